//! Why there is no such board.

use std::fmt;

use crate::base::error::Problem;

pub(super) enum BoardProblem {
    Shape(String),
    JigsawSize(usize),
    JigsawRegion { region: usize, cells: usize, side: usize },
    JigsawRow { row: usize, letters: usize, rows: usize },
    NeedsBoxes(&'static str),
    NeedsSquareBoxes,
    ExtraHouse { side: usize },
}

impl Problem for BoardProblem {}

impl fmt::Display for BoardProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(text) => write!(
                f,
                "'{text}' is not a box: write its rows and columns, such as 3x3 or 2x3, \
                 with 4 to 64 cells in all"
            ),
            Self::JigsawSize(cells) => {
                write!(f, "the regions cover {cells} cells; a board is a square of 4x4 to 64x64 cells")
            }
            Self::JigsawRegion { region, cells, side } => {
                write!(f, "region {region} has {cells} cells, expected {side}")
            }
            Self::JigsawRow { row, letters, rows } => {
                write!(f, "row {row} of the regions has {letters} letters, expected {rows}, one for each row")
            }
            Self::NeedsBoxes(what) => write!(f, "{what} need rectangular boxes, not a jigsaw"),
            Self::NeedsSquareBoxes => {
                f.write_str("windows need square boxes, as on 4x4, 9x9 and 16x16 boards")
            }
            Self::ExtraHouse { side } => {
                write!(f, "an extra house has at most {side} cells, all of them on the board")
            }
        }
    }
}
