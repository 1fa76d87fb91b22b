//! Steps as rows, one after another.

use sudokit::Record;
use sudokit::watch::Watch;
use sudokit_tui::watch::Subject;

use crate::args;
use crate::report::Report;
use crate::row::{Row, cells};
use crate::status::Status;

pub const COLUMNS: &str = "method,step,event,sentence,cell,digit,depth,guesses,backtracks,solutions,candidates_left,filled,board,error";

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
            let reached = watch.seek_until(step, &stop);
            if stop() {
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
    let row = Row::default().with("method", watch.method().name());
    row.with_all(watch.frame().to_json(&record.alphabet)).with("board", cells(record, &watch.frame().grid()))
}
