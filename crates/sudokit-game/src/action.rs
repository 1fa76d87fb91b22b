//! What a player can do, and what it changes.
//!
//! An action is worked out first, against the board as it is, into the cells
//! that it changes; only then is anything written. So an action is done whole
//! or refused whole.

use std::collections::BTreeMap;

use sudokit::format::Progress;
use sudokit::{Candidate, Cell, Digit, DigitSet};

use crate::{Checks, Color, Entries, Game, Refusal, Square, Tidying};

/// Something a player does. It can be undone as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Puts a digit into cells; takes it out, if it stands in all of them.
    Digit {
        /// Where; givens among them are passed over.
        cells: Vec<Cell>,
        /// What.
        digit: Digit,
    },
    /// Notes a digit in cells; takes it out, if it is noted in all of them.
    Note {
        /// How.
        kind: NoteKind,
        /// Where; filled cells among them are passed over.
        cells: Vec<Cell>,
        /// What.
        digit: Digit,
    },
    /// Paints cells; takes the colour off, if all of them have it.
    Color {
        /// Where.
        cells: Vec<Cell>,
        /// How.
        color: Color,
    },
    /// Paints one digit among the notes of cells; takes the colour off, if all
    /// of them have it.
    Tint {
        /// Where.
        cells: Vec<Cell>,
        /// Which digit.
        digit: Digit,
        /// How.
        color: Color,
    },
    /// Erases what lies on top: digits, then notes, then colours.
    Erase {
        /// Where.
        cells: Vec<Cell>,
    },
    /// Writes what the rules leave as notes into every empty cell that has no
    /// centre notes; anew into all, if every cell has them.
    FillNotes,
    /// Strikes all notes that the digits on the board rule out.
    CleanNotes,
    /// Does what a hint says.
    Follow {
        /// Digits to place.
        placements: Vec<Candidate>,
        /// Candidates to strike. Where a cell has no centre notes, the others
        /// are noted.
        eliminations: Vec<Candidate>,
    },
    /// Takes over what a file says that somebody did.
    TakeOver(Progress),
    /// Empties the board of everything but the givens.
    Restart,
}

/// The two kinds of notes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoteKind {
    /// At the edge: where in its box a digit can go.
    Corner,
    /// In the middle: what a cell can hold.
    Centre,
}

impl NoteKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Corner, Self::Centre];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Corner => "corner",
            Self::Centre => "centre",
        }
    }
}

/// The cells that an action changes, and what they hold afterwards.
pub(crate) struct Draft<'a> {
    game: &'a Game,
    squares: BTreeMap<Cell, Square>,
}

impl<'a> Draft<'a> {
    /// Works an action out.
    pub(crate) fn of(game: &'a Game, action: &Action) -> Result<BTreeMap<Cell, Square>, Refusal> {
        let mut draft = Self { game, squares: BTreeMap::new() };
        match action {
            Action::Digit { cells, digit } => draft.digit(cells, *digit)?,
            Action::Note { kind, cells, digit } => draft.note(*kind, cells, *digit)?,
            Action::Color { cells, color } => draft.color(cells, *color),
            Action::Tint { cells, digit, color } => draft.tint(cells, *digit, *color),
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
        self.game.puzzle().get(cell).or(self.square(cell).digit)
    }

    fn is_given(&self, cell: Cell) -> bool {
        self.game.puzzle().get(cell).is_some()
    }

    /// The cells that are the player's own.
    fn own(&self, cells: &[Cell]) -> Result<Vec<Cell>, Refusal> {
        let own: Vec<Cell> = cells.iter().copied().filter(|&cell| !self.is_given(cell)).collect();
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

    /// Whether an entry may be written, where wrong ones are refused.
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
                    self.edit(peer).strike(digit);
                }
            }
        }
    }

    fn note(&mut self, kind: NoteKind, cells: &[Cell], digit: Digit) -> Result<(), Refusal> {
        let own = self.own(cells)?;
        let empty: Vec<Cell> =
            own.iter().copied().filter(|&cell| self.square(cell).digit.is_none()).collect();
        if let (Some(&filled), true) = (own.first(), empty.is_empty()) {
            return Err(Refusal::Filled(filled));
        }
        let in_all = empty.iter().all(|&cell| self.square(cell).notes(kind).contains(digit));
        for cell in empty {
            let notes = self.edit(cell).notes_mut(kind);
            if in_all { notes.remove(digit) } else { notes.insert(digit) }
        }
        Ok(())
    }

    fn color(&mut self, cells: &[Cell], color: Color) {
        let in_all = cells.iter().all(|&cell| self.square(cell).color == Some(color));
        for &cell in cells {
            self.edit(cell).color = (!in_all).then_some(color);
        }
    }

    fn tint(&mut self, cells: &[Cell], digit: Digit, color: Color) {
        let in_all = cells.iter().all(|&cell| self.square(cell).tints.get(&digit) == Some(&color));
        for &cell in cells {
            let tints = &mut self.edit(cell).tints;
            if in_all {
                tints.remove(&digit);
            } else {
                tints.insert(digit, color);
            }
        }
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

    /// What the digits on the board leave for an empty cell.
    fn open(&self, cell: Cell) -> DigitSet {
        self.game.allowed(cell) - self.game.board().digits_around(cell, |peer| self.digit_of(peer))
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
                square.corner = square.corner & open;
                square.centre = square.centre & open;
            }
        }
    }

    fn follow(&mut self, placements: &[Candidate], eliminations: &[Candidate]) {
        for &Candidate { cell, digit } in eliminations {
            let open = self.open(cell);
            let square = self.edit(cell);
            if square.centre.is_empty() {
                square.centre = open;
            }
            square.strike(digit);
        }
        for &entry in placements {
            self.place(entry);
        }
    }

    fn take_over(&mut self, progress: &Progress) {
        for (&cell, &marks) in &progress.marks {
            self.edit(cell).centre = marks;
        }
        for (&cell, &digit) in &progress.placed {
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
    /// The action in words, for a list of what was done: `7 in r4c5`.
    pub(crate) fn label(&self, game: &Game) -> String {
        let places = |cells: &[Cell]| match cells {
            [cell] => game.board().position(*cell).to_string(),
            cells => format!("{} cells", cells.len()),
        };
        let symbol = |digit: Digit| game.alphabet().symbol(digit);
        match self {
            Self::Digit { cells, digit } => format!("{} in {}", symbol(*digit), places(cells)),
            Self::Note { kind, cells, digit } => {
                format!("{} note {} in {}", kind.name(), symbol(*digit), places(cells))
            }
            Self::Color { cells, color } => format!("{color} in {}", places(cells)),
            Self::Tint { cells, digit, color } => {
                format!("{color} {} in {}", symbol(*digit), places(cells))
            }
            Self::Erase { cells } => format!("erasing {}", places(cells)),
            Self::FillNotes => "filling in notes".to_owned(),
            Self::CleanNotes => "cleaning up notes".to_owned(),
            Self::Follow { placements, eliminations } => match (&placements[..], &eliminations[..]) {
                (&[Candidate { cell, digit }], _) => {
                    format!("{} in {}, as told", symbol(digit), places(&[cell]))
                }
                (_, struck) => format!("striking {} candidates, as told", struck.len()),
            },
            Self::TakeOver(_) => "what the file held".to_owned(),
            Self::Restart => "starting over".to_owned(),
        }
    }
}
