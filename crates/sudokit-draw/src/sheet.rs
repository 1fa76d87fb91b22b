//! Several drawings as one, in rows.

use crate::shape::{Drawing, Point, Size};

/// The distance between drawings, as a share of the width of a drawing.
const GAP: f32 = 0.06;

/// The width of each drawing in units.
const WIDTH: f32 = 1000.0;

/// The width of the widest sheet in pixels, if its drawings do not fit with their own size.
const WIDEST: f32 = 4000.0;

/// Several drawings as one: `across` next to each other, as wide as `size` says. Without a
/// size, each has the width of the first, as long as the sheet is not too wide for a screen.
///
/// ```
/// use sudokit_draw::{Drawing, Size, sheet};
///
/// let board = Drawing::new(900.0, 900.0, Size::Pixels(300.0));
/// let six = sheet(&vec![board; 6], 3, None);
/// assert!(six.width > 1.4 * six.height, "three in each of two rows");
/// ```
pub fn sheet(drawings: &[Drawing], across: usize, size: Option<Size>) -> Drawing {
    let across = across.clamp(1, drawings.len().max(1));
    let gap = GAP * WIDTH;
    let width = across as f32 * WIDTH + (across - 1) as f32 * gap;
    let own = drawings.first().map_or(Size::Pixels(WIDTH), |first| first.size);
    let all = match own {
        Size::Pixels(pixels) => Size::Pixels((pixels * width / WIDTH).min(WIDEST)),
        Size::Points(points) => Size::Points(points * width / WIDTH),
    };
    let mut sheet = Drawing::new(width, 0.0, size.unwrap_or(all));
    if let Some(first) = drawings.first() {
        sheet.paper = first.paper;
    }
    let mut top = 0.0;
    for row in drawings.chunks(across) {
        let mut height = 0.0_f32;
        for (column, drawing) in row.iter().enumerate() {
            let scale = WIDTH / drawing.width;
            sheet.place(drawing, Point::new(column as f32 * (WIDTH + gap), top), scale);
            height = height.max(scale * drawing.height);
        }
        sheet.height = top + height;
        top = sheet.height + gap;
    }
    sheet
}
