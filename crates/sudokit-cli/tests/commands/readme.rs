//! The examples of the README are run, so that it tells the truth.

use std::path::Path;
use std::process::Command;

#[test]
fn the_readme_shows_what_the_program_does() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("README.md")).unwrap();
    let examples: Vec<&str> =
        text.split("```console\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(examples.len() >= 4);
    for example in examples {
        let (command, expected) = example.strip_prefix("$ sudoku ").unwrap().split_once('\n').unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_sudoku"))
            .args(command.split_whitespace())
            .current_dir(&root)
            .output()
            .unwrap();
        let shown = [output.stdout, output.stderr].concat();
        assert_eq!(String::from_utf8(shown).unwrap(), expected, "sudoku {command}");
    }
}
