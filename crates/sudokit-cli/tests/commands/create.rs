//! Created puzzles have the requested features, are in order and can be reproduced.

use std::collections::HashSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

fn sudoku(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str]) -> Output {
    sudoku(arguments).output().unwrap()
}

fn create(arguments: &[&str]) -> Output {
    run(&[&["create"], arguments].concat())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The output of a command for these puzzles.
fn output_of(command: &[&str], puzzles: &[u8]) -> String {
    let mut child = sudoku(command).stdin(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let puzzles = puzzles.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&puzzles));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    text(&output.stdout)
}

const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn the_output_does_not_depend_on_the_number_of_jobs() {
    for options in [
        &["--count", "700", "--to", "line"][..],
        &["--count", "150", "--minimal", "--csv"],
        &["--count", "40", "--size", "6", "--symmetry", "random", "--json"],
        &["--count", "60", "--minimal", "--stats", "--to", "sdm"],
    ] {
        let made = ["1", "3"].map(|jobs| create(&[&["--seed", "8", "--jobs", jobs], options].concat()));
        assert!(!made[0].stdout.is_empty(), "{options:?}");
        assert!(made[0].stdout == made[1].stdout, "{options:?}");
        assert_eq!(text(&made[0].stderr), text(&made[1].stderr), "{options:?}");
    }
}

#[test]
fn a_longer_run_begins_like_a_shorter_one() {
    let long = text(&create(&["--seed", "3", "--count", "300", "--to", "line"]).stdout);
    let short = text(&create(&["--seed", "3", "--count", "7", "--to", "line"]).stdout);
    assert!(long.starts_with(&short));
    assert_eq!(long.lines().collect::<HashSet<_>>().len(), 300);
}

#[test]
fn a_random_seed_is_reported() {
    let row = text(&create(&["--csv"]).stdout);
    let seed = row.lines().nth(1).unwrap().split(',').nth(16).unwrap().to_owned();
    assert_eq!(text(&create(&["--csv", "--seed", &seed]).stdout), row);
    let output = create(&["--stats", "--to", "line"]);
    let stats = text(&output.stderr);
    let seed = stats.split("seed ").nth(1).unwrap().split(',').next().unwrap();
    assert_eq!(create(&["--to", "line", "--seed", seed]).stdout, output.stdout);
}

#[test]
fn by_default_half_of_the_board_is_empty() {
    for puzzle in text(&create(&["--count", "50", "--to", "line"]).stdout).lines() {
        assert!(puzzle.matches('.').count() >= 40, "{puzzle}");
    }
    let grid = text(&create(&[]).stdout);
    assert_eq!(grid.lines().count(), 9);
    assert!(grid.lines().all(|line| line.split(' ').count() == 9));
}

#[test]
fn clues_symmetry_and_minimality_are_as_requested() {
    let few = create(&["--clues", "25..26", "--count", "20", "--to", "line"]);
    assert!(text(&few.stdout).lines().all(|puzzle| (55..=56).contains(&puzzle.matches('.').count())));

    let minimal = create(&["--minimal", "--count", "20", "--to", "line"]);
    assert_eq!(output_of(&["check", "--minimal"], &minimal.stdout).matches("unique: minimal").count(), 20);
    assert!(minimal.stderr.is_empty());

    let symmetric = create(&["--minimal", "--symmetry", "rotate180", "--count", "20", "--to", "line"]);
    for puzzle in text(&symmetric.stdout).lines() {
        let is_empty: Vec<bool> = puzzle.chars().map(|c| c == '.').collect();
        assert!(is_empty.iter().eq(is_empty.iter().rev()), "{puzzle}");
    }
    assert!(text(&symmetric.stderr).starts_with("--minimal with --symmetry removes only whole groups"));
}

#[test]
fn puzzles_have_the_given_solution() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solution.txt");
    fs::write(&path, SOLUTION).unwrap();
    for source in [path.to_str().unwrap(), SOLUTION] {
        let made = create(&["--solution", source, "--count", "5", "--to", "line"]);
        assert_eq!(output_of(&["solve"], &made.stdout), format!("{SOLUTION}\n").repeat(5));
        assert_eq!(text(&made.stdout).lines().collect::<HashSet<_>>().len(), 5);
    }
    let rows = "1234\n3412\n2143\n4321\n";
    fs::write(&path, rows).unwrap();
    let made = create(&["--solution", path.to_str().unwrap(), "--json"]);
    assert!(text(&made.stdout).contains(r#""solution":"1234341221434321""#));
}

#[test]
fn rows_have_all_fields() {
    let csv = text(&create(&["--csv", "--count", "3", "--seed", "1"]).stdout);
    let mut lines = csv.lines();
    assert_eq!(
        lines.next().unwrap(),
        "source,line,puzzle,status,solution,clues,er,ep,ed,level,hardest,hodoku_level,hodoku_score,\
         techniques,symmetry,board,seed,index,error"
    );
    for (index, line) in lines.enumerate() {
        let fields: Vec<&str> = line.split(',').collect();
        let [_, at, puzzle, status, solution, clues, er, .., techniques, symmetry, board, seed, number, _] =
            fields[..]
        else {
            panic!("{line}")
        };
        assert_eq!(at, (index + 1).to_string());
        assert_eq!((puzzle.len(), solution.len()), (81, 81));
        assert_eq!(clues, (81 - puzzle.matches('.').count()).to_string());
        assert!(er.contains('.') && techniques.contains("hidden-single"), "{line}");
        assert_eq!((symmetry, board, seed, status), ("none", "3x3", "1", "made"));
        assert_eq!(number, index.to_string());
    }
    let json = text(&create(&["--json", "--size", "16"]).stdout);
    // Other boards have a level, and no numbers.
    assert!(json.contains(r#""er":null,"ep":null,"ed":null,"level":""#), "{json}");
    assert!(json.contains(r#""hodoku_level":null,"hodoku_score":null,"techniques":null"#), "{json}");
    let json = text(&create(&["--json"]).stdout);
    assert!(json.contains(r#""techniques":{"hidden-single":"#), "{json}");
}

#[test]
fn stats_stay_out_of_the_puzzles() {
    let output = create(&["--count", "500", "--minimal", "--stats", "--seed", "1", "--to", "line", "-q"]);
    assert_eq!(text(&output.stdout).lines().count(), 500);
    let stats = text(&output.stderr);
    assert!(stats.starts_with("500 puzzles, seed 1, no duplicates\nclues: "), "{stats}");
    for word in [", average 2", "  24  ", "rating (ER): 1.2 to ", "  easy, up to 1.9", "  extreme, from 8.5"]
    {
        assert!(stats.contains(word), "{word}: {stats}");
    }
    // 4x4 boards have no rating, and not many puzzles.
    let stats = text(&create(&["--count", "2000", "--size", "4", "--clues", "4", "--stats"]).stderr);
    assert!(
        stats.starts_with("2000 puzzles, ") && stats.contains(" duplicates\nclues: 4, average 4.00\n"),
        "{stats}"
    );
    assert!(!stats.contains("rating (ER)") && !stats.contains("no duplicates"), "{stats}");
    for line in [
        "level of boards that have no rating:\n  easy     2000 █",
        "hardest technique:\n  Hidden single  2000 █",
    ] {
        assert!(stats.contains(line), "{line}: {stats}");
    }
}

#[test]
fn a_closed_pipe_ends_the_run() {
    for jobs in ["1", "3"] {
        let mut child =
            sudoku(&["create", "--count", "1000000000", "--to", "line", "--jobs", jobs]).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line.len(), 82);
        let output = child.wait_with_output().unwrap();
        assert_eq!((text(&output.stderr), output.status.code()), (String::new(), Some(0)));
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_whole_puzzles() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.txt");
    for jobs in ["1", "3"] {
        let arguments = ["create", "--count", "1000000000", "--seed", "1", "--to", "line", "--jobs", jobs];
        let file = ["--stats", "--force", "-o", path.to_str().unwrap()];
        let child = sudoku(&[&arguments[..], &file].concat()).spawn().unwrap();
        std::thread::sleep(std::time::Duration::from_millis(700));
        assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        assert!(!path.exists(), "the list is not complete");
        let partial = folder.path().join("out.txt.partial");
        let list = fs::read_to_string(&partial).unwrap();
        fs::remove_file(partial).unwrap();
        assert!(list.lines().count() > 1 && list.lines().all(|line| line.len() == 81));
        let again = create(&["--count", "20", "--seed", "1", "--to", "line"]);
        assert!(list.starts_with(&text(&again.stdout)[..82 * 2]), "the beginning of the list");
        let count = format!("{} puzzles, seed 1", list.lines().count());
        assert!(text(&output.stderr).contains(&count), "{} {}", count, text(&output.stderr));
    }
}

#[test]
fn impossible_requests_are_refused_before_the_search() {
    let folder = tempfile::tempdir().unwrap();
    let pattern = folder.path().join("pattern.txt");
    fs::write(&pattern, "x.x.\n.x.x\nx.x.\n.x.x\n").unwrap();
    let pattern = pattern.to_str().unwrap();
    let odd = folder.path().join("odd.txt");
    fs::write(&odd, "x.x\n.x\n").unwrap();
    let odd = odd.to_str().unwrap();
    for (arguments, problem) in [
        (
            &["--clues", "16"][..],
            "no 9x9 puzzle with 16 clues has exactly one solution: at least 17 are needed",
        ),
        (&["--clues", "5..3"], "5 is larger than 3"),
        (&["--clues", "many"], "error: --clues many: expected a whole number, 0 or more\n"),
        (&["--clues", "100"], "a puzzle of 100 clues does not fit a board of 81 cells"),
        (
            &["--clues", "31", "--symmetry", "mirror-hv", "--size", "16"],
            "no pattern of 31 clues has the symmetry mirror-hv",
        ),
        (&["--pattern", pattern, "--size", "9"], "the pattern is 4x4, but the board is 9x9"),
        (
            &["--pattern", pattern, "--symmetry", "full"],
            "a pattern already sets where every clue is: leave out the symmetry",
        ),
        (
            &["--pattern", pattern, "--clues", "8"],
            "a pattern already sets where every clue is: leave out the number of clues",
        ),
        (&["--pattern", "missing.txt"], "--pattern: there is no file called missing.txt\n"),
        (&["--solution", SOLUTION, "--size", "9"], "error: --solution cannot be used together with --size\n"),
        (&["--solution", "missing.txt"], "--solution: there is no file called missing.txt\n"),
        (
            &["--solution", "12..\n....\n....\n...."],
            "this is not a complete grid that follows the rules: r1c3 is empty",
        ),
        (
            &["--solution", "1234\n3412\n2143\n4321\n\n1234\n3412\n2143\n4321\n"],
            "this file contains several grids: expected only one",
        ),
        (&["--alphabet", "ABCD"], "the alphabet has 4 symbols, but the board needs 9"),
        (
            &["--size", "16", "--to", "hodoku"],
            "the format hodoku cannot record boards of 16x16 cells: choose another format with --to",
        ),
        (&["--rating", "7.25"], "'7.25' is not a rating: write a number such as 7 or 7.2"),
        (&["--rating", "8..7"], "8.0 is larger than 7.0"),
        (
            &["--rating", "7", "--difficulty", "hard"],
            "error: --rating cannot be used together with --difficulty\n",
        ),
        (
            &["--rating", "7", "--size", "16"],
            "the scales of Sudoku Explainer and HoDoKu are for 9x9 boards without extra houses",
        ),
        (
            &["--needs", "swordfish,x"],
            "there is no technique or family 'x'; run `sudoku techniques` for a list",
        ),
        (
            &["--symmetry", "sideways"],
            "error: 'sideways' is not a value of --symmetry: use none, rotate180, rotate90",
        ),
        (
            &["--difficulty", "evil"],
            "error: 'evil' is not a value of --difficulty: use easy, medium, hard, expert or extreme\n",
        ),
        (&["--jobs", "0"], "expected a whole number from 1 to 1024"),
    ] {
        let output = create(arguments);
        assert!(text(&output.stderr).contains(problem), "{arguments:?}: {}", text(&output.stderr));
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), String::new()), "{arguments:?}");
    }
    let output = create(&["--pattern", odd]);
    assert!(text(&output.stderr).starts_with("error: --pattern: "), "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(3), "an input file that cannot be understood");
}

#[test]
fn a_run_without_puzzles_says_why() {
    for (arguments, problem) in [
        (
            &["--seed", "1", "--skip", "1"][..],
            "nothing to create: --count 1 includes the puzzles that --skip 1 leaves out\n",
        ),
        (
            &["--seed", "1", "--count", "3", "--skip", "5"],
            "nothing to create: --count 3 includes the puzzles that --skip 5 leaves out\n",
        ),
        (&["--count", "0"], "nothing to create: --count is 0\n"),
        (&["--seed", "1", "--count", "0", "--skip", "4"], "nothing to create: --count is 0\n"),
        (
            &["--seed", "1", "--count", "0", "--stats"],
            "nothing to create: --count is 0\n0 puzzles, seed 1, no duplicates\n",
        ),
        (&["--count", "0", "--quiet"], ""),
        (&["--seed", "1", "--count", "2", "--skip", "1", "--to", "line"], ""),
    ] {
        let output = create(arguments);
        assert_eq!(
            (text(&output.stderr), output.status.code()),
            (problem.to_owned(), Some(0)),
            "{arguments:?}"
        );
        let puzzles = usize::from(arguments.contains(&"2"));
        assert_eq!(text(&output.stdout).lines().count(), puzzles, "{arguments:?}");
    }
}

#[test]
fn a_time_limit_ends_the_run() {
    // No machine fills 4,096 cells in that time.
    let output = create(&["--size", "64", "--timeout", "1ms", "--count", "3"]);
    assert_eq!(output.status.code(), Some(4));
    let errors = text(&output.stderr);
    assert!(errors.starts_with("error: puzzle 1: no puzzle was found in 1ms: "), "{errors}");
}

#[test]
fn a_random_jigsaw_comes_with_its_regions() {
    for size in ["5", "6", "9"] {
        let flags = ["--jigsaw", "random", "--size", size, "--seed", "3"];
        let created = text(&create(&flags).stdout);
        assert_eq!(created, text(&create(&flags).stdout), "the same seed, the same regions");
        let other = text(&create(&["--jigsaw", "random", "--size", size, "--seed", "4"]).stdout);
        assert_ne!(created, other);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("jigsaw.txt");
        fs::write(&file, &created).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_sudoku")).arg("check").arg(&file).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{created}{}", text(&output.stderr));
        let jigsaw = format!("{size}x{size} jigsaw");
        let played = Command::new(env!("CARGO_BIN_EXE_sudoku"))
            .args(["play", "--plain", "--jigsaw", "random", "--size", size, "--seed", "3"])
            .env("HOME", folder.path())
            .env("XDG_DATA_HOME", folder.path())
            .stdin(std::process::Stdio::null())
            .output()
            .unwrap();
        assert!(text(&played.stdout).contains(&jigsaw), "{}{}", text(&played.stdout), text(&played.stderr));
    }
    let output = create(&["--jigsaw", "AABB AABB CCDD CCDD", "--size", "4"]);
    assert_eq!(output.status.code(), Some(2), "the regions set the size");
    assert_eq!(
        text(&output.stderr),
        "error: --size cannot be used with --jigsaw, unless it is --jigsaw random: regions set the size themselves\n"
    );
    let output = create(&["--jigsaw", "random", "--size", "60"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stderr), "error: --jigsaw random makes boards with sides from 4 to 16, not 60\n");
    assert!(text(&output.stderr).contains("from 4 to 16"), "{}", text(&output.stderr));
}
