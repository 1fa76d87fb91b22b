//! Canonical forms, found in every way. On 4x4 boards they are compared with the result of trying
//! all symmetries.

use crate::group;
use sudokit::classic::{Board81, Canonizer};
use sudokit::transform::Transform;
use sudokit::{Digit, Geometry, Grid, Puzzle};

/// Asserts that a board and any image of it have the same canonical form, and that the transform of
/// a form leads to it.
pub fn forms_agree(bytes: &[u8]) {
    let Some((seed, bytes)) = bytes.split_first_chunk() else { return };
    let side = match bytes.len() {
        0..36 => 4,
        36..81 => 6,
        _ => 9,
    };
    let puzzle = puzzle(&Geometry::of_side(side).expect("these sides are supported"), bytes);
    let canonical = puzzle.canonical().expect("these boards have canonical forms");
    let form = canonical.form.grid();
    assert_eq!(puzzle.transformed(&canonical.transform).as_ref(), Ok(&canonical.form));
    let transform = Transform::random(puzzle.geometry(), u64::from_le_bytes(*seed), 0);
    let image = puzzle.transformed(&transform).expect("the transform fits the board");
    let other = image.canonical().expect("these boards have canonical forms");
    assert_eq!((other.form.grid(), other.automorphisms), (form, canonical.automorphisms));
    for symmetry in
        puzzle.automorphisms().expect("these boards have canonical forms").transforms.iter().take(50)
    {
        assert_eq!(puzzle.transformed(symmetry).as_ref(), Ok(&puzzle));
    }
    if side == 4 {
        let (smallest, automorphisms) = group::smallest(puzzle.grid());
        assert!(form.digits().map(|digit| digit.map_or(0, Digit::get)).eq(smallest));
        assert_eq!(canonical.automorphisms, automorphisms);
    }
    if let Some(clues) = Board81::new(&image) {
        let found = Canonizer::portable().puzzle(&clues);
        assert_eq!((Grid::from(found.form), found.automorphisms), (form.clone(), canonical.automorphisms));
    }
}

/// Builds a puzzle from bytes: a digit for each cell, unless the byte is not a digit or the digit
/// would clash.
fn puzzle(board: &Geometry, bytes: &[u8]) -> Puzzle {
    let mut grid = Grid::empty(board.clone());
    for (cell, &byte) in board.cells().zip(bytes) {
        let digit =
            Digit::try_new(usize::from(byte.wrapping_sub(b'0'))).filter(|digit| digit.index() < board.side());
        let is_free = board.peers(cell).iter().all(|&peer| digit.is_none() || grid.get(peer) != digit);
        grid.set(cell, digit.filter(|_| is_free));
    }
    Puzzle::try_from(grid).expect("digits that clash were left out")
}
