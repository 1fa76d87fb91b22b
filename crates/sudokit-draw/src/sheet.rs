//! Several drawings in rows: as one drawing, or on pages.

use crate::shape::{Drawing, Point, Size};
#[cfg(feature = "pdf")]
use crate::{DrawError, Fonts, PaperSize, PdfDocument};

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

/// The margin of pages, and the distance between drawings on them, in points.
#[cfg(feature = "pdf")]
const PAGE_MARGIN: f32 = 42.0;
#[cfg(feature = "pdf")]
const PAGE_GAP: f32 = 18.0;

/// A PDF with several drawings, `across` next to each other, on as many pages as they need.
///
/// ```
/// use sudokit_draw::{Drawing, Fonts, PaperSize, Size, sheet_pages};
///
/// let board = Drawing::new(900.0, 900.0, Size::Pixels(300.0));
/// let pdf = sheet_pages("Ten boards", &vec![board; 10], 2, PaperSize::A4, &Fonts::built_in())?;
/// assert!(pdf.starts_with(b"%PDF"));
/// # Ok::<(), sudokit_draw::DrawError>(())
/// ```
#[cfg(feature = "pdf")]
#[cfg_attr(docsrs, doc(cfg(feature = "pdf")))]
pub fn sheet_pages(
    title: &str,
    drawings: &[Drawing],
    across: usize,
    paper: PaperSize,
    fonts: &Fonts,
) -> Result<Vec<u8>, DrawError> {
    let across = across.max(1);
    let mut document = PdfDocument::new(title, fonts)?;
    let (room_across, room_down) = (paper.width - 2.0 * PAGE_MARGIN, paper.height - 2.0 * PAGE_MARGIN);
    let width = (room_across - (across - 1) as f32 * PAGE_GAP) / across as f32;
    let scale = |drawing: &Drawing| (width / drawing.width).min(room_down / drawing.height);
    let mut rows = drawings.chunks(across).peekable();
    while rows.peek().is_some() {
        let mut page = document.page(paper.width, paper.height)?;
        let mut top = PAGE_MARGIN;
        while let Some(row) = rows.peek() {
            let height = row.iter().map(|drawing| scale(drawing) * drawing.height).fold(0.0, f32::max);
            // The first row of a page always fits.
            if top > PAGE_MARGIN && top + height > paper.height - PAGE_MARGIN {
                break;
            }
            for (column, drawing) in row.iter().enumerate() {
                let corner = Point::new(PAGE_MARGIN + column as f32 * (width + PAGE_GAP), top);
                page.place(drawing, corner, scale(drawing))?;
            }
            top += height + PAGE_GAP;
            rows.next();
        }
    }
    document.finish()
}
