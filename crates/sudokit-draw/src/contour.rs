//! The outline of every shape as a path, for writers that know only lines and curves.
//!
//! Outlines start where those of SVG start, because dashes are counted from there:
//! rectangles at the left of their upper side, circles at the right.

use std::borrow::Cow;

use crate::draw_error::DrawError;
use crate::shape::{Dash, Drawing, Path, Pen, Point, Segment, Shape};

/// A curve is closest to a quarter of a circle if its tangents have this share of the radius:
/// 4/3 · (√2 − 1).
const QUARTER: f32 = 0.552_284_7;

/// A shape may be as far outside of its picture as the picture's width and height together.
///
/// Within these bounds no writer can overflow. Shapes that are cut off by the edge of the picture
/// are far within.
const FARTHEST: f32 = 1.0;

impl Shape {
    /// The outline. A label has none.
    pub(crate) fn contour(&self) -> Option<Cow<'_, Path>> {
        match self {
            Self::Path { path, .. } => Some(Cow::Borrowed(path)),
            Self::Rectangle { corner, width, height, radius, .. } => {
                Some(Cow::Owned(rectangle(*corner, *width, *height, *radius)))
            }
            Self::Circle { centre, radius, .. } => Some(Cow::Owned(circle(*centre, *radius))),
            Self::Label(_) => None,
        }
    }
}

fn rectangle(corner: Point, width: f32, height: f32, radius: f32) -> Path {
    let at = |x: f32, y: f32| corner + Point::new(x, y);
    let radius = radius.min(width / 2.0).min(height / 2.0);
    if radius <= 0.0 {
        return Path::polygon([at(0.0, 0.0), at(width, 0.0), at(width, height), at(0.0, height)]);
    }
    let far = radius * (1.0 - QUARTER);
    let [x0, x1, x2, x3] = [0.0, radius, width - radius, width];
    let [y0, y1, y2, y3] = [0.0, radius, height - radius, height];
    let [left, right, top, bottom] = [far, width - far, far, height - far];
    Path::new([
        Segment::Move(at(x1, y0)),
        Segment::Line(at(x2, y0)),
        Segment::Curve(at(right, y0), at(x3, top), at(x3, y1)),
        Segment::Line(at(x3, y2)),
        Segment::Curve(at(x3, bottom), at(right, y3), at(x2, y3)),
        Segment::Line(at(x1, y3)),
        Segment::Curve(at(left, y3), at(x0, bottom), at(x0, y2)),
        Segment::Line(at(x0, y1)),
        Segment::Curve(at(x0, top), at(left, y0), at(x1, y0)),
        Segment::Close,
    ])
}

fn circle(centre: Point, radius: f32) -> Path {
    let at = |x: f32, y: f32| centre + Point::new(x, y) * radius;
    let mut path = Path::new([Segment::Move(at(1.0, 0.0))]);
    for (x, y) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
        // The next quarter begins a quarter further: to the right becomes down.
        let (across, down) = (-y, x);
        path.push(Segment::Curve(
            at(x + across * QUARTER, y + down * QUARTER),
            at(across + x * QUARTER, down + y * QUARTER),
            at(across, down),
        ));
    }
    path.push(Segment::Close);
    path
}

impl Pen {
    /// The lengths of dashes and gaps, if the line has gaps that can be drawn.
    pub(crate) fn dashes(self) -> Option<[f32; 2]> {
        let is_length = |length: f32| length > 0.0 && length.is_finite();
        match self.dash {
            Dash::Dashed { dash, gap } if is_length(dash) && is_length(gap) => Some([dash, gap]),
            Dash::Solid | Dash::Dashed { .. } => None,
        }
    }
}

impl Drawing {
    /// Refuses sizes and coordinates that are not numbers or much too large.
    pub(crate) fn check(&self) -> Result<(), DrawError> {
        let is_positive = |length: f32| length > 0.0 && length.is_finite();
        if ![self.width, self.height, self.size.points()].into_iter().all(is_positive) {
            return Err(DrawError::NoSize);
        }
        let reach = FARTHEST * (self.width + self.height);
        let is_near = |at: Point| {
            (-reach..=self.width + reach).contains(&at.x) && (-reach..=self.height + reach).contains(&at.y)
        };
        let is_empty = |shape: &Shape| matches!(shape, Shape::Path { path, .. } if path.is_empty());
        let is_fine = |shape: &Shape| is_empty(shape) || shape.bounds().into_iter().all(is_near);
        if self.shapes().all(is_fine) { Ok(()) } else { Err(DrawError::FarAway) }
    }
}
