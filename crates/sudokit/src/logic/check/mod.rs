//! Whether a step is right, told from its reason alone.
//!
//! A search can err in what it finds and in what it concludes. So [`check`]
//! believes nothing: it takes the evidence that a step names, looks at the
//! position whether each piece of it is there, and works out anew what follows.
//! It shares no code and no tables with the searches, and looks at every
//! candidate of the board where they look at few. It is slow and plain, and
//! that is its worth.
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
//! The evidence of one reason may prove more than a step says, never less.
//! Reasons that rely on there being one solution ([`Reason::Deadly`]) are
//! proofs for such puzzles only.

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

/// Whether the reason of a step is true in this position and proves what the
/// step does.
pub fn check(step: &Step, candidates: &Candidates) -> Result<(), Flaw> {
    let board = Board::new(candidates);
    let mut all = step.placements.iter().chain(&step.eliminations);
    ensure(all.clone().next().is_some(), "the step does nothing")?;
    ensure(board::are_distinct(all.clone()), "the step does the same twice")?;
    if let Some(&missing) = all.find(|&&candidate| !board.has(candidate)) {
        return Err(Flaw::of(&board, missing, "is not a candidate"));
    }

    let proven = evidence(&step.reason, &board)?;
    if let Some(&placed) = step.placements.iter().find(|placed| !proven.placed.contains(placed)) {
        return Err(Flaw::of(&board, placed, "is not proven"));
    }
    let is_gone = |victim: &Candidate| {
        proven.removed.contains(victim) || proven.placed.iter().any(|placed| board.conflict(*placed, *victim))
    };
    match step.eliminations.iter().find(|victim| !is_gone(victim)) {
        Some(&victim) => Err(Flaw::of(&board, victim, "is not ruled out")),
        None => Ok(()),
    }
}

/// What the evidence of a reason proves, if it is true in this position.
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

/// What some evidence proves, or what is wrong with it.
type Checked = Result<Proven, Flaw>;

/// Everything that follows from some evidence.
#[derive(Default)]
struct Proven {
    placed: Vec<Candidate>,
    /// Besides what cannot be beside `placed`.
    removed: Vec<Candidate>,
}

impl Proven {
    fn placed(placed: Vec<Candidate>) -> Self {
        Self { placed, ..Self::default() }
    }

    /// All candidates of the board of which this is so are ruled out.
    fn removed(board: &Board<'_>, is_victim: impl Fn(Candidate) -> bool) -> Self {
        Self { removed: board.candidates().filter(|&victim| is_victim(victim)).collect(), ..Self::default() }
    }
}

/// Whether a cell that holds the one candidate cannot hold the other.
fn takes_cell_of(placed: Candidate, victim: Candidate) -> bool {
    placed.cell == victim.cell && placed.digit != victim.digit
}
