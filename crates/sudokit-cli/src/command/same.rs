//! `sudoku same`

use std::ffi::OsStr;

use sudokit::Puzzle;
use sudokit::transform::Transform;

use crate::args;
use crate::input::{Item, PuzzleReader};
use crate::output::Look;
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Columns, Row};
use crate::status::{Status, UsageError};
use crate::symmetry::describe;

const COLUMNS: Columns =
    Columns::of(&["other_source", "other_line", "other_puzzle", "same", "transform", "details"]);

/// A puzzle, and where it was read.
struct Compared {
    item: Item,
    puzzle: Puzzle,
}

pub fn run(arguments: &args::Same, options: GlobalOptions) -> anyhow::Result<Status> {
    if arguments.first == "-" && arguments.second == "-" {
        return Err(UsageError("only one of the two can come from standard input".to_owned()).into());
    }
    let mut report = Report::new(&arguments.output, options, COLUMNS)?;
    let first = read(arguments, &arguments.first, &mut report)?;
    let second = read(arguments, &arguments.second, &mut report)?;
    if let (Some(first), Some(second)) = (first, second) {
        match first.puzzle.way_to(&second.puzzle) {
            Ok(Some(way)) => {
                let details = describe(&way, first.puzzle.geometry(), &first.item.record.alphabet);
                write(&first, &second, Some(&way), &details, &mut report);
            }
            Ok(None) => {
                report.status.note(Status::No);
                let details = difference(&first.puzzle, &second.puzzle);
                write(&first, &second, None, &details, &mut report);
            }
            Err(_) if first.puzzle.geometry() != second.puzzle.geometry() => {
                report.status.note(Status::No);
                let details = difference(&first.puzzle, &second.puzzle);
                write(&first, &second, None, &details, &mut report);
            }
            Err(error) => {
                report.status.note(Status::Unreadable);
                report.error(format!("{} and {}: {error}", first.item.place(), second.item.place()));
                if report.look.has_rows() {
                    let row = row(&first, &second, "refused", report.look);
                    report.failed_row(row, &error.to_string());
                }
            }
        }
    }
    report.finish()
}

/// The puzzle of a source, which must have one.
fn read(arguments: &args::Same, source: &OsStr, report: &mut Report) -> anyhow::Result<Option<Compared>> {
    let mut puzzles =
        PuzzleReader::of_one(source, &arguments.board, arguments.from, arguments.alphabet.as_ref())?;
    let Some(entry) = puzzles.next() else { return Ok(None) };
    let source = match &entry {
        Ok(item) => item.source.clone(),
        Err(refusal) => refusal.source.clone(),
    };
    let compared = match entry {
        Ok(item) => report.puzzle(&item).map(|puzzle| Compared { item, puzzle }),
        Err(refusal) => {
            report.refuse(&refusal);
            None
        }
    };
    if puzzles.next().is_some() {
        // What was reported so far comes first.
        report.end_job()?;
        let problem = format!(
            "{} has several puzzles: write the two to be compared to files of their own",
            source.name
        );
        return Err(UsageError(problem).into());
    }
    Ok(compared)
}

/// What is easily seen to differ.
fn difference(first: &Puzzle, second: &Puzzle) -> String {
    let sides = [first, second].map(|puzzle| puzzle.geometry().side());
    let clues = [first, second].map(Puzzle::clues);
    if sides[0] != sides[1] {
        return format!("one board is {0}x{0}, the other {1}x{1}", sides[0], sides[1]);
    }
    if first.geometry() != second.geometry() {
        let [one, other] = [first, second].map(|puzzle| row::board_name(puzzle.geometry()));
        return format!("the boards have different boxes or rules: {one} and {other}");
    }
    if clues[0] != clues[1] {
        return format!("one has {} clues, the other {}", clues[0], clues[1]);
    }
    let solutions = [first, second].map(|puzzle| puzzle.solve().unique().ok()?.canonical().ok());
    match solutions {
        [Some(one), Some(other)] if one.form == other.form => {
            "they are different puzzles of the same solution".to_owned()
        }
        [Some(_), Some(_)] => "their solutions are different, too".to_owned(),
        _ => "no transform leads from the one to the other".to_owned(),
    }
}

/// The row of the first puzzle, with the second.
fn row(first: &Compared, second: &Compared, status: &'static str, look: Look) -> Row {
    let other = &second.item;
    Row::of(look, &first.item, status)
        .with("other_source", other.source.name.as_str())
        .with("other_line", other.record.line)
        .with("other_puzzle", row::board(look, &other.record, &other.record.grid))
}

fn write(first: &Compared, second: &Compared, way: Option<&Transform>, details: &str, report: &mut Report) {
    if report.look.has_rows() {
        let status = if way.is_some() { "same" } else { "different" };
        let row = row(first, second, status, report.look)
            .with("same", way.is_some())
            .with("transform", way.map(Transform::to_string))
            .with("details", details);
        return report.row(row);
    }
    match way {
        Some(way) => {
            report.line(format!("the same: {}", report.look.naming.sentence(details)));
            report.line(way.to_string());
        }
        None => report.line(format!("different: {details}")),
    }
}
