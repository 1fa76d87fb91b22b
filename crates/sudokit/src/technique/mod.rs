//! How people solve: a catalogue of techniques, a file for each family.
//!
//! A technique looks at a position ([`Candidates`]) and finds [`Step`]s. A step
//! carries its [`Reason`], the evidence by logical shape, from which it can be
//! explained, drawn, and [checked](check) without knowing how it was found.
//!
//! Searches are free functions that hand each step to a sink. The sink says
//! whether to go on, so that "the first" and "all" are the same code. The order
//! in which a search finds things is that of Sudoku Explainer, because its
//! rating depends on which step is found first.

mod catalogue;
mod group;
mod reason;
mod step;

pub(crate) mod chains;
pub mod check;
pub mod explain;
mod lessons;

mod aligned;
mod bug;
mod coloring;
mod fins;
mod fish;
mod locked;
mod pairs;
mod singles;
mod strong_links;
mod subsets;
mod thread;
mod tight;
mod unique;
mod w_wing;
mod wings;

use std::ops::ControlFlow;

pub(crate) use catalogue::Search;
pub use catalogue::{Family, Technique};
pub use group::Techniques;
pub use lessons::Lesson;
pub use reason::{
    Because, Cases, Claim, Color, DeadlyPattern, Escape, Link, LockedSet, Reason, SetKind, Truth, Web,
};
pub use step::Step;

use crate::Candidates;
use crate::technique::chains::nine::Engine;

/// Takes steps as they are found, and says whether to look for more.
pub(crate) type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

impl Search {
    /// The first step that is wanted. On the classic board chains have their own
    /// engine, which finds the shortest; where that is not wanted, another may be.
    pub(crate) fn first(
        self,
        candidates: &Candidates,
        engine: &mut Engine,
        is_wanted: impl Fn(&Step) -> bool,
    ) -> Option<Step> {
        if let Some(rule) = self.chain_rule().filter(|_| candidates.geometry().is_classic()) {
            let shortest = engine.find(&chains::marks(candidates), rule)?.prove(rule, candidates);
            if shortest.as_ref().is_some_and(&is_wanted) {
                return shortest;
            }
        }
        let mut found = None;
        let _ = self.run(candidates, &mut |step| {
            if !is_wanted(&step) {
                return ControlFlow::Continue(());
            }
            found = Some(step);
            ControlFlow::Break(())
        });
        found
    }
}

impl Technique {
    /// The first step of this technique in a position.
    pub fn find_first(self, candidates: &Candidates) -> Option<Step> {
        self.search().first(candidates, &mut Engine::new(), |step| step.technique == self)
    }

    /// All steps of this technique in a position.
    pub fn find_all(self, candidates: &Candidates) -> Vec<Step> {
        let mut found = Vec::new();
        let _ = self.search().run(candidates, &mut |step| {
            if step.technique == self {
                found.push(step);
            }
            ControlFlow::Continue(())
        });
        found
    }
}
