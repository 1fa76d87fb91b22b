//! The symmetries of sudoku: group laws and invariants.

use proptest::prelude::*;
use sudokit::board::{Extra, Regions, Shape};
use sudokit::logic::Technique;
use sudokit::logic::check::check;
use sudokit::solve::Count;
use sudokit::transform::{Motion, Transform};
use sudokit::{Geometry, Grid, Puzzle, format};
use sudokit_testkit::strategies;

/// Boards of every kind that has symmetries.
fn board() -> impl Strategy<Value = Geometry> {
    let of = |rows: usize, columns: usize| Geometry::new(Shape::new(rows, columns).unwrap());
    let jigsaw = "AAAB ACBB CCDB CDDD".parse::<Regions>().unwrap();
    let boards = [
        of(2, 2),
        of(2, 3),
        of(3, 2),
        of(3, 3),
        of(3, 4),
        Geometry::with_regions(jigsaw),
        of(3, 3).with(Extra::FallingDiagonal).unwrap(),
        of(3, 3).with(Extra::FallingDiagonal).unwrap().with(Extra::RisingDiagonal).unwrap(),
        of(3, 3).with(Extra::Windows).unwrap(),
        of(3, 3).with(Extra::DisjointGroups).unwrap(),
    ];
    proptest::sample::select(boards.to_vec())
}

fn transforms(count: usize) -> impl Strategy<Value = (Geometry, Vec<Transform>)> {
    (board(), any::<u64>()).prop_map(move |(board, seed)| {
        let transforms = (0..count as u64).map(|index| Transform::random(&board, seed, index)).collect();
        (board, transforms)
    })
}

proptest! {
    #[test]
    fn transforms_are_a_group((board, all) in transforms(3)) {
        let [a, b, c] = &all[..] else { unreachable!() };
        let identity = Transform::identity(board.side());
        prop_assert_eq!(a.then(b).then(c), a.then(&b.then(c)));
        prop_assert_eq!(&a.then(&identity), a);
        prop_assert_eq!(&identity.then(a), a);
        prop_assert_eq!(&a.then(&a.inverse()), &identity);
        prop_assert_eq!(&a.inverse().then(a), &identity);
        prop_assert_eq!(a.then(b).inverse(), b.inverse().then(&a.inverse()));
        prop_assert_eq!(&Transform::parse(&a.to_string(), board.side()).unwrap(), a);
    }

    #[test]
    fn composition_is_applying_one_after_the_other((board, all) in transforms(2), seed in any::<u64>()) {
        let grid = some_grid(&board, seed);
        let both = grid.transformed(&all[0].then(&all[1])).unwrap();
        prop_assert_eq!(&grid.transformed(&all[0]).unwrap().transformed(&all[1]).unwrap(), &both);
        prop_assert_eq!(both.geometry(), &board);
        let back = both.transformed(&all[1].inverse()).unwrap().transformed(&all[0].inverse()).unwrap();
        prop_assert_eq!(back, grid);
    }

    #[test]
    fn limits_and_solutions_are_transformed_too(puzzle in strategies::small_puzzle(), seed in any::<u64>()) {
        let transform = Transform::random(puzzle.geometry(), seed, 0);
        let image = puzzle.transformed(&transform).unwrap();
        prop_assert_eq!(image.clues(), puzzle.clues());
        prop_assert_eq!(image.solve().count(50), puzzle.solve().count(50));
        for solution in puzzle.solve().iter().take(3) {
            let solution = Grid::from(&solution.transformed(&transform).unwrap());
            prop_assert!(image.grid().filled().all(|(cell, digit)| solution.get(cell) == Some(digit)));
            prop_assert!(solution.clashes().is_empty());
        }
        let candidates = puzzle.candidates().transformed(&transform).unwrap();
        prop_assert_eq!(candidates, image.candidates());
    }
}

/// A grid with digits in every third cell, which may clash.
fn some_grid(board: &Geometry, seed: u64) -> Grid {
    let digits = Transform::random(board, seed, 1);
    let cells = board.cells().map(|cell| {
        let digit = sudokit::Digit::from_index(cell.index() % board.side());
        (cell.index() % 3 == 0).then(|| digits.digit(digit))
    });
    Grid::from_digits(board.clone(), cells)
}

/// Uses the example of every technique, and so every shape of reason.
#[test]
fn a_transformed_step_is_a_step_of_the_transformed_position() {
    let mut seen = 0;
    for &technique in Technique::ALL {
        let Some(example) = technique.example() else { continue };
        let position = format::parse(example).unwrap().candidates().unwrap();
        let step = technique.find_first(&position).unwrap_or_else(|| panic!("{technique}: {example}"));
        let board = position.geometry();
        for index in 0..10 {
            let transform = Transform::random(board, seen, index);
            let image = step.transformed(&transform, board).unwrap();
            let turned = position.transformed(&transform).unwrap();
            check(&image, &turned).unwrap_or_else(|flaw| panic!("{technique}: {flaw}: {image:#?}"));
            let back = image.transformed(&transform.inverse(), board).unwrap();
            assert_eq!((&back.placements, &back.eliminations), (&step.placements, &step.eliminations));
            assert_eq!(turned.transformed(&transform.inverse()).unwrap(), position);
        }
        seen += 1;
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn texts_that_are_not_transforms_are_rejected() {
    for (text, expected) in [
        (
            "turn",
            "'turn' is not part of a transform: write 'transpose', 'rows 213456789', 'columns …' or 'digits …', one \
             after another",
        ),
        ("rows 2134 rows 2134", "'rows' appears twice in this transform: write each part once"),
        ("rows 2234", "the rows of a transform are the numbers from 1 to 4, each once"),
        ("columns 123", "the columns of a transform are the numbers from 1 to 4, each once"),
        ("digits 1235", "the digits of a transform are the numbers from 1 to 4, each once"),
    ] {
        assert_eq!(Transform::parse(text, 4).unwrap_err().to_string(), expected);
    }
}

#[test]
fn transforms_that_change_the_puzzle_are_rejected() {
    let board = Geometry::of_side(9).unwrap();
    let swap = Transform::parse("rows 423156789", 9).unwrap();
    let problem = |board: &Geometry, by: &Transform| board.transformed(by).unwrap_err().to_string();
    assert_eq!(
        problem(&board, &swap),
        "this transform would break up boxes: rows can only be swapped within a group of 3, or whole groups with \
         each other"
    );
    assert_eq!(
        problem(&board, &Transform::parse("columns 423156789", 9).unwrap()),
        "this transform would break up boxes: columns can only be swapped within a group of 3, or whole groups \
         with each other"
    );
    assert_eq!(
        problem(&board, &Transform::identity(4)),
        "this transform is for 4x4 boards, and the board is 9x9"
    );

    let diagonal = board.with(Extra::FallingDiagonal).unwrap();
    let swap = Transform::parse("rows 213456789", 9).unwrap();
    assert_eq!(board.transformed(&swap), Ok(board.clone()));
    assert_eq!(
        problem(&diagonal, &swap),
        "this transform would break up a diagonal: on this board, only turns, reflections and new names for \
         digits keep the puzzle valid"
    );
    let mirrored = diagonal.transformed(&Transform::of(Motion::MirrorH, 9)).unwrap();
    assert_eq!(mirrored, board.with(Extra::RisingDiagonal).unwrap());

    let error = board.transformed(&Transform::identity(4)).unwrap_err();
    assert_eq!(error.to_string(), "this transform is for 4x4 boards, and the board is 9x9");
}

#[test]
fn transposing_swaps_the_rows_and_columns_of_boxes() {
    let board = Geometry::new(Shape::new(2, 3).unwrap());
    let image = board.transformed(&Transform::of(Motion::Diagonal, 6)).unwrap();
    assert_eq!(image, Geometry::new(Shape::new(3, 2).unwrap()));
    let blank = Puzzle::try_from(Grid::empty(image)).unwrap();
    assert_eq!(blank.solve().count(10), Count::AtLeast(10));
}

/// The transforms of a seed never change, like its puzzles.
#[test]
fn a_seed_always_gives_the_same_transform() {
    let board = Geometry::of_side(9).unwrap();
    assert_eq!(
        Transform::random(&board, 1, 0).to_string(),
        "rows 897213465 columns 456132879 digits 628349157"
    );
    assert_ne!(Transform::random(&board, 1, 0), Transform::random(&board, 1, 1));
}
