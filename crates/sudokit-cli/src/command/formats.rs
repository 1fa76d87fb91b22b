//! `sudoku formats` and `sudoku convert`

use sudokit::format::Format;

use crate::args::{self, Limits};
use crate::batch;
use crate::input::PuzzleReader;
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;

const COLUMNS: &str = "name,reads,writes,about,example";
const CONVERT_COLUMNS: &str = "source,line,puzzle,format,side,clues,alphabet,remarks,error";

/// `sudoku formats`
pub fn run(arguments: &args::ResultOptions, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = Report::new(arguments, options, COLUMNS)?;
    if report.look.has_rows() {
        for &format in Format::ALL {
            let row = Row::default()
                .with("name", format.name())
                .with("reads", true)
                .with("writes", format.is_writable())
                .with("about", format.about())
                .with("example", format.example());
            report.row(&row);
        }
    } else {
        let width = Format::ALL.iter().map(|format| format.name().len()).max().unwrap_or(0);
        report.line(format!("{:width$}  reads  writes  what it is", "name"));
        for &format in Format::ALL {
            let writes = if format.is_writable() { "yes" } else { "-" };
            report.line(format!("{format:width$}  yes    {writes:6}  {}", format.about()));
            for line in format.example().lines() {
                report.line(format!("{:width$}                 {line}", ""));
            }
        }
    }
    report.finish()
}

/// `sudoku show`: a drawing, unless another format is named.
pub fn show(mut arguments: args::Convert, options: GlobalOptions) -> anyhow::Result<Status> {
    arguments.output.to.get_or_insert(Format::Pretty);
    convert(&arguments, options)
}

/// `sudoku convert`
pub fn convert(arguments: &args::Convert, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.output.results, options, CONVERT_COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.input)?;
    batch::run_each(puzzles, &Limits::from(arguments.jobs), report, |item, report| {
        let record = &item.record;
        if report.look.has_rows() {
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
