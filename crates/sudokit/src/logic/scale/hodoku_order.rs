//! HoDoKu's table: in which order searches are asked, and what their steps count.
//!
//! A step counts as the search that found it says, whatever its name: a nice loop
//! that the search for grouped ones finds counts as a grouped one.

use super::HodokuLevel;
use crate::logic::techniques::{Fins, FishKind, FishShape, RectangleKind, Search};

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) search: Search,
    /// How hard its steps are at least.
    pub(crate) level: HodokuLevel,
    /// What each step adds to the score.
    pub(crate) score: u32,
    usage: Use,
}

/// Whether a search is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Always,
    /// HoDoKu has it, but not by default.
    OnRequest,
}

impl Entry {
    /// In the order in which they are asked.
    pub(crate) const ALL: &[Self] = &[
        entry(Search::FullHouse, HodokuLevel::Easy, 4, Use::Always),
        entry(Search::NakedSingle, HodokuLevel::Easy, 4, Use::Always),
        entry(Search::HiddenSingle, HodokuLevel::Easy, 14, Use::Always),
        entry(Search::LockedPair, HodokuLevel::Medium, 40, Use::Always),
        entry(Search::LockedTriple, HodokuLevel::Medium, 60, Use::Always),
        entry(Search::Pointing, HodokuLevel::Medium, 50, Use::Always),
        entry(Search::Claiming, HodokuLevel::Medium, 50, Use::Always),
        entry(Search::NakedPair, HodokuLevel::Medium, 60, Use::Always),
        entry(Search::NakedTriplet, HodokuLevel::Medium, 80, Use::Always),
        entry(Search::HiddenPair, HodokuLevel::Medium, 70, Use::Always),
        entry(Search::HiddenTriplet, HodokuLevel::Medium, 100, Use::Always),
        entry(Search::NakedQuad, HodokuLevel::Hard, 120, Use::Always),
        entry(Search::HiddenQuad, HodokuLevel::Hard, 150, Use::Always),
        entry(fish(2, FishShape::Basic, Fins::None), HodokuLevel::Hard, 140, Use::Always),
        entry(fish(3, FishShape::Basic, Fins::None), HodokuLevel::Hard, 150, Use::Always),
        entry(fish(4, FishShape::Basic, Fins::None), HodokuLevel::Hard, 160, Use::Always),
        entry(fish(5, FishShape::Basic, Fins::None), HodokuLevel::Unfair, 470, Use::OnRequest),
        entry(fish(6, FishShape::Basic, Fins::None), HodokuLevel::Unfair, 470, Use::OnRequest),
        entry(fish(7, FishShape::Basic, Fins::None), HodokuLevel::Unfair, 470, Use::OnRequest),
        entry(Search::RemotePair, HodokuLevel::Hard, 110, Use::Always),
        entry(Search::BugPlusOne, HodokuLevel::Hard, 100, Use::Always),
        entry(Search::Skyscraper, HodokuLevel::Hard, 130, Use::Always),
        entry(Search::TwoStringKite, HodokuLevel::Hard, 150, Use::Always),
        entry(Search::TurbotFish, HodokuLevel::Hard, 120, Use::Always),
        entry(Search::EmptyRectangle, HodokuLevel::Hard, 120, Use::Always),
        entry(Search::WWing, HodokuLevel::Hard, 150, Use::Always),
        entry(Search::XyWing, HodokuLevel::Hard, 160, Use::Always),
        entry(Search::XyzWing, HodokuLevel::Hard, 180, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type1), HodokuLevel::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type2), HodokuLevel::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type3), HodokuLevel::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type4), HodokuLevel::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type5), HodokuLevel::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type6), HodokuLevel::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Hidden), HodokuLevel::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Avoidable1), HodokuLevel::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Avoidable2), HodokuLevel::Hard, 100, Use::Always),
        entry(fish(2, FishShape::Basic, Fins::Finned), HodokuLevel::Hard, 130, Use::Always),
        entry(fish(2, FishShape::Basic, Fins::Sashimi), HodokuLevel::Hard, 150, Use::Always),
        entry(fish(3, FishShape::Basic, Fins::Finned), HodokuLevel::Unfair, 200, Use::Always),
        entry(fish(3, FishShape::Basic, Fins::Sashimi), HodokuLevel::Unfair, 240, Use::Always),
        entry(fish(4, FishShape::Basic, Fins::Finned), HodokuLevel::Unfair, 250, Use::Always),
        entry(fish(4, FishShape::Basic, Fins::Sashimi), HodokuLevel::Unfair, 260, Use::Always),
        entry(fish(5, FishShape::Basic, Fins::Finned), HodokuLevel::Unfair, 470, Use::OnRequest),
        entry(fish(5, FishShape::Basic, Fins::Sashimi), HodokuLevel::Unfair, 470, Use::OnRequest),
        entry(fish(6, FishShape::Basic, Fins::Finned), HodokuLevel::Unfair, 470, Use::OnRequest),
        entry(fish(6, FishShape::Basic, Fins::Sashimi), HodokuLevel::Unfair, 470, Use::OnRequest),
        entry(fish(7, FishShape::Basic, Fins::Finned), HodokuLevel::Unfair, 470, Use::OnRequest),
        entry(fish(7, FishShape::Basic, Fins::Sashimi), HodokuLevel::Unfair, 470, Use::OnRequest),
        entry(Search::SueDeCoq, HodokuLevel::Unfair, 250, Use::Always),
        entry(Search::SimpleColors, HodokuLevel::Hard, 150, Use::Always),
        entry(Search::MultiColors, HodokuLevel::Hard, 200, Use::Always),
        entry(Search::XChain, HodokuLevel::Unfair, 260, Use::Always),
        entry(Search::XyChain, HodokuLevel::Unfair, 260, Use::Always),
        entry(Search::NiceLoop, HodokuLevel::Unfair, 280, Use::Always),
        entry(Search::GroupedNiceLoop, HodokuLevel::Unfair, 300, Use::Always),
        entry(Search::AlsXz, HodokuLevel::Unfair, 300, Use::Always),
        entry(Search::AlsXyWing, HodokuLevel::Unfair, 320, Use::Always),
        entry(Search::AlsChain, HodokuLevel::Unfair, 340, Use::Always),
        entry(Search::DeathBlossom, HodokuLevel::Unfair, 360, Use::OnRequest),
        entry(fish(2, FishShape::Franken, Fins::None), HodokuLevel::Unfair, 300, Use::Always),
        entry(fish(3, FishShape::Franken, Fins::None), HodokuLevel::Unfair, 350, Use::Always),
        entry(fish(4, FishShape::Franken, Fins::None), HodokuLevel::Unfair, 370, Use::OnRequest),
        entry(fish(5, FishShape::Franken, Fins::None), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(6, FishShape::Franken, Fins::None), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(7, FishShape::Franken, Fins::None), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(2, FishShape::Franken, Fins::Finned), HodokuLevel::Unfair, 390, Use::Always),
        entry(fish(3, FishShape::Franken, Fins::Finned), HodokuLevel::Unfair, 410, Use::Always),
        entry(fish(4, FishShape::Franken, Fins::Finned), HodokuLevel::Unfair, 430, Use::OnRequest),
        entry(fish(5, FishShape::Franken, Fins::Finned), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(6, FishShape::Franken, Fins::Finned), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(7, FishShape::Franken, Fins::Finned), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(2, FishShape::Mutant, Fins::None), HodokuLevel::Extreme, 450, Use::OnRequest),
        entry(fish(3, FishShape::Mutant, Fins::None), HodokuLevel::Extreme, 450, Use::OnRequest),
        entry(fish(4, FishShape::Mutant, Fins::None), HodokuLevel::Extreme, 450, Use::OnRequest),
        entry(fish(5, FishShape::Mutant, Fins::None), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(6, FishShape::Mutant, Fins::None), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(7, FishShape::Mutant, Fins::None), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(2, FishShape::Mutant, Fins::Finned), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(3, FishShape::Mutant, Fins::Finned), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(4, FishShape::Mutant, Fins::Finned), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(5, FishShape::Mutant, Fins::Finned), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(6, FishShape::Mutant, Fins::Finned), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(fish(7, FishShape::Mutant, Fins::Finned), HodokuLevel::Extreme, 470, Use::OnRequest),
        entry(Search::KrakenFish, HodokuLevel::Extreme, 500, Use::OnRequest),
        entry(Search::ForcingChain, HodokuLevel::Extreme, 500, Use::Always),
        entry(Search::ForcingNet, HodokuLevel::Extreme, 700, Use::Always),
        entry(Search::TemplateSet, HodokuLevel::Extreme, 10000, Use::OnRequest),
        entry(Search::TemplateDelete, HodokuLevel::Extreme, 10000, Use::OnRequest),
        entry(Search::BruteForce, HodokuLevel::Extreme, 10000, Use::Always),
    ];

    /// The row of a search.
    pub(crate) fn of(search: Search) -> Option<&'static Self> {
        Self::ALL.iter().find(|entry| entry.search == search)
    }

    /// Whether it is asked by default.
    pub(crate) fn is_used(&self) -> bool {
        self.usage == Use::Always
    }
}

const fn entry(search: Search, level: HodokuLevel, score: u32, usage: Use) -> Entry {
    Entry { search, level, score, usage }
}

const fn fish(size: usize, shape: FishShape, fins: Fins) -> Search {
    Search::Fish(FishKind::new(size, shape, fins))
}
