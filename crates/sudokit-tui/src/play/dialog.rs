//! Dialogs over the board: keys, options, a new game, the end.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use sudokit::rate::Level;
use sudokit_game::{Action, Direction, Game, OPTIONS, Statistics};

use super::message::Tone;
use super::request::{PlayRequest, Waiting};
use super::{PlayApp, PlayCommand};

/// The dialog that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayDialog {
    /// All keys.
    Help {
        /// The first line that is seen.
        scroll: usize,
    },
    /// The options.
    Options {
        /// The chosen row.
        row: usize,
    },
    /// The difficulty of a new game.
    New {
        /// The chosen row: a level.
        row: usize,
    },
    /// The player's statistics.
    Statistics(Statistics),
    /// Whether to play the pasted puzzle.
    Pasted(Box<Game>),
    /// Whether to start again.
    Restart,
    /// The puzzle is solved.
    Solved,
}

/// Whether a dialog stays open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DialogState {
    /// It stays open.
    Open,
    /// It is closed.
    Closed,
}

impl PlayDialog {
    /// Asks for the difficulty of a new game, starting with that of this one.
    pub fn new_game(game: &Game) -> Self {
        let level = game.origin.level.unwrap_or(Level::Medium);
        Self::New { row: Level::ALL.iter().position(|&known| known == level).unwrap_or(0) }
    }

    /// Handles a key.
    pub(super) fn press(
        &mut self,
        key: KeyEvent,
        command: Option<PlayCommand>,
        app: &mut PlayApp,
    ) -> DialogState {
        let is_yes = matches!(key.code, KeyCode::Enter | KeyCode::Char('y'));
        match self {
            Self::Help { scroll } => match command {
                Some(PlayCommand::Move(Direction::Down)) => *scroll += 1,
                Some(PlayCommand::Move(Direction::Up)) => *scroll = scroll.saturating_sub(1),
                Some(PlayCommand::Edge(Direction::Down)) => *scroll += PAGE,
                Some(PlayCommand::Edge(Direction::Up)) => *scroll = scroll.saturating_sub(PAGE),
                _ => return DialogState::Closed,
            },
            Self::Options { row } => match command {
                Some(PlayCommand::Move(direction @ (Direction::Up | Direction::Down))) => {
                    *row = moved(*row, OPTIONS.len(), direction);
                }
                Some(PlayCommand::Place | PlayCommand::NextMode | PlayCommand::Move(_)) => {
                    (OPTIONS[*row].change)(&mut app.preferences);
                    app.apply_preferences();
                }
                _ => return DialogState::Closed,
            },
            Self::New { row } => match command {
                Some(PlayCommand::Move(direction @ (Direction::Up | Direction::Down))) => {
                    *row = moved(*row, Level::ALL.len(), direction);
                }
                Some(PlayCommand::Place) => {
                    app.forget_hint();
                    app.waiting = Some(Waiting::Puzzle);
                    let board = app.game.board().clone();
                    app.request(PlayRequest::Create { level: Level::ALL[*row], board });
                    return DialogState::Closed;
                }
                Some(PlayCommand::Digit(digit)) if digit.index() < Level::ALL.len() => *row = digit.index(),
                _ => return DialogState::Closed,
            },
            Self::Pasted(game) => {
                if is_yes {
                    app.begin((**game).clone());
                }
                return DialogState::Closed;
            }
            Self::Restart => {
                if is_yes {
                    app.act(&Action::Restart);
                    app.say(Tone::Plain, "Started over. u takes that back.");
                }
                return DialogState::Closed;
            }
            Self::Statistics(_) => return DialogState::Closed,
            Self::Solved => match command {
                Some(command @ (PlayCommand::New | PlayCommand::Statistics)) => {
                    app.perform(command);
                    return DialogState::Closed;
                }
                Some(PlayCommand::Escape | PlayCommand::Place) => return DialogState::Closed,
                // A player who types on did not see the dialog yet.
                _ => (),
            },
        }
        DialogState::Open
    }
}

/// The row above or below, round the end of the list.
fn moved(row: usize, rows: usize, direction: Direction) -> usize {
    (row + if direction == Direction::Up { rows - 1 } else { 1 }) % rows
}

/// The lines of a page.
const PAGE: usize = 10;
