//! The consequences of each literal: first by one link, then by any number of them.
//!
//! ```text
//!             on                   off
//!  r1c1 is 5      r1c1=5           r1c1=2, r1c4=5, r3c1=5, r2c23=5
//!  r1c1 is not 5  r1c1=2, r7c1=5   r1c1=5
//! ```
//!
//! HoDoKu's tables hold the same facts in a certain order. Usually the order is not needed, and
//! sets are built in a fraction of the time: the candidates that a candidate sees are already a
//! set. Finding the chain by which a literal follows needs a search. But *whether* it follows
//! must be known for hundreds of literals from hundreds of others, and usually the answer is no.
//!
//! Literals are completed in the post-order of a depth-first search, if possible after the literals
//! they lead to. Then a set is the union of complete ones, usually of a single one, because
//! literals that lead to each other have the same set. Nothing follows from most candidates being
//! false, so these are skipped.

use super::literal::ChainLiteral;
use super::numbering::Numbering;
use crate::base::bits::words;
use crate::logic::techniques::StopCheck;

/// For each literal, the nodes that are on if it is true, and those that are off.
#[derive(Default)]
pub(crate) struct Closure {
    /// A row for each literal: the nodes that are on, then, from a new word, those that are off.
    /// The literal itself is included.
    rows: Vec<u64>,
    /// The number of words in a set of nodes.
    words: usize,
    /// The literals that imply something besides themselves, as a row.
    live: Vec<u64>,
    /// The live literals that have not been visited.
    unmet: Vec<u64>,
    /// The literals whose sets are complete.
    complete: Vec<u64>,
    /// The literals that may still add something to the set being completed.
    rest: Vec<u64>,
    calls: Vec<OpenLiteral>,
}

/// A literal whose row is being followed.
struct OpenLiteral {
    literal: ChainLiteral,
    /// The words of the row before this one are done.
    word: usize,
}

impl Closure {
    /// Returns the nodes that are on if a literal is true, including itself.
    pub(crate) fn on(&self, literal: ChainLiteral) -> &[u64] {
        &self.row(literal)[..self.words]
    }

    /// Returns the nodes that are off if a literal is true.
    pub(crate) fn off(&self, literal: ChainLiteral) -> &[u64] {
        &self.row(literal)[self.words..]
    }

    /// Returns both sets in one row.
    pub(crate) fn row(&self, literal: ChainLiteral) -> &[u64] {
        &self.rows[literal.index() * 2 * self.words..][..2 * self.words]
    }

    fn row_mut(&mut self, literal: ChainLiteral) -> &mut [u64] {
        &mut self.rows[literal.index() * 2 * self.words..][..2 * self.words]
    }

    /// Returns the position of a literal in a row.
    pub(crate) const fn place(&self, literal: ChainLiteral) -> usize {
        place(literal, self.words)
    }

    pub(crate) fn has(&self, from: ChainLiteral, to: ChainLiteral) -> bool {
        words::contains(self.row(from), self.place(to))
    }

    /// Starts with each literal implying only itself.
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

    /// Adds the candidates that each candidate rules out, and those that must be true without it.
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

    /// Adds the links of groups and computes all sets. If stopped early, incomplete rows still
    /// contain what follows by one link.
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

    /// Completes the set of a literal after the sets of all literals it leads to.
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

    /// Whether to stop. Completing a small set is faster than checking.
    fn should_stop(&self, stop: &StopCheck<'_>) -> bool {
        const SMALL: usize = 16;
        self.words > SMALL && stop()
    }

    fn meet(&mut self, literal: ChainLiteral) {
        let place = self.place(literal);
        words::remove(&mut self.unmet, place);
        self.calls.push(OpenLiteral { literal, word: 0 });
    }

    /// Adds everything that follows from the members of a literal's set. A complete set contains
    /// the consequences of all its members; incomplete ones have to be followed.
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
                    let [row, other] = rows.get_disjoint_mut(both).expect("the literals differ");
                    words::unite(row, other);
                    words::subtract(rest, other);
                }
            }
            let Some(place) = words::each(rest.iter().copied()).next() else { break };
            words::remove(rest, place);
            let both = [own.clone(), range(literal_at(place, *words))];
            let [row, other] = rows.get_disjoint_mut(both).expect("the literals differ");
            for (word, (row, &mut other)) in row.iter_mut().zip(other).enumerate() {
                rest[word] |= other & !*row & live[word];
                *row |= other;
            }
        }
        words::insert(complete, place(literal, *words));
    }
}

/// Returns the position of a literal in a row whose sets have this many words.
const fn place(literal: ChainLiteral, words: usize) -> usize {
    literal.node() + if literal.is_on() { 0 } else { words * 64 }
}

/// Returns the literal at a position in a row.
const fn literal_at(place: usize, words: usize) -> ChainLiteral {
    if place < words * 64 { ChainLiteral::on(place) } else { ChainLiteral::off(place - words * 64) }
}
