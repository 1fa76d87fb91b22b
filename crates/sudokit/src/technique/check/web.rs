//! Chains: whether each link follows, and what that proves.

use super::board::{Board, are_same};
use super::{Flaw, Proven, check, ensure};
use crate::technique::{Because, Cases, Claim, Link, Truth, Web};
use crate::{Candidate, Cell, Step};

/// From the first claim follows the last, so the opposite of the first holds or
/// the last: what both rule out is gone.
pub(super) fn chain(board: &Board<'_>, web: &Web) -> Result<Proven, Flaw> {
    follow(board, web)?;
    let ends = [web.assumption().opposite(), web.conclusion()];
    if ends[0] == ends[1] {
        return Ok(claimed(ends[0]));
    }
    Ok(Proven::removed(board, |victim| {
        ends.iter().all(|end| match end.truth {
            Truth::Is => board.conflict(end.candidate, victim),
            Truth::IsNot => end.candidate == victim,
        })
    }))
}

/// Each claim of the loop follows from any other, so that all hold or none. What
/// cannot hold beside an "is" nor beside an "is not" is gone.
pub(super) fn closed(board: &Board<'_>, links: &[Link]) -> Result<Proven, Flaw> {
    ensure(links.len() >= 2, "the loop has no links")?;
    for (number, link) in links.iter().enumerate() {
        let before = number.checked_sub(1).unwrap_or(links.len() - 1);
        ensure(link.from == [before], "a link of the loop does not follow from the one before")?;
        ensure_follows(board, link, &[links[before].claim])?;
    }
    let conflicts = |truth, victim| {
        links.iter().any(|link| link.claim.truth == truth && board.conflict(link.claim.candidate, victim))
    };
    Ok(Proven::removed(board, |victim| conflicts(Truth::Is, victim) && conflicts(Truth::IsNot, victim)))
}

/// From the first claim follow two that exclude each other.
pub(super) fn contradiction(board: &Board<'_>, web: &Web, clash: [usize; 2]) -> Result<Proven, Flaw> {
    follow(board, web)?;
    let [Some(one), Some(other)] = clash.map(|number| web.links.get(number)) else {
        return Err(Flaw::new("the links that clash are not there"));
    };
    ensure(one.claim == other.claim.opposite(), "the links that clash are not opposites")?;
    Ok(claimed(web.assumption().opposite()))
}

/// One of the cases is so, and from each follows the same.
pub(super) fn cases(board: &Board<'_>, cases: Cases, webs: &[Web]) -> Result<Proven, Flaw> {
    for web in webs {
        follow(board, web)?;
    }
    let all: Vec<Claim> = match cases {
        Cases::Digits(cell) => board.candidates_of(cell).map(Claim::is).collect(),
        Cases::Places(house, digit) => {
            let places = board.places(board.full_house(house)?, digit).into_iter();
            places.map(|cell| Claim::is(Candidate { cell, digit })).collect()
        }
        Cases::Either(candidate) => vec![Claim::is(candidate), Claim::is_not(candidate)],
    };
    let assumed: Vec<Claim> = webs.iter().map(Web::assumption).collect();
    ensure(are_same(all, assumed), "not each case is looked at once")?;
    let Some(first) = webs.first() else { return Err(Flaw::new("there are no cases")) };
    ensure(
        webs.iter().all(|web| web.conclusion() == first.conclusion()),
        "not the same follows in all cases",
    )?;
    Ok(claimed(first.conclusion()))
}

fn claimed(Claim { candidate, truth }: Claim) -> Proven {
    match truth {
        Truth::Is => Proven::placed(vec![candidate]),
        Truth::IsNot => Proven { removed: vec![candidate], ..Proven::default() },
    }
}

/// Whether each link but the first follows from earlier ones.
fn follow(board: &Board<'_>, web: &Web) -> Result<(), Flaw> {
    let Some((first, rest)) = web.links.split_first() else {
        return Err(Flaw::new("the chain has no links"));
    };
    ensure(first.because == Because::Assumed && first.from.is_empty(), "the first link is not assumed")?;
    ensure(board.has(first.claim.candidate), "a link is not about a candidate")?;
    for (before, link) in rest.iter().enumerate() {
        let earlier = &web.links[..=before];
        let from: Option<Vec<Claim>> =
            link.from.iter().map(|&number| earlier.get(number).map(|link| link.claim)).collect();
        let Some(from) = from else { return Err(Flaw::new("a link does not follow from an earlier one")) };
        ensure_follows(board, link, &from)?;
    }
    Ok(())
}

/// Whether a claim follows from others by the rule it names.
fn ensure_follows(board: &Board<'_>, link: &Link, from: &[Claim]) -> Result<(), Flaw> {
    let claim = link.claim;
    ensure(board.has(claim.candidate), "a link is not about a candidate")?;
    match (&link.because, claim.truth) {
        (Because::Assumed, _) => Err(Flaw::new("a link after the first is assumed")),
        (Because::Cell, Truth::IsNot) => {
            let takes = is_only(from, |other| super::takes_cell_of(other, claim.candidate));
            ensure(takes, "a link does not follow: its cell is not taken")
        }
        (Because::House(house), Truth::IsNot) => {
            let house = board.house(*house)?;
            let takes = is_only(from, |other| {
                let both = [other.cell, claim.candidate.cell];
                other.digit == claim.candidate.digit
                    && both[0] != both[1]
                    && both.iter().all(|cell| house.contains(cell))
            });
            ensure(takes, "a link does not follow: its digit is not elsewhere in the house")
        }
        (Because::Cell, Truth::Is) => {
            let others = board.candidates_of(claim.candidate.cell);
            ensure(
                leaves(from, others, claim.candidate),
                "a link does not follow: its cell has other candidates",
            )
        }
        (Because::House(house), Truth::Is) => {
            let digit = claim.candidate.digit;
            let places = board.places(board.full_house(*house)?, digit).into_iter();
            let places = places.map(|cell: Cell| Candidate { cell, digit });
            ensure(
                leaves(from, places, claim.candidate),
                "a link does not follow: its digit has other places",
            )
        }
        (Because::Step(step), Truth::IsNot) => ensure_ruled_out(board, step, from, claim.candidate),
        (Because::Step(_), Truth::Is) => Err(Flaw::new("a step inside a chain only rules out")),
    }
}

/// Whether there is one claim, that a candidate holds, and that one is right.
fn is_only(from: &[Claim], is_right: impl Fn(Candidate) -> bool) -> bool {
    matches!(from, [Claim { candidate, truth: Truth::Is }] if is_right(*candidate))
}

/// Whether the claims deny all of these candidates but one, and nothing else.
fn leaves(from: &[Claim], candidates: impl Iterator<Item = Candidate>, one: Candidate) -> bool {
    let denied = [from, &[Claim::is_not(one)]].concat();
    are_same(candidates.map(Claim::is_not).collect(), denied)
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
    check(step, &board.without(from.iter().map(|claim| claim.candidate)))
}
