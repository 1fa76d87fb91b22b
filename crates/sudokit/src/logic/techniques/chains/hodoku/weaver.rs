//! Chains of literals, written down as claims that can be read and checked.

use crate::base::{Cell, House};
use crate::board::Candidates;
use crate::logic::techniques::links::literal::ChainLiteral;
use crate::logic::techniques::links::numbering::NumberedCandidates;
use crate::logic::{Because, Claim, Link, Truth, Web};

/// Writes claims down, each with the rule that it follows by.
pub(super) struct Weaver<'a> {
    candidates: &'a Candidates,
    nodes: &'a NumberedCandidates,
    literals: Vec<ChainLiteral>,
    links: Vec<Link>,
}

impl<'a> Weaver<'a> {
    /// Begins with an assumption.
    pub(super) fn assume(
        candidates: &'a Candidates,
        nodes: &'a NumberedCandidates,
        assumption: ChainLiteral,
    ) -> Self {
        let mut weaver = Self { candidates, nodes, literals: Vec::new(), links: Vec::new() };
        weaver.push(assumption, Because::Assumed, Vec::new());
        weaver
    }

    pub(super) fn web(self) -> Web {
        Web { links: self.links }
    }

    /// Adds a claim that follows from others, by their numbers, unless it is
    /// there. Gives its number.
    pub(super) fn push(&mut self, literal: ChainLiteral, because: Because, from: Vec<usize>) -> usize {
        if let Some(known) = self.literals.iter().position(|&known| known == literal) {
            return known;
        }
        self.literals.push(literal);
        self.links.push(Link { claim: self.claim(literal), because, from });
        self.links.len() - 1
    }

    /// Adds a claim that follows from one other.
    pub(super) fn push_next(&mut self, from: usize, literal: ChainLiteral) -> usize {
        let because = self.because(self.literals[from], literal);
        self.push(literal, because, vec![from])
    }

    /// Adds a chain, whose first literal is there. Gives the number of its last.
    pub(super) fn chain(&mut self, literals: &[ChainLiteral]) -> usize {
        literals[1..].iter().fold(0, |from, &literal| self.push_next(from, literal))
    }

    /// A chain whose last claim leads to its first.
    pub(super) fn ring(mut self, literals: &[ChainLiteral]) -> Vec<Link> {
        let last = self.chain(literals);
        self.links[0].because = self.because(self.literals[last], self.literals[0]);
        self.links[0].from = vec![last];
        self.links
    }

    fn claim(&self, literal: ChainLiteral) -> Claim {
        let node = literal.node();
        Claim {
            digit: self.nodes.digit(node),
            cells: self.nodes.cells(node).collect(),
            truth: literal.truth(),
        }
    }

    /// The rule by which one literal follows from another.
    fn because(&self, from: ChainLiteral, to: ChainLiteral) -> Because {
        if self.nodes.digit(from.node()) != self.nodes.digit(to.node()) {
            return Because::Cell;
        }
        Because::House(match to.truth() {
            Truth::IsNot => self.common_house(from, to),
            Truth::Is => self.last_house(from, to),
        })
    }

    /// A house in which two nodes lie.
    pub(super) fn common_house(&self, one: ChainLiteral, other: ChainLiteral) -> House {
        let cells: Vec<Cell> =
            [one, other].iter().flat_map(|literal| self.nodes.cells(literal.node())).collect();
        let mut houses = self.candidates.geometry().houses();
        let common = houses.find(|(_, house)| cells.iter().all(|cell| house.contains(cell)));
        common.expect("nodes that exclude each other share a house").0
    }

    /// A house in which two nodes are all that is left of their digit.
    fn last_house(&self, one: ChainLiteral, other: ChainLiteral) -> House {
        let geometry = self.candidates.geometry();
        let digit = self.nodes.digit(one.node());
        let mut both: Vec<usize> =
            self.nodes.members(one.node()).chain(self.nodes.members(other.node())).collect();
        both.sort_unstable();
        let is_last = |house: &usize| {
            self.candidates.places(*house, digit) != 0
                && self.nodes.each_in_house(*house, digit).eq(both.iter().copied())
        };
        let house = (0..geometry.houses().len()).find(is_last);
        geometry.house(house.expect("one of two nodes holds because of a house")).0
    }
}
