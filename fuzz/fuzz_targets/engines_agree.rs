//! The engine finds on 4x4 boards exactly what the naive solver finds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sudokit::{Digit, DigitSet, Extra, Geometry, Grid, Puzzle};
use sudokit_testkit::naive;

const SIDE: usize = 4;

fuzz_target!(|bytes: &[u8]| {
    let Some((&rules, bytes)) = bytes.split_first() else { return };
    let extras = [Extra::FallingDiagonal, Extra::RisingDiagonal, Extra::Windows, Extra::DisjointGroups];
    let plain = Geometry::of_side(SIDE).expect("4x4 is usual");
    let chosen = extras.into_iter().enumerate().filter(|(i, _)| rules >> i & 1 != 0);
    let board = chosen.fold(plain, |board, (_, extra)| board.with(extra).expect("4x4 boards have boxes"));

    let mut grid = Grid::empty(board.clone());
    for (cell, &byte) in board.cells().zip(bytes) {
        grid.set(cell, Digit::try_new(usize::from(byte) % (SIDE + 1)));
    }
    if rules & 128 != 0 {
        let limit = |i: usize| DigitSet::from_bits(u64::from(bytes.get(16 + i).copied().unwrap_or(15)) & 15);
        grid = grid.with_limits((0..board.len()).map(limit).collect::<Vec<_>>());
    }
    let expected = naive::solutions(&grid, usize::MAX);
    match Puzzle::try_from(grid) {
        Ok(puzzle) => {
            let mut found: Vec<Vec<Digit>> = puzzle.solve().iter().map(|s| s.digits().to_vec()).collect();
            found.sort();
            assert_eq!(found, expected);
        }
        Err(_) => assert!(expected.is_empty(), "givens that clash have no solution"),
    }
});
