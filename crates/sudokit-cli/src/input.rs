//! Where puzzles come from: files, standard input, the command line.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use sudokit::format::{Options, Reader};
use sudokit::{Error, Extra, Record, Regions};

use crate::args;
use crate::status::UsageError;

/// One puzzle, or what stands in its place, and where it came from.
pub struct Item {
    /// The name of the file, or what the source is called.
    pub source: String,
    /// The file, where there is one.
    pub path: Option<PathBuf>,
    pub record: Result<Record, Problem>,
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
        Self { line: error.line(), message: error.to_string() }
    }
}

/// The puzzles of all inputs, one after another.
pub struct Items {
    sources: std::vec::IntoIter<String>,
    options: Options,
    current: Option<Current>,
}

struct Current {
    source: String,
    path: Option<PathBuf>,
    reader: Reader<Box<dyn BufRead>>,
    is_empty: bool,
}

const STANDARD_INPUT: &str = "standard input";
const ARGUMENT: &str = "argument";

impl Items {
    /// Without inputs, standard input is read; a person at a terminal is asked
    /// for a file instead.
    pub fn new(arguments: &args::Input) -> anyhow::Result<Self> {
        let options = options(arguments)?;
        let sources = match &arguments.inputs[..] {
            [] if io::stdin().is_terminal() => ask_for_file()?.into_iter().collect(),
            [] => vec!["-".to_owned()],
            inputs => inputs.to_vec(),
        };
        Ok(Self { sources: sources.into_iter(), options, current: None })
    }

    fn open(&self, source: String) -> Result<Current, Item> {
        let reader: Box<dyn BufRead>;
        let (name, path);
        if source == "-" {
            (name, path) = (STANDARD_INPUT.to_owned(), None);
            reader = Box::new(BufReader::new(io::stdin()));
        } else if Path::new(&source).exists() {
            match open_file(Path::new(&source)) {
                Ok(file) => reader = Box::new(BufReader::with_capacity(1 << 16, file)),
                Err(error) => {
                    let record = Err(Problem::new(error.to_string()));
                    return Err(Item { source, path: None, record });
                }
            }
            (name, path) = (source.clone(), Some(PathBuf::from(source)));
        } else if looks_like_puzzle(&source, &self.options) {
            (name, path) = (ARGUMENT.to_owned(), None);
            reader = Box::new(io::Cursor::new(source.into_bytes()));
        } else {
            let record = Err(Problem::new("there is no such file, and it is no puzzle either"));
            return Err(Item { source: shortened(&source), path: None, record });
        }
        let reader = Reader::new(reader, self.options.clone());
        Ok(Current { source: name, path, reader, is_empty: true })
    }
}

impl Iterator for Items {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        loop {
            if let Some(current) = &mut self.current {
                let item = |record, current: &Current| Item {
                    source: current.source.clone(),
                    path: current.path.clone(),
                    record,
                };
                if let Some(record) = current.reader.next() {
                    current.is_empty = false;
                    return Some(item(record.map_err(Problem::from), current));
                }
                let item =
                    current.is_empty.then(|| item(Err(Problem::new("there is no puzzle here")), current));
                self.current = None;
                if item.is_some() {
                    return item;
                }
            }
            let source = self.sources.next()?;
            match self.open(source) {
                Ok(current) => self.current = Some(current),
                Err(item) => return Some(item),
            }
        }
    }
}

fn open_file(path: &Path) -> io::Result<File> {
    if path.is_dir() {
        return Err(io::Error::other("this is a folder, not a file"));
    }
    File::open(path)
}

/// Whether an argument that is no file is meant as a puzzle: it can be read, or
/// it is too long for the name of a file.
fn looks_like_puzzle(text: &str, options: &Options) -> bool {
    const LONGEST_NAME: usize = 60;
    let mut reader = Reader::new(text.as_bytes(), options.clone());
    text.len() > LONGEST_NAME || text.contains('\n') || reader.next().is_some_and(|record| record.is_ok())
}

fn shortened(text: &str) -> String {
    const LONGEST: usize = 100;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
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
fn options(arguments: &args::Input) -> anyhow::Result<Options> {
    Ok(Options {
        format: arguments.from,
        alphabet: arguments.alphabet.clone(),
        shape: arguments.board.shape,
        regions: regions(&arguments.board)?,
        extras: extras(&arguments.board),
    })
}

/// The regions in the file of `--jigsaw`.
pub fn regions(board: &args::Board) -> anyhow::Result<Option<Regions>> {
    let Some(path) = &board.jigsaw else { return Ok(None) };
    let wrong = |problem: String| UsageError(format!("{}: {problem}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string())).context("--jigsaw")?;
    let regions = text.parse().map_err(|error: Error| wrong(error.to_string())).context("--jigsaw")?;
    Ok(Some(regions))
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
