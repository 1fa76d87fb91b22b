//! HoDoKu's table: in which order searches are asked, and what their steps count.
//!
//! A step counts as the search that found it says, whatever its name: a nice loop
//! that the search for grouped ones finds counts as a grouped one.

use super::Level;
use crate::technique::{Fins, FishKind, FishShape, RectangleKind, Search};

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) search: Search,
    /// How hard its steps are at least.
    pub(crate) level: Level,
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
        entry(Search::FullHouse, Level::Easy, 4, Use::Always),
        entry(Search::NakedSingle, Level::Easy, 4, Use::Always),
        entry(Search::HiddenSingle, Level::Easy, 14, Use::Always),
        entry(Search::LockedPair, Level::Medium, 40, Use::Always),
        entry(Search::LockedTriple, Level::Medium, 60, Use::Always),
        entry(Search::Pointing, Level::Medium, 50, Use::Always),
        entry(Search::Claiming, Level::Medium, 50, Use::Always),
        entry(Search::NakedPair, Level::Medium, 60, Use::Always),
        entry(Search::NakedTriplet, Level::Medium, 80, Use::Always),
        entry(Search::HiddenPair, Level::Medium, 70, Use::Always),
        entry(Search::HiddenTriplet, Level::Medium, 100, Use::Always),
        entry(Search::NakedQuad, Level::Hard, 120, Use::Always),
        entry(Search::HiddenQuad, Level::Hard, 150, Use::Always),
        entry(fish(2, FishShape::Basic, Fins::None), Level::Hard, 140, Use::Always),
        entry(fish(3, FishShape::Basic, Fins::None), Level::Hard, 150, Use::Always),
        entry(fish(4, FishShape::Basic, Fins::None), Level::Hard, 160, Use::Always),
        entry(fish(5, FishShape::Basic, Fins::None), Level::Unfair, 470, Use::OnRequest),
        entry(fish(6, FishShape::Basic, Fins::None), Level::Unfair, 470, Use::OnRequest),
        entry(fish(7, FishShape::Basic, Fins::None), Level::Unfair, 470, Use::OnRequest),
        entry(Search::RemotePair, Level::Hard, 110, Use::Always),
        entry(Search::BugPlusOne, Level::Hard, 100, Use::Always),
        entry(Search::Skyscraper, Level::Hard, 130, Use::Always),
        entry(Search::TwoStringKite, Level::Hard, 150, Use::Always),
        entry(Search::TurbotFish, Level::Hard, 120, Use::Always),
        entry(Search::EmptyRectangle, Level::Hard, 120, Use::Always),
        entry(Search::WWing, Level::Hard, 150, Use::Always),
        entry(Search::XyWing, Level::Hard, 160, Use::Always),
        entry(Search::XyzWing, Level::Hard, 180, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type1), Level::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type2), Level::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type3), Level::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type4), Level::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type5), Level::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Type6), Level::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Hidden), Level::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Avoidable1), Level::Hard, 100, Use::Always),
        entry(Search::Rectangle(RectangleKind::Avoidable2), Level::Hard, 100, Use::Always),
        entry(fish(2, FishShape::Basic, Fins::Finned), Level::Hard, 130, Use::Always),
        entry(fish(2, FishShape::Basic, Fins::Sashimi), Level::Hard, 150, Use::Always),
        entry(fish(3, FishShape::Basic, Fins::Finned), Level::Unfair, 200, Use::Always),
        entry(fish(3, FishShape::Basic, Fins::Sashimi), Level::Unfair, 240, Use::Always),
        entry(fish(4, FishShape::Basic, Fins::Finned), Level::Unfair, 250, Use::Always),
        entry(fish(4, FishShape::Basic, Fins::Sashimi), Level::Unfair, 260, Use::Always),
        entry(fish(5, FishShape::Basic, Fins::Finned), Level::Unfair, 470, Use::OnRequest),
        entry(fish(5, FishShape::Basic, Fins::Sashimi), Level::Unfair, 470, Use::OnRequest),
        entry(fish(6, FishShape::Basic, Fins::Finned), Level::Unfair, 470, Use::OnRequest),
        entry(fish(6, FishShape::Basic, Fins::Sashimi), Level::Unfair, 470, Use::OnRequest),
        entry(fish(7, FishShape::Basic, Fins::Finned), Level::Unfair, 470, Use::OnRequest),
        entry(fish(7, FishShape::Basic, Fins::Sashimi), Level::Unfair, 470, Use::OnRequest),
        entry(Search::SueDeCoq, Level::Unfair, 250, Use::Always),
        entry(Search::SimpleColors, Level::Hard, 150, Use::Always),
        entry(Search::MultiColors, Level::Hard, 200, Use::Always),
        entry(Search::XChain, Level::Unfair, 260, Use::Always),
        entry(Search::XyChain, Level::Unfair, 260, Use::Always),
        entry(Search::NiceLoop, Level::Unfair, 280, Use::Always),
        entry(Search::GroupedNiceLoop, Level::Unfair, 300, Use::Always),
        entry(Search::AlsXz, Level::Unfair, 300, Use::Always),
        entry(Search::AlsXyWing, Level::Unfair, 320, Use::Always),
        entry(Search::AlsChain, Level::Unfair, 340, Use::Always),
        entry(Search::DeathBlossom, Level::Unfair, 360, Use::OnRequest),
        entry(fish(2, FishShape::Franken, Fins::None), Level::Unfair, 300, Use::Always),
        entry(fish(3, FishShape::Franken, Fins::None), Level::Unfair, 350, Use::Always),
        entry(fish(4, FishShape::Franken, Fins::None), Level::Unfair, 370, Use::OnRequest),
        entry(fish(5, FishShape::Franken, Fins::None), Level::Extreme, 470, Use::OnRequest),
        entry(fish(6, FishShape::Franken, Fins::None), Level::Extreme, 470, Use::OnRequest),
        entry(fish(7, FishShape::Franken, Fins::None), Level::Extreme, 470, Use::OnRequest),
        entry(fish(2, FishShape::Franken, Fins::Finned), Level::Unfair, 390, Use::Always),
        entry(fish(3, FishShape::Franken, Fins::Finned), Level::Unfair, 410, Use::Always),
        entry(fish(4, FishShape::Franken, Fins::Finned), Level::Unfair, 430, Use::OnRequest),
        entry(fish(5, FishShape::Franken, Fins::Finned), Level::Extreme, 470, Use::OnRequest),
        entry(fish(6, FishShape::Franken, Fins::Finned), Level::Extreme, 470, Use::OnRequest),
        entry(fish(7, FishShape::Franken, Fins::Finned), Level::Extreme, 470, Use::OnRequest),
        entry(fish(2, FishShape::Mutant, Fins::None), Level::Extreme, 450, Use::OnRequest),
        entry(fish(3, FishShape::Mutant, Fins::None), Level::Extreme, 450, Use::OnRequest),
        entry(fish(4, FishShape::Mutant, Fins::None), Level::Extreme, 450, Use::OnRequest),
        entry(fish(5, FishShape::Mutant, Fins::None), Level::Extreme, 470, Use::OnRequest),
        entry(fish(6, FishShape::Mutant, Fins::None), Level::Extreme, 470, Use::OnRequest),
        entry(fish(7, FishShape::Mutant, Fins::None), Level::Extreme, 470, Use::OnRequest),
        entry(fish(2, FishShape::Mutant, Fins::Finned), Level::Extreme, 470, Use::OnRequest),
        entry(fish(3, FishShape::Mutant, Fins::Finned), Level::Extreme, 470, Use::OnRequest),
        entry(fish(4, FishShape::Mutant, Fins::Finned), Level::Extreme, 470, Use::OnRequest),
        entry(fish(5, FishShape::Mutant, Fins::Finned), Level::Extreme, 470, Use::OnRequest),
        entry(fish(6, FishShape::Mutant, Fins::Finned), Level::Extreme, 470, Use::OnRequest),
        entry(fish(7, FishShape::Mutant, Fins::Finned), Level::Extreme, 470, Use::OnRequest),
        entry(Search::KrakenFish, Level::Extreme, 500, Use::OnRequest),
        entry(Search::ForcingChain, Level::Extreme, 500, Use::Always),
        entry(Search::ForcingNet, Level::Extreme, 700, Use::Always),
        entry(Search::TemplateSet, Level::Extreme, 10000, Use::OnRequest),
        entry(Search::TemplateDelete, Level::Extreme, 10000, Use::OnRequest),
        entry(Search::BruteForce, Level::Extreme, 10000, Use::Always),
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

const fn entry(search: Search, level: Level, score: u32, usage: Use) -> Entry {
    Entry { search, level, score, usage }
}

const fn fish(size: usize, shape: FishShape, fins: Fins) -> Search {
    Search::Fish(FishKind::new(size, shape, fins))
}
