//! Options that a caller sets before a text is read.

use std::cell::RefCell;
use std::num::NonZeroUsize;
use std::str::FromStr;

use super::layouts::named_board::{self, NamedBoard};
use super::problem::FormatProblem;
use super::{Alphabet, Format, Record};
use crate::base::Error;
use crate::board::{Extra, Geometry, Grid, Regions, Shape};

/// What the caller knows about a text. Everything is optional.
///
/// ```
/// use sudokit::format::{self, Options};
///
/// let options = Options { shape: Some("3x2".parse()?), ..Options::default() };
/// let record = format::parse_with(&"123456".repeat(6), &options)?;
/// assert_eq!(record.grid.geometry().shape().unwrap().rows(), 3);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// The format, instead of the detected one.
    pub format: Option<Format>,
    /// The symbols of the digits, instead of the detected ones.
    pub alphabet: Option<Alphabet>,
    /// The shape of the boxes, if it is not the usual one.
    pub shape: Option<Shape>,
    /// The regions, if they are not boxes.
    pub regions: Option<Regions>,
    /// The rules that add houses.
    pub extras: Vec<Extra>,
    /// The column of a table, or the key of a JSON object, that holds the puzzles, instead of the
    /// detected one. If this is set, a text that is not JSON is read as a table.
    pub column: Option<Column>,
    /// The character that separates the fields of a table, instead of the detected one.
    pub delimiter: Option<char>,
}

/// A column of a table.
///
/// ```
/// use sudokit::format::{Column, Options, Reader};
///
/// let text = "id;start\n1;1.....2..3.....4\n";
/// let options = Options { column: Some("start".parse()?), ..Options::default() };
/// let record = Reader::new(text.as_bytes(), options).next().unwrap()?;
/// assert_eq!(record.line, 2);
/// assert_eq!("2".parse(), Ok(Column::Number(2.try_into()?)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Column {
    /// The column with this name in the header, or the key with this name.
    Name(String),
    /// The column with this number, from 1. The table then needs no header.
    Number(NonZeroUsize),
}

/// Parses a number, or otherwise a name.
impl FromStr for Column {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Ok(text.trim().parse().map_or_else(|_| Self::Name(text.trim().to_owned()), Self::Number))
    }
}

/// The board of a puzzle, and the name of the overruled board if the text named another one.
#[derive(Debug)]
pub(super) struct ChosenBoard {
    pub(super) geometry: Geometry,
    pub(super) overruled: Option<String>,
}

/// The board that results from what the text and the caller say.
#[derive(Debug)]
pub(super) struct BoardChoice {
    board: NamedBoard,
    /// The board that the text names, if the caller names a different one.
    pub(super) overruled: Option<String>,
}

impl BoardChoice {
    /// The options with this board.
    pub(super) fn options(&self, options: &Options) -> Options {
        let NamedBoard { regions, extras, .. } = self.board.clone();
        Options { shape: None, regions, extras, ..options.clone() }
    }
}

/// The options, with the board of the last puzzle. The next puzzle most likely uses the same board,
/// and building its tables costs more than reading its text.
#[derive(Debug)]
pub(super) struct Context {
    pub(super) options: Options,
    last: RefCell<Option<Geometry>>,
}

impl Context {
    pub(super) fn new(options: Options) -> Self {
        Self { options, last: RefCell::new(None) }
    }

    /// The symbols of a board whose text does not name them: those that the caller names, or
    /// otherwise the usual ones of its format.
    pub(super) fn alphabet_of(&self, side: usize, usual: fn(usize) -> Alphabet) -> Result<Alphabet, Error> {
        let Some(alphabet) = &self.options.alphabet else { return Ok(usual(side)) };
        match alphabet.as_characters().map_or(side, <[char]>::len) {
            symbols if symbols == side => Ok(alphabet.clone()),
            symbols => Err(FormatProblem::OtherAlphabet { symbols, side }.into()),
        }
    }

    /// An empty board of this side, for a format that has only decimal digits.
    pub(super) fn empty(&self, side: usize, format: Format) -> Result<Record, Error> {
        Ok(Record::decimal(Grid::empty(self.geometry(side, None)?), format))
    }

    /// Whether the caller says that the text is a board of pencil marks.
    pub(super) fn expects_marks(&self) -> bool {
        matches!(self.options.format, Some(Format::Pencilmarks | Format::SudoCueMarks))
    }

    /// The side of the boards that the caller expects.
    pub(super) fn expected_side(&self) -> Option<usize> {
        let regions = self.options.regions.as_ref().map(Regions::side);
        regions.or_else(|| self.options.shape.map(Shape::side))
    }

    /// Combines the board that a text names with the caller's. The caller wins.
    pub(super) fn choose(&self, named: NamedBoard) -> BoardChoice {
        let Options { regions, shape, extras, .. } = &self.options;
        let regions = regions.clone().or(shape.map(Regions::Boxes));
        let asked = NamedBoard::new(named.side, regions, extras.clone());
        let is_overruled =
            (asked.regions.is_some() && named.regions.is_some() && asked.regions != named.regions)
                || (!asked.extras.is_empty() && asked.extras != named.extras);
        let overruled = is_overruled.then(|| named.name());
        let regions = asked.regions.or(named.regions);
        let extras = if asked.extras.is_empty() { named.extras } else { asked.extras };
        BoardChoice { board: NamedBoard { regions, extras, ..named }, overruled }
    }

    /// Reads a puzzle whose row may name its board. A name that does not fit the puzzle is ignored.
    pub(super) fn read_named(
        &self,
        name: Option<&str>,
        read: impl Fn(&Self) -> Result<Record, Error>,
    ) -> Result<Record, Error> {
        let Some(board) = name.and_then(named_board::read) else { return read(self) };
        let choice = self.choose(board);
        let context = Self { options: choice.options(&self.options), last: RefCell::new(self.last.take()) };
        let record = read(&context);
        self.last.replace(context.last.into_inner());
        let record = record.or_else(|error| read(self).map_err(|_| error))?;
        Ok(Record { overruled: choice.overruled.or(record.overruled), ..record })
    }

    /// The board of a puzzle whose text shows its side and perhaps its boxes.
    pub(super) fn geometry(&self, side: usize, seen: Option<Shape>) -> Result<Geometry, Error> {
        self.check_side(side)?;
        let regions = match (&self.options.regions, self.options.shape) {
            (Some(regions), _) => regions.clone(),
            (None, Some(shape)) => Regions::Boxes(shape),
            (None, None) => seen
                .filter(|shape| shape.side() == side)
                .or_else(|| Shape::for_side(side))
                .map(Regions::Boxes)
                .ok_or(FormatProblem::NoUsualBoxes { side })?,
        };
        self.built(regions, &self.options.extras)
    }

    /// The board of a puzzle whose text names regions and rules, unless the caller names others.
    pub(super) fn board(&self, regions: Regions, extras: Vec<Extra>) -> Result<ChosenBoard, Error> {
        self.check_side(regions.side())?;
        let BoardChoice { board, overruled } = self.choose(NamedBoard::of(regions.clone(), extras));
        let geometry = self.built(board.regions.unwrap_or(regions), &board.extras)?;
        Ok(ChosenBoard { geometry, overruled })
    }

    /// Fails if the caller expects boards of another side.
    fn check_side(&self, side: usize) -> Result<(), Error> {
        match self.expected_side().filter(|&asked| asked != side) {
            Some(asked) => Err(FormatProblem::OtherSide { side, asked }.into()),
            None => Ok(()),
        }
    }

    /// The board with these regions and rules.
    fn built(&self, regions: Regions, extras: &[Extra]) -> Result<Geometry, Error> {
        let mut extras = extras.to_vec();
        extras.sort();
        extras.dedup();
        let mut last = self.last.borrow_mut();
        let fitting = last.take().filter(|last| *last.regions() == regions && last.extras() == extras);
        let geometry = match fitting {
            Some(geometry) => geometry,
            None => extras
                .into_iter()
                .try_fold(Geometry::with_regions(regions), |board, extra| board.with(extra))?,
        };
        *last = Some(geometry.clone());
        Ok(geometry)
    }
}
