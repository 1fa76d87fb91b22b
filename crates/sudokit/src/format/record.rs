//! One puzzle of a text, with everything that the text says about it.

use super::problem::FormatProblem;
use super::{Alphabet, Format, Line81, Progress};
use crate::base::{Cell, Digit, DigitSet, Error};
use crate::board::{Candidates, Grid, Puzzle, Regions, Solution};
use crate::transform::Transform;

/// One puzzle of a text: the givens, the player's progress, and how it was written.
///
/// ```
/// use sudokit::format;
///
/// let record = format::parse("# by hand\n1...\n..2.\n.3..\n...4")?;
/// let puzzle = record.puzzle()?;
/// assert_eq!(puzzle.clues(), 4);
/// assert_eq!(record.line, 2);
/// assert_eq!(record.comments, [" by hand"]);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Record {
    /// The puzzle itself.
    pub grid: Grid,
    /// What a player has added so far. It is never part of the puzzle.
    pub progress: Progress,
    /// The format it was written in, which is also the default for writing it back.
    pub format: Format,
    /// The symbols of its digits.
    pub alphabet: Alphabet,
    /// Titles, authors and other comments, as they appear in the text.
    pub comments: Vec<String>,
    /// The line of the text where the puzzle begins, from 1. If there is a title above the puzzle,
    /// this is the line of the title.
    pub line: usize,
    /// The board that the text names, if the [options](super::Options) name a different one. The
    /// options win.
    pub overruled: Option<String>,
}

/// A puzzle without progress, in the [usual symbols](Alphabet::usual), written as a line by
/// default.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::format::{self, Format, Record};
///
/// let puzzle: Puzzle = "1.....2..3.....4".parse()?;
/// assert_eq!(format::write(&Record::from(&puzzle), Format::Tight)?, "\
/// +--+--+
/// |1.|..|
/// |..|2.|
/// +--+--+
/// |.3|..|
/// |..|.4|
/// +--+--+
/// ");
/// # Ok::<(), sudokit::Error>(())
/// ```
impl From<Grid> for Record {
    fn from(grid: Grid) -> Self {
        let alphabet = Alphabet::usual(grid.geometry().side());
        Self::new(grid, Format::Line, alphabet)
    }
}

impl From<&Puzzle> for Record {
    fn from(puzzle: &Puzzle) -> Self {
        puzzle.grid().clone().into()
    }
}

impl From<&Solution> for Record {
    fn from(solution: &Solution) -> Self {
        Grid::from(solution).into()
    }
}

impl Record {
    /// Creates a record without progress, to be written in this format with these symbols.
    pub fn new(grid: Grid, format: Format, alphabet: Alphabet) -> Self {
        let (progress, comments) = (Progress::default(), Vec::new());
        Self { grid, progress, format, alphabet, comments, line: 1, overruled: None }
    }

    /// A puzzle without progress, in a format that uses decimal digits.
    pub(super) fn decimal(grid: Grid, format: Format) -> Self {
        let alphabet = Alphabet::decimal(grid.geometry().side());
        Self::new(grid, format, alphabet)
    }

    /// Creates the record of a plain line. It equals the record that results from reading the line
    /// as text, but needs no detection of the format.
    pub fn from_plain(line: &Line81) -> Self {
        let format = if line.symbols().contains(&b'0') { Format::Sdm } else { Format::Line };
        Self::new(Grid::from(line), format, Alphabet::usual(9))
    }

    /// Returns the same record with another grid and no progress: a solution, for example, written
    /// like its puzzle.
    #[must_use]
    pub fn with_grid(&self, grid: Grid) -> Self {
        Self { grid, progress: Progress::default(), ..self.clone() }
    }

    /// Returns the givens as a puzzle.
    ///
    /// Fails if the givens clash. The error names the cells, the digit in the symbols of the text,
    /// and the line.
    ///
    /// ```
    /// use sudokit::format;
    ///
    /// let letters = "AA..\n....\n....\nBCD.";
    /// let error = format::parse(letters)?.puzzle().unwrap_err();
    /// assert_eq!(error.to_string(), "line 1: r1c1 and r1c2 are both A");
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn puzzle(&self) -> Result<Puzzle, Error> {
        let clashes = self.grid.clashes();
        if clashes.is_empty() {
            return Ok(Puzzle::from_engine(self.grid.clone()));
        }
        let (geometry, alphabet) = (self.grid.geometry().clone(), self.alphabet.clone());
        Err(Error::from(FormatProblem::Clash { clashes, geometry, alphabet }).at_line(self.line))
    }

    /// Returns the regions if this is the map of a jigsaw rather than a puzzle: a full board that
    /// shows connected regions, as no finished puzzle does.
    ///
    /// ```
    /// use sudokit::format;
    ///
    /// let map = format::parse("AAAB\nACBB\nCCDB\nCDDD")?;
    /// assert!(map.region_map().is_some());
    /// let solved = format::parse("1234\n3412\n2143\n4321")?;
    /// assert!(solved.region_map().is_none());
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn region_map(&self) -> Option<Regions> {
        let geometry = self.grid.geometry();
        let side = geometry.side();
        if !self.grid.is_full() || self.grid.clashes().is_empty() {
            return None;
        }
        let regions = Regions::jigsaw(self.grid.digits()).ok()?;
        let digit_at = |cell: Cell| self.grid.get(cell);
        // A flood fill from the first cell of a region must reach all its other cells.
        let is_connected = |digit: Digit| {
            let mut reached: Vec<Cell> =
                geometry.cells().find(|&cell| digit_at(cell) == Some(digit)).into_iter().collect();
            let mut next = 0;
            while next < reached.len() {
                let at = geometry.position(reached[next]);
                let neighbours = [
                    (at.row.wrapping_sub(1), at.column),
                    (at.row + 1, at.column),
                    (at.row, at.column.wrapping_sub(1)),
                    (at.row, at.column + 1),
                ];
                for (row, column) in neighbours {
                    if row < side && column < side {
                        let cell = geometry.cell(row, column);
                        if digit_at(cell) == Some(digit) && !reached.contains(&cell) {
                            reached.push(cell);
                        }
                    }
                }
                next += 1;
            }
            reached.len() == side
        };
        Digit::all(side).all(is_connected).then_some(regions)
    }

    /// Returns the player's position. Fails if the givens clash.
    pub fn candidates(&self) -> Result<Candidates, Error> {
        Ok(self.progress.candidates(&self.puzzle()?))
    }

    /// Adds a digit that the player placed, unless the cell has a given.
    pub(super) fn place(&mut self, cell: Cell, digit: Option<Digit>) {
        let placed = digit.filter(|_| self.grid.get(cell).is_none());
        self.progress.placed.extend(placed.map(|digit| (cell, digit)));
    }

    /// Adds the digits of a second grid that are not givens.
    pub(super) fn place_all(&mut self, grid: &Grid) {
        let len = self.grid.geometry().len();
        for (cell, digit) in grid.filled().filter(|(cell, _)| cell.index() < len) {
            self.place(cell, Some(digit));
        }
    }

    /// Adds pencil marks, if there are any and the cell has no digit.
    pub(super) fn note(&mut self, cell: Cell, marks: DigitSet) {
        let is_empty = self.grid.get(cell).is_none() && !self.progress.placed.contains_key(&cell);
        if is_empty && !marks.is_empty() {
            self.progress.marks.insert(cell, marks);
        }
    }

    /// The pencil marks of a cell.
    pub(super) fn marks(&self, cell: Cell) -> DigitSet {
        self.progress.marks.get(&cell).copied().unwrap_or_default()
    }

    /// Returns the givens and the placed digits together.
    pub fn filled_in(&self) -> Grid {
        self.progress.filled_in(&self.grid)
    }

    /// Returns the record of the transformed puzzle, with the player's progress.
    pub fn transformed(&self, by: &Transform) -> Result<Self, Error> {
        let grid = self.grid.transformed(by)?;
        Ok(Self { grid, progress: self.progress.transformed(by), ..self.clone() })
    }
}
