//! The marks of variants: each is drawn, and where it belongs.

use std::collections::BTreeSet;

use proptest::prelude::*;
use sudokit::Cell;
use sudokit_draw::{
    Diagonal, DotStyle, Drawing, LayerKind, LineStyle, Mark, Point, Scene, Segment, ShadeStyle, Shape, View,
    draw,
};
use sudokit_testkit::budget;

use crate::measure::{Area, Board, ink, labels, pen_of, points};
use crate::scenes::{empty, sane_mark, throw, usual_board, view};

/// The drawing of one mark, and of the same board without it.
fn draw_mark(mark: &Mark, scene: &Scene, view: &View) -> [Drawing; 2] {
    let mut marked = scene.clone();
    marked.marks = vec![mark.clone()];
    [draw(&marked, view), draw(scene, view)]
}

/// The shapes that a mark adds to a layer.
fn added([with, without]: &[Drawing; 2], kind: LayerKind) -> Vec<Shape> {
    with.layer(kind)[without.layer(kind).len()..].to_vec()
}

/// Signs on borders are above the lines of the board, backgrounds below everything.
const fn layer_of(mark: &Mark) -> LayerKind {
    match mark {
        Mark::Dot { .. } | Mark::Corner { .. } => LayerKind::Digits,
        Mark::Shade { .. } | Mark::Diagonal(_) => LayerKind::Tints,
        _ => LayerKind::Marks,
    }
}

fn middle(cells: &[Cell], board: &Board) -> Point {
    let sum = cells.iter().fold(Point::default(), |sum, &cell| sum + board.corner(cell));
    sum * (1.0 / cells.len() as f32) + Point::new(50.0, 50.0)
}

fn is_near(a: Point, b: Point) -> bool {
    (a - b).length() < 0.02
}

/// Whether every point of a path is in one of the cells.
fn is_inside(shape: &Shape, cells: &[Cell], board: &Board) -> bool {
    let Shape::Path { path, .. } = shape else { return false };
    let cells: BTreeSet<Cell> = cells.iter().copied().collect();
    points(path, 40).into_iter().all(|at| board.cell_at(at).is_some_and(|cell| cells.contains(&cell)))
}

fn check_mark(mark: &Mark, scene: &Scene, view: &View) {
    let drawings = draw_mark(mark, scene, view);
    let mut marked = scene.clone();
    marked.marks = vec![mark.clone()];
    let board = Board::new(&marked, view);
    let whole = Area { low: board.origin, high: board.origin + Point::new(board.width, board.width) };
    let shapes = added(&drawings, layer_of(mark));
    assert!(!shapes.is_empty(), "{mark:?} is drawn");
    match mark {
        Mark::Cage { cells, label } => {
            assert!(is_inside(&shapes[0], cells, &board), "{mark:?}");
            let half = pen_of(&shapes[0]).unwrap().width / 2.0;
            let Shape::Path { path, .. } = &shapes[0] else { unreachable!() };
            for at in points(path, 1) {
                let cell = board.corner(board.cell_at(at).unwrap());
                let away = [at.x - cell.x, cell.x + 100.0 - at.x, at.y - cell.y, cell.y + 100.0 - at.y];
                assert!(away.iter().all(|away| *away >= half), "the line is inside as well");
            }
            let labels: Vec<&str> =
                labels(&drawings[0], LayerKind::Marks).map(|label| &label.text[..]).collect();
            assert_eq!(labels.contains(&&label[..]), !label.is_empty());
        }
        Mark::Line { path, style } => {
            let cells: BTreeSet<Cell> = path.iter().copied().collect();
            let centres = path.iter().map(|&cell| middle(&[cell], &board));
            if !matches!(style, LineStyle::Arrow | LineStyle::Between) {
                let Shape::Path { path, .. } = &shapes[0] else { panic!("{mark:?} begins with its line") };
                let corners = path.segments().iter().filter_map(|segment| match segment {
                    Segment::Move(at) | Segment::Line(at) => Some(*at),
                    _ => None,
                });
                assert!(corners.zip(centres).all(|(corner, centre)| is_near(corner, centre)));
            }
            assert!(shapes.iter().all(|shape| ink(shape).excess(whole) < 0.0), "{mark:?}");
            assert!(!cells.is_empty());
        }
        Mark::Dot { between, style } => {
            let at = middle(between, &board);
            // Between neighbours, this is the middle of their border.
            let is_on_border = |at: Point| {
                let within = |value: f32| ((value / 100.0).fract() - 0.5).abs() < 0.01;
                let near = at - board.origin;
                within(near.x) != within(near.y)
            };
            assert!(is_on_border(at));
            let ink = ink(&shapes[0]);
            let is_centred = is_near(ink.middle(), at);
            assert!(
                is_centred || *style == DotStyle::Less && ink.low.x < at.x && ink.high.x > at.x,
                "{mark:?}"
            );
        }
        Mark::Corner { of, .. } => {
            assert!(
                matches!(&shapes[0], Shape::Circle { centre, .. } if is_near(*centre, middle(of, &board)))
            );
        }
        Mark::Shade { cells, style } => {
            assert_eq!(shapes.len(), cells.len());
            for (shape, &cell) in shapes.iter().zip(cells) {
                assert!(is_near(ink(shape).middle(), middle(&[cell], &board)));
            }
            let lines = added(&drawings, LayerKind::Marks);
            match style {
                ShadeStyle::House => assert!(is_inside(&lines[0], cells, &board)),
                _ => assert!(lines.is_empty()),
            }
        }
        Mark::Diagonal(diagonal) => {
            let Shape::Path { path, .. } = &shapes[0] else { panic!("a diagonal is a line") };
            let [Segment::Move(from), Segment::Line(to)] = path.segments() else { panic!("{path:?}") };
            let (low, high) = (whole.low, whole.high);
            let [start, end] = match diagonal {
                Diagonal::Falling => [low, high],
                Diagonal::Rising => [Point::new(low.x, high.y), Point::new(high.x, low.y)],
            };
            assert!(is_near(*from, start) && is_near(*to, end));
        }
        Mark::Outside { text, .. } => {
            assert!(shapes.iter().all(|shape| ink(shape).overlap(whole) < 0.0), "{mark:?} is outside");
            assert!(labels(&drawings[0], LayerKind::Marks).any(|label| label.text == *text));
        }
        _ => unreachable!("there are no other marks"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(200, 4000)))]

    #[test]
    fn marks_are_where_they_belong(board in usual_board(), throw in throw(), view in view()) {
        let scene = Scene::new(board.clone(), sudokit::Alphabet::usual(board.side()));
        check_mark(&sane_mark(&board, throw), &scene, &view);
    }
}

#[test]
fn marks_of_no_cells_are_not_drawn() {
    let scene = empty(9);
    for mark in [
        Mark::Cage { cells: Vec::new(), label: "17".to_owned() },
        Mark::Line { path: Vec::new(), style: LineStyle::Thermometer },
        Mark::Shade { cells: Vec::new(), style: ShadeStyle::House },
    ] {
        let drawings = draw_mark(&mark, &scene, &View::default());
        for kind in LayerKind::ALL {
            assert!(added(&drawings, kind).is_empty(), "{mark:?}");
        }
    }
}

#[test]
fn lines_of_print_differ_without_colours() {
    let scene = empty(9);
    let view = View { theme: sudokit_draw::Theme::print(), ..View::default() };
    let path: Vec<Cell> = (0..3).map(|column| scene.geometry().cell(4, column)).collect();
    let styles = [
        LineStyle::Thermometer,
        LineStyle::Arrow,
        LineStyle::Between,
        LineStyle::Plain,
        LineStyle::Whisper,
        LineStyle::Renban,
        LineStyle::RegionSum,
    ];
    let drawn = styles.map(|style| {
        let mark = Mark::Line { path: path.clone(), style };
        let shapes = added(&draw_mark(&mark, &scene, &view), LayerKind::Marks);
        shapes
            .iter()
            .map(|shape| (ink(shape).low, pen_of(shape).map(|pen| (pen.width, pen.dash))))
            .collect::<Vec<_>>()
    });
    for (index, one) in drawn.iter().enumerate() {
        assert!(!drawn[..index].contains(one), "{:?}", styles[index]);
    }
}
