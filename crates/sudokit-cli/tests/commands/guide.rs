//! The guide and the READMEs: every command in them is run.
//!
//! A `console` block shows commands and what they print, which must be right. A `sh`
//! block shows commands alone: each must be correct usage and find its files. A `python`
//! block must run. Each page has its own folder and home, which keep the files that its
//! commands write.
//!
//! A picture of a page must be the file of the same name that a command of the page writes:
//!
//! ````text
//! ```sh
//! sudoku draw puzzle.txt -o puzzle.svg
//! ```
//!
//! ![A puzzle](pictures/puzzle.svg)
//! ````
//!
//! With `SNAPSHOTS=overwrite` in the environment, a picture that differs is written as it is now.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::console::{Console, ExitCodes, Shell, overwrites};
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

/// The files of the pictures that a page shows, outside code: the text between `](` and `)`
/// after `![`. Pictures on the web are left out.
fn pictures(page: &str) -> Vec<&str> {
    let mut is_block = false;
    let prose = page.lines().filter(move |line| {
        is_block ^= line.starts_with("```");
        !is_block
    });
    let pieces = prose.flat_map(|line| line.split('`').step_by(2));
    let starts = pieces.flat_map(|piece| piece.split("![").skip(1));
    let targets = starts.filter_map(|rest| rest.split_once("](")?.1.split(')').next());
    targets.filter(|target| !target.contains("://")).collect()
}

/// Compares a picture of the repository with the file that the commands of its page made.
/// Returns what is wrong.
fn compare_picture(picture: &Path, folder: &Path) -> Option<String> {
    let name = picture.display();
    let Ok(made) = fs::read(folder.join(picture.file_name()?)) else {
        return Some(format!("{name}: no command of the page writes a file with this name"));
    };
    if fs::read(picture).is_ok_and(|recorded| recorded == made) {
        return None;
    }
    if overwrites() {
        fs::create_dir_all(picture.parent()?).unwrap();
        fs::write(picture, made).unwrap();
        return None;
    }
    Some(format!(
        "{name} differs from what its command draws now; SNAPSHOTS=overwrite writes it as it is now"
    ))
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
    let (mut problems, mut shown) = (Vec::new(), BTreeSet::new());
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
        for target in pictures(&text) {
            let picture = page.with_file_name(target);
            problems.extend(compare_picture(&picture, folder.path()));
            shown.extend(picture.canonicalize());
        }
    }
    for entry in fs::read_dir(root().join("docs/pictures")).into_iter().flatten() {
        let picture = entry.unwrap().path();
        if !shown.contains(&picture.canonicalize().unwrap()) {
            problems.push(format!("{}: no page shows this picture", picture.display()));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn pictures_are_found_outside_code() {
    let page = "![a](b.svg)\n| ![c [d]](../e.svg) | ![f](g.png) |\n`![h](i.svg)` [j](k.svg)\n\
                ```\n![l](m.svg)\n```\n![n](https://o.p/q.svg)\n";
    assert_eq!(pictures(page), ["b.svg", "../e.svg", "g.png"]);
}

#[test]
fn a_picture_must_be_what_the_page_makes() {
    let (repository, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let picture = repository.path().join("board.svg");
    let problem = || compare_picture(&picture, folder.path()).unwrap_or_default();
    assert!(problem().ends_with("board.svg: no command of the page writes a file with this name"));
    fs::write(&picture, "<svg/>").unwrap();
    fs::write(folder.path().join("board.svg"), "<svg/>").unwrap();
    assert_eq!(problem(), "");
    fs::write(&picture, "<svg></svg>").unwrap();
    if !overwrites() {
        assert!(problem().contains("board.svg differs from what its command draws now"));
    }
}

/// Runs a program without input, and returns whether it succeeded.
fn run(console: &Console<'_>, words: &[&str]) -> bool {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).current_dir(console.folder).envs(console.variables.iter().copied());
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().unwrap().success()
}
