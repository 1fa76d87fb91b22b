//! The memory of a search for a way: what each state costs, and what is next.
//!
//! Of all states that were reached, the one comes next from which the whole
//! way can be the cheapest.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use ratatui::layout::{Position, Rect};

use super::ground::{BEND, Heading};

/// A place, by its number, and the heading in which it was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) index: usize,
    pub(super) heading: Heading,
}

impl State {
    const fn number(self) -> usize {
        self.index * Heading::ALL.len() + self.heading as usize
    }

    const fn from_number(number: usize) -> Self {
        let headings = Heading::ALL.len();
        Self { index: number / headings, heading: Heading::ALL[number % headings] }
    }
}

/// What a search knows.
pub(super) struct Search {
    to: Rect,
    /// The cheapest way to each state.
    costs: Vec<u32>,
    /// The heading of the place before it; none where a way begins.
    before: Vec<Option<Heading>>,
    /// What the whole way costs at least, and the state.
    queue: BinaryHeap<Reverse<(u32, u32)>>,
    /// The cheapest end so far: its cost, its state, and how it is left.
    end: Option<(u32, State, Heading)>,
}

/// What a search comes to.
pub(super) enum Next {
    /// A state, and what it costs to be there.
    Go(State, u32),
    /// The end: no other way can be cheaper. The target lies in this heading.
    Arrived(State, Heading),
}

impl Search {
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

    /// Notes that a state, at this place, was reached at this cost.
    pub(super) fn reach(&mut self, state: State, at: Position, cost: u32, before: Option<Heading>) {
        let number = state.number();
        if cost < self.costs[number] {
            self.costs[number] = cost;
            self.before[number] = before;
            self.queue.push(Reverse((cost + self.distance(at, state.heading), number as u32)));
        }
    }

    /// Notes that the target was reached from a state.
    pub(super) fn finish(&mut self, state: State, leaves: Heading, cost: u32) {
        if self.end.is_none_or(|(other, ..)| cost < other) {
            self.end = Some((cost, state, leaves));
        }
    }

    /// The state from which the whole way can be the cheapest.
    pub(super) fn next(&mut self) -> Option<Next> {
        let next = self.queue.pop();
        match self.end {
            Some((cost, state, leaves)) if next.is_none_or(|Reverse((least, _))| cost <= least) => {
                Some(Next::Arrived(state, leaves))
            }
            _ => {
                let number = next?.0.1 as usize;
                Some(Next::Go(State::from_number(number), self.costs[number]))
            }
        }
    }

    /// The heading in which the place before was reached.
    pub(super) fn before(&self, state: State) -> Option<Heading> {
        self.before[state.number()]
    }

    /// What is left at least, to the place before the target: a step right or
    /// left costs 1, one up or down 2, and a bend more.
    fn distance(&self, at: Position, heading: Heading) -> u32 {
        let Rect { x, y, width, height } = self.to;
        let across = u32::from(x.saturating_sub(at.x) + at.x.saturating_sub(x + width - 1));
        let along = u32::from(y.saturating_sub(at.y) + at.y.saturating_sub(y + height - 1));
        let is_straight = if heading.is_level() { along == 0 } else { across == 0 };
        let bend = if is_straight { 0 } else { BEND };
        (across + 2 * along + bend).saturating_sub(2)
    }
}
