//! New puzzles.

mod criteria;
mod families;
mod promises;
mod regions;
mod to_order;
