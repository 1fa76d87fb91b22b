//! The ground that wires run on, and what it costs to go there.
//!
//! The costs say what is easy to follow: straight wires over empty ground,
//! lines crossed but not covered, other wires crossed rarely, notes hidden
//! only where there is no other way.

use ratatui::layout::Position;

/// The direction of a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Heading {
    Up,
    Right,
    Down,
    Left,
}

impl Heading {
    pub(super) const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    pub(super) const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % Self::ALL.len()]
    }

    pub(super) fn is_opposite(self, other: Self) -> bool {
        self.opposite() == other
    }

    pub(super) const fn is_level(self) -> bool {
        matches!(self, Self::Right | Self::Left)
    }

    /// The next place in this direction.
    pub(super) fn from(self, Position { x, y }: Position) -> Option<Position> {
        Some(match self {
            Self::Up => Position { x, y: y.checked_sub(1)? },
            Self::Right => Position { x: x + 1, y },
            Self::Down => Position { x, y: y + 1 },
            Self::Left => Position { x: x.checked_sub(1)?, y },
        })
    }
}

/// What lies where a wire could go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    /// Nothing.
    Free,
    /// Nothing, but a digit or a caption is next to it.
    Beside,
    /// A line of the board, to be crossed and not to be followed.
    Level,
    /// The same, from top to bottom.
    Upright,
    /// A note that the chain does not need.
    Note,
    /// What must stay.
    Wall,
}

impl Ground {
    /// What it costs to enter it, beside the step.
    pub(super) const fn cost(self, heading: Heading) -> u32 {
        match (self, heading.is_level()) {
            (Self::Free, _) => 0,
            (Self::Beside, _) => 3,
            (Self::Level, false) | (Self::Upright, true) => 1,
            (Self::Level, true) | (Self::Upright, false) => 8,
            (Self::Note | Self::Wall, _) => 40,
        }
    }
}

/// A column is half as wide as a row is high.
pub(super) const fn step(heading: Heading) -> u32 {
    if heading.is_level() { 1 } else { 2 }
}

/// What it costs to turn.
pub(super) const BEND: u32 = 4;
/// What it costs to cross another wire.
pub(super) const CROSSING: u32 = 9;
