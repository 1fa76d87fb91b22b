//! Integration tests.

#[cfg(all(feature = "png", feature = "pdf"))]
mod files;
