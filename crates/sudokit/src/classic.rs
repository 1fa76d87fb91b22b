//! Many classic 9x9 boards.

pub use crate::board::board81::Board81;
pub use crate::board::line81::Line81;
pub use crate::solve::batch::{Answer, BatchSolver};
pub use crate::solve::classic::ClassicSolver;
pub use crate::solve::masks::Masks81;
pub use crate::transform::canonical::{Canonizer, GridForm, PuzzleForm};
