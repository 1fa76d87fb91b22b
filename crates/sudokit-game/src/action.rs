//! The actions of a player, and the changes that they make.
//!
//! First a draft collects the cells that an action changes, then the game writes
//! them. So an action is done completely or refused completely.

use std::collections::{BTreeMap, BTreeSet};

use sudokit::board::Progress;
use sudokit::{Candidate, Cell, Digit, DigitSet, Geometry};
use sudokit_text::Value;

use crate::checked::{has_cell, has_digit};
use crate::choices::choices;
use crate::texts::text;
use crate::{Checks, Color, Entries, Game, Refusal, Square, Tidying};

/// Something that a player does. It is undone as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Puts a digit into cells, or removes it if all of them have it.
    Digit {
        /// The cells. Givens among them are skipped.
        cells: Vec<Cell>,
        /// The digit.
        digit: Digit,
    },
    /// Notes digits in cells, or removes the notes if all cells have all of them.
    Note {
        /// The kind of note.
        kind: NoteKind,
        /// The cells. Filled cells among them are skipped.
        cells: Vec<Cell>,
        /// The digits.
        digits: DigitSet,
    },
    /// Paints cells, or removes the colour if all of them have it.
    Color {
        /// The cells.
        cells: Vec<Cell>,
        /// The colour.
        color: Color,
    },
    /// Paints one digit among the notes of cells, or removes the colour if all of
    /// them have it.
    Tint {
        /// The cells. Those without such a note are skipped.
        cells: Vec<Cell>,
        /// The digit.
        digit: Digit,
        /// The colour.
        color: Color,
    },
    /// Erases the digits of the cells. If no cell has a digit, erases the notes instead, and
    /// if no cell has notes, the colours.
    Erase {
        /// The cells.
        cells: Vec<Cell>,
    },
    /// Writes the candidates of each empty cell without centre notes as its centre notes.
    /// If every empty cell has centre notes, it replaces all of them.
    FillNotes,
    /// Removes all notes that the digits on the board rule out.
    CleanNotes,
    /// Applies a hint. Givens are skipped.
    Follow {
        /// Digits to place.
        placements: Vec<Candidate>,
        /// Candidates to remove. If a cell has no centre notes, the other digits
        /// are noted.
        eliminations: Vec<Candidate>,
    },
    /// Copies the progress from a file. Givens are skipped.
    TakeOver(Progress),
    /// Removes everything except the givens.
    Restart,
}

choices! {
    /// The two kinds of notes.
    enum NoteKind {
        /// Notes at the edge: where in its box a digit can go.
        Corner => "corner",
        /// Notes in the middle: which digits a cell can hold.
        Centre => "centre",
    }
}

/// The cells that an action changes, and their contents afterwards.
pub(crate) struct Draft<'a> {
    game: &'a Game,
    squares: BTreeMap<Cell, Square>,
}

impl<'a> Draft<'a> {
    /// The changes of an action.
    pub(crate) fn of(game: &'a Game, action: &Action) -> Result<BTreeMap<Cell, Square>, Refusal> {
        action.check(game.board())?;
        let mut draft = Self { game, squares: BTreeMap::new() };
        match action {
            Action::Digit { cells, digit } => draft.digit(cells, *digit)?,
            Action::Note { kind, cells, digits } => draft.note(*kind, cells, *digits)?,
            Action::Color { cells, color } => draft.color(cells, *color),
            Action::Tint { cells, digit, color } => draft.tint(cells, *digit, *color)?,
            Action::Erase { cells } => draft.erase(cells)?,
            Action::FillNotes => draft.fill_notes(),
            Action::CleanNotes => draft.clean_notes(),
            Action::Follow { placements, eliminations } => draft.follow(placements, eliminations),
            Action::TakeOver(progress) => draft.take_over(progress),
            Action::Restart => draft.restart(),
        }
        let mut squares = draft.squares;
        squares.retain(|&cell, square| game.square(cell) != square);
        if squares.is_empty() { Err(Refusal::NoChange) } else { Ok(squares) }
    }

    fn square(&self, cell: Cell) -> &Square {
        self.squares.get(&cell).unwrap_or_else(|| self.game.square(cell))
    }

    fn edit(&mut self, cell: Cell) -> &mut Square {
        self.squares.entry(cell).or_insert_with(|| self.game.square(cell).clone())
    }

    fn digit_of(&self, cell: Cell) -> Option<Digit> {
        self.game.given(cell).or(self.square(cell).digit)
    }

    /// The cells among these that are not givens.
    fn own(&self, cells: &[Cell]) -> Result<Vec<Cell>, Refusal> {
        let own: Vec<Cell> = cells.iter().copied().filter(|&cell| self.game.given(cell).is_none()).collect();
        match cells.first() {
            Some(&given) if own.is_empty() => Err(Refusal::Given(given)),
            _ => Ok(own),
        }
    }

    fn digit(&mut self, cells: &[Cell], digit: Digit) -> Result<(), Refusal> {
        let own = self.own(cells)?;
        if own.iter().all(|&cell| self.square(cell).digit == Some(digit)) {
            for cell in own {
                self.edit(cell).digit = None;
            }
            return Ok(());
        }
        for cell in own {
            self.admit(Candidate { cell, digit })?;
            self.place(Candidate { cell, digit });
        }
        Ok(())
    }

    /// Refuses a wrong entry, if the settings say so.
    fn admit(&self, entry: Candidate) -> Result<(), Refusal> {
        let settings = self.game.settings;
        if settings.entries == Entries::Marked || settings.checks == Checks::Off {
            return Ok(());
        }
        let peers = self.game.board().peers(entry.cell);
        if let Some(&other) = peers.iter().find(|&&peer| self.digit_of(peer) == Some(entry.digit)) {
            return Err(Refusal::Clash { entry, other });
        }
        if self.game.is_excluded(entry) {
            return Err(Refusal::Excluded(entry));
        }
        let is_wrong = self.game.solution().is_some_and(|known| known.get(entry.cell) != entry.digit);
        if settings.checks == Checks::Solution && is_wrong { Err(Refusal::Wrong(entry)) } else { Ok(()) }
    }

    fn place(&mut self, Candidate { cell, digit }: Candidate) {
        self.edit(cell).digit = Some(digit);
        if self.game.settings.tidying == Tidying::Automatic {
            for &peer in self.game.board().peers(cell) {
                if self.square(peer).has_notes() {
                    self.edit(peer).remove_note(digit);
                }
            }
        }
    }

    fn note(&mut self, kind: NoteKind, cells: &[Cell], digits: DigitSet) -> Result<(), Refusal> {
        let own = self.own(cells)?;
        let empty: Vec<Cell> =
            own.iter().copied().filter(|&cell| self.square(cell).digit.is_none()).collect();
        if let (Some(&filled), true) = (own.first(), empty.is_empty()) {
            return Err(Refusal::Filled(filled));
        }
        let in_all = empty.iter().all(|&cell| (digits - self.square(cell).notes(kind)).is_empty());
        for cell in empty {
            let notes = self.edit(cell).notes_mut(kind);
            *notes = if in_all { *notes - digits } else { *notes | digits };
        }
        Ok(())
    }

    fn color(&mut self, cells: &[Cell], color: Color) {
        let in_all = cells.iter().all(|&cell| self.square(cell).color == Some(color));
        for &cell in cells {
            self.edit(cell).color = (!in_all).then_some(color);
        }
    }

    fn tint(&mut self, cells: &[Cell], digit: Digit, color: Color) -> Result<(), Refusal> {
        let has_note = |cell: Cell| {
            let square = self.square(cell);
            self.digit_of(cell).is_none() && (square.corner | square.centre).contains(digit)
        };
        let noted: Vec<Cell> = cells.iter().copied().filter(|&cell| has_note(cell)).collect();
        if let (Some(&cell), true) = (cells.first(), noted.is_empty()) {
            return Err(Refusal::NotNoted(Candidate { cell, digit }));
        }
        let in_all = noted.iter().all(|&cell| self.square(cell).tints.get(&digit) == Some(&color));
        for cell in noted {
            let tints = &mut self.edit(cell).tints;
            if in_all {
                tints.remove(&digit);
            } else {
                tints.insert(digit, color);
            }
        }
        Ok(())
    }

    fn erase(&mut self, cells: &[Cell]) -> Result<(), Refusal> {
        let has_any = |has: fn(&Square) -> bool| cells.iter().any(|&cell| has(self.square(cell)));
        let wipe: fn(&mut Square) = if has_any(|square| square.digit.is_some()) {
            |square| square.digit = None
        } else if has_any(Square::has_notes) {
            |square| (square.corner, square.centre) = (DigitSet::EMPTY, DigitSet::EMPTY)
        } else if has_any(Square::has_colors) {
            |square| {
                square.color = None;
                square.tints.clear();
            }
        } else {
            return self.own(cells).map(|_| ());
        };
        for &cell in cells {
            wipe(self.edit(cell));
        }
        Ok(())
    }

    /// The digits that an empty cell can hold after this draft.
    fn open(&self, cell: Cell) -> DigitSet {
        self.game.open_digits_if(cell, |peer| self.digit_of(peer))
    }

    fn fill_notes(&mut self) {
        let empty: Vec<Cell> =
            self.game.board().cells().filter(|&cell| self.digit_of(cell).is_none()).collect();
        let has_none = |cell: &Cell| self.square(*cell).centre.is_empty();
        let bare: Vec<Cell> = empty.iter().copied().filter(has_none).collect();
        for cell in if bare.is_empty() { empty } else { bare } {
            self.edit(cell).centre = self.open(cell);
        }
    }

    fn clean_notes(&mut self) {
        for cell in self.game.board().cells() {
            if self.square(cell).has_notes() {
                let open = self.open(cell);
                let square = self.edit(cell);
                square.corner &= open;
                square.centre &= open;
            }
        }
    }

    fn follow(&mut self, placements: &[Candidate], eliminations: &[Candidate]) {
        let is_own = |candidate: &&Candidate| self.game.given(candidate.cell).is_none();
        let placements: Vec<&Candidate> = placements.iter().filter(is_own).collect();
        for &Candidate { cell, digit } in eliminations.iter().filter(is_own) {
            let open = self.open(cell);
            let square = self.edit(cell);
            if square.centre.is_empty() {
                square.centre = open;
            }
            square.remove_note(digit);
        }
        for &entry in placements {
            self.place(entry);
        }
    }

    fn take_over(&mut self, progress: &Progress) {
        let game = self.game;
        for (&cell, &marks) in progress.marks.iter().filter(|(cell, _)| game.given(**cell).is_none()) {
            self.edit(cell).centre = marks;
        }
        for (&cell, &digit) in progress.placed.iter().filter(|(cell, _)| game.given(**cell).is_none()) {
            self.edit(cell).digit = Some(digit);
        }
    }

    fn restart(&mut self) {
        for cell in self.game.board().cells() {
            *self.edit(cell) = Square::default();
        }
    }
}

impl Action {
    /// Refuses cells and digits that the board does not have.
    fn check(&self, board: &Geometry) -> Result<(), Refusal> {
        let cell = |cell| if has_cell(board, cell) { Ok(()) } else { Err(Refusal::NoSuchCell(cell)) };
        let digit = |digit| if has_digit(board, digit) { Ok(()) } else { Err(Refusal::NoSuchDigit(digit)) };
        let cells = |cells: &[Cell]| cells.iter().copied().try_for_each(cell);
        match self {
            Self::Note { cells: places, digits, .. } => {
                cells(places).and(digits.into_iter().try_for_each(digit))
            }
            Self::Digit { cells: places, digit: entry } | Self::Tint { cells: places, digit: entry, .. } => {
                cells(places).and(digit(*entry))
            }
            Self::Color { cells: places, .. } | Self::Erase { cells: places } => cells(places),
            Self::Follow { placements, eliminations } => placements
                .iter()
                .chain(eliminations)
                .try_for_each(|candidate| cell(candidate.cell).and(digit(candidate.digit))),
            Self::TakeOver(Progress { placed, marks, .. }) => {
                placed.iter().try_for_each(|(&at, &entry)| cell(at).and(digit(entry)))?;
                marks.iter().try_for_each(|(&at, set)| cell(at).and(set.into_iter().try_for_each(digit)))
            }
            Self::FillNotes | Self::CleanNotes | Self::Restart => Ok(()),
        }
    }

    /// The action in words, for the history: `7 in r4c5`. If it has several cells, the label
    /// counts only those that it changed.
    ///
    /// Saved games contain it, so cells are always named by numbers here.
    /// [`Sentences`](crate::Sentences) replace them by the player's names.
    pub(crate) fn label(&self, game: &Game, changed: &BTreeMap<Cell, Square>) -> String {
        let name = |cell: Cell| game.board().position(cell).to_string();
        let names = |cells: &[Cell]| -> Value {
            let cells: BTreeSet<Cell> =
                cells.iter().copied().filter(|cell| changed.contains_key(cell)).collect();
            cells.into_iter().map(name).collect()
        };
        match self {
            Self::Digit { cells, digit } => {
                text!("label-digit", digit = game.symbol(*digit), cells = names(cells))
            }
            Self::Note { kind, cells, digits } => {
                text!("label-notes", kind = kind.name(), digits = game.symbols(*digits), cells = names(cells))
            }
            Self::Color { cells, color } => {
                text!("label-color", color = color.phrase(), cells = names(cells))
            }
            Self::Tint { cells, digit, color } => text!(
                "label-color-of-note",
                color = color.phrase(),
                digit = game.symbol(*digit),
                cells = names(cells),
            ),
            Self::Erase { cells } => text!("label-erase", cells = names(cells)),
            Self::FillNotes => text!("label-fill-notes"),
            Self::CleanNotes => text!("label-clean-notes"),
            Self::Follow { placements, eliminations } => match placements[..] {
                [Candidate { cell, digit }] => {
                    text!("label-hint-digit", digit = game.symbol(digit), cell = name(cell))
                }
                _ => text!("label-hint-candidates", n = eliminations.len()),
            },
            Self::TakeOver(_) => text!("label-progress"),
            Self::Restart => text!("label-restart"),
        }
    }
}
