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

/// The sizes of corner notes and of centre notes: usual, and at most.
const CORNER_NOTE: [f32; 2] = [22.0, 27.0];
const CENTRE_NOTE: [f32; 2] = [27.0, 30.0];

/// How far corner notes are from the middle of the cell.
const ASIDE: f32 = 35.0;

/// The rows of notes, from the middle of the cell, and the same below the number of a cage.
const ROWS: [f32; 3] = [-ASIDE, 0.0, ASIDE];
const ROWS_BELOW_NUMBER: [f32; 3] = [-18.5, 7.0, ASIDE];

/// The columns and rows of corner notes: corners first, the middle last.
const PLACES: [(f32, usize); 9] =
    [(-1.0, 0), (1.0, 0), (-1.0, 2), (1.0, 2), (0.0, 0), (0.0, 2), (-1.0, 1), (1.0, 1), (0.0, 1)];

/// Half of the width and height of the colour behind a corner note.
const NOTE_PATCH: Point = Point::new(14.5, 11.0);

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
    let half = canvas.layout.node();
    for digit in candidates {
        let at = canvas.layout.place(Candidate { cell, digit });
        let size = canvas.layout.candidate;
        draw_note(canvas, Candidate { cell, digit }, at, size, Point::new(half, half));
    }
}

fn draw_notes(canvas: &mut Canvas, cell: Cell, corner: DigitSet, centre: DigitSet) {
    let layout = &canvas.layout;
    let middle = layout.centre(cell);
    let rows = if layout.cage_room > 0.0 { ROWS_BELOW_NUMBER } else { ROWS };
    let [usual, most] = CORNER_NOTE;
    // Wide symbols, such as 16, are smaller.
    let size = layout.text(usual, most).min(2.0 * NOTE_PATCH.x / layout.widest);
    // The last place is that of the centre notes. Further corner notes are among them.
    let is_last_free = centre.is_empty() && corner.len() <= PLACES.len();
    let places = &PLACES[..if is_last_free { PLACES.len() } else { PLACES.len() - 1 }];
    let room = match corner.len() {
        0 => 88.0,
        1..=6 => 52.0,
        // Between two corner notes.
        _ => 2.0 * ASIDE - layout.widest * size - 4.0,
    };
    for (digit, &(column, row)) in corner.into_iter().zip(places) {
        let at = middle + Point::new(column * ASIDE, rows[row]);
        draw_note(canvas, Candidate { cell, digit }, at, size, NOTE_PATCH);
    }
    let others = corner.into_iter().skip(places.len());
    let in_centre: Vec<Digit> = centre.into_iter().chain(others).collect();
    draw_centre_notes(canvas, cell, &in_centre, middle + Point::new(0.0, rows[1]), room);
}

/// Draws notes next to each other, in the middle of a cell.
fn draw_centre_notes(canvas: &mut Canvas, cell: Cell, digits: &[Digit], middle: Point, room: f32) {
    let symbol = |digit| canvas.scene.alphabet().symbol(digit);
    let widths: Vec<f32> =
        digits.iter().map(|&digit| note_weight(canvas, digit).width(&symbol(digit))).collect();
    // Symbols of several characters need blanks between them.
    let is_long = digits.iter().any(|&digit| symbol(digit).chars().count() > 1);
    let gap = if is_long { Weight::Regular.width(" ") } else { 0.0 };
    let width = widths.iter().sum::<f32>() + gap * digits.len().saturating_sub(1) as f32;
    let [usual, most] = CENTRE_NOTE;
    let size = canvas.layout.text(usual, most).min(room / width);
    let mut x = middle.x - width * size / 2.0;
    for (&digit, own) in digits.iter().zip(widths) {
        let half = Point::new(own / 2.0, 0.5) * size;
        draw_note(canvas, Candidate { cell, digit }, Point::new(x + half.x, middle.y), size, half);
        x += (own + gap) * size;
    }
}

/// Notes of the digit in focus are bold.
fn note_weight(canvas: &Canvas, digit: Digit) -> Weight {
    if canvas.scene.focus == Some(digit) { Weight::Bold } else { Weight::Regular }
}

/// Draws a note, with the player's colour behind it. `half` is half the size of that patch.
fn draw_note(canvas: &mut Canvas, candidate: Candidate, at: Point, size: f32, half: Point) {
    if let Some(tint) = canvas.scene.note_tint(candidate) {
        let patch = Shape::rectangle(at - half, 2.0 * half.x, 2.0 * half.y);
        let colour = canvas.colour(Paint::from(tint));
        canvas.add(LayerKind::Tints, patch.rounded(0.3 * half.x.min(half.y)).filled(colour));
    }
    let symbol = canvas.scene.alphabet().symbol(candidate.digit);
    let weight = note_weight(canvas, candidate.digit);
    let paint = if weight == Weight::Bold { Paint::Given } else { Paint::Note };
    let label = Label::centred(symbol, at, size, canvas.colour(paint));
    canvas.add(LayerKind::Digits, Shape::Label(Label { weight, ..label }));
}
