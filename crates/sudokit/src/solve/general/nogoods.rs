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

#[derive(Clone, Debug)]
pub(super) struct Lessons {
    lessons: Vec<Lesson>,
    /// For each fact, the lessons that it watches over.
    watches: Vec<Vec<Watch>>,
    /// How many facts of the trail were asked for their watches.
    asked: usize,
    /// With more lessons than this, some are forgotten.
    pub(super) room: usize,
}

#[derive(Clone, Debug)]
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

/// Lessons in little memory, to be taken up again.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    /// The facts of all lessons.
    facts: Vec<Fact>,
    /// For each lesson, the number of its facts, and its levels.
    lessons: Vec<(u32, usize)>,
    /// The facts that watch, each with the number of its watches.
    lists: Vec<(u32, u32)>,
    watches: Vec<Watch>,
    asked: usize,
    room: usize,
}

impl Packed {
    /// How much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        let lessons = size_of_val::<[_]>(&self.facts) + size_of_val::<[_]>(&self.lessons);
        lessons + size_of_val::<[_]>(&self.lists) + size_of_val::<[_]>(&self.watches)
    }
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

    /// The lessons in little memory: of the lists of watches, nearly all are empty.
    pub(super) fn pack(&self) -> Packed {
        let watches = self.watches.iter().enumerate().filter(|(_, watches)| !watches.is_empty());
        let lists = watches.clone().map(|(fact, watches)| (fact as u32, watches.len() as u32));
        Packed {
            facts: self.lessons.iter().flat_map(|lesson| lesson.facts.iter().copied()).collect(),
            lessons: self.lessons.iter().map(|lesson| (lesson.facts.len() as u32, lesson.levels)).collect(),
            lists: lists.collect(),
            watches: watches.flat_map(|(_, watches)| watches.iter().copied()).collect(),
            asked: self.asked,
            room: self.room,
        }
    }

    /// The lessons that were packed for a position of this board.
    pub(super) fn unpack(packed: &Packed, position: &Position) -> Self {
        let mut facts = packed.facts.iter().copied();
        let lessons = packed
            .lessons
            .iter()
            .map(|&(count, levels)| Lesson { facts: facts.by_ref().take(count as usize).collect(), levels });
        let lessons = lessons.collect();
        let mut unpacked = Self { lessons, asked: packed.asked, room: packed.room, ..Self::new(position) };
        let mut watches = packed.watches.iter().copied();
        for &(fact, count) in &packed.lists {
            unpacked.watches[fact as usize].extend(watches.by_ref().take(count as usize));
        }
        unpacked
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
