//! The restart schedule.
//!
//! A wrong decision near the root can cost a search all its time; restarted with what it has
//! learned, the same search may finish quickly. The best length of a run is unknown. For every
//! search, the sequence of Luby, Sinclair and Zuckerman is within a logarithmic factor of the best
//! one:
//!
//! ```text
//!  1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 1 …
//! ```
//!
//! Runs of every length occur, so the search stays complete.

/// After this many conflicts the plain search gives up and learning starts. Of 3000 of the hardest
/// known 9x9 puzzles, two get that far.
const CONFLICTS_BEFORE_LEARNING: u64 = 1000;

/// Conflicts in a run of length 1.
const UNIT: u64 = 100;

/// Counts the conflicts until the next restart.
#[derive(Clone, Debug)]
pub(super) struct Restarts {
    conflicts_left: u64,
    unit: u64,
    runs: u64,
}

impl Restarts {
    pub(super) const fn new() -> Self {
        Self { conflicts_left: CONFLICTS_BEFORE_LEARNING, unit: UNIT, runs: 0 }
    }

    /// The schedule of a search that neither restarts nor learns.
    pub(super) const fn never() -> Self {
        Self { conflicts_left: u64::MAX, unit: UNIT, runs: 0 }
    }

    #[cfg(test)]
    pub(super) const fn short(conflicts_left: u64, unit: u64) -> Self {
        Self { conflicts_left, unit, runs: 0 }
    }

    pub(super) fn count_conflict(&mut self) {
        self.conflicts_left = self.conflicts_left.saturating_sub(1);
    }

    /// The number of runs started.
    pub(super) const fn runs(&self) -> u64 {
        self.runs
    }

    pub(super) const fn is_due(&self) -> bool {
        self.conflicts_left == 0
    }

    pub(super) fn begin_run(&mut self) {
        self.runs += 1;
        self.conflicts_left = self.unit * luby(self.runs);
    }
}

/// The Luby sequence at an index from 1. The sequence up to the first 2^k is the sequence up to the
/// first 2^(k-1), twice, followed by 2^k.
fn luby(mut index: u64) -> u64 {
    loop {
        let power = (index + 1).next_power_of_two() / 2;
        if index + 1 == 2 * power {
            return power;
        }
        index -= power - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_follow_the_luby_sequence() {
        let lengths: Vec<u64> = (1..=16).map(luby).collect();
        assert_eq!(lengths, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1]);
    }
}
