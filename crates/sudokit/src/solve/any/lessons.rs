//! What contradictions have taught.
//!
//! A *lesson* is a list of facts that cannot all hold. It has something to say
//! only when all but one of them hold: then the opposite of that one follows.
//! So two facts that do not hold yet watch over each lesson; as long as neither
//! comes true, nobody has to look at it.
//!
//! ```text
//!  lesson    6 in r1c4 · 2 out of r3c3 · 9 in r7c1 · 5 out of r2c2
//!  watching  ^^^^^^^^^   ^^^^^^^^^^^^^
//!  6 comes true: another fact takes over, or, if all others hold, 2 is in r3c3
//! ```
//!
//! Lessons come by the ten thousand and grow stale. Those whose facts stem from
//! the fewest guesses apply most often; when there are too many, the better
//! half is kept.

use super::fact::{CANDIDATES_PER_CELL, Cause, Contradiction, Fact};
use super::position::Position;

/// So many lessons are kept at first.
const ROOM: usize = 4000;

/// A lesson of facts from so few guesses is never forgotten.
const LASTING_LEVELS: usize = 2;

#[derive(Debug)]
pub(super) struct Lessons {
    lessons: Vec<Lesson>,
    /// For each fact, the lessons that it watches over.
    watches: Vec<Vec<Watch>>,
    /// How many facts of the trail were asked for their watches.
    asked: usize,
    /// With more lessons than this, some are forgotten.
    pub(super) room: usize,
}

#[derive(Debug)]
pub(super) struct Lesson {
    /// Facts that cannot all hold; the first two watch.
    pub(super) facts: Vec<Fact>,
    /// How many guesses the facts stem from.
    pub(super) levels: usize,
}

#[derive(Clone, Copy, Debug)]
struct Watch {
    lesson: u32,
    /// Another fact of the lesson: if it cannot hold, the lesson is idle.
    other: Fact,
}

impl Lessons {
    pub(super) fn new(position: &Position) -> Self {
        Self {
            lessons: Vec::new(),
            watches: vec![Vec::new(); 2 * CANDIDATES_PER_CELL * position.board.cells],
            asked: position.trail.len(),
            room: ROOM,
        }
    }

    /// The facts of a lesson.
    pub(super) fn facts(&self, lesson: u32) -> &[Fact] {
        &self.lessons[lesson as usize].facts
    }

    /// Adds a lesson and gives its number. The first fact does not hold, nor
    /// does the second or it is the last that came to hold.
    pub(super) fn add(&mut self, lesson: Lesson) -> u32 {
        let number = self.lessons.len() as u32;
        self.watch(number, &lesson.facts);
        self.lessons.push(lesson);
        number
    }

    fn watch(&mut self, lesson: u32, facts: &[Fact]) {
        if let [first, second, ..] = *facts {
            self.watches[first.index()].push(Watch { lesson, other: second });
            self.watches[second.index()].push(Watch { lesson, other: first });
        }
    }

    /// Goes back to when the trail was so long.
    pub(super) fn undo(&mut self, length: usize) {
        self.asked = self.asked.min(length);
    }

    /// Draws all conclusions from the new facts of a position.
    pub(super) fn apply(&mut self, position: &mut Position) -> Result<(), Contradiction> {
        let Self { lessons, watches, asked, .. } = self;
        let mut outcome = Ok(());
        while outcome.is_ok() && *asked < position.trail.len() {
            let (fact, _) = position.trail[*asked];
            *asked += 1;
            let mut watched = std::mem::take(&mut watches[fact.index()]);
            position.changes += watched.len();
            watched.retain_mut(|watch| {
                if outcome.is_err() || position.holds(watch.other.opposite()) {
                    return true;
                }
                let facts = &mut lessons[watch.lesson as usize].facts;
                if facts[0] == fact {
                    facts.swap(0, 1);
                }
                watch.other = facts[0];
                if let Some(next) = (2..facts.len()).find(|&next| !position.holds(facts[next])) {
                    facts.swap(1, next);
                    watches[facts[1].index()].push(*watch);
                    return false;
                }
                if position.holds(facts[0]) {
                    outcome = Err(Contradiction::Lesson(watch.lesson));
                } else if !position.holds(facts[0].opposite()) {
                    outcome = position.assume(facts[0].opposite(), Cause::Lesson(watch.lesson));
                }
                true
            });
            watches[fact.index()] = watched;
        }
        outcome
    }

    /// Forgets the worse half, if there are too many, and what follows from the
    /// puzzle alone. The position must be free of guesses.
    pub(super) fn tidy(&mut self, position: &Position) {
        if self.lessons.len() <= self.room {
            return;
        }
        self.room += self.room / 8;
        let mut levels: Vec<usize> = self.lessons.iter().map(|lesson| lesson.levels).collect();
        let middle = levels.len() / 2;
        let most = (*levels.select_nth_unstable(middle).1).max(LASTING_LEVELS);
        self.lessons.retain_mut(|lesson| {
            lesson.facts.retain(|&fact| !position.holds(fact));
            lesson.levels <= most && !lesson.facts.iter().any(|fact| position.holds(fact.opposite()))
        });
        self.watches.iter_mut().for_each(Vec::clear);
        let lessons = std::mem::take(&mut self.lessons);
        for (number, lesson) in lessons.iter().enumerate() {
            self.watch(number as u32, &lesson.facts);
        }
        self.lessons = lessons;
        self.asked = position.trail.len();
    }
}
