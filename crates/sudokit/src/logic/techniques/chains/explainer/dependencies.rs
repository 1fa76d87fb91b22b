//! The parts of a chain that a helper's step depends on.
//!
//! A step that a helper finds in the working position may depend on candidates that were removed
//! there. These are the parents of the claims it adds: for pointing and fish, the places outside
//! the cover; for a hidden pair, the other places for its digits; for a naked pair, the other
//! digits of its cells; for a chain, the candidates that had to be removed so that something in it
//! was the only one left. If only these are removed from the original position, the step is still
//! correct.

use std::collections::HashSet;

use super::implications::missing;
use super::net::ClaimReason;
use crate::base::{Candidate, Digit, House, ones};
use crate::board::Candidates;
use crate::logic::{Because, Cases, Fish, LockedSet, Reason, SetKind, Truth, Web};

/// The candidates that were removed from a position.
pub(super) struct Dependencies<'a> {
    pub(super) original: &'a Candidates,
    pub(super) working: &'a Candidates,
}

impl Dependencies<'_> {
    /// Returns the candidates that had to be removed for this reason to be valid.
    pub(super) fn needs(&self, reason: &Reason) -> Vec<Candidate> {
        let mut needs = Vec::new();
        match reason {
            Reason::Intersection { digit, base, cover } => {
                self.places_outside(*base, &[*cover], *digit, &mut needs);
            }
            Reason::Fish(Fish { digit, base, cover, .. }) => {
                for base in base {
                    self.places_outside(*base, cover, *digit, &mut needs);
                }
            }
            Reason::LockedSet(set) => self.of_set(set, &mut needs),
            Reason::Loop(links) => {
                // A loop is valid in both directions, and backwards *is not* becomes *is*. Sudoku
                // Explainer then mistakes the link that led to a claim for the link that leads on
                // from it, so it uses the reason of every claim.
                for link in links {
                    needs.extend(self.missing(link.claim.first(), &link.because));
                }
            }
            Reason::Contradiction { web, .. } => self.of_web(web, &mut needs),
            Reason::Cases { cases, webs } => {
                for web in webs {
                    let assumed = web.assumption().first();
                    match cases {
                        Cases::Digits(_) => needs.extend(self.missing(assumed, &Because::Cell)),
                        Cases::Places(house, _) => {
                            needs.extend(self.missing(assumed, &Because::House(*house)));
                        }
                        Cases::Either(_) | Cases::Fish { .. } => {}
                    }
                    self.of_web(web, &mut needs);
                }
            }
            // Helpers find no other kinds.
            _ => {}
        }
        without_repetition(needs)
    }

    /// Returns the candidates that had to be removed for the helpers within a chain. Sudoku
    /// Explainer forgets to count them, but without them the proof has a gap.
    pub(super) fn needs_of_helpers(&self, reason: &Reason) -> Vec<Candidate> {
        let links = webs(reason).iter().flat_map(|web| &web.links);
        let helpers = links.filter_map(|link| match &link.because {
            Because::Step(helper) => Some(&helper.reason),
            _ => None,
        });
        let needs =
            helpers.flat_map(|reason| [self.needs(reason), self.needs_of_helpers(reason)].concat()).collect();
        without_repetition(needs)
    }

    /// Adds the candidates that had to be removed so that a true claim was the only one left.
    fn of_web(&self, web: &Web, needs: &mut Vec<Candidate>) {
        for link in web.links.iter().filter(|link| link.claim.truth == Truth::Is) {
            needs.extend(self.missing(link.claim.first(), &link.because));
        }
    }

    fn of_set(&self, set: &LockedSet, needs: &mut Vec<Candidate>) {
        let Self { original, working } = self;
        match set.kind {
            SetKind::Naked => {
                for &cell in &set.cells {
                    let others = original.marks(cell) - working.marks(cell) - set.digits;
                    needs.extend(others.into_iter().map(|digit| Candidate { cell, digit }));
                }
            }
            SetKind::Hidden => {
                let cells = original.geometry().house_cells(set.house).unwrap_or_default();
                for &cell in cells.iter().filter(|cell| !set.cells.contains(cell)) {
                    let gone = (original.marks(cell) - working.marks(cell)) & set.digits;
                    needs.extend(gone.into_iter().map(|digit| Candidate { cell, digit }));
                }
            }
        }
    }

    /// Adds the removed places for a digit in a house that are outside other houses.
    fn places_outside(&self, base: House, covers: &[House], digit: Digit, needs: &mut Vec<Candidate>) {
        let Some(base) = self.number(base) else { return };
        let geometry = self.original.geometry();
        let inside = covers
            .iter()
            .filter_map(|&cover| self.number(cover))
            .fold(0, |inside, cover| inside | geometry.meet(base, cover));
        let gone = self.original.places(base, digit) & !self.working.places(base, digit);
        let (_, cells) = geometry.house(base);
        needs.extend(ones(gone & !inside).map(|place| Candidate { cell: cells[place], digit }));
    }

    fn missing(&self, only: Candidate, because: &Because) -> Vec<Candidate> {
        let why = match because {
            Because::Cell => ClaimReason::Cell,
            Because::House(house) => self.number(*house).map_or(ClaimReason::Assumed, ClaimReason::House),
            Because::Assumed | Because::Step(_) => ClaimReason::Assumed,
        };
        missing(self.original, self.working, only, why)
    }

    fn number(&self, house: House) -> Option<usize> {
        self.original.geometry().houses().position(|(name, _)| name == house)
    }
}

fn webs(reason: &Reason) -> &[Web] {
    match reason {
        Reason::Contradiction { web, .. } => std::slice::from_ref(web),
        Reason::Cases { webs, .. } => webs,
        _ => &[],
    }
}

fn without_repetition(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    let mut seen = HashSet::new();
    candidates.retain(|&candidate| seen.insert(candidate));
    candidates
}
