//! `sudoku complete`

use sudokit::Puzzle;
use sudokit::generate::{Edit, Edited, Ended};
use sudokit::rate::Unrated;

use super::edit::{self, Change, EditCommand, Remark};
use crate::args;

impl EditCommand for args::EditOptions {
    fn change(&self) -> Change {
        Change::Added
    }

    fn arguments(&self) -> &args::EditOptions {
        self
    }

    fn edit(&self, edit: Edit) -> Result<Edited, Unrated> {
        edit.complete().map_err(Unrated::NotUnique)
    }

    fn remark(&self, puzzle: &Puzzle, edited: &Edited) -> Remark {
        let added = edit::added(puzzle, edited);
        if edited.puzzle == *puzzle {
            Remark::new("unique", "this puzzle has one solution already")
        } else if edited.end == Ended::Stopped {
            Remark::stopped(format!("{added} before the search was stopped: not all of them may be needed"))
        } else {
            Remark::new("completed", added)
        }
    }
}
