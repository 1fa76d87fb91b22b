//! The scheduler of sixteen lanes: which lane solves which puzzle, and what it does after each
//! round of propagation.

use super::super::Count;
use super::super::bivalue::BranchRule;
use super::branching::{ChooseBranch, LaneBranch};
use super::propagation::PropagationRound;
use super::status::{EVERY_LANE, LaneStatus, lane_mask, lanes};
use super::{Answer, BatchJob, PackedBoard};
use crate::board::Board81;
use crate::simd::words::{LANES, U16x16, WordMachine};

/// The largest number of saved boards: every guess fixes a cell.
const MAX_DEPTH: usize = 81;

/// Rounds between two checks of the stop signal (about half a millisecond).
const ROUNDS_PER_CHECK: u32 = 2048;

/// Sixteen lanes that solve a batch of puzzles.
pub(super) struct Scheduler<M: WordMachine> {
    machine: M,
    /// The cells of sixteen boards.
    cells: [M::Words; 81],
    lanes: [SolverLane; LANES],
    /// The boards that each lane backtracks to.
    saved: Vec<[SavedLane<M::Words>; MAX_DEPTH]>,
    /// The lanes that have a board.
    busy: u32,
    /// The boards of the puzzles that the lanes take next.
    waiting: [M::Words; 81],
    /// The indices of those puzzles.
    queue: [usize; LANES],
    /// The lanes that have a waiting puzzle.
    ready: u32,
    /// The first puzzle that is not assigned to a lane.
    next: usize,
}

#[derive(Clone, Copy)]
struct SolverLane {
    puzzle: usize,
    /// The saved boards are `first..end`; other lanes have taken the earlier ones.
    first: usize,
    end: usize,
    /// Wrong guesses minus solutions.
    failures: i32,
    /// How many times the count of a solution is doubled.
    doublings: u32,
}

impl SolverLane {
    const fn new(puzzle: usize) -> Self {
        Self { puzzle, first: 0, end: 0, failures: 0, doublings: 0 }
    }

    const fn open(&self) -> usize {
        self.end - self.first
    }
}

#[derive(Clone, Copy)]
struct SavedLane<W> {
    board: PackedBoard<W>,
    doublings: u32,
}

impl<M: WordMachine> Scheduler<M> {
    pub(super) fn new(machine: M) -> Self {
        let none = machine.splat(0);
        let saved = SavedLane { board: [none; 6], doublings: 0 };
        Self {
            machine,
            cells: [none; 81],
            lanes: [SolverLane::new(0); LANES],
            saved: vec![[saved; MAX_DEPTH]; LANES],
            busy: 0,
            waiting: [none; 81],
            queue: [0; LANES],
            ready: 0,
            next: 0,
        }
    }

    #[inline(always)]
    pub(super) fn solve(&mut self, mut job: BatchJob) {
        self.next = 0;
        self.busy = 0;
        self.ready = 0;
        self.refill(EVERY_LANE, &mut job);
        let mut rounds = 0;
        while self.busy != 0 {
            let round = self.machine.run(PropagationRound(&mut self.cells));
            let status = LaneStatus::new(self.machine, &round, &self.cells, self.busy);
            if !status.is_quiet() {
                self.attend(&status, &mut job);
            }
            rounds += 1;
            if rounds % ROUNDS_PER_CHECK == 0 && (job.stop)(job.answers) {
                break;
            }
        }
        self.finish(&mut job);
    }

    /// Handles every lane on which propagation cannot continue.
    #[inline(always)]
    fn attend(&mut self, status: &LaneStatus, job: &mut BatchJob) {
        let &LaneStatus { mut dead, mut solved, mut stalled } = status;
        // Boards are read before any is written: reading a whole register after writing a part of
        // it stalls the processor.
        for lane in lanes(stalled) {
            let SolverLane { end, doublings, .. } = self.lanes[lane];
            let saved = &mut self.saved[lane][end];
            saved.board = U16x16::column(&self.cells, lane);
            saved.doublings = doublings;
        }
        while let Some(lane) = lanes(solved).next() {
            solved &= solved - 1;
            dead |= 1 << lane;
            if self.record_solution(lane, job) {
                let done = self.lanes_at(self.lanes[lane].puzzle);
                for lane in lanes(done) {
                    self.lanes[lane].end = self.lanes[lane].first;
                }
                dead |= done;
                solved &= !done;
                stalled &= !done;
            }
        }
        let mut done = 0;
        for lane in lanes(dead) {
            done |= u32::from(!self.backtrack(lane)) << lane;
        }
        for lane in lanes(stalled) {
            done |= u32::from(!self.guess(lane)) << lane;
        }
        if done != 0 {
            self.refill(done, job);
        }
        if self.next == job.puzzles.len() && self.busy != EVERY_LANE {
            self.share();
        }
    }

    /// Records the solution of a lane. Returns whether the limit is reached.
    #[inline(always)]
    fn record_solution(&mut self, lane: usize, job: &mut BatchJob) -> bool {
        let state = &mut self.lanes[lane];
        let answer = &mut job.answers[state.puzzle];
        let known = answer.count.counted();
        if known == 0 {
            let digits = U16x16::digits(&U16x16::column(&self.cells, lane));
            answer.found = Board81::from_engine(*digits.first_chunk().expect("96 are more than 81"));
        }
        let found = 1_u64.checked_shl(state.doublings).unwrap_or(u64::MAX);
        let count = known.saturating_add(found).min(job.limit);
        answer.count = Count::AtLeast(count);
        // The lane backtracks next, which counts as a failure.
        state.failures = state.failures.saturating_sub(2);
        count == job.limit
    }

    /// Returns to the last saved board of a lane. Returns whether there was one.
    #[inline(always)]
    fn backtrack(&mut self, lane: usize) -> bool {
        let state = &mut self.lanes[lane];
        if state.open() == 0 {
            return false;
        }
        state.end -= 1;
        state.failures = state.failures.saturating_add(1);
        let saved = &self.saved[lane][state.end];
        state.doublings = saved.doublings;
        U16x16::set_column(&mut self.cells, lane, &saved.board);
        true
    }

    /// Assumes a digit of a cell and saves the board without it. Backtracks if there is nothing to
    /// guess.
    #[inline(always)]
    fn guess(&mut self, lane: usize) -> bool {
        let state = &mut self.lanes[lane];
        let saved = &mut self.saved[lane][state.end].board;
        let rule = BranchRule::after(state.open(), state.failures);
        let cell = match self.machine.run(ChooseBranch { board: saved, rule }) {
            Some(LaneBranch::Either(cell)) => {
                state.end += 1;
                cell
            }
            Some(LaneBranch::Twins(cell)) => {
                state.doublings += 1;
                cell
            }
            None => return self.backtrack(lane),
        };
        let open = &mut U16x16::as_numbers(saved).as_flattened_mut()[cell];
        let digit = *open & open.wrapping_neg();
        *open &= !digit;
        U16x16::as_numbers(&mut self.cells)[cell][lane] = digit;
        true
    }

    /// Gives these lanes their waiting puzzles.
    #[inline(always)]
    fn refill(&mut self, set: u32, job: &mut BatchJob) {
        if set & !self.ready != 0 {
            self.queue_up(job);
        }
        let taken = set & self.ready;
        self.ready &= !taken;
        self.busy = self.busy & !set | taken;
        let mask = lane_mask(self.machine, taken as u16);
        for (cell, &waiting) in self.cells.iter_mut().zip(&self.waiting) {
            *cell = waiting.select(mask, *cell);
        }
        for lane in lanes(taken) {
            self.lanes[lane] = SolverLane::new(self.queue[lane]);
        }
    }

    /// Assigns a waiting puzzle to every lane without one. Transposing sixteen boards together
    /// costs a fraction of sixteen single transpositions.
    #[inline(always)]
    fn queue_up(&mut self, job: &mut BatchJob) {
        let mut boards = [&[0; 81]; LANES];
        let mut new = 0;
        for lane in lanes(!self.ready & EVERY_LANE) {
            let Some(puzzle) = job.puzzles.get(self.next) else { break };
            job.answers[self.next] = Answer::NONE;
            self.queue[lane] = self.next;
            boards[lane] = &puzzle.0;
            new |= 1 << lane;
            self.next += 1;
        }
        U16x16::set_columns(&mut self.waiting, lane_mask(self.machine, new as u16), boards);
        self.ready |= new;
    }

    /// Work stealing: gives idle lanes the waiting puzzles of others, then the oldest saved boards
    /// of the lane that has the most. The oldest boards are the largest parts of the search.
    #[inline(always)]
    fn share(&mut self) {
        for lane in lanes(!self.busy & EVERY_LANE) {
            if let Some(other) = lanes(self.ready).next() {
                self.ready &= self.ready - 1;
                self.lanes[lane] = SolverLane::new(self.queue[other]);
                let board = U16x16::column(&self.waiting, other);
                U16x16::set_column(&mut self.cells, lane, &board);
            } else {
                let Some(owner) = lanes(self.busy).max_by_key(|&owner| self.lanes[owner].open()) else {
                    return;
                };
                let SolverLane { puzzle, first, end, .. } = self.lanes[owner];
                if first == end {
                    return;
                }
                self.lanes[owner].first += 1;
                let SavedLane { board, doublings } = self.saved[owner][first];
                self.lanes[lane] = SolverLane { failures: 1, doublings, ..SolverLane::new(puzzle) };
                U16x16::set_column(&mut self.cells, lane, &board);
            }
            self.busy |= 1 << lane;
        }
    }

    /// The lanes that work on a puzzle.
    #[inline(always)]
    fn lanes_at(&self, puzzle: usize) -> u32 {
        let works = |&lane: &usize| self.lanes[lane].puzzle == puzzle;
        lanes(self.busy).filter(works).fold(0, |set, lane| set | 1 << lane)
    }

    /// Marks a count as exact if no lane works on the puzzle or has it waiting.
    #[inline(always)]
    fn finish(&mut self, job: &mut BatchJob) {
        let done = job.answers.len().min(self.next);
        for answer in &mut job.answers[..done] {
            if let Count::AtLeast(count) = answer.count
                && count < job.limit
            {
                answer.count = Count::Exactly(count);
            }
        }
        let unfinished = lanes(self.busy).map(|lane| self.lanes[lane].puzzle);
        for puzzle in unfinished.chain(lanes(self.ready).map(|lane| self.queue[lane])) {
            job.answers[puzzle].count = Count::AtLeast(job.answers[puzzle].count.counted());
        }
        job.answers[done..].fill(Answer::NONE);
    }
}
