//! The game as a scene.

use sudokit::{Candidate, Cell, Digit, DigitSet};
use sudokit_game::{Color, Fault, Game, Hint};

use crate::scene::{Content, Mark, Scene, Tint};

/// A game, with the digit and the hint that stand out.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameView<'a> {
    pub(super) game: &'a Game,
    /// The digit in hand or under the cursor.
    pub(super) focus: Option<Digit>,
    /// The hint, once it shows its pattern.
    pub(super) pattern: Option<&'a Hint>,
}

impl From<Color> for Tint {
    fn from(color: Color) -> Self {
        Self(color.number() as u8)
    }
}

impl GameView<'_> {
    /// What the board looks like.
    pub(super) fn scene(self) -> Scene {
        let game = self.game;
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
        if let Some(hint) = self.pattern {
            scene.highlight(&hint.highlights());
            scene.link(&hint.explanation.claims, hint.arrows());
        }
        scene
    }

    /// What is in a cell. While a hint shows its pattern, empty cells hold the
    /// candidates of the hint.
    fn content(self, cell: Cell) -> Content {
        let square = self.game.square(cell);
        if let Some(given) = self.game.given(cell) {
            return Content::Given(given);
        }
        if let Some(digit) = square.digit {
            return Content::Own(digit);
        }
        match self.pattern {
            Some(hint) => Content::Notes { corner: DigitSet::EMPTY, centre: hint.candidates.marks(cell) },
            None => Content::Notes { corner: square.corner, centre: square.centre },
        }
    }

    fn mark(self, scene: &mut Scene) {
        let (game, selection) = (self.game, &self.game.selection);
        for cell in selection.cells() {
            scene.mark(cell, Mark::Selected);
        }
        scene.mark(selection.cursor(), Mark::Cursor);
        // While a hint shows its pattern, there is nothing else to see.
        if self.pattern.is_none() {
            self.mark_peers_and_focus(scene);
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

    fn mark_peers_and_focus(self, scene: &mut Scene) {
        let game = self.game;
        for &peer in game.board().peers(game.selection.cursor()) {
            scene.mark(peer, Mark::Peer);
        }
        if let Some(focus) = self.focus {
            scene.focus_on(focus);
            for cell in game.board().cells().filter(|&cell| game.digit(cell) == Some(focus)) {
                scene.mark(cell, Mark::SameDigit);
            }
        }
    }
}
