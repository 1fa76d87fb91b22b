//! Any text as a picture.

use sudokit::format::{self, Options, Record};
use sudokit::logic::LogicSolver;
use sudokit_draw::{Rgb, Scene, Sheet, Size, Theme, View, Visibility, draw};

/// The most cells of a board whose next step is drawn. On larger boards, a step can take long.
const MOST_CELLS: usize = 81;

/// The first two bytes choose how a picture looks, the others are a puzzle in any format. Whatever
/// the text is, its picture is an XML document of finite numbers, and the same a second time.
pub fn drawings(bytes: &[u8]) {
    let [choice, size, text @ ..] = bytes else { return };
    let text = String::from_utf8_lossy(text);
    let records = format::Reader::new(text.as_bytes(), Options::default());
    let scenes: Vec<Scene> = records.take(4).flatten().filter_map(|record| scene(&record, *choice)).collect();
    let view = view(*choice, *size);
    let drawn: Vec<_> = scenes.iter().map(|scene| draw(scene, &view)).collect();
    for (drawing, scene) in drawn.iter().zip(&scenes) {
        let svg = drawing.to_svg();
        assert_eq!(svg, draw(scene, &view).to_svg(), "the same scene has the same picture");
        check(&svg);
    }
    let sheet = Sheet { drawings: &drawn, across: 2, heading: Some(&text), ink: Rgb::BLACK };
    check(&sheet.drawing(None).to_svg());
}

fn scene(record: &Record, choice: u8) -> Option<Scene> {
    let puzzle = record.puzzle().ok()?;
    let candidates = record.candidates().ok().filter(|_| choice & 1 == 1);
    let mut scene = match &candidates {
        Some(candidates) => Scene::of(candidates, &record.alphabet).found_since(&puzzle),
        None => Scene::of_progress(&puzzle, &record.progress, &record.alphabet),
    };
    if let Some(candidates) = candidates.filter(|candidates| candidates.geometry().len() <= MOST_CELLS) {
        let step = LogicSolver::new(candidates.clone()).next_step();
        if let Some(step) = step {
            scene = scene.explaining(&step.explain(&candidates, &record.alphabet));
        }
    }
    scene.title = record.comments.join(" ");
    Some(scene)
}

fn view(choice: u8, size: u8) -> View {
    let shown = |bit: u8| if choice & bit == 0 { Visibility::Hidden } else { Visibility::Shown };
    let theme = match choice >> 4 & 3 {
        0 => Theme::light(),
        1 => Theme::dark(),
        _ => Theme::print(),
    };
    let width = f32::from(size) * 8.0 + 1.0;
    let size = match choice >> 6 {
        0 => None,
        1 => Some(Size::Pixels(width)),
        _ => Some(Size::Points(width)),
    };
    View { theme, size, labels: shown(2), legend: shown(4), caption: shown(8) }
}

fn check(svg: &str) {
    if let Err(error) = roxmltree::Document::parse(svg) {
        panic!("{error}:\n{svg}");
    }
    assert!(!svg.contains("NaN") && !svg.contains("inf\""), "{svg}");
}
