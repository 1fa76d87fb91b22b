//! The engine for every board: propagation and search over tables.
//!
//! A position is held twice, because each form answers one question at once:
//!
//! ```text
//!  digits of a cell          open[r1c4]        = 0b000100010   (2 or 6)
//!  places of a digit         places[row 1][6]  = 0b000001100   (3rd or 4th cell)
//! ```
//!
//! Ruling out a candidate clears one bit in the first and one in the second
//! for each house of the cell. A cell left with one digit (*naked single*)
//! takes it from its peers; a house with one place for a digit (*hidden
//! single*) takes the other digits from that cell. A zero is a contradiction.
//!
//! When both rules are at rest, the search guesses: a cell with the fewest
//! digits or a house with the fewest places for one, whichever is narrower.
//! Branching is binary, "it is this candidate" and then "it is not", so that
//! the second branch learns from the failure of the first. Every candidate
//! ruled out goes on a trail; going back means putting them back, which costs
//! as much as the work undone, where a copy costs the whole board every time.
//! (Measured: 1.7 µs a solution over the 507,806 of a 17-clue puzzle without
//! its first clue.)

use crate::{Candidate, Cell, Digit, Geometry, Puzzle, Solution};

/// How many changes to the position pass between two looks at the stop signal.
/// A change takes a few nanoseconds: a look every millisecond or less.
const CHANGES_PER_LOOK: usize = 1 << 16;

/// A search for all solutions of a puzzle.
#[derive(Debug)]
pub struct Search {
    board: Geometry,
    position: Position,
    /// The guesses under which the position stands.
    guesses: Vec<Guess>,
    state: State,
    /// How many guesses were made so far.
    guessed: u64,
}

/// What the search has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The position is a solution, not seen before.
    Solved,
    /// There are no more solutions.
    Exhausted,
    /// The stop signal came, or the guesses were used up; the search can go on.
    Stopped,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// The position is at rest and may be guessed on.
    Open,
    /// The position is a solution that was handed out, or a contradiction.
    Closed,
}

#[derive(Debug)]
struct Guess {
    candidate: Candidate,
    /// How long the trail was before it.
    trail: usize,
}

/// Picks one bit of several: which candidate of the chosen cell or house to
/// try first. The generator picks at random.
pub trait Pick {
    /// One bit of `bits`, which has at least two.
    fn pick(&mut self, bits: u64) -> u64;
}

/// Tries candidates in order.
#[derive(Clone, Copy, Debug)]
pub struct Lowest;

impl Pick for Lowest {
    fn pick(&mut self, bits: u64) -> u64 {
        bits & bits.wrapping_neg()
    }
}

impl Search {
    /// A search from the givens of this puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        let board = puzzle.geometry().clone();
        let (position, state) = Position::new(&board, puzzle);
        Self { board, position, guesses: Vec::new(), state, guessed: 0 }
    }

    /// Goes on to the next solution.
    pub fn advance(&mut self, stop: &dyn Fn() -> bool) -> Step {
        self.advance_within(u64::MAX, &mut Lowest, stop)
    }

    /// Goes on to the next solution, trying candidates in the order of `pick`,
    /// with at most so many guesses in all.
    pub fn advance_within(&mut self, guesses: u64, pick: &mut impl Pick, stop: &dyn Fn() -> bool) -> Step {
        loop {
            if self.position.changes >= CHANGES_PER_LOOK {
                self.position.changes = 0;
                if stop() {
                    return Step::Stopped;
                }
            }
            if self.state == State::Closed {
                match self.guesses.pop() {
                    Some(guess) => self.state = self.position.refute(&self.board, &guess),
                    None => return Step::Exhausted,
                }
                continue;
            }
            match self.position.choose(&self.board, pick) {
                Some(_) if self.guessed >= guesses => return Step::Stopped,
                Some(candidate) => {
                    self.guessed += 1;
                    let trail = self.position.trail.len();
                    self.guesses.push(Guess { candidate, trail });
                    self.state = self.position.assume(&self.board, candidate);
                }
                None => {
                    self.state = State::Closed;
                    return Step::Solved;
                }
            }
        }
    }

    /// The solution that the last [`Step::Solved`] spoke of.
    ///
    /// # Panics
    ///
    /// If the last step was another.
    pub fn solution(&self) -> Solution {
        let digits = self.position.open.iter().map(|open| {
            assert!(open.is_power_of_two(), "only a solved position is a solution");
            Digit::from_index(open.trailing_zeros() as usize)
        });
        Solution::from_engine(self.board.clone(), digits.collect())
    }
}

/// What is known of the board.
#[derive(Debug)]
struct Position {
    side: usize,
    /// For each cell, its possible digits.
    open: Vec<u64>,
    /// For each house and digit (`house * side + digit`), its possible places.
    /// Houses that need not hold every digit keep all of theirs.
    places: Vec<u64>,
    /// Every candidate ruled out, in order.
    trail: Vec<Candidate>,
    /// Cells that came down to one digit, not yet taken from the peers.
    naked: Vec<Cell>,
    /// Houses and digits that came down to one place.
    hidden: Vec<(u16, Digit)>,
    changes: usize,
}

/// A cell without a digit, or a house without a place for one.
#[derive(Clone, Copy)]
struct Contradiction;

impl Position {
    fn new(board: &Geometry, puzzle: &Puzzle) -> (Self, State) {
        let side = board.side();
        let full = u64::MAX >> (u64::BITS as usize - side);
        let mut position = Self {
            side,
            open: vec![full; board.len()],
            places: vec![full; board.houses().len() * side],
            trail: Vec::with_capacity(board.len() * side),
            naked: Vec::with_capacity(board.len()),
            hidden: Vec::new(),
            changes: 0,
        };
        let start = board
            .cells()
            .zip(puzzle.grid().open_digits())
            .try_for_each(|(cell, open)| position.restrict(board, cell, open.bits()))
            .and_then(|()| position.propagate(board));
        position.trail.clear();
        let state = position.settle(start);
        (position, state)
    }

    /// Takes a candidate as true.
    fn assume(&mut self, board: &Geometry, candidate: Candidate) -> State {
        let outcome = self
            .restrict(board, candidate.cell, 1 << candidate.digit.index())
            .and_then(|()| self.propagate(board));
        self.settle(outcome)
    }

    /// Takes a guess back and its opposite as true.
    fn refute(&mut self, board: &Geometry, guess: &Guess) -> State {
        self.undo(board, guess.trail);
        let outcome = self.rule_out(board, guess.candidate).and_then(|()| self.propagate(board));
        self.settle(outcome)
    }

    fn settle(&mut self, outcome: Result<(), Contradiction>) -> State {
        match outcome {
            Ok(()) => State::Open,
            Err(Contradiction) => {
                self.naked.clear();
                self.hidden.clear();
                State::Closed
            }
        }
    }

    /// Applies both kinds of singles until neither has anything to say.
    fn propagate(&mut self, board: &Geometry) -> Result<(), Contradiction> {
        loop {
            if let Some(cell) = self.naked.pop() {
                let digit = Digit::from_index(self.open[cell.index()].trailing_zeros() as usize);
                for &peer in board.peers(cell) {
                    self.rule_out(board, Candidate { cell: peer, digit })?;
                }
            } else if let Some((house, digit)) = self.hidden.pop() {
                let house = usize::from(house);
                let place = self.places[house * self.side + digit.index()].trailing_zeros() as usize;
                self.restrict(board, board.house_cells(house)[place], 1 << digit.index())?;
            } else {
                return Ok(());
            }
        }
    }

    /// Rules out all digits of a cell but these.
    fn restrict(&mut self, board: &Geometry, cell: Cell, keep: u64) -> Result<(), Contradiction> {
        let mut gone = self.open[cell.index()] & !keep;
        while gone != 0 {
            let digit = Digit::from_index(gone.trailing_zeros() as usize);
            self.rule_out(board, Candidate { cell, digit })?;
            gone &= gone - 1;
        }
        Ok(())
    }

    #[inline]
    fn rule_out(&mut self, board: &Geometry, candidate: Candidate) -> Result<(), Contradiction> {
        let Candidate { cell, digit } = candidate;
        let open = &mut self.open[cell.index()];
        let bit = 1 << digit.index();
        if *open & bit == 0 {
            return Ok(());
        }
        *open ^= bit;
        self.trail.push(candidate);
        self.changes += 1;
        let mut outcome = Ok(());
        if open.is_power_of_two() {
            self.naked.push(cell);
        } else if *open == 0 {
            outcome = Err(Contradiction);
        }
        // Even after a contradiction the places must follow: undoing the
        // trail puts back both.
        for place in board.places(cell) {
            let index = usize::from(place.house) * self.side + digit.index();
            let places = &mut self.places[index];
            *places ^= 1 << place.index;
            if places.is_power_of_two() {
                self.hidden.push((place.house, digit));
            } else if *places == 0 {
                outcome = Err(Contradiction);
            }
        }
        outcome
    }

    fn undo(&mut self, board: &Geometry, length: usize) {
        self.changes += self.trail.len() - length;
        for Candidate { cell, digit } in self.trail.drain(length..) {
            self.open[cell.index()] |= 1 << digit.index();
            for place in board.places(cell) {
                self.places[usize::from(place.house) * self.side + digit.index()] |= 1 << place.index;
            }
        }
    }

    /// The candidate to guess next, or `None` if every cell has its digit.
    fn choose(&mut self, board: &Geometry, pick: &mut impl Pick) -> Option<Candidate> {
        self.changes += self.open.len() / 8;
        let (cell, options) = narrowest(&self.open)?;
        if options > 2
            && let Some((index, places)) = narrowest(&self.places)
            && places < options
        {
            let (house, digit) = (index / self.side, index % self.side);
            let place = pick.pick(self.places[index]).trailing_zeros() as usize;
            let cell = board.house_cells(house)[place];
            return Some(Candidate { cell, digit: Digit::from_index(digit) });
        }
        let digit = pick.pick(self.open[cell]).trailing_zeros() as usize;
        Some(Candidate { cell: Cell::new(cell), digit: Digit::from_index(digit) })
    }
}

/// Where the set with the fewest bits stands, among those of two or more.
fn narrowest(sets: &[u64]) -> Option<(usize, u32)> {
    let mut best = None;
    let mut fewest = u32::MAX;
    for (index, &set) in sets.iter().enumerate() {
        let rest = set & set.wrapping_sub(1);
        if rest == 0 {
            continue;
        }
        if rest.is_power_of_two() {
            return Some((index, 2));
        }
        let options = set.count_ones();
        if options < fewest {
            (best, fewest) = (Some((index, options)), options);
        }
    }
    best
}
