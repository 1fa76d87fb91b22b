//! What a typed line asks for.

use sudokit::{Cell, Digit, House};
use sudokit_game::{Action, Checks, Color, Entries, NoteKind, Tidying};

use super::catalogue::Command;

/// A line that was understood.
pub(super) enum Request {
    Digit { cells: Vec<Cell>, digit: Digit },
    Notes { kind: NoteKind, cells: Vec<Cell>, digits: Vec<Digit> },
    Act(Action),
    Undo(usize),
    Redo(usize),
    Mistake,
    Hint,
    Follow,
    Checks(Option<Checks>),
    Entries(Entries),
    Tidying(Option<Tidying>),
    Pause,
    Look(Look),
    Quit,
}

/// What can be answered without changing anything.
pub(super) enum Look {
    Board,
    House(House),
    Cells(Vec<Cell>),
    Where(Digit),
    Left,
    Check,
    Time,
    Copy,
    History(usize),
    Stats,
    Help(Option<&'static Command>),
}

impl Request {
    pub(super) fn erase(cells: Vec<Cell>) -> Self {
        Self::Act(Action::Erase { cells })
    }

    pub(super) fn color(cells: Vec<Cell>, color: Color) -> Self {
        Self::Act(Action::Color { cells, color })
    }

    /// Whether the board is another one afterwards, and a hint no longer about it.
    pub(super) fn changes_board(&self) -> bool {
        match self {
            Self::Digit { .. }
            | Self::Notes { .. }
            | Self::Act(_)
            | Self::Undo(_)
            | Self::Redo(_)
            | Self::Mistake => true,
            Self::Hint
            | Self::Follow
            | Self::Checks(_)
            | Self::Entries(_)
            | Self::Tidying(_)
            | Self::Pause
            | Self::Look(_)
            | Self::Quit => false,
        }
    }

    /// Whether it can be answered while the game is paused: without the board.
    pub(super) fn is_for_pauses(&self) -> bool {
        matches!(self, Self::Pause | Self::Quit | Self::Look(Look::Time | Look::Stats | Look::Help(_)))
    }
}
