//! The engine for every board: rules, guesses and lessons.
//!
//! A position knows what could still meet each demand of the board and
//! places singles until there are none. Then the search guesses: it takes a
//! narrow demand and one of its options.
//!
//! ```text
//!               ╭─ 6 in r1c4 ── contradiction
//!  walking   ───┤                            ╭─ 3 in r2c2 ── solution
//!               ╰─ 6 out of r1c4 ── singles ─┤
//!                                            ╰─ 3 out of r2c2 ── …
//! ```
//!
//! **Walking.** A guess that fails is taken back and its opposite holds from
//! then on: every solution lies in exactly one branch. This is the fastest way
//! through small trees, and to many solutions (0.8 µs each over the 507,806 of
//! a 17-clue puzzle without its first clue).
//!
//! **Learning.** On a large board, one wrong guess at the beginning can cost
//! more than anybody's time. A walk of too many contradictions is lost; the
//! search starts again, and from now on holds an inquest on each
//! contradiction. The lesson says which facts cannot hold together,
//! and so holds everywhere; the search goes back as far as the lesson reaches,
//! and now and then to the beginning.
//!
//! Still, each solution is found once. A solution found before or while
//! learning becomes a lesson itself: its facts shall not come together again.
//! After two solutions the question is no longer whether the puzzle is unique,
//! and a walk, from the second one's guesses, visits all that is left: lessons
//! exclude no other solution.

mod board;
pub(crate) mod fact;
mod inquest;
mod lessons;
mod order;
mod packed;
mod patience;
mod position;
#[cfg(test)]
mod tests;
mod view;

use crate::{Candidate, Digit, Geometry, Puzzle, Solution};
use fact::{Cause, Contradiction, Fact};
use inquest::Inquest;
use lessons::{Lesson, Lessons};
use order::Heat;
pub(crate) use packed::Packed;
use patience::Patience;
use position::Position;
pub(crate) use view::Demand;

/// How many changes to the position pass between two looks at the stop signal.
/// A change takes a few nanoseconds, with lessons some tens: a look every few
/// milliseconds or less.
const CHANGES_PER_LOOK: usize = 1 << 16;

/// A search for all solutions of a puzzle.
#[derive(Clone, Debug)]
pub struct Search {
    geometry: Geometry,
    position: Position,
    /// The guesses under which the position stands.
    guesses: Vec<Guess>,
    state: State,
    /// How many guesses were made so far.
    guessed: u64,
    found: Found,
    patience: Patience,
    memory: Option<Box<Memory>>,
    /// How much of the trail is from before the last turn.
    kept: usize,
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

/// What a search does between two looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// It guessed.
    Guessed(Candidate),
    /// It took the last guess back and ruled it out.
    Refuted(Candidate),
    /// It took back the last guess of a solution, to look for others.
    Dismissed(Candidate),
    /// It learned that so many facts cannot all hold, and took so many guesses back.
    Learned { facts: usize, taken_back: usize },
    /// It took all guesses back.
    StartedAgain,
    /// It has found a solution.
    Solved,
    /// There is nothing left to guess.
    Exhausted,
}

#[derive(Clone, Copy, Debug)]
enum State {
    /// The position is at rest and may be guessed on.
    Open,
    /// The position is a solution that was handed out.
    Solved,
    /// The position cannot be.
    Failed(Contradiction),
}

/// The solutions so far.
#[derive(Clone, Debug)]
enum Found {
    None,
    One(Vec<Digit>),
    Several,
}

#[derive(Clone, Debug)]
struct Guess {
    fact: Fact,
    /// How long the trail was before it.
    trail: usize,
}

/// What a search that learns remembers.
#[derive(Clone, Debug)]
struct Memory {
    lessons: Lessons,
    inquest: Inquest,
    heat: Heat,
}

/// Picks one bit of several: which option of the chosen demand to try first.
/// The generator picks at random.
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
        let (position, start) = Position::new(puzzle);
        Self {
            geometry: puzzle.geometry().clone(),
            position,
            guesses: Vec::new(),
            state: start.into(),
            guessed: 0,
            found: Found::None,
            patience: Patience::new(),
            memory: None,
            kept: 0,
        }
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
            match self.turn(guesses, pick) {
                Some(Turn::Solved) => return Step::Solved,
                Some(Turn::Exhausted) => return Step::Exhausted,
                None => return Step::Stopped,
                Some(_) => {}
            }
        }
    }

    /// Makes one guess or takes some back, with all that follows by singles and
    /// lessons. Nothing is done if there is a guess to make beyond so many.
    #[inline]
    pub(crate) fn turn(&mut self, guesses: u64, pick: &mut impl Pick) -> Option<Turn> {
        self.kept = self.position.trail.len();
        Some(match self.state {
            // A walk that was lost has begun to learn at once. Who learns draws
            // the conclusions of a lesson before all is taken back.
            State::Open if self.patience.is_over() => self.start_again(),
            State::Open => {
                let candidate = match &self.memory {
                    Some(memory) => memory.heat.choose(&mut self.position, pick),
                    None => order::narrowest(&mut self.position, pick),
                };
                match candidate {
                    Some(_) if self.guessed >= guesses => return None,
                    Some(candidate) => self.guess(candidate),
                    None => {
                        self.state = State::Solved;
                        self.count_solution();
                        Turn::Solved
                    }
                }
            }
            State::Solved | State::Failed(_) if self.guesses.is_empty() => Turn::Exhausted,
            State::Solved => self.leave_solution(),
            State::Failed(contradiction) => self.leave_failure(contradiction),
        })
    }

    /// The solution that the last [`Step::Solved`] spoke of.
    ///
    /// # Panics
    ///
    /// If the last step was another.
    pub fn solution(&self) -> Solution {
        let digits = self.position.digits().expect("only a solved position is a solution");
        Solution::from_engine(self.geometry.clone(), digits)
    }

    fn guess(&mut self, candidate: Candidate) -> Turn {
        let fact = Fact::placed(candidate);
        self.guessed += 1;
        self.guesses.push(Guess { fact, trail: self.position.trail.len() });
        self.assume(fact, Cause::Guess);
        Turn::Guessed(candidate)
    }

    fn assume(&mut self, fact: Fact, cause: Cause) {
        let mut outcome = self.position.assume(fact, cause);
        if let Some(memory) = &mut self.memory {
            outcome = outcome.and_then(|()| memory.lessons.apply(&mut self.position));
        }
        self.state = outcome.into();
    }

    fn count_solution(&mut self) {
        self.found = match self.found {
            Found::None => Found::One(self.position.digits().unwrap_or_default()),
            Found::One(_) | Found::Several => Found::Several,
        };
    }

    /// Goes on from a solution that was handed out.
    fn leave_solution(&mut self) -> Turn {
        let last = self.guesses.len() - 1;
        let candidate = self.guesses[last].fact.candidate();
        if self.memory.is_some() && matches!(self.found, Found::One(_)) {
            let facts: Vec<Fact> = self.guesses.iter().rev().map(|guess| guess.fact).collect();
            self.go_back(last);
            self.learn(Lesson { facts, levels: 0 });
        } else {
            self.refute();
        }
        Turn::Dismissed(candidate)
    }

    /// Goes on from a contradiction.
    fn leave_failure(&mut self, contradiction: Contradiction) -> Turn {
        if matches!(self.found, Found::Several) {
            return self.refute();
        }
        self.patience.wear();
        let Some(memory) = &mut self.memory else {
            return if self.patience.is_over() { self.begin_to_learn() } else { self.refute() };
        };
        let Memory { lessons, inquest, heat } = &mut **memory;
        let (lesson, under) = inquest.hold(contradiction, &self.position, &self.guesses, lessons, heat);
        let turn = Turn::Learned { facts: lesson.facts.len(), taken_back: self.guesses.len() - under };
        self.go_back(under);
        self.learn(lesson);
        turn
    }

    /// Takes the last guess back; its opposite holds.
    fn refute(&mut self) -> Turn {
        let last = self.guesses.len() - 1;
        let fact = self.guesses[last].fact;
        self.go_back(last);
        self.assume(fact.opposite(), Cause::Guess);
        Turn::Refuted(fact.candidate())
    }

    /// Takes back all but so many guesses.
    fn go_back(&mut self, guesses: usize) {
        if let Some(Guess { trail, .. }) = self.guesses.get(guesses) {
            self.position.undo(*trail);
            if let Some(memory) = &mut self.memory {
                memory.lessons.undo(*trail);
                memory.inquest.undo(*trail);
            }
            self.guesses.truncate(guesses);
            self.kept = self.position.trail.len();
        }
    }

    /// Starts again, with a memory. A solution found before must not be found
    /// again: that is the first lesson.
    fn begin_to_learn(&mut self) -> Turn {
        self.go_back(0);
        self.patience.renew();
        self.state = State::Open;
        self.memory = Some(Box::new(Memory {
            lessons: Lessons::new(&self.position),
            inquest: Inquest::new(&self.position),
            heat: Heat::new(self.position.board.demands),
        }));
        if let Found::One(digits) = &self.found {
            let cells = self.geometry.cells().zip(digits);
            let mut facts: Vec<Fact> =
                cells.map(|(cell, &digit)| Fact::placed(Candidate { cell, digit })).collect();
            facts.retain(|&fact| !self.position.holds(fact));
            // The walk may have left it behind for good.
            if !facts.iter().any(|fact| self.position.holds(fact.opposite())) {
                self.learn(Lesson { facts, levels: 0 });
            }
        }
        Turn::StartedAgain
    }

    /// Starts again, with all lessons worth keeping.
    fn start_again(&mut self) -> Turn {
        self.go_back(0);
        self.patience.renew();
        if let Some(memory) = &mut self.memory {
            memory.lessons.tidy(&self.position);
        }
        Turn::StartedAgain
    }

    /// Takes a lesson in: if all its facts but the first hold, that one cannot.
    fn learn(&mut self, lesson: Lesson) {
        let Some(memory) = &mut self.memory else { return };
        let first = lesson.facts[0];
        let follows = lesson.facts[1..].iter().all(|&fact| self.position.holds(fact));
        let number = memory.lessons.add(lesson);
        if follows {
            self.assume(first.opposite(), Cause::Lesson(number));
        }
    }
}

impl From<Result<(), Contradiction>> for State {
    fn from(outcome: Result<(), Contradiction>) -> Self {
        match outcome {
            Ok(()) => Self::Open,
            Err(contradiction) => Self::Failed(contradiction),
        }
    }
}
