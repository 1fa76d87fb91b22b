//! Canonical forms match a search through all symmetries, are the same for every image of a board,
//! and agree with published results.

use proptest::prelude::*;
use sudokit::board::Regions;
use sudokit::classic::{Board81, Canonizer};
use sudokit::generate::Generator;
use sudokit::transform::{CanonicalKey, Transform};
use sudokit::{Digit, DigitSet, Geometry, Grid, Puzzle, Solution};
use sudokit_testkit::{boards, budget, group, rounds, strategies};

fn digits(grid: &Grid) -> Vec<u8> {
    grid.digits().map(|digit| digit.map_or(0, Digit::get)).collect()
}

fn classic() -> Geometry {
    Geometry::of_side(9).unwrap()
}

/// Checks a puzzle's form, symmetries and transform.
fn check(puzzle: &Puzzle) {
    let canonical = puzzle.canonical().unwrap();
    let (smallest, automorphisms) = group::smallest(puzzle.grid());
    assert_eq!(digits(canonical.form.grid()), smallest, "{puzzle:?}");
    assert_eq!(canonical.automorphisms, automorphisms, "{puzzle:?}");
    assert_eq!(group::image(puzzle.grid(), &canonical.transform), smallest, "{puzzle:?}");
    if let Some(clues) = Board81::new(puzzle) {
        for mut canonizer in [Canonizer::new(), Canonizer::portable()] {
            let found = canonizer.puzzle(&clues);
            assert_eq!(found.form.digits()[..], smallest[..], "{puzzle:?}");
            assert_eq!(found.automorphisms, automorphisms, "{puzzle:?}");
        }
    }
}

/// Compares with all 3,359,232 images of each board, which takes a tenth of a second each.
#[test]
fn forms_are_the_smallest_of_all_images() {
    for puzzle in boards::of_every_kind(1, budget(1, 40)) {
        check(&puzzle);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(100, 2000)))]

    #[test]
    fn small_forms_are_the_smallest_of_all_images(puzzle in strategies::small_puzzle()) {
        if puzzle.canonical().is_ok() {
            check(&puzzle);
        } else {
            let board = puzzle.geometry();
            let is_plain = board.shape().is_some_and(|shape| shape.rows() > 1);
            prop_assert!(!is_plain || !board.extras().is_empty() || puzzle.grid().limits().is_some());
        }
    }
}

/// Tests five images of each puzzle and each grid.
#[test]
fn forms_are_the_same_for_every_image() {
    let board = classic();
    let generator = Generator::new(board.clone()).minimal().seed(8);
    let mut canonizer = Canonizer::new();
    for index in rounds(1000, 2000..=100_000) {
        let creation = generator.worker().make(index).unwrap();
        let puzzle = Board81::new(&creation.puzzle).unwrap();
        let solution = Board81::try_from(&creation.solution).unwrap();
        let form = canonizer.puzzle(&puzzle);
        let grid_form = canonizer.grid(&solution);
        let carried = canonizer.by_solution(&puzzle, &solution);
        assert!(form.form <= puzzle);
        for number in 0..5 {
            let transform = Transform::random(&board, index, number);
            let image = Board81::new(&creation.puzzle.transformed(&transform).unwrap()).unwrap();
            let solved = Board81::try_from(&creation.solution.transformed(&transform).unwrap()).unwrap();
            assert_eq!(canonizer.puzzle(&image), form);
            assert_eq!(canonizer.grid(&solved), grid_form);
            assert_eq!(canonizer.by_solution(&image, &solved), carried);
        }
    }
}

#[test]
fn forms_of_boards_of_every_kind_are_the_same_for_every_image() {
    let board = classic();
    let mut canonizer = Canonizer::new();
    for (seed, puzzle) in (0..).zip(boards::of_every_kind(3, budget(2, 140))) {
        let form = canonizer.puzzle(&Board81::new(&puzzle).unwrap());
        for index in 0..budget(5, 50) {
            let image = puzzle.transformed(&Transform::random(&board, seed, index)).unwrap();
            assert_eq!(canonizer.puzzle(&Board81::new(&image).unwrap()), form, "{puzzle:?}");
        }
    }
}

#[test]
fn the_form_by_solution_is_part_of_the_solutions_form() {
    let generator = Generator::new(classic()).seed(3);
    for index in 0..50 {
        let creation = generator.worker().make(index).unwrap();
        let carried = creation.puzzle.canonical_by_solution(&creation.solution).unwrap();
        let form = creation.solution.canonical().unwrap().form;
        assert!(carried.form.grid().filled().all(|(cell, digit)| form.get(cell) == digit));
        assert_eq!(creation.puzzle.transformed(&carried.transform).unwrap(), carried.form);
        let [puzzle, solution] =
            [Board81::try_from(&creation.puzzle), Board81::try_from(&creation.solution)].map(Result::unwrap);
        let fast = Canonizer::new().by_solution(&puzzle, &solution);
        assert_eq!(Puzzle::from(fast), carried.form);
        assert_eq!(carried.automorphisms, creation.puzzle.canonical().unwrap().automorphisms);
    }
}

/// The first and the last of all forms, and the grid with the most symmetries.
#[test]
fn forms_of_known_grids() {
    let known = [
        ("123456789456789123789123456214365897365897214897214365531642978642978531978531642", 1, 3),
        ("123456789456789123789123456231564897564897231897231564312645978645978312978312645", 1, 648),
        ("123456789457893612986217354274538196531964827698721435342685971715349268869172543", 416, 72),
    ];
    for (text, band, automorphisms) in known {
        let puzzle: Puzzle = text.parse().unwrap();
        let grid = Solution::try_from(puzzle.grid().clone()).unwrap();
        let canonical = grid.canonical().unwrap();
        assert_eq!(canonical.form, grid, "a form is its own form");
        assert_eq!((canonical.band, canonical.automorphisms), (Some(band), automorphisms));
        let symmetries = puzzle.automorphisms().unwrap();
        assert_eq!(symmetries.count, symmetries.transforms.len() as u64);
        let distinct: std::collections::HashSet<_> = symmetries.transforms.iter().collect();
        assert_eq!(distinct.len() as u64, automorphisms);
        assert!(symmetries.transforms[0].is_identity());
        for symmetry in &symmetries.transforms {
            assert_eq!(grid.transformed(symmetry).unwrap(), grid);
        }
    }
    let blank = Puzzle::try_from(Grid::empty(classic())).unwrap();
    assert_eq!(blank.canonical().unwrap().automorphisms, 3_359_232);
}

/// There are two kinds of 4x4 grids and 49 kinds of 6x6 grids. Enough random grids contain all of
/// them; for 6x6 this takes more than 5,000 grids and six seconds.
#[test]
fn small_grids_have_the_known_number_of_forms() {
    for (side, expected) in [(4, 2), (6, 49)] {
        let board = Geometry::of_side(side).unwrap();
        let generator = Generator::new(board.clone()).clues(board.len()..=board.len()).seed(1);
        let grids = (0..20_000).map(|index| generator.puzzle(index).unwrap());
        let forms: std::collections::BTreeSet<CanonicalKey> =
            grids.map(|grid| grid.canonical_key().unwrap()).collect();
        assert_eq!(forms.len(), expected, "{side}x{side}");
    }
}

#[test]
fn boards_without_forms_return_errors() {
    let jigsaw = Geometry::with_regions("AAAB ACBB CCDB CDDD".parse::<Regions>().unwrap());
    for board in [jigsaw, Geometry::of_side(16).unwrap(), Geometry::of_side(8).unwrap()] {
        let blank = Puzzle::try_from(Grid::empty(board)).unwrap();
        let error = blank.canonical().unwrap_err().to_string();
        assert_eq!(
            error,
            "only 4x4, 6x6 and 9x9 boards with the usual boxes and no other houses have canonical forms"
        );
        assert_eq!(blank.automorphisms().unwrap_err().to_string(), error);
        assert_eq!(blank.canonical_key().unwrap_err().to_string(), error);
    }
}

#[test]
fn puzzles_with_candidates_have_no_form() {
    let board = Geometry::of_side(4).unwrap();
    let limits = vec![DigitSet::full(4).without(Digit::new(1)); 16];
    let puzzle = Puzzle::try_from(Grid::empty(board).with_limits(limits)).unwrap();
    assert_eq!(
        puzzle.canonical().unwrap_err().to_string(),
        "a puzzle with candidates has no canonical form; only puzzles of digits have one"
    );
}

#[test]
fn keys_of_different_board_sizes_differ() {
    let keys: Vec<CanonicalKey> = [4, 6, 9]
        .map(|side| Puzzle::try_from(Grid::empty(Geometry::of_side(side).unwrap())).unwrap())
        .iter()
        .map(|blank| blank.canonical_key().unwrap())
        .collect();
    assert!(keys[0] != keys[1] && keys[1] != keys[2] && keys[0] != keys[2]);
}
