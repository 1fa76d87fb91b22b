//! The files of `solve --answers`: one next to each input file.
//!
//! Answers are written as they come, next to their place, and moved there at the
//! end. Puzzles come file by file, so at most one of the files is open.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use crate::input::Source;
use crate::report::{Event, Report};
use crate::sink::{cannot_write, new_file_next_to, place_file};
use crate::status::UsageError;

/// All files of answers.
pub struct AnswerFiles {
    files: BTreeMap<PathBuf, TempPath>,
    open: Option<(PathBuf, BufWriter<File>)>,
    /// Whether other files may be written over.
    force: bool,
}

impl AnswerFiles {
    pub fn new(force: bool) -> Self {
        Self { files: BTreeMap::new(), open: None, force }
    }

    /// Adds texts to the file of this name. Boards of several lines come with a blank
    /// line before each, of which the file does not need the first.
    pub fn write(&mut self, path: &Path, text: &[u8]) -> anyhow::Result<()> {
        if self.open.as_ref().is_none_or(|(open, _)| open != path) {
            self.close()?;
            let is_new = !self.files.contains_key(path);
            if is_new {
                self.files.insert(path.to_owned(), new_file_next_to(path)?.into_temp_path());
            }
            let file = OpenOptions::new().append(true).open(&self.files[path]);
            let mut file = BufWriter::new(file.map_err(|error| cannot_write(path, &error))?);
            let text = if is_new { text.strip_prefix(b"\n").unwrap_or(text) } else { text };
            file.write_all(text).map_err(|error| cannot_write(path, &error))?;
            self.open = Some((path.to_owned(), file));
        } else if let Some((_, file)) = &mut self.open {
            file.write_all(text).map_err(|error| cannot_write(path, &error))?;
        }
        Ok(())
    }

    fn close(&mut self) -> anyhow::Result<()> {
        if let Some((path, mut file)) = self.open.take() {
            file.flush().map_err(|error| cannot_write(&path, &error))?;
        }
        Ok(())
    }

    /// Moves all files to their places. A file that says the same already stays.
    pub fn finish(mut self) -> anyhow::Result<()> {
        self.close()?;
        for (path, file) in self.files {
            if !is_equal(&file, &path).unwrap_or(false) {
                place_file(file, &path, self.force)?;
            }
        }
        Ok(())
    }
}

/// Whether two files hold the same.
fn is_equal(one: &Path, other: &Path) -> io::Result<bool> {
    if fs::metadata(one)?.len() != fs::metadata(other)?.len() {
        return Ok(false);
    }
    let (mut one, mut other) = (BufReader::new(File::open(one)?), BufReader::new(File::open(other)?));
    loop {
        let (left, right) = (one.fill_buf()?, other.fill_buf()?);
        let length = left.len().min(right.len());
        if left[..length] != right[..length] {
            return Ok(false);
        }
        if length == 0 {
            return Ok(left.len() == right.len());
        }
        one.consume(length);
        other.consume(length);
    }
}

/// Reports texts for the file of a source, which must be a file itself.
pub fn write_answers(source: &Source, text: Vec<u8>, report: &mut Report) {
    match &source.path {
        Some(path) => report.write(Event::Answers(answers_path(path), text)),
        None => {
            let problem = format!("--answers writes next to files, and {} is not a file", source.name);
            report.fail(UsageError(problem));
        }
    }
}

/// `puzzle_ANSWERS.txt` for `puzzle.sdk`.
pub fn answers_path(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push("_ANSWERS.txt");
    path.with_file_name(name)
}
