//! Time limits stop long work, and impossible numbers are refused.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn puzzles(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(name)
}

fn sudoku(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sudoku")).args(arguments).output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout)
}

/// Without a limit, each takes minutes, mostly within one technique. The assertion allows
/// more time than the limit, because the machine may be busy.
#[test]
fn hint_and_explain_end_at_their_time_limit() {
    let folder = tempfile::tempdir().unwrap();
    let empty = |side: usize| {
        let path = folder.path().join(format!("empty-{side}.txt"));
        std::fs::write(&path, format!("{}\n", ".".repeat(side * side))).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (e16, e25, e64) = (empty(16), empty(25), empty(64));
    let easy = puzzles("easy.txt");
    let easy = easy.to_str().unwrap();
    for command in [
        &["hint", &e64][..],
        &["hint", "--diagonals", "--windoku", "--disjoint", &e16],
        &["explain", "--diagonals", "--windoku", "--disjoint", &e16],
        &["hint", "--technique", "nested-5", easy],
        &["hint", "--technique", "nested-2", &e16],
        &["hint", "--technique", "nested-2,dynamic-plus", &e25],
        &["hint", "--all", &e25],
    ] {
        let start = Instant::now();
        let output = sudoku(&[command, &["--timeout", "200ms"]].concat());
        let result = text(&output);
        assert_eq!(output.status.code(), Some(4), "{command:?}: {result}");
        assert!(result.contains("the search was stopped"), "{command:?}: {result}");
        assert!(start.elapsed() < Duration::from_millis(1700), "{command:?}: {:?}", start.elapsed());
    }
}

#[test]
fn a_limit_that_is_not_reached_changes_nothing() {
    let easy = puzzles("medium.txt");
    for command in ["hint", "explain"] {
        let plain = sudoku(&[command, "--jobs", "2", easy.to_str().unwrap()]);
        let limited = sudoku(&[command, "--timeout", "1m30s", easy.to_str().unwrap()]);
        assert!(plain.status.success() && limited.stdout == plain.stdout, "{command}");
    }
}

#[test]
fn errors_about_numbers_and_times_say_what_is_expected() {
    for (arguments, problem) in [
        (&["create", "--count", "-1"][..], "error: --count -1: expected a whole number, 0 or more\n"),
        (&["create", "--seed", "-1"], "error: --seed -1: expected a whole number, 0 or more\n"),
        (&["count", "--limit", "0", "x"], "error: --limit 0: expected a whole number, 1 or more\n"),
        (
            &["create", "--seed", "99999999999999999999"],
            "error: --seed 99999999999999999999: the number is too large: expected a whole number, 0 or more\n",
        ),
        (&["create", "--clues", "-3"], "error: --clues -3: expected a whole number, 0 or more\n"),
        (&["create", "--size", "3"], "error: --size 3: expected a whole number from 4 to 64\n"),
        (
            &["solve", "--timeout", "1x", "x"],
            "error: --timeout 1x: 'x' is not a unit of time: use ms, s, m, h or d\n",
        ),
        (
            &["solve", "--timeout", "-5s", "x"],
            "error: --timeout: '-5s' is not a time, such as 5s, 300ms or 1m30s\n",
        ),
        (&["create", "--rating", "99"], "error: no known puzzle is rated above 11.9: allow a lower rating\n"),
        (
            &["create", "--rating", "12.."],
            "error: no known puzzle is rated above 11.9: allow a lower rating\n",
        ),
    ] {
        let output = sudoku(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output).starts_with(problem), "{arguments:?}: {}", text(&output));
    }
}

/// A puzzle with 17 clues takes hours to find, but one with a few more takes seconds.
#[test]
fn without_enough_time_the_nearest_number_of_clues_is_written() {
    let output = sudoku(&["create", "--clues", "17", "--timeout", "300ms", "--to", "line", "--seed", "1"]);
    assert_eq!(output.status.code(), Some(4));
    let line = String::from_utf8(output.stdout.clone()).unwrap();
    let clues = line.trim().chars().filter(char::is_ascii_digit).filter(|&digit| digit != '0').count();
    assert!((18..30).contains(&clues), "{line}");
    let messages = String::from_utf8(output.stderr).unwrap();
    let start = "error: no puzzle with 17 clues was found in 300ms; the closest one, printed instead, has ";
    assert!(messages.starts_with(&format!("{start}{clues} clues and level ")), "{messages}");
    let check = sudoku(&["check", line.trim()]);
    assert!(check.status.success());
}

/// Only 9x9 boards have a rating. Other boards have a level.
#[test]
fn the_nearest_puzzle_of_another_size_has_a_level() {
    let output =
        sudoku(&["create", "--size", "6", "--difficulty", "extreme", "--timeout", "300ms", "--seed", "2"]);
    let messages = String::from_utf8(output.stderr).unwrap();
    let levels = ["easy", "medium", "hard", "expert", "extreme"];
    let has_level = levels.iter().any(|level| messages.contains(&format!(" clues and level {level}")));
    assert!(output.status.code() == Some(4) && has_level, "{messages}");
}
