//! Work to count the instructions of. Two runs that differ in their rounds
//! differ in nothing else, so that everything around the work cancels out.

use std::hint::black_box;

use sudokit::solve::general::GeneralSolver;
use sudokit::solve::{Answer, BatchSolver, ClassicSolver, Masks81, SearchOutcome};
use sudokit::{Generator, Geometry, Puzzle};

use crate::Outcome;

/// How many puzzles are solved in a round.
const PUZZLES: u64 = 256;

/// How many are made in a round. While the last ones of a batch are made, most
/// lanes are idle: there should be many.
const MINIMAL: u64 = 1024;
const GRIDS: u64 = 4096;

pub fn run(engine: &str, rounds: &str) -> Outcome {
    let rounds: u64 = rounds.parse()?;
    let board = Geometry::of_side(9).ok_or("9x9 is usual")?;
    let generator = Generator::new(board).seed(1);
    let minimal = generator.clone().minimal();
    let mut maker = minimal.worker();
    let puzzles: Vec<Puzzle> = (0..PUZZLES).filter_map(|index| generator.puzzle(index)).collect();
    let packed: Vec<Masks81> = puzzles.iter().filter_map(Masks81::new).collect();
    let count = match engine {
        "minimal" => MINIMAL,
        "grids" => GRIDS,
        _ => PUZZLES,
    };
    let (mut lanes, mut nine) = (BatchSolver::new(), ClassicSolver::new());
    let mut answers = vec![Answer::NONE; packed.len()];
    for round in 0..rounds {
        match engine {
            "lanes" => lanes.solve(black_box(&packed), 2, &mut answers),
            "nine" => {
                for packed in &packed {
                    black_box(nine.solve(black_box(packed), 2));
                }
            }
            "any" => {
                for puzzle in &puzzles {
                    let mut search = GeneralSolver::new(black_box(puzzle));
                    while search.advance(&|| false) == SearchOutcome::Solved {}
                }
            }
            "minimal" => {
                let mut made = Vec::new();
                maker.make_all(round * count..(round + 1) * count, &|| false, &mut made);
                black_box(made);
            }
            "grids" => {
                black_box(maker.solutions(round * count..(round + 1) * count, &|| false));
            }
            _ => return Err(format!("{engine} is no engine: lanes, nine, any, minimal and grids are").into()),
        }
    }
    println!("{count}");
    Ok(())
}
