//! Games and hints as scenes: the one place that decides what of them is seen.
//!
//! A picture of a game shows its digits, notes and colours. A player at the board also
//! sees the selection, the faults and the digit in focus. A hint adds as much as it has
//! revealed.

use sudokit::{Alphabet, Candidate, Cell, Digit, Puzzle};
use sudokit_draw::{CellState, Chain, Content, Scene, Tint};

use crate::{Color, Fault, Game, Hint};

impl From<Color> for Tint {
    fn from(color: Color) -> Self {
        Self(color.number() as u8)
    }
}

impl Game {
    /// The board as in a picture: givens, digits, notes, colours, and as much of the hint as it
    /// has revealed. From the level of the pattern on, empty cells hold the candidates of the
    /// hint instead of notes, if it [needs](Hint::needs_candidates) them.
    ///
    /// ```
    /// use sudokit::{Cell, Control, Digit};
    /// use sudokit_draw::{Content, View, draw};
    /// use sudokit_game::{Action, Color, Game};
    ///
    /// let record = sudokit::format::parse("1...\n..2.\n.3..\n...4")?;
    /// let mut game = Game::new(&record, &Control::new())?;
    /// let (cell, digit) = (Cell::new(1), Digit::new(2));
    /// game.act(&Action::Digit { cells: vec![cell], digit }).unwrap();
    /// game.act(&Action::Color { cells: vec![cell], color: Color::Green }).unwrap();
    ///
    /// let scene = game.scene(None);
    /// assert_eq!(scene.content(cell), Content::Own(digit));
    /// assert_eq!(scene.tint(cell), Some(Color::Green.into()));
    /// let svg = draw(&scene, &View::default()).to_svg();
    /// # assert!(svg.starts_with("<svg"));
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn scene(&self, hint: Option<&Hint>) -> Scene {
        let candidates = hint.filter(|hint| hint.shows_pattern() && hint.needs_candidates());
        let mut scene = Scene::new(self.board().clone(), self.alphabet().clone());
        scene.coordinates = self.settings.coordinates;
        for cell in self.board().cells() {
            scene.set(cell, self.content(cell, candidates));
            let square = self.square(cell);
            if let Some(color) = square.color {
                scene.paint(cell, color);
            }
            for (&digit, &color) in &square.tints {
                scene.paint_note(Candidate { cell, digit }, color);
            }
        }
        if let Some(hint) = hint {
            hint.show_on(&mut scene);
        }
        scene
    }

    /// The board as its player sees it: the same with the selection and the faults. Without a
    /// hint, from which they would distract, also with the houses of the cursor and the digit in
    /// focus.
    pub fn scene_in_play(&self, hint: Option<&Hint>, focus: Option<Digit>) -> Scene {
        let mut scene = self.scene(hint);
        for cell in self.selection.cells() {
            scene.mark(cell, CellState::Selected);
        }
        scene.mark(self.selection.cursor(), CellState::Cursor);
        for (cell, fault) in self.faults() {
            let state = match fault {
                Fault::Conflict => CellState::Conflict,
                Fault::Wrong => CellState::Wrong,
            };
            scene.mark(cell, state);
        }
        if hint.is_none() {
            self.mark_peers_and_focus(&mut scene, focus);
        }
        scene
    }

    fn mark_peers_and_focus(&self, scene: &mut Scene, focus: Option<Digit>) {
        for &peer in self.board().peers(self.selection.cursor()) {
            scene.mark(peer, CellState::Peer);
        }
        scene.focus = focus;
        for cell in self.board().cells().filter(|&cell| focus.is_some() && self.digit(cell) == focus) {
            scene.mark(cell, CellState::SameDigit);
        }
    }

    /// The content of a cell. Empty cells hold the candidates of this hint, or the player's notes.
    fn content(&self, cell: Cell, candidates: Option<&Hint>) -> Content {
        let square = self.square(cell);
        match (self.given(cell), square.digit, candidates) {
            (Some(given), _, _) => Content::Given(given),
            (None, Some(digit), _) => Content::Own(digit),
            (None, None, Some(hint)) => Content::Candidates(hint.candidates.marks(cell)),
            (None, None, None) => Content::Notes { corner: square.corner, centre: square.centre },
        }
    }
}

impl Hint {
    /// Its position, with the digits that are not givens of this puzzle as found ones and all
    /// candidates, and as much of the hint as it has revealed.
    ///
    /// ```
    /// use sudokit::logic::LogicSolver;
    /// use sudokit::logic::explain::{Reveal, Role};
    /// use sudokit::{Alphabet, Puzzle};
    /// use sudokit_game::Hint;
    ///
    /// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
    /// let (candidates, alphabet) = (puzzle.candidates(), Alphabet::usual(4));
    /// let step = LogicSolver::new(candidates.clone()).next_step().unwrap();
    /// let explanation = step.explain(&candidates, &alphabet);
    ///
    /// let hint = Hint { candidates, step, explanation, revealed: Reveal::Nudge, sentence: None };
    /// let roles = |hint: &Hint| hint.scene(&puzzle, &alphabet).highlights.len();
    /// assert_eq!(roles(&hint), 1, "the house to look at");
    /// assert!(roles(&Hint { revealed: Reveal::Move, ..hint }) > 1);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn scene(&self, puzzle: &Puzzle, alphabet: &Alphabet) -> Scene {
        let mut scene = Scene::of(&self.candidates, alphabet).found_since(puzzle);
        self.show_on(&mut scene);
        scene
    }

    /// The same for a picture: empty cells hold their candidates only if the hint
    /// [needs](Hint::needs_candidates) them.
    pub fn scene_of_picture(&self, puzzle: &Puzzle, alphabet: &Alphabet) -> Scene {
        let scene = self.scene(puzzle, alphabet);
        if self.needs_candidates() { scene } else { scene.without_candidates() }
    }

    /// Adds what the hint has revealed: highlights, chain and sentences.
    fn show_on(&self, scene: &mut Scene) {
        scene.highlights = self.highlights();
        scene.chain = Chain::new(self.claims(), self.links().iter().copied());
        scene.description = self.sentences().join(" ");
    }
}
