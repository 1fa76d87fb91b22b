//! The exact number of solutions, when they are too many to find one by one.
//!
//! The empty 9x9 board has 6,670,903,752,021,072,936,960 of them. They are summed
//! up over what connects the bands of a board: the columns that their digits take
//! (see `signature`). Each band is filled independently.
//!
//! | boards                                              | counter                     |
//! |-----------------------------------------------------|-----------------------------|
//! | boxes of two rows or two columns: 4x4, 6x6, 8x8 …   | `two_bands`, with `band`    |
//! | boxes of three by three                             | `three_bands`, with `partition` and `table` |
//!
//! `plan` chooses an orientation of the board, `symmetry` groups what symmetry
//! makes equal, `cost` estimates the time. Measured: the empty 9x9 board 0.2 s,
//! with up to three scattered clues less than a second, with four to ten 2 to 15
//! seconds, with more less again; the empty 8x8 board 13 ms.
//!
//! # Search or sum
//!
//! A search counts some 8 million solutions of a 9x9 puzzle per second, and finds
//! few solutions immediately. So it runs first, for as many solutions as it would
//! count in the estimated time of the sum. If there are more, the sum takes over:
//! the two together take at most about twice as long as the faster one. With very
//! few givens the search has no chance and only checks that there are solutions.
//! Other boards (larger ones, jigsaws, those with other houses or limits) use the
//! search alone.

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

/// Solutions that a search finds per second: of classic puzzles, of others.
const CLASSIC_RATE: f64 = 8e6;
const OTHER_RATE: f64 = 1.2e6;

/// The search always looks for this many, which takes no time.
const FEW: u64 = 10_000;

/// A search has no chance if it would take this many times as long as the sum.
const HOPELESS: f64 = 100.0;

/// The number of solutions up to a limit, by search or by sum.
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

/// The sum, or the number known so far if it is stopped.
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
            Count::AtLeast(_) => panic!("it was not stopped, and fits"),
        }
    }

    fn blank(rows: usize, columns: usize) -> Puzzle {
        let board = Geometry::new(Shape::new(rows, columns).unwrap());
        Puzzle::try_from(Grid::empty(board)).unwrap()
    }

    #[test]
    fn empty_boards_have_as_many_as_is_known() {
        assert_eq!(sum(&blank(2, 2)), 288);
        assert_eq!(sum(&blank(2, 3)), 28_200_960);
        assert_eq!(sum(&blank(3, 2)), 28_200_960);
        assert_eq!(sum(&blank(2, 4)), 29_136_487_207_403_520);
        assert_eq!(sum(&blank(4, 2)), 29_136_487_207_403_520);
        assert_eq!(sum(&blank(3, 3)), 6_670_903_752_021_072_936_960);
    }

    /// Boards with many clues, of which a search finds all solutions; some have
    /// none.
    #[cfg(feature = "generate")]
    #[test]
    fn a_sum_is_what_a_search_counts() {
        for (rows, columns, clues) in
            [(2, 2, 0..=12), (2, 3, 6..=30), (3, 2, 6..=30), (2, 4, 24..=40), (3, 3, 22..=50)]
        {
            let board = Geometry::new(Shape::new(rows, columns).unwrap());
            for (index, clues) in (0..).zip(clues.cycle().take(30)) {
                let full = Generator::new(board.clone()).clues(board.len()..=board.len()).seed(clues as u64);
                let full = full.puzzle(index).unwrap();
                let mut grid = Grid::empty(board.clone());
                // The numbers are coprime: each step meets another cell.
                for step in 0..clues {
                    let cell = crate::base::Cell::new((step * 35 + index as usize * 11) % board.len());
                    grid.set(cell, full.get(cell));
                }
                // Every third board gets another digit, unless that clashes.
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
    fn the_digits_of_a_cell_share_the_solutions() {
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
    fn a_limit_is_kept_and_does_not_slow_down() {
        let total = |puzzle: &Puzzle, limit| count(&puzzle.solve(), limit);
        let six = blank(2, 3);
        assert_eq!(total(&six, 28_200_961), Count::Exactly(28_200_960));
        assert_eq!(total(&six, 28_200_960), Count::AtLeast(28_200_960));
        assert_eq!(total(&six, 12), Count::AtLeast(12));
        assert_eq!(total(&blank(3, 3), 1 << 64), Count::AtLeast(1 << 64));
        assert_eq!(total(&blank(2, 2), 287), Count::AtLeast(287));
    }

    #[test]
    fn what_stops_a_sum_leaves_what_is_known() {
        let plan = CountPlan::best(&BoxBoard::of(&blank(3, 3)).unwrap()).unwrap();
        assert_eq!(summed(&plan, &Control::new().stop_when(|| true), 12), Count::AtLeast(12));
    }
}
