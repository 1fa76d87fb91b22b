//! Removes clues from an existing puzzle, and adds clues to it.

mod completion;
mod reduction;
#[cfg(test)]
mod tests;

use std::fmt;

use super::Symmetry;
use super::prover::{ProofEffort, Prover};
use crate::base::random::Random;
use crate::base::{Cell, CellSet, Control};
use crate::board::{Puzzle, Solution};

/// A request to change the clues of a puzzle.
///
/// The same puzzle, options and seed give the same result.
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
#[derive(Clone)]
#[must_use = "an edit does nothing until a method such as `minimize` runs it"]
pub struct Edit<'a> {
    puzzle: &'a Puzzle,
    symmetry: Symmetry,
    seed: u64,
    control: Control,
}

/// A changed puzzle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Edited {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Solution,
    /// How the change ended.
    pub end: Ended,
}

impl Edited {
    /// The puzzle with these cells of the prover's solution as givens.
    fn new(prover: &Prover, given: &CellSet, end: Ended) -> Self {
        Self { puzzle: prover.puzzle(given), solution: prover.solution.clone(), end }
    }
}

/// How a change ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ended {
    /// As requested.
    Done,
    /// More clues are left than requested, and none of them can be removed.
    Short,
    /// The stop signal came, so more clues are left than necessary.
    Stopped,
}

impl<'a> Edit<'a> {
    /// Creates a request to change this puzzle.
    pub fn new(puzzle: &'a Puzzle) -> Self {
        Self { puzzle, symmetry: Symmetry::None, seed: 0, control: Control::new() }
    }

    /// Removes only whole orbits of clues.
    pub fn symmetry(self, symmetry: Symmetry) -> Self {
        Self { symmetry, ..self }
    }

    /// Sets the seed, which determines the order in which clues are tried.
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Sets a control that can stop the work. The result so far is then returned.
    pub fn control(self, control: &Control) -> Self {
        Self { control: control.clone(), ..self }
    }

    /// The cells that hold givens.
    fn given(&self) -> CellSet {
        self.puzzle.grid().filled().map(|(cell, _)| cell).collect()
    }

    /// The givens in random order, grouped into orbits that are removed together.
    fn groups(&self, random: &mut Random) -> Vec<Vec<Cell>> {
        let mut groups = self.symmetry.drawn(random).orbits(self.puzzle.geometry());
        for group in &mut groups {
            group.retain(|&cell| self.puzzle.get(cell).is_some());
        }
        groups.retain(|group| !group.is_empty());
        random.shuffle(&mut groups);
        groups
    }

    /// The prover for a solution.
    fn prover(&self, solution: Solution) -> Prover {
        let mut blank = self.puzzle.grid().clone();
        self.given().iter().for_each(|cell| blank.set(cell, None));
        Prover::within(blank, solution, ProofEffort::Full)
    }
}

impl fmt::Debug for Edit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzle, symmetry, seed, control: _ } = self;
        f.debug_struct("Edit")
            .field("puzzle", puzzle)
            .field("symmetry", symmetry)
            .field("seed", seed)
            .finish_non_exhaustive()
    }
}
