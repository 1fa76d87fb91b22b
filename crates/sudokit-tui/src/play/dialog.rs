//! Dialogs over the board: keys, options, a new game, the end.

use std::ops::ControlFlow;
use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;
use sudokit::logic::rate::Level;
use sudokit_game::{Action, Controls, Direction, Game, GameKind, OPTIONS, Sentences, Statistics, clock_face};

use super::keys::SECTIONS;
use super::{PlayApp, PlayCommand, PlayRequest, Tone, Waiting};
use crate::popup::Popup;
use crate::{Meaning, Theme, keys};

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

impl PlayDialog {
    /// Asks for the difficulty of a new game, starting with that of this one.
    pub fn new_game(game: &Game) -> Self {
        let level = game.origin.level.unwrap_or(Level::Medium);
        Self::New { row: Level::ALL.iter().position(|&known| known == level).unwrap_or(0) }
    }

    /// Handles a key. A dialog that breaks off is closed.
    pub(super) fn press(
        &mut self,
        key: KeyEvent,
        command: Option<PlayCommand>,
        app: &mut PlayApp,
    ) -> ControlFlow<()> {
        const CLOSED: ControlFlow<()> = ControlFlow::Break(());
        let is_yes = matches!(key.code, KeyCode::Enter | KeyCode::Char('y'));
        match self {
            Self::Help { scroll } => match command {
                Some(PlayCommand::Move(Direction::Down)) => *scroll += 1,
                Some(PlayCommand::Move(Direction::Up)) => *scroll = scroll.saturating_sub(1),
                Some(PlayCommand::Edge(Direction::Down)) => *scroll += PAGE,
                Some(PlayCommand::Edge(Direction::Up)) => *scroll = scroll.saturating_sub(PAGE),
                _ => return CLOSED,
            },
            Self::Options { row } => match command {
                Some(PlayCommand::Move(direction @ (Direction::Up | Direction::Down))) => {
                    *row = moved(*row, OPTIONS.len(), direction);
                }
                Some(PlayCommand::Place | PlayCommand::NextMode | PlayCommand::Move(_)) => {
                    (OPTIONS[*row].change)(&mut app.preferences);
                    app.apply_preferences();
                }
                _ => return CLOSED,
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
                    return CLOSED;
                }
                Some(PlayCommand::Digit(digit)) if digit.index() < Level::ALL.len() => *row = digit.index(),
                _ => return CLOSED,
            },
            Self::Pasted(game) => {
                if is_yes {
                    app.begin((**game).clone());
                }
                return CLOSED;
            }
            Self::Restart => {
                if is_yes {
                    app.act(&Action::Restart);
                    app.say(Tone::Plain, "Started over. u takes that back.");
                }
                return CLOSED;
            }
            Self::Statistics(_) => return CLOSED,
            Self::Solved => match command {
                Some(command @ (PlayCommand::New | PlayCommand::Statistics)) => {
                    app.perform(command);
                    return CLOSED;
                }
                Some(PlayCommand::Escape | PlayCommand::Place) => return CLOSED,
                // A player who types on did not see the dialog yet.
                _ => (),
            },
        }
        ControlFlow::Continue(())
    }
    /// What it shows.
    pub(super) fn popup(&self, app: &PlayApp, theme: Theme) -> Popup {
        let (title, mut lines, help) = match self {
            Self::Help { .. } => ("Keys", keys::help(SECTIONS, theme), ""),
            Self::Options { row } => {
                ("Options", options(app, *row, theme), "up and down choose, Enter changes, Esc closes")
            }
            Self::New { row } => ("New game", levels(*row, theme), "Enter begins; this game stays saved"),
            Self::Statistics(figures) => ("Statistics", statistics(figures, theme), ""),
            Self::Pasted(game) => {
                let lines = vec![theme.line(Meaning::Text, pasted(game))];
                ("Pasted puzzle", lines, "Enter plays it, Esc does not; this game stays saved")
            }
            Self::Restart => {
                let question = "Everything but the givens is erased; undo brings it back.";
                ("Start over?", vec![theme.line(Meaning::Text, question)], "Enter starts over, Esc does not")
            }
            Self::Solved => {
                let meanings = [Meaning::Good].into_iter().chain(std::iter::repeat(Meaning::Text));
                let sentences = meanings.zip(app.sentences().solved());
                let lines = sentences.map(|(meaning, sentence)| theme.line(meaning, sentence)).collect();
                ("Solved", lines, "n new game  i statistics  Esc look at the board  q quit")
            }
        };
        if !help.is_empty() {
            lines.extend([Line::default(), theme.line(Meaning::Muted, help)]);
        }
        let first = if let Self::Help { scroll } = self { *scroll } else { 0 };
        Popup { title, lines, first }
    }
}

/// Lines of which one is chosen.
fn rows(texts: impl Iterator<Item = String>, chosen: usize, theme: Theme) -> Vec<Line<'static>> {
    let row = |(number, text)| {
        let (sign, meaning) = if number == chosen { ('▸', Meaning::Key) } else { (' ', Meaning::Text) };
        theme.line(meaning, format!("{sign} {text}"))
    };
    texts.enumerate().map(row).collect()
}

fn options(app: &PlayApp, chosen: usize, theme: Theme) -> Vec<Line<'static>> {
    let width = OPTIONS.iter().map(|option| option.title.len()).max().unwrap_or(0);
    let text = OPTIONS
        .iter()
        .map(|option| format!("{:<width$}  {}", option.title, (option.value)(&app.preferences)));
    rows(text, chosen, theme)
}

fn levels(chosen: usize, theme: Theme) -> Vec<Line<'static>> {
    let texts = (1..).zip(Level::ALL).map(|(number, level)| format!("{number} {}", level.name()));
    rows(texts, chosen, theme)
}

fn statistics(statistics: &Statistics, theme: Theme) -> Vec<Line<'static>> {
    let time = |time: Option<Duration>| time.map_or("-".to_owned(), clock_face);
    let name = |kind: &GameKind| format!("{} {}", kind.board, kind.level);
    let Some(width) = statistics.rows().map(|(kind, _)| name(kind).chars().count()).max() else {
        return vec![theme.line(Meaning::Text, Statistics::NO_GAMES)];
    };
    let head = format!("{:width$} {:>6} {:>6} {:>8} {:>8}", "", "played", "solved", "best", "mean");
    let rows = statistics.rows().map(|(kind, tally)| {
        let (name, best, mean) = (name(kind), time(tally.best), time(tally.mean()));
        let text = format!("{name:<width$} {:>6} {:>6} {best:>8} {mean:>8}", tally.played, tally.solved);
        theme.line(Meaning::Text, text)
    });
    [theme.line(Meaning::Muted, head)].into_iter().chain(rows).collect()
}

/// `A board of 9x9 with 30 givens. It has one solution.`
fn pasted(game: &Game) -> String {
    let (side, clues) = (game.board().side(), game.puzzle().clues());
    let solutions = Sentences::new(game, Controls::Keys).solutions();
    format!("A board of {side}x{side} with {clues} givens. {solutions}")
}

/// The row above or below, round the end of the list.
fn moved(row: usize, rows: usize, direction: Direction) -> usize {
    (row + if direction == Direction::Up { rows - 1 } else { 1 }) % rows
}

/// The lines of a page.
const PAGE: usize = 10;
