//! The engine for many 9x9 puzzles: one in each lane of a register.
//!
//! ```text
//!               lane 0     lane 1     lane 2           lane 15
//!             ┌──────────┬──────────┬──────────┬─   ─┬──────────┐
//!   cell r1c1 │ puzzle 8 │ puzzle 1 │ puzzle 2 │ ... │ puzzle 5 │
//!   cell r1c2 │          │          │          │     │          │
//!      ...    │          │          │          │     │          │
//!   cell r9c9 │          │          │          │     │          │
//!             └──────────┴──────────┴──────────┴─   ─┴──────────┘
//! ```
//!
//! Solvers spend their time waiting: for a branch that went the other way, for
//! a number that depends on the one before. Sixteen puzzles that go through
//! the same steps together wait for nothing. A sweep takes away what
//! rows, or columns, and boxes rule out, from all sixteen boards at once and
//! without a single branch.
//!
//! After each sweep the lanes that need something get it, one by one:
//!
//! ```text
//!   a house has no place for a digit  ──▶  back to the last guess, or next puzzle
//!   all cells have one digit          ──▶  a solution; on as above
//!   nothing has changed               ──▶  guess: one digit here, the rest saved
//! ```
//!
//! A lane that has finished its puzzle takes the next one. When there is none,
//! it takes a saved board from the lane that has most of them: the last, hard
//! puzzles of a batch are solved by all lanes together.

mod choice;
mod crew;
pub(crate) mod needs;
pub(crate) mod sweep;

use std::fmt;

use super::Count;
use super::packed::Packed;
#[cfg(target_arch = "x86_64")]
use super::simd::avx2::Avx2;
use super::simd::portable::Portable;
use super::simd::{Machine, Task};
use crew::Crew;

/// What is known of a puzzle after solving it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// How many solutions were found: at least so many, where the limit was
    /// reached or the work was stopped.
    pub count: Count,
    /// The digits of one of them, row by row; zeros if there is none.
    pub solution: [u8; 81],
}

impl Answer {
    /// Nothing is known.
    pub const NONE: Self = Self { count: Count::AtLeast(0), solution: [0; 81] };
}

/// Sixteen lanes, to solve any number of puzzles.
///
/// ```
/// use sudokit::Count;
/// use sudokit::solve::{Answer, Lanes, Packed};
///
/// let lines = [
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
///     "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
///     ".................................................................................",
/// ];
/// let puzzles: Vec<_> = lines.iter().map(|line| Packed::from_line(line.as_bytes()).unwrap()).collect();
/// let mut answers = vec![Answer::NONE; puzzles.len()];
/// Lanes::new().solve(&puzzles, 2, &mut answers);
/// let counts: Vec<_> = answers.iter().map(|answer| answer.count).collect();
/// assert_eq!(counts, [Count::Exactly(1), Count::Exactly(0), Count::AtLeast(2)]);
/// assert_eq!(answers[0].solution[..9], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
/// ```
pub struct Lanes(Kind);

enum Kind {
    #[cfg(target_arch = "x86_64")]
    Avx2(Box<Crew<Avx2>>),
    Portable(Box<Crew<Portable>>),
}

impl Lanes {
    /// Lanes of the widest kind that this processor has.
    pub fn new() -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(machine) = Avx2::detect() {
            return Self(Kind::Avx2(Crew::new(machine)));
        }
        Self::portable()
    }

    /// Lanes that every processor has: the same steps, slower.
    pub fn portable() -> Self {
        Self(Kind::Portable(Crew::new(Portable)))
    }

    /// Counts the solutions of each puzzle up to a limit, and gives one of
    /// them.
    ///
    /// # Panics
    ///
    /// If there are not as many answers as puzzles, or the limit is zero.
    pub fn solve(&mut self, puzzles: &[Packed], limit: u64, answers: &mut [Answer]) {
        self.solve_until(puzzles, limit, answers, &|_| false);
    }

    /// As [`solve`](Self::solve), but ends when the signal says so. It is
    /// asked every millisecond, and sees how far the work has come. Puzzles
    /// that were not finished have at least so many solutions as were found.
    ///
    /// # Panics
    ///
    /// If there are not as many answers as puzzles, or the limit is zero.
    pub fn solve_until(
        &mut self,
        puzzles: &[Packed],
        limit: u64,
        answers: &mut [Answer],
        stop: &dyn Fn(&[Answer]) -> bool,
    ) {
        assert_eq!(puzzles.len(), answers.len(), "an answer for each puzzle");
        assert!(limit > 0, "a limit of nothing asks nothing");
        let job = Job { puzzles, limit, answers, stop };
        match &mut self.0 {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(crew) => crew.machine().run(Batch { crew, job }),
            Kind::Portable(crew) => crew.machine().run(Batch { crew, job }),
        }
    }
}

impl Default for Lanes {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Lanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(_) => "Lanes(AVX2)",
            Kind::Portable(_) => "Lanes(portable)",
        })
    }
}

/// A board by itself, row by row, sixteen cells in a register.
pub(crate) type Board<W> = [W; 6];

/// Puzzles to solve.
struct Job<'a> {
    puzzles: &'a [Packed],
    limit: u64,
    answers: &'a mut [Answer],
    stop: &'a dyn Fn(&[Answer]) -> bool,
}

/// A job for a machine.
struct Batch<'a, M: Machine> {
    crew: &'a mut Crew<M>,
    job: Job<'a>,
}

impl<M: Machine> Task<M> for Batch<'_, M> {
    type Output = ();

    #[inline(always)]
    fn run(self, _machine: M) {
        self.crew.solve(self.job);
    }
}
