//! `sudoku rate`

use serde_json::{Value, json};
use sudokit::logic::rate::{BoardGrade, Grade, Level, Unrated};
use sudokit::logic::{Order, Scale, Technique};
use sudokit::solve::NotUnique;

use super::Verdict;
use crate::args;
use crate::batch::{self, PuzzleWorker, Shortcut};
use crate::grade::{PuzzleGrade, PuzzleRater};
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::row::{Columns, Row};
use crate::status::Status;

/// What Sudoku Explainer says of a puzzle.
const EXPLAINER_COLUMNS: Columns = Columns::unlike(
    &["er", "ep", "ed", "level", "hardest", "counts"],
    &["er", "ep", "ed", "level", "hardest"],
);

/// What HoDoKu says.
const HODOKU_COLUMNS: Columns = Columns::unlike(
    &["level", "score", "steps", "brute_force", "hardest", "counts"],
    &["level", "score", "steps", "brute_force", "hardest"],
);

pub fn run(arguments: &args::Rate, options: GlobalOptions) -> anyhow::Result<Status> {
    let columns = match arguments.measure.scale {
        Scale::Explainer => EXPLAINER_COLUMNS,
        Scale::Hodoku => HODOKU_COLUMNS,
    };
    let report = Report::new(&arguments.work.output, options, columns)?;
    let puzzles = PuzzleReader::new(&arguments.work.input, options.naming())?.for_slow_work();
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
            Ok(rated) if report.look.has_rows() => {
                report.row(report.row_of(item, "rated").with_all(&rated.values()));
            }
            Ok(rated) => report.line(format!("{}: {}", item.place(), rated.line())),
            Err(problem) => write_unrated(item, &unrated(&problem), report),
        }
    }
}

fn write_unrated(item: &Item, verdict: &Verdict, report: &mut Report) {
    report.status.note(verdict.status);
    let line = format!("{}: not rated: {}", item.place(), verdict.details());
    if report.look.has_rows() {
        report.failed_row(report.row_of(item, verdict.word), &verdict.details());
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

    /// All figures, by the names that rows have for them.
    fn values(&self) -> Value {
        match self {
            Self::Explainer(grade) => json!(grade),
            Self::Hodoku(grade) => json!(grade),
            Self::Board(grade) => json!({
                "level": grade.level.name(),
                "hardest": grade.hardest.map(Technique::id),
            }),
        }
    }
}

/// The row and its ratings, or that there are none. Other boards have a level only.
pub fn with_figures(row: Row, grade: Option<&Grade>, board: Option<BoardGrade>) -> Row {
    let board = grade.map(BoardGrade::from).or(board);
    row.with("er", grade.map(|grade| grade.er))
        .with("ep", grade.map(|grade| grade.ep))
        .with("ed", grade.map(|grade| grade.ed))
        .with("level", board.map(|board| board.level.name()))
        .with("hardest", board.and_then(|board| board.hardest).map(Technique::id))
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
        Unrated::OtherBoard => no("refused"),
        Unrated::Solved => no("solved"),
        Unrated::FewGivens { .. } => no("few givens"),
        _ => no("stuck"),
    }
}
