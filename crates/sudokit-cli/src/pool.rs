//! Jobs on several threads, reported in their order.
//!
//! ```text
//!            ┌─▶ worker ──┐
//!   jobs ────┼─▶ worker ──┼── results ──▶ main thread ─▶ output
//!            └─▶ worker ──┘                   ▲
//!                   └── results to come, ─────┘
//!                       in order
//! ```
//!
//! A free worker takes the next job and at the same time promises its result: it sends
//! the receiving end of a channel to the main thread. The main thread waits for the
//! results in the order of the jobs, so nothing has to be sorted. The queue of promises
//! is short, so memory does not grow with the number of jobs.
//!
//! Waking a thread takes about as long as solving fifty easy puzzles. So no thread
//! distributes jobs, and the last message of a job contains everything that the job
//! has not reported yet.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::report::{Event, Report};
use crate::status::Status;
use crate::stop::{self, Cancellation};

/// Does jobs one after another, and keeps its tables between them. Each thread has its
/// own worker.
///
/// It reports each puzzle that it [finishes](Report::finish_puzzles). At a signal it
/// skips the rest of the job.
pub trait Worker {
    type Job: Job;
    type Outcome: Send;

    fn work(&mut self, job: Self::Job, report: &mut Report) -> Self::Outcome;
}

/// A part of the work: some puzzles.
pub trait Job: Send {
    /// The number of puzzles.
    fn puzzles(&self) -> usize;
}

/// The number of threads, and when they start.
#[derive(Clone, Copy)]
pub struct Threads {
    pub count: usize,
    /// Whether the main thread does the first job before others start. Most
    /// inputs are one puzzle, and starting threads takes longer than solving it.
    pub is_first_inline: bool,
}

/// The jobs that are not taken yet, and the main thread's queue of promises. Taking a job
/// and sending its promise is one step, so both are in the same order.
struct JobQueue<I, T> {
    jobs: I,
    promises: SyncSender<Promise<T>>,
}

/// A job, and where its results are sent.
struct Order<J, T> {
    job: J,
    events: Sender<Vec<Event>>,
    outcome: Sender<Reply<T>>,
}

/// The future result of a job.
struct Promise<T> {
    events: Receiver<Vec<Event>>,
    outcome: Receiver<Reply<T>>,
}

impl<I: Iterator, T> JobQueue<I, T> {
    /// The next job, while there are jobs and the main thread waits for results.
    fn take(&mut self) -> Option<Order<I::Item, T>> {
        let job = self.jobs.next()?;
        let (events, promised_events) = channel();
        let (outcome, promised_outcome) = channel();
        self.promises.send(Promise { events: promised_events, outcome: promised_outcome }).ok()?;
        Some(Order { job, events, outcome })
    }
}

/// The end of a job.
struct Reply<T> {
    /// The events that have not been reported yet.
    events: Vec<Event>,
    outcome: T,
    status: Status,
    end: anyhow::Result<()>,
    is_complete: bool,
    /// Events about the puzzle that a signal stopped.
    unfinished: Vec<Event>,
}

/// Does all jobs. `next_job` returns a job of at most the given size. Reports are written
/// in the order of the jobs, and each outcome is passed to `accept`, which can end the
/// work.
pub fn run<W: Worker>(
    threads: Threads,
    mut next_job: impl FnMut(usize) -> Option<W::Job> + Send,
    new_worker: &(impl Fn() -> W + Sync),
    report: &mut Report,
    mut accept: impl FnMut(W::Outcome, &mut Report) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<()> {
    let size = JobSize::default();
    let is_cut = AtomicBool::new(false);
    let mut jobs = std::iter::from_fn(|| {
        let job = next_job(size.get()).filter(|_| !is_cut.load(Ordering::Relaxed))?;
        is_cut.store(stop::is_interrupted(), Ordering::Relaxed);
        (!stop::is_interrupted()).then_some(job)
    });
    let inline = if threads.count > 1 { usize::from(threads.is_first_inline) } else { usize::MAX };
    let mut result = run_inline(jobs.by_ref().take(inline), new_worker, &size, report, &mut accept);
    if matches!(result, Ok(RunEnd::Complete))
        && let Some(next) = jobs.next()
    {
        let jobs = std::iter::once(next).chain(jobs);
        result = run_on_threads(threads.count, jobs, new_worker, &size, report, &mut accept);
    }
    let is_left = is_cut.into_inner() || stop::has_cut_input() || matches!(result, Ok(RunEnd::Stopped));
    if is_left && stop::is_interrupted() {
        report.status.note(Status::Interrupted);
    }
    // Reports from before an error are written before the error.
    let end = report.end_job();
    result.map(drop).and(end)
}

/// The reason why a run of jobs ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RunEnd {
    Complete,
    /// `accept` has ended the work.
    Enough,
    /// A signal came in the middle of a job.
    Stopped,
}

/// Receives the outcomes of the jobs, and can end the work.
type OutcomeHandler<'a, T> = dyn FnMut(T, &mut Report) -> anyhow::Result<ControlFlow<()>> + 'a;

fn run_inline<W: Worker>(
    jobs: impl Iterator<Item = W::Job>,
    new_worker: &impl Fn() -> W,
    size: &JobSize,
    report: &mut Report,
    accept: &mut OutcomeHandler<W::Outcome>,
) -> anyhow::Result<RunEnd> {
    let mut worker = None;
    for job in jobs {
        let worker = worker.get_or_insert_with(new_worker);
        let (outcome, is_complete) = size.work(worker, job, report);
        let flow = accept(outcome, report)?;
        if !is_complete {
            let unfinished = report.take_unfinished();
            report.write_unfinished(unfinished);
            return Ok(RunEnd::Stopped);
        }
        report.flush();
        report.end_job()?;
        if flow.is_break() {
            return Ok(RunEnd::Enough);
        }
    }
    Ok(RunEnd::Complete)
}

fn run_on_threads<W: Worker>(
    threads: usize,
    jobs: impl Iterator<Item = W::Job> + Send,
    new_worker: &(impl Fn() -> W + Sync),
    size: &JobSize,
    report: &mut Report,
    accept: &mut OutcomeHandler<W::Outcome>,
) -> anyhow::Result<RunEnd> {
    let (look, spare) = (report.look, report.spare.clone());
    let cancellation = Cancellation::default();
    let (promises, promised) = sync_channel(2 * threads);
    // Only the workers own the queue, so the promises end with the last worker.
    let queue = Arc::new(Mutex::new(JobQueue { jobs, promises }));
    thread::scope(|scope| {
        let shared = (queue, spare, cancellation.clone());
        for (queue, spare, cancellation) in std::iter::repeat_n(shared, threads) {
            scope.spawn(move || {
                let mut worker = new_worker();
                while let Some(order) = queue.lock().ok().and_then(|mut queue| queue.take()) {
                    let mut report = Report::of_job(look, order.events, spare.clone(), cancellation.clone());
                    let (outcome, is_complete) = size.work(&mut worker, order.job, &mut report);
                    let events = report.take_events();
                    let end = report.end_job();
                    let (status, unfinished) = (report.status, report.take_unfinished());
                    let reply = Reply { events, outcome, status, end, is_complete, unfinished };
                    // The report is dropped after this, so the main thread wakes up once.
                    if order.outcome.send(reply).is_err() {
                        break;
                    }
                }
            });
        }
        let result = collect(&promised, report, accept);
        // Without a receiver, the workers take no more jobs.
        drop(promised);
        cancellation.cancel();
        result
    })
}

/// Writes the reports of the workers in order, until all jobs are done, a job is
/// incomplete or `accept` ends the work.
fn collect<T>(
    promised: &Receiver<Promise<T>>,
    report: &mut Report,
    accept: &mut OutcomeHandler<T>,
) -> anyhow::Result<RunEnd> {
    while let Some(promise) = receive(promised, report)? {
        while let Some(events) = receive(&promise.events, report)? {
            report.write_all(events);
        }
        let Some(reply) = receive(&promise.outcome, report)? else { break };
        report.write_all(reply.events);
        report.status.note(reply.status);
        reply.end?;
        let flow = accept(reply.outcome, report)?;
        if !reply.is_complete {
            report.write_unfinished(reply.unfinished);
            return Ok(RunEnd::Stopped);
        }
        if flow.is_break() {
            return Ok(RunEnd::Enough);
        }
    }
    Ok(RunEnd::Complete)
}

/// The next message. Before waiting, everything that was written is shown.
fn receive<T>(from: &Receiver<T>, report: &mut Report) -> anyhow::Result<Option<T>> {
    match from.try_recv() {
        Ok(received) => Ok(Some(received)),
        Err(TryRecvError::Disconnected) => Ok(None),
        Err(TryRecvError::Empty) => {
            report.flush();
            report.end_job()?;
            Ok(from.recv().ok())
        }
    }
}

/// A job takes at least this long if there are enough puzzles. A job of several puzzles
/// takes at most about ten times as long.
pub const MOMENT: Duration = Duration::from_millis(2);

/// The number of puzzles in a job: one at first, then as many as take a [`MOMENT`]. A job
/// can have thousands of easy puzzles or a single hard one.
struct JobSize(AtomicUsize);

impl Default for JobSize {
    fn default() -> Self {
        Self(AtomicUsize::new(1))
    }
}

impl JobSize {
    /// Enough to keep all lanes of the batch solver busy to the end, and few enough for
    /// the processor's cache.
    const LARGEST: usize = 2048;

    fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// Does a job, and adapts the size to the time that its puzzles took. Also returns
    /// whether the job is complete: `false` means that a signal left puzzles unfinished.
    fn work<W: Worker>(&self, worker: &mut W, job: W::Job, report: &mut Report) -> (W::Outcome, bool) {
        let (start, puzzles) = (Instant::now(), job.puzzles());
        let finished = report.finished();
        let outcome = worker.work(job, report);
        let time = start.elapsed();
        if time > 10 * MOMENT {
            self.0.store((puzzles / 4).max(1), Ordering::Relaxed);
        } else if time < MOMENT && puzzles == self.get() {
            self.0.store((puzzles * 2).min(Self::LARGEST), Ordering::Relaxed);
        }
        let is_complete = report.finished() - finished == puzzles as u64 || !stop::is_interrupted();
        (outcome, is_complete)
    }
}
