//! Difficulty scales: which program's numbers measure a step or a puzzle. The
//! [order](super::Order), not the scale, decides which step comes next.

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
        /// Sudoku Explainer 1.2.1.3: the hardest step decides.
        #[default]
        Explainer => "explainer",
        /// HoDoKu 2.2.0: all steps count.
        Hodoku => "hodoku",
    }
}

impl Scale {
    /// Returns the scale's own order. The scale's ratings of puzzles are defined by the steps in
    /// this order.
    pub fn order(self) -> Order {
        match self {
            Self::Explainer => Order::Explainer,
            Self::Hodoku => Order::Hodoku,
        }
    }

    /// Returns `true` if the scale has a number for this step.
    pub fn measures(self, step: &Step) -> bool {
        match self {
            Self::Explainer => step.rating.is_some(),
            Self::Hodoku => step.score.is_some(),
        }
    }

    /// Returns the hardest of these steps, found in any order. For Sudoku Explainer, that is the
    /// first with the highest rating. For HoDoKu, it is the one with the highest level, then the
    /// highest score, then the last in its order. Steps without a number do not count.
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
