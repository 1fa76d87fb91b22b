//! Minimal puzzles and full grids, compared with the crate `sudoku`.
//!
//! The two take turns, many times, and the best time of each counts. The crate generates puzzles
//! without symmetry, because its usual ones are not minimal. Every puzzle is made from its own
//! grid, and all results of the timed runs are checked.

use std::time::Duration;

use sudokit::classic::{Answer, BatchSolver, Board81, Masks81};
use sudokit::generate::{Generated, Generator, GeneratorWorker};
use sudokit::solve::Count;
use sudokit::{Geometry, Puzzle, Solution};
use sudoku::{Sudoku, Symmetry};

use crate::Outcome;
use crate::clock::time;

/// The number of turns.
const PASSES: usize = 15;

/// The numbers of Sudokit's and of the crate's results per turn.
const PUZZLES: (u64, u64) = (2048, 200);
const GRIDS: (u64, u64) = (16_384, 1500);

pub fn run() -> Outcome {
    let board = Geometry::of_side(9).ok_or("there is no 9x9 board")?;
    let generator = Generator::new(board).minimal().seed(1);
    let mut maker = generator.worker();
    let puzzles = puzzles(&mut maker)?;
    let grids = grids(&mut maker)?;
    println!("what  ours_per_second  peer_per_second  ratio");
    for (what, (ours, theirs)) in [("minimal", puzzles), ("grids", grids)] {
        println!("{what}  {ours:.0}  {theirs:.0}  {:.2}", ours / theirs);
    }
    Ok(())
}

fn puzzles(maker: &mut GeneratorWorker) -> Result<(f64, f64), Box<dyn std::error::Error>> {
    let mut best = (Duration::MAX, Duration::MAX);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for pass in 0..PASSES as u64 {
        let mut made = Vec::new();
        let (count, their_count) = PUZZLES;
        let indices = pass * count..(pass + 1) * count;
        best.0 = best.0.min(time(|| maker.make_all(indices, &mut made)));
        ours.extend(made.into_iter().collect::<Result<Vec<Generated>, _>>()?);
        let mut made = Vec::new();
        best.1 = best.1.min(time(|| {
            made.extend((0..their_count).map(|_| Sudoku::generate_with_symmetry(Symmetry::None)));
        }));
        theirs.extend(made);
    }
    check(&ours)?;
    let our_clues: usize = ours.iter().map(|creation| creation.puzzle.clues()).sum();
    let their_clues: usize = theirs.iter().map(|puzzle| puzzle.n_clues() as usize).sum();
    println!(
        "clues  ours {:.2}  peer {:.2}",
        our_clues as f64 / ours.len() as f64,
        their_clues as f64 / theirs.len() as f64
    );
    Ok((PUZZLES.0 as f64 / best.0.as_secs_f64(), PUZZLES.1 as f64 / best.1.as_secs_f64()))
}

/// Checks that every puzzle has the solution it came with, and no redundant clue.
fn check(made: &[Generated]) -> Outcome {
    let mut lanes = BatchSolver::new();
    let mut count = |puzzles: &[Puzzle]| {
        let packed: Vec<Masks81> = puzzles.iter().filter_map(Masks81::new).collect();
        let mut answers = vec![Answer::NONE; packed.len()];
        lanes.solve(&packed, 2, &mut answers);
        answers
    };
    for creation in made {
        let puzzle = &creation.puzzle;
        let mut all = vec![puzzle.clone()];
        all.extend(puzzle.grid().filled().map(|(cell, _)| puzzle.without(cell)));
        let answers = count(&all);
        let solution = Board81::try_from(&creation.solution)?;
        let is_right = answers[0].count == Count::Exactly(1)
            && answers[0].solution() == Some(&solution)
            && answers[1..].iter().all(|answer| answer.count == Count::AtLeast(2));
        if !is_right {
            return Err(format!("not minimal, or not unique: {puzzle:?}").into());
        }
    }
    Ok(())
}

fn grids(maker: &mut GeneratorWorker) -> Result<(f64, f64), Box<dyn std::error::Error>> {
    let mut best = (Duration::MAX, Duration::MAX);
    for pass in 0..PASSES as u64 {
        let (count, their_count) = GRIDS;
        let mut made = Vec::new();
        let indices = pass * count..(pass + 1) * count;
        best.0 = best.0.min(time(|| made = maker.solutions(indices)));
        if made.len() as u64 != count || !made.iter().all(is_solved) {
            return Err("a grid breaks the rules, or is missing".into());
        }
        let mut made = Vec::new();
        best.1 = best.1.min(time(|| made.extend((0..their_count).map(|_| Sudoku::generate_solved()))));
        if !made.iter().all(Sudoku::is_solved) {
            return Err("a grid of the peer breaks the rules".into());
        }
    }
    Ok((GRIDS.0 as f64 / best.0.as_secs_f64(), GRIDS.1 as f64 / best.1.as_secs_f64()))
}

fn is_solved(grid: &Solution) -> bool {
    let mut digits = [0; 81];
    for (cell, digit) in digits.iter_mut().zip(grid.digits()) {
        *cell = digit.get();
    }
    Sudoku::from_bytes(digits).is_ok_and(|sudoku| sudoku.is_solved())
}
