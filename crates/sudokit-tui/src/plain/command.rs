//! The meaning of a typed line.

use sudokit::{Cell, Digit, House};
use sudokit_game::{Action, Checks, Color, Entries, NoteKind, Tidying};

use super::catalogue::CommandRow;

/// A line that was understood.
pub(super) enum TypedCommand {
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
    Ask(Query),
    Quit,
}

/// A question, which changes nothing.
pub(super) enum Query {
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
    Help(Option<&'static CommandRow>),
}

impl TypedCommand {
    pub(super) fn erase(cells: Vec<Cell>) -> Self {
        Self::Act(Action::Erase { cells })
    }

    pub(super) fn color(cells: Vec<Cell>, color: Color) -> Self {
        Self::Act(Action::Color { cells, color })
    }

    /// Whether it changes the board, so that a hint no longer applies.
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
            | Self::Ask(_)
            | Self::Quit => false,
        }
    }

    /// Whether it works during a pause, because it does not show the board.
    pub(super) fn works_during_pause(&self) -> bool {
        matches!(self, Self::Pause | Self::Quit | Self::Ask(Query::Time | Query::Stats | Query::Help(_)))
    }
}
