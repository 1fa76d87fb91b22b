//! Pictures of pixels.

use proptest::prelude::*;
use sudokit_draw::{
    Anchor, Drawing, Fonts, Label, LayerKind, Path, Pen, Point, Rgb, Shape, Size, Theme, Weight, draw,
};
use sudokit_testkit::budget;

use super::support::{HARD, Image, chain, full, givens, hash, labelled, plain, sample, shaped};

fn png(drawing: &Drawing) -> Vec<u8> {
    drawing.to_png(&Fonts::built_in()).unwrap()
}

fn error(drawing: &Drawing) -> String {
    drawing.to_png(&Fonts::built_in()).unwrap_err().to_string()
}

#[test]
fn the_size_is_that_of_the_drawing() {
    let mut drawing = sample();
    drawing.size = Size::Pixels(321.4);
    let image = Image::read(&png(&drawing));
    assert_eq!((image.width, image.height, image.resolution), (321, 161, None));
    // On paper, an inch has 300 pixels.
    drawing.size = Size::Points(72.0);
    let image = Image::read(&png(&drawing));
    assert_eq!((image.width, image.height, image.resolution), (300, 150, Some(11811)));
    drawing.size = Size::Pixels(0.1);
    let image = Image::read(&png(&drawing));
    assert_eq!((image.width, image.height), (1, 1));
}

#[test]
fn colours_are_at_their_places() {
    let mut drawing = sample();
    drawing.size = Size::Pixels(400.0);
    let image = Image::read(&png(&drawing));
    let at = |x: usize, y: usize| image.at(2 * x, 2 * y);
    let paper = [250, 250, 240];
    assert_eq!(at(1, 1), paper);
    // A rectangle, one with round corners and a line around it, a circle, a polygon.
    assert_eq!((at(25, 20), at(9, 9), at(41, 31)), ([200, 30, 30], paper, paper));
    assert_eq!((at(65, 20), at(65, 10), at(50, 10)), ([20, 60, 200], [0; 3], paper));
    assert_eq!((at(110, 20), at(110, 33)), ([128; 3], paper));
    assert_eq!((at(150, 25), at(142, 12)), ([20, 60, 200], paper));
    // The line of a curve is as wide as its pen.
    assert_eq!((at(10, 90), at(90, 80), at(90, 84)), ([0, 120, 0], [0, 120, 0], paper));
}

#[test]
fn dashes_have_gaps() {
    let line = Path::line(Point::new(20.0, 50.0), Point::new(180.0, 50.0));
    let image =
        Image::read(&png(&shaped(Shape::path(line).drawn(Pen::new(Rgb::BLACK, 4.0).dashed(20.0, 10.0)))));
    let is_ink = |x: usize| image.at(x, 50) == [0; 3];
    assert!([21, 38, 51, 68, 81].into_iter().all(is_ink));
    assert!(![18, 41, 48, 71, 78].into_iter().any(is_ink));
}

#[test]
fn digits_are_in_their_cells() {
    // A board with margins of 7 units has 914 of them.
    let image = Image::read(&png(&draw(&givens(HARD), &plain(Size::Pixels(914.0)))));
    for (index, c) in HARD.chars().enumerate() {
        let [left, top] = [index % 9, index / 9].map(|number| 7 + 100 * number + 10);
        let darkness = image.darkness([left, top, 80, 80]);
        assert_eq!(darkness > 15.0, c != '.', "cell {index}: {darkness}");
    }
}

#[test]
fn labels_begin_end_or_have_their_middle_at_a_point() {
    let label = Label::centred("H", Point::new(100.0, 50.0), 40.0, Rgb::BLACK);
    let width = label.width();
    let ink = |anchor| {
        let label = label.clone().anchored(anchor);
        Image::read(&png(&labelled(label))).ink().unwrap()
    };
    let [left, right, top, bottom] = ink(Anchor::Middle);
    assert_eq!((left + right).div_ceil(2), 100);
    assert_eq!(top + bottom, 99);
    let half = usize::from((0..100_u8).find(|&half| f32::from(half) > width / 2.0 - 0.5).unwrap());
    assert_eq!(ink(Anchor::Start), [left + half, right + half, top, bottom]);
    assert_eq!(ink(Anchor::End), [left - half, right - half, top, bottom]);
    // Bold lines cover more.
    let covered = |label| Image::read(&png(&labelled(label))).darkness([50, 20, 100, 60]);
    assert!(covered(label.clone().bold()) > 1.3 * covered(label));
}

#[test]
fn few_colours_become_a_palette() {
    let is_indexed = |theme| {
        let view = full(theme, Size::Pixels(300.0));
        [givens(HARD), chain()].map(|scene| Image::read(&png(&draw(&scene, &view))).is_indexed)
    };
    assert_eq!(is_indexed(Theme::print()), [true, true]);
    assert_eq!(is_indexed(Theme::light()), [true, false]);
}

/// A classic board with a chain has 95 kB, and takes 25 ms in a release build.
#[test]
fn pictures_for_the_screen_are_small() {
    let file = png(&draw(&chain(), &full(Theme::light(), Size::Pixels(1000.0))));
    assert!((40_000..130_000).contains(&file.len()), "{}", file.len());
}

#[test]
fn the_same_drawing_has_the_same_bytes() {
    assert_eq!(hash(&png(&sample())), 0x0999_6198_659d_e3bd);
    let drawing = draw(&chain(), &full(Theme::dark(), Size::Pixels(200.0)));
    assert_eq!(png(&drawing), png(&drawing));
}

#[test]
fn what_cannot_be_drawn_is_refused_with_a_sentence() {
    let mut drawing = sample();
    drawing.size = Size::Pixels(30_000.0);
    let most = "choose at most 20000 on each side and 100 million together";
    assert_eq!(error(&drawing), format!("the picture would have 30000 x 15000 pixels: {most}"));
    drawing.size = Size::Pixels(15_000.0);
    assert_eq!(error(&drawing), format!("the picture would have 15000 x 7500 pixels: {most}"));
    drawing.size = Size::Points(f32::MAX);
    assert_eq!(error(&drawing), format!("the picture would have 4294967295 x 4294967295 pixels: {most}"));
    for size in [0.0, -1.0, f32::NAN, f32::INFINITY] {
        drawing.size = Size::Pixels(size);
        assert_eq!(error(&drawing), "the width and the height of a picture must be positive numbers");
    }
    drawing.size = Size::Pixels(100.0);
    drawing.width = 0.0;
    assert_eq!(error(&drawing), "the width and the height of a picture must be positive numbers");
    for place in [1e4, f32::NAN, f32::INFINITY, f32::MAX] {
        let circle = shaped(Shape::circle(Point::new(place, 0.0), 1.0));
        assert_eq!(
            error(&circle),
            "a shape is far outside of the picture, or one of its coordinates is not a number"
        );
    }
}

#[test]
fn shapes_without_an_area_are_no_problem() {
    let at = Point::new;
    let pen = Pen::new(Rgb::BLACK, 2.0);
    let shapes = [
        Shape::path(Path::default()).filled(Rgb::BLACK).drawn(pen),
        Shape::path(Path::line(at(5.0, 5.0), at(5.0, 5.0))).filled(Rgb::BLACK).drawn(pen),
        Shape::circle(at(20.0, 20.0), 0.0).filled(Rgb::BLACK).drawn(pen),
        Shape::circle(at(20.0, 20.0), -5.0).filled(Rgb::BLACK).drawn(pen),
        Shape::rectangle(at(20.0, 20.0), 0.0, -5.0).rounded(3.0).filled(Rgb::BLACK).drawn(pen),
        Shape::circle(at(50.0, 50.0), 9.0).drawn(pen.dashed(0.0, 0.0)),
        Shape::circle(at(50.0, 50.0), 9.0).drawn(pen.dashed(f32::NAN, -1.0)),
        Shape::circle(at(50.0, 50.0), 9.0).drawn(Pen::new(Rgb::BLACK, -2.0)),
        Shape::Label(Label::centred("", at(50.0, 50.0), 20.0, Rgb::BLACK)),
        Shape::Label(Label::centred("7", at(50.0, 50.0), 0.0, Rgb::BLACK)),
        Shape::Label(Label::centred("7", at(50.0, 50.0), -9.0, Rgb::BLACK)),
    ];
    for shape in shapes {
        let drawing = shaped(shape);
        Image::read(&png(&drawing));
        drawing.to_pdf(&Fonts::built_in()).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(200, 20_000)))]

    #[test]
    fn no_shape_stops_the_writers(
        numbers in prop::array::uniform8(prop_oneof![
            -300.0_f32..300.0,
            any::<f32>(),
            prop::sample::select(vec![0.0, 1e-6, 100.0, 250.0, 499.0]),
        ]),
        text in "[0-9a-zé]{0,4}",
        kind in 0..5,
    ) {
        let [a, b, c, d, e, f, g, h] = numbers;
        let at = Point::new;
        let shape = match kind {
            0 => Shape::path(Path::curve([at(a, b), at(c, d), at(e, f), at(g, h)])),
            1 => Shape::path(Path::polygon([at(a, b), at(c, d), at(e, f)])),
            2 => Shape::rectangle(at(a, b), c, d).rounded(e),
            3 => Shape::circle(at(a, b), c),
            _ => Shape::Label(Label::centred(text, at(a, b), c, Rgb::BLACK)),
        };
        let pen = Pen::new(Rgb::new(200, 0, 0), g);
        for pen in [pen, pen.dashed(f, h)] {
            let drawing = shaped(shape.clone().filled(Rgb::BLACK).drawn(pen));
            let fonts = Fonts::built_in();
            prop_assert_eq!(drawing.to_png(&fonts).is_ok(), drawing.to_pdf(&fonts).is_ok());
        }
    }
}

#[test]
fn the_table_of_widths_is_that_of_the_built_in_font() {
    let fonts = Fonts::built_in();
    for weight in [Weight::Regular, Weight::Bold] {
        for c in ' '..='~' {
            let (own, table) = (fonts.width(&c.to_string(), weight).unwrap(), weight.width(&c.to_string()));
            assert!((own - table).abs() < 1e-3, "{c}: {own} instead of {table}");
        }
    }
}

#[test]
fn layers_cover_those_below() {
    let mut drawing = shaped(Shape::circle(Point::new(50.0, 50.0), 20.0).filled(Rgb::BLACK));
    let small = Shape::circle(Point::new(50.0, 50.0), 5.0).filled(Rgb::new(255, 0, 0));
    drawing.layer_mut(LayerKind::Tints).push(small.clone());
    assert_eq!(Image::read(&png(&drawing)).at(50, 50), [0; 3]);
    drawing.layer_mut(LayerKind::Nodes).push(small);
    assert_eq!(Image::read(&png(&drawing)).at(50, 50), [255, 0, 0]);
}
