//! Steps from what has been found: the chains, put as reasons.

use super::Telling;
use super::case_splits::Choice;
use super::contradictions::Clash;
use super::forcing::{Argument, Branching, Forced, Forcing};
use super::loop_eliminations::{Chain, Shape};
use super::net_proof::{Goal, Proof};
use super::weaver::Weaver;
use crate::board::Candidates;
use crate::logic::Technique;
use crate::logic::techniques::links::literal::Literal;
use crate::logic::techniques::links::numbering::Nodes;
use crate::logic::{Because, Reason, Step, Truth, Web};

/// The step of a nice loop or an AIC.
pub(super) fn of_chain(candidates: &Candidates, nodes: &Nodes, chain: &Chain) -> Step {
    let literals = &chain.literals;
    let is_grouped = literals.iter().any(|literal| nodes.group_at(literal.node()).is_some());
    let technique = match (chain.shape, is_grouped) {
        (Shape::Continuous, false) => Technique::ContinuousNiceLoop,
        (Shape::Continuous, true) => Technique::GroupedContinuousNiceLoop,
        (Shape::Discontinuous, false) => Technique::DiscontinuousNiceLoop,
        (Shape::Discontinuous, true) => Technique::GroupedDiscontinuousNiceLoop,
        (Shape::Aic, false) => Technique::Aic,
        (Shape::Aic, true) => Technique::GroupedAic,
    };
    let mut weaver = Weaver::assume(candidates, nodes, literals[0]);
    let reason = if chain.shape == Shape::Continuous {
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

impl Forcing<'_> {
    /// The step of something that is forced, if it can be proven.
    pub(super) fn step(&mut self, Forced { conclusion, argument, .. }: Forced) -> Option<Step> {
        let technique = match (argument, self.branching) {
            (Argument::Contradiction(_), Branching::Chains) => Technique::ForcingChainContradiction,
            (Argument::Contradiction(_), Branching::Nets) => Technique::ForcingNetContradiction,
            (Argument::Verity(_), Branching::Chains) => Technique::ForcingChainVerity,
            (Argument::Verity(_), Branching::Nets) => Technique::ForcingNetVerity,
        };
        let reason = match (argument, self.branching) {
            _ if self.telling == Telling::Deeds => Reason::Chain(Web { links: Vec::new() }),
            (Argument::Contradiction(clash), Branching::Chains) => self.refute(conclusion.opposite(), clash),
            (Argument::Contradiction(_), Branching::Nets) => self.refute_by_net(conclusion.opposite())?,
            (Argument::Verity(choice), _) => self.decide(choice, conclusion)?,
        };
        let candidate = self.nodes.candidates()[conclusion.node()];
        let (placements, eliminations) = match conclusion.truth() {
            Truth::Is => (vec![candidate], Vec::new()),
            Truth::IsNot => (Vec::new(), vec![candidate]),
        };
        Some(Step { technique, rating: None, score: None, reason, placements, eliminations })
    }

    /// HoDoKu's chain from an assumption to what follows.
    fn chain(&mut self, assumption: Literal, end: Literal) -> Vec<Literal> {
        self.lengths.table(assumption, self.links).chain(self.links, end)
    }

    /// Chains from an assumption to two claims that contradict each other.
    fn refute(&mut self, assumption: Literal, clash: Clash) -> Reason {
        let (candidates, nodes, closure) = (self.candidates, self.nodes, self.closure);
        let mut weaver = Weaver::assume(candidates, nodes, assumption);
        let mut weave = |end| weaver.chain(&self.chain(assumption, end));
        let clash = match clash {
            Clash::Itself => {
                weave(assumption.opposite());
                return Reason::Chain(weaver.web());
            }
            Clash::Both(number) => [weave(Literal::on(number)), weave(Literal::off(number))],
            Clash::InCell([one, other]) => {
                let ends = [one, other].map(Literal::on).map(weave);
                [weaver.push_next(ends[0], Literal::off(other)), ends[1]]
            }
            Clash::InHouse(house, digit) => {
                let mut both = nodes.each_in_house(house, digit).map(Literal::on);
                let mut next = || both.find(|&on| closure.has(assumption, on)).expect("two hold");
                let both = [next(), next()];
                let ends = both.map(weave);
                [weaver.push_next(ends[0], both[1].opposite()), ends[1]]
            }
            Clash::EmptyCell(cell) => {
                let ends: Vec<usize> =
                    nodes.numbers(cell).map(|number| weave(Literal::off(number))).collect();
                let last = nodes.numbers(cell).end - 1;
                contradict(&mut weaver, ends, last, Because::Cell)
            }
            Clash::EmptyHouse(house, digit) => {
                let numbers: Vec<usize> = nodes.each_in_house(house, digit).collect();
                let ends = numbers.iter().map(|&number| weave(Literal::off(number))).collect();
                let because = Because::House(candidates.geometry().house(house).0);
                contradict(&mut weaver, ends, numbers[numbers.len() - 1], because)
            }
        };
        Reason::Contradiction { web: weaver.web(), clash }
    }

    /// A web from an assumption to a contradiction.
    fn refute_by_net(&self, assumption: Literal) -> Option<Reason> {
        let proof = Proof::find(self.candidates, self.nodes, assumption, Goal::Clash)?;
        let (weaver, clash) = proof.write(Goal::Clash);
        Some(Reason::Contradiction { web: weaver.web(), clash: clash.try_into().ok()? })
    }

    /// A web for each case of a choice.
    fn decide(&mut self, choice: Choice, conclusion: Literal) -> Option<Reason> {
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

    fn follow(&mut self, case: Literal, conclusion: Literal) -> Web {
        let mut weaver = Weaver::assume(self.candidates, self.nodes, case);
        weaver.chain(&self.chain(case, conclusion));
        weaver.web()
    }

    /// Where a case cannot be, HoDoKu may have come to the conclusion by going on
    /// from there: then the contradiction is shown.
    fn follow_by_net(&self, case: Literal, conclusion: Literal) -> Option<Web> {
        [Goal::Claim(conclusion), Goal::Clash].into_iter().find_map(|goal| {
            let proof = Proof::find(self.candidates, self.nodes, case, goal)?;
            Some(proof.write(goal).0.web())
        })
    }
}

/// Adds that the last of some candidates holds, since the others do not, though it
/// is denied too. Gives the two claims.
fn contradict(weaver: &mut Weaver<'_>, mut denied: Vec<usize>, last: usize, because: Because) -> [usize; 2] {
    let wrong = denied.pop().expect("something is denied");
    [weaver.push(Literal::on(last), because, denied), wrong]
}
