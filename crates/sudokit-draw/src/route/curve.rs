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
//! arrives in the direction from its last one. So the control points are chosen first, and then
//! the ends.

use crate::ranking::smallest_first;
use crate::shape::{Path, Point, Segment};

/// Up to three cubic Bézier curves from rim to rim.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Curve {
    pieces: [[Point; 4]; 3],
    count: usize,
}

/// An end of a link: a node, and how far from its middle the link ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terminal {
    pub(crate) at: Point,
    pub(crate) reach: f32,
}

impl Terminal {
    /// The point of the rim in the direction of another point.
    fn rim_towards(self, other: Point) -> Point {
        self.at + (other - self.at).direction() * self.reach
    }
}

/// A point of a curve.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    pub(crate) at: Point,
    /// The way from the sample before.
    pub(crate) way: Point,
}

/// The fewest samples of a piece. Fewer would miss short hooks.
const FEWEST: usize = 10;

impl Curve {
    fn new<const COUNT: usize>(known: [[Point; 4]; COUNT]) -> Self {
        let mut pieces = [[Point::default(); 4]; 3];
        pieces[..COUNT].copy_from_slice(&known);
        Self { pieces, count: COUNT }
    }

    /// A curve between two nodes with these control points.
    fn cubic([from, to]: [Terminal; 2], first: Point, second: Point) -> Self {
        Self::new([[from.rim_towards(first), first, second, to.rim_towards(second)]])
    }

    /// A curve through a point, with a direction there.
    fn through([from, to]: [Terminal; 2], middle: Point, way: Point) -> Self {
        Self::new([approach(from, middle, way), reversed(approach(to, middle, way * -1.0))])
    }

    /// A curve that runs straight between two points.
    fn along([from, to]: [Terminal; 2], start: Point, end: Point) -> Self {
        let way = (end - start).direction();
        let third = (end - start) * (1.0 / 3.0);
        let straight = [start, start + third, end - third, end];
        Self::new([approach(from, start, way), straight, reversed(approach(to, end, way * -1.0))])
    }

    fn pieces(&self) -> &[[Point; 4]] {
        &self.pieces[..self.count]
    }

    fn last(&self) -> [Point; 4] {
        self.pieces[self.count - 1]
    }

    /// The start of the curve.
    pub(crate) const fn start(&self) -> Point {
        self.pieces[0][0]
    }

    /// The end of the curve.
    pub(crate) fn end(&self) -> Point {
        self.last()[3]
    }

    /// The direction in which the curve arrives.
    pub(crate) fn heading(&self) -> Point {
        let [.., before, end] = self.last();
        (end - before).direction()
    }

    /// About its length.
    pub(crate) fn length(&self) -> f32 {
        self.pieces().iter().map(length).sum()
    }

    /// How much it turns: 0 for a straight line, about 1 for a right angle.
    pub(crate) fn bend(&self) -> f32 {
        let turn = |[a, b, c, d]: &[Point; 4]| {
            let chord = (*d - *a).direction();
            2.0 - (*b - *a).direction().dot(chord) - (*d - *c).direction().dot(chord)
        };
        self.pieces().iter().map(turn).sum()
    }

    /// Points along the curve, about `step` units from each other.
    pub(crate) fn samples(&self, step: f32) -> impl Iterator<Item = Sample> + '_ {
        self.pieces().iter().flat_map(move |piece| {
            let count = ((length(piece) / step) as usize).max(FEWEST);
            let mut stepper = Stepper::new(piece, count);
            (0..count).map(move |_| stepper.next_sample())
        })
    }

    /// The curve up to a distance from its end, as a path: the head of a link covers the rest.
    pub(crate) fn path_without_end(&self, distance: f32) -> Path {
        let mut pieces = self.pieces;
        let last = &mut pieces[self.count - 1];
        *last = before(last, time_at(last, distance));
        let mut path = Path::curve(pieces[0]);
        for &[_, first, second, end] in &pieces[1..self.count] {
            path.push(Segment::Curve(first, second, end));
        }
        path
    }
}

/// The part of a piece before a time from 0 to 1.
fn before([a, b, c, d]: &[Point; 4], time: f32) -> [Point; 4] {
    let between = |from: Point, to: Point| from + (to - from) * time;
    let (ab, bc, cd) = (between(*a, *b), between(*b, *c), between(*c, *d));
    let (abc, bcd) = (between(ab, bc), between(bc, cd));
    [*a, ab, abc, between(abc, bcd)]
}

/// The time at which a piece is this far from its end.
fn time_at(piece: &[Point; 4], distance: f32) -> f32 {
    let (mut early, mut late) = (0.0, 1.0);
    for _ in 0..12 {
        let middle = 0.5 * (early + late);
        let [.., at] = before(piece, middle);
        if (piece[3] - at).length() < distance {
            late = middle;
        } else {
            early = middle;
        }
    }
    early
}

/// From the rim of a node to a point, with a direction there.
fn approach(from: Terminal, point: Point, way: Point) -> [Point; 4] {
    let enter = point - way * (0.4 * (point - from.at).length());
    let start = from.rim_towards(enter);
    [start, start + (enter - start) * 0.45, enter, point]
}

const fn reversed([a, b, c, d]: [Point; 4]) -> [Point; 4] {
    [d, c, b, a]
}

/// About the length of a piece: the mean of the straight line and the way over the control points.
fn length([a, b, c, d]: &[Point; 4]) -> f32 {
    ((*d - *a).length() + (*b - *a).length() + (*c - *b).length() + (*d - *c).length()) / 2.0
}

/// Walks along a cubic curve in equal steps of its parameter, with additions only: the third
/// difference of a cubic function is constant.
struct Stepper {
    at: Point,
    first: Point,
    second: Point,
    third: Point,
}

impl Stepper {
    fn new([a, b, c, d]: &[Point; 4], count: usize) -> Self {
        let step = 1.0 / count as f32;
        let linear = (*b - *a) * 3.0;
        let square = (*a - *b * 2.0 + *c) * 3.0;
        let cube = *d - *a + (*b - *c) * 3.0;
        let [by_one, by_two, by_three] = [step, step * step, step * step * step];
        Self {
            at: *a,
            first: linear * by_one + square * by_two + cube * by_three,
            second: square * (2.0 * by_two) + cube * (6.0 * by_three),
            third: cube * (6.0 * by_three),
        }
    }

    fn next_sample(&mut self) -> Sample {
        let way = self.first;
        self.at = self.at + way;
        self.first = self.first + self.second;
        self.second = self.second + self.third;
        Sample { at: self.at, way }
    }
}

/// Whether a curve can be worth a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chance {
    Some,
    /// Its length and its bends alone cost more than the best curve.
    None,
}

/// Passes the curves between two nodes to `visit`, the simplest first. Heights are multiples of a
/// thirtieth of the pitch. If no curve of a height has a chance, no higher curve has one.
pub(crate) fn family(ends: [Terminal; 2], pitch: f32, gaps: &Gaps, mut visit: impl FnMut(Curve) -> Chance) {
    let [from, to] = ends.map(|end| end.at);
    let chord = to - from;
    let distance = chord.length();
    let along = chord.direction();
    let aside = along.turned();
    let mut bent = |a: f32, first: f32, b: f32, second: f32| {
        let first = from + chord * a + aside * first;
        let second = to - chord * b + aside * second;
        visit(Curve::cubic(ends, first, second))
    };
    bent(0.33, 0.0, 0.33, 0.0);
    let unit = pitch / 30.0;
    let highest = 0.8 * distance + 1.7 * pitch;
    for height in [9.0, 16.0, 24.0, 34.0, 46.0, 60.0, 80.0, 105.0, 140.0, 190.0] {
        let height = height * unit;
        if height > highest {
            break;
        }
        let mut chance = Chance::None;
        for side in [height, -height] {
            let near = [(0.33, side, 0.33, side), (0.1, side, 0.1, side)];
            let lopsided = [(0.0, 1.3 * side, 0.45, 0.4 * side), (0.45, 0.4 * side, 0.0, 1.3 * side)];
            let far = [(0.2, side, 0.55, side), (0.55, side, 0.2, side), (0.3, side, 0.3, -side)];
            let far = if distance > 2.0 * pitch { &far[..] } else { &[] };
            for &(a, first, b, second) in near.iter().chain(&lopsided).chain(far) {
                if bent(a, first, b, second) == Chance::Some {
                    chance = Chance::Some;
                }
            }
        }
        if chance == Chance::None {
            break;
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

/// Passes curves through the gaps between candidates to `visit`: first those that turn in a gap
/// near one of the nodes, then those that run along a gap for most of their way.
///
/// ```text
///  ●              ●
///   ╲              ╰───────────╮
///    ╰──▶ ●                    ▼
/// ```
pub(crate) fn detours(ends: [Terminal; 2], pitch: f32, gaps: &Gaps, mut visit: impl FnMut(Curve) -> Chance) {
    let [from, to] = ends.map(|end| end.at);
    let around = 1.6 * pitch;
    let columns = gaps.columns_near([from.x, to.x], around);
    let rows = gaps.rows_near([from.y, to.y], around);
    let way = to - from;
    let diagonal = way.direction();
    let right = Point::new(if way.x < 0.0 { -1.0 } else { 1.0 }, 0.0);
    let down = Point::new(0.0, if way.y < 0.0 { -1.0 } else { 1.0 });
    for &y in &rows {
        for &x in &columns {
            for way in [diagonal, right, down] {
                visit(Curve::through(ends, Point::new(x, y), way));
            }
        }
    }
    // The room that a link needs to turn into a gap.
    let turn = |away: f32, room: f32| (0.9 * away.abs() + 0.6 * pitch).min(0.4 * room);
    if way.x.abs() > 3.0 * pitch {
        for &y in &rows {
            let start = Point::new(from.x + right.x * turn(y - from.y, way.x.abs()), y);
            let end = Point::new(to.x - right.x * turn(y - to.y, way.x.abs()), y);
            visit(Curve::along(ends, start, end));
        }
    }
    if way.y.abs() > 3.0 * pitch {
        for &x in &columns {
            let start = Point::new(x, from.y + down.y * turn(x - from.x, way.y.abs()));
            let end = Point::new(x, to.y - down.y * turn(x - to.x, way.y.abs()));
            visit(Curve::along(ends, start, end));
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

    fn columns_near(&self, own: [f32; 2], distance: f32) -> Vec<f32> {
        near(&self.columns, own, distance)
    }

    fn rows_near(&self, own: [f32; 2], distance: f32) -> Vec<f32> {
        near(&self.rows, own, distance)
    }

    /// How far to the side of a point the nearest gaps are that run about in this direction.
    fn offsets(&self, at: Point, along: Point) -> Vec<f32> {
        let aside = along.turned();
        let (lines, own, share) = if along.x.abs() > along.y.abs() {
            (&self.rows, at.y, aside.y)
        } else {
            (&self.columns, at.x, aside.x)
        };
        let offset = |line: &f32| (line - own) / share;
        let nearest = smallest_first(lines.iter().map(|line| offset(line).abs()));
        nearest.into_iter().take(6).map(|index| offset(&lines[index])).collect()
    }
}

/// The lines that are near one of two places.
fn near(lines: &[f32], own: [f32; 2], distance: f32) -> Vec<f32> {
    let is_near = |line: &f32| own.iter().any(|own| (line - own).abs() < distance);
    lines.iter().copied().filter(is_near).collect()
}
