//! Forcing nets: tables that are filled by trying out some moves.
//!
//! From an assumption, HoDoKu places all singles, in four rounds. For each placement it records
//! what had to be removed before: the other candidates of the cell, or the other places in a house.
//!
//! ```text
//!  0  r1c4 is 3
//!  1  r1c8 is not 3   from 0
//!  2  r6c4 is not 3   from 0
//!  …
//!  9  r9c6 is 3       from 5, 1 and 2: a net, not a chain
//! ```

use super::tables::{EntrySources, TableEntry};
use super::trial_position::TrialPosition;
use crate::base::bits::words;
use crate::base::ones;
use crate::logic::techniques::links::{ChainLiteral, Numbering};

/// The number of rounds in which singles are collected and placed.
const ROUNDS: usize = 4;

/// The reason why a candidate is placed.
#[derive(Clone, Copy)]
enum SingleKind {
    Assumed,
    /// The only other candidate of the cell is assumed to be false.
    LeftOver,
    Naked,
    Hidden,
}

/// A table that is being filled.
pub(super) struct NetTable<'a> {
    nodes: &'a Numbering,
    ahead: TrialPosition<'a>,
    singles: Vec<(usize, SingleKind)>,
    /// The table, starting with its assumption.
    pub(super) entries: Vec<TableEntry>,
    /// The sources of each entry.
    pub(super) sources: Vec<EntrySources>,
    /// For each literal, the number of its entry; 0 if it has none, or is the assumption.
    numbers: Vec<u16>,
    /// The candidates that the entries place, and those that they rule out.
    pub(super) on: Vec<u64>,
    pub(super) off: Vec<u64>,
}

impl<'a> NetTable<'a> {
    pub(super) fn new(nodes: &'a Numbering) -> Self {
        Self {
            nodes,
            ahead: TrialPosition::new(nodes),
            singles: Vec::new(),
            entries: Vec::new(),
            sources: Vec::new(),
            numbers: vec![0; 2 * nodes.candidates.len()],
            on: vec![0; nodes.words],
            off: vec![0; nodes.words],
        }
    }

    /// Fills the table of a candidate's literal.
    pub(super) fn fill(&mut self, assumption: ChainLiteral) {
        self.ahead.start_again();
        for entry in self.entries.drain(..) {
            self.numbers[entry.literal.index()] = 0;
        }
        self.sources.clear();
        self.on.fill(0);
        self.off.fill(0);
        if assumption.is_on() {
            self.place(assumption.node(), SingleKind::Assumed);
        } else {
            words::insert(&mut self.off, assumption.node());
            self.push(assumption, 1, EntrySources::default());
            self.ahead.delete(assumption.node());
            let cell = self.nodes.cell(assumption);
            let left = self.ahead.left(cell);
            if left.is_power_of_two() {
                let last = self.nodes.numbers(cell).start + left.trailing_zeros() as usize;
                self.place(last, SingleKind::LeftOver);
            }
        }
        for _ in 0..ROUNDS {
            self.collect();
            if self.singles.is_empty() {
                break;
            }
            for index in 0..self.singles.len() {
                let (number, single) = self.singles[index];
                self.place(number, single);
            }
        }
    }

    /// Collects the singles of a round: naked ones, then hidden ones. Only one hidden single per
    /// cell is kept.
    fn collect(&mut self) {
        let Self { nodes, ahead, singles, .. } = self;
        singles.clear();
        singles.extend(ahead.naked().map(|number| (number, SingleKind::Naked)));
        let naked = singles.len();
        let cell = |number: usize| nodes.candidates[number].cell;
        for number in ahead.hidden() {
            if singles[naked..].iter().all(|&(other, _)| cell(other) != cell(number)) {
                singles.push((number, SingleKind::Hidden));
            }
        }
    }

    /// Places a candidate, and adds it and everything it rules out to the table.
    fn place(&mut self, number: usize, single: SingleKind) {
        let nodes = self.nodes;
        let candidate = nodes.candidates[number];
        let own = nodes.numbers(candidate.cell);
        let present = self.ahead.left(candidate.cell) & !(1 << (number - own.start));
        let mut from = [0; 5];
        let count = match single {
            SingleKind::Assumed => 0,
            SingleKind::LeftOver => 1,
            SingleKind::Naked => self.denials(number, own.clone(), &mut from),
            SingleKind::Hidden => {
                let slots = self.ahead.slots(number).iter().copied();
                let fewest = slots.min_by_key(|&slot| self.ahead.free(slot));
                let fewest = nodes.in_slot(fewest.expect("every cell is in a house"));
                let places = words::each(fewest.iter().copied());
                self.denials(number, places, &mut from)
            }
        };
        self.ahead.place(number);
        let from = &from[..count];
        let source = self.add(number, from);
        let distance = self.entries[usize::from(source)].distance + 1;
        for (index, &seen) in nodes.seen_by(number).iter().enumerate() {
            let new = seen & !self.off[index];
            self.off[index] |= new;
            for bit in ones(new) {
                self.push(ChainLiteral::off(index * 64 + bit), distance, [source, 0, 0, 0, 0]);
            }
        }
        for other in ones(present).map(|other| own.start + other) {
            if !words::contains(&self.off, other) {
                words::insert(&mut self.off, other);
                self.push(ChainLiteral::off(other), distance, [source, 0, 0, 0, 0]);
            }
        }
    }

    /// Appends an entry for a candidate that is true because of others, unless it is already there.
    /// Returns its number.
    fn add(&mut self, number: usize, from: &[u16]) -> u16 {
        let literal = ChainLiteral::on(number);
        if words::contains(&self.on, number) {
            return self.numbers[literal.index()];
        }
        words::insert(&mut self.on, number);
        let distance = from.first().map_or(1, |&first| self.entries[usize::from(first)].distance + 1);
        let mut sources = EntrySources::default();
        sources[..from.len()].copy_from_slice(from);
        // The latest becomes the main one.
        for slot in 1..sources.len() {
            if sources[slot] > sources[0] {
                sources.swap(0, slot);
            }
        }
        self.push(literal, distance, sources)
    }

    fn push(&mut self, literal: ChainLiteral, distance: u16, sources: EntrySources) -> u16 {
        let number = self.entries.len() as u16;
        self.numbers[literal.index()] = number;
        self.entries.push(TableEntry { literal, distance });
        self.sources.push(sources);
        number
    }

    /// Collects the entries that deny all of these candidates except `but`, as many as there is
    /// room for.
    fn denials(&self, but: usize, all: impl Iterator<Item = usize>, room: &mut EntrySources) -> usize {
        let others = all.filter(|&other| other != but);
        let entries = others.map(|other| self.numbers[ChainLiteral::off(other).index()]);
        room.iter_mut().zip(entries).map(|(slot, entry)| *slot = entry).count()
    }
}
