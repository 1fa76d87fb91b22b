//! What the other crates of Sudokit share with the library, and nobody else
//! should rely on: engines as the tests and benchmarks see them, and parts of
//! sentences. Anything here may change in any version.

pub use crate::base::random::Random;
pub use crate::base::sentence;
#[cfg(feature = "formats")]
pub use crate::format::layouts::{board_name, can_write_plain, draw, write_plain};
#[cfg(feature = "formats")]
pub use crate::format::reader::{PlainBatch, RowTexts};
pub use crate::solve::backtrack::Backtrack;
pub use crate::solve::engine::SearchOutcome;
pub use crate::solve::general::{GeneralSolver, LowestFirst, ValueOrder};
