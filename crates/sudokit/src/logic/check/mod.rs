//! Verifies a step from its reason alone.
//!
//! A search can be wrong in what it finds and in what it concludes. So [`check`] trusts nothing: it
//! takes the evidence that a step names, verifies each piece in the position, and derives the
//! consequences again. It shares no code or tables with the searches, and looks at every candidate
//! of the board where they look at a few. It is slow but simple, which makes it trustworthy.
//!
//! ```
//! use sudokit::logic::check::check;
//! use sudokit::logic::Technique;
//! use sudokit::{Digit, Puzzle};
//!
//! let position = "1.3.\n..2.\n.1..\n...4".parse::<Puzzle>()?.candidates();
//! let mut step = Technique::HiddenSingle.find_first(&position).unwrap();
//! assert!(check(&step, &position).is_ok());
//!
//! step.placements[0].digit = Digit::new(4);
//! assert_eq!(check(&step, &position).unwrap_err().to_string(), "4 in r1c2 is not proven");
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! A reason may prove more than the step uses, never less. Reasons that assume a unique solution
//! ([`Reason::Deadly`]) are valid only for puzzles that have one.

mod basic;
mod board;
mod cells;
mod deadly;
mod digit;
mod flaw;
mod sets;
mod templates;
mod web;

#[cfg(test)]
mod tests;

use super::{Reason, Step};
use crate::base::Candidate;
use crate::board::Candidates;
use board::Board;
pub use flaw::Flaw;
use flaw::ensure;

/// Checks that the reason of a step is true in this position and proves the step's placements and
/// eliminations.
pub fn check(step: &Step, candidates: &Candidates) -> Result<(), Flaw> {
    let board = Board::new(candidates);
    let mut all = step.placements.iter().chain(&step.eliminations);
    ensure(all.clone().next().is_some(), "flaw-nothing")?;
    ensure(board::are_distinct(all.clone()), "flaw-twice")?;
    if let Some(&missing) = all.find(|&&candidate| !board.has(candidate)) {
        return Err(Flaw::of(&board, missing, "flaw-no-candidate"));
    }

    let proven = evidence(&step.reason, &board)?;
    if let Some(&placed) = step.placements.iter().find(|placed| !proven.placed.contains(placed)) {
        return Err(Flaw::of(&board, placed, "flaw-unproven"));
    }
    let is_gone = |victim: &Candidate| {
        proven.removed.contains(victim) || proven.placed.iter().any(|placed| board.conflict(*placed, *victim))
    };
    match step.eliminations.iter().find(|victim| !is_gone(victim)) {
        Some(&victim) => Err(Flaw::of(&board, victim, "flaw-not-ruled-out")),
        None => Ok(()),
    }
}

/// Returns what a reason proves, if it is true in this position.
fn evidence(reason: &Reason, board: &Board<'_>) -> Checked {
    match reason {
        Reason::OnlyPlace { house } => basic::only_place(board, *house),
        Reason::OnlyDigit => Ok(basic::only_digit(board)),
        Reason::Intersection { digit, base, cover } => basic::intersection(board, *digit, *base, *cover),
        Reason::LockedSet(set) => basic::locked_set(board, set),
        Reason::Then { first, gone, house } => basic::then(board, first, gone, *house),
        Reason::Fish(fish) => digit::fish(board, fish),
        Reason::Coloring { digit, clusters, found } => digit::coloring(board, *digit, clusters, found),
        Reason::Wing { pivot, pincers, digit } => cells::wing(board, *pivot, *pincers, *digit),
        Reason::Exclusion { cells, excluders } => cells::exclusion(board, cells, excluders),
        Reason::Deadly { pattern, guardians, escape } => deadly::deadly(board, pattern, guardians, escape),
        Reason::Templates { digit } => templates::templates(board, *digit),
        Reason::Alternating { digits, cells } => sets::alternating(board, *digits, cells),
        Reason::Spread { cells, places } => sets::spread(board, cells, places),
        Reason::AlmostLocked { sets } => sets::almost_locked(board, sets),
        Reason::Tried => basic::tried(board),
        Reason::Chain(web) => web::chain(board, web),
        Reason::Loop(links) => web::closed(board, links),
        Reason::Contradiction { web, clash } => web::contradiction(board, web, *clash),
        Reason::Cases { cases, webs } => web::cases(board, cases, webs),
    }
}

/// The consequences of some evidence, or the flaw in it.
type Checked = Result<Proven, Flaw>;

/// Everything that some evidence proves.
#[derive(Default)]
struct Proven {
    placed: Vec<Candidate>,
    /// Does not include candidates that merely conflict with `placed`.
    removed: Vec<Candidate>,
}

impl Proven {
    fn placed(placed: Vec<Candidate>) -> Self {
        Self { placed, ..Self::default() }
    }

    /// Eliminates all candidates of the board for which `is_victim` is true.
    fn removed(board: &Board<'_>, is_victim: impl Fn(Candidate) -> bool) -> Self {
        Self { removed: board.candidates().filter(|&victim| is_victim(victim)).collect(), ..Self::default() }
    }
}

/// Whether the first candidate occupies the cell of the second with another digit.
fn takes_cell_of(placed: Candidate, victim: Candidate) -> bool {
    placed.cell == victim.cell && placed.digit != victim.digit
}
