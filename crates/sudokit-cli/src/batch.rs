//! Runs a command on all puzzles of an input, in their order.
//!
//! Each job is a [batch](Batch) of puzzles that takes about two milliseconds. Plain
//! lines go through the batch solver together, if the command has a short answer
//! for most of them. All other puzzles are processed one by one.

use std::ops::ControlFlow;
use std::time::Instant;

use sudokit::Control;
use sudokit::classic::{Answer, BatchSolver, Line81, Masks81};

use crate::args::Limits;
use crate::input::{Batch, Item, PlainPuzzles, PuzzleReader, Refusal};
use crate::pool::{self, Threads};
use crate::report::{Event, Report};
use crate::rest::Rest;
pub use crate::short_answers::{Line, ShortAnswers};
use crate::status::Status;
use crate::stop;

/// The work of a command on each puzzle. Each thread has its own worker.
pub trait PuzzleWorker {
    /// Processes one puzzle.
    fn work(&mut self, item: &Item, report: &mut Report);

    /// Reports an entry that is not a puzzle.
    fn refuse(&mut self, refusal: &Refusal, report: &mut Report) {
        report.refuse(refusal);
    }

    /// Writes the short answer for a plain puzzle, and returns whether there is one.
    /// If the answer needs more words, nothing is written, and the puzzle is processed
    /// like any other.
    fn answer_line(&mut self, _: &Line, _: &Answer, _: &mut ShortAnswers) -> bool {
        false
    }
}

/// The data that the short answer of a plain line needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shortcut {
    /// No shortcut.
    None,
    /// The line alone.
    Line,
    /// Its solutions, counted up to this limit.
    Solutions(u64),
}

/// The size of a text of answers, in bytes. With larger texts, the system allocates a new
/// page of memory for each write.
const MOST_BYTES: usize = 80 << 10;

/// The usual size of a short answer, in bytes.
const ANSWER_BYTES: usize = 82;

/// Processes all puzzles, and reports the results in their order.
pub fn run<W: PuzzleWorker>(
    puzzles: PuzzleReader,
    limits: &Limits,
    report: Report,
    shortcut: Shortcut,
    new_worker: impl Fn() -> W + Sync,
) -> anyhow::Result<Status> {
    run_boxed(puzzles, limits, report, shortcut, &|| Box::new(new_worker()))
}

/// [`run`] for any worker, so that the pool is compiled once for all commands.
fn run_boxed<'a>(
    mut puzzles: PuzzleReader,
    limits: &Limits,
    mut report: Report,
    shortcut: Shortcut,
    new_worker: &(dyn Fn() -> Box<dyn PuzzleWorker + 'a> + Sync + 'a),
) -> anyhow::Result<Status> {
    // A person wants to see each puzzle as soon as it is done.
    let is_seen = report.look.is_terminal;
    let threads = Threads { count: if is_seen { 1 } else { limits.jobs() }, is_first_inline: true };
    report.write(Event::Goal(puzzles.goal()));
    let flags = std::mem::take(&mut puzzles.continuing_flags);
    report.set_rest(Rest::Skip { skipped: puzzles.skipped(), flags });
    if let Some(last) = puzzles.continued_puzzle() {
        report.continue_after(&last);
    }
    let next_batch = |most| puzzles.next_batch(if is_seen { 1 } else { most });
    let new_worker = || BatchWorker { worker: new_worker(), shortcut, limits, solver: LineSolver::default() };
    pool::run(threads, next_batch, &new_worker, &mut report, |(), _| Ok(ControlFlow::Continue(())))?;
    report.finish()
}

/// [`run`] for a command that keeps nothing between puzzles.
pub fn run_each(
    puzzles: PuzzleReader,
    limits: &Limits,
    report: Report,
    work: impl Fn(&Item, &mut Report) + Sync,
) -> anyhow::Result<Status> {
    run(puzzles, limits, report, Shortcut::None, || |item: &Item, report: &mut Report| work(item, report))
}

impl<F: FnMut(&Item, &mut Report)> PuzzleWorker for F {
    fn work(&mut self, item: &Item, report: &mut Report) {
        self(item, report);
    }
}

/// Processes all puzzles on this thread, for a command that makes one document of them. `work`
/// receives each puzzle with its number in the input.
pub fn one_by_one(
    mut puzzles: PuzzleReader,
    report: &mut Report,
    mut work: impl FnMut(u64, &Item, &mut Report) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    report.write(Event::Goal(puzzles.goal()));
    let mut number = puzzles.skipped();
    while !stop::is_interrupted()
        && let Some(batch) = puzzles.next_batch(1)
    {
        if let Batch::Note(note) = batch {
            report.note(note);
            continue;
        }
        for entry in batch.into_entries() {
            number += 1;
            match entry {
                Ok(item) => {
                    note_doubt(&item, report);
                    work(number, &item, report)?;
                }
                Err(refusal) => report.refuse(&refusal),
            }
            if stop::is_interrupted() {
                report.give_up_puzzle();
                let unfinished = report.take_unfinished();
                report.write_unfinished(unfinished);
                break;
            }
            report.finish_puzzles(1);
            report.flush();
            report.end_job()?;
        }
    }
    if stop::is_interrupted() {
        report.status.note(Status::Interrupted);
    }
    Ok(())
}

/// Reports a possible mistake in the text of a puzzle.
fn note_doubt(item: &Item, report: &mut Report) {
    if let Some(doubt) = item.doubt() {
        report.note_at(item.place(), &doubt);
    }
}

struct BatchWorker<'a> {
    worker: Box<dyn PuzzleWorker + 'a>,
    shortcut: Shortcut,
    limits: &'a Limits,
    solver: LineSolver,
}

impl pool::Worker for BatchWorker<'_> {
    type Job = Batch;
    type Outcome = ();

    fn work(&mut self, batch: Batch, report: &mut Report) {
        match batch {
            // For a single line, the batch solver is not faster.
            Batch::Plain(puzzles) if self.shortcut != Shortcut::None && puzzles.lines().len() > 1 => {
                self.answer_lines(&puzzles, report);
            }
            Batch::Note(note) => report.note(note),
            batch => {
                let mut shown = Instant::now();
                for entry in batch.into_entries().take_while(|_| !stop::is_interrupted()) {
                    match entry {
                        Ok(item) => {
                            note_doubt(&item, report);
                            self.worker.work(&item, report);
                        }
                        Err(refusal) => self.worker.refuse(&refusal, report),
                    }
                    if stop::is_interrupted() {
                        return report.give_up_puzzle();
                    }
                    report.finish_puzzles(1);
                    if report.cancellation.is_cancelled() {
                        break;
                    }
                    // The result of a slow puzzle does not wait for the others.
                    if shown.elapsed() >= pool::MOMENT {
                        report.flush();
                        shown = Instant::now();
                    }
                }
            }
        }
    }
}

impl BatchWorker<'_> {
    fn answer_lines(&mut self, batch: &PlainPuzzles, report: &mut Report) {
        // One line that takes longer than the time limit stops the whole batch. Lines
        // without an answer are then processed one by one.
        let answers = match self.shortcut {
            Shortcut::Solutions(limit) => {
                let control = report.control(self.limits.timeout);
                self.solver.solve(batch.lines(), limit, &control)
            }
            Shortcut::None | Shortcut::Line => self.solver.no_answers(batch.lines().len()),
        };
        let mut short = ShortAnswers::new(report.look, report.spare.take());
        short.text.reserve(MOST_BYTES.min(batch.lines().len() * ANSWER_BYTES));
        for (index, (line, answer)) in batch.lines().iter().zip(answers).enumerate() {
            let line = Line { text: line, place: batch.place(index), layout: batch.layout() };
            if !self.worker.answer_line(&line, answer, &mut short) {
                if stop::is_interrupted() || report.cancellation.is_cancelled() {
                    break;
                }
                short.hand_over(&batch.source, report);
                self.worker.work(&batch.item(index), report);
                if stop::is_interrupted() {
                    return report.give_up_puzzle();
                }
            }
            short.puzzles += 1;
            if short.text.len() > MOST_BYTES {
                short.hand_over(&batch.source, report);
                short.text.reserve(MOST_BYTES);
            }
        }
        short.hand_over(&batch.source, report);
        report.spare.give(short.text);
    }
}

/// Solves many plain lines together.
#[derive(Default)]
pub struct LineSolver {
    lanes: Option<BatchSolver>,
    packed: Vec<Masks81>,
    answers: Vec<Answer>,
}

impl LineSolver {
    /// The answers for these lines. Some lines have none if the search was stopped.
    pub fn solve(&mut self, lines: &[Line81], limit: u64, control: &Control) -> &[Answer] {
        self.no_answers(lines.len());
        self.packed.clear();
        Masks81::pack(lines, &mut self.packed);
        let lanes = self.lanes.get_or_insert_default();
        lanes.set_control(control);
        lanes.solve(&self.packed, limit, &mut self.answers);
        lanes.set_control(&Control::new());
        &self.answers
    }

    fn no_answers(&mut self, lines: usize) -> &[Answer] {
        self.answers.clear();
        self.answers.resize(lines, Answer::NONE);
        &self.answers
    }
}
