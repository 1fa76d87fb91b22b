//! Links of random chains: each is there, ends where it should, and stays on the board.

use proptest::prelude::*;
use sudokit::Candidate;
use sudokit::logic::explain::Inference;
use sudokit::logic::reason::Claim;
use sudokit_draw::{Chain, Dash, Drawing, LayerKind, Path, Point, Scene, Segment, Shape, View, draw};
use sudokit_testkit::budget;

use crate::measure::{Board, area, labels, nodes, pen_of, points};
use crate::scenes::{classic, empty, explained, usual_board, view};

/// The radius of the form around a candidate, the same with the line around its group, and the gap
/// before a link begins; as shares of the pitch.
const NODE: f32 = 0.455;
const GROUP: f32 = NODE * 1.34;
const GAP: f32 = 0.075;

/// The radius of the form around a digit, and how large its symbol is at least.
const LARGE: f32 = 36.0;
const LARGE_SYMBOL: f32 = 45.0;

/// A candidate with a role, where its form is, and the radius of the form.
struct Form {
    candidate: Candidate,
    at: Point,
    radius: f32,
}

fn forms(scene: &Scene, drawing: &Drawing, board: &Board) -> Vec<Form> {
    let labels: Vec<_> = labels(drawing, LayerKind::Nodes).collect();
    let nodes = nodes(scene);
    assert_eq!(labels.len(), nodes.len(), "each candidate has one form");
    let form = |(candidate, label): (Candidate, &sudokit_draw::Label)| {
        let radius = if label.size > LARGE_SYMBOL { LARGE } else { NODE * board.pitch };
        Form { candidate, at: area(label).middle(), radius }
    };
    nodes.into_iter().zip(labels).map(form).collect()
}

/// Where a link to a claim can end: the middles of its forms, and the distance from them.
fn ends(claim: &Claim, forms: &[Form], board: &Board) -> Vec<(Point, f32)> {
    let own = forms.iter().filter(|form| claim.candidates().any(|candidate| candidate == form.candidate));
    let reach = |form: &Form| if claim.cells.len() > 1 { GROUP * board.pitch } else { form.radius };
    own.map(|form| (form.at, reach(form) + GAP * board.pitch)).collect()
}

/// How far a point is from the circle around the nearest end.
fn miss(at: Point, ends: &[(Point, f32)]) -> f32 {
    let distance = |&(middle, _): &(Point, f32)| (at - middle).length();
    let nearest =
        ends.iter().min_by(|a, b| distance(a).total_cmp(&distance(b))).expect("a claim has candidates");
    (distance(nearest) - nearest.1).abs()
}

/// A link as it is drawn.
struct Line<'a> {
    path: &'a Path,
    head: &'a Path,
    shape: &'a Shape,
}

fn line(shapes: &[Shape; 3]) -> Line<'_> {
    let [Shape::Path { path: below, .. }, shape @ Shape::Path { path, .. }, Shape::Path { path: head, .. }] =
        shapes
    else {
        panic!("a link is a wide line, a line and a head: {shapes:?}")
    };
    assert_eq!(below, path);
    Line { path, head, shape }
}

fn lines(drawing: &Drawing) -> Vec<Line<'_>> {
    let (links, rest) = drawing.layer(LayerKind::Links).as_chunks();
    assert!(rest.is_empty());
    links.iter().map(line).collect()
}

fn first(path: &Path) -> Point {
    match path.segments() {
        [Segment::Move(at), ..] => *at,
        other => panic!("a path begins with a move: {other:?}"),
    }
}

fn check_links(scene: &Scene, view: &View) {
    let drawing = draw(scene, view);
    let board = Board::new(scene, view);
    let forms = forms(scene, &drawing, &board);
    let ends = |claim: usize| ends(&scene.chain.claims[claim], &forms, &board);
    let are_apart = |from: &[(Point, f32)], to: &[(Point, f32)]| {
        from.iter().any(|(from, _)| to.iter().any(|(to, _)| from != to))
    };
    let links = scene.chain.links.iter().map(|link| (link, ends(link.from), ends(link.to)));
    let links: Vec<_> = links.filter(|(_, from, to)| are_apart(from, to)).collect();
    let lines = lines(&drawing);
    assert_eq!(lines.len(), links.len(), "each link between two places has a line");
    for ((link, from, to), line) in links.iter().zip(&lines) {
        let misses = [miss(first(line.path), from), miss(first(line.head), to)];
        assert!(misses.iter().all(|&miss| miss < 0.02), "{link:?} misses by {misses:?}");
        for at in points(line.path, 60).into_iter().chain(points(line.head, 1)) {
            assert!(
                board.holds(at),
                "{link:?} leaves the board at {at:?}: {:?} {:?}, {}",
                line.path,
                line.head,
                board.pitch
            );
        }
        let dash = pen_of(line.shape).expect("a link has a pen").dash;
        match link.inference {
            Inference::Strong => assert_eq!(dash, Dash::Solid),
            _ => assert_ne!(dash, Dash::Solid),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(150, 3000)))]

    #[test]
    fn links_end_at_their_candidates(scene in explained(usual_board()), view in view()) {
        check_links(&scene, &view);
    }

    /// Many links between few claims are drawn next to each other.
    #[test]
    fn crowded_links_stay_on_the_board(scene in explained(Just(classic()))) {
        let mut scene = scene;
        let links = scene.chain.links.iter().copied();
        let back = scene.chain.links.iter().map(|link| sudokit_draw::ChainLink { from: link.to, to: link.from, ..*link });
        scene.chain = Chain::new(&scene.chain.claims, links.chain(back));
        check_links(&scene, &View::default());
    }
}

#[test]
fn a_board_without_a_chain_has_no_links() {
    assert!(lines(&draw(&empty(9), &View::default())).is_empty());
}
