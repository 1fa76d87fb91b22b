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
mod group;
mod reason;
mod rows;
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
pub(crate) use catalogue::{Fins, FishKind, FishShape, RectangleKind, Search};
pub use group::Techniques;
pub use lessons::Lesson;
pub use reason::{
    AlmostLockedSet, Because, Cases, Claim, Color, DeadlyPattern, Escape, Link, LockedSet, Reason, SetKind,
    Truth, Web,
};
pub use step::Step;

use crate::rate::Scale;
use crate::technique::almost::Almost;
use crate::technique::chains::nine::Engine;
use crate::technique::rectangles::Rectangles;
use crate::technique::tables::Tables;
use crate::technique::templates::Hopeless;
use crate::{Candidates, DigitSet};

/// Takes steps as they are found, and says whether to look for more.
pub(crate) type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Searches that keep tables from one position to the next. They are made when
/// they are first needed.
#[derive(Default)]
pub(crate) struct Engines {
    /// Sudoku Explainer's chains on the classic board.
    chains: Option<Engine>,
    /// Where fish may have victims.
    hopeless: Hopeless,
    /// What the cells could hold when rectangles were last looked for, and these.
    rectangles: Option<(Vec<DigitSet>, Rectangles)>,
    almost: Almost,
    /// HoDoKu's chains.
    tables: Tables,
}

impl Engines {
    /// Forgets the last position, when another puzzle begins.
    pub(crate) fn forget(&mut self) {
        self.chains.as_mut().map(Engine::forget);
        self.rectangles = None;
    }

    /// The rectangles of a position. No two positions on the way through a puzzle
    /// have the same candidates: each step takes some.
    fn rectangles(&mut self, candidates: &Candidates) -> &Rectangles {
        let marks = candidates.all_marks();
        let known = self.rectangles.take().filter(|(last, _)| last == marks);
        let found = known.unwrap_or_else(|| (marks.to_vec(), Rectangles::of(candidates)));
        &self.rectangles.insert(found).1
    }
}

impl Search {
    /// The first step that is wanted, in the order of a scale. On the classic
    /// board chains have their own engine, which finds the shortest; where that
    /// is not wanted, another may be.
    pub(crate) fn first(
        self,
        scale: Scale,
        candidates: &Candidates,
        engines: &mut Engines,
        is_wanted: impl Fn(&Step) -> bool,
    ) -> Option<Step> {
        if let Some(rule) = self.chain_rule().filter(|_| candidates.geometry().is_classic()) {
            let engine = engines.chains.get_or_insert_with(Engine::new);
            let shortest = engine.find(&chains::marks(candidates), rule)?.prove(rule, candidates);
            if shortest.as_ref().is_some_and(&is_wanted) {
                return shortest;
            }
        }
        let mut found = None;
        let _ = self.run_with(engines, scale, candidates, &mut |step| {
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
