//! Results on the same lines as their puzzles, and lines that are not puzzles.

use super::program::{PUZZLE, Program, SOLUTION};

const NONE: &str = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
const CLASHING: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn a_puzzle_without_a_result_leaves_a_blank_line() {
    let program = Program::new();
    let list = format!("{PUZZLE}\n53..7\n{CLASHING}\n{NONE}\n53..7\n53..8\n{PUZZLE}\n");
    program.file("list.txt", &list);
    let blank = |output: &str| -> Vec<usize> {
        output.lines().enumerate().filter(|(_, line)| line.is_empty()).map(|(index, _)| index + 1).collect()
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
            let output = program.run(&format!("{command} {jobs} list.txt"));
            assert_eq!(output.out.lines().count(), 7, "{command}: {}", output.out);
            assert_eq!(blank(&output.out), expected, "{command}");
        }
    }
    // Boards of several lines leave no blank lines.
    let output = program.run("solve --to grid list.txt");
    assert_eq!(output.out.lines().count(), 19, "{}", output.out);
}

#[test]
fn each_broken_line_of_a_list_is_a_separate_error() {
    let program = Program::new();
    let (short, long) = (&PUZZLE[..80], format!("{PUZZLE}1"));
    program.file("list.txt", format!("{short}\n{short}\n{long}\n{PUZZLE}\n"));
    let output = program.run("solve list.txt");
    assert_eq!(output.out, format!("\n\n\n{SOLUTION}\n"));
    let problems: Vec<&str> = output.errors.lines().collect();
    assert_eq!(problems.len(), 3, "{}", output.errors);
    assert!(problems[1].contains("line 2: this line has 80 cells"), "{}", output.errors);
    assert!(problems[2].contains("line 3: this line has 82 cells"), "{}", output.errors);
}

/// A line of words in a list is a broken line. Above a board it is a title.
#[test]
fn words_in_a_list_leave_a_blank_line() {
    let program = Program::new();
    let list = format!("# a remark\n{PUZZLE}\nabc\nhello world\n[Easy]\n{PUZZLE}\nand the end\n");
    program.file("list.txt", &list);
    let word =
        |number: usize| format!("error: list.txt: line {number}: this line does not look like a puzzle\n");
    let errors = [3, 4, 5, 7].map(word).concat();
    for jobs in ["-j1", "-j2"] {
        let output = program.run(&format!("solve {jobs} list.txt"));
        assert_eq!(output.out, format!("{SOLUTION}\n\n\n\n{SOLUTION}\n\n"));
        assert_eq!((output.errors, output.code), (errors.clone(), Some(3)));
        let rows = program.run(&format!("check --csv {jobs} list.txt")).out;
        let statuses: Vec<&str> = rows.lines().skip(1).map(|row| row.split(',').nth(3).unwrap()).collect();
        let [unread, unique] = ["unreadable", "unique"];
        assert_eq!(statuses, [unique, unread, unread, unread, unique, unread]);
    }
    for command in ["count", "canonical", "transform --rotate 90", "convert", "minimize", "complete"] {
        let output = program.run(&format!("{command} list.txt"));
        let is_blank: Vec<bool> = output.out.lines().map(str::is_empty).collect();
        assert_eq!(is_blank, [false, true, true, true, false, true], "{command}: {}", output.out);
    }
    // The same at the beginning of a list, and in lists of small boards.
    for first in ["Top 1465", "[Easy]", "a\nb", "53..7"] {
        let output = program.run_reading("count", format!("{first}\n{PUZZLE}\n{PUZZLE}\n"));
        assert_eq!(
            output.out,
            format!("{}1\n1\n", "\n".repeat(first.lines().count())),
            "{first}: {}",
            output.errors
        );
        let small = "1.....2..3.....4\n";
        let output = program.run_reading("count", format!("{first}\n{}", small.repeat(3)));
        assert_eq!(
            output.out,
            format!("{}1\n1\n1\n", "\n".repeat(first.lines().count())),
            "{first}: {}",
            output.errors
        );
    }
}

#[test]
fn any_number_of_broken_lines_leave_a_blank_line_each() {
    let program = Program::new();
    for (line, count) in
        [("53..7", 7), ("53..7....", 8), ("a b c", 30), ("hello", 200), ("53..7....6..1", 70)]
    {
        let output = program
            .run_reading("count", format!("{PUZZLE}\n{}{PUZZLE}\n", format!("{line}\n").repeat(count)));
        assert_eq!(output.out, format!("1\n{}1\n", "\n".repeat(count)), "{line}: {}", output.errors);
    }
}

#[test]
fn titles_above_boards_are_not_broken_lines() {
    let program = Program::new();
    let grid = PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect::<String>();
    let sixteen = "................\n".repeat(15) + "123456789ABCDEFG\n";
    for (file, puzzles) in [
        (format!("Number one\n{PUZZLE}\n\nNumber two\n\n{PUZZLE}\n"), 2),
        (format!("Number one\n{grid}\nNumber two\n\n{grid}Number three\n{grid}"), 3),
        (format!("{PUZZLE}\nA grid\n{grid}\n{PUZZLE}\nAnother\n\n{grid}"), 4),
        (format!("Sixteen\n{sixteen}\nAgain\n{sixteen}"), 2),
        (format!("#AAnn\n[Puzzle]\n{grid}\n#AAnn\n[Puzzle]\n{grid}"), 2),
        (format!("#AAnn\n#C2024\n{grid}\n#AAnn\n{grid}"), 2),
        (format!("% by Ann\n{PUZZLE}\n# by Bob\n{PUZZLE}\n"), 2),
    ] {
        let output = program.run_reading("convert --to line", &file);
        assert_eq!(output.errors, "", "{file}");
        assert_eq!(output.out.lines().count(), puzzles, "{file}");
        assert!(output.out.lines().all(|line| !line.is_empty()), "{file}");
    }
    // Words that belong to no puzzle are counted.
    program.file("list.txt", format!("{PUZZLE}\n\nThese are all.\nGood luck\n"));
    let output = program.run("solve list.txt");
    assert_eq!(output.out, format!("{SOLUTION}\n"));
    assert_eq!(output.errors, "list.txt: skipped 2 lines that do not look like puzzles\n");
    assert_eq!(program.run("solve --quiet list.txt").errors, "");
}

/// A line of JSON can be cut anywhere, and the lines around it are still read.
#[test]
fn a_damaged_line_of_json_affects_only_its_own_line() {
    let program = Program::new();
    let row = |puzzle: &str| format!("{{\"id\":[1,{{}}],\"puzzle\":\"{puzzle}\",\"note\":{{\"a\":\"b\"}}}}");
    for (puzzle, solution) in [(PUZZLE, SOLUTION), ("1.....2..3.....4", "1243342143122134")] {
        let good = row(puzzle);
        for cut in 1..good.len() {
            let bad = &good[..cut];
            let text = format!("{good}\n{bad}\n{good}\n{bad}\n{bad}\n{good}\n{good}\n");
            if cut % 17 == 0 {
                let rows = program.run_reading("count --csv", &text).out;
                let is_unread = |row: &str| row.contains(",unreadable,");
                let unread: Vec<bool> = rows.lines().skip(1).map(is_unread).collect();
                assert_eq!(unread, [false, true, false, true, true, false, false], "{bad}: {rows}");
            }
            let output = program.run_reading("solve", &text);
            let gap = String::new();
            let expected = [solution, &gap, solution, &gap, &gap, solution, solution];
            assert_eq!(output.out.lines().collect::<Vec<_>>(), expected, "{bad}: {}", output.errors);
        }
    }
}

#[test]
fn an_error_in_json_has_one_line_number() {
    let program = Program::new();
    let good = format!("{{\"puzzle\":\"{PUZZLE}\"}}");
    for (bad, problem) in
        [("{\"puzzle\" 5}", "expected `:` in column 11"), ("{\"puzzle\": \"1234", "it is incomplete")]
    {
        let output = program.run_reading("solve", format!("{good}\n{good}\n{bad}\n{good}\n"));
        let sentence = format!("error: standard input: line 3: invalid json text: {problem}\n");
        assert_eq!((output.errors, output.code), (sentence, Some(3)));
        assert_eq!(output.out, format!("{SOLUTION}\n{SOLUTION}\n\n{SOLUTION}\n"));
    }
}

#[test]
fn invalid_text_between_lines_of_json_leaves_a_blank_line() {
    let program = Program::new();
    let good = format!("{{\"puzzle\":\"{PUZZLE}\"}}");
    for invalid in
        ["hello", "hello world", "12", "[oops", "[oops]", "}", "]", "\"x\"", "<b>", "null", "{", "{}"]
    {
        let output = program.run_reading("solve", format!("{good}\n{invalid}\n{good}\n{good}\n{invalid}\n"));
        assert_eq!(
            output.out,
            format!("{SOLUTION}\n\n{SOLUTION}\n{SOLUTION}\n\n"),
            "{invalid}: {}",
            output.errors
        );
        assert_eq!(output.code, Some(3), "{invalid}");
    }
    // So does a value of a list.
    let list = format!("[{good},\n{{\"puzzle\":\"53..7\"}}, 12,\n{good}]\n");
    assert_eq!(program.run_reading("solve", list).out, format!("{SOLUTION}\n\n\n{SOLUTION}\n"));
    // An object can have several lines. A broken one ends where another begins.
    let high = format!("{{\n  \"id\": 1,\n  \"puzzle\": \"{PUZZLE}\"\n}}\n");
    let broken = high.replace("1,", "one,");
    let output = program.run_reading("solve", format!("{high}{broken}{high}{good}\n{high}"));
    let expected = [SOLUTION, "", SOLUTION, SOLUTION, SOLUTION];
    assert_eq!(output.out.lines().collect::<Vec<_>>(), expected, "{}", output.errors);
}

#[test]
fn answers_need_an_input_file() {
    let program = Program::new();
    let output = program.run_reading("solve --answers -", format!("{PUZZLE}\n").repeat(100));
    assert_eq!(
        output.errors,
        "error: --answers writes a file next to each input file, but standard input is not a file\n"
    );
    assert_eq!(output.code, Some(2));
}

#[test]
fn a_second_puzzle_on_a_line_is_not_lost() {
    let program = Program::new();
    let output = program.run_reading("solve", format!("{PUZZLE} {PUZZLE}\n{PUZZLE} {SOLUTION}\n"));
    assert_eq!(output.out, format!("{SOLUTION}\n").repeat(3));
}

#[test]
fn an_x_in_a_line_is_noted() {
    let program = Program::new();
    let output = program.run_reading("solve", format!("{}\n", PUZZLE.replacen('.', "x", 1)));
    assert_eq!(output.errors, "standard input: line 1: the x in column 3 is read as an empty cell\n");
    let output = program.run_reading("solve", format!("{}\n", PUZZLE.replace('.', "x")));
    assert_eq!((&output.errors[..], &output.out[..]), ("", &format!("{SOLUTION}\n")[..]));
}

#[test]
fn clashes_in_boxes_alone_may_mean_that_the_boxes_are_different() {
    let program = Program::new();
    let boxes = "the rows and columns are correct; \
                 if the puzzle has different boxes, describe them with --box or --jigsaw FILE";
    let grid = format!("1....1{}", ".".repeat(10));
    assert_eq!(
        program.run(&format!("solve {grid}")).errors,
        format!("error: argument: line 1: r1c1 and r2c2 are both 1; {boxes}\n")
    );
    assert!(program.run(&format!("check {grid}")).out.ends_with(&format!("{boxes}\n")));
    let output = program.run_reading("solve", ".......\n".repeat(7));
    let problem = "error: standard input: line 1: boards of 7x7 cells cannot be divided into boxes, \
                   only into regions: name the regions (use --jigsaw FILE)\n";
    assert_eq!(output.errors, problem);
}

#[test]
fn a_few_clashes_are_listed_or_all_with_a_flag() {
    let program = Program::new();
    let ones = "1".repeat(9) + &".".repeat(72);
    let output = program.run(&format!("check {ones}"));
    assert_eq!(output.out.lines().count(), 6);
    assert!(
        output.out.ends_with("clash: and 31 more clashes (list them with --all-clashes)\n"),
        "{}",
        output.out
    );
    assert_eq!(program.run(&format!("check --all-clashes {ones}")).out.lines().count(), 36);
}

#[test]
fn puzzles_are_shown_with_their_names_if_there_are_several() {
    let program = Program::new();
    program.file("two.txt", format!("{PUZZLE}\n{PUZZLE}\n"));
    program.file("one.txt", format!("{PUZZLE}\n"));
    for command in ["hint", "explain", "candidates", "backbone"] {
        let output = program.run(&format!("{command} two.txt"));
        assert!(output.out.starts_with("two.txt:1:\n"), "{command}: {}", output.out);
        assert!(output.out.contains("\ntwo.txt:2:\n"), "{command}: {}", output.out);
        assert!(!program.run(&format!("{command} one.txt")).out.contains("one.txt"), "{command}");
        assert!(
            program.run(&format!("{command} one.txt one.txt")).out.starts_with("one.txt:1:\n"),
            "{command}"
        );
    }
}
