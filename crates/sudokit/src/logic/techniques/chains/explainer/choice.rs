//! What a search tries in turn: cells, houses, candidates.

use super::CandidateLiteral;
use crate::base::ones;
use crate::base::{Candidate, Cell, Digit, House};
use crate::board::Candidates;
use crate::logic::Cases;

/// The choices that chains start from. It is small enough to be copied into
/// every hint, of which there are thousands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// The cell holds one of its candidates.
    Digits(Cell),
    /// The digit goes to one of its places in the house.
    Places(House, Digit),
    /// The candidate holds, or not.
    Either(Candidate),
}

impl Choice {
    /// The claims one of which is so.
    pub(super) fn assumptions(self, candidates: &Candidates) -> Vec<CandidateLiteral> {
        let geometry = candidates.geometry();
        match self {
            Self::Digits(cell) => candidates
                .marks(cell)
                .into_iter()
                .map(|digit| CandidateLiteral::is(Candidate { cell, digit }))
                .collect(),
            Self::Places(house, digit) => {
                let numbered = geometry.houses().enumerate().find(|(_, (name, _))| *name == house);
                numbered.map_or_else(Vec::new, |(number, (_, cells))| {
                    let places = ones(candidates.places(number, digit));
                    places
                        .map(|place| CandidateLiteral::is(Candidate { cell: cells[place], digit }))
                        .collect()
                })
            }
            Self::Either(candidate) => {
                vec![CandidateLiteral::is(candidate), CandidateLiteral::is_not(candidate)]
            }
        }
    }
}

impl From<Choice> for Cases {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Digits(cell) => Self::Digits(cell),
            Choice::Places(house, digit) => Self::Places(house, digit),
            Choice::Either(candidate) => Self::Either(candidate),
        }
    }
}
