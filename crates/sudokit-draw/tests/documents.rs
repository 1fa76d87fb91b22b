//! SVG documents: any scene becomes one, and it is well-formed, safe and always the same.

use proptest::prelude::*;
use roxmltree::{Document, Node};
use sudokit_draw::{LayerKind, Size, View, draw};
use sudokit_testkit::budget;

use crate::scenes::{any_scene, view};

/// The attributes whose values are numbers, and letters of paths.
const NUMBERS: [&str; 13] = [
    "viewBox",
    "width",
    "height",
    "x",
    "y",
    "rx",
    "cx",
    "cy",
    "r",
    "d",
    "font-size",
    "stroke-width",
    "textLength",
];

/// Whether a text is a number with at most two decimals.
fn is_short(number: &str) -> bool {
    let (whole, rest) = number.split_once('.').unwrap_or((number, "0"));
    let whole = whole.strip_prefix('-').unwrap_or(whole);
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_digits(whole) && is_digits(rest) && whole.len() < 8 && rest.len() <= 2
}

/// The numbers of a value. A sign begins a number.
fn numbers(value: &str) -> Vec<String> {
    let spaced = value.replace('-', " -").replace(|c: char| c.is_ascii_uppercase() || c == ',', " ");
    spaced.split_ascii_whitespace().map(str::to_owned).collect()
}

fn check_node(node: Node) {
    assert!(!["style", "script", "foreignObject"].contains(&node.tag_name().name()), "{node:?}");
    for attribute in node.attributes() {
        let (name, value) = (attribute.name(), attribute.value());
        assert!(!["style", "id", "href"].contains(&name) && !name.starts_with("on"), "{name}");
        if NUMBERS.contains(&name) || name == "stroke-dasharray" {
            let value = value.strip_suffix("pt").unwrap_or(value);
            for number in numbers(value) {
                assert!(is_short(&number), "{name}={value}");
            }
        }
    }
}

/// A text as XML can hold it: without control characters.
fn held(text: &str) -> String {
    let is_held = |c: char| c == '\n' || !(c.is_control() || c == '\u{fffe}' || c == '\u{ffff}');
    text.chars().map(|c| if is_held(c) { c } else { ' ' }).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(150, 3000)))]

    #[test]
    fn any_scene_is_a_document(scene in any_scene(), view in view()) {
        let drawing = draw(&scene, &view);
        let svg = drawing.to_svg();
        let document = Document::parse(&svg).expect("well-formed");
        let root = document.root_element();
        let text = |name| root.children().find(|node| node.has_tag_name(name)).and_then(|node| node.text());
        let ns = "http://www.w3.org/2000/svg";
        prop_assert_eq!(text((ns, "title")).unwrap_or_default(), held(&scene.title));
        prop_assert_eq!(text((ns, "desc")).unwrap_or_default(), held(&scene.description));
        document.descendants().filter(Node::is_element).for_each(check_node);
        let layers: Vec<&str> = root.children().filter_map(|node| node.attribute("class")).collect();
        let drawn = drawing.layers().iter().filter(|layer| !layer.shapes.is_empty());
        prop_assert_eq!(layers, drawn.map(|layer| layer.kind.name()).collect::<Vec<_>>());
    }

    #[test]
    fn the_same_scene_gives_the_same_bytes(scene in any_scene(), view in view()) {
        prop_assert_eq!(draw(&scene, &view).to_svg(), draw(&scene.clone(), &view.clone()).to_svg());
    }

    #[test]
    fn a_document_consists_of_its_layers(scene in any_scene(), view in view()) {
        let drawing = draw(&scene, &view);
        let svg = drawing.to_svg();
        for kind in LayerKind::ALL {
            let layer = drawing.layer_svg(kind);
            let group = format!("\n<g class=\"{}\">{layer}</g>", kind.name());
            prop_assert_eq!(svg.contains(&group), !layer.is_empty());
        }
    }
}

#[test]
fn senseless_sizes_do_no_harm() {
    let scene = crate::scenes::empty(9);
    for width in [0.0, -5.0, f32::NAN, f32::INFINITY, f32::MIN_POSITIVE, f32::MAX] {
        for size in [Size::Pixels(width), Size::Points(width)] {
            let svg = draw(&scene, &View { size: Some(size), ..View::default() }).to_svg();
            assert!(Document::parse(&svg).is_ok(), "{svg}");
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }
}
