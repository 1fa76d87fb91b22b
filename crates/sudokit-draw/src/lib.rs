//! Pictures of sudokus.

mod colour;
mod scene;
mod shape;
mod svg;
mod texts;

pub use colour::{ColourError, Rgb};
pub use scene::{
    CellState, Chain, ChainLink, Content, Diagonal, DotStyle, LineStyle, Mark, Scene, ShadeStyle, Slant, Tint,
    role_of,
};
pub use shape::{
    Anchor, CELL, Dash, Drawing, Label, Layer, LayerKind, Path, Pen, Point, Segment, Shape, Size, Weight,
};
#[doc(hidden)]
pub use texts::TEXTS;
