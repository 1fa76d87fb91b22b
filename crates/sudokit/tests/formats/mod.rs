//! Reading and writing puzzles in every format.

mod errors;
mod fixtures;
mod layouts;
mod links;
mod plain;
mod round_trips;
