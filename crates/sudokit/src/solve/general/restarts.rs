//! When to start again.
//!
//! An early guess that was wrong can cost a search for ever; the same search
//! with what it knows by then may be done at once. How long a run should be,
//! nobody knows. Lengths in the order of Luby, Sinclair and Zuckerman, for any
//! kind of search, take at most a small factor longer in all than the best one:
//!
//! ```text
//!  1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 1 …
//! ```
//!
//! As runs of any length come, the search stays complete.

/// Contradictions after which a search that does not learn yet has lost its
/// way. Of 3000 of the hardest 9x9 puzzles known, two come that far.
const LOST: u64 = 1000;

/// Contradictions in a run of length 1.
const UNIT: u64 = 100;

/// How many contradictions a search bears before it starts again.
#[derive(Clone, Debug)]
pub(super) struct Patience {
    left: u64,
    unit: u64,
    runs: u64,
}

impl Patience {
    pub(super) const fn new() -> Self {
        Self { left: LOST, unit: UNIT, runs: 0 }
    }

    #[cfg(test)]
    pub(super) const fn short(left: u64, unit: u64) -> Self {
        Self { left, unit, runs: 0 }
    }

    pub(super) fn wear(&mut self) {
        self.left = self.left.saturating_sub(1);
    }

    pub(super) const fn is_over(&self) -> bool {
        self.left == 0
    }

    pub(super) fn renew(&mut self) {
        self.runs += 1;
        self.left = self.unit * luby(self.runs);
    }
}

/// The number at this place of the order, counted from 1: a power of two ends
/// where the order up to it does, and what is after it begins anew.
fn luby(mut place: u64) -> u64 {
    loop {
        let power = (place + 1).next_power_of_two() / 2;
        if place + 1 == 2 * power {
            return power;
        }
        place -= power - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_come_in_their_order() {
        let lengths: Vec<u64> = (1..=16).map(luby).collect();
        assert_eq!(lengths, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1]);
    }
}
