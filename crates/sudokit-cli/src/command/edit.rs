//! What `minimize`, `reduce` and `complete` have in common: puzzles in, changed
//! puzzles out.

use sudokit::generate::{Edit, Edited};
use sudokit::rate::Unrated;
use sudokit::{Grid, NotUnique, Puzzle};

use super::{not_unique, rate};
use crate::args::{self, WorkOptions};
use crate::batch;
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Row};
use crate::status::Status;
use crate::stop;

/// What happens to the clues.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Change {
    Dropped,
    Added,
}

impl Change {
    fn name(self) -> &'static str {
        match self {
            Self::Dropped => "dropped",
            Self::Added => "added",
        }
    }

    fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Dropped => {
                &["source", "line", "puzzle", "status", "result", "clues", "dropped", "details", "error"]
            }
            Self::Added => {
                &["source", "line", "puzzle", "status", "result", "clues", "added", "details", "error"]
            }
        }
    }
}

/// A command that changes the clues of puzzles.
pub trait EditCommand: Sync {
    fn change(&self) -> Change;

    fn arguments(&self) -> &args::EditOptions;

    fn edit(&self, edit: Edit) -> Result<Edited, Unrated>;

    /// A sentence about the result, and its status.
    fn remark(&self, puzzle: &Puzzle, edited: &Edited) -> Remark;

    /// A warning about a puzzle, before it is changed.
    fn warning(&self, _: &Puzzle) -> Option<String> {
        None
    }
}

/// A sentence about a result.
pub struct Remark {
    /// For programs.
    pub word: &'static str,
    pub sentence: String,
    pub status: Status,
}

impl Remark {
    pub fn new(word: &'static str, sentence: impl Into<String>) -> Self {
        Self { word, sentence: sentence.into(), status: Status::Done }
    }

    /// What was asked for is not there.
    pub fn short(sentence: impl Into<String>) -> Self {
        Self { status: Status::No, ..Self::new("short", sentence) }
    }

    /// There was no time for more.
    pub fn stopped(sentence: impl Into<String>) -> Self {
        Self { status: stop::status(), ..Self::new("stopped", sentence) }
    }
}

/// Changes all puzzles of the input.
pub fn run(command: &dyn EditCommand, options: GlobalOptions) -> anyhow::Result<Status> {
    let args::EditOptions { seed, work: WorkOptions { limits, input, output } } = command.arguments();
    let report = Report::new(&output.results, options, command.change().columns())?;
    let puzzles = PuzzleReader::new(input)?.for_slow_work();
    batch::run_each(puzzles, limits, report, |item, report| {
        let Some(puzzle) = report.puzzle(item) else { return };
        if let Some(warning) = command.warning(&puzzle) {
            report.note_at(item.place(), &warning);
        }
        let stop = report.stop_after(limits.timeout);
        let signal = || stop.is_due();
        let edited = command.edit(Edit::new(&puzzle).seed(*seed).stop_when(&signal));
        drop(stop);
        match edited {
            Ok(edited) => write(command, item, &edited, &command.remark(&puzzle, &edited), report),
            Err(problem) => refuse(item, &problem, report),
        }
    })
}

fn write(command: &dyn EditCommand, item: &Item, edited: &Edited, remark: &Remark, report: &mut Report) {
    report.status.note(remark.status);
    let record = &item.record;
    let clues = record.grid.filled().count();
    let result: &Grid = edited.puzzle.grid();
    if report.look().has_rows() {
        let row = Row::of(item)
            .with("status", remark.word)
            .with("result", row::cells(record, result))
            .with("clues", edited.puzzle.clues())
            .with(command.change().name(), edited.puzzle.clues().abs_diff(clues))
            .with("details", remark.sentence.as_str());
        return report.row(&row);
    }
    let to = command.arguments().work.output.to;
    let changed = record.with_grid(result.clone());
    report.note_loss(item.place(), &changed, to);
    report.write_board(item.place(), &changed, &record.grid, to);
    if remark.status == Status::Done {
        report.note_at(item.place(), &remark.sentence);
    } else {
        report.error_at(item.place(), &remark.sentence);
    }
}

/// Reports why a puzzle stays as it is.
fn refuse(item: &Item, problem: &Unrated, report: &mut Report) {
    report.status.note(rate::status(problem));
    let sentence = match problem {
        Unrated::NotUnique(several @ NotUnique::Several(_)) => {
            format!("{}: `sudoku complete` adds clues until one is left", not_unique(several).1)
        }
        Unrated::NotUnique(problem) => not_unique(problem).1.to_owned(),
        other => format!("not rated: {}", rate::sentence(other)),
    };
    if report.look().has_rows() {
        report.row(&Row::of(item).with("status", rate::word(problem)).with("details", sentence));
    } else {
        report.error_at(item.place(), &sentence);
    }
}

/// `4 of 30 clues were dropped`
pub fn dropped(puzzle: &Puzzle, edited: &Edited) -> String {
    let clues = puzzle.clues();
    match clues - edited.puzzle.clues() {
        1 => format!("1 of {clues} clues was dropped"),
        dropped => format!("{dropped} of {clues} clues were dropped"),
    }
}

/// `3 clues were added`
pub fn added(puzzle: &Puzzle, edited: &Edited) -> String {
    match edited.puzzle.clues() - puzzle.clues() {
        1 => "1 clue was added".to_owned(),
        added => format!("{added} clues were added"),
    }
}
