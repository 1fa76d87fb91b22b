//! A chain without branches, laid claim by claim.
//!
//! ```text
//!  r1c1 is not 5 → r1c7 is 5 → r3c8 is not 5 → r9c8 is 5
//! ```
//!
//! Whoever knows the pattern knows the claims. What is left is to say by which
//! rule each follows from the one before.

use std::ops::ControlFlow;

use crate::base::{Candidate, Cell, House};
use crate::board::Candidates;
use crate::logic::Technique;
use crate::logic::techniques::Sink;
use crate::logic::techniques::patterns::wings::victims;
use crate::logic::{Because, Claim, Link, Reason, Step, Truth, Web};

/// A chain that begins with a candidate that does not hold.
pub(crate) struct Thread<'a> {
    candidates: &'a Candidates,
    links: Vec<Link>,
}

impl<'a> Thread<'a> {
    /// It is assumed that this is not so.
    pub(crate) fn unless(first: Candidate, candidates: &'a Candidates) -> Self {
        let claim = Claim::is_not(first);
        Self { candidates, links: vec![Link { claim, because: Because::Assumed, from: Vec::new() }] }
    }

    /// The cell has no other candidate left: this one.
    pub(crate) fn so_is(self, candidate: Candidate) -> Self {
        self.then(Claim::is(candidate), Because::Cell)
    }

    /// The digit has no other place left in this house: this one.
    pub(crate) fn so_is_in(self, house: House, candidate: Candidate) -> Self {
        self.then(Claim::is(candidate), Because::House(house))
    }

    /// The digit stands in a cell that sees this one.
    ///
    /// # Panics
    ///
    /// If it does not.
    pub(crate) fn so_is_not(self, candidate: Candidate) -> Self {
        let before = self.links[self.links.len() - 1].claim.first();
        let (house, _) = self
            .candidates
            .geometry()
            .houses()
            .find(|(_, cells)| [before.cell, candidate.cell].iter().all(|cell| cells.contains(cell)))
            .expect("cells that see each other share a house");
        self.then(Claim::is_not(candidate), Because::House(house))
    }

    /// The digit stands in this house, so in none of these cells of it.
    pub(crate) fn so_none_of(self, house: House, cells: Vec<Cell>) -> Self {
        let digit = self.links[0].claim.digit;
        self.then(Claim { digit, cells, truth: Truth::IsNot }, Because::House(house))
    }

    /// The digit has no other places left in this house: one of these cells.
    pub(crate) fn so_one_of(self, house: House, cells: Vec<Cell>) -> Self {
        let digit = self.links[0].claim.digit;
        self.then(Claim { digit, cells, truth: Truth::Is }, Because::House(house))
    }

    fn then(mut self, claim: Claim, because: Because) -> Self {
        let from = vec![self.links.len() - 1];
        self.links.push(Link { claim, because, from });
        self
    }

    /// One of the two ends holds, which are the same digit: hands over the step
    /// that rules it out where both are seen, if it is anywhere.
    pub(crate) fn finish(self, technique: Technique, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let web = Web { links: self.links };
        let (first, last) = (web.assumption(), web.conclusion());
        let ends: Vec<Cell> = first.cells.iter().chain(&last.cells).copied().collect();
        let victims = victims(self.candidates, &ends, first.digit);
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        sink(Step::remove(technique, Reason::Chain(web), victims))
    }
}
