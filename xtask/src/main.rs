//! The chores of the repository: testing, fuzzing, measuring.
//!
//! Everything that a fresh machine needs besides a Rust toolchain is set up
//! here, and nowhere else.

mod bench;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode};
use std::time::Instant;

const USAGE: &str = "\
cargo xtask test            format, lints, all tests, documentation, 30 seconds of each fuzz target
cargo xtask fuzz [SECONDS]  each fuzz target for so long, 30 seconds by default
cargo xtask soak [HOURS]    the long runs: large counts, 100,000 puzzles of each kind, fuzzing for hours (1 by default)
cargo xtask bench-solve DIR       9x9 engines beside the crate `sudoku`, for each set of puzzles in DIR
cargo xtask bench-count           counting solutions: millions one by one, and all of nearly empty boards
cargo xtask bench-large DIR       the first solution of each large board in DIR
cargo xtask bench-canonical       canonical forms of boards of every kind; a million lines through dedupe
cargo xtask bench-create          minimal 9x9 puzzles and full grids beside the crate `sudoku`; wishes
cargo xtask bench-rate FILE       ratings by band, for a file of lines puzzle,er,ep,ed; with --scale hodoku
                                  of lines puzzle,level,score,steps,brute_force
cargo xtask bench-watch           any step of long searches, explored and sought
cargo xtask bench-play            the game in a terminal: its start, and from a key to the screen
cargo xtask bench-instructions    instructions of each engine for a puzzle, by callgrind";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = words.get(1).and_then(|word| word.parse().ok());
    let outcome = match (&words[..], number) {
        (["test"], _) => test(),
        (["fuzz"], _) => fuzz(30),
        (["fuzz", _], Some(seconds)) => fuzz(seconds),
        (["soak"], _) => soak(1),
        (["soak", _], Some(hours)) => soak(hours),
        (["bench-solve", folder], _) => bench::bench(&["solve", folder]),
        (["bench-count"], _) => bench::bench(&["count"]),
        (["bench-large", folder], _) => bench::bench(&["large", folder]),
        (["bench-canonical"], _) => bench::with_program("canonical"),
        (["bench-create"], _) => bench::bench(&["create"]),
        (["bench-rate", file], _) => bench::bench(&["rate", file]),
        (["bench-rate", "--scale", scale, file], _) => bench::bench(&["rate", "--scale", scale, file]),
        (["bench-watch"], _) => bench::bench(&["watch"]),
        (["bench-play"], _) => bench::with_program("play"),
        (["bench-instructions"], _) => bench::instructions(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("failed: {failed}");
            ExitCode::FAILURE
        }
    }
}

/// What failed, as a command line.
type Outcome = Result<(), String>;

fn test() -> Outcome {
    let start = Instant::now();
    run(cargo(&["fmt", "--all", "--check"]))?;
    // It takes minutes on one processor, and the rest leaves one idle at times.
    let fuzz_targets = std::thread::spawn(build_fuzz_targets);
    run(cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"]))?;
    run(cargo(&["test", "--workspace", "--quiet"]))?;
    collections()?;
    let mut documentation = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    documentation.env("RUSTDOCFLAGS", "--deny warnings");
    run(documentation)?;
    fuzz_targets.join().map_err(|_| "building the fuzz targets panicked".to_owned())??;
    run_fuzz_targets(30)?;
    println!("all is well after {} seconds", start.elapsed().as_secs());
    Ok(())
}

/// Tests over public collections, which are not ours to ship, are marked as
/// ignored; they run where the collections stand beside the repository.
fn collections() -> Outcome {
    if root().join("../shared/data").is_dir() {
        let tests = ["--lib", "--test", "collections", "--test", "explainer", "--test", "hodoku"];
        run(cargo(&[&["test", "--workspace", "--quiet"], &tests[..], &["--", "--ignored"]].concat()))
    } else {
        println!("skipped: tests over the collections in ../shared/data, which is not there");
        Ok(())
    }
}

fn soak(hours: u64) -> Outcome {
    let tests = ["--test", "soak", "--test", "generator"];
    run(cargo(
        &[&["test", "--release", "--package", "sudokit"], &tests[..], &["--", "--include-ignored"]].concat(),
    ))?;
    fuzz(hours * 3600)
}

const FUZZ_TARGETS: [&str; 5] =
    ["parse", "parse_roundtrip", "engines_agree", "steps_are_sound", "forms_agree"];

fn fuzz(seconds: u64) -> Outcome {
    build_fuzz_targets()?;
    run_fuzz_targets(seconds)
}

/// Builds all fuzz targets. Sanitizers need a nightly compiler or the leave to
/// use unstable features on a stable one.
fn build_fuzz_targets() -> Outcome {
    let is_installed =
        Command::new("cargo").args(["fuzz", "--version"]).output().is_ok_and(|o| o.status.success());
    if !is_installed {
        run(cargo(&["install", "cargo-fuzz", "--locked", "--quiet"]))?;
    }
    run(cargo_fuzz(&["build"]))
}

/// Runs all fuzz targets side by side.
fn run_fuzz_targets(seconds: u64) -> Outcome {
    let limit = format!("-max_total_time={seconds}");
    let children: Vec<(String, Child)> = FUZZ_TARGETS
        .iter()
        .map(|target| {
            let mut command = cargo_fuzz(&["run", target]);
            // Mutations of real files get further than noise.
            let seeds = root().join("crates/sudokit/tests/formats/same_puzzle");
            let corpus = root().join("fuzz/corpus").join(target);
            std::fs::create_dir_all(&corpus).map_err(|error| error.to_string())?;
            command.args([corpus, seeds]);
            command.args(["--", &limit, "-max_len=8192", "-timeout=10", "-verbosity=0", "-print_funcs=0"]);
            let line = show(&command);
            println!("$ {line}");
            let child = command.spawn().map_err(|error| format!("{line}: {error}"))?;
            Ok((line, child))
        })
        .collect::<Result<_, String>>()?;
    for (line, mut child) in children {
        let status = child.wait().map_err(|error| format!("{line}: {error}"))?;
        if !status.success() {
            return Err(line);
        }
    }
    Ok(())
}

fn cargo_fuzz(arguments: &[&str]) -> Command {
    let mut command = cargo(&["fuzz"]);
    command.args(arguments).current_dir(root()).env("RUSTC_BOOTSTRAP", "1");
    command
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments).current_dir(root());
    if env::var_os("CI").is_some() {
        // What is built once need not be prepared for being built again.
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

fn run(mut command: Command) -> Outcome {
    let line = show(&command);
    println!("$ {line}");
    let start = Instant::now();
    let status = command.status().map_err(|error| format!("{line}: {error}"))?;
    println!("  {} seconds for {line}", start.elapsed().as_secs());
    if status.success() { Ok(()) } else { Err(line) }
}

fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask stands in the repository").to_owned()
}
