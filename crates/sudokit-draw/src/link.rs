//! Links as shapes: a line in the paper's colour, on it the line of the link, and a head.
//!
//! Each link is drawn on a wider line in the paper's colour, so that of two links that cross,
//! one seems to pass below the other.

use sudokit::logic::explain::Inference;

use crate::canvas::Canvas;
use crate::route::{HEAD, Route};
use crate::shape::{LayerKind, Path, Pen, Point, Shape};
use crate::theme::Paint;

/// The width of a link as a share of the pitch.
const WIDTH: f32 = 0.115;

/// How much wider the line below a link is, on each side, as a share of the pitch.
const HALO: f32 = 0.045;

/// Draws a link along its route.
pub(crate) fn draw(route: &Route, canvas: &mut Canvas) {
    let pitch = canvas.layout.pitch;
    let (end, heading) = (route.curve.end(), route.curve.heading());
    let pen = pen(canvas, route.link.inference, pitch);
    // The line ends inside of the head.
    let path = Shape::path(route.curve.path_without_end(0.7 * HEAD * pitch));
    let halo = Pen::new(canvas.colour(Paint::Paper), pen.width + 2.0 * HALO * pitch);
    let shapes = [path.clone().drawn(halo), path.drawn(pen), head(end, heading, pitch).filled(pen.colour)];
    canvas.add_all(LayerKind::Links, shapes);
}

/// Draws a short link for a legend.
pub(crate) fn draw_sample(inference: Inference, from: Point, length: f32, pitch: f32, canvas: &mut Canvas) {
    let pen = pen(canvas, inference, pitch);
    let end = from + Point::new(length, 0.0);
    let line = Path::line(from, end - Point::new(0.7 * HEAD * pitch, 0.0));
    let head = head(end, Point::new(1.0, 0.0), pitch);
    canvas.add_all(LayerKind::Legend, [Shape::path(line).drawn(pen), head.filled(pen.colour)]);
}

/// Strong links are solid, weak links dashed, steps dotted.
fn pen(canvas: &Canvas, inference: Inference, pitch: f32) -> Pen {
    let pen = canvas.pen(Paint::of_link(inference), WIDTH * pitch);
    match inference {
        Inference::Strong => pen,
        Inference::Weak => pen.dashed(0.26 * pitch, 0.16 * pitch),
        Inference::Step => pen.dashed(0.1 * pitch, 0.14 * pitch),
    }
}

fn head(tip: Point, heading: Point, pitch: f32) -> Shape {
    let back = tip - heading * (HEAD * pitch);
    let aside = heading.turned() * (0.5 * HEAD * pitch);
    Shape::path(Path::polygon([tip, back + aside, back - aside]))
}
