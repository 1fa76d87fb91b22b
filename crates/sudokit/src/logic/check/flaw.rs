//! The problem with a step. Its sentence is made only when it is displayed, because searches for
//! wrong steps check millions of them.

use std::fmt;

use super::Board;
use crate::base::Candidate;
use crate::base::texts::TEXTS;

/// The reason why a step is wrong.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Flaw {
    /// The message in `texts/en/check.ftl`.
    id: &'static str,
    /// The candidate in words, if the message is about one.
    candidate: Option<String>,
}

impl Flaw {
    pub(super) const fn new(id: &'static str) -> Self {
        Self { id, candidate: None }
    }

    /// A problem with a candidate that the step places or eliminates.
    pub(super) fn of(board: &Board<'_>, candidate: Candidate, id: &'static str) -> Self {
        Self { id, candidate: Some(board.name(candidate)) }
    }

    fn sentence(&self) -> String {
        let candidate = self.candidate.as_ref().map(|name| ("candidate", name.into()));
        TEXTS.message(self.id, candidate.as_slice())
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence())
    }
}

impl fmt::Debug for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.sentence(), f)
    }
}

impl std::error::Error for Flaw {}

/// Returns a flaw with this message unless the condition is true.
pub(super) fn ensure(condition: bool, id: &'static str) -> Result<(), Flaw> {
    if condition { Ok(()) } else { Err(Flaw::new(id)) }
}
