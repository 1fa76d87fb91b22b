//! Values in the data model of the crate `serde`, in the same shapes as the
//! program's JSON.
//!
//! | value | as JSON |
//! |---|---|
//! | names: levels, techniques, motions, formats … | `"hard"`, `"x-wing"` |
//! | digit, set of digits | `7`, `[1, 3, 9]` |
//! | position, house | `"r2c5"`, `"box 5"` |
//! | grid, puzzle, solution | a line; an object where the line does not show the whole board |
//! | rating, count, transform … | as a row of the program has it |
//! | step, frame | `to_json`: they need a board and an alphabet |
//!
//! What means something on a board only, such as a `Cell`, has no form here.
//! Each type is read from the shape that it is written in. What is part of a row
//! of the program passes over fields that it does not know, so that it can be read
//! from the row; the object of a board refuses them, because a rule that is passed
//! over makes another puzzle.

mod base;
mod board;
#[cfg(feature = "canonical")]
mod canonical;
#[cfg(feature = "formats")]
mod format;
#[cfg(feature = "logic")]
mod frame;
#[cfg(feature = "generate")]
mod generate;
mod grid;
#[cfg(feature = "logic")]
mod logic;
#[cfg(feature = "logic")]
mod rate;
mod solve;
#[cfg(feature = "logic")]
mod step;
mod text;
mod transform;
