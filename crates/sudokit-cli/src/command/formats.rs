//! `sudoku formats`

use sudokit::Format;

use crate::args;
use crate::report::{Manner, Session, Word};
use crate::row::Row;
use crate::status::Status;

const COLUMNS: [&str; 5] = ["name", "reads", "writes", "about", "example"];

pub fn run(arguments: &args::Formats, manner: Manner) -> anyhow::Result<Status> {
    let mut session = Session::new(&arguments.output, manner, &COLUMNS)?;
    if session.look().has_rows() {
        for &format in Format::ALL {
            let row = Row::default()
                .with("name", format.name())
                .with("reads", true)
                .with("writes", format.is_writable())
                .with("about", format.about())
                .with("example", format.example());
            session.say(Word::Row(row))?;
        }
    } else {
        let width = Format::ALL.iter().map(|format| format.name().len()).max().unwrap_or(0);
        session.say(Word::Line(format!("{:width$}  reads  writes  what it is", "name")))?;
        for &format in Format::ALL {
            let writes = if format.is_writable() { "yes" } else { "-" };
            session.say(Word::Line(format!("{format:width$}  yes    {writes:6}  {}", format.about())))?;
            for line in format.example().lines() {
                session.say(Word::Line(format!("{:width$}                 {line}", "")))?;
            }
        }
    }
    session.finish()
}
