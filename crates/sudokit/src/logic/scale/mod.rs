//! Difficulty scales: which program's order of techniques and which measure of
//! difficulty is followed.

mod hodoku_level;
mod rating;

use std::cmp::Ordering;
use std::sync::LazyLock;

use super::Technique;
use super::techniques::{HodokuRow, HodokuUsage, Search};
use crate::base::names::named;
pub use hodoku_level::{HodokuLevel, Score};
pub use rating::{Level, Rating, Span};

named! {
    /// A program whose order of techniques, and measure of them, is followed.
    ///
    /// ```
    /// use sudokit::logic::Scale;
    ///
    /// assert_eq!("hodoku".parse::<Scale>()?, Scale::Hodoku);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Scale: "scale" {
        /// Sudoku Explainer 1.2.1.3: the hardest step counts.
        Explainer => "explainer",
        /// HoDoKu 2.2.0: all steps count.
        Hodoku => "hodoku",
    }
}

impl Scale {
    /// The searches that are asked, in order, unless others are wanted.
    pub(crate) fn searches(self) -> &'static [Search] {
        &self.order().searches
    }

    /// Whether one of these searches may find a technique.
    pub(crate) fn uses(self, technique: Technique) -> bool {
        self.order().techniques[technique as usize]
    }

    /// Which of two techniques is asked first. What a scale does not know comes
    /// where the [catalogue](Technique::ALL) has it: after everything that comes
    /// before it there.
    pub(crate) fn compare(self, one: Technique, other: Technique) -> Ordering {
        let place = |technique: &Technique| Some(technique.record().hodoku?.1.order);
        let place = |technique: Technique| {
            let known = Technique::ALL.iter().filter(|&&known| known <= technique);
            place(&technique).or_else(|| known.filter_map(place).max())
        };
        match self {
            Self::Explainer => one.cmp(&other),
            Self::Hodoku => place(one).cmp(&place(other)).then(one.cmp(&other)),
        }
    }

    /// What a step of a search counts, where steps are counted.
    pub(crate) fn score(self, search: Search) -> Option<Score> {
        let known = &self.order().hodoku;
        known.iter().find(|(known, _)| *known == search).map(|(_, row)| row.score)
    }

    fn order(self) -> &'static ScaleOrder {
        static ORDERS: LazyLock<[ScaleOrder; 2]> =
            LazyLock::new(|| [ScaleOrder::explainer(), ScaleOrder::hodoku()]);
        &ORDERS[self as usize]
    }
}

/// What a scale makes of the records of all techniques.
struct ScaleOrder {
    /// The searches that are asked by default, in order.
    searches: Vec<Search>,
    /// For each technique, whether one of these searches may find it.
    techniques: Vec<bool>,
    /// HoDoKu's searches, asked or not, in order.
    hodoku: Vec<(Search, HodokuRow)>,
}

impl ScaleOrder {
    /// Sudoku Explainer's searches, in the order of the catalogue.
    fn explainer() -> Self {
        let mut searches = Vec::new();
        for search in Technique::ALL.iter().filter_map(|technique| technique.record().explainer) {
            if !searches.contains(&search) {
                searches.push(search);
            }
        }
        Self::of(searches, Vec::new())
    }

    /// HoDoKu's searches, in the order of their numbers.
    fn hodoku() -> Self {
        let known = Technique::ALL.iter().filter_map(|technique| technique.record().hodoku);
        let mut hodoku: Vec<(Search, HodokuRow)> = known.collect();
        hodoku.sort_by_key(|(_, row)| row.order);
        hodoku.dedup_by_key(|(_, row)| row.order);
        let used = hodoku.iter().filter(|(_, row)| row.usage == HodokuUsage::ByDefault);
        Self::of(used.map(|(search, _)| *search).collect(), hodoku)
    }

    fn of(searches: Vec<Search>, hodoku: Vec<(Search, HodokuRow)>) -> Self {
        let is_used = |technique: &Technique| searches.iter().any(|&search| technique.is_found_by(search));
        let techniques = Technique::ALL.iter().map(is_used).collect();
        Self { searches, techniques, hodoku }
    }
}
