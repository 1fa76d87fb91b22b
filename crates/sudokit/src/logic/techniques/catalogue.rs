//! The catalogue: all techniques in order of difficulty.
//!
//! A row names the [record](super::record) of a technique, which is next to its search.
//! Sudoku Explainer asks its searches in this order; HoDoKu's records have numbers.

use super::TechniqueRecord;
use super::chains::{explainer, hodoku};
use super::patterns::{
    aligned, als, brute_force, coloring, empty_rectangle, fish, locked, singles, strong_links, subsets,
    sue_de_coq, templates, uniqueness, wings,
};

/// Declares the enum and the list of its records.
macro_rules! techniques {
    ($($variant:ident = $record:path,)*) => {
        /// A way to find steps, in order of difficulty.
        ///
        /// [`name`](Self::name), [`about`](Self::about) and
        /// [`lesson`](Self::lesson) say what each of them is.
        ///
        /// ```
        /// use sudokit::logic::Technique;
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

        pub(super) static RECORDS: &[TechniqueRecord] = &[$($record),*];

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
    TurbotFish = hodoku::TURBOT_FISH,
    EmptyRectangle = empty_rectangle::EMPTY_RECTANGLE,
    XyWing = wings::XY_WING,
    RemotePair = hodoku::REMOTE_PAIR,
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
    XyChain = hodoku::XY_CHAIN,
    XCycle = explainer::X_CYCLE,
    YCycle = explainer::Y_CYCLE,
    XChain = hodoku::X_CHAIN,
    ContinuousNiceLoop = hodoku::CONTINUOUS_NICE_LOOP,
    DiscontinuousNiceLoop = hodoku::DISCONTINUOUS_NICE_LOOP,
    Aic = hodoku::AIC,
    GroupedContinuousNiceLoop = hodoku::GROUPED_CONTINUOUS_NICE_LOOP,
    GroupedDiscontinuousNiceLoop = hodoku::GROUPED_DISCONTINUOUS_NICE_LOOP,
    GroupedAic = hodoku::GROUPED_AIC,
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
    Nishio = explainer::NISHIO,
    CellForcingChain = explainer::CELL_FORCING_CHAIN,
    RegionForcingChain = explainer::REGION_FORCING_CHAIN,
    KrakenFish = fish::KRAKEN_FISH,
    ForcingChainContradiction = hodoku::FORCING_CHAIN_CONTRADICTION,
    ForcingChainVerity = hodoku::FORCING_CHAIN_VERITY,
    DynamicForcingChain = explainer::DYNAMIC_FORCING_CHAIN,
    ForcingNetContradiction = hodoku::FORCING_NET_CONTRADICTION,
    ForcingNetVerity = hodoku::FORCING_NET_VERITY,
    DynamicPlus = explainer::DYNAMIC_PLUS,
    Nested2 = explainer::NESTED_2,
    Nested3 = explainer::NESTED_3,
    Nested4 = explainer::NESTED_4,
    Nested5 = explainer::NESTED_5,
    TemplateSet = templates::TEMPLATE_SET,
    TemplateDelete = templates::TEMPLATE_DELETE,
    BruteForce = brute_force::BRUTE_FORCE,
}
