//! Integration tests.

mod routing;
