//! Answers that say what is true: what is missing, what differs, what was not found out.

use super::program::{PUZZLE, Program, SOLUTION};

const DIAGONALS: &str = include_str!("../../../../puzzles/diagonals.txt");
const HARD: &str = include_str!("../../../../puzzles/hard.txt");
const SEVERAL: &str = include_str!("../../../../puzzles/several.txt");

#[test]
fn answers_say_which_lines_cannot_be_read() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n{}\n{PUZZLE}\n", &PUZZLE[1..]));
    assert_eq!(program.run("solve --answers list.txt").code, Some(3));
    let answers = program.read("list_ANSWERS.txt");
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[2]), (3, SOLUTION, SOLUTION));
    assert!(lines[1].starts_with("# line 2: this line has 80 cells"), "{}", lines[1]);
}

#[test]
fn identical_puzzles_are_recognised_on_every_board() {
    let program = Program::new();
    program.file("a.txt", DIAGONALS);
    program.file("b.txt", DIAGONALS);
    let said = program.run("dedupe a.txt b.txt --to variant");
    assert_eq!(said.code, Some(0), "{}", said.errors);
    assert_eq!(said.out, program.run("convert --to variant a.txt").out);
    assert!(said.errors.contains("only identical copies of it are recognised"), "{}", said.errors);
    assert!(said.errors.contains("\n2 puzzles, 1 different; "), "{}", said.errors);
}

#[test]
fn boards_of_different_kinds_are_different() {
    let program = Program::new();
    program.file("plain.txt", PUZZLE);
    program.file("diagonals.txt", DIAGONALS);
    let said = program.run("same plain.txt diagonals.txt");
    assert_eq!(said.code, Some(1), "{}", said.errors);
    assert_eq!(said.out, "different: the boards have different boxes or rules: 3x3 and 3x3 diagonals\n");
    program.file("large.txt", ".".repeat(256));
    assert_eq!(program.run("same plain.txt large.txt").out, "different: one board is 9x9, the other 16x16\n");
    let said = program.run("same diagonals.txt diagonals.txt");
    assert_eq!((said.code, said.out.lines().next()), (Some(0), Some("the same: nothing changes")));
}

#[test]
fn a_summary_counts_what_is_not_known() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n{PUZZLE}\n"));
    let said = program.run("filter --rating 1.0.. --timeout 0s list.txt");
    assert!(
        said.errors.ends_with("2 puzzles, 0 kept; 2 not known because the search was stopped\n"),
        "{}",
        said.errors
    );
}

#[test]
fn a_hint_that_is_limited_says_so() {
    let program = Program::new();
    program.file("hard.txt", HARD);
    let said = program.run("hint --upto singles hard.txt");
    assert_eq!(said.out.trim_end(), "hard.txt:1: no technique that --upto allows finds a step here");
    let said = program.run("hint --all hard.txt");
    assert!(said.out.contains("only forcing chains find a step here"), "{}", said.out);
}

#[test]
fn named_counts_have_no_blank_lines_between_them() {
    let program = Program::new();
    program.file("several.txt", SEVERAL);
    program.file("bad.txt", &PUZZLE[1..]);
    let said = program.run("count several.txt bad.txt several.txt");
    assert_eq!(said.out, "several.txt:1: 2\nseveral.txt:1: 2\n");
    assert_eq!(
        program.run("count --skip 5 several.txt").errors,
        "error: --skip: the input has only 1 puzzle\n"
    );
}
