//! Steps as rows, one after another.

use sudokit::Record;
use sudokit::watch::Watch;
use sudokit_tui::watch::Subject;

use crate::args;
use crate::row::{Row, cells};
use crate::session::{Session, Word};
use crate::status::Status;
use crate::stop::Stop;

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

/// Writes each step that is wanted, of all methods in turn.
pub fn write(
    arguments: &args::Watch,
    subject: &Subject,
    record: &Record,
    session: &mut Session,
) -> anyhow::Result<()> {
    let stop = Stop::after(None);
    let mut watches = subject.watches();
    let mut left = arguments.limit.unwrap_or(u64::MAX);
    let mut step = 0_u64;
    while !watches.is_empty() {
        let mut going_on = Vec::new();
        for mut watch in watches {
            let before = watch.number();
            let reached = watch.seek_until(step, &|| stop.has_come());
            if stop.has_come() {
                session.status.note(Status::Interrupted);
                return Ok(());
            }
            if step == 0 || reached > before {
                session.say(Word::Row(row(&watch, record)))?;
                left -= 1;
            }
            if left == 0 {
                return Ok(());
            }
            if reached == step && watch.end() != Some(reached) {
                going_on.push(watch);
            }
        }
        watches = going_on;
        step = step.saturating_add(arguments.every);
    }
    Ok(())
}

/// A step with all its figures.
fn row(watch: &Watch, record: &Record) -> Row {
    let row = Row::default().with("method", watch.method().name());
    row.with_all(watch.frame().to_json(&record.alphabet)).with("board", cells(record, &watch.frame().grid()))
}
