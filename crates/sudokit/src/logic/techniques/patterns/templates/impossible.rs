//! Impossible places: those that are in no template, remembered from one position to the next.
//!
//! A dozen searches need them in the same position, and a step changes the places of few digits.
//! Finding them takes 3 µs per digit on the classic board.

use super::template_search::{TemplateAnswer, TemplateSearch};
use crate::base::{Cell, Digit, Places};
use crate::board::{Candidates, Geometry};
use crate::logic::techniques::StopCheck;

/// The impossible places of each digit.
#[derive(Debug, Default)]
pub(crate) struct ImpossiblePlaces {
    board: Option<Geometry>,
    digits: Vec<KnownPlaces>,
}

/// The impossible places for a digit that had these places in each row.
#[derive(Clone, Debug, Default)]
struct KnownPlaces {
    rows: Vec<Places>,
    cells: Vec<Cell>,
}

impl ImpossiblePlaces {
    /// Returns the places for a digit that are not known to be in a template. No other place can be
    /// ruled out using this digit alone.
    pub(crate) fn places(&mut self, candidates: &Candidates, digit: Digit, stop: &StopCheck<'_>) -> &[Cell] {
        let geometry = candidates.geometry();
        if self.board.as_ref() != Some(geometry) {
            self.board = Some(geometry.clone());
            self.digits = vec![KnownPlaces::default(); geometry.side()];
        }
        let known = &mut self.digits[digit.index()];
        let rows = (0..geometry.side()).map(|row| candidates.places(row, digit));
        if !known.rows.iter().copied().eq(rows.clone()) {
            let mut placing = TemplateSearch::new(candidates, digit);
            let is_impossible = |cell: &Cell| placing.with(*cell) != TemplateAnswer::Possible;
            // A place takes a few microseconds on the classic board, and seconds on large ones.
            let is_large = !geometry.is_classic();
            let cells = candidates.cells_of(digit).take_while(|_| !is_large || !stop());
            let cells = cells.filter(is_impossible).collect();
            *known = KnownPlaces { rows: rows.collect(), cells };
        }
        &known.cells
    }
}
