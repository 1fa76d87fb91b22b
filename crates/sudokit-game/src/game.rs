//! A puzzle being played.

use std::time::Duration;
use sudokit::Control;

use sudokit::board::Progress;
use sudokit::format::{Format, Record};
use sudokit::solve::Contradiction;
use sudokit::{Alphabet, Candidate, Cell, Digit, DigitSet, Error, Geometry, Grid, Puzzle, Solution};

use crate::action::Draft;
use crate::checked::has_cell;
use crate::history::{Change, Entry, History};
use crate::square::EMPTY;
use crate::texts::text;
use crate::{Action, Key, Origin, Refusal, Selection, Settings, Square};

/// A puzzle, the player's digits and notes, and the history of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    puzzle: Puzzle,
    alphabet: Alphabet,
    key: Key,
    /// Why the puzzle has no solution, if it has none.
    contradiction: Option<Box<Contradiction>>,
    squares: Vec<Square>,
    history: History,
    /// The playing time, counted by a front end.
    pub(crate) played: Duration,
    clock: Clock,
    /// The number of requests for a hint.
    pub(crate) hints: u32,
    /// When the board was first full and right.
    pub(crate) solved_at: Option<Duration>,
    /// The known facts about the puzzle.
    pub origin: Origin,
    /// The player's settings.
    pub settings: Settings,
    /// The cells that the next action changes.
    pub selection: Selection,
}

/// Whether time passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Clock {
    Running,
    Paused,
}

/// The status of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// Cells are empty.
    Open,
    /// The board is full, but not right.
    Wrong,
    /// The board is full and right.
    Solved,
}

impl Game {
    /// A game with a puzzle and the progress in its file. Fails if the givens clash.
    ///
    /// Hints and checks need the solution, so the puzzle is solved here. On large boards
    /// this can take a long time. If `control` stops it, the game has no solution to
    /// compare with.
    pub fn new(record: &Record, control: &Control) -> Result<Self, Error> {
        let puzzle = Puzzle::try_from(record.grid.clone())?;
        let mut game = Self::fresh(puzzle, record.alphabet.clone(), control);
        // In a puzzle of candidates, the candidates are the clues.
        if game.puzzle.grid().limits().is_some() {
            let _ = game.act(&Action::FillNotes);
        }
        if !record.progress.is_empty() {
            // Progress that repeats the givens changes nothing, and is refused.
            let _ = game.act(&Action::TakeOver(record.progress.clone()));
        }
        Ok(game)
    }

    pub(crate) fn fresh(puzzle: Puzzle, alphabet: Alphabet, control: &Control) -> Self {
        let key = puzzle.solve().control(control).uniqueness();
        let contradiction = if key == Key::None { puzzle.grid().contradiction(control) } else { None };
        let contradiction = contradiction.map(|found| Box::new(found.smallest(control)));
        let board = puzzle.geometry();
        let first = board.cells().find(|&cell| puzzle.get(cell).is_none()).unwrap_or(Cell::new(0));
        Self {
            key,
            contradiction,
            alphabet,
            squares: vec![Square::default(); board.len()],
            history: History::default(),
            played: Duration::ZERO,
            clock: Clock::Running,
            hints: 0,
            solved_at: None,
            origin: Origin::default(),
            settings: Settings::default(),
            selection: Selection::new(puzzle.geometry(), first),
            puzzle,
        }
    }

    /// The board.
    pub fn board(&self) -> &Geometry {
        self.puzzle.geometry()
    }

    /// The givens.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The symbols of the digits.
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// The symbols for another board: the same ones, if it has the same number of digits.
    pub fn symbols_for(&self, board: &Geometry) -> Alphabet {
        if board.side() == self.board().side() {
            self.alphabet.clone()
        } else {
            Alphabet::usual(board.side())
        }
    }

    /// The solution of the puzzle, or why there is no single one.
    pub fn key(&self) -> &Key {
        &self.key
    }

    /// Why the puzzle has no solution: the clues that contradict each other, if they were found in
    /// time.
    pub fn contradiction_sentence(&self) -> Option<String> {
        let reason = self.contradiction.as_ref()?.sentence(&self.alphabet);
        Some(self.settings.coordinates.sentence(&reason))
    }

    /// Says that the puzzle has no solution, and why.
    pub(crate) fn no_solution_sentence(&self) -> String {
        match self.contradiction_sentence() {
            Some(reason) => text!("solutions-none-because", reason),
            None => text!("solutions-none"),
        }
    }

    /// The only solution, if there is exactly one.
    pub fn solution(&self) -> Option<&Solution> {
        self.key.solution()
    }

    /// The player's entries in a cell. A cell that the board does not have is empty.
    pub fn square(&self, cell: Cell) -> &Square {
        self.squares.get(cell.index()).unwrap_or(&EMPTY)
    }

    /// The given in a cell.
    pub fn given(&self, cell: Cell) -> Option<Digit> {
        has_cell(self.board(), cell).then(|| self.puzzle.get(cell))?
    }

    /// The digit in a cell, given or not.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.given(cell).or(self.square(cell).digit)
    }

    /// The digits on the board, given or not. They can clash.
    pub fn grid(&self) -> Grid {
        Grid::from_digits(self.board().clone(), self.board().cells().map(|cell| self.digit(cell)))
    }

    /// The number of copies of a digit that are still missing; zero if there are too
    /// many.
    pub fn left(&self, digit: Digit) -> usize {
        let placed = self.board().cells().filter(|&cell| self.digit(cell) == Some(digit)).count();
        self.board().side().saturating_sub(placed)
    }

    /// The number of empty cells.
    pub fn empty(&self) -> usize {
        self.board().cells().filter(|&cell| self.digit(cell).is_none()).count()
    }

    /// The candidates of a cell: the digits that the digits on the board do not rule out.
    pub fn open_digits(&self, cell: Cell) -> DigitSet {
        if has_cell(self.board(), cell) {
            self.open_digits_if(cell, |peer| self.digit(peer))
        } else {
            DigitSet::EMPTY
        }
    }

    /// The same for a board with these digits.
    pub(crate) fn open_digits_if(&self, cell: Cell, digit: impl Fn(Cell) -> Option<Digit>) -> DigitSet {
        self.allowed(cell) - self.board().digits_around(cell, digit)
    }

    /// The digits that the puzzle itself allows in a cell.
    fn allowed(&self, cell: Cell) -> DigitSet {
        let limits = self.puzzle.grid().limits();
        limits.map_or_else(|| DigitSet::full(self.board().side()), |limits| limits[cell.index()])
    }

    /// Whether the puzzle itself rules a candidate out.
    pub(crate) fn is_excluded(&self, candidate: Candidate) -> bool {
        !self.allowed(candidate.cell).contains(candidate.digit)
    }

    /// Performs an action completely or refuses it completely. An action with a
    /// cell or a digit that the board does not have is refused.
    pub fn act(&mut self, action: &Action) -> Result<(), Refusal> {
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        let after = Draft::of(self, action)?;
        self.write(action.label(self, &after), self.played, after);
        if self.solved_at.is_none() && self.status() == Status::Solved {
            self.solved_at = Some(self.played);
        }
        Ok(())
    }

    /// Undoes the last action and returns its label.
    pub fn undo(&mut self) -> Option<String> {
        let entry = self.history.step_back()?;
        for Change { cell, before, .. } in &entry.changes {
            self.squares[cell.index()].clone_from(before);
        }
        Some(entry.label.clone())
    }

    /// Redoes the action that was undone last and returns its label.
    pub fn redo(&mut self) -> Option<String> {
        let entry = self.history.step_on()?;
        for Change { cell, after, .. } in &entry.changes {
            self.squares[cell.index()].clone_from(after);
        }
        Some(entry.label.clone())
    }

    /// Undoes everything since the first of the mistakes that are on the board.
    /// Returns how many actions that were.
    pub fn undo_mistakes(&mut self) -> usize {
        let mut mistaken: Vec<Cell> = self.mistakes().into_iter().map(|mistake| mistake.cell).collect();
        let mut undone = 0;
        while !mistaken.is_empty() && self.undo().is_some() {
            undone += 1;
            let mistakes = self.mistakes();
            mistaken.retain(|&cell| mistakes.iter().any(|mistake| mistake.cell == cell));
        }
        undone
    }

    /// The history of actions.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The status of the game.
    pub fn status(&self) -> Status {
        if self.empty() > 0 {
            Status::Open
        } else if self.mistakes().is_empty() {
            Status::Solved
        } else {
            Status::Wrong
        }
    }

    /// The playing time until the board was first full and right.
    pub fn solved_at(&self) -> Option<Duration> {
        self.solved_at
    }

    /// The playing time.
    pub fn played(&self) -> Duration {
        self.played
    }

    /// Lets time pass. A game that is paused or solved takes no more time.
    pub fn pass(&mut self, time: Duration) {
        if self.solved_at.is_none() && self.clock == Clock::Running {
            self.played = self.played.saturating_add(time);
        }
    }

    /// Whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.clock == Clock::Paused
    }

    /// Pauses or continues.
    pub fn toggle_pause(&mut self) {
        self.clock = match self.clock {
            Clock::Running => Clock::Paused,
            Clock::Paused => Clock::Running,
        };
    }

    /// The number of requests for a hint.
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// Counts a hint.
    pub fn count_hint(&mut self) {
        self.hints = self.hints.saturating_add(1);
    }

    /// The game as a record: givens, placed digits, and centre notes as pencil
    /// marks, to be written in a format.
    pub fn record(&self, format: Format) -> Record {
        let mut record = Record::new(self.puzzle.grid().clone(), format, self.alphabet.clone());
        record.progress = self.progress();
        record
    }

    /// The player's progress: digits, and centre notes. Corner notes do not rule out
    /// other digits.
    pub fn progress(&self) -> Progress {
        let mut progress = Progress::default();
        for cell in self.board().cells().filter(|&cell| self.puzzle.get(cell).is_none()) {
            let square = self.square(cell);
            match square.digit {
                Some(digit) => drop(progress.placed.insert(cell, digit)),
                None if !square.centre.is_empty() => drop(progress.marks.insert(cell, square.centre)),
                None => (),
            }
        }
        progress
    }

    /// Writes into cells, as one entry of the history.
    pub(crate) fn write(
        &mut self,
        label: String,
        at: Duration,
        after: impl IntoIterator<Item = (Cell, Square)>,
    ) {
        let changes = after.into_iter().map(|(cell, after)| {
            let before = std::mem::replace(&mut self.squares[cell.index()], after.clone());
            Change { cell, before, after }
        });
        let changes = changes.collect();
        self.history.push(Entry { label, at, changes });
    }
}
