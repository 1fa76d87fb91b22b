//! Where puzzles come from: files, standard input, the command line.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::Context;
use sudokit::format::{self, Options, PlainLine, PlainLines, Reader};
use sudokit::{Alphabet, Error, Extra, Format, Record, Regions};

use crate::advice;
use crate::args;
use crate::progress::Meter;
use crate::status::UsageError;

/// One puzzle, or what stands in its place, and where it came from.
pub struct Item {
    /// The name of the file, or what the source is called.
    pub source: String,
    /// The file, where there is one.
    pub path: Option<PathBuf>,
    pub record: Result<Record, Problem>,
    /// The puzzle as it was written, where it is a plain line.
    pub plain: Option<PlainLine>,
    /// The whole line, where the puzzle is the only one of a line.
    pub line: Option<String>,
    /// The header above it, where it stands in a table.
    pub header: Option<String>,
}

impl Item {
    /// What stands in the place of a puzzle.
    fn of_problem(source: String, problem: Problem) -> Box<Self> {
        Box::new(Self { source, path: None, record: Err(problem), plain: None, line: None, header: None })
    }
}

/// Why there is no puzzle.
pub struct Problem {
    pub message: String,
    /// The line of the text, where it is the text's fault.
    pub line: Option<usize>,
}

impl Problem {
    fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), line: None }
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        Self { line: error.line(), message: advice::sentence(&error) }
    }
}

/// Work for one worker.
pub enum Job {
    One(Box<Item>),
    Many(Plain),
}

impl Job {
    /// How many puzzles it is about.
    pub fn puzzles(&self) -> usize {
        match self {
            Self::One(_) => 1,
            Self::Many(plain) => plain.lines.lines.len(),
        }
    }
}

/// Plain lines of one source.
pub struct Plain {
    source: String,
    path: Option<PathBuf>,
    lines: PlainLines,
}

impl Plain {
    pub fn puzzles(&self) -> impl Iterator<Item = PlainPuzzle<'_>> {
        let numbers = self.lines.first..;
        self.lines.lines.iter().zip(numbers).map(|(text, line)| PlainPuzzle { plain: self, text, line })
    }

    /// The lines alone.
    pub fn lines(&self) -> &[PlainLine] {
        &self.lines.lines
    }
}

/// A plain line and where it stands.
#[derive(Clone, Copy)]
pub struct PlainPuzzle<'a> {
    plain: &'a Plain,
    pub text: &'a PlainLine,
    pub line: usize,
}

impl PlainPuzzle<'_> {
    pub fn source(&self) -> &str {
        &self.plain.source
    }

    /// The same, read the long way.
    pub fn item(&self) -> Item {
        let record = format::parse(self.text.as_str()).expect("plain lines are puzzles");
        let record = Ok(Record { line: self.line, ..record });
        Item {
            source: self.plain.source.clone(),
            path: self.plain.path.clone(),
            record,
            plain: Some(*self.text),
            line: Some(self.text.as_str().to_owned()),
            header: None,
        }
    }
}

/// The puzzles of all inputs, one after another.
pub struct Items {
    sources: std::vec::IntoIter<OsString>,
    /// How many sources there were.
    count: usize,
    options: Options,
    current: Option<Current>,
    meter: Meter,
    buffer: usize,
}

struct Current {
    source: String,
    path: Option<PathBuf>,
    reader: Reader<Box<dyn BufRead + Send>>,
    is_empty: bool,
}

/// So many bytes are read at a time: they fit into the cache of a processor.
const BUFFER: usize = 1 << 17;

/// So many where a puzzle takes long, so that what was read is about what was
/// worked on.
const SMALL_BUFFER: usize = 1 << 10;

const STANDARD_INPUT: &str = "standard input";
const ARGUMENT: &str = "argument";

impl Items {
    /// Without inputs, standard input is read; a person at a terminal is asked
    /// for a file instead.
    pub fn new(arguments: &args::Input) -> anyhow::Result<Self> {
        let options = options(&arguments.board, arguments.from, arguments.alphabet.as_ref())?;
        let sources = match &arguments.inputs[..] {
            [] if io::stdin().is_terminal() => ask_for_file()?.into_iter().map(OsString::from).collect(),
            [] => vec![OsString::from("-")],
            inputs => inputs.to_vec(),
        };
        Ok(Self::of(sources, options))
    }

    /// The puzzles of one source.
    pub fn of_one(
        source: &OsStr,
        board: &args::Board,
        format: Option<Format>,
        alphabet: Option<&Alphabet>,
    ) -> anyhow::Result<Self> {
        Ok(Self::of(vec![source.to_owned()], options(board, format, alphabet)?))
    }

    fn of(sources: Vec<OsString>, options: Options) -> Self {
        let (count, sources) = (sources.len(), sources.into_iter());
        Self { sources, count, options, current: None, meter: Meter::default(), buffer: BUFFER }
    }

    /// The same, read no faster than it is worked on.
    #[must_use]
    pub fn unhurried(self) -> Self {
        Self { buffer: SMALL_BUFFER, ..self }
    }

    /// How much of the input was read, where all of it is files.
    pub fn meter(&mut self) -> Option<Meter> {
        let sizes = self.sources.as_slice().iter().map(|source| {
            let meta = std::fs::metadata(source).ok()?;
            meta.is_file().then_some(meta.len())
        });
        self.meter.total = sizes.sum::<Option<u64>>()?;
        Some(self.meter.clone())
    }

    /// What the argument is called that was taken last: by its number, where
    /// there are several.
    fn argument_name(&self) -> String {
        match self.count {
            1 => ARGUMENT.to_owned(),
            count => format!("{ARGUMENT} {}", count - self.sources.len()),
        }
    }

    fn open(&self, source: &OsString) -> Result<Current, Box<Item>> {
        let text = source.to_string_lossy();
        let reader: Box<dyn BufRead + Send>;
        let (name, path);
        if source == "-" {
            (name, path) = (STANDARD_INPUT.to_owned(), None);
            reader = Box::new(BufReader::with_capacity(self.buffer, io::stdin()));
        } else if Path::new(source).exists() {
            match open_file(Path::new(source)) {
                Ok(file) => {
                    reader = Box::new(BufReader::with_capacity(self.buffer, self.meter.counted(file)));
                }
                Err(error) => {
                    return Err(Item::of_problem(printable(&text), Problem::new(error.to_string())));
                }
            }
            (name, path) = (printable(&text), Some(PathBuf::from(source)));
        } else {
            match as_puzzle(&text, &self.options) {
                Ok(()) => {
                    (name, path) = (self.argument_name(), None);
                    reader = Box::new(io::Cursor::new(text.into_owned().into_bytes()));
                }
                Err(problem) => {
                    let source = if text.is_empty() { self.argument_name() } else { printable(&text) };
                    return Err(Item::of_problem(source, problem));
                }
            }
        }
        let reader = Reader::new(reader, self.options.clone());
        Ok(Current { source: name, path, reader, is_empty: true })
    }
}

impl Items {
    /// The next puzzle, or up to so many plain lines.
    pub fn next_job(&mut self, lines: usize) -> Option<Job> {
        loop {
            let Some(current) = &mut self.current else {
                let source = self.sources.next()?;
                match self.open(&source) {
                    Ok(current) => self.current = Some(current),
                    Err(item) => return Some(Job::One(item)),
                }
                continue;
            };
            if lines > 0
                && let Some(lines) = current.reader.take_plain(lines)
            {
                current.is_empty = false;
                return Some(Job::Many(current.plain(lines)));
            }
            if let Some(record) = current.reader.next() {
                current.is_empty = false;
                return Some(Job::One(current.item(record.map_err(Problem::from))));
            }
            let nothing =
                current.is_empty.then(|| current.item(Err(Problem::new("there is no puzzle here"))));
            self.current = None;
            if let Some(nothing) = nothing {
                return Some(Job::One(nothing));
            }
        }
    }
}

impl Iterator for Items {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        match self.next_job(0)? {
            Job::One(item) => Some(*item),
            Job::Many(_) => unreachable!("many were not asked for"),
        }
    }
}

impl Current {
    fn item(&self, record: Result<Record, Problem>) -> Box<Item> {
        Box::new(Item {
            source: self.source.clone(),
            path: self.path.clone(),
            record,
            plain: None,
            line: self.reader.whole_line().map(str::to_owned),
            header: self.reader.header().map(str::to_owned),
        })
    }

    fn plain(&self, lines: PlainLines) -> Plain {
        Plain { source: self.source.clone(), path: self.path.clone(), lines }
    }
}

fn open_file(path: &Path) -> io::Result<File> {
    if path.is_dir() {
        return Err(io::Error::other("this is a folder, not a file"));
    }
    File::open(path)
}

/// Whether an argument that is no file can be read as a puzzle: it can, or it
/// is too long for the name of a file, so that reading on says what is wrong.
fn as_puzzle(text: &str, options: &Options) -> Result<(), Problem> {
    const LONGEST_NAME: usize = 60;
    const NEITHER: &str = "there is no such file, and it is no puzzle either";
    let first = Reader::new(text.as_bytes(), options.clone()).next();
    match first {
        Some(Ok(_)) => Ok(()),
        _ if text.len() > LONGEST_NAME || text.contains('\n') => Ok(()),
        // Words and names of files are not meant as puzzles.
        Some(Err(error))
            if Path::new(text).extension().is_none_or(OsStr::is_empty) || text.contains("://") =>
        {
            Err(Problem::new(format!("{NEITHER}: {error}")))
        }
        _ => Err(Problem::new(NEITHER)),
    }
}

/// A name as it can be shown: not too long, and without control characters.
fn printable(text: &str) -> String {
    const LONGEST: usize = 200;
    let clean = text.chars().map(|c| if c.is_control() { '\u{FFFD}' } else { c });
    let shown: String = clean.clone().take(LONGEST).collect();
    if clean.count() > LONGEST { shown + "…" } else { shown }
}

/// Asks until a file opens; `None` at the end of the input.
fn ask_for_file() -> io::Result<Option<String>> {
    let mut terminal = io::stderr();
    loop {
        write!(terminal, "Enter filename: ")?;
        terminal.flush()?;
        let mut line = String::new();
        if io::stdin().read_line(&mut line)? == 0 {
            writeln!(terminal)?;
            return Ok(None);
        }
        let name = line.trim();
        if name.is_empty() {
            continue;
        }
        match open_file(Path::new(name)) {
            Ok(_) => return Ok(Some(name.to_owned())),
            Err(error) => writeln!(terminal, "{name} cannot be opened: {error}")?,
        }
    }
}

/// What the flags say about the puzzles.
fn options(
    board: &args::Board,
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

/// The regions in the file of `--jigsaw`.
pub fn regions(board: &args::Board) -> anyhow::Result<Option<Regions>> {
    board.jigsaw.as_ref().map(|path| parse_file("--jigsaw", path)).transpose()
}

/// What stands in the file that a flag names.
pub fn parse_file<T: FromStr<Err = Error>>(flag: &'static str, path: &Path) -> anyhow::Result<T> {
    let wrong = |problem: String| UsageError(format!("{}: {problem}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string())).context(flag)?;
    text.parse().map_err(|error: Error| wrong(error.to_string())).context(flag)
}

/// The houses that the flags add.
pub fn extras(board: &args::Board) -> Vec<Extra> {
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
