//! Pictures of sudokus.

mod badge;
mod board;
mod canvas;
mod colour;
mod face;
mod layout;
mod legend;
mod link;
mod mark_shapes;
mod node;
mod outline;
mod picture;
mod plot;
mod route;
mod scene;
mod shape;
mod svg;
mod texts;
mod theme;
mod view;

pub use colour::{ColourError, Rgb};
pub use picture::draw;
pub use plot::{Axis, Bar, Histogram, Plot, plot, round_numbers};
pub use scene::{
    CellState, Chain, ChainLink, Content, Diagonal, DotStyle, LineStyle, Mark, Scene, ShadeStyle, Slant,
    Tint, role_of,
};
pub use shape::{
    Anchor, CELL, Dash, Drawing, Label, Layer, LayerKind, Path, Pen, Point, Segment, Shape, Size, Weight,
};
#[doc(hidden)]
pub use texts::TEXTS;
pub use theme::{Paint, Theme};
pub use view::{View, Visibility};
