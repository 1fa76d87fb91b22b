//! The contents of cells, and the states they can be in.

use sudokit::{Digit, DigitSet};

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// A digit that the puzzle gives.
    Given(Digit),
    /// A digit that the player wrote.
    Own(Digit),
    /// A digit that a solver found.
    Found(Digit),
    /// A digit that a solver tries. It may be removed again.
    Supposed(Digit),
    /// No digit, but notes.
    Notes {
        /// One of the places in a house.
        corner: DigitSet,
        /// The cell holds one of these.
        centre: DigitSet,
    },
    /// No digit, but all that it can hold.
    Candidates(DigitSet),
}

impl Content {
    /// Nothing.
    pub const EMPTY: Self = Self::Notes { corner: DigitSet::EMPTY, centre: DigitSet::EMPTY };

    /// The digit of any kind.
    pub const fn digit(self) -> Option<Digit> {
        match self {
            Self::Given(digit) | Self::Own(digit) | Self::Found(digit) | Self::Supposed(digit) => Some(digit),
            Self::Notes { .. } | Self::Candidates(_) => None,
        }
    }

    /// The notes of both kinds, or the candidates.
    pub fn notes(self) -> DigitSet {
        self.corner() | self.centre()
    }

    /// The corner notes.
    pub const fn corner(self) -> DigitSet {
        match self {
            Self::Notes { corner, .. } => corner,
            _ => DigitSet::EMPTY,
        }
    }

    /// The centre notes, or the candidates: what the cell can hold.
    pub const fn centre(self) -> DigitSet {
        match self {
            Self::Notes { centre, .. } | Self::Candidates(centre) => centre,
            _ => DigitSet::EMPTY,
        }
    }
}

/// A colour by its number, from 1. The front end chooses the actual colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tint(pub u8);

/// The state of a cell in a game. If a cell has several states, the last in this order is
/// on top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CellState {
    /// It shares a house with the cursor's cell.
    Peer,
    /// It holds the digit in focus.
    SameDigit,
    /// It is selected.
    Selected,
    /// The cursor is here.
    Cursor,
    /// Its digit differs from the solution.
    Wrong,
    /// Its digit occurs twice in a house.
    Conflict,
}

impl CellState {
    /// All states, the one on top last.
    pub const ALL: [Self; 6] =
        [Self::Peer, Self::SameDigit, Self::Selected, Self::Cursor, Self::Wrong, Self::Conflict];
}
