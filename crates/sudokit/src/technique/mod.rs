//! How people solve: a catalogue of techniques, a file for each family.
//!
//! A technique looks at a position ([`Candidates`]) and finds [`Step`]s. A step
//! carries its [`Reason`], the evidence by logical shape, from which it can be
//! explained, drawn, and [checked](check) without knowing how it was found.
//!
//! Searches are free functions that hand each step to a sink. The sink says
//! whether to go on, so that "the first" and "all" are the same code. Ratings
//! depend on which step is found first: techniques that Sudoku Explainer and
//! HoDoKu both know are searched for in the order of the one that is asked for,
//! all others in the order of the one that knows them.

mod best;
mod catalogue;
mod fresh;
mod group;
mod reason;
mod rows;
mod search;
mod step;

pub(crate) mod chains;
pub mod check;
pub mod explain;
mod lessons;

mod aligned;
mod almost;
mod bits;
mod brute_force;
mod bug;
mod coloring;
mod empty_rectangle;
mod fish;
mod locked;
mod rectangles;
pub(crate) mod singles;
mod strong_links;
mod subsets;
mod sue_de_coq;
mod tables;
mod templates;
mod thread;
mod tight;
mod unique;
mod w_wing;
mod walks;
mod wings;

use std::ops::ControlFlow;

pub use catalogue::{Family, Technique};
use fresh::Fresh;
pub use group::Techniques;
pub use lessons::Lesson;
pub use reason::{
    AlmostLockedSet, Because, Cases, Claim, Color, DeadlyPattern, Escape, Link, LockedSet, Reason, SetKind,
    Truth, Web,
};
pub(crate) use search::{Engines, Fins, FishKind, FishShape, RectangleKind, Search};
pub use step::Step;
pub(crate) use tables::Telling;

use crate::Candidates;
use crate::rate::Scale;

/// Takes steps as they are found, and says whether to look for more.
pub(crate) type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

impl Technique {
    /// The first step of this technique in a position.
    pub fn find_first(self, candidates: &Candidates) -> Option<Step> {
        self.search().first(self.home(), candidates, &mut Engines::default(), |step| step.technique == self)
    }

    /// All steps of this technique in a position.
    pub fn find_all(self, candidates: &Candidates) -> Vec<Step> {
        let mut found = Vec::new();
        let _ = self.search().run(self.home(), candidates, &mut |step| {
            if step.technique == self {
                found.push(step);
            }
            ControlFlow::Continue(())
        });
        found
    }

    /// The scale whose order counts where none is asked for.
    fn home(self) -> Scale {
        if Scale::Explainer.knows(self.search()) { Scale::Explainer } else { Scale::Hodoku }
    }
}
