//! What follows from each literal, near or far: the expanded tables as sets.
//!
//! By which chain a literal follows takes a walk to tell. But *that* it follows
//! is asked of hundreds of literals about hundreds of others, and mostly tells
//! that there is nothing to be found. Literals that follow from each other have
//! the same set. Tarjan's algorithm finds such rings, the last first, so that each
//! set is put together from complete ones. On the classic board that takes 20 µs,
//! where the walks would take 90; with groups 40 and 250.

use super::bits;
use super::links::Links;
use super::literal::Literal;

/// For each literal, the nodes that are on if it is so, and those that are off.
#[derive(Default)]
pub(super) struct Closure {
    rows: Vec<u64>,
    /// How many words a set of nodes has.
    words: usize,
    /// When a literal was first met, from 1.
    met: Vec<u16>,
    /// The earliest literal of an unfinished ring that a literal leads to, by
    /// when it was met.
    low: Vec<u16>,
    /// The literals of unfinished rings.
    open: Vec<Literal>,
    calls: Vec<Call>,
}

/// A literal whose entries are being followed.
struct Call {
    literal: Literal,
    next: usize,
}

/// Later than any.
const FINISHED: u16 = u16::MAX;

impl Closure {
    /// The nodes that are on if a literal is so, itself included.
    pub(super) fn on(&self, literal: Literal) -> &[u64] {
        &self.row(literal)[..self.words]
    }

    /// The nodes that are off.
    pub(super) fn off(&self, literal: Literal) -> &[u64] {
        &self.row(literal)[self.words..]
    }

    /// Both sets in one row: first what is on, then, from a new word, what is off.
    pub(super) fn row(&self, literal: Literal) -> &[u64] {
        &self.rows[literal.index() * 2 * self.words..][..2 * self.words]
    }

    /// Where a literal stands in a row.
    pub(super) const fn place(&self, literal: Literal) -> usize {
        place(literal, self.words)
    }

    pub(super) fn has(&self, from: Literal, to: Literal) -> bool {
        bits::contains(self.row(from), self.place(to))
    }

    /// Works out all sets.
    pub(super) fn close(&mut self, links: &Links) {
        let literals = links.literals();
        self.words = bits::words(literals / 2);
        self.rows.clear();
        self.rows.resize(literals * 2 * self.words, 0);
        self.met.clear();
        self.met.resize(literals, 0);
        self.low.clear();
        self.low.resize(literals, 0);
        let mut clock = 0;
        for index in 0..literals {
            if self.met[index] == 0 {
                self.visit(Literal::from_index(index), links, &mut clock);
            }
        }
    }

    fn visit(&mut self, root: Literal, links: &Links, clock: &mut u16) {
        self.meet(root, clock);
        while let Some(Call { literal, next }) = self.calls.last_mut() {
            let literal = *literal;
            let mut low = self.low[literal.index()];
            let mut unmet = None;
            for entry in &links.of(literal)[*next..] {
                *next += 1;
                if self.met[entry.literal.index()] == 0 {
                    unmet = Some(entry.literal);
                    break;
                }
                low = low.min(self.low[entry.literal.index()]);
            }
            self.low[literal.index()] = low;
            if let Some(unmet) = unmet {
                self.meet(unmet, clock);
                continue;
            }
            self.calls.pop();
            if low == self.met[literal.index()] {
                self.finish_ring(literal, links);
            } else if let Some(caller) = self.calls.last() {
                let caller = &mut self.low[caller.literal.index()];
                *caller = low.min(*caller);
            }
        }
    }

    fn meet(&mut self, literal: Literal, clock: &mut u16) {
        *clock += 1;
        self.met[literal.index()] = *clock;
        self.low[literal.index()] = *clock;
        self.open.push(literal);
        self.calls.push(Call { literal, next: 1 });
    }

    /// The open literals from this one on follow from each other.
    fn finish_ring(&mut self, root: Literal, links: &Links) {
        let Self { rows, words, low, open, .. } = self;
        let width = 2 * *words;
        let begin = open.iter().rposition(|&literal| literal == root).unwrap_or(0);
        let own = root.index() * width..(root.index() + 1) * width;
        for &member in &open[begin..] {
            low[member.index()] = FINISHED;
            bits::insert(&mut rows[own.clone()], place(member, *words));
        }
        for &member in &open[begin..] {
            for entry in &links.of(member)[1..] {
                // What is in the set was put there with all that follows from it.
                if !bits::contains(&rows[own.clone()], place(entry.literal, *words)) {
                    let other = entry.literal.index() * width..(entry.literal.index() + 1) * width;
                    let [row, other] =
                        rows.get_disjoint_mut([own.clone(), other]).expect("the literal is in another ring");
                    bits::unite(row, other);
                }
            }
        }
        for member in open.drain(begin..).filter(|&member| member != root) {
            rows.copy_within(own.clone(), member.index() * width);
        }
    }
}

const fn place(literal: Literal, words: usize) -> usize {
    literal.node() + if literal.is_on() { 0 } else { words * 64 }
}
