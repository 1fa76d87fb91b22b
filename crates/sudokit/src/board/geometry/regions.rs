//! The regions of a board.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use super::Shape;
use super::problem::BoardProblem;
use crate::base::{Error, MAX_SIDE, MIN_SIDE};

/// The regions of a board: rectangular boxes, or a jigsaw of any shape.
///
/// A jigsaw is written as n lines of n letters; cells with the same letter form a region. Any
/// character except whitespace can be a letter.
///
/// ```
/// use sudokit::board::Regions;
///
/// let jigsaw: Regions = "
///     AAAB
///     ACBB
///     CCDB
///     CDDD".parse()?;
/// assert_eq!(jigsaw.side(), 4);
///
/// assert_eq!(jigsaw.to_string(), "AAAB ACBB CCDB CDDD");
///
/// let boxes: Regions = "1122 1122 3344 3344".parse()?;
/// assert_eq!(boxes, Regions::Boxes("2x2".parse()?));
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// Regions are ordered by side; for the same side, boxes come before jigsaws.
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Regions {
    /// Rectangular boxes.
    Boxes(Shape),
    /// Any other division into regions that have as many cells as a row.
    Jigsaw(Jigsaw),
}

/// The region number of every cell, row by row.
///
/// Only [`Regions::jigsaw`] makes one, so every region has as many cells as a row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Jigsaw {
    side: usize,
    region_of: Vec<u8>,
}

impl Jigsaw {
    fn region(&self, row: usize, column: usize) -> usize {
        self.region_of[row * self.side + column].into()
    }
}

impl Regions {
    /// Makes regions from a label for every cell, row by row.
    ///
    /// Labels that describe boxes give [`Regions::Boxes`], whatever the labels are.
    pub fn jigsaw<L: Eq + std::hash::Hash>(labels: impl IntoIterator<Item = L>) -> Result<Self, Error> {
        let mut number: HashMap<L, usize> = HashMap::new();
        let mut number_of = |label| {
            let next = number.len();
            *number.entry(label).or_insert(next)
        };
        let region_of: Vec<usize> = labels.into_iter().map(&mut number_of).collect();
        let side = region_of.len().isqrt();
        if side * side != region_of.len() || !(MIN_SIDE..=MAX_SIDE).contains(&side) {
            return Err(BoardProblem::JigsawSize { cells: region_of.len() }.into());
        }
        let mut size = vec![0; number.len()];
        for &region in &region_of {
            size[region] += 1;
        }
        if let Some(region) = size.iter().position(|&cells| cells != side) {
            let (region, cells) = (region + 1, size[region]);
            return Err(BoardProblem::JigsawRegion { region, cells, side }.into());
        }
        let region_of = region_of.into_iter().map(|region| region as u8).collect();
        let jigsaw = Self::Jigsaw(Jigsaw { side, region_of });
        let mut boxes = (1..=side)
            .filter(|rows| side.is_multiple_of(*rows))
            .filter_map(|rows| Shape::new(rows, side / rows))
            .map(Self::Boxes);
        Ok(boxes.find(|boxes| jigsaw.same_cells(boxes)).unwrap_or(jigsaw))
    }

    /// Returns the side of the board.
    pub fn side(&self) -> usize {
        match self {
            Self::Boxes(shape) => shape.side(),
            Self::Jigsaw(jigsaw) => jigsaw.side,
        }
    }

    /// Returns the shape of the boxes, or `None` for a jigsaw.
    pub fn shape(&self) -> Option<Shape> {
        match self {
            Self::Boxes(shape) => Some(*shape),
            Self::Jigsaw(_) => None,
        }
    }

    /// Whether these are the nine square boxes of the classic board.
    pub(crate) fn is_classic(&self) -> bool {
        self.shape().is_some_and(|shape| (shape.rows(), shape.columns()) == (3, 3))
    }

    /// Returns the number of the region that contains the cell in this row and column.
    pub fn region(&self, row: usize, column: usize) -> usize {
        match self {
            Self::Boxes(shape) => shape.locate(row, column).0,
            Self::Jigsaw(jigsaw) => jigsaw.region(row, column),
        }
    }

    /// Whether both divide the board in the same way. Jigsaw regions are numbered in the order in
    /// which they first appear, as boxes are.
    fn same_cells(&self, other: &Self) -> bool {
        let side = self.side();
        (0..side).all(|row| (0..side).all(|column| self.region(row, column) == other.region(row, column)))
    }
}

/// One letter for each region of the largest board.
const LETTERS: &[u8; MAX_SIDE] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";

/// Writes rows of letters; `region` returns the region number for a row and column.
fn letters(side: usize, region: impl Fn(usize, usize) -> usize) -> String {
    let letter = |row, column| char::from(LETTERS[region(row, column)]);
    let row = |row| (0..side).map(|column| letter(row, column)).collect::<String>();
    (0..side).map(row).collect::<Vec<_>>().join(" ")
}

impl fmt::Display for Regions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&letters(self.side(), |row, column| self.region(row, column)))
    }
}

/// Writes the shape of the boxes, or the jigsaw.
impl fmt::Debug for Regions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Boxes(shape) => shape.fmt(f),
            Self::Jigsaw(jigsaw) => jigsaw.fmt(f),
        }
    }
}

impl fmt::Debug for Jigsaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Jigsaw({})", letters(self.side, |row, column| self.region(row, column)))
    }
}

impl Ord for Regions {
    fn cmp(&self, other: &Self) -> Ordering {
        let side = self.side().cmp(&other.side());
        side.then_with(|| match (self, other) {
            (Self::Boxes(own), Self::Boxes(other)) => own.cmp(other),
            (Self::Boxes(_), Self::Jigsaw(_)) => Ordering::Less,
            (Self::Jigsaw(_), Self::Boxes(_)) => Ordering::Greater,
            (Self::Jigsaw(own), Self::Jigsaw(other)) => own.cmp(other),
        })
    }
}

impl PartialOrd for Regions {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Parses rows of letters, one letter for each region. Rows are on separate lines or separated by
/// spaces. Letters may also be separated by spaces; region names may then be longer.
///
/// ```
/// use sudokit::board::Regions;
///
/// let rows: Regions = "AABB AABB CCDD CCDD".parse()?;
/// let spaced: Regions = "A A B B\nA A B B\nC C D D\nC C D D".parse()?;
/// let named: Regions = "1 1 2 2\n1 1 2 2\n10 10 11 11\n10 10 11 11".parse()?;
/// assert!(rows == spaced && spaced == named);
/// assert_eq!("AABBAABBCCDDCCDD".parse(), Ok(spaced));
/// # Ok::<(), sudokit::Error>(())
/// ```
impl FromStr for Regions {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        // One line holds all rows, either as words or run together.
        let rows = if lines.len() == 1 { words } else { lines };
        let mut labels = Vec::new();
        let has_rows = rows.len() > 1 && rows.iter().any(|row| row.chars().count() > 1);
        for (index, row) in rows.iter().enumerate() {
            let letters: Vec<String> =
                row.chars().filter(|letter| !letter.is_whitespace()).map(String::from).collect();
            let words: Vec<String> = row.split_whitespace().map(str::to_owned).collect();
            let row = if rows.len() > 1 && words.len() == rows.len() { words } else { letters };
            if has_rows && row.len() != rows.len() {
                let (row, letters, rows) = (index + 1, row.len(), rows.len());
                return Err(BoardProblem::JigsawRow { row, letters, rows }.into());
            }
            labels.extend(row);
        }
        let is_puzzle = {
            let blanks = |sign: &str| labels.iter().filter(|label| *label == sign).count();
            [".", "0", "_", "*"].iter().any(|sign| blanks(sign) > labels.len().isqrt())
        };
        Self::jigsaw(labels)
            .map_err(|error| if is_puzzle { BoardProblem::JigsawPuzzle {}.into() } else { error })
    }
}
