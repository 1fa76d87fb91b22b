//! Wings and exclusions: a few cells, and all ways to fill them.

use super::Role;
use super::draft::Draft;
use super::words::{Words, cells_of, list};
use crate::base::{Candidate, Cell, Digit, DigitSet};

/// Whatever the pivot holds, it or one of the pincers is the digit.
pub(super) fn wing(draft: &mut Draft<'_>, pivot: Cell, pincers: [Cell; 2], digit: Digit) {
    let words = draft.words;
    let marks = |cell: Cell| words.candidates.marks(cell);
    let (middle, symbol) = (words.cell(pivot), words.digit(digit));
    draft.look_around(pivot);
    draft.mark_all(Role::Pattern, &[pivot, pincers[0], pincers[1]]);
    draft.pattern(format!("{middle} can be {}.", words.any_digit(marks(pivot))));
    for pincer in pincers {
        let house = words
            .common_house(&[pivot, pincer])
            .map_or_else(String::new, |house| format!(", also in {house},"));
        draft.pattern(format!("{}{house} can be {}.", words.cell(pincer), words.any_digit(marks(pincer))));
    }

    for held in marks(pivot).without(digit) {
        for pincer in pincers.into_iter().filter(|&pincer| marks(pincer).contains(held)) {
            let (name, held) = (words.cell(pincer), words.digit(held));
            draft.proof(format!("If {middle} is {held}, {name} cannot be {held}, so it is {symbol}."));
        }
    }
    let mut ends = pincers.to_vec();
    if marks(pivot).contains(digit) {
        draft.proof(format!("Otherwise {middle} itself is {symbol}."));
        ends.insert(0, pivot);
    }
    let (ends, house) = (words.cells(&ends), words.any_house());
    draft.proof(format!(
        "One of {ends} is {symbol} in any case, and a cell that shares a {house} with each of them cannot be."
    ));
}

/// Each way to fill the cells that has a victim is impossible.
pub(super) fn exclusion(draft: &mut Draft<'_>, cells: &[Cell], excluders: &[Cell]) {
    let words = draft.words;
    match (words.common_house(cells), cells.first()) {
        (Some(house), _) => draft.look_at(&[house]),
        (None, Some(&cell)) => draft.look_around(cell),
        (None, None) => {}
    }
    draft.mark_all(Role::Pattern, cells);
    draft.mark_all(Role::Excluder, excluders);
    draft.pattern(format!("Try all ways to fill {}.", words.cells(cells)));
    let seen = excluders
        .iter()
        .map(|&cell| format!("{} ({})", words.cell(cell), words.any_digit(words.candidates.marks(cell))));
    let (house, seen) = (words.any_house(), list(seen, "and"));
    draft.pattern(format!("They share a {house} with {seen}, which must keep a digit."));

    let trial = Trial { words, cells, excluders };
    let mut victims: Vec<Candidate> =
        draft.step.eliminations.iter().copied().filter(|victim| cells.contains(&victim.cell)).collect();
    victims.sort();
    for victim in victims {
        let mut failures = Vec::new();
        trial.fill(&mut vec![victim], &mut failures);
        let (cell, digit) = (words.cell(victim.cell), words.digit(victim.digit));
        draft.proof(format!("If {cell} is {digit}: {}.", failures.join("; ")));
    }
}

/// Filling cells one by one until something is wrong.
struct Trial<'a> {
    words: Words<'a>,
    cells: &'a [Cell],
    excluders: &'a [Cell],
}

impl Trial<'_> {
    /// Says what is wrong with each way to fill the cells that begins like this.
    fn fill(&self, filled: &mut Vec<Candidate>, failures: &mut Vec<String>) {
        if let Some(problem) = self.problem(filled) {
            failures.push(match &filled[1..] {
                [] => problem,
                others => format!("with {}, {problem}", self.named(others)),
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

    fn problem(&self, filled: &[Candidate]) -> Option<String> {
        let (last, others) = filled.split_last()?;
        let geometry = self.words.geometry();
        let twin =
            others.iter().find(|other| other.digit == last.digit && geometry.sees(other.cell, last.cell));
        if let Some(twin) = twin {
            let house = self.words.common_house(&[twin.cell, last.cell]);
            let house = house.map_or_else(|| "one house".to_owned(), |house| house.to_string());
            return Some(format!("{house} has two {}s", self.words.digit(last.digit)));
        }
        let starved =
            self.excluders.iter().copied().find(|&excluder| self.left(excluder, filled).is_empty())?;
        Some(format!("{} has no digit left", self.words.cell(starved)))
    }

    /// What a cell can hold beside these.
    fn left(&self, cell: Cell, filled: &[Candidate]) -> DigitSet {
        let geometry = self.words.geometry();
        let seen = filled.iter().filter(|other| geometry.sees(other.cell, cell)).map(|other| other.digit);
        self.words.candidates.marks(cell) - seen.collect::<DigitSet>()
    }

    /// `3 in r1c1`
    fn named(&self, filled: &[Candidate]) -> String {
        let named = |at: &Candidate| self.words.candidates(&[*at]);
        list(filled.iter().map(named), "and")
    }
}
