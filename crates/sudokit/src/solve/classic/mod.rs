//! The engine for one 9x9 puzzle, as fast as it can be had.
//!
//! The whole board fits into nine registers; see `state` for how. A look at
//! them finds what rows and boxes say: naked singles, hidden singles and
//! locked candidates, in about two hundred instructions without a branch. The
//! board is turned, and the next look sees columns. When two looks in a row
//! change nothing, the search guesses, and saves a copy: nine registers are
//! written sooner than an undo list.

mod choice;
mod search;
mod state;

use std::fmt;

use super::Count;
use super::any::Step;
use super::lanes::Answer;
use super::packed::Packed;
use super::simd::Machine;
#[cfg(target_arch = "x86_64")]
use super::simd::avx2::Avx2;
use super::simd::portable::Portable;
use search::{Advance, Search, Settle, Solve, Start, Tell};

/// A solver of single 9x9 puzzles.
///
/// ```
/// use sudokit::Count;
/// use sudokit::solve::{Nine, Packed};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let answer = Nine::new().solve(&Packed::from_line(line.as_bytes()).unwrap(), 2);
/// assert_eq!(answer.count, Count::Exactly(1));
/// assert_eq!(answer.solution[..9], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
/// ```
pub struct Nine(Kind);

enum Kind {
    #[cfg(target_arch = "x86_64")]
    Avx2(Search<Avx2>),
    Portable(Search<Portable>),
}

/// The same for either machine.
macro_rules! on {
    ($kind:expr, $search:ident => $task:expr) => {
        match $kind {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2($search) => $search.machine().run($task),
            Kind::Portable($search) => $search.machine().run($task),
        }
    };
}

impl Nine {
    /// A solver of the fastest kind that this processor has.
    pub fn new() -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(machine) = Avx2::detect() {
            return Self(Kind::Avx2(Search::new(machine)));
        }
        Self::portable()
    }

    /// A solver for every processor: the same steps, slower.
    pub fn portable() -> Self {
        Self(Kind::Portable(Search::new(Portable)))
    }

    /// Counts the solutions of a puzzle up to a limit, and gives one.
    pub fn solve(&mut self, packed: &Packed, limit: u64) -> Answer {
        let mut solution = [0; 81];
        let count = on!(&mut self.0, search => Solve { search, packed, limit, solution: &mut solution });
        let count = if count < limit { Count::Exactly(count) } else { Count::AtLeast(count) };
        Answer { count, solution }
    }

    /// What singles and locked candidates leave of a puzzle that has a solution:
    /// the digits that each cell may hold, as bits, row by row.
    pub fn rest(&mut self, packed: &Packed) -> Packed {
        Packed(on!(&mut self.0, search => Settle(search, packed)))
    }

    /// Begins a search for all solutions, one after another.
    pub fn start(&mut self, packed: &Packed) {
        on!(&mut self.0, search => Start(search, packed));
    }

    /// Goes on to the next solution.
    pub fn advance(&mut self, stop: &dyn Fn() -> bool) -> Step {
        on!(&mut self.0, search => Advance(search, stop))
    }

    /// The digits of the solution that the last [`Step::Solved`] spoke of, row
    /// by row.
    pub fn solution(&self) -> [u8; 81] {
        on!(&self.0, search => Tell(search))
    }
}

impl Default for Nine {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Nine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(_) => "Nine(AVX2)",
            Kind::Portable(_) => "Nine(portable)",
        })
    }
}
