//! Well-known numbers from the literature.

use std::collections::BTreeMap;

use sudokit::solve::Count;
use sudokit::{Geometry, Grid, Puzzle, Solution};
use sudokit_testkit::budget;

fn blank(side: usize) -> Puzzle {
    Puzzle::try_from(Grid::empty(Geometry::of_side(side).unwrap())).unwrap()
}

#[test]
fn there_are_288_grids_of_4x4() {
    assert_eq!(blank(4).solve().count(u64::MAX), Count::Exactly(288));
}

#[test]
fn there_are_28_200_960_grids_of_6x6() {
    assert_eq!(blank(6).solve().count_exact(), Count::Exactly(28_200_960));
}

#[test]
fn a_17_clue_puzzle_without_its_first_clues() {
    let text = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    let mut puzzle: Puzzle = text.parse().unwrap();
    // A search finds the solutions one by one, ten million per second.
    let searched = budget(2, 4);
    for (dropped, known) in [1, 507_806, 4_210_232, 35_106_444].into_iter().enumerate() {
        assert_eq!(puzzle.solve().count_exact(), Count::Exactly(u128::from(known)));
        if dropped < searched {
            assert_eq!(puzzle.solve().count(u64::MAX), Count::Exactly(known));
        }
        let first = puzzle.grid().filled().next().unwrap().0;
        puzzle = puzzle.without(first);
    }
}

/// Every minimal 4x4 puzzle is a set of cells of one of the 288 grids. Up to symmetry there are
/// only two kinds of grids, but counting the sets of every grid needs no such theory.
#[test]
fn minimal_4x4_puzzles_by_clues() {
    let grids: Vec<Solution> = blank(4).solve().iter().collect();
    let mut counts: BTreeMap<u32, usize> = BTreeMap::new();
    for solution in &grids {
        // A set of clues leaves one solution if every other grid differs in one of its cells.
        let differences: Vec<u32> = grids
            .iter()
            .filter(|other| *other != solution)
            .map(|other| {
                let pairs = solution.digits().iter().zip(other.digits()).enumerate();
                pairs.filter(|(_, (a, b))| a != b).fold(0, |bits, (cell, _)| bits | 1 << cell)
            })
            .collect();
        let is_unique = |clues: u32| differences.iter().all(|difference| clues & difference != 0);
        for clues in 0..1_u32 << 16 {
            let is_minimal =
                || (0..16).filter(|cell| clues >> cell & 1 != 0).all(|cell| !is_unique(clues & !(1 << cell)));
            if (4..=6).contains(&clues.count_ones()) && is_unique(clues) && is_minimal() {
                *counts.entry(clues.count_ones()).or_default() += 1;
            }
        }
    }
    assert_eq!(counts, BTreeMap::from([(4, 25_728), (5, 58_368), (6, 1_536)]));
}
