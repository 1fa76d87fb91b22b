//! `sudoku same`

use std::ffi::OsStr;

use serde_json::Value;
use sudokit::transform::Transform;
use sudokit::{Puzzle, Record};

use super::place_of;
use crate::args;
use crate::input::{Item, Items};
use crate::report::{Manner, Session, Word};
use crate::row::Row;
use crate::status::{Status, UsageError};
use crate::symmetry::describe;

const COLUMNS: [&str; 6] = ["a", "b", "same", "transform", "details", "error"];

/// A puzzle and where it stands.
struct Found {
    place: String,
    record: Record,
    puzzle: Puzzle,
}

pub fn run(arguments: &args::Same, manner: Manner) -> anyhow::Result<Status> {
    if arguments.first == "-" && arguments.second == "-" {
        return Err(UsageError("only one of the two can come from standard input".to_owned()).into());
    }
    let mut session = Session::new(&arguments.output, manner, &COLUMNS)?;
    let first = read(arguments, &mut session, &arguments.first)?;
    let second = read(arguments, &mut session, &arguments.second)?;
    if let (Some(first), Some(second)) = (first, second) {
        match first.puzzle.way_to(&second.puzzle) {
            Ok(Some(way)) => tell(&mut session, &first, &second, Some(&way), &describe_way(&first, &way))?,
            Ok(None) => {
                session.status.note(Status::No);
                tell(&mut session, &first, &second, None, &difference(&first.puzzle, &second.puzzle))?;
            }
            Err(error) => {
                session.status.note(Status::Unreadable);
                let problem = format!("{} and {}: {error}", first.place, second.place);
                session.say(Word::Error(problem))?;
                if session.look().has_rows() {
                    let row = Row::default().with("a", first.place).with("b", second.place);
                    session.say(Word::Row(row.with("same", Value::Null).with("error", error.to_string())))?;
                }
            }
        }
    }
    session.finish()
}

/// The puzzle of a source, which must have one.
fn read(arguments: &args::Same, session: &mut Session, source: &OsStr) -> anyhow::Result<Option<Found>> {
    let mut items = Items::of_one(source, &arguments.board, arguments.from, arguments.alphabet.as_ref())?;
    let Some(item) = items.next() else { return Ok(None) };
    let mut found = None;
    session.work_on(&item, &|_: &mut Session, _: &Item, _: &Record| Ok(()))?;
    if let Ok(record) = &item.record
        && let Some(puzzle) = session.puzzle(&item, record)?
    {
        found = Some(Found { place: place_of(&item, record), record: record.clone(), puzzle });
    }
    if items.next().is_some() {
        let problem = format!(
            "{} has several puzzles: write the two to be compared to files of their own",
            item.source
        );
        return Err(UsageError(problem).into());
    }
    Ok(found)
}

fn describe_way(first: &Found, way: &Transform) -> String {
    describe(way, first.record.grid.geometry(), &first.record.alphabet)
}

/// What is easily seen to differ.
fn difference(first: &Puzzle, second: &Puzzle) -> String {
    let sides = [first, second].map(|puzzle| puzzle.geometry().side());
    let clues = [first, second].map(Puzzle::clues);
    if sides[0] != sides[1] {
        return format!("one board is {0}x{0}, the other {1}x{1}", sides[0], sides[1]);
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

fn tell(
    session: &mut Session,
    first: &Found,
    second: &Found,
    way: Option<&Transform>,
    details: &str,
) -> anyhow::Result<()> {
    if session.look().has_rows() {
        let row = Row::default()
            .with("a", first.place.as_str())
            .with("b", second.place.as_str())
            .with("same", way.is_some())
            .with("transform", way.map(Transform::to_string))
            .with("details", details);
        return session.say(Word::Row(row));
    }
    match way {
        Some(way) => {
            session.say(Word::Line(format!("the same: {details}")))?;
            session.say(Word::Line(way.to_string()))
        }
        None => session.say(Word::Line(format!("different: {details}"))),
    }
}
