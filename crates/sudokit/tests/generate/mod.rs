//! New puzzles.

mod families;
mod promises;
mod to_order;
