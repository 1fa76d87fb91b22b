//! How much work is left to do.
//!
//! The library has no clock, and the same seed must give the same puzzle on a
//! slow machine: so work is counted, in units of about a tenth of a
//! millisecond on the classic board.

use super::Effort;
use crate::Geometry;

/// What a wish is worth before it is given up: 6 seconds for 17 clues, 27 for a
/// pattern that is too sparse.
const USUAL: u64 = 300_000;

/// So many attempts use it up, if nothing else does.
const ATTEMPTS: u64 = 1000;

/// On boards larger than 16x16 each grid takes long.
const ATTEMPTS_ON_LARGE_BOARDS: u64 = 20;

/// A budget of work.
#[derive(Clone, Debug)]
pub(super) struct Work {
    /// Without end if there is no number.
    left: Option<u64>,
    /// How many units each counts for: everything takes longer on large boards.
    weight: u64,
    attempt: u64,
}

impl Work {
    pub fn new(effort: Effort, geometry: &Geometry) -> Self {
        let left = match effort {
            Effort::Usual => Some(USUAL),
            Effort::Endless => None,
        };
        // A solver looks for steps in more cells, with more peers and digits
        // each, and takes more of them: some tens of milliseconds for 16x16.
        let weight = (geometry.len() as u64).pow(4) / 81_u64.pow(4);
        let attempts = if geometry.side() <= 16 { ATTEMPTS } else { ATTEMPTS_ON_LARGE_BOARDS };
        Self { left, weight: weight.max(1), attempt: USUAL / attempts }
    }

    pub fn spend(&mut self, units: u64) {
        self.lose(units.saturating_mul(self.weight));
    }

    pub fn begin_attempt(&mut self) {
        self.lose(self.attempt);
    }

    fn lose(&mut self, units: u64) {
        self.left = self.left.map(|left| left.saturating_sub(units));
    }

    /// More work would be of no use.
    pub fn give_up(&mut self) {
        self.left = Some(0);
    }

    pub fn is_over(&self) -> bool {
        self.left == Some(0)
    }
}
