//! Techniques for which the generator cannot make a puzzle within seconds, and why.
//!
//! A puzzle shows a technique if it is on the path in the beginner's order. Some techniques
//! hardly ever are, although they apply in some positions. [`Technique::positions`] returns
//! such positions.

use crate::base::texts::TEXTS;
use crate::logic::Technique;
use crate::logic::techniques::{FishShape, Search};

/// Why the generator takes more than a few seconds for a puzzle that shows a technique in the
/// beginner's order, or never finds one.
pub(super) fn rarity(technique: Technique) -> Option<&'static str> {
    let id = match technique {
        Technique::FullHouse => "rarity-full-house",
        Technique::DirectClaiming => "rarity-direct-claiming",
        Technique::NakedSet | Technique::HiddenSet => "rarity-large-boards",
        Technique::UniqueRectangle5
        | Technique::AvoidableRectangle2
        | Technique::Bug3
        | Technique::SashimiJellyfish => "rarity-easier",
        Technique::DiscontinuousNiceLoop => "rarity-discontinuous-nice-loop",
        Technique::Squirmbag | Technique::Whale | Technique::Leviathan => "rarity-smaller-fish",
        Technique::AlignedTriplet | Technique::Nishio => "rarity-chains",
        Technique::ForcingNetContradiction | Technique::ForcingNetVerity => "rarity-dynamic-chains",
        Technique::TemplateSet | Technique::TemplateDelete => "rarity-forcing-chains",
        Technique::DynamicPlus => "rarity-thousands",
        Technique::BruteForce => "rarity-techniques",
        _ if technique.is_nested() => "rarity-millions",
        _ => match technique.search() {
            Search::Fish(kind) if kind.shape != FishShape::Basic || kind.size > 4 => "rarity-chains",
            _ => return None,
        },
    };
    Some(TEXTS.fixed(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_techniques_have_reasons() {
        for (technique, expected) in [
            (Technique::XWing, None),
            (Technique::FullHouse, Some("a whole puzzle also needs hidden singles")),
            (
                Technique::DirectClaiming,
                Some("direct pointing nearly always applies too, and comes earlier in the order"),
            ),
            (Technique::NakedSet, Some("this technique occurs only on boards larger than 9x9")),
            (Technique::Bug3, Some("an easier technique applies in nearly every position")),
            (
                Technique::DiscontinuousNiceLoop,
                Some(
                    "every discontinuous nice loop is also an alternating inference chain (AIC), which comes earlier in the order",
                ),
            ),
            (
                Technique::Whale,
                Some(
                    "on a 9x9 board, a smaller fish with rows and columns exchanged removes the same candidates",
                ),
            ),
            (
                Technique::Nishio,
                Some("chains that come earlier in the order nearly always find the same step"),
            ),
            (
                Technique::ForcingNetVerity,
                Some("dynamic forcing chains come earlier in the order and find the same steps"),
            ),
            (Technique::TemplateSet, Some("forcing chains come earlier in the order and always find a step")),
            (Technique::DynamicPlus, Some("only one puzzle in several thousand is this hard")),
            (
                Technique::BruteForce,
                Some("other techniques come earlier in the order and always find a step"),
            ),
            (Technique::Nested5, Some("only one puzzle in several million is this hard")),
        ] {
            assert_eq!(rarity(technique), expected, "{technique}");
        }
    }
}
