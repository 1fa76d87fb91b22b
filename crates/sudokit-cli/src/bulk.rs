//! Many puzzles of an input, in its order.
//!
//! A job is one puzzle, or a portion of plain lines, which go to the engine in
//! lanes. What that has to say is told the short way; whatever takes more
//! words is worked on again like any other puzzle.

use std::ops::ControlFlow;
use std::time::Instant;

use sudokit::Record;
use sudokit::solve::{Answer, BatchSolver, Masks81};

use crate::args::Pace;
use crate::crew::{self, Portion};
use crate::input::{Item, Items, Job, Plain, PlainPuzzle};
use crate::session::{Session, Word};
use crate::status::Status;
use crate::stop::{self, Stop};

/// What a command does with each puzzle.
pub struct Bulk<'a> {
    /// How many workers, and how long each puzzle may take.
    pub pace: &'a Pace,
    /// What to say of a puzzle.
    pub work: &'a (dyn Fn(&mut Session, &Item, &Record) -> anyhow::Result<()> + Sync),
    /// What to say of plain lines, if there is a short way.
    pub short: Option<Short<'a>>,
}

/// The short way for plain lines.
pub struct Short<'a> {
    /// Up to how many solutions are counted, where they matter.
    pub limit: Option<u64>,
    /// Writes what is to say, or leaves it to the long way.
    pub tell: &'a (dyn Fn(&PlainPuzzle, &Answer, &mut Vec<u8>) -> Told + Sync),
}

/// Whether everything was said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Told {
    All,
    Nothing,
}

/// About as many bytes are said about a plain line.
const LINE: usize = 82;

impl Bulk<'_> {
    /// Works on all puzzles and says everything in their order.
    pub fn run(&self, session: &mut Session, mut items: Items) -> anyhow::Result<()> {
        // A person wants to see each puzzle while it is worked on.
        let is_seen = session.look().is_terminal();
        session.watch(items.meter());
        let portion = Portion::default();
        let mut jobs = std::iter::from_fn(|| items.next_job(if is_seen { 0 } else { portion.size() }))
            .take_while(|_| !stop::is_interrupted());
        // The first puzzle is worked on at once: if there is no other, which
        // is the usual case, no threads are needed.
        let mut worker = Worker::new(self, &portion);
        let mut work_on = |job: &Job, session: &mut Session| {
            worker.work_on(job, session)?;
            session.say(Word::Pause)
        };
        let mut next = jobs.next();
        if let Some(job) = next.take_if(|job| job.puzzles() == 1) {
            work_on(&job, session)?;
            next = jobs.next();
        }
        let mut jobs = next.into_iter().chain(jobs);
        if self.pace.jobs() > 1 && !is_seen {
            let hire = || {
                let mut worker = Worker::new(self, &portion);
                move |job: &Job, session: &mut Session| worker.work_on(job, session)
            };
            // Threads are started for a second job, not before.
            if let Some(second) = jobs.next() {
                let jobs = std::iter::once(second).chain(jobs);
                crew::share(jobs, self.pace.jobs(), &hire, session, |(), _| Ok(ControlFlow::Continue(())))?;
            }
        } else {
            jobs.try_for_each(|job| work_on(&job, session))?;
        }
        if stop::is_interrupted() {
            session.status.note(Status::Interrupted);
        }
        Ok(())
    }
}

/// One who does jobs.
struct Worker<'a> {
    bulk: &'a Bulk<'a>,
    portion: &'a Portion,
    lanes: Option<BatchSolver>,
    packed: Vec<Masks81>,
    answers: Vec<Answer>,
}

impl<'a> Worker<'a> {
    fn new(bulk: &'a Bulk<'a>, portion: &'a Portion) -> Self {
        Self { bulk, portion, lanes: None, packed: Vec::new(), answers: Vec::new() }
    }

    /// Does a job, and says what is to say in a session.
    fn work_on(&mut self, job: &Job, session: &mut Session) -> anyhow::Result<()> {
        match job {
            Job::One(item) => session.work_on(item, self.bulk.work)?,
            Job::Many(plain) => {
                let start = Instant::now();
                match &self.bulk.short {
                    // A batch of one is faster in the solver for single puzzles.
                    Some(short) if plain.lines().len() > 1 => self.work_on_plain(plain, short, session)?,
                    _ => self.work_on_each(plain, session)?,
                }
                self.portion.learn(plain.lines().len(), start.elapsed());
            }
        }
        session.advance(job.puzzles())
    }

    fn work_on_each(&self, plain: &Plain, session: &mut Session) -> anyhow::Result<()> {
        let mut puzzles = plain.puzzles().take_while(|_| !stop::is_interrupted());
        puzzles.try_for_each(|puzzle| session.work_on(&puzzle.item(), self.bulk.work))
    }

    fn work_on_plain(&mut self, plain: &Plain, short: &Short, session: &mut Session) -> anyhow::Result<()> {
        self.answers.clear();
        self.answers.resize(plain.lines().len(), Answer::NONE);
        if let Some(limit) = short.limit {
            self.packed.clear();
            Masks81::pack(plain.lines(), &mut self.packed);
            // One that takes longer than it may stops them all: those that are
            // not finished are worked on one by one.
            let stop = Stop::after(self.bulk.pace.timeout);
            let lanes = self.lanes.get_or_insert_default();
            lanes.solve_until(&self.packed, limit, &mut self.answers, &|_| stop.has_come());
        }
        let mut text = Vec::with_capacity(plain.lines().len() * LINE);
        for (puzzle, answer) in plain.puzzles().zip(&self.answers) {
            if (short.tell)(&puzzle, answer, &mut text) == Told::Nothing {
                if stop::is_interrupted() {
                    break;
                }
                session.say(Word::Text(std::mem::take(&mut text)))?;
                session.work_on(&puzzle.item(), self.bulk.work)?;
            }
        }
        session.say(Word::Text(text))
    }
}
