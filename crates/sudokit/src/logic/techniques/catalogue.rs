//! The catalogue: all techniques, in the order in which people learn them.
//!
//! A row names the [record](super::record) of a technique and its page, both next to its search.
//! The orders of Sudoku Explainer and HoDoKu follow from numbers in the records.

use super::TechniqueRecord;
use super::chains::{explainer, hodoku};
use super::patterns::{
    aligned, als, brute_force, coloring, empty_rectangle, fish, locked, singles, strong_links, subsets,
    sue_de_coq, templates, uniqueness, wings,
};

/// Declares the enum and the list of records.
macro_rules! techniques {
    ($($variant:ident = $record:path, $page:literal;)*) => {
        /// A technique for finding steps. Variants are in order of difficulty.
        ///
        /// [`name`](Self::name), [`about`](Self::about) and [`lesson`](Self::lesson) describe each
        /// technique.
        ///
        /// ```
        /// use sudokit::logic::Technique;
        ///
        /// let technique: Technique = "x-wing".parse()?;
        /// assert_eq!(technique, Technique::XWing);
        /// assert_eq!(technique.to_string(), "X-wing");
        /// assert_eq!(
        ///     technique.about(),
        ///     "in two rows, a digit can only go in the same two columns, so no other cell of \
        ///      these columns can hold it (or the same with rows and columns exchanged)",
        /// );
        /// # Ok::<(), sudokit::Error>(())
        /// ```
        ///
        #[doc = include_str!("words.md")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Technique {
            $(#[doc = include_str!($page)] $variant,)*
        }

        pub(super) static RECORDS: &[TechniqueRecord] = &[$($record),*];

        #[cfg(test)]
        static PAGES: &[&str] = &[$(include_str!($page)),*];

        impl Technique {
            /// All techniques, in order of difficulty.
            pub const ALL: &[Self] = &[$(Self::$variant),*];
        }
    };
}

techniques! {
    FullHouse = singles::FULL_HOUSE, "patterns/singles/full-house.md";
    HiddenSingle = singles::HIDDEN_SINGLE, "patterns/singles/hidden-single.md";
    NakedSingle = singles::NAKED_SINGLE, "patterns/singles/naked-single.md";
    DirectPointing = locked::DIRECT_POINTING, "patterns/locked/direct-pointing.md";
    DirectClaiming = locked::DIRECT_CLAIMING, "patterns/locked/direct-claiming.md";
    Pointing = locked::POINTING, "patterns/locked/pointing.md";
    Claiming = locked::CLAIMING, "patterns/locked/claiming.md";
    LockedPair = subsets::LOCKED_PAIR, "patterns/subsets/locked-pair.md";
    NakedPair = subsets::NAKED_PAIR, "patterns/subsets/naked-pair.md";
    DirectHiddenPair = subsets::DIRECT_HIDDEN_PAIR, "patterns/subsets/direct-hidden-pair.md";
    HiddenPair = subsets::HIDDEN_PAIR, "patterns/subsets/hidden-pair.md";
    LockedTriple = subsets::LOCKED_TRIPLE, "patterns/subsets/locked-triple.md";
    NakedTriplet = subsets::NAKED_TRIPLET, "patterns/subsets/naked-triplet.md";
    DirectHiddenTriplet = subsets::DIRECT_HIDDEN_TRIPLET, "patterns/subsets/direct-hidden-triplet.md";
    HiddenTriplet = subsets::HIDDEN_TRIPLET, "patterns/subsets/hidden-triplet.md";
    XWing = fish::X_WING, "patterns/fish/x-wing.md";
    Skyscraper = strong_links::SKYSCRAPER, "patterns/strong_links/skyscraper.md";
    TwoStringKite = strong_links::TWO_STRING_KITE, "patterns/strong_links/two-string-kite.md";
    TurbotFish = hodoku::TURBOT_FISH, "chains/hodoku/turbot-fish.md";
    EmptyRectangle = empty_rectangle::EMPTY_RECTANGLE, "patterns/empty_rectangle/empty-rectangle.md";
    NakedQuad = subsets::NAKED_QUAD, "patterns/subsets/naked-quad.md";
    HiddenQuad = subsets::HIDDEN_QUAD, "patterns/subsets/hidden-quad.md";
    NakedSet = subsets::NAKED_SET, "patterns/subsets/naked-set.md";
    HiddenSet = subsets::HIDDEN_SET, "patterns/subsets/hidden-set.md";
    XyWing = wings::XY_WING, "patterns/wings/xy-wing.md";
    XyzWing = wings::XYZ_WING, "patterns/wings/xyz-wing.md";
    WWing = wings::W_WING, "patterns/wings/w-wing.md";
    RemotePair = hodoku::REMOTE_PAIR, "chains/hodoku/remote-pair.md";
    UniqueRectangle1 = uniqueness::UNIQUE_RECTANGLE_1, "patterns/uniqueness/unique-rectangle-1.md";
    UniqueRectangle2 = uniqueness::UNIQUE_RECTANGLE_2, "patterns/uniqueness/unique-rectangle-2.md";
    UniqueRectangle3 = uniqueness::UNIQUE_RECTANGLE_3, "patterns/uniqueness/unique-rectangle-3.md";
    UniqueRectangle4 = uniqueness::UNIQUE_RECTANGLE_4, "patterns/uniqueness/unique-rectangle-4.md";
    UniqueRectangle5 = uniqueness::UNIQUE_RECTANGLE_5, "patterns/uniqueness/unique-rectangle-5.md";
    UniqueRectangle6 = uniqueness::UNIQUE_RECTANGLE_6, "patterns/uniqueness/unique-rectangle-6.md";
    HiddenRectangle = uniqueness::HIDDEN_RECTANGLE, "patterns/uniqueness/hidden-rectangle.md";
    AvoidableRectangle1 = uniqueness::AVOIDABLE_RECTANGLE_1, "patterns/uniqueness/avoidable-rectangle-1.md";
    AvoidableRectangle2 = uniqueness::AVOIDABLE_RECTANGLE_2, "patterns/uniqueness/avoidable-rectangle-2.md";
    Bug1 = uniqueness::BUG_1, "patterns/uniqueness/bug-1.md";
    Swordfish = fish::SWORDFISH, "patterns/fish/swordfish.md";
    Jellyfish = fish::JELLYFISH, "patterns/fish/jellyfish.md";
    FinnedXWing = fish::FINNED_X_WING, "patterns/fish/finned-x-wing.md";
    SashimiXWing = fish::SASHIMI_X_WING, "patterns/fish/sashimi-x-wing.md";
    SimpleColorsTrap = coloring::SIMPLE_COLORS_TRAP, "patterns/coloring/simple-colors-trap.md";
    SimpleColorsWrap = coloring::SIMPLE_COLORS_WRAP, "patterns/coloring/simple-colors-wrap.md";
    MultiColors1 = coloring::MULTI_COLORS_1, "patterns/coloring/multi-colors-1.md";
    MultiColors2 = coloring::MULTI_COLORS_2, "patterns/coloring/multi-colors-2.md";
    FinnedSwordfish = fish::FINNED_SWORDFISH, "patterns/fish/finned-swordfish.md";
    SashimiSwordfish = fish::SASHIMI_SWORDFISH, "patterns/fish/sashimi-swordfish.md";
    FinnedJellyfish = fish::FINNED_JELLYFISH, "patterns/fish/finned-jellyfish.md";
    SashimiJellyfish = fish::SASHIMI_JELLYFISH, "patterns/fish/sashimi-jellyfish.md";
    UniqueLoop1 = uniqueness::UNIQUE_LOOP_1, "patterns/uniqueness/unique-loop-1.md";
    UniqueLoop2 = uniqueness::UNIQUE_LOOP_2, "patterns/uniqueness/unique-loop-2.md";
    UniqueLoop3 = uniqueness::UNIQUE_LOOP_3, "patterns/uniqueness/unique-loop-3.md";
    UniqueLoop4 = uniqueness::UNIQUE_LOOP_4, "patterns/uniqueness/unique-loop-4.md";
    Bug2 = uniqueness::BUG_2, "patterns/uniqueness/bug-2.md";
    Bug3 = uniqueness::BUG_3, "patterns/uniqueness/bug-3.md";
    Bug4 = uniqueness::BUG_4, "patterns/uniqueness/bug-4.md";
    SueDeCoq = sue_de_coq::SUE_DE_COQ, "patterns/sue_de_coq/sue-de-coq.md";
    AlignedPair = aligned::ALIGNED_PAIR, "patterns/aligned/aligned-pair.md";
    XCycle = explainer::X_CYCLE, "chains/explainer/x-cycle.md";
    XChain = hodoku::X_CHAIN, "chains/hodoku/x-chain.md";
    YCycle = explainer::Y_CYCLE, "chains/explainer/y-cycle.md";
    XyChain = hodoku::XY_CHAIN, "chains/hodoku/xy-chain.md";
    AlsXz = als::ALS_XZ, "patterns/als/als-xz.md";
    AlsXyWing = als::ALS_XY_WING, "patterns/als/als-xy-wing.md";
    ContinuousNiceLoop = hodoku::CONTINUOUS_NICE_LOOP, "chains/hodoku/continuous-nice-loop.md";
    Aic = hodoku::AIC, "chains/hodoku/aic.md";
    DiscontinuousNiceLoop = hodoku::DISCONTINUOUS_NICE_LOOP, "chains/hodoku/discontinuous-nice-loop.md";
    GroupedContinuousNiceLoop = hodoku::GROUPED_CONTINUOUS_NICE_LOOP, "chains/hodoku/grouped-continuous-nice-loop.md";
    GroupedDiscontinuousNiceLoop = hodoku::GROUPED_DISCONTINUOUS_NICE_LOOP, "chains/hodoku/grouped-discontinuous-nice-loop.md";
    GroupedAic = hodoku::GROUPED_AIC, "chains/hodoku/grouped-aic.md";
    AlsChain = als::ALS_CHAIN, "patterns/als/als-chain.md";
    DeathBlossom = als::DEATH_BLOSSOM, "patterns/als/death-blossom.md";
    FrankenXWing = fish::FRANKEN_X_WING, "patterns/fish/franken-x-wing.md";
    FrankenSwordfish = fish::FRANKEN_SWORDFISH, "patterns/fish/franken-swordfish.md";
    FinnedFrankenXWing = fish::FINNED_FRANKEN_X_WING, "patterns/fish/finned-franken-x-wing.md";
    FinnedFrankenSwordfish = fish::FINNED_FRANKEN_SWORDFISH, "patterns/fish/finned-franken-swordfish.md";
    FrankenJellyfish = fish::FRANKEN_JELLYFISH, "patterns/fish/franken-jellyfish.md";
    FinnedFrankenJellyfish = fish::FINNED_FRANKEN_JELLYFISH, "patterns/fish/finned-franken-jellyfish.md";
    Squirmbag = fish::SQUIRMBAG, "patterns/fish/squirmbag.md";
    Whale = fish::WHALE, "patterns/fish/whale.md";
    Leviathan = fish::LEVIATHAN, "patterns/fish/leviathan.md";
    FinnedSquirmbag = fish::FINNED_SQUIRMBAG, "patterns/fish/finned-squirmbag.md";
    FinnedWhale = fish::FINNED_WHALE, "patterns/fish/finned-whale.md";
    FinnedLeviathan = fish::FINNED_LEVIATHAN, "patterns/fish/finned-leviathan.md";
    SashimiSquirmbag = fish::SASHIMI_SQUIRMBAG, "patterns/fish/sashimi-squirmbag.md";
    SashimiWhale = fish::SASHIMI_WHALE, "patterns/fish/sashimi-whale.md";
    SashimiLeviathan = fish::SASHIMI_LEVIATHAN, "patterns/fish/sashimi-leviathan.md";
    FrankenSquirmbag = fish::FRANKEN_SQUIRMBAG, "patterns/fish/franken-squirmbag.md";
    FrankenWhale = fish::FRANKEN_WHALE, "patterns/fish/franken-whale.md";
    FrankenLeviathan = fish::FRANKEN_LEVIATHAN, "patterns/fish/franken-leviathan.md";
    FinnedFrankenSquirmbag = fish::FINNED_FRANKEN_SQUIRMBAG, "patterns/fish/finned-franken-squirmbag.md";
    FinnedFrankenWhale = fish::FINNED_FRANKEN_WHALE, "patterns/fish/finned-franken-whale.md";
    FinnedFrankenLeviathan = fish::FINNED_FRANKEN_LEVIATHAN, "patterns/fish/finned-franken-leviathan.md";
    MutantXWing = fish::MUTANT_X_WING, "patterns/fish/mutant-x-wing.md";
    MutantSwordfish = fish::MUTANT_SWORDFISH, "patterns/fish/mutant-swordfish.md";
    MutantJellyfish = fish::MUTANT_JELLYFISH, "patterns/fish/mutant-jellyfish.md";
    MutantSquirmbag = fish::MUTANT_SQUIRMBAG, "patterns/fish/mutant-squirmbag.md";
    MutantWhale = fish::MUTANT_WHALE, "patterns/fish/mutant-whale.md";
    MutantLeviathan = fish::MUTANT_LEVIATHAN, "patterns/fish/mutant-leviathan.md";
    FinnedMutantXWing = fish::FINNED_MUTANT_X_WING, "patterns/fish/finned-mutant-x-wing.md";
    FinnedMutantSwordfish = fish::FINNED_MUTANT_SWORDFISH, "patterns/fish/finned-mutant-swordfish.md";
    FinnedMutantJellyfish = fish::FINNED_MUTANT_JELLYFISH, "patterns/fish/finned-mutant-jellyfish.md";
    FinnedMutantSquirmbag = fish::FINNED_MUTANT_SQUIRMBAG, "patterns/fish/finned-mutant-squirmbag.md";
    FinnedMutantWhale = fish::FINNED_MUTANT_WHALE, "patterns/fish/finned-mutant-whale.md";
    FinnedMutantLeviathan = fish::FINNED_MUTANT_LEVIATHAN, "patterns/fish/finned-mutant-leviathan.md";
    AlignedTriplet = aligned::ALIGNED_TRIPLET, "patterns/aligned/aligned-triplet.md";
    Nishio = explainer::NISHIO, "chains/explainer/nishio.md";
    CellForcingChain = explainer::CELL_FORCING_CHAIN, "chains/explainer/cell-forcing-chain.md";
    RegionForcingChain = explainer::REGION_FORCING_CHAIN, "chains/explainer/region-forcing-chain.md";
    KrakenFish = fish::KRAKEN_FISH, "patterns/fish/kraken-fish.md";
    ForcingChainContradiction = hodoku::FORCING_CHAIN_CONTRADICTION, "chains/hodoku/forcing-chain-contradiction.md";
    ForcingChainVerity = hodoku::FORCING_CHAIN_VERITY, "chains/hodoku/forcing-chain-verity.md";
    DynamicForcingChain = explainer::DYNAMIC_FORCING_CHAIN, "chains/explainer/dynamic-forcing-chain.md";
    ForcingNetContradiction = hodoku::FORCING_NET_CONTRADICTION, "chains/hodoku/forcing-net-contradiction.md";
    ForcingNetVerity = hodoku::FORCING_NET_VERITY, "chains/hodoku/forcing-net-verity.md";
    DynamicPlus = explainer::DYNAMIC_PLUS, "chains/explainer/dynamic-plus.md";
    Nested2 = explainer::NESTED_2, "chains/explainer/nested-2.md";
    Nested3 = explainer::NESTED_3, "chains/explainer/nested-3.md";
    Nested4 = explainer::NESTED_4, "chains/explainer/nested-4.md";
    Nested5 = explainer::NESTED_5, "chains/explainer/nested-5.md";
    TemplateSet = templates::TEMPLATE_SET, "patterns/templates/template-set.md";
    TemplateDelete = templates::TEMPLATE_DELETE, "patterns/templates/template-delete.md";
    BruteForce = brute_force::BRUTE_FORCE, "patterns/brute_force/brute-force.md";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_names_the_page_of_its_record() {
        for (record, page) in RECORDS.iter().zip(PAGES) {
            assert_eq!(record.pages[0], *page);
        }
    }
}
