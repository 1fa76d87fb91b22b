//! `sudoku solve`

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use sudokit::format;
use sudokit::{Grid, Puzzle, Record, Solution};

use super::{Manner, Session, own_format};
use crate::args;
use crate::input::{Item, Items};
use crate::output::{self, write_file};
use crate::row::{self, Row};
use crate::status::{Status, UsageError};
use crate::stop::{self, Stop};

const COLUMNS: [&str; 6] = ["source", "line", "puzzle", "status", "solution", "error"];

pub fn run(arguments: &args::Solve, manner: Manner) -> anyhow::Result<Status> {
    let session = Session::new(&arguments.output.results, manner, &COLUMNS)?;
    if arguments.answers {
        refuse_shared_answers(&arguments.input.inputs)?;
    }
    let mut answers = Answers::default();
    let status = session.for_each(Items::new(&arguments.input)?, |session, item, record| {
        let Some(puzzle) = session.puzzle(item, record)? else {
            if arguments.answers {
                answers.add(item, &format!("# line {}: the givens of this puzzle clash\n", record.line))?;
            }
            return Ok(());
        };
        let mut solving = Solving { arguments, session, item, record, answers: &mut answers };
        solving.solve(&puzzle)
    })?;
    if arguments.answers {
        answers.write(arguments.output.results.target.force)?;
    }
    Ok(status)
}

/// One puzzle at work.
struct Solving<'a> {
    arguments: &'a args::Solve,
    session: &'a mut Session,
    item: &'a Item,
    record: &'a Record,
    answers: &'a mut Answers,
}

impl Solving<'_> {
    fn solve(&mut self, puzzle: &Puzzle) -> anyhow::Result<()> {
        if self.session.output.is_terminal() {
            self.session.write_board(self.item, self.record, &self.record.grid, self.arguments.output.to)?;
        }
        let wanted = if self.arguments.all { self.arguments.limit.unwrap_or(u64::MAX) } else { 1 };
        let stop = Stop::after(self.arguments.time.timeout);
        let signal = || stop.has_come();
        let mut solutions = puzzle.solve().stop_when(&signal).iter();
        let mut found = 0;
        let mut first = None;
        while found < wanted
            && let Some(solution) = solutions.next()
        {
            found += 1;
            self.write(&solution, puzzle)?;
            first.get_or_insert(solution);
        }
        // One solution is told at once; whether it is the only one may take longer.
        self.session.output.flush()?;
        let has_more = found == wanted && solutions.next().is_some();
        let outcome = match (found, has_more, solutions.is_stopped()) {
            (0, _, true) => Outcome::Stopped,
            (_, false, true) if self.arguments.all => Outcome::StoppedAmid,
            (_, true, _) if self.arguments.all => Outcome::MoreThanLimit,
            (0, _, false) => Outcome::None,
            (_, true, _) | (2.., ..) => Outcome::Several,
            (_, false, true) => Outcome::PerhapsMore,
            (_, false, false) => Outcome::Unique,
        };
        self.tell(outcome, found, first.as_ref())
    }

    fn write(&mut self, solution: &Solution, puzzle: &Puzzle) -> anyhow::Result<()> {
        let solved = self.record.with_grid(solution.into());
        if self.arguments.answers {
            let format = self.arguments.output.to.unwrap_or_else(|| own_format(self.record));
            if let Ok(text) = format::write(&solved, format) {
                self.answers.add(self.item, &text)?;
            }
        }
        if !self.session.output.has_rows() {
            self.session.write_board(self.item, &solved, puzzle.grid(), self.arguments.output.to)?;
        } else if self.arguments.all {
            let row =
                Row::of(self.item, self.record).with("solution", row::cells(self.record, &solution.into()));
            self.session.output.row(&row)?;
        }
        Ok(())
    }

    fn tell(&mut self, outcome: Outcome, found: u64, first: Option<&Solution>) -> anyhow::Result<()> {
        self.session.status.note(match outcome {
            Outcome::None => Status::No,
            Outcome::Stopped | Outcome::StoppedAmid if stop::is_interrupted() => Status::Interrupted,
            Outcome::Stopped | Outcome::StoppedAmid => Status::TimeLimit,
            Outcome::Unique | Outcome::Several | Outcome::MoreThanLimit | Outcome::PerhapsMore => {
                Status::Done
            }
        });
        if self.session.output.has_rows() {
            if !self.arguments.all || found == 0 {
                let solution = first.map(|solution| row::cells(self.record, &Grid::from(solution)));
                let row =
                    Row::of(self.item, self.record).with("status", outcome.word()).with("solution", solution);
                self.session.output.row(&row)?;
            }
        } else if let Some(sentence) = outcome.sentence(self.arguments.all) {
            if self.arguments.answers && found == 0 {
                self.answers.add(self.item, &format!("# line {}: {sentence}\n", self.record.line))?;
            }
            if matches!(outcome, Outcome::None | Outcome::Stopped | Outcome::StoppedAmid) {
                self.session.output.flush()?;
                let text = format!("{}: line {}: {sentence}", self.item.source, self.record.line);
                self.session.progress.hidden(|| output::error(&text));
            } else {
                self.session.note(self.item, self.record, sentence)?;
            }
        }
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Unique,
    Several,
    /// One was found; the time did not suffice to look for another.
    PerhapsMore,
    /// With --all: the search ended before it could tell that these are all.
    StoppedAmid,
    /// With --limit: there are more.
    MoreThanLimit,
    None,
    Stopped,
}

impl Outcome {
    fn word(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Several | Self::StoppedAmid | Self::MoreThanLimit => "several",
            Self::PerhapsMore => "solved",
            Self::None => "none",
            Self::Stopped => "stopped",
        }
    }

    fn sentence(self, all: bool) -> Option<&'static str> {
        match self {
            Self::Unique => None,
            Self::Several if all => None,
            Self::Several => Some("this puzzle has several solutions; here is one"),
            Self::PerhapsMore => {
                Some("the search was stopped before it could tell whether there are other solutions")
            }
            Self::StoppedAmid => Some("the search was stopped before it had found all solutions"),
            Self::MoreThanLimit => Some("there are more solutions than the limit allows"),
            Self::None => Some("this puzzle has no solution"),
            Self::Stopped => Some("the search was stopped before it found a solution"),
        }
    }
}

/// The texts of `--answers`, by the file that each goes beside.
#[derive(Default)]
struct Answers(BTreeMap<PathBuf, String>);

impl Answers {
    fn add(&mut self, item: &Item, text: &str) -> anyhow::Result<()> {
        let Some(path) = &item.path else {
            let problem = format!("--answers writes beside files, and {} is none", item.source);
            return Err(UsageError(problem).into());
        };
        let answers = self.0.entry(path.clone()).or_default();
        if !answers.is_empty() && text.trim_end().contains('\n') {
            answers.push('\n');
        }
        *answers += text;
        Ok(())
    }

    fn write(&self, force: bool) -> anyhow::Result<()> {
        for (path, text) in &self.0 {
            write_file(&answers_path(path), text, force)?;
        }
        Ok(())
    }
}

/// Two inputs whose answers would go to the same file.
fn refuse_shared_answers(inputs: &[OsString]) -> anyhow::Result<()> {
    let mut first_of: BTreeMap<PathBuf, &OsString> = BTreeMap::new();
    for input in inputs.iter().filter(|input| Path::new(input).is_file()) {
        let path = answers_path(Path::new(input));
        match first_of.insert(path.clone(), input) {
            Some(first) if first != input => {
                let (first, input) = (first.to_string_lossy(), input.to_string_lossy());
                let problem =
                    format!("the answers of {first} and {input} would both go to {}", path.display());
                return Err(UsageError(problem).into());
            }
            _ => {}
        }
    }
    Ok(())
}

/// `puzzle_ANSWERS.txt` for `puzzle.sdk`.
fn answers_path(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push("_ANSWERS.txt");
    path.with_file_name(name)
}
