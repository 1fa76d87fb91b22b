//! `sudoku rate`

use serde_json::{Value, json};
use sudokit::logic::Scale;
use sudokit::logic::rate::{Explainer, Grade, Hodoku, HodokuGrade, Level, Unrated};
use sudokit::solve::NotUnique;
use sudokit::{Control, Puzzle};

use super::Verdict;
use crate::args;
use crate::batch::{self, PuzzleWorker, Shortcut};
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
    let columns = match arguments.scale {
        Scale::Explainer => EXPLAINER_COLUMNS,
        Scale::Hodoku => HODOKU_COLUMNS,
    };
    let report = Report::new(&arguments.work.output, options, columns)?;
    let puzzles = PuzzleReader::new(&arguments.work.input)?.for_slow_work();
    batch::run(puzzles, &arguments.work.limits, report, Shortcut::None, || {
        let rater = match arguments.scale {
            Scale::Explainer => Rater::Explainer(Box::default()),
            Scale::Hodoku => Rater::Hodoku(Box::default()),
        };
        RatingWorker { arguments, rater }
    })
}

/// A rater keeps its tables from one puzzle to the next.
enum Rater {
    Explainer(Box<Explainer>),
    Hodoku(Box<Hodoku>),
}

struct RatingWorker<'a> {
    arguments: &'a args::Rate,
    rater: Rater,
}

impl Rater {
    fn rate(&mut self, puzzle: &Puzzle, control: &Control) -> Result<Rated, Unrated> {
        self.set_control(control);
        let rated = match self {
            Self::Explainer(rater) => rater.rate(puzzle).map(Rated::Explainer),
            Self::Hodoku(rater) => rater.rate(puzzle).map(Rated::Hodoku),
        };
        // Ctrl-C ends the program again.
        self.set_control(&Control::new());
        rated
    }

    fn set_control(&mut self, control: &Control) {
        match self {
            Self::Explainer(rater) => rater.set_control(control),
            Self::Hodoku(rater) => rater.set_control(control),
        }
    }
}

/// A rating on one of the scales.
enum Rated {
    Explainer(Grade),
    Hodoku(HodokuGrade),
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

    /// All figures, by the names that rows have for them.
    fn values(&self) -> Value {
        match self {
            Self::Explainer(grade) => json!(grade),
            Self::Hodoku(grade) => json!(grade),
        }
    }
}

/// The row and its ratings, or that there are none.
pub fn with_figures(row: Row, grade: Option<&Grade>) -> Row {
    row.with("er", grade.map(|grade| grade.er))
        .with("ep", grade.map(|grade| grade.ep))
        .with("ed", grade.map(|grade| grade.ed))
        .with("level", grade.map(|grade| Level::of(grade.er).to_string()))
        .with("hardest", grade.map(|grade| grade.hardest.id()))
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
