//! Candidates that play a role in a step. Each role has a colour and a form of its own:
//!
//! | form | role |
//! |---|---|
//! | disc | would be true; first colour |
//! | ring | would be false; second colour |
//! | square | pattern; one group of cells |
//! | filled square | another group of cells |
//! | diamond | fin, extra candidate, cell that rules candidates out; fourth colour |
//! | filled diamond | third colour |
//! | square with a stroke | ruled out |
//! | two rings | goes here |
//!
//! A candidate that is ruled out and belongs to the chain has the form of its claim and a
//! stroke. A claim about several cells has a line around its candidates, dashed if it says that
//! none of them would be true.

use std::collections::BTreeMap;

use sudokit::logic::explain::{Role, Spot};
use sudokit::logic::reason::{Claim, Truth};
use sudokit::{Candidate, Digit};

use crate::canvas::Canvas;
use crate::colour::Rgb;
use crate::ranking::ranked;
use crate::scene::role_of;
use crate::shape::{CELL, Label, LayerKind, Path, Pen, Point, Shape, Weight};
use crate::theme::Paint;

/// The widths of the lines of forms, as shares of their radius: usual, and at most.
const RIM: f32 = 0.14;
const WIDEST_RIM: f32 = 0.3;

/// The distance between the form of a candidate and the line around its group, as a share of the
/// radius.
const GROUP_GAP: f32 = 0.34;

/// The form around a candidate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Form {
    Disc,
    Ring,
    Square,
    FilledSquare,
    FilledDiamond,
    Diamond,
    StruckSquare,
    DoubleRing,
}

impl Form {
    pub(crate) const fn of_role(role: Role) -> Self {
        match role {
            Role::On | Role::OneColor => Self::Disc,
            Role::Off | Role::OtherColor => Self::Ring,
            Role::OtherGroup => Self::FilledSquare,
            Role::Fin | Role::Guardian | Role::Blocker | Role::Excluder | Role::FourthColor => Self::Diamond,
            Role::ThirdColor => Self::FilledDiamond,
            Role::Victim => Self::StruckSquare,
            Role::Placed => Self::DoubleRing,
            _ => Self::Square,
        }
    }

    /// Whether the symbol is light on a dark form.
    const fn is_filled(self) -> bool {
        matches!(self, Self::Disc | Self::FilledSquare | Self::FilledDiamond)
    }

    /// The form, without the symbol in it.
    fn shapes(self, at: Point, radius: f32, style: FormStyle) -> Vec<Shape> {
        let FormStyle { pen, paper, inside } = style;
        let ink = pen.colour;
        let square = |half: f32| {
            let corner = at - Point::new(half, half);
            Shape::rectangle(corner, 2.0 * half, 2.0 * half).rounded(0.25 * half)
        };
        let corners = |points: &[(f32, f32)]| {
            Shape::path(Path::polygon(points.iter().map(|&(x, y)| at + Point::new(x, y) * radius)))
        };
        let diamond = || corners(&[(0.0, -1.16), (1.16, 0.0), (0.0, 1.16), (-1.16, 0.0)]);
        match self {
            Self::Disc => vec![Shape::circle(at, radius).filled(ink)],
            Self::Ring => vec![Shape::circle(at, radius - pen.width / 2.0).filled(paper).drawn(pen)],
            Self::Square => vec![square(0.9 * radius).filled(paper).drawn(pen)],
            Self::FilledSquare => vec![square(0.96 * radius).filled(ink)],
            Self::Diamond => vec![diamond().filled(paper).drawn(pen)],
            Self::FilledDiamond => vec![diamond().filled(ink).drawn(pen)],
            Self::StruckSquare => {
                vec![square(0.88 * radius).filled(inside).drawn(pen), stroke(at, radius, pen)]
            }
            Self::DoubleRing => vec![
                Shape::circle(at, 1.12 * radius).filled(paper).drawn(pen),
                // The gap between the rings is as wide as a ring.
                Shape::circle(at, 1.12 * radius - 2.0 * pen.width).drawn(pen),
            ],
        }
    }
}

/// The line through a candidate that is ruled out.
fn stroke(at: Point, radius: f32, pen: Pen) -> Shape {
    let reach = Point::new(0.82 * radius, -0.82 * radius);
    Shape::path(Path::line(at - reach, at + reach)).drawn(pen)
}

/// The line of a form and what is in it.
#[derive(Clone, Copy)]
struct FormStyle {
    pen: Pen,
    paper: Rgb,
    /// The colour in the form of a candidate that is ruled out.
    inside: Rgb,
}

impl FormStyle {
    fn new(canvas: &Canvas, paint: Paint, radius: f32) -> Self {
        let pen = Pen { width: rim(canvas, RIM, radius), ..canvas.pen(paint, 0.0) };
        let paper = canvas.colour(Paint::Paper);
        let inside = if canvas.is_gray() { paper } else { paper.mixed(pen.colour, 10) };
        Self { pen, paper, inside }
    }
}

/// The width of a line of a form: this share of the radius, or the thinnest that can be seen.
fn rim(canvas: &Canvas, share: f32, radius: f32) -> f32 {
    canvas.layout.line(share * radius).min(WIDEST_RIM * radius)
}

/// A candidate with a role, and where it is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) candidate: Candidate,
    pub(crate) at: Point,
    pub(crate) radius: f32,
    role: Role,
    form: Form,
    paint: Paint,
    /// The size of its symbol.
    size: f32,
    strike: Strike,
}

/// Whether a candidate is crossed out in addition to its form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Strike {
    None,
    Through,
}

/// All candidates with a role, in the order of their cells.
pub(crate) fn nodes(canvas: &Canvas) -> Vec<Node> {
    let scene = canvas.scene;
    let mut roles: BTreeMap<Candidate, (Role, Strike)> = BTreeMap::new();
    for at in &scene.highlights {
        if let Spot::Candidate(candidate) = at.spot {
            let known = roles.entry(candidate).or_insert((at.role, Strike::None));
            known.0 = known.0.max(at.role);
        }
    }
    for claim in &scene.chain.claims {
        for candidate in claim.candidates() {
            // If the chain makes two claims about a candidate, the first decides the form.
            let claimed = scene.chain.place(candidate).map_or(claim.truth, |(_, truth)| truth);
            let role = role_of(claimed);
            let known = roles.entry(candidate).or_insert((role, Strike::None));
            match known.0 {
                Role::Placed => (),
                Role::Victim => *known = (role, Strike::Through),
                _ => known.0 = role,
            }
        }
    }
    roles.into_iter().map(|(candidate, (role, strike))| node(canvas, candidate, role, strike)).collect()
}

fn node(canvas: &Canvas, candidate: Candidate, role: Role, strike: Strike) -> Node {
    let layout = &canvas.layout;
    let form = Form::of_role(role);
    let paint = Paint::of_role(role);
    // A digit that is placed where no candidates are shown, or a digit that is there already, has
    // the size of a digit.
    let content = canvas.scene.content(candidate.cell);
    let is_large = content.digit().is_some() || (role == Role::Placed && content.notes().is_empty());
    let (at, radius, size) = if is_large {
        (layout.centre(candidate.cell), 0.36 * CELL, 0.8 * layout.digit)
    } else {
        (layout.place(candidate), layout.node(), layout.candidate)
    };
    Node { candidate, at, radius, role, form, paint, size, strike }
}

/// Draws the forms, and lines around groups.
pub(crate) fn draw(nodes: &[Node], hulls: &[Hull], canvas: &mut Canvas) {
    for hull in hulls {
        let paint = Paint::of_truth(hull.truth);
        let pen = canvas.pen(paint, 1.2 * RIM * canvas.layout.node());
        let pen = match hull.truth {
            Truth::Is => pen,
            Truth::IsNot => pen.dashed(0.16 * canvas.layout.pitch, 0.11 * canvas.layout.pitch),
        };
        canvas.add(LayerKind::Nodes, Shape::path(hull.path()).drawn(pen));
    }
    for node in nodes {
        draw_node(node, canvas);
    }
}

fn draw_node(node: &Node, canvas: &mut Canvas) {
    let &Node { candidate, at, radius, form, paint, size, strike, .. } = node;
    let style = FormStyle::new(canvas, paint, radius);
    // The ends of the stroke stick out from below the form. Within it, the stroke would hide the
    // digit.
    if strike == Strike::Through {
        let pen = Pen { width: rim(canvas, 2.0 * RIM, radius), ..canvas.pen(Paint::Victim, 0.0) };
        canvas.add(LayerKind::Nodes, stroke(at, 1.75 * radius, pen));
    }
    canvas.add_all(LayerKind::Nodes, form.shapes(at, radius, style));
    let symbol = canvas.scene.alphabet().symbol(candidate.digit);
    let ink = if form.is_filled() { style.paper } else { style.pen.colour };
    canvas.add(LayerKind::Nodes, Shape::Label(Label::centred(symbol, at, size, ink).bold()));
}

/// Draws the form of a role for a legend, with a digit in it.
pub(crate) fn draw_sample(form: Form, paint: Paint, at: Point, radius: f32, canvas: &mut Canvas) {
    let style = FormStyle::new(canvas, paint, radius);
    canvas.add_all(LayerKind::Legend, form.shapes(at, radius, style));
    let ink = if form.is_filled() { style.paper } else { style.pen.colour };
    let symbol = canvas.scene.alphabet().symbol(Digit::new(1));
    let size = (1.62 * radius).min(1.5 * radius / Weight::Bold.width(&symbol));
    canvas.add(LayerKind::Legend, Shape::Label(Label::centred(symbol, at, size, ink).bold()));
}

impl Node {
    /// What its forms mean: its own, and the stroke if it is ruled out as well.
    pub(crate) fn roles(&self) -> impl Iterator<Item = (Form, Paint, Role)> {
        let struck = (Form::StruckSquare, Paint::Victim, Role::Victim);
        let is_struck = self.strike == Strike::Through;
        [(self.form, self.paint, self.role)].into_iter().chain(is_struck.then_some(struck))
    }
}

/// The line around the candidates of a claim about several cells.
#[derive(Clone, Debug)]
pub(crate) struct Hull {
    /// The candidates that it surrounds.
    pub(crate) candidates: Vec<Candidate>,
    pub(crate) truth: Truth,
    /// The corners, clockwise.
    pub(crate) corners: Vec<Point>,
    /// The distance of the line from the corners.
    pub(crate) distance: f32,
}

impl Hull {
    fn path(&self) -> Path {
        Path::around(&self.corners, self.distance)
    }

    /// The distance of a point from the line's inside: 0 within the corners.
    pub(crate) fn distance_of(&self, at: Point) -> f32 {
        let count = self.corners.len();
        let mut is_inside = count > 2;
        let mut nearest = f32::INFINITY;
        for index in 0..count {
            let (from, to) = (self.corners[index], self.corners[(index + 1) % count]);
            let (way, away) = (to - from, at - from);
            is_inside &= way.turned().dot(away) >= 0.0;
            let along = (away.dot(way) / way.dot(way).max(1e-6)).clamp(0.0, 1.0);
            nearest = nearest.min((away - way * along).length());
        }
        if is_inside { 0.0 } else { nearest }
    }
}

/// The lines around the claims about several cells.
pub(crate) fn hulls(canvas: &Canvas) -> Vec<Hull> {
    let layout = &canvas.layout;
    let distance = layout.node() * (1.0 + GROUP_GAP);
    let mut known: Vec<&Claim> = Vec::new();
    for claim in canvas.scene.chain.claims.iter().filter(|claim| claim.cells.len() > 1) {
        // If the chain makes two claims about a group, the first decides the form.
        if !known.iter().any(|other| other.digit == claim.digit && other.cells == claim.cells) {
            known.push(claim);
        }
    }
    let hull = |claim: &Claim| {
        let candidates: Vec<Candidate> = claim.candidates().collect();
        let corners =
            corners(&candidates.iter().map(|&candidate| layout.place(candidate)).collect::<Vec<_>>());
        Hull { candidates, truth: claim.truth, corners, distance }
    };
    known.into_iter().map(hull).collect()
}

/// The corners of the smallest convex polygon around points, clockwise.
fn corners(points: &[Point]) -> Vec<Point> {
    // Coordinates are not negative, and the bits of such numbers have their order.
    let key = |at: &Point| u64::from(at.x.to_bits()) << 32 | u64::from(at.y.to_bits());
    let mut points: Vec<Point> =
        ranked(points.iter().map(key)).into_iter().map(|index| points[index]).collect();
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let half = |points: &mut dyn Iterator<Item = Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for at in points {
            while let [.., before, last] = chain[..] {
                // Clockwise, with y downwards: the next point is to the right.
                if (last - before).turned().dot(at - last) > 0.0 {
                    break;
                }
                chain.pop();
            }
            chain.push(at);
        }
        chain.pop();
        chain
    };
    let upper = half(&mut points.iter().copied());
    let lower = half(&mut points.iter().rev().copied());
    [upper, lower].concat()
}
