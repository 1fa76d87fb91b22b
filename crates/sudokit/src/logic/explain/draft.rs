//! An explanation in the making.

use super::words::{Words, cells_of, clauses, groups, list};
use super::{Arrow, ClaimLink, Explanation, Highlight, ProofSentence, Role, Spot};
use crate::base::{Candidate, Cell, House};
use crate::logic::{Claim, Step};

/// What was written down so far.
pub(super) struct Draft<'a> {
    pub(super) words: Words<'a>,
    pub(super) step: &'a Step,
    /// Where to look.
    look: Option<String>,
    pattern: Vec<String>,
    proof: Vec<ProofSentence>,
    highlights: Vec<Highlight>,
    claims: Vec<Claim>,
    links: Vec<ClaimLink>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(words: Words<'a>, step: &'a Step) -> Self {
        Self {
            words,
            step,
            look: None,
            pattern: Vec::new(),
            proof: Vec::new(),
            highlights: Vec::new(),
            claims: Vec::new(),
            links: Vec::new(),
        }
    }

    /// Where to look; the first place that is named is the one.
    pub(super) fn look_at(&mut self, place: impl Into<String>) {
        self.look.get_or_insert_with(|| place.into());
    }

    /// Around which cell to look: its name would tell too much.
    pub(super) fn look_around(&mut self, cell: Cell) {
        if let Some(house) = self.words.common_house(&[cell]) {
            self.look_at(house.to_string());
        }
    }

    /// A sentence about the pattern.
    pub(super) fn pattern(&mut self, sentence: impl Into<String>) {
        self.pattern.push(sentence.into());
    }

    /// A sentence of the proof.
    pub(super) fn proof(&mut self, sentence: impl Into<String>) {
        self.proof_of(sentence, []);
    }

    /// A sentence of the proof about these claims of a chain.
    pub(super) fn proof_of(&mut self, sentence: impl Into<String>, claims: impl IntoIterator<Item = usize>) {
        self.proof.push(ProofSentence { text: sentence.into(), claims: claims.into_iter().collect() });
    }

    pub(super) fn mark_house(&mut self, role: Role, house: House) {
        self.highlights.push(Highlight { role, spot: Spot::House(house) });
    }

    pub(super) fn mark_houses(&mut self, role: Role, houses: &[House]) {
        for &house in houses {
            self.mark_house(role, house);
        }
    }

    pub(super) fn mark_cell(&mut self, role: Role, cell: Cell) {
        self.highlights.push(Highlight { role, spot: Spot::Cell(cell) });
    }

    pub(super) fn mark(&mut self, role: Role, candidate: Candidate) {
        self.highlights.push(Highlight { role, spot: Spot::Candidate(candidate) });
    }

    /// Marks a digit in several cells.
    pub(super) fn mark_digit(&mut self, role: Role, digit: crate::base::Digit, cells: &[Cell]) {
        for &cell in cells {
            self.mark(role, Candidate { cell, digit });
        }
    }

    /// Marks all candidates of a cell.
    pub(super) fn mark_all(&mut self, role: Role, cell: Cell) {
        self.mark_cell(role, cell);
        for digit in self.words.candidates.marks(cell) {
            self.mark(role, Candidate { cell, digit });
        }
    }

    /// The next claim of a chain.
    pub(super) fn claim(&mut self, claim: Claim) {
        self.claims.push(claim);
    }

    /// How many claims there are so far.
    pub(super) fn claims(&self) -> usize {
        self.claims.len()
    }

    pub(super) fn link(&mut self, link: ClaimLink) {
        self.links.push(link);
    }

    /// The links as arrows between candidates.
    fn arrows(&self) -> Vec<Arrow> {
        let arrow = |&ClaimLink { from, to, inference }: &ClaimLink| {
            let [from, to] = [from, to].map(|number| self.claims[number].first());
            Arrow { from, to, inference }
        };
        let mut arrows: Vec<Arrow> = self.links.iter().map(arrow).collect();
        arrows.sort();
        arrows.dedup();
        arrows
    }

    /// The first sentence about the pattern, for a step within a step; a
    /// question says nothing there.
    pub(super) fn into_summary(self) -> Option<String> {
        self.pattern.into_iter().next().filter(|sentence| !sentence.ends_with('?'))
    }

    /// Says what follows, and what is to do.
    pub(super) fn finish(mut self) -> Explanation {
        let Step { technique, placements, eliminations, .. } = self.step;
        for &candidate in eliminations {
            self.mark(Role::Victim, candidate);
        }
        for &candidate in placements {
            self.mark(Role::Placed, candidate);
        }
        if let Some(follows) = self.follows() {
            self.proof(follows);
        }
        self.highlights.sort();
        self.highlights.dedup();
        let arrows = self.arrows();
        let look = self.look.unwrap_or_else(|| "the whole board".to_owned());
        Explanation {
            nudge: format!("Look at {look}."),
            technique: format!("{}: {}.", self.step.name(), technique.about()),
            pattern: self.pattern,
            proof: self.proof,
            moves: moves(self.words, placements, eliminations),
            highlights: self.highlights,
            claims: self.claims,
            links: self.links,
            arrows,
        }
    }

    /// `So r4c7 is 7.`, `So r4c7 and r4c9 cannot be 3.`
    fn follows(&self) -> Option<String> {
        let words = self.words;
        let placed = self
            .step
            .placements
            .iter()
            .map(|at| format!("{} is {}", words.cell(at.cell), words.digit(at.digit)));
        let denied = words.denials(&self.step.eliminations);
        let parts: Vec<String> = placed.chain((!denied.is_empty()).then_some(denied)).collect();
        (!parts.is_empty()).then(|| format!("So {}.", clauses(&parts)))
    }
}

/// `Place 7 in r4c7.`, `Remove 3 from r4c7 and r4c9.`
fn moves(words: Words<'_>, placements: &[Candidate], eliminations: &[Candidate]) -> Vec<String> {
    let place =
        placements.iter().map(|at| format!("Place {} in {}.", words.digit(at.digit), words.cell(at.cell)));
    let remove = groups(eliminations).into_iter().map(|(digits, cells)| {
        let digits = words.digits(digits);
        format!("Remove {digits} from {}.", words.cells(&cells))
    });
    place.chain(remove).collect()
}

/// The cells of these candidates, as `r1c1 or r1c2`.
pub(super) fn any_cell(words: Words<'_>, candidates: &[Candidate]) -> String {
    list(cells_of(candidates).into_iter().map(|cell| words.cell(cell)), "or")
}
