//! What lanes need after a round, and sets of lanes.

use super::super::packed::ALL;
use super::super::simd::{LANES, Machine, Words};
use super::sweep::Seen;

/// All lanes.
pub(crate) const EVERY: u32 = u16::MAX as u32;

/// What the cells of a board add up to when each has one digit. A house with
/// a place for every digit adds up to a ninth of it, or more.
const SOLVED: u16 = 9 * ALL;

/// Lanes in need, as bits.
pub(crate) struct Needs {
    /// A digit has no place, or a place no digit.
    pub dead: u32,
    /// Every cell has its digit.
    pub solved: u32,
    /// The last look has changed nothing, and cells are open.
    pub stalled: u32,
}

impl Needs {
    /// Which of the busy lanes need something after a round.
    #[inline(always)]
    pub fn new<M: Machine>(machine: M, seen: &Seen<M::Words>, cells: &[M::Words; 81], busy: u32) -> Self {
        let fits = seen.everywhere.equals(machine.splat(ALL)) & !seen.smallest.is_zero();
        let rests = seen.columns_sum.equals(seen.rows_sum) & fits;
        let bits = fits.bits(rests);
        let mut needs = Self { dead: !bits & busy, solved: 0, stalled: bits >> LANES & busy };
        let full = seen.columns_sum.equals(machine.splat(SOLVED)) & rests;
        let full = full.bits(full) & busy;
        if full != 0 {
            // The columns and boxes of a full board at rest have every digit
            // once; the rows may have changed since they were looked at.
            let rows = full_rows(machine, cells);
            needs.solved = full & rows.bits(rows);
            needs.dead |= full & !needs.solved;
            needs.stalled &= !full;
        }
        needs
    }
}

/// The boards whose rows all have every digit. Two rows of each band tell, if
/// the boxes have every digit once.
#[inline(always)]
fn full_rows<M: Machine>(machine: M, cells: &[M::Words; 81]) -> M::Words {
    let mut everywhere = machine.splat(ALL);
    for row in [0, 1, 3, 4, 6, 7] {
        let mut digits = cells[row * 9];
        for column in 1..9 {
            digits = digits | cells[row * 9 + column];
        }
        everywhere = everywhere & digits;
    }
    everywhere.equals(machine.splat(ALL))
}

/// The bits of a set of lanes, one by one.
#[inline(always)]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || (set != 0).then(|| take_first(&mut set)))
}

/// Takes the first lane out of a set.
#[inline(always)]
pub(crate) fn take_first(set: &mut u32) -> usize {
    let first = set.trailing_zeros() as usize;
    *set &= *set - 1;
    first % LANES
}

/// A mask of these lanes.
#[inline(always)]
pub(crate) fn lanes_of<M: Machine>(machine: M, set: u16) -> M::Words {
    const BITS: [u16; LANES] = {
        let mut bits = [0; LANES];
        let mut lane = 0;
        while lane < LANES {
            bits[lane] = 1 << lane;
            lane += 1;
        }
        bits
    };
    let bits = machine.words(BITS);
    (machine.splat(set) & bits).equals(bits)
}
