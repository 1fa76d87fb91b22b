//! Steps as rows, one after another.

use sudokit::watch::Watch;
use sudokit::{Grid, Record};
use sudokit_tui::watch::Subject;

use crate::args;
use crate::json;
use crate::report::Report;
use crate::row::{Row, cells};
use crate::status::Status;

pub const COLUMNS: [&str; 14] = [
    "method",
    "step",
    "event",
    "sentence",
    "cell",
    "digit",
    "depth",
    "guesses",
    "backtracks",
    "solutions",
    "candidates_left",
    "filled",
    "board",
    "error",
];

/// Writes each step that was asked for, of all methods in turn.
pub fn write(arguments: &args::Watch, subject: &Subject, record: &Record, report: &mut Report) {
    let stop = report.stop_after(None);
    let mut watches = subject.watches();
    let mut left = arguments.limit.unwrap_or(u64::MAX);
    let mut step = 0_u64;
    while !watches.is_empty() {
        let mut unfinished = Vec::new();
        for mut watch in watches {
            let before = watch.number();
            let reached = watch.seek_until(step, &|| stop.is_due());
            if stop.is_due() {
                report.status.note(Status::Interrupted);
                return;
            }
            if step == 0 || reached > before {
                report.row(&row(&watch, record));
                left -= 1;
            }
            if left == 0 {
                return;
            }
            if reached == step && watch.end() != Some(reached) {
                unfinished.push(watch);
            }
        }
        watches = unfinished;
        step = step.saturating_add(arguments.every);
    }
}

/// A step with all its figures.
fn row(watch: &Watch, record: &Record) -> Row {
    let frame = watch.frame();
    let (board, figures) = (frame.geometry(), frame.figures);
    let cell = frame.event.cell();
    let digit = cell.and_then(|cell| frame.event.candidate().map(|at| at.digit).or(frame.digit(cell)));
    let digits = board.cells().map(|cell| frame.digit(cell));
    let grid = Grid::from_digits(board.clone(), digits);
    Row::default()
        .with("method", watch.method().name())
        .with("step", frame.number)
        .with("event", frame.event.name())
        .with("sentence", frame.sentence(&record.alphabet))
        .with("cell", cell.map(|cell| board.position(cell).to_string()))
        .with("digit", digit.map(|digit| json::digit(&record.alphabet, digit)))
        .with("depth", figures.depth)
        .with("guesses", figures.guesses)
        .with("backtracks", figures.backtracks)
        .with("solutions", figures.solutions)
        .with("candidates_left", figures.candidates_left)
        .with("filled", figures.filled)
        .with("board", cells(record, &grid))
}
