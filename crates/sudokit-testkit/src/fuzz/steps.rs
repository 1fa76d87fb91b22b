//! Steps at random positions. Everything known there is true, but need not be what a player would
//! know.

use crate::positions;
use sudokit::board::Extra;
use sudokit::generate::Generator;
use sudokit::logic::{Family, Technique};
use sudokit::{Geometry, Puzzle};

/// The number of techniques to search for. Each search covers the whole board.
const TECHNIQUES: usize = 4;

/// Chains with nested patterns or chains take ten seconds and more, except on the smallest board.
const HARDEST: Technique = Technique::ForcingNetVerity;
const SMALLEST: usize = 4;

/// Asserts that every step found at such a position is proven by its reason and agrees with the
/// solution.
pub fn steps_are_sound(bytes: &[u8]) {
    let Some((&[board, seed, index, facts, dice], techniques)) = bytes.split_first_chunk() else { return };
    let Some(puzzle) = puzzle(board, seed, index) else { return };
    let solution = puzzle.solve().unique().expect("generated puzzles have one solution");
    // Facts are drawn at random instead of being read from the bytes, because a fuzzer tries short
    // inputs for a long time, and unusual positions need dozens of facts.
    let position = positions::thrown(&puzzle, &solution, facts.into(), dice.into());
    for &number in techniques.iter().take(TECHNIQUES) {
        let technique = Technique::ALL[usize::from(number) % Technique::ALL.len()];
        let is_nested = technique.family() == Family::ForcingChains && technique > HARDEST;
        if !is_nested || position.geometry().side() == SMALLEST {
            positions::assert_sound(technique, &position, &solution);
        }
    }
}

/// Generates a puzzle with one solution: usually 9x9, sometimes smaller, sometimes with extra
/// houses.
fn puzzle(board: u8, seed: u8, index: u8) -> Option<Puzzle> {
    let side = match board % 8 {
        0 => 4,
        1 => 6,
        _ => 9,
    };
    let plain = Geometry::of_side(side)?;
    let geometry = match board / 8 {
        0 => plain.with(Extra::FallingDiagonal).ok()?,
        1 => plain.with(Extra::Windows).ok()?,
        2 => {
            // Three cells that must differ, but need not contain any particular digit.
            let few = [0, side + 1, 2 * side - 1].map(|number| plain.cells().nth(number));
            plain.with(Extra::Cells(few.into_iter().flatten().collect())).ok()?
        }
        _ => plain,
    };
    Generator::new(geometry).seed(seed.into()).puzzle(index.into())
}
