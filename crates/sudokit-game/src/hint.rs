//! A hint that reveals a little help first, then more.
//!
//! It has levels; the first says only where to look. A proof can also be read one
//! sentence after another. The board then shows the part of the chain that was read.

use std::collections::BTreeSet;

use sudokit::logic::Step;
use sudokit::logic::explain::{ClaimLink, Explanation, Highlight, Reveal, Role, Spot};
use sudokit::logic::reason::{Claim, Reason};
use sudokit::{Candidate, Candidates, Cell};

use crate::Action;

/// A step, revealed level by level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The position that it was found in.
    pub candidates: Candidates,
    /// The step: digits to place or candidates to remove.
    pub step: Step,
    /// The sentences that explain it.
    pub explanation: Explanation,
    /// The last level that is revealed.
    pub revealed: Reveal,
    /// The sentence of the proof that the player is reading, if the proof is read
    /// sentence by sentence.
    pub sentence: Option<usize>,
}

impl Hint {
    /// Reveals the next level. Returns `false` if everything was revealed before.
    pub fn tell_more(&mut self) -> bool {
        let next = self.levels().find(|&level| level > self.revealed);
        self.revealed = next.unwrap_or(self.revealed);
        self.sentence = None;
        next.is_some()
    }

    /// The levels that have sentences.
    fn levels(&self) -> impl Iterator<Item = Reveal> {
        Reveal::ALL.into_iter().filter(|&level| !self.explanation.level(level).is_empty())
    }

    /// The number of the last level that is revealed, from 1, and the number of levels.
    pub fn rung(&self) -> (usize, usize) {
        (self.levels().filter(|&level| level <= self.revealed).count(), self.levels().count())
    }

    /// The sentences that are revealed so far.
    pub fn sentences(&self) -> Vec<&str> {
        self.explanation.up_to(self.revealed)
    }

    /// Whether the pattern is revealed: from there on, the board shows the candidates
    /// of the hint, if it needs them.
    pub fn shows_pattern(&self) -> bool {
        self.revealed >= Reveal::Pattern
    }

    /// Whether the player needs to see the candidates to follow the step. A single can be
    /// seen without them.
    pub const fn needs_candidates(&self) -> bool {
        !matches!(self.step.reason, Reason::OnlyPlace { .. } | Reason::OnlyDigit | Reason::Tried)
    }

    /// Reads the next sentence of the proof, or the first one. Returns `false` after the
    /// last one.
    pub fn next_sentence(&mut self) -> bool {
        let next = self.sentence.map_or(0, |sentence| sentence + 1);
        let is_there = next < self.explanation.proof.len();
        if is_there {
            self.sentence = Some(next);
            self.revealed = self.revealed.max(Reveal::Proof);
        }
        is_there
    }

    /// Goes back to the sentence before. Returns `false` at the first one.
    pub fn previous_sentence(&mut self) -> bool {
        let previous = self.sentence.and_then(|sentence| sentence.checked_sub(1));
        self.sentence = previous.or(self.sentence);
        previous.is_some()
    }

    /// The highlights: first the houses to look at, then the parts of the pattern, and
    /// with the proof its result.
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

    /// The highlights when the proof has been read up to this sentence.
    fn highlights_of(&self, sentence: usize) -> Vec<Highlight> {
        let Explanation { highlights, proof, .. } = &self.explanation;
        let read: BTreeSet<Candidate> = self.claims().iter().flat_map(Claim::candidates).collect();
        let now = self.present_cells();
        let is_shown = |highlight: &&Highlight| match (highlight.role, highlight.spot) {
            (Role::Victim | Role::Placed, _) => sentence + 1 == proof.len(),
            (Role::On | Role::Off, Spot::Candidate(candidate)) => read.contains(&candidate),
            // A cell that rules out a digit is highlighted with its sentence only.
            (Role::Blocker, Spot::Cell(cell)) => now.contains(&cell),
            _ => true,
        };
        let is_blocker =
            |cell: &Cell| highlights.contains(&Highlight { role: Role::Blocker, spot: Spot::Cell(*cell) });
        let now = now.iter().copied().filter(|cell| !is_blocker(cell));
        let now = now.map(|cell| Highlight { role: Role::Pattern, spot: Spot::Cell(cell) });
        highlights.iter().filter(is_shown).copied().chain(now).collect()
    }

    /// The cells of the sentence that the player is reading.
    fn present_cells(&self) -> BTreeSet<Cell> {
        let Explanation { proof, claims, .. } = &self.explanation;
        let Some(sentence) = self.sentence.and_then(|sentence| proof.get(sentence)) else {
            return BTreeSet::new();
        };
        let about = sentence.claims.iter().filter_map(|&number| claims.get(number));
        about.flat_map(|claim| &claim.cells).chain(&sentence.cells).copied().collect()
    }

    /// The claims of its chain, from the level of the pattern on. If the proof is read
    /// sentence by sentence, only the claims that were read.
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

    /// The links of its chain, from the level of the pattern on. Some may lead to claims that were
    /// not read yet.
    pub fn links(&self) -> &[ClaimLink] {
        if self.shows_pattern() { &self.explanation.links } else { &[] }
    }

    /// The action that applies the hint.
    pub fn action(&self) -> Action {
        let eliminations: BTreeSet<Candidate> = self.step.eliminations.iter().copied().collect();
        Action::Follow {
            placements: self.step.placements.clone(),
            eliminations: eliminations.into_iter().collect(),
        }
    }
}
