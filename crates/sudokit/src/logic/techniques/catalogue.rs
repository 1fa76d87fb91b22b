//! The list of all techniques, in order of difficulty.
//!
//! It declares the enum [`Technique`] and names the record of each variant. All
//! else that is known about a technique is in that record, next to its search.

use std::fmt;
use std::str::FromStr;

use super::chains::{explainer, hodoku};
use super::patterns::{
    aligned, als, brute_force, coloring, empty_rectangle, fish, locked, singles, strong_links, subsets,
    sue_de_coq, templates, uniqueness, wings,
};
use super::{FishKind, Lesson, Search, TechniqueRecord};
use crate::base::Error;
use crate::base::names::named;
use crate::logic::{Scale, Score, Span};

named! {
    /// Techniques that argue alike.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Family: "family" {
        /// One cell or one place is left.
        Singles => "singles",
        /// Where a line and a region cross.
        Intersections => "intersections",
        /// As many cells as digits in a house.
        Subsets => "subsets",
        /// All places of a digit in some houses lie in as many others.
        Fish => "fish",
        /// A few cells with two or three candidates around one.
        Wings => "wings",
        /// One digit, and houses in which it has two places.
        SingleDigit => "single digit",
        /// There is one solution, so nothing can be exchanged.
        Uniqueness => "uniqueness",
        /// All ways to fill a few cells, tried.
        Exclusion => "exclusion",
        /// If this is not so, that is.
        Chains => "chains",
        /// Cells of a house with one digit more than cells, so that losing one settles them.
        AlmostLockedSets => "almost locked sets",
        /// Whatever is assumed, the same follows.
        ForcingChains => "forcing chains",
        /// No pattern at all: everything is tried.
        LastResort => "last resort",
    }
}

/// Declares the enum and the list of its records.
macro_rules! techniques {
    ($($variant:ident = $record:path,)*) => {
        /// A way to find steps, in order of difficulty.
        ///
        /// [`name`](Self::name), [`about`](Self::about) and
        /// [`lesson`](Self::lesson) say what each of them is.
        ///
        /// ```
        /// use sudokit::Technique;
        ///
        /// let technique: Technique = "x-wing".parse()?;
        /// assert_eq!(technique, Technique::XWing);
        /// assert_eq!(technique.to_string(), "X-wing");
        /// assert_eq!(technique.about(), "a digit's places in two lines lie in two crossing lines");
        /// # Ok::<(), sudokit::Error>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the records describe the techniques")]
        pub enum Technique {
            $($variant,)*
        }

        const RECORDS: &[&TechniqueRecord] = &[$(&$record),*];

        impl Technique {
            /// All techniques, in order of difficulty.
            pub const ALL: &[Self] = &[$(Self::$variant),*];
        }
    };
}

techniques! {
    FullHouse = singles::FULL_HOUSE,
    HiddenSingle = singles::HIDDEN_SINGLE,
    DirectPointing = locked::DIRECT_POINTING,
    DirectClaiming = locked::DIRECT_CLAIMING,
    DirectHiddenPair = subsets::DIRECT_HIDDEN_PAIR,
    NakedSingle = singles::NAKED_SINGLE,
    DirectHiddenTriplet = subsets::DIRECT_HIDDEN_TRIPLET,
    LockedPair = subsets::LOCKED_PAIR,
    LockedTriple = subsets::LOCKED_TRIPLE,
    Pointing = locked::POINTING,
    Claiming = locked::CLAIMING,
    NakedPair = subsets::NAKED_PAIR,
    XWing = fish::X_WING,
    HiddenPair = subsets::HIDDEN_PAIR,
    NakedTriplet = subsets::NAKED_TRIPLET,
    Swordfish = fish::SWORDFISH,
    HiddenTriplet = subsets::HIDDEN_TRIPLET,
    Skyscraper = strong_links::SKYSCRAPER,
    TwoStringKite = strong_links::TWO_STRING_KITE,
    TurbotFish = hodoku::records::TURBOT_FISH,
    EmptyRectangle = empty_rectangle::EMPTY_RECTANGLE,
    XyWing = wings::XY_WING,
    RemotePair = hodoku::records::REMOTE_PAIR,
    XyzWing = wings::XYZ_WING,
    WWing = wings::W_WING,
    UniqueRectangle1 = uniqueness::UNIQUE_RECTANGLE_1,
    UniqueRectangle2 = uniqueness::UNIQUE_RECTANGLE_2,
    UniqueRectangle3 = uniqueness::UNIQUE_RECTANGLE_3,
    UniqueRectangle4 = uniqueness::UNIQUE_RECTANGLE_4,
    UniqueRectangle5 = uniqueness::UNIQUE_RECTANGLE_5,
    UniqueRectangle6 = uniqueness::UNIQUE_RECTANGLE_6,
    HiddenRectangle = uniqueness::HIDDEN_RECTANGLE,
    AvoidableRectangle1 = uniqueness::AVOIDABLE_RECTANGLE_1,
    AvoidableRectangle2 = uniqueness::AVOIDABLE_RECTANGLE_2,
    UniqueLoop1 = uniqueness::UNIQUE_LOOP_1,
    UniqueLoop2 = uniqueness::UNIQUE_LOOP_2,
    UniqueLoop3 = uniqueness::UNIQUE_LOOP_3,
    UniqueLoop4 = uniqueness::UNIQUE_LOOP_4,
    SimpleColorsTrap = coloring::SIMPLE_COLORS_TRAP,
    SimpleColorsWrap = coloring::SIMPLE_COLORS_WRAP,
    MultiColors1 = coloring::MULTI_COLORS_1,
    MultiColors2 = coloring::MULTI_COLORS_2,
    FinnedXWing = fish::FINNED_X_WING,
    SashimiXWing = fish::SASHIMI_X_WING,
    NakedQuad = subsets::NAKED_QUAD,
    Jellyfish = fish::JELLYFISH,
    HiddenQuad = subsets::HIDDEN_QUAD,
    NakedSet = subsets::NAKED_SET,
    HiddenSet = subsets::HIDDEN_SET,
    FinnedSwordfish = fish::FINNED_SWORDFISH,
    SashimiSwordfish = fish::SASHIMI_SWORDFISH,
    Bug1 = uniqueness::BUG_1,
    Bug2 = uniqueness::BUG_2,
    Bug3 = uniqueness::BUG_3,
    Bug4 = uniqueness::BUG_4,
    FinnedJellyfish = fish::FINNED_JELLYFISH,
    SashimiJellyfish = fish::SASHIMI_JELLYFISH,
    Squirmbag = fish::SQUIRMBAG,
    Whale = fish::WHALE,
    Leviathan = fish::LEVIATHAN,
    FinnedSquirmbag = fish::FINNED_SQUIRMBAG,
    FinnedWhale = fish::FINNED_WHALE,
    FinnedLeviathan = fish::FINNED_LEVIATHAN,
    SashimiSquirmbag = fish::SASHIMI_SQUIRMBAG,
    SashimiWhale = fish::SASHIMI_WHALE,
    SashimiLeviathan = fish::SASHIMI_LEVIATHAN,
    SueDeCoq = sue_de_coq::SUE_DE_COQ,
    AlignedPair = aligned::ALIGNED_PAIR,
    XyChain = hodoku::records::XY_CHAIN,
    XCycle = explainer::records::X_CYCLE,
    YCycle = explainer::records::Y_CYCLE,
    XChain = hodoku::records::X_CHAIN,
    ContinuousNiceLoop = hodoku::records::CONTINUOUS_NICE_LOOP,
    DiscontinuousNiceLoop = hodoku::records::DISCONTINUOUS_NICE_LOOP,
    Aic = hodoku::records::AIC,
    GroupedContinuousNiceLoop = hodoku::records::GROUPED_CONTINUOUS_NICE_LOOP,
    GroupedDiscontinuousNiceLoop = hodoku::records::GROUPED_DISCONTINUOUS_NICE_LOOP,
    GroupedAic = hodoku::records::GROUPED_AIC,
    AlsXz = als::ALS_XZ,
    AlsXyWing = als::ALS_XY_WING,
    AlsChain = als::ALS_CHAIN,
    DeathBlossom = als::DEATH_BLOSSOM,
    FrankenXWing = fish::FRANKEN_X_WING,
    FrankenSwordfish = fish::FRANKEN_SWORDFISH,
    FrankenJellyfish = fish::FRANKEN_JELLYFISH,
    FrankenSquirmbag = fish::FRANKEN_SQUIRMBAG,
    FrankenWhale = fish::FRANKEN_WHALE,
    FrankenLeviathan = fish::FRANKEN_LEVIATHAN,
    FinnedFrankenXWing = fish::FINNED_FRANKEN_X_WING,
    FinnedFrankenSwordfish = fish::FINNED_FRANKEN_SWORDFISH,
    FinnedFrankenJellyfish = fish::FINNED_FRANKEN_JELLYFISH,
    FinnedFrankenSquirmbag = fish::FINNED_FRANKEN_SQUIRMBAG,
    FinnedFrankenWhale = fish::FINNED_FRANKEN_WHALE,
    FinnedFrankenLeviathan = fish::FINNED_FRANKEN_LEVIATHAN,
    MutantXWing = fish::MUTANT_X_WING,
    MutantSwordfish = fish::MUTANT_SWORDFISH,
    MutantJellyfish = fish::MUTANT_JELLYFISH,
    MutantSquirmbag = fish::MUTANT_SQUIRMBAG,
    MutantWhale = fish::MUTANT_WHALE,
    MutantLeviathan = fish::MUTANT_LEVIATHAN,
    FinnedMutantXWing = fish::FINNED_MUTANT_X_WING,
    FinnedMutantSwordfish = fish::FINNED_MUTANT_SWORDFISH,
    FinnedMutantJellyfish = fish::FINNED_MUTANT_JELLYFISH,
    FinnedMutantSquirmbag = fish::FINNED_MUTANT_SQUIRMBAG,
    FinnedMutantWhale = fish::FINNED_MUTANT_WHALE,
    FinnedMutantLeviathan = fish::FINNED_MUTANT_LEVIATHAN,
    AlignedTriplet = aligned::ALIGNED_TRIPLET,
    Nishio = explainer::records::NISHIO,
    CellForcingChain = explainer::records::CELL_FORCING_CHAIN,
    RegionForcingChain = explainer::records::REGION_FORCING_CHAIN,
    KrakenFish = fish::KRAKEN_FISH,
    ForcingChainContradiction = hodoku::records::FORCING_CHAIN_CONTRADICTION,
    ForcingChainVerity = hodoku::records::FORCING_CHAIN_VERITY,
    DynamicForcingChain = explainer::records::DYNAMIC_FORCING_CHAIN,
    ForcingNetContradiction = hodoku::records::FORCING_NET_CONTRADICTION,
    ForcingNetVerity = hodoku::records::FORCING_NET_VERITY,
    DynamicPlus = explainer::records::DYNAMIC_PLUS,
    Nested2 = explainer::records::NESTED_2,
    Nested3 = explainer::records::NESTED_3,
    Nested4 = explainer::records::NESTED_4,
    Nested5 = explainer::records::NESTED_5,
    TemplateSet = templates::TEMPLATE_SET,
    TemplateDelete = templates::TEMPLATE_DELETE,
    BruteForce = brute_force::BRUTE_FORCE,
}

impl Technique {
    /// The name for command lines and files: `x-wing`.
    pub fn id(self) -> &'static str {
        self.record().id
    }

    /// The name for people: `X-wing`.
    pub fn name(self) -> &'static str {
        self.record().name
    }

    /// Which techniques argue alike.
    pub fn family(self) -> Family {
        self.record().family
    }

    /// What it does, in a line.
    pub fn about(self) -> &'static str {
        self.record().about
    }

    /// What there is to learn about it.
    pub fn lesson(self) -> Lesson {
        self.record().lesson.lesson()
    }

    /// A position in which it finds a step, as text. A technique that is being
    /// written has none yet.
    pub fn example(self) -> Option<&'static str> {
        Some(self.record().example).filter(|example| !example.is_empty())
    }

    /// What Sudoku Explainer rates steps of this technique, if it knows it.
    pub fn ratings(self) -> Option<Span> {
        self.record().rating
    }

    /// Whether Sudoku Explainer knows it, so that ratings are built on it.
    pub fn is_rated(self) -> bool {
        self.ratings().is_some()
    }

    /// What HoDoKu calls steps of this technique, if it knows it.
    ///
    /// ```
    /// use sudokit::Technique;
    ///
    /// assert_eq!(Technique::Pointing.hodoku_name(), Some("Locked Candidates Type 1 (Pointing)"));
    /// assert_eq!(Technique::AlignedPair.hodoku_name(), None);
    /// ```
    pub fn hodoku_name(self) -> Option<&'static str> {
        self.record().hodoku.map(|entry| entry.name)
    }

    /// What HoDoKu counts for a step of this technique, if it knows it.
    pub fn score(self) -> Option<Score> {
        self.record().hodoku.map(|entry| entry.search.score)
    }

    /// Whether HoDoKu looks for it without being asked to.
    pub fn is_scored(self) -> bool {
        Scale::Hodoku.uses(self)
    }

    /// The search that is made for it on a scale, if that knows it.
    pub(crate) fn search_on(self, scale: Scale) -> Option<Search> {
        match scale {
            Scale::Explainer => self.record().explainer,
            Scale::Hodoku => self.record().hodoku.map(|entry| entry.search.search),
        }
    }

    /// The search that finds it where no scale is asked for: Sudoku Explainer's,
    /// if it knows it.
    pub(crate) fn search(self) -> Search {
        Scale::ALL.into_iter().find_map(|scale| self.search_on(scale)).expect("a search is made for each")
    }

    /// The scale whose order counts where none is asked for.
    pub(crate) fn home(self) -> Scale {
        if self.record().explainer.is_some() { Scale::Explainer } else { Scale::Hodoku }
    }

    /// Whether this search may find it.
    pub(crate) fn is_found_by(self, search: Search) -> bool {
        self.record().is_found_by(search)
    }

    /// The fish of this kind.
    pub(crate) fn fish(kind: FishKind) -> Option<Self> {
        let search = Some(Search::Fish(kind));
        Self::ALL.iter().copied().find(|technique| technique.search_on(Scale::Hodoku) == search)
    }

    pub(crate) fn record(self) -> &'static TechniqueRecord {
        RECORDS[self as usize]
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
        Self::ALL.iter().copied().find(is_meant).ok_or_else(|| Error::unknown("technique", text, []))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_technique_has_names_of_its_own_and_a_search() {
        for (number, technique) in Technique::ALL.iter().enumerate() {
            let known = &Technique::ALL[..number];
            assert!(known.iter().all(|other| other.id() != technique.id()), "{technique}");
            assert!(known.iter().all(|other| other.name() != technique.name()), "{technique}");
            assert!(technique.is_found_by(technique.search()), "{technique}");
            let is_rated = technique.record().explainer.is_some_and(|search| search != Search::LargeSet);
            assert_eq!(technique.is_rated(), is_rated, "{technique}");
        }
        assert_eq!(Technique::HiddenSingle.ratings().unwrap().to_string(), "1.0-1.5");
        assert_eq!(Technique::Aic.ratings().unwrap().to_string(), "7.0+");
    }

    #[test]
    fn each_search_of_hodokus_has_one_place_in_its_order() {
        let searches = || Technique::ALL.iter().filter_map(|one| one.record().hodoku).map(|one| one.search);
        for one in searches() {
            for other in searches() {
                assert_eq!(one.order == other.order, one.search == other.search, "{one:?} {other:?}");
            }
        }
    }
}
