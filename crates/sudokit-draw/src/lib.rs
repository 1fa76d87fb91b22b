//! Pictures of sudokus: boards, candidates, the marks of variants, and the steps of a
//! solver with their chains.
//!
//! <div>
#![doc = include_str!("../picture.svg")]
//! </div>
//!
//! This draws the picture above, the example of the lesson about continuous nice loops:
//!
//! ```
//! use sudokit::format;
//! use sudokit::logic::Technique;
//! use sudokit_draw::{Scene, Size, View, Visibility, draw};
//!
//! let technique = Technique::ContinuousNiceLoop;
//! let record = format::parse(technique.example().expect("its lesson has one"))?;
//! let (candidates, alphabet) = (record.candidates()?, &record.alphabet);
//! let step = technique.find_first(&candidates).expect("the example shows it");
//! let explanation = step.explain(&candidates, alphabet);
//!
//! let scene = Scene::of(&candidates, alphabet).found_since(&record.puzzle()?);
//! let mut scene = scene.explaining(&explanation);
//! scene.title = technique.name().to_owned();
//! let view = View {
//!     size: Some(Size::Pixels(560.0)),
//!     labels: Visibility::Shown,
//!     legend: Visibility::Shown,
//!     ..View::default()
//! };
//! let svg = draw(&scene, &view).to_svg();
//! # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/picture.svg");
//! # if std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite") {
//! #     std::fs::write(file, &svg).unwrap();
//! # }
//! # let recorded = std::fs::read_to_string(file).unwrap();
//! # assert!(svg == recorded, "picture.svg differs; SNAPSHOTS=overwrite writes it as it is now");
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
mod plot;
#[cfg(feature = "png")]
mod png;
mod ranking;
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
pub use sheet::Sheet;
pub use svg::escaped;
#[doc(hidden)]
pub use texts::TEXTS;
pub use theme::{Paint, Theme};
pub use view::{View, Visibility};
