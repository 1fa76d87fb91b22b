//! `sudoku formats`

use sudokit::Format;

use crate::args;
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;

const COLUMNS: [&str; 5] = ["name", "reads", "writes", "about", "example"];

pub fn run(arguments: &args::ResultOptions, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = Report::new(arguments, options, &COLUMNS)?;
    if report.look().has_rows() {
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
