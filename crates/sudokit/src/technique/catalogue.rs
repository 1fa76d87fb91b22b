//! The table of all techniques: name, family, search, what it does.
//!
//! Everything that lists techniques is derived from it: the enum
//! [`Technique`], the order in which a [`LogicSolver`](crate::LogicSolver)
//! tries them, `sudoku techniques`, the names that `--technique` knows.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use super::chains::nine::Rule;
use super::{
    Sink, aligned, bug, chains, coloring, fins, fish, locked, pairs, singles, strong_links, subsets, unique,
    w_wing, wings,
};
use crate::Candidates;
use crate::error::{Error, Kind};

/// What the table says of a technique.
struct Entry {
    id: &'static str,
    name: &'static str,
    family: Family,
    search: Search,
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
    /// As many lines as crossing lines for a digit.
    Fish,
    /// A few cells with two or three candidates around one.
    Wings,
    /// The two last places of one digit, in several houses.
    SingleDigit,
    /// There is one solution, so nothing can be exchanged.
    Uniqueness,
    /// All ways to fill a few cells, tried.
    Exclusion,
    /// If this is not so, that is.
    Chains,
    /// Whatever is assumed, the same follows.
    ForcingChains,
}

impl Family {
    /// All families, from the easiest.
    pub const ALL: [Self; 10] = [
        Self::Singles,
        Self::Intersections,
        Self::Subsets,
        Self::Fish,
        Self::Wings,
        Self::SingleDigit,
        Self::Uniqueness,
        Self::Exclusion,
        Self::Chains,
        Self::ForcingChains,
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
        })
    }
}

/// A search, which may find steps of several techniques: pointing and claiming
/// are one walk over the board, and of all chains the shortest counts.
///
/// In the order in which they are asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Search {
    HiddenSingle,
    DirectLocked,
    DirectHiddenPair,
    NakedSingle,
    DirectHiddenTriplet,
    Locked,
    NakedPair,
    XWing,
    HiddenPair,
    NakedTriplet,
    Swordfish,
    HiddenTriplet,
    Skyscraper,
    TwoStringKite,
    XyWing,
    RemotePair,
    XyzWing,
    WWing,
    UniqueLoop,
    SimpleColoring,
    FinnedXWing,
    NakedQuad,
    Jellyfish,
    HiddenQuad,
    LargeSet,
    FinnedSwordfish,
    Bug,
    FinnedJellyfish,
    AlignedPair,
    XyChain,
    Chains,
    AlignedTriplet,
    Nishio,
    Multiple,
    Dynamic,
    DynamicPlus,
    Nested2,
    Nested3,
    Nested4,
    Nested5,
}

impl Search {
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
        Self::XWing,
        Self::HiddenPair,
        Self::NakedTriplet,
        Self::Swordfish,
        Self::HiddenTriplet,
        Self::XyWing,
        Self::XyzWing,
        Self::UniqueLoop,
        Self::NakedQuad,
        Self::Jellyfish,
        Self::HiddenQuad,
        Self::LargeSet,
        Self::Bug,
        Self::AlignedPair,
        Self::Chains,
        Self::AlignedTriplet,
        Self::Nishio,
        Self::Multiple,
        Self::Dynamic,
        Self::DynamicPlus,
        Self::Nested2,
        Self::Nested3,
        Self::Nested4,
        Self::Nested5,
    ];

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

    /// Hands every step to the sink, until it has enough.
    pub(crate) fn run(self, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
        match self {
            Self::HiddenSingle => singles::hidden(candidates, sink),
            Self::DirectLocked => locked::direct(candidates, sink),
            Self::DirectHiddenPair => subsets::direct_hidden(2, candidates, sink),
            Self::NakedSingle => singles::naked(candidates, sink),
            Self::DirectHiddenTriplet => subsets::direct_hidden(3, candidates, sink),
            Self::Locked => locked::eliminating(candidates, sink),
            Self::NakedPair => subsets::naked(2, candidates, sink),
            Self::XWing => fish::basic(2, candidates, sink),
            Self::HiddenPair => subsets::hidden(2, candidates, sink),
            Self::NakedTriplet => subsets::naked(3, candidates, sink),
            Self::Swordfish => fish::basic(3, candidates, sink),
            Self::HiddenTriplet => subsets::hidden(3, candidates, sink),
            Self::Skyscraper => strong_links::skyscraper(candidates, sink),
            Self::TwoStringKite => strong_links::two_string_kite(candidates, sink),
            Self::XyWing => wings::xy(candidates, sink),
            Self::RemotePair => pairs::remote(candidates, sink),
            Self::XyzWing => wings::xyz(candidates, sink),
            Self::WWing => w_wing::w_wing(candidates, sink),
            Self::UniqueLoop => unique::loops(candidates, sink),
            Self::SimpleColoring => coloring::simple(candidates, sink),
            Self::FinnedXWing => fins::finned(2, candidates, sink),
            Self::NakedQuad => subsets::naked(4, candidates, sink),
            Self::Jellyfish => fish::basic(4, candidates, sink),
            Self::HiddenQuad => subsets::hidden(4, candidates, sink),
            Self::LargeSet => subsets::large(candidates, sink),
            Self::FinnedSwordfish => fins::finned(3, candidates, sink),
            Self::Bug => bug::graveyard(candidates, sink),
            Self::FinnedJellyfish => fins::finned(4, candidates, sink),
            Self::AlignedPair => aligned::pairs(candidates, sink),
            Self::XyChain => pairs::xy_chain(candidates, sink),
            Self::Chains => chains::cycles_and_chains(candidates, sink),
            Self::AlignedTriplet => aligned::triplets(candidates, sink),
            Self::Nishio => chains::nishio(candidates, sink),
            Self::Multiple => chains::multiple(candidates, sink),
            Self::Dynamic => chains::dynamic(0, candidates, sink),
            Self::DynamicPlus => chains::dynamic(1, candidates, sink),
            Self::Nested2 => chains::dynamic(2, candidates, sink),
            Self::Nested3 => chains::dynamic(3, candidates, sink),
            Self::Nested4 => chains::dynamic(4, candidates, sink),
            Self::Nested5 => chains::dynamic(5, candidates, sink),
        }
    }
}

/// Declares the enum and its table, a row a technique.
macro_rules! techniques {
    ($($variant:ident { $id:literal, $name:literal, $family:ident, $search:ident, $about:literal $(,)? })*) => {
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
            search: Search::$search,
            about: $about,
        }),*];

        impl Technique {
            /// All techniques, in order of difficulty.
            pub const ALL: &[Self] = &[$(Self::$variant),*];
        }
    };
}

techniques! {
    HiddenSingle { "hidden-single", "Hidden single", Singles, HiddenSingle,
        "in a house only one cell is left for a digit" }
    DirectPointing { "direct-pointing", "Direct pointing", Intersections, DirectLocked,
        "a box keeps a digit to one line, which leaves one place for it in another box" }
    DirectClaiming { "direct-claiming", "Direct claiming", Intersections, DirectLocked,
        "a line keeps a digit to one box, which leaves one place for it in another line" }
    DirectHiddenPair { "direct-hidden-pair", "Direct hidden pair", Subsets, DirectHiddenPair,
        "two digits take two cells of a house, which leaves one place for a third" }
    NakedSingle { "naked-single", "Naked single", Singles, NakedSingle,
        "a cell can hold only one digit" }
    DirectHiddenTriplet { "direct-hidden-triplet", "Direct hidden triplet", Subsets, DirectHiddenTriplet,
        "three digits take three cells of a house, which leaves one place for a fourth" }
    Pointing { "pointing", "Pointing", Intersections, Locked,
        "a digit of a box lies in one line, so the rest of the line cannot hold it" }
    Claiming { "claiming", "Claiming", Intersections, Locked,
        "a digit of a line lies in one box, so the rest of the box cannot hold it" }
    NakedPair { "naked-pair", "Naked pair", Subsets, NakedPair,
        "two cells of a house share two candidates, which the others lose" }
    XWing { "x-wing", "X-wing", Fish, XWing,
        "a digit's places in two lines lie in two crossing lines" }
    HiddenPair { "hidden-pair", "Hidden pair", Subsets, HiddenPair,
        "two digits of a house fit only into two cells, which lose all others" }
    NakedTriplet { "naked-triplet", "Naked triplet", Subsets, NakedTriplet,
        "three cells of a house share three candidates, which the others lose" }
    Swordfish { "swordfish", "Swordfish", Fish, Swordfish,
        "a digit's places in three lines lie in three crossing lines" }
    HiddenTriplet { "hidden-triplet", "Hidden triplet", Subsets, HiddenTriplet,
        "three digits of a house fit only into three cells, which lose all others" }
    Skyscraper { "skyscraper", "Skyscraper", SingleDigit, Skyscraper,
        "two lines with two places each for a digit share one end; one of the other ends holds it" }
    TwoStringKite { "two-string-kite", "Two-string kite", SingleDigit, TwoStringKite,
        "a row and a column with two places each for a digit meet in a box" }
    XyWing { "xy-wing", "XY-wing", Wings, XyWing,
        "a cell with two candidates and two cells that share one of them and a third digit" }
    RemotePair { "remote-pair", "Remote pair", Chains, RemotePair,
        "a row of cells with the same two candidates, whose ends differ" }
    XyzWing { "xyz-wing", "XYZ-wing", Wings, XyzWing,
        "as the XY-wing, but the middle cell may hold the third digit too" }
    WWing { "w-wing", "W-wing", Wings, WWing,
        "two cells with the same two candidates, tied by the two last places of one of them" }
    UniqueRectangle1 { "unique-rectangle-1", "Unique rectangle type 1", Uniqueness, UniqueLoop,
        "three corners have the same two candidates, so the fourth holds something else" }
    UniqueRectangle2 { "unique-rectangle-2", "Unique rectangle type 2", Uniqueness, UniqueLoop,
        "one additional digit saves a rectangle, and what sees all its places loses it" }
    UniqueRectangle3 { "unique-rectangle-3", "Unique rectangle type 3", Uniqueness, UniqueLoop,
        "the additional digits of two corners act as one cell of a subset" }
    UniqueRectangle4 { "unique-rectangle-4", "Unique rectangle type 4", Uniqueness, UniqueLoop,
        "one digit must go into one of two corners, so neither can hold the other digit" }
    UniqueLoop1 { "unique-loop-1", "Unique loop type 1", Uniqueness, UniqueLoop,
        "as the rectangle of type 1, on six or more cells" }
    UniqueLoop2 { "unique-loop-2", "Unique loop type 2", Uniqueness, UniqueLoop,
        "as the rectangle of type 2, on six or more cells" }
    UniqueLoop3 { "unique-loop-3", "Unique loop type 3", Uniqueness, UniqueLoop,
        "as the rectangle of type 3, on six or more cells" }
    UniqueLoop4 { "unique-loop-4", "Unique loop type 4", Uniqueness, UniqueLoop,
        "as the rectangle of type 4, on six or more cells" }
    SimpleColoring { "simple-coloring", "Simple colouring", SingleDigit, SimpleColoring,
        "pairs of last places of a digit alternate like two colours" }
    FinnedXWing { "finned-x-wing", "Finned X-wing", Fish, FinnedXWing,
        "an X-wing with additional places in one box, which the victims see" }
    SashimiXWing { "sashimi-x-wing", "Sashimi X-wing", Fish, FinnedXWing,
        "a finned X-wing that would lack a corner without its fins" }
    NakedQuad { "naked-quad", "Naked quad", Subsets, NakedQuad,
        "four cells of a house share four candidates, which the others lose" }
    Jellyfish { "jellyfish", "Jellyfish", Fish, Jellyfish,
        "a digit's places in four lines lie in four crossing lines" }
    HiddenQuad { "hidden-quad", "Hidden quad", Subsets, HiddenQuad,
        "four digits of a house fit only into four cells, which lose all others" }
    NakedSet { "naked-set", "Naked set", Subsets, LargeSet,
        "as the naked quad, with five or more cells, on boards larger than 9x9" }
    HiddenSet { "hidden-set", "Hidden set", Subsets, LargeSet,
        "as the hidden quad, with five or more digits, on boards larger than 9x9" }
    FinnedSwordfish { "finned-swordfish", "Finned swordfish", Fish, FinnedSwordfish,
        "a swordfish with additional places in one box, which the victims see" }
    SashimiSwordfish { "sashimi-swordfish", "Sashimi swordfish", Fish, FinnedSwordfish,
        "a finned swordfish that would lack a corner without its fins" }
    Bug1 { "bug-1", "BUG type 1", Uniqueness, Bug,
        "all cells but one have two candidates, and that one holds what breaks the pattern" }
    Bug2 { "bug-2", "BUG type 2", Uniqueness, Bug,
        "one digit in several cells breaks the pattern of pairs, and what sees them all loses it" }
    Bug3 { "bug-3", "BUG type 3", Uniqueness, Bug,
        "the digits that break the pattern of pairs act as one cell of a subset" }
    Bug4 { "bug-4", "BUG type 4", Uniqueness, Bug,
        "two cells break the pattern of pairs, and one of them holds the digit they share" }
    FinnedJellyfish { "finned-jellyfish", "Finned jellyfish", Fish, FinnedJellyfish,
        "a jellyfish with additional places in one box, which the victims see" }
    SashimiJellyfish { "sashimi-jellyfish", "Sashimi jellyfish", Fish, FinnedJellyfish,
        "a finned jellyfish that would lack a corner without its fins" }
    AlignedPair { "aligned-pair", "Aligned pair exclusion", Exclusion, AlignedPair,
        "of all ways to fill two cells, those that starve a third are impossible" }
    XyChain { "xy-chain", "XY-chain", Chains, XyChain,
        "a chain through cells with two candidates, both ends of which hold the same digit" }
    XCycle { "x-cycle", "X-cycle", Chains, Chains,
        "a closed chain of places of one digit" }
    YCycle { "y-cycle", "Y-cycle", Chains, Chains,
        "a closed chain of cells with two candidates" }
    XChain { "x-chain", "X-chain", Chains, Chains,
        "places of one digit, each forcing the next, that prove one of them wrong or right" }
    NiceLoop { "nice-loop", "Nice loop", Chains, Chains,
        "a closed chain of places and cells" }
    Aic { "aic", "Alternating inference chain", Chains, Chains,
        "places and cells, each forcing the next, that prove a candidate wrong or right" }
    AlignedTriplet { "aligned-triplet", "Aligned triplet exclusion", Exclusion, AlignedTriplet,
        "of all ways to fill three cells, those that starve a fourth are impossible" }
    Nishio { "nishio", "Nishio forcing chain", ForcingChains, Nishio,
        "a place of a digit is assumed, and the digit cannot be completed" }
    CellForcingChain { "cell-forcing-chain", "Cell forcing chains", ForcingChains, Multiple,
        "every candidate of a cell leads to the same result" }
    RegionForcingChain { "region-forcing-chain", "House forcing chains", ForcingChains, Multiple,
        "every place of a digit in a house leads to the same result" }
    DynamicForcingChain { "dynamic-forcing-chain", "Dynamic forcing chains", ForcingChains, Dynamic,
        "several consequences together lead further, to a contradiction or the same result" }
    DynamicPlus { "dynamic-plus", "Dynamic forcing chains (+)", ForcingChains, DynamicPlus,
        "as dynamic chains, with pointing, pairs and X-wings among the consequences" }
    Nested2 { "nested-2", "Nested forcing chains (+ chains)", ForcingChains, Nested2,
        "as dynamic chains, with simple chains among the consequences" }
    Nested3 { "nested-3", "Nested forcing chains (+ multiple chains)", ForcingChains, Nested3,
        "as dynamic chains, with cell and house forcing chains among the consequences" }
    Nested4 { "nested-4", "Nested forcing chains (+ dynamic chains)", ForcingChains, Nested4,
        "as dynamic chains, with dynamic forcing chains among the consequences" }
    Nested5 { "nested-5", "Nested forcing chains (+ nested chains)", ForcingChains, Nested5,
        "as dynamic chains, with nested chains among the consequences" }
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
        Search::EXPLAINER.contains(&self.search()) && self.search() != Search::LargeSet
    }

    /// The search that finds it.
    pub(crate) fn search(self) -> Search {
        self.entry().search
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
