//! `minimize`, `reduce` and `complete` on puzzles of every kind.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn sudoku(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Whether the other line has all digits of this one.
fn is_part(part: &str, whole: &str) -> bool {
    part.len() == whole.len() && part.chars().zip(whole.chars()).all(|(a, b)| a == '.' || a == b)
}

const COMMANDS: [&[&str]; 4] =
    [&["minimize"], &["reduce", "--keep-rating"], &["reduce", "--clues", "4"], &["complete"]];

#[test]
fn puzzles_of_every_size_become_minimal() {
    for file in ["easy.txt", "medium.txt", "4x4.txt", "6x6.txt", "16x16.txt"] {
        let whole = text(&sudoku(&["convert", "--to", "line", file], "").stdout);
        let output = sudoku(&["minimize", "--to", "line", file], "");
        assert_eq!(output.status.code(), Some(0), "{file}");
        let part = text(&output.stdout);
        assert!(is_part(&part, &whole), "{file}: {part}");
        assert!(text(&output.stderr).starts_with(&format!("{file}: line 1: ")), "{}", text(&output.stderr));
        let check = sudoku(&["check", "--minimal", "-"], &part);
        assert_eq!(
            text(&check.stdout),
            "standard input:1: unique: minimal (every clue is needed)\n",
            "{file}"
        );
        let again = sudoku(&["minimize", "--to", "line", file], "");
        assert_eq!(output.stdout, again.stdout, "the same seed, the same answer");
    }
}

#[test]
fn a_puzzle_is_written_in_its_own_format() {
    let output = sudoku(&["minimize", "-q", "2x2:c3a1d4a2c"], "");
    assert!(text(&output.stdout).starts_with("2x2:"), "{}", text(&output.stdout));
    assert!(output.stderr.is_empty());
    let output = sudoku(&["complete", "-q"], "1...\n....\n....\n...1\n");
    assert_eq!(text(&output.stdout).lines().map(str::len).collect::<Vec<_>>(), [4, 4, 4, 4]);
}

#[test]
fn reduced_puzzles_keep_their_rating_or_have_their_clues() {
    for file in ["easy.txt", "medium.txt", "collection.sdm"] {
        let output = sudoku(&["reduce", "--keep-rating", "--to", "line", file], "");
        assert_eq!(output.status.code(), Some(0), "{file}: {}", text(&output.stderr));
        let er = |list: &str| {
            let rows = text(&sudoku(&["rate", "--csv", "-"], list).stdout);
            rows.lines().skip(1).map(|row| row.split(',').nth(1).unwrap().to_owned()).collect::<Vec<_>>()
        };
        let whole = text(&sudoku(&["convert", "--to", "line", file], "").stdout);
        assert_eq!(er(&text(&output.stdout)), er(&whole), "{file}");
    }
    let output = sudoku(&["reduce", "--clues", "30", "--to", "line", "easy.txt"], "");
    assert_eq!(text(&output.stdout).matches('.').count(), 51);
    assert_eq!(text(&output.stderr), "easy.txt: line 1: removed 8 of 38 clues\n");

    let output = sudoku(&["reduce", "--clues", "10", "--to", "line", "easy.txt"], "");
    assert_eq!(output.status.code(), Some(1));
    let numbers = |line: &str| -> Vec<usize> { line.split([' ', ';']).flat_map(str::parse).collect() };
    let messages = text(&output.stderr);
    let [removed, all, left] = numbers(messages.trim_end())[..] else { panic!("{messages}") };
    assert_eq!((all, removed + left), (38, 38));
    assert_eq!(
        messages,
        format!(
            "error: easy.txt: line 1: removed {removed} of {all} clues; {left} are left, \
             and no other clue can be removed. Another --seed may remove more.\n"
        )
    );
    let output = sudoku(&["reduce", "--clues", "10", "--keep-rating", "--to", "line", "easy.txt"], "");
    assert_eq!(output.status.code(), Some(1));
    let messages = text(&output.stderr);
    let [removed, all, left] = numbers(messages.trim_end())[..] else { panic!("{messages}") };
    assert_eq!(
        messages,
        format!(
            "error: easy.txt: line 1: removed {removed} of {all} clues; {left} are left, and no other clue \
             can be removed without changing the rating. Another --seed may remove more.\n"
        )
    );
    let minimal = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    assert_eq!(
        text(&sudoku(&["reduce", "--keep-rating", minimal], "").stderr),
        "argument: line 1: no clue can be removed without changing the rating\n"
    );
    let output = sudoku(&["reduce", "--clues", "10", "--to", "line", "easy.txt"], "");
    assert_eq!(
        text(&sudoku(&["check", "--minimal", "-"], &text(&output.stdout)).stdout),
        "standard input:1: unique: minimal (every clue is needed)\n"
    );
}

#[test]
fn completed_puzzles_have_one_solution() {
    let blank = format!("{}\n", ".".repeat(81));
    let sixteen = format!("{}\n", ".".repeat(256));
    let several = text(&sudoku(&["convert", "--to", "line", "several.txt"], "").stdout);
    for puzzle in [several.as_str(), blank.as_str(), "1...............\n", sixteen.as_str()] {
        let output = sudoku(&["complete", "-"], puzzle);
        assert_eq!(output.status.code(), Some(0), "{puzzle}");
        let whole = text(&output.stdout);
        assert!(is_part(puzzle, &whole), "{whole}");
        assert_eq!(text(&sudoku(&["check", "-"], &whole).stdout), "standard input:1: unique\n");
        assert!(text(&output.stderr).contains("added"), "{}", text(&output.stderr));
        let other = sudoku(&["complete", "--seed", "1", "-"], puzzle);
        assert_ne!(text(&other.stdout), whole, "another seed, another puzzle");
    }
}

#[test]
fn problems_are_reported_as_check_reports_them() {
    for command in COMMANDS {
        for (file, code, problem) in [
            (
                "several.txt",
                5,
                "this puzzle has several solutions: use `sudoku complete` to add clues until there is only one",
            ),
            ("unsolvable.txt", 1, "this puzzle has no solution"),
            ("clashing.txt", 3, "r1c1 and r1c2 are both 1"),
            ("missing.txt", 3, "there is no file with this name"),
        ] {
            if command == ["complete"] && file == "several.txt" {
                continue;
            }
            let output = sudoku(&[command, &[file]].concat(), "");
            assert_eq!(output.status.code(), Some(code), "{command:?} {file}");
            assert!(text(&output.stderr).contains(problem), "{command:?}: {}", text(&output.stderr));
            assert!(output.stdout.is_empty());
        }
    }
    let output = sudoku(&["reduce", "--keep-rating", "16x16.txt"], "");
    assert_eq!(output.status.code(), Some(1));
    let sentence = "error: 16x16.txt: line 1: not rated: only 9x9 boards without extra houses can be rated\n";
    assert_eq!(text(&output.stderr), sentence);
}

#[test]
fn the_output_does_not_depend_on_the_number_of_jobs() {
    let list = text(&sudoku(&["create", "--count", "120", "--seed", "4", "--to", "line"], "").stdout);
    let special = "53..7\n11..............\n1...............\n";
    let list = format!("{list}{special}{list}{}\n", ".".repeat(81));
    for command in
        [&["minimize", "--seed", "7"][..], &["reduce", "--clues", "28", "--csv"], &["complete", "--json"]]
    {
        let outputs = ["-j1", "-j3"].map(|jobs| sudoku(&[command, &[jobs]].concat(), &list));
        assert!(outputs[0].stdout == outputs[1].stdout, "{command:?}");
        assert_eq!(text(&outputs[0].stderr), text(&outputs[1].stderr), "{command:?}");
        assert_eq!(outputs[0].status.code(), outputs[1].status.code());
    }
}

#[test]
fn a_time_limit_returns_the_result_so_far() {
    let row = format!("{}\n", ["0"; 25].join(" "));
    let blank = row.repeat(25);
    let output = sudoku(&["complete", "--timeout", "1s", "-"], &blank);
    assert_eq!(output.status.code(), Some(4), "{}", text(&output.stderr));
    let check = sudoku(&["check", "-"], &text(&output.stdout));
    assert_eq!(text(&check.stdout), "standard input:1: unique\n");
    let messages = text(&output.stderr);
    assert!(
        messages.contains("line 1: added ")
            && messages.ends_with(" clues before the search was stopped; fewer might be enough\n"),
        "{messages}"
    );
}

#[test]
fn rows_contain_the_changes() {
    let csv = text(&sudoku(&["minimize", "--csv", "4x4.txt", "several.txt"], "").stdout);
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(
        rows[0],
        ["source", "line", "puzzle", "status", "result", "clues", "dropped", "details", "error"]
    );
    assert_eq!((rows[1][3], rows[1][5], rows[1][6]), ("minimal", "4", "2"));
    assert_eq!(rows[2][3], "several");
    let json = text(&sudoku(&["complete", "--json", "several.txt", "easy.txt"], "").stdout);
    let rows: Vec<&str> = json.lines().collect();
    assert!(rows[0].contains(r#""status":"completed""#) && rows[0].contains(r#""added":1,"#), "{json}");
    assert!(rows[1].contains(r#""status":"unique""#) && rows[1].contains(r#""added":0,"#), "{json}");
}

#[test]
fn a_symmetry_is_kept_where_there_is_one() {
    let made = sudoku(
        &["create", "--symmetry", "rotate180", "--clues", "34..40", "--seed", "2", "--to", "line"],
        "",
    );
    let output = sudoku(&["minimize", "--symmetry", "rotate180"], &text(&made.stdout));
    let puzzle = text(&output.stdout);
    let is_empty: Vec<bool> = puzzle.trim().chars().map(|c| c == '.').collect();
    assert!(is_empty.iter().eq(is_empty.iter().rev()), "{puzzle}");
    let messages = text(&output.stderr);
    assert!(messages.contains("line 1: removed ") && messages.contains(" of "), "{messages}");
    let end = " clues; no other group of symmetric clues can be removed, but single clues might still be redundant\n";
    assert!(messages.ends_with(end), "{messages}");
    let again = sudoku(&["minimize", "--symmetry", "rotate180"], &puzzle);
    assert_eq!(text(&again.stderr), "standard input: line 1: no group of symmetric clues can be removed\n");
    let output = sudoku(&["minimize", "--symmetry", "full", "easy.txt"], "");
    let sentence = "the clues do not have the symmetry full: where a symmetric group has only some of \
                    its clues, these are removed together\n";
    assert!(text(&output.stderr).contains(sentence), "{}", text(&output.stderr));
}

#[test]
fn reduce_requires_a_target() {
    let output = sudoku(&["reduce", "easy.txt"], "");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        text(&output.stderr),
        "error: one of these options is missing: --keep-rating or --clues\nFor help, run: sudoku reduce --help\n"
    );
}

#[test]
fn a_time_limit_keeps_the_clues_that_are_left() {
    let output = sudoku(&["minimize", "25x25.txt", "--timeout", "200ms"], "");
    assert_eq!(output.status.code(), Some(4));
    assert_eq!(text(&output.stdout).lines().count(), 25);
    let messages = text(&output.stderr);
    let (removed, rest) =
        messages.strip_prefix("error: 25x25.txt: line 1: removed ").unwrap().split_once(" of ").unwrap();
    assert!(removed.parse::<usize>().unwrap() > 1, "{messages}");
    assert_eq!(rest, "312 clues before the search was stopped; more clues might be redundant\n");
}
