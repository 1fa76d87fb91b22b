//! Houses besides rows, columns and regions.

use super::Regions;
use super::problem::BoardProblem;
use crate::base::{Cell, Error, House, HouseKind};

/// A rule that adds houses to a board.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Extra {
    /// The diagonal from the upper left corner to the lower right one.
    FallingDiagonal,
    /// The diagonal from the lower left corner to the upper right one.
    RisingDiagonal,
    /// Windoku: extra boxes, one row and column away from the board's edge and from each other.
    ///
    /// ```text
    /// . . . . . . . . .
    /// . W W W . W W W .
    /// . W W W . W W W .
    /// . W W W . W W W .
    /// . . . . . . . . .
    /// . W W W . W W W .      (9x9: four windows)
    /// ```
    Windows,
    /// All cells at the same place within their boxes form a house.
    DisjointGroups,
    /// Any other group of cells with distinct digits, at most as large as a row.
    Cells(Vec<Cell>),
}

impl Extra {
    /// The houses added to a board with these regions.
    pub(crate) fn houses(&self, regions: &Regions) -> Result<Vec<(HouseKind, Vec<Cell>)>, Error> {
        let side = regions.side();
        let at = |row: usize, column: usize| Cell::new(row * side + column);
        let houses = match self {
            Self::FallingDiagonal => vec![(HouseKind::Diagonal, (0..side).map(|i| at(i, i)).collect())],
            Self::RisingDiagonal => {
                vec![(HouseKind::Diagonal, (0..side).map(|i| at(side - 1 - i, i)).collect())]
            }
            Self::Windows => {
                let shape = regions.shape().ok_or(BoardProblem::WindowsNeedBoxes {})?;
                let (rows, columns) = (shape.rows(), shape.columns());
                if rows != columns {
                    return Err(BoardProblem::WindowsNeedSquares {}.into());
                }
                let starts = |length: usize| (1..).step_by(length + 1).take_while(move |s| s + length < side);
                starts(rows)
                    .flat_map(|top| starts(columns).map(move |left| (top, left)))
                    .map(|(top, left)| {
                        let cells = (top..top + rows)
                            .flat_map(|row| (left..left + columns).map(move |column| at(row, column)));
                        (HouseKind::Window, cells.collect())
                    })
                    .collect()
            }
            Self::DisjointGroups => {
                let shape = regions.shape().ok_or(BoardProblem::GroupsNeedBoxes {})?;
                let mut groups = vec![Vec::with_capacity(side); side];
                for row in 0..side {
                    for column in 0..side {
                        groups[shape.locate(row, column).1].push(at(row, column));
                    }
                }
                groups.into_iter().map(|cells| (HouseKind::DisjointGroup, cells)).collect()
            }
            Self::Cells(cells) => {
                let fits = cells.iter().all(|cell| cell.index() < side * side);
                if !fits || cells.len() > side {
                    return Err(BoardProblem::ExtraHouse { side }.into());
                }
                vec![(HouseKind::Extra, cells.clone())]
            }
        };
        Ok(houses)
    }
}

/// Numbers the houses within each kind: box 1, box 2, diagonal 1, …
pub(super) fn number(kinds: Vec<(HouseKind, Vec<Cell>)>) -> Vec<(House, Vec<Cell>)> {
    let mut houses: Vec<(House, Vec<Cell>)> = Vec::with_capacity(kinds.len());
    for (kind, cells) in kinds {
        let index = houses.iter().filter(|(house, _)| house.kind == kind).count();
        houses.push((House { kind, index }, cells));
    }
    houses
}
