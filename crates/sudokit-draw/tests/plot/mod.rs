//! Histograms: bars are as long as their counts say, and everything can be read.

use proptest::prelude::*;
use roxmltree::Document;
use sudokit_draw::{
    Axis, Bar, Drawing, Histogram, Label, LayerKind, Plot, Point, Shape, Size, Theme, View, Visibility, plot,
};
use sudokit_testkit::budget;

fn histogram(axis: Axis, bars: &[(&str, u64)]) -> Histogram {
    let bars = bars.iter().map(|&(label, count)| Bar::new(label, count)).collect();
    Histogram { title: "Puzzles".to_owned(), subtitle: String::new(), axis, bars }
}

fn only(histogram: Histogram) -> Plot {
    Plot { histograms: vec![histogram], ..Plot::default() }
}

/// A histogram of numbers from 17 on.
fn numbers(axis: Axis, counts: impl IntoIterator<Item = u64>) -> Plot {
    let bars = (17..).zip(counts).map(|(number, count): (u32, u64)| Bar::new(number.to_string(), count));
    only(Histogram {
        title: "Puzzles by clues".to_owned(),
        subtitle: String::new(),
        axis,
        bars: bars.collect(),
    })
}

fn drawn(counts: &Plot) -> Drawing {
    plot(counts, &View { caption: Visibility::Shown, ..View::default() })
}

/// The corners of the bars, in their order.
fn bars(drawing: &Drawing) -> Vec<[Point; 2]> {
    let shapes = drawing.layer(LayerKind::Nodes).iter();
    shapes.filter(|shape| matches!(shape, Shape::Rectangle { .. })).map(Shape::bounds).collect()
}

fn labels(drawing: &Drawing, kind: LayerKind) -> Vec<&Label> {
    let shapes = drawing.layer(kind).iter();
    shapes.filter_map(|shape| if let Shape::Label(label) = shape { Some(label) } else { None }).collect()
}

fn texts(drawing: &Drawing, kind: LayerKind) -> Vec<&str> {
    labels(drawing, kind).into_iter().map(|label| label.text.as_str()).collect()
}

fn overlap([low, high]: [Point; 2], [other_low, other_high]: [Point; 2]) -> bool {
    low.x < other_high.x && other_low.x < high.x && low.y < other_high.y && other_low.y < high.y
}

/// Panics if something is outside of the drawing, or if a count covers another one or a column.
fn check(drawing: &Drawing) {
    for shape in drawing.shapes() {
        let [low, high] = shape.bounds();
        assert!(low.x >= 0.0 && low.y >= 0.0, "{shape:?}");
        assert!(high.x <= drawing.width && high.y <= drawing.height, "{shape:?}");
    }
    let badges = drawing.layer(LayerKind::Badges);
    for (index, count) in badges.iter().enumerate() {
        let bounds = count.bounds();
        assert!(badges[..index].iter().all(|other| !overlap(bounds, other.bounds())), "{count:?}");
        assert!(bars(drawing).iter().all(|&bar| !overlap(bounds, bar)), "{count:?}");
    }
    let svg = drawing.to_svg();
    let document = Document::parse(&svg).unwrap();
    let view = format!("0 0 {} {}", drawing.width, (drawing.height * 100.0).round() / 100.0);
    assert_eq!(document.root_element().attribute("viewBox"), Some(view.as_str()));
    let described = document.descendants().find(|node| node.has_tag_name("desc")).unwrap();
    assert!(described.text().is_some_and(|text| text.ends_with('.')), "{described:?}");
}

#[test]
fn bars_are_as_long_as_their_counts_say() {
    let counts = [3_u16, 0, 600, 300, 150];
    for axis in [Axis::Values, Axis::Steps, Axis::Names] {
        let drawing = drawn(&numbers(axis, counts.map(u64::from)));
        check(&drawing);
        let length = |[low, high]: [Point; 2]| match axis {
            Axis::Names => high.x - low.x,
            Axis::Values | Axis::Steps => high.y - low.y,
        };
        let lengths: Vec<f32> = bars(&drawing).into_iter().map(length).collect();
        let longest = lengths.iter().copied().fold(0.0, f32::max);
        let there = counts.iter().filter(|&&count| count > 0);
        assert_eq!(lengths.len(), 4, "{axis:?}");
        for (length, &count) in lengths.iter().zip(there) {
            let expected = longest * f32::from(count) / 600.0;
            assert!((length - expected).abs() < 0.5, "{axis:?} {count}: {length} instead of {expected}");
        }
    }
}

#[test]
fn bars_that_nobody_would_see_are_a_line() {
    for axis in [Axis::Values, Axis::Names] {
        let drawing = drawn(&numbers(axis, [1, 1_000_000]));
        let [low, high] = bars(&drawing)[0];
        let smallest = (high.x - low.x).min(high.y - low.y);
        assert!((0.9..1.1).contains(&smallest), "{axis:?} {smallest}");
        assert_eq!(texts(&drawing, LayerKind::Badges).len(), 2);
    }
}

/// A gap shows as a gap, because a number that does not occur has a bar of its own.
#[test]
fn columns_are_above_their_numbers() {
    for axis in [Axis::Values, Axis::Steps] {
        let drawing = drawn(&numbers(axis, [5, 0, 0, 5, 5]));
        let places: Vec<f32> = (17..22)
            .map(|number| {
                let is_number = |label: &&Label| label.text == number.to_string();
                labels(&drawing, LayerKind::Grid).into_iter().find(is_number).unwrap().at.x
            })
            .collect();
        let columns = bars(&drawing);
        for (place, [low, high]) in [places[0], places[3], places[4]].iter().zip(columns) {
            let above = match axis {
                Axis::Steps => low.x,
                Axis::Values | Axis::Names => f32::midpoint(low.x, high.x),
            };
            assert!((place - above).abs() < 1.0, "{axis:?}: {place}, {above}");
        }
    }
}

#[test]
fn every_count_is_at_its_bar_while_there_is_room() {
    let drawing = drawn(&numbers(Axis::Values, [12, 0, 1_234_567, 45_678]));
    assert_eq!(texts(&drawing, LayerKind::Badges), ["1,234,567", "45,678", "12"]);
    let lines: Vec<&str> = texts(&drawing, LayerKind::Grid).into_iter().take(3).collect();
    assert_eq!(lines, ["0", "500,000", "1,000,000"]);
    let names = histogram(Axis::Names, &[("Hidden single", 20), ("X-wing", 0)]);
    let drawing = drawn(&only(names));
    assert_eq!(texts(&drawing, LayerKind::Badges), ["20", "0"]);
    assert_eq!(texts(&drawing, LayerKind::Grid), ["0", "5", "10", "15", "20", "Hidden single", "X-wing"]);
}

/// The numbers at the axis are round, and the highest columns have their counts.
#[test]
fn sixty_columns_are_readable() {
    let drawing = drawn(&numbers(Axis::Values, (0..60).map(|index| 900 + index * 7 % 61)));
    check(&drawing);
    assert_eq!(bars(&drawing).len(), 60);
    let numbers: Vec<u32> =
        texts(&drawing, LayerKind::Grid).iter().filter_map(|text| text.parse().ok()).collect();
    let axis: Vec<u32> = numbers.into_iter().filter(|number| (17..77).contains(number)).collect();
    assert_eq!(axis[..4], [18, 20, 22, 24]);
    let counts = texts(&drawing, LayerKind::Badges);
    assert!(counts.len() >= 7 && counts[0] == "960", "{counts:?}");
}

#[test]
fn a_picture_of_many_techniques_is_higher_but_not_wider() {
    let names = |count: usize| {
        let names: Vec<String> =
            (1..=count).map(|number| format!("Unique rectangle type {number}")).collect();
        let bars: Vec<(&str, u64)> = names.iter().map(|name| (name.as_str(), 7)).collect();
        drawn(&only(histogram(Axis::Names, &bars)))
    };
    let (few, many) = (names(3), names(43));
    assert!((few.width - many.width).abs() < 0.01);
    check(&many);
    let height = (many.height - few.height) / 40.0;
    let letters = labels(&many, LayerKind::Badges)[0].size;
    assert!(height > 1.5 * letters && height < 2.5 * letters, "{height}");
    let names = texts(&many, LayerKind::Grid);
    assert!(names.contains(&"Unique rectangle type 43"), "{names:?}");
    let starts: Vec<f32> = labels(&many, LayerKind::Grid)[5..].iter().map(|label| label.at.x).collect();
    assert!(starts.iter().all(|&start| (start - starts[0]).abs() < 0.01), "names begin below each other");
}

#[test]
fn a_sentence_replaces_bars_that_are_not_there() {
    for axis in [Axis::Values, Axis::Steps, Axis::Names] {
        for bars in [&[][..], &[("1", 0), ("2", 0)]] {
            let drawing = drawn(&only(histogram(axis, bars)));
            check(&drawing);
            assert_eq!(texts(&drawing, LayerKind::Legend), ["Puzzles", "There is nothing to count."]);
            assert_eq!(drawing.description, "Puzzles. There is nothing to count.");
            assert_eq!(drawing.shapes().count(), 2);
        }
    }
    let nothing = Plot { title: "0 puzzles".to_owned(), ..Plot::default() };
    let drawing = drawn(&nothing);
    check(&drawing);
    assert_eq!(texts(&drawing, LayerKind::Legend), ["0 puzzles", "There is nothing to count."]);
    assert_eq!(drawing.description, "There is nothing to count.");
}

#[test]
fn screen_readers_hear_the_main_figures() {
    let ratings = Histogram {
        subtitle: "1.2 to 3.2, average 1.50".to_owned(),
        ..histogram(Axis::Steps, &[("1.0", 1200), ("1.5", 3), ("2.0", 0), ("2.5", 7), ("3.0", 1)])
    };
    let levels = histogram(Axis::Names, &[("easy, up to 1.9", 1)]);
    let counts = Plot {
        title: "1,211 puzzles".to_owned(),
        histograms: vec![ratings, levels],
        note: "2 puzzles have no rating.".to_owned(),
    };
    let drawing = drawn(&counts);
    assert_eq!(drawing.title, "1,211 puzzles");
    assert_eq!(
        drawing.description,
        "Puzzles: 1.2 to 3.2, average 1.50. \
         Largest counts of 1,211: from 1.0 (1,200); from 2.5 (7); from 1.5 (3). \
         Puzzles. Largest counts of 1: easy, up to 1.9 (1). 2 puzzles have no rating."
    );
    assert_eq!(texts(&drawing, LayerKind::Legend)[0], "1,211 puzzles");
    assert_eq!(texts(&drawing, LayerKind::Legend).last(), Some(&"2 puzzles have no rating."));
    let without_headline = plot(&counts, &View::default());
    assert_eq!(texts(&without_headline, LayerKind::Legend)[0], "Puzzles");
    assert!(without_headline.height < drawing.height);
}

/// A small picture has fewer columns' worth of room, not smaller letters.
#[test]
fn letters_are_as_large_as_the_theme_asks() {
    let counts = numbers(Axis::Values, [1, 5, 20, 40, 90, 120, 80, 30, 10, 3]);
    for theme in [Theme::light(), Theme::dark(), Theme::print()] {
        for size in [None, Some(Size::Points(240.0)), Some(Size::Pixels(400.0)), Some(Size::Points(1500.0))] {
            let drawing = plot(&counts, &View { theme: theme.clone(), size, ..View::default() });
            check(&drawing);
            let points = drawing.points_per_unit();
            for shape in drawing.shapes() {
                match shape {
                    Shape::Label(label) => {
                        assert!(label.size * points >= theme.smallest_text() - 0.01, "{label:?}");
                    }
                    Shape::Path { pen: Some(pen), .. } => {
                        assert!(pen.width * points >= theme.thinnest_line() - 0.01);
                    }
                    _ => (),
                }
            }
        }
    }
    let print = plot(&counts, &View { theme: Theme::print(), ..View::default() });
    for shape in print.shapes() {
        if let Shape::Rectangle { fill: Some(colour), .. } = shape {
            assert!(colour.is_gray(), "{colour}");
        }
    }
}

/// Labels and counts of any kind.
fn any_histogram() -> impl Strategy<Value = Histogram> {
    let label = prop_oneof!["[0-9]{1,4}", "[0-9]\\.[0-9]", "[A-Za-z ]{0,60}", "\\PC{0,20}", any::<String>()];
    let count = prop_oneof![0_u64..10, 0_u64..2_000_000, any::<u64>(), Just(u64::MAX), Just(0)];
    let bar = (label, count).prop_map(|(label, count)| Bar { label, count });
    let axis = prop_oneof![Just(Axis::Names), Just(Axis::Values), Just(Axis::Steps)];
    let text = || prop_oneof!["[A-Za-z0-9 .,]{0,200}", "[A-Z]{0,300}", "\\PC{0,40}"];
    (text(), text(), axis, prop::collection::vec(bar, 0..120))
        .prop_map(|(title, subtitle, axis, bars)| Histogram { title, subtitle, axis, bars })
}

fn any_size() -> impl Strategy<Value = Option<Size>> {
    let points = prop_oneof![1.0_f32..3000.0, Just(0.1)];
    prop::option::of(prop_oneof![points.clone().prop_map(Size::Points), points.prop_map(Size::Pixels)])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(60, 4_000)))]

    #[test]
    fn any_counts_can_be_drawn(
        histograms in prop::collection::vec(any_histogram(), 0..4),
        size in any_size(),
        theme in prop_oneof![Just(Theme::light()), Just(Theme::dark()), Just(Theme::print())],
        note in "[a-z0-9 ]{0,300}",
    ) {
        let counts = Plot { title: "Any counts".to_owned(), histograms, note };
        let view = View { theme, size, caption: Visibility::Shown, ..View::default() };
        let drawing = plot(&counts, &view);
        let inside = |shape: &Shape| {
            let [low, high] = shape.bounds();
            low.x >= 0.0 && low.y >= 0.0 && high.x <= drawing.width && high.y <= drawing.height
        };
        for shape in drawing.shapes() {
            prop_assert!(inside(shape), "{shape:?} is not in {} x {}", drawing.width, drawing.height);
        }
        let svg = drawing.to_svg();
        prop_assert!(Document::parse(&svg).is_ok());
        prop_assert_eq!(svg, plot(&counts, &view).to_svg());
    }
}
