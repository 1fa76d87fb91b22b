//! Counts that take minutes and have no short form, for `cargo xtask soak`.

use sudokit::solve::Count;
use sudokit::{Geometry, Grid, Puzzle};

/// Exchanging the rows of a band leaves as many ways to finish the board.
#[test]
fn exchanged_rows_of_an_8x8_band_leave_as_many_completions() {
    let first = "12345678\n56781234\n";
    let rows = |middle: &str| format!("{first}{middle}{}", "........\n".repeat(4));
    let counts: Vec<Count> = ["21436587\n65872143\n", "65872143\n21436587\n"]
        .iter()
        .map(|middle| rows(middle).parse::<Puzzle>().unwrap().solve().count(u64::MAX))
        .collect();
    assert_eq!(counts[0], counts[1], "rows of a band may be exchanged");
    assert!(matches!(counts[0], Count::Exactly(1..)));
}

/// Searching finds every grid; on every change they are counted together.
#[test]
fn blank_6x6_boards_of_both_shapes_have_as_many_grids() {
    let count = |text: &str| {
        let geometry = Geometry::new(text.parse().unwrap());
        Puzzle::try_from(Grid::empty(geometry)).unwrap().solve().count(u64::MAX)
    };
    assert_eq!(count("2x3"), Count::Exactly(28_200_960));
    assert_eq!(count("3x2"), Count::Exactly(28_200_960));
}
