//! `sudoku candidates`

use serde_json::Value;
use sudokit::{Format, Puzzle, Record};

use crate::args;
use crate::input::Items;
use crate::json;
use crate::row::Row;
use crate::session::{Manner, Session, Word};
use crate::status::Status;

const COLUMNS: [&str; 5] = ["source", "line", "puzzle", "candidates", "error"];

pub fn run(arguments: &args::Candidates, manner: Manner) -> anyhow::Result<Status> {
    let session = Session::new(&arguments.output, manner, &COLUMNS)?;
    session.for_each(Items::new(&arguments.input)?, |session, item, record| {
        let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
        if session.look().has_rows() {
            let candidates = if session.look().is_csv() {
                Value::from(words(record, &puzzle).join(" "))
            } else {
                Value::from(rows(record, &puzzle))
            };
            session.say(Word::Row(Row::of(item, record).with("candidates", candidates)))
        } else {
            session.write_board(item, record, &record.grid, Some(Format::Pencilmarks))
        }
    })
}

/// The candidates of each cell, separated by commas.
fn words(record: &Record, puzzle: &Puzzle) -> Vec<String> {
    let candidates = puzzle.candidates();
    let word = |cell| {
        let symbols = candidates.open(cell).into_iter().map(|digit| record.alphabet.symbol(digit));
        symbols.collect::<Vec<_>>().join(",")
    };
    puzzle.geometry().cells().map(word).collect()
}

/// A list of rows of lists of candidates; a given has one.
fn rows(record: &Record, puzzle: &Puzzle) -> Vec<Value> {
    let candidates = puzzle.candidates();
    let geometry = puzzle.geometry();
    let cells: Vec<Value> = geometry
        .cells()
        .map(|cell| {
            candidates.open(cell).into_iter().map(|digit| json::digit(&record.alphabet, digit)).collect()
        })
        .collect();
    cells.chunks(geometry.side()).map(|row| Value::from(row.to_vec())).collect()
}
