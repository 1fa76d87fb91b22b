//! Measurements: time compared with a rival's, and instructions.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::{Outcome, cargo, root, run};

/// Runs the bench program, built like a release.
pub fn bench(arguments: &[&str]) -> Outcome {
    run(cargo(&["build", "--quiet", "--release", "--package", "sudokit-bench"]))?;
    let mut command = Command::new(program());
    command.args(arguments);
    // A path on the command line is relative to the current folder.
    if let Ok(here) = env::current_dir() {
        command.current_dir(here);
    }
    run(command)
}

/// Measures the release build of `sudoku`.
pub fn with_program(what: &str) -> Outcome {
    run(cargo(&["build", "--quiet", "--release", "--package", "sudokit-cli"]))?;
    let program = target().join("release/sudoku");
    bench(&[what, &program.to_string_lossy()])
}

/// The bench program.
fn program() -> PathBuf {
    target().join("release/sudokit-bench")
}

/// Cargo's target folder.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Counts the instructions that each engine takes for a puzzle. Unlike seconds, they are the same
/// on a busy machine.
pub fn instructions() -> Outcome {
    run(cargo(&["build", "--quiet", "--release", "--package", "sudokit-bench"]))?;
    println!("engine  instructions_per_puzzle");
    let engines =
        ["batch", "classic", "general", "minimal", "grids", "explainer", "hodoku", "hint", "canonical"];
    for engine in engines {
        const ROUNDS: u64 = 4;
        let (puzzles, some) = count(engine, 1)?;
        let (_, more) = count(engine, 1 + ROUNDS)?;
        println!("{engine}  {}", (more - some) / (ROUNDS * puzzles));
    }
    Ok(())
}

/// The puzzles of a round, and the instructions of all rounds.
fn count(engine: &str, rounds: u64) -> Result<(u64, u64), String> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program());
    command.args(["work", engine]).arg(rounds.to_string()).current_dir(root());
    let output =
        command.output().map_err(|error| format!("cannot run valgrind, which must be installed: {error}"))?;
    let puzzles = String::from_utf8_lossy(&output.stdout);
    let report = String::from_utf8_lossy(&output.stderr);
    let collected = report.lines().find_map(|line| line.split_once("Collected : "));
    let instructions = collected.and_then(|(_, number)| number.trim().parse().ok());
    let puzzles = puzzles.trim().parse().ok();
    puzzles.zip(instructions).ok_or_else(|| format!("valgrind reported no instruction count: {report}"))
}
