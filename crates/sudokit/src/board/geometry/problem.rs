//! Errors in the description of a board.

use crate::base::error::problems;

problems! {
    pub(super) enum BoardProblem {
        Shape { text: String } => "error-box";
        JigsawSize { cells: usize } => "error-jigsaw-size";
        JigsawRegion { region: usize, cells: usize, side: usize } => "error-jigsaw-region";
        JigsawRow { row: usize, letters: usize, rows: usize } => "error-jigsaw-row";
        JigsawPuzzle {} => "error-jigsaw-puzzle";
        WindowsNeedBoxes {} => "error-windows-need-boxes";
        GroupsNeedBoxes {} => "error-groups-need-boxes";
        WindowsNeedSquares {} => "error-windows-need-squares";
        ExtraHouse { side: usize } => "error-extra-house";
    }
}
