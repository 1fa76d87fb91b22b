//! A player's position and its status: can it be continued, is it solved, is something wrong?
//!
//! Hints, explanations, checks and games all start with this question, and all use this answer.
//!
//! ```text
//!   the puzzle has no solution ─▶ NoSolution
//!   a digit or a note is wrong ─▶ Mistakes      against the only solution, or
//!                                               against the rules if there are several
//!   all cells are filled       ─▶ Solved
//!   nothing completes it       ─▶ DeadEnd       only if there are several solutions
//!   otherwise                  ─▶ Open
//! ```

use std::collections::BTreeSet;

use super::{LogicSolver, Order};
use crate::base::texts::text;
use crate::base::{Cell, Control};
use crate::board::{Alphabet, Candidates, Grid, Progress, Puzzle};
use crate::solve::{Uniqueness, Unsolved};

impl Uniqueness {
    /// Returns a solver that starts at a position of a puzzle with this uniqueness.
    ///
    /// If the puzzle has one solution, the solver looks a digit up before it gives up, except in
    /// Sudoku Explainer's order. Otherwise it skips techniques that assume a unique solution.
    pub fn solver(&self, order: Order, candidates: Candidates) -> LogicSolver {
        let solver = LogicSolver::in_order(order, candidates);
        match (self, order) {
            (Self::One(_), Order::Beginner | Order::Hodoku) => solver.with_brute_force(),
            (Self::One(_), Order::Explainer) => solver,
            (Self::Several | Self::None | Self::Unknown, _) => solver.for_several_solutions(),
        }
    }
}

/// A puzzle and a player's progress on it.
///
/// ```
/// use sudokit::logic::{PlayerPosition, PositionStatus};
/// use sudokit::{Puzzle, format};
///
/// let record = format::parse("1...\n..2.\n.3..\n...4")?;
/// let puzzle = Puzzle::try_from(record.grid.clone())?;
/// let uniqueness = puzzle.solve().uniqueness();
/// let position = PlayerPosition::new(&puzzle, &record.progress, &uniqueness);
/// assert_eq!(position.status(), PositionStatus::Open);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PlayerPosition<'a> {
    puzzle: &'a Puzzle,
    progress: &'a Progress,
    uniqueness: &'a Uniqueness,
    control: Control,
}

/// The status of a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PositionStatus {
    /// The position can be continued.
    Open,
    /// Every cell is filled and right.
    Solved,
    /// The puzzle itself has no solution.
    NoSolution,
    /// The player placed a wrong digit or removed the right one from the notes.
    Mistakes(Vec<Mistake>),
    /// No single digit is wrong, but together they leave no solution.
    DeadEnd,
}

/// A mistake that the player made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mistake {
    /// The cell with the mistake.
    pub cell: Cell,
    /// The kind of mistake.
    pub kind: MistakeKind,
}

/// The part of a cell that is wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MistakeKind {
    /// The digit that the player placed is wrong.
    Digit,
    /// The notes lack the right digit.
    Notes,
}

impl<'a> PlayerPosition<'a> {
    /// Combines a puzzle, the player's digits and notes, and what is known about the puzzle's
    /// solutions.
    pub fn new(puzzle: &'a Puzzle, progress: &'a Progress, uniqueness: &'a Uniqueness) -> Self {
        Self { puzzle, progress, uniqueness, control: Control::new() }
    }

    /// Sets the control that can stop the search for a dead end and the solver that starts here.
    #[must_use]
    pub fn control(self, control: &Control) -> Self {
        Self { control: control.clone(), ..self }
    }

    /// Returns the puzzle, with its givens.
    pub fn puzzle(&self) -> &'a Puzzle {
        self.puzzle
    }

    /// Returns the player's digits and notes.
    pub fn progress(&self) -> &'a Progress {
        self.progress
    }

    /// Returns what is known about the puzzle's solutions.
    pub fn uniqueness(&self) -> &'a Uniqueness {
        self.uniqueness
    }

    /// Returns the candidates that the digits and the player's notes leave.
    pub fn candidates(&self) -> Candidates {
        self.progress.candidates(self.puzzle)
    }

    /// Returns the board with all digits, given or placed. They may clash.
    pub fn grid(&self) -> Grid {
        self.progress.filled_in(self.puzzle.grid())
    }

    /// Returns the status of the position. If the control stops the search for a dead end, the
    /// position counts as open.
    pub fn status(&self) -> PositionStatus {
        if *self.uniqueness == Uniqueness::None {
            return PositionStatus::NoSolution;
        }
        let mistakes = self.mistakes();
        if !mistakes.is_empty() {
            PositionStatus::Mistakes(mistakes)
        } else if self.grid().is_full() {
            PositionStatus::Solved
        } else if self.is_dead_end() {
            PositionStatus::DeadEnd
        } else {
            PositionStatus::Open
        }
    }

    /// Returns the player's mistakes, sorted by cell. If the puzzle has no unique solution to
    /// compare with, only placed digits that break a rule count.
    pub fn mistakes(&self) -> Vec<Mistake> {
        let mistake = |kind| move |cell| Mistake { cell, kind };
        let Some(solution) = self.uniqueness.solution() else {
            return self.rule_breaks().into_iter().map(mistake(MistakeKind::Digit)).collect();
        };
        let placed = &self.progress.placed;
        let digits = placed.iter().filter(|&(&cell, &digit)| solution.get(cell) != digit);
        let notes = self.progress.marks.iter().filter(|&(cell, marks)| {
            let is_empty = self.puzzle.get(*cell).is_none() && !placed.contains_key(cell);
            is_empty && !marks.contains(solution.get(*cell))
        });
        let digits = digits.map(|(&cell, _)| cell).map(mistake(MistakeKind::Digit));
        let notes = notes.map(|(&cell, _)| cell).map(mistake(MistakeKind::Notes));
        let mut mistakes: Vec<Mistake> = digits.chain(notes).collect();
        mistakes.sort_by_key(|mistake| mistake.cell);
        mistakes
    }

    /// Describes a mistake in a sentence without a full stop: `5 in r1c3 is wrong`.
    pub fn sentence(&self, mistake: Mistake, alphabet: &Alphabet) -> String {
        let cell = self.puzzle.geometry().position(mistake.cell).to_string();
        match self.progress.placed.get(&mistake.cell) {
            Some(&digit) => text!("mistake-digit", digit = alphabet.symbol(digit), cell),
            None => text!("mistake-notes", cell),
        }
    }

    /// Returns the cells whose placed digit clashes with another or is excluded by the puzzle.
    fn rule_breaks(&self) -> BTreeSet<Cell> {
        let clashes = self.grid().clashes();
        let clashing = clashes.iter().flat_map(|clash| [clash.cells.0, clash.cells.1]);
        let limits = self.puzzle.grid().limits();
        let is_excluded =
            |cell: Cell, digit| limits.is_some_and(|limits| !limits[cell.index()].contains(digit));
        let placed = &self.progress.placed;
        let excluded = placed.iter().filter(|&(&cell, &digit)| is_excluded(cell, digit));
        clashing.filter(|cell| placed.contains_key(cell)).chain(excluded.map(|(&cell, _)| cell)).collect()
    }

    /// Whether no solution fits the digits and notes. If the puzzle has one solution, a position
    /// without mistakes always leads to it.
    fn is_dead_end(&self) -> bool {
        match self.uniqueness {
            Uniqueness::One(_) | Uniqueness::None => return false,
            Uniqueness::Several if self.progress.is_empty() => return false,
            Uniqueness::Several | Uniqueness::Unknown => {}
        }
        let candidates = self.candidates();
        let open = candidates.geometry().cells().map(|cell| candidates.open(cell));
        let puzzle = Puzzle::try_from(self.grid().with_limits(open.collect::<Vec<_>>()));
        puzzle.is_ok_and(|puzzle| puzzle.solve().control(&self.control).first() == Err(Unsolved::NoSolution))
    }

    /// Returns a solver that starts at this position.
    pub fn solver(&self, order: Order) -> LogicSolver {
        self.uniqueness.solver(order, self.candidates()).control(&self.control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{Digit, DigitSet};
    use crate::format;

    fn status(puzzle: &str, placed: &[(usize, usize)], notes: &[(usize, &[usize])]) -> PositionStatus {
        let puzzle = Puzzle::try_from(format::parse(puzzle).unwrap().grid).unwrap();
        let digit = |number: usize| Digit::new(number as u8);
        let progress = Progress {
            placed: placed.iter().map(|&(cell, number)| (Cell::new(cell), digit(number))).collect(),
            marks: notes
                .iter()
                .map(|&(cell, numbers)| {
                    (Cell::new(cell), numbers.iter().copied().map(digit).collect::<DigitSet>())
                })
                .collect(),
        };
        PlayerPosition::new(&puzzle, &progress, &puzzle.solve().uniqueness()).status()
    }

    fn mistakes(mistakes: &[(usize, MistakeKind)]) -> PositionStatus {
        let mistake = |&(cell, kind): &(usize, MistakeKind)| Mistake { cell: Cell::new(cell), kind };
        PositionStatus::Mistakes(mistakes.iter().map(mistake).collect())
    }

    /// Its only solution is 1243 3421 4312 2134.
    const ONE: &str = "1...\n..2.\n.3..\n...4";
    const SEVERAL: &str = "1...\n..2.\n.3..\n....";

    #[test]
    fn positions_of_a_puzzle_with_one_solution() {
        assert_eq!(status(ONE, &[], &[]), PositionStatus::Open);
        assert_eq!(status(ONE, &[(1, 2)], &[(2, &[3, 4])]), PositionStatus::Open);
        let wrong = status(ONE, &[(5, 4), (1, 4)], &[(2, &[3]), (4, &[3])]);
        assert_eq!(wrong, mistakes(&[(1, MistakeKind::Digit), (2, MistakeKind::Notes)]));
        let rest =
            [(1, 2), (2, 4), (3, 3), (4, 3), (5, 4), (7, 1), (8, 4), (10, 1), (11, 2), (12, 2), (13, 1)];
        let all: Vec<(usize, usize)> = rest.into_iter().chain([(14, 3)]).collect();
        assert_eq!(status(ONE, &all, &[]), PositionStatus::Solved);
    }

    #[test]
    fn mistakes_have_sentences() {
        let puzzle: Puzzle = ONE.parse().unwrap();
        let mut progress = Progress::default();
        progress.placed.insert(Cell::new(1), Digit::new(4));
        progress.marks.insert(Cell::new(2), DigitSet::only(Digit::new(3)));
        let uniqueness = puzzle.solve().uniqueness();
        let position = PlayerPosition::new(&puzzle, &progress, &uniqueness);
        let sentence = |mistake: Mistake| position.sentence(mistake, &Alphabet::usual(4));
        let sentences: Vec<String> = position.mistakes().into_iter().map(sentence).collect();
        assert_eq!(sentences, ["4 in r1c2 is wrong", "the notes of r1c3 do not include the right digit"]);
    }

    #[test]
    fn positions_of_other_puzzles() {
        assert_eq!(status("12..\n..3.\n....\n..4.", &[(2, 4)], &[]), PositionStatus::NoSolution);
        assert_eq!(status(SEVERAL, &[], &[]), PositionStatus::Open);
        let clash = status(SEVERAL, &[(1, 1)], &[]);
        assert_eq!(clash, mistakes(&[(1, MistakeKind::Digit)]));
        // Neither note is wrong alone, but two cells of a row cannot both be 4.
        assert_eq!(status(SEVERAL, &[], &[(14, &[4]), (15, &[4])]), PositionStatus::DeadEnd);
    }
}
