//! Faults and mistakes on the board.
//!
//! A *fault* is an error that the game shows while it is played; the player chooses
//! which errors are shown. A *mistake* is any error, shown or not. Hints need to
//! know the mistakes, and so does the command that undoes everything since the first
//! one.

use std::collections::BTreeMap;

use sudokit::{Candidate, Cell};

use sudokit_text::{Value, phrase};

use crate::texts::text;
use crate::{Checks, Game, Key, Mistake, MistakeKind, Status};

/// If a sentence is about more cells than this, it counts them instead of naming
/// them.
pub(crate) const NAMED: usize = 4;

/// Why a cell is marked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// It differs from the solution.
    Wrong,
    /// Another cell of one of its houses has the same digit, or the puzzle itself
    /// rules the digit out.
    Conflict,
}

/// The answer to "is this right so far?"
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Check {
    /// Yes, so far.
    Right {
        /// The number of empty cells.
        empty: usize,
    },
    /// No: these are wrong.
    Mistakes(Vec<Mistake>),
    /// No digit clashes with another. There is no single solution to compare with.
    NoClash {
        /// The number of empty cells.
        empty: usize,
    },
    /// No digit that was placed clashes with another, but the puzzle itself has no
    /// solution.
    NoSolution,
    /// Yes, and the board is full.
    Solved,
}

impl Game {
    /// The cells to mark, following the player's checks.
    pub fn faults(&self) -> BTreeMap<Cell, Fault> {
        // On a full board, clashes are always shown.
        let checks = match self.settings.checks {
            Checks::Off if self.empty() == 0 => Checks::Conflicts,
            checks => checks,
        };
        let mut faults = BTreeMap::new();
        if checks == Checks::Off {
            return faults;
        }
        for clash in self.grid().clashes() {
            let (first, second) = clash.cells;
            faults.extend([(first, Fault::Conflict), (second, Fault::Conflict)]);
        }
        for cell in self.board().cells() {
            let Some(digit) = self.square(cell).digit else { continue };
            if self.is_excluded(Candidate { cell, digit }) {
                faults.insert(cell, Fault::Conflict);
            } else if checks == Checks::Solution && self.solution().is_some_and(|key| key.get(cell) != digit)
            {
                faults.entry(cell).or_insert(Fault::Wrong);
            }
        }
        faults
    }

    /// What is wrong on the board, whether or not it is shown. If there is no single
    /// solution, these are the player's digits that break a rule.
    pub fn mistakes(&self) -> Vec<Mistake> {
        self.position(&self.progress()).mistakes()
    }

    /// Is this right so far?
    pub fn check(&self) -> Check {
        let mistakes = self.mistakes();
        let empty = self.empty();
        match (&self.key(), self.status()) {
            _ if !mistakes.is_empty() => Check::Mistakes(mistakes),
            (_, Status::Solved) => Check::Solved,
            (Key::One(_), _) => Check::Right { empty },
            (Key::None, _) => Check::NoSolution,
            _ => Check::NoClash { empty },
        }
    }

    /// The [first](first_mistakes) of these mistakes as a few sentences.
    pub fn mistake_sentences(&self, mistakes: &[Mistake]) -> Vec<String> {
        let mistakes = first_mistakes(mistakes);
        let n = mistakes.len();
        if n <= NAMED {
            return mistakes.into_iter().map(|mistake| self.mistake_sentence(mistake)).collect();
        }
        let named = mistakes.iter().take(NAMED).map(|mistake| Value::from(self.cell_name(mistake.cell)));
        let more = phrase!("mistakes-more", n = n - NAMED);
        let cells: Value = named.chain([more.into()]).collect();
        vec![match mistakes[0].kind {
            MistakeKind::Digit => text!("mistakes-digits", n, cells),
            MistakeKind::Notes => text!("mistakes-notes", n, cells),
        }]
    }

    /// A mistake as a sentence.
    pub fn mistake_sentence(&self, mistake: Mistake) -> String {
        let cell = self.cell_name(mistake.cell);
        match (mistake.kind, self.square(mistake.cell).digit) {
            (MistakeKind::Digit, Some(digit)) => {
                text!("advice-wrong-digit", cell, digit = self.symbol(digit))
            }
            _ => text!("advice-wrong-notes", cell),
        }
    }
}

/// The mistakes to report first: wrong digits, because missing notes usually follow
/// from them.
///
/// ```
/// use sudokit::Cell;
/// use sudokit_game::{Mistake, MistakeKind, first_mistakes};
///
/// let [digit, notes] = [MistakeKind::Digit, MistakeKind::Notes].map(|kind| Mistake { cell: Cell::new(3), kind });
/// assert_eq!(first_mistakes(&[notes, digit]), [digit]);
/// assert_eq!(first_mistakes(&[notes]), [notes]);
/// ```
pub fn first_mistakes(mistakes: &[Mistake]) -> Vec<Mistake> {
    let of = |kind| mistakes.iter().copied().filter(move |mistake| mistake.kind == kind).collect::<Vec<_>>();
    let digits = of(MistakeKind::Digit);
    if digits.is_empty() { of(MistakeKind::Notes) } else { digits }
}

impl Check {
    /// The answer in sentences.
    pub fn sentences(&self, game: &Game) -> Vec<String> {
        match self {
            Self::Right { empty } => vec![text!("check-right"), text!("position-empty-cells", n = empty)],
            Self::NoClash { empty } => {
                vec![text!("check-no-clash"), text!("position-empty-cells", n = empty)]
            }
            Self::NoSolution => vec![game.no_solution_sentence()],
            Self::Solved => vec![text!("advice-solved")],
            Self::Mistakes(mistakes) => game.mistake_sentences(mistakes),
        }
    }
}
