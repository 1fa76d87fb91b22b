//! The curves that a link can follow.
//!
//! ```text
//!          ___                     _
//!  ●────▶  ●   ▶   ●  ▶   ●─╮      ● ╲   ▶
//!                   ╲_╱     ╰─▶       ╲_╱
//!  straight   arcs        S-shape   hook
//! ```
//!
//! A curve leaves the rim of its first node in the direction of its first control point, and
//! arrives likewise. So the control points are chosen first, and then the ends.

use crate::shape::{Path, Point, Segment};

/// One or two cubic Bézier curves from rim to rim.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Curve {
    first: [Point; 4],
    second: Option<[Point; 4]>,
}

/// An end of a link: a node, and how far from its middle the link ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terminal {
    pub(crate) at: Point,
    pub(crate) reach: f32,
}

/// A point of a curve.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    pub(crate) at: Point,
    /// The way from the sample before.
    pub(crate) way: Point,
}

/// The fewest samples of a piece. Fewer would miss short hooks.
const FEWEST: usize = 12;

impl Curve {
    /// A curve between two nodes with these control points.
    fn cubic([from, to]: [Terminal; 2], first: Point, second: Point) -> Self {
        let start = from.at + (first - from.at).direction() * from.reach;
        let end = to.at + (second - to.at).direction() * to.reach;
        Self { first: [start, first, second, end], second: None }
    }

    /// A curve through a point, with a direction there.
    fn through([from, to]: [Terminal; 2], middle: Point, way: Point) -> Self {
        let (before, after) = ((middle - from.at).length(), (to.at - middle).length());
        let (enter, leave) = (middle - way * (0.4 * before), middle + way * (0.4 * after));
        let first = from.at + (enter - from.at) * 0.45;
        let second = to.at + (leave - to.at) * 0.45;
        let start = from.at + (first - from.at).direction() * from.reach;
        let end = to.at + (second - to.at).direction() * to.reach;
        Self { first: [start, first, enter, middle], second: Some([middle, leave, second, end]) }
    }

    fn pieces(&self) -> impl Iterator<Item = &[Point; 4]> {
        [&self.first].into_iter().chain(&self.second)
    }

    /// The end of the curve.
    pub(crate) fn end(&self) -> Point {
        self.second.unwrap_or(self.first)[3]
    }

    /// The direction in which the curve arrives.
    pub(crate) fn heading(&self) -> Point {
        let [.., before, end] = self.second.unwrap_or(self.first);
        (end - before).direction()
    }

    /// About its length: the mean of the straight line and the way over the control points.
    pub(crate) fn length(&self) -> f32 {
        let length = |[a, b, c, d]: &[Point; 4]| {
            ((*d - *a).length() + (*b - *a).length() + (*c - *b).length() + (*d - *c).length()) / 2.0
        };
        self.pieces().map(length).sum()
    }

    /// How much it turns: 0 for a straight line, about 1 for a right angle.
    pub(crate) fn bend(&self) -> f32 {
        let turn = |[a, b, c, d]: &[Point; 4]| {
            let chord = (*d - *a).direction();
            2.0 - (*b - *a).direction().dot(chord) - (*d - *c).direction().dot(chord)
        };
        self.pieces().map(turn).sum()
    }

    /// Points along the curve, about `step` units from each other.
    pub(crate) fn samples(&self, step: f32) -> impl Iterator<Item = Sample> + '_ {
        self.pieces().flat_map(move |piece| {
            let whole = Self { first: *piece, second: None };
            let count = ((whole.length() / step) as usize).max(FEWEST);
            let mut before = piece[0];
            (1..=count).map(move |index| {
                let at = point(piece, index as f32 / count as f32);
                let sample = Sample { at, way: at - before };
                before = at;
                sample
            })
        })
    }

    /// The curve up to a distance before its end, as a path: the head of a link covers the rest.
    pub(crate) fn path_without_end(&self, distance: f32) -> Path {
        let mut curve = *self;
        let back = curve.heading() * distance;
        let last = curve.second.as_mut().unwrap_or(&mut curve.first);
        last[3] = last[3] - back;
        last[2] = last[2] - back * 0.5;
        let mut path = Path::curve(curve.first);
        if let Some([_, first, second, end]) = curve.second {
            path.push(Segment::Curve(first, second, end));
        }
        path
    }
}

fn point([a, b, c, d]: &[Point; 4], t: f32) -> Point {
    let s = 1.0 - t;
    *a * (s * s * s) + *b * (3.0 * s * s * t) + *c * (3.0 * s * t * t) + *d * (t * t * t)
}

/// Passes the curves between two nodes to `visit`, the simplest first. Heights are multiples of a
/// thirtieth of the pitch; `rows` and `columns` are the gaps between candidates.
pub(crate) fn family(ends: [Terminal; 2], pitch: f32, gaps: &Gaps, mut visit: impl FnMut(Curve)) {
    let [from, to] = ends.map(|end| end.at);
    let chord = to - from;
    let distance = chord.length();
    let along = chord.direction();
    let aside = along.turned();
    let mut bent = |a: f32, first: f32, b: f32, second: f32| {
        let first = from + chord * a + aside * first;
        let second = to - chord * b + aside * second;
        visit(Curve::cubic(ends, first, second));
    };
    bent(0.33, 0.0, 0.33, 0.0);
    let unit = pitch / 30.0;
    let highest = 0.8 * distance + 1.7 * pitch;
    for height in [9.0, 16.0, 24.0, 34.0, 46.0, 60.0, 80.0, 105.0, 140.0, 190.0] {
        let height = height * unit;
        if height > highest {
            break;
        }
        for side in [height, -height] {
            bent(0.33, side, 0.33, side);
            bent(0.1, side, 0.1, side);
            bent(0.0, 1.3 * side, 0.45, 0.4 * side);
            bent(0.45, 0.4 * side, 0.0, 1.3 * side);
            if distance > 2.0 * pitch {
                bent(0.2, side, 0.55, side);
                bent(0.55, side, 0.2, side);
                bent(0.3, side, 0.3, -side);
            }
        }
    }
    // Nearly straight, with the middle in a gap.
    if distance > 3.0 * pitch {
        let middle = from + chord * 0.5;
        for offset in gaps.offsets(middle, along) {
            bent(0.15, offset * 1.33, 0.15, offset * 1.33);
        }
    }
}

/// Passes curves through the gaps between candidates near two nodes to `visit`.
pub(crate) fn elbows(ends: [Terminal; 2], pitch: f32, gaps: &Gaps, mut visit: impl FnMut(Curve)) {
    let [from, to] = ends.map(|end| end.at);
    let around = 1.6 * pitch;
    let low = Point::new(from.x.min(to.x) - around, from.y.min(to.y) - around);
    let high = Point::new(from.x.max(to.x) + around, from.y.max(to.y) + around);
    let (columns, rows) = (gaps.columns_between(low.x, high.x), gaps.rows_between(low.y, high.y));
    let diagonal = (to - from).direction();
    let right = Point::new(if to.x < from.x { -1.0 } else { 1.0 }, 0.0);
    let down = Point::new(0.0, if to.y < from.y { -1.0 } else { 1.0 });
    for &y in &rows {
        for &x in &columns {
            for way in [diagonal, right, down] {
                visit(Curve::through(ends, Point::new(x, y), way));
            }
        }
    }
}

/// The gaps between rows and between columns of candidates, which are the same in every cell.
#[derive(Clone, Debug)]
pub(crate) struct Gaps {
    /// The coordinates of the gaps on the whole board.
    rows: Vec<f32>,
    columns: Vec<f32>,
}

impl Gaps {
    pub(crate) const fn new(rows: Vec<f32>, columns: Vec<f32>) -> Self {
        Self { rows, columns }
    }

    fn columns_between(&self, low: f32, high: f32) -> Vec<f32> {
        self.columns.iter().copied().filter(|x| (low..=high).contains(x)).collect()
    }

    fn rows_between(&self, low: f32, high: f32) -> Vec<f32> {
        self.rows.iter().copied().filter(|y| (low..=high).contains(y)).collect()
    }

    /// How far to the side of a point the nearest gaps are that run about in this direction.
    fn offsets(&self, at: Point, along: Point) -> Vec<f32> {
        let aside = along.turned();
        let (lines, own, share) = if along.x.abs() > along.y.abs() {
            (&self.rows, at.y, aside.y)
        } else {
            (&self.columns, at.x, aside.x)
        };
        let mut offsets: Vec<f32> = lines.iter().map(|line| (line - own) / share).collect();
        offsets.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
        offsets.truncate(6);
        offsets
    }
}
