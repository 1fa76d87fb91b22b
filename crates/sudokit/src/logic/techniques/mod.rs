//! The techniques: a [catalogue], and the searches that find their steps.
//!
//! ```text
//! patterns/            one pattern of cells each: subsets, fish, wings, rectangles …
//! chains/explainer/    chains as Sudoku Explainer finds and orders them
//! chains/hodoku/       chains as HoDoKu finds and orders them
//! ```
//!
//! Each technique has a [record] and a page of text next to its search.
//!
//! Searches are free functions that hand each step to a [`Scan`]. Ratings depend on which
//! step is found first: a technique that Sudoku Explainer and HoDoKu both know is searched
//! for in the way of the [program](crate::logic::Program) that was asked for, any other in
//! the way of the one that knows it.

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
