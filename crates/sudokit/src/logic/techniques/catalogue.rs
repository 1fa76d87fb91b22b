//! The table of all techniques: name, family, search, what it does.
//!
//! Everything that lists techniques is derived from it: the enum
//! [`Technique`], the order in which a [`LogicSolver`](crate::logic::LogicSolver)
//! tries them, `sudoku techniques`, the names that `--technique` knows.

use std::fmt;
use std::str::FromStr;

use super::chains::explainer::ChainRule;
use super::search::{Fins, FishKind, FishShape, RectangleKind, Search};
use crate::base::error::{Error, Kind};
use crate::logic::Scale;

/// What the table says of a technique.
struct Entry {
    id: &'static str,
    name: &'static str,
    family: Family,
    /// The searches that may find it: the one that is made for it first, and
    /// Sudoku Explainer's before HoDoKu's where they have different ones.
    searches: &'static [Search],
    about: &'static str,
}

/// Techniques that argue alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// One cell or one place is left.
    Singles,
    /// Where a line and a region cross.
    Intersections,
    /// As many cells as digits in a house.
    Subsets,
    /// All places of a digit in some houses lie in as many others.
    Fish,
    /// A few cells with two or three candidates around one.
    Wings,
    /// One digit, and houses in which it has two places.
    SingleDigit,
    /// There is one solution, so nothing can be exchanged.
    Uniqueness,
    /// All ways to fill a few cells, tried.
    Exclusion,
    /// If this is not so, that is.
    Chains,
    /// Cells of a house with one digit more than cells, so that losing one settles them.
    AlmostLockedSets,
    /// Whatever is assumed, the same follows.
    ForcingChains,
    /// No pattern at all: everything is tried.
    LastResort,
}

impl Family {
    /// All families, from the easiest.
    pub const ALL: [Self; 12] = [
        Self::Singles,
        Self::Intersections,
        Self::Subsets,
        Self::Fish,
        Self::Wings,
        Self::SingleDigit,
        Self::Uniqueness,
        Self::Exclusion,
        Self::Chains,
        Self::AlmostLockedSets,
        Self::ForcingChains,
        Self::LastResort,
    ];
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Singles => "singles",
            Self::Intersections => "intersections",
            Self::Subsets => "subsets",
            Self::Fish => "fish",
            Self::Wings => "wings",
            Self::SingleDigit => "single digit",
            Self::Uniqueness => "uniqueness",
            Self::Exclusion => "exclusion",
            Self::Chains => "chains",
            Self::ForcingChains => "forcing chains",
            Self::AlmostLockedSets => "almost locked sets",
            Self::LastResort => "last resort",
        })
    }
}

/// Declares the enum and its table, a row a technique.
macro_rules! techniques {
    ($($variant:ident { $id:literal, $name:literal, $family:ident, [$($search:expr),+], $about:literal $(,)? })*) => {
        /// A way to find steps, in order of difficulty.
        ///
        /// ```
        /// use sudokit::Technique;
        ///
        /// let technique: Technique = "x-wing".parse()?;
        /// assert_eq!(technique, Technique::XWing);
        /// assert_eq!(technique.to_string(), "X-wing");
        /// # Ok::<(), sudokit::Error>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Technique {
            $(#[doc = concat!($name, ": ", $about, ".")] $variant,)*
        }

        const CATALOGUE: &[Entry] = &[$(Entry {
            id: $id,
            name: $name,
            family: Family::$family,
            searches: &[$($search),+],
            about: $about,
        }),*];

        impl Technique {
            /// All techniques, in order of difficulty.
            pub const ALL: &[Self] = &[$(Self::$variant),*];
        }
    };
}

/// The search for one kind of fish.
macro_rules! fish {
    ($size:literal, $shape:ident, $fins:ident) => {
        Search::Fish(FishKind::new($size, FishShape::$shape, Fins::$fins))
    };
}

techniques! {
    FullHouse { "full-house", "Full house", Singles, [Search::FullHouse],
        "a house has one empty cell, which takes the digit that is missing" }
    HiddenSingle { "hidden-single", "Hidden single", Singles, [Search::HiddenSingle],
        "in a house only one cell is left for a digit" }
    DirectPointing { "direct-pointing", "Direct pointing", Intersections, [Search::DirectLocked],
        "a box keeps a digit to one line, which leaves one place for it in another box" }
    DirectClaiming { "direct-claiming", "Direct claiming", Intersections, [Search::DirectLocked],
        "a line keeps a digit to one box, which leaves one place for it in another line" }
    DirectHiddenPair { "direct-hidden-pair", "Direct hidden pair", Subsets, [Search::DirectHiddenPair],
        "two digits take two cells of a house, which leaves one place for a third" }
    NakedSingle { "naked-single", "Naked single", Singles, [Search::NakedSingle],
        "a cell can hold only one digit" }
    DirectHiddenTriplet { "direct-hidden-triplet", "Direct hidden triplet", Subsets, [Search::DirectHiddenTriplet],
        "three digits take three cells of a house, which leaves one place for a fourth" }
    LockedPair { "locked-pair", "Locked pair", Subsets, [Search::LockedPair],
        "a naked pair where a line and a box cross, so that the rest of both loses its digits" }
    LockedTriple { "locked-triple", "Locked triple", Subsets, [Search::LockedTriple],
        "a naked triplet where a line and a box cross, so that the rest of both loses its digits" }
    Pointing { "pointing", "Pointing", Intersections, [Search::Locked, Search::Pointing],
        "a digit of a box lies in one line, so the rest of the line cannot hold it" }
    Claiming { "claiming", "Claiming", Intersections, [Search::Locked, Search::Claiming],
        "a digit of a line lies in one box, so the rest of the box cannot hold it" }
    NakedPair { "naked-pair", "Naked pair", Subsets, [Search::NakedPair],
        "two cells of a house share two candidates, which the others lose" }
    XWing { "x-wing", "X-wing", Fish, [fish!(2, Basic, None)],
        "a digit's places in two lines lie in two crossing lines" }
    HiddenPair { "hidden-pair", "Hidden pair", Subsets, [Search::HiddenPair],
        "two digits of a house fit only into two cells, which lose all others" }
    NakedTriplet { "naked-triplet", "Naked triplet", Subsets, [Search::NakedTriplet],
        "three cells of a house share three candidates, which the others lose" }
    Swordfish { "swordfish", "Swordfish", Fish, [fish!(3, Basic, None)],
        "a digit's places in three lines lie in three crossing lines" }
    HiddenTriplet { "hidden-triplet", "Hidden triplet", Subsets, [Search::HiddenTriplet],
        "three digits of a house fit only into three cells, which lose all others" }
    Skyscraper { "skyscraper", "Skyscraper", SingleDigit, [Search::Skyscraper],
        "two lines with two places each for a digit share one end; one of the other ends holds it" }
    TwoStringKite { "two-string-kite", "Two-string kite", SingleDigit, [Search::TwoStringKite],
        "a row and a column with two places each for a digit meet in a box" }
    TurbotFish { "turbot-fish", "Turbot fish", SingleDigit, [Search::TurbotFish],
        "two houses with two places each for a digit are joined by a third; one of the free ends holds it" }
    EmptyRectangle { "empty-rectangle", "Empty rectangle", SingleDigit, [Search::EmptyRectangle],
        "a digit's places in a box form a cross, one arm of which meets a line with two places" }
    XyWing { "xy-wing", "XY-wing", Wings, [Search::XyWing],
        "a cell with two candidates and two cells that share one of them and a third digit" }
    RemotePair { "remote-pair", "Remote pair", Chains, [Search::RemotePair],
        "a row of cells with the same two candidates, whose ends differ" }
    XyzWing { "xyz-wing", "XYZ-wing", Wings, [Search::XyzWing],
        "as the XY-wing, but the middle cell may hold the third digit too" }
    WWing { "w-wing", "W-wing", Wings, [Search::WWing],
        "two cells with the same two candidates, tied by the two last places of one of them" }
    UniqueRectangle1 { "unique-rectangle-1", "Unique rectangle type 1", Uniqueness, [Search::UniqueLoop, Search::Rectangle(RectangleKind::Type1)],
        "three corners have the same two candidates, so the fourth holds something else" }
    UniqueRectangle2 { "unique-rectangle-2", "Unique rectangle type 2", Uniqueness, [Search::UniqueLoop, Search::Rectangle(RectangleKind::Type2)],
        "one additional digit saves a rectangle, and what sees all its places loses it" }
    UniqueRectangle3 { "unique-rectangle-3", "Unique rectangle type 3", Uniqueness, [Search::UniqueLoop, Search::Rectangle(RectangleKind::Type3)],
        "the additional digits of two corners act as one cell of a subset" }
    UniqueRectangle4 { "unique-rectangle-4", "Unique rectangle type 4", Uniqueness, [Search::UniqueLoop, Search::Rectangle(RectangleKind::Type4)],
        "one digit must go into one of two corners, so neither can hold the other digit" }
    UniqueRectangle5 { "unique-rectangle-5", "Unique rectangle type 5", Uniqueness, [Search::Rectangle(RectangleKind::Type5)],
        "as type 2, with the additional digit in three corners or in opposite ones" }
    UniqueRectangle6 { "unique-rectangle-6", "Unique rectangle type 6", Uniqueness, [Search::Rectangle(RectangleKind::Type6)],
        "two opposite corners lose the digit that has no other place in the rectangle's lines" }
    HiddenRectangle { "hidden-rectangle", "Hidden rectangle", Uniqueness, [Search::Rectangle(RectangleKind::Hidden)],
        "a corner cannot hold one digit, as its row and column have only corners for the other" }
    AvoidableRectangle1 { "avoidable-rectangle-1", "Avoidable rectangle type 1", Uniqueness, [Search::Rectangle(RectangleKind::Avoidable1)],
        "three corners are filled, none a given, and the fourth must not make them exchangeable" }
    AvoidableRectangle2 { "avoidable-rectangle-2", "Avoidable rectangle type 2", Uniqueness, [Search::Rectangle(RectangleKind::Avoidable2)],
        "two corners are filled, none a given, and another holds the digit that saves the rectangle" }
    UniqueLoop1 { "unique-loop-1", "Unique loop type 1", Uniqueness, [Search::UniqueLoop],
        "as the rectangle of type 1, on six or more cells" }
    UniqueLoop2 { "unique-loop-2", "Unique loop type 2", Uniqueness, [Search::UniqueLoop],
        "as the rectangle of type 2, on six or more cells" }
    UniqueLoop3 { "unique-loop-3", "Unique loop type 3", Uniqueness, [Search::UniqueLoop],
        "as the rectangle of type 3, on six or more cells" }
    UniqueLoop4 { "unique-loop-4", "Unique loop type 4", Uniqueness, [Search::UniqueLoop],
        "as the rectangle of type 4, on six or more cells" }
    SimpleColorsTrap { "simple-colors-trap", "Simple colours trap", SingleDigit, [Search::SimpleColors],
        "pairs of last places of a digit alternate like two colours, and what sees both loses it" }
    SimpleColorsWrap { "simple-colors-wrap", "Simple colours wrap", SingleDigit, [Search::SimpleColors],
        "pairs of last places of a digit alternate like two colours, and one colour sees itself" }
    MultiColors1 { "multi-colors-1", "Multi colours 1", SingleDigit, [Search::MultiColors],
        "colours of two separate sets see each other, so what sees both other colours loses the digit" }
    MultiColors2 { "multi-colors-2", "Multi colours 2", SingleDigit, [Search::MultiColors],
        "a colour sees both colours of another set, so it is the wrong one" }
    FinnedXWing { "finned-x-wing", "Finned X-wing", Fish, [fish!(2, Basic, Finned)],
        "an X-wing with additional places, which the victims see" }
    SashimiXWing { "sashimi-x-wing", "Sashimi X-wing", Fish, [fish!(2, Basic, Sashimi)],
        "a finned X-wing that would lack a corner without its fins" }
    NakedQuad { "naked-quad", "Naked quad", Subsets, [Search::NakedQuad],
        "four cells of a house share four candidates, which the others lose" }
    Jellyfish { "jellyfish", "Jellyfish", Fish, [fish!(4, Basic, None)],
        "a digit's places in four lines lie in four crossing lines" }
    HiddenQuad { "hidden-quad", "Hidden quad", Subsets, [Search::HiddenQuad],
        "four digits of a house fit only into four cells, which lose all others" }
    NakedSet { "naked-set", "Naked set", Subsets, [Search::LargeSet],
        "as the naked quad, with five or more cells, on boards larger than 9x9" }
    HiddenSet { "hidden-set", "Hidden set", Subsets, [Search::LargeSet],
        "as the hidden quad, with five or more digits, on boards larger than 9x9" }
    FinnedSwordfish { "finned-swordfish", "Finned swordfish", Fish, [fish!(3, Basic, Finned)],
        "a swordfish with additional places, which the victims see" }
    SashimiSwordfish { "sashimi-swordfish", "Sashimi swordfish", Fish, [fish!(3, Basic, Sashimi)],
        "a finned swordfish that would lack a corner without its fins" }
    Bug1 { "bug-1", "BUG type 1", Uniqueness, [Search::Bug, Search::BugPlusOne],
        "all cells but one have two candidates, and that one holds what breaks the pattern" }
    Bug2 { "bug-2", "BUG type 2", Uniqueness, [Search::Bug],
        "one digit in several cells breaks the pattern of pairs, and what sees them all loses it" }
    Bug3 { "bug-3", "BUG type 3", Uniqueness, [Search::Bug],
        "the digits that break the pattern of pairs act as one cell of a subset" }
    Bug4 { "bug-4", "BUG type 4", Uniqueness, [Search::Bug],
        "two cells break the pattern of pairs, and one of them holds the digit they share" }
    FinnedJellyfish { "finned-jellyfish", "Finned jellyfish", Fish, [fish!(4, Basic, Finned)],
        "a jellyfish with additional places, which the victims see" }
    SashimiJellyfish { "sashimi-jellyfish", "Sashimi jellyfish", Fish, [fish!(4, Basic, Sashimi)],
        "a finned jellyfish that would lack a corner without its fins" }
    Squirmbag { "squirmbag", "Squirmbag", Fish, [fish!(5, Basic, None)],
        "a digit's places in five lines lie in five crossing lines" }
    Whale { "whale", "Whale", Fish, [fish!(6, Basic, None)],
        "a digit's places in six lines lie in six crossing lines" }
    Leviathan { "leviathan", "Leviathan", Fish, [fish!(7, Basic, None)],
        "a digit's places in seven lines lie in seven crossing lines" }
    FinnedSquirmbag { "finned-squirmbag", "Finned squirmbag", Fish, [fish!(5, Basic, Finned)],
        "a squirmbag with additional places, which the victims see" }
    FinnedWhale { "finned-whale", "Finned whale", Fish, [fish!(6, Basic, Finned)],
        "a whale with additional places, which the victims see" }
    FinnedLeviathan { "finned-leviathan", "Finned leviathan", Fish, [fish!(7, Basic, Finned)],
        "a leviathan with additional places, which the victims see" }
    SashimiSquirmbag { "sashimi-squirmbag", "Sashimi squirmbag", Fish, [fish!(5, Basic, Sashimi)],
        "a finned squirmbag that would lack a corner without its fins" }
    SashimiWhale { "sashimi-whale", "Sashimi whale", Fish, [fish!(6, Basic, Sashimi)],
        "a finned whale that would lack a corner without its fins" }
    SashimiLeviathan { "sashimi-leviathan", "Sashimi leviathan", Fish, [fish!(7, Basic, Sashimi)],
        "a finned leviathan that would lack a corner without its fins" }
    SueDeCoq { "sue-de-coq", "Sue de Coq", AlmostLockedSets, [Search::SueDeCoq],
        "cells where a line and a box cross use up their digits together with cells of the line and the box" }
    AlignedPair { "aligned-pair", "Aligned pair exclusion", Exclusion, [Search::AlignedPair],
        "of all ways to fill two cells, those that starve a third are impossible" }
    XyChain { "xy-chain", "XY-chain", Chains, [Search::XyChain],
        "a chain through cells with two candidates, both ends of which hold the same digit" }
    XCycle { "x-cycle", "X-cycle", Chains, [Search::Chain(ChainRule::Simple)],
        "a closed chain of places of one digit" }
    YCycle { "y-cycle", "Y-cycle", Chains, [Search::Chain(ChainRule::Simple)],
        "a closed chain of cells with two candidates" }
    XChain { "x-chain", "X-chain", Chains, [Search::Chain(ChainRule::Simple), Search::XChain],
        "places of one digit, each forcing the next, that prove one of them wrong or right" }
    ContinuousNiceLoop { "continuous-nice-loop", "Continuous nice loop", Chains, [Search::Chain(ChainRule::Simple), Search::NiceLoop, Search::GroupedNiceLoop],
        "a closed chain through places and cells, in which every second candidate holds" }
    DiscontinuousNiceLoop { "discontinuous-nice-loop", "Discontinuous nice loop", Chains, [Search::NiceLoop, Search::GroupedNiceLoop],
        "a chain that comes back to its first cell and proves a candidate there wrong or right" }
    Aic { "aic", "Alternating inference chain", Chains, [Search::Chain(ChainRule::Simple), Search::NiceLoop, Search::GroupedNiceLoop],
        "places and cells, each forcing the next, that prove a candidate wrong or right" }
    GroupedContinuousNiceLoop { "grouped-continuous-nice-loop", "Grouped continuous nice loop", Chains, [Search::GroupedNiceLoop],
        "a continuous nice loop in which cells of a box in one line may count as one" }
    GroupedDiscontinuousNiceLoop { "grouped-discontinuous-nice-loop", "Grouped discontinuous nice loop", Chains, [Search::GroupedNiceLoop],
        "a discontinuous nice loop in which cells of a box in one line may count as one" }
    GroupedAic { "grouped-aic", "Grouped alternating inference chain", Chains, [Search::GroupedNiceLoop],
        "an alternating inference chain in which cells of a box in one line may count as one" }
    AlsXz { "als-xz", "Almost locked sets XZ", AlmostLockedSets, [Search::AlsXz],
        "two almost locked sets cannot both hold a digit, so one of them holds another that they share" }
    AlsXyWing { "als-xy-wing", "Almost locked sets XY-wing", AlmostLockedSets, [Search::AlsXyWing],
        "an almost locked set takes a digit from one of two others, which then holds one that they share" }
    AlsChain { "als-chain", "Almost locked sets chain", AlmostLockedSets, [Search::AlsChain],
        "a chain of almost locked sets, the first or the last of which holds a digit that they share" }
    DeathBlossom { "death-blossom", "Death blossom", AlmostLockedSets, [Search::DeathBlossom],
        "whatever a cell holds, an almost locked set loses it and holds a digit that all these sets share" }
    FrankenXWing { "franken-x-wing", "Franken X-wing", Fish, [fish!(2, Franken, None)],
        "an X-wing with boxes among its lines" }
    FrankenSwordfish { "franken-swordfish", "Franken swordfish", Fish, [fish!(3, Franken, None)],
        "a swordfish with boxes among its lines" }
    FrankenJellyfish { "franken-jellyfish", "Franken jellyfish", Fish, [fish!(4, Franken, None)],
        "a jellyfish with boxes among its lines" }
    FrankenSquirmbag { "franken-squirmbag", "Franken squirmbag", Fish, [fish!(5, Franken, None)],
        "a squirmbag with boxes among its lines" }
    FrankenWhale { "franken-whale", "Franken whale", Fish, [fish!(6, Franken, None)],
        "a whale with boxes among its lines" }
    FrankenLeviathan { "franken-leviathan", "Franken leviathan", Fish, [fish!(7, Franken, None)],
        "a leviathan with boxes among its lines" }
    FinnedFrankenXWing { "finned-franken-x-wing", "Finned Franken X-wing", Fish, [fish!(2, Franken, Finned)],
        "a Franken X-wing with additional places, which the victims see" }
    FinnedFrankenSwordfish { "finned-franken-swordfish", "Finned Franken swordfish", Fish, [fish!(3, Franken, Finned)],
        "a Franken swordfish with additional places, which the victims see" }
    FinnedFrankenJellyfish { "finned-franken-jellyfish", "Finned Franken jellyfish", Fish, [fish!(4, Franken, Finned)],
        "a Franken jellyfish with additional places, which the victims see" }
    FinnedFrankenSquirmbag { "finned-franken-squirmbag", "Finned Franken squirmbag", Fish, [fish!(5, Franken, Finned)],
        "a Franken squirmbag with additional places, which the victims see" }
    FinnedFrankenWhale { "finned-franken-whale", "Finned Franken whale", Fish, [fish!(6, Franken, Finned)],
        "a Franken whale with additional places, which the victims see" }
    FinnedFrankenLeviathan { "finned-franken-leviathan", "Finned Franken leviathan", Fish, [fish!(7, Franken, Finned)],
        "a Franken leviathan with additional places, which the victims see" }
    MutantXWing { "mutant-x-wing", "Mutant X-wing", Fish, [fish!(2, Mutant, None), fish!(2, Franken, None)],
        "an X-wing of rows, columns and boxes in any mixture" }
    MutantSwordfish { "mutant-swordfish", "Mutant swordfish", Fish, [fish!(3, Mutant, None), fish!(3, Franken, None)],
        "a swordfish of rows, columns and boxes in any mixture" }
    MutantJellyfish { "mutant-jellyfish", "Mutant jellyfish", Fish, [fish!(4, Mutant, None), fish!(4, Franken, None)],
        "a jellyfish of rows, columns and boxes in any mixture" }
    MutantSquirmbag { "mutant-squirmbag", "Mutant squirmbag", Fish, [fish!(5, Mutant, None), fish!(5, Franken, None)],
        "a squirmbag of rows, columns and boxes in any mixture" }
    MutantWhale { "mutant-whale", "Mutant whale", Fish, [fish!(6, Mutant, None), fish!(6, Franken, None)],
        "a whale of rows, columns and boxes in any mixture" }
    MutantLeviathan { "mutant-leviathan", "Mutant leviathan", Fish, [fish!(7, Mutant, None), fish!(7, Franken, None)],
        "a leviathan of rows, columns and boxes in any mixture" }
    FinnedMutantXWing { "finned-mutant-x-wing", "Finned mutant X-wing", Fish, [fish!(2, Mutant, Finned), fish!(2, Franken, Finned)],
        "a mutant X-wing with additional places, which the victims see" }
    FinnedMutantSwordfish { "finned-mutant-swordfish", "Finned mutant swordfish", Fish, [fish!(3, Mutant, Finned), fish!(3, Franken, Finned)],
        "a mutant swordfish with additional places, which the victims see" }
    FinnedMutantJellyfish { "finned-mutant-jellyfish", "Finned mutant jellyfish", Fish, [fish!(4, Mutant, Finned), fish!(4, Franken, Finned)],
        "a mutant jellyfish with additional places, which the victims see" }
    FinnedMutantSquirmbag { "finned-mutant-squirmbag", "Finned mutant squirmbag", Fish, [fish!(5, Mutant, Finned), fish!(5, Franken, Finned)],
        "a mutant squirmbag with additional places, which the victims see" }
    FinnedMutantWhale { "finned-mutant-whale", "Finned mutant whale", Fish, [fish!(6, Mutant, Finned), fish!(6, Franken, Finned)],
        "a mutant whale with additional places, which the victims see" }
    FinnedMutantLeviathan { "finned-mutant-leviathan", "Finned mutant leviathan", Fish, [fish!(7, Mutant, Finned), fish!(7, Franken, Finned)],
        "a mutant leviathan with additional places, which the victims see" }
    AlignedTriplet { "aligned-triplet", "Aligned triplet exclusion", Exclusion, [Search::AlignedTriplet],
        "of all ways to fill three cells, those that starve a fourth are impossible" }
    Nishio { "nishio", "Nishio forcing chain", ForcingChains, [Search::Chain(ChainRule::Nishio)],
        "a place of a digit is assumed, and the digit cannot be completed" }
    CellForcingChain { "cell-forcing-chain", "Cell forcing chains", ForcingChains, [Search::Chain(ChainRule::Multiple)],
        "every candidate of a cell leads to the same result" }
    RegionForcingChain { "region-forcing-chain", "House forcing chains", ForcingChains, [Search::Chain(ChainRule::Multiple)],
        "every place of a digit in a house leads to the same result" }
    KrakenFish { "kraken-fish", "Kraken fish", ForcingChains, [Search::KrakenFish],
        "a finned fish whose fins lead by chains to what it rules out" }
    ForcingChainContradiction { "forcing-chain-contradiction", "Forcing chain contradiction", ForcingChains, [Search::ForcingChain],
        "a candidate is assumed right or wrong, and chains from it contradict each other" }
    ForcingChainVerity { "forcing-chain-verity", "Forcing chain verity", ForcingChains, [Search::ForcingChain],
        "chains from all cases of a cell, a house or a candidate lead to the same result" }
    DynamicForcingChain { "dynamic-forcing-chain", "Dynamic forcing chains", ForcingChains, [Search::Chain(ChainRule::Dynamic)],
        "several consequences together lead further, to a contradiction or the same result" }
    ForcingNetContradiction { "forcing-net-contradiction", "Forcing net contradiction", ForcingChains, [Search::ForcingNet],
        "a candidate is assumed right or wrong, and its consequences together contradict each other" }
    ForcingNetVerity { "forcing-net-verity", "Forcing net verity", ForcingChains, [Search::ForcingNet],
        "in all cases of a cell, a house or a candidate, the consequences together lead to the same result" }
    DynamicPlus { "dynamic-plus", "Dynamic forcing chains (+)", ForcingChains, [Search::Chain(ChainRule::DynamicPlus)],
        "as dynamic chains, with pointing, pairs and X-wings among the consequences" }
    Nested2 { "nested-2", "Nested forcing chains (+ chains)", ForcingChains, [Search::Chain(ChainRule::Nested2)],
        "as dynamic chains, with simple chains among the consequences" }
    Nested3 { "nested-3", "Nested forcing chains (+ multiple chains)", ForcingChains, [Search::Chain(ChainRule::Nested3)],
        "as dynamic chains, with cell and house forcing chains among the consequences" }
    Nested4 { "nested-4", "Nested forcing chains (+ dynamic chains)", ForcingChains, [Search::Chain(ChainRule::Nested4)],
        "as dynamic chains, with dynamic forcing chains among the consequences" }
    Nested5 { "nested-5", "Nested forcing chains (+ nested chains)", ForcingChains, [Search::Chain(ChainRule::Nested5)],
        "as dynamic chains, with nested chains among the consequences" }
    TemplateSet { "template-set", "Template set", LastResort, [Search::TemplateSet],
        "a cell holds a digit in every way to place it on the whole board" }
    TemplateDelete { "template-delete", "Template delete", LastResort, [Search::TemplateDelete],
        "a cell holds a digit in no way to place it on the whole board" }
    BruteForce { "brute-force", "Brute force", LastResort, [Search::BruteForce],
        "no technique goes on, so a digit of the solution is found by trying" }
}

impl Technique {
    /// The name for command lines and files: `x-wing`.
    pub fn id(self) -> &'static str {
        self.entry().id
    }

    /// The name for people: `X-wing`.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// Which techniques argue alike.
    pub fn family(self) -> Family {
        self.entry().family
    }

    /// What it does, in a line.
    pub fn about(self) -> &'static str {
        self.entry().about
    }

    /// Whether Sudoku Explainer knows it, so that ratings are built on it.
    pub fn is_rated(self) -> bool {
        self.search_on(Scale::Explainer).is_some_and(|search| search != Search::LargeSet)
    }

    /// The search that is made for it on a scale, if that knows it.
    pub(crate) fn search_on(self, scale: Scale) -> Option<Search> {
        self.entry().searches.iter().copied().find(|&search| scale.knows(search))
    }

    /// The search that finds it where no scale is asked for: Sudoku Explainer's,
    /// if it knows it.
    pub(crate) fn search(self) -> Search {
        self.entry().searches[0]
    }

    /// Whether this search may find it.
    pub(crate) fn is_found_by(self, search: Search) -> bool {
        self.entry().searches.contains(&search)
    }

    /// The fish of this kind.
    pub(crate) fn fish(kind: FishKind) -> Option<Self> {
        Self::ALL.iter().copied().find(|technique| technique.is_found_by(Search::Fish(kind)))
    }

    fn entry(self) -> &'static Entry {
        &CATALOGUE[self as usize]
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads the name for command lines or the one for people, in any case.
impl FromStr for Technique {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let plain = |text: &str| -> String {
            text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
        };
        let asked = plain(text);
        let is_meant = |technique: &Self| plain(technique.id()) == asked || plain(technique.name()) == asked;
        Self::ALL
            .iter()
            .copied()
            .find(is_meant)
            .ok_or_else(|| Error::new(Kind::UnknownTechnique(text.to_owned())))
    }
}
