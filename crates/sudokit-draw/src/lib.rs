//! Pictures of sudokus.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod badge;
mod board;
mod canvas;
mod colour;
#[cfg(any(feature = "png", feature = "pdf"))]
mod contour;
#[cfg(any(feature = "png", feature = "pdf"))]
mod draw_error;
mod face;
#[cfg(any(feature = "png", feature = "pdf"))]
mod font;
mod layout;
mod legend;
mod link;
mod mark_shapes;
mod node;
mod outline;
#[cfg(feature = "pdf")]
mod pages;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
#[cfg(feature = "png")]
mod png;
mod route;
mod scene;
#[cfg(any(feature = "png", feature = "pdf"))]
mod script;
mod shape;
mod svg;
mod texts;
mod theme;
mod view;

pub use colour::{ColourError, Rgb};
#[cfg(any(feature = "png", feature = "pdf"))]
pub use draw_error::{CharacterFault, DrawError, DrawnText, FontFault};
#[cfg(any(feature = "png", feature = "pdf"))]
pub use font::Fonts;
#[cfg(feature = "pdf")]
pub use pages::{HeadingLevel, Keep, PageStyle, Pages, PaperSize};
#[cfg(feature = "pdf")]
pub use pdf::{PdfDocument, PdfPage};
pub use picture::draw;
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
