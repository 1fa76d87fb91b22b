//! Values as JSON: their shapes, round trips, and error messages.

mod problems;
mod round_trips;
mod shapes;
