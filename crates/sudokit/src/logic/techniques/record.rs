//! A row of the catalogue: what is known about a technique besides how to search for it.

use super::{Family, Search};
use crate::logic::{HodokuLevel, Score, Span};

/// One technique.
#[derive(Debug)]
pub(crate) struct TechniqueRecord {
    /// The name for command lines and files: `x-wing`.
    pub(crate) id: &'static str,
    pub(crate) family: Family,
    /// Its own page, and those that its lesson shares with others.
    pub(crate) pages: &'static [&'static str],
    /// Sudoku Explainer's search for it. These searches are asked in the order of
    /// the catalogue.
    pub(crate) explainer: Option<Search>,
    /// How hard Sudoku Explainer calls its steps.
    pub(crate) rating: Option<Span>,
    /// What HoDoKu calls it.
    pub(crate) hodoku_name: Option<&'static str>,
    /// HoDoKu's search for it.
    pub(crate) hodoku: Option<HodokuSearch>,
}

impl TechniqueRecord {
    /// A technique that no program knows yet.
    pub(crate) const fn new(id: &'static str, family: Family, pages: &'static [&'static str]) -> Self {
        Self { id, family, pages, explainer: None, rating: None, hodoku_name: None, hodoku: None }
    }

    /// Sudoku Explainer knows it.
    pub(crate) const fn explainer(self, search: Search, rating: Span) -> Self {
        Self { explainer: Some(search), rating: Some(rating), ..self }
    }

    /// It belongs to Sudoku Explainer's order, but only occurs on larger boards,
    /// which Sudoku Explainer does not rate.
    pub(crate) const fn unrated_explainer(self, search: Search) -> Self {
        Self { explainer: Some(search), ..self }
    }

    /// HoDoKu knows it.
    pub(crate) const fn hodoku(self, name: &'static str, search: HodokuSearch) -> Self {
        Self { hodoku_name: Some(name), hodoku: Some(search), ..self }
    }
}

/// A search of HoDoKu's. A step counts what the search that found it says,
/// whatever the technique: a nice loop that the search for grouped ones finds
/// counts as a grouped one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HodokuSearch {
    pub(crate) search: Search,
    /// Searches are asked in ascending order of these numbers.
    pub(crate) order: u16,
    /// What each step counts.
    pub(crate) score: Score,
    pub(crate) usage: HodokuUsage,
    /// What all techniques that it is made for are called together, if they are
    /// several: `nice-loop`.
    pub(crate) group: Option<&'static str>,
}

/// Whether HoDoKu asks a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HodokuUsage {
    /// Unless it is turned off.
    ByDefault,
    /// HoDoKu has it, but turned off.
    OnRequest,
}

/// A search that HoDoKu asks by default.
pub(crate) const fn by_default(search: Search, order: u16, level: HodokuLevel, points: u32) -> HodokuSearch {
    let (score, usage) = (Score { level, points }, HodokuUsage::ByDefault);
    HodokuSearch { search, order, score, usage, group: None }
}

/// A search that HoDoKu asks on request only.
pub(crate) const fn on_request(search: Search, order: u16, level: HodokuLevel, points: u32) -> HodokuSearch {
    HodokuSearch { usage: HodokuUsage::OnRequest, ..by_default(search, order, level, points) }
}

impl HodokuSearch {
    /// The same, with a name for all techniques that it is made for.
    pub(crate) const fn for_all(self, group: &'static str) -> Self {
        Self { group: Some(group), ..self }
    }
}
