//! The game as a scene, with what only the terminal needs.

use sudokit::logic::explain::{Highlight, Role, Spot};
use sudokit::{Candidate, Digit};
use sudokit_draw::{CellState, Content, Scene};

use super::PlayApp;

impl PlayApp {
    /// The digit in focus: the chosen one, or the one under the cursor.
    pub(super) fn focus(&self) -> Option<Digit> {
        self.entry.chosen.or_else(|| self.game.digit(self.game.selection.cursor()))
    }

    /// The scene of the board.
    pub(super) fn scene(&self) -> Scene {
        let mut scene = self.game.scene_in_play(self.hints.hint.as_ref(), self.focus());
        note_placed_digits(&mut scene);
        for &cell in &self.mistaken {
            scene.mark(cell, CellState::Wrong);
        }
        if self.hints.news(self.game.selection.cursor()).is_some() {
            scene.attend_to_highlights();
        }
        scene
    }
}

/// Adds the digits that a hint places to the player's notes: the terminal shows the role of a
/// candidate at its note.
fn note_placed_digits(scene: &mut Scene) {
    let placed = scene.highlights.iter().filter_map(|at| match at {
        Highlight { role: Role::Placed, spot: Spot::Candidate(placed) } => Some(*placed),
        _ => None,
    });
    for Candidate { cell, digit } in placed.collect::<Vec<_>>() {
        if let Content::Notes { corner, mut centre } = scene.content(cell) {
            centre.insert(digit);
            scene.set(cell, Content::Notes { corner, centre });
        }
    }
}
