//! The transitive closure of the implications: all that follows from each literal.
//!
//! It takes a search to find the chain by which a literal follows. But *whether* it
//! follows is asked for hundreds of literals about hundreds of others, and mostly the
//! answer is that there is nothing to find.
//!
//! Literals are completed in post-order of a depth-first search, after those that they
//! lead to as far as possible. Then a set is the union of complete ones, mostly of a
//! single one, as literals that lead to each other have the same set. From most
//! candidates that do not hold nothing follows, and they are skipped.

use super::implications;
use super::implications::Implications;
use super::literal::ChainLiteral;
use crate::base::bits::words;

/// For each literal, the nodes that are on if it is so, and those that are off.
#[derive(Default)]
pub(crate) struct Closure {
    rows: Vec<u64>,
    /// How many words a set of nodes has.
    words: usize,
    /// Literals from which something follows and that have not been met, as a row.
    unmet: Vec<u64>,
    /// Those whose sets are complete.
    complete: Vec<u64>,
    /// Those that something may still follow from for the set in hand.
    rest: Vec<u64>,
    calls: Vec<OpenLiteral>,
}

/// A literal whose row is being followed.
struct OpenLiteral {
    literal: ChainLiteral,
    /// The words of the row before this one have been.
    word: usize,
}

impl Closure {
    /// The nodes that are on if a literal is so, itself included.
    pub(crate) fn on(&self, literal: ChainLiteral) -> &[u64] {
        &self.row(literal)[..self.words]
    }

    /// The nodes that are off.
    pub(crate) fn off(&self, literal: ChainLiteral) -> &[u64] {
        &self.row(literal)[self.words..]
    }

    /// Both sets in one row: first what is on, then, from a new word, what is off.
    pub(crate) fn row(&self, literal: ChainLiteral) -> &[u64] {
        &self.rows[literal.index() * 2 * self.words..][..2 * self.words]
    }

    /// The place of a literal in a row.
    pub(crate) const fn place(&self, literal: ChainLiteral) -> usize {
        implications::place(literal, self.words)
    }

    pub(crate) fn has(&self, from: ChainLiteral, to: ChainLiteral) -> bool {
        words::contains(self.row(from), self.place(to))
    }

    /// Computes all sets, in the rows of the direct implications: a row that is not
    /// complete is still as it was.
    pub(crate) fn close(&mut self, direct: &mut Implications) {
        self.words = direct.words();
        direct.hand_over(&mut self.rows);
        direct.live().clone_into(&mut self.unmet);
        words::clear(&mut self.complete, 2 * self.words);
        for word in 0..self.unmet.len() {
            while self.unmet[word] != 0 {
                let place = word * 64 + self.unmet[word].trailing_zeros() as usize;
                self.visit(implications::literal_at(place, self.words), direct.live());
            }
        }
    }

    /// Completes the set of a literal after those of all that it leads to.
    fn visit(&mut self, root: ChainLiteral, live: &[u64]) {
        self.meet(root);
        while let Some(OpenLiteral { literal, word }) = self.calls.last_mut() {
            let row = &self.rows[literal.index() * 2 * self.words..][..2 * self.words];
            let row = row.iter().zip(&self.unmet).enumerate().skip(*word);
            let next = row.map(|(index, (row, unmet))| (index, row & unmet)).find(|&(_, next)| next != 0);
            if let Some((index, next)) = next {
                *word = index;
                self.meet(implications::literal_at(index * 64 + next.trailing_zeros() as usize, self.words));
            } else {
                let literal = *literal;
                self.calls.pop();
                self.complete(literal, live);
            }
        }
    }

    fn meet(&mut self, literal: ChainLiteral) {
        let place = self.place(literal);
        words::remove(&mut self.unmet, place);
        self.calls.push(OpenLiteral { literal, word: 0 });
    }

    /// Adds to the set of a literal what follows from those in it. A set that is
    /// complete has in it all that follows from any of it; others lead on.
    fn complete(&mut self, literal: ChainLiteral, live: &[u64]) {
        let Self { rows, words, complete, rest, .. } = self;
        let width = 2 * *words;
        let range = |literal: ChainLiteral| literal.index() * width..(literal.index() + 1) * width;
        let own = range(literal);
        rest.clear();
        rest.extend(words::common(&rows[own.clone()], live));
        words::remove(rest, implications::place(literal, *words));
        loop {
            for word in 0..width {
                while rest[word] & complete[word] != 0 {
                    let place = word * 64 + (rest[word] & complete[word]).trailing_zeros() as usize;
                    let both = [own.clone(), range(implications::literal_at(place, *words))];
                    let [row, other] = rows.get_disjoint_mut(both).expect("the literal is another");
                    words::unite(row, other);
                    words::subtract(rest, other);
                }
            }
            let Some(place) = words::each(rest.iter().copied()).next() else { break };
            words::remove(rest, place);
            let both = [own.clone(), range(implications::literal_at(place, *words))];
            let [row, other] = rows.get_disjoint_mut(both).expect("the literal is another");
            for (word, (row, &mut other)) in row.iter_mut().zip(other).enumerate() {
                rest[word] |= other & !*row & live[word];
                *row |= other;
            }
        }
        words::insert(complete, implications::place(literal, *words));
    }
}
