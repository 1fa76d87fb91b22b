//! The state of an A* search: what each state costs, and which one is next.
//!
//! The next state is the one whose path has the lowest possible total cost.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use ratatui::layout::{Position, Rect};

use super::costs::{BEND, Heading};

/// A character of the screen, by its number, and the heading in which it was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PathState {
    pub(super) index: usize,
    pub(super) heading: Heading,
}

impl PathState {
    const fn number(self) -> usize {
        self.index * Heading::ALL.len() + self.heading as usize
    }

    const fn from_number(number: usize) -> Self {
        let headings = Heading::ALL.len();
        Self { index: number / headings, heading: Heading::ALL[number % headings] }
    }
}

/// An A* search for a path.
pub(super) struct PathSearch {
    to: Rect,
    /// The cost of the cheapest path to each state.
    costs: Vec<u32>,
    /// The heading of the character before it. A start has none.
    before: Vec<Option<Heading>>,
    /// The lower bound of the total cost, and the state.
    queue: BinaryHeap<Reverse<(u32, u32)>>,
    /// The cheapest end so far: its cost, its state, and the heading to the target.
    pub(super) end: Option<(u32, PathState, Heading)>,
}

impl PathSearch {
    pub(super) fn new(places: usize, to: Rect) -> Self {
        let states = places * Heading::ALL.len();
        Self {
            to,
            costs: vec![u32::MAX; states],
            before: vec![None; states],
            queue: BinaryHeap::new(),
            end: None,
        }
    }

    /// Records that a state was reached at this cost.
    pub(super) fn reach(&mut self, state: PathState, at: Position, cost: u32, before: Option<Heading>) {
        let number = state.number();
        if cost < self.costs[number] {
            self.costs[number] = cost;
            self.before[number] = before;
            self.queue.push(Reverse((cost + self.distance(at, state.heading), number as u32)));
        }
    }

    /// Records that the target was reached from a state.
    pub(super) fn finish(&mut self, state: PathState, leaves: Heading, cost: u32) {
        if self.end.is_none_or(|(other, ..)| cost < other) {
            self.end = Some((cost, state, leaves));
        }
    }

    /// The state with the lowest bound of the total cost, and its cost, unless no
    /// other path can be cheaper than the one that was found.
    pub(super) fn next(&mut self) -> Option<(PathState, u32)> {
        let Reverse((least, number)) = self.queue.pop()?;
        let is_open = self.end.is_none_or(|(cost, ..)| least < cost);
        is_open.then(|| (PathState::from_number(number as usize), self.costs[number as usize]))
    }

    /// The heading in which the character before was reached.
    pub(super) fn before(&self, state: PathState) -> Option<Heading> {
        self.before[state.number()]
    }

    /// A lower bound of the remaining cost, up to the character before the
    /// target: a step right or left costs 1, up or down 2, and a bend more.
    fn distance(&self, at: Position, heading: Heading) -> u32 {
        let Rect { x, y, width, height } = self.to;
        let across = u32::from(x.saturating_sub(at.x) + at.x.saturating_sub(x + width - 1));
        let along = u32::from(y.saturating_sub(at.y) + at.y.saturating_sub(y + height - 1));
        let is_straight = if heading.is_level() { along == 0 } else { across == 0 };
        let bend = if is_straight { 0 } else { BEND };
        (across + 2 * along + bend).saturating_sub(2)
    }
}
