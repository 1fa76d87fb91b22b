//! The search on one board: propagate to a fixpoint, then guess.

use super::super::SearchOutcome;
use super::super::bivalue::BranchRule;
use super::super::masks::Masks81;
use super::branching::{RegisterBranch, choose};
use super::registers::BoardRegisters;
use crate::simd::Task;
use crate::simd::words::{LANES, U16x16, WordMachine};

/// Passes between two checks of the stop signal: about half a millisecond.
const PASSES_PER_CHECK: u32 = 1 << 14;

/// A search and its present board.
pub(super) struct ClassicSearch<M: WordMachine> {
    machine: M,
    at: SavedBoard<M::Words>,
    /// The boards to backtrack to.
    saved: Vec<SavedBoard<M::Words>>,
    /// The number of wrong guesses.
    dead_ends: i32,
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
    /// The board may hold solutions.
    Open,
    /// The board is a solution that was reported, or has none.
    Closed,
}

impl<M: WordMachine> ClassicSearch<M> {
    #[inline(always)]
    pub fn new(machine: M) -> Self {
        let none = machine.splat(0);
        let at = SavedBoard { registers: BoardRegisters([[none; 3]; 3]), is_transposed: false };
        Self { machine, at, saved: Vec::new(), dead_ends: 0, stage: BoardStage::Closed }
    }

    pub fn machine(&self) -> M {
        self.machine
    }

    #[inline(always)]
    fn start(&mut self, masks: &Masks81) {
        self.at = SavedBoard { registers: BoardRegisters::new(self.machine, masks), is_transposed: false };
        self.saved.clear();
        self.dead_ends = 0;
        self.stage = BoardStage::Open;
    }

    /// The solution that was found last.
    #[inline(always)]
    fn solution(&self) -> [u8; 81] {
        self.at.registers.digits(self.machine, self.at.is_transposed)
    }

    /// Continues to the next solution.
    #[inline(always)]
    fn advance(&mut self, stop: &dyn Fn() -> bool) -> SearchOutcome {
        let mut passes = 0_u32;
        loop {
            if self.stage == BoardStage::Closed {
                let Some(saved) = self.saved.pop() else { return SearchOutcome::Exhausted };
                self.at = saved;
                self.stage = BoardStage::Open;
            }
            match self.propagate(&mut passes) {
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
            if passes >= PASSES_PER_CHECK {
                passes = 0;
                if stop() {
                    return SearchOutcome::Stopped;
                }
            }
        }
    }

    /// Alternates passes over rows and columns until nothing changes.
    #[inline(always)]
    fn propagate(&mut self, passes: &mut u32) -> Fixpoint {
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
        *passes += made;
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

/// Starts with a board.
pub(super) struct StartTask<'a, M: WordMachine>(pub &'a mut ClassicSearch<M>, pub &'a Masks81);

impl<M: WordMachine> Task<M> for StartTask<'_, M> {
    type Output = ();

    #[inline(always)]
    fn run(self, _machine: M) {
        self.0.start(self.1);
    }
}

/// Propagates a board to its fixpoint and returns the candidates.
pub(super) struct PropagateTask<'a, M: WordMachine>(pub &'a mut ClassicSearch<M>, pub &'a Masks81);

impl<M: WordMachine> Task<M> for PropagateTask<'_, M> {
    type Output = [u16; 81];

    #[inline(always)]
    fn run(self, machine: M) -> [u16; 81] {
        self.0.start(self.1);
        self.0.propagate(&mut 0);
        self.0.at.registers.masks(machine, self.0.at.is_transposed)
    }
}

/// Continues to the next solution.
pub(super) struct AdvanceTask<'a, M: WordMachine>(pub &'a mut ClassicSearch<M>, pub &'a dyn Fn() -> bool);

impl<M: WordMachine> Task<M> for AdvanceTask<'_, M> {
    type Output = SearchOutcome;

    #[inline(always)]
    fn run(self, _machine: M) -> SearchOutcome {
        self.0.advance(self.1)
    }
}

/// Returns the solution.
pub(super) struct SolutionTask<'a, M: WordMachine>(pub &'a ClassicSearch<M>);

impl<M: WordMachine> Task<M> for SolutionTask<'_, M> {
    type Output = [u8; 81];

    #[inline(always)]
    fn run(self, _machine: M) -> [u8; 81] {
        self.0.solution()
    }
}

/// Counts solutions up to a limit and returns the first.
pub(super) struct CountTask<'a, M: WordMachine> {
    pub search: &'a mut ClassicSearch<M>,
    pub masks: &'a Masks81,
    pub limit: u64,
    pub solution: &'a mut [u8; 81],
}

impl<M: WordMachine> Task<M> for CountTask<'_, M> {
    type Output = u64;

    #[inline(always)]
    fn run(self, _machine: M) -> u64 {
        self.search.start(self.masks);
        let mut count = 0;
        while count < self.limit && self.search.advance(&|| false) == SearchOutcome::Solved {
            count += 1;
            if count == 1 {
                *self.solution = self.search.solution();
            }
        }
        count
    }
}
