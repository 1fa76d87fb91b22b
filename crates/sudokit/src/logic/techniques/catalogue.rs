//! The catalogue: all techniques in order of difficulty, a row each.
//!
//! A row has the name for command lines, the family, the pages in `lessons/shared` that
//! the lesson has in common with others, and what Sudoku Explainer and HoDoKu make of
//! the technique. Its texts are on its own page, `lessons/ID.md`. Ratings, scores, help
//! and every list of techniques follow from here, so each number is written once.

use super::chains::explainer::ChainRule;
use super::patterns::singles;
use super::patterns::uniqueness::explainer::{LARGEST_SET, LONG_LOOP, RECTANGLE, SHORT_LOOP};
use super::record::{by_default, on_request};
use super::search::FishShape::{Basic, Franken, Mutant};
use super::{Family, Fins, FishKind, FishShape, HodokuSearch, RectangleKind, Search, TechniqueRecord};
use crate::logic::HodokuLevel::{Easy, Extreme, Hard, Medium, Unfair};
use crate::logic::Span;

/// Declares the enum and the list of its records.
macro_rules! techniques {
    ($(
        $variant:ident = ($id:literal, $family:ident $(, [$($shared:literal),+])?)
            $(.$program:ident($($fact:expr),+ $(,)?))+,
    )*) => {
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

        pub(super) static RECORDS: &[TechniqueRecord] = &[$(
            TechniqueRecord::new($id, Family::$family, &[
                include_str!(concat!("lessons/", $id, ".md")),
                $($(include_str!(concat!("lessons/shared/", $shared, ".md"))),+)?
            ])
            $(.$program($($fact),+))+
        ),*];

        impl Technique {
            /// All techniques, in order of difficulty.
            pub const ALL: &[Self] = &[$(Self::$variant),*];
        }
    };
}

/// The search for fish of this kind.
const fn fish(size: usize, shape: FishShape, fins: Fins) -> Search {
    Search::Fish(FishKind { size, shape, fins })
}

// Searches that HoDoKu makes for several techniques.
const SIMPLE_COLORS: HodokuSearch = by_default(Search::SimpleColors, 510, Hard, 150).for_all("simple-colors");
const MULTI_COLORS: HodokuSearch = by_default(Search::MultiColors, 520, Hard, 200);
const NICE_LOOP: HodokuSearch = by_default(Search::NiceLoop, 550, Unfair, 280).for_all("nice-loop");
const GROUPED_NICE_LOOP: HodokuSearch =
    by_default(Search::GroupedNiceLoop, 560, Unfair, 300).for_all("grouped-nice-loop");
const FORCING_CHAIN: HodokuSearch =
    by_default(Search::ForcingChain, 860, Extreme, 500).for_all("forcing-chain");
const FORCING_NET: HodokuSearch = by_default(Search::ForcingNet, 870, Extreme, 700).for_all("forcing-net");

techniques! {
    FullHouse = ("full-house", Singles).hodoku("Full House", by_default(Search::FullHouse, 10, Easy, 4)),
    HiddenSingle = ("hidden-single", Singles)
        .explainer(Search::HiddenSingle, Span::between(singles::LAST_CELL, singles::IN_LINE))
        .hodoku("Hidden Single", by_default(Search::HiddenSingle, 30, Easy, 14)),
    DirectPointing = ("direct-pointing", Intersections).explainer(Search::DirectLocked, Span::fixed(17)),
    DirectClaiming = ("direct-claiming", Intersections).explainer(Search::DirectLocked, Span::fixed(19)),
    DirectHiddenPair = ("direct-hidden-pair", Subsets).explainer(Search::DirectHiddenPair, Span::fixed(20)),
    NakedSingle = ("naked-single", Singles)
        .explainer(Search::NakedSingle, Span::fixed(23))
        .hodoku("Naked Single", by_default(Search::NakedSingle, 20, Easy, 4)),
    DirectHiddenTriplet = ("direct-hidden-triplet", Subsets)
        .explainer(Search::DirectHiddenTriplet, Span::fixed(25)),
    LockedPair = ("locked-pair", Subsets, ["locked-sets"])
        .hodoku("Locked Pair", by_default(Search::LockedPair, 40, Medium, 40)),
    LockedTriple = ("locked-triple", Subsets, ["locked-sets"])
        .hodoku("Locked Triple", by_default(Search::LockedTriple, 50, Medium, 60)),
    Pointing = ("pointing", Intersections)
        .explainer(Search::Locked, Span::fixed(26))
        .hodoku("Locked Candidates Type 1 (Pointing)", by_default(Search::Pointing, 60, Medium, 50)),
    Claiming = ("claiming", Intersections)
        .explainer(Search::Locked, Span::fixed(28))
        .hodoku("Locked Candidates Type 2 (Claiming)", by_default(Search::Claiming, 70, Medium, 50)),
    NakedPair = ("naked-pair", Subsets, ["naked-sets"])
        .explainer(Search::NakedPair, Span::fixed(30))
        .hodoku("Naked Pair", by_default(Search::NakedPair, 80, Medium, 60)),
    XWing = ("x-wing", Fish, ["fish", "find-fish"])
        .explainer(fish(2, Basic, Fins::None), Span::fixed(32))
        .hodoku("X-Wing", by_default(fish(2, Basic, Fins::None), 140, Hard, 140)),
    HiddenPair = ("hidden-pair", Subsets, ["hidden-sets"])
        .explainer(Search::HiddenPair, Span::fixed(34))
        .hodoku("Hidden Pair", by_default(Search::HiddenPair, 100, Medium, 70)),
    NakedTriplet = ("naked-triplet", Subsets, ["naked-sets"])
        .explainer(Search::NakedTriplet, Span::fixed(36))
        .hodoku("Naked Triple", by_default(Search::NakedTriplet, 90, Medium, 80)),
    Swordfish = ("swordfish", Fish, ["fish", "find-fish"])
        .explainer(fish(3, Basic, Fins::None), Span::fixed(38))
        .hodoku("Swordfish", by_default(fish(3, Basic, Fins::None), 150, Hard, 150)),
    HiddenTriplet = ("hidden-triplet", Subsets, ["hidden-sets"])
        .explainer(Search::HiddenTriplet, Span::fixed(40))
        .hodoku("Hidden Triple", by_default(Search::HiddenTriplet, 110, Medium, 100)),
    Skyscraper = ("skyscraper", SingleDigit)
        .hodoku("Skyscraper", by_default(Search::Skyscraper, 220, Hard, 130)),
    TwoStringKite = ("two-string-kite", SingleDigit)
        .hodoku("2-String Kite", by_default(Search::TwoStringKite, 230, Hard, 150)),
    TurbotFish = ("turbot-fish", SingleDigit)
        .hodoku("Turbot Fish", by_default(Search::TurbotFish, 240, Hard, 120)),
    EmptyRectangle = ("empty-rectangle", SingleDigit)
        .hodoku("Empty Rectangle", by_default(Search::EmptyRectangle, 250, Hard, 120)),
    XyWing = ("xy-wing", Wings)
        .explainer(Search::XyWing, Span::fixed(42))
        .hodoku("XY-Wing", by_default(Search::XyWing, 270, Hard, 160)),
    RemotePair = ("remote-pair", Chains)
        .hodoku("Remote Pair", by_default(Search::RemotePair, 200, Hard, 110)),
    XyzWing = ("xyz-wing", Wings)
        .explainer(Search::XyzWing, Span::fixed(44))
        .hodoku("XYZ-Wing", by_default(Search::XyzWing, 280, Hard, 180)),
    WWing = ("w-wing", Wings).hodoku("W-Wing", by_default(Search::WWing, 260, Hard, 150)),
    UniqueRectangle1 = ("unique-rectangle-1", Uniqueness, ["two-solutions", "find-rectangles"])
        .explainer(Search::UniqueLoop, Span::fixed(RECTANGLE))
        .hodoku("Uniqueness Test 1", by_default(Search::Rectangle(RectangleKind::Type1), 290, Hard, 100)),
    UniqueRectangle2 = ("unique-rectangle-2", Uniqueness, ["two-solutions", "find-rectangles"])
        .explainer(Search::UniqueLoop, Span::fixed(RECTANGLE))
        .hodoku("Uniqueness Test 2", by_default(Search::Rectangle(RectangleKind::Type2), 300, Hard, 100)),
    UniqueRectangle3 = ("unique-rectangle-3", Uniqueness, ["two-solutions", "find-rectangles"])
        .explainer(Search::UniqueLoop, Span::between(RECTANGLE, RECTANGLE + LARGEST_SET))
        .hodoku("Uniqueness Test 3", by_default(Search::Rectangle(RectangleKind::Type3), 310, Hard, 100)),
    UniqueRectangle4 = ("unique-rectangle-4", Uniqueness, ["two-solutions", "find-rectangles"])
        .explainer(Search::UniqueLoop, Span::fixed(RECTANGLE))
        .hodoku("Uniqueness Test 4", by_default(Search::Rectangle(RectangleKind::Type4), 320, Hard, 100)),
    UniqueRectangle5 = ("unique-rectangle-5", Uniqueness, ["two-solutions"])
        .hodoku("Uniqueness Test 5", by_default(Search::Rectangle(RectangleKind::Type5), 330, Hard, 100)),
    UniqueRectangle6 = ("unique-rectangle-6", Uniqueness)
        .hodoku("Uniqueness Test 6", by_default(Search::Rectangle(RectangleKind::Type6), 340, Hard, 100)),
    HiddenRectangle = ("hidden-rectangle", Uniqueness)
        .hodoku("Hidden Rectangle", by_default(Search::Rectangle(RectangleKind::Hidden), 350, Hard, 100)),
    AvoidableRectangle1 = ("avoidable-rectangle-1", Uniqueness, ["avoidable-rectangles"])
        .hodoku(
            "Avoidable Rectangle Type 1",
            by_default(Search::Rectangle(RectangleKind::Avoidable1), 360, Hard, 100),
        ),
    AvoidableRectangle2 = ("avoidable-rectangle-2", Uniqueness, ["avoidable-rectangles"])
        .hodoku(
            "Avoidable Rectangle Type 2",
            by_default(Search::Rectangle(RectangleKind::Avoidable2), 370, Hard, 100),
        ),
    UniqueLoop1 = ("unique-loop-1", Uniqueness, ["two-solutions", "find-loops"])
        .explainer(Search::UniqueLoop, Span::between(SHORT_LOOP, LONG_LOOP)),
    UniqueLoop2 = ("unique-loop-2", Uniqueness, ["two-solutions", "find-loops"])
        .explainer(Search::UniqueLoop, Span::between(SHORT_LOOP, LONG_LOOP)),
    UniqueLoop3 = ("unique-loop-3", Uniqueness, ["two-solutions", "find-loops"])
        .explainer(Search::UniqueLoop, Span::between(SHORT_LOOP, LONG_LOOP + LARGEST_SET)),
    UniqueLoop4 = ("unique-loop-4", Uniqueness, ["two-solutions", "find-loops"])
        .explainer(Search::UniqueLoop, Span::between(SHORT_LOOP, LONG_LOOP)),
    SimpleColorsTrap = ("simple-colors-trap", SingleDigit).hodoku("Simple Colors Trap", SIMPLE_COLORS),
    SimpleColorsWrap = ("simple-colors-wrap", SingleDigit).hodoku("Simple Colors Wrap", SIMPLE_COLORS),
    MultiColors1 = ("multi-colors-1", SingleDigit).hodoku("Multi Colors 1", MULTI_COLORS),
    MultiColors2 = ("multi-colors-2", SingleDigit).hodoku("Multi Colors 2", MULTI_COLORS),
    FinnedXWing = ("finned-x-wing", Fish, ["fins", "find-finned-fish"])
        .hodoku("Finned X-Wing", by_default(fish(2, Basic, Fins::Finned), 380, Hard, 130)),
    SashimiXWing = ("sashimi-x-wing", Fish, ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi X-Wing", by_default(fish(2, Basic, Fins::Sashimi), 390, Hard, 150)),
    NakedQuad = ("naked-quad", Subsets, ["naked-sets"])
        .explainer(Search::NakedQuad, Span::fixed(50))
        .hodoku("Naked Quadruple", by_default(Search::NakedQuad, 120, Hard, 120)),
    Jellyfish = ("jellyfish", Fish, ["fish", "find-fish"])
        .explainer(fish(4, Basic, Fins::None), Span::fixed(52))
        .hodoku("Jellyfish", by_default(fish(4, Basic, Fins::None), 160, Hard, 160)),
    HiddenQuad = ("hidden-quad", Subsets, ["hidden-sets"])
        .explainer(Search::HiddenQuad, Span::fixed(54))
        .hodoku("Hidden Quadruple", by_default(Search::HiddenQuad, 130, Hard, 150)),
    NakedSet = ("naked-set", Subsets, ["naked-sets"]).unrated_explainer(Search::LargeSet),
    HiddenSet = ("hidden-set", Subsets, ["hidden-sets"]).unrated_explainer(Search::LargeSet),
    FinnedSwordfish = ("finned-swordfish", Fish, ["fins", "find-finned-fish"])
        .hodoku("Finned Swordfish", by_default(fish(3, Basic, Fins::Finned), 400, Unfair, 200)),
    SashimiSwordfish = ("sashimi-swordfish", Fish, ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi Swordfish", by_default(fish(3, Basic, Fins::Sashimi), 410, Unfair, 240)),
    Bug1 = ("bug-1", Uniqueness, ["bug"])
        .explainer(Search::Bug, Span::fixed(56))
        .hodoku("Bivalue Universal Grave + 1", by_default(Search::BugPlusOne, 210, Hard, 100)),
    Bug2 = ("bug-2", Uniqueness, ["bug"]).explainer(Search::Bug, Span::fixed(57)),
    Bug3 = ("bug-3", Uniqueness, ["bug"]).explainer(Search::Bug, Span::between(58, 62)),
    Bug4 = ("bug-4", Uniqueness, ["bug"]).explainer(Search::Bug, Span::fixed(57)),
    FinnedJellyfish = ("finned-jellyfish", Fish, ["fins", "find-finned-fish"])
        .hodoku("Finned Jellyfish", by_default(fish(4, Basic, Fins::Finned), 420, Unfair, 250)),
    SashimiJellyfish = ("sashimi-jellyfish", Fish, ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi Jellyfish", by_default(fish(4, Basic, Fins::Sashimi), 430, Unfair, 260)),
    Squirmbag = ("squirmbag", Fish, ["fish"])
        .hodoku("Squirmbag", on_request(fish(5, Basic, Fins::None), 170, Unfair, 470)),
    Whale = ("whale", Fish, ["fish"])
        .hodoku("Whale", on_request(fish(6, Basic, Fins::None), 180, Unfair, 470)),
    Leviathan = ("leviathan", Fish, ["fish"])
        .hodoku("Leviathan", on_request(fish(7, Basic, Fins::None), 190, Unfair, 470)),
    FinnedSquirmbag = ("finned-squirmbag", Fish, ["fins", "find-finned-fish"])
        .hodoku("Finned Squirmbag", on_request(fish(5, Basic, Fins::Finned), 440, Unfair, 470)),
    FinnedWhale = ("finned-whale", Fish, ["fins", "find-finned-fish"])
        .hodoku("Finned Whale", on_request(fish(6, Basic, Fins::Finned), 460, Unfair, 470)),
    FinnedLeviathan = ("finned-leviathan", Fish, ["fins", "find-finned-fish"])
        .hodoku("Finned Leviathan", on_request(fish(7, Basic, Fins::Finned), 480, Unfair, 470)),
    SashimiSquirmbag = ("sashimi-squirmbag", Fish, ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi Squirmbag", on_request(fish(5, Basic, Fins::Sashimi), 450, Unfair, 470)),
    SashimiWhale = ("sashimi-whale", Fish, ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi Whale", on_request(fish(6, Basic, Fins::Sashimi), 470, Unfair, 470)),
    SashimiLeviathan = ("sashimi-leviathan", Fish, ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi Leviathan", on_request(fish(7, Basic, Fins::Sashimi), 490, Unfair, 470)),
    SueDeCoq = ("sue-de-coq", AlmostLockedSets)
        .hodoku("Sue de Coq", by_default(Search::SueDeCoq, 500, Unfair, 250)),
    AlignedPair = ("aligned-pair", Exclusion, ["find-aligned-cells"])
        .explainer(Search::AlignedPair, Span::fixed(62)),
    XyChain = ("xy-chain", Chains).hodoku("XY-Chain", by_default(Search::XyChain, 540, Unfair, 260)),
    XCycle = ("x-cycle", Chains, ["closed-chains"])
        .explainer(Search::Chain(ChainRule::Simple), Span::growing(65)),
    YCycle = ("y-cycle", Chains, ["closed-chains"])
        .explainer(Search::Chain(ChainRule::Simple), Span::growing(65)),
    XChain = ("x-chain", Chains, ["open-chains"])
        .explainer(Search::Chain(ChainRule::Simple), Span::growing(66))
        .hodoku("X-Chain", by_default(Search::XChain, 530, Unfair, 260)),
    ContinuousNiceLoop = ("continuous-nice-loop", Chains)
        .explainer(Search::Chain(ChainRule::Simple), Span::growing(70))
        .hodoku("Continuous Nice Loop", NICE_LOOP),
    DiscontinuousNiceLoop = ("discontinuous-nice-loop", Chains).hodoku("Discontinuous Nice Loop", NICE_LOOP),
    Aic = ("aic", Chains, ["open-chains"])
        .explainer(Search::Chain(ChainRule::Simple), Span::growing(70))
        .hodoku("AIC", NICE_LOOP),
    GroupedContinuousNiceLoop = ("grouped-continuous-nice-loop", Chains, ["groups"])
        .hodoku("Grouped Continuous Nice Loop", GROUPED_NICE_LOOP),
    GroupedDiscontinuousNiceLoop = ("grouped-discontinuous-nice-loop", Chains, ["groups"])
        .hodoku("Grouped Discontinuous Nice Loop", GROUPED_NICE_LOOP),
    GroupedAic = ("grouped-aic", Chains, ["groups"]).hodoku("Grouped AIC", GROUPED_NICE_LOOP),
    AlsXz = ("als-xz", AlmostLockedSets)
        .hodoku("Almost Locked Set XZ-Rule", by_default(Search::AlsXz, 570, Unfair, 300)),
    AlsXyWing = ("als-xy-wing", AlmostLockedSets)
        .hodoku("Almost Locked Set XY-Wing", by_default(Search::AlsXyWing, 580, Unfair, 320)),
    AlsChain = ("als-chain", AlmostLockedSets)
        .hodoku("Almost Locked Set Chain", by_default(Search::AlsChain, 590, Unfair, 340)),
    DeathBlossom = ("death-blossom", AlmostLockedSets)
        .hodoku("Death Blossom", on_request(Search::DeathBlossom, 600, Unfair, 360)),
    FrankenXWing = ("franken-x-wing", Fish, ["mixed-fish", "find-franken-fish"])
        .hodoku("Franken X-Wing", by_default(fish(2, Franken, Fins::None), 610, Unfair, 300)),
    FrankenSwordfish = ("franken-swordfish", Fish, ["mixed-fish", "find-franken-fish"])
        .hodoku("Franken Swordfish", by_default(fish(3, Franken, Fins::None), 620, Unfair, 350)),
    FrankenJellyfish = ("franken-jellyfish", Fish, ["mixed-fish", "find-franken-fish"])
        .hodoku("Franken Jellyfish", on_request(fish(4, Franken, Fins::None), 630, Unfair, 370)),
    FrankenSquirmbag = ("franken-squirmbag", Fish, ["mixed-fish", "find-franken-fish"])
        .hodoku("Franken Squirmbag", on_request(fish(5, Franken, Fins::None), 640, Extreme, 470)),
    FrankenWhale = ("franken-whale", Fish, ["mixed-fish", "find-franken-fish"])
        .hodoku("Franken Whale", on_request(fish(6, Franken, Fins::None), 650, Extreme, 470)),
    FrankenLeviathan = ("franken-leviathan", Fish, ["mixed-fish", "find-franken-fish"])
        .hodoku("Franken Leviathan", on_request(fish(7, Franken, Fins::None), 660, Extreme, 470)),
    FinnedFrankenXWing = ("finned-franken-x-wing", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Franken X-Wing", by_default(fish(2, Franken, Fins::Finned), 670, Unfair, 390)),
    FinnedFrankenSwordfish = ("finned-franken-swordfish", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Franken Swordfish", by_default(fish(3, Franken, Fins::Finned), 680, Unfair, 410)),
    FinnedFrankenJellyfish = ("finned-franken-jellyfish", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Franken Jellyfish", on_request(fish(4, Franken, Fins::Finned), 690, Unfair, 430)),
    FinnedFrankenSquirmbag = ("finned-franken-squirmbag", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Franken Squirmbag", on_request(fish(5, Franken, Fins::Finned), 700, Extreme, 470)),
    FinnedFrankenWhale = ("finned-franken-whale", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Franken Whale", on_request(fish(6, Franken, Fins::Finned), 710, Extreme, 470)),
    FinnedFrankenLeviathan = ("finned-franken-leviathan", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Franken Leviathan", on_request(fish(7, Franken, Fins::Finned), 720, Extreme, 470)),
    MutantXWing = ("mutant-x-wing", Fish, ["mixed-fish", "find-mutant-fish"])
        .hodoku("Mutant X-Wing", on_request(fish(2, Mutant, Fins::None), 730, Extreme, 450)),
    MutantSwordfish = ("mutant-swordfish", Fish, ["mixed-fish", "find-mutant-fish"])
        .hodoku("Mutant Swordfish", on_request(fish(3, Mutant, Fins::None), 740, Extreme, 450)),
    MutantJellyfish = ("mutant-jellyfish", Fish, ["mixed-fish", "find-mutant-fish"])
        .hodoku("Mutant Jellyfish", on_request(fish(4, Mutant, Fins::None), 750, Extreme, 450)),
    MutantSquirmbag = ("mutant-squirmbag", Fish, ["mixed-fish", "find-mutant-fish"])
        .hodoku("Mutant Squirmbag", on_request(fish(5, Mutant, Fins::None), 760, Extreme, 470)),
    MutantWhale = ("mutant-whale", Fish, ["mixed-fish", "find-mutant-fish"])
        .hodoku("Mutant Whale", on_request(fish(6, Mutant, Fins::None), 770, Extreme, 470)),
    MutantLeviathan = ("mutant-leviathan", Fish, ["mixed-fish", "find-mutant-fish"])
        .hodoku("Mutant Leviathan", on_request(fish(7, Mutant, Fins::None), 780, Extreme, 470)),
    FinnedMutantXWing = ("finned-mutant-x-wing", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Mutant X-Wing", on_request(fish(2, Mutant, Fins::Finned), 790, Extreme, 470)),
    FinnedMutantSwordfish = ("finned-mutant-swordfish", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Mutant Swordfish", on_request(fish(3, Mutant, Fins::Finned), 800, Extreme, 470)),
    FinnedMutantJellyfish = ("finned-mutant-jellyfish", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Mutant Jellyfish", on_request(fish(4, Mutant, Fins::Finned), 810, Extreme, 470)),
    FinnedMutantSquirmbag = ("finned-mutant-squirmbag", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Mutant Squirmbag", on_request(fish(5, Mutant, Fins::Finned), 820, Extreme, 470)),
    FinnedMutantWhale = ("finned-mutant-whale", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Mutant Whale", on_request(fish(6, Mutant, Fins::Finned), 830, Extreme, 470)),
    FinnedMutantLeviathan = ("finned-mutant-leviathan", Fish, ["finned-mixed-fish"])
        .hodoku("Finned Mutant Leviathan", on_request(fish(7, Mutant, Fins::Finned), 840, Extreme, 470)),
    AlignedTriplet = ("aligned-triplet", Exclusion, ["find-aligned-cells"])
        .explainer(Search::AlignedTriplet, Span::fixed(75)),
    Nishio = ("nishio", ForcingChains).explainer(Search::Chain(ChainRule::Nishio), Span::growing(75)),
    CellForcingChain = ("cell-forcing-chain", ForcingChains)
        .explainer(Search::Chain(ChainRule::Multiple), Span::growing(80)),
    RegionForcingChain = ("region-forcing-chain", ForcingChains)
        .explainer(Search::Chain(ChainRule::Multiple), Span::growing(80)),
    KrakenFish = ("kraken-fish", ForcingChains)
        .hodoku("Kraken Fish", on_request(Search::KrakenFish, 850, Extreme, 500)),
    ForcingChainContradiction = ("forcing-chain-contradiction", ForcingChains, ["contradictions"])
        .hodoku("Forcing Chain Contradiction", FORCING_CHAIN),
    ForcingChainVerity = ("forcing-chain-verity", ForcingChains, ["verities"])
        .hodoku("Forcing Chain Verity", FORCING_CHAIN),
    DynamicForcingChain = ("dynamic-forcing-chain", ForcingChains, ["dynamic-chains", "find-nets"])
        .explainer(Search::Chain(ChainRule::Dynamic), Span::growing(85)),
    ForcingNetContradiction = ("forcing-net-contradiction", ForcingChains, ["contradictions", "find-nets"])
        .hodoku("Forcing Net Contradiction", FORCING_NET),
    ForcingNetVerity = ("forcing-net-verity", ForcingChains, ["verities", "find-nets"])
        .hodoku("Forcing Net Verity", FORCING_NET),
    DynamicPlus = ("dynamic-plus", ForcingChains, ["dynamic-chains", "find-nets"])
        .explainer(Search::Chain(ChainRule::DynamicPlus), Span::growing(90)),
    Nested2 = ("nested-2", ForcingChains, ["dynamic-chains", "find-nets"])
        .explainer(Search::Chain(ChainRule::Nested2), Span::growing(95)),
    Nested3 = ("nested-3", ForcingChains, ["dynamic-chains", "find-nets"])
        .explainer(Search::Chain(ChainRule::Nested3), Span::growing(100)),
    Nested4 = ("nested-4", ForcingChains, ["dynamic-chains", "find-nets"])
        .explainer(Search::Chain(ChainRule::Nested4), Span::growing(105)),
    Nested5 = ("nested-5", ForcingChains, ["dynamic-chains", "find-nets"])
        .explainer(Search::Chain(ChainRule::Nested5), Span::growing(110)),
    TemplateSet = ("template-set", LastResort, ["find-templates"])
        .hodoku("Template Set", on_request(Search::TemplateSet, 880, Extreme, 10_000)),
    TemplateDelete = ("template-delete", LastResort, ["find-templates"])
        .hodoku("Template Delete", on_request(Search::TemplateDelete, 890, Extreme, 10_000)),
    BruteForce = ("brute-force", LastResort)
        .hodoku("Brute Force", by_default(Search::BruteForce, 900, Extreme, 10_000)),
}
