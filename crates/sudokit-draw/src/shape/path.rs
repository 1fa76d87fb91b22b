//! Points, and the lines and curves between them.

use std::ops::{Add, Mul, Sub};

/// A place, or a distance, in units. y grows downwards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The distance from the origin.
    pub fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    /// The sum of the products of the coordinates.
    pub(crate) fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// The direction from the origin, with length 1. The origin itself has none and stays.
    pub(crate) fn direction(self) -> Self {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// Turned by a quarter: to the right becomes down.
    pub(crate) const fn turned(self) -> Self {
        Self::new(-self.y, self.x)
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;

    fn mul(self, by: f32) -> Self {
        Self::new(self.x * by, self.y * by)
    }
}

/// A piece of a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Segment {
    /// Starts a new line here.
    Move(Point),
    /// A straight line to this point.
    Line(Point),
    /// A cubic Bézier curve: its two control points and its end.
    Curve(Point, Point, Point),
    /// Back to the start of the line.
    Close,
}

/// Lines and curves.
///
/// ```
/// use sudokit_draw::{Path, Point};
///
/// let triangle = Path::polygon([(0.0, 0.0), (4.0, 0.0), (2.0, 3.0)].map(|(x, y)| Point::new(x, y)));
/// assert_eq!(triangle.segments().len(), 4);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Path {
    segments: Vec<Segment>,
}

impl Path {
    /// A path of these pieces. The first must be [`Segment::Move`].
    pub fn new(segments: impl IntoIterator<Item = Segment>) -> Self {
        Self { segments: segments.into_iter().collect() }
    }

    /// A straight line.
    pub fn line(from: Point, to: Point) -> Self {
        Self::polyline([from, to])
    }

    /// Straight lines from each point to the next.
    pub fn polyline(points: impl IntoIterator<Item = Point>) -> Self {
        let piece = |(number, point)| if number == 0 { Segment::Move(point) } else { Segment::Line(point) };
        Self::new(points.into_iter().enumerate().map(piece))
    }

    /// The same, and back to the first point.
    pub fn polygon(points: impl IntoIterator<Item = Point>) -> Self {
        let mut path = Self::polyline(points);
        path.segments.push(Segment::Close);
        path
    }

    /// A cubic Bézier curve.
    pub fn curve([from, first, second, to]: [Point; 4]) -> Self {
        Self::new([Segment::Move(from), Segment::Curve(first, second, to)])
    }

    /// The line at this distance around a convex polygon, with round corners. Around one point, it
    /// is a circle; around two, a capsule. The points must be in clockwise order.
    pub(crate) fn around(points: &[Point], distance: f32) -> Self {
        let mut path = Self::default();
        let count = points.len();
        let side = |index: usize| {
            let (from, to) = (points[index % count], points[(index + 1) % count]);
            let away =
                if count == 1 { Point::new(0.0, -1.0) } else { (to - from).direction().turned() * -1.0 };
            (away * distance, from, to)
        };
        for index in 0..count {
            let (away, from, to) = side(index);
            let (next, ..) = side(index + 1);
            let piece = if index == 0 { Segment::Move } else { Segment::Line };
            path.segments.extend([piece(from + away), Segment::Line(to + away)]);
            path.turn(to, away, if count == 1 { None } else { Some(next) });
        }
        path.segments.push(Segment::Close);
        path
    }

    /// An arc around `centre`, clockwise, from `centre + from` to `centre + to`; a whole circle if
    /// there is no `to`.
    fn turn(&mut self, centre: Point, from: Point, to: Option<Point>) {
        let Some(to) = to else {
            let mut at = from;
            for _ in 0..4 {
                self.turn(centre, at, Some(at.turned()));
                at = at.turned();
            }
            return;
        };
        let mut at = from;
        let close = from.dot(from) * 1e-4;
        while at.dot(to) < -close || at.turned().dot(to) < -close {
            self.arc(centre, at, at.turned());
            at = at.turned();
        }
        if (at - to).dot(at - to) > close {
            self.arc(centre, at, to);
        }
    }

    /// An arc of at most a quarter of a circle.
    fn arc(&mut self, centre: Point, from: Point, to: Point) {
        // A curve is closest to an arc of the angle a if its tangents are 4/3 tan(a/4) of the radius.
        // Half-angle formulas need only roots, which are the same on every machine.
        let cosine = (from.dot(to) / from.dot(from)).clamp(-1.0, 1.0);
        let tangent_of_half = ((1.0 - cosine) / (1.0 + cosine)).sqrt();
        let tangent_of_quarter = tangent_of_half / (1.0 + (1.0 + tangent_of_half * tangent_of_half).sqrt());
        let reach = tangent_of_quarter * (4.0 / 3.0);
        let first = centre + from + from.turned() * reach;
        let second = centre + to - to.turned() * reach;
        self.segments.push(Segment::Curve(first, second, centre + to));
    }

    /// Adds the pieces of another path.
    pub(crate) fn append(&mut self, other: Self) {
        self.segments.extend(other.segments);
    }

    /// Adds a piece.
    pub(crate) fn push(&mut self, segment: Segment) {
        self.segments.push(segment);
    }

    /// The pieces.
    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// Whether there is nothing to draw.
    pub const fn is_empty(&self) -> bool {
        self.segments.is_empty()
    }

    /// All points, control points included.
    fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.segments.iter().flat_map(|segment| match *segment {
            Segment::Move(to) | Segment::Line(to) => vec![to],
            Segment::Curve(first, second, to) => vec![first, second, to],
            Segment::Close => vec![],
        })
    }

    /// The corners of a rectangle around all points, control points included.
    pub(crate) fn bounds(&self) -> [Point; 2] {
        let infinite = Point::new(f32::INFINITY, f32::INFINITY);
        self.points().fold([infinite, infinite * -1.0], |[low, high], at| {
            let low = Point::new(low.x.min(at.x), low.y.min(at.y));
            [low, Point::new(high.x.max(at.x), high.y.max(at.y))]
        })
    }

    /// The path with every point replaced.
    pub(crate) fn map(&self, at: impl Fn(Point) -> Point) -> Self {
        Self::new(self.segments.iter().map(|segment| match *segment {
            Segment::Move(to) => Segment::Move(at(to)),
            Segment::Line(to) => Segment::Line(at(to)),
            Segment::Curve(first, second, to) => Segment::Curve(at(first), at(second), at(to)),
            Segment::Close => Segment::Close,
        }))
    }
}
