//! Integration tests.

#![allow(clippy::cast_precision_loss, reason = "counts and coordinates are small")]

mod colours;
mod legend;
mod routing;
