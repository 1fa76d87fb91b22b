//! How hard a chain is: the base of its technique, and an addition for its length.
//!
//! The length adds tenths: none up to six claims, then one more at each of ever
//! wider marks. So a chain of thirty claims is not five times as hard as one of six.
//!
//! ```text
//!  claims    6   8  10  14  18  26  34  50  66  98  130 …
//!  adds     .0  .1  .2  .3  .4  .5  .6  .7  .8  .9  1.0 …
//! ```
//!
//! Sudoku Explainer adds floating-point numbers and prefers the easiest hint by
//! comparing them unrounded: 6.6 and four tenths may be a little more or less than
//! 7.0. The sums here are made in the same order.

use std::cmp::Ordering;

use super::rule::{ChainKind, ChainRule};
use crate::logic::Rating;

/// A difficulty as it is compared, before it is rounded to a [`Rating`].
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(super) struct ChainDifficulty(f64);

impl ChainDifficulty {
    /// The difficulty of an argument of this many claims.
    pub(super) fn new(rule: ChainRule, kind: ChainKind, claims: usize) -> Self {
        Self(base(rule, kind) + length_addition(claims))
    }

    /// Which of two is easier.
    pub(super) fn total_cmp(self, other: Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }

    /// In tenths, as it is shown.
    pub(super) fn rating(self) -> Rating {
        Rating::rounded(self.0)
    }
}

/// The difficulty of the shortest arguments: the easiest rating of the technique.
/// A number of tenths divided by ten is the double that its decimal text means.
fn base(rule: ChainRule, kind: ChainKind) -> f64 {
    let easiest = kind.technique(rule).ratings().map_or(0, |span| span.from.in_tenths());
    f64::from(easiest) / 10.0
}

/// What the length adds: a tenth for each mark that it passes. The marks are
/// 4, 6, 8, 12, 16, 24, …, each by turns a half and a third more than the last.
fn length_addition(claims: usize) -> f64 {
    let links = claims.saturating_sub(2);
    let (mut added, mut mark) = (0.0, 4);
    let mut is_power_of_two = true;
    while links > mark {
        added += 0.1;
        mark = if is_power_of_two { mark / 2 * 3 } else { mark / 3 * 4 };
        is_power_of_two = !is_power_of_two;
    }
    added
}

#[cfg(test)]
mod tests {
    use super::super::rule::LinkTypes;
    use super::*;

    #[test]
    fn length_adds_tenths_at_ever_wider_marks() {
        let aic = ChainKind::Chain(LinkTypes::Xy);
        let tenths = |claims| ChainDifficulty::new(ChainRule::Simple, aic, claims).rating().in_tenths() - 70;
        for (added, longest) in [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258].into_iter().enumerate()
        {
            assert_eq!(usize::from(tenths(longest)), added);
            assert_eq!(usize::from(tenths(longest + 1)), added + 1);
        }
    }
}
