//! `sudoku minimize`

use sudokit::Puzzle;
use sudokit::generate::{Edit, Edited, Ended, Symmetry};
use sudokit::rate::Unrated;

use super::edit::{Change, EditCommand, Remark, dropped};
use crate::args;

impl EditCommand for args::Minimize {
    fn change(&self) -> Change {
        Change::Dropped
    }

    fn arguments(&self) -> &args::EditOptions {
        &self.edit
    }

    fn edit(&self, edit: Edit) -> Result<Edited, Unrated> {
        edit.symmetry(self.symmetry).minimize().map_err(Unrated::NotUnique)
    }

    fn remark(&self, puzzle: &Puzzle, edited: &Edited) -> Remark {
        let dropped = dropped(puzzle, edited);
        let is_plain = self.symmetry == Symmetry::None;
        if edited.end == Ended::Stopped {
            Remark::stopped(format!("{dropped} before the search was stopped: more may go"))
        } else if edited.puzzle == *puzzle {
            Remark::new(
                "minimal",
                if is_plain { "no clue can be dropped" } else { "no group of clues can be dropped" },
            )
        } else if is_plain {
            Remark::new("minimal", dropped)
        } else {
            Remark::new(
                "minimal",
                format!("{dropped}; it is minimal under its symmetry, a single clue may still go"),
            )
        }
    }

    fn warning(&self, puzzle: &Puzzle) -> Option<String> {
        let symmetry = self.symmetry;
        let sentence =
            format!("its clues do not have the symmetry {symmetry}: what there is of a group goes together");
        (!symmetry.holds(puzzle.grid())).then_some(sentence)
    }
}
