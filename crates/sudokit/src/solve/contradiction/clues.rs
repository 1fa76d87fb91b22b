//! Sets of clues, and whether some solution satisfies all of them.
//!
//! Every solution that the search finds is recorded by the clues that it violates. In the
//! literature this is a *correction set*: without these clues, the others are satisfiable.
//!
//! ```text
//!   clues            a b c d e f g
//!   a solution for   a b     e         satisfies a b d e g, so it violates c f
//!   is there one for a   d   g ?       yes: the set has neither c nor f
//! ```
//!
//! So most queries need no search, and a contradiction contains a clue of every correction set.

use crate::base::{Cell, CellSet, Control, Digit, DigitSet};
use crate::board::{Geometry, Grid, Puzzle};
use crate::solve::classic::ClassicSolver;
use crate::solve::general::GeneralSolver;
use crate::solve::{Masks81, SearchOutcome};

/// The stop signal was set, or a limit was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Interrupted;

/// Decides whether sets of clues have a solution.
#[derive(Debug)]
pub(super) struct ClueSolver {
    geometry: Geometry,
    /// The digits that each clue leaves for its cell; all digits if there is no clue.
    clues: Vec<DigitSet>,
    /// The cells with a clue.
    pub cells: CellSet,
    /// For each solution found, the clues that it violates.
    pub corrections: Vec<CellSet>,
    classic: Option<ClassicSolver>,
    control: Control,
    /// Work done so far, in units of about a nanosecond.
    work: u64,
    /// The amount of work at which the stop signal is checked next.
    next_check: u64,
}

/// Work between two checks of the stop signal (a few milliseconds).
const WORK_PER_CHECK: u64 = 1 << 22;

impl ClueSolver {
    pub fn new(grid: &Grid, control: &Control) -> Self {
        let geometry = grid.geometry().clone();
        let full = DigitSet::full(geometry.side());
        let mut clues = grid.limits().map_or_else(|| vec![full; geometry.len()], <[_]>::to_vec);
        for (cell, digit) in grid.filled() {
            clues[cell.index()] = DigitSet::only(digit);
        }
        let cells = geometry.cells().filter(|cell| clues[cell.index()] != full).collect();
        let classic = geometry.is_classic().then(ClassicSolver::new);
        let control = control.clone();
        Self {
            geometry,
            clues,
            cells,
            corrections: Vec::new(),
            classic,
            control,
            work: 0,
            next_check: WORK_PER_CHECK,
        }
    }

    /// Whether some solution satisfies these clues. A new solution adds a correction set.
    pub fn agree(&mut self, kept: &CellSet) -> Result<bool, Interrupted> {
        if self.corrections.iter().any(|correction| correction.is_disjoint(kept)) {
            return Ok(true);
        }
        let solution = self.solution(kept)?;
        if let Some(solution) = &solution {
            let broken = self.broken(solution);
            self.add(broken);
        }
        Ok(solution.is_some())
    }

    /// The same, but adds a minimal correction set. Of the other clues, the solution satisfies the
    /// `preferred` ones first.
    pub fn agree_with_most(&mut self, kept: &CellSet, preferred: &CellSet) -> Result<bool, Interrupted> {
        let Some(solution) = self.solution(kept)? else { return Ok(false) };
        let mut broken = self.broken(&solution);
        let (mut order, others): (Vec<Cell>, Vec<Cell>) =
            broken.iter().partition(|&cell| preferred.contains(cell));
        order.extend(others);
        for cell in order {
            if broken.contains(cell) {
                let mut more = &self.cells - &broken;
                more.insert(cell);
                if let Some(solution) = self.solution(&more)? {
                    broken = self.broken(&solution);
                }
            }
        }
        self.add(broken);
        Ok(true)
    }

    /// The number of solutions, at most two, if this cell has another clue.
    pub fn count_with(&mut self, cell: Cell, clue: DigitSet) -> Result<usize, Interrupted> {
        let mut open = self.clues.clone();
        open[cell.index()] = clue;
        let control = self.control.clone();
        let mut search = self.search(open)?;
        for count in 0..2 {
            match search.advance(&control) {
                SearchOutcome::Solved => {}
                SearchOutcome::Exhausted => return Ok(count),
                SearchOutcome::Stopped => return Err(Interrupted),
            }
        }
        Ok(2)
    }

    /// Adds to the work done, and fails if the stop signal is set.
    pub fn count_work(&mut self, work: u64) -> Result<(), Interrupted> {
        self.work += work;
        if self.work < self.next_check {
            return Ok(());
        }
        self.next_check = self.work + WORK_PER_CHECK;
        if self.control.is_stopped() { Err(Interrupted) } else { Ok(()) }
    }

    /// The work done so far.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Finds a solution that satisfies these clues.
    fn solution(&mut self, kept: &CellSet) -> Result<Option<Vec<Digit>>, Interrupted> {
        let full = DigitSet::full(self.geometry.side());
        let mut open = vec![full; self.geometry.len()];
        for cell in kept {
            open[cell.index()] = self.clues[cell.index()];
        }
        let control = self.control.clone();
        let mut search = self.search(open)?;
        match search.advance(&control) {
            SearchOutcome::Solved => Ok(Some(search.digits())),
            SearchOutcome::Exhausted => Ok(None),
            SearchOutcome::Stopped => Err(Interrupted),
        }
    }

    fn search(&mut self, open: Vec<DigitSet>) -> Result<ClueSearch<'_>, Interrupted> {
        // The search fills all cells, and looks at all of them each time.
        self.count_work((self.geometry.len() * self.geometry.len()) as u64)?;
        Ok(match &mut self.classic {
            Some(solver) => {
                let mut masks = [0; 81];
                for (mask, open) in masks.iter_mut().zip(open) {
                    *mask = open.bits() as u16;
                }
                solver.start(&Masks81(masks));
                ClueSearch::Classic(solver)
            }
            None => {
                let grid = Grid::empty(self.geometry.clone()).with_limits(open);
                ClueSearch::General(Box::new(GeneralSolver::new(&Puzzle::from_engine(grid))))
            }
        })
    }

    /// The clues that a solution violates.
    fn broken(&self, solution: &[Digit]) -> CellSet {
        let is_broken = |cell: &Cell| !self.clues[cell.index()].contains(solution[cell.index()]);
        self.cells.iter().filter(is_broken).collect()
    }

    /// Adds a correction set and removes those that contain it.
    fn add(&mut self, broken: CellSet) {
        if !self.corrections.iter().any(|correction| correction.is_subset(&broken)) {
            self.corrections.retain(|correction| !broken.is_subset(correction));
            self.corrections.push(broken);
        }
    }
}

/// A search for the solutions of some clues.
enum ClueSearch<'a> {
    Classic(&'a mut ClassicSolver),
    General(Box<GeneralSolver>),
}

impl ClueSearch<'_> {
    fn advance(&mut self, control: &Control) -> SearchOutcome {
        match self {
            Self::Classic(solver) => solver.advance(&|| control.is_stopped()),
            Self::General(solver) => solver.advance(&|| control.is_stopped()),
        }
    }

    fn digits(&self) -> Vec<Digit> {
        match self {
            Self::Classic(solver) => solver.solution().digits().map(Digit::new).to_vec(),
            Self::General(solver) => solver.solution().digits().to_vec(),
        }
    }
}
