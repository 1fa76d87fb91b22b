//! Steps in words and pictures, as data.
//!
//! An explanation has five levels, so that a player can ask for as much help as
//! needed and no more:
//!
//! ```text
//!  nudge      Look at the central box (box 5).
//!  technique  Pointing: all places for a digit in a box are in one row or column, …
//!  pattern    In box 5, the digit 3 can only go in r4c4 or r4c6. Both cells are also in row 4.
//!  proof      Box 5 needs its 3 in one of them, so no other cell of row 4 can be 3.
//!  move       Remove 3 from r4c7.
//! ```
//!
//! Besides the sentences, an explanation has [`Highlight`]s, which say what to draw
//! attention to and why, and [`Arrow`]s along chains. Nothing here depends on a
//! terminal or a page: front ends print, colour and draw. The sentences are in
//! `texts/en/hints.ftl`.

mod cells;
mod chain;
mod coloring;
mod deadly;
mod draft;
mod fish;
mod highlight;
mod locked;
mod sets;
mod short_chain;
mod singles;
#[cfg(test)]
mod tests;
mod walk;
mod words;

use super::{Claim, Reason, Step};
use crate::base::names::named;
use crate::base::{Coordinates, House};
use crate::board::{Alphabet, Candidates};
use draft::Draft;
pub use highlight::{Arrow, ClaimLink, Highlight, Inference, ProofSentence, Role, Spot};
use words::Words;

/// The explanation of a step: sentences, from a hint to the move, and what to draw.
///
/// ```
/// use sudokit::logic::explain::Reveal;
/// use sudokit::logic::LogicSolver;
/// use sudokit::{Alphabet, Puzzle};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let candidates = puzzle.candidates();
/// let step = LogicSolver::new(candidates.clone()).next_step().unwrap();
/// let explanation = step.explain(&candidates, &Alphabet::usual(4));
/// assert_eq!(explanation.up_to(Reveal::Nudge), ["Look at the upper left box (box 1)."]);
/// assert_eq!(explanation.moves, ["Place 2 in r1c2."]);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub struct Explanation {
    /// Where to look, but not what for.
    pub nudge: String,
    /// The houses that the nudge names; none, if it is about the whole board.
    pub look: Vec<House>,
    /// The name of the technique and what it does.
    pub technique: String,
    /// Which cells and digits form the pattern.
    pub pattern: Vec<String>,
    /// Why the step is right; the last sentence says what follows.
    pub proof: Vec<ProofSentence>,
    /// What to write into the board or strike from it.
    pub moves: Vec<String>,
    /// The whole step in one sentence, for a list of steps. Only singles have one.
    pub summary: Option<String>,
    /// What to draw attention to, and why.
    pub highlights: Vec<Highlight>,
    /// The claims of a chain, in the order of the proof. If the sentences of the proof are
    /// numbered, `(3)` is the third claim.
    pub claims: Vec<Claim>,
    /// The links between the claims, in the order of the claims that follow.
    pub links: Vec<ClaimLink>,
    /// The same between the candidates of the claims, each once and sorted.
    pub arrows: Vec<Arrow>,
    /// Whether the last sentence of the proof says the same as the moves.
    ends_like_moves: bool,
}

named! {
    /// How much of an explanation to show. Each level includes the ones before it.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Reveal: "level of explanation" {
        /// Where to look.
        Nudge => "nudge",
        /// What to look for.
        Technique => "technique",
        /// Which cells and digits.
        Pattern => "pattern",
        /// Why, and what follows.
        Proof => "proof",
        /// What to do.
        Move => "move",
    }
}

impl Explanation {
    /// The sentences of one level.
    pub fn level(&self, level: Reveal) -> Vec<&str> {
        match level {
            Reveal::Nudge => vec![&self.nudge],
            Reveal::Technique => vec![&self.technique],
            Reveal::Pattern => self.pattern.iter().map(String::as_str).collect(),
            Reveal::Proof => self.proof.iter().map(|sentence| sentence.text.as_str()).collect(),
            Reveal::Move => self.moves.iter().map(String::as_str).collect(),
        }
    }

    /// All sentences up to a level. The moves replace the last sentence of the proof
    /// if it says the same.
    pub fn up_to(&self, reveal: Reveal) -> Vec<&str> {
        let mut sentences = Vec::new();
        for level in Reveal::ALL.into_iter().filter(|&level| level <= reveal) {
            if level == Reveal::Move && self.ends_like_moves && !self.proof.is_empty() {
                sentences.pop();
            }
            sentences.extend(self.level(level));
        }
        sentences
    }
}

impl Step {
    /// Explains the step in the position before it, with these symbols. Cells are
    /// named `r1c1`.
    ///
    /// # Panics
    ///
    /// Panics if the alphabet has too few symbols for the board. A step of another board may
    /// panic as well.
    pub fn explain(&self, candidates: &Candidates, alphabet: &Alphabet) -> Explanation {
        self.explain_in(candidates, alphabet, Coordinates::Numbers)
    }

    /// Explains the step with cells in this notation.
    ///
    /// ```
    /// use sudokit::board::Coordinates;
    /// use sudokit::logic::Technique;
    /// use sudokit::{Alphabet, Puzzle};
    ///
    /// let position = "1.3.\n..2.\n.1..\n...4".parse::<Puzzle>()?.candidates();
    /// let step = Technique::HiddenSingle.find_first(&position).unwrap();
    /// let explanation = step.explain_in(&position, &Alphabet::usual(4), Coordinates::Letters);
    /// assert_eq!(explanation.moves, ["Place 2 in A2."]);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    ///
    /// # Panics
    ///
    /// Panics under the same conditions as [`explain`](Self::explain).
    pub fn explain_in(
        &self,
        candidates: &Candidates,
        alphabet: &Alphabet,
        coordinates: Coordinates,
    ) -> Explanation {
        let mut draft = Draft::new(Words { candidates, alphabet, coordinates }, self);
        draft.reason(&self.reason);
        draft.finish()
    }
}

impl Draft<'_> {
    /// Writes the sentences of a reason.
    fn reason(&mut self, reason: &Reason) {
        match reason {
            Reason::OnlyPlace { house } => singles::only_place(self, *house),
            Reason::OnlyDigit => singles::only_digit(self),
            Reason::Intersection { digit, base, cover } => locked::intersection(self, *digit, *base, *cover),
            Reason::LockedSet(set) => locked::set(self, set),
            Reason::Then { first, gone, house } => locked::then(self, first, gone, *house),
            Reason::Fish(fish) => fish::fish(self, fish),
            Reason::Wing { pivot, pincers, digit } => cells::wing(self, *pivot, *pincers, *digit),
            Reason::Coloring { digit, clusters, found } => coloring::coloring(self, *digit, clusters, found),
            Reason::Deadly { pattern, guardians, escape } => deadly::deadly(self, pattern, guardians, escape),
            Reason::Exclusion { cells, excluders } => cells::exclusion(self, cells, excluders),
            Reason::Templates { digit } => fish::templates(self, *digit),
            Reason::Alternating { digits, cells } => sets::alternating(self, *digits, cells),
            Reason::Spread { cells, places } => sets::spread(self, cells, places),
            Reason::AlmostLocked { sets } => sets::almost_locked(self, sets),
            Reason::Tried => singles::tried(self),
            Reason::Chain(web) => chain::chain(self, web),
            Reason::Loop(links) => chain::closed(self, links),
            Reason::Contradiction { web, clash } => chain::contradiction(self, web, *clash),
            Reason::Cases { cases, webs } => chain::cases(self, cases, webs),
        }
    }
}
