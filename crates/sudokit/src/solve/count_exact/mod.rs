//! The exact number of solutions, even if there are too many to find one by one.
//!
//! The empty 9x9 board has 6,670,903,752,021,072,936,960 solutions. The count is a sum over the
//! possible connections between the bands of a board: the columns that their digits take (see
//! `signature`). For each term, every band is filled independently.
//!
//! | boards                                              | counter                     |
//! |-----------------------------------------------------|-----------------------------|
//! | boxes of two rows or two columns: 4x4, 6x6, 8x8 …   | `two_bands`, with `band`    |
//! | boxes of three by three                             | `three_bands`, with `partition` and `table` |
//!
//! `plan` chooses an orientation of the board, `symmetry` groups terms that are equal by symmetry,
//! and `cost` estimates the time. Measured on 9x9: the empty board takes 0.2 s, up to three
//! scattered clues less than a second, four to ten clues 2 to 15 seconds, and more clues less
//! again. The empty 8x8 board takes 13 ms.
//!
//! # Search or sum
//!
//! A search counts about 8 million solutions of a 9x9 puzzle per second, and finds a few solutions
//! immediately. So it runs first, for as many solutions as it would count in the estimated time of
//! the sum. If there are more, the sum takes over. Together they take at most about twice as long
//! as the faster of the two. With very few givens the search has no chance and only checks that
//! there are solutions. Other boards (larger ones, jigsaws, boards with extra houses or limits) use
//! only the search.

mod band;
mod board;
mod control;
mod cost;
mod partition;
mod plan;
mod signature;
mod symmetry;
mod table;
mod three_bands;
mod two_bands;

use super::{Count, Solve};
use crate::base::Control;
use board::BoxBoard;
use control::{CountControl, Unfinished};
use plan::CountPlan;

/// Solutions that a search finds per second, for classic puzzles and for others.
const CLASSIC_RATE: f64 = 8e6;
const OTHER_RATE: f64 = 1.2e6;

/// The search always looks for this many solutions, which takes almost no time.
const FEW: u64 = 10_000;

/// The search has no chance if it would take this many times as long as the sum.
const HOPELESS: f64 = 100.0;

/// The number of solutions up to `limit`, by search or by sum.
pub(super) fn count(solve: &Solve<'_>, limit: u128) -> Count<u128> {
    let search = |most: u64| solve.count(most);
    let most = u64::try_from(limit).unwrap_or(u64::MAX);
    let plan = BoxBoard::of(solve.puzzle).as_ref().and_then(CountPlan::best);
    let Some(plan) = plan else { return search(most).into() };
    let rate = if solve.puzzle.geometry().is_classic() { CLASSIC_RATE } else { OTHER_RATE };
    #[allow(clippy::cast_sign_loss, reason = "no time is negative")]
    let meanwhile = ((plan.seconds * rate).min(1e18) as u64).max(FEW);
    let is_hopeless = cost::solutions(&plan.board) > HOPELESS * plan.seconds * rate;
    let meanwhile = if is_hopeless { FEW } else { meanwhile };
    match search(most.min(meanwhile)) {
        Count::AtLeast(count) if count >= meanwhile && most > meanwhile => {
            match summed(&plan, &solve.control, count) {
                Count::Exactly(total) if total >= limit => Count::AtLeast(limit),
                total => total,
            }
        }
        counted => counted.into(),
    }
}

/// The sum, or the known lower bound if the control stops it.
fn summed(plan: &CountPlan, control: &Control, known: u64) -> Count<u128> {
    let control = CountControl::new(control);
    let total = if plan.layout.columns == 2 { two_bands::total } else { three_bands::total };
    match total(plan, &control) {
        Ok(total) => Count::Exactly(total),
        Err(Unfinished::Stopped) => Count::AtLeast(known.into()),
        Err(Unfinished::TooLarge) => Count::AtLeast(u128::MAX),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Geometry, Grid, Puzzle, Shape};
    #[cfg(feature = "generate")]
    use crate::generate::Generator;

    /// The sum, without a search.
    fn sum(puzzle: &Puzzle) -> u128 {
        let plan = CountPlan::best(&BoxBoard::of(puzzle).unwrap()).unwrap();
        match summed(&plan, &Control::new(), 0) {
            Count::Exactly(total) => total,
            Count::AtLeast(_) => panic!("the sum was not stopped and fits into 128 bits"),
        }
    }

    fn blank(rows: usize, columns: usize) -> Puzzle {
        let board = Geometry::new(Shape::new(rows, columns).unwrap());
        Puzzle::try_from(Grid::empty(board)).unwrap()
    }

    #[test]
    fn empty_boards_have_the_known_counts() {
        assert_eq!(sum(&blank(2, 2)), 288);
        assert_eq!(sum(&blank(2, 3)), 28_200_960);
        assert_eq!(sum(&blank(3, 2)), 28_200_960);
        assert_eq!(sum(&blank(2, 4)), 29_136_487_207_403_520);
        assert_eq!(sum(&blank(4, 2)), 29_136_487_207_403_520);
        assert_eq!(sum(&blank(3, 3)), 6_670_903_752_021_072_936_960);
    }

    /// Boards with many clues, so that a search finds all solutions; some have none.
    #[cfg(feature = "generate")]
    #[test]
    fn sum_and_search_agree() {
        for (rows, columns, clues) in
            [(2, 2, 0..=12), (2, 3, 6..=30), (3, 2, 6..=30), (2, 4, 24..=40), (3, 3, 22..=50)]
        {
            let board = Geometry::new(Shape::new(rows, columns).unwrap());
            for (index, clues) in (0..).zip(clues.cycle().take(30)) {
                let full = Generator::new(board.clone()).clues(board.len()..=board.len()).seed(clues as u64);
                let full = full.puzzle(index).unwrap();
                let mut grid = Grid::empty(board.clone());
                // The numbers are coprime, so each step reaches another cell.
                for step in 0..clues {
                    let cell = crate::base::Cell::new((step * 35 + index as usize * 11) % board.len());
                    grid.set(cell, full.get(cell));
                }
                // Every third board gets a wrong digit, unless it clashes.
                if index % 3 == 0 {
                    let cell = crate::base::Cell::new(index as usize * 7 % board.len());
                    let other = grid.clone();
                    grid.set(cell, full.get(crate::base::Cell::new((cell.index() + 1) % board.len())));
                    grid = if grid.clashes().is_empty() { grid } else { other };
                }
                let puzzle = Puzzle::try_from(grid).unwrap();
                let counted = puzzle.solve().count(300_000);
                if let Count::Exactly(count) = counted {
                    assert_eq!(sum(&puzzle), u128::from(count), "{puzzle:?}");
                }
            }
        }
    }

    /// The candidates of a cell partition the solutions.
    #[cfg(feature = "generate")]
    #[test]
    fn counts_for_the_digits_of_a_cell_add_up() {
        for (rows, columns, clues) in [(2, 3, 0), (2, 4, 0), (2, 4, 3), (3, 3, 0), (3, 3, 17)] {
            let board = Geometry::new(Shape::new(rows, columns).unwrap());
            let full =
                Generator::new(board.clone()).clues(board.len()..=board.len()).seed(7).puzzle(0).unwrap();
            let mut grid = Grid::empty(board.clone());
            for cell in (0..clues).map(|step| crate::base::Cell::new((step * 23 + 5) % board.len())) {
                grid.set(cell, full.get(cell));
            }
            let puzzle = Puzzle::try_from(grid.clone()).unwrap();
            let cell = board.cells().find(|&cell| grid.get(cell).is_none()).unwrap();
            let shares = puzzle.candidates().open(cell).into_iter().map(|digit| {
                let mut grid = grid.clone();
                grid.set(cell, Some(digit));
                sum(&Puzzle::try_from(grid).unwrap())
            });
            assert_eq!(shares.sum::<u128>(), sum(&puzzle), "{puzzle:?}");
        }
    }

    #[test]
    fn limits_are_respected_and_do_not_slow_down() {
        let total = |puzzle: &Puzzle, limit| count(&puzzle.solve(), limit);
        let six = blank(2, 3);
        assert_eq!(total(&six, 28_200_961), Count::Exactly(28_200_960));
        assert_eq!(total(&six, 28_200_960), Count::AtLeast(28_200_960));
        assert_eq!(total(&six, 12), Count::AtLeast(12));
        assert_eq!(total(&blank(3, 3), 1 << 64), Count::AtLeast(1 << 64));
        assert_eq!(total(&blank(2, 2), 287), Count::AtLeast(287));
    }

    #[test]
    fn a_stopped_sum_returns_the_known_lower_bound() {
        let plan = CountPlan::best(&BoxBoard::of(&blank(3, 3)).unwrap()).unwrap();
        assert_eq!(summed(&plan, &Control::new().stop_when(|| true), 12), Count::AtLeast(12));
    }
}
