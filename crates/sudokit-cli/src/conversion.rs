//! Writes boards in the format of `--to` or in their own format, and reports what the format
//! does not keep.

use sudokit::format::{self, Format, Loss, Record};
use sudokit::{Error, Grid};

use crate::command::own_format;
use crate::input::Place;
use crate::report::{Event, Report};
use crate::status::Status;
use crate::texts::text;

impl Report {
    /// A board in a format, or its part of a document.
    pub fn board_in(&mut self, format: Format, text: impl Into<Vec<u8>>) {
        self.write(match format.envelope() {
            Some(envelope) => Event::Parts(envelope, text.into()),
            None => Event::Board(text.into()),
        });
    }

    /// Writes a board in the format of `--to`, with a note if the format does not keep all of it.
    /// If the format cannot hold the board at all, the error says so.
    pub fn convert_board(&mut self, place: Place, record: &Record, puzzle: &Grid, to: Option<Format>) {
        let (format, drawn) = self.drawn(record, puzzle, to);
        if drawn.is_ok()
            && let Some(sentence) = loss_sentence(record, to)
        {
            self.note_at(place, &sentence);
        }
        self.write_drawn(place, record, format, drawn);
    }

    /// The same without a note.
    pub fn write_board(&mut self, place: Place, record: &Record, puzzle: &Grid, to: Option<Format>) {
        let (format, drawn) = self.drawn(record, puzzle, to);
        self.write_drawn(place, record, format, drawn);
    }

    /// A board in the format of `--to`, or without one in its own format. On a terminal, a drawing
    /// replaces formats that are hard to read. Digits that are not in `puzzle` have a different
    /// colour.
    fn drawn(&self, record: &Record, puzzle: &Grid, to: Option<Format>) -> (Format, Result<String, Error>) {
        let own = own_format(record);
        let format = match to {
            Some(format) => format,
            None if self.look.is_terminal && !own.is_board() => Format::Pretty,
            None => own,
        };
        let drawn = match self.look.paint(record, puzzle).filter(|_| format.envelope().is_none()) {
            Some(paint) => format::write_painted(record, format, &paint),
            None => format::write_part(record, format),
        };
        (format, drawn)
    }

    fn write_drawn(&mut self, place: Place, record: &Record, format: Format, drawn: Result<String, Error>) {
        match drawn {
            Ok(text) => self.board_in(format, text),
            Err(error) => {
                self.status.note(Status::Unreadable);
                let formats = formats_for(record);
                self.error_at(place, &text!("error-other-format", problem = error.to_string(), formats));
                self.gap(record);
            }
        }
    }
}

/// A sentence about the parts of a puzzle that the format of `--to` does not keep, and the format
/// that keeps them.
pub fn loss_sentence(record: &Record, to: Option<Format>) -> Option<String> {
    let format = to?;
    let loss = format.loss(record)?;
    let format = format.name();
    let (problem, others) = match loss {
        Loss::Candidates => (text!("note-loses-candidates", format), [Format::Pencilmarks, Format::Fpuzzles]),
        Loss::Progress => (text!("note-loses-progress", format), [Format::Fpuzzles, Format::Sdk]),
        Loss::PlacedDigits => (text!("note-loses-digits", format), [Format::Fpuzzles, Format::Sdk]),
        // `Loss` can get more variants; all others are about the board.
        _ => (text!("note-loses-board", format), [Format::Variant, Format::Fpuzzles]),
    };
    let keeping = others
        .into_iter()
        .find(|format| holds(*format, record) && format.loss(record).is_none())
        // No format has windows and progress, but the board is more important.
        .or((loss == Loss::Board).then_some(Format::Variant));
    Some(match keeping {
        Some(format) => text!("note-other-format", problem, format = format.name()),
        None => problem,
    })
}

/// The formats to suggest if another one cannot hold the board: one for all boards, and a link.
fn formats_for(record: &Record) -> Vec<String> {
    let formats = [Format::Variant, Format::SudokuPad].into_iter();
    let holding = formats.filter(|format| holds(*format, record) && format.loss(record) != Some(Loss::Board));
    holding.map(|format| format.name().to_owned()).collect()
}

fn holds(format: Format, record: &Record) -> bool {
    format.sides().contains(&record.grid.geometry().side())
}
