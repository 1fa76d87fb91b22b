//! Solving and counting.

mod collections;
mod engines;
mod known_answers;
