use proptest::prelude::*;

use super::*;
use std::sync::atomic::{AtomicI32, Ordering};

use crate::base::{Control, DigitSet};
use crate::board::{Geometry, Grid, Shape};
use crate::generate::Generator;
use crate::logic::rate::{Explainer, Unrated};
use crate::solve::{Count, NotUnique};

/// Boards of every kind, small enough for many cases.
fn board(number: u8) -> Geometry {
    let of_side = |side| Geometry::of_side(side).unwrap();
    match number % 6 {
        0 | 1 => of_side(9),
        2 => of_side(4),
        3 => Geometry::new(Shape::new(3, 2).unwrap()),
        4 => of_side(6).with(crate::board::Extra::FallingDiagonal).unwrap(),
        _ => Geometry::with_regions("AAABB AACBB DCCCB DDCEE DDEEE".parse().unwrap()),
    }
}

fn puzzle(number: u8, seed: u64) -> Puzzle {
    Generator::new(board(number)).seed(seed).puzzle(0).unwrap()
}

fn is_part(part: &Puzzle, whole: &Puzzle) -> bool {
    part.grid().filled().all(|(cell, digit)| whole.get(cell) == Some(digit))
}

/// The givens that are not needed.
fn redundant(puzzle: &Puzzle) -> Vec<Cell> {
    puzzle.solve().redundant_givens().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn minimal_puzzles_are_minimal_parts(number: u8, seed: u64) {
        let puzzle = puzzle(number, seed);
        let edited = Edit::new(&puzzle).seed(seed).minimize().unwrap();
        prop_assert_eq!(edited.end, Ended::Done);
        prop_assert!(is_part(&edited.puzzle, &puzzle));
        prop_assert!(redundant(&edited.puzzle).is_empty());
        prop_assert_eq!(puzzle.solve().unique().unwrap(), edited.solution);
        prop_assert_eq!(Edit::new(&puzzle).seed(seed).minimize().unwrap().puzzle, edited.puzzle);
    }

    #[test]
    fn a_symmetry_is_kept(seed: u64) {
        let symmetry = Symmetry::Rotate180;
        let puzzle = Generator::new(board(0)).symmetry(symmetry).clues(34..=40).seed(seed).puzzle(0).unwrap();
        let minimal = Edit::new(&puzzle).symmetry(symmetry).minimize().unwrap().puzzle;
        for group in symmetry.orbits(minimal.geometry()) {
            prop_assert!(group.iter().all(|&cell| minimal.get(cell).is_some() == minimal.get(group[0]).is_some()));
            if minimal.get(group[0]).is_some() {
                let fewer = group.iter().fold(minimal.clone(), |puzzle, &cell| puzzle.without(cell));
                prop_assert!(fewer.solve().unique().is_err(), "a group can be removed");
            }
        }
    }

    #[test]
    fn reductions_have_the_requested_clues(number: u8, seed: u64, less in 1_usize..6) {
        let puzzle = puzzle(number, seed);
        let clues = puzzle.clues() - less;
        let edited = Edit::new(&puzzle).seed(seed).reduce(clues).unwrap();
        prop_assert!(is_part(&edited.puzzle, &puzzle));
        prop_assert!(edited.puzzle.solve().unique().is_ok());
        match edited.end {
            Ended::Done => prop_assert_eq!(edited.puzzle.clues(), clues),
            Ended::Short => prop_assert!(redundant(&edited.puzzle).is_empty() && edited.puzzle.clues() > clues),
            Ended::Stopped => prop_assert!(false, "there was no stop signal"),
        }
    }

    #[test]
    fn completed_puzzles_need_what_was_added(number: u8, seed: u64, drop in 0_usize..1000) {
        let whole = puzzle(number, seed);
        let mut random = Random::new(seed, 1, 0);
        let cells: Vec<Cell> = whole.geometry().cells().collect();
        let part = cells.iter().fold(whole.clone(), |puzzle, &cell| {
            if random.below(1000) < drop { puzzle.without(cell) } else { puzzle }
        });
        let edited = Edit::new(&part).seed(seed).complete().unwrap();
        prop_assert_eq!(edited.end, Ended::Done);
        prop_assert!(is_part(&part, &edited.puzzle));
        for cell in redundant(&edited.puzzle) {
            prop_assert!(part.get(cell).is_some(), "an added clue is not needed");
        }
    }

    #[test]
    fn limits_are_kept(seed: u64) {
        let whole = puzzle(2, seed);
        let solution = whole.solve().unique().unwrap();
        let mut random = Random::new(seed, 2, 0);
        let cells: Vec<Cell> = whole.geometry().cells().collect();
        let limits = cells.iter().map(|&cell| {
            DigitSet::only(solution.get(cell)) | DigitSet::from_bits(random.below(16) as u64)
        });
        let grid = Grid::empty(whole.geometry().clone()).with_limits(limits.collect::<Vec<_>>());
        let limited = Puzzle::try_from(grid).unwrap();
        let edited = Edit::new(&limited).complete().unwrap();
        prop_assert_eq!(edited.puzzle.solve().count(2), Count::Exactly(1));
        prop_assert_eq!(edited.puzzle.grid().limits(), limited.grid().limits());
        let minimal = Edit::new(&edited.puzzle).minimize().unwrap().puzzle;
        prop_assert_eq!(minimal.solve().count(2), Count::Exactly(1));
    }
}

#[test]
fn the_rating_is_kept() {
    let mut rater = Explainer::new();
    for seed in 0..6 {
        let puzzle = puzzle(0, seed);
        let er = rater.rate(&puzzle).unwrap().er;
        let fewer = Edit::new(&puzzle).seed(seed).reduce_rated(0).unwrap();
        assert_eq!(fewer.end, Ended::Done);
        assert_eq!(rater.rate(&fewer.puzzle).unwrap().er, er);
        assert!(is_part(&fewer.puzzle, &puzzle));
        for (cell, _) in fewer.puzzle.grid().filled() {
            let changed = rater.rate(&fewer.puzzle.without(cell));
            assert!(
                changed.is_err() || changed.is_ok_and(|grade| grade.er != er),
                "another clue can be removed"
            );
        }
        let some = Edit::new(&puzzle).seed(seed).reduce_rated(fewer.puzzle.clues() + 1).unwrap();
        assert_eq!(some.end, Ended::Done);
        assert_eq!(rater.rate(&some.puzzle).unwrap().er, er);
    }
}

#[test]
fn puzzles_without_one_solution_are_refused() {
    let several: Puzzle = "1...\n....\n....\n...1".parse().unwrap();
    assert!(matches!(Edit::new(&several).minimize(), Err(NotUnique::Several(_))));
    assert!(matches!(Edit::new(&several).reduce(2), Err(NotUnique::Several(_))));
    let none: Puzzle = "12..\n..3.\n....\n...4".parse().unwrap();
    assert!(matches!(Edit::new(&none).complete(), Err(NotUnique::NoSolution)));
    assert!(matches!(Edit::new(&puzzle(2, 0)).reduce_rated(0), Err(Unrated::OtherBoard)));
}

#[test]
fn a_stopped_completion_has_one_solution() {
    for side in [9, 16, 25] {
        let empty = Puzzle::try_from(Grid::empty(Geometry::of_side(side).unwrap())).unwrap();
        for checks in [3, 10, 40] {
            let left = AtomicI32::new(checks);
            let control = Control::new().stop_when(move || left.fetch_sub(1, Ordering::Relaxed) <= 0);
            match Edit::new(&empty).control(&control).complete() {
                Ok(edited) => assert!(edited.puzzle.solve().unique().is_ok(), "{side}"),
                Err(problem) => assert!(matches!(problem, NotUnique::Stopped { .. }), "{side}"),
            }
        }
    }
}

#[test]
fn one_clue_decides_between_two_solutions() {
    let board = board(0);
    let line = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
    let several: Puzzle = line.parse().unwrap();
    let edited = Edit::new(&several).complete().unwrap();
    assert_eq!(edited.puzzle.clues(), several.clues() + 1);
    let empty = Puzzle::try_from(Grid::empty(board)).unwrap();
    let edited = Edit::new(&empty).complete().unwrap();
    assert!(edited.puzzle.clues() <= 24, "{}", edited.puzzle.clues());
    assert_ne!(Edit::new(&empty).seed(1).complete().unwrap().solution, edited.solution);
}
