//! The rank of eliminations: which of several chains HoDoKu takes.
//!
//! Chains come in dozens, so HoDoKu collects them all and takes the best: the
//! one that rules out most. Where two rule out as many, a weighted sum of what
//! they rule out decides, and if that is the same the one that was found first.

use std::cmp::Reverse;

use crate::base::Candidate;

/// How good a chain is: what is better comes first.
pub(crate) type EliminationRank = (Reverse<usize>, usize);

/// Puts candidates in HoDoKu's order.
pub(super) fn sort_by_digit(victims: &mut [Candidate]) {
    victims.sort_by_key(|victim| (victim.digit, victim.cell));
}

/// How good it is to rule these candidates out, which come in order of digits,
/// then of cells.
pub(crate) fn rank(victims: impl Iterator<Item = Candidate>) -> EliminationRank {
    // HoDoKu's weights are 1, 81, 161 and so on, and make no sense on any board.
    let weighted =
        |i: usize, victim: Candidate| victim.cell.index() * (1 + 80 * i) + usize::from(victim.digit.get());
    let (count, sum) =
        victims.fold((0, 0), |(count, sum), victim| (count + 1, sum + weighted(count, victim)));
    (Reverse(count), sum)
}
