//! Why a board has no canonical form.

use crate::base::error::problems;

problems! {
    pub(super) enum FormProblem {
        OtherBoard {} =>
            "canonical forms are offered for 4x4, 6x6 and 9x9 boards with their usual boxes and no other houses, \
             not for this one";
        Candidates {} => "canonical forms are offered for puzzles of digits, not of candidates";
    }
}
