//! New puzzles.

mod criteria;
mod families;
mod practice;
mod promises;
mod regions;
mod to_order;
