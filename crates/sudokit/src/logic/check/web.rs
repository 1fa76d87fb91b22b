//! Chains: whether each link follows, and what that proves.

use std::collections::BTreeSet;

use super::board::{Board, are_distinct, are_same};
use super::digit::one_of_fish;
use super::{Checked, Flaw, Proven, check, ensure};
use crate::base::{Candidate, Cell, Digit};
use crate::logic::{Because, Cases, Claim, Link, Step, Truth, Web};

/// The first claim implies the last, so the opposite of the first or the last is true. Candidates
/// that both rule out are eliminated.
pub(super) fn chain(board: &Board<'_>, web: &Web) -> Checked {
    follow(board, web)?;
    let ends = [web.assumption().opposite(), web.conclusion().clone()];
    if ends[0] == ends[1] {
        return Ok(claimed(board, &ends[0]));
    }
    Ok(Proven::removed(board, |victim| ends.iter().all(|end| excludes(board, end, victim))))
}

/// Each claim of the loop follows from any other, so either all are true or none is. A candidate
/// that conflicts with both an "is" and an "is not" is eliminated.
pub(super) fn closed(board: &Board<'_>, links: &[Link]) -> Checked {
    ensure(links.len() >= 2, "flaw-loop-empty")?;
    for (number, link) in links.iter().enumerate() {
        let before = number.checked_sub(1).unwrap_or(links.len() - 1);
        ensure(link.from == [before], "flaw-loop-link")?;
        ensure_follows(board, link, &[links[before].claim.clone()])?;
    }
    let conflicts = |truth, victim| {
        let mut cells_of = links.iter().filter(|link| link.claim.truth == truth);
        cells_of.any(|link| link.claim.candidates().all(|candidate| board.conflict(candidate, victim)))
    };
    Ok(Proven::removed(board, |victim| conflicts(Truth::Is, victim) && conflicts(Truth::IsNot, victim)))
}

/// The first claim implies two claims that contradict each other.
pub(super) fn contradiction(board: &Board<'_>, web: &Web, clash: [usize; 2]) -> Checked {
    follow(board, web)?;
    let [Some(one), Some(other)] = clash.map(|number| web.links.get(number)) else {
        return Err(Flaw::new("flaw-clash-missing"));
    };
    ensure(one.claim == other.claim.opposite(), "flaw-clash-not-opposite")?;
    Ok(claimed(board, &web.assumption().opposite()))
}

/// One of the cases is true, and every possible case implies the same claim.
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
    ensure(are_same(all, assumed), "flaw-cases-incomplete")?;
    let first = webs.iter().find(|web| !web.contradicts_itself()).or(webs.first());
    let Some(first) = first else { return Err(Flaw::new("flaw-cases-none")) };
    ensure(
        webs.iter().all(|web| web.conclusion() == first.conclusion() || web.contradicts_itself()),
        "flaw-cases-differ",
    )?;
    Ok(claimed(board, first.conclusion()))
}

/// Returns what a true claim proves.
fn claimed(board: &Board<'_>, claim: &Claim) -> Proven {
    let placed = claim.single().filter(|_| claim.truth == Truth::Is).into_iter().collect();
    Proven { placed, ..Proven::removed(board, |victim| excludes(board, claim, victim)) }
}

/// Whether a claim rules a candidate out, wherever the claim puts its digit.
fn excludes(board: &Board<'_>, claim: &Claim, victim: Candidate) -> bool {
    match claim.truth {
        Truth::Is => claim.candidates().all(|candidate| board.conflict(candidate, victim)),
        Truth::IsNot => claim.candidates().any(|candidate| candidate == victim),
    }
}

/// Checks that each link except the first follows from earlier ones.
fn follow(board: &Board<'_>, web: &Web) -> Result<(), Flaw> {
    let Some((first, rest)) = web.links.split_first() else {
        return Err(Flaw::new("flaw-chain-empty"));
    };
    ensure(first.because == Because::Assumed && first.from.is_empty(), "flaw-chain-first-link")?;
    ensure_about_candidates(board, &first.claim)?;
    for (before, link) in rest.iter().enumerate() {
        let earlier = &web.links[..=before];
        let from: Option<Vec<Claim>> =
            link.from.iter().map(|&number| earlier.get(number).map(|link| link.claim.clone())).collect();
        let Some(from) = from else { return Err(Flaw::new("flaw-chain-no-source")) };
        ensure_follows(board, link, &from)?;
    }
    Ok(())
}

/// Checks that a claim names cells that can all hold its digit.
fn ensure_about_candidates(board: &Board<'_>, claim: &Claim) -> Result<(), Flaw> {
    ensure(!claim.cells.is_empty() && are_distinct(&claim.cells), "flaw-chain-claim-cells")?;
    ensure(claim.candidates().all(|candidate| board.has(candidate)), "flaw-chain-no-candidate")
}

/// Checks that a claim follows from others by the rule it names.
fn ensure_follows(board: &Board<'_>, link: &Link, from: &[Claim]) -> Result<(), Flaw> {
    let claim = &link.claim;
    ensure_about_candidates(board, claim)?;
    match (&link.because, claim.truth) {
        (Because::Assumed, _) => Err(Flaw::new("flaw-chain-late-assumption")),
        (Because::Cell, Truth::IsNot) => {
            let takes = is_only(from, |other| match (other.single(), claim.single()) {
                (Some(other), Some(denied)) => super::takes_cell_of(other, denied),
                _ => false,
            });
            ensure(takes, "flaw-chain-cell-free")
        }
        (Because::House(house), Truth::IsNot) => {
            let house = board.house(*house)?;
            let takes = is_only(from, |other| {
                let mut both = other.cells.iter().chain(&claim.cells);
                other.digit == claim.digit
                    && are_distinct(both.clone())
                    && both.all(|cell| house.contains(cell))
            });
            ensure(takes, "flaw-chain-digit-free")
        }
        (Because::Cell, Truth::Is) => {
            let others = claim.single().map(|candidate| board.candidates_of(candidate.cell));
            ensure(others.is_some_and(|others| leaves(from, others, claim)), "flaw-chain-cell-candidates")
        }
        (Because::House(house), Truth::Is) => {
            let digit = claim.digit;
            let places = board.places(board.full_house(*house)?, digit).into_iter();
            let places = places.map(|cell: Cell| Candidate { cell, digit });
            ensure(leaves(from, places, claim), "flaw-chain-digit-places")
        }
        (Because::Step(step), Truth::IsNot) => {
            claim.candidates().try_for_each(|candidate| ensure_ruled_out(board, step, from, candidate))
        }
        (Because::Step(_), Truth::Is) => Err(Flaw::new("flaw-chain-step-places")),
    }
}

/// Whether there is only one claim, of the kind "is", and `is_right` accepts it.
fn is_only(from: &[Claim], is_right: impl Fn(&Claim) -> bool) -> bool {
    matches!(from, [claim] if claim.truth == Truth::Is && is_right(claim))
}

/// Whether the claims deny exactly these candidates, except the candidates of `rest`. A candidate
/// denied by two claims counts once.
fn leaves(from: &[Claim], candidates: impl Iterator<Item = Candidate>, rest: &Claim) -> bool {
    let denied: BTreeSet<Candidate> = from.iter().flat_map(Claim::candidates).collect();
    let left: BTreeSet<Candidate> = rest.candidates().collect();
    from.iter().all(|claim| claim.truth == Truth::IsNot)
        && denied.is_disjoint(&left)
        && denied.union(&left).copied().eq(candidates.collect::<BTreeSet<_>>())
}

/// Checks that a step is right once the candidates that the claims deny are removed, and that it
/// eliminates this candidate.
fn ensure_ruled_out(
    board: &Board<'_>,
    step: &Step,
    from: &[Claim],
    candidate: Candidate,
) -> Result<(), Flaw> {
    ensure(from.iter().all(|claim| claim.truth == Truth::IsNot), "flaw-chain-step-source")?;
    ensure(step.eliminations.contains(&candidate), "flaw-chain-step-victim")?;
    check(step, &board.without(from.iter().flat_map(Claim::candidates)))
}
