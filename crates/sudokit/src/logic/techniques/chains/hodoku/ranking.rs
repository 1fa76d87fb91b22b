//! The rank of eliminations: which of several chains HoDoKu takes.
//!
//! There are dozens of chains, so HoDoKu collects them all and takes the one that eliminates most.
//! If two eliminate equally many, a weighted sum over their eliminations decides, and then the
//! order of discovery.

use std::cmp::Reverse;

use crate::base::Candidate;

/// The quality of a chain; better ones sort first.
pub(crate) type EliminationRank = (Reverse<usize>, usize);

/// Sorts candidates in HoDoKu's order.
pub(super) fn sort_by_digit(victims: &mut [Candidate]) {
    victims.sort_by_key(|victim| (victim.digit, victim.cell));
}

/// Ranks these eliminations, which must be in order of digits, then of cells.
pub(crate) fn rank(victims: impl Iterator<Item = Candidate>) -> EliminationRank {
    // HoDoKu's weights are 1, 81, 161 and so on, and make no sense on any board.
    let weighted =
        |i: usize, victim: Candidate| victim.cell.index() * (1 + 80 * i) + usize::from(victim.digit.get());
    let (count, sum) =
        victims.fold((0, 0), |(count, sum), victim| (count + 1, sum + weighted(count, victim)));
    (Reverse(count), sum)
}
