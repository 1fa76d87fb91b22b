//! `sudoku rate`

use serde_json::json;
use sudokit::format::Format;
use sudokit::logic::rate::{BoardGrade, Grade, Level, Unrated};
use sudokit::logic::{Order, Scale, Technique};
use sudokit::solve::NotUnique;

use super::Verdict;
use crate::args;
use crate::batch::{self, PuzzleWorker, Shortcut};
use crate::grade::{PuzzleGrade, PuzzleRater};
use crate::input::{Item, PuzzleReader, SourceText};
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Row};
use crate::status::Status;

/// The columns in which ratings are usually exchanged.
const EXPLAINER_COLUMNS: &str = "puzzle,er,ep,ed";
const HODOKU_COLUMNS: &str = "puzzle,level,score,steps,brute_force";

pub fn run(arguments: &args::Rate, options: GlobalOptions) -> anyhow::Result<Status> {
    let columns = match arguments.measure.scale {
        Scale::Explainer => EXPLAINER_COLUMNS,
        Scale::Hodoku => HODOKU_COLUMNS,
    };
    let report = Report::new(&arguments.work.output, options, columns)?;
    let puzzles = PuzzleReader::new(&arguments.work.input)?.for_slow_work();
    batch::run(puzzles, &arguments.work.limits, report, Shortcut::None, || RatingWorker {
        arguments,
        rater: PuzzleRater::new(arguments.measure.scale),
    })
}

struct RatingWorker<'a> {
    arguments: &'a args::Rate,
    rater: PuzzleRater,
}

impl PuzzleWorker for RatingWorker<'_> {
    fn work(&mut self, item: &Item, report: &mut Report) {
        let Some(puzzle) = report.puzzle(item) else { return };
        let control = report.control(self.arguments.work.limits.timeout);
        let rated = self.rater.rate(&puzzle, &control);
        drop(control);
        match rated {
            Ok(rated) if report.look.has_rows() => report.row(&rated.row(item, report.look.is_csv())),
            Ok(rated) => report.line(format!("{}: {}", item.place(), rated.line())),
            Err(problem) => write_unrated(item, &unrated(&problem), report),
        }
    }
}

fn write_unrated(item: &Item, verdict: &Verdict, report: &mut Report) {
    report.status.note(verdict.status);
    let line = format!("{}: not rated: {}", item.place(), verdict.details());
    if report.look.is_csv() {
        report.error(line);
        report.row(&Row::default().with("puzzle", as_given(item)));
    } else if report.look.has_rows() {
        report.row(&verdict.row(item));
    } else {
        report.line(line);
    }
}

impl PuzzleGrade {
    /// `ER 7.2, EP 1.2, ED 1.2  expert  X-chain`, `HoDoKu 1052, hard  61 steps  X-Wing`,
    /// `hard  Naked triplet`
    fn line(&self) -> String {
        match self {
            Self::Explainer(grade) => format!("{grade}  {}  {}", Level::of(grade.er), grade.hardest),
            Self::Hodoku(grade) => {
                let steps = if grade.steps == 1 { "step" } else { "steps" };
                format!("{grade}  {} {steps}  {}", grade.steps, Order::Hodoku.name_of(grade.hardest))
            }
            Self::Board(BoardGrade { level, hardest: Some(hardest), .. }) => format!("{level}  {hardest}"),
            Self::Board(BoardGrade { level, .. }) => level.to_string(),
        }
    }

    fn row(&self, item: &Item, is_csv: bool) -> Row {
        let row = if is_csv {
            Row::default().with("puzzle", as_given(item))
        } else {
            Row::of(item).with("status", "rated")
        };
        // A table has the figures only.
        row.with_all(match self {
            Self::Explainer(grade) => json!(grade),
            Self::Hodoku(grade) => json!(grade),
            Self::Board(grade) => json!({
                "level": grade.level.name(),
                "hardest": grade.hardest.map(Technique::id),
            }),
        })
    }
}

/// The row and its ratings, or that there are none.
pub fn with_figures(row: Row, grade: Option<&Grade>) -> Row {
    row.with("er", grade.map(|grade| grade.er.to_string()))
        .with("ep", grade.map(|grade| grade.ep.to_string()))
        .with("ed", grade.map(|grade| grade.ed.to_string()))
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

/// Why a puzzle has no rating.
pub fn unrated(problem: &Unrated) -> Verdict {
    let no = |word| Verdict::new(Status::No, word, problem.to_string());
    match problem {
        Unrated::NotUnique(NotUnique::NoSolution) => Verdict::new(Status::No, "none", "no solution"),
        Unrated::NotUnique(NotUnique::Several(_)) => {
            Verdict::new(Status::SeveralSolutions, "several", "several solutions")
        }
        Unrated::NotUnique(NotUnique::Stopped { .. }) | Unrated::Stopped => {
            Verdict::stopped("stopped before it was solved")
        }
        Unrated::OtherBoard => no("other board"),
        Unrated::Solved => no("solved"),
        Unrated::FewGivens { .. } => no("few givens"),
        _ => no("stuck"),
    }
}
