//! Learned nogoods with two watched literals.
//!
//! A *nogood* is a list of literals that cannot all be true: the negation of a learned clause. It
//! is unit when all but one of its literals are true; then the negation of that one follows. Two
//! literals that are not true watch each nogood. As long as neither becomes true, the nogood is not
//! visited.
//!
//! ```text
//!  nogood    6 in r1c4 · 2 not in r3c3 · 9 in r7c1 · 5 not in r2c2
//!  watched   ^^^^^^^^^   ^^^^^^^^^^^^^
//!  6 becomes true: watch another literal, or, if all others are true, place 2 in r3c3
//! ```
//!
//! The search learns tens of thousands of nogoods, and they become stale. Those with the smallest
//! *literal block distance* (LBD: the number of decision levels of their literals, as in Glucose)
//! propagate most often. When there are too many, the better half is kept.

use super::literal::{Antecedent, Conflict, Lit, VARIABLES_PER_CELL};
use super::propagation::Propagator;

/// The initial limit on the number of nogoods.
const CAPACITY: usize = 4000;

/// Nogoods with at most this LBD ("glue clauses") are never deleted.
const GLUE_LBD: usize = 2;

#[derive(Clone, Debug)]
pub(super) struct NogoodStore {
    nogoods: Vec<Nogood>,
    /// For each literal, the nogoods that it watches.
    watchers: Vec<Vec<Watcher>>,
    /// The number of literals of the trail whose watchers have been visited.
    propagated: usize,
    /// Above this number of nogoods, some are deleted at the next restart.
    pub(super) capacity: usize,
}

#[derive(Clone, Debug)]
pub(super) struct Nogood {
    /// Literals that cannot all be true; the first two are watched.
    pub(super) literals: Vec<Lit>,
    /// The literal block distance when it was learned.
    pub(super) lbd: usize,
}

#[derive(Clone, Copy, Debug)]
struct Watcher {
    nogood: u32,
    /// Another literal of the nogood. While it is false, the nogood is satisfied and need not be
    /// visited.
    blocker: Lit,
}

/// A compact copy of the nogoods.
#[cfg(feature = "logic")]
#[derive(Clone, Debug)]
pub(super) struct NogoodSnapshot {
    /// The literals of all nogoods.
    literals: Vec<Lit>,
    /// For each nogood, the number of its literals and its LBD.
    nogoods: Vec<(u32, usize)>,
    /// The literals that have watchers, with the number of watchers.
    lists: Vec<(u32, u32)>,
    watchers: Vec<Watcher>,
    propagated: usize,
    capacity: usize,
}

#[cfg(feature = "logic")]
impl NogoodSnapshot {
    /// The size in memory.
    pub(super) fn bytes(&self) -> usize {
        let nogoods = size_of_val::<[_]>(&self.literals) + size_of_val::<[_]>(&self.nogoods);
        nogoods + size_of_val::<[_]>(&self.lists) + size_of_val::<[_]>(&self.watchers)
    }
}

impl NogoodStore {
    pub(super) fn new(propagator: &Propagator) -> Self {
        Self {
            nogoods: Vec::new(),
            watchers: vec![Vec::new(); 2 * VARIABLES_PER_CELL * propagator.constraints.cells],
            propagated: propagator.trail.len(),
            capacity: CAPACITY,
        }
    }

    /// The literals of a nogood.
    pub(super) fn literals(&self, nogood: u32) -> &[Lit] {
        &self.nogoods[nogood as usize].literals
    }

    /// Adds a nogood and returns its number. The first literal must not be true. The second must
    /// not be true either, or must be the one that became true last.
    pub(super) fn add(&mut self, nogood: Nogood) -> u32 {
        let number = self.nogoods.len() as u32;
        self.watch(number, &nogood.literals);
        self.nogoods.push(nogood);
        number
    }

    fn watch(&mut self, nogood: u32, literals: &[Lit]) {
        if let [first, second, ..] = *literals {
            self.watchers[first.index()].push(Watcher { nogood, blocker: second });
            self.watchers[second.index()].push(Watcher { nogood, blocker: first });
        }
    }

    /// Adapts to a trail that was cut to this length.
    pub(super) fn undo(&mut self, length: usize) {
        self.propagated = self.propagated.min(length);
    }

    /// A compact copy: nearly all lists of watchers are empty.
    #[cfg(feature = "logic")]
    pub(super) fn snapshot(&self) -> NogoodSnapshot {
        let lists = self.watchers.iter().enumerate().filter(|(_, watchers)| !watchers.is_empty());
        let lengths = lists.clone().map(|(literal, watchers)| (literal as u32, watchers.len() as u32));
        let nogoods = self.nogoods.iter();
        NogoodSnapshot {
            literals: nogoods.clone().flat_map(|nogood| nogood.literals.iter().copied()).collect(),
            nogoods: nogoods.map(|nogood| (nogood.literals.len() as u32, nogood.lbd)).collect(),
            lists: lengths.collect(),
            watchers: lists.flat_map(|(_, watchers)| watchers.iter().copied()).collect(),
            propagated: self.propagated,
            capacity: self.capacity,
        }
    }

    /// Restores the nogoods of a snapshot, for the board of this propagator.
    #[cfg(feature = "logic")]
    pub(super) fn restore(snapshot: &NogoodSnapshot, propagator: &Propagator) -> Self {
        let NogoodSnapshot { propagated, capacity, .. } = *snapshot;
        let mut literals = snapshot.literals.iter().copied();
        let nogood = |&(count, lbd): &(u32, usize)| Nogood {
            literals: literals.by_ref().take(count as usize).collect(),
            lbd,
        };
        let nogoods = snapshot.nogoods.iter().map(nogood).collect();
        let mut store = Self { nogoods, propagated, capacity, ..Self::new(propagator) };
        let mut watchers = snapshot.watchers.iter().copied();
        for &(literal, count) in &snapshot.lists {
            store.watchers[literal as usize].extend(watchers.by_ref().take(count as usize));
        }
        store
    }

    /// Propagates the new literals of the trail through all nogoods.
    pub(super) fn propagate(&mut self, propagator: &mut Propagator) -> Result<(), Conflict> {
        let Self { nogoods, watchers, propagated, .. } = self;
        let mut outcome = Ok(());
        while outcome.is_ok() && *propagated < propagator.trail.len() {
            let (literal, _) = propagator.trail[*propagated];
            *propagated += 1;
            let mut watching = std::mem::take(&mut watchers[literal.index()]);
            propagator.work += watching.len();
            watching.retain_mut(|watcher| {
                if outcome.is_err() || propagator.is_true(watcher.blocker.negated()) {
                    return true;
                }
                let literals = &mut nogoods[watcher.nogood as usize].literals;
                if literals[0] == literal {
                    literals.swap(0, 1);
                }
                watcher.blocker = literals[0];
                if let Some(next) = (2..literals.len()).find(|&next| !propagator.is_true(literals[next])) {
                    literals.swap(1, next);
                    watchers[literals[1].index()].push(*watcher);
                    return false;
                }
                if propagator.is_true(literals[0]) {
                    outcome = Err(Conflict::Nogood(watcher.nogood));
                } else if !propagator.is_true(literals[0].negated()) {
                    outcome = propagator.assign(literals[0].negated(), Antecedent::Nogood(watcher.nogood));
                }
                true
            });
            watchers[literal.index()] = watching;
        }
        outcome
    }

    /// If there are too many nogoods, deletes the worse half and those that the puzzle alone
    /// satisfies. No decision may be on the trail.
    pub(super) fn reduce(&mut self, propagator: &Propagator) {
        if self.nogoods.len() <= self.capacity {
            return;
        }
        self.capacity += self.capacity / 8;
        let mut lbds: Vec<usize> = self.nogoods.iter().map(|nogood| nogood.lbd).collect();
        let middle = lbds.len() / 2;
        let most = (*lbds.select_nth_unstable(middle).1).max(GLUE_LBD);
        self.nogoods.retain_mut(|nogood| {
            nogood.literals.retain(|&literal| !propagator.is_true(literal));
            nogood.lbd <= most && !nogood.literals.iter().any(|literal| propagator.is_true(literal.negated()))
        });
        self.watchers.iter_mut().for_each(Vec::clear);
        let nogoods = std::mem::take(&mut self.nogoods);
        for (number, nogood) in nogoods.iter().enumerate() {
            self.watch(number as u32, &nogood.literals);
        }
        self.nogoods = nogoods;
        self.propagated = propagator.trail.len();
    }
}
