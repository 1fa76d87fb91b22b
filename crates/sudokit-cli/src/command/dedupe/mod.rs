//! `sudoku dedupe`
//!
//! ```text
//!   jobs ─▶ workers: puzzle ─▶ key ─▶ sieve, in the order of the input ─▶ output
//! ```
//!
//! The workers find the keys, which takes the time. The sieve, which knows all
//! keys so far, tells whether each puzzle is the first of its group.

mod entry;
mod index;
mod spill;
mod worker;

use std::ops::ControlFlow;

use sudokit::Format;

use crate::args;
use crate::input::{Items, Job};
use crate::pool::{self, Portion};
use crate::report::{Manner, Session, Word};
use crate::row::Row;
use crate::status::Status;
use crate::stop;
use entry::{Kind, Piece, Place, Sifted};
use index::{Sieve, Tally, Wanted};
use worker::{Batch, Worker};

const COLUMNS: [&str; 7] = ["source", "line", "puzzle", "group", "first_source", "first_line", "error"];

pub fn run(arguments: &args::Dedupe, manner: Manner) -> anyhow::Result<Status> {
    let mut session = Session::new(&arguments.output.results, manner, &COLUMNS)?;
    let mut items = Items::new(&arguments.input)?;
    session.watch(items.meter());
    let (telling, wanted) = match (session.look().has_rows(), arguments.repeats) {
        (true, true) => (Telling::Rows, Wanted::Repeats),
        (true, false) => (Telling::Rows, Wanted::All),
        (false, true) => (Telling::Places, Wanted::Repeats),
        (false, false) => (Telling::Puzzles, Wanted::Firsts),
    };
    let portion = Portion::default();
    let jobs = std::iter::from_fn(|| items.next_job(portion.size())).take_while(|_| !stop::is_interrupted());
    let hire = || {
        let mut worker = Worker::new(arguments, telling, &portion);
        move |job: &Job, session: &mut Session| worker.work_on(job, session)
    };
    let mut desk = Desk::new(telling, arguments.output.to);
    let mut sieve = Sieve::new(arguments.memory, wanted);
    let mut heed = |batch: Batch, session: &mut Session| {
        for piece in desk.number(batch) {
            sieve.add(piece, &mut |sifted| desk.tell(session, sifted))?;
        }
        desk.flush(session)?;
        Ok(ControlFlow::Continue(()))
    };
    if arguments.pace.jobs() > 1 {
        pool::share(jobs, arguments.pace.jobs(), &hire, &mut session, &mut heed)?;
    } else {
        let mut work = hire();
        for job in jobs {
            let batch = work(&job, &mut session)?;
            let _ = heed(batch, &mut session)?;
        }
    }
    let tally = sieve.finish(&mut |sifted| desk.tell(&mut session, sifted))?;
    desk.flush(&mut session)?;
    if stop::is_interrupted() {
        session.status.note(Status::Interrupted);
    }
    session.say(Word::Note(desk.summary(&tally)))?;
    session.finish()
}

/// How an answer is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Telling {
    /// The puzzle itself.
    Puzzles,
    /// Where it stands, and where the first one does.
    Places,
    /// All of that, for programs.
    Rows,
}

/// Where pieces get their numbers, and where what came of them is told.
struct Desk {
    telling: Telling,
    /// Whether puzzles are written in another format than they had.
    is_rewritten: bool,
    sources: Vec<Source>,
    /// How many pieces there were so far, and how many of them are puzzles.
    pieces: u64,
    puzzles: u64,
    /// The header of a table that was written last.
    header: Option<String>,
    /// Lines that can be written at once.
    text: Vec<u8>,
}

/// Where puzzles come from.
#[derive(PartialEq, Eq)]
struct Source {
    name: String,
    header: Option<String>,
}

impl Desk {
    fn new(telling: Telling, to: Option<Format>) -> Self {
        let (sources, text) = (Vec::new(), Vec::new());
        Self { telling, is_rewritten: to.is_some(), sources, pieces: 0, puzzles: 0, header: None, text }
    }

    /// The pieces of a batch, in order.
    fn number(&mut self, batch: Batch) -> Vec<Piece> {
        let source = Source { name: batch.source, header: batch.header };
        if self.sources.last() != Some(&source) {
            self.sources.push(source);
        }
        let source = self.sources.len() as u32 - 1;
        let first = self.pieces + 1;
        self.pieces += batch.puzzles.len() as u64;
        let pieces = batch.puzzles.into_iter().zip(first..).map(|(puzzle, number)| Piece {
            number,
            place: Place { source, line: puzzle.line },
            key: puzzle.key,
            text: puzzle.text,
            first: None,
        });
        let pieces: Vec<Piece> = pieces.collect();
        self.puzzles += pieces.iter().filter(|piece| piece.is_puzzle()).count() as u64;
        pieces
    }

    fn tell(&mut self, session: &mut Session, sifted: Sifted) -> anyhow::Result<()> {
        let Piece { place, text, .. } = sifted.piece;
        match (self.telling, text.kind) {
            (_, Kind::Problem) => session.say(Word::Row(Row::parse(&text.as_str()))),
            (Telling::Puzzles, Kind::Board) => {
                self.flush(session)?;
                session.say(Word::Board(text.as_str().into_owned()))
            }
            (Telling::Puzzles, Kind::Line) => {
                self.write_header(place);
                self.text.extend_from_slice(&text.bytes);
                Ok(())
            }
            (Telling::Places, _) => {
                let line = format!("{}: the same as {}\n", self.name(place), self.name(sifted.first.place));
                self.text.extend_from_slice(line.as_bytes());
                Ok(())
            }
            (Telling::Rows, _) => {
                let row = Row::default()
                    .with("source", self.source(place))
                    .with("line", place.line)
                    .with("puzzle", text.as_str())
                    .with("group", sifted.first.number)
                    .with("first_source", self.source(sifted.first.place))
                    .with("first_line", sifted.first.place.line);
                session.say(Word::Row(row))
            }
        }
    }

    /// A table that goes on after another with the same header needs no second
    /// one.
    fn write_header(&mut self, place: Place) {
        let header = &self.sources[place.source as usize].header;
        if !self.is_rewritten && header.is_some() && *header != self.header {
            self.header.clone_from(header);
            self.text.extend(header.iter().flat_map(|header| header.bytes()));
            self.text.push(b'\n');
        }
    }

    /// Writes what can be written at once.
    fn flush(&mut self, session: &mut Session) -> anyhow::Result<()> {
        if self.text.is_empty() {
            return Ok(());
        }
        session.say(Word::Text(std::mem::take(&mut self.text)))
    }

    fn source(&self, place: Place) -> &str {
        &self.sources[place.source as usize].name
    }

    /// `list.txt:12`
    fn name(&self, place: Place) -> String {
        format!("{}:{}", self.source(place), place.line)
    }

    /// `1000 puzzles, 950 different; 30 occur more than once, most often
    /// list.txt:3 (8 times); 2 not compared`
    fn summary(&self, tally: &Tally) -> String {
        let mut summary = match self.puzzles {
            0 => return "no puzzles".to_owned(),
            1 => "1 puzzle".to_owned(),
            puzzles if puzzles == tally.groups => return format!("{puzzles} puzzles, all different"),
            puzzles => format!("{puzzles} puzzles, {} different", tally.groups),
        };
        if let Some(largest) = &tally.largest {
            summary += &format!(
                "; {} {} more than once, most often {} ({} times)",
                tally.repeated,
                if tally.repeated == 1 { "occurs" } else { "occur" },
                self.name(largest.first.place),
                largest.size,
            );
        }
        if tally.alone > 0 {
            summary += &format!("; {} not compared", tally.alone);
        }
        summary
    }
}
