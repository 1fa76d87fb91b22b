//! `sudoku rate`

use std::sync::{LazyLock, Mutex};

use serde_json::{Value, json};
use sudokit::logic::rate::{BoardGrade, Grade, Level, Unrated};
use sudokit::logic::{Order, Scale, Technique};
use sudokit::solve::NotUnique;
use sudokit_draw::Plot;

use super::Verdict;
use crate::batch::{self, PuzzleWorker, Shortcut};
use crate::charts::{self, LeftOut};
use crate::figures::Figures;
use crate::grade::{PuzzleGrade, PuzzleRater};
use crate::input::{Item, PuzzleReader, Refusal};
use crate::plot_file::PlotFile;
use crate::report::{GlobalOptions, Report};
use crate::row::{Columns, Row};
use crate::status::Status;
use crate::texts::text;
use crate::{args, stop};

/// Made once, because a list can have millions of such puzzles.
static SEVERAL_SOLUTIONS: LazyLock<String> = LazyLock::new(|| text!("rate-several-solutions"));

/// Sudoku Explainer's figures.
const EXPLAINER_COLUMNS: Columns = Columns::unlike(
    &["er", "ep", "ed", "level", "hardest", "counts"],
    &["er", "ep", "ed", "level", "hardest"],
);

/// HoDoKu's figures.
const HODOKU_COLUMNS: Columns = Columns::unlike(
    &["level", "score", "steps", "brute_force", "hardest", "counts"],
    &["level", "score", "steps", "brute_force", "hardest"],
);

pub fn run(arguments: &args::Rate, options: GlobalOptions) -> anyhow::Result<Status> {
    let columns = match arguments.measure.scale {
        Scale::Explainer => EXPLAINER_COLUMNS,
        Scale::Hodoku => HODOKU_COLUMNS,
    };
    let target = &arguments.work.output.target;
    let mut report = Report::new(&arguments.work.output, options, columns)?;
    let plot_file = PlotFile::new(arguments.plot.as_deref(), target, options, &mut report)?;
    let puzzles = PuzzleReader::new(&arguments.work.input, options.naming())?.for_slow_work();
    let stats = plot_file.as_ref().map(|_| Mutex::default());
    let status = batch::run(puzzles, &arguments.work.limits, report, Shortcut::None, || RatingWorker {
        arguments,
        rater: PuzzleRater::new(arguments.measure.scale),
        stats: stats.as_ref(),
    })?;
    if let (Some(plot_file), Some(stats)) = (plot_file, stats) {
        let stats: RatingStats = stats.into_inner().expect(NO_PANIC);
        plot_file.finish(status, &stats.plot())?;
    }
    Ok(status)
}

/// Why the figures can be used.
const NO_PANIC: &str = "a worker that panics ends the program";

/// The figures of all puzzles, for a picture.
#[derive(Default)]
struct RatingStats {
    puzzles: u64,
    unrated: u64,
    unreadable: u64,
    figures: Figures,
}

impl RatingStats {
    fn add(&mut self, grade: Option<&PuzzleGrade>) {
        self.puzzles += 1;
        match grade {
            Some(grade) => self.figures.add_grade(grade),
            None => self.unrated += 1,
        }
    }

    fn plot(&self) -> Plot {
        let left_out = [(LeftOut::Unrated, self.unrated), (LeftOut::Unreadable, self.unreadable)];
        charts::plot(charts::puzzles(self.puzzles), &self.figures, &left_out)
    }
}

struct RatingWorker<'a> {
    arguments: &'a args::Rate,
    rater: PuzzleRater,
    /// The figures that all workers add to, with `--plot`.
    stats: Option<&'a Mutex<RatingStats>>,
}

impl RatingWorker<'_> {
    fn count(&self, add: impl FnOnce(&mut RatingStats)) {
        if let Some(stats) = self.stats {
            add(&mut stats.lock().expect(NO_PANIC));
        }
    }
}

impl PuzzleWorker for RatingWorker<'_> {
    fn refuse(&mut self, refusal: &Refusal, report: &mut Report) {
        // A file that cannot be opened is no entry of a list.
        if refusal.line.is_some() {
            self.count(|stats| stats.unreadable += 1);
        }
        report.refuse(refusal);
    }

    fn work(&mut self, item: &Item, report: &mut Report) {
        let Some(puzzle) = report.puzzle(item) else { return self.count(|stats| stats.unreadable += 1) };
        let control = report.control(self.arguments.work.limits.timeout);
        let rated = self.rater.rate(&puzzle, &control);
        drop(control);
        self.count(|stats| stats.add(rated.as_ref().ok()));
        match rated {
            Ok(rated) if report.look.has_rows() => {
                report.row(report.row_of(item, "rated").with_all(&rated.values()));
            }
            Ok(rated) => report.line(format!("{}: {}", item.place(), rated.line())),
            Err(Unrated::NotUnique(problem @ NotUnique::Several(_))) => {
                let sentences = vec![SEVERAL_SOLUTIONS.clone()];
                let verdict = Verdict { sentences, ..Verdict::not_unique_status(&problem) };
                write_unrated(item, &verdict, report);
            }
            Err(problem) => write_unrated(item, &unrated(&problem), report),
        }
    }
}

fn write_unrated(item: &Item, verdict: &Verdict, report: &mut Report) {
    report.status.note(verdict.status);
    let problem = verdict.details();
    if report.look.has_rows() {
        report.failed_row(report.row_of(item, verdict.word), &problem);
    } else {
        report.line(format!("{}: {}", item.place(), text!("rate-refused", problem)));
    }
}

impl PuzzleGrade {
    /// The figures, and the hardest step.
    fn line(&self) -> String {
        match self {
            Self::Explainer(grade) => text!(
                "rate-explainer",
                er = grade.er.to_string(),
                ep = grade.ep.to_string(),
                ed = grade.ed.to_string(),
                level = Level::of(grade.er).name(),
                technique = grade.hardest.name(),
            ),
            Self::Hodoku(grade) => text!(
                "rate-hodoku",
                score = grade.score.to_string(),
                level = grade.level.name(),
                steps = grade.steps,
                technique = Order::Hodoku.name_of(grade.hardest),
            ),
            Self::Board(BoardGrade { level, hardest: Some(hardest), .. }) => {
                text!("rate-board", level = level.name(), technique = hardest.name())
            }
            Self::Board(BoardGrade { level, .. }) => level.name().to_owned(),
        }
    }

    /// All figures, with the names that rows give them.
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

/// Adds the ratings to a row, if there are any. Boards other than the classic one have only a
/// level.
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
        Unrated::NotUnique(NotUnique::Stopped { .. }) | Unrated::Stopped => {
            Verdict::stopped(text!("stopped-before-rated", why = stop::cause()))
        }
        Unrated::NotUnique(problem) => Verdict::not_unique(problem),
        Unrated::OtherBoard => no("refused"),
        Unrated::Solved => no("solved"),
        Unrated::FewGivens { .. } => no("few givens"),
        _ => no("stuck"),
    }
}
