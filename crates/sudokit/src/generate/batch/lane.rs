//! One unfinished puzzle, in one lane.
//!
//! Removing 81 clues one by one takes 81 proofs that the solution is still unique. A lane needs
//! less than a third of them:
//!
//! * The last clue of an unavoidable set stays: without it, there would be two solutions.
//!   [`KnownSets`] identify half of the clues that stay.
//! * The first [`FIRST`] cells are removed without a proof for each, except for those that known
//!   sets keep. Then one proof covers them all: a puzzle that is unique with fewer clues is unique
//!   with more. If there is another solution, the cells in which it differs are an unavoidable set,
//!   and the last of them to be removed has to stay.
//! * After that, each cell is tested alone. Its digit is excluded there; if the board then has no
//!   solution, the clue can be removed. On most boards propagation finds the contradiction.

use super::unavoidable::{FindSets, KnownSets, SetBits};
use super::{BatchDraft, CellMask, DugPuzzle};
use crate::base::random::Random;
use crate::simd::words::{ALL_DIGITS, LANES, U16x16, WordMachine};
use crate::solve::batch::PackedBoard;
use crate::solve::batch::status::lane_mask;

/// The number of cells that are removed together. (Instructions per puzzle: 106,300 with 44 cells,
/// 107,100 with 49, 118,300 with 53.)
const FIRST: usize = 46;

/// All cells.
const EVERY_CELL: CellMask = (1 << 81) - 1;

/// The current stage of a lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DigStage {
    /// Filling a grid that has reached this number of fixpoints.
    Filling { fixpoints: u32 },
    /// Searching for another solution after the first cells were removed.
    Proving,
    /// Searching for a solution with another digit in this cell.
    Testing { cell: usize },
}

/// An unfinished puzzle.
pub(super) struct DigLane<M: WordMachine> {
    machine: M,
    pub stage: DigStage,
    pub random: Random,
    /// The random numbers of the current attempt at a grid.
    pub branch: Random,
    /// Boards to backtrack to.
    pub saved: Vec<PackedBoard<M::Words>>,
    /// The grid, with one bit in each cell.
    pub solution: PackedBoard<M::Words>,
    /// The number of the draft in its batch.
    pub number: usize,
    goal: usize,
    digits: [u8; 96],
    /// The cells in the order of their removal.
    order: [u8; 81],
    known: KnownSets<M::Words>,
    /// For each position in the order, the sets whose last cell is there.
    lasts: [SetBits<M::Words>; 81],
    /// The sets in which no clue is known to stay.
    open: SetBits<M::Words>,
    /// The positions below [`FIRST`] whose cells stay, as proofs have shown.
    proven: CellMask,
    /// The cells that are given.
    clues: CellMask,
    /// The next position in the order.
    place: usize,
}

/// The next task of a lane after a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NextTask {
    /// Another search.
    Search,
    /// None: the puzzle is finished.
    Done,
}

impl<M: WordMachine> DigLane<M> {
    pub fn new(machine: M) -> Self {
        let none = machine.splat(0);
        Self {
            machine,
            stage: DigStage::Proving,
            random: Random::new(0, 0, 0),
            branch: Random::new(0, 0, 0),
            saved: Vec::new(),
            solution: [none; 6],
            number: 0,
            goal: 0,
            digits: [0; 96],
            order: std::array::from_fn(|cell| cell as u8),
            known: KnownSets::none(machine),
            lasts: [[none; 2]; 81],
            open: [none; 2],
            proven: 0,
            clues: 0,
            place: 0,
        }
    }

    /// Starts a draft.
    #[inline(always)]
    pub fn begin(&mut self, number: usize, draft: BatchDraft) {
        self.stage = DigStage::Filling { fixpoints: 0 };
        self.random = draft.random;
        self.number = number;
        self.goal = draft.goal;
        self.saved.clear();
    }

    /// Starts to remove clues from the full grid.
    #[inline(always)]
    pub fn start_digging(&mut self, solution: PackedBoard<M::Words>) -> NextTask {
        let machine = self.machine;
        self.solution = solution;
        self.digits = U16x16::digits(&solution);
        self.clues = EVERY_CELL;
        if self.goal >= 81 {
            return NextTask::Done;
        }
        self.order = std::array::from_fn(|cell| cell as u8);
        self.random.shuffle(&mut self.order);
        let digits = self.digits.first_chunk().expect("96 are more than 81");
        self.known = machine.run(FindSets(digits));
        // In reverse order, a set is first met at its last cell.
        let mut seen = [machine.splat(0); 2];
        for (lasts, &cell) in self.lasts.iter_mut().zip(&self.order).rev() {
            let [a, b] = self.known.with(machine, usize::from(cell), self.digits[usize::from(cell)]);
            *lasts = [a & !seen[0], b & !seen[1]];
            seen = [seen[0] | a, seen[1] | b];
        }
        self.proven = 0;
        self.take_first();
        NextTask::Search
    }

    /// Removes the first cells, except those that are known to stay.
    #[inline(always)]
    fn take_first(&mut self) {
        self.stage = DigStage::Proving;
        self.open = [!self.machine.splat(0); 2];
        self.clues = EVERY_CELL;
        self.place = 0;
        while self.place < FIRST && self.is_above_goal() {
            if self.ends_a_set() || self.proven >> self.place & 1 != 0 {
                self.keep();
            } else {
                self.clues &= !(1 << self.cell());
                self.place += 1;
            }
        }
    }

    #[inline(always)]
    fn cell(&self) -> usize {
        usize::from(self.order[self.place])
    }

    #[inline(always)]
    fn is_above_goal(&self) -> bool {
        self.clues.count_ones() as usize > self.goal
    }

    /// Whether the next cell is the last of a known set without a clue.
    #[inline(always)]
    fn ends_a_set(&self) -> bool {
        let [a, b] = self.lasts[self.place];
        !(a & self.open[0] | b & self.open[1]).is_blank()
    }

    /// Keeps the next cell as a clue.
    #[inline(always)]
    fn keep(&mut self) {
        let cell = self.cell();
        let [a, b] = self.known.with(self.machine, cell, self.digits[cell]);
        self.open = [self.open[0] & !a, self.open[1] & !b];
        self.place += 1;
    }

    /// Continues after a search that found no other solution.
    #[inline(always)]
    pub fn record_unique(&mut self) -> NextTask {
        if let DigStage::Testing { cell } = self.stage {
            self.clues &= !(1 << cell);
            self.place += 1;
        }
        self.find_next_search()
    }

    /// Continues after a search that found this other solution.
    #[inline(always)]
    pub fn record_other_solution(&mut self, other: impl FnOnce() -> PackedBoard<M::Words>) -> NextTask {
        if let DigStage::Testing { .. } = self.stage {
            self.keep();
            return self.find_next_search();
        }
        let mut same = other();
        for (same, &cell) in same.iter_mut().zip(&self.solution) {
            *same = same.equals(cell);
        }
        let differs = EVERY_CELL & !cells_of(same);
        let last = (0..self.place).rev().find(|&place| differs >> self.order[place] & 1 != 0);
        // Cells kept before this position stay; later decisions may change.
        let last = last.unwrap_or(0);
        self.proven = self.proven & ((1 << last) - 1) | 1 << last;
        self.take_first();
        NextTask::Search
    }

    /// Moves to the next cell that no known set keeps.
    #[inline(always)]
    fn find_next_search(&mut self) -> NextTask {
        while self.place < 81 && self.is_above_goal() {
            if !self.ends_a_set() {
                self.stage = DigStage::Testing { cell: self.cell() };
                return NextTask::Search;
            }
            self.keep();
        }
        NextTask::Done
    }

    /// Writes the board for the next search.
    #[inline(always)]
    pub fn write_board(&self, board: &mut PackedBoard<M::Words>) {
        let clues = match self.stage {
            DigStage::Testing { cell } => self.clues & !(1 << cell),
            DigStage::Proving | DigStage::Filling { .. } => self.clues,
        };
        for (i, (cell, &solved)) in board.iter_mut().zip(&self.solution).enumerate() {
            let given = lane_mask(self.machine, (clues >> (i * LANES)) as u16);
            *cell = solved.select(given, self.machine.splat(ALL_DIGITS));
        }
        if let DigStage::Testing { cell } = self.stage {
            U16x16::as_numbers(board).as_flattened_mut()[cell] &= !(1 << (self.digits[cell] - 1));
        }
    }

    /// The finished puzzle.
    #[inline(always)]
    pub fn dug(&self) -> DugPuzzle {
        DugPuzzle {
            solution: *self.digits.first_chunk().expect("96 are more than 81"),
            given: self.clues,
            random: self.random.clone(),
        }
    }
}

/// The cells of a mask.
#[inline(always)]
pub(super) fn cells_of<W: U16x16>([a, b, c, d, e, f]: PackedBoard<W>) -> CellMask {
    CellMask::from(a.bits(b)) | CellMask::from(c.bits(d)) << 32 | CellMask::from(e.bits(f)) << 64
}
