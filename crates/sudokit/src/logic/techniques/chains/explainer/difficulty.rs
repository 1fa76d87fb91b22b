//! The difficulty of a chain: the base of its technique plus an addition for its length.
//!
//! The length adds tenths: none up to six claims, then one more at each of a series of thresholds,
//! which are ever further apart. So a chain of thirty claims is not five times as hard as one of
//! six.
//!
//! ```text
//!  claims    6   8  10  14  18  26  34  50  66  98  130 …
//!  adds     .0  .1  .2  .3  .4  .5  .6  .7  .8  .9  1.0 …
//! ```
//!
//! Sudoku Explainer adds floating-point numbers and picks the easiest hint by comparing them
//! unrounded: 6.6 and four tenths may be slightly more or less than 7.0. So the sums here are
//! computed in the same order.

use std::cmp::Ordering;

use super::rule::{ChainKind, ChainRule};
use crate::logic::Rating;

/// A difficulty as it is compared, before rounding to a [`Rating`].
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(super) struct ChainDifficulty(f64);

impl ChainDifficulty {
    /// Returns the difficulty of an argument with this many claims.
    pub(super) fn new(rule: ChainRule, kind: ChainKind, claims: usize) -> Self {
        Self(base(rule, kind) + length_addition(claims))
    }

    /// Compares two difficulties.
    pub(super) fn total_cmp(self, other: Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }

    /// Returns the rounded rating.
    pub(super) fn rating(self) -> Rating {
        Rating::rounded(self.0)
    }
}

/// Returns the difficulty of the shortest arguments: the technique's lowest rating. Dividing tenths
/// by ten gives the same double as parsing the decimal number.
fn base(rule: ChainRule, kind: ChainKind) -> f64 {
    let easiest = kind.technique(rule).ratings().map_or(0, |span| span.from.in_tenths());
    f64::from(easiest) / 10.0
}

/// Returns the addition for the length: a tenth for each threshold passed. The thresholds are 4, 6,
/// 8, 12, 16, 24, …, growing by a half and by a third in turn.
fn length_addition(claims: usize) -> f64 {
    let links = claims.saturating_sub(2);
    let (mut added, mut threshold) = (0.0, 4);
    let mut is_power_of_two = true;
    while links > threshold {
        added += 0.1;
        threshold = if is_power_of_two { threshold / 2 * 3 } else { threshold / 3 * 4 };
        is_power_of_two = !is_power_of_two;
    }
    added
}

#[cfg(test)]
mod tests {
    use super::super::rule::LinkTypes;
    use super::*;

    #[test]
    fn length_adds_tenths_at_ever_wider_thresholds() {
        let aic = ChainKind::Chain(LinkTypes::Xy);
        let tenths = |claims| ChainDifficulty::new(ChainRule::Simple, aic, claims).rating().in_tenths() - 70;
        for (added, longest) in [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258].into_iter().enumerate()
        {
            assert_eq!(usize::from(tenths(longest)), added);
            assert_eq!(usize::from(tenths(longest + 1)), added + 1);
        }
    }
}
