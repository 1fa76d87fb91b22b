//! Taking clues away.

use super::puzzle_of;
use super::random::Random;
use crate::solve::any::{Lowest, Search, Step};
use crate::{Cell, CellSet, Puzzle, Solution};

/// A proof of uniqueness may take so many guesses; a clue whose removal needs
/// more stays. Far more than any 9x9 puzzle needs.
const GUESSES: u64 = 5000;

/// Boards up to this side are proven to the end.
const SMALL_SIDE: usize = 9;

/// The guesses for larger boards, where each costs more and proofs can take
/// for ever.
const GUESSES_ON_LARGE_BOARDS: u64 = 20;

/// After so many clues in a row that had to stay, a large board is left as it
/// is: each of them costs as much as a puzzle, and few more would go.
const PATIENCE_ON_LARGE_BOARDS: usize = 40;

/// Takes clues away in random order, down to the goal, while the solution stays
/// the only one; `None` if more than the most are needed.
pub(super) fn dig(
    solution: &Solution,
    goal: usize,
    most: usize,
    random: &mut Random,
    stop: &dyn Fn() -> bool,
) -> Option<Puzzle> {
    let geometry = solution.geometry();
    let mut order: Vec<Cell> = geometry.cells().collect();
    random.shuffle(&mut order);
    let mut given: CellSet = geometry.cells().collect();
    // Large steps first: while a board is full of clues, many can go at once.
    let mut rest = &order[..];
    let mut step = geometry.len() / 8;
    let mut refused = 0;
    let patience = if geometry.side() <= 16 { usize::MAX } else { PATIENCE_ON_LARGE_BOARDS };
    while !rest.is_empty() && given.len() > goal && refused < patience {
        if stop() {
            return None;
        }
        step = step.clamp(1, (given.len() - goal).min(rest.len()));
        let (tried, later) = rest.split_at(step);
        for &cell in tried {
            given.remove(cell);
        }
        if is_unique(&puzzle_of(solution, |cell| given.contains(cell)), stop) {
            rest = later;
            refused = 0;
        } else {
            for &cell in tried {
                given.insert(cell);
            }
            if step == 1 {
                rest = later;
                refused += 1;
            }
            step /= 2;
        }
    }
    (given.len() <= most).then(|| puzzle_of(solution, |cell| given.contains(cell)))
}

fn is_unique(puzzle: &Puzzle, stop: &dyn Fn() -> bool) -> bool {
    let is_small = puzzle.geometry().side() <= SMALL_SIDE;
    let guesses = if is_small { GUESSES } else { GUESSES_ON_LARGE_BOARDS };
    let mut search = Search::new(puzzle);
    search.advance_within(guesses, &mut Lowest, stop) == Step::Solved
        && search.advance_within(guesses, &mut Lowest, stop) == Step::Exhausted
}
