//! Restricted commons: digits that two sets cannot both hold.
//!
//! Two sets share a digit, and each of its places in one set sees each in the other, so at most one
//! of them has it. If a set loses another digit, it is locked and has this one; then the other set
//! loses it, and is locked in turn.
//!
//! There are hundreds of sets, but few are related: the places in one set must be among the victims
//! of the other. So the shares that begin at a victim are looked up, instead of comparing all sets.

use std::ops::ControlFlow;

use super::sets::{AlsList, DigitShare};
use crate::base::{Digit, DigitSet};
use crate::logic::techniques::Scan;

/// Two sets, by their numbers, that share no cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct RestrictedCommon {
    pub(super) from: usize,
    /// A later set.
    pub(super) to: usize,
    /// The digits they cannot both hold. Of several digits, HoDoKu uses the first and the last.
    pub(super) digits: DigitSet,
}

/// All pairs of sets with restricted commons.
#[derive(Debug, Default)]
pub(super) struct RestrictedCommons {
    /// The commons by the first set, then by the second.
    pub(super) list: Vec<RestrictedCommon>,
    /// For each set, the start of its commons with later sets in the list.
    first: Vec<usize>,
    /// The numbers of the commons, by the second set, then by the first.
    by_second: Vec<usize>,
    /// The index of each common in `by_second`.
    rank: Vec<usize>,
    /// For each set, the end of its commons with earlier sets in `by_second`.
    last: Vec<usize>,
    /// The commons of one set: the other set and the digit.
    found: Vec<(u32, Digit)>,
}

impl RestrictedCommons {
    /// Compares all sets of a position.
    pub(super) fn read<const W: usize>(&mut self, sets: &AlsList<W>, scan: &Scan<'_>) -> ControlFlow<()> {
        self.list.clear();
        self.first.clear();
        for (from, set) in sets.list.iter().enumerate() {
            scan.check()?;
            self.first.push(self.list.len());
            self.found.clear();
            sets.shares_of(set).iter().for_each(|share| self.compare(sets, share));
            self.found.sort_unstable();
            for common in self.found.chunk_by(|one, other| one.0 == other.0) {
                let [(to, first), (_, last)] = [common[0], common[common.len() - 1]];
                self.list.push(RestrictedCommon {
                    from,
                    to: to as usize,
                    digits: DigitSet::only(first).with(last),
                });
            }
        }
        self.first.push(self.list.len());
        self.sort_by_second(sets.list.len());
        ControlFlow::Continue(())
    }

    /// Finds the shares of later sets that exclude this one.
    fn compare<const W: usize>(&mut self, sets: &AlsList<W>, share: &DigitShare<W>) {
        let cells = &sets.list[share.set as usize].cells;
        for cell in share.victims.iter() {
            for other in sets.beginning(share.digit, cell).take_while(|other| other.set > share.set) {
                let is_apart = |set: u32| !sets.list[set as usize].cells.meets(cells);
                if other.cells.is_subset_of(&share.victims) && is_apart(other.set) {
                    self.found.push((other.set, share.digit));
                }
            }
        }
    }

    fn sort_by_second(&mut self, sets: usize) {
        let Self { list, by_second, rank, last, .. } = self;
        last.clear();
        last.resize(sets, 0);
        for common in &*list {
            last[common.to] += 1;
        }
        // First the start of each set's commons. Once they are filled in, it is their end.
        let mut sum = 0;
        for end in &mut *last {
            sum += std::mem::replace(end, sum);
        }
        by_second.clear();
        by_second.resize(list.len(), 0);
        rank.clear();
        for (number, common) in list.iter().enumerate() {
            let end = &mut last[common.to];
            by_second[*end] = number;
            rank.push(*end);
            *end += 1;
        }
    }

    /// Returns the commons of a set with later ones.
    pub(super) fn onward(&self, set: usize) -> &[RestrictedCommon] {
        &self.list[self.first[set]..self.first[set + 1]]
    }

    /// Returns the commons of a common's first set with sets after the second one.
    pub(super) fn later_of_first(&self, number: usize) -> &[RestrictedCommon] {
        &self.list[number + 1..self.first[self.list[number].from + 1]]
    }

    /// Returns the commons of a common's second set with sets between the first one and itself.
    pub(super) fn between(&self, number: usize) -> impl Iterator<Item = &RestrictedCommon> {
        let later = self.rank[number] + 1..self.last[self.list[number].to];
        self.by_second[later].iter().map(|&number| &self.list[number])
    }
}
