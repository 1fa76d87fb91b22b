//! Frames as JSON: the one serialised form, for front ends in any language.

use serde_json::{Value, json};

use super::{Figures, Frame};
use crate::board::{Alphabet, Grid};

impl Frame {
    /// What the step did and how far the solver is, as JSON with these symbols.
    ///
    /// # Panics
    ///
    /// If the alphabet has fewer symbols than the board.
    pub fn to_json(&self, alphabet: &Alphabet) -> Value {
        let Figures { depth, guesses, backtracks, solutions, candidates_left, filled } = self.figures;
        let cell = self.event.cell();
        let digit = cell.and_then(|cell| self.event.candidate().map(|at| at.digit).or(self.digit(cell)));
        json!({
            "step": self.number,
            "event": self.event.name(),
            "sentence": self.sentence(alphabet),
            "cell": cell.map(|cell| self.geometry().position(cell).to_string()),
            "digit": digit.map(|digit| alphabet.to_json(digit)),
            "depth": depth,
            "guesses": guesses,
            "backtracks": backtracks,
            "solutions": solutions,
            "candidates_left": candidates_left,
            "filled": filled,
        })
    }

    /// The digits on the board.
    pub fn grid(&self) -> Grid {
        let board = self.geometry();
        Grid::from_digits(board.clone(), board.cells().map(|cell| self.digit(cell)))
    }
}
