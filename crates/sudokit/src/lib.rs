//! A sudoku library: read, solve, explain, rate and create puzzles on boards of any size and shape.
//!
//! ```
//! use sudokit::Puzzle;
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let solution = puzzle.solve().unique()?;
//! println!("{solution}");
//! # assert!(solution.to_string().starts_with("534678912\n672195348\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # I want to …
//!
//! | I want to … | call this |
//! |---|---|
//! | read one puzzle from a text | `text.parse::<Puzzle>()`, or [`format::parse`] to keep notes and remarks |
//! | read many puzzles from a file | [`format::Reader`] |
//! | write a puzzle as text | `puzzle.to_string()`, [`Puzzle::to_line`], or [`format::write`](format::write()) |
//! | solve a puzzle | [`Puzzle::solve`], then [`unique`](solve::Solve::unique) or [`first`](solve::Solve::first) |
//! | count solutions, or list them all | [`Solve::count`](solve::Solve::count), [`Solve::iter`](solve::Solve::iter) |
//! | see the candidates of each cell | [`Puzzle::candidates`] |
//! | get the next hint | [`logic::LogicSolver::next_step`] |
//! | explain a hint in sentences | [`Step::explain`](logic::Step::explain) |
//! | check a player's position | [`logic::PlayerPosition`] |
//! | teach a technique | [`Technique::lesson`](logic::Technique::lesson), [`Technique::example`](logic::Technique::example) |
//! | rate a puzzle | [`logic::rate::Explainer`], [`logic::rate::Hodoku`] |
//! | create puzzles | [`generate::Generator`] |
//! | check which puzzles match a description | [`generate::Criteria`] |
//! | remove unnecessary clues, or add missing ones | [`generate::Edit`] |
//! | rotate, mirror or relabel a puzzle | [`transform::Transform`] |
//! | find out whether two puzzles are equivalent | [`Puzzle::canonical`], [`Puzzle::way_to`] |
//! | solve or compare millions of 9x9 puzzles | [`classic::BatchSolver`], [`classic::Canonizer`] |
//! | watch a solver step by step | [`watch::Watch`] |
//! | stop work that takes too long | [`Control`] |
//!
//! # From text to solution
//!
//! Each type guarantees more than the one before:
//!
//! ```text
//! text ──▶ Grid ──▶ Puzzle ─┬─ solve() ──────▶ Solution ─┬─▶ text
//!          digits,  no two  └─ candidates() ─▶ Candidates ┘
//!          may      digits
//!          clash    clash
//! ```
//!
//! * A [`Grid`] holds digits as they were written down. A row may contain two sevens.
//! * A [`Puzzle`] is a grid whose digits do not clash. The conversion checks this, and its error
//!   names the cells. A puzzle may have one solution, several or none.
//! * A [`Solution`] is full and correct. Only an engine or a check can make one.
//! * [`Candidates`] are a position: the digits on the board, and the digits that each empty cell
//!   can still hold.
//!
//! # Boards
//!
//! A [`Geometry`] describes a board as a table of houses. Sides range from 4 to 64. Jigsaws,
//! diagonals, windoku and disjoint groups are other tables for the same code; see [`board`].
//!
//! ```
//! use sudokit::Geometry;
//! use sudokit::board::Extra;
//! use sudokit::generate::Generator;
//!
//! let board = Geometry::of_side(6).unwrap().with(Extra::FallingDiagonal)?;
//! let puzzle = Generator::new(board).seed(7).puzzle(0).expect("6x6 boards are easy to fill");
//! assert!(puzzle.solve().unique().is_ok());
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # Features
//!
//! The first four are on by default. Without any, the crate parses plain lines and grids, solves,
//! counts and transforms. It then depends only on `sudokit-text`, which has no dependencies.
//!
//! | feature | adds |
//! |---|---|
//! | `formats` | the module [`mod@format`]: more than thirty formats. Without it, `parse` reads a plain line or grid. |
//! | `logic` | the modules [`logic`] and [`watch`]: hints, techniques, explanations, ratings |
//! | `generate` | the module [`generate`]; turns on `logic` |
//! | `canonical` | canonical forms and automorphisms in [`transform`], and [`classic::Canonizer`] |
//! | `serde` | `Serialize` and `Deserialize` in the shape of the program's JSON, and `to_json` for steps and frames |
//!
//! ```toml
//! [dependencies]
//! sudokit = { version = "0.2", default-features = false, features = ["logic"] }
//! ```
//!
//! # Side effects
//!
//! The library prints nothing, opens no files, starts no threads, reads no clock and keeps no
//! random state. The caller passes text or a reader, a [`Control`], a seed. The same seed gives the
//! same puzzle on every machine.
//!
//! The minimum supported Rust version is 1.88. Raising it is a minor version change.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod base;
pub mod board;
pub mod classic;
#[cfg(feature = "formats")]
pub mod format;
#[cfg(feature = "generate")]
pub mod generate;
#[doc(hidden)]
pub mod internal;
#[cfg(feature = "logic")]
pub mod logic;
#[cfg(feature = "serde")]
mod serde;
mod simd;
pub mod solve;
pub mod transform;
#[cfg(feature = "logic")]
pub mod watch;

#[doc(inline)]
pub use base::{Candidate, Cell, Control, Digit, DigitSet, Error, House, WorkProgress};
#[doc(inline)]
pub use board::{Alphabet, Candidates, Geometry, Grid, Puzzle, Solution};

// Runs the examples of the README as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
