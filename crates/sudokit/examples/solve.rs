//! Solves the puzzles from standard input: `cargo run --example solve < puzzles/hard.txt`

use std::io::stdin;

use sudokit::format::{self, Options, Reader};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for record in Reader::new(stdin().lock(), Options::default()) {
        let record = record?;
        let puzzle = record.puzzle()?;
        match puzzle.solve().unique() {
            // The solution is written in the format of the puzzle.
            Ok(solution) => {
                let solved = record.with_grid((&solution).into());
                print!("{}", format::write(&solved, record.format)?);
            }
            Err(problem) => println!("line {}: {problem}", record.line),
        }
    }
    Ok(())
}
