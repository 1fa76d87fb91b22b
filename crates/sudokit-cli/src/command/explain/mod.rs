//! `sudoku explain`

mod document;

use serde_json::Value;
use sudokit::Candidates;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{Order, PlayerPosition, Step};

use super::difficulty::{PathDifficulty, title};
use super::verdict::with_open_position;
use super::{PuzzleNames, with_step};
use crate::board::Board;
use crate::grade::{PuzzleGrade, PuzzleRater};
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::row::{CandidateLists, Columns};
use crate::status::Status;
use crate::texts::text;
use crate::{args, batch, stop};

const COLUMNS: Columns = Columns::unlike(
    &[
        "order",
        "scale",
        "hardest",
        "hardest_number",
        "hardest_level",
        "without_number",
        "level",
        "er",
        "score",
        "cells_left",
        "candidates",
        "steps",
        "details",
    ],
    &["number", "technique", "rating", "score", "moves", "details"],
);

pub fn run(arguments: &args::Explain, options: GlobalOptions) -> anyhow::Result<Status> {
    arguments.steps.logic.check()?;
    if let Some(format) = document::format_of(arguments)? {
        return document::run(arguments, format, options);
    }
    let arguments = &arguments.steps;
    let report = Report::new(&arguments.work.output, options, COLUMNS)?;
    let mut puzzles = PuzzleReader::new(&arguments.work.input, options.naming())?;
    let names = PuzzleNames::of(&mut puzzles, report.look);
    let limits = &arguments.work.limits;
    batch::run_each(puzzles, limits, report, |item, report| {
        with_open_position(item, limits.timeout, report, |position, _, report| {
            names.write(item, report);
            explain(arguments, item, position, report);
        });
    })
}

/// A step and the position before it.
struct ExplainedStep {
    step: Step,
    before: Candidates,
}

/// How a path ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PathEnd {
    Solved,
    /// No technique finds another step.
    Stuck,
    /// By a time limit or a signal.
    Stopped,
}

impl PathEnd {
    fn word(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Stuck => "stuck",
            Self::Stopped => "stopped",
        }
    }
}

fn explain(arguments: &args::StepOptions, item: &Item, position: &PlayerPosition, report: &mut Report) {
    let (path, left, end) = find_path_with(arguments, position, report, |number, taken, report| {
        if !report.look.has_rows() {
            write_step(arguments, item, number, &taken.step, &taken.before, report);
        }
    });
    match report.look {
        look if look.is_csv() => write_csv(item, &path, end, report),
        look if look.has_rows() => write_json(arguments, item, position, (&path, &left, end), report),
        _ => write_end(arguments, item, position, (&path, &left, end), report),
    }
}

/// The steps from a position, what they leave, and how they end.
fn find_path(
    arguments: &args::StepOptions,
    position: &PlayerPosition,
    report: &mut Report,
) -> (Vec<ExplainedStep>, Candidates, PathEnd) {
    find_path_with(arguments, position, report, |_, _, _| ())
}

/// The same. Passes each step with its number, from 1, to `visit` as soon as it is found.
fn find_path_with(
    arguments: &args::StepOptions,
    position: &PlayerPosition,
    report: &mut Report,
    visit: impl Fn(usize, &ExplainedStep, &mut Report),
) -> (Vec<ExplainedStep>, Candidates, PathEnd) {
    let mut solver = arguments.logic.solver(position);
    let mut path = Vec::new();
    while let Some(step) = solver.next_step() {
        let before = solver.candidates().clone();
        solver.apply(&step);
        let taken = ExplainedStep { step, before };
        visit(path.len() + 1, &taken, report);
        path.push(taken);
    }
    let left = solver.candidates().clone();
    let end = match left.is_full() {
        true => PathEnd::Solved,
        false if solver.is_stopped() => PathEnd::Stopped,
        false => PathEnd::Stuck,
    };
    report.status.note(match end {
        PathEnd::Solved => Status::Done,
        PathEnd::Stopped => stop::status(),
        PathEnd::Stuck => Status::No,
    });
    (path, left, end)
}

/// Writes a step with a summary in one line, and any other with a line for each sentence.
fn write_step(
    arguments: &args::StepOptions,
    item: &Item,
    number: usize,
    step: &Step,
    before: &Candidates,
    report: &mut Report,
) {
    let explanation = step.explain_in(before, &item.record.alphabet, report.look.naming);
    let title = title(step, arguments.measure.scale, before.geometry());
    if let Some(summary) = explanation.summary {
        return report.line(text!("explain-step", number, title, summary));
    }
    report.line(text!("explain-step-title", number, title));
    let sentences = [Reveal::Pattern, Reveal::Proof].into_iter().flat_map(|level| explanation.level(level));
    sentences.for_each(|sentence| report.line(format!("   {sentence}")));
}

fn write_end(
    arguments: &args::StepOptions,
    item: &Item,
    position: &PlayerPosition,
    (path, left, end): (&[ExplainedStep], &Candidates, PathEnd),
    report: &mut Report,
) {
    report.line("");
    let ending = Ending::of(arguments, position, (path, left, end), report);
    ending.sentences.into_iter().chain(ending.advice).for_each(|sentence| report.line(sentence));
    if end != PathEnd::Solved {
        let board = Board { candidates: left, alphabet: &item.record.alphabet, highlights: &[] };
        report.board(board.draw(report.look));
    }
}

/// How a path ends, and how hard it is, in sentences.
struct Ending {
    sentences: Vec<String>,
    /// What to do to find out more.
    advice: Option<String>,
}

impl Ending {
    fn of(
        arguments: &args::StepOptions,
        position: &PlayerPosition,
        (path, left, end): (&[ExplainedStep], &Candidates, PathEnd),
        report: &Report,
    ) -> Self {
        let (steps, cells) = (path.len(), left.empty_cells().count());
        let mut sentences = vec![match end {
            PathEnd::Solved => text!("explain-solved", steps),
            PathEnd::Stuck => text!("explain-stuck", steps, cells),
            PathEnd::Stopped => text!("explain-stopped", steps, cells),
        }];
        sentences.extend(difficulty(arguments, path, left).sentences());
        let mut advice = None;
        if end == PathEnd::Solved {
            match grade(arguments, position, report) {
                Some(grade) => sentences.push(text!("explain-grade", grade = grade.words())),
                None => advice = Some(text!("explain-how-to-rate", scale = arguments.measure.scale.name())),
            }
        }
        Self { sentences, advice }
    }
}

/// Writes a row for each step. A path without steps has one row.
fn write_csv(item: &Item, path: &[ExplainedStep], end: PathEnd, report: &mut Report) {
    if path.is_empty() {
        report.row(report.row_of(item, end.word()));
    }
    for (number, ExplainedStep { step, before }) in path.iter().enumerate() {
        let row = report.row_of(item, end.word()).with("number", number + 1);
        report.row(with_step(row, step, before, &item.record.alphabet));
    }
}

/// Writes an object with all steps.
fn write_json(
    arguments: &args::StepOptions,
    item: &Item,
    position: &PlayerPosition,
    (path, left, end): (&[ExplainedStep], &Candidates, PathEnd),
    report: &mut Report,
) {
    let alphabet = &item.record.alphabet;
    let grade = if left.is_full() { grade(arguments, position, report) } else { None };
    let steps: Vec<Value> =
        path.iter().map(|ExplainedStep { step, before }| step.to_json(before, alphabet)).collect();
    let row = report
        .row_of(item, end.word())
        .with("order", arguments.logic.order.name())
        .with("scale", arguments.measure.scale.name());
    let row = difficulty(arguments, path, left)
        .add_to(row)
        .with("level", grade.as_ref().map(PuzzleGrade::level))
        .with("er", grade.as_ref().and_then(PuzzleGrade::er))
        .with("score", grade.as_ref().and_then(PuzzleGrade::score))
        .with("cells_left", left.empty_cells().count())
        .with("candidates", candidates(left))
        .with("steps", steps);
    report.row(row);
}

/// The difficulty of the steps.
fn difficulty<'a>(
    arguments: &args::StepOptions,
    path: &'a [ExplainedStep],
    left: &Candidates,
) -> PathDifficulty<'a> {
    let steps: Vec<&Step> = path.iter().map(|taken| &taken.step).collect();
    PathDifficulty::new(&steps, arguments.measure.scale, arguments.logic.order, left.geometry())
}

/// The difficulty of the puzzle, if the steps show it: they start at the puzzle itself,
/// use all techniques, and follow the order of the scale.
fn grade(arguments: &args::StepOptions, position: &PlayerPosition, report: &Report) -> Option<PuzzleGrade> {
    let args::StepOptions { logic, measure, work } = arguments;
    let is_classic = position.puzzle().geometry().is_classic();
    // On other boards, this order determines the level for both scales.
    let own = if is_classic { measure.scale.order() } else { Order::Explainer };
    let is_whole = logic.limit_flag().is_none() && position.progress().is_empty();
    if logic.order != own || !is_whole {
        return None;
    }
    let control = report.control(work.limits.timeout);
    PuzzleRater::new(measure.scale).rate(position.puzzle(), &control).ok()
}

/// The candidates of all cells, unless all cells are filled.
fn candidates(left: &Candidates) -> Option<CandidateLists> {
    let geometry = left.geometry();
    let sets = geometry.cells().map(|cell| left.open(cell)).collect();
    (!left.is_full()).then(|| CandidateLists { side: geometry.side(), sets })
}
