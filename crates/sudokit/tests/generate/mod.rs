//! New puzzles.

mod families;
mod promises;
