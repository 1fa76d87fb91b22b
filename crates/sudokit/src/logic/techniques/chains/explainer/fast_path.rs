//! The fast path on the classic board: a hint by the classic engine, its proof by
//! the general one.
//!
//! The classic engine reports which hint wins and what it rules out. That is all a
//! rating needs. A person wants the proof as well: the general engine follows the
//! few assumptions of the winner once more, and not the thousands that lost.

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

/// The candidates of a position as the classic engine takes them.
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

    /// The digit that can be placed.
    pub(crate) fn placement(&self) -> Option<Candidate> {
        self.target.is_on().then(|| literal(self.target).candidate)
    }

    /// The candidates that are ruled out.
    pub(crate) fn eliminations(&self) -> Vec<Candidate> {
        self.removals.iter().copied().map(candidate).collect()
    }

    /// The step without its proof: ratings need no reasons.
    pub(crate) fn unproven(&self) -> Step {
        let reason = Reason::Chain(Web { links: Vec::new() });
        let step = Step::remove(self.technique(), reason, self.eliminations()).rated_at(self.rating());
        Step { placements: self.placement().into_iter().collect(), ..step }
    }

    /// The step with its proof.
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

    /// Of the cycles through the source, the first that does the same.
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
    /// The step with its proof.
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

/// A cell and a digit, both counted from 0.
fn candidate((cell, digit): (u8, u8)) -> Candidate {
    Candidate { cell: Cell::new(cell.into()), digit: Digit::from_index(digit.into()) }
}

fn literal(literal: ChainLiteral) -> CandidateLiteral {
    let (cell, digit) = cell_and_digit(literal.node());
    let candidate = Candidate { cell: Cell::new(cell), digit: Digit::from_index(digit) };
    CandidateLiteral { candidate, truth: literal.truth() }
}
