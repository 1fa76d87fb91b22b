//! References to compare engines and formats with.
//!
//! * [`boards`]: boards of every kind, for canonical forms.
//! * [`budget`](mod@budget): how much a test does on every change, and in a soak.
//! * [`fuzz`]: properties that must be true for any bytes, and a mutator that needs no fuzzer.
//! * [`group`]: canonical forms by trying all symmetries.
//! * [`naive`]: a solver so simple that it is obviously correct.
//! * [`positions`]: random positions of a puzzle, and what steps must satisfy there.
//! * [`strategies`]: random boards, puzzles and records for property tests.
//! * [`engine_conformance!`](crate::engine_conformance): the tests that every engine must pass.

#![allow(clippy::missing_panics_doc, reason = "a test kit is meant to panic")]

pub mod boards;
pub mod budget;
pub mod conformance;
pub mod fuzz;
pub mod group;
pub mod naive;
pub mod positions;
#[cfg(feature = "strategies")]
pub mod strategies;

/// The examples of the guide, as tests.
#[cfg(doctest)]
mod guide {
    #[doc = include_str!("../../../docs/library.md")]
    struct Library;
    #[doc = include_str!("../../../README.md")]
    struct Readme;
}

pub use budget::{budget, rounds, rounds_of};
