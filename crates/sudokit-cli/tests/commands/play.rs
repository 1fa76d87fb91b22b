//! Games through the real program: played to the end, killed, damaged, continued.

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
    // A program that ends early closes its input.
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
    let result = text(&output.stdout);
    assert!(result.contains("You solved it in ") && result.contains(", without hints."), "{result}");
    assert!(result.contains("The solved game is saved as "), "{result}");
    assert_eq!((text(&output.stderr), output.status.code()), (String::new(), Some(0)));

    let output = play(home.path(), &["--stats", "--json"], "");
    let row = text(&output.stdout);
    let expected = r#"{"board":"9x9","level":"easy","played":1,"solved":1,"without_hints":1,"best":"#;
    assert!(row.starts_with(expected), "{row}");

    let output = play(home.path(), &["--resume"], "");
    assert_eq!(text(&output.stderr), "error: there is no game to continue: use `sudoku play` to start one\n");
    assert_eq!(output.status.code(), Some(1), "a solved game is not continued");
}

#[test]
fn a_killed_game_is_saved_completely() {
    let home = tempfile::tempdir().unwrap();
    let mut child = start(home.path(), &["--plain", PUZZLE]);
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for line in ["r1c3=4", "note r1c4 2 6", "color r1c4 green", "undo", "r1c6=8"] {
        writeln!(input, "{line}").unwrap();
    }
    assert!(answers.any(|line| line.unwrap() == "r1c6 is 8, your digit."));
    child.kill().unwrap();
    child.wait().unwrap();

    let output = play(home.path(), &["--plain", "--resume"], "history\nr1c4\n");
    let result = text(&output.stdout);
    for expected in [
        "1: 4 in r1c3",
        "2: centre notes 2 and 6 in r1c4",
        "3: 8 in r1c6",
        "r1c4 is empty; centre notes 2 and 6.",
    ] {
        assert!(result.contains(expected), "{result}");
    }
    assert_eq!(games(home.path()).len(), 1, "it is the same game");
    let played = play(home.path(), &["--stats", "--csv"], "");
    assert!(text(&played.stdout).ends_with("9x9,easy,1,0,0,,\n"), "{}", text(&played.stdout));
}

#[test]
fn damaged_saves_are_reported_and_kept() {
    let home = tempfile::tempdir().unwrap();
    play(home.path(), &["--plain", PUZZLE], "r1c3=4\n");
    let whole = games(home.path()).remove(0);
    let damaged = whole.with_file_name("damaged.json");
    let half = fs::read_to_string(&whole).unwrap()[..100].to_owned();
    fs::write(&damaged, &half).unwrap();

    let output = play(home.path(), &["--plain", "--resume"], "");
    let messages = text(&output.stderr);
    assert!(messages.contains("damaged.json cannot be opened: "), "{messages}");
    assert!(text(&output.stdout).contains("with 50 empty cells"));
    assert_eq!(fs::read_to_string(&damaged).unwrap(), half);

    let output = play(home.path(), &["--plain", "--resume", "damaged"], "");
    assert_eq!(output.status.code(), Some(3));
    let output = play(home.path(), &["--plain", "--resume", "nobody"], "");
    let name = whole.file_stem().unwrap().to_str().unwrap();
    let expected = format!(
        "error: there is no game called 'nobody': the last saved game is {name} (`sudoku play --list` shows all)\n"
    );
    assert_eq!((text(&output.stderr), output.status.code()), (expected, Some(2)));
}

#[test]
fn two_programs_do_not_overwrite_each_others_game() {
    let home = tempfile::tempdir().unwrap();
    play(home.path(), &["--plain", PUZZLE], "r1c3=4\n");
    let mut first = start(home.path(), &["--plain", "--resume"]);
    let mut answers = BufReader::new(first.stdout.take().unwrap()).lines();
    assert!(answers.any(|line| line.unwrap().starts_with("Sudoku, 9x9")), "the game has begun");
    let second = play(home.path(), &["--plain", "--resume"], "r1c4=6\n");
    assert!(second.status.success());
    writeln!(first.stdin.take().unwrap(), "r1c6=8").unwrap();
    let lines: Vec<String> = answers.map(Result::unwrap).collect();
    assert!(
        lines.iter().any(|line| line.starts_with(
            "Another window has continued and saved this game. Your game in this window is now saved as "
        )),
        "{lines:?}"
    );
    first.wait().unwrap();
    let saves: Vec<String> =
        games(home.path()).iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    assert_eq!(saves.len(), 2);
    assert!(saves.iter().any(|save| save.contains("6 in r1c4") && !save.contains("8 in r1c6")));
    assert!(saves.iter().any(|save| save.contains("8 in r1c6") && !save.contains("6 in r1c4")));
}

#[test]
fn a_game_that_cannot_be_saved_continues() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let output = play(&file, &["--plain", PUZZLE], "r1c3=4\nr1c4=6\n");
    let result = text(&output.stdout);
    assert_eq!(result.matches("The game cannot be saved: ").count(), 1, "{result}");
    assert!(
        result.contains("r1c4 is 6, your digit.") && result.contains("The game could not be saved."),
        "{result}"
    );
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
fn preferences_apply_to_the_next_game() {
    let home = tempfile::tempdir().unwrap();
    play(home.path(), &["--plain", "--checks", "solution", "--theme", "light", PUZZLE], "refuse\n");
    let output = play(home.path(), &["--plain", PUZZLE], "r1c3=1\n");
    assert!(text(&output.stdout).contains("1 is not the right digit for r1c3."), "{}", text(&output.stdout));
    let preferences = data_folder::of(home.path()).join("preferences.json");
    assert!(fs::read_to_string(&preferences).unwrap().contains("\"light\""));

    fs::write(&preferences, "half").unwrap();
    let output = play(home.path(), &["--plain", PUZZLE], "");
    assert!(text(&output.stderr).contains("The default options are used."), "{}", text(&output.stderr));
    assert_eq!(fs::read_to_string(&preferences).unwrap(), "half");
    play(home.path(), &["--plain", PUZZLE], "checks off\n");
    assert_eq!(fs::read_to_string(preferences.with_file_name("preferences.json.bak")).unwrap(), "half");
}

#[test]
fn a_game_in_which_nothing_was_done_leaves_no_file() {
    let home = tempfile::tempdir().unwrap();
    let output = play(home.path(), &["--plain", PUZZLE], "row 1\n");
    assert!(text(&output.stdout).ends_with("You have changed nothing, so nothing is saved.\n"));
    assert!(!data_folder::of(home.path()).join("games").exists());
    let played = play(home.path(), &["--stats"], "");
    assert_eq!(text(&played.stdout), "No games have been played. Use `sudoku play` to start one.\n");
}

#[test]
fn saved_games_are_listed_with_their_progress() {
    let home = tempfile::tempdir().unwrap();
    let output = play(home.path(), &["--list"], "");
    assert_eq!(text(&output.stdout), "No games are saved. Use `sudoku play` to start one.\n");
    play(home.path(), &["--plain", PUZZLE], "r1c3=4\nr1c4=6\n");
    play(home.path(), &["--plain", PUZZLE], &solving());
    let output = play(home.path(), &["--list"], "");
    assert_eq!(
        text(&output.stderr),
        "use `sudoku play --resume NAME` to continue a game, and `sudoku play --delete NAME` to delete it\n"
    );
    let lines = text(&output.stdout);
    let (open, solved) = lines.trim_end().split_once('\n').unwrap();
    assert!(open.contains("9x9 easy, 2 of 51 cells filled, 0:00, just now"), "{lines}");
    assert!(solved.contains("9x9 easy, solved in 0:00"), "{lines}");
    let output = play(home.path(), &["--list", "--json"], "");
    let first = text(&output.stdout).lines().next().unwrap().to_owned();
    assert!(first.contains(r#""filled":2,"to_fill":51,"#), "{first}");
}

#[test]
fn typed_games_find_saved_ones_and_begin_new_ones() {
    let home = tempfile::tempdir().unwrap();
    play(home.path(), &["--plain", PUZZLE], "r1c3=4\n");
    let script = "games\nresume 1\nr1c3\nnew easy 4\nboard\nnew blue\nresume 7\n";
    let output = play(home.path(), &["--plain", "--size", "4", "--seed", "1"], script);
    let result = text(&output.stdout);
    for expected in [
        "You have 1 other unfinished game. To see it, type 'games'.",
        "1: 9x9 easy, 1 of 51 cells filled, 0:00, just now.",
        "r1c3 is 4, your digit.",
        "Sudoku, 4x4, easy, seed ",
        "'blue' is not a level, a size or a name of rules.",
        "There is no game 7. Type 'games' for a list.",
    ] {
        assert!(result.contains(expected), "{expected} in {result}");
    }
    assert_eq!(games(home.path()).len(), 1, "untouched games leave no file");
}

#[test]
fn a_puzzle_on_standard_input_is_played() {
    let home = tempfile::tempdir().unwrap();
    for arguments in [&[][..], &["-"], &["--plain"]] {
        let output = play(home.path(), arguments, PUZZLE);
        let result = text(&output.stdout);
        assert!(result.starts_with("Sudoku, 9x9, easy, with 51 empty cells."), "{arguments:?}: {result}");
        assert!(!result.contains("There is no command"), "{result}");
    }
    let grid =
        "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";
    assert!(text(&play(home.path(), &[], grid).stdout).contains("with 51 empty cells"));
    let output = play(home.path(), &["--seed", "1", "--size", "4"], "row 1\n");
    assert!(text(&output.stdout).contains("Row 1: "), "commands are still commands");
}

#[test]
fn a_puzzle_without_a_solution_is_played_like_a_pasted_one() {
    let home = tempfile::tempdir().unwrap();
    let output = play(home.path(), &["--plain", "12..\n..3.\n....\n..4."], "hint\n");
    assert!(
        text(&output.stderr).contains("this puzzle has no solution: at least one of these 3 clues is wrong")
    );
    assert!(
        text(&output.stdout).contains(
            "This puzzle has no solution: at least one of these 3 clues is wrong: r1c1=1, r1c2=2 and r2c3=3"
        ),
        "{}",
        text(&output.stdout)
    );
    assert!(output.status.success());
}

#[test]
fn variants_are_announced() {
    let home = tempfile::tempdir().unwrap();
    let output = play(home.path(), &["--plain", "--diagonals", "--seed", "3", "--size", "6"], "rules\n");
    let result = text(&output.stdout);
    assert!(result.starts_with("Sudoku, 6x6 diagonals, "), "{result}");
    assert!(result.contains("Both long diagonals also contain every digit once."), "{result}");
}

#[test]
fn a_saved_game_is_deleted_by_its_name_and_the_list_shows_seeds() {
    let home = tempfile::tempdir().unwrap();
    for seed in ["3", "4"] {
        let flags = ["--plain", "--size", "4", "--difficulty", "easy", "--seed", seed];
        play(home.path(), &flags, "note r1c1-r4c4 1\nfill\n");
    }
    let listed = text(&play(home.path(), &["--list"], "").stdout);
    assert!(listed.contains("4x4 easy, seed 3, ") && listed.contains("4x4 easy, seed 4, "), "{listed}");
    let rows = text(&play(home.path(), &["--list", "--json"], "").stdout);
    assert!(rows.contains(r#""seed":3"#) && rows.contains(r#""seed":4"#), "{rows}");
    let name = games(home.path())[0].file_stem().unwrap().to_str().unwrap().to_owned();

    let output = play(home.path(), &["--delete", "nothing"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("there is no game called 'nothing'"), "{}", text(&output.stderr));
    let path = format!("../games/{name}");
    assert_eq!(play(home.path(), &["--delete", &path], "").status.code(), Some(2), "a path is not a name");
    assert_eq!(games(home.path()).len(), 2);

    let output = play(home.path(), &["--delete", &name], "");
    assert_eq!((output.status.code(), games(home.path()).len()), (Some(0), 1), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains(&format!("deleted {name}")), "{}", text(&output.stderr));
    assert!(!games(home.path())[0].to_str().unwrap().contains(&name));
}
