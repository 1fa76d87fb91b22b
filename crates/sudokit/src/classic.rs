//! Many classic 9x9 boards.

pub use crate::board::PlainLine;
pub use crate::solve::{Answer, BatchSolver, ClassicSolver, Masks81};
pub use crate::transform::canonical::{Canonizer, Clues, GridForm, PuzzleForm};
