//! Forcing chains: every case leads to the same conclusion.
//!
//! A cell holds one of its digits, a digit is in one of its places in a house, a candidate is true
//! or false: one of these cases is true. A claim that all of them lead to is true. A case that
//! leads to a claim and its opposite is false.
//!
//! The search goes from candidate to candidate, and follows both the assumption that it is true and
//! the assumption that it is false. If an assumption ends in a contradiction, the claims it reached
//! before count like those of any other.

use super::hint::{ChainHint, RankedHint};
use super::net::{Net, NodeId};
use super::proof::ChainArgument;
use super::propagation::{Consequences, propagate};
use super::rule::ChainRule;
use crate::base::{Candidate, Places, ones};
use crate::board::Candidates;
use crate::logic::Truth;
use crate::logic::techniques::StopCheck;
use crate::logic::techniques::chains::case_split::CaseSplit;
use crate::logic::techniques::links::CandidateLiteral;

/// Returns all hints of a rule, cell by cell and digit by digit. For each candidate these are its
/// contradictions, the conclusions shared by it being true and false, and the conclusions shared by
/// all places for its digit. The conclusions shared by all digits of a cell come last.
pub(super) fn search(rule: ChainRule, candidates: &Candidates, stop: &StopCheck<'_>) -> Vec<RankedHint> {
    let mut search = ForcingChainSearch { rule, candidates, stop, hints: Vec::new() };
    for cell in candidates.geometry().cells() {
        // Sudoku Explainer leaves cells with two candidates to the rules that combine claims, and
        // also the houses in which such a cell is the first place for a digit.
        let fewest = if rule.is_dynamic() { 2 } else { 3 };
        if candidates.marks(cell).len() < fewest {
            continue;
        }
        let mut nets = Vec::new();
        for digit in candidates.marks(cell) {
            if stop() {
                return search.hints;
            }
            nets.push(search.try_candidate(Candidate { cell, digit }));
        }
        if rule.compares_cases() {
            search.compare(CaseSplit::Digits(cell), &nets.iter().collect::<Vec<_>>());
        }
    }
    search.hints
}

struct ForcingChainSearch<'a> {
    rule: ChainRule,
    candidates: &'a Candidates,
    stop: &'a StopCheck<'a>,
    hints: Vec<RankedHint>,
}

impl ForcingChainSearch<'_> {
    /// Examines one candidate and returns the consequences of it being true.
    fn try_candidate(&mut self, candidate: Candidate) -> Net {
        let holds = self.assume(CandidateLiteral::is(candidate));
        if self.rule.is_dynamic() {
            let fails = self.assume(CandidateLiteral::is_not(candidate));
            self.note_clash(CandidateLiteral::is(candidate), &holds);
            self.note_clash(CandidateLiteral::is_not(candidate), &fails);
            // If a cell has two digits, one is false exactly when the other is true, so these are
            // the cases of the cell.
            if self.rule.compares_cases() && self.candidates.marks(candidate.cell).len() > 2 {
                self.compare(CaseSplit::Either(candidate), &[&holds.net, &fails.net]);
            }
        }
        if self.rule.compares_cases() {
            self.try_houses(candidate, &holds.net);
        }
        holds.net
    }

    /// Compares the places for the candidate's digit in each house where the candidate is the first
    /// place.
    fn try_houses(&mut self, candidate: Candidate, first: &Net) {
        let Candidate { cell, digit } = candidate;
        let geometry = self.candidates.geometry();
        for place in geometry.places_regions_first(cell) {
            let house = usize::from(place.house);
            let places: Places = self.candidates.places(house, digit);
            let others = places & (places - 1);
            if others == 0 || places.trailing_zeros() != u32::from(place.index) {
                continue;
            }
            let (_, cells) = geometry.house(house);
            let other = |place: usize| CandidateLiteral::is(Candidate { cell: cells[place], digit });
            let others: Vec<Net> = ones(others).map(|place| self.assume(other(place)).net).collect();
            let nets: Vec<&Net> = std::iter::once(first).chain(&others).collect();
            self.compare(CaseSplit::Places(house, digit), &nets);
        }
    }

    fn assume(&self, assumption: CandidateLiteral) -> Consequences {
        propagate(self.rule, self.candidates, assumption, self.stop)
    }

    fn note_clash(&mut self, assumption: CandidateLiteral, consequences: &Consequences) {
        if let Some(clash) = consequences.clash {
            let targets = clash.map(|id| (&consequences.net, id)).into();
            self.note(ChainHint::Contradiction { rule: self.rule, assumption }, targets);
        }
    }

    /// Records the claims that all cases lead to: first the true ones, then the false ones.
    fn compare(&mut self, split: CaseSplit, nets: &[&Net]) {
        for truth in [Truth::Is, Truth::IsNot] {
            for conclusion in nets[0].reached(truth) {
                let targets: Option<Vec<_>> =
                    nets.iter().map(|&net| net.find(conclusion).map(|id| (net, id))).collect();
                if let Some(targets) = targets {
                    self.note(ChainHint::Cases { rule: self.rule, split, conclusion }, targets);
                }
            }
        }
    }

    fn note(&mut self, hint: ChainHint, targets: Vec<(&Net, NodeId)>) {
        self.hints.push(ChainArgument { hint, targets }.ranked(self.candidates));
    }
}
