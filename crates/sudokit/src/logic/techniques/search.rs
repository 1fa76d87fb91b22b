//! The searches: who is asked, and what they look for.
//!
//! A search is a walk over the board that may find several techniques, and a
//! technique may be found by several searches. In which order they are asked is
//! a matter of the [`Scale`]; here each is only led to the file of its family.

use std::ops::ControlFlow;

use super::Sink;
use crate::base::DigitSet;
use crate::board::Candidates;
use crate::logic::Scale;
use crate::logic::Step;
use crate::logic::techniques::chains::explainer as chains;
use crate::logic::techniques::chains::explainer::ChainRule;
use crate::logic::techniques::chains::explainer::classic::ClassicChainEngine;
use crate::logic::techniques::chains::hodoku as hodoku_chains;
use crate::logic::techniques::chains::hodoku::{Grouping, HodokuChainEngine, StepDetail};
use crate::logic::techniques::dirty::{ChangeLog, Dirty};
use crate::logic::techniques::patterns::als::AlsEngine;
use crate::logic::techniques::patterns::sue_de_coq::HouseCellGroups;
use crate::logic::techniques::patterns::templates::ImpossiblePlaces;
use crate::logic::techniques::patterns::uniqueness::hodoku::UniqueRectangles;
use crate::logic::techniques::patterns::uniqueness::{bug, explainer as unique};
use crate::logic::techniques::patterns::{
    aligned, als, brute_force, coloring, empty_rectangle, fish, locked, singles, strong_links, subsets,
    sue_de_coq, templates, w_wing, wings,
};

/// A search, which may find steps of several techniques: simple colours trap or
/// wrap, and of all chains the shortest counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Search {
    FullHouse,
    HiddenSingle,
    NakedSingle,
    DirectLocked,
    DirectHiddenPair,
    DirectHiddenTriplet,
    /// Pointing and claiming in one walk over the board.
    Locked,
    Pointing,
    Claiming,
    LockedPair,
    LockedTriple,
    NakedPair,
    NakedTriplet,
    NakedQuad,
    HiddenPair,
    HiddenTriplet,
    HiddenQuad,
    LargeSet,
    Fish(FishKind),
    Skyscraper,
    TwoStringKite,
    TurbotFish,
    EmptyRectangle,
    XyWing,
    XyzWing,
    WWing,
    /// Rectangles and longer loops, of types 1 to 4.
    UniqueLoop,
    Rectangle(RectangleKind),
    Bug,
    BugPlusOne,
    SimpleColors,
    MultiColors,
    SueDeCoq,
    AlignedPair,
    AlignedTriplet,
    RemotePair,
    XChain,
    XyChain,
    /// One of Sudoku Explainer's chain rules, of which the shortest chain counts.
    Chain(ChainRule),
    NiceLoop,
    GroupedNiceLoop,
    AlsXz,
    AlsXyWing,
    AlsChain,
    DeathBlossom,
    KrakenFish,
    ForcingChain,
    ForcingNet,
    TemplateSet,
    TemplateDelete,
    /// The digit is looked up in the solution.
    BruteForce,
}

/// Which fish a search looks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct FishKind {
    /// As many base houses, and cover houses.
    pub(crate) size: usize,
    pub(crate) shape: FishShape,
    pub(crate) fins: Fins,
}

/// Which houses a fish is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum FishShape {
    /// Rows against columns.
    Basic,
    /// Regions may stand for lines on either side.
    Franken,
    /// Any houses.
    Mutant,
}

/// Whether places of the base lie outside the cover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Fins {
    None,
    Finned,
    /// Without its fins the fish would lack a corner.
    Sashimi,
}

impl FishKind {
    pub(crate) const fn new(size: usize, shape: FishShape, fins: Fins) -> Self {
        Self { size, shape, fins }
    }

    /// Rows against columns, without fins.
    pub(crate) const fn basic(size: usize) -> Self {
        Self::new(size, FishShape::Basic, Fins::None)
    }
}

/// Which rectangle a search looks for: the numbers are those that players use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum RectangleKind {
    Type1,
    Type2,
    Type3,
    Type4,
    Type5,
    Type6,
    Hidden,
    Avoidable1,
    Avoidable2,
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
        let Engines { changes, kept } = engines;
        let shortest = match self {
            Self::Chain(_) | Self::AlignedTriplet if candidates.geometry().is_classic() => {
                let engine = kept.chains.get_or_insert_with(ClassicChainEngine::new);
                let marks = chains::marks(candidates);
                match self {
                    Self::Chain(rule) => engine.find(&marks, rule)?.prove(candidates),
                    _ => engine.aligned_triplet(&marks)?.prove(candidates),
                }
            }
            _ => None,
        };
        if shortest.as_ref().is_some_and(&is_wanted) {
            return shortest;
        }
        changes.update(candidates);
        let (mut found, mut is_quiet) = (None, true);
        let _ = self.run_with(kept, scale, candidates, changes.since(self), &mut |step| {
            is_quiet = false;
            if !is_wanted(&step) {
                return ControlFlow::Continue(());
            }
            found = Some(step);
            ControlFlow::Break(())
        });
        if is_quiet {
            changes.record_quiet(self);
        }
        found
    }

    /// All searches that Sudoku Explainer has, in its order, and those of larger
    /// boards.
    pub(crate) const EXPLAINER: &[Self] = &[
        Self::HiddenSingle,
        Self::DirectLocked,
        Self::DirectHiddenPair,
        Self::NakedSingle,
        Self::DirectHiddenTriplet,
        Self::Locked,
        Self::NakedPair,
        Self::Fish(FishKind::basic(2)),
        Self::HiddenPair,
        Self::NakedTriplet,
        Self::Fish(FishKind::basic(3)),
        Self::HiddenTriplet,
        Self::XyWing,
        Self::XyzWing,
        Self::UniqueLoop,
        Self::NakedQuad,
        Self::Fish(FishKind::basic(4)),
        Self::HiddenQuad,
        Self::LargeSet,
        Self::Bug,
        Self::AlignedPair,
        Self::Chain(ChainRule::Simple),
        Self::AlignedTriplet,
        Self::Chain(ChainRule::Nishio),
        Self::Chain(ChainRule::Multiple),
        Self::Chain(ChainRule::Dynamic),
        Self::Chain(ChainRule::DynamicPlus),
        Self::Chain(ChainRule::Nested2),
        Self::Chain(ChainRule::Nested3),
        Self::Chain(ChainRule::Nested4),
        Self::Chain(ChainRule::Nested5),
    ];

    /// Hands every step to the sink, in the order of a scale, until it has
    /// enough.
    pub(crate) fn run(self, scale: Scale, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.run_with(&mut Kept::default(), scale, candidates, Dirty::Everything, sink)
    }

    /// The same, with engines that are kept, and a look at what is fresh only.
    fn run_with(
        self,
        kept: &mut Kept,
        scale: Scale,
        candidates: &Candidates,
        dirty: Dirty<'_>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        match self {
            Self::FullHouse => singles::full_house(candidates, sink),
            Self::HiddenSingle => singles::hidden(candidates, sink),
            Self::NakedSingle => singles::naked(candidates, sink),
            Self::DirectLocked => locked::direct(candidates, sink),
            Self::DirectHiddenPair => subsets::direct_hidden(2, candidates, sink),
            Self::DirectHiddenTriplet => subsets::direct_hidden(3, candidates, sink),
            Self::Locked => locked::eliminating(candidates, sink),
            Self::Pointing => locked::pointing(candidates, dirty, sink),
            Self::Claiming => locked::claiming(candidates, dirty, sink),
            Self::LockedPair => subsets::locked(2, candidates, dirty, sink),
            Self::LockedTriple => subsets::locked(3, candidates, dirty, sink),
            Self::NakedPair => subsets::naked(2, scale, candidates, dirty, sink),
            Self::NakedTriplet => subsets::naked(3, scale, candidates, dirty, sink),
            Self::NakedQuad => subsets::naked(4, scale, candidates, dirty, sink),
            Self::HiddenPair => subsets::hidden(2, scale, candidates, dirty, sink),
            Self::HiddenTriplet => subsets::hidden(3, scale, candidates, dirty, sink),
            Self::HiddenQuad => subsets::hidden(4, scale, candidates, dirty, sink),
            Self::LargeSet => subsets::large(candidates, dirty, sink),
            Self::Fish(kind) => fish::search(kind, scale, candidates, &mut kept.impossible, dirty, sink),
            Self::Skyscraper => strong_links::skyscraper(candidates, dirty, sink),
            Self::TwoStringKite => strong_links::two_string_kite(candidates, dirty, sink),
            Self::TurbotFish => hodoku_chains::turbot_fish(candidates, dirty, sink),
            Self::EmptyRectangle => empty_rectangle::empty_rectangle(candidates, dirty, sink),
            Self::XyWing => wings::xy(scale, candidates, sink),
            Self::XyzWing => wings::xyz(scale, candidates, sink),
            Self::WWing => w_wing::w_wing(candidates, sink),
            Self::UniqueLoop => unique::loops(candidates, sink),
            Self::Rectangle(kind) => kept.rectangles(candidates).search(kind, candidates, sink),
            Self::Bug => bug::types_1_to_4(candidates, sink),
            Self::BugPlusOne => bug::plus_one(candidates, sink),
            Self::SimpleColors => coloring::simple(candidates, dirty, sink),
            Self::MultiColors => coloring::multi(candidates, dirty, sink),
            Self::SueDeCoq => sue_de_coq::sue_de_coq(candidates, &mut kept.parts, dirty, sink),
            Self::AlignedPair => aligned::pairs(candidates, sink),
            Self::AlignedTriplet => aligned::triplets(candidates, sink),
            Self::RemotePair => hodoku_chains::remote_pair(candidates, sink),
            Self::XChain => hodoku_chains::x_chain(candidates, dirty, sink),
            Self::XyChain => hodoku_chains::xy_chain(candidates, sink),
            Self::Chain(rule) => chains::search(rule, candidates, sink),
            Self::NiceLoop => kept.tables.nice_loops(Grouping::Plain, candidates, sink),
            Self::GroupedNiceLoop => kept.tables.nice_loops(Grouping::Grouped, candidates, sink),
            Self::AlsXz => kept.almost.run(als::AlsRule::Xz, candidates, sink),
            Self::AlsXyWing => kept.almost.run(als::AlsRule::XyWing, candidates, sink),
            Self::AlsChain => kept.almost.run(als::AlsRule::Chain, candidates, sink),
            Self::DeathBlossom => kept.almost.run(als::AlsRule::DeathBlossom, candidates, sink),
            Self::KrakenFish => fish::kraken(candidates, sink),
            Self::ForcingChain => kept.tables.forcing_chains(candidates, sink),
            Self::ForcingNet => kept.tables.forcing_nets(candidates, sink),
            Self::TemplateSet => templates::set(candidates, sink),
            Self::TemplateDelete => templates::delete(candidates, sink),
            Self::BruteForce => brute_force::brute_force(candidates, sink),
        }
    }
}

/// What is kept from one position to the next.
#[derive(Default)]
pub(crate) struct Engines {
    changes: ChangeLog,
    kept: Kept,
}

impl Engines {
    /// From now on reasons are told, or not.
    pub(crate) const fn set_detail(&mut self, detail: StepDetail) {
        self.kept.tables.detail = detail;
    }

    /// Forgets the last position, when another puzzle begins.
    pub(crate) fn forget(&mut self) {
        self.changes.clear();
        self.kept.chains.as_mut().map(ClassicChainEngine::forget);
        self.kept.rectangles = None;
    }
}

/// Searches that keep tables. They are made when they are first needed.
#[derive(Default)]
struct Kept {
    /// Sudoku Explainer's chains on the classic board.
    chains: Option<ClassicChainEngine>,
    /// Where fish may have victims.
    impossible: ImpossiblePlaces,
    /// What the cells could hold when rectangles were last looked for, and these.
    rectangles: Option<(Vec<DigitSet>, UniqueRectangles)>,
    /// What Sue de Coq is made of.
    parts: HouseCellGroups,
    almost: AlsEngine,
    /// HoDoKu's chains.
    tables: HodokuChainEngine,
}

impl Kept {
    /// The rectangles of a position. No two positions on the way through a puzzle
    /// have the same candidates: each step takes some.
    fn rectangles(&mut self, candidates: &Candidates) -> &UniqueRectangles {
        let marks = candidates.all_marks();
        let known = self.rectangles.take().filter(|(last, _)| last == marks);
        let found = known.unwrap_or_else(|| (marks.to_vec(), UniqueRectangles::of(candidates)));
        &self.rectangles.insert(found).1
    }
}
