//! `sudoku count`

use sudokit::Count;

use super::{Manner, Session};
use crate::args;
use crate::input::Items;
use crate::progress::Progress;
use crate::row::Row;
use crate::status::Status;
use crate::stop::{self, Stop};

const COLUMNS: [&str; 6] = ["source", "line", "puzzle", "count", "exact", "error"];

pub fn run(arguments: &args::Count, manner: Manner) -> anyhow::Result<Status> {
    let session = Session::new(&arguments.output, manner, &COLUMNS)?;
    let has_names = arguments.input.inputs.len() > 1;
    session.for_each(Items::new(&arguments.input)?, |session, item, record| {
        let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
        let limit = arguments.limit.unwrap_or(u64::MAX);
        let stop = Stop::after(arguments.time.timeout);
        let progress = Progress::new("solutions", manner.quiet);
        let count =
            puzzle.solve().stop_when(&|| stop.has_come()).count_watched(limit, &|count| progress.show(count));
        drop(progress);
        let is_stopped = matches!(count, Count::AtLeast(counted) if counted < limit);
        session.status.note(match count {
            Count::Exactly(0) => Status::No,
            _ if is_stopped && stop::is_interrupted() => Status::Interrupted,
            _ if is_stopped => Status::TimeLimit,
            _ => Status::Done,
        });
        if session.output.has_rows() {
            let is_exact = matches!(count, Count::Exactly(_));
            session
                .output
                .row(&Row::of(item, record).with("count", count.counted()).with("exact", is_exact))?;
        } else if has_names {
            session.output.line(&format!("{}:{}: {count}", item.source, record.line))?;
        } else {
            session.output.line(&count.to_string())?;
        }
        session.output.flush()
    })
}
