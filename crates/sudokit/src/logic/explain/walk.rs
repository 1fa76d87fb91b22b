//! Rectangles and loops in which two digits could be swapped.

use sudokit_text::{Phrase, Value, phrase};

use super::Role;
use super::draft::Draft;
use super::words::{Words, cells_of};
use crate::base::texts::text;
use crate::base::{Candidate, Cell, Digit, DigitSet, House, HouseKind};

/// A closed walk over cells with two digits.
pub(super) struct Walk<'a> {
    pub(super) words: Words<'a>,
    pub(super) digits: [Digit; 2],
    pub(super) cells: &'a [Cell],
}

impl Walk<'_> {
    /// If the cells held only the two digits, there would be two solutions.
    pub(super) fn pattern(&self, draft: &mut Draft<'_>, guardians: &[Candidate]) {
        draft.look_at(&self.rows());
        draft.mark_digits(Role::Pattern, self.both(), self.cells);
        if self.cells.iter().all(|&cell| self.words.candidates.digit(cell).is_none()) {
            self.empty(draft, guardians);
        } else {
            self.filled(draft, guardians);
        }
    }

    /// A digit whose last places in some houses are in the walk would complete it.
    pub(super) fn forced(&self, draft: &mut Draft<'_>, digit: Digit, forcing: &[House]) {
        let Self { words, digits, cells } = *self;
        draft.mark_houses(Role::Base, forcing);
        for &house in forcing {
            let places = words.cells(&words.places(house, digit));
            let house = words.house(house);
            draft.proof(text!("only-places", house, digit = words.digit(digit), cells = places));
        }
        let Some((first, others)) = draft.step.eliminations.split_first() else { return };
        let Some(start) = cells.iter().position(|&cell| cell == first.cell) else { return };
        // Along the walk the digits alternate.
        let holding = |parity: usize| -> Vec<Cell> {
            let turns = cells.iter().enumerate().filter(|(i, _)| (i + start) % 2 == parity);
            turns.map(|(_, &cell)| cell).filter(|&cell| cell != first.cell).collect()
        };
        let follows = |held: Digit, cells: &[Cell]| {
            if held == digit {
                words.is(cells, held)
            } else {
                phrase!("fact-only-left", digit = words.digit(held), cells = words.cells(cells))
            }
        };
        let other = if first.digit == digits[0] { digits[1] } else { digits[0] };
        let (cell, held) = (words.cell(first.cell), words.digit(first.digit));
        let facts = vec![follows(other, &holding(1)), follows(first.digit, &holding(0))];
        draft.proof(text!("loop-forced", cell, digit = held, facts));
        draft.proof(text!("loop-forced-so"));
        if !others.is_empty() {
            draft.proof(text!("loop-forced-others", candidates = words.candidates(others)));
        }
    }

    fn both(&self) -> DigitSet {
        self.digits.into_iter().collect()
    }

    fn rows(&self) -> Vec<House> {
        let all = self.words.geometry().houses();
        let visited = all.filter(|(house, in_house)| {
            house.kind == HouseKind::Row && self.cells.iter().any(|cell| in_house.contains(cell))
        });
        visited.map(|(house, _)| house).collect()
    }

    /// `r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle`
    fn form(&self) -> Phrase {
        phrase!("loop-form", cells = self.words.cells(self.cells))
    }

    /// All cells are empty.
    fn empty(&self, draft: &mut Draft<'_>, guardians: &[Candidate]) {
        let (words, both, cells) = (self.words, self.both(), self.cells);
        let (form, digits) = (self.form(), words.digits(both));
        let gone: Vec<Candidate> = cells
            .iter()
            .flat_map(|&cell| {
                (both - words.candidates.marks(cell)).into_iter().map(move |digit| Candidate { cell, digit })
            })
            .collect();
        draft.pattern(match gone[..] {
            [] => text!("loop-open", form, digits = &digits),
            _ => text!("loop-empty", form),
        });
        draft.pattern(text!(
            "loop-others",
            digits = &digits,
            count = guardians.len(),
            candidates = words.candidates(guardians)
        ));
        draft.proof(text!("loop-swap", digits, house = words.every_house()));
        draft.proof(text!("loop-two-solutions"));
        if !gone.is_empty() {
            draft.proof(text!("loop-ruled-out-before", facts = words.ruled_out_before(&gone)));
        }
    }

    /// Some cells are filled. The proof says what the others would need.
    fn filled(&self, draft: &mut Draft<'_>, guardians: &[Candidate]) {
        let words = self.words;
        let open = cells_of(guardians);
        let held = |&cell: &Cell| Some(words.is(&[cell], words.candidates.digit(cell)?));
        let needs = |&cell: &Cell| {
            let is_needed = |&digit: &Digit| !guardians.contains(&Candidate { cell, digit });
            let needed = words.candidates.marks(cell).into_iter().filter(is_needed).collect();
            phrase!("fact-were", cell = words.cell(cell), digits = words.digits(needed))
        };
        draft.pattern(text!("loop-not-given", form = self.form()));
        let can_be = open.iter().map(|&cell| words.can_be(cell));
        let facts: Value = self.cells.iter().filter_map(held).chain(can_be).collect();
        draft.pattern(text!("loop-state", facts));
        let (conditions, digits): (Value, Value) =
            (open.iter().map(needs).collect(), words.digits(self.both()));
        draft.proof(text!("loop-swap-if", conditions, digits, house = words.every_house()));
        draft.proof(text!("loop-two-solutions"));
    }
}
