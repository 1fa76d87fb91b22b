//! Boards of every kind, as a stress test for canonical forms: empty, nearly empty, full, nearly
//! full, and with more symmetry than any newspaper puzzle.

use sudokit::generate::Generator;
use sudokit::transform::{Motion, Transform};
use sudokit::{Cell, Digit, Geometry, Grid, Puzzle};

/// The grid with the most symmetries, 648.
pub const MOST_SYMMETRIC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

/// The last of all canonical forms, with 72 symmetries.
pub const LAST: &str = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

/// Returns classic 9x9 boards, `each` of every kind, each transformed at random.
pub fn of_every_kind(seed: u64, each: u64) -> Vec<Puzzle> {
    let board = Geometry::of_side(9).expect("9x9 is supported");
    let mut puzzles = vec![Puzzle::try_from(Grid::empty(board.clone())).expect("nothing clashes")];
    for index in 0..each {
        let mut dice = Dice(seed.wrapping_mul(1_000_003).wrapping_add(index));
        let full =
            Generator::new(board.clone()).clues(81..=81).seed(seed).puzzle(index).expect("a full grid");
        let minimal = Generator::new(board.clone()).minimal().seed(seed).puzzle(index).expect("a puzzle");
        let symmetric = MOST_SYMMETRIC.parse::<Puzzle>().expect("it is a puzzle");
        let last = LAST.parse::<Puzzle>().expect("it is a puzzle");
        puzzles.extend([minimal.clone(), full.clone(), symmetric.clone(), last.clone()]);
        // A few clues, some more, nearly all; of ordinary and of symmetric grids.
        for grid in [&full, &symmetric, &last] {
            for range in [1..=2, 3..=7, 8..=16, 17..=30, 31..=60, 61..=80] {
                let clues = range.start() + dice.below(range.end() - range.start() + 1);
                puzzles.push(some(grid, clues, &mut dice));
            }
            // Whole lines, boxes, bands, digits.
            let band = dice.below(3);
            puzzles.push(kept(grid, |cell, _| cell / 27 == band));
            puzzles.push(kept(grid, |cell, _| cell / 27 == band && cell % 9 / 3 == band));
            puzzles.push(kept(grid, |cell, _| cell / 9 == 4 || cell % 9 == 4));
            puzzles.push(kept(grid, |_, digit| digit == 5));
            puzzles.push(kept(grid, |_, digit| digit <= 3));
            puzzles.push(kept(grid, |cell, _| (cell / 9 + cell % 9) % 2 == 0));
            puzzles.push(kept(grid, |cell, _| cell / 9 % 3 == cell % 3));
            puzzles.push(orbit(grid, &mut dice));
        }
        // A few clues that need not be part of any solution.
        puzzles.push(loose(&board, 1 + dice.below(12), &mut dice));
        // Patterns that are unchanged by half a turn, with digits that are not.
        puzzles.push(kept(&full, |cell, _| cell.min(80 - cell) % 3 == 1));
    }
    let sides = puzzles.iter().enumerate().map(|(index, puzzle)| {
        let transform = Transform::random(&board, seed, index as u64);
        puzzle.transformed(&transform).expect("the transform fits the board")
    });
    sides.collect()
}

/// Keeps this many clues of a grid.
fn some(grid: &Puzzle, clues: usize, dice: &mut Dice) -> Puzzle {
    let mut cells: Vec<usize> = (0..81).collect();
    for last in (1..81).rev() {
        cells.swap(last, dice.below(last + 1));
    }
    let chosen = &cells[..clues];
    kept(grid, |cell, _| chosen.contains(&cell))
}

/// Places random digits, none twice in a house.
fn loose(board: &Geometry, clues: usize, dice: &mut Dice) -> Puzzle {
    let mut grid = Grid::empty(board.clone());
    for _ in 0..clues {
        let cell = Cell::new(dice.below(81));
        grid.set(cell, Some(Digit::from_index(dice.below(9))));
        if !grid.clashes().is_empty() {
            grid.set(cell, None);
        }
    }
    Puzzle::try_from(grid).expect("clashes were removed")
}

/// Keeps the cells that a symmetry of a grid maps a few cells to, repeatedly. The puzzle has at
/// least this symmetry.
fn orbit(grid: &Puzzle, dice: &mut Dice) -> Puzzle {
    let symmetries = grid.automorphisms().expect("the board is classic").transforms;
    let symmetry = &symmetries[dice.below(symmetries.len())];
    let symmetry = if symmetry.is_identity() { &Transform::of(Motion::Rotate180, 9) } else { symmetry };
    let images = symmetry.images();
    let mut is_kept = [false; 81];
    for _ in 0..=dice.below(6) {
        let mut cell = dice.below(81);
        while !std::mem::replace(&mut is_kept[cell], true) {
            cell = images[cell].index();
        }
    }
    kept(grid, |cell, _| is_kept[cell])
}

/// Keeps only some cells of a grid, selected by index and digit.
fn kept(grid: &Puzzle, is_kept: impl Fn(usize, u8) -> bool) -> Puzzle {
    let digits = grid.grid().digits().enumerate();
    let digits = digits.map(|(cell, digit)| digit.filter(|digit| is_kept(cell, digit.get())));
    let fewer = Grid::from_digits(grid.geometry().clone(), digits);
    Puzzle::try_from(fewer).expect("fewer digits cannot clash")
}

/// Pseudo-random numbers (the constants of Knuth's MMIX).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}
