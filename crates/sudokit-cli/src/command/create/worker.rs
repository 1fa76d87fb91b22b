//! A worker that creates puzzles, and reports them.

use std::ops::{ControlFlow, Range};
use std::time::Duration;

use serde_json::json;
use sudokit::format::Record;
use sudokit::generate::{GenerateError, Generated, GeneratorWorker, StopReason};
use sudokit::logic::Technique;
use sudokit::logic::rate::{BoardGrade, Explainer, Grade, Hodoku, HodokuGrade};
use sudokit::{Control, Grid, Puzzle};

use super::failure;
use super::generator::GeneratorOptions;
use crate::command::rate;
use crate::conversion::loss_sentence;
use crate::input::Place;
use crate::pool::{Job, Worker};
use crate::progress::Progress;
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Row};
use crate::status::Status;
use crate::texts::text;
use crate::{args, stop};

/// The time limit for rating the nearest puzzle.
const GRADING_TIME: Duration = Duration::from_secs(2);

/// The source of created puzzles in rows.
pub const SOURCE: &str = "create";

pub struct CreatingWorker<'a> {
    arguments: &'a args::Create,
    generator: &'a GeneratorOptions,
    options: GlobalOptions,
    maker: GeneratorWorker,
    explainer: Option<Explainer>,
    hodoku: Hodoku,
    /// The format and the alphabet of the puzzles.
    sample: Record,
    board: String,
}

/// The difficulty of a puzzle.
pub struct Grades {
    pub explainer: Option<Grade>,
    /// Only with `--hodoku`.
    pub hodoku: Option<HodokuGrade>,
    /// The level, on boards other than the classic one.
    pub board: Option<BoardGrade>,
}

impl Grades {
    /// The technique of the hardest step: HoDoKu's, if that is the scale of the request.
    pub fn hardest(&self) -> Option<Technique> {
        let hodoku = self.hodoku.as_ref().map(|grade| grade.hardest);
        let explainer = self.explainer.as_ref().map(|grade| grade.hardest);
        hodoku.or(explainer).or_else(|| self.board.and_then(|grade| grade.hardest))
    }
}

/// The result of a job.
pub struct Created {
    /// With `--stats`, the puzzles that were created.
    pub counted: Vec<(Puzzle, Grades)>,
    /// Whether to continue with the next job.
    pub flow: ControlFlow<()>,
}

/// The numbers of puzzles.
impl Job for Range<u64> {
    fn puzzles(&self) -> usize {
        (self.end - self.start) as usize
    }
}

impl Worker for CreatingWorker<'_> {
    type Job = Range<u64>;
    type Outcome = Created;

    /// Creates the puzzles of these numbers, up to the first that is not found.
    fn work(&mut self, indices: Range<u64>, report: &mut Report) -> Created {
        let timeout = self.arguments.limits.timeout;
        let mut created = Created { counted: Vec::new(), flow: ControlFlow::Continue(()) };
        let mut results = Vec::new();
        // If there are several puzzles, the output shows their progress.
        let progress = Progress::new("puzzles", self.options.quiet || self.arguments.count > 1);
        self.maker.set_control(&progress.watch(report.control(timeout)));
        self.maker.make_all(indices.clone(), &mut results);
        self.maker.set_control(&Control::new());
        let is_alone = results.len() == 1;
        for (index, result) in indices.zip(results) {
            let is_over = || stop::is_interrupted() || report.cancellation.is_cancelled();
            let result = match result {
                // A puzzle that reaches the time limit stops the whole batch. The puzzles
                // that are not finished start again, each with the full time.
                Err(GenerateError { why: StopReason::Stopped, .. }) if !is_alone && !is_over() => {
                    self.maker.set_control(&report.control(timeout));
                    let result = self.maker.make(index);
                    self.maker.set_control(&Control::new());
                    result
                }
                other => other,
            };
            match result {
                Ok(creation) => {
                    let grades = self.grades(&creation, &report.control(None));
                    self.write(index, &creation, &grades, "made", report);
                    // The signal can have stopped the rating.
                    if stop::is_interrupted() && self.is_rated() {
                        report.give_up_puzzle();
                        break;
                    }
                    report.finish_puzzles(1);
                    if self.arguments.stats {
                        created.counted.push((creation.puzzle, grades));
                    }
                }
                Err(missed) => {
                    self.write_failure(index, &missed, report);
                    if stop::is_interrupted() {
                        report.give_up_puzzle();
                    }
                    created.flow = ControlFlow::Break(());
                    break;
                }
            }
        }
        created
    }
}

impl<'a> CreatingWorker<'a> {
    pub fn new(arguments: &'a args::Create, generator: &'a GeneratorOptions, options: GlobalOptions) -> Self {
        let format = generator.format(arguments);
        let empty = Grid::empty(generator.geometry.clone());
        Self {
            arguments,
            generator,
            options,
            maker: generator.generator.worker(),
            explainer: None,
            hodoku: Hodoku::new(),
            sample: Record::new(empty, format, generator.alphabet.clone()),
            board: row::board_name(&generator.geometry),
        }
    }

    /// Whether ratings are reported.
    fn is_rated(&self) -> bool {
        let results = &self.arguments.output.results;
        self.arguments.stats || results.json || results.csv
    }

    /// The difficulty of a puzzle, if it is reported.
    fn grades(&mut self, creation: &Generated, control: &Control) -> Grades {
        let is_reported = self.is_rated();
        let is_classic = self.generator.geometry.is_classic();
        let explainer = match &creation.grade {
            None if is_reported && is_classic => {
                self.explained(control, |explainer| explainer.rate(&creation.puzzle).ok())
            }
            grade => grade.clone(),
        };
        let board = if is_reported && !is_classic { self.board_grade(creation, control) } else { None };
        let hodoku = if is_reported { self.hodoku_grade(creation, control) } else { None };
        Grades { explainer, hodoku, board }
    }

    /// The level of a puzzle on any board.
    fn board_grade(&mut self, creation: &Generated, control: &Control) -> Option<BoardGrade> {
        self.explained(control, |explainer| explainer.rate_board(&creation.puzzle).ok())
    }

    fn explained<T>(&mut self, control: &Control, rate: impl FnOnce(&mut Explainer) -> T) -> T {
        let explainer = self.explainer.get_or_insert_default();
        explainer.set_control(control);
        let grade = rate(explainer);
        explainer.set_control(&Control::new());
        grade
    }

    /// HoDoKu's grade, with `--hodoku`.
    fn hodoku_grade(&mut self, creation: &Generated, control: &Control) -> Option<HodokuGrade> {
        self.arguments.criteria.hodoku.as_ref()?;
        self.hodoku.set_control(control);
        let grade = self.hodoku.rate(&creation.puzzle).ok();
        self.hodoku.set_control(&Control::new());
        grade
    }

    fn write(
        &self,
        index: u64,
        creation: &Generated,
        grades: &Grades,
        word: &'static str,
        report: &mut Report,
    ) {
        let record = self.sample.with_grid(creation.puzzle.grid().clone());
        if report.look.has_rows() {
            let look = report.look;
            let place = Place { source: SOURCE, line: index as usize + 1 };
            let row = Row::about(look, Vec::new(), place, &row::board(look, &record, &record.grid), word)
                .with("solution", row::board(look, &record, &Grid::from(&creation.solution)))
                .with("clues", creation.puzzle.clues());
            let grade = grades.explainer.as_ref();
            let row = rate::with_figures(row, grade, grades.board)
                .with("hodoku_level", grades.hodoku.as_ref().map(|grade| grade.level.name()))
                .with("hodoku_score", grades.hodoku.as_ref().map(|grade| grade.score))
                .with("techniques", grade.map(|grade| json!(grade.counts)))
                .with("symmetry", creation.symmetry.name())
                .with("board", self.board.as_str())
                .with("seed", self.generator.seed)
                .with("index", index);
            return report.row(row);
        }
        let place = Place { source: SOURCE, line: index as usize + 1 };
        // The board is the same for all puzzles.
        if index == 0
            && let Some(note) = loss_sentence(&record, self.arguments.output.to)
        {
            report.note(note);
        }
        report.write_board(place, &record, &record.grid, Some(record.format));
    }

    /// Reports that no puzzle was found, and writes the nearest one.
    fn write_failure(&mut self, index: u64, missed: &GenerateError, report: &mut Report) {
        report.status.note(match missed.why {
            StopReason::Stopped => stop::status(),
            _ => Status::No,
        });
        let control = stop::within(GRADING_TIME);
        let nearest = missed.nearest.as_deref().map(|creation| {
            let hodoku = self.hodoku_grade(creation, &control);
            let grades = self.grades(creation, &control);
            let is_known = hodoku.is_some() || grades.explainer.is_some() || grades.board.is_some();
            let board = if is_known { grades.board } else { self.board_grade(creation, &control) };
            (creation, Grades { hodoku, board, ..grades })
        });
        if let Some((creation, grades)) = &nearest {
            self.write(index, creation, grades, "nearest", report);
        }
        let nearest = nearest.as_ref().map(|(creation, grades)| (*creation, grades));
        let sentence = failure::sentence(self.arguments, missed, nearest);
        let sentence = match self.arguments.count - index - 1 {
            0 => sentence,
            n => text!("create-missed-others", sentence, n),
        };
        report.error(match self.arguments.count {
            1 => sentence,
            _ => text!("create-missed-number", number = index + 1, sentence),
        });
    }
}
