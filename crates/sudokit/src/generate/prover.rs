//! Whether clues leave one solution.
//!
//! When they do not, there is another solution, and the cells in which the two
//! differ are a set that every puzzle of this solution must have a clue in: an
//! *unavoidable set*.
//!
//! ```text
//!    the solution   . 3 . | 7 . .        another       . 7 . | 3 . .
//!                   . 7 . | 3 . .                      . 3 . | 7 . .
//! ```
//!
//! A prover remembers the sets that it has met. Clues that miss one of them
//! need no other proof, and that is most clues: a search that changes a clue
//! here and there asks an engine for every fourth answer only.

use super::{pairs, part_of, puzzle_of};
use crate::solve::any::{Lowest, Search, Step};
use crate::solve::{Nine, Packed};
use crate::{Cell, CellSet, Digit, Grid, Puzzle, Solution};

/// Proves that a solution is the only one for some of its digits.
pub(super) struct Prover {
    /// The board without a digit. Its cells may be limited.
    blank: Grid,
    solution: Solution,
    care: Care,
    engine: Engine,
    memory: Memory,
}

enum Engine {
    /// For the classic board.
    Nine { nine: Box<Nine>, blank: [u16; 81] },
    /// For any board.
    Any,
}

/// What a proof came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    /// There is no other solution.
    Unique,
    /// There is another, which differs in these cells.
    Missed(CellSet),
    /// It took too long to tell.
    Open,
}

/// How long proofs may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Care {
    /// As long as it takes.
    Full,
    /// On boards larger than 9x9, not long: each guess costs more there, and
    /// proofs can take for ever.
    Usual,
}

/// Boards up to this side are small.
const SMALL_SIDE: usize = 9;

/// The guesses of usual care on others.
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
        let engine = match Packed::new(&empty) {
            Some(packed) => Engine::Nine { nine: Box::default(), blank: packed.masks() },
            None => Engine::Any,
        };
        let memory = Memory::new(&solution);
        Self { blank, solution, care, engine, memory }
    }

    /// From now on with this care.
    pub fn take_care(&mut self, care: Care) {
        self.care = care;
    }

    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// Goes over to another solution of the same board.
    pub fn turn_to(&mut self, solution: &Solution) {
        if self.solution != *solution {
            self.solution = solution.clone();
            self.memory = Memory::new(solution);
        }
    }

    /// The puzzle of these cells.
    pub fn puzzle(&self, given: &CellSet) -> Puzzle {
        match self.blank.limits() {
            None => puzzle_of(&self.solution, given),
            Some(_) => part_of(&self.blank, &self.solution, given),
        }
    }

    /// Whether these cells, given, leave one solution.
    pub fn prove(&mut self, given: &CellSet, stop: &dyn Fn() -> bool) -> Proof {
        if let Some(set) = self.memory.missed(given) {
            return Proof::Missed(set);
        }
        let proof = match self.engine {
            Engine::Nine { .. } => self.ask_nine(given, None),
            Engine::Any => self.ask_any(given, stop),
        };
        self.remember(proof)
    }

    /// Whether these cells still leave one solution without one of them, if
    /// they do with it.
    pub fn prove_without(&mut self, given: &CellSet, cell: Cell, stop: &dyn Fn() -> bool) -> Proof {
        let mut fewer = given.clone();
        fewer.remove(cell);
        if let Engine::Any = self.engine {
            return self.prove(&fewer, stop);
        }
        if let Some(set) = self.memory.missed(&fewer) {
            return Proof::Missed(set);
        }
        let proof = self.ask_nine(&fewer, Some(cell));
        self.remember(proof)
    }

    /// Looks for another solution with the engine for 9x9. If there can only be
    /// one that differs in a cell, it is told so.
    fn ask_nine(&mut self, given: &CellSet, differs: Option<Cell>) -> Proof {
        let Self { engine: Engine::Nine { nine, blank }, solution, .. } = self else { return Proof::Open };
        let bit = |cell: Cell| 1 << solution.get(cell).index();
        let mut cells = *blank;
        for cell in given.iter() {
            cells[cell.index()] = bit(cell);
        }
        if let Some(cell) = differs {
            cells[cell.index()] &= !bit(cell);
        }
        nine.start(&Packed::from_masks(cells));
        while nine.advance(&|| false) == Step::Solved {
            let digits = nine.solution();
            let differing = differing(solution, |cell| Digit::new(digits[cell.index()]));
            if !differing.is_empty() {
                return Proof::Missed(differing);
            }
        }
        Proof::Unique
    }

    /// Looks for another solution with the engine for every board.
    fn ask_any(&self, given: &CellSet, stop: &dyn Fn() -> bool) -> Proof {
        let is_limited = self.care == Care::Usual && self.solution.geometry().side() > SMALL_SIDE;
        let guesses = if is_limited { GUESSES_ON_LARGE_BOARDS } else { u64::MAX };
        let mut search = Search::new(&self.puzzle(given));
        loop {
            match search.advance_within(guesses, &mut Lowest, stop) {
                Step::Exhausted => return Proof::Unique,
                Step::Stopped => return Proof::Open,
                Step::Solved => {
                    let other = search.solution();
                    let differing = differing(&self.solution, |cell| other.get(cell));
                    if !differing.is_empty() {
                        return Proof::Missed(differing);
                    }
                }
            }
        }
    }

    fn remember(&mut self, proof: Proof) -> Proof {
        if let Proof::Missed(set) = &proof {
            self.memory.add(set);
        }
        proof
    }
}

/// The cells in which another solution differs.
fn differing(solution: &Solution, digit: impl Fn(Cell) -> Digit) -> CellSet {
    solution.geometry().cells().filter(|&cell| digit(cell) != solution.get(cell)).collect()
}

/// Unavoidable sets, side by side, the smallest first: whoever needs a clue in
/// one of them chooses best among few cells.
struct Memory {
    /// How many words a set has.
    width: usize,
    words: Vec<u64>,
    /// How many cells each set has.
    sizes: Vec<u32>,
}

/// So many sets are remembered. Looking through them takes a third of the time
/// of a proof.
const SETS: usize = 256;

impl Memory {
    /// What can be known without a search: the sets of two digits.
    fn new(solution: &Solution) -> Self {
        let width = solution.geometry().len().div_ceil(u64::BITS as usize);
        let mut memory = Self { width, words: Vec::new(), sizes: Vec::new() };
        for set in pairs::sets(solution) {
            memory.add(&set);
        }
        memory
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

    /// The smallest set in which none of these cells lies.
    fn missed(&self, given: &CellSet) -> Option<CellSet> {
        let given = given.words();
        let is_missed = |set: &&[u64]| set.iter().zip(given).all(|(set, given)| set & given == 0);
        let set = self.words.chunks_exact(self.width).find(is_missed)?;
        Some(CellSet::from_words(set))
    }
}
