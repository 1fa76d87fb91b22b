//! `sudoku reduce`

use sudokit::Puzzle;
use sudokit::generate::{Edit, Edited, Ended};
use sudokit::rate::Unrated;

use super::edit::{Change, EditCommand, Remark, dropped};
use crate::args;

impl EditCommand for args::Reduce {
    fn change(&self) -> Change {
        Change::Dropped
    }

    fn arguments(&self) -> &args::EditOptions {
        &self.edit
    }

    fn edit(&self, edit: Edit) -> Result<Edited, Unrated> {
        let clues = self.clues.map_or(0, usize::from);
        if self.keep_rating {
            edit.reduce_rated(clues)
        } else {
            edit.reduce(clues).map_err(Unrated::NotUnique)
        }
    }

    fn remark(&self, puzzle: &Puzzle, edited: &Edited) -> Remark {
        let dropped = dropped(puzzle, edited);
        match edited.end {
            Ended::Done if edited.puzzle == *puzzle && self.keep_rating => {
                Remark::new("reduced", "no clue can be dropped while the rating stays")
            }
            Ended::Done if edited.puzzle == *puzzle => {
                Remark::new("reduced", format!("it has only {} clues already", puzzle.clues()))
            }
            Ended::Done => Remark::new("reduced", dropped),
            Ended::Short => {
                let kept = if self.keep_rating { " while the rating stays" } else { "" };
                Remark::short(format!("{dropped}, and no other can go{kept}: another --seed may do better"))
            }
            Ended::Stopped => {
                Remark::stopped(format!("{dropped} before the search was stopped: more may go"))
            }
        }
    }
}
