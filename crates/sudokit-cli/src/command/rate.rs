//! `sudoku rate`

use std::collections::BTreeMap;

use serde_json::Value;
use sudokit::rate::{Explainer, Grade, Hodoku, HodokuGrade, Level, Scale, Unrated};
use sudokit::{Format, NotUnique, Technique};

use crate::args;
use crate::batch::{self, PuzzleWorker};
use crate::input::{Item, PuzzleReader, SourceText};
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Row};
use crate::status::Status;
use crate::stop;

/// The columns in which ratings are usually exchanged.
const EXPLAINER_COLUMNS: [&str; 4] = ["puzzle", "er", "ep", "ed"];
const HODOKU_COLUMNS: [&str; 5] = ["puzzle", "level", "score", "steps", "brute_force"];

pub fn run(arguments: &args::Rate, options: GlobalOptions) -> anyhow::Result<Status> {
    let columns = match arguments.scale {
        Scale::Explainer => &EXPLAINER_COLUMNS[..],
        Scale::Hodoku => &HODOKU_COLUMNS[..],
    };
    let report = Report::new(&arguments.work.output, options, columns)?;
    let puzzles = PuzzleReader::new(&arguments.work.input)?.for_slow_work();
    batch::run(puzzles, &arguments.work.limits, report, || RatingWorker {
        arguments,
        rater: Rater::new(arguments.scale),
    })
}

/// A rater keeps its tables from one puzzle to the next.
enum Rater {
    Explainer(Box<Explainer>),
    Hodoku(Box<Hodoku>),
}

impl Rater {
    fn new(scale: Scale) -> Self {
        match scale {
            Scale::Explainer => Self::Explainer(Box::default()),
            Scale::Hodoku => Self::Hodoku(Box::default()),
        }
    }
}

struct RatingWorker<'a> {
    arguments: &'a args::Rate,
    rater: Rater,
}

/// A rating on one of the scales.
enum Rated {
    Explainer(Grade),
    Hodoku(HodokuGrade),
}

impl PuzzleWorker for RatingWorker<'_> {
    fn work(&mut self, item: &Item, report: &mut Report) {
        let Some(puzzle) = report.puzzle(item) else { return };
        let stop = report.stop_after(self.arguments.work.limits.timeout);
        let signal = || stop.is_due();
        let rated = match &mut self.rater {
            Rater::Explainer(rater) => rater.rate_until(&puzzle, &signal).map(Rated::Explainer),
            Rater::Hodoku(rater) => rater.rate_until(&puzzle, &signal).map(Rated::Hodoku),
        };
        drop(stop);
        let look = report.look();
        match rated {
            Ok(rated) if look.has_rows() => report.row(&rated.row(item, look.is_csv())),
            Ok(rated) => report.line(format!("{}: {}", item.place(), rated.line())),
            Err(unrated) => write_unrated(item, &unrated, report),
        }
    }
}

fn write_unrated(item: &Item, unrated: &Unrated, report: &mut Report) {
    report.status.note(status(unrated));
    let line = format!("{}: not rated: {}", item.place(), sentence(unrated));
    if report.look().is_csv() {
        report.error(line);
        report.row(&Row::default().with("puzzle", as_given(item)));
    } else if report.look().has_rows() {
        report.row(&Row::of(item).with("status", word(unrated)).with("details", sentence(unrated)));
    } else {
        report.line(line);
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

    fn row(&self, item: &Item, is_csv: bool) -> Row {
        let row = if is_csv {
            Row::default().with("puzzle", as_given(item))
        } else {
            Row::of(item).with("status", "rated")
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
fn as_given(item: &Item) -> String {
    if let SourceText::Plain(line) = &item.text {
        return line.as_str().to_owned();
    }
    let cells = row::cells(&item.record, &item.record.grid);
    if item.record.format == Format::Csv { cells.replace('.', "0") } else { cells }
}

pub fn status(unrated: &Unrated) -> Status {
    match unrated {
        Unrated::NotUnique(NotUnique::Several(_)) => Status::SeveralSolutions,
        Unrated::Stopped | Unrated::NotUnique(NotUnique::Stopped { .. }) => stop::status(),
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
