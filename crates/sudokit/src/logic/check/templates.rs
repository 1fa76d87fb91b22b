//! Templates, the ways to place a digit on the whole board, tried house by house.

use super::board::Board;
use super::{Checked, Proven, ensure};
use crate::base::{Candidate, Cell, Digit};

/// The number of cells to try. A proof that takes longer is not accepted.
const MOST_TRIALS: usize = 200_000;

/// A place in every template is right; a place in no template is wrong.
pub(super) fn templates(board: &Board<'_>, digit: Digit) -> Checked {
    let houses = board.houses().map(|(_, cells)| cells);
    let lacking = houses.filter(|cells| board.is_full(cells) && !board.holds(cells, digit));
    let lacking: Vec<Vec<Cell>> = lacking.map(|cells| board.places(cells, digit)).collect();
    let is_wrong = |candidate: Candidate| {
        candidate.digit == digit && TemplateCheck::new(board).is_impossible(&[candidate.cell], &lacking)
    };
    let is_right = |candidate: &Candidate| {
        let others = |places: &Vec<Cell>| -> Vec<Cell> {
            places.iter().copied().filter(|&cell| cell != candidate.cell).collect()
        };
        let lacking: Vec<Vec<Cell>> = lacking.iter().map(others).collect();
        candidate.digit == digit && TemplateCheck::new(board).is_impossible(&[], &lacking)
    };
    let is_lost = TemplateCheck::new(board).is_impossible(&[], &lacking);
    ensure(!is_lost, "flaw-template-none")?;
    let placed = board.candidates().filter(is_right).collect();
    Ok(Proven { placed, ..Proven::removed(board, is_wrong) })
}

/// A search through the templates of a digit.
struct TemplateCheck<'a> {
    board: &'a Board<'a>,
    trials: usize,
}

impl<'a> TemplateCheck<'a> {
    fn new(board: &'a Board<'a>) -> Self {
        Self { board, trials: MOST_TRIALS }
    }

    /// Whether it is certain that no template has the `chosen` cells and one place of each house
    /// in `lacking`.
    fn is_impossible(&mut self, chosen: &[Cell], lacking: &[Vec<Cell>]) -> bool {
        let open = |places: &Vec<Cell>| -> Vec<Cell> {
            let fits = |cell: &Cell| chosen.iter().all(|&other| !self.board.sees(other, *cell));
            places.iter().copied().filter(fits).collect()
        };
        let is_served = |places: &&Vec<Cell>| places.iter().any(|cell| chosen.contains(cell));
        let left: Vec<Vec<Cell>> = lacking.iter().filter(|places| !is_served(places)).map(open).collect();
        let Some(fewest) = left.iter().min_by_key(|places| places.len()) else { return false };
        fewest.iter().all(|&cell| {
            self.trials = self.trials.saturating_sub(1);
            self.trials > 0 && self.is_impossible(&[chosen, &[cell]].concat(), &left)
        })
    }
}
