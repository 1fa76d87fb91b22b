//! Tables of all kinds of boards. `tests/ratings/hodoku.rs` compares the steps with HoDoKu's own
//! paths.

mod alternating_chain;

use std::ops::ControlFlow;

use super::*;
use crate::base::Candidate;
use crate::board::{Extra, Geometry, Puzzle, Regions, Solution};
use crate::generate::Generator;
use crate::logic::check::check;
use crate::logic::techniques::NEVER;
use crate::logic::{Program, Step, Technique};

/// Puzzles for which HoDoKu needs all its chains, including nets.
const HARD: [&str; 3] = [
    "000002000093007600700000091004021008100050002300480700430000006005800170000200000",
    "1...5.7...5...9.3..8...7....4..1........6...29....51....4.....87..5..6...3.....2.",
    "98.7..6..7.6....5..45.8.....6..4..8...3...........21....4.3..6....1....2.....79..",
];

const FILLS: [TableContent; 3] =
    [TableContent::Chains(Grouping::Plain), TableContent::Chains(Grouping::Grouped), TableContent::Nets];

fn boards() -> Vec<Puzzle> {
    let nine = Geometry::of_side(9).unwrap();
    let jigsaw: Regions = "AAABB AACBB DCCCB DDCEE DDEEE".parse().unwrap();
    let boards = [
        Geometry::of_side(4).unwrap(),
        Geometry::of_side(6).unwrap(),
        nine.with(Extra::FallingDiagonal).unwrap().with(Extra::RisingDiagonal).unwrap(),
        nine.with(Extra::Windows).unwrap(),
        nine.with(Extra::Cells(nine.cells().take(30).step_by(7).collect())).unwrap(),
        Geometry::with_regions(jigsaw),
        Geometry::of_side(16).unwrap(),
    ];
    let made = boards.map(|board| Generator::new(board).seed(2).puzzle(0).unwrap());
    made.into_iter().chain(HARD.map(|line| line.parse().unwrap())).collect()
}

/// Returns all steps of one kind, up to `most`.
fn steps(tables: &mut HodokuChainEngine, fill: usize, candidates: &Candidates, most: usize) -> Vec<Step> {
    let mut found = Vec::new();
    let mut sink = |step| {
        found.push(step);
        if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let scan = &mut Scan::new(Program::Hodoku, candidates, &mut sink);
    let _ = match fill {
        0 => tables.nice_loops(Grouping::Plain, scan),
        1 => tables.nice_loops(Grouping::Grouped, scan),
        2 => tables.forcing_chains(scan),
        _ => tables.forcing_nets(scan),
    };
    found
}

fn is_true(step: &Step, solution: &Solution) -> bool {
    let is_right = |candidate: &Candidate| solution.get(candidate.cell) == candidate.digit;
    step.placements.iter().all(is_right) && !step.eliminations.iter().any(is_right)
}

#[test]
fn steps_on_any_board_are_proven_and_true() {
    let mut tables = HodokuChainEngine::default();
    for puzzle in boards() {
        let position = puzzle.candidates();
        let solution = puzzle.solve().unique().unwrap();
        for search in 0..4 {
            for step in steps(&mut tables, search, &position, 40) {
                assert_eq!(check(&step, &position).err(), None, "{step:#?}");
                assert!(is_true(&step, &solution), "{step:#?}");
            }
        }
    }
}

#[test]
fn the_sets_agree_with_the_tables() {
    let mut made = ChainTables::default();
    for puzzle in boards() {
        for fill in FILLS {
            let candidates = puzzle.candidates();
            made.make(&candidates, fill, NEVER);
            made.tables.fill_chains(&made.nodes);
            let literals =
                || (0..made.tables.literals()).map(crate::logic::techniques::links::ChainLiteral::from_index);
            for assumption in literals().step_by(7) {
                made.table.expand(assumption, &made.tables);
                for literal in literals() {
                    let is_there = made.table.number(literal).is_some();
                    assert_eq!(made.closure.has(assumption, literal), is_there, "{fill:?}");
                }
            }
        }
    }
}

#[test]
fn the_best_step_comes_first() {
    let mut tables = HodokuChainEngine::default();
    for line in HARD {
        let position = line.parse::<Puzzle>().unwrap().candidates();
        for search in 0..4 {
            let all = steps(&mut tables, search, &position, usize::MAX);
            assert_eq!(steps(&mut tables, search, &position, 1), all[..all.len().min(1)]);
            let outcome = |step: &Step| (step.technique, step.placements.clone(), step.eliminations.clone());
            let mut distinct: Vec<_> = all.iter().map(outcome).collect();
            distinct.sort();
            distinct.dedup();
            assert_eq!(distinct.len(), all.len(), "each step is found once");
        }
    }
}

#[test]
fn plain_searches_find_no_groups() {
    let mut tables = HodokuChainEngine::default();
    let plain = [Technique::ContinuousNiceLoop, Technique::DiscontinuousNiceLoop, Technique::Aic];
    for line in HARD {
        let position = line.parse::<Puzzle>().unwrap().candidates();
        let all = steps(&mut tables, 0, &position, usize::MAX);
        assert!(all.iter().all(|step| plain.contains(&step.technique)));
    }
}

#[test]
fn full_and_huge_boards_have_no_tables() {
    let mut tables = HodokuChainEngine::default();
    let solution = HARD[0].parse::<Puzzle>().unwrap().solve().unique().unwrap();
    let full: Puzzle = solution.to_string().parse().unwrap();
    let huge: Puzzle = ".".repeat(625).parse().unwrap();
    for candidates in [full.candidates(), huge.candidates()] {
        assert!((0..4).all(|search| steps(&mut tables, search, &candidates, 1).is_empty()));
    }
}
