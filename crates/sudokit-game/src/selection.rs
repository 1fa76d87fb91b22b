//! The cells that the next action is about.

use sudokit::{Cell, CellSet, Geometry};

use crate::Direction;

/// A cursor, and the cells selected with it. The cursor is always one of them.
///
/// ```
/// use sudokit::Geometry;
/// use sudokit_game::{Direction, Selection};
///
/// let board = Geometry::of_side(9).unwrap();
/// let mut selection = Selection::new(board.cell(0, 0));
/// selection.extend_to(board.cell(0, 1));
/// assert_eq!(selection.cells().count(), 2);
///
/// selection.go(&board, Direction::Left);
/// assert_eq!(selection.cells().collect::<Vec<_>>(), [board.cell(0, 0)]);
/// selection.go(&board, Direction::Left);
/// assert_eq!(selection.cursor(), board.cell(0, 8), "round the edge");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Selection {
    cursor: Cell,
    cells: CellSet,
}

impl Selection {
    /// One cell.
    pub fn new(cursor: Cell) -> Self {
        Self { cursor, cells: [cursor].into_iter().collect() }
    }

    /// Where the cursor stands.
    pub fn cursor(&self) -> Cell {
        self.cursor
    }

    /// The selected cells, in order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.cells.iter()
    }

    /// Whether a cell is selected.
    pub fn contains(&self, cell: Cell) -> bool {
        self.cells.contains(cell)
    }

    /// Whether there are more cells than the cursor's.
    pub fn is_several(&self) -> bool {
        self.cells.len() > 1
    }

    /// Selects this cell alone.
    pub fn set(&mut self, cell: Cell) {
        *self = Self::new(cell);
    }

    /// Moves the cursor to a cell, which is selected beside the others.
    pub fn extend_to(&mut self, cell: Cell) {
        self.cursor = cell;
        self.cells.insert(cell);
    }

    /// Selects a cell beside the others, or no longer.
    pub fn toggle(&mut self, cell: Cell) {
        if self.cells.contains(cell) && self.is_several() {
            self.cells.remove(cell);
            if cell == self.cursor
                && let Some(first) = self.cells.iter().next()
            {
                self.cursor = first;
            }
        } else {
            self.extend_to(cell);
        }
    }

    /// Selects these cells; the first becomes the cursor, unless it stands on
    /// one of them. Without any, nothing changes.
    pub fn set_all(&mut self, cells: impl IntoIterator<Item = Cell>) {
        let cells: CellSet = cells.into_iter().collect();
        let first = cells.iter().next();
        if let Some(first) = first {
            self.cursor = if cells.contains(self.cursor) { self.cursor } else { first };
            self.cells = cells;
        }
    }

    /// Goes on to the next cell, round the edge of the board.
    pub fn go(&mut self, board: &Geometry, direction: Direction) {
        self.set(next(board, self.cursor, direction, 1));
    }

    /// Selects the next cell as well.
    pub fn extend(&mut self, board: &Geometry, direction: Direction) {
        self.extend_to(next(board, self.cursor, direction, 1));
    }

    /// Jumps over a whole box: as far as boxes are high and wide, on jigsaws
    /// three cells.
    pub fn jump(&mut self, board: &Geometry, direction: Direction) {
        const JIGSAW_JUMP: usize = 3;
        let (rows, columns) =
            board.shape().map_or((JIGSAW_JUMP, JIGSAW_JUMP), |shape| (shape.rows(), shape.columns()));
        let distance = match direction {
            Direction::Up | Direction::Down => rows,
            Direction::Left | Direction::Right => columns,
        };
        self.set(next(board, self.cursor, direction, distance));
    }

    /// Goes to the edge of the board.
    pub fn go_to_edge(&mut self, board: &Geometry, direction: Direction) {
        let at = board.position(self.cursor);
        let last = board.side() - 1;
        self.set(match direction {
            Direction::Up => board.cell(0, at.column),
            Direction::Down => board.cell(last, at.column),
            Direction::Left => board.cell(at.row, 0),
            Direction::Right => board.cell(at.row, last),
        });
    }
}

/// The cell so far away, round the edge.
fn next(board: &Geometry, cell: Cell, direction: Direction, distance: usize) -> Cell {
    let (at, side) = (board.position(cell), board.side());
    let on = |from: usize| (from + distance) % side;
    let back = |from: usize| (from + side - distance % side) % side;
    match direction {
        Direction::Up => board.cell(back(at.row), at.column),
        Direction::Down => board.cell(on(at.row), at.column),
        Direction::Left => board.cell(at.row, back(at.column)),
        Direction::Right => board.cell(at.row, on(at.column)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_is_always_selected() {
        let board = Geometry::of_side(4).unwrap();
        let mut selection = Selection::new(board.cell(1, 1));
        selection.toggle(board.cell(1, 1));
        assert!(selection.contains(selection.cursor()), "the last cell stays");
        selection.toggle(board.cell(3, 3));
        assert_eq!(selection.cursor(), board.cell(3, 3));
        selection.toggle(board.cell(3, 3));
        assert_eq!(selection.cursor(), board.cell(1, 1));
        selection.set_all([]);
        assert_eq!(selection, Selection::new(board.cell(1, 1)));
    }

    #[test]
    fn jumps_are_as_far_as_boxes() {
        let board = Geometry::of_side(6).unwrap();
        let mut selection = Selection::new(board.cell(0, 0));
        selection.jump(&board, Direction::Down);
        selection.jump(&board, Direction::Right);
        assert_eq!(board.position(selection.cursor()).to_string(), "r3c4");
        selection.go_to_edge(&board, Direction::Right);
        assert_eq!(board.position(selection.cursor()).to_string(), "r3c6");
    }
}
