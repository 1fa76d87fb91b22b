//! Steps from what has been found: the chains, put as reasons.

use super::StepDetail;
use super::case_splits::Choice;
use super::contradictions::ContradictionKind;
use super::forcing::{Branching, ForcedLiteral, ForcingArgument, ForcingSearch};
use super::loop_eliminations::{LoopShape, NiceLoop};
use super::net_proof::{NetProof, ProofGoal};
use super::weaver::Weaver;
use crate::board::Candidates;
use crate::logic::Technique;
use crate::logic::techniques::links::literal::ChainLiteral;
use crate::logic::techniques::links::numbering::NumberedCandidates;
use crate::logic::{Because, Reason, Step, Truth, Web};

/// The step of a nice loop or an AIC.
pub(super) fn of_chain(candidates: &Candidates, nodes: &NumberedCandidates, chain: &NiceLoop) -> Step {
    let literals = &chain.literals;
    let is_grouped = literals.iter().any(|literal| nodes.group_at(literal.node()).is_some());
    let technique = match (chain.shape, is_grouped) {
        (LoopShape::Continuous, false) => Technique::ContinuousNiceLoop,
        (LoopShape::Continuous, true) => Technique::GroupedContinuousNiceLoop,
        (LoopShape::Discontinuous, false) => Technique::DiscontinuousNiceLoop,
        (LoopShape::Discontinuous, true) => Technique::GroupedDiscontinuousNiceLoop,
        (LoopShape::Aic, false) => Technique::Aic,
        (LoopShape::Aic, true) => Technique::GroupedAic,
    };
    let mut weaver = Weaver::assume(candidates, nodes, literals[0]);
    let reason = if chain.shape == LoopShape::Continuous {
        Reason::Loop(weaver.ring(literals))
    } else {
        let end = weaver.chain(literals);
        // A candidate that leads to another of its cell contradicts itself.
        if literals[0].is_on() {
            weaver.push_next(end, literals[0].opposite());
        }
        Reason::Chain(weaver.web())
    };
    Step::remove(technique, None, reason, chain.deletions.clone())
}

impl ForcingSearch<'_> {
    /// The step of something that is forced, if it can be proven.
    pub(super) fn step(&mut self, ForcedLiteral { conclusion, argument, .. }: ForcedLiteral) -> Option<Step> {
        let technique = match (argument, self.branching) {
            (ForcingArgument::Contradiction(_), Branching::Chains) => Technique::ForcingChainContradiction,
            (ForcingArgument::Contradiction(_), Branching::Nets) => Technique::ForcingNetContradiction,
            (ForcingArgument::Verity(_), Branching::Chains) => Technique::ForcingChainVerity,
            (ForcingArgument::Verity(_), Branching::Nets) => Technique::ForcingNetVerity,
        };
        let reason = match (argument, self.branching) {
            _ if self.detail == StepDetail::OutcomeOnly => Reason::Chain(Web { links: Vec::new() }),
            (ForcingArgument::Contradiction(clash), Branching::Chains) => {
                self.refute(conclusion.opposite(), clash)
            }
            (ForcingArgument::Contradiction(_), Branching::Nets) => {
                self.refute_by_net(conclusion.opposite())?
            }
            (ForcingArgument::Verity(choice), _) => self.decide(choice, conclusion)?,
        };
        let candidate = self.nodes.candidates()[conclusion.node()];
        let (placements, eliminations) = match conclusion.truth() {
            Truth::Is => (vec![candidate], Vec::new()),
            Truth::IsNot => (Vec::new(), vec![candidate]),
        };
        Some(Step { technique, rating: None, score: None, reason, placements, eliminations })
    }

    /// HoDoKu's chain from an assumption to what follows.
    fn chain(&mut self, assumption: ChainLiteral, end: ChainLiteral) -> Vec<ChainLiteral> {
        self.lengths.table(assumption, self.links).chain(self.links, end)
    }

    /// Chains from an assumption to two claims that contradict each other.
    fn refute(&mut self, assumption: ChainLiteral, clash: ContradictionKind) -> Reason {
        let (candidates, nodes, closure) = (self.candidates, self.nodes, self.closure);
        let mut weaver = Weaver::assume(candidates, nodes, assumption);
        let mut weave = |end| weaver.chain(&self.chain(assumption, end));
        let clash = match clash {
            ContradictionKind::Itself => {
                weave(assumption.opposite());
                return Reason::Chain(weaver.web());
            }
            ContradictionKind::Both(number) => {
                [weave(ChainLiteral::on(number)), weave(ChainLiteral::off(number))]
            }
            ContradictionKind::InCell([one, other]) => {
                let ends = [one, other].map(ChainLiteral::on).map(weave);
                [weaver.push_next(ends[0], ChainLiteral::off(other)), ends[1]]
            }
            ContradictionKind::InHouse(house, digit) => {
                let mut both = nodes.each_in_house(house, digit).map(ChainLiteral::on);
                let mut next = || both.find(|&on| closure.has(assumption, on)).expect("two hold");
                let both = [next(), next()];
                let ends = both.map(weave);
                [weaver.push_next(ends[0], both[1].opposite()), ends[1]]
            }
            ContradictionKind::EmptyCell(cell) => {
                let ends: Vec<usize> =
                    nodes.numbers(cell).map(|number| weave(ChainLiteral::off(number))).collect();
                let last = nodes.numbers(cell).end - 1;
                contradict(&mut weaver, ends, last, Because::Cell)
            }
            ContradictionKind::EmptyHouse(house, digit) => {
                let numbers: Vec<usize> = nodes.each_in_house(house, digit).collect();
                let ends = numbers.iter().map(|&number| weave(ChainLiteral::off(number))).collect();
                let because = Because::House(candidates.geometry().house(house).0);
                contradict(&mut weaver, ends, numbers[numbers.len() - 1], because)
            }
        };
        Reason::Contradiction { web: weaver.web(), clash }
    }

    /// A web from an assumption to a contradiction.
    fn refute_by_net(&self, assumption: ChainLiteral) -> Option<Reason> {
        let proof = NetProof::find(self.candidates, self.nodes, assumption, ProofGoal::Clash)?;
        let (weaver, clash) = proof.write(ProofGoal::Clash);
        Some(Reason::Contradiction { web: weaver.web(), clash: clash.try_into().ok()? })
    }

    /// A web for each case of a choice.
    fn decide(&mut self, choice: Choice, conclusion: ChainLiteral) -> Option<Reason> {
        let mut cases = Vec::new();
        choice.each(self.nodes, |case| cases.push(case));
        let webs: Option<Vec<Web>> = cases
            .into_iter()
            .map(|case| match self.branching {
                Branching::Chains => Some(self.follow(case, conclusion)),
                Branching::Nets => self.follow_by_net(case, conclusion),
            })
            .collect();
        Some(Reason::Cases { cases: choice.cases(self.candidates, self.nodes), webs: webs? })
    }

    fn follow(&mut self, case: ChainLiteral, conclusion: ChainLiteral) -> Web {
        let mut weaver = Weaver::assume(self.candidates, self.nodes, case);
        weaver.chain(&self.chain(case, conclusion));
        weaver.web()
    }

    /// Where a case cannot be, HoDoKu may have come to the conclusion by going on
    /// from there: then the contradiction is shown.
    fn follow_by_net(&self, case: ChainLiteral, conclusion: ChainLiteral) -> Option<Web> {
        [ProofGoal::Claim(conclusion), ProofGoal::Clash].into_iter().find_map(|goal| {
            let proof = NetProof::find(self.candidates, self.nodes, case, goal)?;
            Some(proof.write(goal).0.web())
        })
    }
}

/// Adds that the last of some candidates holds, since the others do not, though it
/// is denied too. Gives the two claims.
fn contradict(weaver: &mut Weaver<'_>, mut denied: Vec<usize>, last: usize, because: Because) -> [usize; 2] {
    let wrong = denied.pop().expect("something is denied");
    [weaver.push(ChainLiteral::on(last), because, denied), wrong]
}
