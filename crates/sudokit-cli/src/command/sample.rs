//! `sudoku sample`

use std::sync::Arc;

use sudokit::classic::Board81;
use sudokit::internal::Random;

use super::create::random_seed;
use crate::args::{self, Limits};
use crate::echo::Echo;
use crate::headers;
use crate::input::{Entry, Item, PlainPuzzles, PuzzleReader, Source, read_puzzle};
use crate::list::{self, EntryReader, LineEntry};
use crate::report::{GlobalOptions, Report};
use crate::row::Columns;
use crate::status::{Status, UsageError};
use crate::texts::text;

const COLUMNS: Columns = Columns::of(&["seed"]);

pub fn run(arguments: &args::Sample, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = Report::of_boards(&arguments.output, options, COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.input, options.naming())?.keeping_rows();
    if arguments.shuffle {
        headers::check_files(&puzzles, report.look)?;
    }
    let seed = arguments.seed.unwrap_or_else(random_seed);
    let mut sampler = Sampler::new(arguments, seed);
    let size = sampler.size;
    let limits = Limits::from(arguments.jobs);
    list::run(
        puzzles,
        &limits,
        || EchoReader { seed, size },
        &mut report,
        |entries, report| {
            for entry in entries {
                sampler.add(entry, report);
            }
            Ok(())
        },
    )?;
    let summary = sampler.summary(arguments.seed.is_none().then_some(seed));
    // After a signal, only a part of the list would have been sampled.
    if report.status != Status::Interrupted {
        sampler.finish(&mut report)?;
        report.note(summary);
    }
    report.finish()
}

/// An entry of the list, and the text that is written for it.
struct EchoedEntry {
    source: Arc<Source>,
    echo: Echo,
    is_puzzle: bool,
}

/// Reads puzzles and keeps the text to write.
struct EchoReader {
    seed: u64,
    size: SampleSize,
}

impl EntryReader for EchoReader {
    type Entry = EchoedEntry;

    fn read_line(
        &mut self,
        lines: &PlainPuzzles,
        index: usize,
        report: &mut Report,
    ) -> LineEntry<EchoedEntry> {
        match lines.text(index) {
            Some(text) if report.look.is_plain() && Board81::from_line(&lines.lines()[index]).is_some() => {
                let (source, echo) = (Arc::clone(&lines.source), Echo::line(text));
                LineEntry::Read(Some(EchoedEntry { source, echo, is_puzzle: true }))
            }
            _ => LineEntry::LongWay,
        }
    }

    fn read(&mut self, entry: Entry, report: &mut Report) -> Option<EchoedEntry> {
        match read_puzzle(entry) {
            Ok((item, _)) => {
                let echo = self.echo(&item, report)?;
                Some(EchoedEntry { source: item.source, echo, is_puzzle: true })
            }
            // Without --count and --fraction, the whole list is written.
            Err(refusal) if self.size == SampleSize::All => {
                let echo = Echo::of_refusal(&refusal, report)?;
                Some(EchoedEntry { source: refusal.source, echo, is_puzzle: false })
            }
            Err(refusal) => {
                report.refuse(&refusal);
                None
            }
        }
    }
}

impl EchoReader {
    fn echo(&self, item: &Item, report: &mut Report) -> Option<Echo> {
        if report.look.has_rows() {
            return Some(Echo::row(report.row_of(item, "chosen").with("seed", self.seed).end()));
        }
        Echo::of(item, report)
    }
}

/// The number of puzzles that are chosen.
#[derive(Clone, Copy, PartialEq)]
enum SampleSize {
    Count(u64),
    Chance(f64),
    All,
}

/// Chooses puzzles while they are read.
///
/// For a number of puzzles, this is reservoir sampling: once the sample is full, puzzle *n*
/// replaces a random one in it with the probability *size*/*n*. So memory depends only on the
/// size of the sample.
struct Sampler {
    size: SampleSize,
    is_shuffled: bool,
    random: Random,
    seen: u64,
    chosen: u64,
    /// The sample so far, with the number of each entry in the input.
    kept: Vec<(u64, EchoedEntry)>,
    /// Entries that are not puzzles. They come last.
    rest: Vec<EchoedEntry>,
}

impl Sampler {
    fn new(arguments: &args::Sample, seed: u64) -> Self {
        let size = match (arguments.count, arguments.fraction) {
            (Some(count), _) => SampleSize::Count(count),
            (None, Some(chance)) => SampleSize::Chance(chance),
            (None, None) => SampleSize::All,
        };
        let (is_shuffled, random) = (arguments.shuffle, Random::new(seed, 0, 0));
        Self { size, is_shuffled, random, seen: 0, chosen: 0, kept: Vec::new(), rest: Vec::new() }
    }

    fn add(&mut self, puzzle: EchoedEntry, report: &mut Report) {
        if !puzzle.is_puzzle {
            return self.rest.push(puzzle);
        }
        self.seen += 1;
        let size = self.size;
        match size {
            SampleSize::Count(count) if (self.kept.len() as u64) < count => {
                self.chosen += 1;
                self.kept.push((self.seen, puzzle));
            }
            SampleSize::Count(count) => {
                let place = self.random.below(self.seen as usize);
                if (place as u64) < count {
                    self.kept[place] = (self.seen, puzzle);
                }
            }
            SampleSize::Chance(chance) if !self.is_drawn(chance) => {}
            SampleSize::Chance(_) | SampleSize::All => {
                self.chosen += 1;
                if self.is_shuffled {
                    self.kept.push((self.seen, puzzle));
                } else {
                    puzzle.echo.write(&puzzle.source, report);
                }
            }
        }
    }

    fn is_drawn(&mut self, chance: f64) -> bool {
        const STEPS: u32 = 1 << 31;
        let drawn = self.random.below(STEPS as usize) as u32;
        f64::from(drawn) < chance * f64::from(STEPS)
    }

    /// Writes the sample.
    fn finish(mut self, report: &mut Report) -> Result<(), UsageError> {
        self.kept.sort_unstable_by_key(|(number, _)| *number);
        if self.is_shuffled {
            headers::check(self.kept.iter().map(|(_, entry)| &*entry.source), report.look)?;
            self.random.shuffle(&mut self.kept);
        }
        for entry in self.kept.into_iter().map(|(_, puzzle)| puzzle).chain(self.rest) {
            entry.echo.write(&entry.source, report);
        }
        Ok(())
    }

    /// The size of the sample, and the seed if it was random.
    fn summary(&self, seed: Option<u64>) -> String {
        let (chosen, n) = (self.chosen, self.seen);
        match seed {
            Some(seed) => text!("sample-summary-seed", chosen, n, seed = seed.to_string()),
            None => text!("sample-summary", chosen, n),
        }
    }
}
