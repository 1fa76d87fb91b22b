//! What is known about a technique besides how to search for it: one record
//! each, next to its search.
//!
//! Names, ratings, scores, lessons, help and every list of techniques are derived
//! from the records, so each name and each number is written once.

use super::{Family, LessonPages, Search};
use crate::logic::{HodokuLevel, Score, Span};

/// One technique.
///
/// ```text
/// const W_WING: TechniqueRecord = TechniqueRecord::new("w-wing", "W-wing", Family::Wings)
///     .about("two cells with the same two candidates, tied by the two last places of one of them")
///     .hodoku(HodokuSearch::by_default(Search::WWing, 260, HodokuLevel::Hard, 150).named("W-Wing"))
///     .lesson(&[include_str!("w_wing.md")])
///     .example("…");
/// ```
#[derive(Debug)]
pub(crate) struct TechniqueRecord {
    /// The name for command lines and files: `x-wing`.
    pub(crate) id: &'static str,
    /// The name for people: `X-wing`.
    pub(crate) name: &'static str,
    pub(crate) family: Family,
    /// What it does, in a line.
    pub(crate) about: &'static str,
    /// Sudoku Explainer's search for it. These searches are asked in the order of
    /// the catalogue.
    pub(crate) explainer: Option<Search>,
    /// How hard Sudoku Explainer calls its steps.
    pub(crate) rating: Option<Span>,
    /// What HoDoKu makes of it.
    pub(crate) hodoku: Option<HodokuEntry>,
    /// What there is to learn about it.
    pub(crate) lesson: LessonPages,
    /// A position in which it finds a step, as text of any format.
    pub(crate) example: &'static str,
}

impl TechniqueRecord {
    /// A technique that no program knows yet.
    pub(crate) const fn new(id: &'static str, name: &'static str, family: Family) -> Self {
        let (about, lesson, example) = ("", LessonPages::of(&[]), "");
        Self { id, name, family, about, explainer: None, rating: None, hodoku: None, lesson, example }
    }

    pub(crate) const fn about(self, about: &'static str) -> Self {
        Self { about, ..self }
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
    pub(crate) const fn hodoku(self, entry: HodokuEntry) -> Self {
        Self { hodoku: Some(entry), ..self }
    }

    pub(crate) const fn lesson(self, pages: &'static [&'static str]) -> Self {
        Self { lesson: LessonPages::of(pages), ..self }
    }

    pub(crate) const fn example(self, example: &'static str) -> Self {
        Self { example, ..self }
    }

    /// Whether this search may find it.
    pub(crate) fn is_found_by(&self, search: Search) -> bool {
        let is_hodokus =
            |entry: &HodokuEntry| entry.search.search == search || entry.others.contains(&search);
        self.explainer == Some(search) || self.hodoku.as_ref().is_some_and(is_hodokus)
    }
}

/// A technique that HoDoKu knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HodokuEntry {
    /// What HoDoKu calls it.
    pub(crate) name: &'static str,
    /// The search that is made for it.
    pub(crate) search: HodokuSearch,
    /// Searches that are made for other techniques and find it as well.
    pub(crate) others: &'static [Search],
}

impl HodokuEntry {
    /// The same, found by other searches as well.
    pub(crate) const fn also_by(self, others: &'static [Search]) -> Self {
        Self { others, ..self }
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

impl HodokuSearch {
    /// A search that HoDoKu asks by default.
    pub(crate) const fn by_default(search: Search, order: u16, level: HodokuLevel, points: u32) -> Self {
        Self { search, order, score: Score { level, points }, usage: HodokuUsage::ByDefault, group: None }
    }

    /// A search that HoDoKu asks on request only.
    pub(crate) const fn on_request(search: Search, order: u16, level: HodokuLevel, points: u32) -> Self {
        Self { usage: HodokuUsage::OnRequest, ..Self::by_default(search, order, level, points) }
    }

    /// The same, with a name for all techniques that it is made for.
    pub(crate) const fn for_all(self, group: &'static str) -> Self {
        Self { group: Some(group), ..self }
    }

    /// A technique that this search is made for.
    pub(crate) const fn named(self, name: &'static str) -> HodokuEntry {
        HodokuEntry { name, search: self, others: &[] }
    }
}
