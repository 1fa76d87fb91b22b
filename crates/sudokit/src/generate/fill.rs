//! Filling full grids at random.

use crate::base::random::Random;
use crate::base::{Control, Digit};
use crate::board::{Geometry, Grid, Puzzle, Shape, Solution};
use crate::solve::SearchOutcome;
use crate::solve::general::GeneralSolver;

/// From this side on, a plain board starts from a regular pattern, because a search from the empty
/// board often takes too long.
const PATTERN_SIDE: usize = 25;

/// Smaller boards use a pattern after this many failed searches.
const SEARCHES: u64 = 3;

/// The search restarts after this many guesses per cell: a new random order finds a grid sooner.
const GUESSES_PER_CELL: u64 = 4;

/// A random full grid, or `None` if the search gave up.
pub(super) fn fill(
    geometry: &Geometry,
    attempt: u64,
    random: &mut Random,
    control: &Control,
) -> Option<Solution> {
    if let Some(shape) = geometry.shape()
        && geometry.extras().is_empty()
        && (geometry.side() >= PATTERN_SIDE || attempt >= SEARCHES)
    {
        return Some(pattern(geometry, shape, random));
    }
    finish(&Puzzle::try_from(Grid::empty(geometry.clone())).ok()?, random, control)
}

/// A random solution of a puzzle, or `None` if it has none or the search gave up.
pub(super) fn finish(puzzle: &Puzzle, random: &mut Random, control: &Control) -> Option<Solution> {
    let mut search = GeneralSolver::new(puzzle);
    let most = GUESSES_PER_CELL * puzzle.geometry().len() as u64;
    (search.advance_within(most, random, &|| control.is_stopped()) == SearchOutcome::Solved)
        .then(|| search.solution())
}

/// A shuffled regular pattern. Every row is the one above shifted by the width of a box, and by one
/// more at the start of a band. It stays a solution when digits, bands, and rows and columns within
/// them are shuffled.
fn pattern(geometry: &Geometry, shape: Shape, random: &mut Random) -> Solution {
    let side = shape.side();
    let rows = shuffled_lines(shape.rows(), side, random);
    let columns = shuffled_lines(shape.columns(), side, random);
    let digits = random.permutation(side);
    let cells = rows.iter().flat_map(|&row| {
        let shift = row % shape.rows() * shape.columns() + row / shape.rows();
        let digits = &digits;
        columns.iter().map(move |&column| Some(Digit::from_index(digits[(shift + column) % side])))
    });
    let grid = Grid::from_digits(geometry.clone(), cells);
    Solution::try_from(grid).expect("the pattern keeps all rules, and so do its shuffles")
}

/// The lines of a board in random order: shuffled bands of `width`, with shuffled lines in each.
fn shuffled_lines(width: usize, side: usize, random: &mut Random) -> Vec<usize> {
    let bands = random.permutation(side / width);
    let mut lines = Vec::with_capacity(side);
    for band in bands {
        lines.extend(random.permutation(width).into_iter().map(|line| band * width + line));
    }
    lines
}
