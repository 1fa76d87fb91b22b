//! How hard a chain is: the kind of its argument, and how long it is.
//!
//! Every kind has a base, and the length adds tenths: none up to six claims,
//! then one more at each of ever wider marks. So thirty claims are not five
//! times as hard as six.
//!
//! ```text
//!  claims    6   8  10  14  18  26  34  50  66  98  130 …
//!  adds     .0  .1  .2  .3  .4  .5  .6  .7  .8  .9  1.0 …
//! ```
//!
//! Sudoku Explainer counts in floating-point numbers and prefers the easiest
//! hint by comparing them unrounded: 6.6 and four tenths may be a little more
//! or less than 7.0. The sums here are made in the same order.

use std::cmp::Ordering;

use crate::logic::Rating;

/// A difficulty as it is compared, before it is rounded to a [`Rating`].
#[derive(Clone, Copy, Debug)]
pub(super) struct ChainDifficulty(f64);

impl ChainDifficulty {
    /// The difficulty of an argument of so many claims.
    pub(super) fn new(base: f64, claims: usize) -> Self {
        Self(base + length_addition(claims))
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

/// What the length adds: a tenth for each mark that it passes. The marks are
/// 4, 6, 8, 12, 16, 24, …, each by turns a half and a third more than the last.
fn length_addition(claims: usize) -> f64 {
    let links = claims.saturating_sub(2);
    let (mut added, mut mark) = (0.0, 4);
    let mut widenings = [(3, 2), (4, 3)].into_iter().cycle();
    while links > mark {
        added += 0.1;
        let (times, parts) = widenings.next().expect("a cycle has no end");
        mark = mark * times / parts;
    }
    added
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn length_adds_tenths_at_ever_wider_marks() {
        let tenths = |claims| ChainDifficulty::new(7.0, claims).rating().in_tenths() - 70;
        for (added, longest) in [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258].into_iter().enumerate()
        {
            assert_eq!(usize::from(tenths(longest)), added);
            assert_eq!(usize::from(tenths(longest + 1)), added + 1);
        }
    }
}
