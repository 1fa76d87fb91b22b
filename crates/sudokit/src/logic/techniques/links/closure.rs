//! All that follows from each literal: first by one link, then by any number of them.
//!
//! ```text
//!             on                   off
//!  r1c1 is 5      r1c1=5           r1c1=2, r1c4=5, r3c1=5, r2c23=5
//!  r1c1 is not 5  r1c1=2, r7c1=5   r1c1=5
//! ```
//!
//! HoDoKu's tables have the same in an order. Mostly the order is not needed, and sets
//! are made in a fraction of the time: what a candidate sees is a set already. It takes
//! a search to find the chain by which a literal follows. But *whether* it follows is
//! asked for hundreds of literals about hundreds of others, and mostly the answer is
//! that there is nothing to find.
//!
//! Literals are completed in post-order of a depth-first search, after those that they
//! lead to as far as possible. Then a set is the union of complete ones, mostly of a
//! single one, as literals that lead to each other have the same set. From most
//! candidates that do not hold nothing follows, and they are skipped.

use super::literal::ChainLiteral;
use super::numbering::Numbering;
use crate::base::bits::words;
use crate::logic::techniques::StopCheck;

/// For each literal, the nodes that are on if it is so, and those that are off.
#[derive(Default)]
pub(crate) struct Closure {
    /// For each literal a row: the nodes that are on, then, from a new word, those that
    /// are off. The literal itself is among them.
    rows: Vec<u64>,
    /// How many words a set of nodes has.
    words: usize,
    /// The literals from which something follows but themselves, as a row.
    live: Vec<u64>,
    /// Those of them that have not been met.
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

    /// Both sets in one row.
    pub(crate) fn row(&self, literal: ChainLiteral) -> &[u64] {
        &self.rows[literal.index() * 2 * self.words..][..2 * self.words]
    }

    fn row_mut(&mut self, literal: ChainLiteral) -> &mut [u64] {
        &mut self.rows[literal.index() * 2 * self.words..][..2 * self.words]
    }

    /// The place of a literal in a row.
    pub(crate) const fn place(&self, literal: ChainLiteral) -> usize {
        place(literal, self.words)
    }

    pub(crate) fn has(&self, from: ChainLiteral, to: ChainLiteral) -> bool {
        words::contains(self.row(from), self.place(to))
    }

    /// Begins with what every literal says by itself.
    pub(crate) fn start(&mut self, nodes: &Numbering) {
        let literals = 2 * nodes.count();
        self.words = words::words(nodes.count());
        words::clear(&mut self.rows, literals * 2 * self.words);
        for literal in (0..literals).map(ChainLiteral::from_index) {
            let place = self.place(literal);
            words::insert(self.row_mut(literal), place);
        }
        words::clear(&mut self.live, 2 * self.words);
    }

    fn insert(&mut self, from: ChainLiteral, to: ChainLiteral) {
        let (from_place, to_place) = (self.place(from), self.place(to));
        words::insert(self.row_mut(from), to_place);
        words::insert(&mut self.live, from_place);
    }

    /// Adds candidates that are on, and others that are off.
    pub(crate) fn unite(&mut self, from: ChainLiteral, [on, off]: [&[u64]; 2]) {
        let (words, place) = (self.words, self.place(from));
        let row = self.row_mut(from);
        words::unite(&mut row[..on.len()], on);
        words::unite(&mut row[words..][..off.len()], off);
        if words::count(on.iter().chain(off).copied()) > 1 {
            words::insert(&mut self.live, place);
        }
    }

    /// Adds what candidates rule out, and what must hold without them.
    pub(crate) fn add_chains(&mut self, nodes: &Numbering) {
        let words = self.words;
        for (number, &candidate) in nodes.candidates.iter().enumerate() {
            let own = nodes.numbers(candidate.cell);
            let denied = &mut self.row_mut(ChainLiteral::on(number))[words..];
            words::unite(&mut denied[..nodes.words], nodes.seen_by(number));
            for other in own.clone().filter(|&other| other != number) {
                words::insert(denied, other);
            }
            words::insert(&mut self.live, place(ChainLiteral::on(number), words));
            if own.len() == 2 {
                self.insert(ChainLiteral::off(number), ChainLiteral::on(own.start + own.end - 1 - number));
            }
            nodes.each_last(number, |last| self.insert(ChainLiteral::off(number), ChainLiteral::on(last)));
        }
    }

    /// Adds the links of groups, and computes all sets, unless it should stop: a row that
    /// is not complete still holds what follows by one link.
    pub(crate) fn close(&mut self, nodes: &Numbering, stop: &StopCheck<'_>) {
        nodes.links_of_groups.iter().for_each(|&(from, to)| self.insert(from, to));
        self.live.clone_into(&mut self.unmet);
        words::clear(&mut self.complete, 2 * self.words);
        for word in 0..self.unmet.len() {
            while self.unmet[word] != 0 && !self.should_stop(stop) {
                let place = word * 64 + self.unmet[word].trailing_zeros() as usize;
                self.visit(literal_at(place, self.words), stop);
            }
        }
    }

    /// Completes the set of a literal after those of all that it leads to.
    fn visit(&mut self, root: ChainLiteral, stop: &StopCheck<'_>) {
        self.meet(root);
        while let Some(OpenLiteral { literal, word }) = self.calls.last_mut() {
            let row = &self.rows[literal.index() * 2 * self.words..][..2 * self.words];
            let row = row.iter().zip(&self.unmet).enumerate().skip(*word);
            let next = row.map(|(index, (row, unmet))| (index, row & unmet)).find(|&(_, next)| next != 0);
            if let Some((index, next)) = next {
                *word = index;
                self.meet(literal_at(index * 64 + next.trailing_zeros() as usize, self.words));
            } else {
                let literal = *literal;
                self.calls.pop();
                if self.should_stop(stop) {
                    return self.calls.clear();
                }
                self.complete(literal);
            }
        }
    }

    /// Whether to stop. A small set is made faster than that is asked.
    fn should_stop(&self, stop: &StopCheck<'_>) -> bool {
        const SMALL: usize = 16;
        self.words > SMALL && stop()
    }

    fn meet(&mut self, literal: ChainLiteral) {
        let place = self.place(literal);
        words::remove(&mut self.unmet, place);
        self.calls.push(OpenLiteral { literal, word: 0 });
    }

    /// Adds to the set of a literal what follows from those in it. A set that is
    /// complete has in it all that follows from any of it; others lead on.
    fn complete(&mut self, literal: ChainLiteral) {
        let Self { rows, words, live, complete, rest, .. } = self;
        let width = 2 * *words;
        let range = |literal: ChainLiteral| literal.index() * width..(literal.index() + 1) * width;
        let own = range(literal);
        rest.clear();
        rest.extend(words::common(&rows[own.clone()], live));
        words::remove(rest, place(literal, *words));
        loop {
            for word in 0..width {
                while rest[word] & complete[word] != 0 {
                    let place = word * 64 + (rest[word] & complete[word]).trailing_zeros() as usize;
                    let both = [own.clone(), range(literal_at(place, *words))];
                    let [row, other] = rows.get_disjoint_mut(both).expect("the literal is another");
                    words::unite(row, other);
                    words::subtract(rest, other);
                }
            }
            let Some(place) = words::each(rest.iter().copied()).next() else { break };
            words::remove(rest, place);
            let both = [own.clone(), range(literal_at(place, *words))];
            let [row, other] = rows.get_disjoint_mut(both).expect("the literal is another");
            for (word, (row, &mut other)) in row.iter_mut().zip(other).enumerate() {
                rest[word] |= other & !*row & live[word];
                *row |= other;
            }
        }
        words::insert(complete, place(literal, *words));
    }
}

/// The place of a literal in a row, if a set has this many words.
const fn place(literal: ChainLiteral, words: usize) -> usize {
    literal.node() + if literal.is_on() { 0 } else { words * 64 }
}

/// The literal at a place of a row.
const fn literal_at(place: usize, words: usize) -> ChainLiteral {
    if place < words * 64 { ChainLiteral::on(place) } else { ChainLiteral::off(place - words * 64) }
}
