//! Chains of cells with two candidates: remote pair and XY-chain.
//!
//! ```text
//!  remote pair   45 ─ 45 ─ 45 ─ 45         Neighbours see each other. If the
//!                 4    5    4    5         first cell is not 4 it is 5, so the
//!                                          second is 4, the third is 5 and the
//!                                          last is 4: one of the two ends is 4.
//!  XY-chain      45 ─ 56 ─ 68 ─ 84         The same, with another digit for
//!                                          each step.
//! ```
//!
//! What sees both ends loses the digit. In a remote pair the same goes for the
//! other digit, which is a step of its own.

use std::ops::ControlFlow;

use super::thread::Thread;
use super::{Sink, Technique};
use crate::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet};

/// A chain of two cells is a naked pair and one of three an XY-wing (or has
/// equal ends), so that real ones begin here.
const SHORTEST: usize = 4;

/// HoDoKu looks no further, nor do people.
const LONGEST: usize = 10;

/// Chains of cells with the same two candidates, the shortest first.
pub(super) fn remote(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    search(Technique::RemotePair, candidates, &|first, next| first == next, sink)
}

/// Chains of any cells with two candidates, the shortest first.
pub(super) fn xy_chain(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    search(Technique::XyChain, candidates, &|_, _| true, sink)
}

/// Chains of cells whose candidates may go with those of the first cell.
fn search(
    technique: Technique,
    candidates: &Candidates,
    may_follow: &dyn Fn(DigitSet, DigitSet) -> bool,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let two: Vec<Cell> = candidates.empty_cells().filter(|&cell| candidates.marks(cell).len() == 2).collect();
    let mut found: Vec<Vec<Candidate>> = Vec::new();
    for &first in &two {
        let marks = candidates.marks(first);
        let near: Vec<Cell> =
            two.iter().copied().filter(|&cell| may_follow(marks, candidates.marks(cell))).collect();
        for digit in marks {
            found.extend(walk(candidates, Candidate { cell: first, digit }, &near));
        }
    }
    found.sort_by_key(Vec::len);
    for chain in found {
        lay(candidates, &chain).finish(technique, sink)?;
    }
    ControlFlow::Continue(())
}

/// A cell that has been reached, and what it holds.
struct Reached {
    holds: Candidate,
    /// The number of the one before.
    before: Option<usize>,
    /// How many cells the chain has so far.
    length: usize,
}

/// All chains from a cell that does not hold the candidate to later ones that
/// do, breadth-first: what each cell on the way holds.
fn walk(candidates: &Candidates, start: Candidate, two: &[Cell]) -> Vec<Vec<Candidate>> {
    let Some(holds) = other(candidates, start) else { return Vec::new() };
    let mut reached = vec![Reached { holds, before: None, length: 1 }];
    // For each digit, the cells that have been found to hold it.
    let mut seen = vec![CellSet::new(); candidates.geometry().side()];
    let mut chains = Vec::new();
    let mut number = 0;
    while let Some(&Reached { holds: Candidate { cell, digit }, length, .. }) = reached.get(number) {
        let behind = path(&reached, number);
        if digit == start.digit && length >= SHORTEST && cell > start.cell {
            chains.push(behind.clone());
        }
        let next = two.iter().filter(|&&next| {
            length < LONGEST
                && candidates.geometry().sees(cell, next)
                && behind.iter().all(|holds| holds.cell != next)
        });
        for &cell in next {
            let Some(holds) = other(candidates, Candidate { cell, digit }) else { continue };
            if seen[holds.digit.index()].insert(cell) {
                reached.push(Reached { holds, before: Some(number), length: length + 1 });
            }
        }
        number += 1;
    }
    chains
}

/// The other candidate of a cell that has two, this among them.
fn other(candidates: &Candidates, candidate: Candidate) -> Option<Candidate> {
    let marks = candidates.marks(candidate.cell);
    let digit: Option<Digit> =
        if marks.contains(candidate.digit) { marks.without(candidate.digit).single() } else { None };
    digit.map(|digit| Candidate { cell: candidate.cell, digit })
}

fn path(reached: &[Reached], number: usize) -> Vec<Candidate> {
    let numbers = std::iter::successors(Some(number), |&number| reached[number].before);
    let mut path: Vec<_> = numbers.map(|number| reached[number].holds).collect();
    path.reverse();
    path
}

/// The first cell does not hold the last digit, so it holds its own, so the
/// next cell does not hold that, …
fn lay<'a>(candidates: &'a Candidates, chain: &[Candidate]) -> Thread<'a> {
    let last = chain[chain.len() - 1].digit;
    let start = Thread::unless(Candidate { cell: chain[0].cell, digit: last }, candidates).so_is(chain[0]);
    chain.windows(2).fold(start, |thread, step| {
        thread.so_is_not(Candidate { cell: step[1].cell, digit: step[0].digit }).so_is(step[1])
    })
}
