//! The print theme: only grays, no line or text that is too small for paper.
//!
//! The sizes are those that printers of books ask for. Where a cell is too small for them, text is
//! as large as there is room: a candidate of a 9x9 board needs a cell of 26 points, and so on. So
//! each test has the width of the smallest cell for which its promise is true.

use proptest::collection::vec;
use proptest::prelude::*;
use sudokit::{Alphabet, DigitSet, Geometry};
use sudokit_draw::{
    Content, Drawing, Label, LayerKind, Pen, Rgb, Scene, Shape, Size, Theme, View, Visibility, draw,
};
use sudokit_testkit::budget;

use crate::measure::{Board, pen_of};
use crate::scenes::{Throw, any_scene, classic, explained, sane_mark, throw, usual_board, view};

/// The least sizes in points.
const LINE: f32 = 0.75;
const TEXT: f32 = 7.0;

/// The lightest gray of an area that prints: a tenth of black.
const LIGHTEST: u8 = 229;

/// A view of the print theme in which a cell of the scene has this width in points.
fn print_view(scene: &Scene, view: &View, cell: f32) -> View {
    let view = View { theme: Theme::print(), ..view.clone() };
    let width = draw(scene, &view).width;
    View { size: Some(Size::Points(cell * width / 100.0)), ..view }
}

/// The colours inside of shapes and of their lines.
fn colours(drawing: &Drawing) -> Vec<Rgb> {
    let of_shape = |shape: &Shape| match shape {
        Shape::Path { fill, pen, .. }
        | Shape::Rectangle { fill, pen, .. }
        | Shape::Circle { fill, pen, .. } => [*fill, pen.map(|pen| pen.colour)],
        Shape::Label(label) => [Some(label.colour), None],
    };
    drawing.shapes().flat_map(of_shape).flatten().chain([drawing.paper]).collect()
}

/// The lines that are not in the colour of the paper, which only keep others apart.
fn pens(drawing: &Drawing) -> impl Iterator<Item = Pen> {
    drawing.shapes().filter_map(pen_of).filter(|pen| pen.colour != drawing.paper)
}

fn labels(drawing: &Drawing) -> impl Iterator<Item = (LayerKind, &Label)> {
    drawing.layers().iter().flat_map(|layer| {
        layer.shapes.iter().filter_map(|shape| match shape {
            Shape::Label(label) => Some((layer.kind, label)),
            _ => None,
        })
    })
}

fn check_text(drawing: &Drawing) {
    for (kind, label) in labels(drawing) {
        let size = label.size * drawing.points_per_unit();
        assert!(size > TEXT - 0.01, "{size} points in {kind:?}: {label:?}");
    }
}

/// Digits, candidates and as many notes as there is room for, in turn.
fn filled(board: &Geometry, seed: &Throw) -> Scene {
    let mut scene = Scene::new(board.clone(), Alphabet::usual(board.side()));
    for cell in board.cells() {
        let throw = Throw { bits: seed.bits.rotate_left(cell.index() as u32 * 7), ..*seed };
        let few = |count| throw.digits(board).into_iter().take(count).collect::<DigitSet>();
        let content = match cell.index() % 5 {
            0 => Content::Given(throw.digit(board)),
            1 => Content::Candidates(throw.digits(board)),
            2 => Content::Notes { corner: throw.digits(board), centre: DigitSet::EMPTY },
            3 => Content::Notes { corner: few(6), centre: few(3) },
            _ => Content::Notes { corner: DigitSet::EMPTY, centre: few(5) },
        };
        scene.set(cell, content);
    }
    "Hidden pair".clone_into(&mut scene.title);
    scene
}

fn around(legend: Visibility) -> View {
    View { labels: Visibility::Shown, legend, caption: Visibility::Shown, ..View::default() }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(80, 2000)))]

    #[test]
    fn everything_is_gray(scene in any_scene(), view in view()) {
        let drawing = draw(&scene, &View { theme: Theme::print(), ..view });
        for colour in colours(&drawing) {
            prop_assert!(colour.is_gray(), "{}", colour);
            prop_assert!(colour == Rgb::WHITE || colour.red <= LIGHTEST, "{} does not print", colour);
        }
    }

    /// Lines need cells of 10.8 points, and those around candidates a distance of 5.5 points
    /// between candidates.
    #[test]
    fn lines_are_wide_enough(scene in explained(usual_board()), view in view(), more in 0.0..60.0_f32) {
        let pitch = Board::new(&scene, &view).pitch / 100.0;
        let view = print_view(&scene, &view, 10.8_f32.max(5.5 / pitch) + more);
        let drawing = draw(&scene, &view);
        for pen in pens(&drawing) {
            let width = pen.width * drawing.points_per_unit();
            prop_assert!(width > LINE - 0.001, "{} points: {:?}", width, pen);
        }
    }

    #[test]
    fn digits_and_notes_are_large_enough(seed in throw(), more in 0.0..20.0_f32) {
        let scene = filled(&classic(), &seed);
        check_text(&draw(&scene, &print_view(&scene, &around(Visibility::Hidden), 26.0 + more)));
    }

    #[test]
    fn marks_are_large_enough(seed in throw(), throws in vec(throw(), 1..8), more in 0.0..20.0_f32) {
        let mut scene = filled(&classic(), &seed);
        scene.marks = throws.into_iter().map(|throw| sane_mark(&classic(), throw)).collect();
        check_text(&draw(&scene, &print_view(&scene, &around(Visibility::Hidden), 32.0 + more)));
    }

    #[test]
    fn chains_and_legends_are_large_enough(scene in explained(Just(classic())), more in 0.0..20.0_f32) {
        let mut clean = filled(&classic(), &Throw { kind: 0, place: 0, number: 3, bits: 0x1234_5678_9abc });
        (clean.highlights, clean.chain) = (scene.highlights, scene.chain);
        check_text(&draw(&clean, &print_view(&clean, &around(Visibility::Shown), 37.1 + more)));
    }
}
