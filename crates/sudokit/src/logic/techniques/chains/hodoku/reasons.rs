//! Steps with their reasons: nice loops, AICs, forcing chains and nets as claims.

use super::StepDetail;
use super::chain_builder::ChainBuilder;
use super::contradictions::ChainContradiction;
use super::forcing::{Branching, ForcedLiteral, ForcingArgument, ForcingSearch};
use super::loop_eliminations::{LoopShape, NiceLoop};
use super::net_proof::{NetProof, ProofGoal};
use crate::board::Candidates;
use crate::logic::techniques::chains::case_split::CaseSplit;
use crate::logic::techniques::links::{ChainLiteral, Numbering};
use crate::logic::{Because, Claim, Reason, Step, Technique, Truth, Web};

/// The step of a nice loop or an AIC.
pub(super) fn of_chain(candidates: &Candidates, nodes: &Numbering, chain: &NiceLoop) -> Step {
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
    let claims = literals[1..].iter().map(|&literal| nodes.claim(literal));
    let mut builder = ChainBuilder::assume(candidates, nodes.claim(literals[0]));
    let last = builder.extend(claims);
    let reason = if chain.shape == LoopShape::Continuous {
        Reason::Loop(builder.close(last))
    } else {
        // A candidate that leads to another of its cell contradicts itself.
        if literals[0].is_on() {
            builder.push_next(last, nodes.claim(literals[0].opposite()));
        }
        Reason::Chain(builder.web())
    };
    Step::remove(technique, reason, chain.deletions.clone())
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
            (ForcingArgument::Verity(split), _) => self.decide(split, conclusion)?,
        };
        let candidate = self.nodes.candidates()[conclusion.node()];
        let (placements, eliminations) = match conclusion.truth() {
            Truth::Is => (vec![candidate], Vec::new()),
            Truth::IsNot => (Vec::new(), vec![candidate]),
        };
        Some(Step { technique, rating: None, score: None, reason, placements, eliminations })
    }

    /// The claims of HoDoKu's chain from an assumption to what follows, without the
    /// assumption.
    fn chain(
        &mut self,
        assumption: ChainLiteral,
        end: ChainLiteral,
    ) -> impl Iterator<Item = Claim> + use<'_> {
        let chain = self.expanded.table(assumption, self.tables).chain(self.tables, end);
        let nodes = self.nodes;
        chain.into_iter().skip(1).map(|literal| nodes.claim(literal))
    }

    /// Chains from an assumption to two claims that contradict each other.
    fn refute(&mut self, assumption: ChainLiteral, clash: ChainContradiction) -> Reason {
        let (candidates, nodes, closure) = (self.candidates, self.nodes, self.closure);
        let mut builder = ChainBuilder::assume(candidates, nodes.claim(assumption));
        let mut extend = |end| builder.extend(self.chain(assumption, end));
        let clash = match clash {
            ChainContradiction::Itself => {
                extend(assumption.opposite());
                return Reason::Chain(builder.web());
            }
            ChainContradiction::Both(number) => {
                [extend(ChainLiteral::on(number)), extend(ChainLiteral::off(number))]
            }
            ChainContradiction::InCell([one, other]) => {
                let ends = [one, other].map(ChainLiteral::on).map(extend);
                [builder.push_next(ends[0], nodes.claim(ChainLiteral::off(other))), ends[1]]
            }
            ChainContradiction::InHouse(house, digit) => {
                let mut both = nodes.each_in_house(house, digit).map(ChainLiteral::on);
                let mut next = || both.find(|&on| closure.has(assumption, on)).expect("two hold");
                let both = [next(), next()];
                let ends = both.map(extend);
                [builder.push_next(ends[0], nodes.claim(both[1].opposite())), ends[1]]
            }
            ChainContradiction::EmptyCell(cell) => {
                let ends: Vec<usize> =
                    nodes.numbers(cell).map(|number| extend(ChainLiteral::off(number))).collect();
                let last = nodes.numbers(cell).end - 1;
                contradict(&mut builder, ends, nodes.claim(ChainLiteral::on(last)), Because::Cell)
            }
            ChainContradiction::EmptyHouse(house, digit) => {
                let numbers: Vec<usize> = nodes.each_in_house(house, digit).collect();
                let ends = numbers.iter().map(|&number| extend(ChainLiteral::off(number))).collect();
                let because = Because::House(candidates.geometry().house(house).0);
                let last = nodes.claim(ChainLiteral::on(numbers[numbers.len() - 1]));
                contradict(&mut builder, ends, last, because)
            }
        };
        Reason::Contradiction { web: builder.web(), clash }
    }

    /// A web from an assumption to a contradiction.
    fn refute_by_net(&self, assumption: ChainLiteral) -> Option<Reason> {
        let proof = NetProof::find(self.candidates, self.nodes, assumption, ProofGoal::Clash)?;
        let (web, clash) = proof.write(ProofGoal::Clash);
        Some(Reason::Contradiction { web, clash: clash.try_into().ok()? })
    }

    /// A web for each case of a split.
    fn decide(&mut self, split: CaseSplit, conclusion: ChainLiteral) -> Option<Reason> {
        let mut cases = Vec::new();
        split.each(self.nodes, |case| cases.push(case));
        let webs: Option<Vec<Web>> = cases
            .into_iter()
            .map(|case| match self.branching {
                Branching::Chains => Some(self.follow(case, conclusion)),
                Branching::Nets => self.follow_by_net(case, conclusion),
            })
            .collect();
        Some(Reason::Cases { cases: split.cases(self.candidates.geometry()), webs: webs? })
    }

    fn follow(&mut self, case: ChainLiteral, conclusion: ChainLiteral) -> Web {
        let mut builder = ChainBuilder::assume(self.candidates, self.nodes.claim(case));
        builder.extend(self.chain(case, conclusion));
        builder.web()
    }

    /// Where a case is impossible, HoDoKu may have reached the conclusion by continuing
    /// from the contradiction: then the contradiction is shown.
    fn follow_by_net(&self, case: ChainLiteral, conclusion: ChainLiteral) -> Option<Web> {
        [ProofGoal::Claim(conclusion), ProofGoal::Clash].into_iter().find_map(|goal| {
            let proof = NetProof::find(self.candidates, self.nodes, case, goal)?;
            Some(proof.write(goal).0)
        })
    }
}

/// Adds that the last of some candidates is true, since the others are not, though it
/// is denied too. Returns the two claims.
fn contradict(
    builder: &mut ChainBuilder<'_>,
    mut denied: Vec<usize>,
    last: Claim,
    because: Because,
) -> [usize; 2] {
    let wrong = denied.pop().expect("something is denied");
    [builder.push(last, because, denied), wrong]
}
