//! Chains from several cases as helpers inside of other chains.
//!
//! Their nodes are read back from the runs they were found in, branch by branch.

use super::causes::{LinkScope, Mark, PropagationClash, RemovalCause, cell_and_digit, mark};
use super::forcing_chains::{CaseHint, Propagations};
use super::nested_chains::{BREAK, NeededRemovals, NestedChains, code};
use super::position::ClassicPosition;
use super::propagation::Propagation;
use super::ranking::HintRank;
use super::{Kind, Side, helpers};

/// Removes what hints from cases on the board of a run remove. Says whether
/// they do.
pub(super) fn cases(
    board: &ClassicPosition,
    run: &mut Propagation,
    work: &ClassicPosition,
    runs: &Propagations,
    hints: &[(HintRank, CaseHint)],
    registry: &mut NestedChains,
) -> bool {
    let before = run.offs.len();
    for (rank, hint) in hints {
        let mut removals = hint.target.removals(&work.cells);
        if removals.iter().all(|&(cell, digit)| run.gone(mark(cell as usize, digit as usize))) {
            continue;
        }
        let mut trace =
            CaseTrace { needs: NeededRemovals::new(board, work), kind: hint.kind(), sequence: Vec::new() };
        for &source in hint.sources() {
            let branch = runs.run(source);
            match (hint.kind(), branch.clash) {
                (Kind::Contradiction, Some(clash)) => trace.clash(branch, clash),
                _ => trace.branch(branch, hint.target.mark(), hint.target.side),
            }
        }
        let nested = registry.enter(trace.sequence, rank.complexity());
        helpers::remove(run, trace.needs.into_marks(), Some(nested), &mut removals);
    }
    run.offs.len() > before
}

/// The nodes of a hint, branch by branch, each from its end backwards.
struct CaseTrace<'a> {
    needs: NeededRemovals<'a>,
    kind: Kind,
    sequence: Vec<u16>,
}

impl CaseTrace<'_> {
    fn branch(&mut self, run: &Propagation, target: Mark, side: Side) {
        let start = self.sequence.len();
        self.push(start, target, side);
        self.parents(run, start, start);
        self.sequence.push(BREAK);
    }

    fn clash(&mut self, run: &Propagation, clash: PropagationClash) {
        let start = self.sequence.len();
        match clash {
            PropagationClash::Off { mark, holder } => {
                self.branch(run, mark, Side::On);
                let start = self.sequence.len();
                self.push(start, mark, Side::Off);
                self.push(start, holder, Side::On);
                self.parents(run, start, start + 1);
                self.sequence.push(BREAK);
            }
            PropagationClash::On { mark, reason } => {
                self.push(start, mark, Side::On);
                let (cell, digit) = cell_and_digit(mark);
                self.needs.add(reason.scope, cell, digit);
                reason.parents(mark, &mut |parent| self.push(start, parent, Side::Off));
                self.parents(run, start, start + 1);
                self.sequence.push(BREAK);
                self.branch(run, mark, Side::Off);
            }
        }
    }

    /// Adds a node unless the branch that begins at `start` has it.
    fn push(&mut self, start: usize, mark: Mark, side: Side) {
        let code = code(mark, side);
        if !self.sequence[start..].contains(&code) {
            self.sequence.push(code);
        }
    }

    /// Adds the ancestors of the nodes from `next` on.
    fn parents(&mut self, run: &Propagation, start: usize, mut next: usize) {
        while let Some(&code) = self.sequence.get(next) {
            next += 1;
            let mark = code / 2;
            let (cell, digit) = cell_and_digit(mark);
            if code % 2 == Side::Off as u16 {
                match run.cause(mark) {
                    RemovalCause::Assumed => {}
                    RemovalCause::Ruled(holder) => self.push(start, run.ons[holder as usize], Side::On),
                    RemovalCause::Helped(help) => {
                        run.helps[help as usize]
                            .needs
                            .iter()
                            .for_each(|&need| self.push(start, need, Side::Off));
                    }
                }
                continue;
            }
            match run.leftover(mark) {
                Some(reason) => {
                    self.needs.add(reason.scope, cell, digit);
                    reason.parents(mark, &mut |parent| self.push(start, parent, Side::Off));
                }
                None => match self.kind {
                    Kind::Cell => self.needs.add(LinkScope::Cell, cell, digit),
                    Kind::Region(house) => self.needs.add(LinkScope::House(house), cell, digit),
                    _ => {}
                },
            }
        }
    }
}
