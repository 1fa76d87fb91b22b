//! A machine that runs forward and back.
//!
//! Two copies of it are under way: one at the present step, and one at the
//! furthest step that is known. The way between start and front is marked by
//! checkpoints; a step is reached from the nearest copy before it, and since a
//! machine always does the same, it is the step that was there the first time.
//!
//! ```text
//!  start ─────●─────────●─────────●─────────●─────▶ front
//!             ╰ checkpoint  ╰ near ╰ present
//! ```

use super::Frame;
use super::checkpoints::{Checkpoints, Limits};
use super::machine::{Machine, Progress};
use super::near::{Near, SHORT};

/// For the checkpoints.
const FAR: Limits = Limits { count: 1024, bytes: 96 << 20 };

/// For copies shortly before the present step.
const CLOSE: Limits = Limits { count: 64, bytes: 32 << 20 };

/// What a watch needs of a tape, whatever the machine.
pub(super) trait Player: Send {
    /// The present step.
    fn number(&self) -> u64;
    /// The furthest step known.
    fn explored(&self) -> u64;
    /// The last step, if it is known.
    fn end(&self) -> Option<u64>;
    /// The present frame.
    fn frame(&self) -> Frame;
    /// Looks ahead to a step.
    fn explore(&mut self, to: u64, stop: &dyn Fn() -> bool);
    /// Goes to a step, or as far as there are any before the stop signal.
    fn seek(&mut self, to: u64, stop: &dyn Fn() -> bool);
}

pub(super) struct Tape<M: Machine> {
    notes: M::Notes,
    number: u64,
    present: M,
    explored: u64,
    front: M,
    end: Option<u64>,
    checkpoints: Checkpoints<M>,
    near: Near<M>,
}

impl<M: Machine> Tape<M> {
    pub(super) fn new(start: M, notes: M::Notes) -> Self {
        Self::within(start, notes, FAR, CLOSE)
    }

    fn within(start: M, notes: M::Notes, far: Limits, close: Limits) -> Self {
        Self {
            notes,
            number: 0,
            present: start.clone(),
            explored: 0,
            end: None,
            checkpoints: Checkpoints::new(&start, far),
            near: Near::new(close),
            front: start,
        }
    }

    /// Goes to a step that is known.
    fn replay(&mut self, to: u64) {
        self.near.forget_after(to);
        let mut from = self.checkpoints.before(to);
        from = self.near.last().filter(|(at, _)| *at > from.0).unwrap_or(from);
        // The present one is there already, and need not be copied.
        let is_far = |at: u64| self.number > to || at > self.number + SHORT;
        if to == self.explored && is_far(to) {
            (self.number, self.present) = (to, self.front.clone());
        } else if is_far(from.0) {
            (self.number, self.present) = (from.0, M::unpack(from.1));
        }
        while to - self.number > SHORT {
            self.walk(self.number + (to - self.number) / 2);
            self.near.add(self.number, &self.present);
        }
        self.walk(to);
    }

    /// Takes the steps to one that is known.
    fn walk(&mut self, to: u64) {
        run(&mut self.present, &mut self.notes, &mut self.number, to, &|| false);
    }
}

impl<M: Machine + Send> Player for Tape<M>
where
    M::Packed: Send,
    M::Notes: Send,
{
    fn number(&self) -> u64 {
        self.number
    }

    fn explored(&self) -> u64 {
        self.explored
    }

    fn end(&self) -> Option<u64> {
        self.end
    }

    fn frame(&self) -> Frame {
        Frame { number: self.number, ..self.present.frame(&self.notes) }
    }

    fn explore(&mut self, to: u64, stop: &dyn Fn() -> bool) {
        while self.end.is_none() && self.explored < to {
            let pause = to.min(self.checkpoints.due()).min(self.explored.saturating_add(M::STEPS_PER_LOOK));
            match run(&mut self.front, &mut self.notes, &mut self.explored, pause, stop) {
                Progress::Moved => {}
                Progress::Ended => self.end = Some(self.explored),
                Progress::Stopped => return,
            }
            if self.explored == self.checkpoints.due() {
                self.checkpoints.add(&self.front);
            }
            if stop() {
                return;
            }
        }
    }

    fn seek(&mut self, to: u64, stop: &dyn Fn() -> bool) {
        self.explore(to, stop);
        self.replay(to.min(self.explored));
    }
}

/// Takes steps up to a number.
fn run<M: Machine>(
    machine: &mut M,
    notes: &mut M::Notes,
    number: &mut u64,
    to: u64,
    stop: &dyn Fn() -> bool,
) -> Progress {
    while *number < to {
        match machine.step(notes, stop) {
            Progress::Moved => *number += 1,
            other => return other,
        }
    }
    Progress::Moved
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::Until;
    use super::super::backtrack::Trial;
    use super::super::search::Walk;
    use super::*;
    use crate::Puzzle;

    const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    /// Steps that jump about, and one back from each, with little to start from.
    fn assert_steps_are_found<M: Machine<Notes = ()> + Send>(start: &M, limits: Limits)
    where
        M::Packed: Send,
    {
        let mut tape = Tape::within(start.clone(), (), limits, limits);
        tape.explore(u64::MAX, &|| false);
        let steps = tape.explored;
        for i in 1..20_u64 {
            let to = i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (steps - 1) + 1;
            tape.seek(to, &|| false);
            tape.seek(to - 1, &|| false);
            let (mut straight, mut number) = (start.clone(), 0);
            run(&mut straight, &mut (), &mut number, to - 1, &|| false);
            let expected = Frame { number, ..straight.frame(&()) };
            assert_eq!(tape.frame(), expected, "step {number}, {limits:?}");
        }
    }

    #[test]
    fn steps_are_found_with_few_copies_and_with_none() {
        let puzzle: Arc<Puzzle> = Arc::new(HARD.parse().unwrap());
        for (count, bytes) in [(1024, 1 << 20), (3, 1 << 20), (1, 1 << 20), (1024, 20_000), (1024, 0), (0, 0)]
        {
            let limits = Limits { count, bytes };
            assert_steps_are_found(&Trial::new(&puzzle, Until::FirstSolution), limits);
            assert_steps_are_found(&Walk::new(&puzzle, Until::Exhausted), limits);
        }
    }
}
