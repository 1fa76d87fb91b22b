//! `sudoku watch`: a screen for a person, a row a step for a program, or a
//! recording.

mod frames;
mod recording;

use sudokit::Record;
use sudokit::watch::Until;
use sudokit_tui::store::{Store, ThemeChoice};
use sudokit_tui::watch::{self, Speed, Subject};

use crate::args::{self, Results, Target, When};
use crate::input::{Item, Items};
use crate::report::{Manner, Session};
use crate::status::Status;
use crate::stop::Stop;
use frames::COLUMNS;

pub fn run(arguments: &args::Watch, manner: Manner) -> anyhow::Result<Status> {
    let mut session = match &arguments.record {
        // The recording is what is written; a file in its place is told of now.
        Some(path) => {
            let target = Target { output: Some(path.clone()), force: arguments.output.target.force };
            Session::new(&Results { target, json: false, csv: false }, manner, &COLUMNS)?
        }
        None => Session::new(&arguments.output, manner, &COLUMNS)?,
    };
    let mut items = Items::new(&arguments.input)?;
    let Some(item) = items.next() else { return session.finish() };
    let has_more = items.next().is_some();
    session.work_on(&item, &|session: &mut Session, item: &Item, record: &Record| {
        if has_more {
            session.note(item, record, "of several puzzles, this one is watched")?;
        }
        let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
        let subject = Subject {
            puzzle,
            alphabet: record.alphabet.clone(),
            method: arguments.method,
            versus: arguments.versus,
            until: if arguments.all { Until::Exhausted } else { Until::FirstSolution },
        };
        if arguments.record.is_some() {
            recording::write(arguments, &subject, theme(arguments, manner), session)
        } else if session.look().is_terminal() {
            let stop = Stop::after(None);
            let theme = theme(arguments, manner).unwrap_or_else(|| Store::open().preferences().0.theme);
            Ok(watch::run(subject, Speed::new(arguments.speed), theme, &|| stop.has_come())?)
        } else {
            frames::write(arguments, &subject, record, session)
        }
    })?;
    session.finish()
}

/// The colours that were asked for.
fn theme(arguments: &args::Watch, manner: Manner) -> Option<ThemeChoice> {
    match manner.color {
        When::Never => Some(ThemeChoice::None),
        _ => arguments.theme,
    }
}
