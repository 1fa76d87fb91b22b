//! Sudoku in a terminal.
//!
//! * [`play`] is the game on the whole screen.
//! * [`plain`] is the same game in typed lines, for screen readers and pipes.
//! * [`watch`] shows a solver at work.
//! * A [`Board`] draws a [`Scene`](sudokit_draw::Scene), such as a position with the pattern
//!   of a step and the links of a chain, as large as the terminal allows, in the styles of a
//!   [`Theme`].
//!
//! Everything is plain data until it is drawn, and nothing is shown by colour
//! alone.
//!
//! ```
//! use ratatui::{buffer::Buffer, layout::Rect, widgets::Widget};
//! use sudokit::logic::LogicSolver;
//! use sudokit::{Alphabet, Puzzle};
//! use sudokit_draw::Scene;
//! use sudokit_tui::{Board, Theme};
//!
//! let puzzle: Puzzle =
//!     "98.7..6..75....4....3..8.7.8....9.5..3.2..1.....4....6.7...4.3....5..2.....1.....".parse()?;
//! let (candidates, alphabet) = (puzzle.candidates(), Alphabet::usual(9));
//! let step = LogicSolver::new(candidates.clone()).next_step().unwrap();
//!
//! let scene = Scene::of(&candidates, &alphabet).explaining(&step.explain(&candidates, &alphabet));
//! let theme = Theme::detect(None, |name| std::env::var(name).ok());
//! let mut screen = Buffer::empty(Rect::new(0, 0, 80, 24));
//! Board::new(&scene, theme).render(screen.area, &mut screen);
//! # Ok::<(), sudokit::Error>(())
//! ```

// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod plain;
pub mod play;
pub mod watch;

mod board;
mod glossary;
mod keys;
mod paging;
mod plan;
mod popup;
mod terminal;
mod texts;
mod theme;
mod wires;
mod worker;

pub use board::{Board, Form, Layout, TooSmall, Weight, junction};
#[doc(hidden)]
pub use texts::TEXTS;
pub use theme::{Backdrop, Depth, Meaning, Palette, Theme};
pub use wires::chain_legend;

/// The number of columns of the terminal, if there is one.
pub fn terminal_width() -> Option<usize> {
    ratatui::crossterm::terminal::size().ok().map(|(columns, _)| columns.into())
}
