//! A fast search for Sudoku Explainer's chains on the classic 9x9 board: it finds the winning hint
//! of a chain rule.
//!
//! The general engine follows every assumption with the reasons for each claim. For a hard puzzle
//! that takes seconds, because almost all assumptions lead nowhere. Here sets of candidates come
//! first: they show what can follow at all, in any order, and where a rule can apply. Only
//! assumptions that may win are followed in the exact order, and only the claims of hints that may
//! win are counted.
//!
//! ```text
//!             in any order                       in the exact order
//! position ─▶ links ─────────────────────────▶ shortest_chain, cycles
//!     └─────▶ elimination ─▶ remaining ──────▶ forcing_chains ─▶ propagation ─▶ complexity
//!                  patterns ┘                    helpers, nested
//! ```
//!
//! Every filter lets through at least what the exact search would find, and the exact search
//! decides. So the result is correct in any position, even if easier rules have not been exhausted.

mod aligned_triplet;
mod cases;
mod causes;
mod complexity;
mod cycles;
mod elimination;
mod forcing_chains;
mod helpers;
mod hint;
mod links;
mod nested;
mod nishio;
mod patterns;
mod position;
mod propagation;
mod remaining;
mod shortest_chain;
#[cfg(test)]
mod tests;

use super::{ChainRule, LinkTypes};
use crate::logic::techniques::StopCheck;
use aligned_triplet::AlignedTripletSearch;
pub(crate) use aligned_triplet::ClassicTriplet;
use cycles::CycleSearch;
use forcing_chains::ForcingChains;
pub(crate) use hint::ClassicHint;
use links::ChainGraph;
use nishio::NishioSearch;
use position::ClassicPosition;
pub(super) use position::cell_and_digit;

/// The candidates of each cell as nine bits; none for a filled cell.
pub(crate) type ClassicMarks = [u16; 81];

/// The chain searches, with their state from one position to the next.
pub(crate) struct ClassicChainEngine {
    aligned_triplet: AlignedTripletSearch,
    narrow: Box<RuleSearches<4>>,
    /// For positions with more candidates than fit into four words.
    wide: Option<Box<RuleSearches<12>>>,
}

impl ClassicChainEngine {
    pub(crate) fn new() -> Self {
        Self {
            aligned_triplet: AlignedTripletSearch::new(),
            narrow: Box::new(RuleSearches::new()),
            wide: None,
        }
    }

    /// Forgets the last position when another puzzle begins, which saves comparing them.
    pub(crate) fn forget(&mut self) {
        self.aligned_triplet = AlignedTripletSearch::new();
        self.narrow.forget();
        if let Some(wide) = &mut self.wide {
            wide.forget();
        }
    }

    /// Returns the winning hint of a rule in a position.
    pub(crate) fn find(
        &mut self,
        marks: &ClassicMarks,
        rule: ChainRule,
        stop: &StopCheck<'_>,
    ) -> Option<ClassicHint> {
        if is_narrow(marks) {
            self.narrow.find(marks, rule, stop)
        } else {
            self.wide().find(marks, rule, stop)
        }
    }

    /// Returns the winning cycle or simple chain with these links.
    pub(crate) fn find_by(&mut self, marks: &ClassicMarks, links: LinkTypes) -> Option<ClassicHint> {
        let position = ClassicPosition::new(marks);
        if is_narrow(marks) {
            self.narrow.chains.simple(&[links], &position, marks)
        } else {
            self.wide().chains.simple(&[links], &position, marks)
        }
    }

    fn wide(&mut self) -> &mut RuleSearches<12> {
        self.wide.get_or_insert_with(|| Box::new(RuleSearches::new()))
    }

    /// Returns the first aligned triplet of a position. It is not a chain, but Sudoku Explainer
    /// searches for it between its chain rules, and it takes as much work.
    pub(crate) fn aligned_triplet(&mut self, marks: &ClassicMarks) -> Option<ClassicTriplet> {
        self.aligned_triplet.find(marks)
    }
}

/// Whether all candidates of a position fit into four words.
fn is_narrow(marks: &ClassicMarks) -> bool {
    marks.iter().map(|marks| marks.count_ones()).sum::<u32>() <= 256
}

/// The searches on sets of `W` words.
struct RuleSearches<const W: usize> {
    nishio: NishioSearch,
    chains: ChainSearches<W>,
}

impl<const W: usize> RuleSearches<W> {
    fn new() -> Self {
        Self { nishio: NishioSearch::new(), chains: ChainSearches::new() }
    }

    fn forget(&mut self) {
        self.nishio.forget();
        if let Some(forcing) = &mut self.chains.forcing {
            forcing.forget();
        }
    }

    fn find(&mut self, marks: &ClassicMarks, rule: ChainRule, stop: &StopCheck<'_>) -> Option<ClassicHint> {
        let position = ClassicPosition::new(marks);
        match rule {
            ChainRule::Simple => self.chains.simple(&LinkTypes::ALL, &position, marks),
            ChainRule::Nishio => self.nishio.find(&position),
            _ => self.chains.forcing().find(&position, rule, stop),
        }
    }
}

/// The searches for chains by links alone and for forcing chains. The searches for nested chains
/// are created when first needed.
struct ChainSearches<const W: usize> {
    graph: Box<ChainGraph<W>>,
    cycles: CycleSearch,
    forcing: Option<Box<ForcingChains<W>>>,
}

impl<const W: usize> ChainSearches<W> {
    fn new() -> Self {
        Self { graph: Box::new(ChainGraph::new()), cycles: CycleSearch::default(), forcing: None }
    }

    /// Returns the winning cycle or simple chain with these links.
    fn simple(
        &mut self,
        passes: &[LinkTypes],
        position: &ClassicPosition,
        marks: &ClassicMarks,
    ) -> Option<ClassicHint> {
        self.graph.read(position);
        shortest_chain::find(passes, &self.graph, &mut self.cycles, marks)
    }

    fn forcing(&mut self) -> &mut ForcingChains<W> {
        self.forcing.get_or_insert_with(|| Box::new(ForcingChains::new()))
    }
}
