//! How fast solutions are counted: a puzzle of 17 clues, less its first one,
//! two and three. The numbers are known.

use std::cell::Cell;

use sudokit::{Count, Puzzle};

use crate::Outcome;
use crate::clock::time;

const PUZZLE: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

const SOLUTIONS: [u64; 4] = [1, 507_806, 4_210_232, 35_106_444];

pub fn run() -> Outcome {
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
