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

use crate::canvas::Canvas;
use crate::scene::{CellState, Content};
use crate::shape::{Label, LayerKind, Point, Shape, Weight};
use crate::theme::Paint;

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
pub(crate) fn draw(canvas: &mut Canvas) {
    let cells: Vec<Cell> = canvas.scene.geometry().cells().collect();
    // Alike shapes next to each other share a group in an SVG: digits first, then candidates.
    for kind in [Paint::Given, Paint::Found, Paint::Supposed] {
        for &cell in &cells {
            draw_digit(canvas, cell, kind);
        }
    }
    for &cell in &cells {
        match canvas.scene.content(cell) {
            Content::Candidates(candidates) => draw_candidates(canvas, cell, candidates),
            Content::Notes { corner, centre } => draw_notes(canvas, cell, corner, centre),
            _ => (),
        }
    }
}

fn draw_digit(canvas: &mut Canvas, cell: Cell, kind: Paint) {
    let (digit, paint, weight) = match canvas.scene.content(cell) {
        Content::Given(digit) => (digit, Paint::Given, Weight::Bold),
        Content::Own(digit) | Content::Found(digit) => (digit, Paint::Found, Weight::Regular),
        Content::Supposed(digit) => (digit, Paint::Supposed, Weight::Regular),
        Content::Notes { .. } | Content::Candidates(_) => return,
    };
    if paint != kind {
        return;
    }
    let is_wrong = |state| matches!(state, CellState::Wrong | CellState::Conflict);
    let paint = if canvas.scene.states(cell).any(is_wrong) { Paint::Wrong } else { paint };
    let symbol = canvas.scene.alphabet().symbol(digit);
    let (centre, size) = (canvas.layout.centre(cell), canvas.layout.digit);
    let label = Label::centred(symbol, centre, size, canvas.colour(paint));
    canvas.add(LayerKind::Digits, Shape::Label(Label { weight, ..label }));
}

fn draw_candidates(canvas: &mut Canvas, cell: Cell, candidates: DigitSet) {
    for digit in candidates {
        let at = canvas.layout.place(Candidate { cell, digit });
        draw_note(canvas, Candidate { cell, digit }, at, canvas.layout.candidate);
    }
}

fn draw_notes(canvas: &mut Canvas, cell: Cell, corner: DigitSet, centre: DigitSet) {
    let middle = canvas.layout.centre(cell);
    // Wide symbols, such as 16, are smaller.
    let share = (canvas.layout.digit / 62.0).max(0.7);
    let size = canvas.layout.text(CORNER_NOTE).min(27.0) * share;
    // There are nine places; larger boards show further notes in the middle.
    let (at_corners, others): (Vec<_>, Vec<_>) =
        corner.into_iter().enumerate().partition(|(index, _)| *index < CORNERS.len());
    for (index, digit) in at_corners {
        let (x, y) = CORNERS[index];
        draw_note(canvas, Candidate { cell, digit }, middle + Point::new(x, y), size);
    }
    let in_centre: Vec<Digit> =
        centre.into_iter().chain(others.into_iter().map(|(_, digit)| digit)).collect();
    if in_centre.is_empty() {
        return;
    }
    let symbols: Vec<String> = in_centre.iter().map(|&digit| canvas.scene.alphabet().symbol(digit)).collect();
    // Symbols of several characters need blanks between them.
    let gap = if symbols.iter().any(|symbol| symbol.chars().count() > 1) { " " } else { "" };
    let width = Weight::Regular.width(&symbols.join(gap));
    let room = if corner.is_empty() { 88.0 } else { 52.0 };
    let size = canvas.layout.text(CENTRE_NOTE).min(30.0).min(room / width);
    let mut x = middle.x - width * size / 2.0;
    for (symbol, &digit) in symbols.iter().zip(&in_centre) {
        let own = Weight::Regular.width(symbol) * size;
        draw_note(canvas, Candidate { cell, digit }, Point::new(x + own / 2.0, middle.y), size);
        x += own + Weight::Regular.width(gap) * size;
    }
}

/// Draws a note, with the player's colour behind it. Notes of the digit in focus are bold.
fn draw_note(canvas: &mut Canvas, candidate: Candidate, at: Point, size: f32) {
    if let Some(tint) = canvas.scene.note_tint(candidate) {
        let half = canvas.layout.node();
        let square = Shape::rectangle(at - Point::new(half, half), 2.0 * half, 2.0 * half);
        let colour = canvas.colour(Paint::from(tint));
        canvas.add(LayerKind::Tints, square.rounded(0.3 * half).filled(colour));
    }
    let symbol = canvas.scene.alphabet().symbol(candidate.digit);
    let is_focus = canvas.scene.focus == Some(candidate.digit);
    let paint = if is_focus { Paint::Given } else { Paint::Note };
    let label = Label::centred(symbol, at, size, canvas.colour(paint));
    let label = if is_focus { label.bold() } else { label };
    canvas.add(LayerKind::Digits, Shape::Label(label));
}
