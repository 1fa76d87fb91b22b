//! A hint: a little help, then more.
//!
//! It is a ladder of levels that begins with where to look. A proof can also be
//! read one sentence after another; the board then shows as much of the chain as
//! was read.

use std::collections::BTreeSet;

use sudokit::logic::Step;
use sudokit::logic::explain::{Arrow, Explanation, Highlight, Reveal, Role, Spot};
use sudokit::logic::reason::{Claim, Reason};
use sudokit::{Candidate, Candidates, Cell};

use crate::Action;

/// A step, told little by little.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The position that it was found in.
    pub candidates: Candidates,
    /// What to do.
    pub step: Step,
    /// Why.
    pub explanation: Explanation,
    /// How much of it is revealed.
    pub revealed: Reveal,
    /// The sentence of the proof that the player looks at, if it is read one by
    /// one.
    pub sentence: Option<usize>,
}

impl Hint {
    /// Tells more; says whether there was more to tell.
    pub fn tell_more(&mut self) -> bool {
        let next = self.levels().find(|&level| level > self.revealed);
        self.revealed = next.unwrap_or(self.revealed);
        self.sentence = None;
        next.is_some()
    }

    /// The levels that say something.
    fn levels(&self) -> impl Iterator<Item = Reveal> {
        Reveal::ALL.into_iter().filter(|&level| !self.explanation.level(level).is_empty())
    }

    /// The number of the last level that is revealed, from 1, and how many there are.
    pub fn rung(&self) -> (usize, usize) {
        (self.levels().filter(|&level| level <= self.revealed).count(), self.levels().count())
    }

    /// What is revealed so far.
    pub fn sentences(&self) -> Vec<&str> {
        self.explanation.up_to(self.revealed)
    }

    /// Whether the pattern is revealed: from there on, the board shows the candidates
    /// of the hint, if it needs them.
    pub fn shows_pattern(&self) -> bool {
        self.revealed >= Reveal::Pattern
    }

    /// Whether the step is about candidates. A single can be seen without them, among
    /// the player's own notes.
    pub const fn needs_candidates(&self) -> bool {
        !matches!(self.step.reason, Reason::OnlyPlace { .. } | Reason::OnlyDigit | Reason::Tried)
    }

    /// Reads the next sentence of the proof; the first one, if none was read yet.
    /// Says whether there was one.
    pub fn next_sentence(&mut self) -> bool {
        let next = self.sentence.map_or(0, |sentence| sentence + 1);
        let is_there = next < self.explanation.proof.len();
        if is_there {
            self.sentence = Some(next);
            self.revealed = self.revealed.max(Reveal::Proof);
        }
        is_there
    }

    /// Goes back to the sentence before. Says whether there was one.
    pub fn previous_sentence(&mut self) -> bool {
        let previous = self.sentence.and_then(|sentence| sentence.checked_sub(1));
        self.sentence = previous.or(self.sentence);
        previous.is_some()
    }

    /// What to draw attention to: first the houses to look at, from the pattern on
    /// its parts, and what follows from them not before the proof.
    pub fn highlights(&self) -> Vec<Highlight> {
        let all = self.explanation.highlights.iter().copied();
        let is_result = |highlight: &Highlight| matches!(highlight.role, Role::Victim | Role::Placed);
        match (self.revealed, self.sentence) {
            (Reveal::Nudge | Reveal::Technique, _) => {
                let houses = self.explanation.look.iter().copied();
                houses.map(|house| Highlight { role: Role::Base, spot: Spot::House(house) }).collect()
            }
            (Reveal::Pattern, _) => all.filter(|highlight| !is_result(highlight)).collect(),
            (Reveal::Proof | Reveal::Move, None) => all.collect(),
            (Reveal::Proof | Reveal::Move, Some(sentence)) => self.highlights_of(sentence),
        }
    }

    /// What to draw attention to when the proof was read up to this sentence.
    fn highlights_of(&self, sentence: usize) -> Vec<Highlight> {
        let Explanation { highlights, proof, .. } = &self.explanation;
        let read: BTreeSet<Candidate> = self.claims().iter().flat_map(Claim::candidates).collect();
        let now = self.present_cells();
        let is_shown = |highlight: &&Highlight| match (highlight.role, highlight.spot) {
            (Role::Victim | Role::Placed, _) => sentence + 1 == proof.len(),
            (Role::On | Role::Off, Spot::Candidate(candidate)) => read.contains(&candidate),
            // What rules a digit out is picked out with its sentence.
            (Role::Blocker, Spot::Cell(cell)) => now.contains(&cell),
            _ => true,
        };
        let is_blocker =
            |cell: &Cell| highlights.contains(&Highlight { role: Role::Blocker, spot: Spot::Cell(*cell) });
        let now = now.iter().copied().filter(|cell| !is_blocker(cell));
        let now = now.map(|cell| Highlight { role: Role::Pattern, spot: Spot::Cell(cell) });
        highlights.iter().filter(is_shown).copied().chain(now).collect()
    }

    /// The cells of the sentence that the player looks at.
    fn present_cells(&self) -> BTreeSet<Cell> {
        let Explanation { proof, claims, .. } = &self.explanation;
        let Some(sentence) = self.sentence.and_then(|sentence| proof.get(sentence)) else {
            return BTreeSet::new();
        };
        let about = sentence.claims.iter().filter_map(|&number| claims.get(number));
        about.flat_map(|claim| &claim.cells).chain(&sentence.cells).copied().collect()
    }

    /// The claims of its chain, from the pattern on; if the proof is read sentence
    /// by sentence, those that were read.
    pub fn claims(&self) -> &[Claim] {
        let Explanation { claims, proof, .. } = &self.explanation;
        match self.sentence {
            _ if !self.shows_pattern() => &[],
            None => claims,
            Some(sentence) => {
                let read = proof.iter().take(sentence + 1).flat_map(|sentence| &sentence.claims);
                &claims[..read.max().map_or(0, |last| last + 1).min(claims.len())]
            }
        }
    }

    /// The links of its chain, from the pattern on.
    pub fn arrows(&self) -> &[Arrow] {
        if self.shows_pattern() { &self.explanation.arrows } else { &[] }
    }

    /// What the hint says to do.
    pub fn action(&self) -> Action {
        let eliminations: BTreeSet<Candidate> = self.step.eliminations.iter().copied().collect();
        Action::Follow {
            placements: self.step.placements.clone(),
            eliminations: eliminations.into_iter().collect(),
        }
    }
}
