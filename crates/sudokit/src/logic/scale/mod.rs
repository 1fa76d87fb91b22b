//! Difficulty scales: by whose numbers a step or a puzzle is called hard. Which step comes
//! next is another question, and the [order](super::Order)'s.

mod hodoku_level;
mod rating;

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
