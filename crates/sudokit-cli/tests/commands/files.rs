//! Bad input files, and output files, which never replace other files.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

fn sudoku(folder: &Path, arguments: &[&str]) -> Output {
    sudoku_reading(folder, arguments, b"")
}

fn sudoku_reading(folder: &Path, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may close its input before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn bad_files_are_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let long = "5".repeat(3 << 20);
    for (name, content, problem) in [
        ("empty.txt", &b""[..], "there is no puzzle here"),
        ("blank.txt", b"\n\n  \n", "there is no puzzle here"),
        ("words.txt", b"There is nothing here\nbut a few words.\n", "there is no puzzle here"),
        ("binary.bin", b"\x7fELF\x02\x00\x00", "this is a program, not text"),
        ("zero.txt", b"a\0b", "line 1: this is not text: it contains a zero byte; if it is UTF-16, convert it to UTF-8"),
        ("long.txt", long.as_bytes(), "line 1: this puzzle is longer than 1 MiB, the most that Sudokit reads for one puzzle"),
        ("unequal.txt", b"53..7....\n6..195..\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
            "line 2: row 2 has 8 cells, expected 9"),
        ("short.txt", b"53..7....\n6..195...\n.98....6.\n", "line 1: there are 3 rows of 9 cells, expected 9 rows"),
        ("large.txt", b"1 2 3 4\n3 4 1 2\n2 1 4 7\n4 3 2 1\n", "line 3: r3c4 holds 7, but the digits of this 4x4 board are 1 to 4"),
        ("number.txt", b"5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n0 9 8 0 0 0 0 6 0\n8 0 0 0 6 0 0 0 3\n4 0 0 8 0 3 0 0 1\n7 0 0 0 2 0 0 0 6\n0 6 0 0 0 0 2 8 0\n0 0 0 4 1 9 0 0 5\n0 0 0 0 8 0 0 7 12\n",
            "line 9: r9c9 holds 12, but the digits of this 9x9 board are 1 to 9"),
        ("line.txt", b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7\n",
            "line 1: this line has 80 cells; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256"),
        ("clash.txt", b"11..\n....\n....\n....\n", "line 1: r1c1 and r1c2 are both 1"),
    ] {
        fs::write(folder.path().join(name), content).unwrap();
        for command in ["solve", "count", "candidates"] {
            let output = sudoku(folder.path(), &[command, name]);
            assert_eq!(text(&output.stderr), format!("error: {name}: {problem}\n"), "{command}");
            // If results are lines, a puzzle without one leaves a blank line.
            let is_gap = match command {
                "solve" => name == "line.txt",
                "count" => problem.starts_with("line "),
                _ => false,
            };
            let expected = if is_gap { "\n" } else { "" };
            assert_eq!((output.status.code(), &text(&output.stdout)[..]), (Some(3), expected), "{command} {name}");
        }
    }
    let output = sudoku(folder.path(), &["solve", "."]);
    assert_eq!(text(&output.stderr), "error: .: this is a folder, not a file\n");
}

/// On Windows, any number of dots is a name of the current folder.
#[test]
fn a_puzzle_can_have_the_name_of_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let points = ".".repeat(16);
    // If it is a name of the current folder, it exists already.
    let _ = fs::create_dir(folder.path().join(&points));
    assert!(folder.path().join(&points).is_dir());
    assert_eq!(text(&sudoku(folder.path(), &["count", &points]).stdout), "288\n");
}

#[test]
fn line_ends_and_byte_order_marks_do_not_matter() {
    let folder = tempfile::tempdir().unwrap();
    let grid: String = PUZZLE.trim().as_bytes().chunks(9).map(|row| text(row) + "\r\n").collect();
    for input in [PUZZLE.replace('\n', "\r\n"), format!("\u{FEFF}{PUZZLE}"), grid] {
        let output = sudoku_reading(folder.path(), &["solve", "--to", "line"], input.as_bytes());
        assert_eq!(text(&output.stdout), SOLUTION);
    }
}

#[test]
fn answers_are_next_to_their_puzzles_and_never_replace_other_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("puzzle.sdm"), PUZZLE).unwrap();
    assert!(sudoku(folder.path(), &["solve", "--answers", "puzzle.sdm"]).status.success());
    assert_eq!(fs::read_to_string(path("puzzle_ANSWERS.txt")).unwrap(), SOLUTION);
    assert!(sudoku(folder.path(), &["solve", "--answers", "puzzle.sdm"]).status.success(), "the same again");

    fs::write(path("puzzle_ANSWERS.txt"), "precious").unwrap();
    let output = sudoku(folder.path(), &["solve", "--answers", "puzzle.sdm"]);
    assert_eq!(text(&output.stderr), "error: puzzle_ANSWERS.txt already exists; use --force to replace it\n");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(path("puzzle_ANSWERS.txt")).unwrap(), "precious");
    assert!(sudoku(folder.path(), &["solve", "--answers", "--force", "puzzle.sdm"]).status.success());
    assert_eq!(fs::read_to_string(path("puzzle_ANSWERS.txt")).unwrap(), SOLUTION);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing else is left behind");
}

/// Nobody waits for results that cannot be written.
#[test]
fn other_answers_are_noticed_before_the_work_is_done() {
    let folder = tempfile::tempdir().unwrap();
    // It takes the textbook search minutes.
    let slow = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    fs::write(folder.path().join("list.txt"), format!("{PUZZLE}{slow}\n")).unwrap();
    fs::write(folder.path().join("list_ANSWERS.txt"), "precious").unwrap();
    let command = ["solve", "--answers", "--method", "backtrack", "--timeout", "100ms", "list.txt"];
    let output = sudoku(folder.path(), &command);
    assert_eq!(text(&output.stderr), "error: list_ANSWERS.txt already exists; use --force to replace it\n");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn answers_of_an_earlier_run_are_skipped() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.txt"), PUZZLE).unwrap();
    assert!(sudoku(folder.path(), &["solve", "--answers", "a.txt"]).status.success());
    let again = sudoku(folder.path(), &["solve", "--answers", "a.txt", "a_ANSWERS.txt"]);
    assert!(again.status.success());
    assert_eq!(text(&again.stderr), "a_ANSWERS.txt contains answers and is skipped\n");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    let alone = sudoku(folder.path(), &["solve", "--answers", "a_ANSWERS.txt"]);
    assert_eq!(alone.status.code(), Some(2));
    assert_eq!(text(&alone.stderr), "error: a_ANSWERS.txt contains answers: name files with puzzles\n");
}

#[test]
fn output_files_are_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.txt");
    assert!(sudoku(folder.path(), &["solve", PUZZLE.trim(), "-o", "out.txt"]).status.success());
    assert_eq!(fs::read_to_string(&path).unwrap(), SOLUTION);
    let output = sudoku(folder.path(), &["convert", PUZZLE.trim(), "-o", "out.txt"]);
    assert_eq!(text(&output.stderr), "error: out.txt already exists; use --force to replace it\n");
    assert_eq!(fs::read_to_string(&path).unwrap(), SOLUTION);
    assert!(sudoku(folder.path(), &["convert", PUZZLE.trim(), "--force", "-o", "out.txt"]).status.success());
    assert_eq!(fs::read_to_string(&path).unwrap(), PUZZLE);
    let output = sudoku(folder.path(), &["convert", PUZZLE.trim(), "-o", "nowhere/out.txt"]);
    assert_eq!(
        text(&output.stderr),
        "error: nowhere/out.txt cannot be written: there is no folder nowhere\n"
    );
    assert_eq!(output.status.code(), Some(2));
    let output = sudoku(folder.path(), &["convert", PUZZLE.trim(), "-o", "."]);
    assert_eq!(text(&output.stderr), "error: . is a folder, not a file\n");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_list_can_mix_sizes_and_formats() {
    let folder = tempfile::tempdir().unwrap();
    let list = format!("{PUZZLE}2x2:c3a1d4a2c\n# a remark\n1...\n..2.\n.3..\n...4\n\nbroken line\n{PUZZLE}");
    let output = sudoku_reading(folder.path(), &["solve", "--to", "line", "-"], list.as_bytes());
    assert_eq!(text(&output.stdout), format!("{SOLUTION}4213312413422431\n1243342143122134\n{SOLUTION}"));
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(["create", "--count", "100000", "--size", "4", "--to", "line"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((text(&output.stderr), output.status.code()), (String::new(), Some(0)));
}

/// The files of answers are results, too, so they are complete.
#[test]
fn answers_are_complete_if_standard_output_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    // Longer than the buffers of a pipe and of the program.
    let count = 4000;
    fs::write(folder.path().join("list.txt"), PUZZLE.repeat(count) + "53..7\n").unwrap();
    let remark = "this line has 5 cells; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256\n";
    let line = count + 1;
    let answers = SOLUTION.repeat(count) + &format!("# line {line}: {remark}");
    for flags in [&["--jobs", "1"][..], &["--jobs", "3"], &["--json"], &["--csv"]] {
        for lines in [0, 1] {
            let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
                .args([&["solve", "--answers", "--force", "list.txt"], flags].concat())
                .current_dir(folder.path())
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            let output = BufReader::new(child.stdout.take().unwrap());
            assert_eq!(output.lines().map(Result::unwrap).take(lines).count(), lines);
            let output = child.wait_with_output().unwrap();
            assert_eq!(
                (text(&output.stderr), output.status.code()),
                (format!("error: list.txt: line {line}: {remark}"), Some(3)),
                "{flags:?}"
            );
            let path = folder.path().join("list_ANSWERS.txt");
            assert!(fs::read_to_string(&path).unwrap() == answers, "{flags:?}");
            fs::remove_file(path).unwrap();
        }
    }
}

#[test]
fn pipes_get_no_colours_unless_asked() {
    let folder = tempfile::tempdir().unwrap();
    let plain = sudoku(folder.path(), &["solve", PUZZLE.trim(), "--to", "pretty"]);
    assert!(!plain.stdout.contains(&0x1b));
    let coloured = sudoku(folder.path(), &["solve", PUZZLE.trim(), "--to", "pretty", "--color", "always"]);
    assert!(coloured.stdout.contains(&0x1b));
}

#[test]
fn created_puzzles_differ_and_solve_on_every_kind_of_board() {
    let folder = tempfile::tempdir().unwrap();
    let regions = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/jigsaw-regions.txt");
    let regions = regions.to_str().unwrap();
    for board in [
        &["--jigsaw", regions][..],
        &["--diagonals"],
        &["--windoku"],
        &["--disjoint"],
        &["--box", "3x2"],
        &["--box", "2x2", "--diagonals"],
    ] {
        let create = [&["create", "--to", "line", "-q"], board].concat();
        let first = sudoku(folder.path(), &create).stdout;
        let second = sudoku(folder.path(), &create).stdout;
        assert_ne!(first, second, "two calls within a second, {board:?}");
        let check = sudoku_reading(folder.path(), &[&["check"], board].concat(), &first);
        assert_eq!(text(&check.stdout), "standard input:1: unique\n", "{board:?}");
        let solve = sudoku_reading(folder.path(), &[&["solve"], board].concat(), &first);
        let right = sudoku_reading(folder.path(), &[&["check"], board].concat(), &solve.stdout);
        assert_eq!(text(&right.stdout), "standard input:1: correct\n", "{board:?}");
    }
}

/// A board with more solutions than can be counted, one by one or as a sum.
fn uncountable() -> String {
    ".".repeat(256)
}

#[test]
fn a_time_limit_reports_the_count_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let output = sudoku(folder.path(), &["count", &uncountable(), "--timeout", "100ms"]);
    assert_eq!(output.status.code(), Some(4));
    assert!(text(&output.stdout).starts_with("at least "));
}

#[cfg(unix)]
#[test]
fn an_interrupt_reports_the_count_so_far() {
    let child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(["count", &uncountable()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(500));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let output = child.wait_with_output().unwrap();
    assert!(text(&output.stdout).starts_with("at least "));
    assert_eq!(output.status.code(), Some(130));
}
