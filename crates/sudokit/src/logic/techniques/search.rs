//! The searches, and what each looks for.
//!
//! A search may find several techniques, and a technique may be found by several searches. The
//! [`Order`](crate::logic::Order) decides in which order they run. This file only maps each search
//! to the code of its family.

use std::ops::ControlFlow;

use super::chains::explainer::classic::{ClassicChainEngine, ClassicMarks};
use super::chains::explainer::{ChainRule, LinkTypes};
use super::chains::hodoku::{Grouping, HodokuChainEngine, StepDetail};
use super::chains::{explainer as chains, hodoku as hodoku_chains};
use super::dirty::{ChangeLog, Dirty};
use super::patterns::als::AlsEngine;
use super::patterns::locked::CrossedHouse;
use super::patterns::sue_de_coq::HouseCellGroups;
use super::patterns::templates::ImpossiblePlaces;
use super::patterns::uniqueness::hodoku::UniqueRectangles;
use super::patterns::uniqueness::{bug, explainer as unique};
use super::patterns::{
    aligned, als, brute_force, coloring, empty_rectangle, fish, locked, singles, strong_links, subsets,
    sue_de_coq, templates, wings,
};
use super::{Scan, Sink, StopCheck, Technique};
use crate::base::DigitSet;
use crate::board::Candidates;
use crate::logic::{Program, Rating, Step};

/// Declares the enum of all searches and how to run each. A search marked `[dirty]` looks only at
/// what changed since it last found nothing.
macro_rules! searches {
    (
        |$kept:ident, $scan:ident|
        $(
            $(#[$about:meta])*
            $name:ident $(($kind:ident: $type:ty))? $([$dirty:ident])? => $run:expr,
        )*
    ) => {
        /// A search, which may find steps of several techniques: simple colours find traps and
        /// wraps, and a search for chains returns the shortest, whatever its technique.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(crate) enum Search {
            $($(#[$about])* $name $(($type))?,)*
        }

        impl Search {
            /// Whether it looks only at what changed.
            fn looks_at_changes(self) -> bool {
                match self {
                    $(Self::$name { .. } => !stringify!($($dirty)?).is_empty(),)*
                }
            }

            /// Passes every step to the sink, until the sink has enough. Engines are kept.
            fn run_with(self, $kept: &mut Kept, $scan: &mut Scan<'_>) -> ControlFlow<()> {
                match self {
                    $(Self::$name $(($kind))? => $run,)*
                }
            }
        }
    };
}

searches! {
    |kept, scan|
    FullHouse => singles::full_house(scan),
    HiddenSingle => singles::hidden(scan),
    NakedSingle => singles::naked(scan),
    DirectLocked => locked::direct(scan),
    DirectHiddenPair => subsets::direct_hidden(2, scan),
    DirectHiddenTriplet => subsets::direct_hidden(3, scan),
    /// Pointing and claiming in one pass over the board.
    Locked => locked::eliminating(scan),
    Pointing [dirty] => locked::by_house(CrossedHouse::Region, scan),
    Claiming [dirty] => locked::by_house(CrossedHouse::Line, scan),
    LockedPair [dirty] => subsets::locked(2, scan),
    LockedTriple [dirty] => subsets::locked(3, scan),
    NakedPair [dirty] => subsets::naked(2, scan),
    NakedTriplet [dirty] => subsets::naked(3, scan),
    NakedQuad [dirty] => subsets::naked(4, scan),
    HiddenPair [dirty] => subsets::hidden(2, scan),
    HiddenTriplet [dirty] => subsets::hidden(3, scan),
    HiddenQuad [dirty] => subsets::hidden(4, scan),
    LargeSet [dirty] => subsets::large(scan),
    Fish(kind: FishKind) [dirty] => fish::search(kind, &mut kept.impossible, scan),
    Skyscraper [dirty] => strong_links::skyscraper(scan),
    TwoStringKite [dirty] => strong_links::two_string_kite(scan),
    TurbotFish [dirty] => hodoku_chains::turbot_fish(scan),
    EmptyRectangle [dirty] => empty_rectangle::empty_rectangle(scan),
    XyWing => wings::xy(scan),
    XyzWing => wings::xyz(scan),
    WWing => wings::w_wing(scan),
    /// Rectangles and longer loops, of types 1 to 4.
    UniqueLoop => unique::loops(scan),
    Rectangle(kind: RectangleKind) => kept.rectangles(scan.candidates).search(kind, scan),
    Bug => bug::types_1_to_4(scan),
    BugPlusOne => bug::plus_one(scan),
    SimpleColors [dirty] => coloring::simple(scan),
    MultiColors [dirty] => coloring::multi(scan),
    SueDeCoq [dirty] => sue_de_coq::sue_de_coq(&mut kept.parts, scan),
    AlignedPair => aligned::pairs(scan),
    AlignedTriplet => aligned::triplets(scan),
    RemotePair => hodoku_chains::remote_pair(scan),
    XChain [dirty] => hodoku_chains::x_chain(scan),
    XyChain => hodoku_chains::xy_chain(scan),
    /// Sudoku Explainer's chains by one of its rules; the shortest wins.
    Chain(rule: ChainRule) => chains::search(rule, scan),
    /// The shortest of these chains that uses only these links.
    SimpleChain(links: LinkTypes) => chains::search_by(links, scan),
    NiceLoop => kept.tables.nice_loops(Grouping::Plain, scan),
    GroupedNiceLoop => kept.tables.nice_loops(Grouping::Grouped, scan),
    AlsXz => kept.almost.run(als::AlsRule::Xz, scan),
    AlsXyWing => kept.almost.run(als::AlsRule::XyWing, scan),
    AlsChain => kept.almost.run(als::AlsRule::Chain, scan),
    DeathBlossom => kept.almost.run(als::AlsRule::DeathBlossom, scan),
    KrakenFish => fish::kraken(scan),
    ForcingChain => kept.tables.forcing_chains(scan),
    ForcingNet => kept.tables.forcing_nets(scan),
    TemplateSet => templates::set(scan),
    TemplateDelete => templates::delete(scan),
    /// Looks the digit up in the solution.
    BruteForce => brute_force::brute_force(scan),
}

/// The kind of fish that a search looks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct FishKind {
    /// The number of base houses, which is also the number of cover houses.
    pub(crate) size: usize,
    pub(crate) shape: FishShape,
    pub(crate) fins: Fins,
}

/// The kinds of houses that make up a fish.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum FishShape {
    /// Rows against columns.
    Basic,
    /// Regions may replace lines on either side.
    Franken,
    /// Any houses.
    Mutant,
}

/// Whether places in the base are outside the cover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Fins {
    None,
    Finned,
    /// Without its fins the fish would lack a corner.
    Sashimi,
}

/// The kind of rectangle that a search looks for, with the usual type numbers.
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
    /// Returns the first wanted step, following a program, using engines that are ready for this
    /// position. If the search was stopped, the step and the state of the engines are invalid.
    ///
    /// On the classic board chains have their own engine, which finds the shortest. If that one is
    /// not wanted, the general search looks for another.
    pub(crate) fn first(
        self,
        program: Program,
        candidates: &Candidates,
        engines: &mut Engines,
        stop: &StopCheck<'_>,
        is_wanted: impl Fn(&Step) -> bool,
    ) -> Option<Step> {
        let Engines { changes, kept } = engines;
        let has_engine = matches!(self, Self::Chain(_) | Self::SimpleChain(_) | Self::AlignedTriplet);
        if candidates.geometry().is_classic() && has_engine {
            let marks = kept.marks.get_or_insert_with(|| chains::marks(candidates));
            let engine = kept.chains.get_or_insert_with(ClassicChainEngine::new);
            let hint = match self {
                Self::Chain(rule) => Some(engine.find(marks, rule, stop)?),
                Self::SimpleChain(links) => Some(engine.find_by(marks, links)?),
                _ => None,
            };
            let shortest = match (hint, kept.tables.detail) {
                (Some(hint), StepDetail::WithReason) => hint.prove(candidates, stop),
                (Some(hint), StepDetail::OutcomeOnly) => Some(hint.unproven()),
                (None, _) => engine.aligned_triplet(marks)?.prove(candidates),
            };
            if shortest.as_ref().is_some_and(&is_wanted) {
                return shortest;
            }
        }
        let looks_at_changes = self.looks_at_changes();
        if looks_at_changes {
            changes.update(candidates);
        }
        let dirty = if looks_at_changes { changes.since(self) } else { Dirty::Everything };
        let (mut found, mut is_quiet) = (None, true);
        let sink = &mut |step| {
            is_quiet = false;
            if !is_wanted(&step) {
                return ControlFlow::Continue(());
            }
            found = Some(step);
            ControlFlow::Break(())
        };
        let _ = self.run_with(kept, &mut Scan { candidates, program, dirty, stop, sink });
        if is_quiet && looks_at_changes {
            changes.record_quiet(self);
        }
        found
    }

    /// Returns another search that may find the same techniques: the search for grouped loops also
    /// finds plain ones, and a Franken fish of regions alone counts as a mutant.
    pub(super) const fn substitute(self) -> Option<Self> {
        match self {
            Self::NiceLoop => Some(Self::GroupedNiceLoop),
            Self::Fish(kind @ FishKind { shape: FishShape::Mutant, .. }) => {
                Some(Self::Fish(FishKind { shape: FishShape::Franken, ..kind }))
            }
            _ => None,
        }
    }

    /// Returns the rating of the easiest step that it can find, if it is rated at all.
    pub(crate) fn easiest(self) -> Option<Rating> {
        let found = Technique::ALL.iter().filter(|technique| technique.is_found_by(self));
        found.filter_map(|technique| technique.ratings()).map(|span| span.from).min()
    }

    /// Passes every step to the sink, following a program, until the sink has enough or the search
    /// should stop.
    pub(crate) fn run(
        self,
        program: Program,
        candidates: &Candidates,
        stop: &StopCheck<'_>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let scan = &mut Scan { stop, ..Scan::new(program, candidates, sink) };
        self.run_with(&mut Kept::default(), scan)
    }
}

/// State that is kept from one position to the next.
#[derive(Default)]
pub(crate) struct Engines {
    changes: ChangeLog,
    kept: Kept,
}

impl Engines {
    /// Sets whether steps carry their reasons.
    pub(crate) const fn set_detail(&mut self, detail: StepDetail) {
        self.kept.tables.detail = detail;
    }

    /// Drops all state, because a search was stopped halfway.
    pub(crate) fn clear(&mut self) {
        let detail = self.kept.tables.detail;
        *self = Self::default();
        self.set_detail(detail);
    }

    /// Prepares for another position of the same puzzle.
    pub(crate) fn next_position(&mut self) {
        self.kept.marks = None;
    }

    /// Forgets the last position when another puzzle begins.
    pub(crate) fn forget(&mut self) {
        self.changes.clear();
        self.kept.chains.as_mut().map(ClassicChainEngine::forget);
        self.kept.rectangles = None;
    }
}

/// The searches that keep tables. They are built when first needed.
#[derive(Default)]
struct Kept {
    /// Sudoku Explainer's chains on the classic board.
    chains: Option<ClassicChainEngine>,
    /// The position in the form that these chains use.
    marks: Option<ClassicMarks>,
    /// The places where fish can eliminate a digit.
    impossible: ImpossiblePlaces,
    /// The rectangles of the last position, with its candidates.
    rectangles: Option<(Vec<DigitSet>, UniqueRectangles)>,
    /// The cell groups that Sue de Coq combines.
    parts: HouseCellGroups,
    almost: AlsEngine,
    /// HoDoKu's chains.
    tables: HodokuChainEngine,
}

impl Kept {
    /// Returns the rectangles of a position. Positions of a puzzle can be recognised by their
    /// candidates, because each step removes some.
    fn rectangles(&mut self, candidates: &Candidates) -> &UniqueRectangles {
        let marks = candidates.all_marks();
        let known = self.rectangles.take().filter(|(last, _)| last == marks);
        let found = known.unwrap_or_else(|| (marks.to_vec(), UniqueRectangles::of(candidates)));
        &self.rectangles.insert(found).1
    }
}
