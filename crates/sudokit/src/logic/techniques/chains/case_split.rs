//! Case splits: lists of claims one of which must be true.
//!
//! A cell holds one of its candidates. A digit is in one of its places in a house. A candidate is
//! true or false. Whatever follows in every case is true: this is how forcing chains argue in both
//! programs.

use crate::base::{Candidate, Cell, Digit, ones};
use crate::board::{Candidates, Geometry};
use crate::logic::Cases;
use crate::logic::techniques::links::CandidateLiteral;

/// A case split. It is small enough to be copied into every one of thousands of hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CaseSplit {
    /// The candidate is true or false.
    Either(Candidate),
    /// The cell holds one of its candidates.
    Digits(Cell),
    /// The digit is in one of its places in the house with this number.
    Places(usize, Digit),
}

impl CaseSplit {
    /// Returns the claims, one of which is true.
    pub(super) fn assumptions(self, candidates: &Candidates) -> Vec<CandidateLiteral> {
        let holds = |cell: Cell, digit: Digit| CandidateLiteral::is(Candidate { cell, digit });
        match self {
            Self::Either(candidate) => {
                vec![CandidateLiteral::is(candidate), CandidateLiteral::is_not(candidate)]
            }
            Self::Digits(cell) => {
                candidates.marks(cell).into_iter().map(|digit| holds(cell, digit)).collect()
            }
            Self::Places(house, digit) => {
                let (_, cells) = candidates.geometry().house(house);
                ones(candidates.places(house, digit)).map(|place| holds(cells[place], digit)).collect()
            }
        }
    }

    /// Converts the split for a reason.
    pub(super) fn cases(self, geometry: &Geometry) -> Cases {
        match self {
            Self::Either(candidate) => Cases::Either(candidate),
            Self::Digits(cell) => Cases::Digits(cell),
            Self::Places(house, digit) => Cases::Places(geometry.house(house).0, digit),
        }
    }
}
