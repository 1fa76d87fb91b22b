//! Reading and writing puzzles as text.
//!
//! | text | call |
//! |---|---|
//! | one puzzle, in any format | [`parse`] |
//! | one puzzle, with a known format, alphabet or board | [`parse_with`] |
//! | many puzzles in a stream | [`Reader`] |
//! | a puzzle as text | [`write()`] |
//! | many puzzles as one text | [`write_part`], [`Format::envelope`] |
//! | a puzzle as text, with colours | [`write_painted`] |
//! | the list of formats | [`Format::ALL`] |
//!
//! ```
//! use sudokit::format::{self, Format};
//!
//! let record = format::parse("2x2:c3a1d4a2c")?;
//! assert_eq!(record.format, Format::Tatham);
//! assert_eq!(format::write(&record, Format::Bordered)?, "\
//! -------
//! |  | 3|
//! | 1|  |
//! -------
//! |  |4 |
//! |2 |  |
//! -------
//! ");
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # Supported input
//!
//! * Text in UTF-8, or otherwise Latin-1, with any line ends.
//! * Empty cells as `. 0 * _ - x ? · •`, or as spaces if the layout makes them visible.
//! * Digits in any script; letters and any other set of symbols, see [`Alphabet`].
//! * Comments in lines that begin with `#` or `%`, and titles between puzzles.
//! * The board of a puzzle in a table or in JSON, if a column or key `board` names it.
//! * Digits and notes that a player added. They are kept apart from the givens, in
//!   [`Record::progress`].
//!
//! # Where a puzzle begins and ends
//!
//! A [`Reader`] splits a text into records and detects the format of each. A line of 81 characters
//! is a puzzle, and so are nine lines of nine. A blank line or another kind of text ends a block of
//! rows. Words that do not look like a puzzle are comments on the puzzle below them; in the middle
//! of a list of lines they are an error. Text that looks like a puzzle but cannot be read is an
//! [`Error`] with its line number, and the reader continues after it:
//!
//! ```
//! use sudokit::format::{Options, Reader};
//!
//! let text = "1.....2..3.....4\n11..............\n123456789\n\n2x2:c3a1d4a2c\n";
//! let mut output = Vec::new();
//! for record in Reader::new(text.as_bytes(), Options::default()) {
//!     match record.and_then(|record| record.puzzle()) {
//!         Ok(puzzle) => output.push(puzzle.to_line()),
//!         Err(error) => output.push(error.to_string()),
//!     }
//! }
//! assert_eq!(output[0], "1.....2..3.....4");
//! assert_eq!(output[1], "line 2: r1c1 and r1c2 are both 1");
//! assert!(output[2].starts_with("line 3: "));
//! assert_eq!(output[3], "...3.1....4.2...");
//! ```
//!
//! # Pencil marks
//!
//! Most formats with notes keep the givens apart from what the player added. A drawing of
//! candidates ([`Format::Pencilmarks`]) does not distinguish them. It is read as a puzzle whose
//! cells are limited to these candidates; see [`Grid::limits`](crate::Grid::limits).
//!
//! # Output
//!
//! For every writable format and everything it can hold, `parse(write(x))` returns `x`.
//! [`Format::loss`] reports what a format cannot hold. Only `pencilmarks` writes the digits and
//! notes of a player as candidates of the puzzle.

mod board;
mod catalogue;
pub(crate) mod layouts;
mod options;
mod problem;
pub(crate) mod reader;
mod record;
mod sites;
mod writer;

use crate::base::Error;
use crate::board::{Alphabet, Line81, Progress};
use catalogue::Read;
pub use catalogue::{Format, Loss};
use options::{ChosenBoard, Context};
pub use options::{Column, Options};
use problem::{FormatProblem, check_count, lacking, syntax, unsupported};
pub use reader::Reader;
pub use record::Record;
pub use writer::{Envelope, Paint};
use writer::{SymbolCharacters, SymbolWords, decimal};

/// Parses a text that contains one puzzle in any format.
pub fn parse(text: &str) -> Result<Record, Error> {
    parse_with(text, &Options::default())
}

/// Parses a text that contains one puzzle, with what the caller knows about it.
pub fn parse_with(text: &str, options: &Options) -> Result<Record, Error> {
    Ok(parse_if_any(text, options)?.ok_or(FormatProblem::NoPuzzle {})?)
}

/// Parses a text that contains at most one puzzle.
fn parse_if_any(text: &str, options: &Options) -> Result<Option<Record>, Error> {
    let mut records = Reader::new(text.as_bytes(), options.clone());
    let first = records.next().transpose()?;
    match records.count() {
        0 => Ok(first),
        more => Err(FormatProblem::NotOne { count: more + 1 }.into()),
    }
}

/// Writes a puzzle. The text ends with a newline.
pub fn write(record: &Record, format: Format) -> Result<String, Error> {
    format.write(record, &writer::plain)
}

/// Writes a puzzle that is one of several, without the [envelope](Format::envelope) that surrounds
/// all puzzles of a document.
pub fn write_part(record: &Record, format: Format) -> Result<String, Error> {
    format.write_part(record, &writer::plain)
}

/// Writes a puzzle and passes the text of each cell through `paint`, which can add colours. Only
/// formats that [show the board](Format::is_board) have such cells.
pub fn write_painted(record: &Record, format: Format, paint: Paint<'_>) -> Result<String, Error> {
    format.write(record, paint)
}
