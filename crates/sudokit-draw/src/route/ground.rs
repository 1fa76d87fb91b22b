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

/// What a curve pays for each step outside of the board: more than for anything on it, however many
/// links there are.
pub(super) const OUTSIDE: f32 = 10_000.0;

/// What a link pays for running over its own nodes.
const OWN: f32 = 4.0;

/// The distance that links keep from nodes.
const KEEP_OUT: f32 = 3.4;

/// Labels of at least this size are digits.
const DIGIT_SIZE: f32 = 40.0;

/// The number of a node, or after all nodes, of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Owner(u16);

impl Owner {
    const fn new(number: usize) -> Self {
        Self(number as u16)
    }
}

/// A place of the raster. Costs are in parts of [`UNIT`], so that a place has few bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    owner: Owner,
    /// What the owner's form costs.
    owned: u8,
    /// What anything else costs.
    cost: u8,
}

impl Place {
    const BEYOND: Self = Self { owner: Owner(0), owned: 0, cost: BEYOND };
}

const UNIT: f32 = 1.0 / 16.0;

/// The cost of a place that is outside of the board.
const BEYOND: u8 = u8::MAX;

/// A place of the raster, by its row and column.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) row: usize,
    pub(super) column: usize,
}

/// The raster.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    columns: usize,
    rows: usize,
    places: Vec<Place>,
}

impl Ground {
    /// The raster of a drawing whose digits are there already.
    pub(super) fn new(canvas: &Canvas, nodes: &[Node], hulls: &[Hull]) -> Self {
        let layout = &canvas.layout;
        let columns = (layout.width / PLACE) as usize + 2;
        let rows = (layout.height / PLACE) as usize + 2;
        let places = vec![Place::default(); columns * rows];
        let mut ground = Self { columns, rows, places };
        for shape in canvas.drawing.layer(LayerKind::Digits) {
            ground.cover(shape);
        }
        for (index, hull) in hulls.iter().enumerate() {
            let area = bounds(&hull.corners, hull.distance + KEEP_OUT);
            ground.own(area, Owner::new(nodes.len() + index), |at| {
                let beyond = hull.distance_of(at) - hull.distance;
                HULL * (1.0 - beyond.max(0.0) / KEEP_OUT).clamp(0.0, 1.0)
            });
        }
        for (index, node) in nodes.iter().enumerate() {
            ground.own(bounds(&[node.at], node.radius + KEEP_OUT), Owner::new(index), |at| {
                let beyond = (at - node.at).length() - node.radius;
                NODE * (1.0 - beyond.max(0.0) / KEEP_OUT).clamp(0.0, 1.0)
            });
        }
        ground.close(layout.origin, layout.origin + Point::new(layout.board(), layout.board()));
        ground
    }

    /// The owners of the places of a claim: its nodes and its group.
    pub(super) fn owners_of<'n>(
        nodes: &'n [Node],
        hulls: &'n [Hull],
        candidates: &'n [Candidate],
    ) -> impl Iterator<Item = Owner> + 'n {
        let own_nodes = (0..nodes.len()).filter(|&node| candidates.contains(&nodes[node].candidate));
        let own_hulls = (0..hulls.len()).filter(move |&hull| hulls[hull].candidates == candidates);
        own_nodes.chain(own_hulls.map(|hull| nodes.len() + hull)).map(Owner::new)
    }

    /// Writes the cost of a digit or candidate.
    fn cover(&mut self, shape: &Shape) {
        let [low, high] = shape.bounds();
        let (middle, half) = ((low + high) * 0.5, (high - low) * 0.5);
        let is_candidate = matches!(shape, Shape::Label(label) if label.size < DIGIT_SIZE);
        let cost = if is_candidate { CANDIDATE } else { DIGIT };
        // Curves have a width of their own.
        let reach = half + Point::new(3.0, 2.0);
        for (index, at) in self.area([middle - reach, middle + reach]) {
            let away = at - middle;
            let (x, y) = (away.x / reach.x, away.y / reach.y);
            let here = cost * (1.3 - (x * x + y * y)).clamp(0.0, 1.0);
            let place = &mut self.places[index];
            place.cost = place.cost.max((here / UNIT) as u8);
        }
    }

    /// Writes an owner and its cost where the cost is not 0.
    fn own(&mut self, area: [Point; 2], owner: Owner, cost: impl Fn(Point) -> f32) {
        for (index, at) in self.area(area) {
            let here = (cost(at) / UNIT) as u8;
            if here > 0 {
                let place = &mut self.places[index];
                (place.owner, place.owned) = (owner, here);
            }
        }
    }

    /// Forbids all places that are not wholly within the board.
    fn close(&mut self, low: Point, high: Point) {
        let inside = |from: f32, to: f32| (from / PLACE) as usize + 1..(to / PLACE) as usize;
        let (rows, columns) = (inside(low.y, high.y), inside(low.x, high.x));
        for (row, places) in self.places.chunks_mut(self.columns).enumerate() {
            if rows.contains(&row) {
                places[..columns.start].fill(Place::BEYOND);
                places[columns.end..].fill(Place::BEYOND);
            } else {
                places.fill(Place::BEYOND);
            }
        }
    }

    /// The places whose middle may be in a rectangle, and their middles.
    fn area(&self, [low, high]: [Point; 2]) -> impl Iterator<Item = (usize, Point)> + use<> {
        let first = |value: f32| (value / PLACE).max(0.0) as usize;
        let end = |value: f32, count: usize| ((value / PLACE).max(0.0) as usize + 1).min(count);
        let columns = first(low.x)..end(high.x, self.columns);
        let width = self.columns;
        (first(low.y)..end(high.y, self.rows)).flat_map(move |row| {
            columns.clone().map(move |column| {
                (row * width + column, Point::new(column as f32 + 0.5, row as f32 + 0.5) * PLACE)
            })
        })
    }

    /// The number of rows and of columns.
    pub(super) const fn size(&self) -> (usize, usize) {
        (self.rows, self.columns)
    }

    /// The place of a point of the picture. Beyond its upper or left rim, the row or column is too
    /// large: places are compared with the size only once.
    pub(super) const fn place(at: Point) -> Spot {
        const PLACES: f32 = 1.0 / PLACE;
        Spot { row: (at.y * PLACES) as isize as usize, column: (at.x * PLACES) as isize as usize }
    }

    /// The number of a place in the raster.
    pub(super) const fn index(&self, Spot { row, column }: Spot) -> Option<usize> {
        if row < self.rows && column < self.columns { Some(row * self.columns + column) } else { None }
    }

    /// What a link with these owners pays at a place.
    pub(super) fn cost(&self, index: usize, own: &[Owner]) -> f32 {
        let place = self.places[index];
        if place.cost == BEYOND {
            return OUTSIDE;
        }
        let owned = UNIT * f32::from(place.owned);
        let owned = if place.owned > 0 && own.contains(&place.owner) { OWN / NODE * owned } else { owned };
        UNIT * f32::from(place.cost) + owned
    }

    /// Whether a point is not on the board.
    pub(super) fn is_outside(&self, at: Point) -> bool {
        self.index(Self::place(at)).is_none_or(|index| self.places[index].cost == BEYOND)
    }

    /// What a badge hides at a point.
    pub(crate) fn hidden(&self, at: Point) -> f32 {
        self.index(Self::place(at)).map_or(OUTSIDE, |index| self.cost(index, &[]))
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
