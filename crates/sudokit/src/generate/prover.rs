//! Proves that clues leave exactly one solution.
//!
//! If they do not, there is another solution. Every puzzle with the first solution must then have a
//! clue in the cells where the two differ: an *unavoidable set*.
//!
//! ```text
//!    the solution   . 3 . | 7 . .        another       . 7 . | 3 . .
//!                   . 7 . | 3 . .                      . 3 . | 7 . .
//! ```
//!
//! A prover remembers the sets it has found. It refutes clues that miss one of them without a
//! search. This covers most cases: in a hill climb only every fourth proof runs an engine.

use super::{part_of, puzzle_of, unavoidable};
use crate::base::{Cell, CellSet, Control, Digit};
use crate::board::{Grid, Puzzle, Solution};
use crate::solve::general::{GeneralSolver, LowestFirst};
use crate::solve::{ClassicSolver, Masks81, SearchOutcome};

/// Proves that a solution is the only one for some of its digits.
pub(super) struct Prover {
    /// The board without digits, but with its limits.
    blank: Grid,
    pub solution: Solution,
    pub effort: ProofEffort,
    engine: ProverEngine,
    sets: UnavoidableSets,
}

enum ProverEngine {
    /// For the classic board.
    Classic { solver: ClassicSolver, blank: [u16; 81] },
    /// For any board.
    General,
}

/// The result of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum UniquenessProof {
    /// There is no other solution.
    Unique,
    /// There is another solution, which differs in these cells.
    OtherSolution(CellSet),
    /// The search gave up.
    Open,
}

/// The effort that proofs may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ProofEffort {
    /// Unlimited.
    Full,
    /// Limited on boards larger than 9x9, where each guess costs more and a proof may take
    /// unreasonably long.
    Usual,
}

/// The largest side without a limit.
const SMALL_SIDE: usize = 9;

/// The limit of guesses on larger boards.
const GUESSES_ON_LARGE_BOARDS: u64 = 20;

impl Prover {
    /// A prover for puzzles of this solution.
    pub fn new(solution: Solution, effort: ProofEffort) -> Self {
        Self::within(Grid::empty(solution.geometry().clone()), solution, effort)
    }

    /// A prover for puzzles of this solution, with the limits of a grid without digits.
    pub fn within(blank: Grid, solution: Solution, effort: ProofEffort) -> Self {
        let empty = Puzzle::try_from(blank.clone()).expect("a grid without digits cannot clash");
        let engine = match Masks81::new(&empty) {
            Some(masks) => ProverEngine::Classic { solver: ClassicSolver::new(), blank: masks.masks() },
            None => ProverEngine::General,
        };
        let sets = UnavoidableSets::new(&solution);
        Self { blank, solution, effort, engine, sets }
    }

    /// Switches to another solution of the same board.
    pub fn set_solution(&mut self, solution: &Solution) {
        if self.solution != *solution {
            self.solution = solution.clone();
            self.sets = UnavoidableSets::new(solution);
        }
    }

    /// The puzzle with these cells given.
    pub fn puzzle(&self, given: &CellSet) -> Puzzle {
        match self.blank.limits() {
            None => puzzle_of(&self.solution, given),
            Some(_) => part_of(&self.blank, &self.solution, given),
        }
    }

    /// Tries to prove that the puzzle with these cells given has one solution.
    pub fn prove(&mut self, given: &CellSet, control: &Control) -> UniquenessProof {
        self.find_other_solution(given, None, control)
    }

    /// Tries to prove that the puzzle still has one solution without `cell`. The puzzle with it
    /// must have one.
    pub fn prove_without(&mut self, given: &CellSet, cell: Cell, control: &Control) -> UniquenessProof {
        let mut fewer = given.clone();
        fewer.remove(cell);
        self.find_other_solution(&fewer, Some(cell), control)
    }

    /// Searches for another solution. `differs` is a cell in which every other solution must
    /// differ, if one is known.
    fn find_other_solution(
        &mut self,
        given: &CellSet,
        differs: Option<Cell>,
        control: &Control,
    ) -> UniquenessProof {
        if let Some(set) = self.sets.missed(given) {
            return UniquenessProof::OtherSolution(set);
        }
        let proof = match self.engine {
            ProverEngine::Classic { .. } => self.search_classic(given, differs),
            ProverEngine::General => self.search_general(given, control),
        };
        if let UniquenessProof::OtherSolution(set) = &proof {
            self.sets.add(set);
        }
        proof
    }

    /// Searches with the classic solver.
    fn search_classic(&mut self, given: &CellSet, differs: Option<Cell>) -> UniquenessProof {
        let Self { engine: ProverEngine::Classic { solver, blank }, solution, .. } = self else {
            return UniquenessProof::Open;
        };
        let bit = |cell: Cell| 1 << solution.get(cell).index();
        let mut cells = *blank;
        for cell in given {
            cells[cell.index()] = bit(cell);
        }
        if let Some(cell) = differs {
            cells[cell.index()] &= !bit(cell);
        }
        solver.start(&Masks81::from_masks(cells));
        while solver.advance(&|| false) == SearchOutcome::Solved {
            let found = solver.solution();
            let differing = differing(solution, |cell| Digit::new(found.digits()[cell.index()]));
            if !differing.is_empty() {
                return UniquenessProof::OtherSolution(differing);
            }
        }
        UniquenessProof::Unique
    }

    /// Searches with the general solver.
    fn search_general(&self, given: &CellSet, control: &Control) -> UniquenessProof {
        let is_limited = self.effort == ProofEffort::Usual && self.solution.geometry().side() > SMALL_SIDE;
        let guesses = if is_limited { GUESSES_ON_LARGE_BOARDS } else { u64::MAX };
        let mut search = GeneralSolver::new(&self.puzzle(given));
        loop {
            match search.advance_within(guesses, &mut LowestFirst, &|| control.is_stopped()) {
                SearchOutcome::Exhausted => return UniquenessProof::Unique,
                SearchOutcome::Stopped => return UniquenessProof::Open,
                SearchOutcome::Solved => {
                    let other = search.solution();
                    let differing = differing(&self.solution, |cell| other.get(cell));
                    if !differing.is_empty() {
                        return UniquenessProof::OtherSolution(differing);
                    }
                }
            }
        }
    }
}

/// The cells in which another solution differs.
fn differing(solution: &Solution, digit: impl Fn(Cell) -> Digit) -> CellSet {
    solution.geometry().cells().filter(|&cell| digit(cell) != solution.get(cell)).collect()
}

/// Unavoidable sets, the smallest first: a small one leaves the fewest choices for a clue.
struct UnavoidableSets {
    /// The number of words per set.
    width: usize,
    words: Vec<u64>,
    /// The number of cells of each set.
    sizes: Vec<u32>,
}

/// The number of sets that are kept. Testing all of them takes a third of the time of a proof.
const SETS: usize = 256;

impl UnavoidableSets {
    /// Starts with the sets that need no search: those of two digits.
    fn new(solution: &Solution) -> Self {
        let width = solution.geometry().len().div_ceil(u64::BITS as usize);
        let mut sets = Self { width, words: Vec::new(), sizes: Vec::new() };
        for set in unavoidable::sets(solution) {
            sets.add(&set);
        }
        sets
    }

    fn add(&mut self, set: &CellSet) {
        let size = set.len() as u32;
        let place = self.sizes.partition_point(|&other| other <= size);
        if place == SETS {
            return;
        }
        self.sizes.truncate(SETS - 1);
        self.words.truncate((SETS - 1) * self.width);
        self.sizes.insert(place, size);
        let words = set.words().iter().copied().chain(std::iter::repeat(0)).take(self.width);
        let at = place * self.width;
        self.words.splice(at..at, words);
    }

    /// The smallest set that contains none of these cells.
    fn missed(&self, given: &CellSet) -> Option<CellSet> {
        let given = given.words();
        let is_missed = |set: &&[u64]| set.iter().zip(given).all(|(set, given)| set & given == 0);
        let set = self.words.chunks_exact(self.width).find(is_missed)?;
        Some(CellSet::from_words(set))
    }
}
