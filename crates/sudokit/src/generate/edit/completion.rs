//! Adding clues.

use super::{Edit, Edited, Ended};
use crate::base::random::Random;
use crate::base::{Cell, CellSet, Digit};
use crate::board::Solution;
use crate::generate::fill::{fill, finish};
use crate::solve::NotUnique;

/// Up to this many solutions are compared one by one.
const FEW: usize = 1000;

/// With more solutions, this many random ones are tried, and the one that needs the fewest clues is
/// used. On larger boards each takes a long time.
const TRIES: u64 = 20;
const TRIES_ON_LARGE_BOARDS: u64 = 1;

/// The number of random searches before any solution is accepted.
const SEARCHES: u64 = 4;

impl Edit<'_> {
    /// Adds clues until one solution is left: few of them, and no redundant ones. A puzzle with one
    /// solution is returned unchanged.
    ///
    /// Fails if there is no solution, or if the stop signal came before one was found.
    pub fn complete(&self) -> Result<Edited, NotUnique> {
        match self.puzzle.solve().control(&self.control).unique() {
            Ok(solution) => Ok(Edited { puzzle: self.puzzle.clone(), solution, end: Ended::Done }),
            Err(NotUnique::Several(_)) => match self.few_solutions() {
                Some(solutions) => Ok(self.by_choice(&solutions)),
                None => self.by_chance(),
            },
            Err(other) => Err(other),
        }
    }

    /// All solutions, unless there are too many.
    fn few_solutions(&self) -> Option<Vec<Solution>> {
        let mut all = self.puzzle.solve().control(&self.control).iter();
        let solutions: Vec<Solution> = all.by_ref().take(FEW + 1).collect();
        (solutions.len() <= FEW && !all.is_stopped()).then_some(solutions)
    }

    /// Repeatedly adds the digit that the fewest solutions contain, until one solution is left.
    fn by_choice(&self, solutions: &[Solution]) -> Edited {
        let geometry = self.puzzle.geometry();
        let side = geometry.side();
        let mut random = Random::new(self.seed, 0, 0);
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
        let mut prover = self.prover(left[0].clone());
        let mut given = self.given();
        given.extend(added.iter().copied());
        let groups: Vec<Vec<Cell>> = added.into_iter().map(|cell| vec![cell]).collect();
        let end = self.drop_groups(&mut prover, &mut given, &groups, 0);
        Edited::new(&prover, &given, end)
    }

    /// Adds all digits of a random solution and removes those that are not needed.
    fn by_chance(&self) -> Result<Edited, NotUnique> {
        let geometry = self.puzzle.geometry();
        let tries = if geometry.side() <= 9 { TRIES } else { TRIES_ON_LARGE_BOARDS };
        let mut best: Option<Edited> = None;
        for attempt in 0..tries {
            if best.is_some() && self.control.is_stopped() {
                break;
            }
            let mut random = Random::new(self.seed, 0, attempt);
            let mut prover = self.prover(self.random_solution(&mut random)?);
            let mut given: CellSet = geometry.cells().collect();
            let empty = geometry.cells().filter(|&cell| self.puzzle.get(cell).is_none());
            let mut groups: Vec<Vec<Cell>> = empty.map(|cell| vec![cell]).collect();
            random.shuffle(&mut groups);
            let end = self.drop_groups(&mut prover, &mut given, &groups, 0);
            if best.as_ref().is_none_or(|best| given.len() < best.puzzle.clues()) {
                best = Some(Edited::new(&prover, &given, end));
            }
        }
        best.ok_or(NotUnique::NoSolution)
    }

    /// A random solution, or any solution if the random searches give up.
    fn random_solution(&self, random: &mut Random) -> Result<Solution, NotUnique> {
        let puzzle = self.puzzle;
        let found = (0..SEARCHES).find_map(|attempt| {
            if puzzle.clues() == 0 && puzzle.grid().limits().is_none() {
                fill(puzzle.geometry(), attempt, random, &self.control)
            } else {
                finish(puzzle, random, &self.control)
            }
        });
        match found {
            Some(solution) => Ok(solution),
            None => {
                puzzle.solve().control(&self.control).first().map_err(|_| NotUnique::Stopped { found: None })
            }
        }
    }
}
