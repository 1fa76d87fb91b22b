//! Stop signal and progress of a long count.

use std::cell::Cell;

use crate::base::{Control, WorkProgress};

/// Why a count has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unfinished {
    /// The caller stopped it.
    Stopped,
    /// The result does not fit into 128 bits.
    TooLarge,
}

/// Checks the stop signal and reports progress from time to time. The counters report their work in
/// steps of about a nanosecond.
pub(super) struct CountControl<'a> {
    control: &'a Control,
    steps: Cell<u64>,
    progress: Cell<(u64, u64)>,
}

/// Steps between two checks. A step takes 0.5 to 3 ns, so a check comes every 1 to 6 ms.
const STEPS_PER_CHECK: u64 = 2_000_000;

impl<'a> CountControl<'a> {
    pub fn new(control: &'a Control) -> Self {
        CountControl { control, steps: Cell::new(0), progress: Cell::new((0, 1)) }
    }

    /// Counts work, and checks the control when it is due.
    pub fn step(&self, steps: u64) -> Result<(), Unfinished> {
        let sum = self.steps.get() + steps;
        if sum < STEPS_PER_CHECK {
            self.steps.set(sum);
            return Ok(());
        }
        self.steps.set(0);
        let (done, of) = self.progress.get();
        self.control.report(WorkProgress::Summed { done, of });
        if self.control.is_stopped() { Err(Unfinished::Stopped) } else { Ok(()) }
    }

    /// Sets the progress for the next report.
    pub fn progress(&self, done: usize, of: usize) {
        self.progress.set((done as u64, of as u64));
    }
}

/// Adds a product to a sum.
pub(super) fn plus(sum: u128, factors: &[u128]) -> Result<u128, Unfinished> {
    // The other factors could overflow before a zero makes the product zero.
    if factors.contains(&0) {
        return Ok(sum);
    }
    let product = factors.iter().try_fold(1_u128, |product, &factor| product.checked_mul(factor));
    product.and_then(|product| sum.checked_add(product)).ok_or(Unfinished::TooLarge)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_that_does_not_fit_is_an_error() {
        assert_eq!(plus(u128::MAX - 6, &[2, 3]), Ok(u128::MAX));
        assert_eq!(plus(u128::MAX, &[u128::MAX, 2, 0]), Ok(u128::MAX));
        assert_eq!(plus(u128::MAX, &[1]), Err(Unfinished::TooLarge));
        assert_eq!(plus(0, &[1 << 64, 1 << 64]), Err(Unfinished::TooLarge));
    }
}
