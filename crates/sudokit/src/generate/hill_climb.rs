//! Toward a wish.
//!
//! Puzzles of a kind are neighbours: one that needs a swordfish differs by a
//! clue or two from others that nearly do. So instead of throwing a puzzle
//! away that is not as wished, the search changes a little of it and keeps
//! what is no worse:
//!
//! ```text
//!   too easy   ──▶  take clues away, or exchange one or two for others
//!   too hard   ──▶  give a clue more, or exchange
//! ```
//!
//! When that leads nowhere, it begins again with another grid.

use std::ops::RangeInclusive;

use super::End;
use super::dig::{Depth, dig};
use super::judge::{Judge, Lack, Verdict};
use super::prover::{Proof, Prover};
use super::random::Random;
use super::work::Work;
use crate::{Cell, CellSet};

/// After so many steps that lead no nearer, a climb ends.
/// (A swordfish takes three times as long with 24 steps, twice with 100.)
const PATIENCE: usize = 300;

/// Where a clue more may help, one is given every so many steps; else clues
/// are exchanged. (Clues alone mostly take away the reason why the puzzle was
/// nearly as wished.)
const GIVING: usize = 3;

/// A clue too many or too few is further off a wish than anything a judge
/// says.
pub(super) const CLUES: u32 = 1000;

/// A hill to climb: the puzzles of one solution.
pub(super) struct Hill<'a> {
    /// Clues that are given together.
    pub groups: &'a [Vec<Cell>],
    pub clues: RangeInclusive<usize>,
    /// Digging ends with so many clues.
    pub goal: usize,
    pub end: End,
}

/// A place on it.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub given: CellSet,
    pub verdict: Verdict,
}

/// Whoever climbs.
pub(super) struct Climber<'a> {
    pub judge: &'a mut Judge,
    pub prover: &'a mut Prover,
    pub random: &'a mut Random,
    pub stop: &'a dyn Fn() -> bool,
    pub work: &'a mut Work,
}

impl Climber<'_> {
    /// From a place as near to the wish as it gets.
    pub fn climb(&mut self, hill: &Hill, start: CellSet) -> Place {
        let mut here = self.judged(hill, start);
        let mut idle = 0;
        while here.verdict.off > 0 && idle < PATIENCE && !self.work.is_over() && !(self.stop)() {
            idle += 1;
            let Some(given) = self.step(hill, &here) else { continue };
            let there = self.judged(hill, given);
            if there.verdict.off < here.verdict.off {
                idle = 0;
            }
            if there.verdict.off <= here.verdict.off {
                here = there;
            }
        }
        here
    }

    fn judged(&mut self, hill: &Hill, given: CellSet) -> Place {
        let excess = given.len().saturating_sub(*hill.clues.end());
        let shortage = hill.clues.start().saturating_sub(given.len());
        let mut verdict = match excess + shortage {
            0 => self.judge.judge(&self.prover.puzzle(&given), self.stop),
            clues => Verdict { off: CLUES * clues as u32, lack: Lack::Hardness, grade: None, work: 1 },
        };
        self.work.spend(verdict.work);
        // What was stopped was not judged to the end.
        if (self.stop)() {
            verdict.off = u32::MAX;
        }
        Place { given, verdict }
    }

    /// Other clues, a small change away.
    fn step(&mut self, hill: &Hill, here: &Place) -> Option<CellSet> {
        let mut given = here.given.clone();
        let is_too_hard = here.verdict.lack == Lack::Clues;
        if hill.end == End::Enough && is_too_hard && self.random.below(GIVING) == 0 {
            let more = self.pick(hill, |group| !given.contains(group[0]))?;
            if given.len() + more.len() <= *hill.clues.end() {
                given.extend(more.iter().copied());
                return Some(given);
            }
        }
        self.exchange(hill, &mut given)?;
        Some(given)
    }

    /// Takes one or two groups of clues out, and brings others in.
    fn exchange(&mut self, hill: &Hill, given: &mut CellSet) -> Option<()> {
        let mut out: Vec<&[Cell]> = Vec::new();
        for _ in 0..=self.random.below(2) {
            let group = self.pick(hill, |group| given.contains(group[0]))?;
            for &cell in group {
                given.remove(cell);
            }
            out.push(group);
        }
        // Whatever another solution differs in needs a clue.
        for more in 0.. {
            let set = match self.prover.prove(given, self.stop) {
                Proof::Unique => break,
                Proof::Missed(set) if more < out.len() + 4 => set,
                Proof::Missed(_) | Proof::Open => return None,
            };
            let group = self
                .pick(hill, |group| group.iter().any(|&cell| set.contains(cell)) && !out.contains(&group))?;
            given.extend(group.iter().copied());
        }
        let mut groups: Vec<Vec<Cell>> =
            hill.groups.iter().filter(|group| given.contains(group[0])).cloned().collect();
        self.random.shuffle(&mut groups);
        let depth = Depth { goal: hill.goal, patience: usize::MAX };
        dig(self.prover, given, &groups, depth, self.stop)
    }

    /// A random group of a kind.
    fn pick<'h>(&mut self, hill: &Hill<'h>, is_meant: impl Fn(&[Cell]) -> bool) -> Option<&'h [Cell]> {
        let meant: Vec<&[Cell]> =
            hill.groups.iter().map(Vec::as_slice).filter(|group| is_meant(group)).collect();
        (!meant.is_empty()).then(|| meant[self.random.below(meant.len())])
    }
}
