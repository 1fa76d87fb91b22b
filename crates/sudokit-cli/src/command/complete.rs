//! `sudoku complete`

use sudokit::Puzzle;
use sudokit::generate::{Edit, Edited, Ended};
use sudokit::rate::Unrated;

use super::edit::{self, Change, Remark};
use crate::args;
use crate::report::Manner;
use crate::status::Status;

pub fn run(arguments: &args::Complete, manner: Manner) -> anyhow::Result<Status> {
    edit::run(arguments, manner)
}

impl edit::Command for args::Complete {
    fn change(&self) -> Change {
        Change::Added
    }

    fn arguments(&self) -> &args::Edit {
        &self.edit
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
