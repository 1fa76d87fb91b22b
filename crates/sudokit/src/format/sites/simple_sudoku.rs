//! Simple Sudoku's files: a bordered grid, then the player's actions.
//!
//! ```text
//! *-----------*
//! |53.|.7.|...|      I024      4 was placed in cell 02 (r1c3)
//!  …                 E03002    2 was eliminated from cell 03 (r1c4)
//! ```
//!
//! The clipboard holds the same as two or three grids below each other: the givens, perhaps the
//! givens with the placed digits, and the candidates.

use sudokit_text::phrase;

use crate::base::{Candidate, Cell, Digit, Error};
use crate::format::layouts::cells::Line;
use crate::format::layouts::frame::SIMPLE_SUDOKU;
use crate::format::layouts::pencilmarks;
use crate::format::{Format, Paint, Record, syntax};

/// Whether a line is one of the player's actions.
pub(in crate::format) fn is_action(text: &str) -> bool {
    let text = text.trim();
    let digits = text.len() - 1.min(text.len());
    text.starts_with(['I', 'E']) && text[1..].bytes().all(|b| b.is_ascii_digit()) && (3..=5).contains(&digits)
}

/// Adds the player's actions to the record.
pub(in crate::format) fn read_actions(record: &mut Record, actions: &[Line]) -> Result<(), Error> {
    let geometry = record.grid.geometry().clone();
    let mut gone = Vec::new();
    for line in actions {
        let text = line.text.trim();
        let wrong = || syntax("ss", phrase!("syntax-action", text)).at_line(line.number);
        let index: usize = text[1..3].parse().map_err(|_| wrong())?;
        let value: usize = text[3..].parse().map_err(|_| wrong())?;
        let digit = Digit::on_board(value, geometry.side()).ok_or_else(wrong)?;
        if index >= geometry.len() {
            return Err(wrong());
        }
        let cell = Cell::new(index);
        if text.starts_with('E') {
            gone.push(Candidate { cell, digit });
        } else {
            record.place(cell, Some(digit));
        }
    }
    record.format = Format::SimpleSudoku;
    pencilmarks::cross_out(record, gone);
    Ok(())
}

/// Adds the second and third grid of the clipboard: the digits that are not givens, and the
/// candidates that differ from what the digits allow.
pub(in crate::format) fn read_clipboard(record: &mut Record, placed: Option<&Record>, candidates: &Record) {
    if let Some(placed) = placed {
        record.place_all(&placed.grid);
    }
    pencilmarks::keep_shown(record, &candidates.grid.open_digits());
}

pub(in crate::format) fn write(record: &Record, paint: Paint<'_>) -> String {
    let mut text = SIMPLE_SUDOKU.write(record, paint);
    if !record.progress.is_empty() {
        text.push('\n');
    }
    for (cell, digit) in &record.progress.placed {
        text += &format!("I{:02}{digit}\n", cell.index());
    }
    for Candidate { cell, digit } in pencilmarks::crossed_out(record) {
        text += &format!("E{:02}{:03}\n", cell.index(), digit.get());
    }
    text
}
