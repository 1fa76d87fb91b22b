//! Pictures of sudokus.

mod colour;
mod shape;
mod svg;
mod texts;

pub use colour::{ColourError, Rgb};
pub use shape::{
    Anchor, CELL, Dash, Drawing, Label, Layer, LayerKind, Path, Pen, Point, Segment, Shape, Size, Weight,
};
#[doc(hidden)]
pub use texts::TEXTS;
