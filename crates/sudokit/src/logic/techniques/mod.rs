//! The techniques: a [catalogue], and the searches that find their steps.
//!
//! ```text
//! patterns/            one pattern of cells each: subsets, fish, wings, rectangles …
//! chains/explainer/    chains as Sudoku Explainer finds and orders them
//! chains/hodoku/       chains as HoDoKu finds and orders them
//! ```
//!
//! Searches are free functions that hand each step to a sink. The sink decides
//! whether to continue, so that "the first step" and "all steps" are the same
//! code. Ratings depend on which step is found first: a technique that Sudoku
//! Explainer and HoDoKu both know is searched for in the order of the scale that
//! was asked for, any other in the order of the program that knows it.

mod catalogue;
pub(crate) mod chains;
mod dirty;
mod lesson;
pub(crate) mod links;
pub(crate) mod patterns;
mod record;
mod search;
mod selection;
mod technique;

use std::ops::ControlFlow;

use super::Step;
use crate::base::Candidate;
pub use catalogue::Technique;
pub(crate) use chains::hodoku::StepDetail;
pub(crate) use dirty::Dirty;
pub use lesson::Lesson;
pub(crate) use record::{HodokuSearch, HodokuUsage, TechniqueRecord};
pub(crate) use search::{Engines, Fins, FishKind, FishShape, RectangleKind, Search};
pub use selection::Techniques;
pub use technique::Family;

/// Takes steps as they are found, and says whether to look for more.
pub(crate) type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Passes the step that rules out some candidates to the sink, if it rules out any.
pub(crate) fn emit_if_any(
    eliminations: Vec<Candidate>,
    sink: &mut Sink<'_>,
    step: impl FnOnce(Vec<Candidate>) -> Step,
) -> ControlFlow<()> {
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
    }
    sink(step(eliminations))
}
