//! Serialising and deserialising returns the same value.

use std::fmt::Debug;

use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sudokit::board::{Coordinates, Extra, HouseKind, Position, Regions, Shape};
use sudokit::classic::{Board81, Line81};
use sudokit::format::Format;
use sudokit::generate::{CluePattern, Generated, Generator, StopReason, Symmetry};
use sudokit::logic::explain::{Inference, Reveal, Role};
use sudokit::logic::rate::{Explainer, Grade, Hodoku, HodokuGrade, HodokuLevel, Level, Rating};
use sudokit::logic::{Family, Order, Scale, Technique};
use sudokit::solve::Count;
use sudokit::transform::{Motion, Transform};
use sudokit::watch::Method;
use sudokit::{Digit, DigitSet, Geometry, Grid, House, Puzzle, Solution};
use sudokit_testkit::strategies::{
    alphabet, grid, limited_grid, small_board, small_puzzle, sparse_nine, usual_board,
};

/// Serialises and deserialises a value, through a text and through a tree.
fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> T {
    let text = serde_json::to_string(value).unwrap();
    let read: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let tree = serde_json::to_value(value).unwrap();
    assert_eq!(serde_json::from_value::<T>(tree).unwrap(), read, "{text}");
    read
}

fn assert_kept<T: Serialize + DeserializeOwned + PartialEq + Debug>(values: impl IntoIterator<Item = T>) {
    for value in values {
        assert_eq!(round_trip(&value), value);
    }
}

#[test]
fn names_and_numbers_are_kept() {
    assert_kept(Level::ALL);
    assert_kept(HodokuLevel::ALL);
    assert_kept(Order::ALL);
    assert_kept(Scale::ALL);
    assert_kept(Coordinates::ALL);
    assert_kept(Method::ALL);
    assert_kept(Motion::ALL);
    assert_kept(Symmetry::ALL.iter().copied());
    assert_kept(Family::ALL.iter().copied());
    assert_kept(Reveal::ALL);
    assert_kept(Role::ALL.iter().copied());
    assert_kept(Inference::ALL);
    assert_kept([StopReason::Stopped, StopReason::GaveUp]);
    assert_kept(Format::ALL.iter().copied());
    assert_kept(Technique::ALL.iter().copied());
    assert_kept(Technique::ALL.iter().map(|technique| (technique.ratings(), technique.score())));
    assert_kept(Digit::all(64));
    assert_kept((0..=u16::MAX).map(Rating::tenths));
    assert_kept([0, 1, 1 << 53, (1 << 53) + 1, u64::MAX].map(Count::<u64>::Exactly));
    assert_kept([0, 1 << 53, u64::MAX.into()].map(Count::<u128>::AtLeast));
    // Larger numbers fit only into a text.
    let large = Count::Exactly(u128::MAX);
    let text = serde_json::to_string(&large).unwrap();
    assert_eq!(serde_json::from_str::<Count<u128>>(&text).unwrap(), large);
}

#[test]
fn places_are_kept() {
    let kinds = [
        HouseKind::Row,
        HouseKind::Column,
        HouseKind::Box,
        HouseKind::Region,
        HouseKind::Diagonal,
        HouseKind::Window,
        HouseKind::DisjointGroup,
        HouseKind::Extra,
    ];
    assert_kept(kinds);
    assert_kept(kinds.map(|kind| House { kind, index: 63 }));
    assert_kept([Position { row: 0, column: 0 }, Position { row: 63, column: 8 }]);
    assert_kept(["1x4", "4x1", "3x3", "2x8"].map(|text| text.parse::<Shape>().unwrap()));
    let jigsaw = "AAABB AACBB DCCCB DDCEE DDEEE".parse::<Regions>().unwrap();
    assert_kept([jigsaw, Regions::Boxes("1x5".parse().unwrap()), Regions::Boxes("8x8".parse().unwrap())]);
}

#[test]
fn grades_are_kept() {
    let line = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    let puzzle: Puzzle = line.parse().unwrap();
    let grade = Explainer::new().rate(&puzzle).unwrap();
    assert_eq!(round_trip(&grade), grade);
    let grade = Hodoku::new().rate(&puzzle).unwrap();
    assert!(grade.guesses() > 0 || grade.counts.len() > 3);
    assert_eq!(round_trip(&grade), grade);
}

/// Rows have additional fields.
#[test]
fn rows_of_the_program_are_read() {
    let row = r#"{"source":"a","line":1,"puzzle":"…","status":"rated","er":7.2,"ep":1.2,"ed":1.2,
        "level":"expert","hardest":"x-chain","counts":{"hidden-single":50,"x-chain":1}}"#;
    let grade: Grade = serde_json::from_str(row).unwrap();
    assert_eq!(
        (grade.to_string().as_str(), grade.counts[&Technique::HiddenSingle]),
        ("ER 7.2, EP 1.2, ED 1.2", 50)
    );
    let row = r#"{"level":"hard","score":1052,"steps":61,"brute_force":0,"hardest":"x-wing","counts":{"x-wing":1}}"#;
    let grade: HodokuGrade = serde_json::from_str(row).unwrap();
    assert_eq!(grade.to_string(), "HoDoKu 1052, hard");
    let row = r#"{"puzzle":"1.....2..3.....4","solution":"1243342143122134","clues":4,"er":null,"ep":null,"ed":null,
        "hodoku_level":null,"techniques":null,"symmetry":"none","board":"2x2","seed":1,"index":0,"status":"made"}"#;
    let generated: Generated = serde_json::from_str(row).unwrap();
    assert_eq!((generated.puzzle.clues(), generated.grade), (4, None));
}

#[test]
fn generated_puzzles_are_kept() {
    let boards =
        [Geometry::of_side(9).unwrap(), Geometry::of_side(6).unwrap().with(Extra::DisjointGroups).unwrap()];
    for board in boards {
        let generator = Generator::new(board).symmetry(Symmetry::Rotate180).level(Level::Easy);
        let generated = generator.worker().make(0).unwrap();
        assert_eq!(round_trip(&generated), generated);
        let pattern = CluePattern::of(generated.puzzle.grid());
        assert_eq!(round_trip(&pattern), pattern);
    }
}

/// A text in any format is a grid. A line in the usual symbols needs no guess.
#[test]
fn other_texts_are_read() {
    let read = |text: &str| serde_json::from_value::<Grid>(text.into()).unwrap();
    let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse().unwrap();
    for text in ["1...\n..2.\n.3..\n...4", "1000002003000004", "2x2:1e2b3e4", "A.....B..C.....D"] {
        assert_eq!(read(text), *puzzle.grid(), "{text}");
    }
    let line = format!("1F{}", ".".repeat(254));
    assert!(line.parse::<Puzzle>().unwrap_err().is_ambiguous());
    assert_eq!(read(&line).digits().nth(1).unwrap(), Some(Digit::new(15)));
}

proptest! {
    #[test]
    fn grids_of_small_boards_are_kept(grid in small_board().prop_flat_map(grid)) {
        prop_assert_eq!(&round_trip(&grid), &grid);
        prop_assert_eq!(&round_trip(grid.geometry()), grid.geometry());
    }

    #[test]
    fn puzzles_with_limits_are_kept(puzzle in small_puzzle(), nine in sparse_nine()) {
        if let Ok(board) = Board81::try_from(&nine) {
            prop_assert_eq!(round_trip(&board), board);
            prop_assert_eq!(round_trip(&Line81::from(board)), Line81::from(board));
        }
        prop_assert_eq!(&round_trip(&puzzle), &puzzle);
        prop_assert_eq!(&round_trip(&nine), &nine);
    }

    #[test]
    fn solutions_of_small_boards_are_kept(board in small_board()) {
        let empty = Puzzle::try_from(Grid::empty(board)).unwrap();
        let solution: Option<Solution> = empty.solve().first().ok();
        prop_assert_eq!(round_trip(&solution), solution);
    }

    #[test]
    fn sets_and_alphabets_are_kept(bits: u64, alphabet in (4..=64_usize).prop_flat_map(alphabet)) {
        let set = DigitSet::from_bits(bits);
        prop_assert_eq!(round_trip(&set), set);
        prop_assert_eq!(&round_trip(&alphabet), &alphabet);
    }

    #[test]
    fn transforms_are_kept(board in usual_board(vec![4, 6, 9, 12, 25, 64]), seed: u64, identity: bool) {
        let transform = if identity { Transform::identity(board.side()) } else { Transform::random(&board, seed, 0) };
        prop_assert_eq!(&round_trip(&transform), &transform);
    }

    #[test]
    fn canonical_forms_are_kept(puzzle in small_puzzle(), nine in sparse_nine()) {
        for puzzle in [puzzle, nine] {
            let Ok(canonical) = puzzle.canonical() else { continue };
            let read = round_trip(&canonical);
            prop_assert_eq!(puzzle.transformed(&read.transform).unwrap(), read.form);
            if let Ok(solution) = puzzle.solve().first() {
                let canonical = solution.canonical().unwrap();
                prop_assert_eq!(round_trip(&canonical), canonical);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn grids_of_large_boards_are_kept(
        grid in usual_board(vec![8, 9, 12, 16, 25, 36, 64]).prop_flat_map(grid),
        limited in usual_board(vec![9, 16]).prop_flat_map(limited_grid),
    ) {
        prop_assert_eq!(&round_trip(&grid), &grid);
        prop_assert_eq!(&round_trip(&limited), &limited);
    }
}
