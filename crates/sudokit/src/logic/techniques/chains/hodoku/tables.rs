//! Direct tables: the direct consequences of each literal, in HoDoKu's order.
//!
//! ```text
//!  r1c1 is 5        r1c1 is not 2     the other digits of the cell
//!                   r1c4 is not 5     the other places in the row,
//!                   r3c1 is not 5     the column and the region
//!                   r2c23 are not 5   the groups that see it
//!  r1c1 is not 5    r1c1 is 2         if the cell has two candidates
//!                   r7c1 is 5         if a house has two places
//! ```
//!
//! The order matters: of two chains to the same literal, HoDoKu uses the one it finds first.

use super::nets::NetTable;
use crate::base::{Candidate, ones};
use crate::logic::techniques::StopCheck;
use crate::logic::techniques::links::{ChainLiteral, Closure, Numbering};

/// An entry of a table: a consequence, and its distance from the assumption.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    pub(super) literal: ChainLiteral,
    pub(super) distance: u16,
}

/// The entries of the same table that an entry follows from, the main one first. Zero is the
/// assumption in the first slot, and nothing in the others.
pub(super) type EntrySources = [u16; 5];

/// The entries of every table, one table after another. The first entry of each is its assumption.
#[derive(Default)]
pub(super) struct DirectTables {
    /// For each literal, the start of its table, and a final entry with the total.
    starts: Vec<u32>,
    entries: Vec<TableEntry>,
    /// The sources of each entry. If the source is always the assumption, none are stored.
    sources: Vec<EntrySources>,
    of_groups: GroupLinks,
    rest: Vec<u64>,
}

impl DirectTables {
    /// Returns the number of tables.
    pub(super) fn literals(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the entries of a table.
    pub(super) fn of(&self, literal: ChainLiteral) -> &[TableEntry] {
        &self.entries[self.starts[literal.index()] as usize..self.starts[literal.index() + 1] as usize]
    }

    /// Returns the sources of an entry.
    pub(super) fn sources(&self, literal: ChainLiteral, entry: u16) -> EntrySources {
        let index = self.starts[literal.index()] as usize + usize::from(entry);
        self.sources.get(index).copied().unwrap_or_default()
    }

    /// Empties all tables.
    pub(super) fn clear(&mut self) {
        self.starts.clear();
    }

    /// Fills the tables with direct implications, unless they are already filled.
    pub(super) fn fill_chains(&mut self, nodes: &Numbering) {
        if !self.starts.is_empty() {
            return;
        }
        self.start(nodes);
        for number in 0..nodes.candidates.len() {
            self.begin(ChainLiteral::on(number));
            self.deny(nodes, number);
            self.add_groups(ChainLiteral::on(number));
            self.begin(ChainLiteral::off(number));
            self.force(nodes, number);
            self.add_groups(ChainLiteral::off(number));
        }
        self.finish(nodes);
    }

    /// Fills the tables with the consequences of a few moves, and adds them to the sets too.
    pub(super) fn fill_nets(&mut self, nodes: &Numbering, direct: &mut Closure, stop: &StopCheck<'_>) {
        self.start(nodes);
        let mut net = NetTable::new(nodes);
        for literal in (0..2 * nodes.candidates.len()).map(ChainLiteral::from_index) {
            if stop() {
                break;
            }
            net.fill(literal);
            self.starts.push(self.entries.len() as u32);
            self.entries.extend_from_slice(&net.entries);
            self.sources.extend_from_slice(&net.sources);
            direct.unite(literal, [&net.on, &net.off]);
            self.add_groups(literal);
            self.sources.resize(self.entries.len(), EntrySources::default());
        }
        self.finish(nodes);
    }

    fn start(&mut self, nodes: &Numbering) {
        self.starts.clear();
        self.entries.clear();
        self.sources.clear();
        self.of_groups.sort(nodes);
    }

    fn begin(&mut self, literal: ChainLiteral) {
        self.starts.push(self.entries.len() as u32);
        self.entries.push(TableEntry { literal, distance: 1 });
    }

    /// Adds a direct consequence of the assumption.
    fn push(&mut self, literal: ChainLiteral) {
        self.entries.push(TableEntry { literal, distance: 2 });
    }

    fn add_groups(&mut self, literal: ChainLiteral) {
        let targets = self.of_groups.of(literal).iter();
        self.entries.extend(targets.map(|&literal| TableEntry { literal, distance: 2 }));
    }

    /// Adds the tables of groups and of unused numbers.
    fn finish(&mut self, nodes: &Numbering) {
        for literal in (2 * nodes.candidates.len()..2 * nodes.count()).map(ChainLiteral::from_index) {
            self.begin(literal);
            self.add_groups(literal);
        }
        self.starts.push(self.entries.len() as u32);
    }

    /// Adds the candidates that a true candidate rules out: within the cell, then by house.
    fn deny(&mut self, nodes: &Numbering, number: usize) {
        let Candidate { cell, digit } = nodes.candidates[number];
        for other in nodes.numbers(cell).filter(|&other| other != number) {
            self.push(ChainLiteral::off(other));
        }
        self.rest.clear();
        self.rest.extend_from_slice(nodes.seen_by(number));
        for place in nodes.geometry().places(cell) {
            for (index, &house) in nodes.in_house(place.house.into(), digit).iter().enumerate() {
                let found = self.rest[index] & house;
                self.rest[index] ^= found;
                for bit in ones(found) {
                    self.push(ChainLiteral::off(index * 64 + bit));
                }
            }
        }
        // The rest is seen through houses that need not contain every digit.
        for index in 0..self.rest.len() {
            for bit in ones(self.rest[index]) {
                self.push(ChainLiteral::off(index * 64 + bit));
            }
        }
    }

    /// Adds the candidates that must be true if a candidate is false: within the cell, then by
    /// house.
    fn force(&mut self, nodes: &Numbering, number: usize) {
        let own = nodes.numbers(nodes.candidates[number].cell);
        if own.len() == 2 {
            self.push(ChainLiteral::on(own.start + own.end - 1 - number));
        }
        let begin = self.entries.len();
        nodes.each_last(number, |last| {
            let last = ChainLiteral::on(last);
            if self.entries[begin..].iter().all(|entry| entry.literal != last) {
                self.push(last);
            }
        });
    }
}

/// The links of groups by the literal that they start from.
#[derive(Default)]
struct GroupLinks {
    /// For each literal, the end of its links.
    ends: Vec<u32>,
    targets: Vec<ChainLiteral>,
}

impl GroupLinks {
    /// A counting sort. It keeps the order of links with the same start.
    fn sort(&mut self, nodes: &Numbering) {
        let literals = 2 * nodes.count();
        let links = &nodes.links_of_groups;
        self.ends.clear();
        self.ends.resize(literals + 1, 0);
        for (from, _) in links {
            self.ends[from.index() + 1] += 1;
        }
        for index in 0..literals {
            self.ends[index + 1] += self.ends[index];
        }
        self.targets.clear();
        self.targets.resize(links.len(), ChainLiteral::from_index(0));
        // While links are being placed, the end of a literal is the position of its next link.
        for &(from, to) in links {
            let next = &mut self.ends[from.index()];
            self.targets[*next as usize] = to;
            *next += 1;
        }
    }

    fn of(&self, literal: ChainLiteral) -> &[ChainLiteral] {
        let begin = literal.index().checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.targets[begin as usize..self.ends[literal.index()] as usize]
    }
}
