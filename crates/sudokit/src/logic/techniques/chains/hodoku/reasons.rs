//! Steps with their reasons: nice loops, AICs, forcing chains and nets as claims.

use super::chain_builder::ChainBuilder;
use super::contradictions::ChainContradiction;
use super::forcing::{ForcedLiteral, ForcingArgument, ForcingSearch};
use super::net_proof::{ProofGoal, prove};
use super::nice_loops::{LoopShape, NiceLoop};
use super::{StepDetail, TableContent};
use crate::logic::techniques::chains::case_split::CaseSplit;
use crate::logic::techniques::links::{ChainLiteral, Numbering};
use crate::logic::{Because, Reason, Step, Technique, Truth, Web};

/// Returns the step of a nice loop or an AIC.
pub(super) fn of_chain(nodes: &Numbering, chain: &NiceLoop) -> Step {
    let literals = &chain.literals;
    let technique = match (chain.shape, chain.is_grouped(nodes)) {
        (LoopShape::Continuous, false) => Technique::ContinuousNiceLoop,
        (LoopShape::Continuous, true) => Technique::GroupedContinuousNiceLoop,
        (LoopShape::Discontinuous, false) => Technique::DiscontinuousNiceLoop,
        (LoopShape::Discontinuous, true) => Technique::GroupedDiscontinuousNiceLoop,
        (LoopShape::Aic, false) => Technique::Aic,
        (LoopShape::Aic, true) => Technique::GroupedAic,
    };
    let claims = literals[1..].iter().map(|&literal| nodes.claim(literal));
    let mut builder = ChainBuilder::assume(nodes.position(), nodes.claim(literals[0]));
    let last = builder.extend(claims);
    let reason = if chain.shape == LoopShape::Continuous {
        Reason::Loop(builder.close(last))
    } else {
        // A candidate that implies another of its cell contradicts itself.
        if literals[0].is_on() {
            builder.push_next(last, nodes.claim(literals[0].opposite()));
        }
        Reason::Chain(builder.web())
    };
    Step::remove(technique, reason, chain.deletions.clone())
}

impl ForcingSearch<'_> {
    /// Returns the step of a forced conclusion, if it can be proven.
    pub(super) fn step(&mut self, ForcedLiteral { conclusion, argument, .. }: ForcedLiteral) -> Option<Step> {
        let is_net = self.content == TableContent::Nets;
        let technique = match (&argument, is_net) {
            (ForcingArgument::Contradiction(..), false) => Technique::ForcingChainContradiction,
            (ForcingArgument::Contradiction(..), true) => Technique::ForcingNetContradiction,
            (ForcingArgument::Verity(_), false) => Technique::ForcingChainVerity,
            (ForcingArgument::Verity(_), true) => Technique::ForcingNetVerity,
        };
        let reason = match argument {
            _ if self.detail == StepDetail::OutcomeOnly => Reason::Chain(Web { links: Vec::new() }),
            ForcingArgument::Contradiction(..) if is_net => {
                let (web, clash) = prove(self.nodes, conclusion.opposite(), ProofGoal::Clash)?;
                Reason::Contradiction { web, clash: clash.try_into().ok()? }
            }
            ForcingArgument::Contradiction(clash, ends) => self.refute(conclusion.opposite(), clash, &ends),
            ForcingArgument::Verity(split) => self.decide(split, conclusion)?,
        };
        let candidate = self.nodes.candidates[conclusion.node()];
        let (placements, eliminations) = match conclusion.truth() {
            Truth::Is => (vec![candidate], Vec::new()),
            Truth::IsNot => (Vec::new(), vec![candidate]),
        };
        Some(Step::new(technique, reason, placements, eliminations))
    }

    /// Adds HoDoKu's chain from an assumption to one of its consequences. Returns the number of its
    /// last claim.
    fn extend(
        &mut self,
        builder: &mut ChainBuilder<'_>,
        assumption: ChainLiteral,
        end: ChainLiteral,
    ) -> usize {
        let tables = &*self.tables;
        let table = self.expanded.get_or_make(assumption, |table| table.expand(assumption, tables));
        let chain = table.chain(tables, end).into_iter().skip(1);
        builder.extend(chain.map(|literal| self.nodes.claim(literal)))
    }

    /// Builds chains from an assumption to two claims that contradict each other.
    fn refute(
        &mut self,
        assumption: ChainLiteral,
        clash: ChainContradiction,
        ends: &[ChainLiteral],
    ) -> Reason {
        let nodes = self.nodes;
        let mut builder = ChainBuilder::assume(nodes.position(), nodes.claim(assumption));
        let shown = if clash == ChainContradiction::Two { &ends[..2] } else { ends };
        let mut claims: Vec<usize> =
            shown.iter().map(|&end| self.extend(&mut builder, assumption, end)).collect();
        let last = claims.pop().expect("a contradiction has ends");
        let opposite = nodes.claim(shown[shown.len() - 1].opposite());
        // The claim that contradicts the last one.
        let first = match clash {
            ChainContradiction::Itself => return Reason::Chain(builder.web()),
            ChainContradiction::Both => claims[0],
            ChainContradiction::Two => builder.push_next(claims[0], opposite),
            // The last of the candidates is true, because the others are false.
            ChainContradiction::EmptyCell => builder.push(opposite, Because::Cell, claims),
            ChainContradiction::EmptyHouse(house) => {
                builder.push(opposite, Because::House(nodes.geometry().house(house).0), claims)
            }
        };
        Reason::Contradiction { web: builder.web(), clash: [first, last] }
    }

    /// Builds a web for each case of a split.
    fn decide(&mut self, split: CaseSplit, conclusion: ChainLiteral) -> Option<Reason> {
        let cases = split.cases_of(self.nodes).into_iter();
        let webs: Option<Vec<Web>> = cases.map(|case| self.follow(case, conclusion)).collect();
        Some(Reason::Cases { cases: split.cases(self.nodes.geometry()), webs: webs? })
    }

    /// Proves that a case leads to the conclusion. If a case is impossible, HoDoKu may have reached
    /// the conclusion by continuing a net after the contradiction; then the contradiction is proved
    /// instead.
    fn follow(&mut self, case: ChainLiteral, conclusion: ChainLiteral) -> Option<Web> {
        if self.content == TableContent::Nets {
            let mut goals = [ProofGoal::Claim(conclusion), ProofGoal::Clash].into_iter();
            return goals.find_map(|goal| Some(prove(self.nodes, case, goal)?.0));
        }
        let mut builder = ChainBuilder::assume(self.nodes.position(), self.nodes.claim(case));
        self.extend(&mut builder, case, conclusion);
        Some(builder.web())
    }
}
