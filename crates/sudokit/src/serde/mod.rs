//! Values as JSON.

mod board;
#[cfg(feature = "logic")]
mod frame;
#[cfg(feature = "logic")]
mod step;
