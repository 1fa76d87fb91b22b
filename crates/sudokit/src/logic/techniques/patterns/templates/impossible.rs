//! Places that no template has, remembered from one position to the next.
//!
//! A dozen searches ask for them in the same position, and a step changes the
//! places of few digits. To find them takes 3 µs a digit on the classic board.

use super::template_search::{Answer, Placing};
use crate::base::Places;
use crate::base::{Cell, Digit};
use crate::board::{Candidates, Geometry};

/// What was found out about each digit.
#[derive(Debug, Default)]
pub(crate) struct Hopeless {
    board: Option<Geometry>,
    digits: Vec<Known>,
}

/// The hopeless places of a digit that had these places in each row.
#[derive(Clone, Debug, Default)]
struct Known {
    rows: Vec<Places>,
    cells: Vec<Cell>,
}

impl Hopeless {
    /// The places of a digit that are not known to be in a template: nothing else
    /// can be ruled out by the places of this digit alone.
    pub(crate) fn places(&mut self, candidates: &Candidates, digit: Digit) -> &[Cell] {
        let geometry = candidates.geometry();
        if self.board.as_ref() != Some(geometry) {
            self.board = Some(geometry.clone());
            self.digits = vec![Known::default(); geometry.side()];
        }
        let known = &mut self.digits[digit.index()];
        let rows = (0..geometry.side()).map(|row| candidates.places(row, digit));
        if !known.rows.iter().copied().eq(rows.clone()) {
            let mut placing = Placing::new(candidates, digit);
            let hopeless = placing.places().filter(|&cell| placing.with(cell) != Answer::Possible);
            *known = Known { rows: rows.collect(), cells: hopeless.collect() };
        }
        &known.cells
    }
}
