//! Dirty digits and houses: the places where a search must look again.
//!
//! A step removes a few candidates. A search that found nothing before can find something now only
//! where candidates were removed:
//!
//! ```text
//!  one digit        a fish depends only on the places of its digit
//!  one house        a hidden pair depends only on the cells of its house
//! ```
//!
//! So the log records when the places of each digit and the cells of each house last changed, and
//! when each search last found nothing. Candidates are only ever removed. If they come back, it is
//! another puzzle, and the log is cleared.

use std::collections::BTreeMap;

use super::Search;
use crate::base::{Digit, DigitSet};
use crate::board::Candidates;

/// The changes since a search found nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Dirty<'a> {
    /// The search may find something anywhere.
    Everything,
    Since(Moment, &'a ChangeLog),
}

impl Dirty<'_> {
    /// Returns the digits that have lost places, on a board with this side.
    pub(crate) fn digits(self, side: usize) -> DigitSet {
        let has_changed = |digit: &Digit| match self {
            Self::Everything => true,
            Self::Since(moment, changes) => changes.digits[digit.index()] > moment,
        };
        Digit::all(side).filter(has_changed).collect()
    }

    /// Whether a cell of the house has lost candidates.
    pub(crate) fn has_house(self, house: usize) -> bool {
        match self {
            Self::Everything => true,
            Self::Since(moment, changes) => changes.houses[house] > moment,
        }
    }
}

/// The number of changes to the candidates so far.
type Moment = u32;

/// The times when candidates changed and when searches found nothing.
#[derive(Default, Debug)]
pub(crate) struct ChangeLog {
    now: Moment,
    /// The current candidates of each cell.
    marks: Vec<DigitSet>,
    /// For each digit, when it last lost places.
    digits: Vec<Moment>,
    /// For each house, when one of its cells last lost candidates.
    houses: Vec<Moment>,
    /// For each search, when it last found nothing.
    quiet: BTreeMap<Search, Moment>,
}

impl ChangeLog {
    /// Records the changes since the last call.
    pub(crate) fn update(&mut self, candidates: &Candidates) {
        let (geometry, marks) = (candidates.geometry(), candidates.all_marks());
        if self.marks == marks {
            return;
        }
        self.now += 1;
        self.marks.resize(geometry.len(), DigitSet::EMPTY);
        self.digits.resize(geometry.side(), 0);
        self.houses.resize(geometry.houses().len(), 0);
        for ((cell, before), &now) in geometry.cells().zip(&mut self.marks).zip(marks) {
            if *before != now {
                for digit in (*before - now) | (now - *before) {
                    self.digits[digit.index()] = self.now;
                }
                for place in geometry.places(cell) {
                    self.houses[usize::from(place.house)] = self.now;
                }
                *before = now;
            }
        }
    }

    /// Returns the changes since a search found nothing.
    pub(crate) fn since(&self, search: Search) -> Dirty<'_> {
        self.quiet.get(&search).map_or(Dirty::Everything, |&moment| Dirty::Since(moment, self))
    }

    /// Records that a search finds nothing now.
    pub(crate) fn record_quiet(&mut self, search: Search) {
        self.quiet.insert(search, self.now);
    }

    /// Clears the log for another puzzle.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}
