//! `sudoku candidates`

use serde_json::Value;
use sudokit::{DigitSet, Format, Record};

use crate::args;
use crate::input::Items;
use crate::json;
use crate::output::Look;
use crate::report::{Manner, Session, Word};
use crate::row::Row;
use crate::status::Status;

const COLUMNS: [&str; 5] = ["source", "line", "puzzle", "candidates", "error"];

pub fn run(arguments: &args::Candidates, manner: Manner) -> anyhow::Result<Status> {
    let session = Session::new(&arguments.output, manner, &COLUMNS)?;
    session.for_each(Items::new(&arguments.input)?, |session, item, record| {
        let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
        if session.look().has_rows() {
            let open = puzzle.candidates();
            let sets: Vec<DigitSet> = puzzle.geometry().cells().map(|cell| open.open(cell)).collect();
            let candidates = candidate_values(session.look(), record, &sets);
            session.say(Word::Row(Row::of(item, record).with("candidates", candidates)))
        } else {
            session.write_board(item, record, &record.grid, Some(Format::Pencilmarks))
        }
    })
}

/// What every cell can hold: a list of rows of lists of digits, or in CSV a word
/// for each cell, with commas.
pub fn candidate_values(look: Look, record: &Record, sets: &[DigitSet]) -> Value {
    if look.is_csv() {
        let word = |digits: &DigitSet| {
            digits.into_iter().map(|digit| record.alphabet.symbol(digit)).collect::<Vec<_>>().join(",")
        };
        return Value::from(sets.iter().map(word).collect::<Vec<_>>().join(" "));
    }
    let list = |digits: &DigitSet| {
        digits.into_iter().map(|digit| json::digit(&record.alphabet, digit)).collect::<Value>()
    };
    let cells: Vec<Value> = sets.iter().map(list).collect();
    cells.chunks(record.grid.geometry().side()).map(|row| Value::from(row.to_vec())).collect()
}
