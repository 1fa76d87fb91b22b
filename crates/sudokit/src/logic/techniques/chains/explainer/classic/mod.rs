//! Chains on the classic board, fast: which hint of a chain rule wins.
//!
//! The plain engine beside this one follows every assumption with the reasons of
//! each node. That answer takes seconds for a hard puzzle, because almost all
//! assumptions lead nowhere. Here sets of candidates answer first: what can follow
//! at all, in any order, and where a rule can fire. Only assumptions that may win
//! are followed in the exact order, and only nodes that may win are counted.
//!
//! ```text
//!          in any order                         in the exact order
//! board ─▶ links ─▶ reach ────────────────────▶ simple (cycles, shortest chains)
//!   └────▶ closure ─▶ eliminate ─▶ rests ──┬──▶ multiple ─▶ follow ─▶ run ─▶ census
//!                        patterns, reach ──┘                  helpers, nested, trace
//! ```
//!
//! Every filter lets through at least what the exact search would find, and the
//! exact search has the last word. So the answer is right in any position, also
//! where easier rules have not been exhausted.

mod aligned_triplet;
mod cases;
mod causes;
mod complexity;
mod cycles;
mod deep_elimination;
mod depth;
mod dynamic;
mod elimination;
mod follower;
mod forcing_chains;
mod helpers;
mod hint;
mod links;
mod nested;
mod nested_cases;
mod nested_chains;
mod nishio;
mod paths;
mod patterns;
mod position;
mod propagation;
mod ranking;
mod reach;
mod remaining;
mod shortest_chain;
#[cfg(test)]
mod tests;

use aligned_triplet::AlignedTripletSearch;
use causes::Mark;
use complexity::AncestorCounter;
use cycles::CycleSearch;
use depth::Depth;
use dynamic::Dynamic;
pub(crate) use hint::ClassicHint;
use nishio::Nishio;
use position::ClassicPosition;
use propagation::Propagation;
use reach::ChainGraph;

/// Candidates of each cell as nine bits; none for a filled cell.
pub(crate) type ClassicMarks = [u16; 81];

/// The chain rules, from easy to hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rule {
    /// Cycles and forcing chains.
    Chains,
    AlignedTriplet,
    Nishio,
    /// Forcing chains from all candidates of a cell or a house.
    Multiple,
    /// The same with side effects: what is gone stays gone.
    Dynamic,
    /// With pointing, pairs and X-wings inside.
    DynamicPlus,
    /// With forcing chains inside.
    Nested2,
    /// With multiple forcing chains inside.
    Nested3,
    /// With dynamic forcing chains inside.
    Nested4,
    /// With dynamic chains, and those of the second level, inside.
    Nested5,
}

/// Whether a candidate holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Side {
    On,
    Off,
}

impl Side {
    const fn opposite(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}

/// "This cell holds that digit", or that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    pub(crate) cell: u8,
    pub(crate) digit: u8,
    pub(crate) side: Side,
}

impl Node {
    const fn opposite(self) -> Self {
        Self { side: self.side.opposite(), ..self }
    }

    /// The assumption that a candidate holds.
    const fn on(cell: usize, digit: usize) -> Self {
        Self { cell: cell as u8, digit: digit as u8, side: Side::On }
    }

    fn mark(self) -> Mark {
        causes::mark(self.cell as usize, self.digit as usize)
    }

    fn is(self, mark: Mark, side: Side) -> bool {
        self.side == side && self.mark() == mark
    }
}

/// What a hint looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    XCycle,
    YCycle,
    XyCycle,
    XChain,
    XyChain,
    /// Three cells that cannot hold certain triples.
    AlignedTriplet([u8; 3]),
    /// An assumption that contradicts itself.
    Contradiction,
    /// A candidate that implies the target on and off.
    Double,
    /// All candidates of a cell imply the target.
    Cell,
    /// All places of a digit in a house imply the target.
    Region(u8),
}

/// The search, with what it remembers from one position to the next.
pub(crate) struct ClassicChainEngine {
    narrow: Box<RuleSearches<4>>,
    /// For boards with more candidates than four words hold.
    wide: Option<Box<RuleSearches<12>>>,
}

impl ClassicChainEngine {
    pub(crate) fn new() -> Self {
        Self { narrow: Box::new(RuleSearches::new()), wide: None }
    }

    /// Forgets the last position, to save the comparison when another puzzle
    /// begins.
    pub(crate) fn forget(&mut self) {
        self.narrow.forget();
        if let Some(wide) = &mut self.wide {
            wide.forget();
        }
    }

    /// The winning hint of one rule in a position.
    pub(crate) fn find(&mut self, marks: &ClassicMarks, rule: Rule) -> Option<ClassicHint> {
        let candidates: u32 = marks.iter().map(|marks| marks.count_ones()).sum();
        if candidates <= 256 {
            self.narrow.find(marks, rule)
        } else {
            self.wide.get_or_insert_with(|| Box::new(RuleSearches::new())).find(marks, rule)
        }
    }
}

/// The rules on sets of `W` words.
struct RuleSearches<const W: usize> {
    graph: ChainGraph<W>,
    cycles: CycleSearch,
    aligned: AlignedTripletSearch,
    nishio: Nishio,
    dynamic: Dynamic<W>,
    run: Propagation,
    census: AncestorCounter,
}

impl<const W: usize> RuleSearches<W> {
    fn new() -> Self {
        Self {
            graph: ChainGraph::new(),
            cycles: CycleSearch::default(),
            aligned: AlignedTripletSearch::new(),
            nishio: Nishio::new(),
            dynamic: Dynamic::new(),
            run: Propagation::new(&ClassicPosition::new(&[0; 81])),
            census: AncestorCounter::new(),
        }
    }

    fn forget(&mut self) {
        self.aligned = AlignedTripletSearch::new();
        self.nishio = Nishio::new();
        self.dynamic.forget();
    }

    fn find(&mut self, marks: &ClassicMarks, rule: Rule) -> Option<ClassicHint> {
        let board = ClassicPosition::new(marks);
        let depth = match rule {
            Rule::Chains => {
                self.graph.read(&board);
                return shortest_chain::find(&self.graph, &mut self.cycles, marks);
            }
            Rule::AlignedTriplet => return self.aligned.find(marks),
            Rule::Nishio => return self.nishio.find(&board, &mut self.run, &mut self.census),
            Rule::Multiple => Depth::Static,
            Rule::Dynamic => Depth::Dynamic,
            Rule::DynamicPlus => Depth::Plus,
            Rule::Nested2 => Depth::Chains,
            Rule::Nested3 => Depth::Multiple,
            Rule::Nested4 => Depth::Deep,
            Rule::Nested5 => Depth::Deepest,
        };
        self.dynamic.find(&board, depth, &mut self.census)
    }
}
