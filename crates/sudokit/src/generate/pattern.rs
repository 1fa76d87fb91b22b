//! Patterns of clues.

use std::str::FromStr;

use super::problem::GenerateProblem;
use crate::base::{Cell, CellSet, Error};
use crate::board::{Geometry, Grid, Regions};

/// The cells of a board that are given.
///
/// In a text every sign is a cell: `.`, `0`, `_` and `-` for an empty one, any
/// letter, any other digit, `*` and `#` for a clue. Blanks and borders are
/// ignored, so the text can be a drawing, or any puzzle with this pattern.
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
    /// The cells that are given in a grid.
    pub fn of(grid: &Grid) -> Self {
        let cells = grid.filled().map(|(cell, _)| cell).collect();
        Self { side: grid.geometry().side(), cells }
    }

    /// The side of its board.
    pub fn side(&self) -> usize {
        self.side
    }

    /// How many cells are given.
    pub fn clues(&self) -> usize {
        self.cells.len()
    }

    /// Whether a cell is given.
    pub fn contains(&self, cell: Cell) -> bool {
        self.cells.contains(cell)
    }

    /// Two lines without clues that can change places, such as rows `1` and `2` or
    /// columns `4` and `6`: then every solution has a twin.
    pub(super) fn free_lines(&self, geometry: &Geometry) -> Option<String> {
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
            near.map(|pair| format!("{} and {}", pair[0] + 1, pair[1] + 1))
        };
        let rows = pair(shape.rows(), &empty_row).map(|lines| format!("rows {lines}"));
        rows.or_else(|| pair(shape.columns(), &empty_column).map(|lines| format!("columns {lines}")))
    }
}

impl FromStr for CluePattern {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let is_sign = |c: &char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '*' | '#');
        // A line of borders only is not a row of the board.
        let rows =
            text.lines().filter(|line| line.chars().any(|c| c != '-' && is_sign(&c)) || is_dashes(line));
        let signs: Vec<char> = rows.flat_map(|line| line.chars().filter(is_sign)).collect();
        let side = signs.len().isqrt();
        if side * side != signs.len() || !(crate::base::MIN_SIDE..=crate::base::MAX_SIDE).contains(&side) {
            return Err(GenerateProblem::PatternSize { signs: signs.len() }.into());
        }
        let is_clue = |c: char| !matches!(c, '.' | '0' | '_' | '-');
        let given = signs.iter().enumerate().filter(|(_, sign)| is_clue(**sign));
        Ok(Self { side, cells: given.map(|(index, _)| Cell::new(index)).collect() })
    }
}

/// Whether a line is a row of empty cells written as dashes, rather than a
/// border, which has a corner.
fn is_dashes(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && line.chars().all(|c| c == '-' || c == ' ')
}
