//! What people see: every command of `cmd/*.md`, and the lesson of every technique in
//! `lessons/*.md`, run for real.

use std::fs;
use std::path::{Path, PathBuf};

use sudokit::logic::Technique;

use super::console::{Console, ExitCodes, Shell, compare, words};
use crate::data_folder;

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The documents of a folder of tests.
fn documents(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(home().join("tests").join(folder)).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut documents: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|end| end == "md")).collect();
    documents.sort();
    documents
}

/// Games are saved in a folder of their own.
fn with_console(check: impl FnOnce(&Console<'_>)) {
    let games = tempfile::tempdir().unwrap();
    let variables = [&[("NO_COLOR", "1")], &data_folder::variables(games.path())[..]].concat();
    check(&Console {
        folder: home(),
        variables: &variables,
        exit_codes: ExitCodes::Shown,
        shell: Shell::None,
    });
}

/// It takes three seconds: the documents contain more than two hundred commands.
#[test]
fn commands_print_what_the_documents_show() {
    let documents = documents("cmd");
    assert!(documents.len() >= 14);
    with_console(|console| documents.iter().for_each(|document| console.check(document)));
}

#[test]
fn lessons_print_what_the_documents_show() {
    with_console(|console| documents("lessons").iter().for_each(|document| console.check(document)));
}

#[test]
fn a_typed_game_is_answered_as_recorded() {
    let file = |name: &str| home().join("tests/cmd").join(name);
    let (input, recorded) =
        (file("play-script.stdin"), fs::read_to_string(file("play-script.stdout")).unwrap());
    with_console(|console| {
        let command = words("sudoku play --plain 1.....2..3.....4");
        let printed = console.run(&command, &fs::read_to_string(input).unwrap());
        compare(&file("play-script.stdout"), &recorded, &printed);
    });
}

#[test]
fn every_lesson_has_a_document() {
    let documents = documents("lessons");
    for technique in Technique::ALL {
        let name = format!("{}.md", technique.id());
        assert!(documents.iter().any(|path| path.ends_with(&name)), "{name} is missing");
    }
}
