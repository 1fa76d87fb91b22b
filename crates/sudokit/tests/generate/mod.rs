//! The generator.

mod criteria;
mod families;
mod practice;
mod promises;
mod regions;
mod required_techniques;
