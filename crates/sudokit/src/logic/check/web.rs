//! Chains: whether each link follows, and what that proves.

use std::collections::BTreeSet;

use super::board::{Board, are_distinct, are_same};
use super::digit::one_of_fish;
use super::{Checked, Flaw, Proven, check, ensure};
use crate::base::{Candidate, Cell, Digit};
use crate::logic::{Because, Cases, Claim, Link, Step, Truth, Web};

/// From the first claim follows the last, so the opposite of the first holds or
/// the last: what both rule out is gone.
pub(super) fn chain(board: &Board<'_>, web: &Web) -> Checked {
    follow(board, web)?;
    let ends = [web.assumption().opposite(), web.conclusion().clone()];
    if ends[0] == ends[1] {
        return Ok(claimed(board, &ends[0]));
    }
    Ok(Proven::removed(board, |victim| ends.iter().all(|end| excludes(board, end, victim))))
}

/// Each claim of the loop follows from any other, so that all hold or none. What
/// cannot hold beside an "is" nor beside an "is not" is gone.
pub(super) fn closed(board: &Board<'_>, links: &[Link]) -> Checked {
    ensure(links.len() >= 2, "the loop has no links")?;
    for (number, link) in links.iter().enumerate() {
        let before = number.checked_sub(1).unwrap_or(links.len() - 1);
        ensure(link.from == [before], "a link of the loop does not follow from the one before")?;
        ensure_follows(board, link, &[links[before].claim.clone()])?;
    }
    let conflicts = |truth, victim| {
        let mut cells_of = links.iter().filter(|link| link.claim.truth == truth);
        cells_of.any(|link| link.claim.candidates().all(|candidate| board.conflict(candidate, victim)))
    };
    Ok(Proven::removed(board, |victim| conflicts(Truth::Is, victim) && conflicts(Truth::IsNot, victim)))
}

/// From the first claim follow two that exclude each other.
pub(super) fn contradiction(board: &Board<'_>, web: &Web, clash: [usize; 2]) -> Checked {
    follow(board, web)?;
    let [Some(one), Some(other)] = clash.map(|number| web.links.get(number)) else {
        return Err(Flaw::new("the links that clash are not there"));
    };
    ensure(one.claim == other.claim.opposite(), "the links that clash are not opposites")?;
    Ok(claimed(board, &web.assumption().opposite()))
}

/// One of the cases is so, and from each that can be follows the same.
pub(super) fn cases(board: &Board<'_>, cases: &Cases, webs: &[Web]) -> Checked {
    for web in webs {
        follow(board, web)?;
    }
    let one_of = |cells: Vec<Cell>, digit: Digit| -> Vec<Claim> {
        cells.into_iter().map(|cell| Claim::is(Candidate { cell, digit })).collect()
    };
    let all = match cases {
        Cases::Digits(cell) => board.candidates_of(*cell).map(Claim::is).collect(),
        Cases::Places(house, digit) => one_of(board.places(board.full_house(*house)?, *digit), *digit),
        Cases::Either(candidate) => vec![Claim::is(*candidate), Claim::is_not(*candidate)],
        Cases::Fish { fish, through } => one_of(one_of_fish(board, fish, *through)?, fish.digit),
    };
    let assumed: Vec<Claim> = webs.iter().map(Web::assumption).cloned().collect();
    ensure(are_same(all, assumed), "not each case is looked at once")?;
    let first = webs.iter().find(|web| !web.contradicts_itself()).or(webs.first());
    let Some(first) = first else { return Err(Flaw::new("there are no cases")) };
    ensure(
        webs.iter().all(|web| web.conclusion() == first.conclusion() || web.contradicts_itself()),
        "not the same follows in all cases",
    )?;
    Ok(claimed(board, first.conclusion()))
}

/// What is so if a claim is.
fn claimed(board: &Board<'_>, claim: &Claim) -> Proven {
    let placed = claim.single().filter(|_| claim.truth == Truth::Is).into_iter().collect();
    Proven { placed, ..Proven::removed(board, |victim| excludes(board, claim, victim)) }
}

/// Whether a candidate cannot hold beside a claim, wherever the claim puts its
/// digit.
fn excludes(board: &Board<'_>, claim: &Claim, victim: Candidate) -> bool {
    match claim.truth {
        Truth::Is => claim.candidates().all(|candidate| board.conflict(candidate, victim)),
        Truth::IsNot => claim.candidates().any(|candidate| candidate == victim),
    }
}

/// Whether each link but the first follows from earlier ones.
fn follow(board: &Board<'_>, web: &Web) -> Result<(), Flaw> {
    let Some((first, rest)) = web.links.split_first() else {
        return Err(Flaw::new("the chain has no links"));
    };
    ensure(first.because == Because::Assumed && first.from.is_empty(), "the first link is not assumed")?;
    ensure_about_candidates(board, &first.claim)?;
    for (before, link) in rest.iter().enumerate() {
        let earlier = &web.links[..=before];
        let from: Option<Vec<Claim>> =
            link.from.iter().map(|&number| earlier.get(number).map(|link| link.claim.clone())).collect();
        let Some(from) = from else { return Err(Flaw::new("a link does not follow from an earlier one")) };
        ensure_follows(board, link, &from)?;
    }
    Ok(())
}

/// Whether a claim speaks of candidates, all of which can hold the digit.
fn ensure_about_candidates(board: &Board<'_>, claim: &Claim) -> Result<(), Flaw> {
    ensure(!claim.cells.is_empty() && are_distinct(&claim.cells), "a claim names no cell, or one twice")?;
    ensure(claim.candidates().all(|candidate| board.has(candidate)), "a link is not about a candidate")
}

/// Whether a claim follows from others by the rule it names.
fn ensure_follows(board: &Board<'_>, link: &Link, from: &[Claim]) -> Result<(), Flaw> {
    let claim = &link.claim;
    ensure_about_candidates(board, claim)?;
    match (&link.because, claim.truth) {
        (Because::Assumed, _) => Err(Flaw::new("a link after the first is assumed")),
        (Because::Cell, Truth::IsNot) => {
            let takes = is_only(from, |other| match (other.single(), claim.single()) {
                (Some(other), Some(denied)) => super::takes_cell_of(other, denied),
                _ => false,
            });
            ensure(takes, "a link does not follow: its cell is not taken")
        }
        (Because::House(house), Truth::IsNot) => {
            let house = board.house(*house)?;
            let takes = is_only(from, |other| {
                let mut both = other.cells.iter().chain(&claim.cells);
                other.digit == claim.digit
                    && are_distinct(both.clone())
                    && both.all(|cell| house.contains(cell))
            });
            ensure(takes, "a link does not follow: its digit is not elsewhere in the house")
        }
        (Because::Cell, Truth::Is) => {
            let others = claim.single().map(|candidate| board.candidates_of(candidate.cell));
            ensure(
                others.is_some_and(|others| leaves(from, others, claim)),
                "a link does not follow: its cell has other candidates",
            )
        }
        (Because::House(house), Truth::Is) => {
            let digit = claim.digit;
            let places = board.places(board.full_house(*house)?, digit).into_iter();
            let places = places.map(|cell: Cell| Candidate { cell, digit });
            ensure(leaves(from, places, claim), "a link does not follow: its digit has other places")
        }
        (Because::Step(step), Truth::IsNot) => {
            claim.candidates().try_for_each(|candidate| ensure_ruled_out(board, step, from, candidate))
        }
        (Because::Step(_), Truth::Is) => Err(Flaw::new("a step inside a chain only rules out")),
    }
}

/// Whether there is one claim, that something holds, and that one is right.
fn is_only(from: &[Claim], is_right: impl Fn(&Claim) -> bool) -> bool {
    matches!(from, [claim] if claim.truth == Truth::Is && is_right(claim))
}

/// Whether the claims deny all of these candidates but those of one claim, and
/// nothing else. What two of them deny counts once.
fn leaves(from: &[Claim], candidates: impl Iterator<Item = Candidate>, rest: &Claim) -> bool {
    let denied: BTreeSet<Candidate> = from.iter().flat_map(Claim::candidates).collect();
    let left: BTreeSet<Candidate> = rest.candidates().collect();
    from.iter().all(|claim| claim.truth == Truth::IsNot)
        && denied.is_disjoint(&left)
        && denied.union(&left).copied().eq(candidates.collect::<BTreeSet<_>>())
}

/// Whether a step is right once the candidates that the claims deny are gone,
/// and rules this one out.
fn ensure_ruled_out(
    board: &Board<'_>,
    step: &Step,
    from: &[Claim],
    candidate: Candidate,
) -> Result<(), Flaw> {
    ensure(from.iter().all(|claim| claim.truth == Truth::IsNot), "a step follows from what is not so")?;
    ensure(step.eliminations.contains(&candidate), "a step does not rule out what its link denies")?;
    check(step, &board.without(from.iter().flat_map(Claim::candidates)))
}
