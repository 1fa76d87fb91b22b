//! Contradictions and repairs as sentences. They have no capital letter and no full stop, so that
//! front ends can combine them.

use sudokit_text::{Phrase, phrase};

use super::{Contradiction, Minimality, Repair, Repairs};
use crate::base::texts::text;
use crate::base::{Cell, Digit};
use crate::board::{Alphabet, Grid};

impl Contradiction {
    /// Describes the contradiction in the symbols of a puzzle: `at least one of these
    /// 3 clues is wrong: r1c1=1, r1c2=2 and r2c3=3 (no smaller group of clues contradicts itself)`.
    pub fn sentence(&self, alphabet: &Alphabet) -> String {
        let clues = || self.cells.iter().map(|&cell| clue(&self.grid, cell, alphabet)).collect::<Vec<_>>();
        match self.cells.len() {
            0 => text!("contradiction-board"),
            // The list is too long to be of help.
            count if self.minimality == Minimality::Unknown => text!("contradiction-unknown", count),
            1 => text!("contradiction-one", clues = clues()),
            _ => {
                let is_smallest = self.minimality == Minimality::Smallest;
                let size = if is_smallest { "smallest" } else { "unknown" };
                text!("contradiction-several", clues = clues(), size)
            }
        }
    }

    /// Describes the changes that make the puzzle unique: `one change gives the puzzle exactly
    /// one solution: change r4c5 from 7 to 1`.
    pub fn repair_sentence(&self, repairs: &Repairs, alphabet: &Alphabet) -> String {
        let by_cell = repairs.changes.chunk_by(|a, b| a.cell == b.cell);
        let changes: Vec<Phrase> = by_cell.map(|changes| self.change(changes, alphabet)).collect();
        match (changes.is_empty(), repairs.is_complete) {
            (true, true) => self.no_repair(repairs),
            (true, false) => text!("repair-none-in-time"),
            (false, true) => text!("repair-changes", changes),
            (false, false) => text!("repair-changes-so-far", changes),
        }
    }

    /// The changes of one cell: `change r4c5 from 7 to 1 or 2, or leave it empty`.
    fn change(&self, changes: &[Repair], alphabet: &Alphabet) -> Phrase {
        let Repair { cell, from, .. } = changes[0];
        let to: Vec<String> = changes.iter().filter_map(|change| Some(alphabet.symbol(change.to?))).collect();
        let way = match (to.len(), changes.len()) {
            (0, _) => "empty",
            (digits, all) if digits == all => "digit",
            _ => "either",
        };
        phrase!("repair-change", cell = self.name(cell), from = alphabet.symbol(from), to, way)
    }

    fn no_repair(&self, repairs: &Repairs) -> String {
        let cells: Vec<String> = repairs.suspects.iter().map(|&cell| self.name(cell)).collect();
        if cells.is_empty() { text!("repair-none") } else { text!("repair-several", cells) }
    }

    fn name(&self, cell: Cell) -> String {
        self.grid.geometry().position(cell).to_string()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn contradiction(cells: usize, minimality: Minimality) -> Contradiction {
        let grid: Grid = "12..\n..3.\n....\n..4.".parse().unwrap();
        Contradiction { grid, cells: (0..cells).map(Cell::new).collect(), minimality }
    }

    #[test]
    fn short_and_unfinished_searches_have_sentences() {
        let alphabet = Alphabet::usual(4);
        let sentence = |cells, minimality| contradiction(cells, minimality).sentence(&alphabet);
        assert_eq!(sentence(0, Minimality::Smallest), "this board cannot be filled, even without any clue");
        assert_eq!(sentence(1, Minimality::Smallest), "this clue alone leaves no solution: r1c1=1");
        assert_eq!(
            sentence(2, Minimality::Irreducible),
            "at least one of these 2 clues is wrong: r1c1=1 and r1c2=2 (a smaller group may exist)"
        );
        assert_eq!(
            sentence(2, Minimality::Unknown),
            "some of the 2 clues contradict each other, but the search was stopped before it was clear which"
        );
    }

    #[test]
    fn repairs_have_sentences() {
        let alphabet = Alphabet::usual(4);
        let contradiction = contradiction(2, Minimality::Smallest);
        let sentence = |repairs: &Repairs| contradiction.repair_sentence(repairs, &alphabet);
        let change = Repair { cell: Cell::new(0), from: Digit::new(1), to: Some(Digit::new(3)) };
        let mut repairs = Repairs { changes: vec![change], suspects: Vec::new(), is_complete: true };
        assert_eq!(
            sentence(&repairs),
            "one change gives the puzzle exactly one solution: change r1c1 from 1 to 3"
        );
        repairs.changes[0].to = None;
        assert_eq!(
            sentence(&repairs),
            "one change gives the puzzle exactly one solution: leave r1c1 empty instead of 1"
        );
        repairs.changes[0].to = Some(Digit::new(3));
        repairs.is_complete = false;
        assert_eq!(
            sentence(&repairs),
            "one change gives the puzzle exactly one solution: change r1c1 from 1 to 3; not all changes were tried in time"
        );
        repairs.changes.clear();
        assert_eq!(
            sentence(&repairs),
            "the search was stopped before it found a change of one clue that gives the puzzle exactly one solution"
        );
    }
}
