//! The status of sixteen lanes after a round of propagation, and sets of lanes.
//!
//! The solver and the generator share this code.

use super::propagation::RoundResult;
use crate::base::ones;
use crate::simd::words::{ALL_DIGITS, LANES, U16x16, WordMachine};

/// The set of all lanes.
pub(crate) const EVERY_LANE: u32 = u16::MAX as u32;

/// The sum of all masks of a solved board. A house with a place for every digit contributes a ninth
/// of it, or more.
const SOLVED_SUM: u16 = 9 * ALL_DIGITS;

/// The sets of lanes that cannot continue with propagation.
pub(crate) struct LaneStatus {
    /// A house has no place for a digit, or a cell no candidate.
    pub dead: u32,
    /// Every cell has one digit.
    pub solved: u32,
    /// Cells are open, but propagation has reached a fixpoint.
    pub stalled: u32,
}

impl LaneStatus {
    /// The status of the busy lanes after a round.
    #[inline(always)]
    pub fn new<M: WordMachine>(
        machine: M,
        round: &RoundResult<M::Words>,
        cells: &[M::Words; 81],
        busy: u32,
    ) -> Self {
        let fits = round.everywhere.equals(machine.splat(ALL_DIGITS)) & !round.smallest.is_zero();
        let rests = round.columns_sum.equals(round.rows_sum) & fits;
        let bits = fits.bits(rests);
        let mut status = Self { dead: !bits & busy, solved: 0, stalled: bits >> LANES & busy };
        let full = round.columns_sum.equals(machine.splat(SOLVED_SUM)) & rests;
        let full = full.bits(full) & busy;
        if full != 0 {
            // The columns and boxes of a full board at its fixpoint have every digit once; the rows
            // may have changed since their pass.
            let rows = full_rows(machine, cells);
            status.solved = full & rows.bits(rows);
            status.dead |= full & !status.solved;
            status.stalled &= !full;
        }
        status
    }

    /// Whether every busy lane can continue with propagation.
    #[inline(always)]
    pub const fn is_quiet(&self) -> bool {
        self.dead | self.solved | self.stalled == 0
    }
}

/// The boards whose rows all have every digit. If the boxes have every digit once, it is enough to
/// check two rows of each band.
#[inline(always)]
fn full_rows<M: WordMachine>(machine: M, cells: &[M::Words; 81]) -> M::Words {
    let mut everywhere = machine.splat(ALL_DIGITS);
    for row in [0, 1, 3, 4, 6, 7] {
        let mut digits = cells[row * 9];
        for column in 1..9 {
            digits = digits | cells[row * 9 + column];
        }
        everywhere = everywhere & digits;
    }
    everywhere.equals(machine.splat(ALL_DIGITS))
}

/// The lanes of a set.
#[inline(always)]
pub(crate) fn lanes(set: u32) -> impl Iterator<Item = usize> {
    ones(u64::from(set)).map(|lane| lane % LANES)
}

/// Converts a set of lanes into a mask.
#[inline(always)]
pub(crate) fn lane_mask<M: WordMachine>(machine: M, set: u16) -> M::Words {
    let bits = machine.words([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768]);
    (machine.splat(set) & bits).equals(bits)
}
