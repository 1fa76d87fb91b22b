//! What there is to learn about each technique.
//!
//! A lesson says what a pattern is, why it works and how to look for it. Its
//! example is a position, as a text that [`format::parse`](crate::format::parse)
//! reads, in which the real search finds the technique: what is shown is what
//! the program does, not a drawing of it.

mod chains;
mod examples;
mod fish;
mod forcing;
mod singles;
mod subsets;
#[cfg(test)]
mod tests;
mod uniqueness;
mod wings;

use crate::Technique;

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
    pub fn lesson(self) -> Lesson {
        match self {
            Self::HiddenSingle => singles::HIDDEN,
            Self::NakedSingle => singles::NAKED,
            Self::DirectPointing => singles::DIRECT_POINTING,
            Self::DirectClaiming => singles::DIRECT_CLAIMING,
            Self::Pointing => singles::POINTING,
            Self::Claiming => singles::CLAIMING,
            Self::DirectHiddenPair => subsets::DIRECT_HIDDEN_PAIR,
            Self::DirectHiddenTriplet => subsets::DIRECT_HIDDEN_TRIPLET,
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
            Self::FinnedXWing => fish::FINNED_X_WING,
            Self::FinnedSwordfish => fish::FINNED_SWORDFISH,
            Self::FinnedJellyfish => fish::FINNED_JELLYFISH,
            Self::SashimiXWing => fish::SASHIMI_X_WING,
            Self::SashimiSwordfish => fish::SASHIMI_SWORDFISH,
            Self::SashimiJellyfish => fish::SASHIMI_JELLYFISH,
            Self::XyWing => wings::XY_WING,
            Self::XyzWing => wings::XYZ_WING,
            Self::WWing => wings::W_WING,
            Self::Skyscraper => wings::SKYSCRAPER,
            Self::TwoStringKite => wings::TWO_STRING_KITE,
            Self::SimpleColoring => wings::SIMPLE_COLORING,
            Self::UniqueRectangle1 => uniqueness::RECTANGLE_1,
            Self::UniqueRectangle2 => uniqueness::RECTANGLE_2,
            Self::UniqueRectangle3 => uniqueness::RECTANGLE_3,
            Self::UniqueRectangle4 => uniqueness::RECTANGLE_4,
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
            Self::NiceLoop => chains::NICE_LOOP,
            Self::Aic => chains::AIC,
            Self::AlignedPair => forcing::ALIGNED_PAIR,
            Self::AlignedTriplet => forcing::ALIGNED_TRIPLET,
            Self::Nishio => forcing::NISHIO,
            Self::CellForcingChain => forcing::CELL,
            Self::RegionForcingChain => forcing::HOUSE,
            Self::DynamicForcingChain => forcing::DYNAMIC,
            Self::DynamicPlus => forcing::DYNAMIC_PLUS,
            Self::Nested2 => forcing::NESTED_2,
            Self::Nested3 => forcing::NESTED_3,
            Self::Nested4 => forcing::NESTED_4,
            Self::Nested5 => forcing::NESTED_5,
        }
    }

    /// A position in which this technique finds a step, as text.
    pub fn example(self) -> Option<&'static str> {
        examples::example(self)
    }
}
