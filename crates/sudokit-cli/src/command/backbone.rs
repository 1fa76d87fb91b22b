//! `sudoku backbone`

use sudokit::solve::Backbone;
use sudokit::{DigitSet, Format, Record, Unsolved};

use super::candidates::candidate_values;
use crate::args;
use crate::batch::Bulk;
use crate::input::{Item, Items};
use crate::report::{Manner, Session, Word};
use crate::row::Row;
use crate::status::Status;
use crate::stop::{self, Stop};

const COLUMNS: [&str; 7] = ["source", "line", "puzzle", "decided", "candidates", "details", "error"];

pub fn run(arguments: &args::Backbone, manner: Manner) -> anyhow::Result<Status> {
    let mut session = Session::new(&arguments.output, manner, &COLUMNS)?;
    let bulk = Bulk {
        pace: &arguments.pace,
        work: &|session, item, record| find(arguments, session, item, record),
        short: None,
    };
    bulk.run(&mut session, Items::new(&arguments.input)?.unhurried())?;
    session.finish()
}

fn find(
    arguments: &args::Backbone,
    session: &mut Session,
    item: &Item,
    record: &Record,
) -> anyhow::Result<()> {
    let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
    let stop = Stop::after(arguments.pace.timeout);
    let backbone = puzzle.solve().stop_when(&|| stop.has_come()).backbone();
    drop(stop);
    match backbone {
        Ok(backbone) => tell(session, item, record, &backbone),
        Err(Unsolved::NoSolution) => {
            session.refuse_puzzle(item, record, Status::No, "this puzzle has no solution")
        }
        Err(Unsolved::Stopped) => session.refuse_puzzle(
            item,
            record,
            stop::status(),
            "the search was stopped before it found a solution",
        ),
    }
}

fn tell(session: &mut Session, item: &Item, record: &Record, backbone: &Backbone) -> anyhow::Result<()> {
    if !backbone.is_complete() {
        session.status.note(stop::status());
    }
    let geometry = backbone.geometry();
    let sets: Vec<DigitSet> = geometry.cells().map(|cell| backbone.digits(cell)).collect();
    let sentence = sentence(record, backbone);
    if session.look().has_rows() {
        let row = Row::of(item, record)
            .with("decided", backbone.decided().count())
            .with("candidates", candidate_values(session.look(), record, &sets))
            .with("details", sentence);
        return session.say(Word::Row(row));
    }
    let grid = record.grid.clone().with_limits(sets);
    session.write_board(item, &record.with_grid(grid), &record.grid, Some(Format::Pencilmarks))?;
    session.note(item, record, &sentence)
}

/// `12 cells are the same in all solutions, 39 are not`
fn sentence(record: &Record, backbone: &Backbone) -> String {
    let clues = record.grid.filled().count();
    let decided = backbone.decided().count() - clues;
    let open = backbone.geometry().len() - clues - decided;
    let unknown = backbone.geometry().cells().filter(|&cell| !backbone.unknown(cell).is_empty()).count();
    if unknown > 0 {
        return format!(
            "the search was stopped: these digits occur in solutions, and in {unknown} cells others may"
        );
    }
    match (decided, open) {
        (_, 0) => "there is one solution".to_owned(),
        (1, open) => format!("besides the clues, 1 cell is the same in all solutions and {open} differ"),
        (decided, open) => {
            format!("besides the clues, {decided} cells are the same in all solutions and {open} differ")
        }
    }
}
