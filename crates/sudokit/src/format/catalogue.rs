//! The table of all formats: name, purpose, example, how to read and write.
//!
//! Everything that lists formats is derived from it: the enum [`Format`], the
//! detection of one-line formats (in the order of the rows), `--from` and
//! `--to`, `sudoku formats`.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::layouts::frame::{BORDERED, FRAMED, OPEN, TIGHT};
use super::layouts::{grid_block, line, pencilmarks, pretty, sukaku, table, variant};
use super::options::Context;
use super::problem::FormatProblem;
use super::sites::{
    coach, fpuzzles, gnome, hodoku, link, opensudoku, pzpr, sdk, simple_sudoku, sudokupad, sudokuwiki, tatham,
};
use super::writer::{Envelope, Paint};
use super::{Alphabet, Record};
use crate::base::{Error, MAX_SIDE, MIN_SIDE};
use crate::board::alphabet::LARGEST_DIGIT;
use crate::board::{Extra, Geometry, Shape};

/// What the table says of a format.
pub(super) struct FormatEntry {
    pub(super) format: Format,
    name: &'static str,
    about: &'static str,
    example: &'static str,
    /// The sides of boards that it can hold.
    sides: RangeInclusive<usize>,
    /// Which boards it can tell from others of the same side.
    boards: Boards,
    /// What it keeps besides the givens when it is written; progress apart from
    /// them or as candidates.
    keeps: &'static [Loss],
    pub(super) read: Read,
    write: Option<fn(&Record, Paint<'_>) -> String>,
}

/// How a text of the format is cut and read.
#[derive(Clone, Copy)]
pub(super) enum Read {
    /// One line a puzzle, which can tell itself from other lines: whether a line
    /// is of the format, and how it is read.
    Line(fn(&str, &Context) -> bool, ReadLine),
    /// Several lines, a row each.
    Block,
    /// Sections under headings.
    Sections,
    /// A line a puzzle, below a header.
    Table,
    /// A whole text between brackets, XML or JSON, perhaps with several puzzles.
    Document,
}

/// Reads one line.
pub(super) type ReadLine = fn(&str, &Context) -> Result<Record, Error>;

/// Which boards of a side a format can tell apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Boards {
    /// Only the usual one.
    Usual,
    /// Boxes of any shape.
    Boxes,
    /// Jigsaws, and both diagonals.
    Tatham,
    /// Jigsaws and all extra houses but windows.
    Fpuzzles,
    /// All there are.
    Any,
}

const ANY: RangeInclusive<usize> = MIN_SIDE..=MAX_SIDE;
const NINE: RangeInclusive<usize> = 9..=9;

/// Declares the enum and its table, a row a format.
macro_rules! formats {
    ($($variant:ident {
        $name:literal, $about:literal, $example:literal, $sides:expr, $boards:ident,
        [$($keeps:ident),*], $read:expr, $write:expr $(,)?
    })*) => {
        /// A way to write puzzles as text.
        ///
        /// ```
        /// use sudokit::format::Format;
        ///
        /// let format: Format = "hodoku".parse()?;
        /// assert_eq!(format, Format::Hodoku);
        /// assert!(format.is_writable());
        /// # Ok::<(), sudokit::Error>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Format {
            $(#[doc = concat!("`", $name, "`: ", $about, ".")] $variant,)*
        }

        const CATALOGUE: &[FormatEntry] = &[$(FormatEntry {
            format: Format::$variant,
            name: $name,
            about: $about,
            example: $example,
            sides: $sides,
            boards: Boards::$boards,
            keeps: &[$(Loss::$keeps),*],
            read: $read,
            write: $write,
        }),*];

        impl Format {
            /// All formats, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$variant),*];
        }
    };
}

formats! {
    Url { "url", "a link that holds the puzzle; nothing is fetched",
        "https://sudokuexchange.com/play/?s=5300700006…", ANY, Usual, [],
        Read::Line(link::is_url, link::read), None }
    SudokuWiki { "sudokuwiki", "SudokuWiki's code S9B, with progress",
        "S9B05030t1g0758bf7x4c06…", NINE, Usual, [Progress],
        Read::Line(sudokuwiki::is_s9b, sudokuwiki::read_s9b), Some(sudokuwiki::write_s9b) }
    SudokuCoach { "sudoku-coach", "sudoku.coach's code, with progress",
        "SCv7_32_f2eaqji1dr1j037rhf7…", MIN_SIDE..=LARGEST_DIGIT, Usual, [Progress],
        Read::Line(coach::is_coach, coach::read), Some(coach::write) }
    Fpuzzles { "fpuzzles", "f-puzzles: a link or its JSON, with progress",
        "https://f-puzzles.com/?load=N4IgzglgXg…", 4..=16, Fpuzzles, [Candidates, Progress],
        Read::Line(|_, _| false, |text, context| link_or(fpuzzles::read_payload, text, context)),
        Some(fpuzzles::write) }
    SudokuPad { "sudokupad", "SudokuPad's codes scl, scf and fpuzzles",
        "scf5NlQ19j9mGca3OIN1bWGk2m41TjS79", ANY, Fpuzzles, [],
        Read::Line(sudokupad::is_sudokupad, sudokupad::read), None }
    Tatham { "tatham", "IDs of Simon Tatham's Solo, with jigsaws and diagonals",
        "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_…", ANY, Tatham, [],
        Read::Line(tatham::is_tatham, tatham::read), Some(tatham::write) }
    Hodoku { "hodoku", "HoDoKu's library line, with progress",
        ":0000:x:53+4.7....6..195...…:214 117::", NINE, Usual, [Progress],
        Read::Line(hodoku::is_hodoku, hodoku::read), Some(hodoku::write) }
    GnomeShare { "gnome-share", "GNOME Sudoku's share string",
        "#66QQ%=mLJ]*lR%C!Op\"bHn0E&h5$@fMF,Uq", NINE, Usual, [],
        Read::Line(gnome::is_share, gnome::read_share), None }
    Gsf { "gsf", "a line of gsf's collection: the fifth field",
        "95,12,1,17,53..7....6..195…,…,…", ANY, Usual, [],
        Read::Line(table::is_gsf, table::read_gsf), None }
    Bank { "bank", "a line of SudokuExchange's puzzle bank",
        "0000183b305c 050703060007000800… 1.2", ANY, Usual, [],
        Read::Line(table::is_bank, table::read_bank), None }
    Sized { "sized", "a name, the box's rows and columns, the numbers",
        "my puzzle;2;3;0,1,0,4,0,…", ANY, Boxes, [],
        Read::Line(line::is_sized, line::read_sized), Some(line::write_sized) }
    Line { "line", "one line, a character a cell, . for an empty one",
        "53..7....6..195....98....6.8...6…", ANY, Usual, [],
        Read::Line(line::is_line, line::read_line), Some(|record, _| line::write_line(record, '.')) }
    Sdm { "sdm", "as line, 0 for an empty cell; many lines are a collection",
        "530070000600195000098000060800060…", ANY, Usual, [],
        Read::Line(|_, _| false, line::read_line), Some(|record, _| line::write_line(record, '0')) }
    SudokuWikiV1 { "sudokuwiki-v1", "SudokuWiki's code of 2023: 162 digits of base 32",
        "11090m2441akoigm8k214k4k03g1…", NINE, Usual, [],
        Read::Line(sudokuwiki::is_v1, sudokuwiki::read_v1), None }
    Sukaku { "sukaku", "the candidates of every cell on one line (729 for 9x9)",
        "....5......3......12.4......2…", ANY, Usual, [Candidates],
        Read::Line(sukaku::is_sukaku, sukaku::read), Some(sukaku::write) }
    Values { "values", "one line of numbers, separated by blanks, ; or ,",
        "5 3 0 0 7 0 0 0 0 6 0 0 1 9 5…", ANY, Usual, [],
        Read::Line(line::is_values, line::read_values), Some(line::write_values) }
    Grid { "grid", "n lines of n symbols",
        "53..7....\n6..195...", ANY, Usual, [], Read::Block, Some(grid_block::write_grid) }
    Spaced { "spaced", "n lines of n numbers or symbols, separated by blanks",
        "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0", ANY, Usual, [], Read::Block, Some(grid_block::write_spaced) }
    Comma { "comma", "n lines of n numbers or symbols, separated by commas",
        "5,3,,,7,,,,\n6,,,1,9,5,,,", ANY, Usual, [], Read::Block, Some(grid_block::write_comma) }
    Bordered { "bordered", "dashes and bars around the boxes, blanks for empty cells",
        "-------------\n|53 | 7 |   |", ANY, Boxes, [], Read::Block,
        Some(|record, paint| BORDERED.write(record, paint)) }
    Framed { "framed", "a frame of + - |, symbols separated by blanks",
        "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |", ANY, Boxes, [], Read::Block,
        Some(|record, paint| FRAMED.write(record, paint)) }
    Tight { "tight", "a frame of + - |, symbols close together",
        "+---+---+---+\n|53.|.7.|...|", ANY, Boxes, [], Read::Block,
        Some(|record, paint| TIGHT.write(record, paint)) }
    Open { "open", "lines inside only, as qqwing writes",
        " 5 3 . | . 7 . | . . .\n-------|-------|-------", ANY, Boxes, [], Read::Block,
        Some(|record, paint| OPEN.write(record, paint)) }
    Pretty { "pretty", "drawn with Unicode lines; jigsaws show their regions",
        "┌───────┬───────┬───────┐\n│ 5 3 · │ · 7 · │ · · · │", ANY, Boxes, [], Read::Block, Some(pretty::write) }
    Pencilmarks { "pencilmarks", "what every cell can hold, aligned, as HoDoKu copies it",
        ".------------.--------.\n| 5  3  124  | 26  7  |", ANY, Boxes, [Candidates, Progress], Read::Block,
        Some(pencilmarks::write) }
    SudoCueMarks { "sdx", "SudoCue's pencil marks: cells separated by blanks",
        "5 3 124 26 7 2468 1489 1249 248", MIN_SIDE..=LARGEST_DIGIT, Usual, [], Read::Block, None }
    SimpleSudoku { "ss", "Simple Sudoku's file, with progress",
        "*-----------*\n|53.|.7.|...|", NINE, Usual, [Progress], Read::Block, Some(simple_sudoku::write) }
    Sdk { "sdk", "SadMan's and SudoCue's file, with remarks and progress",
        "[Puzzle]\n53..7....", ANY, Usual, [Progress], Read::Sections, Some(sdk::write) }
    Variant { "variant", "a board with its boxes or regions and the rules that add houses",
        "[Puzzle]\n5 3 0 0 …\n[Regions]\nAAABBBCCC\n…\n[Houses]\ndiagonals", ANY, Any, [], Read::Sections,
        Some(variant::write) }
    OpenSudoku { "opensudoku", "OpenSudoku's XML, with progress; also gSudoku's",
        "<opensudoku><game data=\"530070…", NINE, Usual, [Progress], Read::Document, Some(opensudoku::write) }
    KSudoku { "ksudoku", "KSudoku's saved game, with progress",
        "<ksudoku>…<values>ec__g____…", ANY, Usual, [], Read::Document, None }
    Gnome { "gnome", "GNOME Sudoku's save file, with progress",
        "{\"cells\": [{\"position\": [0, 0], \"value\": 5…", NINE, Usual, [], Read::Document, None }
    Json { "json", "objects with a key puzzle, as this program writes them, or lists of rows",
        "{\"puzzle\": \"53..7....6..195…\"}", ANY, Usual, [], Read::Document, None }
    PuzzLink { "puzzlink", "puzz.link and pzv.jp: links and files",
        "https://puzz.link/p?sudoku/9/9/53h7j6h195j…", ANY, Usual, [],
        Read::Line(|text, _| pzpr::is_file(text), |text, context| link_or(pzpr::read_file, text, context)), None }
    Csv { "csv", "a table with a column of puzzles",
        "puzzle,solution\n53..7....6..195…,534678912…", ANY, Usual, [], Read::Table, None }
}

/// A link, or else what this reads: the packed object alone, or a file whose
/// lines are joined by slashes.
fn link_or(read: ReadLine, text: &str, context: &Context) -> Result<Record, Error> {
    if link::is_url(text, context) { link::read(text, context) } else { read(text, context) }
}

/// The reader of the first one-line format that recognises the text.
pub(super) fn one_line_format(text: &str, context: &Context) -> Option<(Format, ReadLine)> {
    CATALOGUE.iter().find_map(|entry| match entry.read {
        Read::Line(matches, read) if matches(text, context) => Some((entry.format, read)),
        _ => None,
    })
}

/// As [`one_line_format`], for a part of a link: no link again, and nothing
/// that any word could be.
pub(super) fn in_link(text: &str, context: &Context) -> Option<ReadLine> {
    let (format, read) = one_line_format(text, context)?;
    let is_sure =
        !matches!(format, Format::Url | Format::Sized | Format::Values | Format::Gsf | Format::Bank);
    is_sure.then_some(read)
}

/// What a text cannot say about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Loss {
    /// Which cells form a house: the reader must be told.
    Board,
    /// The limits on what empty cells can hold.
    Candidates,
    /// What a player placed and noted.
    Progress,
}

impl Format {
    pub(super) fn entry(self) -> &'static FormatEntry {
        &CATALOGUE[self as usize]
    }

    /// The name, as `FromStr` reads it.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// What it is, in a few words.
    pub fn about(self) -> &'static str {
        self.entry().about
    }

    /// How a puzzle begins in it.
    pub fn example(self) -> &'static str {
        self.entry().example
    }

    /// The sides of boards that it can hold.
    pub fn sides(self) -> RangeInclusive<usize> {
        self.entry().sides.clone()
    }

    /// Whether puzzles can be written in it; all formats can be read.
    pub fn is_writable(self) -> bool {
        self.entry().write.is_some()
    }

    /// Whether a puzzle takes one line.
    pub fn is_line(self) -> bool {
        matches!(self.entry().read, Read::Line(..))
    }

    /// Whether it shows rows below each other, so that people see the board.
    pub fn is_board(self) -> bool {
        matches!(self.entry().read, Read::Block)
    }

    /// What the format cannot say about a puzzle that can be written in it.
    pub fn loss(self, record: &Record) -> Option<Loss> {
        let FormatEntry { boards, keeps, .. } = self.entry();
        let losses = [
            (Loss::Candidates, record.grid.limits().is_some() && !keeps.contains(&Loss::Candidates)),
            (Loss::Board, !boards.tell(record.grid.geometry())),
            (Loss::Progress, !record.progress.is_empty() && !keeps.contains(&Loss::Progress)),
        ];
        losses.into_iter().find_map(|(loss, is_lost)| is_lost.then_some(loss))
    }

    /// What stands once around all puzzles of a text, if it is a document.
    pub fn envelope(self) -> Option<Envelope> {
        (self == Self::OpenSudoku).then_some(opensudoku::ENVELOPE)
    }

    pub(super) fn write(self, record: &Record, paint: Paint<'_>) -> Result<String, Error> {
        let part = self.write_part(record, paint)?;
        Ok(match self.envelope() {
            Some(Envelope { before, after, .. }) => [before, &part, after].concat(),
            None => part,
        })
    }

    pub(super) fn write_part(self, record: &Record, paint: Paint<'_>) -> Result<String, Error> {
        let entry = self.entry();
        let side = record.grid.geometry().side();
        let cannot_hold = |what: String| Error::from(FormatProblem::CannotHold { format: entry.name, what });
        let write = entry.write.ok_or_else(|| cannot_hold("anything: it can only be read".to_owned()))?;
        if !entry.sides.contains(&side) {
            return Err(cannot_hold(format!("a board of {side}x{side} cells")));
        }
        if self == Self::Sized && record.grid.geometry().shape().is_none() {
            return Err(cannot_hold("regions that are not boxes".to_owned()));
        }
        // Where cells stand apart, numbers need no letters.
        let is_separated =
            matches!(self, Self::Spaced | Self::Comma | Self::Values | Self::Sized | Self::Variant);
        let is_usual = record.alphabet == Alphabet::usual(side);
        if is_separated && side > LARGEST_DIGIT && is_usual && self != record.format {
            let numbers = Record { alphabet: Alphabet::numbers(), ..record.clone() };
            return Ok(write(&numbers, paint));
        }
        Ok(write(record, paint))
    }
}

impl Boards {
    fn tell(self, geometry: &Geometry) -> bool {
        let extras = geometry.extras();
        let is_usual = geometry.shape().is_some() && geometry.shape() == Shape::for_side(geometry.side());
        match self {
            Self::Usual => is_usual && extras.is_empty(),
            Self::Boxes => geometry.shape().is_some() && extras.is_empty(),
            Self::Tatham => extras.is_empty() || extras == [Extra::FallingDiagonal, Extra::RisingDiagonal],
            Self::Fpuzzles => !extras.contains(&Extra::Windows),
            Self::Any => true,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Format {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        let known = Self::ALL.iter().copied().find(|format| format.name().eq_ignore_ascii_case(name));
        known.ok_or_else(|| Error::unknown("format", name, []))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_puzzles_of_a_document_share_it() {
        for entry in CATALOGUE.iter().filter(|entry| entry.write.is_some()) {
            let is_document = matches!(entry.read, Read::Document);
            assert_eq!(entry.format.envelope().is_some(), is_document, "{}", entry.name);
        }
    }
}
