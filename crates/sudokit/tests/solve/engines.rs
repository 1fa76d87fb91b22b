//! The conformance suite for every engine.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sudokit::classic::{Answer, BatchSolver, Board81, ClassicSolver, Line81, Masks81};
use sudokit::internal::{GeneralSolver, SearchOutcome};
use sudokit::solve::SolveMethod;
use sudokit::{Control, Digit, Puzzle};
use sudokit_testkit::budget;

/// The engine that [`Puzzle::solve`] chooses.
mod chosen {
    use super::*;

    fn solutions(puzzle: &Puzzle, limit: usize) -> Vec<Vec<Digit>> {
        puzzle.solve().iter().take(limit).map(|solution| solution.digits().to_vec()).collect()
    }

    sudokit_testkit::engine_conformance!(solutions);
}

/// The general engine, also on boards for which another is chosen.
mod any {
    use super::*;

    fn solutions(puzzle: &Puzzle, limit: usize) -> Vec<Vec<Digit>> {
        let mut search = GeneralSolver::new(puzzle);
        let found = std::iter::from_fn(|| {
            (search.advance(&|| false) == SearchOutcome::Solved).then(|| search.solution().digits().to_vec())
        });
        found.take(limit).collect()
    }

    sudokit_testkit::engine_conformance!(solutions);
}

/// Textbook backtracking, on puzzles for which it is fast enough.
mod backtrack {
    use super::*;
    use sudokit::solve::SolveMethod;

    fn solutions(puzzle: &Puzzle, limit: usize) -> Vec<Vec<Digit>> {
        let found = puzzle.solve().method(SolveMethod::Backtrack).iter().take(limit);
        found.map(|solution| solution.digits().to_vec()).collect()
    }

    sudokit_testkit::small_conformance!(solutions);

    #[test]
    fn finds_the_known_solutions_of_easy_puzzles() {
        let is_easy = |text: &str| text.starts_with("53") || text.len() < 60;
        for (text, expected) in sudokit_testkit::conformance::PUZZLES.iter().filter(|(text, _)| is_easy(text))
        {
            assert_eq!(solutions(&text.parse().unwrap(), 3).len(), *expected, "{text}");
        }
    }

    #[test]
    fn can_be_stopped() {
        let slow = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
        let slow: Puzzle = slow.parse().unwrap();
        let solve = slow.solve().method(SolveMethod::Backtrack);
        let stopped = Control::new().stop_when(|| true);
        assert_eq!(solve.control(&stopped).first(), Err(sudokit::solve::Unsolved::Stopped));
    }
}

/// The engine for one 9x9 puzzle, with the instructions of this processor.
mod nine {
    use super::*;

    pub(super) fn listed(mut nine: ClassicSolver, puzzle: &Puzzle, limit: usize) -> Vec<Vec<Digit>> {
        let packed = Masks81::new(puzzle).unwrap();
        nine.start(&packed);
        let found = std::iter::from_fn(|| {
            (nine.advance(&|| false) == SearchOutcome::Solved)
                .then(|| nine.solution().digits().map(Digit::new).to_vec())
        });
        let found: Vec<_> = found.take(limit).collect();
        assert_eq!(nine.solve(&packed, limit as u64).count.counted(), found.len() as u64);
        found
    }

    fn solutions(puzzle: &Puzzle, limit: usize) -> Vec<Vec<Digit>> {
        listed(ClassicSolver::new(), puzzle, limit)
    }

    sudokit_testkit::nine_conformance!(solutions);
}

/// The same, without vector instructions.
mod portable_nine {
    use super::*;

    fn solutions(puzzle: &Puzzle, limit: usize) -> Vec<Vec<Digit>> {
        nine::listed(ClassicSolver::portable(), puzzle, limit)
    }

    sudokit_testkit::nine_conformance!(solutions);
}

/// The engine for many 9x9 puzzles, with the instructions of this processor.
mod lanes {
    use super::*;

    pub(super) fn answered(mut lanes: BatchSolver, puzzles: &[Masks81], limit: u64) -> Vec<Answer> {
        let mut answers = vec![Answer::NONE; puzzles.len()];
        lanes.solve(puzzles, limit, &mut answers);
        answers
    }

    fn answers(puzzles: &[Masks81], limit: u64) -> Vec<Answer> {
        answered(BatchSolver::new(), puzzles, limit)
    }

    sudokit_testkit::batch_conformance!(answers);
}

/// The same, without vector instructions.
mod portable_lanes {
    use super::*;

    fn answers(puzzles: &[Masks81], limit: u64) -> Vec<Answer> {
        lanes::answered(BatchSolver::portable(), puzzles, limit)
    }

    sudokit_testkit::batch_conformance!(answers);
}

/// The fast path from text and the slow one give the same masks.
#[test]
fn a_line_is_packed_like_its_puzzle() {
    for (text, _) in sudokit_testkit::conformance::PUZZLES {
        let puzzle: Puzzle = text.parse().unwrap();
        if let Ok(line) = text.parse::<Line81>() {
            assert_eq!(Some(Masks81::from(&line)), Masks81::new(&puzzle), "{text}");
            assert_eq!(Some(Masks81::from(&Board81::from_line(&line).unwrap())), Masks81::new(&puzzle));
        }
    }
    for text in ["", "1", &"1".repeat(80), &"1".repeat(82), &"x".repeat(81), &" ".repeat(81), &"-".repeat(81)]
    {
        assert!(text.parse::<Line81>().is_err(), "{text}");
    }
}

/// A stopped batch marks the counts of unfinished puzzles as lower bounds.
#[test]
fn batches_can_be_stopped() {
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let packed: Vec<_> = [".".repeat(81).as_str(), easy]
        .iter()
        .map(|line| Masks81::from(&line.parse::<Line81>().unwrap()))
        .collect();
    let mut answers = [Answer::NONE; 2];
    let checks = AtomicU32::new(0);
    let mut solver = BatchSolver::new();
    solver.set_control(&Control::new().stop_when(move || checks.fetch_add(1, Ordering::Relaxed) > 3));
    solver.solve(&packed, u64::MAX, &mut answers);
    assert!(matches!(answers[0].count, sudokit::solve::Count::AtLeast(1000..)));
    assert_eq!(answers[1].count, sudokit::solve::Count::Exactly(1));
}

/// Counting and listing are separate code paths.
#[test]
fn counts_match_the_listed_solutions() {
    for (text, _) in sudokit_testkit::conformance::PUZZLES {
        let puzzle: Puzzle = text.parse().unwrap();
        let listed = puzzle.solve().iter().take(1000).count() as u64;
        assert_eq!(puzzle.solve().count(1000).counted(), listed, "{text}");
    }
}

#[test]
fn a_stop_signal_ends_the_search_immediately() {
    let blank: Puzzle = ".".repeat(64 * 64).parse().unwrap();
    let checks = Arc::new(AtomicU32::new(0));
    let seen = Arc::clone(&checks);
    let control = Control::new().stop_when(move || seen.fetch_add(1, Ordering::Relaxed) == 2);
    let count = blank.solve().control(&control).count(u64::MAX);
    assert!(matches!(count, sudokit::solve::Count::AtLeast(_)));
    assert_eq!(checks.load(Ordering::Relaxed), 3);
}

#[test]
fn a_stop_signal_is_checked_between_solutions() {
    // On these boards the search finds solutions without a wrong guess.
    for (cells, method) in [
        (81, SolveMethod::Fastest),
        (81, SolveMethod::Backtrack),
        (36, SolveMethod::Fastest),
        (144, SolveMethod::Fastest),
    ] {
        let blank: Puzzle = ".".repeat(cells).parse().unwrap();
        let found = Arc::new(AtomicU32::new(0));
        let seen = Arc::clone(&found);
        let control = Control::new().stop_when(move || seen.load(Ordering::Relaxed) >= 100);
        let mut solutions = blank.solve().method(method).control(&control).iter();
        while found.load(Ordering::Relaxed) < 100_000 && solutions.next().is_some() {
            found.fetch_add(1, Ordering::Relaxed);
        }
        assert!(solutions.is_stopped(), "{method:?} on {cells} cells");
    }
}

/// Facts about all solutions, without finding all of them.
mod together {
    use super::*;
    use proptest::prelude::*;
    use sudokit::generate::Generator;
    use sudokit::solve::{Count, Unsolved};
    use sudokit::{DigitSet, Geometry, Grid};
    use sudokit_testkit::{naive, strategies};

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(budget(100, 1000)))]

        #[test]
        fn exact_counts_match_the_naive_solver(puzzle in strategies::small_puzzle()) {
            let found = naive::solutions(puzzle.grid(), 400).len();
            if found < 400 {
                prop_assert_eq!(puzzle.solve().count_exact(), Count::Exactly(found as u128));
            } else {
                prop_assert_eq!(puzzle.solve().count_exact_up_to(400), Count::AtLeast(400));
            }
        }

        #[test]
        fn true_candidates_match_the_naive_solver(puzzle in strategies::small_puzzle()) {
            let solutions = naive::solutions(puzzle.grid(), 400);
            // With 400 or more, some solutions may be missing.
            prop_assume!(solutions.len() < 400);
            match puzzle.solve().true_candidates() {
                Ok(backbone) => check(&backbone, &solutions)?,
                Err(problem) => {
                    prop_assert_eq!(problem, Unsolved::NoSolution);
                    prop_assert!(solutions.is_empty());
                }
            }
        }
    }

    fn check(
        backbone: &sudokit::solve::TrueCandidates,
        solutions: &[Vec<Digit>],
    ) -> Result<(), TestCaseError> {
        prop_assert!(backbone.is_complete());
        for cell in backbone.geometry().cells() {
            let seen: DigitSet = solutions.iter().map(|solution| solution[cell.index()]).collect();
            prop_assert_eq!(backbone.digits(cell), seen);
        }
        Ok(())
    }

    /// Classic puzzles without some of their clues.
    #[test]
    fn true_candidates_of_classic_puzzles_match_all_solutions() {
        let generator = Generator::new(Geometry::of_side(9).unwrap()).minimal().seed(4);
        for index in 0..20 {
            let puzzle = generator.puzzle(index).unwrap();
            let mut grid = puzzle.grid().clone();
            let clues: Vec<_> = puzzle.grid().filled().map(|(cell, _)| cell).take(3).collect();
            for cell in clues {
                grid.set(cell, None);
            }
            let puzzle = Puzzle::try_from(grid).unwrap();
            let solutions: Vec<_> =
                puzzle.solve().iter().map(|solution| solution.digits().to_vec()).collect();
            assert!(solutions.len() > 1);
            check(&puzzle.solve().true_candidates().unwrap(), &solutions).unwrap();
        }
    }

    #[test]
    fn stopped_true_candidates_are_incomplete() {
        let blank = |side| Puzzle::try_from(Grid::empty(Geometry::of_side(side).unwrap())).unwrap();
        match blank(25).solve().control(&Control::new().stop_when(|| true)).true_candidates() {
            Ok(backbone) => assert!(!backbone.is_complete() && backbone.decided().next().is_none()),
            Err(problem) => assert_eq!(problem, Unsolved::Stopped),
        }
        let backbone = blank(9).solve().true_candidates().unwrap();
        assert!(backbone.is_complete() && backbone.decided().next().is_none());
        assert!(backbone.geometry().cells().all(|cell| backbone.digits(cell) == DigitSet::full(9)));
    }
}
