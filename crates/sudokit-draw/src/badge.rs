//! The numbers of a chain's claims, next to their candidates.
//!
//! A number has eight places around its candidate. It takes the one where it hides least.

use crate::canvas::Canvas;
use crate::node::Node;
use crate::route::Router;
use crate::shape::{Label, LayerKind, Point, Shape};
use crate::theme::Paint;

/// The radius of a badge as a share of the pitch.
const RADIUS: f32 = 0.26;

/// The directions from a candidate to its number, the best first.
const DIRECTIONS: [(f32, f32); 8] = [
    (0.707, -0.707),
    (-0.707, -0.707),
    (0.707, 0.707),
    (-0.707, 0.707),
    (0.0, -1.0),
    (1.0, 0.0),
    (0.0, 1.0),
    (-1.0, 0.0),
];

/// Draws the number of each claim.
pub(crate) fn draw(router: &Router, nodes: &[Node], canvas: &mut Canvas) {
    let chain = &canvas.scene.chain;
    let mut taken: Vec<Point> = Vec::new();
    let radius = RADIUS * canvas.layout.pitch;
    for (index, claim) in chain.claims.iter().enumerate() {
        let own = |node: &&Node| claim.candidates().any(|candidate| candidate == node.candidate);
        let places = nodes.iter().filter(own).flat_map(|node| {
            DIRECTIONS.iter().enumerate().map(move |(order, &(x, y))| {
                // A diagonal place is a little nearer, at the corner of the candidate.
                let away = node.radius + if order < 4 { 0.42 } else { 0.75 } * radius;
                (node.at + Point::new(x, y) * away, order)
            })
        });
        let cost = |&(at, order): &(Point, usize)| {
            let near =
                taken.iter().map(|other| (2.1 - (*other - at).length() / radius).max(0.0)).sum::<f32>();
            router.hidden(at, radius) + 30.0 * near + 0.4 * order as f32
        };
        let costs = places.map(|place| (cost(&place), place.0));
        let Some((_, at)) = costs.min_by(|a, b| a.0.total_cmp(&b.0)) else { continue };
        taken.push(at);
        draw_badge(chain.number(index), at, radius, canvas);
    }
}

fn draw_badge(number: usize, at: Point, radius: f32, canvas: &mut Canvas) {
    let text = number.to_string();
    let size = match text.len() {
        1 => 1.5 * radius,
        2 => 1.3 * radius,
        _ => 1.0 * radius,
    };
    let (ink, paper) = (canvas.colour(Paint::Badge), canvas.colour(Paint::Paper));
    // In gray, a black disc would look like a candidate of the chain.
    let (disc, colour, size) = if canvas.is_gray() { (paper, ink, 1.2 * size) } else { (ink, paper, size) };
    canvas.add(LayerKind::Badges, Shape::circle(at, radius).filled(disc));
    canvas.add(LayerKind::Badges, Shape::Label(Label::centred(text, at, size, colour).bold()));
}
