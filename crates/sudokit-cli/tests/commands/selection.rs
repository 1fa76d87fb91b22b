//! Lists in, lists out: `filter`, `sort`, `sample` and `stats`.

use std::collections::BTreeMap;

use serde_json::Value;

use super::program::{PUZZLE, Program, SOLUTION};

const SEVERAL: &str = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
const NONE: &str = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
const CLASHING: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A program with a list of minimal puzzles, and the list.
fn with_list(puzzles: usize) -> (Program, Vec<String>) {
    let program = Program::new();
    let made = program.run(&format!("create --seed 5 --count {puzzles} --minimal --to line"));
    program.file("list.txt", &made.out);
    (program, made.out.lines().map(str::to_owned).collect())
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

fn rows(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The lines of a list whose rows satisfy the condition.
fn chosen(
    program: &Program,
    command: &str,
    list: &[String],
    is_right: impl Fn(&Value) -> bool,
) -> Vec<String> {
    let rows = rows(&program.run(command).out);
    assert_eq!(rows.len(), list.len(), "{command}");
    list.iter().zip(&rows).filter(|(_, row)| is_right(row)).map(|(line, _)| line.clone()).collect()
}

#[test]
fn filter_agrees_with_other_commands() {
    let (program, list) = with_list(60);
    let number = |row: &Value, field: &str| row[field].as_f64().unwrap();
    let path_has = |row: &Value, name: &str| {
        row["steps"].as_array().unwrap().iter().any(|step| step["technique"] == name)
    };
    let rate = "rate --json list.txt";
    let hodoku = "rate --scale hodoku --json list.txt";
    for (flags, expected) in [
        ("--rating 2.0..7.0", chosen(&program, rate, &list, |row| (2.0..=7.0).contains(&number(row, "er")))),
        ("--difficulty medium", chosen(&program, rate, &list, |row| row["level"] == "medium")),
        ("--hodoku medium", chosen(&program, hodoku, &list, |row| row["level"] == "medium")),
        ("--hodoku ..500", chosen(&program, hodoku, &list, |row| number(row, "score") <= 500.0)),
        ("--clues 24", chosen(&program, "check --json list.txt", &list, |row| row["clues"] == 24)),
        (
            "--needs naked-pair --order hodoku",
            chosen(&program, "explain --order hodoku --json list.txt", &list, |row| {
                path_has(row, "naked-pair")
            }),
        ),
        (
            "--not pointing",
            chosen(&program, "explain --json list.txt", &list, |row| !path_has(row, "pointing")),
        ),
        ("--rating 1.0.. --hodoku 0.. --minimal --unique --size 9", list.clone()),
    ] {
        let output = program.run(&format!("filter {flags} list.txt"));
        assert_eq!(lines(&output.out), expected, "{flags}");
        assert_eq!(output.errors, format!("kept {} of 60 puzzles\n", expected.len()), "{flags}");
        assert_eq!(output.code, Some(0));
        let others: Vec<String> = list.iter().filter(|line| !expected.contains(line)).cloned().collect();
        assert_eq!(lines(&program.run(&format!("filter {flags} --invert list.txt")).out), others, "{flags}");
        for jobs in [1, 3] {
            let again = program.run(&format!("filter {flags} --jobs {jobs} list.txt"));
            assert_eq!((again.out, again.errors), (output.out.clone(), output.errors.clone()), "{flags}");
        }
    }
}

#[test]
fn a_puzzle_without_one_solution_does_not_match_and_is_counted() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n{SEVERAL}\n{NONE}\n"));
    for flags in ["--rating 1.0..", "--difficulty easy", "--hodoku easy", "--not fish", "--unique"] {
        let output = program.run(&format!("filter {flags} list.txt"));
        assert_eq!(output.out, format!("{PUZZLE}\n"), "{flags}");
        assert_eq!(
            output.errors,
            "kept 1 of 3 puzzles; 2 puzzles do not match because they do not have exactly one solution\n"
        );
        assert_eq!(output.code, Some(0), "{flags}");
    }
    assert_eq!(program.run("filter --unique --invert list.txt").out, format!("{SEVERAL}\n{NONE}\n"));
    assert_eq!(program.run("filter --quiet --unique list.txt").errors, "");
}

#[test]
fn what_cannot_be_read_is_an_error_and_never_chosen() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n{CLASHING}\n53..7\n{SEVERAL}\n"));
    for (command, out) in [
        ("filter --clues 20.. list.txt", format!("{PUZZLE}\n{SEVERAL}\n")),
        ("filter --clues 20.. --invert list.txt", String::new()),
        ("sort --by clues list.txt", format!("{SEVERAL}\n{PUZZLE}\n{CLASHING}\n53..7\n")),
        ("sample --count 9 list.txt", format!("{PUZZLE}\n{SEVERAL}\n")),
    ] {
        let output = program.run(command);
        assert_eq!(output.out, out, "{command}");
        assert_eq!(output.code, Some(3), "{command}");
        assert!(output.errors.starts_with("error: list.txt: line 2: "), "{command}: {}", output.errors);
        assert!(output.errors.contains("\nerror: list.txt: line 3: "), "{command}: {}", output.errors);
    }
    let output = program.run("stats --no-ratings list.txt");
    assert_eq!(output.code, Some(3));
    assert!(
        output.out.starts_with("2 puzzles; 2 entries cannot be read or have clashing givens\n"),
        "{}",
        output.out
    );
}

#[test]
fn every_puzzle_has_a_row_with_its_status() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n{CLASHING}\n{SEVERAL}\n"));
    let rows = rows(&program.run("filter --rating 1.0.. --json list.txt").out);
    let statuses: Vec<(&str, &Value)> =
        rows.iter().map(|row| (row["status"].as_str().unwrap(), &row["missed"])).collect();
    assert_eq!(
        statuses,
        [("kept", &Value::Null), ("clash", &Value::Null), ("dropped", &Value::from("unique"))]
    );
}

#[test]
fn lines_and_rows_are_written_unchanged_below_their_headers() {
    let program = Program::new();
    let zeros = PUZZLE.replace('.', "0");
    program.file("notes.txt", format!("{zeros} # the first, \"quoted\"\n{SOLUTION};x\n"));
    program.file("one.csv", format!("id,puzzle,note\n7,{PUZZLE},\"a, b\"\n8,{SOLUTION},\n"));
    program.file("two.csv", format!("id,puzzle,note\n9,{zeros},c\n"));
    program.file("other.csv", format!("quizzes;solutions\n{PUZZLE};{SOLUTION}\n"));
    program.file(
        "rows.json",
        format!("{{\"id\": 1,  \"puzzle\": \"{PUZZLE}\"}}\n{{\"puzzle\": \"{SOLUTION}\"}}\n"),
    );
    let tables =
        format!("id,puzzle,note\n7,{PUZZLE},\"a, b\"\n9,{zeros},c\nquizzes;solutions\n{PUZZLE};{SOLUTION}\n");
    for command in
        ["filter --clues 30", "filter --clues 81 --invert", "sort --by canonical", "sample --fraction 1"]
    {
        let filter = if command.starts_with("filter") { "" } else { "filter --clues 30" };
        let run = |files: &str| match filter {
            "" => program.run(&format!("{command} {files}")).out,
            filter => {
                program.file("kept.csv", program.run(&format!("{filter} {files}")).out);
                program.run(&format!("{command} kept.csv")).out
            }
        };
        assert_eq!(run("notes.txt"), format!("{zeros} # the first, \"quoted\"\n"), "{command}");
        assert_eq!(run("rows.json"), format!("{{\"id\": 1,  \"puzzle\": \"{PUZZLE}\"}}\n"), "{command}");
        assert_eq!(run("one.csv two.csv"), tables[..tables.find("quizzes").unwrap()], "{command}");
        if filter.is_empty() {
            assert_eq!(run("one.csv two.csv other.csv"), tables, "{command}");
        }
    }
    // A table that is written in another format has no header.
    assert_eq!(program.run("filter --clues 30 one.csv --to line").out, format!("{PUZZLE}\n"));
}

#[test]
fn boards_are_written_in_their_own_format_or_another() {
    let program = Program::new();
    program.file("grids.txt", "1...\n..2.\n.3..\n...4\n\n1234\n34..\n....\n...1\n");
    let output = program.run("filter --clues 4 grids.txt");
    assert_eq!(output.out, "1...\n..2.\n.3..\n...4\n");
    assert_eq!(
        program.run("sort --by clues --reverse grids.txt --to line").out,
        "123434.........1\n1.....2..3.....4\n"
    );
    assert_eq!(
        program.run("sort --by clues --reverse grids.txt").out,
        "1234\n34..\n....\n...1\n\n1...\n..2.\n.3..\n...4\n"
    );
}

#[test]
fn a_time_limit_leaves_puzzles_unjudged() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n"));
    for flags in ["", "--invert"] {
        let output = program.run(&format!("filter --rating 1.0.. --timeout 0s {flags} list.txt"));
        assert_eq!((output.out.as_str(), output.code), ("", Some(4)), "{}", output.errors);
        let sentence = "the time limit was reached before it was clear whether the puzzle matches";
        assert!(output.errors.contains(&format!("list.txt: line 1: {sentence}\n")), "{}", output.errors);
    }
    let output = program.run("sort --by rating --timeout 0s list.txt");
    assert_eq!((output.out, output.code), (format!("{PUZZLE}\n"), Some(4)));
    let output = program.run("stats --timeout 0s list.txt");
    assert_eq!(output.code, Some(4));
    assert_eq!(
        output.errors,
        "error: list.txt: line 1: the search was stopped before the puzzle was solved and rated\n"
    );
    let output = program.run("rate --timeout 0s list.txt");
    assert_eq!(output.out, "list.txt:1: not rated: the time limit was reached before the puzzle was rated\n");
    let output = program.run("hint --timeout 0s list.txt");
    assert_eq!(output.out, "list.txt:1: the search was stopped before it found a step\n");
    let output = program.run("explain --timeout 0s list.txt");
    assert!(
        output.out.contains("The search was stopped after 0 steps. 51 cells are still empty.\n"),
        "{}",
        output.out
    );
}

#[test]
fn sorting_keeps_the_order_of_equals_in_both_directions() {
    let (program, list) = with_list(40);
    let noted: Vec<String> =
        list.iter().enumerate().map(|(index, line)| format!("{line} number {index}")).collect();
    program.file("noted.txt", noted.join("\n") + "\n");
    let clues = |line: &String| line[..81].bytes().filter(|&symbol| symbol != b'.').count();
    for jobs in [1, 2] {
        let mut expected = noted.clone();
        expected.sort_by_key(clues);
        let output = program.run(&format!("sort --by clues --jobs {jobs} noted.txt"));
        assert_eq!(lines(&output.out), expected);
        assert_eq!(output.errors, "sorted 40 puzzles by number of clues\n");
        expected = noted.clone();
        expected.sort_by_key(|line| std::cmp::Reverse(clues(line)));
        let output = program.run(&format!("sort --by clues --reverse --jobs {jobs} noted.txt"));
        assert_eq!(lines(&output.out), expected);
    }
    let mut expected = list.clone();
    expected.sort();
    assert_eq!(lines(&program.run("sort --by puzzle list.txt").out), expected);
    // The general path sorts like the fast path.
    assert_eq!(lines(&program.run("sort --by puzzle --to line list.txt").out), expected);
}

#[test]
fn sorted_rows_are_in_the_order_of_their_ratings() {
    let (program, list) = with_list(30);
    program.file("mixed.txt", format!("{SEVERAL}\n{}\n1...\n..2.\n.3..\n...4\n", list.join("\n")));
    for (by, field) in [("rating", "er"), ("hodoku", "hodoku_score"), ("level", "level")] {
        let rows = rows(&program.run(&format!("sort --by {by} --json mixed.txt")).out);
        let (known, unknown): (Vec<_>, Vec<_>) = rows.iter().partition(|row| row["status"] == "sorted");
        assert_eq!(rows.len(), 32);
        assert!(rows[..known.len()].iter().all(|row| row["status"] == "sorted"), "{by}");
        assert_eq!(unknown.len(), if by == "level" { 1 } else { 2 }, "{by}");
        if by == "rating" {
            let ratings: Vec<f64> = known.iter().map(|row| row[field].as_f64().unwrap()).collect();
            assert!(ratings.is_sorted(), "{ratings:?}");
        }
        assert!(known.iter().all(|row| !row[field].is_null()));
    }
    let output = program.run("sort --by rating --json mixed.txt");
    let refused = r#""error":"only 9x9 boards without extra houses have this rating""#;
    assert!(output.out.contains(refused), "{}", output.out);
    let output = program.run("sort --by rating --reverse mixed.txt");
    assert!(output.out.contains(&format!("{SEVERAL}\n\n1...")), "{}", output.out);
    assert!(
        output.errors.ends_with(
            "sorted 32 puzzles by rating (ER); 2 puzzles without this value come after the others\n"
        ),
        "{}",
        output.errors
    );
}

#[test]
fn a_sample_is_a_part_of_the_list_in_its_order() {
    let (program, list) = with_list(100);
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..40 {
        let output = program.run(&format!("sample --count 10 --seed {seed} list.txt"));
        let sample = lines(&output.out);
        assert_eq!(sample.len(), 10);
        let places: Vec<usize> =
            sample.iter().map(|line| list.iter().position(|other| other == line).unwrap()).collect();
        assert!(places.is_sorted(), "{places:?}");
        for line in sample {
            *times.entry(line).or_default() += 1;
        }
    }
    // Each is expected four times.
    assert!(times.len() > 90, "only {} of 100 were ever chosen", times.len());
    assert!(times.values().all(|&times| times < 15), "{times:?}");
    let sample = |flags: &str| program.run(&format!("sample --seed 3 {flags} list.txt")).out;
    assert_eq!(sample("--count 10 --jobs 1"), sample("--count 10 --jobs 3"));
    assert_eq!(lines(&sample("--count 1000")), list);
    assert_eq!(sample("--count 0"), "");
    assert_eq!(lines(&sample("--fraction 100%")), list);
    assert_eq!(sample("--fraction 0"), "");
    assert!((20..=80).contains(&lines(&sample("--fraction 0.5")).len()));
    let mut shuffled = lines(&sample("--shuffle"));
    assert_ne!(shuffled, list);
    shuffled.sort();
    let mut sorted = list.clone();
    sorted.sort();
    assert_eq!(shuffled, sorted);
    let output = program.run("sample --count 2 list.txt");
    let seed = output.errors.trim().strip_prefix("wrote 2 of 100 puzzles, seed ").unwrap();
    assert_eq!(program.run(&format!("sample --count 2 --seed {seed} list.txt")).out, output.out);
}

#[test]
fn stats_count_what_create_counted() {
    let program = Program::new();
    for flags in ["--minimal", "--hodoku medium"] {
        let made = program.run(&format!("create --seed 5 --count 40 {flags} --to line --stats"));
        program.file("list.txt", &made.out);
        let scale = if flags.contains("hodoku") { "hodoku" } else { "explainer" };
        let output = program.run(&format!("stats --scale {scale} list.txt"));
        let drawing = |text: &str, start: &str| -> Vec<String> {
            let lines = text.lines().skip_while(|line| !line.starts_with(start));
            lines.take(6).map(str::to_owned).collect()
        };
        let heading = if flags.contains("hodoku") { "level in HoDoKu:" } else { "rating (ER):" };
        for start in ["clues:", heading, "hardest technique:"] {
            assert_eq!(drawing(&output.out, start), drawing(&made.errors, start), "{flags}");
            assert!(!drawing(&output.out, start).is_empty(), "{flags} {start}");
        }
        assert!(
            output.out.starts_with("40 puzzles\nsolutions: 40 puzzles have exactly one\n"),
            "{}",
            output.out
        );
        assert_eq!(output.out, program.run(&format!("stats --scale {scale} --jobs 1 list.txt")).out);
    }
}

#[test]
fn boards_without_ratings_have_levels() {
    let output = Program::new().run("stats 3..2..13.4.1....");
    let levels = "\nlevel of boards that have no rating:\n  easy     1 ████████";
    assert!(output.out.contains(levels), "{}", output.out);
}

#[test]
fn the_figures_of_a_list_add_up() {
    let (program, list) = with_list(30);
    program.file("mixed.txt", format!("{}\n{SEVERAL}\n{NONE}\n{SOLUTION}\n{CLASHING}\n", list.join("\n")));
    for flags in ["", "--no-ratings", "--scale hodoku"] {
        let rows = rows(&program.run(&format!("stats {flags} --json mixed.txt")).out);
        let sum = |figure: &str| -> u64 {
            let counts = rows.iter().filter(|row| row["figure"] == figure);
            counts.map(|row| row["count"].as_u64().unwrap()).sum()
        };
        let count = |figure: &str, value: &str| {
            let row = rows.iter().find(|row| row["figure"] == figure && row["value"] == value);
            row.map(|row| row["count"].as_u64().unwrap())
        };
        assert_eq!(count("input", "puzzle"), Some(33), "{flags}");
        assert_eq!(count("input", "unreadable"), Some(1), "{flags}");
        assert_eq!([sum("solutions"), sum("board"), sum("clues")], [33; 3], "{flags}");
        assert_eq!(count("solutions", "unique"), Some(31), "{flags}");
        if flags == "--no-ratings" {
            assert_eq!([sum("level"), sum("er"), sum("hardest")], [0; 3]);
        } else {
            // A full grid has no rating.
            let level = if flags.contains("hodoku") { "hodoku_level" } else { "level" };
            assert_eq!(count(level, "unrated"), Some(1), "{flags}");
            assert_eq!(sum("level") + sum("hodoku_level"), 31, "{flags}");
            assert_eq!(sum("hardest"), 30, "{flags}");
        }
    }
}

#[test]
fn create_and_filter_share_their_flags() {
    let program = Program::new();
    let refused = program.run("create --rating 7.0 --difficulty hard");
    let problem = "error: --rating cannot be used together with --difficulty\n\
                   For help, run: sudoku create --help\n";
    assert_eq!((&refused.errors[..], refused.code), (problem, Some(2)));
    program.file("list.txt", format!("{PUZZLE}\n"));
    // A puzzle has a rating, a level and a score at the same time.
    let output = program.run("filter --rating 1.2 --difficulty easy --hodoku 204 list.txt");
    assert_eq!(output.out, format!("{PUZZLE}\n"));
    for flags in ["--rating 9..3", "--clues many", "--needs wing-of-x", "--difficulty nice", "--size 3"] {
        let (create, filter) =
            (program.run(&format!("create {flags}")), program.run(&format!("filter {flags} list.txt")));
        let errors = create.errors.replace("sudoku create --help", "sudoku filter --help");
        assert_eq!((errors, create.code), (filter.errors, filter.code), "{flags}");
    }
}

#[test]
fn a_list_without_puzzles_is_an_error_and_a_note() {
    let program = Program::new();
    program.file("empty.txt", "");
    for command in ["filter --clues 1..", "dedupe"] {
        let output = program.run(&format!("{command} empty.txt"));
        assert_eq!(output.errors, "error: empty.txt: there is no puzzle here\nno puzzles\n", "{command}");
        assert_eq!((output.out.as_str(), output.code), ("", Some(3)), "{command}");
    }
}
