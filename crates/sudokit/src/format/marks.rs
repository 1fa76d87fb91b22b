//! Pencil marks, as formats show them.
//!
//! Some formats list the candidates that were crossed out, others show all
//! candidates of a cell even where the player made no notes. Both are measured
//! against what the digits on the board allow.

use super::Record;
use crate::base::{Candidate, DigitSet};

/// Crosses candidates out.
pub(super) fn cross_out(record: &mut Record, gone: impl IntoIterator<Item = Candidate>) {
    let filled = record.filled_in();
    let open = filled.open_digits();
    for Candidate { cell, digit } in gone {
        let open = open[cell.index()];
        if filled.get(cell).is_none() && open.contains(digit) {
            record.progress.marks.entry(cell).or_insert(open).remove(digit);
        }
    }
}

/// The candidates that the marks of a record leave out.
pub(super) fn crossed_out(record: &Record) -> impl Iterator<Item = Candidate> {
    let open = record.filled_in().open_digits();
    record.progress.marks.iter().flat_map(move |(&cell, &marks)| {
        let gone: DigitSet = open[cell.index()] - marks;
        gone.into_iter().map(move |digit| Candidate { cell, digit })
    })
}

/// Keeps what empty cells show as marks, where it differs from what the
/// digits on the board allow. A cell that shows nothing says nothing.
pub(super) fn keep_shown(record: &mut Record, shown: &[DigitSet]) {
    let filled = record.filled_in();
    for (cell, open) in filled.geometry().cells().zip(filled.open_digits()) {
        let shown = shown[cell.index()];
        if filled.get(cell).is_none() && !shown.is_empty() && shown != open {
            record.progress.marks.insert(cell, shown);
        }
    }
}
