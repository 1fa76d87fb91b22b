//! `sudoku candidates`

use serde_json::Value;
use sudokit::{DigitSet, Format, Record};

use crate::args::{self, Limits};
use crate::batch;
use crate::input::PuzzleReader;
use crate::output::Look;
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;

const COLUMNS: [&str; 5] = ["source", "line", "puzzle", "candidates", "error"];

pub fn run(arguments: &args::Candidates, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.output, options, &COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.input)?;
    batch::run_each(puzzles, &Limits::ONE_BY_ONE, report, |item, report| {
        let Some(puzzle) = report.puzzle(item) else { return };
        let record = &item.record;
        if report.look().has_rows() {
            let open = puzzle.candidates();
            let sets: Vec<DigitSet> = puzzle.geometry().cells().map(|cell| open.open(cell)).collect();
            let candidates = candidate_values(report.look(), record, &sets);
            report.row(&Row::of(item).with("candidates", candidates));
        } else {
            report.write_board(item.place(), record, &record.grid, Some(Format::Pencilmarks));
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
    let list =
        |digits: &DigitSet| digits.into_iter().map(|digit| record.alphabet.to_json(digit)).collect::<Value>();
    let cells: Vec<Value> = sets.iter().map(list).collect();
    cells.chunks(record.grid.geometry().side()).map(|row| Value::from(row.to_vec())).collect()
}
