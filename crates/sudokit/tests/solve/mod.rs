//! Solving and counting.

mod collections;
mod contradictions;
mod engines;
mod known_answers;
