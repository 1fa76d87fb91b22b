//! The fast path on the classic board: the classic engine finds the hint, the general one proves
//! it.
//!
//! The classic engine reports which hint wins and what it eliminates. That is enough for a rating.
//! For an explanation the proof is needed too, so the general engine follows again the few
//! assumptions of the winner, not the thousands that lost.

use std::ops::ControlFlow;

use super::classic::{ClassicHint, ClassicMarks, ClassicTriplet, cell_and_digit};
use super::hint::ChainHint;
use super::rule::{ChainKind, LinkTypes};
use crate::base::{Candidate, Cell, Digit};
use crate::board::{Candidates, HouseOrder};
use crate::logic::techniques::chains::case_split::CaseSplit;
use crate::logic::techniques::links::{CandidateLiteral, ChainLiteral};
use crate::logic::techniques::patterns::aligned;
use crate::logic::techniques::{Scan, StopCheck};
use crate::logic::{Program, Rating, Reason, Step, Technique, Web};

/// Converts the candidates of a position for the classic engine.
pub(crate) fn marks(candidates: &Candidates) -> ClassicMarks {
    std::array::from_fn(|index| candidates.marks(Cell::new(index)).bits() as u16)
}

impl ClassicHint {
    pub(crate) fn rating(&self) -> Rating {
        self.rank.difficulty.rating()
    }

    pub(crate) fn technique(&self) -> Technique {
        self.kind.technique(self.rule)
    }

    /// Returns the digit to place.
    pub(crate) fn placement(&self) -> Option<Candidate> {
        self.target.is_on().then(|| literal(self.target).candidate)
    }

    /// Returns the eliminated candidates.
    pub(crate) fn eliminations(&self) -> Vec<Candidate> {
        self.removals.iter().copied().map(candidate).collect()
    }

    /// Returns the step without its proof, because ratings need no reasons.
    pub(crate) fn unproven(&self) -> Step {
        let reason = Reason::Chain(Web { links: Vec::new() });
        let step = Step::remove(self.technique(), reason, self.eliminations()).rated_at(self.rating());
        Step { placements: self.placement().into_iter().collect(), ..step }
    }

    /// Returns the step with its proof.
    pub(crate) fn prove(&self, candidates: &Candidates, stop: &StopCheck<'_>) -> Option<Step> {
        let (rule, source) = (self.rule, literal(self.source));
        let cases = |split| ChainHint::Cases { rule, split, conclusion: literal(self.target) };
        let hint = match self.kind {
            ChainKind::Cycle(links) => return self.prove_cycle(links, candidates, stop),
            ChainKind::Chain(links) => ChainHint::Chain { links, assumption: source },
            ChainKind::Contradiction => ChainHint::Contradiction { rule, assumption: source },
            ChainKind::Either => cases(CaseSplit::Either(source.candidate)),
            ChainKind::Cell => cases(CaseSplit::Digits(source.candidate.cell)),
            ChainKind::Region => {
                let houses = candidates.geometry().full_houses(HouseOrder::RegionsRowsColumns);
                cases(CaseSplit::Places(houses[usize::from(self.house)], source.candidate.digit))
            }
        };
        hint.step(candidates, stop)
    }

    /// Returns the first cycle through the source that has the same effect.
    fn prove_cycle(&self, links: LinkTypes, candidates: &Candidates, stop: &StopCheck<'_>) -> Option<Step> {
        let source = literal(self.source).candidate;
        let mut eliminations = self.eliminations();
        eliminations.sort();
        (0..)
            .map_while(|number| ChainHint::Cycle { links, source, number }.step(candidates, stop))
            .find(|step| step.rating == Some(self.rating()) && step.eliminations == eliminations)
    }
}

impl ClassicTriplet {
    /// Returns the step with its proof.
    pub(crate) fn prove(&self, candidates: &Candidates) -> Option<Step> {
        let mut found = None;
        let sink = &mut |step| {
            found = Some(step);
            ControlFlow::Break(())
        };
        let scan = &mut Scan::new(Program::Explainer, candidates, sink);
        let _ = aligned::triplet(self.cells.map(Cell::new), scan);
        found
    }
}

/// Converts a cell and a digit, both counted from 0.
fn candidate((cell, digit): (u8, u8)) -> Candidate {
    Candidate { cell: Cell::new(cell.into()), digit: Digit::from_index(digit.into()) }
}

fn literal(literal: ChainLiteral) -> CandidateLiteral {
    let (cell, digit) = cell_and_digit(literal.node());
    let candidate = Candidate { cell: Cell::new(cell), digit: Digit::from_index(digit) };
    CandidateLiteral { candidate, truth: literal.truth() }
}
