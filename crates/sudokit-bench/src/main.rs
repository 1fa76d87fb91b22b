//! Times the 9x9 engines next to the solver of the crate `sudoku`, counts their
//! instructions, and times ratings and games.
//!
//! ```text
//! sudokit-bench solve DIR             µs a puzzle, for each set of puzzles in DIR
//! sudokit-bench count                 solutions a second
//! sudokit-bench large DIR             ms to the first solution of each large board in DIR
//! sudokit-bench canonical PROGRAM     canonical forms a second, and a million lines through dedupe
//! sudokit-bench bulk PROGRAM          processor time a puzzle, two million of them in every shape
//! sudokit-bench create                minimal puzzles and full grids a second, ms for a wish
//! sudokit-bench rate FILE             ms a rating, by band, for puzzle,er,ep,ed in FILE
//! sudokit-bench rate --scale hodoku FILE   the same for puzzle,level,score,steps,brute_force
//! sudokit-bench watch                 ms to show any step of a long search
//! sudokit-bench play PROGRAM          ms to start the game, and from a key to the screen
//! sudokit-bench work ENGINE ROUNDS    nothing but work, for a tool that counts instructions
//! ```
//!
//! `cargo xtask bench-solve DIR` and its like run it as it should be run.

#![allow(clippy::cast_precision_loss, reason = "figures for people have three digits")]

mod bulk;
mod canonical;
mod clock;
mod contest;
mod count;
mod create;
mod large;
mod play;
mod pty;
mod rate;
mod set;
mod watch;
mod wishes;
mod work;

use std::path::Path;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words[..] {
        ["solve", folder] => contest::run(Path::new(folder)),
        ["count"] => count::run(),
        ["large", folder] => large::run(Path::new(folder)),
        ["canonical", program] => canonical::run(Path::new(program)),
        ["bulk", program] => bulk::run(Path::new(program)),
        ["create"] => create::run().and_then(|()| wishes::run()),
        ["rate", file] => rate::run("explainer", Path::new(file)),
        ["rate", "--scale", scale, file] => rate::run(scale, Path::new(file)),
        ["watch"] => watch::run(),
        ["play", program] => play::run(Path::new(program)),
        ["work", engine, rounds] => work::run(engine, rounds),
        _ => Err(
            "usage: sudokit-bench solve DIR | count | large DIR | canonical PROGRAM | bulk PROGRAM | create | rate [--scale SCALE] FILE | watch | play PROGRAM | work ENGINE ROUNDS"
                .into(),
        ),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What may go wrong here is for the person at the terminal to read.
type Outcome = Result<(), Box<dyn std::error::Error>>;
