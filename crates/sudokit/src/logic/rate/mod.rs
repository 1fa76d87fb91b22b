//! How hard a puzzle is: [`Explainer`] and [`Hodoku`] rate it as the two programs do.

mod explainer;
mod hodoku;

pub use crate::logic::scale::{HodokuLevel, Level, Rating, Score, Span};
pub use explainer::{Explainer, Grade, Unrated};
pub use hodoku::{Hodoku, HodokuGrade};
