//! Values in the data model of the crate `serde`, in the same shapes as the program's JSON.
//!
//! | value | as JSON |
//! |---|---|
//! | names: levels, techniques, motions, formats … | `"hard"`, `"x-wing"` |
//! | digit, set of digits | `7`, `[1, 3, 9]` |
//! | position, house | `"r2c5"`, `"box 5"` |
//! | grid, puzzle, solution | a line, or an object if the line does not show the whole board |
//! | rating, count, transform … | as in a row of the program |
//! | step, frame | `to_json`: they need a board and an alphabet |
//!
//! Values that only have a meaning on a board, such as a `Cell`, have no form here. Each type is
//! deserialised from the shape it is serialised in. Types that are part of the program's rows
//! ignore unknown fields, so they can be read from a whole row. The object of a board rejects
//! unknown fields, because an ignored rule would make a different puzzle.

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
