//! The texts of `--answers`: a file of solutions next to each file of puzzles.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::sink::write_file;
use crate::status::UsageError;

/// The texts, by the file of their puzzles.
pub struct Answers {
    texts: BTreeMap<PathBuf, String>,
    /// Whether other files may be written over.
    force: bool,
}

impl Answers {
    pub fn new(force: bool) -> Self {
        Self { texts: BTreeMap::new(), force }
    }

    pub fn add(&mut self, path: PathBuf, text: &str) {
        let answers = self.texts.entry(path).or_default();
        if !answers.is_empty() && text.trim_end().contains('\n') {
            answers.push('\n');
        }
        *answers += text;
    }

    pub fn write(&self) -> anyhow::Result<()> {
        for (path, text) in &self.texts {
            write_file(&answers_path(path), text, self.force)?;
        }
        Ok(())
    }
}

/// Two inputs whose answers would go to the same file.
pub fn refuse_shared_answers(inputs: &[OsString]) -> anyhow::Result<()> {
    let mut first_of: BTreeMap<PathBuf, &OsString> = BTreeMap::new();
    for input in inputs.iter().filter(|input| Path::new(input).is_file()) {
        let path = answers_path(Path::new(input));
        match first_of.insert(path.clone(), input) {
            Some(first) if first != input => {
                let (first, input) = (first.to_string_lossy(), input.to_string_lossy());
                let problem =
                    format!("the answers of {first} and {input} would both go to {}", path.display());
                return Err(UsageError(problem).into());
            }
            _ => {}
        }
    }
    Ok(())
}

/// `puzzle_ANSWERS.txt` for `puzzle.sdk`.
fn answers_path(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push("_ANSWERS.txt");
    path.with_file_name(name)
}
