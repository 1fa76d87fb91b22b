//! Checks whether a digit can be placed on the whole board.
//!
//! A place is chosen row by row, starting with the row that has the fewest places, and the cells it
//! sees are closed to the remaining rows. Each template found answers for all its places, so a few
//! templates are enough.

use std::ops::Range;

use crate::base::{Cell, Digit, Places, ones};
use crate::board::Candidates;

/// The maximum number of places to try for one query. The classic board takes a few dozen; large
/// boards could take hours.
const MOST_TRIALS: usize = 20_000;

/// Whether there is a template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TemplateAnswer {
    Possible,
    Impossible,
    /// Finding out would take too long.
    Unknown,
}

/// A row that lacks the digit, and its places.
#[derive(Clone, Copy)]
struct OpenRow {
    number: usize,
    places: Places,
}

/// The places for a digit, row by row, and what is known about them.
pub(super) struct TemplateSearch<'a> {
    candidates: &'a Candidates,
    digit: Digit,
    balance: Balance,
    /// For each row, the places that are in some template.
    used: Vec<Places>,
    /// For each row, the places that are in all templates found so far.
    common: Vec<Places>,
    /// A stack of remaining rows: each level of the search appends the rows it leaves.
    rows: Vec<OpenRow>,
    /// The chosen places, each as a row and a place in it.
    chosen: Vec<(usize, usize)>,
    trials: usize,
}

/// Whether equally many rows, columns and regions lack the digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Balance {
    Equal,
    /// The numbers differ, so there is no template.
    Unequal,
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
            balance: if rows == columns && rows == regions { Balance::Equal } else { Balance::Unequal },
            used: vec![0; side],
            common: (0..side).map(|row| candidates.places(row, digit)).collect(),
            rows: Vec::new(),
            chosen: Vec::new(),
            trials: 0,
        }
    }

    /// Whether some template has this place.
    pub(super) fn with(&mut self, cell: Cell) -> TemplateAnswer {
        let (row, place) = self.locate(cell);
        if self.used[row] & place != 0 {
            return TemplateAnswer::Possible;
        }
        self.query(row, place)
    }

    /// Whether some template does not have this place.
    pub(super) fn without(&mut self, cell: Cell) -> TemplateAnswer {
        let (row, place) = self.locate(cell);
        if self.common[row] & place == 0 {
            return TemplateAnswer::Possible;
        }
        self.query(row, self.candidates.places(row, self.digit) & !place)
    }

    fn locate(&self, cell: Cell) -> (usize, Places) {
        let place = self.candidates.geometry().places(cell)[0];
        (place.house.into(), 1 << place.index)
    }

    /// Looks for a template with one of these places in a row.
    fn query(&mut self, row: usize, places: Places) -> TemplateAnswer {
        let Self { candidates, digit, .. } = *self;
        self.trials = MOST_TRIALS;
        self.chosen.clear();
        self.rows.clear();
        self.rows.extend((0..candidates.geometry().side()).filter_map(|number| {
            let all = candidates.places(number, digit);
            (all != 0).then_some(OpenRow { number, places: if number == row { places } else { all } })
        }));
        if self.balance == Balance::Equal && self.fill(0) {
            return TemplateAnswer::Possible;
        }
        if self.trials == 0 { TemplateAnswer::Unknown } else { TemplateAnswer::Impossible }
    }

    /// Chooses a place in each row from this one on. Returns whether that was possible.
    fn fill(&mut self, from: usize) -> bool {
        let geometry = self.candidates.geometry();
        let end = self.rows.len();
        let Some(next) = (from..end).min_by_key(|&row| self.rows[row].places.count_ones()) else {
            return self.note();
        };
        let OpenRow { number, places } = self.rows[next];
        let (_, cells) = geometry.house(number);
        // New places first, because they will be queried next.
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

    /// Records the chosen template, if no extra house lacks the digit. Every row, column and region
    /// has it.
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
