//! Proving that clues leave one solution.
//!
//! If they do not, there is another solution, and every puzzle of the first one
//! must have a clue in the cells where the two differ: an *unavoidable set*.
//!
//! ```text
//!    the solution   . 3 . | 7 . .        another       . 7 . | 3 . .
//!                   . 7 . | 3 . .                      . 3 . | 7 . .
//! ```
//!
//! A prover remembers the sets it has found. Clues that miss one of them are
//! refuted without a search, and most are: a hill climb runs an engine for every
//! fourth proof only.

use super::{part_of, puzzle_of, unavoidable};
use crate::base::{Cell, CellSet, Control, Digit};
use crate::board::{Grid, Puzzle, Solution};
use crate::solve::general::{GeneralSolver, LowestFirst};
use crate::solve::{ClassicSolver, Masks81, SearchOutcome};

/// Proves that a solution is the only one for some of its digits.
pub(super) struct Prover {
    /// The board without digits, but with its candidates.
    blank: Grid,
    pub solution: Solution,
    pub care: Care,
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
    /// There is another, which differs in these cells.
    OtherSolution(CellSet),
    /// The search gave up.
    Open,
}

/// How long proofs may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Care {
    /// As long as it takes.
    Full,
    /// Not long on boards larger than 9x9: each guess costs more there, and a
    /// proof may not end in any reasonable time.
    Usual,
}

/// Boards up to this side are small.
const SMALL_SIDE: usize = 9;

/// The limit of guesses on larger boards, with usual care.
const GUESSES_ON_LARGE_BOARDS: u64 = 20;

impl Prover {
    /// A prover for puzzles of this solution.
    pub fn new(solution: Solution, care: Care) -> Self {
        Self::within(Grid::empty(solution.geometry().clone()), solution, care)
    }

    /// A prover for puzzles of this solution, with the limits of a grid that has
    /// no digits.
    pub fn within(blank: Grid, solution: Solution, care: Care) -> Self {
        let empty = Puzzle::try_from(blank.clone()).expect("a grid without digits cannot clash");
        let engine = match Masks81::new(&empty) {
            Some(masks) => ProverEngine::Classic { solver: ClassicSolver::new(), blank: masks.masks() },
            None => ProverEngine::General,
        };
        let sets = UnavoidableSets::new(&solution);
        Self { blank, solution, care, engine, sets }
    }

    /// Switches to another solution of the same board.
    pub fn turn_to(&mut self, solution: &Solution) {
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

    /// Whether the puzzle with these cells given has one solution.
    pub fn prove(&mut self, given: &CellSet, control: &Control) -> UniquenessProof {
        self.prove_beside(given, None, control)
    }

    /// Whether the puzzle with these cells given still has one solution without
    /// one of them, if it has one with it.
    pub fn prove_without(&mut self, given: &CellSet, cell: Cell, control: &Control) -> UniquenessProof {
        let mut fewer = given.clone();
        fewer.remove(cell);
        self.prove_beside(&fewer, Some(cell), control)
    }

    /// Looks for another solution. `differs` is a cell in which every other one
    /// must differ, if such a cell is known.
    fn prove_beside(&mut self, given: &CellSet, differs: Option<Cell>, control: &Control) -> UniquenessProof {
        if let Some(set) = self.sets.missed(given) {
            return UniquenessProof::OtherSolution(set);
        }
        let proof = match self.engine {
            ProverEngine::Classic { .. } => self.ask_classic(given, differs),
            ProverEngine::General => self.ask_general(given, control),
        };
        if let UniquenessProof::OtherSolution(set) = &proof {
            self.sets.add(set);
        }
        proof
    }

    /// Looks for another solution with the classic solver.
    fn ask_classic(&mut self, given: &CellSet, differs: Option<Cell>) -> UniquenessProof {
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

    /// Looks for another solution with the general solver.
    fn ask_general(&self, given: &CellSet, control: &Control) -> UniquenessProof {
        let is_limited = self.care == Care::Usual && self.solution.geometry().side() > SMALL_SIDE;
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

/// Unavoidable sets, the smallest first: a small one leaves the fewest choices for
/// a clue.
struct UnavoidableSets {
    /// The number of words of a set.
    width: usize,
    words: Vec<u64>,
    /// The number of cells of each set.
    sizes: Vec<u32>,
}

/// The number of sets that are remembered. Testing all of them takes a third of
/// the time of a proof.
const SETS: usize = 256;

impl UnavoidableSets {
    /// The sets that are found without a search: those of two digits.
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
