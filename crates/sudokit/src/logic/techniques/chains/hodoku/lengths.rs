//! How long HoDoKu says that chains are.
//!
//! ```text
//!  r1c4=3 (r1c4<>7) r2c6<>3 (r2c9=3 r6c9<>3) r9c6=3 r9c5<>3
//!  └─────────────── a chain with two branches ────────────┘
//! ```
//!
//! A chain counts its literals. What a literal follows from besides the one before
//! it is a *branch*: it counts its own literals, back to where it leaves the
//! chain, and one more for its end.

use super::expanded_table::ExpandedTable;
use super::tables::DirectTables;
use crate::logic::techniques::links::literal::ChainLiteral;

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
    pub(super) fn clear(&mut self, links: &DirectTables) {
        self.used = 0;
        self.places.clear();
        self.places.resize(links.literals(), None);
    }

    /// The expanded table of an assumption.
    pub(super) fn table(&mut self, assumption: ChainLiteral, links: &DirectTables) -> &ExpandedTable {
        let place = *self.places[assumption.index()].get_or_insert_with(|| {
            if self.used == self.tables.len() {
                self.tables.push(ExpandedTable::default());
            }
            self.tables[self.used].expand(assumption, links);
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
        links: &DirectTables,
    ) -> ChainLength {
        let table = self.table(assumption, links);
        let (mut chain, mut sides) = (Vec::new(), Vec::new());
        table.walk_back(links, end, |literal, others| {
            chain.push(literal);
            sides.extend(others.literals());
        });
        // A chain of nothing but its assumption still has two ends.
        let mut length = ChainLength { total: chain.len().max(2), branches: sides.len() };
        let mut branch = Vec::new();
        for side in sides {
            branch.clear();
            table.walk_back(links, side, |literal, _| branch.push(literal));
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
