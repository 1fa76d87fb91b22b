//! The speed of counting solutions: one by one, for a puzzle of 17 clues, complete and without its
//! first one, two or three clues; and all together, for empty boards and boards with few clues. The
//! numbers for the puzzle and for the empty boards are known, and checked.

use std::cell::Cell;

use sudokit::board::Shape;
use sudokit::generate::Generator;
use sudokit::solve::Count;
use sudokit::{Geometry, Grid, Puzzle};

use crate::Outcome;
use crate::clock::time;

const PUZZLE: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

const SOLUTIONS: [u64; 4] = [1, 507_806, 4_210_232, 35_106_444];

/// Empty boards: rows and columns of a box, and the number of solutions.
const EMPTY: [(usize, usize, u128); 4] =
    [(2, 2, 288), (2, 3, 28_200_960), (2, 4, 29_136_487_207_403_520), (3, 3, 6_670_903_752_021_072_936_960)];

/// The numbers of clues to keep from a solution of the classic board.
const FEW_CLUES: [usize; 8] = [1, 2, 3, 4, 5, 6, 7, 16];

pub fn run() -> Outcome {
    one_by_one()?;
    println!("board  clues  solutions  seconds");
    for (rows, columns, expected) in EMPTY {
        let board = Geometry::new(Shape::new(rows, columns).ok_or("the board has no boxes")?);
        let side = board.side();
        let total = count_and_print(&format!("{side}x{side}"), &Puzzle::try_from(Grid::empty(board))?)?;
        if total != expected {
            return Err(format!("{side}x{side} has {expected} solutions, not {total}").into());
        }
    }
    let board = Geometry::of_side(9).ok_or("there is no 9x9 board")?;
    for clues in FEW_CLUES {
        let puzzle = Generator::new(board.clone())
            .minimal()
            .seed(3)
            .puzzle(0)
            .ok_or("a puzzle could not be generated")?;
        // Scattered over the board, which is the hardest case to sum.
        let all = puzzle.clues();
        let mut grid = puzzle.grid().clone();
        for (number, (cell, _)) in puzzle.grid().filled().enumerate() {
            if number * clues / all == (number + 1) * clues / all {
                grid.set(cell, None);
            }
        }
        count_and_print("9x9", &Puzzle::try_from(grid)?)?;
    }
    Ok(())
}

/// Counts all solutions, and prints the time it takes.
fn count_and_print(board: &str, puzzle: &Puzzle) -> Result<u128, Box<dyn std::error::Error>> {
    let count = Cell::new(Count::AtLeast(0));
    let seconds = time(|| count.set(puzzle.solve().count_exact())).as_secs_f64();
    let Count::Exactly(total) = count.get() else { return Err("the count is not exact".into()) };
    println!("{board}  {}  {total}  {seconds:.3}", puzzle.clues());
    Ok(total)
}

fn one_by_one() -> Outcome {
    println!("clues  solutions  seconds  million_a_second");
    let mut puzzle: Puzzle = PUZZLE.parse()?;
    for expected in SOLUTIONS {
        let count = Cell::new(Count::AtLeast(0));
        let seconds = time(|| count.set(puzzle.solve().count(u64::MAX))).as_secs_f64();
        if count.get() != Count::Exactly(expected) {
            return Err(format!("{expected} solutions, but {} were counted", count.get()).into());
        }
        println!("{}  {expected}  {seconds:.3}  {:.2}", puzzle.clues(), expected as f64 / seconds / 1e6);
        let first = puzzle.grid().filled().map(|(cell, _)| cell).next();
        puzzle = first.map_or(puzzle.clone(), |cell| puzzle.without(cell));
    }
    Ok(())
}
