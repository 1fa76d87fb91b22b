//! Who follows from whom, all at once: for each candidate the set of those that
//! hold if it does, however long the chain.
//!
//! Holding spreads in double steps, "this one rules out a second, whose partner
//! then holds". Candidates that imply each other form a knot and share one set;
//! taking the knots from the ends of all chains backwards, each needs only the
//! finished sets of its successors. A position takes a few microseconds.

use super::links::ClassicLinks;
use super::position::ClassicPosition;
use crate::base::bits::Bits;

/// The chains of a position that start by placing a candidate.
pub(super) struct Reachability<const W: usize> {
    /// Double steps, forward and backward.
    next: Vec<Bits<W>>,
    last: Vec<Bits<W>>,
    /// Those that hold if this one does; itself only if a chain leads back.
    holds: Vec<Bits<W>>,
    /// The knots, the first implied by no later one.
    knots: Vec<Bits<W>>,
    finished: Vec<u16>,
    stack: Vec<u16>,
}

impl<const W: usize> Reachability<W> {
    pub(super) fn new() -> Self {
        Self {
            next: Vec::new(),
            last: Vec::new(),
            holds: Vec::new(),
            knots: Vec::new(),
            finished: Vec::new(),
            stack: Vec::new(),
        }
    }

    pub(super) fn read(&mut self, links: &ClassicLinks<W>) {
        self.steps(links);
        self.walk(links.paired);
        self.tie(links.paired);
        self.holds.clear();
        self.holds.resize(links.len(), Bits::EMPTY);
        for knot in self.knots.iter().rev() {
            let mut holds = *knot;
            for member in knot.iter() {
                self.collect(member, &mut holds);
            }
            knot.iter().for_each(|member| self.holds[member] = holds);
        }
        for number in 0..links.len() {
            if !links.paired.contains(number) {
                let mut holds = Bits::EMPTY;
                Self::collect_into(&self.next[number], &self.holds, &mut holds);
                self.holds[number] = holds;
            }
        }
    }

    fn collect(&self, member: usize, holds: &mut Bits<W>) {
        Self::collect_into(&self.next[member], &self.holds, holds);
    }

    fn collect_into(next: &Bits<W>, all: &[Bits<W>], holds: &mut Bits<W>) {
        while let Some(successor) = next.without(holds).first() {
            holds.add(&all[successor]);
        }
    }

    fn steps(&mut self, links: &ClassicLinks<W>) {
        self.next.clear();
        self.last.clear();
        for number in 0..links.len() {
            let weak = links.weak(super::links::LinkTypes::Xy, number);
            let mut next = Bits::EMPTY;
            weak.and(&links.paired).iter().for_each(|off| next.add(links.strong(off)));
            self.next.push(next);
            let mut last = Bits::EMPTY;
            links
                .strong(number)
                .iter()
                .for_each(|off| last.add(links.weak(super::links::LinkTypes::Xy, off)));
            self.last.push(last.and(&links.paired));
        }
    }

    /// Orders the candidates by the moment a walk along the steps leaves them.
    fn walk(&mut self, paired: Bits<W>) {
        self.finished.clear();
        let mut fresh = paired;
        while let Some(root) = fresh.first() {
            fresh = fresh.without(&Bits::one(root));
            self.stack.push(root as u16);
            while let Some(&top) = self.stack.last() {
                match self.next[top as usize].and(&fresh).first() {
                    Some(successor) => {
                        fresh = fresh.without(&Bits::one(successor));
                        self.stack.push(successor as u16);
                    }
                    None => self.finished.extend(self.stack.pop()),
                }
            }
        }
    }

    /// Gathers the knots by walking backwards from the candidates left last.
    fn tie(&mut self, paired: Bits<W>) {
        self.knots.clear();
        let mut fresh = paired;
        for &root in self.finished.iter().rev() {
            if !fresh.contains(root as usize) {
                continue;
            }
            let mut knot = Bits::one(root as usize);
            let mut frontier = knot;
            fresh = fresh.without(&knot);
            while let Some(member) = frontier.first() {
                let found = self.last[member].and(&fresh);
                fresh = fresh.without(&found);
                knot.add(&found);
                frontier = frontier.without(&Bits::one(member)).or(&found);
            }
            self.knots.push(knot);
        }
    }

    /// Those that hold if this one does.
    pub(super) fn holds(&self, number: usize) -> &Bits<W> {
        &self.holds[number]
    }

    /// Sets of candidates that all imply each other.
    pub(super) fn knots(&self) -> &[Bits<W>] {
        &self.knots
    }
}

/// The links of a position with what follows from them.
pub(super) struct ChainGraph<const W: usize> {
    pub(super) links: ClassicLinks<W>,
    pub(super) reach: Reachability<W>,
    /// Candidates whose presence implies their absence, and the other way round.
    pub(super) refuted: Bits<W>,
    pub(super) proved: Bits<W>,
}

impl<const W: usize> ChainGraph<W> {
    pub(super) fn new() -> Self {
        Self {
            links: ClassicLinks::new(),
            reach: Reachability::new(),
            refuted: Bits::EMPTY,
            proved: Bits::EMPTY,
        }
    }

    pub(super) fn read(&mut self, board: &ClassicPosition) {
        self.links.read(board);
        self.reach.read(&self.links);
        self.refuted = Bits::EMPTY;
        self.proved = Bits::EMPTY;
        for number in 0..self.links.len() {
            let holds = self.reach.holds(number);
            if holds.meets(self.links.weak(super::links::LinkTypes::Xy, number)) {
                self.refuted.insert(number);
            }
            if self.links.strong(number).iter().any(|partner| self.reach.holds(partner).contains(number)) {
                self.proved.insert(number);
            }
        }
    }
}
