//! Items for the other Sudokit crates only: engines for tests and benchmarks, and parts of
//! sentences. Anything here may change in any version.

pub use crate::base::random::Random;
pub use crate::base::sentence;
pub use crate::base::texts::TEXTS;
#[cfg(feature = "formats")]
pub use crate::format::layouts::{board_name, can_write_plain, draw, write_plain};
#[cfg(feature = "formats")]
pub use crate::format::reader::{PlainBatch, RowTexts};
pub use crate::solve::backtrack::Backtrack;
pub use crate::solve::engine::SearchOutcome;
pub use crate::solve::general::{GeneralSolver, LowestFirst, ValueOrder};
