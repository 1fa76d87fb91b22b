//! The budget of a search, measured in work.
//!
//! The library has no clock, and the same seed must give the same puzzle on a slow machine. So the
//! search counts work, in units of about 0.1 ms on the classic board.

use super::Effort;
use crate::board::Geometry;

/// The work before a search gives up: 6 seconds for 17 clues, 27 for a pattern that is too sparse.
const USUAL: u64 = 300_000;

/// The number of attempts that use up the budget if no other work is counted.
const ATTEMPTS: u64 = 1000;

/// The same for boards larger than 16x16, where each grid takes a long time.
const ATTEMPTS_ON_LARGE_BOARDS: u64 = 20;

/// A budget of work.
#[derive(Clone, Debug)]
pub(super) struct Budget {
    /// `None` if it is unlimited.
    left: Option<u64>,
    /// The factor for this board: everything takes longer on large boards.
    weight: u64,
    attempt: u64,
}

impl Budget {
    pub fn new(effort: Effort, geometry: &Geometry) -> Self {
        let left = match effort {
            Effort::Usual => Some(USUAL),
            Effort::Endless => None,
        };
        // A larger board has more cells, each with more peers and digits, and needs more steps:
        // some tens of milliseconds for 16x16.
        let weight = (geometry.len() as u64).pow(4) / 81_u64.pow(4);
        let attempts = if geometry.side() <= 16 { ATTEMPTS } else { ATTEMPTS_ON_LARGE_BOARDS };
        Self { left, weight: weight.max(1), attempt: USUAL / attempts }
    }

    pub fn spend(&mut self, units: u64) {
        self.subtract(units.saturating_mul(self.weight));
    }

    pub fn begin_attempt(&mut self) {
        self.subtract(self.attempt);
    }

    fn subtract(&mut self, units: u64) {
        self.left = self.left.map(|left| left.saturating_sub(units));
    }

    /// Ends the search, because more work would be useless.
    pub fn give_up(&mut self) {
        self.left = Some(0);
    }

    pub fn is_over(&self) -> bool {
        self.left == Some(0)
    }
}
