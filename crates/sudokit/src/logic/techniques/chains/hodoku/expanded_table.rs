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
//! HoDoKu goes through the entries in order, appends what the table of each adds,
//! and records which table that was. If another way turns out to be shorter, it
//! replaces the record, but never that of an entry of the table itself.
//!
//! From the records chains are read back, and their lengths counted:
//!
//! ```text
//!  r1c4=3 (r1c4<>7) r2c6<>3 (r2c9=3 r6c9<>3) r9c6=3 r9c5<>3
//!  └─────────────── a chain with two branches ────────────┘
//! ```
//!
//! A chain counts its literals. What a literal follows from besides the one before
//! it is a *branch*: it counts its own literals, back to where it leaves the
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
    /// Everything that follows from an assumption.
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

    /// The number of a literal's entry, if it follows.
    pub(super) fn number(&self, literal: ChainLiteral) -> Option<usize> {
        Some(self.numbers[literal.index()]).filter(|&number| number != ABSENT).map(usize::from)
    }

    /// The literals from the assumption to one that follows.
    pub(super) fn chain(&self, tables: &DirectTables, end: ChainLiteral) -> Vec<ChainLiteral> {
        let mut chain = Vec::new();
        self.trace_back(tables, end, |literal, _| chain.push(literal));
        chain.reverse();
        chain
    }

    /// Visits the literals from one that follows back to the assumption, each with those
    /// that it follows from besides the next.
    pub(super) fn trace_back(
        &self,
        tables: &DirectTables,
        end: ChainLiteral,
        mut take: impl FnMut(ChainLiteral, SideSources<'_>),
    ) {
        let mut literal = end;
        while literal != self.assumption() {
            let Some(number) = self.number(literal) else { return };
            let (table, mut entry) = self.origins[number];
            let entries = tables.of(table);
            while entry != 0 {
                let sources = tables.sources(table, entry.into());
                take(entries[usize::from(entry)].literal, SideSources { entries, sources });
                entry = sources[0];
            }
            literal = table;
        }
        take(literal, SideSources { entries: &[], sources: [0; 5] });
    }
}

/// What an entry follows from besides its main source.
pub(super) struct SideSources<'a> {
    entries: &'a [TableEntry],
    sources: [u16; 5],
}

impl SideSources<'_> {
    pub(super) fn literals(&self) -> impl Iterator<Item = ChainLiteral> + '_ {
        let sides = self.sources[1..].iter().filter(|&&side| side != 0);
        sides.map(|&side| self.entries[usize::from(side)].literal)
    }
}

/// The length of a chain, with all its branches.
#[derive(Clone, Copy, Default)]
pub(super) struct ChainLength {
    pub(super) total: usize,
    pub(super) branches: usize,
}

/// Expanded tables, kept for as long as the position is the same.
#[derive(Default)]
pub(super) struct ExpandedTables {
    tables: Vec<ExpandedTable>,
    used: usize,
    /// For each literal, which of the tables is its own.
    places: Vec<Option<u16>>,
}

impl ExpandedTables {
    /// Forgets all tables.
    pub(super) fn clear(&mut self, tables: &DirectTables) {
        self.used = 0;
        self.places.clear();
        self.places.resize(tables.literals(), None);
    }

    /// The expanded table of an assumption.
    pub(super) fn table(&mut self, assumption: ChainLiteral, tables: &DirectTables) -> &ExpandedTable {
        let place = *self.places[assumption.index()].get_or_insert_with(|| {
            if self.used == self.tables.len() {
                self.tables.push(ExpandedTable::default());
            }
            self.tables[self.used].expand(assumption, tables);
            self.used += 1;
            self.used as u16 - 1
        });
        &self.tables[usize::from(place)]
    }

    /// The length of the chain from an assumption to what follows from it.
    pub(super) fn of(
        &mut self,
        assumption: ChainLiteral,
        end: ChainLiteral,
        tables: &DirectTables,
    ) -> ChainLength {
        let table = self.table(assumption, tables);
        let (mut chain, mut sides) = (Vec::new(), Vec::new());
        table.trace_back(tables, end, |literal, others| {
            chain.push(literal);
            sides.extend(others.literals());
        });
        // A chain of nothing but its assumption still has two ends.
        let mut length = ChainLength { total: chain.len().max(2), branches: sides.len() };
        let mut branch = Vec::new();
        for side in sides {
            branch.clear();
            table.trace_back(tables, side, |literal, _| branch.push(literal));
            let leaves = |literal: &ChainLiteral| chain.contains(literal);
            if let Some(own) = branch.iter().skip(1).position(leaves) {
                // It is written down wherever the chain passes the literal.
                let times = chain.iter().filter(|&&literal| literal == branch[own + 1]).count();
                length.total += times * (own + 2);
            }
        }
        length
    }
}
