//! Direct implications: what follows from each literal by one link, as sets.
//!
//! ```text
//!             on                   off
//!  r1c1 is 5      r1c1=5           r1c1=2, r1c4=5, r3c1=5, r2c23=5
//!  r1c1 is not 5  r1c1=2, r7c1=5   r1c1=5
//! ```
//!
//! HoDoKu's tables have the same in an order. Mostly the order is not needed, and sets
//! are made in a fraction of the time: what a candidate sees is a set already.

use super::literal::ChainLiteral;
use super::numbering::Numbering;
use crate::base::Candidate;
use crate::base::bits::words;
use crate::board::Candidates;

/// For each literal a row: the nodes that are on if it is so, then, from a new
/// word, those that are off. The literal itself is among them.
#[derive(Default)]
pub(crate) struct Implications {
    rows: Vec<u64>,
    /// The literals from which something follows but themselves, as a row.
    live: Vec<u64>,
    /// How many words a set of nodes has.
    words: usize,
}

impl Implications {
    /// Begins with what every literal says by itself.
    pub(crate) fn start(&mut self, nodes: &Numbering) {
        let literals = 2 * nodes.count();
        self.words = words::words(nodes.count());
        words::clear(&mut self.rows, literals * 2 * self.words);
        for literal in (0..literals).map(ChainLiteral::from_index) {
            let place = place(literal, self.words);
            words::insert(self.row_mut(literal), place);
        }
        words::clear(&mut self.live, 2 * self.words);
    }

    /// How many words a set of nodes has.
    pub(crate) const fn words(&self) -> usize {
        self.words
    }

    /// Swaps all rows for others, which serve the next position.
    pub(crate) fn hand_over(&mut self, rows: &mut Vec<u64>) {
        std::mem::swap(rows, &mut self.rows);
    }

    /// The literals from which something follows, as a row.
    pub(crate) fn live(&self) -> &[u64] {
        &self.live
    }

    fn row_mut(&mut self, literal: ChainLiteral) -> &mut [u64] {
        &mut self.rows[literal.index() * 2 * self.words..][..2 * self.words]
    }

    fn insert(&mut self, from: ChainLiteral, to: ChainLiteral) {
        let words = self.words;
        words::insert(self.row_mut(from), place(to, words));
        words::insert(&mut self.live, place(from, words));
    }

    /// Adds candidates that are on, and others that are off.
    pub(crate) fn unite(&mut self, from: ChainLiteral, [on, off]: [&[u64]; 2]) {
        let words = self.words;
        let row = self.row_mut(from);
        words::unite(&mut row[..on.len()], on);
        words::unite(&mut row[words..][..off.len()], off);
        if words::count(on.iter().chain(off).copied()) > 1 {
            words::insert(&mut self.live, place(from, words));
        }
    }

    /// Adds the links of groups.
    pub(crate) fn add_groups(&mut self, nodes: &Numbering) {
        nodes.links_of_groups().iter().for_each(|&(from, to)| self.insert(from, to));
    }

    /// Adds what candidates rule out, and what must hold without them.
    pub(crate) fn add_chains(&mut self, candidates: &Candidates, nodes: &Numbering) {
        let words = self.words;
        for (number, &candidate) in nodes.candidates().iter().enumerate() {
            let own = nodes.numbers(candidate.cell);
            let denied = &mut self.row_mut(ChainLiteral::on(number))[words..];
            words::unite(&mut denied[..nodes.words()], nodes.seen_by(number));
            for other in own.clone().filter(|&other| other != number) {
                words::insert(denied, other);
            }
            words::insert(&mut self.live, place(ChainLiteral::on(number), words));
            if own.len() == 2 {
                self.insert(ChainLiteral::off(number), ChainLiteral::on(own.start + own.end - 1 - number));
            }
            each_last(candidates, candidate, |last| {
                self.insert(ChainLiteral::off(number), ChainLiteral::on(nodes.number(last)));
            });
        }
    }
}

/// Visits the strong links of a candidate: where its digit must be, house by house, if
/// it is not there.
pub(crate) fn each_last(candidates: &Candidates, candidate: Candidate, mut take: impl FnMut(Candidate)) {
    let Candidate { cell, digit } = candidate;
    let geometry = candidates.geometry();
    for place in geometry.places(cell) {
        let house = usize::from(place.house);
        let others = candidates.places(house, digit) & !(1 << place.index);
        if others.is_power_of_two() {
            take(Candidate { cell: geometry.house(house).1[others.trailing_zeros() as usize], digit });
        }
    }
}

/// The place of a literal in a row, if a set has this many words.
pub(crate) const fn place(literal: ChainLiteral, words: usize) -> usize {
    literal.node() + if literal.is_on() { 0 } else { words * 64 }
}

/// The literal at a place of a row.
pub(crate) const fn literal_at(place: usize, words: usize) -> ChainLiteral {
    if place < words * 64 { ChainLiteral::on(place) } else { ChainLiteral::off(place - words * 64) }
}
