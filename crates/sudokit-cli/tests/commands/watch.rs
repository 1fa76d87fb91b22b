//! Steps for programs, and recordings: the program compared with the library.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use sudokit::watch::{Method, Until, Watch};
use sudokit::{Alphabet, Digit, Puzzle};

const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// It has three solutions.
const SEVERAL: &str = "1.....2..3......";

fn sudoku(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sudoku")).args(arguments).current_dir(folder).output().unwrap()
}

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles")
}

fn rows(arguments: &[&str]) -> Vec<Value> {
    let output = sudoku(&here(), arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Asserts that a row equals the library's frame.
fn assert_is_frame(row: &Value, watch: &Watch, alphabet: &Alphabet) {
    let frame = watch.frame();
    assert_eq!(row["step"], frame.number);
    assert_eq!(row["event"], frame.event.name());
    assert_eq!(row["sentence"], frame.sentence(alphabet));
    assert_eq!(row["depth"], frame.figures.depth);
    assert_eq!(row["guesses"], frame.figures.guesses);
    assert_eq!(row["backtracks"], frame.figures.backtracks);
    assert_eq!(row["solutions"], frame.figures.solutions);
    assert_eq!(row["candidates_left"], frame.figures.candidates_left);
    assert_eq!(row["filled"], frame.figures.filled);
    let symbol = |digit: Option<Digit>| digit.map_or(".".to_owned(), |digit| alphabet.symbol(digit));
    let board: String = frame.geometry().cells().map(|cell| symbol(frame.digit(cell))).collect();
    assert_eq!(row["board"], board);
}

#[test]
fn rows_are_the_frames_of_the_library() {
    for method in Method::ALL {
        for (text, until, flag) in
            [(HARD, Until::FirstSolution, "--quiet"), (SEVERAL, Until::Exhausted, "--all")]
        {
            let rows = rows(&["watch", "--method", method.name(), flag, "--limit", "3000", text]);
            let puzzle: Puzzle = text.parse().unwrap();
            let alphabet = Alphabet::usual(puzzle.geometry().side());
            let mut watch = Watch::new(&puzzle, method).until(until);
            assert!(rows.len() > 2, "{method:?}");
            for row in &rows {
                assert_is_frame(row, &watch, &alphabet);
                watch.forward();
            }
            assert!(rows.len() == 3000 || watch.end() == Some(watch.number()));
        }
    }
}

#[test]
fn each_nth_step_and_the_last() {
    let rows = rows(&["watch", "--every", "500", "--versus", "backtrack", HARD]);
    let steps = |method: &str| {
        let own = rows.iter().filter(|row| row["method"] == method);
        own.map(|row| row["step"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(steps("search"), [0, 500, 1000, 1500, 1595]);
    let backtrack = steps("backtrack");
    assert!(backtrack.windows(2).all(|pair| pair[1] - pair[0] <= 500));
    assert_eq!(
        (rows[1]["method"].as_str(), rows.last().unwrap()["event"].as_str()),
        (Some("backtrack"), Some("solved"))
    );
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(["watch", "--json", "--method", "backtrack", HARD])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), &output.stderr[..]), (Some(0), &b""[..]));
}

#[test]
fn a_recording_is_valid_and_does_not_overwrite_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let record =
        |more: &[&str]| sudoku(folder.path(), &[&["watch", "--record", "a.cast", HARD], more].concat());
    let output = record(&[]);
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "recorded 1595 steps in 52.8 seconds; only 1 step in 4 is shown\n"
    );
    let short = sudoku(folder.path(), &["watch", "--record", "short.cast", "3..2..13.4.1...."]);
    assert_eq!(String::from_utf8_lossy(&short.stderr), "recorded 11 steps in 4.2 seconds\n");
    let film = fs::read_to_string(folder.path().join("a.cast")).unwrap();
    for line in film.lines() {
        serde_json::from_str::<Value>(line).unwrap();
    }
    let again = record(&[]);
    assert_eq!(again.status.code(), Some(2));
    assert_eq!(
        String::from_utf8_lossy(&again.stderr),
        "error: a.cast already exists; use --force to replace it\n"
    );
    assert_eq!(record(&["--force", "--speed", "30"]).status.code(), Some(0));
    assert_ne!(fs::read_to_string(folder.path().join("a.cast")).unwrap(), film);
    assert_eq!(record(&["--force"]).status.code(), Some(0));
    assert_eq!(fs::read_to_string(folder.path().join("a.cast")).unwrap(), film);
}

#[test]
fn a_recording_of_a_small_screen_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let output = sudoku(folder.path(), &["watch", "--record", "a.cast", "--screen", "30x10", HARD]);
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "error: --screen: This board needs at least 22 columns and 14 rows. The screen has 30 columns and 10 rows.\n"
    );
    assert!(!folder.path().join("a.cast").exists());
}
