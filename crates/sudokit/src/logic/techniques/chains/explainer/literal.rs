//! A candidate, and whether it holds: what a chain steps on.
//!
//! Searches for chains make millions of these, so it is small and copied. What
//! a person is told is a [`Claim`], which may speak of several cells.

use crate::base::Candidate;
use crate::logic::{Claim, Truth};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct CandidateLiteral {
    pub(crate) candidate: Candidate,
    pub(crate) truth: Truth,
}

impl CandidateLiteral {
    pub(crate) const fn is(candidate: Candidate) -> Self {
        Self { candidate, truth: Truth::Is }
    }

    pub(crate) const fn is_not(candidate: Candidate) -> Self {
        Self { candidate, truth: Truth::IsNot }
    }

    pub(crate) const fn opposite(self) -> Self {
        match self.truth {
            Truth::Is => Self::is_not(self.candidate),
            Truth::IsNot => Self::is(self.candidate),
        }
    }
}

impl From<CandidateLiteral> for Claim {
    fn from(CandidateLiteral { candidate, truth }: CandidateLiteral) -> Self {
        let Candidate { cell, digit } = candidate;
        Self { digit, cells: vec![cell], truth }
    }
}
