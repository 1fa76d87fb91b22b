//! The tests that every engine must pass.

/// An engine: returns up to `limit` solutions as digits row by row.
pub type Engine = fn(&sudokit::Puzzle, usize) -> Vec<Vec<sudokit::Digit>>;

/// Puzzles with their number of solutions, counted up to three.
pub const PUZZLES: &[(&str, usize)] = &[
    ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", 1),
    ("000000010400000000020000000000050407008000300001090000300400200050100000000806000", 1),
    ("000000000400000000020000000000050407008000300001090000300400200050100000000806000", 3),
    ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 1),
    ("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1),
    ("..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..", 0),
    (".9.3....1....8..46......8..4.5.6..3...32756...6..1.9.4..1......58..2....2....7.6.", 0),
    ("....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...", 0),
    ("9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3", 0),
    (".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.", 2),
    (".................................................................................", 3),
    ("534678912672195348198342567859761423426853791713924856961537284287419635345286179", 1),
    ("1.....2.....3...", 3),
    ("2x2:c3a1d4a2c", 1),
    ("3x2:6d2_5_3f3_1d1_5f6_4_3d5", 1),
    ("3x3x:a3_4b7g3a8b1_7c6_2f2e1_5c4_2e1f3_7c8_9b1a9g8b5_7a", 1),
    (
        "9j:a4g3_7_1a5i7b9_2b9s5b4_6b2i9a1_2_8g8a,daacaacaabada_ce_cba___dfebaaca___bb_aa_____ea_b__a_c_a_cc_",
        1,
    ),
];

/// Checks an engine with known puzzles: it must find the right number of solutions, and each must
/// be valid, keep the givens and occur only once.
///
/// # Panics
///
/// Panics if the engine is wrong.
pub fn check_known(engine: Engine) {
    for (text, expected) in PUZZLES {
        let puzzle: sudokit::Puzzle = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = engine(&puzzle, 3);
        assert_eq!(found.len(), *expected, "{text}");
        check_solutions(&puzzle, &found);
    }
}

/// Checks that an engine finds exactly what the naive solver finds.
///
/// # Panics
///
/// Panics if it does not.
pub fn check_against_naive(engine: Engine, puzzle: &sudokit::Puzzle, limit: usize) {
    let mut expected = crate::naive::solutions(puzzle.grid(), limit);
    let mut found = engine(puzzle, limit);
    check_solutions(puzzle, &found);
    if expected.len() < limit {
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{puzzle:?}");
    } else {
        assert_eq!(found.len(), limit, "{puzzle:?}");
    }
}

fn check_solutions(puzzle: &sudokit::Puzzle, solutions: &[Vec<sudokit::Digit>]) {
    for (number, digits) in solutions.iter().enumerate() {
        let grid = sudokit::Grid::from_digits(puzzle.geometry().clone(), digits.iter().copied().map(Some));
        assert!(sudokit::Solution::try_from(grid.clone()).is_ok(), "{puzzle:?} is not solved by {grid:?}");
        assert!(
            puzzle.grid().filled().all(|(cell, digit)| grid.get(cell) == Some(digit)),
            "a given was changed"
        );
        assert!(!solutions[..number].contains(digits), "a solution occurs twice");
    }
}

/// A batch engine: returns, for each of many puzzles, the number of solutions up to `limit` and one
/// of them.
pub type BatchEngine = fn(&[sudokit::classic::Masks81], u64) -> Vec<sudokit::classic::Answer>;

/// Checks the answers of a batch engine against an engine that lists solutions, with limits 1, 2
/// and 5.
///
/// # Panics
///
/// Panics if they differ.
pub fn check_batch(engine: BatchEngine, puzzles: &[sudokit::Puzzle]) {
    let packed: Vec<_> = puzzles.iter().map(|puzzle| packed(puzzle).expect("a 9x9 puzzle")).collect();
    for limit in [1, 2, 5] {
        let answers = engine(&packed, limit);
        for (puzzle, answer) in puzzles.iter().zip(answers) {
            let listed = puzzle.solve().iter().take(limit as usize).count() as u64;
            check_answer(puzzle, limit, listed, &answer);
        }
    }
}

/// Checks an answer against the number of solutions.
///
/// # Panics
///
/// Panics if it is wrong.
pub fn check_answer(puzzle: &sudokit::Puzzle, limit: u64, count: u64, answer: &sudokit::classic::Answer) {
    use sudokit::solve::Count;
    let count = if count < limit { Count::Exactly(count) } else { Count::AtLeast(limit) };
    assert_eq!(answer.count, count, "{puzzle:?}");
    match answer.solution() {
        Some(solution) => check_solutions(puzzle, &[solution.digits().map(sudokit::Digit::new).to_vec()]),
        None => assert_eq!(count.counted(), 0, "{puzzle:?}"),
    }
}

/// Returns the known puzzles that a 9x9 engine supports.
pub fn classic_puzzles() -> Vec<(sudokit::Puzzle, usize)> {
    let puzzles = PUZZLES.iter().map(|(text, count)| (text.parse::<sudokit::Puzzle>().unwrap(), *count));
    puzzles.filter(|(puzzle, _)| packed(puzzle).is_some()).collect()
}

fn packed(puzzle: &sudokit::Puzzle) -> Option<sudokit::classic::Masks81> {
    sudokit::classic::Masks81::new(puzzle)
}

/// Declares the tests of an engine for every board, given a function that finds solutions.
#[macro_export]
macro_rules! engine_conformance {
    ($engine:expr) => {
        #[test]
        fn solves_known_puzzles() {
            $crate::conformance::check_known($engine);
        }

        $crate::small_conformance!($engine);
        $crate::nine_conformance!($engine);
    };
}

/// Declares the tests of a slow engine for every board: only small boards.
#[macro_export]
macro_rules! small_conformance {
    ($engine:expr) => {
        proptest::proptest! {
            #![proptest_config(proptest::prelude::ProptestConfig::with_cases($crate::budget(300, 3000)))]

            #[test]
            fn agrees_with_the_naive_solver(puzzle in $crate::strategies::small_puzzle()) {
                $crate::conformance::check_against_naive($engine, &puzzle, 50);
            }
        }
    };
}

/// Declares the tests of an engine for classic 9x9 boards, given a function that finds solutions.
#[macro_export]
macro_rules! nine_conformance {
    ($engine:expr) => {
        #[test]
        fn solves_known_9x9_puzzles() {
            let engine: $crate::conformance::Engine = $engine;
            for (puzzle, expected) in $crate::conformance::classic_puzzles() {
                assert_eq!(engine(&puzzle, 3).len(), expected, "{puzzle:?}");
            }
        }

        proptest::proptest! {
            #![proptest_config(proptest::prelude::ProptestConfig::with_cases($crate::budget(300, 3000)))]

            #[test]
            fn agrees_with_the_naive_solver_on_9x9(puzzle in $crate::strategies::dense_nine()) {
                $crate::conformance::check_against_naive($engine, &puzzle, 200);
            }
        }
    };
}

/// Declares the tests of an engine for batches of classic 9x9 boards.
#[macro_export]
macro_rules! batch_conformance {
    ($engine:expr) => {
        #[test]
        fn counts_known_puzzles() {
            let engine: $crate::conformance::BatchEngine = $engine;
            let (puzzles, counts): (Vec<_>, Vec<_>) =
                $crate::conformance::classic_puzzles().into_iter().unzip();
            let packed: Vec<_> = puzzles.iter().filter_map(sudokit::classic::Masks81::new).collect();
            for ((puzzle, count), answer) in puzzles.iter().zip(counts).zip(engine(&packed, 3)) {
                $crate::conformance::check_answer(puzzle, 3, count as u64, &answer);
            }
        }

        proptest::proptest! {
            #![proptest_config(proptest::prelude::ProptestConfig::with_cases($crate::budget(60, 600)))]

            #[test]
            fn counts_agree_with_the_naive_solver(
                puzzles in proptest::collection::vec($crate::strategies::dense_nine(), 0..40),
                limit in 1..200_u64,
            ) {
                let engine: $crate::conformance::BatchEngine = $engine;
                let packed: Vec<_> = puzzles.iter().filter_map(sudokit::classic::Masks81::new).collect();
                for (puzzle, answer) in puzzles.iter().zip(engine(&packed, limit)) {
                    let count = $crate::naive::solutions(puzzle.grid(), limit as usize).len() as u64;
                    $crate::conformance::check_answer(puzzle, limit, count, &answer);
                }
            }

            #[test]
            fn counts_agree_with_listing_engines(
                puzzles in proptest::collection::vec($crate::strategies::sparse_nine(), 0..40),
            ) {
                $crate::conformance::check_batch($engine, &puzzles);
            }
        }
    };
}
