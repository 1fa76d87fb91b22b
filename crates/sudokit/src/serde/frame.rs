//! Frames of a watched solver as JSON.

use serde_json::{Value, json};

use crate::base::Digit;
use crate::board::Alphabet;
use crate::watch::{Figures, Frame};

impl Frame {
    /// Returns the event and the solver's progress as JSON. The digit is a number; the sentence
    /// uses these symbols.
    ///
    /// # Panics
    ///
    /// Panics if the alphabet has fewer symbols than the board.
    pub fn to_json(&self, alphabet: &Alphabet) -> Value {
        let Figures { depth, guesses, backtracks, solutions, candidates_left, filled } = self.figures;
        let cell = self.event.cell();
        let digit = cell.and_then(|cell| self.event.candidate().map(|at| at.digit).or(self.digit(cell)));
        json!({
            "step": self.number,
            "event": self.event.name(),
            "sentence": self.sentence(alphabet),
            "cell": cell.map(|cell| self.geometry().position(cell).to_string()),
            "digit": digit.map(Digit::get),
            "depth": depth,
            "guesses": guesses,
            "backtracks": backtracks,
            "solutions": solutions,
            "candidates_left": candidates_left,
            "filled": filled,
        })
    }
}
