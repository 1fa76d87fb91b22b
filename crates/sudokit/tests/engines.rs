//! Every engine under the one conformance suite.

use sudokit::{Digit, Puzzle};

/// The engine that a puzzle's own `solve` chooses.
fn chosen(puzzle: &Puzzle, limit: usize) -> Vec<Vec<Digit>> {
    puzzle.solve().iter().take(limit).map(|solution| solution.digits().to_vec()).collect()
}

sudokit_testkit::engine_conformance!(chosen);

/// Counting and listing are two paths to the same number.
#[test]
fn a_count_is_the_number_of_solutions() {
    for (text, _) in sudokit_testkit::conformance::PUZZLES {
        let puzzle: Puzzle = text.parse().unwrap();
        let listed = puzzle.solve().iter().take(1000).count() as u64;
        assert_eq!(puzzle.solve().count(1000).counted(), listed, "{text}");
    }
}

#[test]
fn a_stop_signal_ends_the_search_at_once() {
    use std::cell::Cell;
    let blank: Puzzle = ".".repeat(64 * 64).parse().unwrap();
    let looks = Cell::new(0);
    let stop = || {
        looks.set(looks.get() + 1);
        looks.get() == 3
    };
    let count = blank.solve().stop_when(&stop).count(u64::MAX);
    assert!(matches!(count, sudokit::Count::AtLeast(_)));
    assert_eq!(looks.get(), 3);
}
