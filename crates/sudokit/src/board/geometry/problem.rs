//! Why there is no such board.

use crate::base::error::problems;

problems! {
    pub(super) enum BoardProblem {
        Shape { text: String } =>
            "'{text}' is not a box: write its rows and columns, such as 3x3 or 2x3, with 4 to 64 cells in all";
        JigsawSize { cells: usize } =>
            "the regions cover {cells} cells; a board is a square of 4x4 to 64x64 cells";
        JigsawRegion { region: usize, cells: usize, side: usize } =>
            "region {region} has {cells} cells, expected {side}";
        JigsawRow { row: usize, letters: usize, rows: usize } =>
            "row {row} of the regions has {letters} letters, expected {rows}, one for each row";
        NeedsBoxes { what: &'static str } => "{what} need rectangular boxes, not a jigsaw";
        NeedsSquareBoxes {} => "windows need square boxes, as on 4x4, 9x9 and 16x16 boards";
        ExtraHouse { side: usize } => "an extra house has at most {side} cells, all of them on the board";
    }
}
