//! The search of one board: look until nothing changes, then guess.

use super::super::any::Step;
use super::super::guess::Manner;
use super::super::packed::Packed;
use super::super::simd::{LANES, Machine, Task, Words};
use super::choice::{Choice, choose};
use super::state::State;

/// After so many looks, about half a millisecond, the stop signal is asked.
const LOOKS_PER_STOP: u32 = 1 << 14;

/// Where a search stands.
pub(super) struct Search<M: Machine> {
    machine: M,
    at: Saved<M::Words>,
    /// The boards to come back to.
    saved: Vec<Saved<M::Words>>,
    /// Guesses that were wrong.
    dead_ends: i32,
    stage: Stage,
}

#[derive(Clone, Copy)]
struct Saved<W> {
    state: State<W>,
    /// Whether its rows are the board's columns.
    is_swapped: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The board may hold solutions.
    Open,
    /// The board is a solution that was told, or none.
    Closed,
}

impl<M: Machine> Search<M> {
    #[inline(always)]
    pub fn new(machine: M) -> Self {
        let none = machine.splat(0);
        let at = Saved { state: State([[none; 3]; 3]), is_swapped: false };
        Self { machine, at, saved: Vec::new(), dead_ends: 0, stage: Stage::Closed }
    }

    pub fn machine(&self) -> M {
        self.machine
    }

    #[inline(always)]
    fn start(&mut self, packed: &Packed) {
        self.at = Saved { state: State::new(self.machine, packed), is_swapped: false };
        self.saved.clear();
        self.dead_ends = 0;
        self.stage = Stage::Open;
    }

    /// The solution that the last step found.
    #[inline(always)]
    fn solution(&self) -> [u8; 81] {
        self.at.state.digits(self.machine, self.at.is_swapped)
    }

    /// Goes on to the next solution.
    #[inline(always)]
    fn advance(&mut self, stop: &dyn Fn() -> bool) -> Step {
        let mut looks = 0_u32;
        loop {
            if self.stage == Stage::Closed {
                let Some(saved) = self.saved.pop() else { return Step::Exhausted };
                self.at = saved;
                self.stage = Stage::Open;
            }
            let rest = self.look(&mut looks);
            match rest {
                Rest::Solved => {
                    self.stage = Stage::Closed;
                    return Step::Solved;
                }
                Rest::Dead => {
                    self.dead_ends = self.dead_ends.saturating_add(1);
                    self.stage = Stage::Closed;
                }
                Rest::Stalled => self.guess(),
            }
            if looks >= LOOKS_PER_STOP {
                looks = 0;
                if stop() {
                    return Step::Stopped;
                }
            }
        }
    }

    /// Looks at rows and columns in turn, until that changes nothing.
    #[inline(always)]
    fn look(&mut self, looks: &mut u32) -> Rest {
        let machine = self.machine;
        let used = State::used(machine);
        let mut state = self.at.state;
        let mut sums = [machine.splat(0); 2];
        let mut swaps = 0;
        let rest = loop {
            let seen = state.look(machine);
            swaps += 1;
            if !seen.fits {
                break Rest::Dead;
            }
            if (!seen.sums.equals(used)).is_blank() {
                break if state.is_solved(machine) { Rest::Solved } else { Rest::Dead };
            }
            if (!seen.sums.equals(sums[1])).is_blank() {
                break Rest::Stalled;
            }
            sums = [seen.sums, sums[0]];
        };
        *looks += swaps;
        self.at.state = state;
        self.at.is_swapped ^= swaps % 2 == 1;
        rest
    }

    /// Assumes a digit of a cell, and saves the board without it.
    #[inline(always)]
    fn guess(&mut self) {
        let manner = Manner::after(self.saved.len(), self.dead_ends);
        let Choice { register, lane, digit } = choose(self.machine, &self.at.state, manner);
        let lane = self.machine.words(LANE[lane]);
        let digit = lane & self.machine.splat(digit);
        self.saved.push(self.at);
        let end = self.saved.len() - 1;
        let without = &mut self.saved[end].state.registers()[register];
        let cells = *without;
        *without = cells & !digit;
        self.at.state.registers()[register] = cells & !lane | digit;
    }
}

/// How a board came to rest.
enum Rest {
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

/// Begins anew with a board.
pub(super) struct Start<'a, M: Machine>(pub &'a mut Search<M>, pub &'a Packed);

impl<M: Machine> Task<M> for Start<'_, M> {
    type Output = ();

    #[inline(always)]
    fn run(self, _machine: M) {
        self.0.start(self.1);
    }
}

/// Looks at a board as long as that changes anything, and tells what is left.
pub(super) struct Settle<'a, M: Machine>(pub &'a mut Search<M>, pub &'a Packed);

impl<M: Machine> Task<M> for Settle<'_, M> {
    type Output = [u16; 81];

    #[inline(always)]
    fn run(self, machine: M) -> [u16; 81] {
        self.0.start(self.1);
        self.0.look(&mut 0);
        self.0.at.state.masks(machine, self.0.at.is_swapped)
    }
}

/// Goes on to the next solution.
pub(super) struct Advance<'a, M: Machine>(pub &'a mut Search<M>, pub &'a dyn Fn() -> bool);

impl<M: Machine> Task<M> for Advance<'_, M> {
    type Output = Step;

    #[inline(always)]
    fn run(self, _machine: M) -> Step {
        self.0.advance(self.1)
    }
}

/// Tells the solution.
pub(super) struct Tell<'a, M: Machine>(pub &'a Search<M>);

impl<M: Machine> Task<M> for Tell<'_, M> {
    type Output = [u8; 81];

    #[inline(always)]
    fn run(self, _machine: M) -> [u8; 81] {
        self.0.solution()
    }
}

/// Counts solutions up to a limit, and tells the first.
pub(super) struct Solve<'a, M: Machine> {
    pub search: &'a mut Search<M>,
    pub packed: &'a Packed,
    pub limit: u64,
    pub solution: &'a mut [u8; 81],
}

impl<M: Machine> Task<M> for Solve<'_, M> {
    type Output = u64;

    #[inline(always)]
    fn run(self, _machine: M) -> u64 {
        self.search.start(self.packed);
        let mut count = 0;
        while count < self.limit && self.search.advance(&|| false) == Step::Solved {
            count += 1;
            if count == 1 {
                *self.solution = self.search.solution();
            }
        }
        count
    }
}
