//! What opens over the board: keys, options, a new game, the end.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use sudokit::rate::Level;
use sudokit_game::{Action, Direction, Game, Statistics};

use super::message::Tone;
use super::options::OPTIONS;
use super::request::{Request, Waiting};
use super::{App, Command};

/// What is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// All keys.
    Help {
        /// The first line that is seen.
        scroll: usize,
    },
    /// How the game is played and shown.
    Options {
        /// The chosen row.
        row: usize,
    },
    /// How hard a new game shall be.
    New {
        /// The chosen row: a level.
        row: usize,
    },
    /// How the player does.
    Statistics(Statistics),
    /// Whether to play what was pasted.
    Pasted(Box<Game>),
    /// Whether to start over.
    Restart,
    /// The puzzle is solved.
    Solved,
}

/// Whether a dialog stays open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It does.
    Stay,
    /// It does not.
    Close,
}

impl Dialog {
    /// Which level a new game shall have: as the present one.
    pub fn new_game(game: &Game) -> Self {
        let level = game.origin.level.unwrap_or(Level::Medium);
        Self::New { row: Level::ALL.iter().position(|&known| known == level).unwrap_or(0) }
    }

    /// Takes a key.
    pub(super) fn press(&mut self, key: KeyEvent, command: Option<Command>, app: &mut App) -> Answer {
        let is_yes = matches!(key.code, KeyCode::Enter | KeyCode::Char('y'));
        match self {
            Self::Help { scroll } => match command {
                Some(Command::Move(Direction::Down)) => *scroll += 1,
                Some(Command::Move(Direction::Up)) => *scroll = scroll.saturating_sub(1),
                Some(Command::Edge(Direction::Down)) => *scroll += PAGE,
                Some(Command::Edge(Direction::Up)) => *scroll = scroll.saturating_sub(PAGE),
                _ => return Answer::Close,
            },
            Self::Options { row } => match command {
                Some(Command::Move(Direction::Down)) => *row = (*row + 1) % OPTIONS.len(),
                Some(Command::Move(Direction::Up)) => *row = (*row + OPTIONS.len() - 1) % OPTIONS.len(),
                Some(Command::Place | Command::NextMode | Command::Move(_)) => {
                    (OPTIONS[*row].change)(&mut app.preferences);
                    app.prefer();
                }
                _ => return Answer::Close,
            },
            Self::New { row } => match command {
                Some(Command::Move(Direction::Down)) => *row = (*row + 1) % Level::ALL.len(),
                Some(Command::Move(Direction::Up)) => *row = (*row + Level::ALL.len() - 1) % Level::ALL.len(),
                Some(Command::Place) => {
                    app.forget_hint();
                    app.waiting = Some(Waiting::Puzzle);
                    let board = app.game.board().clone();
                    app.request(Request::Create { level: Level::ALL[*row], board });
                    return Answer::Close;
                }
                Some(Command::Digit(digit)) if digit.index() < Level::ALL.len() => *row = digit.index(),
                _ => return Answer::Close,
            },
            Self::Pasted(game) => {
                if is_yes {
                    app.begin((**game).clone());
                }
                return Answer::Close;
            }
            Self::Restart => {
                if is_yes {
                    app.act(&Action::Restart);
                    app.say(Tone::Plain, "Started over. u takes that back.");
                }
                return Answer::Close;
            }
            Self::Statistics(_) => return Answer::Close,
            Self::Solved => match command {
                Some(command @ (Command::New | Command::Statistics)) => {
                    app.perform(command);
                    return Answer::Close;
                }
                Some(Command::Escape | Command::Place) => return Answer::Close,
                // Whoever typed on did not mean this.
                _ => (),
            },
        }
        Answer::Stay
    }
}

/// How far a page of keys is.
const PAGE: usize = 10;
