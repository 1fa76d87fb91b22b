//! Long lists of errors and notes: the first are printed, and the others are counted.

use super::program::{PUZZLE, Program};

const SEVERAL: &str = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";

/// The number of errors that are printed, and of notes.
const PRINTED: usize = 20;

/// A list of puzzles, and lines that are not puzzles.
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
    assert_eq!(errors[PRINTED], "280 more errors are not shown; use --all-messages to print them");
    assert_eq!(first.code, Some(3));
    for jobs in [2, 4] {
        let output = program.run(&format!("solve --jobs {jobs} bad.txt"));
        assert_eq!(
            (output.errors, output.out, output.code),
            (first.errors.clone(), first.out.clone(), Some(3))
        );
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
        let output = program.run(&format!("{call} bad.txt"));
        let more = "280 more errors are not shown; use --all-messages to print them";
        assert_eq!(
            output.errors.lines().filter(|line| line.starts_with("error: ")).count(),
            PRINTED,
            "{call}"
        );
        assert_eq!(
            output.errors.lines().filter(|line| *line == more).count(),
            1,
            "{call}: {}",
            output.errors
        );
        assert_eq!(output.code, Some(3), "{call}");
    }
}

#[test]
fn all_messages_are_printed_on_request() {
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
    let output = program.run("solve bad.txt");
    assert!(
        output.errors.ends_with("\n1 more error is not shown; use --all-messages to print it\n"),
        "{}",
        output.errors
    );
}

#[test]
fn notes_are_counted_separately() {
    let program = Program::new();
    program.file("both.txt", format!("{SEVERAL}\n").repeat(25) + &bad_list(22));
    let output = program.run("solve both.txt");
    let (errors, notes): (Vec<&str>, Vec<&str>) =
        output.errors.lines().partition(|line| line.starts_with("error: "));
    assert_eq!((errors.len(), notes.len()), (PRINTED, PRINTED + 2), "{}", output.errors);
    let last = [
        "2 more errors are not shown; use --all-messages to print them",
        "5 more notes are not shown; use --all-messages to print them",
    ];
    assert_eq!(notes[PRINTED..], last);
    let quiet = program.run("solve -q both.txt").errors;
    assert_eq!(quiet.lines().count(), PRINTED + 1, "{quiet}");
    let all = program.run("solve --all-messages both.txt").errors;
    assert_eq!(all.lines().count(), 25 + 22, "{all}");
}

/// A puzzle that singles do not solve.
const STUCK: &str = "..7..65.8..5.....3.9..51...9.2.....4.74.6.98.1.....6.7...63..7.8.....1..7.64..8..";

#[test]
fn the_position_that_logic_leaves_has_the_format_of_to() {
    let program = Program::new();
    program.file("walk.txt", STUCK);
    let output = program.run("solve --method logic --upto singles walk.txt --to hodoku");
    assert_eq!(output.code, Some(1));
    assert!(output.out.starts_with(':') && output.out.trim_end().lines().count() == 1, "{}", output.out);
    let start = "error: walk.txt: line 1: with techniques up to singles, logic places ";
    let end = " cells are still empty\n";
    assert!(output.errors.starts_with(start) && output.errors.ends_with(end), "{}", output.errors);
    program.file("position.txt", &output.out);
    let next = program.run("solve position.txt --to line");
    assert_eq!(next.out, program.run("solve walk.txt --to line").out);
    let line = program.run("solve --method logic --upto naked-pair walk.txt --to line");
    let note = "walk.txt: line 1: the format line keeps the digits of this puzzle, but not its candidates; \
                use --to pencilmarks to keep them\n";
    assert!(line.errors.starts_with(note), "{}", line.errors);
    let placed = line.out.chars().filter(char::is_ascii_digit).count();
    assert!(placed > STUCK.chars().filter(char::is_ascii_digit).count(), "{}", line.out);
    // SudokuPad keeps notes but no digits, so the digits become givens.
    let link = program.run("solve --method logic --upto naked-pair walk.txt --to sudokupad");
    assert!(link.errors.starts_with("error: walk.txt: line 1: with techniques up to"), "{}", link.errors);
    assert_eq!(program.run_reading("convert --to hodoku", &link.out).out.matches('+').count(), 0);
    assert_eq!(program.run_reading("convert -q --to line", &link.out).out.trim_end(), line.out.trim_end());
    let output = program.run("solve --method logic --technique singles walk.txt");
    assert!(
        output.errors.starts_with("error: walk.txt: line 1: with --technique, logic places "),
        "{}",
        output.errors
    );
}

#[test]
fn puzzles_of_different_forms_are_noted() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n"));
    program.file("table.csv", format!("id,puzzle\n7,{SEVERAL}\n"));
    let note = "the output mixes lines and tables, so it cannot be read as one list: \
                use --to line to write all puzzles in one form\n";
    let output = program.run("filter list.txt table.csv");
    assert_eq!(output.errors, format!("{note}kept 2 of 2 puzzles\n"));
    let output = program.run("dedupe list.txt table.csv");
    assert_eq!(output.errors, format!("{note}2 puzzles, all different\n"));
    for command in ["filter --to line list.txt table.csv", "dedupe --to line list.txt table.csv"] {
        assert!(!program.run(command).errors.contains("mixes"), "{command}");
    }
    program.file("list.json", format!("[{{\"puzzle\":\"{STUCK}\"}}]"));
    let output = program.run("filter list.txt table.csv list.json");
    assert!(output.errors.starts_with("the output mixes lines, tables and JSON, so "), "{}", output.errors);
}

#[test]
fn dedupe_says_what_it_did_not_compare() {
    let program = Program::new();
    let board = "6...........................................................................4....";
    program.file("list.txt", format!("{PUZZLE}\n{PUZZLE}\n53..7\n"));
    let output = program.run("dedupe list.txt");
    let summary = "2 puzzles: 1 different; 1 puzzle occurs more than once: list.txt:1 (2 times); \
                   1 entry that clashes or cannot be read was kept\n";
    assert!(output.errors.ends_with(summary), "{}", output.errors);
    program.file("several.txt", format!("{PUZZLE}\n{board}\n"));
    let output = program.run("dedupe --by solution several.txt");
    assert!(output.errors.ends_with("2 puzzles: 1 different, 1 not compared (kept)\n"), "{}", output.errors);
    let output = program.run("dedupe --by solution --repeats several.txt");
    assert!(output.errors.ends_with("2 puzzles: 1 different, 1 not compared\n"), "{}", output.errors);
}

#[test]
fn summaries_name_the_time_limit_and_the_value() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n"));
    let output = program.run("filter --rating 1.0.. --timeout 0s list.txt");
    let summary = "kept 0 of 1 puzzle; 1 puzzle was not decided within the time limit\n";
    assert!(output.errors.ends_with(summary), "{}", output.errors);
    assert_eq!(program.run("sort --by puzzle list.txt").errors, "sorted 1 puzzle by puzzle (row by row)\n");
    let rows = program.run("stats --scale hodoku --csv list.txt").out;
    assert!(rows.contains("hodoku_level,unrated,0"), "{rows}");
}

#[test]
fn a_puzzle_that_is_not_found_is_compared_with_the_request() {
    let program = Program::new();
    let output = program.run("create --clues 17 --count 5 --timeout 0s --seed 1 -o new.txt");
    let sentence = "error: puzzle 1: no puzzle with 17 clues was found in 0s";
    assert!(output.errors.starts_with(sentence), "{}", output.errors);
    assert!(output.errors.ends_with(". The other 4 puzzles were not tried.\n"), "{}", output.errors);
    let output = program.run("create --clues 17 --count 2 --timeout 300ms --seed 1 -o few.txt");
    assert!(output.errors.contains("; the closest one, written instead, has "), "{}", output.errors);
    let end = ", and does not match --clues. The other puzzle was not tried.\n";
    assert!(output.errors.ends_with(end), "{}", output.errors);
    let output = program.run("create --needs full-house --timeout 300ms --seed 1");
    assert!(output.errors.contains(". Puzzles that need full-house are rarely found: "), "{}", output.errors);
    let output = program.run("create --needs kraken-fish --order hodoku");
    let problem = "error: kraken-fish is turned off by default in HoDoKu: \
                   leave out --order, or use --order beginner\n";
    assert_eq!((output.errors.as_str(), output.code), (problem, Some(2)));
    let note = "the format line does not store the boxes, regions or extra houses of this board; \
                use --to variant to keep them\n";
    assert_eq!(program.run("create --diagonals --to line --seed 1").errors, note);
    // A format that cannot hold the board at all loses nothing.
    let large = program.run("create --diagonals --size 16 --seed 1 --to variant").out;
    let output = program.run_reading("convert --to hodoku", large);
    let problem = "error: standard input: line 1: the format hodoku cannot hold a board of 16x16 cells; \
                   use --to variant or sudokupad\n";
    assert_eq!((&output.errors[..], output.code), (problem, Some(3)));
}

#[test]
fn wrong_values_get_fitting_advice() {
    let program = Program::new();
    let names = program.run("create --needs").errors;
    let problem = "error: --needs needs a technique: `sudoku techniques` lists them\n\
                   For help, run: sudoku create --help\n";
    assert_eq!(names, problem);
    for (call, wrong) in [("rate --order hodoku", "--force"), ("rate --hodoku", "--windoku")] {
        let output = program.run(call);
        assert_eq!(output.code, Some(2));
        assert!(!output.errors.contains(wrong), "{}", output.errors);
    }
    assert!(program.run("rate --timeouts 5s").errors.contains("'--timeouts'; did you mean --timeout?\n"));
    let output = program.run("create --clues 26-28");
    assert!(output.errors.contains("write a range with two dots: 26..28"), "{}", output.errors);
    let output = program.run("create --pattern heart.txt");
    assert_eq!(output.errors, "error: --pattern: there is no file called heart.txt\n");
    let output = program.run("solve --jigsaw regions.map -");
    assert_eq!(output.errors, "error: --jigsaw: there is no file called regions.map\n");
    let output = program.run("create --pattern x.x.xx");
    assert_eq!(
        output.errors,
        "error: --pattern: x.x.xx: there is no file with this name, and the text itself cannot be used: the pattern \
         has 6 cells; a board is a square of 4x4 to 64x64 cells: write . for an empty cell and x for a clue\n"
    );
}

#[test]
fn a_value_that_fits_no_board_is_reported_once() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n{SEVERAL}\n"));
    for call in ["--relabel 112345678", "--apply nonsense"] {
        let output = program.run(&format!("transform {call} list.txt"));
        assert_eq!((output.errors.lines().count(), output.code), (1, Some(2)), "{}", output.errors);
        assert!(!output.errors.contains("line 1"), "{}", output.errors);
    }
    let problem = "error: --relabel needs each digit of the puzzle exactly once: \
                   first the new name of the first digit, then that of the second, and so on\n";
    assert_eq!(program.run("transform --relabel 1123 list.txt").errors, problem);
}

#[test]
fn puzzles_without_givens_or_candidates_are_noted() {
    let program = Program::new();
    program.file("heart.txt", "x..x.............");
    let output = program.run("check heart.txt");
    let note = "this puzzle has no clues; if it is a pattern, use `sudoku create --pattern FILE`\n";
    program.file("empty.txt", "................");
    let empty = program.run("check empty.txt");
    assert!(empty.errors.ends_with(note), "{} {}", empty.errors, output.errors);
    program.file("dead.txt", "12..34..........");
    let output = program.run("candidates dead.txt");
    assert_eq!(output.errors, "");
    program.file("dead.txt", "123....4........");
    let output = program.run("candidates dead.txt");
    assert!(output.out.contains("()"), "{}", output.out);
    assert_eq!(output.errors, "dead.txt: line 1: () no candidate is left\n");
    program.file("several.txt", SEVERAL);
    let output = program.run("rate several.txt");
    let problem = "this puzzle has several solutions; `sudoku check --why` shows where they differ";
    assert_eq!(output.out, format!("several.txt:1: not rated: {problem}\n"));
}
