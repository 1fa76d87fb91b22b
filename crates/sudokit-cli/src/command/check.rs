//! `sudoku check`

use sudokit::logic::{MistakeKind, PlayerPosition, Uniqueness};
use sudokit::solve::Answer;
use sudokit::{Cell, Count, Error, NotUnique, Puzzle, Record, Solution};

use super::verdict::mistake_sentence;
use super::{clash_sentences, write_place};
use crate::args;
use crate::batch::{self, Line, PuzzleWorker, ShortAnswer, Shortcut};
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;
use crate::stop::{self, Stop};
use crate::symmetry::describe;

const COLUMNS: [&str; 9] =
    ["source", "line", "puzzle", "clues", "status", "minimal", "automorphisms", "details", "error"];

/// As many symmetries are named; the others are counted.
const NAMED: usize = 24;

pub fn run(arguments: &args::Check, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.work.output, options, &COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.work.input)?;
    let is_short = !report.look().has_rows() && !arguments.minimal && !arguments.automorphisms;
    let shortcut = if is_short { Shortcut::Solutions(2) } else { Shortcut::None };
    batch::run(puzzles, &arguments.work.limits, report, || Checker { arguments, shortcut })
}

struct Checker<'a> {
    arguments: &'a args::Check,
    shortcut: Shortcut,
}

impl PuzzleWorker for Checker<'_> {
    fn work(&mut self, item: &Item, report: &mut Report) {
        let stop = report.stop_after(self.arguments.work.limits.timeout);
        let result = check(&item.record, self.arguments, &stop);
        drop(stop);
        result.write(item, report);
    }

    fn shortcut(&self) -> Shortcut {
        self.shortcut
    }

    /// A puzzle with one solution is the usual case.
    fn answer_line(&mut self, line: &Line, answer: &Answer, text: &mut Vec<u8>) -> ShortAnswer {
        if answer.count != Count::Exactly(1) || line.text.is_full() {
            return ShortAnswer::Missing;
        }
        write_place(line, text);
        text.extend_from_slice(b"unique\n");
        ShortAnswer::Written
    }
}

/// What was found out about a puzzle.
struct CheckResult {
    status: Status,
    word: &'static str,
    /// Whether no clue can be dropped, if that was asked.
    minimal: Option<bool>,
    /// How many symmetries the puzzle has, if that was asked.
    automorphisms: Option<u64>,
    /// A sentence for each thing that is worth one.
    details: Vec<String>,
}

impl CheckResult {
    fn new(status: Status, word: &'static str) -> Self {
        Self { status, word, minimal: None, automorphisms: None, details: Vec::new() }
    }

    /// The word for programs: the same as those of `solve`.
    fn status_word(&self) -> &'static str {
        match self.word {
            "no solution" => "none",
            "several solutions" => "several",
            word => word,
        }
    }

    fn write(&self, item: &Item, report: &mut Report) {
        report.status.note(self.status);
        if report.look().has_rows() {
            let row = Row::of(item)
                .with("clues", item.record.grid.filled().count())
                .with("status", self.status_word())
                .with("minimal", self.minimal)
                .with("automorphisms", self.automorphisms)
                .with("details", self.details.join("; "));
            return report.row(&row);
        }
        let place = item.place();
        if self.details.is_empty() {
            report.line(format!("{place}: {}", self.word));
        }
        for detail in &self.details {
            report.line(format!("{place}: {}: {detail}", self.word));
        }
    }
}

fn check(record: &Record, arguments: &args::Check, stop: &Stop) -> CheckResult {
    let puzzle = Puzzle::try_from(record.grid.clone());
    let mut result = check_solutions(record, puzzle.as_ref(), arguments, stop);
    if arguments.automorphisms
        && let Ok(puzzle) = &puzzle
    {
        check_symmetries(&mut result, record, puzzle);
    }
    result
}

fn check_solutions(
    record: &Record,
    puzzle: Result<&Puzzle, &Error>,
    arguments: &args::Check,
    stop: &Stop,
) -> CheckResult {
    let filled = record.filled_in();
    if filled.is_full() {
        let clashes = filled.clashes();
        let (status, word) =
            if clashes.is_empty() { (Status::Done, "right") } else { (Status::Unreadable, "wrong") };
        return CheckResult { details: clash_sentences(record, &clashes), ..CheckResult::new(status, word) };
    }
    let puzzle = match puzzle {
        Ok(puzzle) => puzzle,
        Err(error) => {
            let details = clash_sentences(record, error.clashes());
            return CheckResult { details, ..CheckResult::new(Status::Unreadable, "clash") };
        }
    };
    let signal = || stop.is_due();
    let solve = puzzle.solve().stop_when(&signal);
    match solve.unique() {
        Ok(solution) => {
            let mut result = CheckResult::new(Status::Done, "unique");
            check_progress(&mut result, record, puzzle, solution);
            if arguments.minimal {
                check_minimal(&mut result, record, solve.redundant_givens());
            }
            result
        }
        Err(NotUnique::NoSolution) => CheckResult::new(Status::No, "no solution"),
        Err(NotUnique::Several(_)) => CheckResult::new(Status::SeveralSolutions, "several solutions"),
        Err(NotUnique::Stopped { found }) => {
            let mut result = CheckResult::new(stop::status(), "stopped");
            if found.is_some() {
                result.details.push("there is a solution, perhaps not the only one".to_owned());
            }
            result
        }
    }
}

/// The digits that a player placed, against the solution.
fn check_progress(result: &mut CheckResult, record: &Record, puzzle: &Puzzle, solution: Solution) {
    let uniqueness = Uniqueness::One(Box::new(solution));
    let position = PlayerPosition { puzzle, progress: &record.progress, uniqueness: &uniqueness };
    for mistake in position.mistakes().into_iter().filter(|mistake| mistake.kind == MistakeKind::Digit) {
        result.status.note(Status::No);
        result.details.push(mistake_sentence(mistake, record));
    }
}

fn check_minimal(result: &mut CheckResult, record: &Record, redundant: Result<Vec<Cell>, NotUnique>) {
    match redundant {
        Ok(cells) if cells.is_empty() => {
            result.minimal = Some(true);
            result.details.push("minimal".to_owned());
        }
        Ok(cells) => {
            result.minimal = Some(false);
            result.status.note(Status::No);
            let geometry = record.grid.geometry();
            let names: Vec<String> = cells.iter().map(|&cell| geometry.position(cell).to_string()).collect();
            result.details.push(format!("not minimal, any one of {} can go", names.join(" ")));
        }
        Err(_) => {
            result.status.note(stop::status());
            result
                .details
                .push("the search was stopped before it could tell whether it is minimal".to_owned());
        }
    }
}

/// The symmetries that lead from a puzzle to itself, by name.
fn check_symmetries(result: &mut CheckResult, record: &Record, puzzle: &Puzzle) {
    let symmetries = match puzzle.automorphisms() {
        Ok(symmetries) => symmetries,
        Err(error) => {
            result.details.push(format!("its symmetries are not known: {error}"));
            return;
        }
    };
    result.automorphisms = Some(symmetries.count);
    if symmetries.count == 1 {
        result.details.push("no symmetry leads from it to itself".to_owned());
        return;
    }
    let (named, others) =
        symmetries.transforms[1..].split_at_checked(NAMED).unwrap_or((&symmetries.transforms[1..], &[]));
    for symmetry in named {
        let words = describe(symmetry, record.grid.geometry(), &record.alphabet);
        result.details.push(format!("the same after {words}"));
    }
    if !others.is_empty() {
        result.details.push(format!("and after {} others", others.len()));
    }
    if symmetries.count > symmetries.transforms.len() as u64 {
        result.details.push(format!(
            "with exchanges of empty rows and columns there are {} in all, the one that changes nothing included",
            symmetries.count
        ));
    }
}
