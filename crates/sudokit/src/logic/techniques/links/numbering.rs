//! The candidates of a position and their groups, numbered.
//!
//! ```text
//!  node     0      1      2      3    …  |  64          65         …
//!         r1c1=2 r1c1=5 r1c4=1 r1c4=5 …  |  r1c46=5     r2c79=5    …
//!         candidates: by cell, then digit   groups: by line, digit, region
//! ```
//!
//! A *group* is the two or more places for a digit where a line and a region cross. It is true if
//! one of them is, so a chain can pass through it as through a candidate.
//!
//! Groups start at a new word in a set of nodes, so the words before them are a set of candidates.

use std::ops::Range;

use super::groups;
use super::groups::LiteralLink;
use super::literal::ChainLiteral;
use crate::base::bits::words;
use crate::base::{Candidate, Cell, Digit, ones};
use crate::board::{Candidates, Geometry};
use crate::logic::Claim;

/// Whether chains may pass through groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Grouping {
    Plain,
    Grouped,
}

/// The places for a digit where a line and a region cross.
#[derive(Debug)]
pub(crate) struct CandidateGroup {
    pub(crate) digit: Digit,
    /// The numbers of the two houses.
    pub(crate) line: usize,
    pub(crate) region: usize,
    members: Range<usize>,
}

/// All nodes of a position.
#[derive(Default)]
pub(crate) struct Numbering {
    position: Option<Candidates>,
    /// All candidates, by number.
    pub(crate) candidates: Vec<Candidate>,
    /// For each cell, the number of its first candidate, and a final entry with the total.
    first: Vec<u16>,
    /// For each house and each digit, the set of its candidates there.
    houses: Vec<u64>,
    /// For each digit, the set of its candidates.
    digits: Vec<u64>,
    /// For each candidate, the set of candidates of the same digit that it sees.
    sight: Vec<u64>,
    /// The number of words in a set of candidates.
    pub(crate) words: usize,
    side: usize,
    /// The groups, in order.
    pub(crate) groups: Vec<CandidateGroup>,
    /// For each digit, its groups.
    by_digit: Vec<Vec<u16>>,
    /// Each candidate itself, then the members of the groups.
    members: Vec<u16>,
    /// The links of the groups, to candidates and to each other.
    pub(crate) links_of_groups: Vec<LiteralLink>,
}

impl Numbering {
    /// Numbers the nodes of a position. Its candidates have the same numbers with and without
    /// groups.
    pub(crate) fn number_all(&mut self, candidates: &Candidates, grouping: Grouping) {
        if !self.are_of(candidates) {
            self.number_candidates(candidates);
        }
        match grouping {
            Grouping::Plain => self.ungroup(),
            Grouping::Grouped if self.groups.is_empty() => {
                self.group(candidates);
                let mut links = std::mem::take(&mut self.links_of_groups);
                groups::link(self, &mut links);
                self.links_of_groups = links;
            }
            Grouping::Grouped => (),
        }
    }

    fn number_candidates(&mut self, candidates: &Candidates) {
        let geometry = candidates.geometry();
        self.position = Some(candidates.clone());
        self.side = geometry.side();
        self.candidates.clear();
        self.first.clear();
        for cell in geometry.cells() {
            let marks = candidates.marks(cell);
            self.first.push(self.candidates.len() as u16);
            self.candidates.extend(marks.into_iter().map(|digit| Candidate { cell, digit }));
        }
        self.first.push(self.candidates.len() as u16);
        self.words = words::words(self.candidates.len());
        self.look_around(candidates);
        self.members.clear();
        self.members.extend(0..self.candidates.len() as u16);
        self.by_digit.resize_with(self.side, Vec::new);
        self.ungroup();
    }

    fn ungroup(&mut self) {
        self.groups.clear();
        self.by_digit.iter_mut().for_each(Vec::clear);
        self.members.truncate(self.candidates.len());
        self.links_of_groups.clear();
    }

    /// Whether these are the candidates that were numbered last.
    pub(crate) fn are_of(&self, candidates: &Candidates) -> bool {
        self.position.as_ref() == Some(candidates)
    }

    /// Returns the position whose nodes these are.
    pub(crate) fn position(&self) -> &Candidates {
        self.position.as_ref().expect("the candidates have been numbered")
    }

    pub(crate) fn geometry(&self) -> &Geometry {
        self.position().geometry()
    }

    /// Fills `houses`, `digits` and `sight`.
    fn look_around(&mut self, candidates: &Candidates) {
        let geometry = candidates.geometry();
        let Self { candidates, first, houses, digits, sight, words, side, .. } = self;
        let (words, side) = (*words, *side);
        words::clear(houses, geometry.houses().len() * side * words);
        words::clear(sight, candidates.len() * words);
        for (house, (_, cells)) in geometry.houses().enumerate() {
            let rows = &mut houses[house * side * words..][..side * words];
            let numbers = cells.iter().flat_map(|cell| first[cell.index()]..first[cell.index() + 1]);
            let numbers = numbers.map(usize::from);
            let digit = |number: usize| candidates[number].digit.index();
            for number in numbers.clone() {
                words::insert(&mut rows[digit(number) * words..][..words], number);
            }
            for number in numbers {
                words::unite(&mut sight[number * words..][..words], &rows[digit(number) * words..][..words]);
            }
        }
        words::clear(digits, side * words);
        for (number, candidate) in candidates.iter().enumerate() {
            words::insert(&mut digits[candidate.digit.index() * words..], number);
            words::remove(&mut sight[number * words..], number);
        }
    }

    /// Finds the groups, first in rows, then in columns.
    fn group(&mut self, candidates: &Candidates) {
        let geometry = candidates.geometry();
        let side = self.side;
        let has_several = |places: u64| places & places.wrapping_sub(1) != 0;
        for line in 0..2 * side {
            let (_, cells) = geometry.house(line);
            for (digit, &places) in Digit::all(side).zip(candidates.places_of_digits(line)) {
                let regions = if has_several(places) { 2 * side..3 * side } else { 0..0 };
                for region in regions {
                    let common = places & geometry.meet(line, region);
                    if has_several(common) {
                        let begin = self.members.len();
                        for place in ones(common) {
                            let number = self.number(Candidate { cell: cells[place], digit });
                            self.members.push(number as u16);
                        }
                        let members = begin..self.members.len();
                        self.by_digit[digit.index()].push(self.groups.len() as u16);
                        self.groups.push(CandidateGroup { digit, line, region, members });
                    }
                }
            }
        }
    }

    /// Returns the number of node numbers. Some between candidates and groups are unused.
    pub(crate) fn count(&self) -> usize {
        if self.groups.is_empty() { self.candidates.len() } else { self.group_node(self.groups.len()) }
    }

    /// Returns the numbers of a cell's candidates.
    pub(crate) fn numbers(&self, cell: Cell) -> Range<usize> {
        usize::from(self.first[cell.index()])..usize::from(self.first[cell.index() + 1])
    }

    /// Returns the number of a candidate of the position.
    pub(crate) fn number(&self, Candidate { cell, digit }: Candidate) -> usize {
        let before = self.position().marks(cell).bits() & ((1 << digit.index()) - 1);
        usize::from(self.first[cell.index()]) + before.count_ones() as usize
    }

    /// Returns the number of a digit in a cell, if it is a candidate of the position.
    pub(crate) fn find(&self, candidate: Candidate) -> Option<usize> {
        self.position().has(candidate).then(|| self.number(candidate))
    }

    /// Returns the candidates of a digit.
    pub(crate) fn of_digit(&self, digit: Digit) -> &[u64] {
        &self.digits[digit.index() * self.words..][..self.words]
    }

    /// Returns the candidates of a digit in a house.
    pub(crate) fn in_house(&self, house: usize, digit: Digit) -> &[u64] {
        &self.houses[(house * self.side + digit.index()) * self.words..][..self.words]
    }

    /// Like `in_house`, by the slot of the house and digit.
    pub(crate) fn in_slot(&self, slot: u16) -> &[u64] {
        &self.houses[usize::from(slot) * self.words..][..self.words]
    }

    /// Returns the slots of a candidate's digit: by row, column, region, and other houses that
    /// contain every digit.
    pub(crate) fn slots(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let Candidate { cell, digit } = self.candidates[number];
        let houses = self.geometry().places(cell).iter().map(|place| usize::from(place.house));
        houses.map(move |house| house * self.side + digit.index())
    }

    /// Returns the candidates of a digit in a house, by number.
    pub(crate) fn each_in_house(&self, house: usize, digit: Digit) -> impl Iterator<Item = usize> + use<'_> {
        words::each(self.in_house(house, digit).iter().copied())
    }

    /// Returns the candidates of the same digit that a candidate sees.
    pub(crate) fn seen_by(&self, number: usize) -> &[u64] {
        &self.sight[number * self.words..][..self.words]
    }

    /// Returns the candidates of the same digit that a candidate sees, by number.
    pub(crate) fn each_seen_by(&self, number: usize) -> impl Iterator<Item = usize> + use<'_> {
        words::each(self.seen_by(number).iter().copied())
    }

    /// Visits the strong links of a candidate: house by house, the last other place for its digit.
    pub(crate) fn each_last(&self, number: usize, mut take: impl FnMut(usize)) {
        let Candidate { cell, digit } = self.candidates[number];
        let geometry = self.geometry();
        for place in geometry.places(cell) {
            let house = usize::from(place.house);
            let others = self.position().places(house, digit) & !(1 << place.index);
            if others.is_power_of_two() {
                let cell = geometry.house(house).1[others.trailing_zeros() as usize];
                take(self.number(Candidate { cell, digit }));
            }
        }
    }

    /// Returns the indices of a digit's groups.
    pub(crate) fn groups_of(&self, digit: Digit) -> impl Iterator<Item = usize> + '_ {
        self.by_digit[digit.index()].iter().map(|&index| usize::from(index))
    }

    /// Returns the node of a group.
    pub(crate) const fn group_node(&self, index: usize) -> usize {
        self.words * 64 + index
    }

    /// Returns the group that a node is, unless it is a candidate.
    pub(crate) fn group_at(&self, node: usize) -> Option<&CandidateGroup> {
        node.checked_sub(self.words * 64).map(|index| &self.groups[index])
    }

    /// Returns the numbers of a node's candidates: its own, or those of a group.
    pub(crate) fn members(&self, node: usize) -> impl ExactSizeIterator<Item = usize> + Clone + '_ {
        let range = self.group_at(node).map_or(node..node + 1, |group| group.members.clone());
        self.members[range].iter().map(|&number| usize::from(number))
    }

    /// Returns the cells of a node.
    pub(crate) fn cells(&self, node: usize) -> impl ExactSizeIterator<Item = Cell> + Clone + '_ {
        self.members(node).map(|number| self.candidates[number].cell)
    }

    /// Returns the claim that a literal makes.
    pub(crate) fn claim(&self, literal: ChainLiteral) -> Claim {
        let node = literal.node();
        Claim { digit: self.digit(node), cells: self.cells(node).collect(), truth: literal.truth() }
    }

    /// Returns the digit of a node.
    pub(crate) fn digit(&self, node: usize) -> Digit {
        self.group_at(node).map_or_else(|| self.candidates[node].digit, |group| group.digit)
    }

    /// Returns the cell of a literal. For a group it is the first cell, which is what HoDoKu
    /// compares.
    pub(crate) fn cell(&self, literal: ChainLiteral) -> Cell {
        let first = self.group_at(literal.node()).map_or(literal.node(), |group| group.members.start);
        self.candidates[usize::from(self.members[first])].cell
    }
}
