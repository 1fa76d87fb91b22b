//! `sudoku dedupe`
//!
//! ```text
//!   jobs ─▶ workers: puzzle ─▶ key ─▶ sieve, in the order of the input ─▶ output
//! ```
//!
//! The workers find the keys, which takes the time. The sieve, which knows all
//! keys so far, tells whether each puzzle is the first of its group.

mod piece;
mod sieve;
mod spill;
mod worker;

use std::ops::ControlFlow;

use crate::args;
use crate::crew::{self, Portion};
use crate::input::{Items, Job};
use crate::row::Row;
use crate::session::{Manner, Session, Word};
use crate::status::Status;
use crate::stop;
use piece::{Piece, Place, Sifted, Text};
use sieve::{Sieve, Tally, Wanted};
use worker::{Batch, Worker};

const COLUMNS: [&str; 7] = ["source", "line", "puzzle", "group", "first_source", "first_line", "error"];

pub fn run(arguments: &args::Dedupe, manner: Manner) -> anyhow::Result<Status> {
    let mut session = Session::new(&arguments.output.results, manner, &COLUMNS)?;
    let mut items = Items::new(&arguments.input)?;
    session.watch(items.meter());
    let wanted = match (session.look().has_rows(), arguments.repeats) {
        (true, _) => Wanted::All,
        (false, true) => Wanted::Repeats,
        (false, false) => Wanted::Firsts,
    };
    let portion = Portion::default();
    let jobs = std::iter::from_fn(|| items.next_job(portion.size())).take_while(|_| !stop::is_interrupted());
    let hire = || {
        let mut worker = Worker::new(arguments, wanted, &portion);
        move |job: &Job, session: &mut Session| worker.work_on(job, session)
    };
    let mut desk = Desk { wanted, sources: Vec::new(), puzzles: 0, text: Vec::new() };
    let mut sieve = Sieve::new(arguments.memory, wanted);
    let mut heed = |batch: Batch, session: &mut Session| {
        for piece in desk.number(batch) {
            sieve.add(piece, &mut |sifted| desk.tell(session, sifted))?;
        }
        desk.flush(session)?;
        Ok(ControlFlow::Continue(()))
    };
    if arguments.pace.jobs() > 1 {
        crew::share(jobs, arguments.pace.jobs(), &hire, &mut session, &mut heed)?;
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

/// Where pieces get their numbers, and where what came of them is told.
struct Desk {
    wanted: Wanted,
    /// The names of the sources.
    sources: Vec<String>,
    /// How many puzzles there were so far.
    puzzles: u64,
    /// Lines that can be written at once.
    text: Vec<u8>,
}

impl Desk {
    /// The pieces of a batch, in order.
    fn number(&mut self, batch: Batch) -> Vec<Piece> {
        if self.sources.last() != Some(&batch.source) {
            self.sources.push(batch.source);
        }
        let source = self.sources.len() as u32 - 1;
        let first = self.puzzles + 1;
        self.puzzles += batch.puzzles.len() as u64;
        let pieces = batch.puzzles.into_iter().zip(first..).map(|(puzzle, number)| Piece {
            number,
            place: Place { source, line: puzzle.line },
            key: puzzle.key,
            text: puzzle.text,
            first: None,
        });
        pieces.collect()
    }

    fn tell(&mut self, session: &mut Session, sifted: Sifted) -> anyhow::Result<()> {
        let Piece { place, text, .. } = sifted.piece;
        match self.wanted {
            Wanted::Firsts => match text {
                Text::Line(line) => {
                    self.text.extend_from_slice(&line);
                    Ok(())
                }
                Text::Board(board) => {
                    self.flush(session)?;
                    session.say(Word::Board(board))
                }
            },
            Wanted::Repeats => {
                let line = format!("{}: the same as {}\n", self.name(place), self.name(sifted.first.place));
                self.text.extend_from_slice(line.as_bytes());
                Ok(())
            }
            Wanted::All => {
                let row = Row::default()
                    .with("source", self.source(place))
                    .with("line", place.line)
                    .with("puzzle", text.into_line())
                    .with("group", sifted.first.number)
                    .with("first_source", self.source(sifted.first.place))
                    .with("first_line", sifted.first.place.line);
                session.say(Word::Row(row))
            }
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
        &self.sources[place.source as usize]
    }

    /// `list.txt:12`
    fn name(&self, place: Place) -> String {
        format!("{}:{}", self.source(place), place.line)
    }

    /// `1000 puzzles, 950 different: 30 occur several times, list.txt:3 most often, 8 times`
    fn summary(&self, tally: &Tally) -> String {
        let puzzles = count(self.puzzles, "puzzle", "puzzles");
        let Some(largest) = &tally.largest else { return format!("{puzzles}, all different") };
        format!(
            "{puzzles}, {} different: {} several times, {} most often, {} times",
            tally.groups,
            count(tally.repeated, "occurs", "occur"),
            self.name(largest.first.place),
            largest.size,
        )
    }
}

fn count(number: u64, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
