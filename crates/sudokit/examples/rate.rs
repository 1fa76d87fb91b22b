//! Rates the puzzles from standard input and lists the hardest first:
//! `cargo run --example rate < puzzles/collection.sdm`

use std::io::stdin;

use sudokit::format::{Options, Reader};
use sudokit::logic::rate::{Explainer, Hodoku, Level};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The raters reuse their tables for every puzzle.
    let (mut explainer, mut hodoku) = (Explainer::new(), Hodoku::new());
    let mut rated = Vec::new();
    for record in Reader::new(stdin().lock(), Options::default()) {
        let record = record?;
        let puzzle = record.puzzle()?;
        match (explainer.rate(&puzzle), hodoku.rate(&puzzle)) {
            (Ok(grade), Ok(score)) => rated.push((grade, score, record.line)),
            (Err(problem), _) | (_, Err(problem)) => println!("line {}: {problem}", record.line),
        }
    }
    rated.sort_by_key(|(grade, _, line)| (std::cmp::Reverse(grade.er), *line));
    for (grade, score, line) in rated {
        let level = Level::of(grade.er);
        println!("line {line}: ER {} ({level}), {}, {score}", grade.er, grade.hardest);
    }
    Ok(())
}
