//! How hard a puzzle is: [`Explainer`] and [`Hodoku`] rate it as the two programs do.

mod explainer;
mod hodoku;

pub use crate::logic::{HodokuLevel, Level, Rating, Scale, Score, Span};
pub use explainer::{Explainer, Grade, Unrated};
pub use hodoku::{Hodoku, HodokuGrade};
