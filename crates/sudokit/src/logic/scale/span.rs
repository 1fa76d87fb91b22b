//! Between which ratings the steps of a technique lie.

use std::fmt;

use crate::logic::Rating;
use crate::logic::Technique;
use crate::logic::techniques::Search;

/// From the easiest step of a technique to the hardest: `3.2`, `1.0-1.5`, or
/// `7.0+` where longer chains are harder without end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The easiest.
    pub from: Rating,
    /// The hardest, if there is one.
    pub to: Option<Rating>,
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&match self.to {
            None => format!("{}+", self.from),
            Some(to) if to == self.from => to.to_string(),
            Some(to) => format!("{}-{to}", self.from),
        })
    }
}

impl Technique {
    /// What Sudoku Explainer rates steps of this technique, if it knows it.
    pub fn ratings(self) -> Option<Span> {
        let span = |from, to| Span { from: Rating::tenths(from), to: Some(Rating::tenths(to)) };
        let always = |tenths| span(tenths, tenths);
        let growing = |from| Span { from: Rating::tenths(from), to: None };
        Some(match self {
            Self::HiddenSingle => span(10, 15),
            Self::DirectPointing => always(17),
            Self::DirectClaiming => always(19),
            Self::DirectHiddenPair => always(20),
            Self::NakedSingle => always(23),
            Self::DirectHiddenTriplet => always(25),
            Self::Pointing => always(26),
            Self::Claiming => always(28),
            Self::NakedPair => always(30),
            Self::XWing => always(32),
            Self::HiddenPair => always(34),
            Self::NakedTriplet => always(36),
            Self::Swordfish => always(38),
            Self::HiddenTriplet => always(40),
            Self::XyWing => always(42),
            Self::XyzWing => always(44),
            Self::UniqueRectangle1 | Self::UniqueRectangle2 | Self::UniqueRectangle4 => always(45),
            Self::UniqueRectangle3 => span(45, 51),
            Self::UniqueLoop1 | Self::UniqueLoop2 | Self::UniqueLoop4 => span(46, 50),
            Self::UniqueLoop3 => span(46, 56),
            Self::NakedQuad => always(50),
            Self::Jellyfish => always(52),
            Self::HiddenQuad => always(54),
            Self::Bug1 => always(56),
            Self::Bug2 | Self::Bug4 => always(57),
            Self::Bug3 => span(58, 62),
            Self::AlignedPair => always(62),
            Self::XCycle | Self::YCycle => growing(65),
            Self::XChain => growing(66),
            Self::ContinuousNiceLoop | Self::Aic => growing(70),
            Self::AlignedTriplet => always(75),
            Self::Nishio => growing(75),
            Self::CellForcingChain | Self::RegionForcingChain => growing(80),
            Self::DynamicForcingChain => growing(85),
            Self::DynamicPlus => growing(90),
            Self::Nested2 => growing(95),
            Self::Nested3 => growing(100),
            Self::Nested4 => growing(105),
            Self::Nested5 => growing(110),
            _ => return None,
        })
    }
}

impl Search {
    /// The rating of the easiest step that it can find, if it is rated at all.
    pub(crate) fn easiest(self) -> Option<Rating> {
        let found = Technique::ALL.iter().filter(|technique| technique.is_found_by(self));
        found.filter_map(|technique| technique.ratings()).map(|span| span.from).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_rated_techniques_have_a_span() {
        for technique in Technique::ALL {
            assert_eq!(technique.ratings().is_some(), technique.is_rated(), "{technique}");
        }
        assert_eq!(Technique::HiddenSingle.ratings().unwrap().to_string(), "1.0-1.5");
        assert_eq!(Technique::Aic.ratings().unwrap().to_string(), "7.0+");
    }
}
