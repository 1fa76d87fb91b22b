//! What a link would cover: a raster of costs.
//!
//! Every digit, candidate, node and group writes its cost into the raster. Costs fall
//! towards the rim, so that a curve that only touches something is cheaper than one that runs
//! through its middle. A link does not pay for the nodes and groups at its own ends, so each
//! place of the raster knows whose it is.

use sudokit::Candidate;

use crate::canvas::Canvas;
use crate::node::{Hull, Node};
use crate::shape::{LayerKind, Point, Shape};

/// The width of a place of the raster in units.
pub(super) const PLACE: f32 = 5.0;

/// What a curve pays for each step over something.
const NODE: f32 = 14.0;
const HULL: f32 = 9.0;
const DIGIT: f32 = 4.4;
const CANDIDATE: f32 = 3.4;
const OUTSIDE: f32 = 60.0;

/// What a link pays for running over its own nodes.
const OWN: f32 = 4.0;

/// The distance that links keep from nodes.
const KEEP_OUT: f32 = 3.4;

/// Labels of at least this size are digits.
const DIGIT_SIZE: f32 = 40.0;

/// The number of a node or a group; 0 is nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Owner(u16);

/// The raster.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    columns: usize,
    rows: usize,
    costs: Vec<f32>,
    owners: Vec<Owner>,
    /// What the owner's place costs.
    owned: Vec<f32>,
    /// The corners of the board.
    low: Point,
    high: Point,
}

impl Ground {
    /// The raster of a drawing whose digits are there already.
    pub(super) fn new(canvas: &Canvas, nodes: &[Node], hulls: &[Hull]) -> Self {
        let layout = &canvas.layout;
        let columns = (layout.width / PLACE) as usize + 2;
        let rows = (layout.height / PLACE) as usize + 2;
        let size = columns * rows;
        let low = layout.origin;
        let high = low + Point::new(layout.board(), layout.board());
        let (costs, owners, owned) = (vec![0.0; size], vec![Owner::default(); size], vec![0.0; size]);
        let mut ground = Self { columns, rows, costs, owners, owned, low, high };
        for shape in canvas.drawing.layer(LayerKind::Digits) {
            ground.cover(shape);
        }
        for (index, hull) in hulls.iter().enumerate() {
            let [low, high] = bounds(&hull.corners, hull.distance + KEEP_OUT);
            let owner = Owner((nodes.len() + index + 1) as u16);
            ground.own([low, high], owner, |at| {
                let beyond = hull.distance_of(at) - hull.distance;
                HULL * (1.0 - beyond.max(0.0) / KEEP_OUT).clamp(0.0, 1.0)
            });
        }
        for (index, node) in nodes.iter().enumerate() {
            let reach = node.radius + KEEP_OUT;
            let owner = Owner((index + 1) as u16);
            ground.own(bounds(&[node.at], reach), owner, |at| {
                let beyond = (at - node.at).length() - node.radius;
                NODE * (1.0 - beyond.max(0.0) / KEEP_OUT).clamp(0.0, 1.0)
            });
        }
        ground
    }

    /// The owners of the places of a claim: its nodes and its group.
    pub(super) fn owners_of<'n>(
        nodes: &'n [Node],
        hulls: &'n [Hull],
        candidates: &'n [Candidate],
    ) -> impl Iterator<Item = Owner> + 'n {
        let own_nodes = nodes.iter().enumerate().filter(|(_, node)| candidates.contains(&node.candidate));
        let own_hulls = hulls.iter().enumerate().filter(move |(_, hull)| hull.candidates == candidates);
        let count = nodes.len();
        own_nodes
            .map(|(index, _)| Owner((index + 1) as u16))
            .chain(own_hulls.map(move |(index, _)| Owner((count + index + 1) as u16)))
    }

    /// Writes the cost of a digit or candidate.
    fn cover(&mut self, shape: &Shape) {
        let [low, high] = shape.bounds();
        let (middle, half) = ((low + high) * 0.5, (high - low) * 0.5);
        let is_candidate = matches!(shape, Shape::Label(label) if label.size < DIGIT_SIZE);
        let cost = if is_candidate { CANDIDATE } else { DIGIT };
        // Curves have a width of their own.
        let reach = half + Point::new(3.0, 2.0);
        for index in self.places([middle - reach, middle + reach]) {
            let away = self.middle(index) - middle;
            let (x, y) = (away.x / reach.x, away.y / reach.y);
            let here = cost * (1.3 - (x * x + y * y)).clamp(0.0, 1.0);
            self.costs[index] = self.costs[index].max(here);
        }
    }

    /// Writes an owner and its cost where the cost is not 0.
    fn own(&mut self, area: [Point; 2], owner: Owner, cost: impl Fn(Point) -> f32) {
        for index in self.places(area) {
            let here = cost(self.middle(index));
            if here > 0.0 {
                self.owners[index] = owner;
                self.owned[index] = here;
            }
        }
    }

    /// The places whose middle may be in a rectangle.
    fn places(&self, [low, high]: [Point; 2]) -> Vec<usize> {
        let clamped = |value: f32, count: usize| ((value / PLACE).max(0.0) as usize).min(count - 1);
        let (left, right) = (clamped(low.x, self.columns), clamped(high.x, self.columns));
        let (top, bottom) = (clamped(low.y, self.rows), clamped(high.y, self.rows));
        let row = |row: usize| (left..=right).map(move |column| (row, column));
        (top..=bottom).flat_map(row).map(|(row, column)| row * self.columns + column).collect()
    }

    fn middle(&self, index: usize) -> Point {
        let (row, column) = (index / self.columns, index % self.columns);
        Point::new(column as f32 + 0.5, row as f32 + 0.5) * PLACE
    }

    /// The number of places.
    pub(super) const fn len(&self) -> usize {
        self.costs.len()
    }

    /// The place of a point. Points outside of the picture belong to its rim.
    pub(super) fn place(&self, at: Point) -> usize {
        let column = ((at.x / PLACE).max(0.0) as usize).min(self.columns - 1);
        let row = ((at.y / PLACE).max(0.0) as usize).min(self.rows - 1);
        row * self.columns + column
    }

    /// The places next to a place, itself included.
    pub(super) fn around(&self, place: usize) -> impl Iterator<Item = usize> + '_ {
        let (row, column) = ((place / self.columns) as isize, (place % self.columns) as isize);
        let steps = (-1..=1).flat_map(move |down| (-1..=1).map(move |right| (row + down, column + right)));
        let (rows, columns) = (self.rows as isize, self.columns as isize);
        let inside = steps.filter(move |(row, column)| (0..rows).contains(row) && (0..columns).contains(column));
        inside.map(move |(row, column)| (row * columns + column) as usize)
    }

    /// What a link with these owners pays at a point.
    pub(super) fn cost(&self, at: Point, place: usize, own: &[Owner]) -> f32 {
        let is_inside = at.x > self.low.x && at.y > self.low.y && at.x < self.high.x && at.y < self.high.y;
        if !is_inside {
            return OUTSIDE;
        }
        let owner = self.owners[place];
        let owned = match owner {
            Owner(0) => 0.0,
            _ if own.contains(&owner) => OWN * (self.owned[place] / NODE),
            _ => self.owned[place],
        };
        self.costs[place] + owned
    }

    /// What a badge hides at a point.
    pub(crate) fn hidden(&self, at: Point) -> f32 {
        self.cost(at, self.place(at), &[])
    }
}

/// The corners of a rectangle at this distance around points.
fn bounds(points: &[Point], distance: f32) -> [Point; 2] {
    let reach = Point::new(distance, distance);
    let low = |a: Point, b: &Point| Point::new(a.x.min(b.x), a.y.min(b.y));
    let high = |a: Point, b: &Point| Point::new(a.x.max(b.x), a.y.max(b.y));
    let first = points.first().copied().unwrap_or_default();
    [points.iter().fold(first, low) - reach, points.iter().fold(first, high) + reach]
}
