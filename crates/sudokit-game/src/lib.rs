//! A sudoku game without a screen, for any front end.
//!
//! A front end passes [`Action`]s to a [`Game`] and shows its state: on a
//! terminal, on a web page, or as sentences read aloud.
//!
//! ```
//! use sudokit::{Cell, Control, Digit, DigitSet};
//! use sudokit_game::{Action, Game, NoteKind, Status};
//!
//! let record = sudokit::format::parse("1...\n..2.\n.3..\n...4")?;
//! let mut game = Game::new(&record, &Control::new())?;
//! let (cell, digit) = (Cell::new(1), Digit::new(4));
//!
//! game.act(&Action::Note { kind: NoteKind::Centre, cells: vec![cell], digits: DigitSet::only(digit) }).unwrap();
//! game.act(&Action::Digit { cells: vec![cell], digit: Digit::new(2) }).unwrap();
//! assert_eq!(game.digit(cell), Some(Digit::new(2)));
//! assert_eq!(game.left(Digit::new(2)), 2);
//!
//! game.undo().unwrap();
//! assert!(game.square(cell).centre.contains(digit));
//! assert_eq!(game.status(), Status::Open);
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # The parts
//!
//! ```text
//!  NewGameOptions ──▶ Game ◀── Action
//!                      ├─ Settings: what is checked and refused
//!                      ├─ Square: the player's digit, notes and colours in a cell
//!                      ├─ History: every change, for undo and redo
//!                      ├─ advise ──▶ Advice: a Hint, or the mistakes
//!                      ├─ Sentences: the board, moves and hints in words
//!                      ├─ scene ──▶ Scene: the board to draw, with a hint
//!                      └─ save ──▶ text, with the whole history
//! ```
//!
//! * [`Preferences`] apply to every game of a player; [`OPTIONS`] lists them for a
//!   dialog.
//! * [`Statistics`] are computed from a log of [`Event`]s.
//! * Numbers from outside become cells and digits through [`checked`]. A `Game`
//!   never panics on a cell or a digit that its board does not have: it refuses
//!   the action, and such a cell is empty.
//!
//! The crate reads no clock and no files. A front end reports how much time
//! [passes](Game::pass); `sudokit-store` keeps games on disk.

// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod checked;

mod action;
mod advice;
mod check;
mod choices;
mod color;
mod game;
mod hint;
mod history;
mod new_game;
mod origin;
mod preferences;
mod refusal;
mod rules;
mod save;
mod scene;
mod selection;
mod sentences;
mod settings;
mod setup;
mod share;
mod square;
mod statistics;
mod texts;

pub use action::{Action, NoteKind};
pub use advice::Advice;
pub use check::{Check, Fault, first_mistakes};
pub use color::Color;
pub use game::{Game, Status};
pub use hint::Hint;
pub use history::{Change, Entry, History};
pub use new_game::{NewGame, NewGameOptions};
pub use origin::Origin;
pub use preferences::{EntryOrder, OPTIONS, PreferenceRow, Preferences, ThemeChoice, Timer};
pub use refusal::Refusal;
pub use rules::BoardRule;
pub use save::{SaveError, SaveSummary};
pub use selection::{Direction, Selection};
pub use sentences::{Controls, Sentences, clock_face};
pub use settings::{Checks, Entries, Settings, Tidying};
pub use setup::{GameSetup, Turn, Variant};
pub use share::ShareForm;
pub use square::Square;
pub use statistics::{Event, EventKind, GameKind, Statistics, Tally};
#[doc(hidden)]
pub use texts::TEXTS;
/// After this time without a key or a line, a front end stops the clock: the player
/// has probably left.
pub const IDLE: std::time::Duration = std::time::Duration::from_secs(120);

pub use sudokit::Control;
pub use sudokit::logic::{Mistake, MistakeKind};
pub use sudokit::solve::Uniqueness as Key;
