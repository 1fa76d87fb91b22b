//! Opens a source: a file, standard input, or an argument that is a puzzle.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;

use sudokit::format::{Options, Reader};
use sudokit::internal::RowTexts;

use super::decoding::decoded;
use super::source::printable;
use super::{Batch, Entry, Item, PlainPuzzles, Refusal, Source};
use crate::advice;
use crate::progress::Meter;
use crate::stop::ArrivingText;
use crate::texts::text;
use crate::trouble::reason;

const STANDARD_INPUT: &str = "standard input";

/// A source that is being read.
pub struct OpenSource {
    pub source: Arc<Source>,
    reader: Reader<Box<dyn BufRead + Send>>,
    arrival: Arrival,
    is_empty: bool,
    has_puzzles: bool,
    /// The number of puzzles whose board differs from the board of the options, and the line of
    /// the first.
    overruled: usize,
    first_overruled: Option<usize>,
}

/// Whether the text of a source can be read without waiting.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// All text exists already.
    Complete,
    /// A person or a program may still be writing.
    Later,
}

/// How sources are opened.
pub struct Opener {
    pub options: Options,
    /// Whether the texts of rows are kept.
    pub rows: RowTexts,
    /// The number of bytes that are read at a time.
    pub buffer: usize,
    pub meter: Meter,
}

impl Opener {
    /// Opens standard input or a file. Any other name may be a puzzle itself; its source is
    /// then called `argument`.
    pub fn open(&self, name: &OsStr, argument: String) -> Result<OpenSource, Refusal> {
        let text = name.to_string_lossy();
        let path = Path::new(name);
        if name == "-" {
            let source = Source::new(STANDARD_INPUT, None);
            return self.open_text(source, waiting_stdin(), Arrival::Later);
        }
        if path.exists() && !path.is_dir() {
            let source = Source::new(printable(&text), Some(path.to_owned()));
            let file = open_file(path).map_err(|error| Refusal::new(Arc::clone(&source), reason(&error)))?;
            if !file.metadata().is_ok_and(|meta| meta.is_file()) {
                return self.open_text(source, ArrivingText::new(file), Arrival::Later);
            }
            return self.open_text(source, self.meter.counted(file), Arrival::Complete);
        }
        let argument = Source::new(argument, None);
        let bytes = io::Cursor::new(text.clone().into_owned().into_bytes());
        Ok(OpenSource::new(argument, self.reader(Box::new(bytes)), Arrival::Complete))
    }

    fn open_text(
        &self,
        source: Arc<Source>,
        bytes: impl Read + Send + 'static,
        arrival: Arrival,
    ) -> Result<OpenSource, Refusal> {
        let bytes = BufReader::with_capacity(self.buffer, bytes);
        let text =
            decoded(bytes, self.buffer).map_err(|error| Refusal::new(Arc::clone(&source), reason(&error)))?;
        Ok(OpenSource::new(source, self.reader(text), arrival))
    }

    fn reader(&self, text: Box<dyn BufRead + Send>) -> Reader<Box<dyn BufRead + Send>> {
        let mut reader = Reader::new(text, self.options.clone());
        reader.set_row_texts(self.rows);
        reader
    }
}

impl OpenSource {
    pub fn new(source: Arc<Source>, reader: Reader<Box<dyn BufRead + Send>>, arrival: Arrival) -> Self {
        Self {
            source,
            reader,
            arrival,
            is_empty: true,
            has_puzzles: false,
            overruled: 0,
            first_overruled: None,
        }
    }

    /// Whether the next entry can be read without waiting for more text.
    pub fn is_ready(&mut self) -> bool {
        self.arrival == Arrival::Complete || self.reader.has_row_ready()
    }

    /// The next plain puzzles, if there are any.
    pub fn take_plain(&mut self, most: usize) -> Option<Batch> {
        let batch = self.reader.take_plain(most)?;
        self.is_empty = false;
        self.has_puzzles = true;
        self.note_header();
        Some(Batch::Plain(PlainPuzzles { source: Arc::clone(&self.source), batch }))
    }

    /// The next entry. A source without any is an error.
    pub fn next_entry(&mut self) -> Option<Entry> {
        let entry = self.read_entry();
        let is_empty = std::mem::take(&mut self.is_empty) && entry.is_none();
        let nothing = || Err(Refusal::new(Arc::clone(&self.source), text!("error-empty-input")));
        entry.or_else(|| is_empty.then(nothing))
    }

    /// Notes about the whole source, at its end.
    pub fn notes(&self) -> impl Iterator<Item = Batch> {
        let notes = [self.skipped_lines(), self.overruled_boards()];
        notes.into_iter().flatten().map(Batch::Note)
    }

    /// The number of lines that were skipped.
    fn skipped_lines(&self) -> Option<String> {
        match self.reader.skipped_lines() {
            0 => None,
            _ if !self.has_puzzles => None,
            lines => Some(text!("note-lines-skipped", source = &self.source.name, lines)),
        }
    }

    /// A note about the puzzles whose board differs from the board of the options.
    fn overruled_boards(&self) -> Option<String> {
        let line = self.first_overruled?;
        let (source, puzzles) = (&self.source.name, self.overruled);
        Some(text!("note-board-overruled", source, puzzles, line))
    }

    fn read_entry(&mut self) -> Option<Entry> {
        let result = self.reader.next()?;
        self.has_puzzles = true;
        self.note_header();
        let source = Arc::clone(&self.source);
        Some(match result {
            Ok(record) => {
                if record.overruled.is_some() {
                    self.overruled += 1;
                    self.first_overruled.get_or_insert(record.line);
                }
                Ok(Item { source, record, text: self.reader.whole_text() })
            }
            Err(error) => {
                let is_line = self.reader.is_like_line();
                let refusal = Refusal::new(source, advice::problem(&error));
                Err(refusal.at_line(error.line(), is_line, self.reader.whole_text()))
            }
        })
    }

    fn note_header(&mut self) {
        if self.source.header.as_deref() != self.reader.header_text() {
            self.source = self.source.with_header(self.reader.header_text());
        }
    }

    /// The first puzzle of an argument that is not a file. Without a puzzle, the argument
    /// may be the name of a missing file, unless it is too long for a name. A puzzle can also
    /// be the name of a folder: on Windows, any number of dots is a name of the current one.
    pub fn first_of_argument(&mut self, text: &str) -> Result<Option<Batch>, Refusal> {
        const LONGEST_NAME: usize = 60;
        if let Some(lines) = self.take_plain(1) {
            return Ok(Some(lines));
        }
        let first = self.read_entry();
        let is_name = text.len() <= LONGEST_NAME && !text.contains('\n');
        let neither = text!("error-neither-file-nor-puzzle");
        let problem = match &first {
            None | Some(Err(_)) if Path::new(text).is_dir() => text!("error-reason-folder"),
            Some(Err(refusal)) if is_name => {
                let has_extension = Path::new(text).extension().is_some_and(|end| !end.is_empty());
                let is_file_name = has_extension && !text.contains("://");
                if is_file_name { neither } else { not_a_puzzle(refusal) }
            }
            None if is_name => neither,
            _ => {
                self.is_empty = first.is_none();
                return Ok(first.map(|entry| Batch::Entries(vec![entry])));
            }
        };
        let source =
            if text.is_empty() { Arc::clone(&self.source) } else { Source::new(printable(text), None) };
        Err(Refusal::new(source, problem))
    }
}

/// Why an argument is not a puzzle, if it is not a file either.
fn not_a_puzzle(refusal: &Refusal) -> String {
    let problem = match (refusal.line, &refusal.problem) {
        (Some(line), problem) => text!("error-in-line", line, problem),
        (None, problem) => problem.clone(),
    };
    text!("error-neither-file-nor-puzzle-because", problem)
}

fn open_file(path: &Path) -> io::Result<File> {
    if path.is_dir() {
        return Err(io::Error::other(text!("error-reason-folder")));
    }
    File::open(path)
}

/// Standard input. A signal can end it while the program waits for text.
pub fn waiting_stdin() -> Box<dyn Read + Send> {
    // Reading a file never waits.
    #[cfg(unix)]
    {
        use std::os::fd::AsFd;
        let file = io::stdin().as_fd().try_clone_to_owned().map(File::from);
        if file.and_then(|file| file.metadata()).is_ok_and(|meta| meta.is_file()) {
            return Box::new(io::stdin());
        }
    }
    Box::new(ArrivingText::new(io::stdin()))
}
