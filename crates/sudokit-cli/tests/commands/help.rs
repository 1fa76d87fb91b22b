//! Help, manual pages, completions and other names of commands.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use super::console::compare;

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn sudoku(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sudoku")).args(arguments).output().unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = sudoku(arguments);
    assert!(output.stderr.is_empty(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn commands_and_flags_have_the_names_that_people_try() {
    assert_eq!(printed(&["show", PUZZLE]), printed(&["convert", "--to", "pretty", PUZZLE]));
    assert_eq!(printed(&["print", "-t", "line", PUZZLE]), format!("{PUZZLE}\n"));
    let created = printed(&["create", "--count", "2", "--seed", "1"]);
    assert_eq!(printed(&["generate", "-n", "2", "--seed", "1"]), created);
    assert_eq!(printed(&["new", "-n", "2", "--seed", "1"]), created);
    assert_eq!(printed(&["validate", PUZZLE]), printed(&["check", PUZZLE]));
    assert_eq!(printed(&["grade", PUZZLE]), printed(&["rate", PUZZLE]));
    assert_eq!(sudoku(&["minimise", "-q", PUZZLE]).stdout, sudoku(&["minimize", "-q", PUZZLE]).stdout);
    let normalized = printed(&["transform", "--normalize-digits", PUZZLE]);
    assert_eq!(printed(&["transform", "--normalise-digits", "-f", "line", PUZZLE]), normalized);
    assert!(printed(&["show", "--colour", "always", PUZZLE]).contains('\u{1b}'));
}

/// The help of all commands. What several commands share is recorded for the first one.
#[test]
fn the_help_of_each_command_is_recorded() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/help-of-commands.stdout");
    let program = printed(&["--help"]);
    let (_, list) = program.split_once("<COMMAND>\n").unwrap();
    let (list, _) = list.split_once("\nOptions:\n").unwrap();
    let commands = list.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let mut recording = String::new();
    let mut seen = HashSet::new();
    for command in commands {
        recording += &format!("$ sudoku {command} --help\n");
        // The values of an option belong to the lines before them.
        let help = printed(&[command, "--help"]).replace("\n\n          Possible", "\n \n          Possible");
        for part in help.trim_end().split("\n\n") {
            if seen.insert(part.to_owned()) {
                recording += &format!("{part}\n\n");
            }
        }
    }
    compare(&path, &fs::read_to_string(&path).unwrap_or_default(), &recording);
}

#[test]
fn all_manual_pages_are_written_and_refer_to_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    let all = ["man", "--all", pages.to_str().unwrap()];
    assert!(sudoku(&all).status.success());
    assert!(sudoku(&all).status.success(), "the same again");
    let read = |name: &str| fs::read_to_string(pages.join(name)).unwrap();
    let names: Vec<String> = fs::read_dir(&pages)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(names.len() > 24, "{names:?}");
    for name in &names {
        let page = read(name);
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "\"EXIT STATUS\"", "\"SEE ALSO\""] {
            assert_eq!(page.matches(&format!("\n.SH {section}\n")).count(), 1, "{name}: {section}");
        }
        assert!(!page.contains(".SH EXTRA"), "{name}");
        assert!(name == "sudoku.1" || page.contains("\n.SH \"EXAMPLES\"\n.nf\n"), "{name}");
        for other in page.match_indices("\\fR(1)").map(|(end, _)| &page[..end]) {
            let other = other.rsplit("\\fB").next().unwrap().replace("\\-", "-");
            assert!(names.contains(&format!("{other}.1")), "{name} refers to {other}");
        }
    }
    let solve = read("sudoku-solve.1");
    assert!(solve.contains("[\\fB\\-\\-limit\\fR \\fIN\\fR]"), "flags have their values");
    assert!(solve.contains("\n.TP\n\\fB130\\fR\nstopped by SIGINT: Ctrl\\-C\n"));
    assert!(solve.contains("\nsudoku solve puzzle.txt\n"));
    assert!(!read("sudoku-solve.1").contains("\\-\\-skip\\fR \\fI<N>\\fR\n.TP"), "every flag is described");
    fs::write(pages.join("sudoku.1"), "mine").unwrap();
    assert_eq!(sudoku(&all).status.code(), Some(2), "another file is not replaced");
}

/// The guide explains the same codes as the help.
#[test]
fn the_guide_has_every_exit_code() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/lists-and-data.md");
    let page = fs::read_to_string(page).unwrap();
    let (_, section) = page.split_once("## Exit codes").unwrap();
    let section = section.split("\n#").next().unwrap();
    let numbers = |cell: &str| -> Vec<u8> { cell.split(',').flat_map(|code| code.trim().parse()).collect() };
    let rows = section.lines().filter_map(|line| line.strip_prefix('|')?.split('|').next());
    let in_guide: Vec<u8> = rows.flat_map(numbers).collect();
    let help = printed(&["--help"]);
    let (_, table) = help.split_once("Exit codes:\n").unwrap();
    let in_help: Vec<u8> =
        table.lines().filter_map(|line| line.trim().split("  ").next()?.parse().ok()).collect();
    assert_eq!(in_guide, in_help);
    assert_eq!(in_help.len(), 10);
}

#[test]
fn completions_know_techniques_formats_levels_and_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = printed(&["completions", shell]);
        assert!(script.contains("--needs") || script.contains("needs"), "{shell}");
    }
    let bash = printed(&["completions", "bash"]);
    let values = |function: &str, flag: &str| {
        let (_, rest) = bash.split_once(&format!("{function})\n")).unwrap();
        let (_, rest) = rest.split_once(&format!("{flag})\n")).unwrap();
        let (_, rest) = rest.split_once("compgen -W \"").unwrap();
        rest.split_once('"').unwrap().0.to_owned()
    };
    for (function, flag, names) in [
        ("sudoku__subcmd__create", "--needs", &["x-wing", "chains"][..]),
        ("sudoku__subcmd__create", "--not", &["swordfish", "uniqueness"]),
        ("sudoku__subcmd__create", "--difficulty", &["expert"]),
        ("sudoku__subcmd__hint", "--technique", &["xy-wing"]),
        ("sudoku__subcmd__explain", "--upto", &["singles", "xy-wing"]),
        ("sudoku__subcmd__solve", "--to", &["pretty", "sdm"]),
    ] {
        let values = values(function, flag);
        let words: Vec<&str> = values.split(' ').collect();
        for name in names {
            assert!(words.contains(name), "{function} {flag}: {values}");
        }
    }
    let line = bash.lines().filter(|line| line.trim_start().starts_with("opts=")).collect::<Vec<_>>();
    assert!(line.iter().any(|line| line.contains(" full-house hidden-single ")), "techniques <TAB>");
    assert!(line.iter().any(|line| line.contains(" solve count check ")), "man <TAB>");
}

#[test]
fn jigsaws_and_patterns_are_files_texts_or_standard_input() {
    let folder = tempfile::tempdir().unwrap();
    let rows = ["A A B B", "A A B B", "C C D D", "C C D D"];
    fs::write(folder.path().join("spaced.txt"), rows.join("\n")).unwrap();
    let spaced = folder.path().join("spaced.txt");
    let count = |jigsaw: &str| printed(&["count", "--jigsaw", jigsaw, &".".repeat(16)]);
    assert_eq!(count(spaced.to_str().unwrap()), "288\n");
    assert_eq!(count("AABB AABB CCDD CCDD"), "288\n");
    assert_eq!(count("AABBAABBCCDDCCDD"), "288\n");
    assert_eq!(count(&rows.join("\n")), "288\n");

    let pattern = "x..x.x..x.x..x.x";
    let create = ["create", "--size", "4", "--seed", "1", "--to", "line", "--pattern"];
    let by_text = printed(&[&create[..], &[pattern]].concat());
    let path = folder.path().join("pattern.txt");
    fs::write(&path, pattern).unwrap();
    assert_eq!(printed(&[&create[..], &[path.to_str().unwrap()]].concat()), by_text);
    let mut piped = Command::new(env!("CARGO_BIN_EXE_sudoku"));
    let piped = piped.args(create).arg("-").stdin(fs::File::open(&path).unwrap()).output().unwrap();
    assert_eq!(String::from_utf8(piped.stdout).unwrap(), by_text);

    let missing = sudoku(&["create", "--pattern", "missing.txt"]);
    assert_eq!(missing.status.code(), Some(2));
    let messages = String::from_utf8(missing.stderr).unwrap();
    assert_eq!(messages, "error: --pattern: there is no file called missing.txt\n");
    fs::write(&path, "x..").unwrap();
    assert_eq!(sudoku(&["create", "--pattern", path.to_str().unwrap()]).status.code(), Some(3));
}

#[test]
fn wrong_usage_and_a_negative_answer_have_different_exit_codes() {
    let code = |arguments: &[&str]| sudoku(arguments).status.code();
    assert_eq!(code(&["transform", "--relabel", "123", PUZZLE]), Some(2));
    assert_eq!(code(&["transform", "--apply", "rows 999", PUZZLE]), Some(2));
    assert_eq!(code(&["solve", PUZZLE, "-o", "/no/such/folder/out.txt"]), Some(2));
    if Path::new("/dev/full").exists() {
        let output = sudoku(&["solve", PUZZLE, "-o", "/dev/full"]);
        assert_eq!(output.status.code(), Some(6));
        assert_eq!(
            String::from_utf8_lossy(&output.stderr),
            "error: /dev/full cannot be written: the disk is full\n"
        );
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let help = Command::new(env!("CARGO_BIN_EXE_sudoku")).arg("--help").stdout(full).output().unwrap();
        let message = "error: standard output cannot be written: the disk is full\n";
        assert_eq!((help.status.code(), &*String::from_utf8_lossy(&help.stderr)), (Some(6), message));
    }
    let output = sudoku(&["solve", PUZZLE, "-o", "/no/such/folder/out.txt"]);
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "error: /no/such/folder/out.txt cannot be written: there is no folder /no/such/folder\n"
    );
}
