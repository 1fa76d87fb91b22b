//! Why a board has no canonical form.

use std::fmt;

use crate::base::error::Problem;

pub(super) enum FormProblem {
    /// Not one of the boards that forms are defined for.
    OtherBoard,
    /// A puzzle of candidates, not of digits.
    Candidates,
}

impl Problem for FormProblem {}

impl fmt::Display for FormProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OtherBoard => {
                "canonical forms are offered for 4x4, 6x6 and 9x9 boards with their usual boxes \
                 and no other houses, not for this one"
            }
            Self::Candidates => "canonical forms are offered for puzzles of digits, not of candidates",
        })
    }
}
