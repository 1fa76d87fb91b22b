//! Large counts and many positions, for `cargo xtask soak`.

use sudokit::canonical::{Canonizer, Clues};
use sudokit::technique::Family;
use sudokit::transform::Transform;
use sudokit::{Count, Generator, Geometry, Grid, Puzzle, Technique};
use sudokit_testkit::{boards, group, positions};

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

#[test]
fn every_generated_puzzle_has_one_solution() {
    for side in [4, 6, 8, 9, 10, 12, 15, 16] {
        let generator = Generator::new(Geometry::of_side(side).unwrap()).seed(99);
        for index in 0..500 {
            let puzzle = generator.puzzle(index).unwrap();
            assert!(puzzle.solve().unique().is_ok(), "side {side}, puzzle {index}");
        }
    }
}

#[test]
fn blank_6x6_boards_of_both_shapes_have_as_many_grids() {
    let count = |text: &str| {
        let geometry = Geometry::new(text.parse().unwrap());
        Puzzle::try_from(Grid::empty(geometry)).unwrap().solve().count(u64::MAX)
    };
    assert_eq!(count("2x3"), Count::Exactly(28_200_960));
    assert_eq!(count("3x2"), Count::Exactly(28_200_960));
}

/// A million positions and all techniques but forcing chains: about an hour on
/// one processor.
#[test]
#[ignore = "long: cargo xtask soak"]
fn steps_at_a_million_positions_are_proven() {
    const PUZZLES: u64 = 10_000;
    const POSITIONS: u64 = 100;
    let generator = Generator::new(Geometry::of_side(9).unwrap()).seed(4);
    let techniques: Vec<Technique> =
        Technique::ALL.iter().copied().filter(|t| t.family() != Family::ForcingChains).collect();
    let mut steps = 0;
    for index in 0..PUZZLES {
        let puzzle = generator.puzzle(index).unwrap();
        let solution = puzzle.solve().unique().unwrap();
        for dice in 0..POSITIONS {
            let position = positions::thrown(&puzzle, &solution, 2 * dice as usize, dice);
            for &technique in &techniques {
                steps += positions::assert_sound(technique, &position, &solution);
            }
        }
    }
    assert!(steps > 1_000_000, "{steps}");
}

/// Some 1,200 boards of every kind, against all 3,359,232 changes of places of
/// each: a few minutes.
#[test]
#[ignore = "long: cargo xtask soak"]
fn canonical_forms_are_the_smallest_of_all_images() {
    for puzzle in boards::of_every_kind(2, 40) {
        let (smallest, automorphisms) = group::smallest(puzzle.grid());
        let clues = Clues::new(&puzzle).unwrap();
        for mut canonizer in [Canonizer::new(), Canonizer::portable()] {
            let found = canonizer.puzzle(&clues);
            assert_eq!(found.form.cells()[..], smallest[..], "{puzzle:?}");
            assert_eq!(found.automorphisms, automorphisms, "{puzzle:?}");
        }
        let canonical = puzzle.canonical().unwrap();
        assert_eq!(group::image(puzzle.grid(), &canonical.transform), smallest, "{puzzle:?}");
    }
}

/// A million images of puzzles, grids and boards of every kind.
#[test]
#[ignore = "long: cargo xtask soak"]
fn a_million_images_have_the_forms_of_their_boards() {
    let board = Geometry::of_side(9).unwrap();
    let generator = Generator::new(board.clone()).minimal().seed(5);
    let mut maker = generator.worker();
    let mut canonizer = Canonizer::new();
    let mut check = |puzzle: &Puzzle, images: u64, seed: u64| {
        let form = canonizer.puzzle(&Clues::new(puzzle).unwrap());
        for index in 0..images {
            let image = puzzle.transformed(&Transform::random(&board, seed, index)).unwrap();
            assert_eq!(canonizer.puzzle(&Clues::new(&image).unwrap()), form, "{puzzle:?}");
        }
    };
    for index in 0..50_000 {
        let creation = maker.make(index, &|| false).unwrap();
        check(&creation.puzzle, 8, index);
        let grid = Puzzle::try_from(Grid::from(&creation.solution)).unwrap();
        check(&grid, 8, index);
    }
    for (seed, puzzle) in (0..).zip(boards::of_every_kind(3, 140)) {
        check(&puzzle, 50, seed);
    }
}
