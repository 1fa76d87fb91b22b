//! What is wrong with the board.
//!
//! A *fault* is what the game shows while it is played, as much as the player
//! wants to see. A *mistake* is what is wrong, whether or not anybody wants to
//! know: hints need to, and so does going back to before it.

use std::collections::BTreeMap;

use sudokit::{Candidate, Cell};

use crate::sentences::{empty_cells, list};
use crate::{Checks, Game, Key, Mistake, MistakeKind, Status};

/// Why a cell is marked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// It differs from the solution.
    Wrong,
    /// Its digit stands in another cell of one of its houses, or the puzzle
    /// itself rules it out.
    Conflict,
}

/// The answer to "is this right so far?"
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Check {
    /// So far.
    Right {
        /// How many cells are empty.
        empty: usize,
    },
    /// No.
    Mistakes(Vec<Mistake>),
    /// No digit clashes with another. There is no single solution to compare with.
    NoClash {
        /// How many cells are empty.
        empty: usize,
    },
    /// No digit that was placed clashes with another, but the puzzle itself has no
    /// solution.
    NoSolution,
    /// And there is nothing left to do.
    Solved,
}

impl Game {
    /// The cells to be marked, as the player wants it.
    pub fn faults(&self) -> BTreeMap<Cell, Fault> {
        // A full board is not silent about being wrong.
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

    /// What is wrong on the board, whether or not it is shown. Where there is
    /// no single solution, these are the player's digits that break a rule.
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
        /// More cells than this are counted.
        const NAMED: usize = 4;
        let told = first_mistakes(mistakes);
        let what = match told.first().map(|mistake| mistake.kind) {
            Some(MistakeKind::Digit) => "digits are wrong",
            _ => "cells have notes that lack the digit that belongs there",
        };
        if told.len() <= NAMED {
            return told.into_iter().map(|mistake| self.mistake_sentence(mistake)).collect();
        }
        let names = told.iter().take(NAMED).map(|mistake| self.board().position(mistake.cell).to_string());
        let more = format!("{} more", told.len() - NAMED);
        vec![format!("{} {what}: {}.", told.len(), list(names.chain([more])))]
    }

    /// A mistake as a sentence.
    pub fn mistake_sentence(&self, mistake: Mistake) -> String {
        let at = self.board().position(mistake.cell);
        match (mistake.kind, self.square(mistake.cell).digit) {
            (MistakeKind::Digit, Some(digit)) => {
                format!("{at} is not {}.", self.alphabet().symbol(digit))
            }
            _ => format!("The notes of {at} lack the digit that belongs there."),
        }
    }
}

/// The mistakes to tell first: wrong digits, because what the notes lack usually
/// follows from them.
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
            Self::Right { empty } => vec![format!("Everything is right so far; {}.", empty_cells(*empty))],
            Self::NoClash { empty } => vec![format!("No digits clash; {}.", empty_cells(*empty))],
            Self::NoSolution => vec![format!("This puzzle has {}.", game.no_solution())],
            Self::Solved => vec!["The puzzle is solved, and it is right.".to_owned()],
            Self::Mistakes(mistakes) => game.mistake_sentences(mistakes),
        }
    }
}
