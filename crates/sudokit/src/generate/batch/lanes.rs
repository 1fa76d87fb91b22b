//! Sixteen unfinished puzzles.
//!
//! All lanes run rounds of propagation together. After each round, those that cannot continue are
//! handled one by one:
//!
//! ```text
//!   filling a grid     dead     ──▶  start the grid again
//!                      solved   ──▶  start to remove clues
//!                      stalled  ──▶  random cells get random candidates
//!   removing clues     dead     ──▶  backtrack; without a guess, the solution is unique
//!                      solved   ──▶  another solution; without a guess, it is unique
//!                      stalled  ──▶  guess
//! ```

use super::lane::{DigLane, DigStage, NextTask, cells_of};
use super::{CellMask, DraftBatch, grids};
use crate::simd::words::{LANES, U16x16, WordMachine};
use crate::solve::batch::PackedBoard;
use crate::solve::batch::propagation::PropagationRound;
use crate::solve::batch::status::{EVERY_LANE, LaneStatus, lane_mask, lanes};

/// Rounds between two checks of the stop signal: less than a millisecond.
const ROUNDS_PER_CHECK: u32 = 1024;

/// Sixteen lanes that make puzzles.
pub(super) struct DigLanes<M: WordMachine> {
    machine: M,
    /// The cells of sixteen boards.
    cells: [M::Words; 81],
    lanes: Vec<DigLane<M>>,
    /// The lanes that have a draft.
    busy: u32,
    /// The sum of the cells of each board after the last round.
    sum: M::Words,
    /// Boards to put into lanes.
    boards: [PackedBoard<M::Words>; LANES],
    /// The lanes that have such a board.
    ready: u32,
}

impl<M: WordMachine> DigLanes<M> {
    pub fn new(machine: M) -> Self {
        let none = machine.splat(0);
        Self {
            machine,
            cells: [none; 81],
            lanes: (0..LANES).map(|_| DigLane::new(machine)).collect(),
            busy: 0,
            sum: none,
            boards: [[none; 6]; LANES],
            ready: 0,
        }
    }

    #[inline(always)]
    pub fn dig(&mut self, batch: &mut DraftBatch) {
        self.busy = EVERY_LANE;
        self.ready = 0;
        for lane in 0..LANES {
            self.take_draft(lane, batch);
        }
        self.put_boards();
        let mut rounds = 0;
        while self.busy != 0 {
            let round = self.machine.run(PropagationRound(&mut self.cells));
            let status = LaneStatus::new(self.machine, &round, &self.cells, self.busy);
            let same = round.rows_sum.equals(self.sum);
            self.sum = round.columns_sum;
            for lane in lanes(status.stalled) {
                match self.lanes[lane].stage {
                    DigStage::Filling { fixpoints } => {
                        if same.bits(same) >> lane & 1 != 0 {
                            self.continue_grid(lane, fixpoints);
                        }
                    }
                    DigStage::Proving | DigStage::Testing { .. } => self.guess(lane),
                }
            }
            for lane in lanes(status.solved) {
                self.record_solution(lane, batch);
            }
            for lane in lanes(status.dead) {
                self.backtrack(lane, batch);
            }
            if self.ready != 0 {
                self.put_boards();
            }
            rounds += 1;
            if rounds % ROUNDS_PER_CHECK == 0 && batch.control.is_stopped() {
                break;
            }
        }
    }

    /// Starts the next draft in a lane.
    #[inline(always)]
    fn take_draft(&mut self, lane: usize, batch: &mut DraftBatch) {
        while let Some((number, draft)) = batch.next() {
            let state = &mut self.lanes[lane];
            let solution = draft.solution;
            state.begin(number, draft);
            let Some(digits) = solution else {
                return self.start_grid(lane);
            };
            let mut board = [self.machine.splat(0); 6];
            for (cell, digit) in U16x16::as_numbers(&mut board).as_flattened_mut().iter_mut().zip(digits) {
                *cell = 1 << (digit - 1);
            }
            if state.start_digging(board) == NextTask::Search {
                return self.prepare_search(lane);
            }
            batch.dug[number] = Some(state.dug());
        }
        self.busy &= !(1 << lane);
    }

    /// Starts a grid, or restarts it.
    #[inline(always)]
    fn start_grid(&mut self, lane: usize) {
        let state = &mut self.lanes[lane];
        state.stage = DigStage::Filling { fixpoints: 0 };
        state.branch = state.random.branch();
        grids::boxes(&mut state.branch, U16x16::as_numbers(&mut self.boards[lane]).as_flattened_mut());
        self.ready |= 1 << lane;
    }

    /// Continues a grid at a fixpoint with random candidates.
    #[inline(always)]
    fn continue_grid(&mut self, lane: usize, fixpoints: u32) {
        let state = &mut self.lanes[lane];
        state.stage = DigStage::Filling { fixpoints: fixpoints + 1 };
        grids::guess(self.machine, &mut state.branch, grids::guesses(fixpoints), &mut self.cells, lane);
    }

    /// Prepares the board for a lane's next search.
    #[inline(always)]
    fn prepare_search(&mut self, lane: usize) {
        let state = &mut self.lanes[lane];
        state.saved.clear();
        state.write_board(&mut self.boards[lane]);
        self.ready |= 1 << lane;
    }

    /// Continues with the next search, or the next draft.
    #[inline(always)]
    fn continue_with(&mut self, lane: usize, next: NextTask, batch: &mut DraftBatch) {
        match next {
            NextTask::Search => self.prepare_search(lane),
            NextTask::Done => {
                let state = &self.lanes[lane];
                batch.dug[state.number] = Some(state.dug());
                self.take_draft(lane, batch);
            }
        }
    }

    #[inline(always)]
    fn record_solution(&mut self, lane: usize, batch: &mut DraftBatch) {
        let state = &mut self.lanes[lane];
        let solution = || U16x16::column(&self.cells, lane);
        let next = match state.stage {
            DigStage::Filling { .. } => state.start_digging(solution()),
            DigStage::Proving if state.saved.is_empty() => state.record_unique(),
            DigStage::Proving | DigStage::Testing { .. } => state.record_other_solution(solution),
        };
        self.continue_with(lane, next, batch);
    }

    #[inline(always)]
    fn backtrack(&mut self, lane: usize, batch: &mut DraftBatch) {
        let state = &mut self.lanes[lane];
        if let DigStage::Filling { .. } = state.stage {
            self.start_grid(lane);
        } else if let Some(board) = state.saved.pop() {
            self.boards[lane] = board;
            self.ready |= 1 << lane;
        } else {
            let next = state.record_unique();
            self.continue_with(lane, next, batch);
        }
    }

    /// Assumes a digit of the first cell that has two, and saves the board without it.
    #[inline(always)]
    fn guess(&mut self, lane: usize) {
        let state = &mut self.lanes[lane];
        let is_root = state.saved.is_empty();
        let board = M::Words::column(&self.cells, lane);
        let cell = first_open(&board);
        // The saved board is changed instead of the current one: reading a whole register after
        // writing a part of it stalls the processor.
        state.saved.push(board);
        let Some(board) = state.saved.last_mut() else { return };
        let open = &mut U16x16::as_numbers(board).as_flattened_mut()[cell];
        let mut choice = *open;
        if state.stage == DigStage::Proving && is_root {
            // The solution is known; only other solutions matter.
            choice &= !U16x16::as_numbers(&mut state.solution).as_flattened()[cell];
        }
        let digit = choice & choice.wrapping_neg();
        *open &= !digit;
        let mask = lane_mask(self.machine, 1 << lane);
        self.cells[cell] = self.machine.splat(digit).select(mask, self.cells[cell]);
    }

    /// Puts the prepared boards into their lanes. All sixteen together take as long as three one by
    /// one.
    #[inline(always)]
    fn put_boards(&mut self) {
        let ready = std::mem::take(&mut self.ready);
        self.sum = self.sum & !lane_mask(self.machine, ready as u16);
        if ready.count_ones() < 3 {
            for lane in lanes(ready) {
                let mask = lane_mask(self.machine, 1 << lane);
                let board = U16x16::as_numbers(&mut self.boards[lane]).as_flattened();
                for (cell, &digits) in self.cells.iter_mut().zip(board) {
                    *cell = self.machine.splat(digits).select(mask, *cell);
                }
            }
            return;
        }
        let mut boards = [&[0; 81]; LANES];
        for (board, words) in boards.iter_mut().zip(&mut self.boards) {
            *board = U16x16::as_numbers(words).as_flattened().first_chunk().expect("96 are more than 81");
        }
        U16x16::set_columns(&mut self.cells, lane_mask(self.machine, ready as u16), boards);
    }
}

/// The first cell with two digits, or otherwise the first unsolved one.
#[inline(always)]
fn first_open<W: U16x16>(board: &PackedBoard<W>) -> usize {
    let mut pairs = *board;
    let mut open = *board;
    for (i, &cell) in board.iter().enumerate() {
        let second = cell & cell.less_one();
        let third = second & second.less_one();
        open[i] = !second.is_zero();
        pairs[i] = third.is_zero() & open[i];
    }
    let pairs = cells_of(pairs);
    let cells: CellMask = if pairs == 0 { cells_of(open) } else { pairs };
    cells.trailing_zeros() as usize % 81
}
