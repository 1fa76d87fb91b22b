//! The program, run on files of a folder of its own.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::data_folder;

pub const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A folder for the files of a test, in which the program runs.
pub struct Program {
    folder: tempfile::TempDir,
}

/// The output of the program.
pub struct ProgramOutput {
    pub out: String,
    pub errors: String,
    pub code: Option<i32>,
}

impl Program {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    /// Writes a file.
    pub fn file(&self, name: &str, content: impl AsRef<[u8]>) {
        fs::write(self.folder.path().join(name), content).unwrap();
    }

    /// The names of all files.
    pub fn names(&self) -> BTreeSet<String> {
        let entries = fs::read_dir(self.folder.path()).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The content of a file that may not be text.
    pub fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.folder.path().join(name)).unwrap()
    }

    /// The content of a file.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.folder.path().join(name)).unwrap()
    }

    /// The folder itself.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The names of the files in it.
    pub fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.path()).unwrap().map(|entry| entry.unwrap());
        let files = entries.filter(|entry| entry.file_type().unwrap().is_file());
        let mut names: Vec<String> = files.map(|entry| entry.file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Runs a command line, words separated by blanks.
    pub fn run(&self, words: &str) -> ProgramOutput {
        self.run_reading(words, b"")
    }

    /// The same with this on standard input.
    pub fn run_reading(&self, words: &str, input: impl AsRef<[u8]>) -> ProgramOutput {
        self.output(words.split_whitespace(), input.as_ref()).into()
    }

    /// Runs the program with arguments that may contain blanks.
    pub fn call(&self, arguments: &[&str]) -> ProgramOutput {
        self.output(arguments.iter().copied(), b"").into()
    }

    /// What a command writes, which may not be text.
    pub fn run_for_bytes(&self, words: &str) -> Vec<u8> {
        self.output(words.split_whitespace(), b"").stdout
    }

    fn output<'a>(&self, arguments: impl Iterator<Item = &'a str>, input: &[u8]) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
            .args(arguments)
            .current_dir(self.folder.path())
            .envs(data_folder::variables(self.folder.path()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Output must be read while input is written: pipes are short.
        let (input, mut stdin) = (input.to_vec(), child.stdin.take().unwrap());
        let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        output
    }
}

impl From<Output> for ProgramOutput {
    fn from(Output { status, stdout, stderr }: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Self { out: text(stdout), errors: text(stderr), code: status.code() }
    }
}
