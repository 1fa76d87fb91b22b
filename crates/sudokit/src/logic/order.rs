//! Orders in which techniques are tried.
//!
//! A solver takes the first step that it finds, so the order of its searches decides which step
//! comes next. How a step is rated is a separate question: see [`Scale`](super::Scale).
//!
//! The [beginner's order](Order::Beginner) is the catalogue's. The other two copy the programs and
//! must be exact, because ratings and scores depend on them. The record of each technique holds its
//! positions in both.

use std::cmp::Ordering;
use std::sync::LazyLock;

use super::techniques::{HodokuUsage, Search};
use super::{Program, Score, Technique};
use crate::base::names::named;

named! {
    /// The order in which techniques are tried, which decides the next step.
    ///
    /// ```
    /// use sudokit::logic::{LogicSolver, Order};
    /// use sudokit::Puzzle;
    ///
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let first = |order| LogicSolver::in_order(order, puzzle.candidates()).next_step();
    /// assert_eq!(first(Order::Beginner).unwrap().name(), "Hidden single");
    /// assert_eq!(first(Order::Hodoku).unwrap().name(), "Naked Single");
    /// assert_eq!("hodoku".parse::<Order>()?, Order::Hodoku);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    pub enum Order: "order" {
        /// The order in which people learn the techniques: the order of [`Technique::ALL`]. It
        /// contains all of them.
        #[default]
        Beginner => "beginner",
        /// HoDoKu 2.2.0's order. It finds the same steps, so the scores are the same.
        Hodoku => "hodoku",
        /// Sudoku Explainer 1.2.1.3's order. It finds the same steps, so the ratings are the same.
        Explainer => "explainer",
    }
}

impl Order {
    /// Returns the technique's name in this order: HoDoKu's name in HoDoKu's order, Sudokit's in
    /// the others.
    ///
    /// ```
    /// use sudokit::logic::{Order, Technique};
    ///
    /// assert_eq!(Order::Beginner.name_of(Technique::NakedTriplet), "Naked triplet");
    /// assert_eq!(Order::Hodoku.name_of(Technique::NakedTriplet), "Naked Triple");
    /// ```
    pub fn name_of(self, technique: Technique) -> &'static str {
        let program = technique.hodoku_name().filter(|_| self == Self::Hodoku);
        program.unwrap_or(technique.name())
    }

    /// Compares two techniques by when they are tried. Techniques that the same search finds are
    /// compared by their position in the catalogue.
    ///
    /// A technique that is not in this order comes after everything that precedes it in the
    /// [catalogue](Technique::ALL).
    pub fn compare(self, one: Technique, other: Technique) -> Ordering {
        self.rank(one).cmp(&self.rank(other)).then(one.cmp(&other))
    }

    /// Returns the position of a technique's search in this order. Techniques found by the same
    /// search have the same rank, because they can only be used together.
    pub(crate) fn rank(self, technique: Technique) -> usize {
        self.table().ranks[technique as usize]
    }

    /// Returns `true` if a solver in this order tries the technique by default.
    pub fn has(self, technique: Technique) -> bool {
        self.table().has[technique as usize]
    }

    /// Returns the searches that run by default, in order.
    pub(super) fn searches(self) -> &'static [OrderedSearch] {
        &self.table().searches
    }

    /// Returns the techniques that the default searches can find, in the order in which they are
    /// tried.
    pub(super) fn techniques(self) -> &'static [Technique] {
        &self.table().techniques
    }

    /// Returns the search for a technique, even if the technique is not in this order.
    pub(super) fn search_for(self, technique: Technique) -> OrderedSearch {
        let record = technique.record();
        let known = match self {
            Self::Beginner => Some(record.beginner),
            Self::Hodoku => record.hodoku.map(|(search, _)| search),
            Self::Explainer => record.explainer.map(|(search, _)| search),
        };
        OrderedSearch::new(self, known.unwrap_or(record.search), technique)
    }

    /// Returns HoDoKu's score for a step. In HoDoKu's own order it depends on the search that found
    /// the step: a nice loop found by the search for grouped loops scores as a grouped one.
    pub(super) fn score(self, search: Search, technique: Technique) -> Option<Score> {
        match self {
            Self::Hodoku => {
                self.table().scores.iter().find(|(known, _)| *known == search).map(|(_, score)| *score)
            }
            Self::Beginner | Self::Explainer => technique.score(),
        }
    }

    fn table(self) -> &'static OrderTable {
        // Each table is built when it is first needed.
        static BEGINNER: LazyLock<OrderTable> = LazyLock::new(|| OrderTable::new(Order::Beginner));
        static HODOKU: LazyLock<OrderTable> = LazyLock::new(|| OrderTable::new(Order::Hodoku));
        static EXPLAINER: LazyLock<OrderTable> = LazyLock::new(|| OrderTable::new(Order::Explainer));
        match self {
            Self::Beginner => &BEGINNER,
            Self::Hodoku => &HODOKU,
            Self::Explainer => &EXPLAINER,
        }
    }
}

/// A search and the program it follows: both programs know many techniques, but find the steps of a
/// technique in different orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OrderedSearch {
    pub(super) search: Search,
    /// The program it follows.
    pub(super) program: Program,
}

impl OrderedSearch {
    fn new(order: Order, search: Search, technique: Technique) -> Self {
        let is_hodokus = || technique.record().hodoku.is_some_and(|(known, _)| known == search);
        let program = match order {
            Order::Hodoku => Program::Hodoku,
            Order::Beginner if is_hodokus() => Program::Hodoku,
            Order::Beginner | Order::Explainer => Program::Explainer,
        };
        Self { search, program }
    }
}

/// The tables of one order, derived from the records of all techniques.
struct OrderTable {
    /// The searches that run by default, in order.
    searches: Vec<OrderedSearch>,
    /// For each technique, whether a default search can find it.
    has: Vec<bool>,
    /// The techniques that the default searches can find, in order.
    techniques: Vec<Technique>,
    /// For each technique, the position of its search.
    ranks: Vec<usize>,
    /// HoDoKu's score for each of its searches, used by default or not.
    scores: Vec<(Search, Score)>,
}

impl OrderTable {
    fn new(order: Order) -> Self {
        let searches: Vec<OrderedSearch> = Technique::ALL.iter().map(|&one| order.search_for(one)).collect();
        let search_of = |technique: Technique| searches[technique as usize];
        // A search takes the position of the first technique it finds.
        let mut places: Vec<(Search, usize)> = Vec::new();
        let mut known: Vec<Technique> = Vec::new();
        for &technique in Technique::ALL {
            let Some(place) = place(order, technique) else { continue };
            known.push(technique);
            let search = search_of(technique).search;
            match places.iter_mut().find(|(other, _)| *other == search) {
                Some((_, first)) => *first = place.min(*first),
                None => places.push((search, place)),
            }
        }
        let search_place = |technique| {
            let search = search_of(technique).search;
            places.iter().find(|(other, _)| *other == search).map_or(0, |(_, place)| *place)
        };
        // A technique unknown to the order comes after everything that precedes it in the
        // catalogue.
        let mut ranks = Vec::with_capacity(Technique::ALL.len());
        let mut last = 0;
        for technique in Technique::ALL {
            let is_known = known.binary_search(technique).is_ok();
            let rank = if is_known { search_place(*technique) } else { last };
            last = rank.max(last);
            ranks.push(rank);
        }
        known.sort_by_key(|&technique| (search_place(technique), technique));
        let mut asked: Vec<OrderedSearch> = Vec::new();
        for technique in known.into_iter().filter(|&technique| runs_by_default(order, technique)) {
            let search = search_of(technique);
            if asked.iter().all(|other| other.search != search.search) {
                asked.push(search);
            }
        }
        let is_found = |technique: &Technique| asked.iter().any(|one| technique.is_found_by(one.search));
        let mut techniques: Vec<Technique> = Technique::ALL.iter().copied().filter(is_found).collect();
        techniques.sort_by_key(|&technique| (ranks[technique as usize], technique));
        let scores = Technique::ALL.iter().filter_map(|technique| technique.record().hodoku);
        Self {
            has: Technique::ALL.iter().map(|technique| techniques.contains(technique)).collect(),
            techniques,
            ranks,
            scores: scores.map(|(search, row)| (search, row.score)).collect(),
            searches: asked,
        }
    }
}

/// Returns a technique's position in an order, if the order knows it.
fn place(order: Order, technique: Technique) -> Option<usize> {
    let record = technique.record();
    match order {
        Order::Beginner => Some(technique as usize),
        Order::Hodoku => record.hodoku.map(|(_, row)| row.order.into()),
        Order::Explainer => record.explainer.map(|(_, place)| place.into()),
    }
}

/// Whether the technique's search runs by default. Brute force is not a technique.
fn runs_by_default(order: Order, technique: Technique) -> bool {
    let by_default = |usage| usage == HodokuUsage::ByDefault;
    technique != Technique::BruteForce
        && (order != Order::Hodoku || technique.record().hodoku.is_some_and(|(_, row)| by_default(row.usage)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(order: Order) -> Vec<&'static str> {
        let mut techniques: Vec<Technique> =
            Technique::ALL.iter().copied().filter(|&technique| order.has(technique)).collect();
        techniques.sort_by(|&one, &other| order.compare(one, other));
        techniques.into_iter().map(Technique::id).collect()
    }

    #[test]
    fn sudoku_explainer_orders_by_rating() {
        let expected = "hidden-single direct-pointing direct-claiming direct-hidden-pair naked-single \
            direct-hidden-triplet pointing claiming naked-pair x-wing hidden-pair naked-triplet swordfish \
            hidden-triplet xy-wing xyz-wing unique-rectangle-1 unique-rectangle-2 unique-rectangle-3 \
            unique-rectangle-4 unique-loop-1 unique-loop-2 unique-loop-3 unique-loop-4 naked-quad jellyfish \
            hidden-quad naked-set hidden-set bug-1 bug-2 bug-3 bug-4 aligned-pair x-cycle x-chain y-cycle \
            continuous-nice-loop aic aligned-triplet nishio cell-forcing-chain region-forcing-chain \
            dynamic-forcing-chain dynamic-plus nested-2 nested-3 nested-4 nested-5";
        assert_eq!(names(Order::Explainer), expected.split_whitespace().collect::<Vec<_>>());
    }

    #[test]
    fn the_beginners_order_has_every_technique() {
        let all = Technique::ALL.iter().map(|technique| technique.id());
        assert_eq!(names(Order::Beginner), all.filter(|&id| id != "brute-force").collect::<Vec<_>>());
    }

    #[test]
    fn beginners_learn_simple_patterns_before_long_chains() {
        let is_before = |one, other| Order::Beginner.rank(one) < Order::Beginner.rank(other);
        assert!(is_before(Technique::HiddenSingle, Technique::NakedSingle));
        for pattern in [Technique::XWing, Technique::WWing, Technique::TwoStringKite, Technique::FinnedXWing]
        {
            for chain in [Technique::XChain, Technique::Aic, Technique::CellForcingChain] {
                assert!(is_before(pattern, chain), "{pattern} {chain}");
            }
        }
    }

    #[test]
    fn unknown_techniques_keep_their_place_in_the_catalogue() {
        assert_eq!(Order::Hodoku.compare(Technique::DirectPointing, Technique::XWing), Ordering::Less);
        assert_eq!(Order::Explainer.compare(Technique::Skyscraper, Technique::Nishio), Ordering::Less);
        assert_eq!(Order::Explainer.compare(Technique::Skyscraper, Technique::NakedPair), Ordering::Greater);
    }
}
