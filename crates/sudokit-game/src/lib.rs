//! Playing sudoku, without a screen: whatever shows a [`Game`] — a terminal, a
//! page, a voice — hands it [`Action`]s and draws what it says.
//!
//! ```
//! use sudokit::{Cell, Digit, Record};
//! use sudokit_game::{Action, Game, NoteKind, Status};
//!
//! let record = sudokit::format::parse("1...\n..2.\n.3..\n...4")?;
//! let mut game = Game::new(&record, &|| false)?;
//! let (cell, digit) = (Cell::new(1), Digit::new(4));
//!
//! game.act(&Action::Note { kind: NoteKind::Centre, cells: vec![cell], digit }).unwrap();
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
//! # How it is put together
//!
//! ```text
//!  Action ──▶ Game ─ Settings: what is checked, what is refused
//!              │ └─▶ Refusal
//!              ├─ squares: what the player wrote into each cell
//!              ├─ History: every change, to undo and redo action by action
//!              ├─ Adviser ──▶ Advice: a Hint, or the mistakes
//!              └─ save ──▶ text, with the whole history
//! ```
//!
//! There is no clock here: a front end tells how much time has [passed](Game::pass).

mod action;
mod advice;
mod check;
mod clock;
mod color;
mod direction;
mod game;
mod history;
mod origin;
mod refusal;
mod save;
mod selection;
mod settings;
mod square;
mod statistics;

pub use action::{Action, NoteKind};
pub use advice::{Advice, Adviser, Hint};
pub use check::{Check, Fault};
pub use clock::Clock;
pub use color::Color;
pub use direction::Direction;
pub use game::{Game, Status};
pub use history::{Change, Entry, History};
pub use origin::Origin;
pub use refusal::Refusal;
pub use save::{Glance, SaveError};
pub use selection::Selection;
pub use settings::{Checks, Entries, Settings, Tidying};
pub use square::Square;
pub use statistics::{Event, Kind, Statistics, Tally, What};
pub use sudokit::logic::{Mistake, MistakeKind, Uniqueness as Key};
