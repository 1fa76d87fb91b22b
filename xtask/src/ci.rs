//! The checks for every change, and their long forms.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::api::{self, Recording};
use crate::features::{self, Extent};
use crate::{Outcome, cargo, fuzz, root, run, show};

/// All tests except those in documentation.
const TESTS: [&str; 3] = ["test", "--workspace", "--tests"];

/// Unit tests. The whole workspace is named, because a selection of packages builds their
/// dependencies with other features.
const UNIT_TESTS: [&str; 7] = ["test", "--workspace", "--lib", "--bin", "sudoku", "--bin", "xtask"];

/// The fast checks to run while you work.
pub fn check() -> Outcome {
    timed(|| {
        run(cargo(&["fmt", "--all", "--check"]))?;
        clippy()?;
        run(cargo(&[&UNIT_TESTS[..], &["--quiet"]].concat()))
    })
}

/// Everything that must pass before a commit.
pub fn test() -> Outcome {
    timed(|| {
        run(cargo(&["fmt", "--all", "--check"]))?;
        clippy()?;
        run(cargo(&[&TESTS[..], &["--quiet", "--no-run"]].concat()))?;
        // Tests run the examples.
        run(cargo(&["build", "--workspace", "--examples", "--quiet"]))?;
        let documentation =
            run_tests_and_document(cargo(&[&TESTS[..], &["--quiet"], collections()?].concat()))?;
        documentation.join().map_err(|_| "the documentation panicked".to_owned())?
    })
}

/// The long forms of all tests, and then the fuzzers.
pub fn soak(time: Duration) -> Outcome {
    timed(|| {
        let seconds = time.as_secs().to_string();
        let programs = ["--test", "integration", "--test", "soak"];
        let mut tests = cargo(&[&UNIT_TESTS[..], &programs, collections()?].concat());
        tests.env("SUDOKIT_SOAK", seconds);
        run(tests)?;
        fuzz::fuzz(time)
    })
}

fn timed(work: impl FnOnce() -> Outcome) -> Outcome {
    let start = Instant::now();
    work()?;
    println!("all checks passed in {} seconds", start.elapsed().as_secs());
    Ok(())
}

fn clippy() -> Outcome {
    run(cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"]))
}

/// Returns the arguments that run tests over public collections. The collections cannot be shipped,
/// so these tests are marked as ignored. They run if the collections are next to the repository;
/// otherwise their names are printed.
fn collections() -> Result<&'static [&'static str], String> {
    if root().join("../shared/data").is_dir() {
        return Ok(&["--", "--include-ignored"]);
    }
    let mut list = cargo(&["test", "--workspace", "--quiet", "--lib", "--test", "integration"]);
    list.args(["--", "--ignored", "--list"]);
    let output = list.output().map_err(|error| format!("{}: {error}", show(&list)))?;
    println!("skipped, because ../shared/data is missing:");
    for name in String::from_utf8_lossy(&output.stdout).lines().filter_map(|line| line.strip_suffix(": test"))
    {
        println!("  {name}");
    }
    Ok(&[])
}

/// Runs the tests. As soon as the first of them starts, cargo has nothing more to build. Meanwhile
/// the documentation is built and tested, and the public API compared with the recorded one.
fn run_tests_and_document(mut tests: Command) -> Result<JoinHandle<Outcome>, String> {
    let line = show(&tests);
    println!("$ {line}");
    let start = Instant::now();
    let problem = |error: std::io::Error| format!("{line}: {error}");
    let mut child = tests.stdout(Stdio::piped()).spawn().map_err(problem)?;
    let mut documentation = None;
    for printed in BufReader::new(child.stdout.take().expect("standard output is piped")).lines() {
        let printed = printed.map_err(problem)?;
        println!("{printed}");
        if printed.starts_with("running ") {
            documentation.get_or_insert_with(|| thread::spawn(document));
        }
    }
    let status = child.wait().map_err(problem)?;
    println!("  {:.1} seconds for {line}", start.elapsed().as_secs_f64());
    let documentation = documentation.filter(|_| status.success());
    documentation.ok_or(line)
}

fn document() -> Outcome {
    let mut documentation = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    documentation.env("RUSTDOCFLAGS", "--deny warnings");
    run(documentation)?;
    run(cargo(&["test", "--workspace", "--quiet", "--doc"]))?;
    api::check(Recording::Compare)?;
    features::check(Extent::Short)
}
