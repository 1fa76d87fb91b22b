//! Sudoku, whole: boards of any size and form, every common text format,
//! solving, checking and creating.
//!
//! ```
//! use sudokit::Puzzle;
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let solution = puzzle.solve().unique()?;
//! assert!(solution.to_string().starts_with("534678912\n672195348\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # One direction, each type a stronger promise
//!
//! ```text
//! text ──▶ Grid ──▶ Puzzle ─┬─ solve() ──────▶ Solution ─┬─▶ text
//!          digits,  givens  └─ candidates() ─▶ Candidates ┘
//!          may      agree
//!          clash
//! ```
//!
//! * A [`Grid`] is what somebody wrote down. [`format::parse`] makes one from
//!   any text; it may hold two sevens in a row.
//! * A [`Puzzle`] is a grid whose digits agree. Turning the one into the other
//!   is the only check there is, and names the cells that clash.
//! * A [`Solution`] is full and right. Only an engine or a check makes one.
//!
//! They all stand on a [`Geometry`]: a table of houses. Size is a run-time
//! value, from 4x4 to 64x64, and jigsaw, diagonal, windoku and disjoint-group
//! boards are other tables, read, solved and created by the same code.
//!
//! ```
//! use sudokit::board::Extra;
//! use sudokit::generate::Generator;
//! use sudokit::Geometry;
//!
//! let board = Geometry::of_side(6).unwrap().with(Extra::FallingDiagonal)?;
//! let puzzle = Generator::new(board).seed(7).puzzle(0).expect("6x6 boards are easy to fill");
//! assert!(puzzle.solve().unique().is_ok());
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # What the library does not do
//!
//! It prints nothing, opens no files, has no clock and no random numbers of
//! its own: a caller passes text, a reader, a stop signal, a seed.

mod base;
pub mod board;
pub mod classic;
pub mod format;
pub mod generate;
#[doc(hidden)]
pub mod internal;
pub mod logic;
mod simd;
pub mod solve;
pub mod transform;
pub mod watch;

pub use base::{Candidate, Cell, Control, Digit, DigitSet, Error, House, WorkProgress};
pub use board::{Alphabet, Candidates, Geometry, Grid, Puzzle, Solution};
