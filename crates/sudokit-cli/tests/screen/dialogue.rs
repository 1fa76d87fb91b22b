//! What a person at a terminal sees, through a real one.
#![cfg(unix)]

use rexpect::session::{PtySession, spawn_command};
use std::path::Path;
use std::process::Command;

const PATIENCE: Option<u64> = Some(10_000);

fn sudoku(arguments: &[&str]) -> PtySession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
    command.args(arguments).current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles"));
    command.env("TERM", "xterm").env_remove("NO_COLOR");
    spawn_command(command, PATIENCE).unwrap()
}

#[test]
fn without_input_a_file_is_asked_for_until_one_opens() {
    let mut session = sudoku(&["solve", "--color", "never"]);
    session.exp_string("Enter filename: ").unwrap();
    session.send_line("missing.txt").unwrap();
    session.exp_string("missing.txt cannot be opened").unwrap();
    session.exp_string("Enter filename: ").unwrap();
    session.send_line("hard.txt").unwrap();
    session.exp_string("|8  |   |   |").unwrap();
    session.exp_string("|812|753|649|").unwrap();
    session.exp_eof().unwrap();
}

#[test]
fn ctrl_d_leaves() {
    let mut session = sudoku(&["solve"]);
    session.exp_string("Enter filename: ").unwrap();
    session.send_control('d').unwrap();
    session.exp_eof().unwrap();
}

#[test]
fn a_terminal_shows_the_puzzle_and_then_the_solution() {
    let mut session = sudoku(&["solve", "--color", "never", "--to", "framed", "medium.txt"]);
    session.exp_string("+-------+-------+-------+").unwrap();
    session.exp_string(" . ").unwrap();
    session.exp_string("+-------+-------+-------+\r\n\r\n+-------+-------+-------+").unwrap();
    let solution = session.exp_eof().unwrap();
    assert!(!solution.contains('.'), "{solution}");
}

#[test]
fn a_terminal_gets_colours() {
    let mut session = sudoku(&["solve", "hard.txt"]);
    session.exp_string("\u{1b}[1m8").unwrap();
    session.exp_string("\u{1b}[32m").unwrap();
    session.exp_eof().unwrap();
}

#[test]
fn a_hint_paints_what_is_placed_and_needs_no_signs() {
    let mut session = sudoku(&["hint", "easy.txt"]);
    session.exp_string("\u{1b}[1m\u{1b}[4m\u{1b}[32m7").unwrap();
    let rest = session.exp_eof().unwrap();
    assert!(rest.contains("So r4c4 is 7.") && !rest.contains("7+"), "{rest}");
}

#[test]
fn a_long_run_shows_its_share_and_ctrl_c_ends_it() {
    let mut session = sudoku(&["create", "--count", "100000000", "--to", "line", "-o", "/dev/null"]);
    session.exp_string("0 %").unwrap();
    session.exp_string(" puzzles, ").unwrap();
    session.exp_string(" left").unwrap();
    session.send_control('c').unwrap();
    session.exp_eof().unwrap();
}

#[test]
fn typed_lines_are_asked_for_and_answered() {
    let home = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
    command.args(["play", "--plain", "12..34......2..."]).env("XDG_DATA_HOME", home.path());
    command.env("HOME", home.path());
    let mut session = spawn_command(command, PATIENCE).unwrap();
    session.exp_string("Sudoku, 4x4").unwrap();
    session.exp_string("> ").unwrap();
    session.send_line("r1c3=4").unwrap();
    session.exp_string("r1c3 is 4, yours.").unwrap();
    session.exp_string("> ").unwrap();
    session.send_control('d').unwrap();
    session.exp_string("The game is saved.").unwrap();
    let rest = session.exp_eof().unwrap();
    assert!(!rest.contains('\u{1b}'), "{rest}");
}

/// The program at a terminal that has a size.
fn sudoku_on_screen(arguments: &[&str]) -> PtySession {
    let mut command = Command::new("sh");
    command.args(["-c", "stty rows 24 cols 80; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_sudoku")]);
    command.args(arguments).current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles"));
    command.env("TERM", "xterm").env_remove("NO_COLOR");
    spawn_command(command, PATIENCE).unwrap()
}

#[test]
fn a_solver_is_watched_and_the_terminal_given_back() {
    let mut session = sudoku_on_screen(&["watch", "--theme", "none", "hard.txt"]);
    session.exp_string("\u{1b}[?1049h").unwrap();
    session.exp_string("givens.").unwrap();
    session.send("\u{1b}[F").unwrap();
    session.flush().unwrap();
    // Only what changes is drawn: both sentences have an e next.
    session.exp_string("Solv").unwrap();
    session.send(" ").unwrap();
    session.flush().unwrap();
    session.exp_string("stop").unwrap();
    session.send("q").unwrap();
    session.flush().unwrap();
    session.exp_string("\u{1b}[?1049l").unwrap();
    session.exp_eof().unwrap();
}
