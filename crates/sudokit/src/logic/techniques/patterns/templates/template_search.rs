//! Whether a digit can be placed on the whole board.
//!
//! Row by row, the one with the fewest places first, a place is chosen, and what
//! it sees is closed to the rows that are left. What one template shows need not
//! be asked again, so that a few templates answer for all places.

use std::ops::Range;

use crate::base::{Cell, Digit, Places, ones};
use crate::board::Candidates;

/// The most places that are tried for one question. The classic board takes some
/// dozens; large boards could take hours.
const MOST_TRIALS: usize = 20_000;

/// Whether there is a template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TemplateAnswer {
    Possible,
    Impossible,
    /// It would take too long to find out.
    Unknown,
}

/// A row that lacks the digit, and its places.
#[derive(Clone, Copy)]
struct OpenRow {
    number: usize,
    places: Places,
}

/// The places of a digit, row by row, and what is known of them.
pub(super) struct TemplateSearch<'a> {
    candidates: &'a Candidates,
    digit: Digit,
    balance: Balance,
    /// For each row, the places that are in some template.
    used: Vec<Places>,
    /// For each row, the places that are in all templates found so far.
    common: Vec<Places>,
    /// The rows that are left, again and again as they become fewer.
    rows: Vec<OpenRow>,
    /// What is chosen: in a row this place.
    chosen: Vec<(usize, usize)>,
    trials: usize,
}

/// Whether as many rows, columns and regions lack the digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Balance {
    Even,
    /// Nothing can be done: there is no template.
    Odd,
}

impl<'a> TemplateSearch<'a> {
    pub(super) fn new(candidates: &'a Candidates, digit: Digit) -> Self {
        let side = candidates.geometry().side();
        let lacking =
            |houses: Range<usize>| houses.filter(|&house| candidates.places(house, digit) != 0).count();
        let [rows, columns, regions] = [0, 1, 2].map(|kind| lacking(kind * side..(kind + 1) * side));
        Self {
            candidates,
            digit,
            balance: if rows == columns && rows == regions { Balance::Even } else { Balance::Odd },
            used: vec![0; side],
            common: (0..side).map(|row| candidates.places(row, digit)).collect(),
            rows: Vec::new(),
            chosen: Vec::new(),
            trials: 0,
        }
    }

    /// Whether a template has this place.
    pub(super) fn with(&mut self, cell: Cell) -> TemplateAnswer {
        let (row, place) = self.locate(cell);
        if self.used[row] & place != 0 {
            return TemplateAnswer::Possible;
        }
        self.ask(row, place)
    }

    /// Whether a template does not have this place.
    pub(super) fn without(&mut self, cell: Cell) -> TemplateAnswer {
        let (row, place) = self.locate(cell);
        if self.common[row] & place == 0 {
            return TemplateAnswer::Possible;
        }
        self.ask(row, self.candidates.places(row, self.digit) & !place)
    }

    fn locate(&self, cell: Cell) -> (usize, Places) {
        let place = self.candidates.geometry().places(cell)[0];
        (place.house.into(), 1 << place.index)
    }

    /// Looks for a template that has one of these places in a row.
    fn ask(&mut self, row: usize, places: Places) -> TemplateAnswer {
        let Self { candidates, digit, .. } = *self;
        self.trials = MOST_TRIALS;
        self.chosen.clear();
        self.rows.clear();
        self.rows.extend((0..candidates.geometry().side()).filter_map(|number| {
            let all = candidates.places(number, digit);
            (all != 0).then_some(OpenRow { number, places: if number == row { places } else { all } })
        }));
        if self.balance == Balance::Even && self.fill(0) {
            return TemplateAnswer::Possible;
        }
        if self.trials == 0 { TemplateAnswer::Unknown } else { TemplateAnswer::Impossible }
    }

    /// Chooses a place in each of the rows from this one on. Returns whether that was
    /// possible.
    fn fill(&mut self, from: usize) -> bool {
        let geometry = self.candidates.geometry();
        let end = self.rows.len();
        let Some(next) = (from..end).min_by_key(|&row| self.rows[row].places.count_ones()) else {
            return self.note();
        };
        let OpenRow { number, places } = self.rows[next];
        let (_, cells) = geometry.house(number);
        // New places first, because they are asked for next.
        let known = self.used[number];
        for place in ones(places & !known).chain(ones(places & known)) {
            if self.trials == 0 {
                return false;
            }
            self.trials -= 1;
            self.chosen.push((number, place));
            let is_open = (from..end).filter(|&row| row != next).all(|row| {
                let OpenRow { number, places } = self.rows[row];
                let places = places & !geometry.sight_in_row(cells[place], number);
                self.rows.push(OpenRow { number, places });
                places != 0
            });
            let is_filled = is_open && self.fill(end);
            self.rows.truncate(end);
            if is_filled {
                return true;
            }
            self.chosen.pop();
        }
        false
    }

    /// Records the template that was chosen, if no other house lacks the digit. Every
    /// row, column and region has it.
    fn note(&mut self) -> bool {
        let geometry = self.candidates.geometry();
        let holds = |house: usize| {
            self.chosen.iter().any(|&(row, place)| geometry.meet(row, house) >> place & 1 != 0)
        };
        let mut others = 3 * geometry.side()..geometry.houses().len();
        if !others.all(|house| self.candidates.places(house, self.digit) == 0 || holds(house)) {
            return false;
        }
        for &(row, place) in &self.chosen {
            self.used[row] |= 1 << place;
            self.common[row] &= 1 << place;
        }
        true
    }
}
