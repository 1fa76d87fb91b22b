//! What is wrong with a step, as a sentence.

use std::borrow::Cow;
use std::fmt;

use super::Board;
use crate::base::Candidate;

/// Why a step is not right.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Flaw(Cow<'static, str>);

impl Flaw {
    pub(super) const fn new(sentence: &'static str) -> Self {
        Self(Cow::Borrowed(sentence))
    }

    /// Something about a candidate that the step places or rules out.
    pub(super) fn of(board: &Board<'_>, candidate: Candidate, what: &str) -> Self {
        Self(Cow::Owned(format!("{} {what}", board.name(candidate))))
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl std::error::Error for Flaw {}

/// Says the sentence unless the condition holds.
pub(super) fn ensure(condition: bool, sentence: &'static str) -> Result<(), Flaw> {
    if condition { Ok(()) } else { Err(Flaw::new(sentence)) }
}
