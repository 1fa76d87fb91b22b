//! The shortest chain of the classic board: found by the fast engine, proved
//! by the plain one.
//!
//! The fast engine says which hint wins and what it rules out. That is all a
//! rating needs. A person wants the proof as well: the plain engine follows the
//! winner's few assumptions once more, and leaves out the thousands that lost.

use super::Literal;
use std::ops::ControlFlow;

use super::choice::Choice;
use super::implications::Links;
use super::method::Method;
use super::winner::{self, Winner};
use crate::base::{Candidate, Cell, Digit};
use crate::board::Candidates;
use crate::board::HouseOrder;
use crate::logic::Rating;
use crate::logic::techniques::chains::explainer::classic::{Found, Kind, Marks, Node, Rule, Side};
use crate::logic::techniques::patterns::aligned;
use crate::logic::{Reason, Step, Technique, Web};

/// The candidates of a position as the fast engine takes them.
pub(crate) fn marks(candidates: &Candidates) -> Marks {
    std::array::from_fn(|index| candidates.marks(Cell::new(index)).bits() as u16)
}

impl Found {
    /// How hard it is called.
    pub(crate) fn rating(&self) -> Rating {
        Rating::rounded(self.difficulty)
    }

    /// Which technique of the catalogue it is, found by this rule.
    pub(crate) fn technique(&self, rule: Rule) -> Technique {
        match (rule, self.kind) {
            (Rule::Chains, Kind::XCycle) => Technique::XCycle,
            (Rule::Chains, Kind::YCycle) => Technique::YCycle,
            (Rule::Chains, Kind::XyCycle) => Technique::ContinuousNiceLoop,
            (Rule::Chains, Kind::XChain) => Technique::XChain,
            (Rule::Chains, _) => Technique::Aic,
            (Rule::AlignedTriplet, _) => Technique::AlignedTriplet,
            (Rule::Multiple, Kind::Region(_)) => Technique::RegionForcingChain,
            _ => method(rule).technique(),
        }
    }

    /// The digit that can be placed.
    pub(crate) fn placed(&self) -> Option<Candidate> {
        self.placement.map(candidate)
    }

    /// The candidates that are ruled out.
    pub(crate) fn eliminations(&self) -> Vec<Candidate> {
        self.removals.iter().copied().map(candidate).collect()
    }

    /// The step without its proof: ratings need no reasons.
    pub(crate) fn unproven(&self, rule: Rule) -> Step {
        let reason = Reason::Chain(Web { links: Vec::new() });
        let step = Step::remove(self.technique(rule), reason, self.eliminations()).rated_at(self.rating());
        Step { placements: self.placed().into_iter().collect(), ..step }
    }

    /// The step with its proof.
    pub(crate) fn prove(&self, rule: Rule, candidates: &Candidates) -> Option<Step> {
        let source = claim(self.source);
        let cases = |choice| Winner::Cases { method: method(rule), choice, conclusion: claim(self.target) };
        let winner = match self.kind {
            Kind::XCycle => return self.prove_cycle(Links::X, candidates),
            Kind::YCycle => return self.prove_cycle(Links::Y, candidates),
            Kind::XyCycle => return self.prove_cycle(Links::Xy, candidates),
            Kind::AlignedTriplet(cells) => {
                let mut found = None;
                let _ = aligned::triplet(candidates, cells.map(|cell| Cell::new(cell.into())), &mut |step| {
                    found = Some(step);
                    ControlFlow::Break(())
                });
                return found;
            }
            Kind::XChain => Winner::Chain { links: Links::X, assumption: source },
            Kind::XyChain => Winner::Chain { links: Links::Xy, assumption: source },
            Kind::Contradiction => Winner::Contradiction { method: method(rule), assumption: source },
            Kind::Double => cases(Choice::Either(source.candidate)),
            Kind::Cell => cases(Choice::Digits(source.candidate.cell)),
            Kind::Region(number) => {
                let geometry = candidates.geometry();
                let houses = geometry.full_houses(HouseOrder::RegionsRowsColumns);
                let (house, _) = geometry.house(houses[usize::from(number)]);
                cases(Choice::Places(house, source.candidate.digit))
            }
        };
        winner::prove(candidates, winner)
    }

    /// Of the cycles through the source, the first that does the same.
    fn prove_cycle(&self, links: Links, candidates: &Candidates) -> Option<Step> {
        let source = claim(self.source).candidate;
        let mut eliminations = self.eliminations();
        eliminations.sort();
        (0..)
            .map_while(|number| winner::prove(candidates, Winner::Cycle { links, source, number }))
            .find(|step| step.rating == Some(self.rating()) && step.eliminations == eliminations)
    }
}

/// How the rules of forcing chains go on from an assumption.
fn method(rule: Rule) -> Method {
    match rule {
        Rule::Nishio => Method::Nishio,
        Rule::Chains | Rule::AlignedTriplet | Rule::Multiple => Method::Multiple,
        Rule::Dynamic => Method::Dynamic { level: 0 },
        Rule::DynamicPlus => Method::Dynamic { level: 1 },
        Rule::Nested2 => Method::Dynamic { level: 2 },
        Rule::Nested3 => Method::Dynamic { level: 3 },
        Rule::Nested4 => Method::Dynamic { level: 4 },
        Rule::Nested5 => Method::Dynamic { level: 5 },
    }
}

/// A cell and a digit, both counted from 0.
fn candidate((cell, digit): (u8, u8)) -> Candidate {
    Candidate { cell: Cell::new(cell.into()), digit: Digit::from_index(digit.into()) }
}

fn claim(node: Node) -> Literal {
    let candidate = candidate((node.cell, node.digit));
    match node.side {
        Side::On => Literal::is(candidate),
        Side::Off => Literal::is_not(candidate),
    }
}
