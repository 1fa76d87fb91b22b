//! An unfinished explanation.

use std::collections::BTreeSet;

use sudokit_text::{Phrase, Value, phrase};

use super::words::{Words, cells_of, groups};
use super::{Arrow, ClaimLink, Explanation, Highlight, ProofSentence, Role, Spot};
use crate::base::texts::text;
use crate::base::{Candidate, Cell, Digit, DigitSet, House, HouseKind};
use crate::logic::{Reason, Step};

/// A step, and the part of its explanation that has been written so far.
pub(super) struct Draft<'a> {
    pub(super) words: Words<'a>,
    pub(super) step: &'a Step,
    pub(super) written: Explanation,
    pub(super) ending: Ending,
    /// What comes before the numbers of claims: `16.` in the proof of claim 16 of another chain.
    pub(super) numbering: String,
}

/// How the proof ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// With a sentence that says what follows: `So r4c7 cannot be 3.`
    Added,
    /// With the last sentence of the reason.
    InProof,
}

impl<'a> Draft<'a> {
    pub(super) fn new(words: Words<'a>, step: &'a Step) -> Self {
        Self { words, step, written: Explanation::default(), ending: Ending::Added, numbering: String::new() }
    }

    /// Says where to look. Only the first call has an effect.
    pub(super) fn look_at(&mut self, houses: &[House]) {
        if self.written.look.is_empty() {
            self.written.look = houses.to_vec();
        }
    }

    /// Says where to look for a cell by naming its house: the name of the cell
    /// would reveal too much.
    pub(super) fn look_around(&mut self, cell: Cell) {
        if let Some(house) = self.words.common_house(&[cell]) {
            self.look_at(&[house]);
        }
    }

    /// A sentence about the pattern.
    pub(super) fn pattern(&mut self, sentence: impl Into<String>) {
        self.written.pattern.push(sentence.into());
    }

    /// A sentence of the proof.
    pub(super) fn proof(&mut self, sentence: impl Into<String>) {
        self.proof_of(sentence, []);
    }

    /// A sentence of the proof about these claims of a chain.
    pub(super) fn proof_of(&mut self, sentence: impl Into<String>, claims: impl IntoIterator<Item = usize>) {
        let claims = claims.into_iter().collect();
        self.written.proof.push(ProofSentence { text: sentence.into(), claims, cells: Vec::new() });
    }

    /// A sentence of the proof about these cells.
    pub(super) fn proof_about(&mut self, sentence: impl Into<String>, cells: Vec<Cell>) {
        self.written.proof.push(ProofSentence { text: sentence.into(), claims: Vec::new(), cells });
    }

    /// Says which houses these cells share with each group of other cells: `r1c2 shares row 1 with
    /// r1c9, and box 1 with r3c1.` Says nothing if a cell does not share one house with all cells of
    /// a group. Returns whether it says something.
    pub(super) fn shares(&mut self, cells: &[Cell], groups: &[&[Cell]]) -> bool {
        let groups: Vec<Vec<Cell>> = groups.iter().map(|group| group.to_vec()).collect();
        self.shares_each(&cells.iter().map(|&cell| (cell, groups.clone())).collect::<Vec<_>>())
    }

    /// The same with groups for each cell.
    pub(super) fn shares_each(&mut self, cells: &[(Cell, Vec<Vec<Cell>>)]) -> bool {
        let words = self.words;
        let mut sentences: Vec<(Vec<Cell>, Relations)> = Vec::new();
        for &(cell, ref groups) in cells {
            let Some(relations) = relations(words, cell, groups) else { return false };
            match sentences.iter_mut().find(|(_, known)| *known == relations) {
                Some((cells, _)) => cells.push(cell),
                None => sentences.push((vec![cell], relations)),
            }
        }
        let says_something = !sentences.is_empty();
        for (cells, relations) in sentences {
            let relation = |(house, others): &(House, Vec<Cell>)| {
                phrase!("share-with", house = words.house(*house), others = words.cells(others))
            };
            let list: Value = relations.iter().map(relation).collect();
            let about = cells.iter().chain(relations.iter().flat_map(|(_, others)| others)).copied();
            let about: Vec<Cell> = about.collect();
            self.proof_about(text!("cells-share-with", cells = words.cells(&cells), relations = list), about);
        }
        says_something
    }

    /// The cells whose candidates the step rules out.
    pub(super) fn victims(&self) -> Vec<Cell> {
        cells_of(&self.step.eliminations)
    }

    pub(super) fn mark_houses(&mut self, role: Role, houses: &[House]) {
        self.mark_spots(role, houses.iter().copied().map(Spot::House));
    }

    pub(super) fn mark_cells(&mut self, role: Role, cells: &[Cell]) {
        self.mark_spots(role, cells.iter().copied().map(Spot::Cell));
    }

    pub(super) fn mark(&mut self, role: Role, candidates: &[Candidate]) {
        self.mark_spots(role, candidates.iter().copied().map(Spot::Candidate));
    }

    /// Marks a digit in several cells.
    pub(super) fn mark_digit(&mut self, role: Role, digit: Digit, cells: &[Cell]) {
        self.mark_spots(role, cells.iter().map(|&cell| Spot::Candidate(Candidate { cell, digit })));
    }

    /// Marks cells with those of their candidates that are among these digits.
    pub(super) fn mark_digits(&mut self, role: Role, digits: DigitSet, cells: &[Cell]) {
        self.mark_cells(role, cells);
        for digit in digits {
            let words = self.words;
            let holding = cells.iter().copied().filter(|&cell| words.candidates.marks(cell).contains(digit));
            self.mark_digit(role, digit, &holding.collect::<Vec<_>>());
        }
    }

    /// Marks cells with all their candidates.
    pub(super) fn mark_all(&mut self, role: Role, cells: &[Cell]) {
        self.mark_digits(role, DigitSet::full(self.words.geometry().side()), cells);
    }

    fn mark_spots(&mut self, role: Role, spots: impl Iterator<Item = Spot>) {
        self.written.highlights.extend(spots.map(|spot| Highlight { role, spot }));
    }

    /// The links as arrows between candidates.
    fn arrows(&self) -> Vec<Arrow> {
        let arrow = |&ClaimLink { from, to, inference }: &ClaimLink| {
            let [from, to] = [from, to].map(|number| self.written.claims[number].first());
            Arrow { from, to, inference }
        };
        let mut arrows: Vec<Arrow> = self.written.links.iter().map(arrow).collect();
        arrows.sort();
        arrows.dedup();
        arrows
    }

    /// The first sentence about the pattern, for a step within a step. A question
    /// does not describe the pattern, so it is left out.
    pub(super) fn into_summary(self) -> Option<String> {
        self.written.pattern.into_iter().next().filter(|sentence| !sentence.ends_with('?'))
    }

    /// The sentences of the proof, for a step within a step: the cases, if there are any, and why
    /// each of them is right. A question and a description of the pattern are left out.
    pub(super) fn into_proof(self) -> Vec<String> {
        let facts = self.facts();
        let cases = match self.step.reason {
            Reason::Cases { .. } => &self.written.pattern[..],
            _ => &[],
        };
        let proof = self.written.proof.iter().map(|sentence| &sentence.text);
        let mut sentences: Vec<String> = cases.iter().chain(proof).cloned().collect();
        if self.ending == Ending::Added {
            sentences.push(text!("hint-so", facts));
        }
        sentences
    }

    /// Says what follows and what to do.
    pub(super) fn finish(mut self) -> Explanation {
        let Self { words, step, .. } = self;
        self.mark(Role::Victim, &step.eliminations);
        self.mark(Role::Placed, &step.placements);
        let facts = self.facts();
        if self.ending == Ending::Added && !facts.is_empty() {
            let changed = step.placements.iter().chain(&step.eliminations).map(|at| at.cell);
            let cells: BTreeSet<Cell> = changed.collect();
            self.proof_about(text!("hint-so", facts), cells.into_iter().collect());
        }
        let arrows = self.arrows();
        let ends_like_moves = self.ending != Ending::InProof;
        let mut written = self.written;
        written.highlights.sort();
        written.highlights.dedup();
        let nudge = match &written.look[..] {
            [] => text!("hint-look-everywhere"),
            houses => text!("hint-look", place = words.places_of(houses)),
        };
        let is_in =
            |kind: HouseKind| !written.look.is_empty() && written.look.iter().all(|house| house.kind == kind);
        let about = match step.technique {
            technique if is_in(HouseKind::Row) => technique.about_rows(),
            technique if is_in(HouseKind::Column) => technique.about_columns(),
            technique => technique.about(),
        };
        let technique = text!("hint-technique", name = step.name(), about);
        let moves = moves(words, &step.placements, &step.eliminations);
        Explanation { nudge, technique, moves, arrows, ends_like_moves, ..written }
    }

    /// A list of what the step says: `r4c7 is 7`, `r4c7 and r4c9 cannot be 3`.
    pub(super) fn facts(&self) -> Vec<Phrase> {
        let placed = self.step.placements.iter().map(|at| self.words.is(&[at.cell], at.digit));
        placed.chain(self.words.denials(&self.step.eliminations)).collect()
    }
}

/// Houses, each with the cells that another cell sees in it.
type Relations = Vec<(House, Vec<Cell>)>;

/// The house that a cell shares with each group of cells. Groups in the same house are put together.
fn relations(words: Words<'_>, cell: Cell, groups: &[Vec<Cell>]) -> Option<Relations> {
    let mut relations: Relations = Vec::new();
    for group in groups {
        let all: Vec<Cell> = [cell].iter().chain(group.iter()).copied().collect();
        let house = words.common_house(&all)?;
        match relations.iter_mut().find(|(known, _)| *known == house) {
            Some((_, others)) => others.extend_from_slice(group),
            None => relations.push((house, group.clone())),
        }
    }
    Some(relations)
}

/// `Place 7 in r4c7.`, `Remove 3 from r4c7 and r4c9.`
fn moves(words: Words<'_>, placements: &[Candidate], eliminations: &[Candidate]) -> Vec<String> {
    let place = placements
        .iter()
        .map(|at| text!("hint-place", digit = words.digit(at.digit), cell = words.cell(at.cell)));
    let remove = groups(eliminations).into_iter().map(|(digits, cells)| {
        text!("hint-remove", digits = words.digits(digits), cells = words.cells(&cells))
    });
    place.chain(remove).collect()
}
