//! The repository's development tasks: testing, fuzzing, benchmarks.
//!
//! Everything that a fresh machine needs besides a Rust toolchain is set up here and nowhere else.

mod api;
mod bench;
mod ci;
mod compile_time;
mod features;
mod files;
mod fuzz;
mod guide;
mod language;
mod layers;
mod licences;
mod links;
mod metadata;
mod names;
mod packages;
mod platforms;
mod ratchet;
mod spelling;
mod texts;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use api::Recording;
use features::Extent;
use ratchet::Fallen;

const USAGE: &str = "\
cargo xtask check           the fast checks: format, lints, unit tests, spelling and language
cargo xtask test            what CI runs: format, lints, all tests, documentation, the public API
cargo xtask soak [TIME]     the long forms of all tests, then the fuzzers; each open-ended test and all
                            fuzzers together may take this time, such as 10m or 2h (1h by default)
cargo xtask fuzz [SECONDS]  all fuzzers in parallel, for 30 seconds by default
cargo xtask platforms             compile for other systems and with the oldest compiler that is promised
cargo xtask guide                 build the guide as a web site, target/guide/html
cargo xtask links                 find links between pages that lead nowhere
cargo xtask language              find phrases that plain English avoids
cargo xtask spelling              find misspelled words, and American spellings in prose
cargo xtask layers                check that the library's modules depend in one direction
cargo xtask licences [--update]   compare THIRD-PARTY.md with the dependencies; write its table again
cargo xtask names [--update]      count type names that a crate repeats; lower the recorded counts
cargo xtask texts                 check that every message is used, and shown by a test
cargo xtask packages              build each package from its own files, and check its contents
cargo xtask api [--update]        compare the library's public API with crates/sudokit/api.txt; record it
cargo xtask features [--short]    check every combination of the features of sudokit and sudokit-draw; or none, one and all
cargo xtask compile-time          processor time of building a user's crate, with and without features
cargo xtask bench-solve DIR       9x9 engines next to the crate `sudoku`, for each set of puzzles in DIR
cargo xtask bench-count           counting solutions: millions one by one, and all of nearly empty boards
cargo xtask bench-large DIR       the first solution of each large board in DIR
cargo xtask bench-canonical       canonical forms of boards of every kind; a million lines through dedupe
cargo xtask bench-bulk            two million puzzles as lines, CSV, JSON and grids through the program, 1 and 2 jobs
cargo xtask bench-create          minimal 9x9 puzzles and full grids next to the crate `sudoku`; time by request
cargo xtask bench-rate FILE       ratings by band, for a file of lines puzzle,er,ep,ed; with --scale hodoku
                                  of lines puzzle,level,score,steps,brute_force
cargo xtask bench-watch           long searches: the time to explore them, and to show any step
cargo xtask bench-draw            pictures: the time to draw them, and their size
cargo xtask bench-play            the game in a terminal: its start, and from a key to the screen
cargo xtask bench-instructions    instructions of each engine for a puzzle, by callgrind";

fn main() -> ExitCode {
    if let Some(code) = api::rustdoc() {
        return code;
    }
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let time = words.get(1).and_then(|word| duration(word));
    let outcome = match (&words[..], time) {
        (["check"], _) => ci::check(),
        (["test"], _) => ci::test(),
        (["soak"], _) => ci::soak(Duration::from_secs(3600)),
        (["soak", _], Some(time)) => ci::soak(time),
        (["fuzz"], _) => fuzz::fuzz(Duration::from_secs(30)),
        (["fuzz", _], Some(time)) => fuzz::fuzz(time),
        (["platforms"], _) => platforms::check(),
        (["guide"], _) => guide::build(),
        (["links"], _) => links::check(),
        (["language"], _) => language::check(),
        (["spelling"], _) => spelling::check(),
        (["layers"], _) => layers::check(),
        (["licences"], _) => licences::check(licences::Outdated::Report),
        (["licences", "--update"], _) => licences::check(licences::Outdated::Update),
        (["names"], _) => names::check(Fallen::Report),
        (["names", "--update"], _) => names::check(Fallen::Update),
        (["texts"], _) => texts::check(),
        (["packages"], _) => packages::check(),
        (["api"], _) => api::check(Recording::Compare),
        (["api", "--update"], _) => api::check(Recording::Update),
        (["features"], _) => features::check(Extent::All),
        (["features", "--short"], _) => features::check(Extent::Short),
        (["compile-time"], _) => compile_time::measure(),
        (["bench-solve", folder], _) => bench::bench(&["solve", folder]),
        (["bench-count"], _) => bench::bench(&["count"]),
        (["bench-large", folder], _) => bench::bench(&["large", folder]),
        (["bench-canonical"], _) => bench::with_program("canonical"),
        (["bench-bulk"], _) => bench::with_program("bulk"),
        (["bench-create"], _) => bench::bench(&["create"]),
        (["bench-rate", file], _) => bench::bench(&["rate", file]),
        (["bench-rate", "--scale", scale, file], _) => bench::bench(&["rate", "--scale", scale, file]),
        (["bench-watch"], _) => bench::bench(&["watch"]),
        (["bench-draw"], _) => bench::bench(&["draw"]),
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

/// Parses `90` and `90s` as seconds, `10m` as minutes, `2h` as hours.
fn duration(text: &str) -> Option<Duration> {
    let (number, unit) = match text.char_indices().last()? {
        (end, 's') => (&text[..end], 1),
        (end, 'm') => (&text[..end], 60),
        (end, 'h') => (&text[..end], 3600),
        _ => (text, 1),
    };
    Some(Duration::from_secs(number.parse::<u64>().ok()?.checked_mul(unit)?))
}

/// The error is the command line that failed, or a message.
type Outcome = Result<(), String>;

fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command and prints how long it took.
fn run(mut command: Command) -> Outcome {
    let line = show(&command);
    println!("$ {line}");
    let start = Instant::now();
    let status = command.status().map_err(|error| format!("{line}: {error}"))?;
    println!("  {:.1} seconds for {line}", start.elapsed().as_secs_f64());
    if status.success() { Ok(()) } else { Err(line) }
}

fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask is a folder of the repository").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units() {
        let seconds = |text| duration(text).map(|time| time.as_secs());
        assert_eq!(["90", "90s", "10m", "2h"].map(seconds), [90, 90, 600, 7200].map(Some));
        assert_eq!(["", "h", "m2", "1d"].map(seconds), [None; 4]);
    }
}
