//! A builder for chains: claims with the rules by which they follow, for reading and checking.
//!
//! ```text
//!  r1c1 is not 5 → r1c7 is 5 → r3c8 is not 5 → r9c8 is 5
//! ```
//!
//! A search supplies the claims. The builder finds the cell or house by which each follows from the
//! one before.

use std::ops::ControlFlow;

use crate::base::{Cell, House};
use crate::board::Candidates;
use crate::logic::techniques::Sink;
use crate::logic::{Because, Claim, Link, Reason, Step, Technique, Truth, Web};

/// A chain, or a web of chains, from one assumption.
pub(crate) struct ChainBuilder<'a> {
    candidates: &'a Candidates,
    links: Vec<Link>,
}

impl<'a> ChainBuilder<'a> {
    /// Starts with an assumption.
    pub(crate) fn assume(candidates: &'a Candidates, assumption: Claim) -> Self {
        let assumed = Link { claim: assumption, because: Because::Assumed, from: Vec::new() };
        Self { candidates, links: vec![assumed] }
    }

    /// Builds a chain without branches.
    pub(crate) fn chain(candidates: &'a Candidates, claims: impl IntoIterator<Item = Claim>) -> Self {
        let mut claims = claims.into_iter();
        let mut builder = Self::assume(candidates, claims.next().expect("a chain has an assumption"));
        builder.extend(claims);
        builder
    }

    pub(crate) fn web(self) -> Web {
        Web { links: self.links }
    }

    /// Adds a claim that follows from others, given by number, unless it is already there. Returns
    /// its number.
    pub(super) fn push(&mut self, claim: Claim, because: Because, from: Vec<usize>) -> usize {
        if let Some(known) = self.links.iter().position(|link| link.claim == claim) {
            return known;
        }
        self.links.push(Link { claim, because, from });
        self.links.len() - 1
    }

    /// Adds a claim that follows from one other.
    pub(super) fn push_next(&mut self, from: usize, claim: Claim) -> usize {
        let because = self.because(&self.links[from].claim, &claim);
        self.push(claim, because, vec![from])
    }

    /// Adds a chain that begins after the assumption. Returns the number of its last claim.
    pub(super) fn extend(&mut self, claims: impl IntoIterator<Item = Claim>) -> usize {
        claims.into_iter().fold(0, |from, claim| self.push_next(from, claim))
    }

    /// Closes the chain: the claim with the number `last` implies its first claim.
    pub(super) fn close(mut self, last: usize) -> Vec<Link> {
        self.links[0].because = self.because(&self.links[last].claim, &self.links[0].claim);
        self.links[0].from = vec![last];
        self.links
    }

    /// Emits the step of a chain from a false candidate to a true one of the same digit. One of the
    /// two ends is true, so the digit is eliminated in cells that see both.
    pub(crate) fn emit(self, technique: Technique, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let candidates = self.candidates;
        let web = self.web();
        let (first, last) = (web.assumption(), web.conclusion());
        let ends: Vec<Cell> = first.cells.iter().chain(&last.cells).copied().collect();
        let victims = candidates.seen_by_all(&ends, first.digit);
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        sink(Step::remove(technique, Reason::Chain(web), victims))
    }

    /// Returns the rule by which one claim follows from another.
    fn because(&self, from: &Claim, to: &Claim) -> Because {
        if from.digit != to.digit {
            return Because::Cell;
        }
        Because::House(match to.truth {
            Truth::IsNot => self.common_house(from, to),
            Truth::Is => self.last_house(from, to),
        })
    }

    /// Returns a house that contains the cells of two claims.
    pub(super) fn common_house(&self, one: &Claim, other: &Claim) -> House {
        let mut houses = self.candidates.geometry().houses();
        let holds = |house: &[Cell], claim: &Claim| claim.cells.iter().all(|cell| house.contains(cell));
        let common = houses.find(|(_, house)| holds(house, one) && holds(house, other));
        common.expect("claims that exclude each other share a house").0
    }

    /// Returns a house in which two claims cover all remaining places for their digit.
    fn last_house(&self, one: &Claim, other: &Claim) -> House {
        let geometry = self.candidates.geometry();
        let is_last = |house: &usize| {
            let (_, members) = geometry.house(*house);
            let place = |cell: &Cell| members.iter().position(|member| member == cell);
            let mut cells = one.cells.iter().chain(&other.cells);
            let places = cells.try_fold(0, |places, cell| Some(places | 1 << place(cell)?));
            places == Some(self.candidates.places(*house, one.digit))
        };
        let house = (0..geometry.houses().len()).find(is_last);
        geometry.house(house.expect("one of two claims is true because of a house")).0
    }
}
