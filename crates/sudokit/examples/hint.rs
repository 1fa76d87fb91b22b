//! Prints the next hint for the puzzle and notes from standard input, from a nudge to the move:
//! `cargo run --example hint < puzzles/medium.txt`

use std::io::{Read, stdin};

use sudokit::format;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{Order, PlayerPosition, PositionStatus};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut text = String::new();
    stdin().read_to_string(&mut text)?;
    let record = format::parse(&text)?;
    let puzzle = record.puzzle()?;
    let uniqueness = puzzle.solve().uniqueness();
    let position = PlayerPosition::new(&puzzle, &record.progress, &uniqueness);

    match position.status() {
        PositionStatus::Open => {
            let mut solver = position.solver(Order::Beginner);
            let Some(step) = solver.next_step() else {
                println!("No technique finds a step.");
                return Ok(());
            };
            let explanation = step.explain(solver.candidates(), &record.alphabet);
            for level in Reveal::ALL {
                println!("{level}: {}", explanation.level(level).join(" "));
            }
        }
        PositionStatus::Mistakes(mistakes) => {
            for mistake in mistakes {
                println!("{}.", position.sentence(mistake, &record.alphabet));
            }
        }
        PositionStatus::Solved => println!("It is solved."),
        PositionStatus::NoSolution | PositionStatus::DeadEnd => println!("It has no solution."),
    }
    Ok(())
}
