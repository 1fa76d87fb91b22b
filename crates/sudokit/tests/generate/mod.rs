//! New puzzles.

mod criteria;
mod families;
mod practice;
mod promises;
mod to_order;
