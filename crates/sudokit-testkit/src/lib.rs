//! What engines and formats are held to.
//!
//! * [`boards`]: boards of every kind, for canonical forms.
//! * [`group`]: canonical forms by trying all symmetries.
//! * [`naive`]: a solver so plain that it is obviously right.
//! * [`positions`]: random positions of a puzzle, and what steps there are held to.
//! * [`strategies`]: random boards, puzzles and records for property tests.
//! * [`engine_conformance!`](crate::engine_conformance): the tests that every
//!   engine must pass.

#![allow(clippy::missing_panics_doc, reason = "a test kit is there to panic")]

pub mod boards;
pub mod conformance;
pub mod group;
pub mod naive;
pub mod positions;
#[cfg(feature = "strategies")]
pub mod strategies;
