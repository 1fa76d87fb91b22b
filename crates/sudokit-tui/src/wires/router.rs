//! Finds the cheapest path for a wire from one caption to another, by A*.
//!
//! The screen is a grid of characters. A state of the search is a character and
//! the heading in which it was reached. A step costs a little and a bend more,
//! so that wires run straight. Two wires share a character only where they cross
//! at right angles.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use ratatui::layout::{Position, Rect};

use super::costs::{BEND, CROSSING, Ground, Heading, step};

/// The wires at a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Traffic {
    None,
    /// One wire that runs straight through, horizontal or not.
    Straight {
        is_horizontal: bool,
    },
    /// No room for another.
    Full,
}

/// A character of a wire, with the headings in which it is entered and left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stop {
    pub(super) at: Position,
    pub(super) enters: Heading,
    pub(super) leaves: Heading,
}

/// A wire: the characters from one caption to the next. The last one points at
/// it.
pub(super) type Route = Vec<Stop>;

/// The screen, and the wires on it.
pub(super) struct Router {
    area: Rect,
    ground: Vec<Ground>,
    traffic: Vec<Traffic>,
}

impl Router {
    pub(super) fn new(area: Rect, ground: impl Fn(Position) -> Ground) -> Self {
        let ground: Vec<Ground> = area.positions().map(ground).collect();
        Self { area, traffic: vec![Traffic::None; ground.len()], ground }
    }

    fn index(&self, at: Position) -> Option<usize> {
        let (x, y) = (at.x.checked_sub(self.area.x)?, at.y.checked_sub(self.area.y)?);
        let is_inside = x < self.area.width && y < self.area.height;
        is_inside.then(|| usize::from(y) * usize::from(self.area.width) + usize::from(x))
    }

    /// Whether a wire may begin, bend or end here.
    fn is_open(&self, index: usize) -> bool {
        self.ground[index] != Ground::Wall && self.traffic[index] == Traffic::None
    }

    /// Removes all wires.
    pub(super) fn clear(&mut self) {
        self.traffic.fill(Traffic::None);
    }

    /// Adds a wire.
    pub(super) fn occupy(&mut self, route: &[Stop]) {
        for (number, stop) in route.iter().enumerate() {
            let Some(index) = self.index(stop.at) else { continue };
            let is_end = number == 0 || number + 1 == route.len();
            let is_free = self.traffic[index] == Traffic::None && stop.enters == stop.leaves && !is_end;
            self.traffic[index] = if is_free {
                Traffic::Straight { is_horizontal: stop.enters.is_horizontal() }
            } else {
                Traffic::Full
            };
        }
    }

    /// The cheapest path from one caption to another.
    pub(super) fn route(&self, from: Rect, to: Rect) -> Option<Route> {
        let mut search = PathSearch::new(self.ground.len(), to);
        for heading in Heading::ALL {
            for start in from.positions() {
                let Some(at) = heading.from(start).filter(|&at| !from.contains(at)) else { continue };
                if let Some(index) = self.index(at).filter(|&index| self.is_open(index)) {
                    // A wire is easiest to see if it starts in the middle of a caption.
                    let off = u32::from(start.x.abs_diff(from.x + from.width / 2));
                    let cost = self.ground[index].cost(heading) + off;
                    search.reach(PathState { index, heading }, at, cost, None);
                }
            }
        }
        while let Some((state @ PathState { index, heading }, cost)) = search.next() {
            let at = self.position(index);
            let crosses = self.traffic[index] != Traffic::None;
            for next in Heading::ALL {
                let turns = next != heading;
                if next == heading.opposite() || (turns && crosses) {
                    continue;
                }
                let Some(ahead) = next.from(at) else { continue };
                let cost = cost + if turns { BEND } else { 0 };
                if to.contains(ahead) && !crosses {
                    // An arrow head is easiest to see in the middle, after a straight wire.
                    let off = u32::from(ahead.x.abs_diff(to.x + to.width / 2)) + if turns { BEND } else { 0 };
                    search.finish(state, next, cost + off);
                    continue;
                }
                let Some(index) = self.index(ahead) else { continue };
                let toll = match self.traffic[index] {
                    _ if self.ground[index] == Ground::Wall => continue,
                    Traffic::None => 0,
                    Traffic::Straight { is_horizontal } if is_horizontal != next.is_horizontal() => CROSSING,
                    Traffic::Straight { .. } | Traffic::Full => continue,
                };
                let cost = cost + step(next) + self.ground[index].cost(next) + toll;
                search.reach(PathState { index, heading: next }, ahead, cost, Some(heading));
            }
        }
        let (_, PathState { index, heading }, leaves) = search.end?;
        Some(self.trace(&search, Stop { at: self.position(index), enters: heading, leaves }))
    }

    fn position(&self, index: usize) -> Position {
        let width = usize::from(self.area.width);
        Position { x: self.area.x + (index % width) as u16, y: self.area.y + (index / width) as u16 }
    }

    /// Follows the path back from the end.
    fn trace(&self, search: &PathSearch, end: Stop) -> Route {
        let mut route = vec![end];
        while let Some(stop) = route.last()
            && let Some(index) = self.index(stop.at)
            && let Some(enters) = search.before(PathState { index, heading: stop.enters })
            && let Some(at) = stop.enters.opposite().from(stop.at)
        {
            let leaves = stop.enters;
            route.push(Stop { at, enters, leaves });
        }
        route.reverse();
        route
    }
}

/// A character of the screen, by its number, and the heading in which it was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PathState {
    index: usize,
    heading: Heading,
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
struct PathSearch {
    to: Rect,
    /// The cost of the cheapest path to each state.
    costs: Vec<u32>,
    /// The heading of the character before it. A start has none.
    before: Vec<Option<Heading>>,
    /// The lower bound of the total cost, and the state.
    queue: BinaryHeap<Reverse<(u32, u32)>>,
    /// The cheapest end so far: its cost, its state, and the heading to the target.
    end: Option<(u32, PathState, Heading)>,
}

impl PathSearch {
    fn new(places: usize, to: Rect) -> Self {
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
    fn reach(&mut self, state: PathState, at: Position, cost: u32, before: Option<Heading>) {
        let number = state.number();
        if cost < self.costs[number] {
            self.costs[number] = cost;
            self.before[number] = before;
            self.queue.push(Reverse((cost + self.distance(at, state.heading), number as u32)));
        }
    }

    /// Records that the target was reached from a state.
    fn finish(&mut self, state: PathState, leaves: Heading, cost: u32) {
        if self.end.is_none_or(|(other, ..)| cost < other) {
            self.end = Some((cost, state, leaves));
        }
    }

    /// The state with the lowest bound of the total cost, and its cost, unless no
    /// other path can be cheaper than the one that was found.
    fn next(&mut self) -> Option<(PathState, u32)> {
        let Reverse((least, number)) = self.queue.pop()?;
        let is_open = self.end.is_none_or(|(cost, ..)| least < cost);
        is_open.then(|| (PathState::from_number(number as usize), self.costs[number as usize]))
    }

    /// The heading in which the character before was reached.
    fn before(&self, state: PathState) -> Option<Heading> {
        self.before[state.number()]
    }

    /// A lower bound of the remaining cost, up to the character before the
    /// target: a step right or left costs 1, up or down 2, and a bend more.
    fn distance(&self, at: Position, heading: Heading) -> u32 {
        let Rect { x, y, width, height } = self.to;
        let across = u32::from(x.saturating_sub(at.x) + at.x.saturating_sub(x + width - 1));
        let along = u32::from(y.saturating_sub(at.y) + at.y.saturating_sub(y + height - 1));
        let is_straight = if heading.is_horizontal() { along == 0 } else { across == 0 };
        let bend = if is_straight { 0 } else { BEND };
        (across + 2 * along + bend).saturating_sub(2)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const AREA: Rect = Rect::new(5, 3, 40, 12);

    fn router(walls: &[Rect]) -> Router {
        Router::new(AREA, |at| {
            if walls.iter().any(|wall| wall.contains(at)) { Ground::Wall } else { Ground::Free }
        })
    }

    #[test]
    fn a_wire_runs_straight_if_it_can() {
        let captions = [Rect::new(6, 5, 3, 1), Rect::new(14, 5, 3, 1)];
        let route = router(&captions).route(captions[0], captions[1]).unwrap();
        assert_eq!(route.len(), 5);
        assert!(route.iter().all(|stop| (stop.enters, stop.leaves) == (Heading::Right, Heading::Right)));
    }

    #[test]
    fn there_is_no_way_through_walls() {
        let captions = [Rect::new(6, 5, 3, 1), Rect::new(14, 5, 3, 1)];
        let wall = Rect::new(11, 0, 1, 40);
        assert_eq!(router(&[captions[0], captions[1], wall]).route(captions[0], captions[1]), None);
    }

    proptest! {
        #[test]
        fn wires_meet_only_to_cross(places in proptest::collection::btree_set((0_u16..9, 0_u16..6), 3..12)) {
            let captions: Vec<Rect> =
                places.iter().map(|(x, y)| Rect::new(AREA.x + 1 + 4 * x, AREA.y + 2 * y, 3, 1)).collect();
            let mut router = router(&captions);
            let mut seen: Vec<Stop> = Vec::new();
            for ends in captions.windows(2) {
                let Some(route) = router.route(ends[0], ends[1]) else { continue };
                router.occupy(&route);
                for pair in route.windows(2) {
                    prop_assert_eq!(pair[0].leaves.from(pair[0].at), Some(pair[1].at));
                    prop_assert_eq!(pair[0].leaves, pair[1].enters);
                }
                let last = route.last().unwrap();
                prop_assert!(ends[1].contains(last.leaves.from(last.at).unwrap()));
                for stop in &route {
                    prop_assert!(AREA.contains(stop.at));
                    prop_assert!(!captions.iter().any(|caption| caption.contains(stop.at)));
                    for other in seen.iter().filter(|other| other.at == stop.at) {
                        prop_assert_eq!((stop.enters, other.enters), (stop.leaves, other.leaves));
                        prop_assert!(stop.enters.is_horizontal() != other.enters.is_horizontal());
                    }
                }
                for stop in &route {
                    prop_assert!(seen.iter().filter(|other| other.at == stop.at).count() <= 1);
                }
                seen.extend(route);
            }
        }
    }
}
