//! The guide and the READMEs: every command in them is run.
//!
//! A `console` block shows commands and what they print, which must be right. A `sh`
//! block shows commands alone: each must be correct usage and find its files. A `python`
//! block must run. Each page has its own folder and home, which keep the files that its
//! commands write.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::console::{Console, ExitCodes, Shell};
use crate::data_folder;

/// Files that a page needs but does not create, and where they are in the repository.
const FILES: [(&str, &str); 5] = [
    ("puzzles", "puzzles"),
    ("puzzle.txt", "puzzles/medium.txt"),
    ("heart.txt", "puzzles/pattern.txt"),
    ("train.txt", "puzzles/collection.sdm"),
    ("test.txt", "puzzles/collection.sdm"),
];

/// Tables that a reader has.
const TABLES: [(&str, &str); 2] =
    [("table.csv", "name,day,start\nfirst,1,1.....2..3.....4\n"), ("table.txt", "first;1.....2..3.....4\n")];

/// The shell code before each `sh` block. A program that is built takes the place of
/// `cargo run`, and lists are short. Wrong usage, a file that is missing, a crash and a
/// command that does not end are written to the file `wrong`.
const PRELUDE: &str = r#"
sudoku() {
    timeout 60 sudoku "${@/#1000000/100}"
    local code=$?
    case $code in
        2 | 3 | 101 | 124) echo "exit code $code: sudoku $*" >> wrong ;;
    esac
    return $code
}
cargo() { if [ "$1" = run ]; then shift 3; sudoku "$@"; fi; }
"#;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All pages whose commands are run.
fn pages() -> Vec<PathBuf> {
    let guide = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<PathBuf> =
        guide.filter(|path| path.extension().is_some_and(|end| end == "md")).collect();
    pages.sort();
    pages.extend([root().join("README.md"), Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")]);
    pages
}

/// The blocks of a language in a page.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let opening = format!("\n```{language}\n");
    let starts = page.match_indices(&opening).map(|(start, _)| start + opening.len());
    starts.map(|start| page[start..].split("\n```").next().unwrap_or_default().to_owned()).collect()
}

/// A folder with the files of a reader.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, original) in FILES {
        std::os::unix::fs::symlink(root().join(original).canonicalize().unwrap(), folder.path().join(name))
            .unwrap();
    }
    for (name, text) in TABLES {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

#[test]
fn every_command_of_the_guide_runs_as_shown() {
    let pages = pages();
    assert!(pages.len() >= 9, "{pages:?}");
    let mut problems = Vec::new();
    for page in pages {
        let (folder, home) = (folder(), tempfile::tempdir().unwrap());
        let program = Path::new(env!("CARGO_BIN_EXE_sudoku")).parent().unwrap();
        let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
        // Settings and games of the person who runs the tests are not touched.
        let config = home.path().join("config.toml").display().to_string();
        let own = [("PATH", &*path), ("NO_COLOR", "1"), ("EDITOR", "true"), ("SUDOKU_CONFIG", &*config)];
        let variables = [&own[..], &data_folder::variables(home.path())[..]].concat();
        let console = Console {
            folder: folder.path(),
            variables: &variables,
            exit_codes: ExitCodes::Hidden,
            shell: Shell::Bash,
        };
        console.check(&page);
        let text = fs::read_to_string(&page).unwrap();
        for block in blocks(&text, "sh") {
            run(&console, &["bash", "-c", &format!("{PRELUDE}\n{block}")]);
        }
        let wrong = fs::read_to_string(folder.path().join("wrong")).unwrap_or_default();
        problems.extend(wrong.lines().map(|line| format!("{}: {line}", page.display())));
        for block in blocks(&text, "python") {
            if !run(&console, &["python3", "-c", &block]) {
                problems.push(format!("{}: {block}", page.display()));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Runs a program without input, and returns whether it succeeded.
fn run(console: &Console<'_>, words: &[&str]) -> bool {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).current_dir(console.folder).envs(console.variables.iter().copied());
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().unwrap().success()
}
