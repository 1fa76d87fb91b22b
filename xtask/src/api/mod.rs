//! Compares the public API of the library with the checked-in listing `crates/sudokit/api.txt`.
//!
//! The listing has a line for each item. A change of the API changes lines, so it cannot happen by
//! accident, and a reviewer sees it in the diff. The lines come from rustdoc's JSON, built with all
//! features for users.

mod listing;
#[cfg(test)]
mod sample;
mod signature;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::{env, fs};

use serde_json::Value;

use crate::metadata::{LIBRARY, Metadata};
use crate::{Outcome, cargo, root, run};

/// The version of rustdoc's JSON that the listing is made from, and a toolchain that writes it.
const FORMAT: u64 = 57;
const TOOLCHAIN: &str = "Rust 1.95";

const UPDATE: &str = "cargo xtask api --update";

/// The action if the listing differs from the recorded one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recording {
    Compare,
    Update,
}

/// Lists the API, and compares it with the recorded listing or records it.
pub fn check(recording: Recording) -> Outcome {
    let file = document()?;
    let path = root().join("crates/sudokit/api.txt");
    let problem = |error: std::io::Error| format!("{}: {error}", path.display());
    match (lines(&file), recording) {
        (Err(reason), Recording::Compare) => {
            println!("skipped: {reason}");
            Ok(())
        }
        (Err(reason), Recording::Update) => Err(reason),
        (Ok(lines), Recording::Update) => fs::write(&path, to_text(&lines)).map_err(problem),
        (Ok(lines), Recording::Compare) => compare(&fs::read_to_string(&path).map_err(problem)?, &lines),
    }
}

/// Returns the lines of the listing, or why this file cannot be listed.
fn lines(file: &Value) -> Result<Vec<String>, String> {
    match file["format_version"].as_u64() {
        Some(FORMAT) => Ok(listing::lines(file)),
        other => {
            let version = other.map_or("unknown".to_owned(), |version| version.to_string());
            Err(format!(
                "this toolchain writes rustdoc JSON version {version}, but the listing of the API needs \
                 version {FORMAT}; use {TOOLCHAIN}"
            ))
        }
    }
}

fn to_text(lines: &[String]) -> String {
    format!("# The public API of the library. Written by `{UPDATE}`.\n\n{}\n", lines.join("\n"))
}

/// Prints the lines in which the listings differ.
fn compare(recorded: &str, lines: &[String]) -> Outcome {
    let recorded: Vec<&str> =
        recorded.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")).collect();
    let difference = difference(&recorded, &lines.iter().map(String::as_str).collect::<Vec<_>>());
    if difference.is_empty() {
        return Ok(());
    }
    println!("{}", difference.join("\n"));
    Err(format!(
        "the public API differs from the recorded one, as shown above. If this is intended, run: {UPDATE}"
    ))
}

/// Returns the lines that only one of two listings has, in the order of the listings.
fn difference(old: &[&str], new: &[&str]) -> Vec<String> {
    let (in_old, in_new): (BTreeSet<&str>, BTreeSet<&str>) =
        (old.iter().copied().collect(), new.iter().copied().collect());
    let (mut old, mut new) = (old.iter().peekable(), new.iter().peekable());
    let mut lines = Vec::new();
    // Both listings have the same order, so their common lines stay in step.
    while old.peek().is_some() || new.peek().is_some() {
        while let Some(line) = old.next_if(|line| !in_new.contains(**line)) {
            lines.push(format!("- {line}"));
        }
        while let Some(line) = new.next_if(|line| !in_old.contains(**line)) {
            lines.push(format!("+ {line}"));
        }
        old.next();
        new.next();
    }
    lines
}

/// Set if cargo has started this program as rustdoc.
const AS_RUSTDOC: &str = "SUDOKIT_XTASK_AS_RUSTDOC";

/// Returns the library's documentation as JSON.
///
/// JSON is an unstable option, which a stable compiler accepts if an environment
/// variable allows it. Some build scripts depend on that variable: if it were set for all of cargo,
/// procedural macros and the crates that need them would be built again. So cargo starts this
/// program instead of rustdoc, which sets the variable for rustdoc alone.
///
/// Cargo removes a crate's pages before it runs rustdoc. So the JSON goes to a separate folder that
/// shares the existing build output, and the pages stay.
fn document() -> Result<Value, String> {
    let metadata = Metadata::read()?;
    let features = metadata.features(LIBRARY).into_keys().collect::<Vec<_>>().join(",");
    let mut command = cargo(&["rustdoc", "--quiet", "--package", LIBRARY, "--lib", "--features", &features]);
    command.args(["--", "--cap-lints", "allow", "-Z", "unstable-options", "--output-format", "json"]);
    command.env("RUSTDOC", env::current_exe().map_err(|error| error.to_string())?).env(AS_RUSTDOC, "1");
    command.env("CARGO_TARGET_DIR", metadata.target().join("api"));
    command.env("CARGO_BUILD_BUILD_DIR", metadata.target());
    run(command)?;
    read(&metadata.target().join(format!("api/doc/{LIBRARY}.json")))
}

fn read(path: &Path) -> Result<Value, String> {
    let problem = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = fs::read(path).map_err(|error| problem(&error))?;
    serde_json::from_slice(&text).map_err(|error| problem(&error))
}

/// Runs rustdoc if cargo has started this program as rustdoc.
pub fn rustdoc() -> Option<ExitCode> {
    env::var_os(AS_RUSTDOC)?;
    let status = unstable_rustdoc().args(env::args_os().skip(1)).status();
    let is_done = status.is_ok_and(|status| status.success());
    Some(if is_done { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Returns a rustdoc that accepts unstable options.
fn unstable_rustdoc() -> Command {
    let mut command = Command::new("rustdoc");
    command.env("RUSTC_BOOTSTRAP", "1");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_in_the_order_of_the_listing() {
        let old = ["fn a()", "fn b()", "fn d()", "fn e()"];
        let new = ["fn a()", "fn b(u8)", "fn c()", "fn d()", "fn f()"];
        let expected = ["- fn b()", "+ fn b(u8)", "+ fn c()", "- fn e()", "+ fn f()"];
        assert_eq!(difference(&old, &new), expected);
        assert_eq!(difference(&old, &old), Vec::<String>::new());
    }

    #[test]
    fn a_listing_equals_its_file() {
        let lines = ["#[non_exhaustive] enum A", "fn b()"].map(str::to_owned);
        assert_eq!(compare(&to_text(&lines), &lines), Ok(()));
        let problem = compare(&to_text(&lines[..1]), &lines).unwrap_err();
        assert!(problem.ends_with(UPDATE), "{problem}");
    }

    #[test]
    fn another_version_of_the_json_is_not_listed() {
        let problem = lines(&serde_json::json!({ "format_version": 45 })).unwrap_err();
        assert!(problem.contains("version 45") && problem.contains(TOOLCHAIN), "{problem}");
    }
}
