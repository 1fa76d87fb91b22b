//! Boards of several lines: plain, spaced, comma separated, bordered.

use super::context::Context;
use super::layout::{Borders, Cells, Manner, Separator};
use super::pencil;
use super::symbols::{self, Spacing};
use super::{Format, Record};
use crate::base::Error;

/// The puzzle that a block of cells means.
pub(super) fn read(cells: &Cells<'_>, context: &Context) -> Result<Record, Error> {
    let geometry = context.geometry(cells.side, cells.shape)?;
    if context.expects_marks() || pencil::is_pencilled(cells) {
        return pencil::read(cells, &geometry, context);
    }
    let (grid, alphabet) = symbols::read(&cells.tokens, &geometry, cells.manner.spacing, context.alphabet())?;
    Ok(Record::new(grid, format(cells.manner), alphabet))
}

/// What the layout is called, so that an answer can be written alike.
fn format(manner: Manner) -> Format {
    match (manner.borders, manner.separator, manner.spacing) {
        (_, Separator::Comma, _) => Format::Comma,
        (Borders::None, Separator::Blank, _) => Format::Spaced,
        (Borders::None, Separator::Nothing, _) => Format::Grid,
        (Borders::Dashes, _, Spacing::Dense) => Format::Bordered,
        (Borders::Plus, _, Spacing::Dense) => Format::Tight,
        (Borders::Dashes | Borders::Plus, _, Spacing::Separated) => Format::Framed,
        (Borders::Star, ..) => Format::SimpleSudoku,
        (Borders::Open, ..) => Format::Open,
        (Borders::Drawn, ..) => Format::Pretty,
    }
}
