//! What a caller says about a text before it is read.

use std::cell::RefCell;
use std::num::NonZeroUsize;
use std::str::FromStr;

use super::layouts::named_board;
use super::problem::FormatProblem;
use super::{Alphabet, Format, Record};
use crate::base::Error;
use crate::board::{Extra, Geometry, Grid, Regions, Shape};

/// What is known of a text besides itself; everything is optional.
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
    /// The format, where it is not to be detected.
    pub format: Option<Format>,
    /// The symbols, where they are not to be detected.
    pub alphabet: Option<Alphabet>,
    /// The shape of the boxes, where it is not the usual one.
    pub shape: Option<Shape>,
    /// The regions, where they are not boxes.
    pub regions: Option<Regions>,
    /// Rules that add houses.
    pub extras: Vec<Extra>,
    /// The column of a table, or the key of a JSON object, that holds the puzzles,
    /// where it is not to be detected. A text that is not JSON is a table then.
    pub column: Option<Column>,
    /// What separates the fields of a table, where it is not to be detected.
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
    /// The column with this name in the header, or the key of this name.
    Name(String),
    /// The column with this number, from 1. The table needs no header then.
    Number(NonZeroUsize),
}

/// A number, or else a name.
impl FromStr for Column {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Ok(text.trim().parse().map_or_else(|_| Self::Name(text.trim().to_owned()), Self::Number))
    }
}

/// The options, with the board of the last puzzle: the next one is most
/// likely of the same kind, and a board's tables cost more than its text.
#[derive(Debug)]
pub(super) struct Context {
    pub(super) options: Options,
    last: RefCell<Option<Geometry>>,
}

impl Context {
    pub(super) fn new(options: Options) -> Self {
        Self { options, last: RefCell::new(None) }
    }

    /// The symbols of a board that says nothing about them: those that the
    /// caller names, or else the usual ones of its format.
    pub(super) fn alphabet_of(&self, side: usize, usual: fn(usize) -> Alphabet) -> Result<Alphabet, Error> {
        let Some(alphabet) = &self.options.alphabet else { return Ok(usual(side)) };
        match alphabet.as_characters().map_or(side, <[char]>::len) {
            symbols if symbols == side => Ok(alphabet.clone()),
            symbols => Err(FormatProblem::OtherAlphabet { symbols, side }.into()),
        }
    }

    /// An empty board of this side, for a format that knows only decimal digits.
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

    /// Reads a puzzle whose row may name its board. What the caller says wins, and the
    /// record says so; a board of another size was not meant.
    pub(super) fn read_named(
        &self,
        name: Option<&str>,
        read: impl Fn(&Self) -> Result<Record, Error>,
    ) -> Result<Record, Error> {
        let Some((name, board)) = name.and_then(|name| Some((name, named_board::read(name)?))) else {
            return read(self);
        };
        let Options { regions, shape, extras, .. } = &self.options;
        let asked = regions.clone().or(shape.map(Regions::Boxes));
        let mut asked_extras = extras.clone();
        asked_extras.sort();
        asked_extras.dedup();
        let is_overruled = asked.as_ref().is_some_and(|asked| *asked != board.regions)
            || (!asked_extras.is_empty() && asked_extras != board.extras);
        let options = Options {
            shape: None,
            regions: Some(asked.unwrap_or_else(|| board.regions.clone())),
            extras: if asked_extras.is_empty() { board.extras.clone() } else { asked_extras },
            ..self.options.clone()
        };
        let context = Self { options, last: RefCell::new(self.last.take()) };
        let record = read(&context);
        self.last.replace(context.last.into_inner());
        let record = record.or_else(|error| read(self).map_err(|_| error))?;
        Ok(Record { overruled: is_overruled.then(|| name.to_owned()), ..record })
    }

    /// The board of a puzzle whose text shows its side and perhaps its boxes.
    pub(super) fn geometry(&self, side: usize, seen: Option<Shape>) -> Result<Geometry, Error> {
        if let Some(asked) = self.expected_side().filter(|&asked| asked != side) {
            return Err(FormatProblem::OtherSide { side, asked }.into());
        }
        let regions = match (&self.options.regions, self.options.shape) {
            (Some(regions), _) => regions.clone(),
            (None, Some(shape)) => Regions::Boxes(shape),
            (None, None) => seen
                .filter(|shape| shape.side() == side)
                .or_else(|| Shape::for_side(side))
                .map(Regions::Boxes)
                .ok_or(FormatProblem::NoUsualBoxes { side })?,
        };
        self.board(&regions, &[])
    }

    /// The board of a puzzle whose text names regions and rules; rules that
    /// the caller names are added.
    pub(super) fn board(&self, regions: &Regions, extras: &[Extra]) -> Result<Geometry, Error> {
        let mut extras: Vec<Extra> = self.options.extras.iter().chain(extras).cloned().collect();
        extras.sort();
        extras.dedup();
        let mut last = self.last.borrow_mut();
        let fitting = last.take().filter(|last| last.regions() == regions && last.extras() == extras);
        let geometry = match fitting {
            Some(geometry) => geometry,
            None => extras
                .into_iter()
                .try_fold(Geometry::with_regions(regions.clone()), |board, extra| board.with(extra))?,
        };
        *last = Some(geometry.clone());
        Ok(geometry)
    }
}
