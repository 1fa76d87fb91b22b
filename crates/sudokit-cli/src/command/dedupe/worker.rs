//! One who finds the keys of puzzles.

use std::time::Instant;

use sudokit::canonical::{Canonizer, Clues, Key};
use sudokit::format;
use sudokit::solve::{Answer, Lanes, Packed};
use sudokit::{Count, Puzzle, Record};

use super::super::{not_unique, own_format};
use super::Telling;
use super::entry::{Kind, Text};
use crate::args::{self, By};
use crate::input::{Item, Job, Plain};
use crate::pool::Portion;
use crate::report::{Session, Word};
use crate::row;
use crate::status::Status;
use crate::stop::Stop;

/// Puzzles of one source with their keys.
pub struct Batch {
    pub source: String,
    /// The line above them, where they stand in a table.
    pub header: Option<String>,
    pub puzzles: Vec<Keyed>,
}

/// A puzzle and its key, if it has one.
pub struct Keyed {
    pub key: Option<Key>,
    pub line: usize,
    pub text: Text,
}

pub struct Worker<'a> {
    arguments: &'a args::Dedupe,
    telling: Telling,
    portion: &'a Portion,
    canonizer: Canonizer,
    lanes: Option<Lanes>,
    packed: Vec<Packed>,
    answers: Vec<Answer>,
}

impl<'a> Worker<'a> {
    pub fn new(arguments: &'a args::Dedupe, telling: Telling, portion: &'a Portion) -> Self {
        Self {
            arguments,
            telling,
            portion,
            canonizer: Canonizer::new(),
            lanes: None,
            packed: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// Finds the keys of a job, and tells what is wrong with its puzzles.
    pub fn work_on(&mut self, job: &Job, session: &mut Session) -> anyhow::Result<Batch> {
        let batch = match job {
            Job::One(item) => {
                let mut puzzles = Vec::new();
                self.read(item, session, &mut puzzles)?;
                Batch { source: item.source.clone(), header: item.header.clone(), puzzles }
            }
            Job::Many(plain) => {
                let start = Instant::now();
                let batch = self.work_on_plain(plain, session)?;
                self.portion.learn(plain.lines().len(), start.elapsed());
                batch
            }
        };
        session.advance(job.puzzles())?;
        Ok(batch)
    }

    fn work_on_plain(&mut self, plain: &Plain, session: &mut Session) -> anyhow::Result<Batch> {
        self.solve(plain);
        let mut puzzles = Vec::with_capacity(plain.lines().len());
        let mut source = String::new();
        for (number, puzzle) in plain.puzzles().enumerate() {
            if number == 0 {
                puzzle.source().clone_into(&mut source);
            }
            let Some(key) = self.plain_key(puzzle.text, number) else {
                self.read(&puzzle.item(), session, &mut puzzles)?;
                continue;
            };
            let text = Text::line(match self.telling {
                Telling::Puzzles => format!("{}\n", puzzle.text.as_str()),
                Telling::Rows => puzzle.text.as_str().to_owned(),
                Telling::Places => String::new(),
            });
            puzzles.push(Keyed { key: Some(key), line: puzzle.line, text });
        }
        Ok(Batch { source, header: None, puzzles })
    }

    /// Solves the lines, where solutions matter.
    fn solve(&mut self, plain: &Plain) {
        if self.arguments.by == By::Puzzle {
            return;
        }
        self.packed.clear();
        Packed::pack(plain.lines(), &mut self.packed);
        self.answers.clear();
        self.answers.resize(self.packed.len(), Answer::NONE);
        let stop = Stop::after(self.arguments.pace.timeout);
        let lanes = self.lanes.get_or_insert_default();
        lanes.solve_until(&self.packed, 2, &mut self.answers, &|_| stop.has_come());
    }

    /// The key of a line, the short way.
    fn plain_key(&mut self, line: &format::PlainLine, number: usize) -> Option<Key> {
        match self.arguments.by {
            By::Puzzle => Some(Key::new(&self.canonizer.puzzle(&Clues::from_plain(line)?).form)),
            By::Solution => {
                let answer = self.answers.get(number).filter(|answer| answer.count == Count::Exactly(1))?;
                Some(Key::new(&self.canonizer.grid(&Clues::from_digits(answer.solution)?).form))
            }
        }
    }

    /// A puzzle the long way, or what is wrong with it.
    fn read(&mut self, item: &Item, session: &mut Session, puzzles: &mut Vec<Keyed>) -> anyhow::Result<()> {
        let mut notes = Session::taking_notes(session.look());
        let keyed = self.keyed(item, &mut notes)?;
        let (words, status) = notes.into_notes();
        session.status.note(status);
        let line = item.record.as_ref().map_or(0, |record| record.line);
        for word in words {
            match word {
                // In the order of the input, even if others wait in files.
                Word::Row(row) => {
                    let text = Text { kind: Kind::Problem, bytes: row.json().into_bytes() };
                    puzzles.push(Keyed { key: None, line, text });
                }
                word => session.say(word)?,
            }
        }
        puzzles.extend(keyed);
        Ok(())
    }

    fn keyed(&self, item: &Item, session: &mut Session) -> anyhow::Result<Option<Keyed>> {
        session.work_on(item, &|_: &mut Session, _: &Item, _: &Record| Ok(()))?;
        let Ok(record) = &item.record else { return Ok(None) };
        let Some(puzzle) = session.puzzle(item, record)? else { return Ok(None) };
        let key = match self.key(&puzzle) {
            Ok(key) => Some(key),
            Err((status, why)) => {
                session.status.note(status);
                session.note(item, record, &format!("{why}; it is kept and compared with no other"))?;
                None
            }
        };
        let text = match (self.telling, self.arguments.output.to, &item.line) {
            (Telling::Places, ..) => Text::line(""),
            (Telling::Rows, ..) => Text::line(row::cells(record, &record.grid)),
            (Telling::Puzzles, None, Some(line)) => Text::line(format!("{line}\n")),
            (Telling::Puzzles, to, _) => {
                match format::write(record, to.unwrap_or_else(|| own_format(record))) {
                    Ok(text) if text.trim_end().contains('\n') => {
                        Text { kind: Kind::Board, bytes: text.into_bytes() }
                    }
                    Ok(text) => Text::line(text),
                    Err(error) => {
                        session.refuse_puzzle(item, record, Status::Unreadable, &error.to_string())?;
                        return Ok(None);
                    }
                }
            }
        };
        Ok(Some(Keyed { key, line: record.line, text }))
    }

    fn key(&self, puzzle: &Puzzle) -> Result<Key, (Status, String)> {
        let unknown = |error: sudokit::Error| (Status::Unreadable, error.to_string());
        match self.arguments.by {
            By::Puzzle => puzzle.canonical_key().map_err(unknown),
            By::Solution => {
                let stop = Stop::after(self.arguments.pace.timeout);
                let solution = puzzle.solve().stop_when(&|| stop.has_come()).unique();
                let solution = solution.map_err(|problem| {
                    let (status, sentence) = not_unique(&problem);
                    (status, sentence.to_owned())
                })?;
                solution.canonical_key().map_err(unknown)
            }
        }
    }
}
