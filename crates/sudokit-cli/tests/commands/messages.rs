//! Standard error stays readable: of many errors and notes about a list, the first are printed
//! and the others counted.

use super::program::{PUZZLE, Program};

const SEVERAL: &str = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";

/// As many of each are printed.
const PRINTED: usize = 20;

/// Lines that are no puzzles, between some that are.
fn bad_list(bad: usize) -> String {
    (0..bad).map(|number| format!("{PUZZLE}\n53..7 {number}\n")).collect()
}

#[test]
fn many_errors_are_counted() {
    let program = Program::new();
    program.file("bad.txt", bad_list(300));
    let first = program.run("solve --jobs 1 bad.txt");
    let errors: Vec<&str> = first.errors.lines().collect();
    assert_eq!(errors.len(), PRINTED + 1, "{}", first.errors);
    assert!(errors[..PRINTED].iter().all(|line| line.starts_with("error: bad.txt: line ")));
    assert_eq!(errors[PRINTED], "and 280 more errors: --all-messages prints them");
    assert_eq!(first.code, Some(3));
    for jobs in [2, 4] {
        let said = program.run(&format!("solve --jobs {jobs} bad.txt"));
        assert_eq!((said.errors, said.out, said.code), (first.errors.clone(), first.out.clone(), Some(3)));
    }
    for call in [
        "rate",
        "count",
        "check",
        "dedupe",
        "stats",
        "sort --by clues",
        "filter --unique",
        "sample --shuffle --seed 1",
    ] {
        let said = program.run(&format!("{call} bad.txt"));
        let more = "and 280 more errors: --all-messages prints them";
        assert_eq!(said.errors.lines().filter(|line| line.starts_with("error: ")).count(), PRINTED, "{call}");
        assert_eq!(said.errors.lines().filter(|line| *line == more).count(), 1, "{call}: {}", said.errors);
        assert_eq!(said.code, Some(3), "{call}");
    }
}

#[test]
fn all_messages_are_there_for_who_wants_them() {
    let program = Program::new();
    program.file("bad.txt", bad_list(300));
    let all = program.run("solve --all-messages bad.txt");
    assert_eq!(all.errors.lines().count(), 300);
    assert_eq!(all.code, Some(3));
    let quiet = program.run("--quiet solve bad.txt");
    assert_eq!(quiet.errors, program.run("solve bad.txt").errors, "errors are printed anyway");
    let rows = program.run("solve --json bad.txt");
    assert_eq!(rows.out.lines().count(), 600);
    assert_eq!(rows.out.matches("\"status\":\"unreadable\"").count(), 300);
    assert_eq!(rows.errors.lines().count(), PRINTED + 1);
}

#[test]
fn few_messages_need_no_count() {
    let program = Program::new();
    program.file("bad.txt", bad_list(PRINTED));
    assert_eq!(program.run("solve bad.txt").errors.lines().count(), PRINTED);
    program.file("bad.txt", bad_list(PRINTED + 1));
    let said = program.run("solve bad.txt");
    assert!(said.errors.ends_with("\nand 1 more error: --all-messages prints it\n"), "{}", said.errors);
}

#[test]
fn notes_are_counted_by_themselves() {
    let program = Program::new();
    program.file("both.txt", format!("{SEVERAL}\n").repeat(25) + &bad_list(22));
    let said = program.run("solve both.txt");
    let (errors, notes): (Vec<&str>, Vec<&str>) =
        said.errors.lines().partition(|line| line.starts_with("error: "));
    assert_eq!((errors.len(), notes.len()), (PRINTED, PRINTED + 2), "{}", said.errors);
    let last =
        ["and 2 more errors: --all-messages prints them", "and 5 more notes: --all-messages prints them"];
    assert_eq!(notes[PRINTED..], last);
    let quiet = program.run("solve -q both.txt").errors;
    assert_eq!(quiet.lines().count(), PRINTED + 1, "{quiet}");
    let all = program.run("solve --all-messages both.txt").errors;
    assert_eq!(all.lines().count(), 25 + 22, "{all}");
}
