//! The links of a position that no assumption has changed: a candidate that
//! holds rules out its cell mates and the same digit in its houses (weak links),
//! one that does not hold makes the other one of a pair hold (strong links).
//!
//! Both kinds lead both ways, so every chain can be read backwards. All searches
//! without side effects run on these sets.

use super::causes::{LinkScope, Mark, mark};
use super::position::{CANDIDATES, ClassicPosition, DIGITS, HOUSE, HOUSES, SEATS, bits, double, single};
use crate::base::bits::Bits;

/// Which links a search may use. Digits alone, and pairs in cells alone, make
/// easier chains than both.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LinkTypes {
    /// One digit: houses only.
    X,
    /// Strong links in cells only; weak links everywhere.
    Y,
    /// All links.
    Xy,
}

/// Whether a cell has one candidate that nothing else sees: it has no links.
fn placed(board: &ClassicPosition, cell: usize) -> bool {
    let digits = board.cells[cell];
    let alone =
        |digit: usize| SEATS[cell].into_iter().all(|seat| board.places[digit][seat.house()] == seat.bit());
    single(digits) && alone(digits.trailing_zeros() as usize)
}

/// No partner.
const NONE: u16 = u16::MAX;

/// The links of a position. Candidates are numbered by cell, then by digit.
pub(super) struct ClassicLinks<const W: usize> {
    /// Cell and digit of each number.
    pub(super) candidates: Vec<(u8, u8)>,
    numbers: [u16; CANDIDATES],
    /// The candidates of each digit in each house.
    houses: [[Bits<W>; HOUSES]; DIGITS],
    /// What a candidate rules out: the same digit, and everything.
    weak_digit: Vec<Bits<W>>,
    weak: Vec<Bits<W>>,
    /// The other one of a pair: in the cell, the block, the row, the column.
    partners: Vec<[u16; 4]>,
    strong: Vec<Bits<W>>,
    /// Candidates with a strong link.
    pub(super) paired: Bits<W>,
    /// Candidates a chain may start from: those that are not alone in their cells.
    pub(super) starts: Bits<W>,
}

impl<const W: usize> ClassicLinks<W> {
    pub(super) fn new() -> Self {
        Self {
            candidates: Vec::new(),
            numbers: [NONE; CANDIDATES],
            houses: [[Bits::EMPTY; HOUSES]; DIGITS],
            weak_digit: Vec::new(),
            weak: Vec::new(),
            partners: Vec::new(),
            strong: Vec::new(),
            paired: Bits::EMPTY,
            starts: Bits::EMPTY,
        }
    }

    /// Takes the links of another position.
    pub(super) fn read(&mut self, board: &ClassicPosition) {
        self.candidates.clear();
        self.houses = [[Bits::EMPTY; HOUSES]; DIGITS];
        for (cell, &marks) in board.cells.iter().enumerate() {
            if placed(board, cell) {
                continue;
            }
            for digit in bits(marks) {
                let number = self.candidates.len();
                self.numbers[cell * DIGITS + digit] = number as u16;
                self.candidates.push((cell as u8, digit as u8));
                for seat in SEATS[cell] {
                    self.houses[digit][seat.house()].insert(number);
                }
            }
        }
        self.weak_digit.clear();
        self.weak.clear();
        self.partners.clear();
        self.strong.clear();
        self.paired = Bits::EMPTY;
        self.starts = Bits::EMPTY;
        let mut mates = Bits::EMPTY;
        let mut mates_of = usize::MAX;
        for number in 0..self.candidates.len() {
            let (cell, digit) = self.candidate(number);
            if cell != mates_of {
                mates_of = cell;
                mates = Bits::EMPTY;
                bits(board.cells[cell]).for_each(|digit| mates.insert(self.number(cell, digit)));
            }
            if !single(board.cells[cell]) {
                self.starts.insert(number);
            }
            let itself = Bits::one(number);
            let [block, row, column] = SEATS[cell].map(|seat| &self.houses[digit][seat.house()]);
            let same_digit = block.or(row).or(column);
            self.weak_digit.push(same_digit.without(&itself));
            self.weak.push(same_digit.or(&mates).without(&itself));
            let partners = self.find_partners(board, cell, digit);
            let mut strong = Bits::EMPTY;
            partners.iter().filter(|&&other| other != NONE).for_each(|&other| strong.insert(other as usize));
            if !strong.is_empty() {
                self.paired.insert(number);
            }
            self.partners.push(partners);
            self.strong.push(strong);
        }
    }

    fn find_partners(&self, board: &ClassicPosition, cell: usize, digit: usize) -> [u16; 4] {
        let mut partners = [NONE; 4];
        if double(board.cells[cell]) {
            let other = (board.cells[cell] & !(1 << digit)).trailing_zeros() as usize;
            partners[0] = self.number(cell, other) as u16;
        }
        for (partner, seat) in partners[1..].iter_mut().zip(SEATS[cell]) {
            let places = board.places[digit][seat.house()];
            if double(places) {
                let other = HOUSE[seat.house()][(places & !seat.bit()).trailing_zeros() as usize];
                *partner = self.number(other as usize, digit) as u16;
            }
        }
        partners
    }

    pub(super) fn len(&self) -> usize {
        self.candidates.len()
    }

    pub(super) fn number(&self, cell: usize, digit: usize) -> usize {
        self.numbers[cell * DIGITS + digit] as usize
    }

    pub(super) fn candidate(&self, number: usize) -> (usize, usize) {
        let (cell, digit) = self.candidates[number];
        (cell as usize, digit as usize)
    }

    /// The candidates of the same digit in the three houses.
    pub(super) fn same_digit(&self, number: usize) -> &Bits<W> {
        &self.weak_digit[number]
    }

    /// What goes when this candidate holds.
    pub(super) fn weak(&self, sweep: LinkTypes, number: usize) -> &Bits<W> {
        match sweep {
            LinkTypes::X => &self.weak_digit[number],
            LinkTypes::Y | LinkTypes::Xy => &self.weak[number],
        }
    }

    /// What holds when this candidate goes, in the order cell, block, row, column.
    pub(super) fn partners(&self, sweep: LinkTypes, number: usize) -> impl Iterator<Item = usize> {
        let all = &self.partners[number];
        let used = match sweep {
            LinkTypes::X => &all[1..],
            LinkTypes::Y => &all[..1],
            LinkTypes::Xy => &all[..],
        };
        used.iter().filter(|&&other| other != NONE).map(|&other| other as usize)
    }

    /// The cell or house in which a candidate that goes leaves this partner.
    pub(super) fn strong_scope(&self, sweep: LinkTypes, off: usize, on: usize) -> LinkScope {
        let partners = &self.partners[off];
        if sweep != LinkTypes::X && partners[0] as usize == on {
            return LinkScope::Cell;
        }
        let seats = SEATS[self.candidate(off).0].into_iter().zip(&partners[1..]);
        let shared = seats.into_iter().find(|&(_, &partner)| partner as usize == on);
        LinkScope::House(shared.map_or(0, |(seat, _)| seat.house))
    }

    pub(super) fn mark(&self, number: usize) -> Mark {
        let (cell, digit) = self.candidate(number);
        mark(cell, digit)
    }

    /// Whether a cycle of this sweep may start from a candidate.
    pub(super) fn starts_cycle(&self, sweep: LinkTypes, number: usize) -> bool {
        let in_pair = self.partners[number][0] != NONE;
        self.starts.contains(number) && (sweep != LinkTypes::Y || in_pair)
    }

    /// All partners as a set.
    pub(super) fn strong(&self, number: usize) -> &Bits<W> {
        &self.strong[number]
    }

    /// The members of `offs` this candidate rules out, in the order chains look
    /// at them: its cell, then block, row and column without what was seen before.
    pub(super) fn offs_in_order(
        &self,
        sweep: LinkTypes,
        number: usize,
        offs: &Bits<W>,
        visit: &mut impl FnMut(usize),
    ) {
        let (cell, digit) = self.candidate(number);
        let mut left = self.weak(sweep, number).and(offs);
        let mates = left.without(self.same_digit(number));
        mates.iter().for_each(&mut *visit);
        for seat in SEATS[cell] {
            let here = left.and(&self.houses[digit][seat.house()]);
            left = left.without(&here);
            here.iter().for_each(&mut *visit);
        }
    }
}
