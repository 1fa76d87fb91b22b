//! The strong and weak links of a position. A true candidate rules out the others of its cell and
//! the same digit in its houses (weak links); a false one makes the other one of a pair true
//! (strong links). All searches without helpers run on these sets.
//!
//! Candidates are numbered by cell, then by digit, as in
//! [`Numbering`](crate::logic::techniques::links::Numbering). But here sets have a fixed number of
//! words, links are in Sudoku Explainer's order, and candidates without links have no number.

use super::causes::LinkScope;
use super::position;
use super::position::{CANDIDATES, ClassicPosition, DIGITS, HOUSE, HOUSES, PLACES_OF, bits, double, single};
use crate::base::bits::Bits;
use crate::logic::techniques::chains::explainer::rule::LinkTypes;
use crate::logic::techniques::links::{ChainLiteral, LinkRows, Reachability};

/// Whether a cell has a single candidate that no other sees, so that it has no links.
fn placed(position: &ClassicPosition, cell: usize) -> bool {
    let digits = position.cells[cell];
    let alone =
        |digit: usize| PLACES_OF[cell].into_iter().all(|at| position.places[digit][at.house()] == at.bit());
    single(digits) && alone(digits.trailing_zeros() as usize)
}

/// Represents a missing partner.
const NONE: u16 = u16::MAX;

/// The links of a position and their consequences. Candidates are numbered by cell, then by digit.
pub(super) struct ChainGraph<const W: usize> {
    /// The cell and digit of each number.
    pub(super) candidates: Vec<(u8, u8)>,
    numbers: [u16; CANDIDATES],
    /// The candidates of each digit in each house.
    houses: [[Bits<W>; HOUSES]; DIGITS],
    pub(super) rows: LinkRows<W>,
    /// The weak links to candidates of the same digit, in the three houses.
    pub(super) same_digit: Vec<Bits<W>>,
    /// The other candidate of a pair: in the cell, the block, the row, the column.
    partners: Vec<[u16; 4]>,
    /// The candidates that a chain may start from: those that are not alone in their cells.
    pub(super) starts: Bits<W>,
    pub(super) reachability: Reachability<W>,
    /// Candidates that imply their own falsehood, and those whose falsehood implies their truth.
    pub(super) refuted: Bits<W>,
    pub(super) proved: Bits<W>,
}

impl<const W: usize> ChainGraph<W> {
    pub(super) fn new() -> Self {
        Self {
            candidates: Vec::new(),
            numbers: [NONE; CANDIDATES],
            houses: [[Bits::EMPTY; HOUSES]; DIGITS],
            rows: LinkRows::default(),
            same_digit: Vec::new(),
            partners: Vec::new(),
            starts: Bits::EMPTY,
            reachability: Reachability::default(),
            refuted: Bits::EMPTY,
            proved: Bits::EMPTY,
        }
    }

    /// Reads the links of another position and follows them.
    pub(super) fn read(&mut self, position: &ClassicPosition) {
        self.read_links(position);
        self.reachability.read(&self.rows);
        self.refuted = Bits::EMPTY;
        self.proved = Bits::EMPTY;
        for number in 0..self.candidates.len() {
            let holds = &self.reachability.holds;
            if holds[number].meets(&self.rows.weak[number]) {
                self.refuted.insert(number);
            }
            if self.rows.strong[number].iter().any(|partner| holds[partner].contains(number)) {
                self.proved.insert(number);
            }
        }
    }

    fn read_links(&mut self, position: &ClassicPosition) {
        self.candidates.clear();
        self.houses = [[Bits::EMPTY; HOUSES]; DIGITS];
        for (cell, &marks) in position.cells.iter().enumerate() {
            if placed(position, cell) {
                continue;
            }
            for digit in bits(marks) {
                let number = self.candidates.len();
                self.numbers[cell * DIGITS + digit] = number as u16;
                self.candidates.push((cell as u8, digit as u8));
                for at in PLACES_OF[cell] {
                    self.houses[digit][at.house()].insert(number);
                }
            }
        }
        self.rows.clear();
        self.same_digit.clear();
        self.partners.clear();
        self.starts = Bits::EMPTY;
        let mut mates = Bits::EMPTY;
        let mut mates_of = usize::MAX;
        for number in 0..self.candidates.len() {
            let (cell, digit) = self.candidate(number);
            if cell != mates_of {
                mates_of = cell;
                mates = Bits::EMPTY;
                bits(position.cells[cell]).for_each(|digit| mates.insert(self.number(cell, digit)));
            }
            if !single(position.cells[cell]) {
                self.starts.insert(number);
            }
            let itself = Bits::one(number);
            let [block, row, column] = PLACES_OF[cell].map(|at| &self.houses[digit][at.house()]);
            let same_digit = block.or(row).or(column);
            self.same_digit.push(same_digit.without(&itself));
            let partners = self.find_partners(position, cell, digit);
            let mut strong = Bits::EMPTY;
            partners.iter().filter(|&&other| other != NONE).for_each(|&other| strong.insert(other as usize));
            self.partners.push(partners);
            self.rows.push(same_digit.or(&mates).without(&itself), strong);
        }
    }

    fn find_partners(&self, position: &ClassicPosition, cell: usize, digit: usize) -> [u16; 4] {
        let mut partners = [NONE; 4];
        if double(position.cells[cell]) {
            let other = (position.cells[cell] & !(1 << digit)).trailing_zeros() as usize;
            partners[0] = self.number(cell, other) as u16;
        }
        for (partner, at) in partners[1..].iter_mut().zip(PLACES_OF[cell]) {
            let places = position.places[digit][at.house()];
            if double(places) {
                let other = HOUSE[at.house()][(places & !at.bit()).trailing_zeros() as usize];
                *partner = self.number(other as usize, digit) as u16;
            }
        }
        partners
    }

    pub(super) fn number(&self, cell: usize, digit: usize) -> usize {
        self.numbers[cell * DIGITS + digit] as usize
    }

    pub(super) fn candidate(&self, number: usize) -> (usize, usize) {
        let (cell, digit) = self.candidates[number];
        (cell as usize, digit as usize)
    }

    /// Returns the candidates that this one rules out if it is true.
    pub(super) fn weak(&self, types: LinkTypes, number: usize) -> &Bits<W> {
        match types {
            LinkTypes::X => &self.same_digit[number],
            LinkTypes::Y | LinkTypes::Xy => &self.rows.weak[number],
        }
    }

    /// Returns the candidates that are true if this one is false, in the order cell, block, row,
    /// column.
    pub(super) fn partners(&self, types: LinkTypes, number: usize) -> impl Iterator<Item = usize> {
        let all = &self.partners[number];
        let used = match types {
            LinkTypes::X => &all[1..],
            LinkTypes::Y => &all[..1],
            LinkTypes::Xy => &all[..],
        };
        used.iter().filter(|&&other| other != NONE).map(|&other| other as usize)
    }

    /// Returns the cell or house in which a false candidate leaves only this partner.
    pub(super) fn strong_scope(&self, types: LinkTypes, off: usize, on: usize) -> LinkScope {
        let partners = &self.partners[off];
        if types != LinkTypes::X && partners[0] as usize == on {
            return LinkScope::Cell;
        }
        let places = PLACES_OF[self.candidate(off).0].into_iter().zip(&partners[1..]);
        let shared = places.into_iter().find(|&(_, &partner)| partner as usize == on);
        LinkScope::House(shared.map_or(0, |(at, _)| at.house))
    }

    /// Converts a literal to the numbers of the board, nine per cell.
    pub(super) fn on_board(&self, literal: ChainLiteral) -> ChainLiteral {
        let (cell, digit) = self.candidate(literal.node());
        ChainLiteral::new(position::number(cell, digit), literal.truth())
    }

    /// Whether a cycle of these types may start from a candidate.
    pub(super) fn starts_cycle(&self, types: LinkTypes, number: usize) -> bool {
        let in_pair = self.partners[number][0] != NONE;
        self.starts.contains(number) && (types != LinkTypes::Y || in_pair)
    }

    /// Visits the members of `offs` that this candidate rules out, in the order of chains: its
    /// cell, then block, row and column, each without those already visited.
    pub(super) fn offs_in_order(
        &self,
        types: LinkTypes,
        number: usize,
        offs: &Bits<W>,
        visit: &mut impl FnMut(usize),
    ) {
        let (cell, digit) = self.candidate(number);
        let mut left = self.weak(types, number).and(offs);
        let mates = left.without(&self.same_digit[number]);
        mates.iter().for_each(&mut *visit);
        for at in PLACES_OF[cell] {
            let here = left.and(&self.houses[digit][at.house()]);
            left = left.without(&here);
            here.iter().for_each(&mut *visit);
        }
    }
}
