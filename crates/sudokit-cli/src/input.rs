//! Where puzzles come from: files, standard input, the command line.
//!
//! A [`PuzzleReader`] reads all sources one after another, and hands out
//! [batches](Batch) of puzzles of one source. Plain lines, which are most of
//! all long lists, stay lines until somebody needs more; everything else is read
//! into records.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use anyhow::Context;
use sudokit::board::{Clash, Extra, Regions};
use sudokit::classic::Line81;
use sudokit::format::{Format, Options, Reader, Record};
use sudokit::internal::PlainLines;
use sudokit::{Alphabet, Error, Puzzle};

use crate::advice;
use crate::args::{BoardOptions, InputOptions};
use crate::pool::Job;
use crate::progress::{Goal, Meter};
use crate::prompt;
use crate::row::{self, Row};
use crate::status::UsageError;
use crate::stop::ArrivingText;
use crate::trouble::reason;

/// Where puzzles were read.
#[derive(PartialEq, Eq)]
pub struct Source {
    /// The name of the file, or `standard input` or `argument`.
    pub name: String,
    /// The file, if it is one.
    pub path: Option<PathBuf>,
    /// The header of the table that holds the puzzles, if they are in one.
    pub header: Option<String>,
}

impl Source {
    fn new(name: impl Into<String>, path: Option<PathBuf>) -> Arc<Self> {
        Arc::new(Self { name: name.into(), path, header: None })
    }
}

/// A puzzle that was read.
pub struct Item {
    pub source: Arc<Source>,
    pub record: Record,
    pub text: SourceText,
}

/// The text that a puzzle was read from.
pub enum SourceText {
    /// Just the puzzle.
    Plain(Line81),
    /// A line that also holds other things, such as remarks or other columns.
    Line(String),
    /// Several lines, or a part of one.
    Other,
}

/// The name of a source, and a line of it.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    pub source: &'a str,
    pub line: usize,
}

/// `list.txt:12`
impl std::fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.source, self.line)
    }
}

impl Item {
    pub fn place(&self) -> Place<'_> {
        Place { source: &self.source.name, line: self.record.line }
    }

    /// The puzzle, unless its givens clash.
    pub fn puzzle(&self) -> Result<Puzzle, Refusal> {
        Puzzle::try_from(self.record.grid.clone()).map_err(|error| {
            let Record { grid, alphabet, line, .. } = &self.record;
            let clashes = Clash::summary(error.clashes(), grid.geometry(), |digit| alphabet.symbol(digit));
            Refusal {
                line: Some(*line),
                puzzle: Some(row::cells(&self.record, grid)),
                ..Refusal::new(Arc::clone(&self.source), format!("line {line}: {clashes}"))
            }
        })
    }
}

/// What is not a legal puzzle, and why.
pub struct Refusal {
    pub source: Arc<Source>,
    /// The line of the text, if the text is wrong.
    pub line: Option<usize>,
    /// The digits, if it has any.
    puzzle: Option<String>,
    pub problem: String,
}

impl Refusal {
    fn new(source: Arc<Source>, problem: impl Into<String>) -> Self {
        Self { source, line: None, puzzle: None, problem: problem.into() }
    }

    pub fn sentence(&self) -> String {
        format!("{}: {}", self.source.name, self.problem)
    }

    pub fn row(self) -> Row {
        Row::default()
            .with("source", self.source.name.as_str())
            .with("line", self.line)
            .with("puzzle", self.puzzle)
            .with("status", "error")
            .with("error", self.problem)
    }
}

/// What was read: a puzzle, or not.
pub type Entry = Result<Item, Refusal>;

/// Puzzles that are worked on together.
pub enum Batch {
    Lines(LineBatch),
    Entries(Vec<Entry>),
}

impl Job for Batch {
    fn puzzles(&self) -> usize {
        match self {
            Self::Lines(batch) => batch.lines().len(),
            Self::Entries(entries) => entries.len(),
        }
    }
}

impl Batch {
    /// The puzzles one by one.
    pub fn into_entries(self) -> Box<dyn Iterator<Item = Entry>> {
        match self {
            Self::Lines(batch) => Box::new((0..batch.lines().len()).map(move |index| Ok(batch.item(index)))),
            Self::Entries(entries) => Box::new(entries.into_iter()),
        }
    }
}

/// Plain lines of one source, one after another.
pub struct LineBatch {
    pub source: Arc<Source>,
    lines: PlainLines,
}

impl LineBatch {
    pub fn lines(&self) -> &[Line81] {
        &self.lines.lines
    }

    /// Where a line was read.
    pub fn place(&self, index: usize) -> Place<'_> {
        Place { source: &self.source.name, line: self.lines.first + index }
    }

    /// A line as a puzzle.
    pub fn item(&self, index: usize) -> Item {
        let line = &self.lines.lines[index];
        let mut record = Record::from_plain(line);
        record.line = self.lines.first + index;
        Item { source: Arc::clone(&self.source), record, text: SourceText::Plain(*line) }
    }
}

/// Reads the puzzles of all inputs, one after another.
pub struct PuzzleReader {
    sources: std::vec::IntoIter<OsString>,
    /// The number of sources.
    count: usize,
    options: Options,
    /// How many puzzles are left out at the start, and how many of them are not read yet.
    skip: u64,
    left_to_skip: u64,
    current: Option<OpenSource>,
    /// A batch that was read while another was filled.
    next: Option<Batch>,
    meter: Meter,
    buffer: usize,
}

struct OpenSource {
    source: Arc<Source>,
    reader: Reader<Box<dyn BufRead + Send>>,
    arrival: Arrival,
    is_empty: bool,
}

/// When the text of a source is there to be read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrival {
    /// All of it is there.
    Complete,
    /// Somebody may still be writing it.
    Later,
}

/// This many bytes are read at a time: they fit into the cache of a processor.
const BUFFER: usize = 1 << 17;

/// The same for slow commands, so that the share of the input that was read is
/// about the share of the work that was done.
const SMALL_BUFFER: usize = 1 << 10;

/// The largest batch of entries. They take more memory than lines.
const MOST_ENTRIES: usize = 64;

const STANDARD_INPUT: &str = "standard input";
const ARGUMENT: &str = "argument";

const FOLDER: &str = "this is a folder, not a file";

impl PuzzleReader {
    /// Without inputs, standard input is read; a person at a terminal is asked
    /// for a file instead.
    pub fn new(arguments: &InputOptions) -> anyhow::Result<Self> {
        let options = options(&arguments.board, arguments.from, arguments.alphabet.as_ref())?;
        let sources = match &arguments.inputs[..] {
            [] if io::stdin().is_terminal() => prompt::ask(&options)?.into_iter().collect(),
            [] => vec![OsString::from("-")],
            inputs => inputs.to_vec(),
        };
        Ok(Self { skip: arguments.skip, left_to_skip: arguments.skip, ..Self::of(sources, options) })
    }

    /// The puzzles of one source.
    pub fn of_one(
        source: &OsStr,
        board: &BoardOptions,
        format: Option<Format>,
        alphabet: Option<&Alphabet>,
    ) -> anyhow::Result<Self> {
        Ok(Self::of(vec![source.to_owned()], options(board, format, alphabet)?))
    }

    /// The puzzles of these sources.
    pub fn of(sources: Vec<OsString>, options: Options) -> Self {
        let (count, sources) = (sources.len(), sources.into_iter());
        let (skip, meter) = (0, Meter::default());
        let (current, next, buffer) = (None, None, BUFFER);
        Self { sources, count, options, skip, left_to_skip: skip, current, next, meter, buffer }
    }

    /// How many puzzles are left out at the start.
    pub fn skipped(&self) -> u64 {
        self.skip
    }

    /// The same for a slow command: little is read ahead.
    #[must_use]
    pub fn for_slow_work(self) -> Self {
        Self { buffer: SMALL_BUFFER, ..self }
    }

    /// The size of the input, if all of it is files.
    pub fn goal(&mut self) -> Goal {
        let sizes = self.sources.as_slice().iter().map(|source| {
            let meta = std::fs::metadata(source).ok()?;
            meta.is_file().then_some(meta.len())
        });
        match sizes.sum::<Option<u64>>() {
            Some(total) => {
                self.meter.total = total;
                Goal::Input(self.meter.clone())
            }
            None => Goal::Unknown,
        }
    }

    /// The name of the argument that was taken last: with its number, if there
    /// are several.
    fn argument_name(&self) -> String {
        match self.count {
            1 => ARGUMENT.to_owned(),
            count => format!("{ARGUMENT} {}", count - self.sources.len()),
        }
    }

    fn open(&mut self, name: &OsStr) -> Result<OpenSource, Refusal> {
        let text = name.to_string_lossy();
        let path = Path::new(name);
        if name == "-" {
            let stdin = BufReader::with_capacity(self.buffer, waiting_stdin());
            let source = Source::new(STANDARD_INPUT, None);
            return Ok(OpenSource::new(source, stdin, &self.options, Arrival::Later));
        }
        if path.exists() && !path.is_dir() {
            let source = Source::new(printable(&text), Some(path.to_owned()));
            let file = open_file(path).map_err(|error| Refusal::new(source.clone(), reason(&error)))?;
            if !file.metadata().is_ok_and(|meta| meta.is_file()) {
                let pipe = BufReader::with_capacity(self.buffer, ArrivingText::new(file));
                return Ok(OpenSource::new(source, pipe, &self.options, Arrival::Later));
            }
            let file = BufReader::with_capacity(self.buffer, self.meter.counted(file));
            return Ok(OpenSource::new(source, file, &self.options, Arrival::Complete));
        }
        let argument = Source::new(self.argument_name(), None);
        let bytes = io::Cursor::new(text.clone().into_owned().into_bytes());
        let mut current = OpenSource::new(argument.clone(), bytes, &self.options, Arrival::Complete);
        self.next = current.first_of_argument(&text).map_err(|message| {
            let source = if text.is_empty() { argument } else { Source::new(printable(&text), None) };
            Refusal::new(source, message)
        })?;
        Ok(current)
    }

    /// The next puzzles of one source: at least one, and no more than `most`. A
    /// batch never waits for text that has not arrived yet.
    pub fn next_batch(&mut self, most: usize) -> Option<Batch> {
        const MOST_SKIPPED: u64 = 1024;
        while self.left_to_skip > 0 {
            let Some(skipped) = self.read_batch(self.left_to_skip.min(MOST_SKIPPED) as usize) else {
                let read = self.skip - std::mem::take(&mut self.left_to_skip);
                let problem = format!("the input has only {read} puzzles");
                return Some(Batch::Entries(vec![Err(Refusal::new(Source::new("--skip", None), problem))]));
            };
            self.left_to_skip -= skipped.puzzles() as u64;
        }
        self.read_batch(most)
    }

    fn read_batch(&mut self, most: usize) -> Option<Batch> {
        loop {
            if let Some(batch) = self.next.take() {
                return Some(batch);
            }
            let Some(current) = &mut self.current else {
                let source = self.sources.next()?;
                match self.open(&source) {
                    Ok(current) => self.current = Some(current),
                    Err(refusal) => return Some(Batch::Entries(vec![Err(refusal)])),
                }
                continue;
            };
            if let Some(lines) = current.take_lines(most) {
                return Some(lines);
            }
            let mut entries = Vec::new();
            loop {
                let Some(entry) = current.next_entry() else {
                    self.current = None;
                    break;
                };
                entries.push(entry);
                if entries.len() >= most.min(MOST_ENTRIES) || !current.is_ready() {
                    break;
                }
                self.next = current.take_lines(most);
                if self.next.is_some() {
                    break;
                }
            }
            if !entries.is_empty() {
                return Some(Batch::Entries(entries));
            }
        }
    }
}

/// The puzzles one by one.
impl Iterator for PuzzleReader {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        self.next_batch(1)?.into_entries().next()
    }
}

impl OpenSource {
    fn new(
        source: Arc<Source>,
        reader: impl BufRead + Send + 'static,
        options: &Options,
        arrival: Arrival,
    ) -> Self {
        let reader = Reader::new(Box::new(reader) as Box<dyn BufRead + Send>, options.clone());
        Self { source, reader, arrival, is_empty: true }
    }

    /// Whether the next entry can be read without waiting for more text.
    fn is_ready(&mut self) -> bool {
        self.arrival == Arrival::Complete || self.reader.has_row_ready()
    }

    /// The next plain lines, if there are any.
    fn take_lines(&mut self, most: usize) -> Option<Batch> {
        let lines = self.reader.take_plain(most)?;
        self.is_empty = false;
        Some(Batch::Lines(LineBatch { source: Arc::clone(&self.source), lines }))
    }

    /// The next entry. A source without any is an error.
    fn next_entry(&mut self) -> Option<Entry> {
        let entry = self.read_entry();
        let is_empty = std::mem::take(&mut self.is_empty) && entry.is_none();
        let nothing = || Err(Refusal::new(Arc::clone(&self.source), "there is no puzzle here"));
        entry.or_else(|| is_empty.then(nothing))
    }

    fn read_entry(&mut self) -> Option<Entry> {
        let result = self.reader.next()?;
        if self.source.header.as_deref() != self.reader.header() {
            let Source { name, path, .. } = &*self.source;
            let header = self.reader.header().map(str::to_owned);
            self.source = Arc::new(Source { name: name.clone(), path: path.clone(), header });
        }
        let source = Arc::clone(&self.source);
        Some(match result {
            Ok(record) => {
                let line = self.reader.whole_line().map(str::to_owned);
                Ok(Item { source, record, text: line.map_or(SourceText::Other, SourceText::Line) })
            }
            Err(error) => {
                Err(Refusal { line: error.line(), ..Refusal::new(source, advice::sentence(&error)) })
            }
        })
    }

    /// The first puzzle of an argument that is no file. Without one, the
    /// argument was perhaps meant as the name of a file, unless it is too long
    /// for one. Any folder may be called like a puzzle: on Windows, a board of
    /// points is a name of the current one.
    fn first_of_argument(&mut self, text: &str) -> Result<Option<Batch>, String> {
        const LONGEST_NAME: usize = 60;
        const NEITHER: &str = "there is no such file, and it is no puzzle either";
        if let Some(lines) = self.take_lines(1) {
            return Ok(Some(lines));
        }
        let first = self.read_entry();
        let is_name = text.len() <= LONGEST_NAME && !text.contains('\n');
        match &first {
            None | Some(Err(_)) if Path::new(text).is_dir() => Err(FOLDER.to_owned()),
            // Words and names of files are not meant as puzzles.
            Some(Err(refusal)) if is_name => {
                let is_word = Path::new(text).extension().is_none_or(OsStr::is_empty);
                let is_puzzle = is_word || text.contains("://");
                Err(if is_puzzle { format!("{NEITHER}: {}", refusal.problem) } else { NEITHER.to_owned() })
            }
            None if is_name => Err(NEITHER.to_owned()),
            _ => {
                self.is_empty = first.is_none();
                Ok(first.map(|entry| Batch::Entries(vec![entry])))
            }
        }
    }
}

fn open_file(path: &Path) -> io::Result<File> {
    if path.is_dir() {
        return Err(io::Error::other(FOLDER));
    }
    File::open(path)
}

/// A name as it can be shown: not too long, and without control characters.
fn printable(text: &str) -> String {
    const LONGEST: usize = 200;
    let clean = text.chars().map(|c| if c.is_control() { '\u{FFFD}' } else { c });
    let shown: String = clean.clone().take(LONGEST).collect();
    if clean.count() > LONGEST { shown + "…" } else { shown }
}

/// What the flags say about the puzzles.
fn options(
    board: &BoardOptions,
    format: Option<Format>,
    alphabet: Option<&Alphabet>,
) -> anyhow::Result<Options> {
    Ok(Options {
        format,
        alphabet: alphabet.cloned(),
        shape: board.shape,
        regions: regions(board)?,
        extras: extras(board),
    })
}

/// The regions of `--jigsaw`.
pub fn regions(board: &BoardOptions) -> anyhow::Result<Option<Regions>> {
    board.jigsaw.as_ref().map(|source| parse_value("--jigsaw", source)).transpose()
}

/// The value of a flag: in a file, in standard input (-), or the text itself.
pub fn parse_value<T: FromStr<Err = Error>>(flag: &'static str, source: &OsStr) -> anyhow::Result<T> {
    let name = printable(&source.to_string_lossy());
    let unreadable = |error: io::Error| anyhow::anyhow!("{name}: {}", reason(&error));
    let is_file = source == "-" || Path::new(source).exists();
    let text = if source == "-" {
        let mut text = String::new();
        waiting_stdin().read_to_string(&mut text).map(|_| text).map_err(unreadable).context(flag)?
    } else if is_file {
        std::fs::read_to_string(source).map_err(unreadable).context(flag)?
    } else {
        source.to_string_lossy().into_owned()
    };
    text.parse().map_err(|error: Error| {
        if is_file {
            return anyhow::anyhow!("{flag}: {name}: {error}");
        }
        let neither = "there is no such file, and it is no such text either";
        UsageError(format!("{flag}: {name}: {neither}: {error}")).into()
    })
}

/// Standard input, which a signal can end while somebody waits for it.
fn waiting_stdin() -> Box<dyn Read + Send> {
    // A file never keeps anybody waiting.
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

/// The houses that the flags add.
pub fn extras(board: &BoardOptions) -> Vec<Extra> {
    let mut extras = Vec::new();
    if board.diagonals {
        extras.extend([Extra::FallingDiagonal, Extra::RisingDiagonal]);
    }
    if board.windoku {
        extras.push(Extra::Windows);
    }
    if board.disjoint {
        extras.push(Extra::DisjointGroups);
    }
    extras
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// A text that arrives piece by piece.
    struct Pieces {
        left: VecDeque<String>,
        taken: Arc<AtomicUsize>,
    }

    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let piece = self.left.pop_front().unwrap_or_default();
            self.taken.fetch_add(1, Ordering::Relaxed);
            buffer[..piece.len()].copy_from_slice(piece.as_bytes());
            Ok(piece.len())
        }
    }

    /// The sizes of all batches of at most ten, and how many pieces had to be
    /// read for each.
    fn batches(pieces: &[String], arrival: Arrival) -> Vec<(usize, usize)> {
        let taken = Arc::new(AtomicUsize::new(0));
        let pieces = Pieces { left: pieces.iter().cloned().collect(), taken: Arc::clone(&taken) };
        let options = Options::default();
        let current = OpenSource::new(Source::new("pieces", None), BufReader::new(pieces), &options, arrival);
        let mut puzzles = PuzzleReader { current: Some(current), ..PuzzleReader::of(Vec::new(), options) };
        let batches = std::iter::from_fn(|| puzzles.next_batch(10));
        batches.map(|batch| (batch.puzzles(), taken.load(Ordering::Relaxed))).collect()
    }

    #[test]
    fn a_batch_does_not_wait_for_text_that_has_not_arrived() {
        let rows = format!("{LINE},a\n").repeat(3);
        let table = [format!("puzzle,notes\n{rows}"), format!("{rows}{LINE}"), format!(",b\n{rows}")];
        assert_eq!(batches(&table, Arrival::Later), [(3, 1), (3, 2), (4, 3)]);
        assert_eq!(batches(&table, Arrival::Complete), [(10, 3)]);
        let lines = [format!("{LINE}\n").repeat(4), format!("{LINE}\n")];
        assert_eq!(batches(&lines, Arrival::Later), [(4, 1), (1, 2)]);
        let grid = "1...\n..2.\n.3..\n...4\n\n".to_owned();
        let grids = [grid.repeat(2), grid.repeat(2)];
        assert_eq!(batches(&grids, Arrival::Complete), [(4, 3)]);
        let sizes: Vec<usize> = batches(&grids, Arrival::Later).iter().map(|(size, _)| *size).collect();
        assert_eq!(sizes, [1, 1, 1, 1]);
    }
}
