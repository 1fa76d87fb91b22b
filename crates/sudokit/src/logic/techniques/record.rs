//! Records: the data about a technique, apart from its search.
//!
//! A record is next to the search. It has the name for command lines, the family, the search, and
//! the data of Sudoku Explainer and HoDoKu about the technique. Its texts and example are on the
//! page `ID.md` in the same folder ([`lesson`](super::lesson)). Ratings, scores, help and every
//! list of techniques follow from the records, so each number is written once.

use super::{Family, Search};
use crate::logic::{HodokuLevel, Score, Span};

/// Declares the records of some techniques. A row has the name for command lines, the family and
/// the search, then shared pages of the lesson in brackets, then the programs that know the
/// technique.
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

/// The data about one technique.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TechniqueRecord {
    /// The name for command lines and files: `x-wing`.
    pub(crate) id: &'static str,
    pub(crate) family: Family,
    /// The search for it when no program's order is requested.
    pub(crate) search: Search,
    /// Its own page and the pages that its lesson shares with others.
    pub(crate) pages: &'static [&'static str],
    /// The search for it in the beginner's order, which is the order of the catalogue.
    pub(crate) beginner: Search,
    /// Sudoku Explainer's search for it and the search's position: searches run in ascending order
    /// of these numbers. Each is the lowest rating of the search's steps, in tenths.
    pub(crate) explainer: Option<(Search, u16)>,
    /// Sudoku Explainer's ratings of its steps.
    pub(crate) rating: Option<Span>,
    /// HoDoKu's name for it.
    pub(crate) hodoku_name: Option<&'static str>,
    /// HoDoKu's search for it, and the row of HoDoKu's table.
    pub(crate) hodoku: Option<(Search, HodokuRow)>,
    /// Another of HoDoKu's searches that can also find it.
    pub(crate) also_by: Option<Search>,
}

impl TechniqueRecord {
    /// Creates the record of a technique that neither program knows, so that no rating uses it.
    pub(crate) const fn new(
        id: &'static str,
        family: Family,
        search: Search,
        pages: &'static [&'static str],
    ) -> Self {
        let (explainer, rating, hodoku_name, hodoku, also_by) = (None, None, None, None, None);
        Self { id, family, search, pages, beginner: search, explainer, rating, hodoku_name, hodoku, also_by }
    }

    /// Adds Sudoku Explainer's ratings.
    pub(crate) const fn explainer(self, rating: Span) -> Self {
        Self { rating: Some(rating), ..self.unrated_explainer(rating.from.in_tenths()) }
    }

    /// Adds the technique to Sudoku Explainer's order without a rating, because it occurs only on
    /// larger boards, which Sudoku Explainer does not rate.
    pub(crate) const fn unrated_explainer(self, place: u16) -> Self {
        Self { explainer: Some((self.search, place)), ..self }
    }

    /// Adds HoDoKu's name and numbers.
    pub(crate) const fn hodoku(self, name: &'static str, row: HodokuRow) -> Self {
        self.hodoku_by(self.search, name, row)
    }

    /// Adds HoDoKu's name and numbers, and a separate search that HoDoKu uses.
    pub(crate) const fn hodoku_by(self, search: Search, name: &'static str, row: HodokuRow) -> Self {
        let (hodoku, also_by) = (Some((search, row)), search.substitute());
        Self { hodoku_name: Some(name), hodoku, also_by, beginner: search, ..self }
    }

    /// Sets a search for the beginner's order that differs from both programs.
    pub(crate) const fn beginner(self, search: Search) -> Self {
        Self { beginner: search, ..self }
    }
}

/// A row of HoDoKu's table of searches. The score of a step depends on the search that found it,
/// not on the technique: a nice loop found by the search for grouped loops scores as a grouped one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HodokuRow {
    /// Searches run in ascending order of these numbers.
    pub(crate) order: u16,
    /// The score of each step.
    pub(crate) score: Score,
    pub(crate) usage: HodokuUsage,
    /// The name of the group of techniques that the search is for, if there are several:
    /// `nice-loop`.
    pub(crate) group: Option<&'static str>,
}

/// Whether HoDoKu runs a search by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HodokuUsage {
    /// HoDoKu runs it unless it is turned off.
    ByDefault,
    /// HoDoKu has it, but turned off by default.
    OnRequest,
}

/// A search that HoDoKu runs by default.
pub(crate) const fn by_default(order: u16, level: HodokuLevel, points: u32) -> HodokuRow {
    HodokuRow { order, score: Score { level, points }, usage: HodokuUsage::ByDefault, group: None }
}

/// A search that HoDoKu runs only on request.
pub(crate) const fn on_request(order: u16, level: HodokuLevel, points: u32) -> HodokuRow {
    HodokuRow { usage: HodokuUsage::OnRequest, ..by_default(order, level, points) }
}

impl HodokuRow {
    /// Sets the name of the group of techniques that the search is for.
    pub(crate) const fn for_all(self, group: &'static str) -> Self {
        Self { group: Some(group), ..self }
    }
}
