//! Many puzzles on all cores, in the order of the input.
//!
//! ```text
//!                        ┌─▶ worker ─┐
//!   input ─▶ reader ─────┼─▶ worker ─┼────▶ session ─▶ output
//!              │         └─▶ worker ─┘         ▲
//!              └─────── promises, in order ────┘
//! ```
//!
//! The reader hands each job to whichever worker is free, and to the session
//! the promise of a reply. The session waits for the replies in the order of
//! the promises, so nothing has to be sorted, and both queues are short, so
//! memory stays the same however long the input is.
//!
//! A job is one puzzle, or a portion of plain lines, which go to the engine in
//! lanes. What that has to say is told the short way; whatever takes more
//! words is worked on again like any other puzzle.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use sudokit::Record;
use sudokit::solve::{Answer, Lanes, Packed};

use crate::args::Pace;
use crate::input::{Item, Items, Job, Plain, PlainPuzzle};
use crate::output::Look;
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
    /// Up to how many solutions are counted.
    pub limit: u64,
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

/// A job and where its reply goes.
type Order = (Job, Sender<Reply>);

/// What a worker has to say about a job.
struct Reply {
    words: Vec<Word>,
    status: Status,
    puzzles: usize,
    outcome: anyhow::Result<()>,
}

impl Bulk<'_> {
    /// Works on all puzzles and says everything in their order.
    pub fn run(&self, session: &mut Session, mut items: Items) -> anyhow::Result<()> {
        // A person wants to see each puzzle while it is worked on.
        let is_seen = session.look().is_terminal();
        session.watch(items.meter());
        let portion = Portion::default();
        let mut jobs = std::iter::from_fn(|| items.next_job(if is_seen { 0 } else { portion.lines() }))
            .take_while(|_| !stop::is_interrupted());
        // The first puzzle is worked on at once: if there is no other, which
        // is the usual case, no threads are needed.
        let mut worker = Worker::new(self, &portion);
        let mut work_on = |job: &Job, session: &mut Session| {
            worker.work_on(job, session)?;
            session.advance(job.puzzles());
            session.say(Word::Pause)
        };
        let mut next = jobs.next();
        if let Some(job) = next.take_if(|job| job.puzzles() == 1) {
            work_on(&job, session)?;
            next = jobs.next();
        }
        let mut jobs = next.into_iter().chain(jobs);
        if self.pace.jobs() > 1 && !is_seen {
            self.share(jobs, &portion, session)?;
        } else {
            jobs.try_for_each(|job| work_on(&job, session))?;
        }
        if stop::is_interrupted() {
            session.status.note(Status::Interrupted);
        }
        Ok(())
    }

    /// Shares the jobs among workers.
    fn share(
        &self,
        mut jobs: impl Iterator<Item = Job> + Send,
        portion: &Portion,
        session: &mut Session,
    ) -> anyhow::Result<()> {
        // Threads are started for a second job, not before.
        let Some(first) = jobs.next() else { return Ok(()) };
        let jobs = std::iter::once(first).chain(jobs);
        let look = session.look();
        let workers = self.pace.jobs();
        let (orders, taken) = sync_channel::<Order>(workers);
        let (promises, promised) = sync_channel::<Receiver<Reply>>(2 * workers);
        // Owned by the workers alone: when they have gone, nobody waits to
        // hand them more.
        let taken = Arc::new(Mutex::new(taken));
        thread::scope(move |scope| {
            scope.spawn(move || hand_out(jobs, &orders, &promises));
            for taken in std::iter::repeat_n(taken, workers) {
                scope.spawn(move || Worker::new(self, portion).serve(&taken, look));
            }
            // Closed when this block ends, so that a failure here ends the
            // others as well.
            let promised = promised;
            while let Some(reply) = receive(&promised, session)? {
                let Some(reply) = receive(&reply, session)? else { break };
                for word in reply.words {
                    session.say(word)?;
                }
                session.status.note(reply.status);
                session.advance(reply.puzzles);
                reply.outcome?;
            }
            Ok(())
        })
    }
}

/// Gives jobs to the workers, and the promise of each reply to the session.
fn hand_out(
    jobs: impl Iterator<Item = Job>,
    orders: &SyncSender<Order>,
    promises: &SyncSender<Receiver<Reply>>,
) {
    for job in jobs {
        let (reply, promised) = channel();
        if promises.send(promised).is_err() || orders.send((job, reply)).is_err() {
            break;
        }
    }
}

/// What comes next; what was said so far can be seen while we wait.
fn receive<T>(from: &Receiver<T>, session: &mut Session) -> anyhow::Result<Option<T>> {
    match from.try_recv() {
        Ok(received) => Ok(Some(received)),
        Err(TryRecvError::Disconnected) => Ok(None),
        Err(TryRecvError::Empty) => {
            session.say(Word::Pause)?;
            Ok(from.recv().ok())
        }
    }
}

/// How many plain lines make a job: one at first, then as many as can be done
/// in a moment. Easy ones go by the thousand, and hard ones are shared.
struct Portion(AtomicUsize);

impl Default for Portion {
    fn default() -> Self {
        Self(AtomicUsize::new(1))
    }
}

impl Portion {
    /// Enough to keep all lanes busy to the end, and few enough to stay near
    /// the processor.
    const MOST: usize = 1024;

    /// Jobs take at least so long, if there are enough lines, and at most ten
    /// times that, if one line alone does not.
    const MOMENT: Duration = Duration::from_millis(2);

    fn lines(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// Learns how long so many lines took.
    fn learn(&self, lines: usize, time: Duration) {
        if time > 10 * Self::MOMENT {
            self.0.store((lines / 4).max(1), Ordering::Relaxed);
        } else if time < Self::MOMENT && lines == self.lines() {
            self.0.store((lines * 2).min(Self::MOST), Ordering::Relaxed);
        }
    }
}

/// One who does jobs.
struct Worker<'a> {
    bulk: &'a Bulk<'a>,
    portion: &'a Portion,
    lanes: Option<Lanes>,
    packed: Vec<Packed>,
    answers: Vec<Answer>,
}

impl<'a> Worker<'a> {
    fn new(bulk: &'a Bulk<'a>, portion: &'a Portion) -> Self {
        Self { bulk, portion, lanes: None, packed: Vec::new(), answers: Vec::new() }
    }

    /// Does jobs until there are no more.
    fn serve(mut self, orders: &Mutex<Receiver<Order>>, look: Look) {
        loop {
            let order = orders.lock().ok().and_then(|orders| orders.recv().ok());
            let Some((job, promised)) = order else { break };
            let mut session = Session::taking_notes(look);
            let outcome = self.work_on(&job, &mut session);
            let (words, status) = session.into_notes();
            let reply = Reply { words, status, puzzles: job.puzzles(), outcome };
            if promised.send(reply).is_err() {
                break;
            }
        }
    }

    /// Does a job, and says what is to say in a session.
    fn work_on(&mut self, job: &Job, session: &mut Session) -> anyhow::Result<()> {
        let plain = match job {
            Job::One(item) => return session.work_on(item, self.bulk.work),
            Job::Many(plain) => plain,
        };
        let start = Instant::now();
        match &self.bulk.short {
            // Lanes are for company.
            Some(short) if plain.lines().len() > 1 => self.work_on_plain(plain, short, session)?,
            _ => self.work_on_each(plain, session)?,
        }
        self.portion.learn(plain.lines().len(), start.elapsed());
        Ok(())
    }

    fn work_on_each(&self, plain: &Plain, session: &mut Session) -> anyhow::Result<()> {
        let mut puzzles = plain.puzzles().take_while(|_| !stop::is_interrupted());
        puzzles.try_for_each(|puzzle| session.work_on(&puzzle.item(), self.bulk.work))
    }

    fn work_on_plain(&mut self, plain: &Plain, short: &Short, session: &mut Session) -> anyhow::Result<()> {
        self.packed.clear();
        Packed::pack(plain.lines(), &mut self.packed);
        self.answers.resize(self.packed.len(), Answer::NONE);
        // One that takes longer than it may stops them all: those that are
        // not finished are worked on one by one.
        let stop = Stop::after(self.bulk.pace.timeout);
        let lanes = self.lanes.get_or_insert_default();
        lanes.solve_until(&self.packed, short.limit, &mut self.answers, &|_| stop.has_come());
        drop(stop);
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
