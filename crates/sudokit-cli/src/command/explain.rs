//! `sudoku explain`

use serde_json::Value;
use sudokit::Candidates;
use sudokit::logic::explain::Reveal;
use sudokit::logic::rate::HodokuGrade;
use sudokit::logic::{Family, LogicSolver, PlayerPosition, Step};

use super::verdict::with_open_position;
use super::{PuzzleNames, title, with_step};
use crate::args::{self, Limits};
use crate::batch;
use crate::board::Board;
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::row::{CandidateLists, Columns};
use crate::status::Status;

const COLUMNS: Columns = Columns::unlike(
    &["level", "score", "cells_left", "candidates", "steps", "details"],
    &["number", "technique", "rating", "score", "moves", "details"],
);

pub fn run(arguments: &args::Explain, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.output, options, COLUMNS)?;
    let mut puzzles = PuzzleReader::new(&arguments.input)?;
    let names = PuzzleNames::of(&mut puzzles);
    batch::run_each(puzzles, &Limits::ONE_BY_ONE, report, |item, report| {
        with_open_position(item, report, |position, report| {
            explain(arguments, item, position, names, report);
        });
    })
}

/// A step and the position before it.
struct ExplainedStep {
    step: Step,
    before: Candidates,
}

fn explain(
    arguments: &args::Explain,
    item: &Item,
    position: &PlayerPosition,
    names: PuzzleNames,
    report: &mut Report,
) {
    names.write(item, report);
    let mut solver = solver(arguments, position);
    let mut path = Vec::new();
    while let Some(step) = solver.next_step() {
        let before = solver.candidates().clone();
        solver.apply(&step);
        if !report.look.has_rows() {
            write_step(item, path.len() + 1, &step, &before, report);
        }
        path.push(ExplainedStep { step, before });
    }
    let left = solver.candidates();
    if !left.is_full() {
        report.status.note(Status::No);
    }
    match report.look {
        look if look.is_csv() => write_csv(item, &path, left, report),
        look if look.has_rows() => write_json(item, &path, left, report),
        _ => write_end(item, &path, left, report),
    }
}

fn solver(arguments: &args::Explain, position: &PlayerPosition) -> LogicSolver {
    let mut solver = position.solver(arguments.techniques.scale);
    if let Some(hardest) = arguments.upto {
        solver = hardest.limit(solver);
    }
    if arguments.techniques.no_uniqueness { solver.without_uniqueness() } else { solver }
}

/// Singles take a line, other steps a line for each sentence.
fn write_step(item: &Item, number: usize, step: &Step, before: &Candidates, report: &mut Report) {
    let explanation = step.explain(before, &item.record.alphabet);
    let title = format!("{number}. {}", title(step));
    if step.technique.family() == Family::Singles {
        let proof = explanation.level(Reveal::Proof);
        let end = &proof[proof.len().saturating_sub(2)..];
        return report.line(format!("{title}: {}", end.join(" ")));
    }
    report.line(format!("{title}:"));
    let sentences = [Reveal::Pattern, Reveal::Proof].into_iter().flat_map(|level| explanation.level(level));
    sentences.for_each(|sentence| report.line(format!("   {sentence}")));
}

fn write_end(item: &Item, path: &[ExplainedStep], left: &Candidates, report: &mut Report) {
    let measure = |step: &&Step| (step.score, step.rating, step.technique);
    let hardest = path.iter().map(|taken| &taken.step).max_by_key(measure);
    let steps = if path.len() == 1 { "1 step".to_owned() } else { format!("{} steps", path.len()) };
    let hardest = hardest.map(|step| format!(", the hardest {}", title(step))).unwrap_or_default();
    report.line("");
    if left.is_full() {
        let grade = grade(path).map(|grade| format!(": {grade}")).unwrap_or_default();
        return report.line(format!("Solved in {steps}{hardest}{grade}."));
    }
    let cells = left.empty_cells().count();
    report.line(format!("Here logic ends, after {steps}{hardest}: {cells} cells are left."));
    let board = Board { candidates: left, alphabet: &item.record.alphabet, highlights: &[] };
    report.board(board.draw(report.look));
}

/// A row for each step.
fn write_csv(item: &Item, path: &[ExplainedStep], left: &Candidates, report: &mut Report) {
    for (number, ExplainedStep { step, before }) in path.iter().enumerate() {
        let row = report.row_of(item, status_word(left)).with("number", number + 1);
        report.row(with_step(row, step, before, &item.record.alphabet));
    }
}

/// An object with all steps.
fn write_json(item: &Item, path: &[ExplainedStep], left: &Candidates, report: &mut Report) {
    let alphabet = &item.record.alphabet;
    let grade = grade(path).filter(|_| left.is_full());
    let steps: Vec<Value> =
        path.iter().map(|ExplainedStep { step, before }| step.to_json(before, alphabet)).collect();
    let row = report
        .row_of(item, status_word(left))
        .with("level", grade.as_ref().map(|grade| grade.level.to_string()))
        .with("score", grade.as_ref().map(|grade| grade.score))
        .with("cells_left", left.empty_cells().count())
        .with("candidates", candidates(left))
        .with("steps", steps);
    report.row(row);
}

fn status_word(left: &Candidates) -> &'static str {
    if left.is_full() { "solved" } else { "stuck" }
}

/// What HoDoKu says of the whole path.
fn grade(path: &[ExplainedStep]) -> Option<HodokuGrade> {
    HodokuGrade::of(path.iter().map(|taken| &taken.step))
}

/// What each cell can hold; none where all are filled.
fn candidates(left: &Candidates) -> Option<CandidateLists> {
    let geometry = left.geometry();
    let sets = geometry.cells().map(|cell| left.open(cell)).collect();
    (!left.is_full()).then(|| CandidateLists { side: geometry.side(), sets })
}
