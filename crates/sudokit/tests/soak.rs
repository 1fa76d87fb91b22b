//! Counts that take minutes and have no short form, for `cargo xtask soak`.

use sudokit::solve::Count;
use sudokit::{Geometry, Grid, Puzzle};

/// Swapping rows of a band does not change the number of completions.
#[test]
fn swapping_rows_of_an_8x8_band_keeps_the_number_of_completions() {
    let first = "12345678\n56781234\n";
    let rows = |middle: &str| format!("{first}{middle}{}", "........\n".repeat(4));
    let counts: Vec<Count> = ["21436587\n65872143\n", "65872143\n21436587\n"]
        .iter()
        .map(|middle| rows(middle).parse::<Puzzle>().unwrap().solve().count(u64::MAX))
        .collect();
    assert_eq!(counts[0], counts[1], "rows of a band can be swapped");
    assert!(matches!(counts[0], Count::Exactly(1..)));
}

/// The search finds every grid here; the normal tests count them as a sum.
#[test]
fn blank_6x6_boards_of_both_shapes_have_the_same_number_of_grids() {
    let count = |text: &str| {
        let geometry = Geometry::new(text.parse().unwrap());
        Puzzle::try_from(Grid::empty(geometry)).unwrap().solve().count(u64::MAX)
    };
    assert_eq!(count("2x3"), Count::Exactly(28_200_960));
    assert_eq!(count("3x2"), Count::Exactly(28_200_960));
}
