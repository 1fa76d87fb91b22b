//! The search on one board: propagate to a fixpoint, then guess.

use super::super::bivalue::BranchRule;
use super::super::{Masks81, SearchOutcome};
use super::branching::{RegisterBranch, choose};
use super::registers::BoardRegisters;
use crate::simd::words::{LANES, U16x16, WordMachine};

/// Passes between two checks of the stop signal (about half a millisecond).
const PASSES_PER_CHECK: u32 = 1 << 14;

/// A search and its current board.
pub(super) struct ClassicSearch<M: WordMachine> {
    machine: M,
    at: SavedBoard<M::Words>,
    /// The boards to backtrack to.
    saved: Vec<SavedBoard<M::Words>>,
    /// The number of wrong guesses.
    dead_ends: i32,
    /// The passes since the last check of the stop signal; carried over between solutions.
    passes: u32,
    stage: BoardStage,
}

#[derive(Clone, Copy)]
struct SavedBoard<W> {
    registers: BoardRegisters<W>,
    /// Whether its rows are the columns of the puzzle.
    is_transposed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum BoardStage {
    /// The board may have solutions.
    Open,
    /// The board is a reported solution, or has no solution.
    Closed,
}

impl<M: WordMachine> ClassicSearch<M> {
    #[inline(always)]
    pub fn new(machine: M) -> Self {
        let none = machine.splat(0);
        let at = SavedBoard { registers: BoardRegisters([[none; 3]; 3]), is_transposed: false };
        Self { machine, at, saved: Vec::new(), dead_ends: 0, passes: 0, stage: BoardStage::Closed }
    }

    /// Starts with a board.
    #[inline(always)]
    pub fn start(&mut self, masks: &Masks81) {
        self.at = SavedBoard { registers: BoardRegisters::new(self.machine, masks), is_transposed: false };
        self.saved.clear();
        self.dead_ends = 0;
        self.passes = 0;
        self.stage = BoardStage::Open;
    }

    /// The solution found last.
    #[inline(always)]
    pub fn solution(&self) -> [u8; 81] {
        self.at.registers.digits(self.machine, self.at.is_transposed)
    }

    /// Continues to the next solution.
    #[inline(always)]
    pub fn advance(&mut self, stop: &dyn Fn() -> bool) -> SearchOutcome {
        loop {
            if self.passes >= PASSES_PER_CHECK {
                self.passes = 0;
                if stop() {
                    return SearchOutcome::Stopped;
                }
            }
            if self.stage == BoardStage::Closed {
                let Some(saved) = self.saved.pop() else { return SearchOutcome::Exhausted };
                self.at = saved;
                self.stage = BoardStage::Open;
            }
            match self.propagate() {
                Fixpoint::Solved => {
                    self.stage = BoardStage::Closed;
                    return SearchOutcome::Solved;
                }
                Fixpoint::Dead => {
                    self.dead_ends = self.dead_ends.saturating_add(1);
                    self.stage = BoardStage::Closed;
                }
                Fixpoint::Stalled => self.guess(),
            }
        }
    }

    /// Counts the solutions of a board up to `limit`, and writes the first to `solution`.
    #[inline(always)]
    pub fn count(&mut self, masks: &Masks81, limit: u64, solution: &mut [u8; 81]) -> u64 {
        self.start(masks);
        let mut count = 0;
        while count < limit && self.advance(&|| false) == SearchOutcome::Solved {
            count += 1;
            if count == 1 {
                *solution = self.solution();
            }
        }
        count
    }

    /// Propagates a board to its fixpoint and returns the candidates.
    #[cfg(feature = "generate")]
    #[inline(always)]
    pub fn propagated(&mut self, masks: &Masks81) -> Masks81 {
        self.start(masks);
        self.propagate();
        Masks81(self.at.registers.masks(self.machine, self.at.is_transposed))
    }

    /// Alternates passes over rows and columns until nothing changes.
    #[inline(always)]
    fn propagate(&mut self) -> Fixpoint {
        let machine = self.machine;
        let used = BoardRegisters::used(machine);
        let mut registers = self.at.registers;
        let mut sums = [machine.splat(0); 2];
        let mut made = 0;
        let fixpoint = loop {
            let pass = registers.pass(machine);
            made += 1;
            if !pass.fits {
                break Fixpoint::Dead;
            }
            if (!pass.sums.equals(used)).is_blank() {
                break if registers.is_solved(machine) { Fixpoint::Solved } else { Fixpoint::Dead };
            }
            if (!pass.sums.equals(sums[1])).is_blank() {
                break Fixpoint::Stalled;
            }
            sums = [pass.sums, sums[0]];
        };
        self.passes += made;
        self.at.registers = registers;
        self.at.is_transposed ^= made % 2 == 1;
        fixpoint
    }

    /// Assumes a digit of a cell, and saves the board without it.
    #[inline(always)]
    fn guess(&mut self) {
        let rule = BranchRule::after(self.saved.len(), self.dead_ends);
        let RegisterBranch { register, lane, digit } = choose(self.machine, &self.at.registers, rule);
        let lane = self.machine.words(LANE[lane]);
        let digit = lane & self.machine.splat(digit);
        self.saved.push(self.at);
        let end = self.saved.len() - 1;
        let without = &mut self.saved[end].registers.all()[register];
        let cells = *without;
        *without = cells & !digit;
        self.at.registers.all()[register] = cells & !lane | digit;
    }
}

/// How propagation ended.
enum Fixpoint {
    Solved,
    Dead,
    Stalled,
}

/// Masks of one lane.
static LANE: [[u16; LANES]; LANES] = {
    let mut masks = [[0; LANES]; LANES];
    let mut lane = 0;
    while lane < LANES {
        masks[lane][lane] = u16::MAX;
        lane += 1;
    }
    masks
};
