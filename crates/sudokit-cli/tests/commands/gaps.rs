//! Results that line up with their puzzles, and lines that are no puzzles.

use super::program::{PUZZLE, Program, SOLUTION};

const NONE: &str = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
const CLASHING: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn a_puzzle_without_a_result_leaves_a_blank_line() {
    let program = Program::new();
    let list = format!("{PUZZLE}\n53..7\n{CLASHING}\n{NONE}\n53..7\n53..8\n{PUZZLE}\n");
    program.file("list.txt", &list);
    let blank = |said: &str| -> Vec<usize> {
        said.lines().enumerate().filter(|(_, line)| line.is_empty()).map(|(index, _)| index + 1).collect()
    };
    for (command, expected) in [
        ("solve", &[2, 3, 4, 5, 6][..]),
        ("solve --to sdm", &[2, 3, 4, 5, 6]),
        ("count", &[2, 3, 5, 6]),
        ("canonical", &[2, 3, 5, 6]),
        ("canonical --by solution", &[2, 3, 4, 5, 6]),
        ("transform --rotate 90", &[2, 5, 6]),
        ("convert --to line", &[2, 5, 6]),
        ("minimize", &[2, 3, 4, 5, 6]),
        ("complete", &[2, 3, 4, 5, 6]),
    ] {
        for jobs in ["", "-j1", "-j2"] {
            if !jobs.is_empty() && (command.starts_with("transform") || command.starts_with("convert")) {
                continue;
            }
            let said = program.run(&format!("{command} {jobs} list.txt"));
            assert_eq!(said.out.lines().count(), 7, "{command}: {}", said.out);
            assert_eq!(blank(&said.out), expected, "{command}");
        }
    }
    // Boards of several lines have no such places.
    let said = program.run("solve --to grid list.txt");
    assert_eq!(said.out.lines().count(), 19, "{}", said.out);
}

#[test]
fn each_broken_line_of_a_list_is_an_error_of_its_own() {
    let program = Program::new();
    let (short, long) = (&PUZZLE[..80], format!("{PUZZLE}1"));
    program.file("list.txt", format!("{short}\n{short}\n{long}\n{PUZZLE}\n"));
    let said = program.run("solve list.txt");
    assert_eq!(said.out, format!("\n\n\n{SOLUTION}\n"));
    let problems: Vec<&str> = said.errors.lines().collect();
    assert_eq!(problems.len(), 3, "{}", said.errors);
    assert!(problems[1].contains("line 2: this line has 80 cells"), "{}", said.errors);
    assert!(problems[2].contains("line 3: this line has 82 cells"), "{}", said.errors);
}

#[test]
fn lines_that_are_no_puzzles_are_counted() {
    let program = Program::new();
    program.file("list.txt", format!("# a remark\n{PUZZLE}\nabc\n{PUZZLE}\nand the end\n"));
    let said = program.run("solve list.txt");
    assert_eq!(said.out, format!("{SOLUTION}\n").repeat(2));
    assert_eq!(said.errors, "list.txt: 2 lines that look like no puzzle were skipped\n");
    assert_eq!(program.run("solve --quiet list.txt").errors, "");
    // Titles above boards are no lost lines.
    program.file("titled.txt", format!("Number one\n{PUZZLE}\n\nNumber two\n\n{PUZZLE}\n"));
    assert_eq!(program.run("solve titled.txt").errors, "");
}

#[test]
fn answers_need_a_file_to_stand_next_to() {
    let program = Program::new();
    let said = program.run_reading("solve --answers -", format!("{PUZZLE}\n").repeat(100));
    assert_eq!(said.errors, "error: --answers writes next to files, and standard input is not a file\n");
    assert_eq!(said.code, Some(2));
}

#[test]
fn a_second_puzzle_on_a_line_is_not_lost() {
    let program = Program::new();
    let said = program.run_reading("solve", format!("{PUZZLE} {PUZZLE}\n{PUZZLE} {SOLUTION}\n"));
    assert_eq!(said.out, format!("{SOLUTION}\n").repeat(3));
}

#[test]
fn a_stray_cross_is_mentioned() {
    let program = Program::new();
    let said = program.run_reading("solve", format!("{}\n", PUZZLE.replacen('.', "x", 1)));
    assert_eq!(said.errors, "standard input: line 1: the x in column 3 is read as an empty cell\n");
    let said = program.run_reading("solve", format!("{}\n", PUZZLE.replace('.', "x")));
    assert_eq!((&said.errors[..], &said.out[..]), ("", &format!("{SOLUTION}\n")[..]));
}

#[test]
fn clashes_are_listed_up_to_a_few_unless_all_are_asked_for() {
    let program = Program::new();
    let ones = "1".repeat(9) + &".".repeat(72);
    let said = program.run(&format!("check {ones}"));
    assert_eq!(said.out.lines().count(), 6);
    assert!(said.out.ends_with("clash: and 31 more clashes: --all-clashes lists them\n"), "{}", said.out);
    assert_eq!(program.run(&format!("check --all-clashes {ones}")).out.lines().count(), 36);
}

#[test]
fn puzzles_are_shown_with_their_names_if_there_are_several() {
    let program = Program::new();
    program.file("two.txt", format!("{PUZZLE}\n{PUZZLE}\n"));
    program.file("one.txt", format!("{PUZZLE}\n"));
    for command in ["hint", "explain", "candidates", "backbone"] {
        let said = program.run(&format!("{command} two.txt"));
        assert!(said.out.starts_with("two.txt:1:\n"), "{command}: {}", said.out);
        assert!(said.out.contains("\ntwo.txt:2:\n"), "{command}: {}", said.out);
        assert!(!program.run(&format!("{command} one.txt")).out.contains("one.txt"), "{command}");
        assert!(
            program.run(&format!("{command} one.txt one.txt")).out.starts_with("one.txt:1:\n"),
            "{command}"
        );
    }
}
