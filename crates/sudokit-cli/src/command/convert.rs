//! `sudoku convert`

use crate::args;
use crate::input::Items;
use crate::report::{Manner, Session, Word};
use crate::row::Row;
use crate::status::Status;

const COLUMNS: [&str; 9] =
    ["source", "line", "puzzle", "format", "side", "clues", "alphabet", "remarks", "error"];

pub fn run(arguments: &args::Convert, manner: Manner) -> anyhow::Result<Status> {
    let session = Session::new(&arguments.output.results, manner, &COLUMNS)?;
    session.for_each(Items::new(&arguments.input)?, |session, item, record| {
        if session.look().has_rows() {
            let row = Row::of(item, record)
                .with("format", record.format.name())
                .with("side", record.grid.geometry().side())
                .with("clues", record.grid.filled().count())
                .with("alphabet", record.alphabet.to_string())
                .with("remarks", record.comments.clone());
            return session.say(Word::Row(row));
        }
        session.note_loss(item, record, arguments.output.to)?;
        session.write_board(item, record, &record.grid, arguments.output.to)
    })
}
