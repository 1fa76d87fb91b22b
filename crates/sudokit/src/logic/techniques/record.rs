//! Records: what is known about a technique besides how to search for it.
//!
//! A record is next to the search. It has the name for command lines, the family, the
//! search, and what Sudoku Explainer and HoDoKu make of the technique. Its texts and its
//! example are on the page `ID.md` in the same folder ([`lesson`](super::lesson)).
//! Ratings, scores, help and every list of techniques follow from the records, so each
//! number is written once.

use super::{Family, Search};
use crate::logic::{HodokuLevel, Score, Span};

/// Declares the records of some techniques. A row is the name for command lines, the
/// family and the search, then shared pages of the lesson in brackets, then the programs
/// that know it.
macro_rules! records {
    ($(
        $name:ident = ($id:literal, $family:ident, $search:expr $(, [$($shared:literal),+])?)
            $(.$program:ident($($fact:expr),*))*;
    )*) => {$(
        pub(crate) const $name: $crate::logic::techniques::TechniqueRecord =
            $crate::logic::techniques::TechniqueRecord::new(
                $id,
                $crate::logic::Family::$family,
                $search,
                &[include_str!(concat!($id, ".md")) $($(, include_str!(concat!($shared, ".md")))+)?],
            )$(.$program($($fact),*))*;
    )*};
}
pub(crate) use records;

/// One technique.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TechniqueRecord {
    /// The name for command lines and files: `x-wing`.
    pub(crate) id: &'static str,
    pub(crate) family: Family,
    /// The search that finds it where no program's order is asked for.
    pub(crate) search: Search,
    /// Its own page, and those that its lesson shares with others.
    pub(crate) pages: &'static [&'static str],
    /// The search for it in the beginner's order, which is the order of the catalogue.
    pub(crate) beginner: Search,
    /// Sudoku Explainer's search for it, and where that stands: searches are asked in
    /// ascending order of these numbers, the lowest ratings of what they find, in tenths.
    pub(crate) explainer: Option<(Search, u16)>,
    /// How hard Sudoku Explainer calls its steps.
    pub(crate) rating: Option<Span>,
    /// What HoDoKu calls it.
    pub(crate) hodoku_name: Option<&'static str>,
    /// HoDoKu's search for it, and the row of HoDoKu's table.
    pub(crate) hodoku: Option<(Search, HodokuRow)>,
    /// A search of HoDoKu's for other techniques, which finds it as well.
    pub(crate) also_by: Option<Search>,
}

impl TechniqueRecord {
    /// A technique that neither program knows, so no rating asks for it.
    pub(crate) const fn new(
        id: &'static str,
        family: Family,
        search: Search,
        pages: &'static [&'static str],
    ) -> Self {
        let (explainer, rating, hodoku_name, hodoku, also_by) = (None, None, None, None, None);
        Self { id, family, search, pages, beginner: search, explainer, rating, hodoku_name, hodoku, also_by }
    }

    /// Sudoku Explainer knows it.
    pub(crate) const fn explainer(self, rating: Span) -> Self {
        Self { rating: Some(rating), ..self.unrated_explainer(rating.from.in_tenths()) }
    }

    /// It belongs to Sudoku Explainer's order, but only occurs on larger boards,
    /// which Sudoku Explainer does not rate.
    pub(crate) const fn unrated_explainer(self, place: u16) -> Self {
        Self { explainer: Some((self.search, place)), ..self }
    }

    /// HoDoKu knows it.
    pub(crate) const fn hodoku(self, name: &'static str, row: HodokuRow) -> Self {
        self.hodoku_by(self.search, name, row)
    }

    /// HoDoKu knows it, and has a search of its own for it.
    pub(crate) const fn hodoku_by(self, search: Search, name: &'static str, row: HodokuRow) -> Self {
        let (hodoku, also_by) = (Some((search, row)), search.stand_in());
        Self { hodoku_name: Some(name), hodoku, also_by, beginner: search, ..self }
    }

    /// Beginners look for it in another way than the two programs do.
    pub(crate) const fn beginner(self, search: Search) -> Self {
        Self { beginner: search, ..self }
    }
}

/// A row of HoDoKu's table of searches. A step counts what the search that found it
/// says, whatever the technique: a nice loop that the search for grouped ones finds
/// counts as a grouped one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HodokuRow {
    /// Searches are asked in ascending order of these numbers.
    pub(crate) order: u16,
    /// What each step counts.
    pub(crate) score: Score,
    pub(crate) usage: HodokuUsage,
    /// What all techniques that the search is made for are called together, if they
    /// are several: `nice-loop`.
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
pub(crate) const fn by_default(order: u16, level: HodokuLevel, points: u32) -> HodokuRow {
    HodokuRow { order, score: Score { level, points }, usage: HodokuUsage::ByDefault, group: None }
}

/// A search that HoDoKu asks on request only.
pub(crate) const fn on_request(order: u16, level: HodokuLevel, points: u32) -> HodokuRow {
    HodokuRow { usage: HodokuUsage::OnRequest, ..by_default(order, level, points) }
}

impl HodokuRow {
    /// The same, with a name for all techniques that the search is made for.
    pub(crate) const fn for_all(self, group: &'static str) -> Self {
        Self { group: Some(group), ..self }
    }
}
