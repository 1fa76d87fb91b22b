//! Types and engines for millions of classic 9x9 boards.
//!
//! A [`Puzzle`](crate::Puzzle) carries its geometry, which can be any board. The types here hold
//! only a 9x9 board, so that a list of them takes little memory and the fastest engines can read
//! it:
//!
//! | type | holds | bytes |
//! |---|---|--:|
//! | [`Line81`] | 81 characters, checked to be digits and blanks | 81 |
//! | [`Board81`] | 81 digits of which no two clash: a puzzle or a solution | 81 |
//! | [`Masks81`] | the candidates of 81 cells as bit masks, the input of the engines | 162 |
//!
//! ```text
//!    text ──▶ Line81 ──▶ Board81 ◀──▶ Puzzle, Solution
//!                └──▶ Masks81 ◀──┘
//! ```
//!
//! One call solves a whole list. The solver keeps 16 boards in the processor's registers:
//!
//! ```
//! use sudokit::classic::{Answer, BatchSolver, Line81, Masks81};
//! use sudokit::solve::Count;
//!
//! let text = "\
//! 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//! ..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..
//! ";
//! let lines = text.lines().map(str::parse).collect::<Result<Vec<Line81>, _>>()?;
//! let mut puzzles = Vec::new();
//! Masks81::pack(&lines, &mut puzzles);
//! let mut answers = vec![Answer::NONE; puzzles.len()];
//! BatchSolver::new().solve(&puzzles, 2, &mut answers);
//!
//! assert_eq!(answers[0].count, Count::Exactly(1));
//! assert_eq!(
//!     answers[0].solution().unwrap().to_string(),
//!     "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
//! );
//! assert_eq!(answers[1].count, Count::Exactly(0));
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! To solve one puzzle at a time, use [`ClassicSolver`]. A [`Canonizer`] finds canonical forms as
//! fast as puzzles are solved:
//!
//! ```
//! # #[cfg(feature = "canonical")] {
//! use std::collections::HashSet;
//! use sudokit::classic::{Board81, Canonizer};
//!
//! let mut canonizer = Canonizer::new();
//! let mut seen = HashSet::new();
//! let puzzle: Board81 =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let renamed: Board81 =
//!     "64..8....7..216....19....7.9...7...45..9.4..28...3...7.7....39....521..6....9..81".parse()?;
//! assert!(seen.insert(canonizer.puzzle(&puzzle).form));
//! assert!(!seen.insert(canonizer.puzzle(&renamed).form), "the same puzzle with other digits");
//! # }
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! Every engine has a constructor `portable`, which does not use the processor's vector
//! instructions. It gives the same results more slowly.

pub use crate::board::board81::Board81;
pub use crate::board::line81::Line81;
pub use crate::solve::batch::{Answer, BatchSolver};
pub use crate::solve::classic::ClassicSolver;
pub use crate::solve::masks::Masks81;
#[cfg(feature = "canonical")]
pub use crate::transform::canonical::{Canonizer, GridForm, PuzzleForm};
