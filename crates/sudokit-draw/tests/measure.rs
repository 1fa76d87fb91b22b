//! Measures of drawings, computed from what the documentation promises, not from the renderer.

use std::collections::BTreeSet;

use sudokit::logic::explain::Spot;
use sudokit::logic::reason::Claim;
use sudokit::{Candidate, Cell};
use sudokit_draw::{CELL, Drawing, Label, LayerKind, Mark, Path, Pen, Point, Scene, Segment, Shape, View};

/// Where things are on a board.
pub struct Board {
    /// The upper left corner.
    pub origin: Point,
    /// The width.
    pub width: f32,
    /// The distance between candidates.
    pub pitch: f32,
    columns: usize,
    raster: Point,
    side: usize,
}

impl Board {
    pub fn new(scene: &Scene, view: &View) -> Self {
        let side = scene.geometry().side();
        let columns = (1..side).find(|columns| columns * columns >= side).unwrap();
        let rows = side.div_ceil(columns);
        let has_sums =
            scene.marks.iter().any(|mark| matches!(mark, Mark::Cage { label, .. } if !label.is_empty()));
        let top = if has_sums { 21.0 } else { 0.0 };
        let pitch = (90.0 / columns as f32).min((95.0 - top) / rows as f32);
        let has_outside = scene.marks.iter().any(|mark| matches!(mark, Mark::Outside { .. }));
        let mut corner = 7.0;
        corner += if has_outside { 74.0 } else { 0.0 };
        corner += if view.labels.is_shown() { 38.0 } else { 0.0 };
        let caption = if view.caption.is_shown() && !scene.title.is_empty() { 62.0 } else { 0.0 };
        Self {
            origin: Point::new(corner, corner + caption),
            width: side as f32 * CELL,
            pitch,
            columns,
            raster: Point::new(
                (CELL - columns as f32 * pitch) / 2.0,
                top.max((CELL - rows as f32 * pitch) / 2.0),
            ),
            side,
        }
    }

    /// The upper left corner of a cell.
    pub fn corner(&self, cell: Cell) -> Point {
        let (row, column) = (cell.index() / self.side, cell.index() % self.side);
        self.origin + Point::new(column as f32, row as f32) * CELL
    }

    /// The middle of a candidate.
    pub fn place(&self, Candidate { cell, digit }: Candidate) -> Point {
        let (row, column) = (digit.index() / self.columns, digit.index() % self.columns);
        let place = Point::new(column as f32 + 0.5, row as f32 + 0.5) * self.pitch;
        self.corner(cell) + self.raster + place
    }

    /// The cell at a point.
    pub fn cell_at(&self, at: Point) -> Option<Cell> {
        let (x, y) = ((at.x - self.origin.x) / CELL, (at.y - self.origin.y) / CELL);
        let is_inside = |value: f32| value >= 0.0 && value < self.side as f32;
        (is_inside(x) && is_inside(y)).then(|| Cell::new(y as usize * self.side + x as usize))
    }

    /// Whether a point is on the board.
    pub fn holds(&self, at: Point) -> bool {
        self.cell_at(at).is_some()
    }
}

/// A rectangle: its upper left and its lower right corner.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    pub low: Point,
    pub high: Point,
}

impl Area {
    pub const fn new([low, high]: [Point; 2]) -> Self {
        Self { low, high }
    }

    pub fn middle(self) -> Point {
        (self.low + self.high) * 0.5
    }

    /// How deep two areas overlap: the smaller of both directions, negative if they are apart.
    pub fn overlap(self, other: Self) -> f32 {
        let x = self.high.x.min(other.high.x) - self.low.x.max(other.low.x);
        let y = self.high.y.min(other.high.y) - self.low.y.max(other.low.y);
        x.min(y)
    }

    /// How far it reaches out of another area at most.
    pub fn excess(self, other: Self) -> f32 {
        let out = [
            other.low.x - self.low.x,
            other.low.y - self.low.y,
            self.high.x - other.high.x,
            self.high.y - other.high.y,
        ];
        out.into_iter().fold(f32::NEG_INFINITY, f32::max)
    }
}

/// The area of a label: as wide as its letters, as high as its digits.
pub fn area(label: &Label) -> Area {
    Area::new(Shape::Label(label.clone()).bounds())
}

/// Points along a path, `count` on each piece.
pub fn points(path: &Path, count: u16) -> Vec<Point> {
    let mut points = Vec::new();
    let (mut start, mut last) = (Point::default(), Point::default());
    let times = || (1..=count).map(|step| f32::from(step) / f32::from(count));
    for segment in path.segments() {
        match *segment {
            Segment::Move(to) => {
                points.push(to);
                (start, last) = (to, to);
            }
            Segment::Line(to) => {
                points.extend(times().map(|t| last + (to - last) * t));
                last = to;
            }
            Segment::Curve(a, b, to) => {
                points.extend(times().map(|t| {
                    let s = 1.0 - t;
                    last * (s * s * s) + a * (3.0 * s * s * t) + b * (3.0 * s * t * t) + to * (t * t * t)
                }));
                last = to;
            }
            Segment::Close => {
                points.extend(times().map(|t| last + (start - last) * t));
                last = start;
            }
        }
    }
    points
}

/// The area that a shape covers, lines included. `Shape::bounds` counts the control points of
/// curves, which may be outside of the curve.
pub fn ink(shape: &Shape) -> Area {
    let Shape::Path { path, pen, .. } = shape else { return Area::new(shape.bounds()) };
    let half = pen.map_or(0.0, |pen| pen.width / 2.0);
    let half = Point::new(half, half);
    let far = Point::new(f32::INFINITY, f32::INFINITY);
    let (low, high) = points(path, 24).into_iter().fold((far, far * -1.0), |(low, high), at| {
        let low = Point::new(low.x.min(at.x), low.y.min(at.y));
        (low, Point::new(high.x.max(at.x), high.y.max(at.y)))
    });
    Area { low: low - half, high: high + half }
}

/// The labels of a layer.
pub fn labels(drawing: &Drawing, kind: LayerKind) -> impl Iterator<Item = &Label> {
    drawing.layer(kind).iter().filter_map(|shape| match shape {
        Shape::Label(label) => Some(label),
        _ => None,
    })
}

pub fn pen_of(shape: &Shape) -> Option<Pen> {
    match shape {
        Shape::Path { pen, .. } | Shape::Rectangle { pen, .. } | Shape::Circle { pen, .. } => *pen,
        Shape::Label(_) => None,
    }
}

/// The candidates with a role, in the order in which their forms are drawn.
pub fn nodes(scene: &Scene) -> BTreeSet<Candidate> {
    let highlighted = scene.highlights.iter().filter_map(|at| match at.spot {
        Spot::Candidate(candidate) => Some(candidate),
        _ => None,
    });
    highlighted.chain(scene.chain.claims.iter().flat_map(Claim::candidates)).collect()
}
