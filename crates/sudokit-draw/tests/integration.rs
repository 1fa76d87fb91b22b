//! Integration tests.

#![allow(clippy::cast_precision_loss, reason = "counts and coordinates are small")]

mod colours;
#[cfg(all(feature = "png", feature = "pdf"))]
mod files;
mod fuzz;
mod legend;
mod plot;
mod routing;
