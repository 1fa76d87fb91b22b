//! Puzzle ratings.
//!
//! Two programs set the scales that people quote. Both are followed exactly:
//!
//! | rater | program | result |
//! |---|---|---|
//! | [`Explainer`] | Sudoku Explainer 1.2.1.3 | a [`Grade`]: the ratings ER, EP and ED, such as `ER 7.2, EP 1.2, ED 1.2` |
//! | [`Hodoku`] | HoDoKu 2.2.0 | a [`HodokuGrade`]: a level and a score, such as `HoDoKu 204, easy` |
//!
//! ```
//! use sudokit::Puzzle;
//! use sudokit::logic::rate::{Explainer, Hodoku, HodokuLevel, Level};
//!
//! let puzzle: Puzzle =
//!     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9".parse()?;
//! let grade = Explainer::new().rate(&puzzle)?;
//! assert_eq!(grade.er.to_string(), "2.3");
//! assert_eq!(Level::of(grade.er), Level::Medium);
//!
//! let grade = Hodoku::new().rate(&puzzle)?;
//! assert_eq!(grade.level, HodokuLevel::Easy);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A rater keeps its tables, so use one rater for many puzzles.

mod explainer;
mod hodoku;

pub use crate::logic::scale::{HodokuLevel, Level, Rating, Score, Span};
pub use explainer::{BoardGrade, Explainer, Grade, Unrated};
pub use hodoku::{Hodoku, HodokuGrade};
