//! Random boards, puzzles and records.

use proptest::prelude::*;
use sudokit::board::{Extra, Regions, Shape};
use sudokit::format::{Format, Record};
use sudokit::generate::Generator;
use sudokit::{Alphabet, Digit, DigitSet, Geometry, Grid, Puzzle};

/// Boards small enough for the naive solver: 4x4 and 6x6, jigsaws of side 4 to 6, with or without
/// extra houses.
pub fn small_board() -> impl Strategy<Value = Geometry> {
    let shapes = prop_oneof![Just((2, 2)), Just((2, 3)), Just((3, 2)), Just((1, 5))];
    let boxes = shapes.prop_map(|(rows, columns)| Geometry::new(Shape::new(rows, columns).unwrap()));
    let jigsaws = prop_oneof![
        Just("AAAB ACBB CCDB CDDD"),
        Just("AAABB AACBB DCCCB DDCEE DDEEE"),
        Just("AAABBB ACABBB CCADDD CCEDFD CEEDFF EEEFFF"),
    ];
    let jigsaws = jigsaws.prop_map(|text| Geometry::with_regions(text.parse::<Regions>().unwrap()));
    (prop_oneof![3 => boxes, 2 => jigsaws], any::<u8>()).prop_map(|(board, bits)| {
        let extras = [Extra::FallingDiagonal, Extra::RisingDiagonal, Extra::Windows, Extra::DisjointGroups];
        let small = Extra::Cells(board.cells().take(3).collect());
        let chosen = extras.into_iter().chain([small]).enumerate().filter(|(i, _)| bits >> i & 3 == 3);
        chosen.fold(board, |board, (_, extra)| board.with(extra).unwrap_or(board))
    })
}

/// Puzzles on small boards: with one solution, several or none, and with limits on some cells.
pub fn small_puzzle() -> impl Strategy<Value = Puzzle> {
    let digits = proptest::collection::vec((any::<u8>(), any::<u64>()), 36);
    (small_board(), digits, 0..100_u8, 0..3_u8).prop_map(|(board, digits, share, limited)| {
        let side = board.side();
        let mut grid = Grid::empty(board.clone());
        for (cell, (value, _)) in board.cells().zip(&digits) {
            if value % 100 < share / 2 {
                grid.set(cell, Some(Digit::from_index(usize::from(*value) % side)));
                if !grid.clashes().is_empty() {
                    grid.set(cell, None);
                }
            }
        }
        if limited == 0 {
            let limits =
                digits.iter().map(|(_, bits)| DigitSet::from_bits(bits | bits >> 7) & DigitSet::full(side));
            grid = grid.with_limits(limits.take(board.len()).collect::<Vec<_>>());
        }
        Puzzle::try_from(grid).expect("clashing digits were left out")
    })
}

/// The boards that most formats support.
pub fn usual_board(sides: Vec<usize>) -> impl Strategy<Value = Geometry> {
    proptest::sample::select(sides).prop_map(|side| Geometry::of_side(side).unwrap())
}

/// Grids of a board with digits in any cell, so they may clash. They come from a seed, because
/// proptest would shrink four thousand cells one by one.
pub fn grid(board: Geometry) -> impl Strategy<Value = Grid> {
    (any::<u64>(), 0..=100_u64).prop_map(move |(seed, share)| {
        let side = board.side();
        let mut numbers = numbers(seed);
        let digits = board.cells().map(|_| {
            let number = numbers.next().expect("the numbers never end");
            (number % 101 < share).then(|| Digit::from_index((number >> 32) as usize % side))
        });
        Grid::from_digits(board.clone(), digits)
    })
}

/// Pseudo-random numbers (`SplitMix64`).
fn numbers(seed: u64) -> impl Iterator<Item = u64> {
    const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
    let states = std::iter::successors(Some(seed.wrapping_add(STEP)), |state| Some(state.wrapping_add(STEP)));
    states.map(|state| {
        let mixed = (state ^ state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    })
}

/// Grids without clashes, whose empty cells are limited, each to at least one digit.
pub fn limited_grid(board: Geometry) -> impl Strategy<Value = Grid> {
    (agreeing_grid(board), any::<u64>())
        .prop_filter("a cell has no candidates", |(grid, _)| {
            let puzzle = Puzzle::try_from(grid.clone()).expect("the digits do not clash");
            let candidates = puzzle.candidates();
            grid.geometry().cells().all(|cell| !candidates.open(cell).is_empty())
        })
        .prop_map(|(grid, seed)| {
            let candidates = Puzzle::try_from(grid.clone()).expect("the digits do not clash").candidates();
            let cells: Vec<_> = grid.geometry().cells().collect();
            let limits: Vec<DigitSet> = cells
                .into_iter()
                .zip(numbers(seed))
                .map(|(cell, number)| {
                    let open = candidates.open(cell);
                    let some = open & DigitSet::from_bits(number);
                    if some.is_empty() { open } else { some }
                })
                .collect();
            grid.with_limits(limits)
        })
}

/// Grids without clashes.
pub fn agreeing_grid(board: Geometry) -> impl Strategy<Value = Grid> {
    grid(board).prop_map(|grid| {
        let mut agreeing = Grid::empty(grid.geometry().clone());
        for (cell, digit) in grid.filled() {
            let peers = agreeing.geometry().peers(cell);
            if peers.iter().all(|&peer| agreeing.get(peer) != Some(digit)) {
                agreeing.set(cell, Some(digit));
            }
        }
        agreeing
    })
}

/// Alphabets for a board of this side: usual, from zero, letters of any kind, and numbers.
pub fn alphabet(side: usize) -> impl Strategy<Value = Alphabet> {
    let odd: Vec<char> =
        ('A'..='Z').chain('a'..='z').chain('α'..='ω').chain("?$&/~0123456789".chars()).collect();
    let odd = Just(odd)
        .prop_shuffle()
        .prop_map(move |symbols| Alphabet::new(symbols.into_iter().take(side)).unwrap());
    prop_oneof![Just(Alphabet::usual(side)), Just(Alphabet::from_zero(side)), Just(Alphabet::numbers()), odd]
}

/// A record with some digits placed and some notes in empty cells. The notes never contain all
/// digits that are allowed, so every format can distinguish them from no notes.
pub fn record_with_progress(board: Geometry, format: Format) -> impl Strategy<Value = Record> {
    let cells = board.len();
    let choices = proptest::collection::vec((0..4_u8, any::<u64>()), cells);
    (agreeing_grid(board), choices).prop_map(move |(grid, choices)| {
        let side = grid.geometry().side();
        let mut record = Record::new(grid, format, Alphabet::usual(side));
        let empty: Vec<_> =
            record.grid.geometry().cells().filter(|&cell| record.grid.get(cell).is_none()).collect();
        for &cell in &empty {
            let (choice, bits) = choices[cell.index()];
            let is_free = |digit: Digit| {
                let filled = record.filled_in();
                filled.geometry().peers(cell).iter().all(|&peer| filled.get(peer) != Some(digit))
            };
            let digit = Digit::from_index(bits as usize % side);
            if choice == 0 && is_free(digit) {
                record.progress.placed.insert(cell, digit);
            }
        }
        let filled = record.filled_in();
        let Ok(open) = Puzzle::try_from(filled.clone()).map(|puzzle| puzzle.candidates()) else {
            return record;
        };
        for &cell in empty.iter().filter(|&&cell| filled.get(cell).is_none()) {
            let (choice, bits) = choices[cell.index()];
            let some = open.open(cell) & DigitSet::from_bits(bits);
            if choice == 1 && !some.is_empty() && some != open.open(cell) {
                record.progress.marks.insert(cell, some);
            }
        }
        record
    })
}

/// Puzzles with exactly one solution, from the generator.
pub fn unique_puzzle(side: usize) -> impl Strategy<Value = Puzzle> {
    any::<u64>().prop_map(move |seed| {
        let generator = Generator::new(Geometry::of_side(side).unwrap()).seed(seed);
        generator.puzzle(0).expect("the usual number of clues can be reached")
    })
}

/// 9x9 puzzles that the naive solver finishes immediately: a third of the cells are empty, some
/// digits are wrong, some cells are limited.
pub fn dense_nine() -> impl Strategy<Value = Puzzle> {
    modified_nine(20..35)
}

/// 9x9 puzzles with one solution, many or none: generated puzzles with clues removed and changed.
pub fn sparse_nine() -> impl Strategy<Value = Puzzle> {
    modified_nine(50..62)
}

/// A solved 9x9 board with up to `empty` digits removed, one digit changed in a third of the cases,
/// and limits in a sixth.
fn modified_nine(empty: std::ops::Range<usize>) -> impl Strategy<Value = Puzzle> {
    (any::<u64>(), empty, 0..6_u8).prop_map(|(seed, empty, kind)| {
        let board = Geometry::of_side(9).unwrap();
        let puzzle = Generator::new(board.clone()).clues(81..=81).seed(seed).puzzle(0).unwrap();
        let mut numbers = numbers(seed);
        let mut next = || numbers.next().expect("the numbers never end");
        let cells: Vec<_> = board.cells().collect();
        let mut grid = puzzle.grid().clone();
        for _ in 0..empty {
            grid.set(cells[next() as usize % cells.len()], None);
        }
        if kind < 2 {
            let cell = cells[next() as usize % cells.len()];
            let taken: DigitSet = board.peers(cell).iter().filter_map(|&peer| grid.get(peer)).collect();
            let free: Vec<_> = Digit::all(9).filter(|&digit| !taken.contains(digit)).collect();
            if !free.is_empty() {
                grid.set(cell, Some(free[next() as usize % free.len()]));
            }
        }
        if kind == 5 {
            let some = DigitSet::full(9);
            let limits: Vec<_> =
                cells.iter().map(|_| DigitSet::from_bits(next() | next() | next()) & some).collect();
            grid = grid.with_limits(limits);
        }
        Puzzle::try_from(grid).expect("only digits that no peer holds were written")
    })
}
