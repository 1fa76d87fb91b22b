//! How well links avoid what is on the board, counted on the chains of two files of puzzles.
//!
//! The weights of the router were chosen with the puzzles of `tuned.txt`. The figures count for
//! those of `fresh.txt`, which come from other seeds. `sudoku create -n 25 --seed 11 --rating
//! 6.6..7.4 --to line` makes such puzzles.

use std::fmt;

use sudokit::logic::{LogicSolver, Order};
use sudokit::{Alphabet, Candidate, Puzzle};
use sudokit_draw::{Drawing, Label, LayerKind, Point, Scene, Shape, View, draw};

use crate::measure::{labels, nodes, points};

/// Labels of at least this size are digits.
const DIGIT_SIZE: f32 = 40.0;

/// The links of some pictures, and how many of them cover something.
#[derive(Default)]
struct Count {
    chains: usize,
    links: usize,
    digits: usize,
    candidates: usize,
    nodes: usize,
    outside: usize,
    /// Pairs of links that cross.
    crossings: usize,
}

impl Count {
    fn percent(&self, count: usize) -> f64 {
        100.0 * count as f64 / self.links as f64
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { chains, links, outside, crossings, .. } = self;
        let [digits, candidates, nodes] =
            [self.digits, self.candidates, self.nodes].map(|count| self.percent(count));
        write!(
            f,
            "{chains} chains, {links} links; over digits {digits:.2} %, candidates {candidates:.2} %, \
             other nodes {nodes:.2} %, outside {outside}; {:.2} crossings in a picture",
            *crossings as f64 / *chains as f64
        )
    }
}

/// An ellipse that something on the board fills.
struct Ink {
    middle: Point,
    half: Point,
}

impl Ink {
    /// A little less than the digit, so that a link may touch its edge.
    fn of(label: &Label) -> Self {
        let middle = label.at - Point::new(0.0, 0.357 * label.size);
        let half = Point::new(0.5 * 0.5 * label.size, 0.5 * 0.714 * label.size) * 0.9;
        Self { middle, half }
    }

    fn holds(&self, at: Point) -> bool {
        let away = at - self.middle;
        let (x, y) = (away.x / self.half.x, away.y / self.half.y);
        x * x + y * y < 1.0
    }
}

fn count_picture(scene: &Scene, drawing: &Drawing, count: &mut Count) {
    let pitch = 30.0;
    let nodes: Vec<(Candidate, Point)> = {
        let places = labels(drawing, LayerKind::Nodes).map(|label| Ink::of(label).middle);
        nodes(scene).into_iter().zip(places).collect()
    };
    let is_node = |at: Point| nodes.iter().any(|(_, node)| (*node - at).length() < 2.0);
    let (digits, candidates): (Vec<&Label>, Vec<&Label>) =
        labels(drawing, LayerKind::Digits).partition(|label| label.size >= DIGIT_SIZE);
    let ink = |labels: Vec<&Label>| -> Vec<Ink> {
        labels.into_iter().map(Ink::of).filter(|ink| !is_node(ink.middle)).collect()
    };
    let (digits, candidates) = (ink(digits), ink(candidates));
    // A link is a wide line in the colour of the paper, a line and a head.
    let links = drawing.layer(LayerKind::Links).chunks(3);
    let mut lines: Vec<Vec<Point>> = Vec::new();
    for (shapes, link) in links.zip(&scene.chain.links) {
        let [Shape::Path { .. }, Shape::Path { path, .. }, Shape::Path { path: head, .. }] = shapes else {
            panic!("not a link: {shapes:?}")
        };
        let mut line = points(path, 200);
        line.extend(points(head, 1).first());
        let claims = [&scene.chain.claims[link.from], &scene.chain.claims[link.to]];
        let is_own =
            |candidate: Candidate| claims.iter().any(|claim| claim.candidates().any(|own| own == candidate));
        let others: Vec<Ink> = nodes
            .iter()
            .filter(|(candidate, _)| !is_own(*candidate))
            .map(|&(_, middle)| Ink { middle, half: Point::new(0.455, 0.455) * pitch })
            .collect();
        let covers = |ink: &[Ink]| ink.iter().any(|ink| line.iter().any(|&at| ink.holds(at)));
        let board = 7.0..drawing.width - 7.0;
        count.links += 1;
        count.digits += usize::from(covers(&digits));
        count.candidates += usize::from(covers(&candidates));
        count.nodes += usize::from(covers(&others));
        count.outside += usize::from(line.iter().any(|at| !board.contains(&at.x) || !board.contains(&at.y)));
        count.crossings += lines.iter().filter(|other| cross(other, &line)).count();
        lines.push(line);
    }
    count.chains += 1;
}

/// Whether two lines cross somewhere.
fn cross(a: &[Point], b: &[Point]) -> bool {
    a.iter().step_by(2).any(|a| b.iter().step_by(2).any(|b| (*a - *b).length() < 2.0))
}

fn count_file(puzzles: &str) -> Count {
    let mut count = Count::default();
    let mut time = std::time::Duration::ZERO;
    for line in puzzles.lines() {
        let puzzle: Puzzle = line.parse().expect("a puzzle");
        let alphabet = Alphabet::usual(9);
        let mut solver = LogicSolver::in_order(Order::Explainer, puzzle.candidates());
        while let Some(step) = solver.next_step() {
            let explanation = step.explain(solver.candidates(), &alphabet);
            if (3..=20).contains(&explanation.links.len()) {
                let scene =
                    Scene::of(solver.candidates(), &alphabet).found_since(&puzzle).explaining(&explanation);
                let start = std::time::Instant::now();
                let drawing = draw(&scene, &View::default());
                time += start.elapsed();
                count_picture(&scene, &drawing, &mut count);
            }
            solver.apply(&step);
        }
    }
    println!("{:?} a picture", time / count.chains as u32);
    count
}

#[test]
fn links_avoid_what_is_on_the_board() {
    for (name, puzzles) in [("tuned", include_str!("tuned.txt")), ("fresh", include_str!("fresh.txt"))] {
        let count = count_file(puzzles);
        println!("{name}: {count}");
        assert!(count.chains > 100, "{name}: {count}");
        assert!(count.percent(count.digits) <= 1.5, "{name}: {count}");
        assert!(count.percent(count.candidates) <= 8.0, "{name}: {count}");
        assert!(count.percent(count.nodes) <= 0.5, "{name}: {count}");
        assert_eq!(count.outside, 0, "{name}: {count}");
    }
}
