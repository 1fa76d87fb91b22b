//! Compares the 9x9 engines with the solver of the crate `sudoku`, counts their instructions, and
//! times ratings and games.
//!
//! ```text
//! sudokit-bench solve DIR             µs per puzzle, for each set of puzzles in DIR
//! sudokit-bench count                 solutions per second
//! sudokit-bench large DIR             ms to the first solution of each large board in DIR
//! sudokit-bench canonical PROGRAM     canonical forms per second, a million lines through dedupe
//! sudokit-bench bulk PROGRAM          processor time per puzzle, for two million in every format
//! sudokit-bench create                minimal puzzles and full grids per second, ms with criteria
//! sudokit-bench rate FILE             ms per rating, by band, for puzzle,er,ep,ed in FILE
//! sudokit-bench rate --scale hodoku FILE   the same for puzzle,level,score,steps,brute_force
//! sudokit-bench watch                 ms to show any step of a long search
//! sudokit-bench draw                  ms to draw boards and chains, and the size of the files
//! sudokit-bench play PROGRAM          ms to start the game, and from a key to the screen
//! sudokit-bench work ENGINE ROUNDS    nothing but work, for a tool that counts instructions
//! ```
//!
//! `cargo xtask bench-solve DIR` and similar commands build and run it.

#![allow(clippy::cast_precision_loss, reason = "printed figures have three digits")]

mod bulk;
mod canonical;
mod clock;
mod contest;
mod count;
mod create;
mod criteria;
mod draw;
mod large;
mod play;
mod pty;
mod rate;
mod set;
mod watch;
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
        ["create"] => create::run().and_then(|()| criteria::run()),
        ["rate", file] => rate::run("explainer", Path::new(file)),
        ["rate", "--scale", scale, file] => rate::run(scale, Path::new(file)),
        ["watch"] => watch::run(),
        ["draw"] => draw::run(),
        ["play", program] => play::run(Path::new(program)),
        ["work", engine, rounds] => work::run(engine, rounds),
        _ => Err(
            "usage: sudokit-bench solve DIR | count | large DIR | canonical PROGRAM | bulk PROGRAM | create | rate [--scale SCALE] FILE | watch | draw | play PROGRAM | work ENGINE ROUNDS"
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

/// Errors are messages for the person at the terminal.
type Outcome = Result<(), Box<dyn std::error::Error>>;
