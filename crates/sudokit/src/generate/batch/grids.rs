//! The random choices for a full grid: its first boxes, and its guesses.

use super::CellMask;
use crate::base::random::Random;
use crate::simd::words::{ALL_DIGITS, LANES, U16x16, WordMachine};
use crate::solve::batch::status::lane_mask;

/// The number of cells drawn at a time.
pub(super) const DRAWN: usize = 6;

/// The largest number of these cells that get a digit at each fixpoint of a grid. It is highest at
/// the first one, where a digit rarely leads to a dead end. (Instructions per grid: 11,990 with one
/// cell from the second fixpoint on, 11,210 with these numbers, 12,340 with one more at the second
/// and two at two more fixpoints, because of the dead ends.)
pub(super) const fn guesses(fixpoints: u32) -> usize {
    match fixpoints {
        0 => DRAWN,
        1 | 2 => 2,
        _ => 1,
    }
}

/// The first cells of the boxes along the diagonal.
const CORNERS: [usize; 3] = [0, 30, 60];

/// Fills three boxes that do not see each other. The other cells have all candidates.
#[inline(always)]
pub(super) fn boxes(random: &mut Random, cells: &mut [u16]) {
    cells.fill(ALL_DIGITS);
    for corner in CORNERS {
        let mut digits: [u16; 9] = std::array::from_fn(|digit| 1 << digit);
        random.shuffle(&mut digits);
        for (row, digits) in digits.chunks_exact(3).enumerate() {
            cells[corner + 9 * row..][..3].copy_from_slice(digits);
        }
    }
}

/// Draws cells until at least one is unsolved. Each unsolved cell drawn gets one of its candidates
/// if it sees none of the cells before it, up to `most` cells.
#[inline(always)]
pub(super) fn guess<M: WordMachine>(
    machine: M,
    random: &mut Random,
    most: usize,
    cells: &mut [M::Words; 81],
    lane: usize,
) {
    let mask = lane_mask(machine, 1 << lane);
    let mut taken: CellMask = 0;
    let mut left = most;
    while left == most {
        for cell in random.several::<DRAWN>(81) {
            let open = U16x16::as_numbers(cells)[cell][lane % LANES];
            if left > 0 && open & open.wrapping_sub(1) != 0 && taken >> cell & 1 == 0 {
                cells[cell] = machine.splat(any_of(open, random)).select(mask, cells[cell]);
                taken |= SEEN[cell];
                left -= 1;
            }
        }
    }
}

/// A random one of these digits.
#[inline(always)]
fn any_of(digits: u16, random: &mut Random) -> u16 {
    let mut rest = digits;
    for _ in 0..random.below(digits.count_ones() as usize) {
        rest &= rest - 1;
    }
    rest & rest.wrapping_neg()
}

/// Each cell and its peers.
static SEEN: [CellMask; 81] = {
    let mut seen = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let corner = row / 3 * 27 + column / 3 * 3;
        let mut i = 0;
        while i < 9 {
            seen[cell] |= 1 << (row * 9 + i) | 1 << (i * 9 + column) | 1 << (corner + i / 3 * 9 + i % 3);
            i += 1;
        }
        cell += 1;
    }
    seen
};
