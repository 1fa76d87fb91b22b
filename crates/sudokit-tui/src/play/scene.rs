//! The game as a scene to draw.

use sudokit::{Candidate, Cell, DigitSet};
use sudokit_game::{Fault, Hint};

use super::App;
use crate::{Content, Mark, Scene};

impl App {
    /// The digit that stands out: the one in hand, or under the cursor.
    pub(super) fn focus(&self) -> Option<sudokit::Digit> {
        self.hand.or_else(|| self.game.digit(self.game.selection.cursor()))
    }

    /// The hint, once it shows its pattern.
    fn pattern(&self) -> Option<&Hint> {
        self.hint.as_ref().filter(|hint| !hint.highlights().is_empty())
    }

    /// What the board looks like now.
    pub(super) fn scene(&self) -> Scene {
        let game = &self.game;
        let mut scene = Scene::new(game.board().clone(), game.alphabet().clone());
        for cell in game.board().cells() {
            scene.set(cell, self.content(cell));
            let square = game.square(cell);
            if let Some(color) = square.color {
                scene.paint(cell, color);
            }
            for (&digit, &color) in &square.tints {
                scene.paint_note(Candidate { cell, digit }, color);
            }
        }
        self.mark(&mut scene);
        if let Some(hint) = self.pattern() {
            scene.highlight(&hint.highlights());
            scene.link(&hint.explanation.claims, hint.arrows());
        }
        scene
    }

    /// What is in a cell. While a hint shows its pattern, empty cells hold the
    /// candidates that it is about.
    fn content(&self, cell: Cell) -> Content {
        let square = self.game.square(cell);
        if let Some(given) = self.game.puzzle().get(cell) {
            return Content::Given(given);
        }
        if let Some(digit) = square.digit {
            return Content::Own(digit);
        }
        match self.pattern() {
            Some(hint) => Content::Notes { corner: DigitSet::EMPTY, centre: hint.candidates.marks(cell) },
            None => Content::Notes { corner: square.corner, centre: square.centre },
        }
    }

    fn mark(&self, scene: &mut Scene) {
        let (game, selection) = (&self.game, &self.game.selection);
        for cell in selection.cells() {
            scene.mark(cell, Mark::Selected);
        }
        scene.mark(selection.cursor(), Mark::Cursor);
        // The pattern of a hint is all there is to see.
        if self.pattern().is_none() {
            self.mark_surroundings(scene);
        }
        for (cell, fault) in game.faults() {
            scene.mark(
                cell,
                match fault {
                    Fault::Conflict => Mark::Conflict,
                    Fault::Wrong => Mark::Wrong,
                },
            );
        }
    }

    /// Marks what the cursor sees, and the digit that stands out.
    fn mark_surroundings(&self, scene: &mut Scene) {
        let game = &self.game;
        for &peer in game.board().peers(game.selection.cursor()) {
            scene.mark(peer, Mark::Peer);
        }
        if let Some(focus) = self.focus() {
            scene.focus_on(focus);
            for cell in game.board().cells().filter(|&cell| game.digit(cell) == Some(focus)) {
                scene.mark(cell, Mark::SameDigit);
            }
        }
    }
}
