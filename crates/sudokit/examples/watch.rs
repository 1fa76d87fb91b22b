//! Watches two methods: prints their first steps, then how they ended.
//! `cargo run --example watch`

use sudokit::watch::{Method, Watch};
use sudokit::{Alphabet, Puzzle};

fn main() -> Result<(), sudokit::Error> {
    let puzzle: Puzzle =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
    let alphabet = Alphabet::usual(9);
    for method in [Method::Backtrack, Method::Search] {
        let mut watch = Watch::new(&puzzle, method);
        println!("{method}:");
        for _ in 0..5 {
            watch.forward();
            println!("{:>6}  {}", watch.number(), watch.frame().sentence(&alphabet));
        }
        let steps = watch.seek_end();
        let frame = watch.frame();
        println!("{steps:>6}  {} {} guesses.", frame.sentence(&alphabet), frame.figures.guesses);
    }
    Ok(())
}
