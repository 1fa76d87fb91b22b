//! Rectangles and loops in which two digits could be exchanged.

use super::Role;
use super::draft::Draft;
use super::words::{Words, cells_of, clauses, list};
use crate::base::{Candidate, Cell, Digit, DigitSet, House, HouseKind};

/// A closed walk over cells with two digits.
pub(super) struct Walk<'a> {
    pub(super) words: Words<'a>,
    pub(super) digits: [Digit; 2],
    pub(super) cells: &'a [Cell],
}

impl Walk<'_> {
    /// If the cells held nothing but the two digits, there were two solutions.
    pub(super) fn pattern(&self, draft: &mut Draft<'_>, guardians: &[Candidate]) {
        draft.look_at(&self.rows());
        draft.mark_digits(Role::Pattern, self.both(), self.cells);
        if self.cells.iter().all(|&cell| self.words.candidates.digit(cell).is_none()) {
            self.empty(draft, guardians);
        } else {
            self.filled(draft, guardians);
        }
    }

    /// A digit that has its last places of some houses in the walk would complete
    /// it.
    pub(super) fn forced(&self, draft: &mut Draft<'_>, digit: Digit, forcing: &[House]) {
        let Self { words, digits, cells } = *self;
        let symbol = words.digit(digit);
        draft.mark_houses(Role::Base, forcing);
        for &house in forcing {
            let places = words.any_cell(&words.places(house, digit));
            draft.proof(format!("In {house}, {symbol} can go only to {places}."));
        }
        let Some((first, others)) = draft.step.eliminations.split_first() else { return };
        let Some(start) = cells.iter().position(|&cell| cell == first.cell) else { return };
        // Along the walk the digits alternate.
        let holding = |parity: usize| -> Vec<Cell> {
            let turns = cells.iter().enumerate().filter(|(i, _)| (i + start) % 2 == parity);
            turns.map(|(_, &cell)| cell).filter(|&cell| cell != first.cell).collect()
        };
        let follows = |held: Digit, cells: &[Cell]| {
            let (held_symbol, names) = (words.digit(held), words.cells(cells));
            match cells {
                _ if held != digit => format!("nothing but {held_symbol} is left for {names}"),
                [_] => format!("{names} is {held_symbol}"),
                _ => format!("{names} are {held_symbol}"),
            }
        };
        let other = if first.digit == digits[0] { digits[1] } else { digits[0] };
        let (name, held) = (words.cell(first.cell), words.digit(first.digit));
        let (then, last) = (follows(other, &holding(1)), follows(first.digit, &holding(0)));
        draft.proof(format!("Suppose {name} is {held}: then {then}, and {last}."));
        draft.proof("That would complete the pattern.");
        if !others.is_empty() {
            draft.proof(format!("The same goes for {}.", words.candidates(others)));
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
    fn form(&self) -> String {
        let form = if self.cells.len() == 4 { "the corners of a rectangle" } else { "a closed loop" };
        format!("{} are {form}", self.words.cells(self.cells))
    }

    /// All cells are empty.
    fn empty(&self, draft: &mut Draft<'_>, guardians: &[Candidate]) {
        let (words, both, cells) = (self.words, self.both(), self.cells);
        let (form, digits, guarding) = (self.form(), words.digits(both), words.candidates(guardians));
        let gone: Vec<Candidate> = cells
            .iter()
            .flat_map(|&cell| {
                (both - words.candidates.marks(cell)).into_iter().map(move |digit| Candidate { cell, digit })
            })
            .collect();
        if gone.is_empty() {
            draft.pattern(format!("{form}, and all can hold {digits}."));
            draft.pattern(format!("Beside these two digits they can hold only {guarding}."));
        } else {
            draft.pattern(format!("{form}, and all are empty."));
            draft.pattern(format!("Beside {digits} they can hold only {guarding}."));
        }
        self.exchange(draft, &format!("Suppose that these cells held nothing but {digits}: then"));
        if !gone.is_empty() {
            let gone = words.candidates(&gone);
            draft.proof(format!(
                "It does not help that {gone} is ruled out by now: no given stands in these cells, so the \
                 exchanged digits would solve the puzzle all the same."
            ));
        }
    }

    /// Some cells are filled, and what the others would need is told.
    fn filled(&self, draft: &mut Draft<'_>, guardians: &[Candidate]) {
        let words = self.words;
        let open = cells_of(guardians);
        let held = |&cell: &Cell| {
            let digit = words.candidates.digit(cell)?;
            Some(format!("{} is {}", words.cell(cell), words.digit(digit)))
        };
        let can_hold = |&cell: &Cell| {
            format!("{} can be {}", words.cell(cell), words.any_digit(words.candidates.marks(cell)))
        };
        let needs = |&cell: &Cell| {
            let is_needed = |&digit: &Digit| !guardians.contains(&Candidate { cell, digit });
            let needed = words.candidates.marks(cell).into_iter().filter(is_needed).collect();
            format!("{} were {}", words.cell(cell), words.any_digit(needed))
        };
        draft.pattern(format!("{}, and none of them is given.", self.form()));
        let told = self.cells.iter().filter_map(held).chain(open.iter().map(can_hold));
        draft.pattern(format!("{}.", clauses(&told.collect::<Vec<_>>())));
        let needed = list(open.iter().map(needs), "and");
        let digits = words.digits(self.both());
        self.exchange(draft, &format!("If {needed}, these cells would hold nothing but {digits}:"));
    }

    /// What would be wrong if the walk were complete.
    fn exchange(&self, draft: &mut Draft<'_>, condition: &str) {
        let region = if self.words.geometry().shape().is_some() { "box" } else { "region" };
        draft.proof(format!(
            "{condition} the two digits could be exchanged in all of them, and every row, column and {region} \
             would be as right as before."
        ));
        draft.proof("The puzzle would have two solutions, but a proper puzzle has one.");
    }
}
