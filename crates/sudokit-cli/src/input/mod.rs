//! Where puzzles come from: files, standard input, the command line.
//!
//! ```text
//! arguments ─open─▶ bytes ─decoding─▶ text ─format::Reader─▶ batches of puzzles
//! ```
//!
//! A [`PuzzleReader`] reads all sources one after another, and returns [batches](Batch) of
//! puzzles of one source. Long lists consist mostly of plain puzzles. These stay lines
//! until a command needs more; all others are read into records.

mod batch;
mod board;
mod decoding;
mod entry;
mod open;
mod source;
mod utf16;

use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal};
use std::sync::Arc;

use sudokit::Alphabet;
use sudokit::board::Coordinates;
use sudokit::format::{Format, Options};
use sudokit::internal::RowTexts;

use crate::args::{BoardOptions, InputOptions};
use crate::pool::Job;
use crate::progress::{Goal, Meter};
use crate::prompt;
use crate::status::UsageError;
use crate::texts::text;
pub use batch::{Batch, PassedPuzzle, PlainPuzzles};
pub use board::{check_file, extras, parse_column, parse_delimiter, parse_value, regions};
pub use entry::{Entry, Item, ONLY_BOXES, OtherBoard, REGION_MAP, Refusal, other_board, read_puzzle};
use open::{OpenSource, Opener};
pub use source::{Place, Source};

/// Reads the puzzles of all inputs, one after another.
pub struct PuzzleReader {
    sources: std::vec::IntoIter<OsString>,
    /// The number of sources.
    count: usize,
    /// Whether all of them are files, whose size is known.
    is_measured: bool,
    opener: Opener,
    /// The number of puzzles to skip at the start, and how many of them are not read yet.
    skip: u64,
    left_to_skip: u64,
    /// The last puzzle that was skipped.
    last_skipped: Option<PassedPuzzle>,
    /// Whether results continue those of the skipped puzzles.
    continues: bool,
    /// Other flags that the command needs to continue, with a space before each.
    pub continuing_flags: String,
    current: Option<OpenSource>,
    /// Batches that are read already, the next one last.
    next: Vec<Batch>,
}

/// The number of bytes that are read at a time. They fit into the cache of a processor.
const BUFFER: usize = 1 << 17;

/// The same for slow commands, whose progress is the share of the input that was read.
const SMALL_BUFFER: usize = 1 << 10;

/// The largest batch of entries. They take more memory than lines.
const MOST_ENTRIES: usize = 64;

const ARGUMENT: &str = "argument";

impl PuzzleReader {
    /// Reads the inputs of a command. Without any, reads standard input, or asks for a file if
    /// that is a terminal.
    pub fn new(arguments: &InputOptions, naming: Coordinates) -> anyhow::Result<Self> {
        let options = board::options(arguments)?;
        board::check_column(&options)?;
        let sources = match &arguments.inputs[..] {
            [] if io::stdin().is_terminal() => prompt::ask(&options, naming)?.into_iter().collect(),
            [] => vec![OsString::from("-")],
            inputs => inputs.to_vec(),
        };
        let mut puzzles = Self::of(sources, options);
        (puzzles.skip, puzzles.left_to_skip) = (arguments.skip, arguments.skip);
        puzzles.continues = arguments.rest.continues;
        Ok(puzzles)
    }

    /// The puzzles of one source.
    pub fn of_one(
        source: &OsStr,
        board: &BoardOptions,
        format: Option<Format>,
        alphabet: Option<&Alphabet>,
    ) -> anyhow::Result<Self> {
        let options = Options { format, alphabet: alphabet.cloned(), ..board::board_options(board)? };
        Ok(Self::of(vec![source.to_owned()], options))
    }

    /// The puzzles of these sources.
    pub fn of(sources: Vec<OsString>, options: Options) -> Self {
        let size: Option<u64> = sources.iter().map(|source| file_size(source)).sum();
        let meter = Meter::new(size.unwrap_or(0));
        let (count, sources) = (sources.len(), sources.into_iter());
        Self {
            sources,
            count,
            is_measured: size.is_some(),
            opener: Opener { options, rows: RowTexts::Dropped, buffer: BUFFER, meter },
            skip: 0,
            left_to_skip: 0,
            last_skipped: None,
            continues: false,
            continuing_flags: String::new(),
            current: None,
            next: Vec::new(),
        }
    }

    /// The number of puzzles to skip at the start.
    pub fn skipped(&self) -> u64 {
        self.skip
    }

    /// Refuses to continue an earlier run, for a command that needs the whole input.
    pub fn must_not_continue(&self) -> Result<(), UsageError> {
        if self.continues { Err(UsageError(text!("error-cannot-continue"))) } else { Ok(()) }
    }

    /// The puzzle whose result an earlier run wrote last, if this run continues it.
    pub fn continued_puzzle(&mut self) -> Option<PassedPuzzle> {
        if !self.continues {
            return None;
        }
        self.pass_skipped();
        self.last_skipped.take()
    }

    /// Reads little ahead, for a slow command.
    #[must_use]
    pub fn for_slow_work(mut self) -> Self {
        self.opener.buffer = SMALL_BUFFER;
        self
    }

    /// Keeps the texts of rows, for a command that writes rows as they were read.
    #[must_use]
    pub fn keeping_rows(mut self) -> Self {
        self.opener.rows = RowTexts::Kept;
        self
    }

    /// The files of the input that can be read, with their headers.
    pub fn file_sources(&self) -> Vec<Arc<Source>> {
        let (options, meter) = (self.opener.options.clone(), Meter::new(0));
        let opener = Opener { options, rows: RowTexts::Dropped, buffer: SMALL_BUFFER, meter };
        let files = self.sources.as_slice().iter().filter(|source| file_size(source).is_some());
        files
            .filter_map(|name| {
                let mut file = opener.open(name, ARGUMENT.to_owned()).ok()?;
                let is_read = file.take_plain(1).is_some() || file.next_entry()?.is_ok();
                is_read.then_some(file.source)
            })
            .collect()
    }

    /// The size of the input, if all of it is files.
    pub fn goal(&self) -> Goal {
        if self.is_measured { Goal::Input(self.opener.meter.clone()) } else { Goal::Unknown }
    }

    /// Whether there is more than one puzzle. Reads the first two ahead to find out.
    pub fn has_several(&mut self) -> bool {
        if self.skip > 0 {
            return true;
        }
        let mut ahead = Vec::new();
        while ahead.iter().map(Job::puzzles).sum::<usize>() < 2
            && let Some(batch) = self.next_batch(2)
        {
            ahead.push(batch);
        }
        let puzzles: usize = ahead.iter().map(Job::puzzles).sum();
        self.next.extend(ahead.into_iter().rev());
        puzzles > 1
    }

    /// The name of the last argument that was opened, with its number if there are several.
    fn argument_name(&self) -> String {
        match self.count {
            1 => ARGUMENT.to_owned(),
            count => format!("{ARGUMENT} {}", count - self.sources.len()),
        }
    }

    /// Opens the next source. If it is an argument, its first puzzle is read as well.
    fn open(&mut self, name: &OsStr) -> Result<OpenSource, Refusal> {
        let mut current = self.opener.open(name, self.argument_name())?;
        let is_argument = name != "-" && current.source.path.is_none();
        if is_argument {
            self.next.extend(current.first_of_argument(&name.to_string_lossy())?);
        }
        Ok(current)
    }

    /// The next puzzles of one source: at least one, and at most `most`. A batch does not
    /// wait for text that has not arrived yet.
    pub fn next_batch(&mut self, most: usize) -> Option<Batch> {
        self.pass_skipped();
        self.read_batch(most)
    }

    /// Reads past the puzzles that are skipped.
    fn pass_skipped(&mut self) {
        const MOST_SKIPPED: u64 = 1024;
        while self.left_to_skip > 0 {
            let Some(batch) = self.read_batch(self.left_to_skip.min(MOST_SKIPPED) as usize) else {
                let read = self.skip - std::mem::take(&mut self.left_to_skip);
                let problem = text!("error-skip-too-many", puzzles = read);
                let refusal = Refusal::new(Source::new("--skip", None), problem);
                return self.next.push(Batch::Entries(vec![Err(refusal)]));
            };
            let puzzles = batch.puzzles();
            let passed = puzzles.min(usize::try_from(self.left_to_skip).unwrap_or(usize::MAX));
            self.left_to_skip -= passed as u64;
            self.last_skipped = batch.passed(passed).or(self.last_skipped.take());
            if passed < puzzles {
                self.next.push(Batch::Entries(batch.into_entries().skip(passed).collect()));
            }
        }
    }

    fn read_batch(&mut self, most: usize) -> Option<Batch> {
        loop {
            if let Some(batch) = self.next.pop() {
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
            if let Some(lines) = current.take_plain(most) {
                return Some(lines);
            }
            let mut entries = Vec::new();
            loop {
                let Some(entry) = current.next_entry() else {
                    self.next.extend(current.notes());
                    self.current = None;
                    break;
                };
                entries.push(entry);
                if entries.len() >= most.min(MOST_ENTRIES) || !current.is_ready() {
                    break;
                }
                self.next.extend(current.take_plain(most));
                if !self.next.is_empty() {
                    break;
                }
            }
            if !entries.is_empty() {
                return Some(Batch::Entries(entries));
            }
        }
    }
}

/// The size of a source, if it is a file.
fn file_size(source: &OsStr) -> Option<u64> {
    let meta = std::fs::metadata(source).ok()?;
    meta.is_file().then_some(meta.len())
}

/// The puzzles one by one.
impl Iterator for PuzzleReader {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        loop {
            let mut entries = self.next_batch(1)?.into_entries();
            let Some(entry) = entries.next() else { continue };
            // A batch that was read ahead can have several.
            let rest: Vec<Entry> = entries.collect();
            if !rest.is_empty() {
                self.next.push(Batch::Entries(rest));
            }
            return Some(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::io::{BufRead, BufReader, Read};
    use std::sync::atomic::{AtomicUsize, Ordering};

    use sudokit::format::Reader;

    use super::open::Arrival;
    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// A text that arrives in pieces.
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

    /// The sizes of all batches of at most ten, and how many pieces were read for each.
    fn batches(pieces: &[String], arrival: Arrival) -> Vec<(usize, usize)> {
        let taken = Arc::new(AtomicUsize::new(0));
        let pieces = Pieces { left: pieces.iter().cloned().collect(), taken: Arc::clone(&taken) };
        let options = Options::default();
        let reader = Box::new(BufReader::new(pieces));
        let reader = Reader::new(reader as Box<dyn BufRead + Send>, options.clone());
        let current = OpenSource::new(Source::new("pieces", None), reader, arrival);
        let mut puzzles = PuzzleReader { current: Some(current), ..PuzzleReader::of(Vec::new(), options) };
        let batches = std::iter::from_fn(|| puzzles.next_batch(10));
        batches.map(|batch| (batch.puzzles(), taken.load(Ordering::Relaxed))).collect()
    }

    #[test]
    fn a_batch_does_not_wait_for_text_that_has_not_arrived() {
        let rows = format!("{LINE},a\n").repeat(3);
        let table = [format!("puzzle,notes\n{rows}"), format!("{rows}{LINE}"), format!(",b\n{rows}")];
        assert_eq!(batches(&table, Arrival::Later), [(1, 1), (2, 1), (3, 2), (4, 3)]);
        assert_eq!(batches(&table, Arrival::Complete), [(1, 1), (2, 1), (3, 2), (4, 3)]);
        let lines = [format!("{LINE}\n").repeat(4), format!("{LINE}\n")];
        assert_eq!(batches(&lines, Arrival::Later), [(4, 1), (1, 2)]);
        let grid = "1...\n..2.\n.3..\n...4\n\n".to_owned();
        let grids = [grid.repeat(2), grid.repeat(2)];
        assert_eq!(batches(&grids, Arrival::Complete), [(4, 3)]);
        let sizes: Vec<usize> = batches(&grids, Arrival::Later).iter().map(|(size, _)| *size).collect();
        assert_eq!(sizes, [1, 1, 1, 1]);
    }
}
