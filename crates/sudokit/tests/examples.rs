//! The programs in `examples/`, run as a user would run them.
//!
//! `cargo test` and `cargo build --examples` build them.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The output of an example for this input.
fn run(name: &str, input: &str) -> String {
    let tests = std::env::current_exe().unwrap();
    let folder: PathBuf = tests.ancestors().nth(2).unwrap().join("examples");
    let mut example = Command::new(folder.join(name));
    let mut child = example.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap_or_else(|error| {
        panic!("{}: {error}; `cargo build --workspace --examples` builds it", folder.join(name).display())
    });
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{name}: {}", output.status);
    String::from_utf8(output.stdout).unwrap()
}

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// The same puzzle with every digit increased by one, and 9 replaced by 1.
const RENAMED: &str = "64..8....7..216....19....7.9...7...45..9.4..28...3...7.7....39....521..6....9..81";
const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

#[test]
fn solve_writes_the_format_that_it_reads() {
    let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
    assert_eq!(run("solve", EASY), solved);
    let several = run("solve", "1...\n..2.\n.3..\n....\n");
    assert_eq!(several, "line 1: the puzzle has several solutions\n");
}

#[test]
fn hint_prints_each_level() {
    let hint = run("hint", EASY);
    let levels: Vec<&str> = hint.lines().filter_map(|line| Some(line.split_once(": ")?.0)).collect();
    assert_eq!(levels, ["nudge", "technique", "pattern", "proof", "move"]);
    assert!(hint.lines().last().unwrap().starts_with("move: Place "), "{hint}");
    let wrong =
        ":0000:x:53+1.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::";
    assert_eq!(run("hint", wrong), "1 in r1c3 is wrong.\n");
}

#[test]
fn rate_lists_the_hardest_first() {
    let rated = run("rate", &format!("{EASY}\n{HARD}\n"));
    let lines: Vec<&str> = rated.lines().collect();
    assert!(lines[0].starts_with("line 2: ER 10.7 (extreme), "), "{rated}");
    assert_eq!(lines[1], "line 1: ER 1.2 (easy), Hidden single, HoDoKu 204, easy");
}

#[test]
fn generate_makes_hard_puzzles() {
    let made = run("generate", "");
    assert_eq!(made.lines().filter(|line| line.contains("clues, rated ")).count(), 3, "{made}");
    assert_eq!(run("generate", ""), made, "the same seed gives the same puzzles");
}

#[test]
fn dedupe_recognises_renamed_digits() {
    let kept = run("dedupe", &format!("{EASY}\n{HARD}\n{RENAMED}\n"));
    assert_eq!(kept, format!("{EASY}\n{HARD}\n# line 3 is the same as line 1\n"));
}

#[test]
fn watch_shows_two_methods_to_the_end() {
    let watched = run("watch", "");
    assert!(watched.starts_with("backtrack:\n     1  Try 1 in r1c2.\n"), "{watched}");
    assert_eq!(watched.lines().filter(|line| line.contains("Solved: ")).count(), 2, "{watched}");
}
