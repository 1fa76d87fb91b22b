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
use crate::texts::text;

const COLUMNS: Columns =
    Columns::of(&["other_source", "other_line", "other_puzzle", "same", "transform", "details"]);

/// A puzzle and its entry in the input.
struct Compared {
    item: Item,
    puzzle: Puzzle,
}

pub fn run(arguments: &args::Same, options: GlobalOptions) -> anyhow::Result<Status> {
    if arguments.first == "-" && arguments.second == "-" {
        return Err(UsageError(text!("same-one-standard-input")).into());
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
                let problem = error.to_string();
                let places = [&first, &second].map(|compared| compared.item.place().to_string());
                let [first_place, second_place] = places;
                let sentence =
                    text!("same-refused", first = first_place, second = second_place, problem = &problem);
                report.error(sentence);
                if report.look.has_rows() {
                    let row = row(&first, &second, "refused", report.look);
                    report.failed_row(row, &problem);
                }
            }
        }
    }
    report.finish()
}

/// The puzzle of a source. Fails if there are several.
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
        // Errors that are already reported come first.
        report.end_job()?;
        return Err(UsageError(text!("same-needs-one", source = source.name.as_str())).into());
    }
    Ok(compared)
}

/// The first difference that is easy to describe.
fn difference(first: &Puzzle, second: &Puzzle) -> String {
    let sides = [first, second].map(|puzzle| puzzle.geometry().side());
    let clues = [first, second].map(Puzzle::clues);
    if sides[0] != sides[1] {
        return text!("same-other-side", first = sides[0], second = sides[1]);
    }
    if first.geometry() != second.geometry() {
        let [first, second] = [first, second].map(|puzzle| row::board_name(puzzle.geometry()));
        return text!("same-other-houses", first, second);
    }
    if clues[0] != clues[1] {
        return text!("same-other-clues", first = clues[0], second = clues[1]);
    }
    let solutions = [first, second].map(|puzzle| puzzle.solve().unique().ok()?.canonical().ok());
    match solutions {
        [Some(one), Some(other)] if one.form == other.form => text!("same-one-solution"),
        [Some(_), Some(_)] => text!("same-other-solutions"),
        _ => text!("same-no-transform"),
    }
}

/// The row of the first puzzle, with the fields of the second.
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
            report.line(if way.is_identity() {
                text!("same-identical")
            } else {
                text!("same-after", transform = report.look.naming.sentence(details))
            });
            report.line(way.to_string());
        }
        None => report.line(text!("same-different", difference = details)),
    }
}
