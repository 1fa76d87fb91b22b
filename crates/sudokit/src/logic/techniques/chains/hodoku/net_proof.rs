//! Proofs of forcing nets.
//!
//! HoDoKu records at most five sources of a placement, and continues after a contradiction. So the
//! results of its nets are derived again, breadth first and with every premise:
//!
//! ```text
//!  true     the cell's other digits and all candidates it sees are false
//!  false    if a cell or a house has one candidate left, that is true
//!           if the places left in a house all belong to one group, one of these
//!           is true, and everything else in the group's other house is false
//! ```

use super::chain_builder::ChainBuilder;
use crate::base::Candidate;
use crate::base::bits::words;
use crate::logic::techniques::links::{ChainLiteral, Numbering};
use crate::logic::{Because, Claim, Web};

/// The goal of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ProofGoal {
    /// A claim and its opposite.
    Clash,
    Claim(ChainLiteral),
}

/// The rule by which a fact follows.
#[derive(Clone, Copy)]
enum ProofRule {
    Assumed,
    Cell,
    /// The digit's other places in this house are removed.
    House(usize),
    /// A true candidate of the same digit sees it.
    Seen,
}

struct ProvenFact {
    literal: ChainLiteral,
    rule: ProofRule,
    from: Vec<usize>,
}

/// The consequences of an assumption.
struct NetProof<'a> {
    nodes: &'a Numbering,
    facts: Vec<ProvenFact>,
    /// For each literal, the number of its fact.
    numbers: Vec<Option<usize>>,
    /// The candidates that are denied.
    off: Vec<u64>,
    clash: Option<[usize; 2]>,
}

/// Returns the web from an assumption to a goal, if it can be reached, and the numbers of the
/// claims that reach it.
pub(super) fn prove(
    nodes: &Numbering,
    assumption: ChainLiteral,
    goal: ProofGoal,
) -> Option<(Web, Vec<usize>)> {
    let mut proof = NetProof {
        nodes,
        facts: Vec::new(),
        numbers: vec![None; 2 * nodes.count()],
        off: vec![0; nodes.words],
        clash: None,
    };
    proof.derive(assumption, ProofRule::Assumed, |_| Vec::new());
    let mut next = 0;
    while next < proof.facts.len() && proof.goals(goal).is_none() {
        proof.extend(next);
        next += 1;
    }
    proof.goals(goal).map(|goals| proof.write(&goals))
}

impl NetProof<'_> {
    /// Returns the facts that reach a goal, if it has been reached.
    fn goals(&self, goal: ProofGoal) -> Option<Vec<usize>> {
        match goal {
            ProofGoal::Clash => self.clash.map(Vec::from),
            ProofGoal::Claim(literal) => self.numbers[literal.index()].map(|number| vec![number]),
        }
    }

    /// Returns the web of everything needed for some facts, and the numbers of their claims.
    fn write(&self, goals: &[usize]) -> (Web, Vec<usize>) {
        let mut needed = vec![false; self.facts.len()];
        for &goal in goals {
            needed[goal] = true;
        }
        for number in (0..self.facts.len()).rev() {
            if needed[number] {
                self.facts[number].from.iter().for_each(|&from| needed[from] = true);
            }
        }
        let claims: Vec<Claim> = self.facts.iter().map(|fact| self.nodes.claim(fact.literal)).collect();
        let mut builder = ChainBuilder::assume(self.nodes.position(), claims[0].clone());
        let mut written = vec![0; self.facts.len()];
        for (number, fact) in self.facts.iter().enumerate().skip(1).filter(|(number, _)| needed[*number]) {
            let because = match fact.rule {
                ProofRule::Assumed => Because::Assumed,
                ProofRule::Cell => Because::Cell,
                ProofRule::House(house) => Because::House(self.nodes.geometry().house(house).0),
                ProofRule::Seen => {
                    Because::House(builder.common_house(&claims[fact.from[0]], &claims[number]))
                }
            };
            let from = fact.from.iter().map(|&from| written[from]).collect();
            written[number] = builder.push(claims[number].clone(), because, from);
        }
        (builder.web(), goals.iter().map(|&goal| written[goal]).collect())
    }

    /// Adds a fact that follows from others, unless it is already there.
    fn derive(&mut self, literal: ChainLiteral, rule: ProofRule, from: impl FnOnce(&Self) -> Vec<usize>) {
        if self.numbers[literal.index()].is_some() {
            return;
        }
        let from = from(self);
        let number = self.facts.len();
        self.numbers[literal.index()] = Some(number);
        self.facts.push(ProvenFact { literal, rule, from });
        if !literal.is_on() {
            words::insert(&mut self.off, literal.node());
        }
        if let (None, Some(opposite)) = (self.clash, self.numbers[literal.opposite().index()]) {
            self.clash = Some([opposite, number]);
        }
    }

    /// Adds the consequences of a fact and of those before it.
    fn extend(&mut self, number: usize) {
        let nodes = self.nodes;
        let literal = self.facts[number].literal;
        let node = literal.node();
        if !literal.is_on() {
            self.narrow(node);
        } else if let Some(group) = nodes.group_at(node) {
            for house in [group.line, group.region] {
                let others = nodes.each_in_house(house, group.digit);
                for other in others.filter(|&other| nodes.members(node).all(|member| member != other)) {
                    self.derive(ChainLiteral::off(other), ProofRule::Seen, |_| vec![number]);
                }
            }
        } else {
            for other in nodes.numbers(nodes.candidates[node].cell).filter(|&other| other != node) {
                self.derive(ChainLiteral::off(other), ProofRule::Cell, |_| vec![number]);
            }
            for other in nodes.each_seen_by(node) {
                self.derive(ChainLiteral::off(other), ProofRule::Seen, |_| vec![number]);
            }
        }
    }

    /// Adds what a denied candidate leaves in its cell and its houses.
    fn narrow(&mut self, denied: usize) {
        let nodes = self.nodes;
        let Candidate { cell, digit } = nodes.candidates[denied];
        let is_open = |number: &usize| !words::contains(&self.off, *number);
        let left: Vec<usize> = nodes.numbers(cell).filter(is_open).take(2).collect();
        self.leave(denied, nodes.numbers(cell), &left, ProofRule::Cell);
        for place in self.nodes.geometry().places(cell) {
            let house = usize::from(place.house);
            let is_open = |number: &usize| !words::contains(&self.off, *number);
            let left: Vec<usize> = nodes.each_in_house(house, digit).filter(is_open).collect();
            self.leave(denied, nodes.each_in_house(house, digit), &left, ProofRule::House(house));
            if !left.is_empty() {
                self.leave_groups(denied, house, &left);
            }
        }
    }

    /// One of these candidates is true, so if all but one are denied, that one is.
    fn leave(&mut self, denied: usize, all: impl Iterator<Item = usize>, left: &[usize], rule: ProofRule) {
        let last = match *left {
            [] => denied,
            [last] => last,
            _ => return,
        };
        // If nothing is left, the last one denied should have been true.
        self.derive(ChainLiteral::on(last), rule, |facts| {
            facts.denials(denied, all.filter(|&other| other != last))
        });
    }

    /// If everything left in a house belongs to a group, the group is true.
    fn leave_groups(&mut self, denied: usize, house: usize, left: &[usize]) {
        let nodes = self.nodes;
        let digit = nodes.candidates[denied].digit;
        for index in nodes.groups_of(digit) {
            let group = &nodes.groups[index];
            let node = nodes.group_node(index);
            let is_member = |number: usize| nodes.members(node).any(|member| member == number);
            if [group.line, group.region].contains(&house)
                && left.iter().all(|&number| is_member(number))
                && !is_member(denied)
            {
                let outside = nodes.each_in_house(house, digit).filter(|&number| !is_member(number));
                self.derive(ChainLiteral::on(node), ProofRule::House(house), |facts| {
                    facts.denials(denied, outside)
                });
            }
        }
    }

    /// Returns the facts that deny these candidates, starting with the denial of `first`.
    fn denials(&self, first: usize, candidates: impl Iterator<Item = usize>) -> Vec<usize> {
        let number = |candidate: usize| self.numbers[ChainLiteral::off(candidate).index()];
        let mut from: Vec<usize> = candidates.filter_map(number).collect();
        if let Some(place) = from.iter().position(|&fact| Some(fact) == number(first)) {
            from[..=place].rotate_right(1);
        }
        from
    }
}
