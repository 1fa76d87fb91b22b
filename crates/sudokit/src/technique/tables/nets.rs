//! Tables that look some moves ahead: the entries that make forcing nets.
//!
//! From an assumption, HoDoKu places what has become single, four times over, and
//! notes for each placement what had to go before it: the other candidates of the
//! cell, or the other places in a house.
//!
//! ```text
//!  0  r1c4 is 3
//!  1  r1c8 is not 3   from 0
//!  2  r6c4 is not 3   from 0
//!  …
//!  9  r9c6 is 3       from 5, 1 and 2: a net, not a chain
//! ```

use super::bits;
use super::links::{Entry, Sources};
use super::literal::Literal;
use super::lookahead::Lookahead;
use super::nodes::Nodes;
use crate::{Candidates, CellSet};

/// How often singles are collected and placed.
const ROUNDS: usize = 4;

/// Why a candidate is placed.
#[derive(Clone, Copy)]
enum Single {
    Assumed,
    /// The only other candidate of the cell is assumed not to hold.
    LeftOver,
    Naked,
    Hidden,
}

/// A table that is being filled.
pub(super) struct Net<'a> {
    nodes: &'a Nodes,
    ahead: Lookahead<'a>,
    singles: Vec<(usize, Single)>,
    entries: Vec<Entry>,
    sources: Vec<Sources>,
    /// For each literal, the number of its entry; 0 if it has none, or is the
    /// assumption.
    numbers: Vec<u16>,
}

impl<'a> Net<'a> {
    pub(super) fn new(candidates: &Candidates, nodes: &'a Nodes) -> Self {
        Self {
            nodes,
            ahead: Lookahead::new(candidates, nodes),
            singles: Vec::new(),
            entries: Vec::new(),
            sources: Vec::new(),
            numbers: vec![0; 2 * nodes.candidates().len()],
        }
    }

    /// The table, its assumption first.
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What each entry follows from.
    pub(super) fn sources(&self) -> &[Sources] {
        &self.sources
    }

    /// Fills the table of a candidate's literal.
    pub(super) fn fill(&mut self, assumption: Literal) {
        self.ahead.start_again();
        for entry in self.entries.drain(..) {
            self.numbers[entry.literal.index()] = 0;
        }
        self.sources.clear();
        if assumption.is_on() {
            self.place(assumption.node(), Single::Assumed);
        } else {
            self.add(assumption, &[]);
            self.ahead.delete(assumption.node());
            let cell = self.nodes.cell(assumption);
            let left = self.ahead.left(cell);
            if left.is_power_of_two() {
                let last = self.nodes.numbers(cell).start + left.trailing_zeros() as usize;
                self.place(last, Single::LeftOver);
            }
        }
        for _ in 0..ROUNDS {
            self.collect();
            for index in 0..self.singles.len() {
                let (number, single) = self.singles[index];
                self.place(number, single);
            }
        }
    }

    /// The singles of a round: naked ones, then hidden ones, of these one for a
    /// cell.
    fn collect(&mut self) {
        let Self { nodes, ahead, singles, .. } = self;
        singles.clear();
        singles.extend(ahead.naked().map(|number| (number, Single::Naked)));
        let mut taken = CellSet::new();
        let once = ahead.hidden().filter(|&number| taken.insert(nodes.candidates()[number].cell));
        singles.extend(once.map(|number| (number, Single::Hidden)));
    }

    /// Places a candidate, and adds it to the table with what it rules out.
    fn place(&mut self, number: usize, single: Single) {
        let nodes = self.nodes;
        let candidate = nodes.candidates()[number];
        let own = nodes.numbers(candidate.cell);
        let present = self.ahead.left(candidate.cell) & !(1 << (number - own.start));
        // The house with the fewest places, before they change.
        let slots = self.ahead.slots(number).iter();
        let house = slots.min_by_key(|slot| self.ahead.free(**slot)).map(|slot| usize::from(slot.house));
        self.ahead.place(number);

        let entry = |other: usize| self.numbers[Literal::off(other).index()];
        let mut from = [0; 5];
        let from = match (single, house) {
            (Single::Assumed, _) => &from[..0],
            (Single::LeftOver, _) => &from[..1],
            (Single::Hidden, Some(house)) => {
                let others = nodes.each_in_house(house, candidate.digit);
                collect_into(&mut from, others.filter(|&other| other != number).map(entry))
            }
            (Single::Naked | Single::Hidden, _) => {
                collect_into(&mut from, own.clone().filter(|&other| other != number).map(entry))
            }
        };
        let source = self.add(Literal::on(number), from);
        for other in nodes.each_seen_by(number) {
            self.add(Literal::off(other), &[source]);
        }
        for other in bits::each_of(present) {
            self.add(Literal::off(own.start + other), &[source]);
        }
    }

    /// Appends an entry that follows from others, unless its literal is there.
    /// Gives its number.
    fn add(&mut self, literal: Literal, from: &[u16]) -> u16 {
        let known = self.numbers[literal.index()];
        if known != 0 || self.entries.first().is_some_and(|first| first.literal == literal) {
            return known;
        }
        let number = self.entries.len() as u16;
        self.numbers[literal.index()] = number;
        let distance = from.first().map_or(1, |&first| self.entries[usize::from(first)].distance + 1);
        let mut sources = Sources::default();
        sources[..from.len()].copy_from_slice(from);
        // The latest becomes the main one.
        for slot in 1..sources.len() {
            if sources[slot] > sources[0] {
                sources.swap(0, slot);
            }
        }
        self.entries.push(Entry { literal, distance });
        self.sources.push(sources);
        number
    }
}

/// As many as there is room for.
fn collect_into(room: &mut Sources, numbers: impl Iterator<Item = u16>) -> &[u16] {
    let mut count = 0;
    for (slot, number) in room.iter_mut().zip(numbers) {
        *slot = number;
        count += 1;
    }
    &room[..count]
}
