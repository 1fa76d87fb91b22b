//! `sudoku rate`

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde_json::Value;
use sudokit::rate::{Explainer, Grade, Hodoku, HodokuGrade, Level, Scale, Unrated};
use sudokit::{Format, NotUnique, Puzzle, Record, Technique};

use super::place_of;
use crate::args;
use crate::batch::Bulk;
use crate::input::{Item, Items};
use crate::report::{Manner, Session, Word};
use crate::row::{self, Row};
use crate::status::Status;
use crate::stop::{self, Stop};

/// What the world exchanges ratings in.
const EXPLAINER_COLUMNS: [&str; 4] = ["puzzle", "er", "ep", "ed"];
const HODOKU_COLUMNS: [&str; 5] = ["puzzle", "level", "score", "steps", "brute_force"];

thread_local! {
    /// Raters keep their tables from one puzzle to the next.
    static EXPLAINER: RefCell<Explainer> = RefCell::new(Explainer::new());
    static HODOKU: RefCell<Hodoku> = RefCell::new(Hodoku::new());
}

pub fn run(arguments: &args::Rate, manner: Manner) -> anyhow::Result<Status> {
    let columns = match arguments.scale {
        Scale::Explainer => &EXPLAINER_COLUMNS[..],
        Scale::Hodoku => &HODOKU_COLUMNS[..],
    };
    let mut session = Session::new(&arguments.output, manner, columns)?;
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
    EXPLAINER.with_borrow_mut(|rater| rater.rate_until(puzzle, &|| stop.has_come()))
}

/// What HoDoKu says of a puzzle.
pub fn hodoku_grade(puzzle: &Puzzle, stop: &Stop) -> Result<HodokuGrade, Unrated> {
    HODOKU.with_borrow_mut(|rater| rater.rate_until(puzzle, &|| stop.has_come()))
}

/// What one of them says.
enum Rated {
    Explainer(Grade),
    Hodoku(HodokuGrade),
}

fn rate(session: &mut Session, item: &Item, record: &Record, arguments: &args::Rate) -> anyhow::Result<()> {
    let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
    let stop = Stop::after(arguments.pace.timeout);
    let rated = match arguments.scale {
        Scale::Explainer => grade(&puzzle, &stop).map(Rated::Explainer),
        Scale::Hodoku => hodoku_grade(&puzzle, &stop).map(Rated::Hodoku),
    };
    drop(stop);
    if let Err(unrated) = &rated {
        session.status.note(status(unrated));
    }
    let look = session.look();
    let place = place_of(item, record);
    match (rated, look.has_rows()) {
        (Ok(rated), true) => session.say(Word::Row(rated.row(item, record, look.is_csv()))),
        (Ok(rated), false) => session.say(Word::Line(format!("{place}: {}", rated.line()))),
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

impl Rated {
    /// `7.2/1.2/1.2  expert  X-chain`, `Hard (1052)  61 steps  X-Wing`
    fn line(&self) -> String {
        match self {
            Self::Explainer(grade) => format!("{grade}  {}  {}", Level::of(grade.er), grade.hardest),
            Self::Hodoku(grade) => {
                let steps = if grade.steps == 1 { "step" } else { "steps" };
                let hardest = grade.hardest.hodoku_name().unwrap_or(grade.hardest.name());
                format!("{grade}  {} {steps}  {hardest}", grade.steps)
            }
        }
    }

    fn row(&self, item: &Item, record: &Record, is_csv: bool) -> Row {
        let row = if is_csv {
            Row::default().with("puzzle", as_given(item, record))
        } else {
            Row::of(item, record).with("status", "rated")
        };
        let row = match self {
            Self::Explainer(grade) => with_figures(row, Some(grade)),
            Self::Hodoku(grade) => with_hodoku_figures(row, Some(grade)),
        };
        match self {
            _ if is_csv => row,
            Self::Explainer(grade) => row
                .with("level", Level::of(grade.er).to_string())
                .with("hardest", grade.hardest.id())
                .with("counts", counts(&grade.counts)),
            Self::Hodoku(grade) => {
                row.with("hardest", grade.hardest.id()).with("counts", counts(&grade.counts))
            }
        }
    }
}

/// The row and HoDoKu's figures, or that there are none.
pub fn with_hodoku_figures(row: Row, grade: Option<&HodokuGrade>) -> Row {
    row.with("level", grade.map(|grade| grade.level.to_string()))
        .with("score", grade.map(|grade| grade.score))
        .with("steps", grade.map(|grade| grade.steps))
        .with("brute_force", grade.map(|grade| u8::from(grade.guesses() > 0)))
}

/// The row and its ratings, or that there are none.
pub fn with_figures(row: Row, grade: Option<&Grade>) -> Row {
    row.with("er", grade.map(|grade| grade.er.to_string()))
        .with("ep", grade.map(|grade| grade.ep.to_string()))
        .with("ed", grade.map(|grade| grade.ed.to_string()))
}

/// How often each technique was used.
pub fn counts(counts: &BTreeMap<Technique, usize>) -> Value {
    let counts = counts.iter().map(|(technique, count)| (technique.id().to_owned(), (*count).into()));
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
        | Unrated::FewGivens { .. }
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
        Unrated::FewGivens { .. } => "few givens",
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
        Unrated::FewGivens { fewest } => format!("HoDoKu wants at least {fewest} givens"),
        Unrated::Stuck { placed } => format!("no technique goes on after {placed} placed digits"),
    }
}
