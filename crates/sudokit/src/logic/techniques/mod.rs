//! The techniques: a [catalogue], and the searches that find their steps.
//!
//! ```text
//! patterns/            patterns of cells: subsets, fish, wings, rectangles …
//! chains/explainer/    chains, found in Sudoku Explainer's order
//! chains/hodoku/       chains, found in HoDoKu's order
//! ```
//!
//! Each technique has a [record] and a Markdown page next to its search.
//!
//! Searches are free functions that pass each step to a [`Scan`]. Ratings depend on which step is
//! found first. If both Sudoku Explainer and HoDoKu know a technique, the search follows the
//! requested [program](crate::logic::Program); otherwise it follows the one that knows it.

mod aliases;
mod catalogue;
pub(crate) mod chains;
mod dirty;
mod lesson;
pub(crate) mod links;
pub(crate) mod patterns;
pub(crate) mod record;
mod scan;
mod search;
mod selection;
mod technique;

pub use catalogue::Technique;
pub(crate) use chains::hodoku::StepDetail;
pub(crate) use dirty::Dirty;
pub use lesson::Lesson;
pub(crate) use record::{HodokuUsage, TechniqueRecord};
pub(crate) use scan::{NEVER, Scan, Sink, StopCheck};
pub(crate) use search::{Engines, Fins, FishKind, FishShape, RectangleKind, Search};
pub use selection::Techniques;
pub use technique::Family;
