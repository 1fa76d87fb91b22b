//! What to guess next.
//!
//! At first the narrowest demand: the fewer its options, the sooner one is
//! right, and the more follows from each. That treats all narrow demands alike,
//! though in a hard puzzle few of them make the trouble. A search that learns
//! therefore keeps each demand's *heat*, one degree for each contradiction it
//! had a part in, and takes the demand with the fewest options for its heat:
//!
//! ```text
//!  options                2    3    5
//!  heat                   0    2    0
//!  options / (1 + heat)   2    1    5    the second, though the first is narrower
//! ```

use super::Pick;
use super::position::Position;
use crate::Candidate;

/// For each demand, in how many contradictions it had a part. Letting old ones
/// fade, by half a percent to two with each new one, made no difference beyond
/// the scatter between shuffles of the same boards (25x25, 45 % given).
#[derive(Clone, Debug)]
pub(super) struct Heat(Vec<u32>);

impl Heat {
    pub(super) fn new(demands: usize) -> Self {
        Self(vec![0; demands])
    }

    pub(super) fn warm(&mut self, demand: u32) {
        self.0[demand as usize] += 1;
    }

    /// How much memory a copy takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val::<[_]>(&self.0)
    }

    /// The candidate to guess next, or `None` if every cell has its digit.
    pub(super) fn choose(&self, position: &mut Position, pick: &mut impl Pick) -> Option<Candidate> {
        position.changes += position.board.cells / 4;
        let mut best = None;
        // The quotient of the best, as a fraction: products are compared.
        let (mut fewest, mut hottest) = (u64::MAX, 0);
        for (demand, (&set, &heat)) in position.options.iter().zip(&self.0).enumerate() {
            if set & set.wrapping_sub(1) == 0 {
                continue;
            }
            let (options, heat) = (u64::from(set.count_ones()), 1 + u64::from(heat));
            if best.is_none() || options * hottest < fewest * heat {
                (best, fewest, hottest) = (Some(demand), options, heat);
            }
        }
        best.map(|demand| option(position, demand, pick))
    }
}

/// The candidate to guess next, or `None` if every cell has its digit.
pub(super) fn narrowest(position: &mut Position, pick: &mut impl Pick) -> Option<Candidate> {
    let cells = position.board.cells;
    position.changes += cells / 8;
    let (cell, digits) = fewest_bits(&position.options[..cells])?;
    let mut demand = cell;
    if digits > 2
        && let Some((house_and_digit, places)) = fewest_bits(&position.options[cells..])
        && places < digits
    {
        demand = cells + house_and_digit;
    }
    Some(option(position, demand, pick))
}

fn option(position: &Position, demand: usize, pick: &mut impl Pick) -> Candidate {
    let option = pick.pick(position.options[demand]).trailing_zeros() as usize;
    position.board.option(demand, option)
}

/// Where the set with the fewest bits stands, among those of two or more.
fn fewest_bits(sets: &[u64]) -> Option<(usize, u32)> {
    let mut best = None;
    let mut fewest = u32::MAX;
    for (index, &set) in sets.iter().enumerate() {
        let rest = set & set.wrapping_sub(1);
        if rest == 0 {
            continue;
        }
        if rest.is_power_of_two() {
            return Some((index, 2));
        }
        let options = set.count_ones();
        if options < fewest {
            (best, fewest) = (Some((index, options)), options);
        }
    }
    best
}
