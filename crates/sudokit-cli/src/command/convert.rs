//! `sudoku convert`

use crate::args::{self, Limits};
use crate::batch;
use crate::input::PuzzleReader;
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;

const COLUMNS: [&str; 9] =
    ["source", "line", "puzzle", "format", "side", "clues", "alphabet", "remarks", "error"];

pub fn run(arguments: &args::Convert, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.output.results, options, &COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.input)?;
    batch::run_each(puzzles, &Limits::ONE_BY_ONE, report, |item, report| {
        let record = &item.record;
        if report.look().has_rows() {
            let row = Row::of(item)
                .with("format", record.format.name())
                .with("side", record.grid.geometry().side())
                .with("clues", record.grid.filled().count())
                .with("alphabet", record.alphabet.to_string())
                .with("remarks", record.comments.clone());
            return report.row(&row);
        }
        report.note_loss(item.place(), record, arguments.output.to);
        report.write_board(item.place(), record, &record.grid, arguments.output.to);
    })
}
