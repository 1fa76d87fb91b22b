//! The lanes at work: who solves what, and what to do after each round.

use super::super::Count;
use super::super::guess::Manner;
use super::super::simd::{LANES, Machine, Words};
use super::choice::{Choice, Choose};
use super::needs::{EVERY, Needs, bits, lanes_of, take_first};
use super::sweep::Round;
use super::{Answer, Board, Job};

/// Every guess settles a cell: there are never more saved boards.
const DEEPEST: usize = 81;

/// After so many rounds, about half a millisecond, the stop signal is asked.
const ROUNDS_PER_LOOK: u32 = 2048;

/// Sixteen lanes.
pub(super) struct Crew<M: Machine> {
    machine: M,
    /// Each cell of sixteen boards.
    cells: [M::Words; 81],
    lanes: [Lane; LANES],
    /// The boards that each lane will come back to.
    saved: Vec<[Saved<M::Words>; DEEPEST]>,
    /// The lanes that have a board.
    busy: u32,
    /// The boards of the puzzles that lanes will take next.
    waiting: [M::Words; 81],
    /// Which puzzles they are.
    queue: [usize; LANES],
    /// The lanes for which one is waiting.
    ready: u32,
    /// The first puzzle that waits for no lane yet.
    next: usize,
}

#[derive(Clone, Copy)]
struct Lane {
    puzzle: usize,
    /// Its saved boards are those from `first` up to `end`; others took those
    /// before.
    first: usize,
    end: usize,
    /// Wrong guesses less solutions.
    failures: i32,
    /// How often a solution counts twice.
    doublings: u32,
}

impl Lane {
    const fn new(puzzle: usize) -> Self {
        Self { puzzle, first: 0, end: 0, failures: 0, doublings: 0 }
    }

    const fn open(&self) -> usize {
        self.end - self.first
    }
}

#[derive(Clone, Copy)]
struct Saved<W> {
    board: Board<W>,
    doublings: u32,
}

impl<M: Machine> Crew<M> {
    pub(super) fn new(machine: M) -> Box<Self> {
        let none = machine.splat(0);
        let saved = Saved { board: [none; 6], doublings: 0 };
        Box::new(Self {
            machine,
            cells: [none; 81],
            lanes: [Lane::new(0); LANES],
            saved: vec![[saved; DEEPEST]; LANES],
            busy: 0,
            waiting: [none; 81],
            queue: [0; LANES],
            ready: 0,
            next: 0,
        })
    }

    pub(super) fn machine(&self) -> M {
        self.machine
    }

    #[inline(always)]
    pub(super) fn solve(&mut self, mut job: Job) {
        self.next = 0;
        self.busy = 0;
        self.ready = 0;
        self.refill(EVERY, &mut job);
        let mut rounds = 0;
        while self.busy != 0 {
            let seen = self.machine.run(Round(&mut self.cells));
            let needs = Needs::new(self.machine, &seen, &self.cells, self.busy);
            if needs.dead | needs.solved | needs.stalled != 0 {
                self.attend(&needs, &mut job);
            }
            rounds += 1;
            if rounds % ROUNDS_PER_LOOK == 0 && (job.stop)(job.answers) {
                break;
            }
        }
        self.settle(&mut job);
    }

    /// Gives every lane what it needs.
    #[inline(always)]
    fn attend(&mut self, needs: &Needs, job: &mut Job) {
        let &Needs { mut dead, mut solved, mut stalled } = needs;
        // Boards are read before any is written: a register that was written
        // in part takes its time to be read as a whole.
        for lane in bits(stalled) {
            let Lane { end, doublings, .. } = self.lanes[lane];
            let saved = &mut self.saved[lane][end];
            saved.board = Words::column(&self.cells, lane);
            saved.doublings = doublings;
        }
        while solved != 0 {
            let lane = take_first(&mut solved);
            dead |= 1 << lane;
            if self.note_solution(lane, job) {
                let done = self.lanes_at(self.lanes[lane].puzzle);
                for lane in bits(done) {
                    self.lanes[lane].end = self.lanes[lane].first;
                }
                dead |= done;
                solved &= !done;
                stalled &= !done;
            }
        }
        let mut done = 0;
        for lane in bits(dead) {
            done |= u32::from(!self.go_back(lane)) << lane;
        }
        for lane in bits(stalled) {
            done |= u32::from(!self.guess(lane)) << lane;
        }
        if done != 0 {
            self.refill(done, job);
        }
        if self.next == job.puzzles.len() && self.busy != EVERY {
            self.share();
        }
    }

    /// Writes down what a lane has found, and tells whether that is enough.
    #[inline(always)]
    fn note_solution(&mut self, lane: usize, job: &mut Job) -> bool {
        let state = &mut self.lanes[lane];
        let answer = &mut job.answers[state.puzzle];
        let known = answer.count.counted();
        if known == 0 {
            answer.solution = digits(Words::column(&self.cells, lane));
        }
        let found = 1_u64.checked_shl(state.doublings).unwrap_or(u64::MAX);
        let count = known.saturating_add(found).min(job.limit);
        answer.count = Count::AtLeast(count);
        // The lane will go back from here, as if it had failed.
        state.failures = state.failures.saturating_sub(2);
        count == job.limit
    }

    /// Back to the last saved board of a lane, if there is one.
    #[inline(always)]
    fn go_back(&mut self, lane: usize) -> bool {
        let state = &mut self.lanes[lane];
        if state.open() == 0 {
            return false;
        }
        state.end -= 1;
        state.failures = state.failures.saturating_add(1);
        let saved = &self.saved[lane][state.end];
        state.doublings = saved.doublings;
        Words::set_column(&mut self.cells, lane, &saved.board);
        true
    }

    /// Assumes a digit of a cell; the board without it is the last saved one.
    /// If there is nothing to guess, the lane goes back.
    #[inline(always)]
    fn guess(&mut self, lane: usize) -> bool {
        let state = &mut self.lanes[lane];
        let saved = &mut self.saved[lane][state.end].board;
        let manner = Manner::after(state.open(), state.failures);
        let cell = match self.machine.run(Choose { board: saved, manner }) {
            Some(Choice::Either(cell)) => {
                state.end += 1;
                cell
            }
            Some(Choice::Twins(cell)) => {
                state.doublings += 1;
                cell
            }
            None => return self.go_back(lane),
        };
        let open = &mut Words::as_numbers(saved).as_flattened_mut()[cell];
        let digit = *open & open.wrapping_neg();
        *open &= !digit;
        Words::as_numbers(&mut self.cells)[cell][lane] = digit;
        true
    }

    /// Gives lanes the puzzles that wait for them.
    #[inline(always)]
    fn refill(&mut self, lanes: u32, job: &mut Job) {
        if lanes & !self.ready != 0 {
            self.queue_up(job);
        }
        let taken = lanes & self.ready;
        self.ready &= !taken;
        self.busy = self.busy & !lanes | taken;
        let mask = lanes_of(self.machine, taken as u16);
        for (cell, &waiting) in self.cells.iter_mut().zip(&self.waiting) {
            *cell = waiting.select(mask, *cell);
        }
        for lane in bits(taken) {
            self.lanes[lane] = Lane::new(self.queue[lane]);
        }
    }

    /// Lets a puzzle wait for every lane that has none. Sixteen at a time are
    /// turned into lanes for a fraction of what each would cost by itself.
    #[inline(always)]
    fn queue_up(&mut self, job: &mut Job) {
        let mut boards = [&[0; 81]; LANES];
        let mut new = 0;
        for lane in bits(!self.ready & EVERY) {
            let Some(puzzle) = job.puzzles.get(self.next) else { break };
            job.answers[self.next] = Answer::NONE;
            self.queue[lane] = self.next;
            boards[lane] = &puzzle.0;
            new |= 1 << lane;
            self.next += 1;
        }
        Words::set_columns(&mut self.waiting, lanes_of(self.machine, new as u16), boards);
        self.ready |= new;
    }

    /// Gives idle lanes what waits for others: puzzles, then the oldest saved
    /// boards of the lane that has most, the largest part of what is left to
    /// search.
    #[inline(always)]
    fn share(&mut self) {
        for lane in bits(!self.busy & EVERY) {
            if self.ready != 0 {
                let other = take_first(&mut self.ready);
                self.lanes[lane] = Lane::new(self.queue[other]);
                let board = Words::column(&self.waiting, other);
                Words::set_column(&mut self.cells, lane, &board);
            } else {
                let Some(owner) = bits(self.busy).max_by_key(|&owner| self.lanes[owner].open()) else {
                    return;
                };
                let Lane { puzzle, first, end, .. } = self.lanes[owner];
                if first == end {
                    return;
                }
                self.lanes[owner].first += 1;
                let Saved { board, doublings } = self.saved[owner][first];
                self.lanes[lane] = Lane { failures: 1, doublings, ..Lane::new(puzzle) };
                Words::set_column(&mut self.cells, lane, &board);
            }
            self.busy |= 1 << lane;
        }
    }

    /// The lanes that work at a puzzle.
    #[inline(always)]
    fn lanes_at(&self, puzzle: usize) -> u32 {
        bits(self.busy).filter(|&lane| self.lanes[lane].puzzle == puzzle).fold(0, |set, lane| set | 1 << lane)
    }

    /// Says of every puzzle that no lane is at, nor will be, that its
    /// solutions were all counted.
    #[inline(always)]
    fn settle(&mut self, job: &mut Job) {
        let done = job.answers.len().min(self.next);
        for answer in &mut job.answers[..done] {
            if let Count::AtLeast(count) = answer.count
                && count < job.limit
            {
                answer.count = Count::Exactly(count);
            }
        }
        let at_work = bits(self.busy).map(|lane| self.lanes[lane].puzzle);
        for puzzle in at_work.chain(bits(self.ready).map(|lane| self.queue[lane])) {
            job.answers[puzzle].count = Count::AtLeast(job.answers[puzzle].count.counted());
        }
        job.answers[done..].fill(Answer::NONE);
    }
}

/// The digits of a solved board.
#[inline(always)]
fn digits<W: Words>(mut board: Board<W>) -> [u8; 81] {
    let numbers = Words::as_numbers(&mut board).as_flattened();
    let mut digits = [0; 81];
    for (digit, number) in digits.iter_mut().zip(numbers) {
        *digit = number.trailing_zeros() as u8 + 1;
    }
    digits
}
