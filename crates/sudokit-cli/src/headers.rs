//! Commands that reorder the rows of several tables: the output has only one header, so all
//! tables need the same.

use crate::input::{PuzzleReader, Source};
use crate::output::Look;
use crate::status::UsageError;
use crate::texts::text;

/// Fails if the input files are tables with different headers. This check comes before the
/// work, whose results could not be written.
pub fn check_files(puzzles: &PuzzleReader, look: Look) -> Result<(), UsageError> {
    if !look.is_plain() {
        return Ok(());
    }
    check(puzzles.file_sources().iter().map(AsRef::as_ref), look)
}

/// Fails if these sources are tables with different headers.
pub fn check<'a>(sources: impl IntoIterator<Item = &'a Source>, look: Look) -> Result<(), UsageError> {
    let mut sources = sources.into_iter();
    let Some(first) = sources.next().filter(|_| look.is_plain()) else { return Ok(()) };
    match sources.find(|source| source.name != first.name && !source.has_header(first.header.as_deref())) {
        Some(other) => {
            Err(UsageError(text!("error-different-headers", first = &first.name, other = &other.name)))
        }
        None => Ok(()),
    }
}
