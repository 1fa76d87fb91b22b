//! Techniques that cannot be made to order in seconds, and why.
//!
//! A puzzle shows a technique if it is on the path in the beginner's order. Some techniques
//! hardly ever are, although there are positions in which they apply: those are
//! [`Technique::positions`].

use crate::logic::Technique;
use crate::logic::techniques::{FishShape, Search};

/// Why the generator takes longer than some seconds for a puzzle that shows a technique in the
/// beginner's order, or never finds one.
pub(super) fn rarity(technique: Technique) -> Option<&'static str> {
    let reason = match technique {
        Technique::FullHouse => "a whole puzzle takes hidden singles as well",
        Technique::DirectClaiming => {
            "where it applies, direct pointing nearly always does too and is seen first"
        }
        Technique::NakedSet | Technique::HiddenSet => "it only occurs on boards larger than 9x9",
        Technique::UniqueRectangle5
        | Technique::AvoidableRectangle2
        | Technique::Bug3
        | Technique::SashimiJellyfish => "it is rare: something easier applies nearly everywhere",
        Technique::DiscontinuousNiceLoop => "every discontinuous nice loop is also an AIC, which comes first",
        Technique::Squirmbag | Technique::Whale | Technique::Leviathan => {
            "on a 9x9 board there is always a smaller fish in the other direction"
        }
        Technique::AlignedTriplet | Technique::Nishio => "chains that come first nearly always find the same",
        Technique::ForcingNetContradiction | Technique::ForcingNetVerity => {
            "dynamic forcing chains come first and find the same"
        }
        Technique::TemplateSet | Technique::TemplateDelete => {
            "forcing chains come first and always find something"
        }
        Technique::DynamicPlus => "only one in thousands of puzzles is so hard",
        Technique::BruteForce => "techniques come first and always find something",
        _ if technique.is_nested() => "only one in millions of puzzles is so hard",
        _ => match technique.search() {
            Search::Fish(kind) if kind.shape != FishShape::Basic || kind.size > 4 => {
                "chains that come first nearly always find the same"
            }
            _ => return None,
        },
    };
    Some(reason)
}
