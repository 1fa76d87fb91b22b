//! Integration tests.

#![allow(clippy::cast_precision_loss, reason = "counts and coordinates are small")]
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "random numbers may wrap")]

mod bounds;
mod colours;
mod documents;
#[cfg(all(feature = "png", feature = "pdf"))]
mod files;
mod forms;
mod fuzz;
mod labels;
mod layers;
mod legend;
mod links;
mod marks;
mod measure;
mod parts;
mod pictures;
mod plot;
mod print;
mod routing;
mod scenes;
