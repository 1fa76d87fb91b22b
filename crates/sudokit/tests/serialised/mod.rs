//! Values as JSON: their shapes, back to values, and what is wrong with a text.

mod problems;
mod round_trips;
mod shapes;
