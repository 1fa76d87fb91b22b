//! Whatever is known of a puzzle, as long as it is true: every step that a
//! search finds is proven by its reason and agrees with the solution.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sudokit::technique::Family;
use sudokit::{Extra, Generator, Geometry, Puzzle, Technique};
use sudokit_testkit::positions;

/// Searches for so many techniques: each is a walk over the whole board.
const TECHNIQUES: usize = 4;

/// Chains with patterns or chains inside take ten seconds and more, but on the
/// smallest board.
const HARDEST: Technique = Technique::ForcingNetVerity;
const SMALLEST: usize = 4;

fuzz_target!(|bytes: &[u8]| {
    let Some((&[board, seed, index, facts, dice], techniques)) = bytes.split_first_chunk() else { return };
    let Some(puzzle) = puzzle(board, seed, index) else { return };
    let solution = puzzle.solve().unique().expect("generated puzzles have one solution");
    // Facts are thrown and not read from the bytes, because a fuzzer tries short
    // inputs for long, and odd positions need dozens of facts.
    let position = positions::thrown(&puzzle, &solution, facts.into(), dice.into());
    for &number in techniques.iter().take(TECHNIQUES) {
        let technique = Technique::ALL[usize::from(number) % Technique::ALL.len()];
        let is_nested = technique.family() == Family::ForcingChains && technique > HARDEST;
        if !is_nested || position.geometry().side() == SMALLEST {
            positions::assert_sound(technique, &position, &solution);
        }
    }
});

/// A puzzle with one solution: mostly 9x9, sometimes smaller, sometimes with
/// other houses.
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
            // Three cells that must differ, but need not hold any digit.
            let few = [0, side + 1, 2 * side - 1].map(|number| plain.cells().nth(number));
            plain.with(Extra::Cells(few.into_iter().flatten().collect())).ok()?
        }
        _ => plain,
    };
    Generator::new(geometry).seed(seed.into()).puzzle(index.into())
}
