//! Rows of several tables that change places: they can stand below one header only.

use crate::input::{PuzzleReader, Source};
use crate::output::Look;
use crate::status::UsageError;

/// Fails if the files of an input are tables with different headers, before any work is
/// done for rows that cannot be written.
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
        Some(other) => Err(UsageError(format!(
            "{} and {} have different headers, and their rows cannot be mixed: take each file alone, \
             or write all puzzles alike with --to line, --csv or --json",
            first.name, other.name
        ))),
        None => Ok(()),
    }
}
