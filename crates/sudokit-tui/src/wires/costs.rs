//! The costs of a path for the A* search.
//!
//! The costs are low for wires that are easy to follow: straight wires over
//! empty characters, lines that are crossed but not covered, few crossings with
//! other wires, and hidden notes only if there is no other path.

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

    pub(super) const fn is_horizontal(self) -> bool {
        matches!(self, Self::Right | Self::Left)
    }

    /// The next character in this direction.
    pub(super) fn from(self, Position { x, y }: Position) -> Option<Position> {
        Some(match self {
            Self::Up => Position { x, y: y.checked_sub(1)? },
            Self::Right => Position { x: x + 1, y },
            Self::Down => Position { x, y: y + 1 },
            Self::Left => Position { x: x.checked_sub(1)?, y },
        })
    }
}

/// The content of a character of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    /// Nothing.
    Free,
    /// Nothing, but a digit or a caption is next to it.
    NextToText,
    /// A horizontal line of the board: it may be crossed, but not covered.
    Horizontal,
    /// A vertical line.
    Vertical,
    /// A note that the chain does not need.
    Note,
    /// A caption, a digit or a note that must stay.
    Wall,
}

impl Ground {
    /// The cost of entering it, besides the step.
    pub(super) const fn cost(self, heading: Heading) -> u32 {
        match (self, heading.is_horizontal()) {
            (Self::Free, _) => 0,
            (Self::NextToText, _) => 3,
            (Self::Horizontal, false) | (Self::Vertical, true) => 1,
            (Self::Horizontal, true) | (Self::Vertical, false) => 8,
            (Self::Note | Self::Wall, _) => 200,
        }
    }
}

/// A column is half as wide as a row is high.
pub(super) const fn step(heading: Heading) -> u32 {
    if heading.is_horizontal() { 1 } else { 2 }
}

/// The cost of a turn.
pub(super) const BEND: u32 = 4;
/// The cost of crossing another wire.
pub(super) const CROSSING: u32 = 9;
