//! Roles and states have forms, so nothing is shown by colour alone.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use sudokit::board::HouseKind;
use sudokit::logic::Technique;
use sudokit::logic::explain::{Highlight, Inference, Role, Spot};
use sudokit::logic::reason::{Claim, Truth};
use sudokit::{Alphabet, Candidate, Digit, DigitSet, House, format};
use sudokit_draw::{
    CellState, Chain, ChainLink, Content, Dash, LayerKind, Paint, Rgb, Scene, Shape, Theme, View, draw,
};

use crate::measure::{ink, pen_of};
use crate::scenes::empty;

/// The scenes of the steps in the lessons of all techniques.
pub static EXAMPLES: LazyLock<Vec<Scene>> = LazyLock::new(|| {
    let scenes = Technique::ALL.iter().filter_map(|technique| {
        let candidates = format::parse(technique.example()?).ok()?.candidates().ok()?;
        let alphabet = Alphabet::usual(candidates.geometry().side());
        let step = technique.find_first(&candidates)?;
        Some(Scene::of(&candidates, &alphabet).explaining(&step.explain(&candidates, &alphabet)))
    });
    scenes.collect()
});

/// The pairs of roles of candidates that occur in one picture.
fn meeting() -> BTreeSet<(Role, Role)> {
    let mut pairs = BTreeSet::new();
    for scene in EXAMPLES.iter() {
        let spots = scene.highlights.iter().filter_map(|at| match at.spot {
            Spot::Candidate(candidate) => Some(candidate),
            _ => None,
        });
        let claimed = scene.chain.claims.iter().flat_map(Claim::candidates);
        let roles: BTreeSet<Role> =
            spots.chain(claimed).filter_map(|candidate| scene.role(candidate)).collect();
        pairs.extend(roles.iter().flat_map(|&a| roles.range(..a).map(move |&b| (a, b))));
    }
    pairs
}

fn candidate(scene: &Scene, row: usize, column: usize, digit: u8) -> Candidate {
    Candidate { cell: scene.geometry().cell(row, column), digit: Digit::new(digit) }
}

/// A board with all candidates.
fn full() -> Scene {
    let mut scene = empty(9);
    for cell in scene.geometry().clone().cells() {
        scene.set(cell, Content::Candidates(DigitSet::full(9)));
    }
    scene
}

/// The shapes of a layer without labels.
fn shapes(scene: &Scene, theme: Theme, kind: LayerKind) -> Vec<Shape> {
    let drawing = draw(scene, &View { theme, ..View::default() });
    drawing.layer(kind).iter().filter(|shape| !matches!(shape, Shape::Label(_))).cloned().collect()
}

/// The form of a candidate in a role, and its colour.
fn form(role: Role, theme: Theme) -> (Vec<Shape>, Rgb) {
    let mut scene = full();
    scene.highlights = vec![Highlight { role, spot: Spot::Candidate(candidate(&scene, 4, 4, 5)) }];
    let paper = theme.colour(Paint::Paper);
    let mut colour = None;
    let plain = |shape: Shape, colour: &mut Option<Rgb>| {
        let pen = pen_of(&shape).map(|pen| pen.colour);
        let (Shape::Path { fill, .. } | Shape::Rectangle { fill, .. } | Shape::Circle { fill, .. }) = &shape
        else {
            unreachable!("labels are left out")
        };
        let is_filled = fill.is_some_and(|fill| fill != paper && Some(fill) == pen.or(Some(fill)));
        *colour = colour.or(pen).or(*fill);
        let shape = shape.filled(if is_filled { Rgb::BLACK } else { Rgb::WHITE });
        match pen_of(&shape) {
            Some(pen) => shape.drawn(sudokit_draw::Pen { colour: Rgb::BLACK, ..pen }),
            None => shape,
        }
    };
    let shapes = shapes(&scene, theme, LayerKind::Nodes).into_iter();
    let shapes = shapes.map(|shape| plain(shape, &mut colour)).collect();
    (shapes, colour.expect("a form has a colour"))
}

#[test]
fn roles_that_meet_differ_in_form_and_colour() {
    let pairs = meeting();
    assert!(pairs.len() > 20 && EXAMPLES.len() > 100);
    for &(one, other) in &pairs {
        for theme in [Theme::light(), Theme::dark(), Theme::print()] {
            let [(form, colour), (other_form, other_colour)] =
                [one, other].map(|role| form(role, theme.clone()));
            assert_ne!(form, other_form, "{one:?} and {other:?}");
            // Both are on the side of what is true. A chain of sets of cells has them in one
            // picture, as discs and squares.
            let are_alike = (one, other) == (Role::On, Role::Pattern);
            assert_eq!(
                colour == other_colour,
                are_alike || theme == Theme::print(),
                "{one:?} and {other:?}: {colour}"
            );
        }
    }
}

/// Whether a shape is a straight line from the lower left to the upper right of a point.
fn is_stroke(shape: &Shape, scene: &Scene) -> bool {
    let Shape::Path { path, fill: None, .. } = shape else { return false };
    let [sudokit_draw::Segment::Move(from), sudokit_draw::Segment::Line(to)] = path.segments() else {
        return false;
    };
    let middle = (*from + *to) * 0.5;
    let board = crate::measure::Board::new(scene, &View::default());
    (middle - board.place(candidate(scene, 4, 4, 5))).length() < 0.01 && from.x < to.x && from.y > to.y
}

#[test]
fn candidates_that_are_ruled_out_are_struck() {
    let mut scene = full();
    let own = candidate(&scene, 4, 4, 5);
    scene.highlights = vec![Highlight { role: Role::Victim, spot: Spot::Candidate(own) }];
    let strokes = |scene: &Scene, theme: Theme| {
        shapes(scene, theme, LayerKind::Nodes).iter().filter(|shape| is_stroke(shape, scene)).count()
    };
    assert_eq!(strokes(&scene, Theme::light()), 1);
    // In a chain, they keep the form of their claim.
    for (claim, circles) in [(Claim::is(own), 1), (Claim::is_not(own), 1)] {
        scene.chain = Chain { claims: vec![claim], ..Chain::default() };
        assert_eq!(strokes(&scene, Theme::light()), 1);
        assert_eq!(strokes(&scene, Theme::print()), 1);
        let forms = shapes(&scene, Theme::light(), LayerKind::Nodes);
        assert!(is_stroke(&forms[0], &scene), "below the form, so that the digit stays readable");
        assert_eq!(forms.iter().filter(|form| matches!(form, Shape::Circle { .. })).count(), circles);
    }
    scene.highlights[0].role = Role::On;
    assert_eq!(strokes(&scene, Theme::light()), 0);
}

#[test]
fn placed_digits_have_two_rings() {
    for content in [Content::Candidates(DigitSet::full(9)), Content::EMPTY] {
        let mut scene = empty(9);
        let own = candidate(&scene, 4, 4, 5);
        scene.set(own.cell, content);
        scene.highlights = vec![Highlight { role: Role::Placed, spot: Spot::Candidate(own) }];
        let rings = shapes(&scene, Theme::light(), LayerKind::Nodes);
        let [
            Shape::Circle { centre, radius, pen: Some(_), .. },
            Shape::Circle { centre: inner_centre, radius: inner, pen: Some(pen), fill: None },
        ] = &rings[..]
        else {
            panic!("two rings: {rings:?}")
        };
        assert_eq!(centre, inner_centre);
        assert!(radius - inner > 1.5 * pen.width, "there is a gap between them");
    }
}

#[test]
fn groups_have_a_line_around_them() {
    for (truth, is_solid) in [(Truth::Is, true), (Truth::IsNot, false)] {
        let mut scene = full();
        let at = |row, column| candidate(&scene, row, column, 5);
        let cells = vec![at(3, 3).cell, at(4, 4).cell, at(5, 3).cell];
        let claim = Claim { digit: Digit::new(5), cells, truth };
        scene.chain = Chain { claims: vec![claim.clone()], ..Chain::default() };
        let forms = shapes(&scene, Theme::light(), LayerKind::Nodes);
        let (line, forms) = forms.split_first().unwrap();
        assert_eq!(forms.len(), 3);
        for form in forms {
            assert!(ink(form).excess(ink(line)) < 0.0, "{form:?} is inside of the line");
        }
        assert_eq!(pen_of(line).unwrap().dash == Dash::Solid, is_solid);
    }
}

#[test]
fn links_differ_by_their_dashes() {
    let mut scene = full();
    let claims = [candidate(&scene, 0, 0, 5), candidate(&scene, 4, 4, 5)].map(Claim::is);
    let dashes = [Inference::Strong, Inference::Weak, Inference::Step].map(|inference| {
        scene.chain = Chain::new(&claims, [ChainLink { from: 0, to: 1, inference }]);
        pen_of(&shapes(&scene, Theme::print(), LayerKind::Links)[1]).unwrap().dash
    });
    let [Dash::Solid, Dash::Dashed { dash: weak, gap }, Dash::Dashed { dash: step, .. }] = dashes else {
        panic!("strong links are solid: {dashes:?}")
    };
    assert!(weak > gap && weak > 2.0 * step, "dashes are longer than dots");
}

/// The lines that a scene has among its tints.
fn lines(scene: &Scene) -> Vec<Shape> {
    let shapes = shapes(scene, Theme::print(), LayerKind::Tints);
    shapes.into_iter().filter(|shape| pen_of(shape).is_some()).collect()
}

#[test]
fn houses_and_cells_have_lines_of_their_own() {
    let line = |role, spot: fn(&Scene) -> Spot| {
        let mut scene = empty(9);
        scene.highlights = vec![Highlight { role, spot: spot(&scene) }];
        let [line] = &lines(&scene)[..] else { panic!("{role:?} has one line") };
        line.clone()
    };
    let row = |_: &Scene| Spot::House(House::new(HouseKind::Row, 3));
    let cell = |scene: &Scene| Spot::Cell(scene.geometry().cell(3, 3));
    for (spot, one, other) in [
        (row as fn(&Scene) -> Spot, Role::Base, Role::Cover),
        (cell, Role::OneGroup, Role::OtherGroup),
        (cell, Role::Pattern, Role::Cover),
        (cell, Role::Blocker, Role::Excluder),
        (cell, Role::Pattern, Role::Blocker),
    ] {
        let [one, other] = [one, other].map(|role| {
            let shape = line(role, spot);
            let pen = pen_of(&shape).unwrap();
            (pen.dash == Dash::Solid, matches!(shape, Shape::Rectangle { .. }))
        });
        assert_ne!(one, other);
    }
}

#[test]
fn states_have_forms_of_their_own() {
    let form = |state| {
        let mut scene = empty(9);
        scene.mark(scene.geometry().cell(4, 4), state);
        let mut shapes = shapes(&scene, Theme::print(), LayerKind::Tints);
        shapes.pop().map(|shape| shape.filled(Rgb::WHITE))
    };
    let forms = [CellState::Cursor, CellState::Selected, CellState::Wrong, CellState::Conflict].map(form);
    for (index, form) in forms.iter().enumerate() {
        assert!(form.is_some() && !forms[..index].contains(form), "{index}");
    }
}
