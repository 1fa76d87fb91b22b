//! What is in a cell: a digit, candidates in a raster, or a player's notes.
//!
//! ```text
//!  ┌───────┐  ┌───────┐  ┌───────┐
//!  │ 1   3 │  │1     2│  │       │
//!  │   5   │  │  456  │  │   7   │
//!  │     9 │  │3      │  │       │
//!  └───────┘  └───────┘  └───────┘
//!  candidates  notes      digit
//! ```

use sudokit::{Candidate, Cell, Digit, DigitSet};

use crate::layout::Layout;
use crate::scene::{CellState, Content, Scene};
use crate::shape::{Drawing, Label, LayerKind, Point, Shape, Weight};
use crate::theme::{Paint, Theme};

/// The size of corner notes, and the largest of centre notes.
const CORNER_NOTE: f32 = 22.0;
const CENTRE_NOTE: f32 = 27.0;

/// The places of corner notes, from the middle of the cell: corners first.
const CORNERS: [(f32, f32); 9] = [
    (-35.0, -35.0),
    (35.0, -35.0),
    (-35.0, 35.0),
    (35.0, 35.0),
    (0.0, -35.0),
    (0.0, 35.0),
    (-35.0, 0.0),
    (35.0, 0.0),
    (0.0, 0.0),
];

/// Draws the content of every cell.
pub(crate) fn draw(scene: &Scene, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    // Alike shapes next to each other share a group in an SVG: digits first, then candidates.
    for kind in [Paint::Given, Paint::Found, Paint::Supposed] {
        for cell in scene.geometry().cells() {
            draw_digit(scene, layout, theme, cell, kind, drawing);
        }
    }
    for cell in scene.geometry().cells() {
        match scene.content(cell) {
            Content::Candidates(candidates) => {
                draw_candidates(scene, layout, theme, cell, candidates, drawing);
            }
            Content::Notes { corner, centre } => {
                draw_notes(scene, layout, theme, cell, [corner, centre], drawing);
            }
            _ => (),
        }
    }
}

fn draw_digit(
    scene: &Scene,
    layout: &Layout,
    theme: &Theme,
    cell: Cell,
    kind: Paint,
    drawing: &mut Drawing,
) {
    let (digit, paint, weight) = match scene.content(cell) {
        Content::Given(digit) => (digit, Paint::Given, Weight::Bold),
        Content::Own(digit) | Content::Found(digit) => (digit, Paint::Found, Weight::Regular),
        Content::Supposed(digit) => (digit, Paint::Supposed, Weight::Regular),
        Content::Notes { .. } | Content::Candidates(_) => return,
    };
    if paint != kind {
        return;
    }
    let is_wrong = |state| matches!(state, CellState::Wrong | CellState::Conflict);
    let paint = if scene.states(cell).any(is_wrong) { Paint::Wrong } else { paint };
    let symbol = scene.alphabet().symbol(digit);
    let label = Label::centred(symbol, layout.centre(cell), layout.digit, theme.colour(paint));
    drawing.layer_mut(LayerKind::Digits).push(Shape::Label(Label { weight, ..label }));
}

fn draw_candidates(
    scene: &Scene,
    layout: &Layout,
    theme: &Theme,
    cell: Cell,
    candidates: DigitSet,
    drawing: &mut Drawing,
) {
    for digit in candidates {
        let candidate = Candidate { cell, digit };
        draw_tint(scene, layout, theme, candidate, layout.place(candidate), drawing);
        let label = note(scene, theme, digit, layout.place(candidate), layout.candidate);
        drawing.layer_mut(LayerKind::Digits).push(Shape::Label(label));
    }
}

fn draw_notes(
    scene: &Scene,
    layout: &Layout,
    theme: &Theme,
    cell: Cell,
    [corner, centre]: [DigitSet; 2],
    drawing: &mut Drawing,
) {
    let middle = layout.centre(cell);
    let size = layout.text(CORNER_NOTE).min(27.0) * (layout.digit / 62.0).max(0.7);
    // There are nine places; larger boards show further notes in the middle.
    let (at_corners, others): (Vec<_>, Vec<_>) =
        corner.into_iter().enumerate().partition(|(index, _)| *index < CORNERS.len());
    for (index, digit) in at_corners {
        let (x, y) = CORNERS[index];
        let at = middle + Point::new(x, y);
        draw_tint(scene, layout, theme, Candidate { cell, digit }, at, drawing);
        drawing.layer_mut(LayerKind::Digits).push(Shape::Label(note(scene, theme, digit, at, size)));
    }
    let in_centre: Vec<Digit> =
        centre.into_iter().chain(others.into_iter().map(|(_, digit)| digit)).collect();
    if in_centre.is_empty() {
        return;
    }
    let symbols: Vec<String> = in_centre.iter().map(|&digit| scene.alphabet().symbol(digit)).collect();
    // Symbols of several characters need blanks between them.
    let gap = if symbols.iter().any(|symbol| symbol.chars().count() > 1) { " " } else { "" };
    let width = Weight::Regular.width(&symbols.join(gap));
    let room = if corner.is_empty() { 88.0 } else { 52.0 };
    let size = layout.text(CENTRE_NOTE).min(30.0).min(room / width);
    let mut x = middle.x - width * size / 2.0;
    for (symbol, &digit) in symbols.iter().zip(&in_centre) {
        let own = Weight::Regular.width(symbol) * size;
        let at = Point::new(x + own / 2.0, middle.y);
        draw_tint(scene, layout, theme, Candidate { cell, digit }, at, drawing);
        drawing.layer_mut(LayerKind::Digits).push(Shape::Label(note(scene, theme, digit, at, size)));
        x += own + Weight::Regular.width(gap) * size;
    }
}

/// The label of a note. Notes of the digit in focus are bold.
fn note(scene: &Scene, theme: &Theme, digit: Digit, at: Point, size: f32) -> Label {
    let symbol = scene.alphabet().symbol(digit);
    let is_focus = scene.focus == Some(digit);
    let label = Label::centred(symbol, at, size, theme.colour(if is_focus { Paint::Given } else { Paint::Note }));
    if is_focus { label.bold() } else { label }
}

/// The player's colour behind a note.
fn draw_tint(
    scene: &Scene,
    layout: &Layout,
    theme: &Theme,
    candidate: Candidate,
    at: Point,
    drawing: &mut Drawing,
) {
    if let Some(tint) = scene.note_tint(candidate) {
        let half = layout.node();
        let square = Shape::rectangle(at - Point::new(half, half), 2.0 * half, 2.0 * half);
        let colour = theme.colour(Paint::from(tint));
        drawing.layer_mut(LayerKind::Tints).push(square.rounded(0.3 * half).filled(colour));
    }
}
