//! Reading and writing puzzles as text.
//!
//! | text | call |
//! |---|---|
//! | one puzzle, whatever its format | [`parse`] |
//! | the same, with a format, an alphabet or a board in mind | [`parse_with`] |
//! | many puzzles in a stream | [`Reader`] |
//! | a puzzle as text | [`write()`] |
//! | many puzzles as one text | [`write_part`], [`Format::envelope`] |
//! | the same, with colours | [`write_painted`] |
//! | which formats there are | [`Format::ALL`] |
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
//! # What is read
//!
//! * Text in UTF-8 or else Latin-1, with any line ends.
//! * Empty cells as `. 0 * _ - x ? · •`; blanks where the layout shows them.
//! * Digits in any script; letters and any other set of symbols, see [`Alphabet`].
//! * Remarks in lines that begin with `#` or `%`, titles between puzzles.
//! * The board of a puzzle in a table or in JSON, where a column or a key `board` names it.
//! * What a player placed or noted, kept apart from the givens in
//!   [`Record::progress`].
//!
//! # Where a puzzle begins and ends
//!
//! A [`Reader`] cuts a text into records and detects the format of each. One line
//! of 81 characters is a puzzle, and so are nine lines of nine; a blank line or
//! another kind of text ends a block of rows. Words that look like no puzzle are
//! remarks of the puzzle after them; in a list of lines they are an error. A part of the text that looks like a puzzle
//! but cannot be read is an [`Error`] with its line, and reading
//! continues after it:
//!
//! ```
//! use sudokit::format::{Options, Reader};
//!
//! let text = "1.....2..3.....4\n11..............\n123456789\n\n2x2:c3a1d4a2c\n";
//! let mut said = Vec::new();
//! for record in Reader::new(text.as_bytes(), Options::default()) {
//!     match record.and_then(|record| record.puzzle()) {
//!         Ok(puzzle) => said.push(puzzle.to_line()),
//!         Err(error) => said.push(error.to_string()),
//!     }
//! }
//! assert_eq!(said[0], "1.....2..3.....4");
//! assert_eq!(said[1], "line 2: r1c1 and r1c2 are both 1");
//! assert!(said[2].starts_with("line 3: "));
//! assert_eq!(said[3], "...3.1....4.2...");
//! ```
//!
//! # Pencil marks
//!
//! Most formats with notes keep the givens apart from what the player did. A drawing
//! of candidates ([`Format::Pencilmarks`]) does not say which is which. It is read
//! as a puzzle whose cells are limited to these candidates; see
//! [`Grid::limits`](crate::Grid::limits).
//!
//! # What is written
//!
//! For every writable format and everything it can hold, `parse(write(x))`
//! gives back `x`. [`Format::loss`] tells what a format cannot hold. Only
//! `pencilmarks` writes what a player placed and noted as candidates of the puzzle.

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
use problem::{FormatProblem, check_count, syntax, unsupported};
pub use reader::Reader;
pub use record::Record;
pub use writer::{Envelope, Paint};
use writer::{SymbolCharacters, SymbolWords, decimal};

/// Reads a text that holds one puzzle in any format.
pub fn parse(text: &str) -> Result<Record, Error> {
    parse_with(text, &Options::default())
}

/// Reads a text that holds one puzzle, about which something is known.
pub fn parse_with(text: &str, options: &Options) -> Result<Record, Error> {
    let mut records = Reader::new(text.as_bytes(), options.clone());
    let first = records.next().ok_or(FormatProblem::NoPuzzle {})??;
    match records.count() {
        0 => Ok(first),
        more => Err(FormatProblem::NotOne { count: more + 1 }.into()),
    }
}

/// Writes a puzzle; the text ends with a line end.
pub fn write(record: &Record, format: Format) -> Result<String, Error> {
    format.write(record, &writer::plain)
}

/// Writes a puzzle that is one of several: without what stands
/// [once](Format::envelope) around all puzzles of a document.
pub fn write_part(record: &Record, format: Format) -> Result<String, Error> {
    format.write_part(record, &writer::plain)
}

/// Writes a puzzle and passes the text of each cell through `paint`, which can add
/// colours. Only formats that [show the board](Format::is_board) have such cells.
pub fn write_painted(record: &Record, format: Format, paint: Paint<'_>) -> Result<String, Error> {
    format.write(record, paint)
}
