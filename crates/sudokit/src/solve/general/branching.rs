//! Branching: which candidate to decide next.
//!
//! The plain search takes the constraint with the fewest options (fail first). That treats all
//! small constraints alike, although few of them cause the conflicts of a hard puzzle. A search
//! that learns therefore keeps an *activity* for each constraint, the number of conflicts it took
//! part in, and takes the smallest quotient of options and activity (the *dom/wdeg* heuristic of
//! Boussemart and others):
//!
//! ```text
//!  options                    2    3    5
//!  activity                   0    2    0
//!  options / (1 + activity)   2    1    5    the second, though the first has fewer options
//! ```

use super::propagation::Propagator;
use crate::base::Candidate;
use crate::base::random::Random;

/// Chooses which option of the selected constraint to try first. The generator chooses at random.
pub trait ValueOrder {
    /// Returns one bit of `options`, which has at least two.
    fn choose(&mut self, options: u64) -> u64;
}

/// Tries the lowest digit or the first place first.
#[derive(Clone, Copy, Debug)]
pub struct LowestFirst;

impl ValueOrder for LowestFirst {
    fn choose(&mut self, options: u64) -> u64 {
        options & options.wrapping_neg()
    }
}

impl ValueOrder for Random {
    fn choose(&mut self, options: u64) -> u64 {
        let skipped = self.below(options.count_ones() as usize);
        let rest = (0..skipped).fold(options, |options, _| options & (options - 1));
        rest & rest.wrapping_neg()
    }
}

/// For each constraint, the number of conflicts it took part in. A decay of 0.5 to 2 percent per
/// conflict, as in VSIDS, made no difference beyond the scatter between shuffles of the same boards
/// (25x25, 45 % given).
#[derive(Clone, Debug)]
pub(super) struct Activity(Vec<u32>);

impl Activity {
    pub(super) fn new(constraints: usize) -> Self {
        Self(vec![0; constraints])
    }

    pub(super) fn bump(&mut self, constraint: u32) {
        self.0[constraint as usize] += 1;
    }

    /// The size of a copy.
    #[cfg(feature = "logic")]
    pub(super) fn bytes(&self) -> usize {
        size_of_val::<[_]>(&self.0)
    }

    /// The candidate to decide next, or `None` if every cell has a digit.
    pub(super) fn branch(
        &self,
        propagator: &mut Propagator,
        values: &mut impl ValueOrder,
    ) -> Option<Candidate> {
        propagator.work += propagator.constraints.cells / 4;
        let mut best = None;
        // The best quotient, as a fraction; compared by cross multiplication.
        let (mut fewest, mut most_active) = (u64::MAX, 0);
        for (constraint, (&set, &activity)) in propagator.options.iter().zip(&self.0).enumerate() {
            if set & set.wrapping_sub(1) == 0 {
                continue;
            }
            let (options, activity) = (u64::from(set.count_ones()), 1 + u64::from(activity));
            if best.is_none() || options * most_active < fewest * activity {
                (best, fewest, most_active) = (Some(constraint), options, activity);
            }
        }
        best.map(|constraint| option(propagator, constraint, values))
    }
}

/// The candidate to decide next without activities, or `None` if every cell has a digit.
pub(super) fn fewest_options(propagator: &mut Propagator, values: &mut impl ValueOrder) -> Option<Candidate> {
    let cells = propagator.constraints.cells;
    propagator.work += cells / 8;
    let (cell, digits) = fewest_bits(&propagator.options[..cells])?;
    let mut constraint = cell;
    if digits > 2
        && let Some((house_and_digit, places)) = fewest_bits(&propagator.options[cells..])
        && places < digits
    {
        constraint = cells + house_and_digit;
    }
    Some(option(propagator, constraint, values))
}

fn option(propagator: &Propagator, constraint: usize, values: &mut impl ValueOrder) -> Candidate {
    let option = values.choose(propagator.options[constraint]).trailing_zeros() as usize;
    propagator.constraints.option(constraint, option)
}

/// The index of the set with the fewest bits, among sets with two or more.
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
