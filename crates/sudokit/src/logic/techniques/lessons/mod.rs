//! What there is to learn about each technique.
//!
//! A lesson says what a pattern is, why it works and how to look for it. Its
//! example is a position, as a text that [`format::parse`](crate::format::parse)
//! reads, in which the real search finds the technique: what is shown is what
//! the program does, not a drawing of it.

mod almost;
mod chains;
mod examples;
mod fish;
mod forcing;
mod last_resort;
mod mixed_fish;
mod single_digit;
mod singles;
mod subsets;
#[cfg(test)]
mod tests;
mod uniqueness;
mod wings;

use crate::logic::Technique;

/// A lesson in one technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What the pattern is.
    pub what: &'static str,
    /// Why it is right.
    pub why: &'static str,
    /// How to find it.
    pub look: &'static str,
}

impl Technique {
    /// What there is to learn about this technique.
    #[allow(clippy::too_many_lines, reason = "one line a technique")]
    pub fn lesson(self) -> Lesson {
        match self {
            Self::FullHouse => singles::FULL_HOUSE,
            Self::HiddenSingle => singles::HIDDEN,
            Self::NakedSingle => singles::NAKED,
            Self::DirectPointing => singles::DIRECT_POINTING,
            Self::DirectClaiming => singles::DIRECT_CLAIMING,
            Self::Pointing => singles::POINTING,
            Self::Claiming => singles::CLAIMING,
            Self::DirectHiddenPair => subsets::DIRECT_HIDDEN_PAIR,
            Self::DirectHiddenTriplet => subsets::DIRECT_HIDDEN_TRIPLET,
            Self::LockedPair => subsets::LOCKED_PAIR,
            Self::LockedTriple => subsets::LOCKED_TRIPLE,
            Self::NakedPair => subsets::NAKED_PAIR,
            Self::NakedTriplet => subsets::NAKED_TRIPLET,
            Self::NakedQuad => subsets::NAKED_QUAD,
            Self::NakedSet => subsets::NAKED_SET,
            Self::HiddenPair => subsets::HIDDEN_PAIR,
            Self::HiddenTriplet => subsets::HIDDEN_TRIPLET,
            Self::HiddenQuad => subsets::HIDDEN_QUAD,
            Self::HiddenSet => subsets::HIDDEN_SET,
            Self::XWing => fish::X_WING,
            Self::Swordfish => fish::SWORDFISH,
            Self::Jellyfish => fish::JELLYFISH,
            Self::Squirmbag => fish::SQUIRMBAG,
            Self::Whale => fish::WHALE,
            Self::Leviathan => fish::LEVIATHAN,
            Self::FinnedXWing => fish::FINNED_X_WING,
            Self::FinnedSwordfish => fish::FINNED_SWORDFISH,
            Self::FinnedJellyfish => fish::FINNED_JELLYFISH,
            Self::FinnedSquirmbag => fish::FINNED_SQUIRMBAG,
            Self::FinnedWhale => fish::FINNED_WHALE,
            Self::FinnedLeviathan => fish::FINNED_LEVIATHAN,
            Self::SashimiXWing => fish::SASHIMI_X_WING,
            Self::SashimiSwordfish => fish::SASHIMI_SWORDFISH,
            Self::SashimiJellyfish => fish::SASHIMI_JELLYFISH,
            Self::SashimiSquirmbag => fish::SASHIMI_SQUIRMBAG,
            Self::SashimiWhale => fish::SASHIMI_WHALE,
            Self::SashimiLeviathan => fish::SASHIMI_LEVIATHAN,
            Self::FrankenXWing => mixed_fish::FRANKEN_X_WING,
            Self::FrankenSwordfish => mixed_fish::FRANKEN_SWORDFISH,
            Self::FrankenJellyfish => mixed_fish::FRANKEN_JELLYFISH,
            Self::FrankenSquirmbag => mixed_fish::FRANKEN_SQUIRMBAG,
            Self::FrankenWhale => mixed_fish::FRANKEN_WHALE,
            Self::FrankenLeviathan => mixed_fish::FRANKEN_LEVIATHAN,
            Self::FinnedFrankenXWing => mixed_fish::FINNED_FRANKEN_X_WING,
            Self::FinnedFrankenSwordfish => mixed_fish::FINNED_FRANKEN_SWORDFISH,
            Self::FinnedFrankenJellyfish => mixed_fish::FINNED_FRANKEN_JELLYFISH,
            Self::FinnedFrankenSquirmbag => mixed_fish::FINNED_FRANKEN_SQUIRMBAG,
            Self::FinnedFrankenWhale => mixed_fish::FINNED_FRANKEN_WHALE,
            Self::FinnedFrankenLeviathan => mixed_fish::FINNED_FRANKEN_LEVIATHAN,
            Self::MutantXWing => mixed_fish::MUTANT_X_WING,
            Self::MutantSwordfish => mixed_fish::MUTANT_SWORDFISH,
            Self::MutantJellyfish => mixed_fish::MUTANT_JELLYFISH,
            Self::MutantSquirmbag => mixed_fish::MUTANT_SQUIRMBAG,
            Self::MutantWhale => mixed_fish::MUTANT_WHALE,
            Self::MutantLeviathan => mixed_fish::MUTANT_LEVIATHAN,
            Self::FinnedMutantXWing => mixed_fish::FINNED_MUTANT_X_WING,
            Self::FinnedMutantSwordfish => mixed_fish::FINNED_MUTANT_SWORDFISH,
            Self::FinnedMutantJellyfish => mixed_fish::FINNED_MUTANT_JELLYFISH,
            Self::FinnedMutantSquirmbag => mixed_fish::FINNED_MUTANT_SQUIRMBAG,
            Self::FinnedMutantWhale => mixed_fish::FINNED_MUTANT_WHALE,
            Self::FinnedMutantLeviathan => mixed_fish::FINNED_MUTANT_LEVIATHAN,
            Self::XyWing => wings::XY_WING,
            Self::XyzWing => wings::XYZ_WING,
            Self::WWing => wings::W_WING,
            Self::Skyscraper => single_digit::SKYSCRAPER,
            Self::TwoStringKite => single_digit::TWO_STRING_KITE,
            Self::TurbotFish => single_digit::TURBOT_FISH,
            Self::EmptyRectangle => single_digit::EMPTY_RECTANGLE,
            Self::SimpleColorsTrap => single_digit::SIMPLE_COLORS_TRAP,
            Self::SimpleColorsWrap => single_digit::SIMPLE_COLORS_WRAP,
            Self::MultiColors1 => single_digit::MULTI_COLORS_1,
            Self::MultiColors2 => single_digit::MULTI_COLORS_2,
            Self::UniqueRectangle1 => uniqueness::RECTANGLE_1,
            Self::UniqueRectangle2 => uniqueness::RECTANGLE_2,
            Self::UniqueRectangle3 => uniqueness::RECTANGLE_3,
            Self::UniqueRectangle4 => uniqueness::RECTANGLE_4,
            Self::UniqueRectangle5 => uniqueness::RECTANGLE_5,
            Self::UniqueRectangle6 => uniqueness::RECTANGLE_6,
            Self::HiddenRectangle => uniqueness::HIDDEN_RECTANGLE,
            Self::AvoidableRectangle1 => uniqueness::AVOIDABLE_1,
            Self::AvoidableRectangle2 => uniqueness::AVOIDABLE_2,
            Self::UniqueLoop1 => uniqueness::LOOP_1,
            Self::UniqueLoop2 => uniqueness::LOOP_2,
            Self::UniqueLoop3 => uniqueness::LOOP_3,
            Self::UniqueLoop4 => uniqueness::LOOP_4,
            Self::Bug1 => uniqueness::BUG_1,
            Self::Bug2 => uniqueness::BUG_2,
            Self::Bug3 => uniqueness::BUG_3,
            Self::Bug4 => uniqueness::BUG_4,
            Self::RemotePair => chains::REMOTE_PAIR,
            Self::XyChain => chains::XY_CHAIN,
            Self::XCycle => chains::X_CYCLE,
            Self::YCycle => chains::Y_CYCLE,
            Self::XChain => chains::X_CHAIN,
            Self::ContinuousNiceLoop => chains::CONTINUOUS_NICE_LOOP,
            Self::DiscontinuousNiceLoop => chains::DISCONTINUOUS_NICE_LOOP,
            Self::Aic => chains::AIC,
            Self::GroupedContinuousNiceLoop => chains::GROUPED_CONTINUOUS_NICE_LOOP,
            Self::GroupedDiscontinuousNiceLoop => chains::GROUPED_DISCONTINUOUS_NICE_LOOP,
            Self::GroupedAic => chains::GROUPED_AIC,
            Self::SueDeCoq => almost::SUE_DE_COQ,
            Self::AlsXz => almost::XZ,
            Self::AlsXyWing => almost::XY_WING,
            Self::AlsChain => almost::CHAIN,
            Self::DeathBlossom => almost::DEATH_BLOSSOM,
            Self::AlignedPair => forcing::ALIGNED_PAIR,
            Self::AlignedTriplet => forcing::ALIGNED_TRIPLET,
            Self::Nishio => forcing::NISHIO,
            Self::CellForcingChain => forcing::CELL,
            Self::RegionForcingChain => forcing::HOUSE,
            Self::KrakenFish => forcing::KRAKEN_FISH,
            Self::ForcingChainContradiction => forcing::CHAIN_CONTRADICTION,
            Self::ForcingChainVerity => forcing::CHAIN_VERITY,
            Self::ForcingNetContradiction => forcing::NET_CONTRADICTION,
            Self::ForcingNetVerity => forcing::NET_VERITY,
            Self::DynamicForcingChain => forcing::DYNAMIC,
            Self::DynamicPlus => forcing::DYNAMIC_PLUS,
            Self::Nested2 => forcing::NESTED_2,
            Self::Nested3 => forcing::NESTED_3,
            Self::Nested4 => forcing::NESTED_4,
            Self::Nested5 => forcing::NESTED_5,
            Self::TemplateSet => last_resort::TEMPLATE_SET,
            Self::TemplateDelete => last_resort::TEMPLATE_DELETE,
            Self::BruteForce => last_resort::BRUTE_FORCE,
        }
    }

    /// A position in which this technique finds a step, as text.
    pub fn example(self) -> Option<&'static str> {
        examples::example(self)
    }
}
