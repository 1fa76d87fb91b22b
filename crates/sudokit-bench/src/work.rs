//! Work to count the instructions of. Two runs that differ in their rounds
//! differ in nothing else, so that everything around the work cancels out.

use std::hint::black_box;

use sudokit::solve::any::{Search, Step};
use sudokit::solve::{Answer, Lanes, Nine, Packed};
use sudokit::{Generator, Geometry, Puzzle};

use crate::Outcome;

/// How many puzzles a round is about.
const PUZZLES: u64 = 256;

pub fn run(engine: &str, rounds: &str) -> Outcome {
    let rounds: usize = rounds.parse()?;
    let board = Geometry::of_side(9).ok_or("9x9 is usual")?;
    let generator = Generator::new(board).seed(1);
    let puzzles: Vec<Puzzle> = (0..PUZZLES).filter_map(|index| generator.puzzle(index)).collect();
    let packed: Vec<Packed> = puzzles.iter().filter_map(Packed::new).collect();
    let (mut lanes, mut nine) = (Lanes::new(), Nine::new());
    let mut answers = vec![Answer::NONE; packed.len()];
    for _ in 0..rounds {
        match engine {
            "lanes" => lanes.solve(black_box(&packed), 2, &mut answers),
            "nine" => {
                for packed in &packed {
                    black_box(nine.solve(black_box(packed), 2));
                }
            }
            "any" => {
                for puzzle in &puzzles {
                    let mut search = Search::new(black_box(puzzle));
                    while search.advance(&|| false) == Step::Solved {}
                }
            }
            _ => return Err(format!("{engine} is no engine: name lanes, nine or any").into()),
        }
    }
    println!("{}", packed.len());
    Ok(())
}
