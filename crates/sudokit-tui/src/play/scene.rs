//! The game as a scene.

use sudokit::logic::explain::{Highlight, Role, Spot};
use sudokit::{Candidate, Cell, Digit, DigitSet};
use sudokit_game::{Color, Fault, Hint};

use super::PlayApp;
use crate::scene::{Chain, Content, Mark, Scene, Tint};

impl From<Color> for Tint {
    fn from(color: Color) -> Self {
        Self(color.number() as u8)
    }
}

impl PlayApp {
    /// The digit in focus: the chosen one, or the one under the cursor.
    pub(super) fn focus(&self) -> Option<Digit> {
        self.entry.chosen.or_else(|| self.game.digit(self.game.selection.cursor()))
    }

    /// The scene of the board.
    pub(super) fn scene(&self) -> Scene {
        let (game, pattern) = (&self.game, self.hints.pattern());
        let mut scene = Scene::new(game.board().clone(), game.alphabet().clone());
        scene.coordinates = game.settings.coordinates;
        for cell in game.board().cells() {
            scene.set(cell, self.content(cell, pattern));
            let square = game.square(cell);
            if let Some(color) = square.color {
                scene.paint(cell, color);
            }
            for (&digit, &color) in &square.tints {
                scene.paint_note(Candidate { cell, digit }, color);
            }
        }
        self.mark_selection_and_faults(&mut scene);
        match &self.hints.hint {
            // The houses of the cursor would distract from a hint.
            None => self.mark_peers_and_focus(&mut scene),
            Some(hint) => {
                scene.highlights = hint.highlights();
                scene.chain = Chain::new(hint.claims(), hint.arrows());
            }
        }
        if self.hints.news(game.selection.cursor()).is_some() {
            scene.attend_to_highlights();
        }
        scene
    }

    /// The content of a cell. While a hint shows its pattern, empty cells hold the
    /// candidates of the hint. If it needs none, they hold the player's notes and the
    /// placed digit.
    fn content(&self, cell: Cell, pattern: Option<&Hint>) -> Content {
        let square = self.game.square(cell);
        if let Some(given) = self.game.given(cell) {
            return Content::Given(given);
        }
        if let Some(digit) = square.digit {
            return Content::Own(digit);
        }
        match pattern {
            Some(hint) if hint.needs_candidates() => {
                Content::Notes { corner: DigitSet::EMPTY, centre: hint.candidates.marks(cell) }
            }
            hint => {
                let placed = hint.into_iter().flat_map(Hint::highlights).filter_map(|at| match at {
                    Highlight { role: Role::Placed, spot: Spot::Candidate(placed) } => Some(placed),
                    _ => None,
                });
                let placed: DigitSet =
                    placed.filter(|placed| placed.cell == cell).map(|placed| placed.digit).collect();
                Content::Notes { corner: square.corner, centre: square.centre | placed }
            }
        }
    }

    fn mark_selection_and_faults(&self, scene: &mut Scene) {
        let selection = &self.game.selection;
        for cell in selection.cells() {
            scene.mark(cell, Mark::Selected);
        }
        scene.mark(selection.cursor(), Mark::Cursor);
        for (cell, fault) in self.game.faults() {
            let mark = if fault == Fault::Conflict { Mark::Conflict } else { Mark::Wrong };
            scene.mark(cell, mark);
        }
        for &cell in &self.mistaken {
            scene.mark(cell, Mark::Wrong);
        }
    }

    fn mark_peers_and_focus(&self, scene: &mut Scene) {
        let game = &self.game;
        for &peer in game.board().peers(game.selection.cursor()) {
            scene.mark(peer, Mark::Peer);
        }
        if let Some(focus) = self.focus() {
            scene.focus = Some(focus);
            for cell in game.board().cells().filter(|&cell| game.digit(cell) == Some(focus)) {
                scene.mark(cell, Mark::SameDigit);
            }
        }
    }
}
