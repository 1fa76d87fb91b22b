//! `sudoku rate`

use std::cell::RefCell;

use serde_json::Value;
use sudokit::rate::{Explainer, Grade, Level, Unrated};
use sudokit::{Format, NotUnique, Puzzle, Record};

use super::place_of;
use crate::args;
use crate::bulk::Bulk;
use crate::input::{Item, Items};
use crate::row::{self, Row};
use crate::session::{Manner, Session, Word};
use crate::status::Status;
use crate::stop::{self, Stop};

/// What the world exchanges ratings in.
const COLUMNS: [&str; 4] = ["puzzle", "er", "ep", "ed"];

thread_local! {
    /// A rater keeps its tables from one puzzle to the next.
    static RATER: RefCell<Explainer> = RefCell::new(Explainer::new());
}

pub fn run(arguments: &args::Rate, manner: Manner) -> anyhow::Result<Status> {
    let mut session = Session::new(&arguments.output, manner, &COLUMNS)?;
    let bulk = Bulk {
        pace: &arguments.pace,
        work: &|session, item, record| rate(session, item, record, arguments),
        short: None,
    };
    bulk.run(&mut session, Items::new(&arguments.input)?.unhurried())?;
    session.finish()
}

/// What Sudoku Explainer says of a puzzle.
pub fn grade(puzzle: &Puzzle, stop: &Stop) -> Result<Grade, Unrated> {
    RATER.with_borrow_mut(|rater| rater.rate_until(puzzle, &|| stop.has_come()))
}

fn rate(session: &mut Session, item: &Item, record: &Record, arguments: &args::Rate) -> anyhow::Result<()> {
    let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
    let stop = Stop::after(arguments.pace.timeout);
    let grade = grade(&puzzle, &stop);
    drop(stop);
    if let Err(unrated) = &grade {
        session.status.note(status(unrated));
    }
    let look = session.look();
    let place = place_of(item, record);
    match (grade, look.has_rows()) {
        (Ok(grade), true) => session.say(Word::Row(rated_row(item, record, &grade, look.is_csv()))),
        (Ok(grade), false) => {
            let level = Level::of(grade.er);
            session.say(Word::Line(format!("{place}: {grade}  {level}  {}", grade.hardest)))
        }
        (Err(unrated), true) if look.is_csv() => {
            session.say(Word::Error(format!("{place}: not rated: {}", sentence(&unrated))))?;
            session.say(Word::Row(Row::default().with("puzzle", as_given(item, record))))
        }
        (Err(unrated), true) => {
            let row =
                Row::of(item, record).with("status", word(&unrated)).with("details", sentence(&unrated));
            session.say(Word::Row(row))
        }
        (Err(unrated), false) => {
            session.say(Word::Line(format!("{place}: not rated: {}", sentence(&unrated))))
        }
    }
}

fn rated_row(item: &Item, record: &Record, grade: &Grade, is_csv: bool) -> Row {
    if is_csv {
        return with_figures(Row::default().with("puzzle", as_given(item, record)), Some(grade));
    }
    with_figures(Row::of(item, record).with("status", "rated"), Some(grade))
        .with("level", Level::of(grade.er).to_string())
        .with("hardest", grade.hardest.id())
        .with("counts", counts(grade))
}

/// The row and its ratings, or that there are none.
pub fn with_figures(row: Row, grade: Option<&Grade>) -> Row {
    row.with("er", grade.map(|grade| grade.er.to_string()))
        .with("ep", grade.map(|grade| grade.ep.to_string()))
        .with("ed", grade.map(|grade| grade.ed.to_string()))
}

/// How often each technique was used.
pub fn counts(grade: &Grade) -> Value {
    let counts = grade.counts.iter().map(|(technique, count)| (technique.id().to_owned(), (*count).into()));
    Value::Object(counts.collect())
}

/// The line that was read, or the same with points for empty cells; zeros if it
/// comes from a table, as is the custom there.
fn as_given(item: &Item, record: &Record) -> String {
    if let Some(line) = item.plain {
        return line.as_str().to_owned();
    }
    let cells = row::cells(record, &record.grid);
    if record.format == Format::Csv { cells.replace('.', "0") } else { cells }
}

pub fn status(unrated: &Unrated) -> Status {
    match unrated {
        Unrated::NotUnique(NotUnique::Several(_)) => Status::SeveralSolutions,
        Unrated::Stopped | Unrated::NotUnique(NotUnique::Stopped { .. }) if stop::is_interrupted() => {
            Status::Interrupted
        }
        Unrated::Stopped | Unrated::NotUnique(NotUnique::Stopped { .. }) => Status::TimeLimit,
        Unrated::NotUnique(NotUnique::NoSolution)
        | Unrated::OtherBoard
        | Unrated::Solved
        | Unrated::Stuck { .. } => Status::No,
    }
}

/// For programs: the same words as those of `check`.
pub fn word(unrated: &Unrated) -> &'static str {
    match unrated {
        Unrated::NotUnique(NotUnique::NoSolution) => "none",
        Unrated::NotUnique(NotUnique::Several(_)) => "several",
        Unrated::NotUnique(NotUnique::Stopped { .. }) | Unrated::Stopped => "stopped",
        Unrated::OtherBoard => "other board",
        Unrated::Solved => "solved",
        Unrated::Stuck { .. } => "stuck",
    }
}

pub fn sentence(unrated: &Unrated) -> String {
    match unrated {
        Unrated::NotUnique(NotUnique::NoSolution) => "no solution".to_owned(),
        Unrated::NotUnique(NotUnique::Several(_)) => "several solutions".to_owned(),
        Unrated::NotUnique(NotUnique::Stopped { .. }) | Unrated::Stopped => {
            "stopped before it was solved".to_owned()
        }
        Unrated::OtherBoard => "the scale is for 9x9 boards without extra houses".to_owned(),
        Unrated::Solved => "every cell is given".to_owned(),
        Unrated::Stuck { placed } => format!("no technique goes on after {placed} placed digits"),
    }
}
