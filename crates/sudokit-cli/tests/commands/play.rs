//! Games through the real program: played to the end, killed, damaged, gone on
//! with.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use crate::data_folder;

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The program, with a home of its own.
fn start(home: &Path, arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .arg("play")
        .args(arguments)
        .envs(data_folder::variables(home))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn play(home: &Path, arguments: &[&str], script: &str) -> Output {
    let mut child = start(home, arguments);
    // A program that has seen enough closes its input.
    let _ = child.stdin.take().unwrap().write_all(script.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn games(home: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(data_folder::of(home).join("games")).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Types every digit of the solution that is not given.
fn solving() -> String {
    let cells = PUZZLE.chars().zip(SOLUTION.chars()).enumerate().filter(|(_, (given, _))| *given == '.');
    cells.map(|(index, (_, digit))| format!("r{}c{}={digit}\n", index / 9 + 1, index % 9 + 1)).collect()
}

#[test]
fn a_script_plays_to_the_end_and_is_counted() {
    let home = tempfile::tempdir().unwrap();
    let output = play(home.path(), &["--plain", PUZZLE], &solving());
    let said = text(&output.stdout);
    assert!(said.contains("Solved, in ") && said.contains(" and without hints."), "{said}");
    assert!(said.contains("The solved game is kept as "), "{said}");
    assert_eq!((text(&output.stderr), output.status.code()), (String::new(), Some(0)));

    let output = play(home.path(), &["--stats", "--json"], "");
    let row = text(&output.stdout);
    let expected = r#"{"board":"9x9","level":"easy","played":1,"solved":1,"without_hints":1,"best":"#;
    assert!(row.starts_with(expected), "{row}");

    let output = play(home.path(), &["--resume"], "");
    assert_eq!(text(&output.stderr), "error: there is no game to go on with: sudoku play begins one\n");
    assert_eq!(output.status.code(), Some(1), "a solved game is not gone on with");
}

#[test]
fn a_program_that_is_killed_leaves_everything_behind() {
    let home = tempfile::tempdir().unwrap();
    let mut child = start(home.path(), &["--plain", PUZZLE]);
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for line in ["r1c3=4", "note r1c4 2 6", "color r1c4 green", "undo", "r1c6=8"] {
        writeln!(input, "{line}").unwrap();
    }
    assert!(answers.any(|line| line.unwrap() == "r1c6 is 8, yours."));
    child.kill().unwrap();
    child.wait().unwrap();

    let output = play(home.path(), &["--plain", "--resume"], "history\nr1c4\n");
    let said = text(&output.stdout);
    for expected in
        ["1: 4 in r1c3", "2: centre note 2 in r1c4", "4: 8 in r1c6", "r1c4 is empty; notes 2 and 6."]
    {
        assert!(said.contains(expected), "{said}");
    }
    assert_eq!(games(home.path()).len(), 1, "it is the same game");
    let played = play(home.path(), &["--stats", "--csv"], "");
    assert!(text(&played.stdout).ends_with("9x9,easy,1,0,0,,\n"), "{}", text(&played.stdout));
}

#[test]
fn damaged_saves_are_told_and_kept() {
    let home = tempfile::tempdir().unwrap();
    play(home.path(), &["--plain", PUZZLE], "r1c3=4\n");
    let whole = games(home.path()).remove(0);
    let damaged = whole.with_file_name("damaged.json");
    let half = fs::read_to_string(&whole).unwrap()[..100].to_owned();
    fs::write(&damaged, &half).unwrap();

    let output = play(home.path(), &["--plain", "--resume"], "");
    let told = text(&output.stderr);
    assert!(told.contains("damaged.json cannot be gone on with and stays as it is: "), "{told}");
    assert!(text(&output.stdout).contains("with 50 empty cells"));
    assert_eq!(fs::read_to_string(&damaged).unwrap(), half);

    let output = play(home.path(), &["--plain", "--resume", "damaged"], "");
    assert_eq!(output.status.code(), Some(3));
    let output = play(home.path(), &["--plain", "--resume", "nobody"], "");
    let name = whole.file_stem().unwrap().to_str().unwrap();
    let expected = format!("error: there is no game called 'nobody'; saved last were {name}\n");
    assert_eq!((text(&output.stderr), output.status.code()), (expected, Some(2)));
}

#[test]
fn two_programs_do_not_destroy_each_others_game() {
    let home = tempfile::tempdir().unwrap();
    play(home.path(), &["--plain", PUZZLE], "r1c3=4\n");
    let mut first = start(home.path(), &["--plain", "--resume"]);
    let mut answers = BufReader::new(first.stdout.take().unwrap()).lines();
    assert!(answers.any(|line| line.unwrap().starts_with('\'')), "the board is drawn to its last line");
    let second = play(home.path(), &["--plain", "--resume"], "r1c4=6\n");
    assert!(second.status.success());
    writeln!(first.stdin.take().unwrap(), "r1c6=8").unwrap();
    let said: Vec<String> = answers.map(Result::unwrap).collect();
    assert!(said.iter().any(|line| line.starts_with("This game was gone on with elsewhere")), "{said:?}");
    first.wait().unwrap();
    let saves: Vec<String> =
        games(home.path()).iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    assert_eq!(saves.len(), 2);
    assert!(saves.iter().any(|save| save.contains("6 in r1c4") && !save.contains("8 in r1c6")));
    assert!(saves.iter().any(|save| save.contains("8 in r1c6") && !save.contains("6 in r1c4")));
}

#[test]
fn without_a_place_to_save_the_game_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let output = play(&file, &["--plain", PUZZLE], "r1c3=4\nr1c4=6\n");
    let said = text(&output.stdout);
    assert_eq!(said.matches("The game goes on, but is not saved: ").count(), 1, "{said}");
    assert!(said.contains("r1c4 is 6, yours.") && said.contains("The game could not be saved."), "{said}");
    assert!(output.status.success());
}

#[test]
fn a_closed_pipe_ends_the_game_quietly() {
    let home = tempfile::tempdir().unwrap();
    let mut child = start(home.path(), &["--plain", PUZZLE]);
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(b"show\nr1c3=4\nshow\n");
    let output = child.wait_with_output().unwrap();
    assert_eq!((text(&output.stderr), output.status.code()), (String::new(), Some(0)));
}

#[test]
fn what_a_player_likes_holds_for_the_next_game() {
    let home = tempfile::tempdir().unwrap();
    play(home.path(), &["--plain", "--checks", "solution", "--theme", "light", PUZZLE], "refuse\n");
    let output = play(home.path(), &["--plain", PUZZLE], "r1c3=1\n");
    assert!(text(&output.stdout).contains("r1c3 is not 1."), "{}", text(&output.stdout));
    let preferences = data_folder::of(home.path()).join("preferences.json");
    assert!(fs::read_to_string(&preferences).unwrap().contains("\"light\""));

    fs::write(&preferences, "half").unwrap();
    let output = play(home.path(), &["--plain", PUZZLE], "");
    assert!(text(&output.stderr).contains("cannot be understood"), "{}", text(&output.stderr));
    assert_eq!(fs::read_to_string(&preferences).unwrap(), "half");
    play(home.path(), &["--plain", PUZZLE], "checks off\n");
    assert_eq!(fs::read_to_string(preferences.with_file_name("preferences.json.bak")).unwrap(), "half");
}
