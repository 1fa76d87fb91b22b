//! `sudoku formats` and `sudoku convert`

use sudokit::classic::Answer;
use sudokit::format::Format;
use sudokit::internal::can_write_plain;

use super::own_layout;
use crate::args::{self, Limits};
use crate::batch::{self, Line, PuzzleWorker, ShortAnswers, Shortcut};
use crate::input::{Item, PuzzleReader};
use crate::output::Gaps;
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Columns, Row};
use crate::status::Status;
use crate::texts::text;

const COLUMNS: Columns = Columns::of_list(&["name", "reads", "writes", "about", "example"]);
const CONVERT_COLUMNS: Columns = Columns::of(&["format", "side", "clues", "alphabet", "board", "remarks"]);

/// `sudoku formats`
pub fn run(arguments: &args::ResultOptions, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = Report::new(arguments, options, COLUMNS)?;
    if report.look.has_rows() {
        for &format in Format::ALL {
            let row = Row::new(report.look)
                .with("name", format.name())
                .with("reads", true)
                .with("writes", format.is_writable())
                .with("about", format.about())
                .with("example", format.example());
            report.row(row);
        }
    } else {
        let width = Format::ALL.iter().map(|format| format.name().len()).max().unwrap_or(0);
        let (name, reads, writes) = (text!("formats-name"), text!("formats-reads"), text!("formats-writes"));
        let yes = text!("formats-yes");
        report.line(format!("{name:width$}  {reads:5}  {writes:6}  {}", text!("formats-about")));
        for &format in Format::ALL {
            let writes = if format.is_writable() { &yes } else { "-" };
            report.line(format!("{format:width$}  {yes:5}  {writes:6}  {}", format.about()));
            for line in format.example().lines() {
                report.line(format!("{:width$}                 {line}", ""));
            }
        }
    }
    report.finish()
}

/// `sudoku show`: a drawing, unless `--to` names another format.
pub fn show(mut arguments: args::Convert, options: GlobalOptions) -> anyhow::Result<Status> {
    arguments.output.to.get_or_insert(Format::Pretty);
    convert(&arguments, options)
}

/// `sudoku convert`
pub fn convert(arguments: &args::Convert, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::of_boards(&arguments.output, options, CONVERT_COLUMNS)?.with_gaps(Gaps::Boards);
    let puzzles = PuzzleReader::new(&arguments.input, options.naming())?;
    let is_plain = arguments.output.to.is_none_or(can_write_plain) && !report.look.has_rows();
    let shortcut = if is_plain { Shortcut::Line } else { Shortcut::None };
    batch::run(puzzles, &Limits::from(arguments.jobs), report, shortcut, || arguments)
}

impl PuzzleWorker for &args::Convert {
    fn work(&mut self, item: &Item, report: &mut Report) {
        let record = &item.record;
        if report.look.has_rows() {
            let row = report
                .row_of(item, "read")
                .with("format", record.format.name())
                .with("side", record.grid.geometry().side())
                .with("clues", record.grid.filled().count())
                .with("alphabet", record.alphabet.to_string())
                .with("board", row::board_name(record.grid.geometry()))
                .with("remarks", record.comments.clone());
            return report.row(row);
        }
        report.convert_board(item.place(), record, &record.grid, self.output.to);
    }

    fn answer_line(&mut self, line: &Line, _: &Answer, short: &mut ShortAnswers) -> bool {
        let symbols = line.text.symbols();
        let own = match line.layout {
            Format::Line if symbols.contains(&b'0') => Format::Sdm,
            layout => own_layout(layout),
        };
        let points = symbols.map(|symbol| if symbol == b'0' { b'.' } else { symbol });
        short.board(self.output.to.unwrap_or(own), &points);
        true
    }
}
