//! Case splits: claims of which one is true, whatever else is.
//!
//! A cell holds one of its candidates. A digit has one of its places in a house. A
//! candidate holds or does not. What follows in every case is true: that is the
//! argument of forcing chains in both programs.

use crate::base::{Candidate, Cell, Digit, ones};
use crate::board::{Candidates, Geometry};
use crate::logic::Cases;
use crate::logic::techniques::links::CandidateLiteral;

/// A case split. It is small enough to be copied into every hint, of which there
/// are thousands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CaseSplit {
    /// The candidate holds, or does not.
    Either(Candidate),
    /// The cell holds one of its candidates.
    Digits(Cell),
    /// The digit has one of its places in the house of this number.
    Places(usize, Digit),
}

impl CaseSplit {
    /// The claims of which one is true.
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

    /// The same for a reason.
    pub(super) fn cases(self, geometry: &Geometry) -> Cases {
        match self {
            Self::Either(candidate) => Cases::Either(candidate),
            Self::Digits(cell) => Cases::Digits(cell),
            Self::Places(house, digit) => Cases::Places(geometry.house(house).0, digit),
        }
    }
}
