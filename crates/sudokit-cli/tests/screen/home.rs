//! The data folder of a test: where games are saved.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::data_folder;

pub const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

pub const SMALL: &str = "1.....2..3.....4";
pub const SMALL_SOLUTION: &str = "1243342143122134";

/// A folder that is removed when nobody needs it any more.
pub struct Home(TempDir);

impl Home {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The files of all games, in the order in which they were started.
    pub fn saves(&self) -> Vec<PathBuf> {
        // Without a game, there is no folder.
        let entries = fs::read_dir(data_folder::of(self.path()).join("games")).into_iter().flatten();
        let paths = entries.map(|entry| entry.unwrap().path());
        let is_game = |path: &PathBuf| path.extension().is_some_and(|end| end == "json");
        let mut paths: Vec<PathBuf> = paths.filter(is_game).collect();
        paths.sort();
        paths
    }

    /// What the program prints without a terminal.
    pub fn ask(&self, arguments: &[&str]) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
        command.arg("play").args(arguments).envs(data_folder::variables(self.path()));
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }
}
