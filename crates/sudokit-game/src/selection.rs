//! The cells that the next action changes.

use sudokit::board::CellSet;
use sudokit::{Cell, Geometry};

use crate::checked::has_cell;

/// The direction of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];
}

/// A cursor and the selected cells of a board. The cursor is always one of
/// them. Cells that the board does not have are ignored.
///
/// ```
/// use sudokit::Geometry;
/// use sudokit_game::{Direction, Selection};
///
/// let board = Geometry::of_side(9).unwrap();
/// let mut selection = Selection::new(&board, board.cell(0, 0));
/// selection.extend_to(board.cell(0, 1));
/// assert_eq!(selection.cells().count(), 2);
///
/// selection.go(Direction::Left);
/// assert_eq!(selection.cells().collect::<Vec<_>>(), [board.cell(0, 0)]);
/// selection.go(Direction::Left);
/// assert_eq!(selection.cursor(), board.cell(0, 8), "the edges are connected");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Selection {
    board: Geometry,
    cursor: Cell,
    cells: CellSet,
    /// Cells that stay selected while the cursor moves.
    held: CellSet,
}

impl Selection {
    /// One cell of a board, or its first one if the board has no such cell.
    pub fn new(board: &Geometry, cursor: Cell) -> Self {
        let cursor = if has_cell(board, cursor) { cursor } else { Cell::new(0) };
        Self { board: board.clone(), cursor, cells: [cursor].into_iter().collect(), held: CellSet::default() }
    }

    /// The cell of the cursor.
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
        if has_cell(&self.board, cell) {
            self.held = CellSet::default();
            self.move_to(cell);
        }
    }

    /// Moves the cursor. Cells that are held stay selected.
    pub fn move_to(&mut self, cell: Cell) {
        if has_cell(&self.board, cell) {
            self.cursor = cell;
            self.cells = self.held.iter().chain([cell]).collect();
        }
    }

    /// Holds the selected cells, so that they stay selected while the cursor moves. If
    /// the cursor's cell is already held, releases it. Returns how many cells are held.
    ///
    /// ```
    /// use sudokit::Geometry;
    /// use sudokit_game::{Direction, Selection};
    ///
    /// let board = Geometry::of_side(9).unwrap();
    /// let mut selection = Selection::new(&board, board.cell(0, 0));
    /// selection.hold();
    /// selection.go(Direction::Down);
    /// selection.go(Direction::Down);
    /// let cells = [board.cell(0, 0), board.cell(2, 0)];
    /// assert_eq!(selection.cells().collect::<Vec<_>>(), cells);
    /// ```
    pub fn hold(&mut self) -> usize {
        if self.held.contains(self.cursor) {
            self.held.remove(self.cursor);
        } else {
            self.held = self.cells.iter().collect();
        }
        self.held.len()
    }

    /// Releases all held cells. They stay selected until the next move.
    pub fn release(&mut self) {
        self.held = CellSet::default();
    }

    /// Whether cells are held.
    pub fn is_holding(&self) -> bool {
        !self.held.is_empty()
    }

    /// Moves the cursor to a cell and keeps the others selected.
    pub fn extend_to(&mut self, cell: Cell) {
        if has_cell(&self.board, cell) {
            self.cursor = cell;
            self.cells.insert(cell);
        }
    }

    /// Adds a cell to the selection, or removes it.
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

    /// Selects these cells. The cursor moves to the first of them, unless it is
    /// on one of them already. Without any cell, nothing changes.
    pub fn set_all(&mut self, cells: impl IntoIterator<Item = Cell>) {
        let cells: CellSet = cells.into_iter().filter(|&cell| has_cell(&self.board, cell)).collect();
        let first = cells.iter().next();
        if let Some(first) = first {
            self.cursor = if cells.contains(self.cursor) { self.cursor } else { first };
            self.cells = cells;
        }
    }

    /// Moves to the next cell. After the last cell of a line comes the first.
    pub fn go(&mut self, direction: Direction) {
        self.move_to(self.next(direction, 1));
    }

    /// Selects the next cell as well.
    pub fn extend(&mut self, direction: Direction) {
        self.extend_to(self.next(direction, 1));
    }

    /// Moves by the size of a box, or by three cells on jigsaws.
    pub fn jump(&mut self, direction: Direction) {
        const JIGSAW_JUMP: usize = 3;
        let shape = self.board.shape();
        let (rows, columns) =
            shape.map_or((JIGSAW_JUMP, JIGSAW_JUMP), |shape| (shape.rows(), shape.columns()));
        let distance = match direction {
            Direction::Up | Direction::Down => rows,
            Direction::Left | Direction::Right => columns,
        };
        self.move_to(self.next(direction, distance));
    }

    /// Moves to the edge of the board.
    pub fn go_to_edge(&mut self, direction: Direction) {
        let last = self.board.side() - 1;
        self.move_to(self.moved(direction, |_| 0, |_| last));
    }

    /// The cell at this distance from the cursor. Lines continue at their other end.
    fn next(&self, direction: Direction, distance: usize) -> Cell {
        let side = self.board.side();
        self.moved(direction, |from| (from + side - distance % side) % side, |from| (from + distance) % side)
    }

    /// The cell in a direction: `back` changes the row or column for a move to smaller
    /// numbers, `on` for a move to larger ones.
    fn moved(
        &self,
        direction: Direction,
        back: impl Fn(usize) -> usize,
        on: impl Fn(usize) -> usize,
    ) -> Cell {
        let at = self.board.position(self.cursor);
        match direction {
            Direction::Up => self.board.cell(back(at.row), at.column),
            Direction::Down => self.board.cell(on(at.row), at.column),
            Direction::Left => self.board.cell(at.row, back(at.column)),
            Direction::Right => self.board.cell(at.row, on(at.column)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_is_always_selected() {
        let board = Geometry::of_side(4).unwrap();
        let mut selection = Selection::new(&board, board.cell(1, 1));
        selection.toggle(board.cell(1, 1));
        assert!(selection.contains(selection.cursor()), "the last cell stays");
        selection.toggle(board.cell(3, 3));
        assert_eq!(selection.cursor(), board.cell(3, 3));
        selection.toggle(board.cell(3, 3));
        assert_eq!(selection.cursor(), board.cell(1, 1));
        selection.set_all([]);
        assert_eq!(selection, Selection::new(&board, board.cell(1, 1)));
    }

    #[test]
    fn jumps_are_as_far_as_boxes() {
        let board = Geometry::of_side(6).unwrap();
        let mut selection = Selection::new(&board, board.cell(0, 0));
        selection.jump(Direction::Down);
        selection.jump(Direction::Right);
        assert_eq!(board.position(selection.cursor()).to_string(), "r3c4");
        selection.go_to_edge(Direction::Right);
        assert_eq!(board.position(selection.cursor()).to_string(), "r3c6");
    }
}
