//! Long lists: several workers, with results in the order of the input.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

use sudokit_testkit::budget;

fn sudoku(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str]) -> Output {
    sudoku(arguments).output().unwrap()
}

const SEVERAL: &str = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
const NONE: &str = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
const CLASHING: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const WRONG: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286178";
const ZEROS: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
const MANY: &str = "000000000400000000020000000000050407008000300001090000300400200050100000000806000";

const BLOCK: &str = "1...\n..2.\n.3..\n...4\n";

/// A list in which one line in twenty is special.
fn list(specials: &[&str]) -> String {
    let created = run(&["create", "--count", "300", "--seed", "5", "--to", "line"]);
    let created = String::from_utf8(created.stdout).unwrap();
    let puzzles: Vec<&str> = created.lines().collect();
    let line = |number: usize| match specials.get(number / 20) {
        Some(special) if number % 20 == 19 => format!("{special}\n"),
        _ => format!("{}\n", puzzles[number % puzzles.len()]),
    };
    (0..budget(1000, 3000)).map(line).collect()
}

/// Checks that all ways to process a list give the same output.
fn check_all_ways(list: &str, ways: &[&[&str]]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("list.txt");
    std::fs::write(&path, list).unwrap();
    let path = path.to_str().unwrap();
    for command in [
        &["solve"][..],
        &["solve", "--json"],
        &["solve", "--to", "grid"],
        &["solve", "--csv", "--to", "sdm"],
        &["check"],
        &["check", "--csv"],
        &["count", "--limit", "1500"],
        &["count", "--json", "--limit", "3"],
    ] {
        let mut outputs = ways.iter().map(|way| (way, run(&[command, way, &[path]].concat())));
        let (_, first) = outputs.next().unwrap();
        assert!(!first.stdout.is_empty(), "{command:?}");
        for (way, other) in outputs {
            assert!(first.stdout == other.stdout, "{command:?} {way:?}");
            let (first_errors, errors) =
                (String::from_utf8_lossy(&first.stderr), String::from_utf8_lossy(&other.stderr));
            assert_eq!(first_errors, errors, "{command:?} {way:?}");
            assert_eq!(first.status.code(), other.status.code(), "{command:?} {way:?}");
        }
    }
}

#[test]
fn the_output_does_not_depend_on_the_number_of_jobs() {
    let remark = "# a remark";
    let list =
        list(&[SEVERAL, NONE, CLASHING, remark, SOLVED, WRONG, "", "words", ZEROS, MANY, "53..7", BLOCK]);
    check_all_ways(&list, &[&["-j1"], &["-j2"], &["-j7"], &[]]);
}

#[test]
fn short_answers_are_equal_to_long_ones() {
    let list = list(&[SEVERAL, NONE, CLASHING, SOLVED, WRONG, ZEROS, MANY]);
    // With a named format, each line is read as a whole puzzle.
    check_all_ways(&list, &[&["-j1"], &["-j1", "--from", "line"], &["-j3", "--from", "line"]]);
}

#[test]
fn each_line_is_answered_as_soon_as_it_arrives() {
    let mut child = sudoku(&["solve"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..4 {
        writeln!(input, "{ZEROS}").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end().len(), 81);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn work_ends_when_nobody_reads_the_output() {
    let mut child = sudoku(&["solve", "-j2"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    drop(child.stdout.take());
    let puzzle = format!("{ZEROS}\n").repeat(1000);
    // Nobody reads the answers, so the program stops reading its input.
    let is_over = (0..10_000).any(|_| input.write_all(puzzle.as_bytes()).is_err());
    assert!(is_over);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_blank_line_separates_a_board_from_the_lines_before() {
    let mut child = sudoku(&["solve"]).spawn().unwrap();
    write!(child.stdin.take().unwrap(), "{ZEROS}\n{ZEROS}\n{BLOCK}").unwrap();
    let output = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    let lines: Vec<usize> = output.lines().map(str::len).collect();
    assert_eq!(lines, [81, 81, 0, 4, 4, 4, 4]);
}
