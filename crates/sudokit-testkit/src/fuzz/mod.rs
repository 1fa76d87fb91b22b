//! Properties that must be true for any bytes.
//!
//! Each function is the body of a libFuzzer target in the folder `fuzz` of the repository. The
//! integration tests of the library and of the drawings run the same functions on known inputs and on [`mutants()`] of
//! them. So every change is tested without a fuzzer or a sanitizer build.

mod drawings;
mod engines;
mod forms;
mod mutants;
mod steps;
mod texts;

pub use drawings::drawings;
pub use engines::engines_agree;
pub use forms::forms_agree;
pub use mutants::mutants;
pub use steps::steps_are_sound;
pub use texts::{parse, parse_roundtrip};
