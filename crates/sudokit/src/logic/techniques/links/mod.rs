//! The candidates of a position, numbered, and their links.
//!
//! | file | what it holds | used by |
//! |---|---|---|
//! | [`literal`] | a candidate and its truth, as one number | all chain searches |
//! | [`alternating`] | strong and weak links as rows of bits, and their closure | Sudoku Explainer's chains on the classic board, HoDoKu's X-chains and XY-chains |
//! | [`numbering`] | all candidates and groups of a position by number, the sets of each house, and the candidates that each one sees | HoDoKu's tables |
//! | `groups` | the links of groups | HoDoKu's tables |
//! | [`closure`] | the consequences of each literal, by one link or by any number of them | HoDoKu's tables |

mod alternating;
mod closure;
mod groups;
mod literal;
mod numbering;

pub(crate) use alternating::{LinkRows, Reachability};
pub(crate) use closure::Closure;
pub(crate) use literal::{CandidateLiteral, ChainLiteral, MadeByLiteral};
pub(crate) use numbering::{Grouping, Numbering};
