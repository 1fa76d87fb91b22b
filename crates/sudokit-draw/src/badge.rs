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

/// A number and the disc behind it.
struct Badge {
    text: String,
    size: f32,
    radius: f32,
    /// How far a diagonal place is from the rim of the candidate.
    away: f32,
}

impl Badge {
    fn new(number: usize, canvas: &Canvas) -> Self {
        let layout = &canvas.layout;
        let (text, pitch) = (number.to_string(), layout.pitch);
        let radius = RADIUS * pitch;
        // The size as a share of the usual radius, and how far the disc must reach around the text.
        let (share, reach) = match text.len() {
            1 => (1.5, 0.5),
            2 => (1.3, 0.67),
            _ => (1.0, 0.93),
        };
        let usual = if canvas.is_gray() { 1.2 * share * radius } else { share * radius };
        // A digit fits next to a digit. Anything wider must be above or below its candidate.
        let most = match text.len() {
            1 if layout.widest < 0.6 => 0.64 * pitch,
            1 | 2 => 1.37 * pitch - layout.candidate,
            _ => 0.36 * pitch,
        };
        let size = layout.text(usual, most);
        // A diagonal place is usually a little nearer, at the corner of the candidate.
        let is_tight = size > usual || layout.candidate * layout.widest > 0.5 * pitch;
        let away = if is_tight { 0.24 * pitch } else { 0.42 * radius };
        Self { text, size, radius: radius.max(reach * size), away }
    }
}

/// Draws the number of each claim.
pub(crate) fn draw(router: &Router, nodes: &[Node], canvas: &mut Canvas) {
    let chain = &canvas.scene.chain;
    let mut taken: Vec<Point> = Vec::new();
    for (index, claim) in chain.claims.iter().enumerate() {
        let badge = Badge::new(chain.number(index), canvas);
        let radius = badge.radius;
        let own = |node: &&Node| claim.candidates().any(|candidate| candidate == node.candidate);
        let places = nodes.iter().filter(own).flat_map(|node| {
            let badge = &badge;
            DIRECTIONS.iter().enumerate().map(move |(order, &(x, y))| {
                let away = node.radius + if order < 4 { badge.away } else { 0.75 * radius };
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
        draw_badge(badge, at, canvas);
    }
}

fn draw_badge(Badge { text, size, radius, .. }: Badge, at: Point, canvas: &mut Canvas) {
    let (ink, paper) = (canvas.colour(Paint::Badge), canvas.colour(Paint::Paper));
    // In gray, a black disc would look like a candidate of the chain.
    let (disc, colour) = if canvas.is_gray() { (paper, ink) } else { (ink, paper) };
    canvas.add(LayerKind::Badges, Shape::circle(at, radius).filled(disc));
    canvas.add(LayerKind::Badges, Shape::Label(Label::centred(text, at, size, colour).bold()));
}
