//! The files of `solve --answers`: one next to each input file.
//!
//! Answers are written into [unfinished](UnfinishedFile) files, which are moved to their
//! places at the end. Puzzles are read file by file, so at most one file is open.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use sudokit::format::Envelope;

use crate::document::OpenDocument;
use crate::input::Source;
use crate::report::{Event, Report};
use crate::status::UsageError;
use crate::texts::text;
use crate::unfinished::UnfinishedFile;

/// The end of the names of files with answers.
const ANSWERS: &str = "_ANSWERS.txt";

/// A file of answers.
struct AnswerFile {
    file: UnfinishedFile,
    document: OpenDocument,
}

/// All files of answers.
pub struct AnswerFiles {
    files: BTreeMap<PathBuf, AnswerFile>,
    /// The file that was written to last.
    last: Option<PathBuf>,
    /// Whether other files can be overwritten.
    force: bool,
}

impl AnswerFiles {
    pub fn new(force: bool) -> Self {
        Self { files: BTreeMap::new(), last: None, force }
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Adds text to a file. Each board of several lines has a blank line before it, which
    /// is left out before the first board of the file.
    pub fn write(&mut self, path: &Path, envelope: Option<Envelope>, text: &[u8]) -> anyhow::Result<()> {
        let mut text = text;
        if self.last.as_deref() != Some(path) {
            if let Some(last) = self.last.replace(path.to_owned())
                && let Some(answers) = self.files.get_mut(&last)
            {
                answers.file.close()?;
            }
            if !self.files.contains_key(path) {
                let file = UnfinishedFile::next_to(path, self.force)?;
                self.files.insert(path.to_owned(), AnswerFile { file, document: OpenDocument::default() });
                text = text.strip_prefix(b"\n").unwrap_or(text);
            }
        }
        if let Some(AnswerFile { file, document }) = self.files.get_mut(path) {
            document.enter(envelope, file)?;
            file.write_all(text)?;
            file.check_place()?;
        }
        Ok(())
    }

    /// Moves all files to their places. A file that already has the same text stays.
    pub fn finish(self) -> anyhow::Result<()> {
        self.files.into_values().try_for_each(AnswerFile::finish)
    }

    /// Keeps the files of work that was stopped. The file that was written to last is not
    /// complete, so it keeps its temporary name, and so does a file whose place is taken.
    /// Returns the names of all files.
    pub fn keep(self) -> anyhow::Result<Vec<PathBuf>> {
        let mut kept = Vec::new();
        for (path, mut answers) in self.files {
            let is_last = self.last.as_ref() == Some(&path);
            if !is_last {
                answers.document.close(&mut answers.file)?;
            }
            if is_last || answers.file.is_blocked()? {
                kept.extend(answers.file.keep()?);
            } else {
                answers.file.place_if_new()?;
                kept.push(path);
            }
        }
        Ok(kept)
    }
}

impl AnswerFile {
    fn finish(mut self) -> anyhow::Result<()> {
        self.document.close(&mut self.file)?;
        self.file.place_if_new()
    }
}

/// Reports text for the answers to a source, which must be a file.
pub fn write_answers(source: &Source, envelope: Option<Envelope>, text: Vec<u8>, report: &mut Report) {
    match &source.path {
        Some(path) => report.write(Event::Answers(answers_path(path), envelope, text)),
        None => {
            report.fail(UsageError(text!("answers-need-files", source = source.name.as_str())));
        }
    }
}

/// `puzzle_ANSWERS.txt` for `puzzle.sdk`.
pub fn answers_path(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(ANSWERS);
    path.with_file_name(name)
}

/// Whether a file has a name that `--answers` would give it.
pub fn has_answers_name(path: &Path) -> bool {
    path.to_string_lossy().ends_with(ANSWERS)
}
