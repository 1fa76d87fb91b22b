//! Work whose instructions can be counted. Two runs that differ in their rounds differ in nothing
//! else, so everything around the work cancels out.

use std::hint::black_box;

use sudokit::classic::{Answer, BatchSolver, Board81, Canonizer, ClassicSolver, Masks81};
use sudokit::generate::Generator;
use sudokit::internal::{GeneralSolver, SearchOutcome};
use sudokit::logic::explain::Explanation;
use sudokit::logic::rate::{Explainer, Hodoku, Unrated};
use sudokit::logic::{LogicSolver, Order, Technique};
use sudokit::{Alphabet, Candidates, Geometry, Puzzle};

use crate::Outcome;

/// The number of puzzles solved in a round.
const PUZZLES: u64 = 256;

/// The numbers made in a round. They are high, because most lanes are idle while the last ones of a
/// batch are made.
const MINIMAL: u64 = 1024;
const GRIDS: u64 = 4096;

/// The number of minimal puzzles that are rated or get a hint in a round.
const RATED: u64 = 64;

/// The engines that can be measured.
const ENGINES: [&str; 9] =
    ["batch", "classic", "general", "minimal", "grids", "explainer", "hodoku", "hint", "canonical"];

pub fn run(engine: &str, rounds: &str) -> Outcome {
    let rounds: u64 = rounds.parse()?;
    let board = Geometry::of_side(9).ok_or("there is no 9x9 board")?;
    let generator = Generator::new(board).seed(1);
    let minimal = generator.clone().minimal();
    let mut maker = minimal.worker();
    let puzzles: Vec<Puzzle> = (0..PUZZLES).filter_map(|index| generator.puzzle(index)).collect();
    let packed: Vec<Masks81> = puzzles.iter().filter_map(Masks81::new).collect();
    let rated: Vec<Puzzle> = (0..RATED).filter_map(|index| minimal.puzzle(index)).collect();
    let positions: Vec<Candidates> = rated.iter().map(after_singles).collect();
    let clues: Vec<Board81> = rated.iter().filter_map(Board81::new).collect();
    let count = match engine {
        "minimal" => MINIMAL,
        "grids" => GRIDS,
        "explainer" | "hodoku" | "hint" | "canonical" => RATED,
        _ => PUZZLES,
    };
    let (mut batch, mut classic) = (BatchSolver::new(), ClassicSolver::new());
    let (mut explainer, mut hodoku, mut canonizer) = (Explainer::new(), Hodoku::new(), Canonizer::new());
    let mut answers = vec![Answer::NONE; packed.len()];
    for round in 0..rounds {
        match engine {
            "batch" => batch.solve(black_box(&packed), 2, &mut answers),
            "classic" => {
                for packed in &packed {
                    black_box(classic.solve(black_box(packed), 2));
                }
            }
            "general" => {
                for puzzle in &puzzles {
                    let mut search = GeneralSolver::new(black_box(puzzle));
                    while search.advance(&|| false) == SearchOutcome::Solved {}
                }
            }
            "minimal" => {
                let mut made = Vec::new();
                maker.make_all(round * count..(round + 1) * count, &mut made);
                black_box(made);
            }
            "grids" => {
                black_box(maker.solutions(round * count..(round + 1) * count));
            }
            "explainer" => {
                for puzzle in &rated {
                    black_box(explainer.rate(black_box(puzzle)).map_err(|why| unrated(&why))?);
                }
            }
            "hodoku" => {
                for puzzle in &rated {
                    black_box(hodoku.rate(black_box(puzzle)).map_err(|why| unrated(&why))?);
                }
            }
            "hint" => {
                for position in &positions {
                    black_box(first_hint(black_box(position)));
                }
            }
            "canonical" => {
                for clues in &clues {
                    black_box(canonizer.puzzle(black_box(clues)));
                }
            }
            _ => return Err(format!("unknown engine '{engine}'; use one of {}", ENGINES.join(", ")).into()),
        }
    }
    println!("{count}");
    Ok(())
}

/// Returns the position after all singles. The first hint beyond them needs real searches.
fn after_singles(puzzle: &Puzzle) -> Candidates {
    let mut solver = LogicSolver::in_order(Order::Hodoku, puzzle.candidates()).up_to(Technique::HiddenSingle);
    solver.by_ref().for_each(drop);
    solver.candidates().clone()
}

/// Returns the first step of a position, with its sentences.
fn first_hint(position: &Candidates) -> Option<Explanation> {
    let step = LogicSolver::in_order(Order::Hodoku, position.clone()).next_step()?;
    Some(step.explain(position, &Alphabet::usual(position.geometry().side())))
}

fn unrated(why: &Unrated) -> String {
    format!("a generated puzzle has no rating: {why:?}")
}
