//! Pictures of sudokus: boards, candidates, the marks of variants, and the steps of a
//! solver with their chains.
//!
//! ```
//! use sudokit::logic::LogicSolver;
//! use sudokit::{Alphabet, Puzzle};
//! use sudokit_draw::{Scene, View, draw};
//!
//! let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
//! let (candidates, alphabet) = (puzzle.candidates(), Alphabet::usual(4));
//! let step = LogicSolver::new(candidates.clone()).next_step().unwrap();
//! let explanation = step.explain(&candidates, &alphabet);
//!
//! let mut scene = Scene::of(&candidates, &alphabet).explaining(&explanation);
//! scene.title = explanation.technique;
//! let svg = draw(&scene, &View::default()).to_svg();
//! assert!(svg.starts_with("<svg"));
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # The parts
//!
//! ```text
//!  Scene: what there is to see ─┐
//!                               ├─ draw ──▶ Drawing ── to_svg ──▶ text
//!  View: theme, size, legend ───┘           layers of shapes
//! ```
//!
//! * A [`Scene`] is plain data: the [`Content`] and the [`CellState`]s of cells, the
//!   player's colours, highlights by role, the claims of a [`Chain`], the [`Mark`]s of
//!   variants. A terminal draws the same scenes.
//! * A [`View`] chooses the [`Theme`], the [`Size`], and what is around the board.
//! * A [`Drawing`] has a [`Layer`] for each [`LayerKind`]. A page can replace
//!   [one layer](Drawing::layer_svg): a note changes the digits, a hint changes tints, links,
//!   nodes and badges.
//!
//! A chain with too many links for one board is shown in [parts](Scene::parts).
//!
//! Nothing is shown by colour alone: a role has a colour and a form. The same scene gives the
//! same bytes on every machine, because coordinates come from sums, products and square roots
//! only.

#![cfg_attr(docsrs, feature(doc_cfg))]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "a board has at most 64 rows, so every count fits into a float and into 16 bits; a point outside \
              of a raster becomes an index outside of it, and those are checked"
)]

// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

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
mod plot;
mod route;
mod scene;
#[cfg(any(feature = "png", feature = "pdf"))]
mod script;
mod shape;
mod sheet;
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
pub use plot::{Axis, Bar, Histogram, Plot, plot, round_numbers};
pub use scene::{
    CellState, Chain, ChainLink, Content, Diagonal, DotStyle, LineStyle, Mark, Scene, ShadeStyle, Slant,
    Tint, role_of,
};
pub use shape::{
    Anchor, CELL, Dash, Drawing, Label, Layer, LayerKind, Path, Pen, Point, Segment, Shape, Size, Weight,
};
pub use sheet::sheet;
#[cfg(feature = "pdf")]
pub use sheet::sheet_pages;
pub use svg::escaped;
#[doc(hidden)]
pub use texts::TEXTS;
pub use theme::{Paint, Theme};
pub use view::{View, Visibility};
