//! Expanded tables: everything that follows from an assumption, and how.
//!
//! ```text
//!  0  r1c1 is 5                        the assumption
//!  1  r1c4 is not 5   from 0           its own entries
//!  2  r3c1 is not 5   from 0
//!  3  r1c4 is 2       entry 1 of the table of "r1c4 is not 5"
//!  …
//! ```
//!
//! HoDoKu goes through the entries in order, appends what the table of each entry adds, and records
//! which table that was. If another path turns out to be shorter, it replaces the record, except
//! for an entry of the table itself.
//!
//! From the records, chains are read back and their lengths counted:
//!
//! ```text
//!  r1c4=3 (r1c4<>7) r2c6<>3 (r2c9=3 r6c9<>3) r9c6=3 r9c5<>3
//!  └─────────────── a chain with two branches ────────────┘
//! ```
//!
//! A chain counts its literals. If a literal follows from others besides the one before it, each of
//! them is the end of a *branch*. A branch counts its own literals, back to where it leaves the
//! chain, and one more for its end.

use super::tables::{DirectTables, TableEntry};
use crate::logic::techniques::links::ChainLiteral;

/// An expanded table.
#[derive(Default)]
pub(super) struct ExpandedTable {
    entries: Vec<TableEntry>,
    /// For each entry, the table that it was copied from and its number there.
    origins: Vec<(ChainLiteral, u16)>,
    /// For each literal, the number of its entry.
    numbers: Vec<u16>,
}

const ABSENT: u16 = u16::MAX;

impl ExpandedTable {
    /// Collects everything that follows from an assumption.
    pub(super) fn expand(&mut self, assumption: ChainLiteral, tables: &DirectTables) {
        self.numbers.resize(tables.literals(), ABSENT);
        self.numbers.fill(ABSENT);
        self.entries.clear();
        self.origins.clear();
        for (number, &entry) in tables.of(assumption).iter().enumerate() {
            self.append(entry, (assumption, number as u16));
        }
        let mut next = 1;
        while let Some(&TableEntry { literal: source, distance }) = self.entries.get(next) {
            for (number, entry) in tables.of(source).iter().enumerate().skip(1) {
                let new = TableEntry { literal: entry.literal, distance: distance + entry.distance };
                let origin = (source, number as u16);
                let known = self.numbers[entry.literal.index()];
                if known == ABSENT {
                    self.append(new, origin);
                    continue;
                }
                let known = usize::from(known);
                if new.distance < self.entries[known].distance && self.origins[known].0 != assumption {
                    self.entries[known] = new;
                    self.origins[known] = origin;
                }
            }
            next += 1;
        }
    }

    fn append(&mut self, entry: TableEntry, origin: (ChainLiteral, u16)) {
        self.numbers[entry.literal.index()] = self.entries.len() as u16;
        self.entries.push(entry);
        self.origins.push(origin);
    }

    fn assumption(&self) -> ChainLiteral {
        self.entries[0].literal
    }

    /// Returns the number of a literal's entry, if the literal follows.
    pub(super) fn number(&self, literal: ChainLiteral) -> Option<usize> {
        Some(self.numbers[literal.index()]).filter(|&number| number != ABSENT).map(usize::from)
    }

    /// Returns the literals from the assumption to one that follows.
    pub(super) fn chain(&self, tables: &DirectTables, end: ChainLiteral) -> Vec<ChainLiteral> {
        let mut chain = Vec::new();
        self.trace_back(tables, end, |literal, _| chain.push(literal));
        chain.reverse();
        chain
    }

    /// Visits the literals from one that follows back to the assumption, each with a table that
    /// contains it and its number there.
    fn trace_back(
        &self,
        tables: &DirectTables,
        end: ChainLiteral,
        mut take: impl FnMut(ChainLiteral, (ChainLiteral, u16)),
    ) {
        let mut literal = end;
        while literal != self.assumption() {
            let Some(number) = self.number(literal) else { return };
            let (table, mut entry) = self.origins[number];
            while entry != 0 {
                take(tables.of(table)[usize::from(entry)].literal, (table, entry));
                entry = tables.sources(table, entry)[0];
            }
            literal = table;
        }
        take(literal, (literal, 0));
    }

    /// Returns the length of the chain from the assumption to one of its consequences.
    pub(super) fn length(&self, tables: &DirectTables, end: ChainLiteral) -> ChainLength {
        let (mut chain, mut sides) = (Vec::new(), Vec::new());
        self.trace_back(tables, end, |literal, (table, entry)| {
            chain.push(literal);
            // The sources other than the main one.
            let others = tables.sources(table, entry).into_iter().skip(1).filter(|&side| side != 0);
            sides.extend(others.map(|side| tables.of(table)[usize::from(side)].literal));
        });
        // A chain that is only its assumption still has two ends.
        let mut length = ChainLength { total: chain.len().max(2), branches: sides.len() };
        let mut branch = Vec::new();
        for side in sides {
            branch.clear();
            self.trace_back(tables, side, |literal, _| branch.push(literal));
            let leaves = |literal: &ChainLiteral| chain.contains(literal);
            if let Some(own) = branch.iter().skip(1).position(leaves) {
                // The branch is written down wherever the chain passes the literal.
                let times = chain.iter().filter(|&&literal| literal == branch[own + 1]).count();
                length.total += times * (own + 2);
            }
        }
        length
    }
}

/// The length of a chain, including all its branches.
pub(super) struct ChainLength {
    pub(super) total: usize,
    pub(super) branches: usize,
}
