//! Errors for boards without canonical forms.

use crate::base::error::problems;

problems! {
    pub(super) enum FormProblem {
        OtherBoard {} => "error-form-board";
        Candidates {} => "error-form-candidates";
    }
}
