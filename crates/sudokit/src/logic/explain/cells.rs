//! Wings and exclusions: a few cells, and every way to fill them.

use sudokit_text::{Phrase, Value, phrase};

use super::Role;
use super::draft::Draft;
use super::words::{Words, cells_of};
use crate::base::texts::text;
use crate::base::{Candidate, Cell, Digit, DigitSet};

/// Whatever the pivot holds, it or one of the pincers is the digit.
pub(super) fn wing(draft: &mut Draft<'_>, pivot: Cell, pincers: [Cell; 2], digit: Digit) {
    let words = draft.words;
    let marks = |cell: Cell| words.candidates.marks(cell);
    let (middle, symbol) = (words.cell(pivot), words.digit(digit));
    draft.look_around(pivot);
    draft.mark_all(Role::Pattern, &[pivot, pincers[0], pincers[1]]);
    draft.pattern(text!("wing-pivot", cell = &middle, digits = words.digits(marks(pivot))));
    for pincer in pincers {
        let (cell, digits) = (words.cell(pincer), words.digits(marks(pincer)));
        draft.pattern(match words.common_house(&[pivot, pincer]) {
            Some(house) => text!("wing-pincer", cell, house = words.house(house), pivot = &middle, digits),
            None => text!("wing-pivot", cell, digits),
        });
    }

    for held in marks(pivot).without(digit) {
        for pincer in pincers.into_iter().filter(|&pincer| marks(pincer).contains(held)) {
            let (cell, held) = (words.cell(pincer), words.digit(held));
            draft.proof(text!("wing-case", pivot = &middle, held, cell, digit = &symbol));
        }
    }
    let mut ends = pincers.to_vec();
    if marks(pivot).contains(digit) {
        draft.proof(text!("wing-pivot-itself", pivot = middle, digit = &symbol));
        ends.insert(0, pivot);
    }
    draft.proof(text!("wing-end", cells = words.cells(&ends), digit = &symbol));
    see_all(draft, &ends);
}

/// Says how the cells that lose a digit see all cells of which one is the digit.
pub(super) fn see_all(draft: &mut Draft<'_>, cells: &[Cell]) {
    let each: Vec<&[Cell]> = cells.iter().map(std::slice::from_ref).collect();
    draft.shares(&draft.victims(), &each);
}

/// Each way to fill the cells that uses a ruled-out candidate is impossible.
pub(super) fn exclusion(draft: &mut Draft<'_>, cells: &[Cell], excluders: &[Cell]) {
    let words = draft.words;
    match (words.common_house(cells), cells.first()) {
        (Some(house), _) => draft.look_at(&[house]),
        (None, Some(&cell)) => draft.look_around(cell),
        (None, None) => {}
    }
    draft.mark_all(Role::Pattern, cells);
    draft.mark_all(Role::Excluder, excluders);
    draft.pattern(text!("exclusion-fill", cells = words.cells(cells)));
    let named = |&cell: &Cell| {
        let digits = words.digits(words.candidates.marks(cell));
        phrase!("cell-with-digits", cell = words.cell(cell), digits)
    };
    let seen: Value = excluders.iter().map(named).collect();
    draft.pattern(text!("exclusion-seen", house = words.any_house(), seen));

    let trial = Trial { words, cells, excluders };
    let mut victims: Vec<Candidate> =
        draft.step.eliminations.iter().copied().filter(|victim| cells.contains(&victim.cell)).collect();
    victims.sort();
    for victim in victims {
        let mut failures = Vec::new();
        trial.fill(&mut vec![victim], &mut failures);
        let (cell, digit) = (words.cell(victim.cell), words.digit(victim.digit));
        draft.proof(text!("exclusion-case", cell, digit, failures));
    }
}

/// Fills cells one by one until something is wrong.
struct Trial<'a> {
    words: Words<'a>,
    cells: &'a [Cell],
    excluders: &'a [Cell],
}

impl Trial<'_> {
    /// Says what is wrong with each way to fill the cells that begins like this.
    fn fill(&self, filled: &mut Vec<Candidate>, failures: &mut Vec<Phrase>) {
        if let Some(problem) = self.problem(filled) {
            failures.push(match &filled[1..] {
                [] => problem,
                others => phrase!("exclusion-with", filled = self.named(others), problem),
            });
            return;
        }
        let taken = cells_of(filled);
        let Some(&next) = self.cells.iter().find(|cell| !taken.contains(cell)) else { return };
        for digit in self.words.candidates.marks(next) {
            filled.push(Candidate { cell: next, digit });
            self.fill(filled, failures);
            filled.pop();
        }
    }

    fn problem(&self, filled: &[Candidate]) -> Option<Phrase> {
        let words = self.words;
        let (last, others) = filled.split_last()?;
        let geometry = words.geometry();
        let twin =
            others.iter().find(|other| other.digit == last.digit && geometry.sees(other.cell, last.cell));
        if let Some(twin) = twin {
            let digit = words.digit(last.digit);
            let house = words.common_house(&[twin.cell, last.cell])?;
            return Some(phrase!("exclusion-twice", house = words.house(house), digit));
        }
        let starved =
            self.excluders.iter().copied().find(|&excluder| self.left(excluder, filled).is_empty())?;
        Some(phrase!("exclusion-starved", cell = words.cell(starved)))
    }

    /// The candidates of a cell that the filled cells leave.
    fn left(&self, cell: Cell, filled: &[Candidate]) -> DigitSet {
        let geometry = self.words.geometry();
        let seen = filled.iter().filter(|other| geometry.sees(other.cell, cell)).map(|other| other.digit);
        self.words.candidates.marks(cell) - seen.collect::<DigitSet>()
    }

    /// A list: `3 in r1c1`.
    fn named(&self, filled: &[Candidate]) -> Value {
        filled.iter().map(|&at| self.words.candidates(&[at])).collect()
    }
}
