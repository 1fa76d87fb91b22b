//! Contradictions and repairs in words: parts of sentences without a capital
//! letter and without an end, for front ends to put together.

use super::{Contradiction, Minimality, Repair, Repairs};
use crate::base::sentence::list;
use crate::base::{Cell, Digit};
use crate::board::{Alphabet, Grid};

impl Contradiction {
    /// What contradicts what, in the symbols of a puzzle: `these 3 clues contradict
    /// each other: r1c1=1, r1c2=2 and r2c3=3; leave out any one of them, and the rest
    /// can be solved; no smaller set exists`.
    pub fn sentence(&self, alphabet: &Alphabet) -> String {
        let clues = list(self.cells.iter().map(|&cell| clue(&self.grid, cell, alphabet)), "and");
        let count = self.cells.len();
        let size = match self.minimality {
            Minimality::Smallest => "no smaller set exists",
            Minimality::Irreducible | Minimality::Unknown => "a smaller set may exist",
        };
        let rest = match count {
            2 => "each alone can be solved",
            _ => "leave out any one of them, and the rest can be solved",
        };
        match count {
            0 => "no digits fit this board, even without any clue".to_owned(),
            // Too many to be of help.
            _ if self.minimality == Minimality::Unknown => {
                format!("some of {count} clues contradict each other; which ones was not found out in time")
            }
            1 => format!("this clue alone leaves no solution: {clues}"),
            _ => format!("these {count} clues contradict each other: {clues}; {rest}; {size}"),
        }
    }

    /// Which change makes the puzzle unique: `one change makes the puzzle unique: r4c5
    /// from 7 to 1`.
    pub fn repair_sentence(&self, repairs: &Repairs, alphabet: &Alphabet) -> String {
        let by_cell = repairs.changes.chunk_by(|a, b| a.cell == b.cell);
        let changes: Vec<String> = by_cell.map(|changes| self.change(changes, alphabet)).collect();
        let mut sentence = match (&changes[..], repairs.is_complete) {
            ([], true) => self.no_repair(repairs),
            ([], false) => {
                "no change of a single clue that makes the puzzle unique was found in time".to_owned()
            }
            ([only], _) => format!("one change makes the puzzle unique: {only}"),
            (all, _) => format!("any one of these changes makes the puzzle unique: {}", all.join("; ")),
        };
        if !repairs.is_complete && !changes.is_empty() {
            sentence += "; not all changes were tried in time";
        }
        sentence
    }

    /// The changes of one cell: `r4c5 from 7 to 1, 2 or empty`.
    fn change(&self, changes: &[Repair], alphabet: &Alphabet) -> String {
        let Repair { cell, from, .. } = changes[0];
        let to = changes.iter().map(|change| match change.to {
            Some(digit) => alphabet.symbol(digit),
            None => "empty".to_owned(),
        });
        let at = self.grid.geometry().position(cell);
        format!("{at} from {} to {}", alphabet.symbol(from), list(to, "or"))
    }

    fn no_repair(&self, repairs: &Repairs) -> String {
        let position = |&cell: &Cell| self.grid.geometry().position(cell).to_string();
        let suspects = list(repairs.suspects.iter().map(position), "or");
        if suspects.is_empty() {
            "no change of a single clue leads to a solution: at least two are wrong".to_owned()
        } else {
            let several = format!("leave out {suspects}, and there are several solutions");
            format!("no change of a single clue makes the puzzle unique; {several}")
        }
    }
}

/// `r1c2=5`, or the digits that a cell is limited to: `r1c2=5/7`.
fn clue(grid: &Grid, cell: Cell, alphabet: &Alphabet) -> String {
    let symbol = |digit: Digit| alphabet.symbol(digit);
    let digits = match (grid.get(cell), grid.limits()) {
        (Some(digit), _) => symbol(digit),
        (None, Some(limits)) => limits[cell.index()].into_iter().map(symbol).collect::<Vec<_>>().join("/"),
        (None, None) => String::new(),
    };
    format!("{}={digits}", grid.geometry().position(cell))
}
