//! Boards that are not the usual ones: their rules are kept, and they are recognised.

use std::path::Path;

use super::program::{PUZZLE, Program, SOLUTION};

fn puzzle(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(name);
    path.to_str().unwrap().to_owned()
}

#[test]
fn created_boards_keep_their_rules_by_default() {
    let program = Program::new();
    for board in boards() {
        let created = program.run(&format!("create --seed 3 --count 2 {board}"));
        assert_eq!((created.code, &created.errors[..]), (Some(0), ""), "{board}");
        let output = program.run_reading("check", &created.out);
        let lines: Vec<&str> = output.out.lines().collect();
        assert_eq!(lines.len(), 2, "{board}: {}{}", output.out, output.errors);
        assert!(
            lines.iter().all(|line| line.ends_with(": unique")),
            "{board}: {}\n{}",
            output.out,
            created.out
        );
        let solved = program.run_reading("solve", &created.out);
        let output = program.run_reading("check", &solved.out);
        assert!(output.out.lines().all(|line| line.ends_with(": correct")), "{board}: {}", output.out);
    }
    let plain = program.run("create --seed 3");
    assert!(!plain.out.contains('['), "{}", plain.out);
}

/// The boards that flags can name.
fn boards() -> Vec<String> {
    let regions = puzzle("jigsaw-regions.txt");
    let mut boards: Vec<String> = [
        "--box 3x2",
        "--diagonals",
        "--windoku",
        "--disjoint",
        "--diagonals --windoku --disjoint --size 4",
        "--size 12 --diagonals",
    ]
    .map(str::to_owned)
    .into();
    boards.extend([format!("--jigsaw {regions}"), format!("--jigsaw {regions} --diagonals")]);
    boards
}

#[test]
fn rows_name_the_board_of_their_puzzle() {
    let program = Program::new();
    for board in boards() {
        for format in ["--json", "--csv"] {
            let rows = program.run(&format!("create --seed 3 --count 3 {board} {format}")).out;
            let output = program.run_reading("check", &rows);
            assert_eq!(output.out.matches(": unique\n").count(), 3, "{board} {format}: {}{rows}", output.out);
            // Options that agree with the text are accepted.
            let again = program.run_reading(&format!("check {}", board.replace("--size 4", "")), &rows);
            if !board.contains("--size 12") {
                assert_eq!((again.out, again.errors), (output.out, String::new()), "{board} {format}");
            }
            for command in ["convert", "transform --mirror h", "transform --rotate 90"] {
                let others = program.run_reading(&format!("{command} {format}"), &rows).out;
                let output = program.run_reading("check", &others);
                assert_eq!(
                    output.out.matches(": unique\n").count(),
                    3,
                    "{board} {command} {format}: {}",
                    output.out
                );
                if command.starts_with("transform") {
                    let output = program.run_reading("check --column result", &others);
                    let unique = output.out.matches(": unique\n").count();
                    assert_eq!(unique, 3, "{board} {command} {format}: {}{}", output.out, output.errors);
                }
            }
        }
    }
}

#[test]
fn options_override_the_board_of_a_row_with_a_note() {
    let program = Program::new();
    let rows = program.run("create --seed 3 --count 2 --diagonals --windoku --csv").out;
    program.file("rows.csv", &rows);
    let note = |rows: &str| {
        format!("rows.csv: the options describe a different board from {rows}; Sudokit uses the options\n")
    };
    for (flags, is_unique, errors) in [
        ("", true, String::new()),
        ("--box 3x3", true, String::new()),
        ("--diagonals --windoku", true, String::new()),
        ("--diagonals", false, note("2 puzzles, the first in line 2")),
        ("--disjoint", false, note("2 puzzles, the first in line 2")),
    ] {
        let output = program.run(&format!("check {flags} rows.csv"));
        assert_eq!(output.out.matches(": unique\n").count() == 2, is_unique, "{flags}: {}", output.out);
        assert_eq!(output.errors, errors, "{flags}");
    }
    // Regions of any form have no windows.
    let output = program.run(&format!("convert --jigsaw {} rows.csv", puzzle("jigsaw-regions.txt")));
    assert_eq!(output.errors, note("2 puzzles, the first in line 2"));
    let first: String = rows.split_inclusive('\n').take(2).collect();
    program.file("rows.csv", first);
    assert_eq!(program.run("check --windoku rows.csv").errors, note("the puzzle in line 2"));
}

#[test]
fn a_board_column_of_another_program_is_ignored() {
    let program = Program::new();
    let small = "1.....2..3.....4";
    for board in ["Hard #3", "", "9x9", "4x4", "3x3 magic", "AAAB ACBB CCDB", "3x3", SOLUTION, "windoku"] {
        let table = format!("board,puzzle\n{board},{PUZZLE}\n{board},{small}\n");
        let rows =
            [PUZZLE, small].map(|puzzle| format!("{{\"puzzle\":\"{puzzle}\",\"board\":\"{board}\"}}\n"));
        for text in [table, rows.concat()] {
            let output = program.run_reading("solve", &text);
            let expected = format!("{SOLUTION}\n1243342143122134\n");
            assert_eq!((output.out, output.errors), (expected, String::new()), "{text}");
        }
    }
    // A column that holds the puzzles may have this name.
    let output = program.run_reading("solve", format!("board,note\n{PUZZLE},a\n"));
    assert_eq!(output.out, format!("{SOLUTION}\n"));
}

#[test]
fn a_region_map_is_recognised() {
    let program = Program::new();
    for command in ["check", "solve", "count"] {
        let output = program.run(&format!("{command} {}", puzzle("jigsaw-regions.txt")));
        let all = output.out + &output.errors;
        assert!(
            all.contains(
                "this looks like a map of regions, not a puzzle; \
                 to read puzzles with these regions, use --jigsaw FILE\n"
            ),
            "{command}: {all}"
        );
        assert_eq!(all.trim().lines().count(), 1, "{command}: {all}");
    }
}

#[test]
fn candidates_are_distinguished_from_lines() {
    let program = Program::new();
    for side in [4, 6, 9, 12, 16] {
        let created = program.run(&format!("create --size {side} --seed 2 --to sukaku"));
        let output = program.run_reading("check", &created.out);
        assert_eq!(output.out, "standard input:1: unique\n", "{side}: {}", output.errors);
    }
    for side in [8, 27] {
        let created = program.run(&format!("create --size {side} --seed 2 --to line"));
        for flags in ["", "--from line"] {
            let output = program.run_reading(&format!("check {flags}"), &created.out);
            assert_eq!(output.out, "standard input:1: unique\n", "{side} {flags}: {}", output.errors);
        }
    }
}

#[test]
fn options_override_the_board_of_any_text() {
    let program = Program::new();
    let note = "standard input: the options describe a different board from the puzzle in line 1; \
                Sudokit uses the options\n";
    let regions = puzzle("jigsaw-regions.txt");
    let created = program.run("create --seed 3 --diagonals --to line").out;
    for format in ["tatham", "variant"] {
        let text = program.run_reading(&format!("convert --diagonals --to {format}"), &created).out;
        for (flags, errors) in [
            (String::new(), ""),
            ("--diagonals".to_owned(), ""),
            ("--box 3x3".to_owned(), ""),
            ("--windoku".to_owned(), note),
            // A variant with the usual boxes does not name them.
            (format!("--jigsaw {regions}"), if format == "variant" { "" } else { note }),
        ] {
            let output = program.run_reading(&format!("check {flags}"), &text);
            assert_eq!(output.errors, errors, "{format} {flags}");
            let is_same = errors.is_empty() && !flags.contains("jigsaw");
            assert_eq!(
                output.out == "standard input:1: unique\n",
                is_same,
                "{format} {flags}: {}",
                output.out
            );
        }
        let output = program.run_reading("check --box 2x2", &text);
        let all = output.out + &output.errors;
        assert!(all.contains("this puzzle is 9x9, but the requested board is 4x4"), "{format}: {all}");
    }
    let jigsaw = program.run(&format!("create --seed 3 --jigsaw {regions} --to variant")).out;
    assert_eq!(program.run_reading(&format!("check --jigsaw {regions}"), &jigsaw).errors, "");
    assert_eq!(program.run_reading("check --box 3x3", &jigsaw).errors, note);
    let six = program.run("create --size 6 --seed 1 --to line").out;
    for format in ["sized", "framed", "pretty"] {
        let text = program.run_reading(&format!("convert --to {format}"), &six).out;
        assert_eq!(program.run_reading("check --box 2x3", &text).errors, "", "{format}");
        assert_eq!(program.run_reading("check --box 3x2", &text).errors, note, "{format}");
    }
}

/// What is written can be read, whichever symbols a puzzle has.
#[test]
fn candidates_in_any_symbols_are_read_back() {
    let program = Program::new();
    let created = program.run("create --seed 4 --to line").out;
    let shifted = created.bytes().map(|c| if c.is_ascii_digit() { c - 1 } else { c });
    program.file("zero.txt", shifted.collect::<Vec<u8>>());
    for (file, flags) in [
        (puzzle("wordoku.txt"), ""),
        (puzzle("hexadecimal.txt"), ""),
        (puzzle("16x16.txt"), ""),
        ("zero.txt".to_owned(), "--alphabet 0-8"),
    ] {
        let solved = program.run(&format!("solve {flags} --to line {file}")).out;
        for format in ["pencilmarks", "sukaku"] {
            let text = program.run(&format!("convert {flags} --to {format} {file}")).out;
            let output = program.run_reading("solve --to line", &text);
            assert_eq!(output.out, solved, "{file} {format}: {}", output.errors);
        }
    }
    // Eight letters do not determine the ninth.
    let text = program.run(&format!("convert --to pencilmarks {}", puzzle("wordoku.txt"))).out;
    let output = program.run_reading("check", text.replace('W', "S"));
    let problem = "error: standard input: line 1: only 8 different symbols appear on this 9x9 board: \
                   name all 9 (use --alphabet)\n";
    assert_eq!((&output.errors[..], &output.out[..]), (problem, ""));
}
