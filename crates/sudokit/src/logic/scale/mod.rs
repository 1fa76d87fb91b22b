//! Difficulty scales: by whose numbers a step or a puzzle is called hard. Which step comes
//! next is another question, and the [order](super::Order)'s.

mod hodoku_level;
mod rating;

use super::{Order, Step};
use crate::base::names::named;
pub use hodoku_level::{HodokuLevel, Score};
pub use rating::{Level, Rating, Span};

named! {
    /// A program whose measure of difficulty is used.
    ///
    /// ```
    /// use sudokit::logic::Scale;
    ///
    /// assert_eq!("hodoku".parse::<Scale>()?, Scale::Hodoku);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    pub enum Scale: "scale" {
        /// Sudoku Explainer 1.2.1.3: the hardest step counts.
        #[default]
        Explainer => "explainer",
        /// HoDoKu 2.2.0: all steps count.
        Hodoku => "hodoku",
    }
}

impl Scale {
    /// The order of its own: its numbers for puzzles are made with the steps of this order.
    pub fn order(self) -> Order {
        match self {
            Self::Explainer => Order::Explainer,
            Self::Hodoku => Order::Hodoku,
        }
    }

    /// Whether it has a number for a step.
    pub fn measures(self, step: &Step) -> bool {
        match self {
            Self::Explainer => step.rating.is_some(),
            Self::Hodoku => step.score.is_some(),
        }
    }

    /// The hardest of some steps, whatever their order: the first with the highest rating of
    /// Sudoku Explainer; for HoDoKu the one with the highest level, then the highest score,
    /// then the last in its order. Steps without a number do not count.
    ///
    /// ```
    /// use sudokit::logic::{LogicSolver, Scale};
    /// use sudokit::Puzzle;
    ///
    /// let puzzle: Puzzle =
    ///     "...4.1.8...4.37...53.........2..47....96.........7.61.14..........8.9.57.....2..3".parse()?;
    /// let path: Vec<_> = LogicSolver::new(puzzle.candidates()).collect();
    /// let hardest = |scale: Scale| scale.hardest(&path).unwrap().name();
    /// assert_eq!(hardest(Scale::Explainer), "Hidden pair");
    /// assert_eq!(hardest(Scale::Hodoku), "X-wing");
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn hardest<'a>(self, steps: impl IntoIterator<Item = &'a Step>) -> Option<&'a Step> {
        let is_harder = |step: &Step, known: &Step| match self {
            Self::Explainer => step.rating > known.rating,
            Self::Hodoku => {
                let by_order = || Order::Hodoku.compare(step.technique, known.technique);
                step.score.cmp(&known.score).then_with(by_order).is_gt()
            }
        };
        let measured = steps.into_iter().filter(|step| self.measures(step));
        measured.reduce(|known, step| if is_harder(step, known) { step } else { known })
    }
}
