//! Prints the puzzles from standard input, without those that are equivalent to an earlier one
//! (rotated, reflected, shuffled or with other digits):
//! `cargo run --example dedupe < puzzles/collection.sdm`

use std::collections::HashMap;
use std::io::stdin;

use sudokit::format::{Options, Reader};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut first = HashMap::new();
    for record in Reader::new(stdin().lock(), Options::default()) {
        let record = record?;
        let puzzle = record.puzzle()?;
        // Equal keys mean equivalent puzzles.
        let earlier = *first.entry(puzzle.canonical_key()?).or_insert(record.line);
        if earlier == record.line {
            println!("{}", puzzle.to_line());
        } else {
            println!("# line {} is the same as line {earlier}", record.line);
        }
    }
    Ok(())
}
