//! One table, expanded: everything that follows from an assumption, and how.
//!
//! ```text
//!  0  r1c1 is 5                        the assumption
//!  1  r1c4 is not 5   from 0           its own entries
//!  2  r3c1 is not 5   from 0
//!  3  r1c4 is 2       entry 1 of the table of "r1c4 is not 5"
//!  …
//! ```
//!
//! HoDoKu goes through the entries in order, appends what the table of each
//! adds, and notes which table that was. If another way turns out to be shorter,
//! it replaces the note, but never that of an entry of the table itself.

use super::tables::{DirectTables, TableEntry};
use crate::logic::techniques::links::literal::ChainLiteral;

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
    pub(super) fn expand(&mut self, assumption: ChainLiteral, links: &DirectTables) {
        self.numbers.resize(links.literals(), ABSENT);
        self.numbers.fill(ABSENT);
        self.entries.clear();
        self.origins.clear();
        for (number, &entry) in links.of(assumption).iter().enumerate() {
            self.append(entry, (assumption, number as u16));
        }
        let mut next = 1;
        while let Some(&TableEntry { literal: source, distance }) = self.entries.get(next) {
            for (number, entry) in links.of(source).iter().enumerate().skip(1) {
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
    pub(super) fn chain(&self, links: &DirectTables, end: ChainLiteral) -> Vec<ChainLiteral> {
        let mut chain = Vec::new();
        self.walk_back(links, end, |literal, _| chain.push(literal));
        chain.reverse();
        chain
    }

    /// Hands over the literals from one that follows back to the assumption, each
    /// with those that it follows from besides the next.
    pub(super) fn walk_back(
        &self,
        links: &DirectTables,
        end: ChainLiteral,
        mut take: impl FnMut(ChainLiteral, SideSources<'_>),
    ) {
        let mut literal = end;
        while literal != self.assumption() {
            let Some(number) = self.number(literal) else { return };
            let (table, mut entry) = self.origins[number];
            let entries = links.of(table);
            while entry != 0 {
                let sources = links.sources(table, entry.into());
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
