//! Changing a puzzle that is there: clues dropped, clues added.

mod completion;
mod reduction;
#[cfg(test)]
mod tests;

use std::fmt;

use super::Symmetry;
use super::prover::{Care, Prover};
use super::random::Random;
use crate::rate::Unrated;
use crate::{Cell, CellSet, NotUnique, Puzzle, Solution};

/// A request to change the clues of a puzzle, by its setter or for the player.
///
/// The same puzzle, wishes and seed give the same answer.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::generate::Edit;
///
/// let puzzle: Puzzle = "1234\n34..\n2.4.\n...1".parse()?;
/// let minimal = Edit::new(&puzzle).minimize().unwrap().puzzle;
/// assert!(minimal.clues() < puzzle.clues());
/// assert!(minimal.solve().unique().is_ok());
///
/// let sketch: Puzzle = "1...\n....\n....\n...1".parse()?;
/// let complete = Edit::new(&sketch).seed(7).complete().unwrap().puzzle;
/// assert!(complete.solve().unique().is_ok());
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct Edit<'a> {
    puzzle: &'a Puzzle,
    symmetry: Symmetry,
    seed: u64,
    stop: &'a dyn Fn() -> bool,
}

/// A changed puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edited {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Solution,
    /// How far the change came.
    pub end: Ended,
}

impl Edited {
    /// These cells of a prover's solution.
    fn new(prover: &Prover, given: &CellSet, end: Ended) -> Self {
        Self { puzzle: prover.puzzle(given), solution: prover.solution().clone(), end }
    }
}

/// How a change came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// As asked for.
    Done,
    /// More clues are left than asked for, and none of them can go.
    Short,
    /// The stop signal came: more clues are left than had to be.
    Stopped,
}

impl<'a> Edit<'a> {
    /// A change of this puzzle.
    pub fn new(puzzle: &'a Puzzle) -> Self {
        Self { puzzle, symmetry: Symmetry::None, seed: 0, stop: &|| false }
    }

    /// Drops only whole groups of clues that belong together.
    #[must_use]
    pub fn symmetry(self, symmetry: Symmetry) -> Self {
        Self { symmetry, ..self }
    }

    /// Goes through the clues in another order.
    #[must_use]
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Makes do with what is reached when the signal says so.
    #[must_use]
    pub fn stop_when(self, stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop, ..self }
    }

    /// Drops clues that are not needed until none can go. Clues stay where they
    /// stand; which of them stay depends on the seed.
    pub fn minimize(self) -> Result<Edited, NotUnique> {
        self.reduce(0).map(|edited| match edited.end {
            Ended::Short => Edited { end: Ended::Done, ..edited },
            Ended::Done | Ended::Stopped => edited,
        })
    }

    /// Drops clues that are not needed until so many are left. What is left may
    /// have more that are not needed.
    pub fn reduce(self, clues: usize) -> Result<Edited, NotUnique> {
        let solution = self.puzzle.solve().stop_when(self.stop).unique()?;
        Ok(reduction::reduce(self, solution, clues))
    }

    /// Drops clues as long as Sudoku Explainer's rating (ER) stays what it is,
    /// until so many are left. If there are more in the end, each of them keeps
    /// the rating or the solution.
    ///
    /// ```
    /// use sudokit::Puzzle;
    /// use sudokit::generate::Edit;
    /// use sudokit::rate::Explainer;
    ///
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let fewer = Edit::new(&puzzle).reduce_rated(0).unwrap().puzzle;
    /// assert!(fewer.clues() < puzzle.clues());
    /// let mut rater = Explainer::new();
    /// assert_eq!(rater.rate(&fewer).unwrap().er, rater.rate(&puzzle).unwrap().er);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn reduce_rated(self, clues: usize) -> Result<Edited, Unrated> {
        reduction::reduce_rated(self, clues)
    }

    /// Adds clues until one solution is left: few of them, and none that is not
    /// needed. A puzzle with one solution comes back as it is.
    ///
    /// Fails if there is no solution, or if the signal came before one was found.
    pub fn complete(self) -> Result<Edited, NotUnique> {
        match self.puzzle.solve().stop_when(self.stop).unique() {
            Ok(solution) => Ok(Edited { puzzle: self.puzzle.clone(), solution, end: Ended::Done }),
            Err(NotUnique::Several(_)) => completion::complete(self),
            Err(other) => Err(other),
        }
    }

    /// The cells that are given.
    fn given(self) -> CellSet {
        self.puzzle.grid().filled().map(|(cell, _)| cell).collect()
    }

    /// The cells that are given, in groups that go or stay together, in random
    /// order.
    fn groups(self, random: &mut Random) -> Vec<Vec<Cell>> {
        let mut groups = self.symmetry.drawn(random).orbits(self.puzzle.geometry());
        for group in &mut groups {
            group.retain(|&cell| self.puzzle.get(cell).is_some());
        }
        groups.retain(|group| !group.is_empty());
        random.shuffle(&mut groups);
        groups
    }

    /// Who proves that there is one solution.
    fn prover(self, solution: Solution) -> Prover {
        let mut blank = self.puzzle.grid().clone();
        self.given().iter().for_each(|cell| blank.set(cell, None));
        Prover::within(blank, solution, Care::Full)
    }
}

impl fmt::Debug for Edit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzle, symmetry, seed, stop: _ } = self;
        f.debug_struct("Edit")
            .field("puzzle", puzzle)
            .field("symmetry", symmetry)
            .field("seed", seed)
            .finish_non_exhaustive()
    }
}
