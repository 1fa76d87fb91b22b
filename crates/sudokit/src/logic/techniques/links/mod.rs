//! The candidates of a position, numbered, and how they are linked.

pub(crate) mod alternating;
pub(crate) mod closure;
mod groups;
pub(crate) mod implications;
pub(crate) mod literal;
pub(crate) mod numbering;
