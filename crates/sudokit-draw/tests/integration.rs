//! Integration tests.

mod plot;
mod routing;
