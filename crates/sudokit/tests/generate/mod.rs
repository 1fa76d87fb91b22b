//! New puzzles.

mod criteria;
mod families;
mod promises;
mod to_order;
