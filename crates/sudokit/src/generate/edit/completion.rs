//! Adding clues.

use super::reduction::drop_groups;
use super::{Edit, Edited, Ended};
use crate::base::random::Random;
use crate::base::{Cell, CellSet, Digit};
use crate::board::Solution;
use crate::generate::fill::{fill, finish};
use crate::generate::prover::Prover;
use crate::solve::NotUnique;

/// Up to this many solutions are compared one by one.
const FEW: usize = 1000;

/// With more, this many random ones are tried, and the one that needs the fewest
/// clues is taken. On larger boards each takes long.
const TRIES: u64 = 20;
const TRIES_ON_LARGE_BOARDS: u64 = 1;

/// The number of random searches before any solution is accepted.
const SEARCHES: u64 = 4;

/// A solution, and given cells that determine it.
struct Completion {
    prover: Prover,
    given: CellSet,
    end: Ended,
}

/// Adds clues to a puzzle that has several solutions.
pub(super) fn complete(edit: Edit) -> Result<Edited, NotUnique> {
    let Completion { prover, given, end } = match few_solutions(edit) {
        Some(solutions) => by_choice(edit, &solutions),
        None => by_chance(edit)?,
    };
    Ok(Edited::new(&prover, &given, end))
}

/// All solutions, unless there are too many.
fn few_solutions(edit: Edit) -> Option<Vec<Solution>> {
    let mut all = edit.puzzle.solve().stop_when(edit.stop).iter();
    let solutions: Vec<Solution> = all.by_ref().take(FEW + 1).collect();
    (solutions.len() <= FEW && !all.is_stopped()).then_some(solutions)
}

/// Adds the digit that the fewest solutions have, until one is left.
fn by_choice(edit: Edit, solutions: &[Solution]) -> Completion {
    let geometry = edit.puzzle.geometry();
    let side = geometry.side();
    let mut random = Random::new(edit.seed, 0, 0);
    let mut left: Vec<&Solution> = solutions.iter().collect();
    let mut added = Vec::new();
    while left.len() > 1 {
        let mut counts = vec![0_usize; geometry.len() * side];
        for solution in &left {
            for cell in geometry.cells() {
                counts[cell.index() * side + solution.get(cell).index()] += 1;
            }
        }
        let fewest = counts.iter().copied().filter(|&count| count > 0).min().unwrap_or(0);
        let rarest: Vec<usize> = (0..counts.len()).filter(|&index| counts[index] == fewest).collect();
        let chosen = rarest[random.below(rarest.len())];
        let (cell, digit) = (Cell::new(chosen / side), Digit::from_index(chosen % side));
        left.retain(|solution| solution.get(cell) == digit);
        added.push(cell);
    }
    let mut prover = edit.prover(left[0].clone());
    let mut given = edit.given();
    for &cell in &added {
        given.insert(cell);
    }
    let groups: Vec<Vec<Cell>> = added.into_iter().map(|cell| vec![cell]).collect();
    let end = drop_groups(edit, &mut prover, &mut given, &groups, 0);
    Completion { prover, given, end }
}

/// Adds all digits of a random solution and drops those that are not needed.
fn by_chance(edit: Edit) -> Result<Completion, NotUnique> {
    let geometry = edit.puzzle.geometry();
    let tries = if geometry.side() <= 9 { TRIES } else { TRIES_ON_LARGE_BOARDS };
    let mut best: Option<Completion> = None;
    for attempt in 0..tries {
        if best.is_some() && (edit.stop)() {
            break;
        }
        let mut random = Random::new(edit.seed, 0, attempt);
        let mut prover = edit.prover(random_solution(edit, &mut random)?);
        let mut given: CellSet = geometry.cells().collect();
        let empty = geometry.cells().filter(|&cell| edit.puzzle.get(cell).is_none());
        let mut groups: Vec<Vec<Cell>> = empty.map(|cell| vec![cell]).collect();
        random.shuffle(&mut groups);
        let end = drop_groups(edit, &mut prover, &mut given, &groups, 0);
        if best.as_ref().is_none_or(|best| given.len() < best.given.len()) {
            best = Some(Completion { prover, given, end });
        }
    }
    best.ok_or(NotUnique::NoSolution)
}

/// A random solution, or any solution if the random searches give up.
fn random_solution(edit: Edit, random: &mut Random) -> Result<Solution, NotUnique> {
    let puzzle = edit.puzzle;
    let found = (0..SEARCHES).find_map(|attempt| {
        if puzzle.clues() == 0 && puzzle.grid().limits().is_none() {
            fill(puzzle.geometry(), attempt, random, edit.stop)
        } else {
            finish(puzzle, random, edit.stop)
        }
    });
    match found {
        Some(solution) => Ok(solution),
        None => puzzle.solve().stop_when(edit.stop).first().map_err(|_| NotUnique::Stopped { found: None }),
    }
}
