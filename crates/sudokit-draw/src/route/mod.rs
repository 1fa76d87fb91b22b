//! Where links run: around digits, candidates, nodes and groups that do not belong to them.
//!
//! For each link, a [family of curves](curve::family) is tried. A curve pays for what it covers
//! ([`Ground`]), for links that it crosses or runs along ([`Traffic`]), for its length and for
//! its bends; the cheapest wins. Short links come first, because they have the least
//! choice. Then each link that pays for more than its length is tried again, with all others in
//! place, and with curves [through gaps](curve::detours).
//!
//! There are no angles, only directions: sines and arc tangents differ between machines, sums,
//! products and square roots do not.

mod curve;
mod ground;
mod traffic;

use sudokit::Candidate;
use sudokit::logic::reason::Claim;

use crate::canvas::Canvas;
use crate::node::{Hull, Node};
use crate::ranking::smallest_first;
use crate::scene::ChainLink;
use crate::shape::{CELL, Point};
pub(crate) use curve::Curve;
use curve::{Chance, Gaps, Sample, Terminal};
use ground::{Ground, OUTSIDE, Owner};
use traffic::{Change, Traffic};

/// The distance between two samples of a curve, in units. Costs are for this length.
const STEP: f32 = 9.0;

/// What a curve pays for each unit of its length.
const LENGTH: f32 = 0.022;

/// What a curve pays for a turn by about a right angle.
const BEND: f32 = 1.7;

/// What a curve pays for each step along a line between cells, and how near that is. The gap between
/// candidates and the border is further away.
const GRID_LINE: f32 = 0.9;
const NEAR_BORDER: f32 = 4.5;

/// What a link pays for each unit that it is too short. Of a shorter link, only the head would be
/// seen.
const SHORT: f32 = 1.2;

/// A link that pays less than this besides its length is not tried again. A third try improves
/// hardly anything and takes half as long as the first two.
const GOOD: f32 = 2.0;

/// The distance between a link and the rim of the node where it ends, as a share of the pitch.
const END_GAP: f32 = 0.075;

/// The length of the head of a link, as a share of the pitch.
pub(crate) const HEAD: f32 = 0.36;

/// A link and the curve that it follows.
#[derive(Clone, Debug)]
pub(crate) struct Route {
    pub(crate) link: ChainLink,
    pub(crate) curve: Curve,
}

/// A link, and where its curve can begin and end.
struct Task {
    link: ChainLink,
    /// The nearest pairs of nodes of its two claims.
    ends: Vec<[Terminal; 2]>,
    owners: Vec<Owner>,
    distance: f32,
}

/// What routes are chosen by.
pub(crate) struct Router {
    ground: Ground,
    traffic: Traffic,
    gaps: Gaps,
    origin: Point,
    pitch: f32,
}

impl Router {
    pub(crate) fn new(canvas: &Canvas, nodes: &[Node], hulls: &[Hull]) -> Self {
        let layout = &canvas.layout;
        let ground = Ground::new(canvas, nodes, hulls);
        let traffic = Traffic::new(ground.size());
        let cells = || (0..layout.geometry.side()).map(|cell| cell as f32 * CELL);
        let rows = cells().flat_map(|top| layout.row_gaps().map(move |gap| layout.origin.y + top + gap));
        let columns =
            cells().flat_map(|left| layout.column_gaps().map(move |gap| layout.origin.x + left + gap));
        let gaps = Gaps::new(rows.collect(), columns.collect());
        Self { ground, traffic, gaps, origin: layout.origin, pitch: layout.pitch }
    }

    /// The routes of the links of a chain, in the order of the links.
    pub(crate) fn routes(&mut self, canvas: &Canvas, nodes: &[Node], hulls: &[Hull]) -> Vec<Route> {
        let chain = &canvas.scene.chain;
        let task = |link: &ChainLink| {
            let claims = [chain.claims.get(link.from)?, chain.claims.get(link.to)?];
            self.task(*link, claims, nodes, hulls)
        };
        let tasks: Vec<Task> = chain.links.iter().filter_map(task).collect();
        let order = smallest_first(tasks.iter().map(|task| task.distance));
        let mut found: Vec<Option<Curve>> = vec![None; tasks.len()];
        for &index in &order {
            let mut search = Search::new(self, &tasks[index]);
            search.try_family();
            self.settle(&mut found[index], search.best());
        }
        for &index in &order {
            let Some(curve) = found[index].take() else { continue };
            self.traffic.change(Change::Remove, &curve);
            let mut search = Search::new(self, &tasks[index]);
            search.visit(&curve);
            if search.excess() > GOOD {
                search.try_family();
                search.try_detours();
            }
            self.settle(&mut found[index], search.best());
        }
        let routes = tasks.iter().zip(found);
        routes.filter_map(|(task, curve)| Some(Route { link: task.link, curve: curve? })).collect()
    }

    fn settle(&mut self, place: &mut Option<Curve>, curve: Option<Curve>) {
        if let Some(curve) = &curve {
            self.traffic.change(Change::Add, curve);
        }
        *place = curve;
    }

    fn task(&self, link: ChainLink, claims: [&Claim; 2], nodes: &[Node], hulls: &[Hull]) -> Option<Task> {
        let candidates = claims.map(|claim| claim.candidates().collect::<Vec<Candidate>>());
        let owners = candidates.iter().flat_map(|own| Ground::owners_of(nodes, hulls, own)).collect();
        let [from, to] = candidates.map(|own| self.terminals(&own, nodes, hulls));
        let pairs = from.iter().flat_map(|&from| to.iter().map(move |&to| [from, to]));
        let distance = |[from, to]: &[Terminal; 2]| (to.at - from.at).length();
        let pairs: Vec<[Terminal; 2]> = pairs.filter(|pair| distance(pair) > 0.0).collect();
        let nearest = smallest_first(pairs.iter().map(distance));
        let ends: Vec<[Terminal; 2]> = nearest.into_iter().take(3).map(|index| pairs[index]).collect();
        let distance = ends.first().map(distance)?;
        Some(Task { link, ends, owners, distance })
    }

    /// Where a link to a claim can end: at the rims of its nodes, or at the line around them.
    fn terminals(&self, candidates: &[Candidate], nodes: &[Node], hulls: &[Hull]) -> Vec<Terminal> {
        let hull = hulls.iter().find(|hull| hull.candidates == candidates);
        let gap = END_GAP * self.pitch;
        let own = nodes.iter().filter(|node| candidates.contains(&node.candidate));
        own.map(|node| Terminal { at: node.at, reach: hull.map_or(node.radius, |hull| hull.distance) + gap })
            .collect()
    }

    /// What a link with these owners pays for a step.
    fn cost(&self, sample: &Sample, own: &[Owner]) -> f32 {
        let place = Ground::place(sample.at);
        let Some(index) = self.ground.index(place) else { return OUTSIDE };
        let along = if self.is_along_border(sample) { GRID_LINE } else { 0.0 };
        self.ground.cost(index, own) + self.traffic.cost(index, sample.way) + along
    }

    /// Whether a step covers a part of a line between cells because it runs along it.
    fn is_along_border(&self, Sample { at, way }: &Sample) -> bool {
        let from_line = |along: f32| (along - (along / CELL).round() * CELL).abs();
        let (across, down) = (way.x.abs(), way.y.abs());
        let away = *at - self.origin;
        (down < 0.2 * across && from_line(away.y) < NEAR_BORDER)
            || (across < 0.2 * down && from_line(away.x) < NEAR_BORDER)
    }

    /// How many links, nodes and digits a disc hides.
    pub(crate) fn hidden(&self, at: Point, radius: f32) -> f32 {
        let around = [(0.0, 0.0), (0.7, 0.0), (-0.7, 0.0), (0.0, 0.7), (0.0, -0.7)];
        let cost = |&(x, y): &(f32, f32)| {
            let at = at + Point::new(x, y) * radius;
            let index = self.ground.index(Ground::place(at));
            // A candidate below a number cannot be read, but a link can be followed.
            3.0 * self.ground.hidden(at)
                + 4.0 * index.map_or(0.0, |index| f32::from(self.traffic.count(index)))
        };
        around.iter().map(cost).sum()
    }
}

/// The search for the cheapest curve of a link.
struct Search<'a> {
    router: &'a Router,
    task: &'a Task,
    best: Option<Curve>,
    cost: f32,
}

impl<'a> Search<'a> {
    const fn new(router: &'a Router, task: &'a Task) -> Self {
        Self { router, task, best: None, cost: f32::INFINITY }
    }

    fn best(self) -> Option<Curve> {
        self.best
    }

    /// What the best curve pays besides the length of a straight link.
    fn excess(&self) -> f32 {
        self.cost - LENGTH * self.task.distance
    }

    fn try_family(&mut self) {
        for &ends in &self.task.ends {
            curve::family(ends, self.router.pitch, &self.router.gaps, |curve| self.visit(&curve));
        }
    }

    fn try_detours(&mut self) {
        if let Some(&ends) = self.task.ends.first() {
            curve::detours(ends, self.router.pitch, &self.router.gaps, |curve| self.visit(&curve));
        }
    }

    /// Takes the curve if it is the cheapest so far.
    fn visit(&mut self, curve: &Curve) -> Chance {
        let length = curve.length();
        let missing = (1.3 * self.router.pitch - length).max(0.0);
        let mut cost = LENGTH * length + BEND * curve.bend() + SHORT * missing;
        if cost >= self.cost {
            return Chance::None;
        }
        // The first point and the corners of the head must be on the board as well.
        let back = curve.end() - curve.heading() * (HEAD * self.router.pitch);
        let aside = curve.heading().turned() * (0.5 * HEAD * self.router.pitch);
        if [curve.start(), back + aside, back - aside].iter().any(|&at| self.router.ground.is_outside(at)) {
            cost += OUTSIDE;
        }
        for sample in curve.samples(STEP) {
            cost += self.router.cost(&sample, &self.task.owners) * (sample.way.length() / STEP);
            // A curve that is dearer than the best is given up immediately.
            if cost >= self.cost {
                return Chance::Some;
            }
        }
        (self.best, self.cost) = (Some(*curve), cost);
        Chance::Some
    }
}
