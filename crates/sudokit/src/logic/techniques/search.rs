//! The searches: who is asked, and what they look for.
//!
//! A search is a walk over the board that may find several techniques, and a
//! technique may be found by several searches. In which order they are asked is
//! a matter of the [`Scale`]; here each is only led to the file of its family.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::base::DigitSet;
use crate::board::Candidates;
use crate::logic::techniques::chains::explainer as chains;
use crate::logic::techniques::chains::explainer::classic::{Engine, Marks, Rule};
use crate::logic::techniques::chains::hodoku::short as walks;
use crate::logic::techniques::chains::hodoku::{Grouping, Tables, Telling};
use crate::logic::techniques::dirty::{Changes, Fresh};
use crate::logic::techniques::patterns::als::Almost;
use crate::logic::techniques::patterns::sue_de_coq::Parts;
use crate::logic::techniques::patterns::templates::Hopeless;
use crate::logic::techniques::patterns::uniqueness::hodoku::Rectangles;
use crate::logic::techniques::patterns::uniqueness::{bug, explainer as unique};
use crate::logic::techniques::patterns::{
    aligned, als as almost, brute_force, coloring, empty_rectangle, fish, locked, singles, strong_links,
    subsets, sue_de_coq, templates, wings,
};
use crate::logic::{Rating, Scale, Step};

/// Declares the enum of all searches, and how each is run. A search with `[fresh]`
/// looks only at what has changed since it found nothing.
macro_rules! searches {
    (
        |$kept:ident, $scale:ident, $candidates:ident, $sink:ident|
        $(
            $(#[$about:meta])*
            $name:ident $(($kind:ident: $type:ty))? $([$fresh:ident])? => $run:expr,
        )*
    ) => {
        /// A search, which may find steps of several techniques: simple colours trap
        /// or wrap, and of all chains the shortest counts.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(crate) enum Search {
            $($(#[$about])* $name $(($type))?,)*
        }

        impl Search {
            /// Whether it looks only at what has changed.
            fn looks_at_changes(self) -> bool {
                match self {
                    $(Self::$name { .. } => !stringify!($($fresh)?).is_empty(),)*
                }
            }

            /// Hands every step to the sink, in the order of a scale, until it has
            /// enough. Engines are kept.
            fn run_with(
                self,
                $kept: &mut Kept,
                $scale: Scale,
                $candidates: &Candidates,
                changed: Fresh<'_>,
                $sink: &mut Sink<'_>,
            ) -> ControlFlow<()> {
                match self {
                    $(Self::$name $(($kind))? => {
                        $(let $fresh = changed;)?
                        $run
                    })*
                }
            }
        }
    };
}

searches! {
    |kept, scale, candidates, sink|
    FullHouse => singles::full_house(candidates, sink),
    HiddenSingle => singles::hidden(candidates, sink),
    NakedSingle => singles::naked(candidates, sink),
    DirectLocked => locked::direct(candidates, sink),
    DirectHiddenPair => subsets::direct_hidden(2, candidates, sink),
    DirectHiddenTriplet => subsets::direct_hidden(3, candidates, sink),
    /// Pointing and claiming in one walk over the board.
    Locked => locked::eliminating(candidates, sink),
    Pointing [fresh] => locked::pointing(candidates, fresh, sink),
    Claiming [fresh] => locked::claiming(candidates, fresh, sink),
    LockedPair [fresh] => subsets::locked(2, candidates, fresh, sink),
    LockedTriple [fresh] => subsets::locked(3, candidates, fresh, sink),
    NakedPair [fresh] => subsets::naked(2, scale, candidates, fresh, sink),
    NakedTriplet [fresh] => subsets::naked(3, scale, candidates, fresh, sink),
    NakedQuad [fresh] => subsets::naked(4, scale, candidates, fresh, sink),
    HiddenPair [fresh] => subsets::hidden(2, scale, candidates, fresh, sink),
    HiddenTriplet [fresh] => subsets::hidden(3, scale, candidates, fresh, sink),
    HiddenQuad [fresh] => subsets::hidden(4, scale, candidates, fresh, sink),
    LargeSet [fresh] => subsets::large(candidates, fresh, sink),
    Fish(kind: FishKind) [fresh] => fish::search(kind, scale, candidates, &mut kept.hopeless, fresh, sink),
    Skyscraper [fresh] => strong_links::skyscraper(candidates, fresh, sink),
    TwoStringKite [fresh] => strong_links::two_string_kite(candidates, fresh, sink),
    TurbotFish [fresh] => walks::turbot_fish(candidates, fresh, sink),
    EmptyRectangle [fresh] => empty_rectangle::empty_rectangle(candidates, fresh, sink),
    XyWing => wings::xy(scale, candidates, sink),
    XyzWing => wings::xyz(scale, candidates, sink),
    WWing => wings::w_wing(candidates, sink),
    /// Rectangles and longer loops, of types 1 to 4.
    UniqueLoop => unique::loops(candidates, sink),
    Rectangle(kind: RectangleKind) => kept.rectangles(candidates).search(kind, candidates, sink),
    Bug => bug::graveyard(candidates, sink),
    BugPlusOne => bug::plus_one(candidates, sink),
    SimpleColors [fresh] => coloring::simple(candidates, fresh, sink),
    MultiColors [fresh] => coloring::multi(candidates, fresh, sink),
    SueDeCoq [fresh] => sue_de_coq::sue_de_coq(candidates, &mut kept.parts, fresh, sink),
    AlignedPair => aligned::pairs(candidates, sink),
    AlignedTriplet => aligned::triplets(candidates, sink),
    RemotePair => walks::remote_pair(candidates, sink),
    XChain [fresh] => walks::x_chain(candidates, fresh, sink),
    XyChain => walks::xy_chain(candidates, sink),
    /// Cycles and forcing chains, of which the shortest counts.
    Chains => chains::cycles_and_chains(candidates, sink),
    NiceLoop => kept.tables.nice_loops(Grouping::Plain, candidates, sink),
    GroupedNiceLoop => kept.tables.nice_loops(Grouping::Grouped, candidates, sink),
    AlsXz => kept.almost.run(almost::Rule::Xz, candidates, sink),
    AlsXyWing => kept.almost.run(almost::Rule::XyWing, candidates, sink),
    AlsChain => kept.almost.run(almost::Rule::Chain, candidates, sink),
    DeathBlossom => kept.almost.run(almost::Rule::Blossom, candidates, sink),
    Nishio => chains::nishio(candidates, sink),
    Multiple => chains::multiple(candidates, sink),
    Dynamic => chains::dynamic(0, candidates, sink),
    DynamicPlus => chains::dynamic(1, candidates, sink),
    Nested2 => chains::dynamic(2, candidates, sink),
    Nested3 => chains::dynamic(3, candidates, sink),
    Nested4 => chains::dynamic(4, candidates, sink),
    Nested5 => chains::dynamic(5, candidates, sink),
    KrakenFish => fish::kraken(candidates, sink),
    ForcingChain => kept.tables.forcing_chains(candidates, sink),
    ForcingNet => kept.tables.forcing_nets(candidates, sink),
    TemplateSet => templates::set(candidates, sink),
    TemplateDelete => templates::delete(candidates, sink),
    /// The digit is looked up in the solution.
    BruteForce => brute_force::brute_force(candidates, sink),
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
    /// The first step that is wanted, in the order of a scale, with engines
    /// that are ready for this position. On the classic board chains have their own
    /// engine, which finds the shortest; where that is not wanted, another may be.
    pub(crate) fn first(
        self,
        scale: Scale,
        candidates: &Candidates,
        engines: &mut Engines,
        is_wanted: impl Fn(&Step) -> bool,
    ) -> Option<Step> {
        let Engines { changes, kept } = engines;
        if let Some(rule) = self.chain_rule().filter(|_| candidates.geometry().is_classic()) {
            let marks = kept.marks.get_or_insert_with(|| chains::marks(candidates));
            let found = kept.chains.get_or_insert_with(Engine::new).find(marks, rule)?;
            let shortest = match kept.tables.telling {
                Telling::Reasons => found.prove(rule, candidates),
                Telling::Deeds => Some(found.unproven(rule)),
            };
            if shortest.as_ref().is_some_and(&is_wanted) {
                return shortest;
            }
        }
        let looks_at_changes = self.looks_at_changes();
        if looks_at_changes {
            changes.look(candidates);
        }
        let fresh = if looks_at_changes { changes.since(self) } else { Fresh::Everything };
        let (mut found, mut is_quiet) = (None, true);
        let _ = self.run_with(kept, scale, candidates, fresh, &mut |step| {
            is_quiet = false;
            if !is_wanted(&step) {
                return ControlFlow::Continue(());
            }
            found = Some(step);
            ControlFlow::Break(())
        });
        if is_quiet && looks_at_changes {
            changes.note(self);
        }
        found
    }

    /// The rating of the easiest step that it can find, if it is rated at all.
    pub(crate) fn easiest(self) -> Option<Rating> {
        let found = Technique::ALL.iter().filter(|technique| technique.is_found_by(self));
        found.filter_map(|technique| technique.ratings()).map(|span| span.from).min()
    }

    /// What it is called by the fast engine for the classic board, if that has it.
    pub(crate) fn chain_rule(self) -> Option<Rule> {
        match self {
            Self::Chains => Some(Rule::Chains),
            Self::AlignedTriplet => Some(Rule::AlignedTriplet),
            Self::Nishio => Some(Rule::Nishio),
            Self::Multiple => Some(Rule::Multiple),
            Self::Dynamic => Some(Rule::Dynamic),
            Self::DynamicPlus => Some(Rule::DynamicPlus),
            Self::Nested2 => Some(Rule::Nested2),
            Self::Nested3 => Some(Rule::Nested3),
            Self::Nested4 => Some(Rule::Nested4),
            Self::Nested5 => Some(Rule::Nested5),
            _ => None,
        }
    }

    /// Hands every step to the sink, in the order of a scale, until it has
    /// enough.
    pub(crate) fn run(self, scale: Scale, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.run_with(&mut Kept::default(), scale, candidates, Fresh::Everything, sink)
    }
}

/// What is kept from one position to the next.
#[derive(Default)]
pub(crate) struct Engines {
    changes: Changes,
    kept: Kept,
}

impl Engines {
    /// From now on reasons are told, or not.
    pub(crate) const fn tell(&mut self, telling: Telling) {
        self.kept.tables.telling = telling;
    }

    /// Makes ready for another position of the same puzzle.
    pub(crate) fn turn(&mut self) {
        self.kept.marks = None;
    }

    /// Forgets the last position, when another puzzle begins.
    pub(crate) fn forget(&mut self) {
        self.changes.clear();
        self.kept.chains.as_mut().map(Engine::forget);
        self.kept.rectangles = None;
    }
}

/// Searches that keep tables. They are made when they are first needed.
#[derive(Default)]
struct Kept {
    /// Sudoku Explainer's chains on the classic board.
    chains: Option<Engine>,
    /// The position as these take it.
    marks: Option<Marks>,
    /// Where fish may have victims.
    hopeless: Hopeless,
    /// What the cells could hold when rectangles were last looked for, and these.
    rectangles: Option<(Vec<DigitSet>, Rectangles)>,
    /// What Sue de Coq is made of.
    parts: Parts,
    almost: Almost,
    /// HoDoKu's chains.
    tables: Tables,
}

impl Kept {
    /// The rectangles of a position. No two positions on the way through a puzzle
    /// have the same candidates: each step takes some.
    fn rectangles(&mut self, candidates: &Candidates) -> &Rectangles {
        let marks = candidates.all_marks();
        let known = self.rectangles.take().filter(|(last, _)| last == marks);
        let found = known.unwrap_or_else(|| (marks.to_vec(), Rectangles::of(candidates)));
        &self.rectangles.insert(found).1
    }
}
