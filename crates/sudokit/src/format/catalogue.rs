//! The table of all formats: name, purpose, example, how to read and write them.
//!
//! Everything that lists formats is derived from this table: the enum [`Format`], the detection of
//! one-line formats (in the order of the rows), `--from` and `--to`, `sudoku formats`.

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
use crate::base::texts::TEXTS;
use crate::base::{Error, MAX_SIDE, MIN_SIDE};
use crate::board::alphabet::LARGEST_DIGIT;
use crate::board::{Extra, Geometry, Shape};

/// One row of the table.
pub(super) struct FormatEntry {
    pub(super) format: Format,
    name: &'static str,
    example: &'static str,
    /// The sides of boards that the format can hold.
    sides: RangeInclusive<usize>,
    /// The boards that the format can distinguish from others of the same side.
    boards: Boards,
    /// What the format keeps besides the givens. It keeps progress either separately or as
    /// candidates.
    keeps: &'static [Keeps],
    pub(super) read: Read,
    write: Option<fn(&Record, Paint<'_>) -> String>,
}

/// How to split and read a text of the format.
#[derive(Clone, Copy)]
pub(super) enum Read {
    /// One line per puzzle, recognisable on its own: a test whether a line has the format, and the
    /// function that reads it.
    Line(fn(&str, &Context) -> bool, ReadLine),
    /// Several lines, one for each row.
    Block,
    /// Sections under headings.
    Sections,
    /// A line for each puzzle, below a header.
    Table,
    /// A whole XML or JSON text, perhaps with several puzzles.
    Document,
}

/// Reads one line.
pub(super) type ReadLine = fn(&str, &Context) -> Result<Record, Error>;

/// The boards of one side that a format can distinguish.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Boards {
    /// Only the usual one.
    Usual,
    /// Boxes of any shape.
    Boxes,
    /// Jigsaws, and both diagonals.
    Tatham,
    /// Jigsaws and all extra houses except windows.
    Fpuzzles,
    /// Jigsaws and the extra houses that can be drawn.
    SudokuPad,
    /// All boards.
    Any,
}

/// What a format can keep besides the givens.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keeps {
    /// The limits on the digits of empty cells.
    Candidates,
    /// The notes of a player.
    Notes,
    /// The notes and the digits of a player.
    Progress,
}

const ANY: RangeInclusive<usize> = MIN_SIDE..=MAX_SIDE;
const NINE: RangeInclusive<usize> = 9..=9;

/// Declares the enum and its table, one row for each format.
macro_rules! formats {
    ($($(#[$doc:meta])* $variant:ident {
        $name:literal, $example:literal, $sides:expr, $boards:ident,
        [$($keeps:ident),*], $read:expr, $write:expr $(,)?
    })*) => {
        /// A text format for puzzles.
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
            $($(#[$doc])* $variant,)*
        }

        const CATALOGUE: &[FormatEntry] = &[$(FormatEntry {
            format: Format::$variant,
            name: $name,
            example: $example,
            sides: $sides,
            boards: Boards::$boards,
            keeps: &[$(Keeps::$keeps),*],
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
    /// `url`: a link that holds the puzzle; nothing is fetched.
    Url { "url",
        "https://example.com/?puzzle=5300700006…", ANY, Usual, [],
        Read::Line(link::is_url, link::read), None }
    /// `sudokuwiki`: SudokuWiki's code S9B, with progress.
    SudokuWiki { "sudokuwiki",
        "S9B05030t1g0758bf7x4c06…", NINE, Usual, [Progress],
        Read::Line(sudokuwiki::is_s9b, sudokuwiki::read_s9b), Some(sudokuwiki::write_s9b) }
    /// `sudokuwiki-link`: a link that opens the puzzle on SudokuWiki.
    SudokuWikiLink { "sudokuwiki-link",
        "https://www.sudokuwiki.org/sudoku.htm?bd=5300700006…", NINE, Usual, [],
        Read::Line(|_, _| false, link::read), Some(|record, _| link::write(link::SUDOKUWIKI, record)) }
    /// `sudoku-coach`: sudoku.coach's code, with progress.
    SudokuCoach { "sudoku-coach",
        "SCv7_32_f2eaqji1dr1j037rhf7…", MIN_SIDE..=LARGEST_DIGIT, Usual, [Progress],
        Read::Line(coach::is_coach, coach::read), Some(coach::write) }
    /// `sudoku-coach-link`: a link that opens the puzzle on sudoku.coach.
    SudokuCoachLink { "sudoku-coach-link",
        "https://sudoku.coach/en/play/5300700006…", NINE, Usual, [],
        Read::Line(|_, _| false, link::read), Some(|record, _| link::write(link::SUDOKU_COACH, record)) }
    /// `sudokuexchange`: a link that opens the puzzle on SudokuExchange.
    SudokuExchange { "sudokuexchange",
        "https://sudokuexchange.com/play/?s=5300700006…", NINE, Usual, [],
        Read::Line(|_, _| false, link::read), Some(|record, _| link::write(link::SUDOKU_EXCHANGE, record)) }
    /// `fpuzzles`: f-puzzles: a link or its JSON, with progress.
    Fpuzzles { "fpuzzles",
        "https://f-puzzles.com/?load=N4IgzglgXg…", 4..=16, Fpuzzles, [Candidates, Progress],
        Read::Line(|_, _| false, |text, context| link_or(fpuzzles::read_payload, text, context)),
        Some(fpuzzles::write) }
    /// `sudokupad`: SudokuPad: a link with notes, or its codes scl, scf and fpuzzles.
    SudokuPad { "sudokupad",
        "https://sudokupad.app/?puzzleid=fpuzzlesN4IgzglgXg…", 4..=16, SudokuPad, [Notes],
        Read::Line(sudokupad::is_sudokupad, |text, context| link_or(sudokupad::read, text, context)),
        Some(sudokupad::write) }
    /// `tatham`: IDs of Simon Tatham's Solo, with jigsaws and diagonals.
    Tatham { "tatham",
        "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_…", ANY, Tatham, [],
        Read::Line(tatham::is_tatham, tatham::read), Some(tatham::write) }
    /// `hodoku`: HoDoKu's library line, with progress.
    Hodoku { "hodoku",
        ":0000:x:53+4.7....6..195...…:214 117::", NINE, Usual, [Progress],
        Read::Line(hodoku::is_hodoku, hodoku::read), Some(hodoku::write) }
    /// `gnome-share`: GNOME Sudoku's share string.
    GnomeShare { "gnome-share",
        "#66QQ%=mLJ]*lR%C!Op\"bHn0E&h5$@fMF,Uq", NINE, Usual, [],
        Read::Line(gnome::is_share, gnome::read_share), None }
    /// `gsf`: a line of gsf's collection: the fifth field.
    Gsf { "gsf",
        "95,12,1,17,53..7....6..195…,…,…", ANY, Usual, [],
        Read::Line(table::is_gsf, table::read_gsf), None }
    /// `bank`: a line of SudokuExchange's puzzle bank.
    Bank { "bank",
        "0000183b305c 050703060007000800… 1.2", ANY, Usual, [],
        Read::Line(table::is_bank, table::read_bank), None }
    /// `sized`: a name, the box's rows and columns, the numbers.
    Sized { "sized",
        "my puzzle;2;3;0,1,0,4,0,…", ANY, Boxes, [],
        Read::Line(line::is_sized, line::read_sized), Some(line::write_sized) }
    /// `line`: one line, a character a cell, . for an empty one.
    Line { "line",
        "53..7....6..195....98....6.8...6…", ANY, Usual, [],
        Read::Line(line::is_line, line::read_line), Some(|record, _| line::write_line(record, '.')) }
    /// `sdm`: as line, 0 for an empty cell; many lines are a collection.
    Sdm { "sdm",
        "530070000600195000098000060800060…", ANY, Usual, [],
        Read::Line(|_, _| false, line::read_line), Some(|record, _| line::write_line(record, '0')) }
    /// `sudokuwiki-v1`: SudokuWiki's code of 2023: 162 digits of base 32.
    SudokuWikiV1 { "sudokuwiki-v1",
        "11090m2441akoigm8k214k4k03g1…", NINE, Usual, [],
        Read::Line(sudokuwiki::is_v1, sudokuwiki::read_v1), None }
    /// `sukaku`: the candidates of every cell on one line (729 for 9x9).
    Sukaku { "sukaku",
        "....5......3......12.4......2…", ANY, Usual, [Candidates],
        Read::Line(sukaku::is_sukaku, sukaku::read), Some(sukaku::write) }
    /// `values`: one line of numbers, separated by blanks, ; or ,.
    Values { "values",
        "5 3 0 0 7 0 0 0 0 6 0 0 1 9 5…", ANY, Usual, [],
        Read::Line(line::is_values, line::read_values), Some(line::write_values) }
    /// `grid`: n lines of n symbols.
    Grid { "grid",
        "53..7....\n6..195...", ANY, Usual, [], Read::Block, Some(grid_block::write_grid) }
    /// `spaced`: n lines of n numbers or symbols, separated by blanks.
    Spaced { "spaced",
        "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0", ANY, Usual, [], Read::Block, Some(grid_block::write_spaced) }
    /// `comma`: n lines of n numbers or symbols, separated by commas.
    Comma { "comma",
        "5,3,,,7,,,,\n6,,,1,9,5,,,", ANY, Usual, [], Read::Block, Some(grid_block::write_comma) }
    /// `bordered`: dashes and bars around the boxes, blanks for empty cells.
    Bordered { "bordered",
        "-------------\n|53 | 7 |   |", ANY, Boxes, [], Read::Block,
        Some(|record, paint| BORDERED.write(record, paint)) }
    /// `framed`: a frame of + - |, symbols separated by blanks.
    Framed { "framed",
        "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |", ANY, Boxes, [], Read::Block,
        Some(|record, paint| FRAMED.write(record, paint)) }
    /// `tight`: a frame of + - |, symbols close together.
    Tight { "tight",
        "+---+---+---+\n|53.|.7.|...|", ANY, Boxes, [], Read::Block,
        Some(|record, paint| TIGHT.write(record, paint)) }
    /// `open`: lines inside only, as qqwing writes.
    Open { "open",
        " 5 3 . | . 7 . | . . .\n-------|-------|-------", ANY, Boxes, [], Read::Block,
        Some(|record, paint| OPEN.write(record, paint)) }
    /// `pretty`: drawn with Unicode lines; jigsaws show their regions.
    Pretty { "pretty",
        "┌───────┬───────┬───────┐\n│ 5 3 · │ · 7 · │ · · · │", ANY, Boxes, [], Read::Block, Some(pretty::write) }
    /// `pencilmarks`: what every cell can hold, aligned, as HoDoKu copies it.
    Pencilmarks { "pencilmarks",
        ".------------.--------.\n| 5  3  124  | 26  7  |", ANY, Boxes, [Candidates, Progress], Read::Block,
        Some(pencilmarks::write) }
    /// `sdx`: SudoCue's pencil marks: cells separated by blanks.
    SudoCueMarks { "sdx",
        "5 3 124 26 7 2468 1489 1249 248", MIN_SIDE..=LARGEST_DIGIT, Usual, [], Read::Block, None }
    /// `ss`: Simple Sudoku's file, with progress.
    SimpleSudoku { "ss",
        "*-----------*\n|53.|.7.|...|", NINE, Usual, [Progress], Read::Block, Some(simple_sudoku::write) }
    /// `sdk`: SadMan's and SudoCue's file, with remarks and progress.
    Sdk { "sdk",
        "[Puzzle]\n53..7....", ANY, Usual, [Progress], Read::Sections, Some(sdk::write) }
    /// `variant`: a board with its boxes or regions and the rules that add houses.
    Variant { "variant",
        "[Puzzle]\n5 3 0 0 …\n[Regions]\nAAABBBCCC\n…\n[Houses]\ndiagonals", ANY, Any, [], Read::Sections,
        Some(variant::write) }
    /// `opensudoku`: OpenSudoku's XML, with progress; also gSudoku's.
    OpenSudoku { "opensudoku",
        "<opensudoku><game data=\"530070…", NINE, Usual, [Progress], Read::Document, Some(opensudoku::write) }
    /// `ksudoku`: KSudoku's saved game, with progress.
    KSudoku { "ksudoku",
        "<ksudoku>…<values>ec__g____…", ANY, Usual, [], Read::Document, None }
    /// `gnome`: GNOME Sudoku's save file, with progress.
    Gnome { "gnome",
        "{\"cells\": [{\"position\": [0, 0], \"value\": 5…", NINE, Usual, [], Read::Document, None }
    /// `json`: objects with a key puzzle, as this program writes them, or lists of rows.
    Json { "json",
        "{\"puzzle\": \"53..7....6..195…\"}", ANY, Usual, [], Read::Document, None }
    /// `puzzlink`: puzz.link and pzv.jp: links and files.
    PuzzLink { "puzzlink",
        "https://puzz.link/p?sudoku/9/9/53h7j6h195j…", ANY, Usual, [],
        Read::Line(|text, _| pzpr::is_file(text), |text, context| link_or(pzpr::read_file, text, context)), None }
    /// `csv`: a table with a column of puzzles.
    Csv { "csv",
        "puzzle,solution\n53..7....6..195…,534678912…", ANY, Usual, [], Read::Table, None }
}

/// Reads a link, or otherwise calls `read`: for the packed object without its link, or a file whose
/// lines are joined by slashes.
fn link_or(read: ReadLine, text: &str, context: &Context) -> Result<Record, Error> {
    if link::is_url(text, context) { link::read(text, context) } else { read(text, context) }
}

/// Finds the first one-line format that recognises the text.
pub(super) fn one_line_format(text: &str, context: &Context) -> Option<(Format, ReadLine)> {
    CATALOGUE.iter().find_map(|entry| match entry.read {
        Read::Line(matches, read) if matches(text, context) => Some((entry.format, read)),
        _ => None,
    })
}

/// Like [`one_line_format`], for a part of a link. Excludes links and formats that match almost any
/// word.
pub(super) fn in_link(text: &str, context: &Context) -> Option<ReadLine> {
    let (format, read) = one_line_format(text, context)?;
    let is_sure =
        !matches!(format, Format::Url | Format::Sized | Format::Values | Format::Gsf | Format::Bank);
    is_sure.then_some(read)
}

/// Something about a puzzle that a format cannot express.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Loss {
    /// Which cells form a house. The caller has to supply it when the text is read again.
    Board,
    /// The limits on the digits of empty cells.
    Candidates,
    /// The digits and notes that a player added.
    Progress,
    /// The digits that a player added. The notes are kept.
    PlacedDigits,
}

impl Format {
    pub(super) fn entry(self) -> &'static FormatEntry {
        &CATALOGUE[self as usize]
    }

    /// Returns the name, as `FromStr` parses it.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// Returns a short description.
    pub fn about(self) -> &'static str {
        TEXTS.fixed(&format!("format-about-{}", self.name()))
    }

    /// Returns the beginning of a puzzle in this format.
    pub fn example(self) -> &'static str {
        self.entry().example
    }

    /// Returns the sides of the boards that the format can hold.
    pub fn sides(self) -> RangeInclusive<usize> {
        self.entry().sides.clone()
    }

    /// Returns `true` if puzzles can be written in this format. All formats can be read.
    pub fn is_writable(self) -> bool {
        self.entry().write.is_some()
    }

    /// Returns `true` if a puzzle takes one line.
    pub fn is_line(self) -> bool {
        matches!(self.entry().read, Read::Line(..))
    }

    /// Returns `true` if the rows are below each other, so that people see the board.
    pub fn is_board(self) -> bool {
        matches!(self.entry().read, Read::Block)
    }

    /// Returns what is lost when this record is written in this format.
    pub fn loss(self, record: &Record) -> Option<Loss> {
        let FormatEntry { boards, keeps, .. } = self.entry();
        let Record { grid, progress, .. } = record;
        if grid.limits().is_some() && !keeps.contains(&Keeps::Candidates) {
            Some(Loss::Candidates)
        } else if !boards.can_express(grid.geometry()) {
            Some(Loss::Board)
        } else if progress.is_empty() || keeps.contains(&Keeps::Progress) {
            None
        } else if keeps.contains(&Keeps::Notes) {
            (!progress.placed.is_empty()).then_some(Loss::PlacedDigits)
        } else {
            Some(Loss::Progress)
        }
    }

    /// Returns the text that surrounds all puzzles, if the format is a document.
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
        let format = entry.name;
        let write = entry.write.ok_or(FormatProblem::ReadOnly { format })?;
        if !entry.sides.contains(&side) {
            return Err(FormatProblem::OtherSideOfFormat { format, side }.into());
        }
        if self == Self::Sized && record.grid.geometry().shape().is_none() {
            return Err(FormatProblem::NotBoxes { format }.into());
        }
        // Cells with separators can hold numbers, so letters are not needed.
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
    fn can_express(self, geometry: &Geometry) -> bool {
        let extras = geometry.extras();
        let is_usual = geometry.shape().is_some() && geometry.shape() == Shape::for_side(geometry.side());
        match self {
            Self::Usual => is_usual && extras.is_empty(),
            Self::Boxes => geometry.shape().is_some() && extras.is_empty(),
            Self::Tatham => extras.is_empty() || extras == [Extra::FallingDiagonal, Extra::RisingDiagonal],
            Self::Fpuzzles => !extras.contains(&Extra::Windows),
            Self::SudokuPad => extras.iter().all(sudokupad::can_show),
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
    fn document_formats_have_an_envelope() {
        for entry in CATALOGUE.iter().filter(|entry| entry.write.is_some()) {
            let is_document = matches!(entry.read, Read::Document);
            assert_eq!(entry.format.envelope().is_some(), is_document, "{}", entry.name);
        }
    }
}
