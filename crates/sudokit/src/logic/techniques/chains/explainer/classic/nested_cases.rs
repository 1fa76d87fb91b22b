//! Chains from several cases as helpers inside of other chains.
//!
//! Their nodes are read back from the runs they were found in, branch by branch.

use super::causes::{Cause, Clash, Mark, Scope, cell_and_digit, mark};
use super::forcing_chains::{Hint, Runs};
use super::nested_chains::{BREAK, Needs, Registry, code};
use super::position::Board;
use super::propagation::Run;
use super::ranking::Rank;
use super::{Kind, Side, helpers};

/// Removes what hints from cases on the board of a run remove. Says whether
/// they do.
pub(super) fn cases(
    board: &Board,
    run: &mut Run,
    work: &Board,
    runs: &Runs,
    hints: &[(Rank, Hint)],
    registry: &mut Registry,
) -> bool {
    let before = run.offs.len();
    for (rank, hint) in hints {
        let mut removals = hint.target.removals(&work.cells);
        if removals.iter().all(|&(cell, digit)| run.gone(mark(cell as usize, digit as usize))) {
            continue;
        }
        let mut trace = Trace { needs: Needs::new(board, work), kind: hint.kind(), sequence: Vec::new() };
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
struct Trace<'a> {
    needs: Needs<'a>,
    kind: Kind,
    sequence: Vec<u16>,
}

impl Trace<'_> {
    fn branch(&mut self, run: &Run, target: Mark, side: Side) {
        let start = self.sequence.len();
        self.push(start, target, side);
        self.parents(run, start, start);
        self.sequence.push(BREAK);
    }

    fn clash(&mut self, run: &Run, clash: Clash) {
        let start = self.sequence.len();
        match clash {
            Clash::Off { mark, holder } => {
                self.branch(run, mark, Side::On);
                let start = self.sequence.len();
                self.push(start, mark, Side::Off);
                self.push(start, holder, Side::On);
                self.parents(run, start, start + 1);
                self.sequence.push(BREAK);
            }
            Clash::On { mark, reason } => {
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
    fn parents(&mut self, run: &Run, start: usize, mut next: usize) {
        while let Some(&code) = self.sequence.get(next) {
            next += 1;
            let mark = code / 2;
            let (cell, digit) = cell_and_digit(mark);
            if code % 2 == Side::Off as u16 {
                match run.cause(mark) {
                    Cause::Assumed => {}
                    Cause::Ruled(holder) => self.push(start, run.ons[holder as usize], Side::On),
                    Cause::Helped(help) => {
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
                    Kind::Cell => self.needs.add(Scope::Cell, cell, digit),
                    Kind::Region(house) => self.needs.add(Scope::House(house), cell, digit),
                    _ => {}
                },
            }
        }
    }
}
