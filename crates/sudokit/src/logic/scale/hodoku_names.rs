//! What HoDoKu calls techniques.

use crate::logic::Scale;
use crate::logic::Score;
use crate::logic::Technique;
use crate::logic::scale::hodoku_order::Entry;

impl Technique {
    /// What HoDoKu calls steps of this technique, if it knows it.
    ///
    /// ```
    /// use sudokit::Technique;
    ///
    /// assert_eq!(Technique::Pointing.hodoku_name(), Some("Locked Candidates Type 1 (Pointing)"));
    /// assert_eq!(Technique::AlignedPair.hodoku_name(), None);
    /// ```
    pub fn hodoku_name(self) -> Option<&'static str> {
        NAMES.iter().find(|(technique, _)| *technique == self).map(|(_, name)| *name)
    }

    /// What HoDoKu counts for a step of this technique, if it knows it.
    pub fn score(self) -> Option<Score> {
        let Entry { level, score, .. } = Entry::of(self.search_on(Scale::Hodoku)?)?;
        Some(Score { level: *level, points: *score })
    }

    /// Whether HoDoKu looks for it without being asked to.
    pub fn is_scored(self) -> bool {
        Entry::ALL.iter().any(|entry| entry.is_used() && self.is_found_by(entry.search))
    }
}

const NAMES: &[(Technique, &str)] = &[
    (Technique::FullHouse, "Full House"),
    (Technique::HiddenSingle, "Hidden Single"),
    (Technique::NakedSingle, "Naked Single"),
    (Technique::LockedPair, "Locked Pair"),
    (Technique::LockedTriple, "Locked Triple"),
    (Technique::Pointing, "Locked Candidates Type 1 (Pointing)"),
    (Technique::Claiming, "Locked Candidates Type 2 (Claiming)"),
    (Technique::NakedPair, "Naked Pair"),
    (Technique::NakedTriplet, "Naked Triple"),
    (Technique::NakedQuad, "Naked Quadruple"),
    (Technique::HiddenPair, "Hidden Pair"),
    (Technique::HiddenTriplet, "Hidden Triple"),
    (Technique::HiddenQuad, "Hidden Quadruple"),
    (Technique::RemotePair, "Remote Pair"),
    (Technique::Bug1, "Bivalue Universal Grave + 1"),
    (Technique::Skyscraper, "Skyscraper"),
    (Technique::TwoStringKite, "2-String Kite"),
    (Technique::TurbotFish, "Turbot Fish"),
    (Technique::EmptyRectangle, "Empty Rectangle"),
    (Technique::WWing, "W-Wing"),
    (Technique::XyWing, "XY-Wing"),
    (Technique::XyzWing, "XYZ-Wing"),
    (Technique::UniqueRectangle1, "Uniqueness Test 1"),
    (Technique::UniqueRectangle2, "Uniqueness Test 2"),
    (Technique::UniqueRectangle3, "Uniqueness Test 3"),
    (Technique::UniqueRectangle4, "Uniqueness Test 4"),
    (Technique::UniqueRectangle5, "Uniqueness Test 5"),
    (Technique::UniqueRectangle6, "Uniqueness Test 6"),
    (Technique::HiddenRectangle, "Hidden Rectangle"),
    (Technique::AvoidableRectangle1, "Avoidable Rectangle Type 1"),
    (Technique::AvoidableRectangle2, "Avoidable Rectangle Type 2"),
    (Technique::SueDeCoq, "Sue de Coq"),
    (Technique::SimpleColorsTrap, "Simple Colors Trap"),
    (Technique::SimpleColorsWrap, "Simple Colors Wrap"),
    (Technique::MultiColors1, "Multi Colors 1"),
    (Technique::MultiColors2, "Multi Colors 2"),
    (Technique::XChain, "X-Chain"),
    (Technique::XyChain, "XY-Chain"),
    (Technique::ContinuousNiceLoop, "Continuous Nice Loop"),
    (Technique::DiscontinuousNiceLoop, "Discontinuous Nice Loop"),
    (Technique::Aic, "AIC"),
    (Technique::GroupedContinuousNiceLoop, "Grouped Continuous Nice Loop"),
    (Technique::GroupedDiscontinuousNiceLoop, "Grouped Discontinuous Nice Loop"),
    (Technique::GroupedAic, "Grouped AIC"),
    (Technique::AlsXz, "Almost Locked Set XZ-Rule"),
    (Technique::AlsXyWing, "Almost Locked Set XY-Wing"),
    (Technique::AlsChain, "Almost Locked Set Chain"),
    (Technique::DeathBlossom, "Death Blossom"),
    (Technique::KrakenFish, "Kraken Fish"),
    (Technique::ForcingChainContradiction, "Forcing Chain Contradiction"),
    (Technique::ForcingChainVerity, "Forcing Chain Verity"),
    (Technique::ForcingNetContradiction, "Forcing Net Contradiction"),
    (Technique::ForcingNetVerity, "Forcing Net Verity"),
    (Technique::TemplateSet, "Template Set"),
    (Technique::TemplateDelete, "Template Delete"),
    (Technique::BruteForce, "Brute Force"),
    (Technique::XWing, "X-Wing"),
    (Technique::Swordfish, "Swordfish"),
    (Technique::Jellyfish, "Jellyfish"),
    (Technique::Squirmbag, "Squirmbag"),
    (Technique::Whale, "Whale"),
    (Technique::Leviathan, "Leviathan"),
    (Technique::FinnedXWing, "Finned X-Wing"),
    (Technique::FinnedSwordfish, "Finned Swordfish"),
    (Technique::FinnedJellyfish, "Finned Jellyfish"),
    (Technique::FinnedSquirmbag, "Finned Squirmbag"),
    (Technique::FinnedWhale, "Finned Whale"),
    (Technique::FinnedLeviathan, "Finned Leviathan"),
    (Technique::SashimiXWing, "Sashimi X-Wing"),
    (Technique::SashimiSwordfish, "Sashimi Swordfish"),
    (Technique::SashimiJellyfish, "Sashimi Jellyfish"),
    (Technique::SashimiSquirmbag, "Sashimi Squirmbag"),
    (Technique::SashimiWhale, "Sashimi Whale"),
    (Technique::SashimiLeviathan, "Sashimi Leviathan"),
    (Technique::FrankenXWing, "Franken X-Wing"),
    (Technique::FrankenSwordfish, "Franken Swordfish"),
    (Technique::FrankenJellyfish, "Franken Jellyfish"),
    (Technique::FrankenSquirmbag, "Franken Squirmbag"),
    (Technique::FrankenWhale, "Franken Whale"),
    (Technique::FrankenLeviathan, "Franken Leviathan"),
    (Technique::FinnedFrankenXWing, "Finned Franken X-Wing"),
    (Technique::FinnedFrankenSwordfish, "Finned Franken Swordfish"),
    (Technique::FinnedFrankenJellyfish, "Finned Franken Jellyfish"),
    (Technique::FinnedFrankenSquirmbag, "Finned Franken Squirmbag"),
    (Technique::FinnedFrankenWhale, "Finned Franken Whale"),
    (Technique::FinnedFrankenLeviathan, "Finned Franken Leviathan"),
    (Technique::MutantXWing, "Mutant X-Wing"),
    (Technique::MutantSwordfish, "Mutant Swordfish"),
    (Technique::MutantJellyfish, "Mutant Jellyfish"),
    (Technique::MutantSquirmbag, "Mutant Squirmbag"),
    (Technique::MutantWhale, "Mutant Whale"),
    (Technique::MutantLeviathan, "Mutant Leviathan"),
    (Technique::FinnedMutantXWing, "Finned Mutant X-Wing"),
    (Technique::FinnedMutantSwordfish, "Finned Mutant Swordfish"),
    (Technique::FinnedMutantJellyfish, "Finned Mutant Jellyfish"),
    (Technique::FinnedMutantSquirmbag, "Finned Mutant Squirmbag"),
    (Technique::FinnedMutantWhale, "Finned Mutant Whale"),
    (Technique::FinnedMutantLeviathan, "Finned Mutant Leviathan"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_techniques_on_the_scale_have_a_name() {
        for technique in Technique::ALL {
            assert_eq!(technique.hodoku_name().is_some(), technique.score().is_some(), "{technique}");
        }
    }
}
