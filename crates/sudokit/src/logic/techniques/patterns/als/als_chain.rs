//! ALS chain: four or more sets, each with a restricted common with the next.
//!
//! ```text
//!  A ─x─ B ─y─ C ─z─ D      If A lacks its other digit w, it has x. Then B lacks x
//!                           and has y, …, and D lacks z and has w: one of the ends
//!                           has it.
//! ```
//!
//! HoDoKu goes from each set only to later ones, depth first, and takes the best chain it finds.
//! There may be millions of such chains. But each state (see `reach`) need be left only once for
//! each start and each digit that a chain begins with: the second time, it leads to the same
//! results.

use std::ops::ControlFlow;

use super::AlsPosition;
use super::reach::{Passed, after, lost};
use super::restricted_commons::RestrictedCommon;
use crate::base::bits::words;
use crate::base::{Candidate, Digit, DigitSet};
use crate::logic::HodokuLevel::Unfair;
use crate::logic::Technique;
use crate::logic::techniques::chains::hodoku::ranking::{EliminationRank, rank};
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};

records! {
    ALS_CHAIN = ("als-chain", AlmostLockedSets, Search::AlsChain)
        .hodoku("Almost Locked Set Chain", by_default(590, Unfair, 340));
}

/// A chain with fewer commons is an XZ or an XY-wing.
const SHORTEST: usize = 3;

/// HoDoKu's limit.
const LONGEST: usize = 50;

/// Two ends that eliminate something.
#[derive(Debug)]
struct AlsChainHit {
    rank: EliminationRank,
    victims: Vec<Candidate>,
    start: usize,
    /// The digit that the start has.
    begins: Digit,
    end: usize,
    /// The digits that the end loses.
    ends: Passed,
}

/// For each state, by the number of commons so far, the starting digits of the chains that have
/// left it.
type Left = Vec<[DigitSet; SHORTEST]>;

/// All chains from one set that begin with one digit.
struct AlsChainSearch<'a, const W: usize> {
    position: &'a AlsPosition<W>,
    start: usize,
    begins: Digit,
    /// The sets that eliminate something together with the start.
    goals: &'a [u64],
    left: &'a mut Left,
    hits: &'a mut Vec<AlsChainHit>,
}

impl<const W: usize> AlsPosition<W> {
    /// Finds chains of sets, the best first.
    pub(super) fn chain(&mut self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let geometry = scan.candidates.geometry();
        if !self.read_reach(scan)? {
            return ControlFlow::Continue(());
        }
        self.index_victims(geometry);
        let mut hits = self.hits(scan)?;
        hits.sort_by_key(|hit| hit.rank);
        for hit in hits {
            scan.check()?;
            let sets = self.shortest(&hit);
            scan.eliminate(Technique::AlsChain, hit.victims, || self.reason(&sets, geometry))?;
        }
        ControlFlow::Continue(())
    }

    /// Returns all eliminations by chains, in the order in which HoDoKu finds them.
    fn hits(&self, scan: &Scan<'_>) -> ControlFlow<(), Vec<AlsChainHit>> {
        let (mut hits, mut left) = (Vec::new(), Left::new());
        let mut goals = vec![0; self.sets.list.len().div_ceil(64)];
        for start in 0..self.sets.list.len() {
            scan.check()?;
            let commons = self.commons.onward(start);
            // A chain of more than two commons must be possible, and lead to a goal.
            if self.beginnings(commons).all(|sets| sets.iter().all(|&word| word == 0)) {
                continue;
            }
            self.goals(start, None, &mut goals);
            if !self.beginnings(commons).any(|sets| words::meets(sets, &goals)) {
                continue;
            }
            left.clear();
            left.resize(self.reach.count, [DigitSet::EMPTY; SHORTEST]);
            for common in commons {
                for begins in common.digits {
                    self.goals(start, Some(begins), &mut goals);
                    let (goals, left, hits) = (&goals, &mut left, &mut hits);
                    let mut search = AlsChainSearch { position: self, start, begins, goals, left, hits };
                    search.follow(common, DigitSet::only(begins), 1);
                }
            }
        }
        ControlFlow::Continue(hits)
    }

    /// Returns the sets of the shortest chain between two ends.
    fn shortest(&self, hit: &AlsChainHit) -> Vec<usize> {
        /// A set that was reached, and how.
        struct ReachedSet {
            set: usize,
            passed: Passed,
            before: Option<usize>,
            commons: usize,
        }
        let begins = DigitSet::only(hit.begins);
        let firsts = self.commons.onward(hit.start).iter();
        let mut reached: Vec<ReachedSet> = firsts
            .filter(|common| common.digits.contains(hit.begins))
            .map(|common| ReachedSet { set: common.to, passed: begins, before: None, commons: 1 })
            .collect();
        let mut known = vec![[false; SHORTEST]; self.reach.count];
        let mut number = 0;
        while let Some(&ReachedSet { set, passed, commons, .. }) = reached.get(number) {
            if commons >= SHORTEST && (set, passed) == (hit.end, hit.ends) {
                break;
            }
            let state = self.state(set, lost(passed));
            if !std::mem::replace(&mut known[state][commons.min(SHORTEST) - 1], true) {
                reached.extend(self.commons.onward(set).iter().filter_map(|common| {
                    let passed = after(common, lost(passed))?;
                    Some(ReachedSet { set: common.to, passed, before: Some(number), commons: commons + 1 })
                }));
            }
            number += 1;
        }
        let numbers = std::iter::successors(Some(number), |&number| reached[number].before);
        let mut sets: Vec<usize> = numbers.map(|number| reached[number].set).collect();
        sets.push(hit.start);
        sets.reverse();
        sets
    }
}

impl<const W: usize> AlsChainSearch<'_, W> {
    /// Follows a common, the chain's `commons`-th, with the digits that pass it.
    fn follow(&mut self, common: &RestrictedCommon, passed: Passed, commons: usize) {
        if commons >= SHORTEST && words::contains(self.goals, common.to) {
            self.test(common.to, passed);
        }
        let state = self.position.state(common.to, lost(passed));
        let left = &mut self.left[state][commons.min(SHORTEST) - 1];
        if commons == LONGEST
            || left.contains(self.begins)
            || !words::meets(self.position.reach.onward.row(state), self.goals)
        {
            return;
        }
        left.insert(self.begins);
        for next in self.position.commons.onward(common.to) {
            if let Some(passed) = after(next, lost(passed)) {
                self.follow(next, passed, commons + 1);
            }
        }
    }

    /// Records the eliminations of two ends, if there are any and they are new.
    fn test(&mut self, end: usize, passed: Passed) {
        let mut victims = Vec::new();
        self.position.add_victims([self.start, end], passed.with(self.begins), &mut victims);
        if !victims.is_empty() && self.hits.iter().all(|hit| hit.victims != victims) {
            let rank = rank(victims.iter().copied());
            let Self { start, begins, .. } = *self;
            self.hits.push(AlsChainHit { rank, victims, start, begins, end, ends: passed });
        }
    }
}
