//! Patterns of clues.

use std::str::FromStr;

use super::problem::GenerateProblem;
use crate::base::{Cell, CellSet, Error};
use crate::board::{Geometry, Grid, Regions};

/// The cells of a board that hold clues.
///
/// In a text, `.`, `0`, `_` and `-` are empty cells; any letter, any other digit, `*` and `#` are
/// clues. Spaces and borders are ignored, so the text can be a drawing, or any puzzle with this
/// pattern.
///
/// ```
/// use sudokit::generate::CluePattern;
///
/// let pattern: CluePattern = "
///     x . . x
///     . x x .
///     . x x .
///     x . . x"
///     .parse()?;
/// assert_eq!((pattern.side(), pattern.clues()), (4, 8));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CluePattern {
    side: usize,
    pub(super) cells: CellSet,
}

impl CluePattern {
    /// Returns the pattern of the filled cells of a grid.
    pub fn of(grid: &Grid) -> Self {
        let cells = grid.filled().map(|(cell, _)| cell).collect();
        Self { side: grid.geometry().side(), cells }
    }

    /// Returns the side of the board.
    pub fn side(&self) -> usize {
        self.side
    }

    /// Returns the number of clues.
    pub fn clues(&self) -> usize {
        self.cells.len()
    }

    /// Returns `true` if a cell holds a clue.
    pub fn contains(&self, cell: Cell) -> bool {
        self.cells.contains(cell)
    }

    /// Two rows or columns without clues that can be swapped. Then a puzzle always has several
    /// solutions.
    pub(super) fn free_lines(&self, geometry: &Geometry) -> Option<GenerateProblem> {
        let Regions::Boxes(shape) = geometry.regions() else { return None };
        if !geometry.extras().is_empty() {
            return None;
        }
        let side = geometry.side();
        let empty_row = |row: usize| (0..side).all(|column| !self.contains(geometry.cell(row, column)));
        let empty_column = |column: usize| (0..side).all(|row| !self.contains(geometry.cell(row, column)));
        let pair = |width: usize, is_empty: &dyn Fn(usize) -> bool| {
            let empty: Vec<usize> = (0..side).filter(|&line| is_empty(line)).collect();
            let near = empty.windows(2).find(|pair| pair[0] / width == pair[1] / width);
            near.map(|pair| (pair[0] + 1, pair[1] + 1))
        };
        let rows = pair(shape.rows(), &empty_row);
        let rows = rows.map(|(first, second)| GenerateProblem::FreeRows { first, second });
        let columns = || pair(shape.columns(), &empty_column);
        rows.or_else(|| columns().map(|(first, second)| GenerateProblem::FreeColumns { first, second }))
    }
}

impl FromStr for CluePattern {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let is_sign = |c: &char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '*' | '#');
        // A line that is only a border is not a row of the board.
        let rows =
            text.lines().filter(|line| line.chars().any(|c| c != '-' && is_sign(&c)) || is_dashes(line));
        let rows: Vec<Vec<char>> = rows.map(|line| line.chars().filter(is_sign).collect()).collect();
        let signs = rows.concat();
        let side = signs.len().isqrt();
        if side * side != signs.len() || !(crate::base::MIN_SIDE..=crate::base::MAX_SIDE).contains(&side) {
            let cells = rows.first().map_or(0, Vec::len);
            let are_rows = rows.len() > 1 && rows.iter().all(|row| row.len() == cells);
            if are_rows && (crate::base::MIN_SIDE..=crate::base::MAX_SIDE).contains(&cells) {
                return Err(GenerateProblem::PatternRows { rows: rows.len(), cells }.into());
            }
            return Err(GenerateProblem::PatternSize { cells: signs.len() }.into());
        }
        let is_clue = |c: char| !matches!(c, '.' | '0' | '_' | '-');
        let given = signs.iter().enumerate().filter(|(_, sign)| is_clue(**sign));
        Ok(Self { side, cells: given.map(|(index, _)| Cell::new(index)).collect() })
    }
}

/// Whether a line is a row of empty cells written as dashes. A border would have a corner.
fn is_dashes(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && line.chars().all(|c| c == '-' || c == ' ')
}
