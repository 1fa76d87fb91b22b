//! Lists that `filter`, `sort`, `sample` and `dedupe` write back byte for byte.

use super::program::{PUZZLE, Program, SOLUTION};

const CLASHING: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Commands that keep all puzzles in their order, if no two are the same.
const KEEPERS: [&str; 4] = ["filter --clues 1..", "sort --by size", "sample --fraction 1", "dedupe"];

/// Different puzzles.
fn puzzles(program: &Program, count: usize) -> Vec<String> {
    let made = program.run(&format!("create --seed 5 --count {count} --to line")).out;
    made.lines().map(str::to_owned).collect()
}

/// Lists of these puzzles with other texts next to them, in every form that has lines.
fn lists(puzzles: &[String]) -> Vec<(&'static str, String)> {
    let rows = |row: &dyn Fn(usize, &str) -> String| -> String {
        puzzles.iter().enumerate().map(|(number, puzzle)| row(number, puzzle)).collect()
    };
    vec![
        ("plain", rows(&|_, puzzle| format!("{puzzle}\n"))),
        ("noted", rows(&|number, puzzle| format!("{puzzle}  # number {number} \n"))),
        ("csv", format!(" id,puzzle,note \n{}", rows(&|number, puzzle| format!("{number},{puzzle},a\n")))),
        (
            "quoted",
            format!(
                "id,\"puzzle\",note\n{}",
                rows(&|_, puzzle| format!("\"x, y\",\"{puzzle}\",\"two\nlines\"\n"))
            ),
        ),
        ("numbered", rows(&|number, puzzle| format!("{}: {puzzle}\n", number + 1))),
        ("counted", rows(&|number, puzzle| format!(" {}.  {puzzle} # easy\n", number + 1))),
        ("listed", rows(&|number, puzzle| format!("{}) {puzzle}\n", number + 1))),
        ("in quotes", rows(&|_, puzzle| format!("\"{puzzle}\"\n"))),
        ("bare", rows(&|number, puzzle| format!("{number};{puzzle};{SOLUTION}\n"))),
        ("json", rows(&|number, puzzle| format!("{{\"id\": {number},  \"puzzle\": \"{puzzle}\"}}\n"))),
        (
            "long way",
            rows(&|number, puzzle| {
                format!("{{\"id\":{number},\"puzzle\":\"{}\"}}\n", puzzle.replace('.', "-"))
            }),
        ),
    ]
}

/// It takes about two seconds: each list is longer than a buffer.
#[test]
fn lines_and_rows_are_written_back_with_their_line_ends() {
    let program = Program::new();
    let puzzles = puzzles(&program, 1700);
    for (name, list) in lists(&puzzles) {
        for end in ["\n", "\r\n", "\r"] {
            let list = list.replace('\n', end);
            program.file("list", &list);
            for command in KEEPERS {
                let output = program.run(&format!("{command} list"));
                assert!(output.out == list, "{command} {name} {end:?}: {}", output.errors);
            }
        }
    }
}

#[test]
fn the_last_line_gets_a_line_end_like_the_one_before_it() {
    let program = Program::new();
    let puzzles = puzzles(&program, 3);
    for (name, list) in lists(&puzzles) {
        for end in ["\n", "\r\n"] {
            let list = list.replace('\n', end);
            program.file("list", list.strip_suffix(end).unwrap());
            for command in KEEPERS {
                let output = program.run(&format!("{command} list"));
                assert_eq!(output.out, list, "{command} {name} {end:?}: {}", output.errors);
            }
        }
    }
    program.file("one", PUZZLE);
    assert_eq!(program.run("sort --by clues one").out, format!("{PUZZLE}\n"));
}

#[test]
fn line_ends_and_encodings_can_be_mixed() {
    let program = Program::new();
    let puzzles = puzzles(&program, 4);
    let texts = [
        format!("{}\n{}\r\n{}\r\n{}\n", puzzles[0], puzzles[1], puzzles[2], puzzles[3]).into_bytes(),
        [puzzles[0].as_bytes(), b" # caf\xE9\r\n", puzzles[1].as_bytes(), " # café\n".as_bytes()].concat(),
        [b"puzzle,caf\xE9\r\n", puzzles[0].as_bytes(), b",\xFC\n", puzzles[1].as_bytes(), b",x\r\n"].concat(),
        [b"{\"a\":\"\xE9\",\"puzzle\":\"", puzzles[0].as_bytes(), b"\"}\r\n"].concat(),
    ];
    for text in texts {
        program.file("list", &text);
        for command in KEEPERS {
            let output = program.run_for_bytes(&format!("{command} list"));
            assert!(output == text, "{command}: {}", String::from_utf8_lossy(&output));
        }
    }
}

/// Only commands that select puzzles drop lines that cannot be read.
#[test]
fn commands_that_keep_the_whole_list_keep_unreadable_lines() {
    let program = Program::new();
    let several = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
    let broken = "53..7  # too short\r\n";
    for (before, row) in [("", ["", ""]), ("id,puzzle\r\n", ["7,", ""]), ("", ["{\"puzzle\":\"", "\"}"])] {
        let line = |puzzle: &str| format!("{}{puzzle}{}\r\n", row[0], row[1]);
        let (clashing, few, many) = (line(CLASHING), line(several), line(PUZZLE));
        let list = format!("{before}{many}{clashing}{broken}hello world\n{few}");
        program.file("list", &list);
        let rest = format!("{clashing}{broken}hello world\n");
        for (command, out) in [
            ("sort --by clues list", format!("{before}{few}{many}{rest}")),
            ("sort --by clues --reverse list", format!("{before}{many}{few}{rest}")),
            ("sort --by rating list", format!("{before}{many}{few}{rest}")),
            ("sample --shuffle --seed 1 list", format!("{before}{many}{few}{rest}")),
            ("sample --shuffle --seed 2 list", format!("{before}{few}{many}{rest}")),
            ("dedupe list", list.clone()),
            ("dedupe --by solution list", list.clone()),
            ("filter --clues 20.. list", format!("{before}{many}{few}")),
            ("filter --clues 20.. --invert list", String::new()),
            ("sample --count 9 list", format!("{before}{many}{few}")),
            ("sample --fraction 1 list", format!("{before}{many}{few}")),
        ] {
            let output = program.run(command);
            assert_eq!(output.out, out, "{command}");
            assert_eq!(output.code, Some(3), "{command}");
            let first = if before.is_empty() { 2 } else { 3 };
            for number in first..first + 3 {
                let error = format!("error: list: line {number}: ");
                assert!(output.errors.contains(&error), "{command}: {}", output.errors);
            }
        }
        let output = program.run("sort --by clues list");
        assert!(
            output.errors.ends_with(
                "sorted 2 puzzles by number of clues; 3 entries that clash or cannot be read come last\n"
            ),
            "{}",
            output.errors
        );
        let rows = program.run("sort --by clues --csv list").out;
        let statuses: Vec<&str> = rows.lines().skip(1).map(|row| row.split(',').nth(3).unwrap()).collect();
        assert_eq!(statuses, ["sorted", "sorted", "clash", "unreadable", "unreadable"], "{rows}");
    }
}

#[test]
fn broken_boards_come_last_and_are_not_changed() {
    let program = Program::new();
    let (good, other) = ("1...\n..2.\n.3..\n...4\n", "1234\n34..\n....\n...1\n");
    let broken = "1...\n..2.\n.3.\n...4\n";
    program.file("grids", format!("{other}\n{broken}\n{good}"));
    let output = program.run("sort --by clues grids");
    assert_eq!(output.out, format!("{good}\n{other}\n{broken}"), "{}", output.errors);
    // A text that cannot be read cannot be written in another format.
    let output = program.run("sort --by clues grids --to line");
    assert_eq!(output.out, "1.....2..3.....4\n123434.........1\n", "{}", output.errors);
    assert_eq!(output.code, Some(3));
}

/// Objects of a list are written back as lines, with all their keys.
#[test]
fn objects_of_a_json_list_keep_their_keys() {
    let program = Program::new();
    let puzzles = puzzles(&program, 3);
    let dashes = |puzzle: &str| puzzle.replace('.', "-");
    for (empty, change) in [("points", &str::to_owned as &dyn Fn(&str) -> String), ("dashes", &dashes)] {
        let object = |number: usize| {
            format!("{{\"id\": {number}, \"puzzle\":\"{}\",\"tags\":[1, 2]}}", change(&puzzles[number]))
        };
        let objects: Vec<String> = (0..3).map(object).collect();
        let lines = objects.join("\n") + "\n";
        let several: Vec<String> = objects.iter().map(|object| object.replace(", \"", ",\n    \"")).collect();
        let joined = lines.replace(", \"", ",\"");
        for (text, out) in [
            (format!("[{}]", objects.join(",")), &lines),
            (format!("[\n  {}\n]\n", objects.join(",\n  ")), &lines),
            (format!("{{\"title\": \"x\", \"puzzles\": [{}]}}\n", objects.join(", ")), &lines),
            (format!("[\n{}\n]\n", several.join(",\n")), &joined),
            (format!("{{\"puzzles\": [\n{}\n]}}\n", several.join(",\n")), &joined),
        ] {
            program.file("list.json", &text);
            for command in KEEPERS {
                let output = program.run(&format!("{command} list.json"));
                assert_eq!(output.out, *out, "{command} {empty} {text}: {}", output.errors);
            }
        }
    }
    // A text is only a puzzle. An object between texts keeps its place.
    let mixed =
        format!("[\"{0}\",{{\"id\":1,\"puzzle\":\"{1}\"}},\"{2}\"]", puzzles[0], puzzles[1], puzzles[2]);
    let out = format!("{0}\n{{\"id\":1,\"puzzle\":\"{1}\"}}\n{2}\n", puzzles[0], puzzles[1], puzzles[2]);
    for command in KEEPERS {
        assert_eq!(program.run_reading(command, &mixed).out, out, "{command}");
    }
}

#[test]
fn tables_with_different_headers_are_not_mixed() {
    let program = Program::new();
    let puzzles = puzzles(&program, 4);
    program.file("a.csv", format!("id,puzzle\n1,{}\n2,{}\n", puzzles[0], puzzles[1]));
    program.file("b.csv", format!("puzzle;note\n{};x\n{};y\n", puzzles[2], puzzles[3]));
    program.file("c.csv", format!("id,puzzle\r\n3,{}\r\n", puzzles[2]));
    program.file("d.txt", format!("{}\n", puzzles[3]));
    for command in ["sort --by rating", "sample --shuffle --seed 1"] {
        for (files, other) in [("a.csv b.csv", "b.csv"), ("a.csv d.txt", "d.txt"), ("d.txt a.csv", "a.csv")] {
            let output = program.run(&format!("{command} {files}"));
            let first = files.split(' ').next().unwrap();
            let problem = format!(
                "error: {first} and {other} have different headers, so their rows cannot be mixed; \
                 process each file on its own, or write all puzzles in one form with --to line, --csv or --json\n"
            );
            assert_eq!(
                (output.out, output.errors, output.code),
                (String::new(), problem, Some(2)),
                "{command} {files}"
            );
            for flags in ["--to line", "--csv"] {
                assert_eq!(
                    program.run(&format!("{command} {flags} {files}")).code,
                    Some(0),
                    "{command} {flags}"
                );
            }
        }
        let output = program.run(&format!("{command} a.csv c.csv"));
        assert_eq!(output.out.matches("id,puzzle").count(), 1, "{}", output.out);
        assert_eq!(output.out.lines().count(), 4, "{}", output.out);
    }
    // The header of standard input is known only after it has been read.
    let output = program.run_reading("sort --by clues a.csv -", format!("puzzle;note\n{};x\n", puzzles[2]));
    assert!(
        output
            .errors
            .contains("a.csv and standard input have different headers, so their rows cannot be mixed"),
        "{}",
        output.errors
    );
    assert_eq!(output.out, "");
}

#[test]
fn a_line_with_the_delimiter_is_written_back() {
    let program = Program::new();
    let puzzles = puzzles(&program, 2);
    for header in ["id;puzzle\n", ""] {
        let list = format!("sep=;\n{header}1;{}\n2;{}\n", puzzles[0], puzzles[1]);
        program.file("list.csv", &list);
        for command in KEEPERS {
            let output = program.run(&format!("{command} list.csv"));
            assert_eq!(output.out, list, "{command}: {}", output.errors);
        }
    }
}

#[test]
fn lines_after_unknown_words_are_reported_one_by_one() {
    let program = Program::new();
    let list = format!("no.1= {PUZZLE}\nno.2= {PUZZLE}\nno.3= {PUZZLE}\n");
    let output = program.run_reading("count", &list);
    for line in 1..=3 {
        let problem = format!(
            "error: standard input: line {line}: Sudokit does not recognise the text 'no.{line}=' before \
             the puzzle: choose the column of the puzzles and the character between columns \
             (use --column and --delimiter)\n"
        );
        assert!(output.errors.contains(&problem), "{}", output.errors);
    }
    let output = program.run_reading("count --column 2 --delimiter blank", &list);
    assert_eq!((&output.out[..], &output.errors[..]), ("1\n1\n1\n", ""));
}

/// Only the help of `filter` lists what is left out; the other commands refer to it.
#[test]
fn help_says_what_is_not_written_back() {
    let program = Program::new();
    for (command, sentence) in [
        ("filter", "Only puzzles are written; comments, titles, blank lines and other text are left out."),
        (
            "sort",
            "Text that cannot be read follows them, unchanged. Puzzles are written as in `sudoku filter`.",
        ),
        ("sample", "They are written as in `sudoku filter`. Text that cannot be read is not chosen;"),
        (
            "dedupe",
            "The first puzzle of each group is written as it was read, in the order of the input, as in \
             `sudoku filter`.",
        ),
    ] {
        let help = program.run(&format!("{command} --help")).out;
        let words: Vec<&str> = help.split_whitespace().collect();
        assert!(words.join(" ").contains(sentence), "{help}");
    }
}
