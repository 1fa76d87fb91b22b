//! One who finds the keys of puzzles.

use std::time::Instant;

use sudokit::canonical::{Canonizer, Clues, Key};
use sudokit::format;
use sudokit::solve::{Answer, Lanes, Packed};
use sudokit::{Count, Puzzle, Record};

use super::super::{not_unique, own_format};
use super::piece::Text;
use super::sieve::Wanted;
use crate::args::{self, By};
use crate::crew::Portion;
use crate::input::{Item, Job, Plain};
use crate::row;
use crate::session::Session;
use crate::status::Status;
use crate::stop::Stop;

/// Puzzles of one source with their keys.
pub struct Batch {
    pub source: String,
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
    wanted: Wanted,
    portion: &'a Portion,
    canonizer: Canonizer,
    lanes: Option<Lanes>,
    packed: Vec<Packed>,
    answers: Vec<Answer>,
}

impl<'a> Worker<'a> {
    pub fn new(arguments: &'a args::Dedupe, wanted: Wanted, portion: &'a Portion) -> Self {
        Self {
            arguments,
            wanted,
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
                let puzzles = self.read(item, session)?.into_iter().collect();
                Batch { source: item.source.clone(), puzzles }
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
                puzzles.extend(self.read(&puzzle.item(), session)?);
                continue;
            };
            let text = Text::Line(match self.wanted {
                Wanted::Firsts => format!("{}\n", puzzle.text.as_str()).into_bytes(),
                Wanted::All => puzzle.text.as_str().as_bytes().to_vec(),
                Wanted::Repeats => Vec::new(),
            });
            puzzles.push(Keyed { key: Some(key), line: puzzle.line, text });
        }
        Ok(Batch { source, puzzles })
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
    fn read(&mut self, item: &Item, session: &mut Session) -> anyhow::Result<Option<Keyed>> {
        session.work_on(item, &|_: &mut Session, _: &Item, _: &Record| Ok(()))?;
        let Ok(record) = &item.record else { return Ok(None) };
        let Some(puzzle) = session.puzzle(item, record)? else { return Ok(None) };
        let key = match self.key(&puzzle) {
            Ok(key) => Some(key),
            Err((status, why)) => {
                session.status.note(status);
                let why = format!("{why}; it is kept as it is");
                session.tell_error(item, record, &why)?;
                None
            }
        };
        let text = match self.wanted {
            Wanted::Repeats => Text::Line(Vec::new()),
            Wanted::All => Text::Line(row::cells(record, &record.grid).into_bytes()),
            Wanted::Firsts => {
                let format = self.arguments.output.to.unwrap_or_else(|| own_format(record));
                match format::write(record, format) {
                    Ok(text) if text.trim_end().contains('\n') => Text::Board(text),
                    Ok(text) => Text::Line(text.into_bytes()),
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
        let unknown = |error: sudokit::Error| (Status::No, error.to_string());
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
