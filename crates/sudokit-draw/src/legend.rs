//! What the forms and lines of a picture mean, in rows below the board. Only what occurs is listed.

use sudokit::logic::explain::{Inference, Role, Spot};
use sudokit::logic::reason::Truth;

use crate::canvas::Canvas;
use crate::link;
use crate::node::{self, Form, Hull, Node};
use crate::ranking::ranked;
use crate::shape::{Anchor, Label, LayerKind, Point, Shape};
use crate::texts::text;
use crate::theme::Paint;

/// The size of the text, and the largest in small pictures. Everything else grows with it.
const TEXT: f32 = 21.0;
const LARGEST_TEXT: f32 = 42.0;

/// The height of a row.
const ROW: f32 = 38.0;

/// The radius of a swatch, the distance from it to its text, and from the text to the next swatch.
const RADIUS: f32 = 13.0;
const GAP: f32 = 9.0;
const BETWEEN: f32 = 26.0;

/// The length of the swatch of a link.
const LINK: f32 = 44.0;

/// A swatch and what it means.
#[derive(Clone, PartialEq, Debug)]
struct Item {
    swatch: Swatch,
    text: String,
}

/// Something to show next to its meaning.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Swatch {
    Node(Form, Paint),
    House(Role),
    Cell,
    Frame(Role),
    Group(Truth),
    Link(Inference),
}

impl Swatch {
    const fn width(self) -> f32 {
        match self {
            Self::Node(..) | Self::Cell | Self::Frame(_) => 2.0 * RADIUS,
            Self::Link(_) => LINK,
            Self::House(_) | Self::Group(_) => 3.2 * RADIUS,
        }
    }
}

/// Draws the legend, and makes the picture as high as it needs.
pub(crate) fn draw(nodes: &[Node], hulls: &[Hull], canvas: &mut Canvas) {
    let items = items(nodes, hulls, canvas);
    if items.is_empty() {
        return;
    }
    let left = canvas.layout.origin.x + 4.0;
    let right = canvas.layout.width - 8.0;
    let size = canvas.layout.text(TEXT, LARGEST_TEXT);
    let scale = size / TEXT;
    let row = ROW * scale;
    let mut at = Point::new(left, canvas.layout.height + 0.6 * row);
    let mut is_first = true;
    for item in items {
        let start = (item.swatch.width() + GAP) * scale;
        let label = Label::centred(item.text, Point::default(), size, canvas.colour(Paint::Label));
        let label = label.fitting(right - left - start);
        if !is_first && at.x + start + label.width() > right {
            at = Point::new(left, at.y + row);
        }
        draw_swatch(item.swatch, at, scale, canvas);
        let label = label.anchored(Anchor::Start).moved_by(at + Point::new(start, 0.0));
        let width = label.width();
        canvas.add(LayerKind::Legend, Shape::Label(label));
        at.x += start + width + BETWEEN * scale;
        is_first = false;
    }
    canvas.drawing.grow(at.y + 0.6 * row);
}

/// Everything that occurs, each once: candidates, cells and houses, groups, links.
fn items(nodes: &[Node], hulls: &[Hull], canvas: &Canvas) -> Vec<Item> {
    let mut swatches: Vec<(Swatch, String)> = Vec::new();
    let roles: Vec<(Form, Paint, Role)> = nodes.iter().flat_map(Node::roles).collect();
    let by_form = ranked(roles.iter().map(|&(form, ..)| form as u64));
    let meaning = |role: Role| role.meaning().to_owned();
    let roles = by_form.into_iter().map(|index| roles[index]);
    swatches.extend(roles.map(|(form, paint, role)| (Swatch::Node(form, paint), meaning(role))));
    for at in &canvas.scene.highlights {
        match (at.spot, at.role) {
            (Spot::House(_), Role::Cover) => {
                swatches.push((Swatch::House(Role::Cover), text!("draw-legend-cover")));
            }
            (Spot::House(_), role) => swatches.push((Swatch::House(role), text!("draw-legend-base"))),
            (Spot::Cell(_), role @ (Role::Blocker | Role::Excluder)) => {
                swatches.push((Swatch::Frame(role), meaning(role)));
            }
            (Spot::Cell(_), role) if Paint::behind_role(role) == Some(Paint::Pattern) => {
                swatches.push((Swatch::Cell, text!("draw-legend-cell")));
            }
            _ => (),
        }
    }
    for hull in hulls {
        let text = match hull.truth {
            Truth::Is => text!("draw-legend-one-of"),
            Truth::IsNot => text!("draw-legend-none-of"),
        };
        swatches.push((Swatch::Group(hull.truth), text));
    }
    for link in &canvas.scene.chain.links {
        let text = match link.inference {
            Inference::Strong => text!("draw-legend-strong"),
            Inference::Weak => text!("draw-legend-weak"),
            Inference::Step => text!("draw-legend-step"),
        };
        swatches.push((Swatch::Link(link.inference), text));
    }
    let mut items: Vec<Item> = Vec::new();
    for (swatch, text) in swatches {
        if !items.iter().any(|item| item.text == text) {
            items.push(Item { swatch, text });
        }
    }
    items
}

fn draw_swatch(swatch: Swatch, at: Point, scale: f32, canvas: &mut Canvas) {
    let (radius, width) = (RADIUS * scale, swatch.width() * scale);
    let middle = at + Point::new(width / 2.0, 0.0);
    let corner = Point::new(at.x, at.y - radius);
    let box_of = |width: f32| Shape::rectangle(corner, width, 2.0 * radius);
    match swatch {
        Swatch::Node(form, paint) => node::draw_sample(form, paint, middle, radius, canvas),
        Swatch::Link(inference) => link::draw_sample(inference, at, width, 30.0 * scale, canvas),
        Swatch::House(role) => {
            let pen = canvas.pen(Paint::of_house(role), 2.4);
            let pen = if role == Role::Cover { pen.dashed(9.0, 6.0) } else { pen };
            let paint = Paint::behind_role(role).unwrap_or(Paint::Paper);
            canvas.add(LayerKind::Legend, box_of(width).filled(canvas.colour(paint)).drawn(pen));
        }
        Swatch::Cell => {
            let pen = canvas.pen(Paint::On, 2.4);
            canvas.add(LayerKind::Legend, box_of(width).filled(canvas.colour(Paint::Pattern)).drawn(pen));
        }
        Swatch::Frame(role) => {
            let pen = canvas.pen(Paint::of_role(role), 3.0);
            let pen = if role == Role::Excluder { pen.dashed(4.0, 4.0) } else { pen };
            canvas.add(LayerKind::Legend, box_of(2.0 * radius).rounded(5.0).drawn(pen));
        }
        Swatch::Group(truth) => {
            let pen = canvas.pen(Paint::of_truth(truth), 2.2);
            let pen = if truth == Truth::IsNot { pen.dashed(4.8, 3.3) } else { pen };
            canvas.add(LayerKind::Legend, box_of(width).rounded(radius).drawn(pen));
        }
    }
}
