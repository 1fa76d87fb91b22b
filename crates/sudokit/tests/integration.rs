//! All integration tests of the library, as one program.
//!
//! One program compiles and links once, and its tests share the processors. Tests marked as ignored
//! need the public collections in `../shared/data`.

mod canonical;
mod examples;
mod formats;
mod fuzz;
mod generate;
mod ratings;
#[cfg(feature = "serde")]
mod serialised;
mod solve;
mod steps;
mod watch;
