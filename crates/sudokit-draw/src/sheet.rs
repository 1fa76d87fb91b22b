//! Several drawings in rows: as one drawing, or on pages.

use crate::colour::Rgb;
use crate::shape::{Drawing, Label, LayerKind, Point, Shape, Size};
#[cfg(feature = "pdf")]
use crate::{DrawError, Fonts, PaperSize, PdfDocument};

/// The distance between drawings, as a share of the width of a drawing.
const GAP: f32 = 0.06;

/// The width of each drawing in units.
const WIDTH: f32 = 1000.0;

/// The width of the widest sheet in pixels, if its drawings do not fit with their own size.
const WIDEST: f32 = 4000.0;

/// The size of the heading of a sheet in units, and on pages in points.
const HEADING: f32 = 60.0;
#[cfg(feature = "pdf")]
const HEADING_ON_PAGES: f32 = 16.0;

/// The height of a heading as a share of its size.
const HEADING_HEIGHT: f32 = 1.8;

/// The margin of pages in points.
#[cfg(feature = "pdf")]
const PAGE_MARGIN: f32 = 42.0;

/// Several drawings in rows.
///
/// ```
/// use sudokit_draw::{Drawing, Rgb, Sheet, Size};
///
/// let drawings = vec![Drawing::new(900.0, 900.0, Size::Pixels(300.0)); 6];
/// let sheet = Sheet { drawings: &drawings, across: 3, heading: None, ink: Rgb::BLACK };
/// let drawing = sheet.drawing(None);
/// assert!(drawing.width > 1.4 * drawing.height, "three in each of two rows");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// The drawings, row by row.
    pub drawings: &'a [Drawing],
    /// The number of drawings next to each other.
    pub across: usize,
    /// The text above all drawings.
    pub heading: Option<&'a str>,
    /// The colour of the heading, which is black on pages.
    pub ink: Rgb,
}

impl Sheet<'_> {
    fn columns(&self) -> usize {
        self.across.clamp(1, self.drawings.len().max(1))
    }

    /// One drawing, as wide as `size` says. Without a size, each part has the width of the first, as
    /// long as the whole is not too wide for a screen.
    pub fn drawing(&self, size: Option<Size>) -> Drawing {
        let across = self.columns();
        let gap = GAP * WIDTH;
        let width = across as f32 * WIDTH + (across - 1) as f32 * gap;
        let own = self.drawings.first().map_or(Size::Pixels(WIDTH), |first| first.size);
        let all = match own {
            Size::Pixels(pixels) => Size::Pixels((pixels * width / WIDTH).min(WIDEST)),
            Size::Points(points) => Size::Points(points * width / WIDTH),
        };
        let mut sheet = Drawing::new(width, 0.0, size.unwrap_or(all));
        if let Some(first) = self.drawings.first() {
            sheet.paper = first.paper;
        }
        let mut top = if self.heading.is_some() { HEADING_HEIGHT * HEADING } else { 0.0 };
        for row in self.drawings.chunks(across) {
            let mut height = 0.0_f32;
            for (column, drawing) in row.iter().enumerate() {
                let scale = WIDTH / drawing.width;
                sheet.place(drawing, Point::new(column as f32 * (WIDTH + gap), top), scale);
                height = height.max(scale * drawing.height);
            }
            sheet.height = top + height;
            top = sheet.height + gap;
        }
        if let Some(heading) = self.heading {
            let label = heading_label(heading, Point::default(), width, HEADING, self.ink);
            sheet.layer_mut(LayerKind::Legend).push(Shape::Label(label));
        }
        sheet
    }

    /// The width in points of each of several drawings next to each other on a page. Draw them in this
    /// size, so that lines and letters are not too small on paper.
    ///
    /// ```
    /// use sudokit_draw::{PaperSize, Sheet};
    ///
    /// let [two, four] = [2, 4].map(|across| Sheet::width_on_page(across, PaperSize::A4));
    /// assert!(two > 2.0 * four && two < 255.0);
    /// ```
    #[cfg(feature = "pdf")]
    #[cfg_attr(docsrs, doc(cfg(feature = "pdf")))]
    pub fn width_on_page(across: usize, paper: PaperSize) -> f32 {
        let across = across.max(1) as f32;
        (paper.width - 2.0 * PAGE_MARGIN) / (across + (across - 1.0) * GAP)
    }

    /// A PDF with as many pages as the drawings need, and the heading on the first.
    ///
    /// ```
    /// use sudokit_draw::{Drawing, Fonts, PaperSize, Rgb, Sheet, Size};
    ///
    /// let drawings = vec![Drawing::new(900.0, 900.0, Size::Pixels(300.0)); 10];
    /// let sheet = Sheet { drawings: &drawings, across: 2, heading: Some("Ten"), ink: Rgb::BLACK };
    /// let pdf = sheet.pages("Ten boards", PaperSize::A4, &Fonts::built_in())?;
    /// assert!(pdf.starts_with(b"%PDF"));
    /// # Ok::<(), sudokit_draw::DrawError>(())
    /// ```
    #[cfg(feature = "pdf")]
    #[cfg_attr(docsrs, doc(cfg(feature = "pdf")))]
    pub fn pages(&self, title: &str, paper: PaperSize, fonts: &Fonts) -> Result<Vec<u8>, DrawError> {
        let mut document = PdfDocument::new(title, fonts)?;
        let above = if self.heading.is_some() { HEADING_HEIGHT * HEADING_ON_PAGES } else { 0.0 };
        let room_across = paper.width - 2.0 * PAGE_MARGIN;
        let room_down = paper.height - 2.0 * PAGE_MARGIN - above;
        let across = self.columns();
        let width = Self::width_on_page(across, paper);
        let gap = GAP * width;
        // If a little more room would be enough for another row, all drawings are a little smaller.
        let height = |drawing: &Drawing| width / drawing.width * drawing.height;
        let tallest = self.drawings.iter().map(height).fold(1.0, f32::max);
        let rows = ((room_down + gap) / (tallest + gap)).round().max(1.0);
        let height = (room_down + gap) / rows - gap;
        let scale = |drawing: &Drawing| (width / drawing.width).min(height / drawing.height);
        let mut heading = self.heading;
        for drawings in self.drawings.chunks(across * rows as usize) {
            let mut page = document.page(paper.width, paper.height)?;
            let mut top = PAGE_MARGIN;
            if let Some(heading) = heading.take() {
                let corner = Point::new(PAGE_MARGIN, top);
                page.label(&heading_label(heading, corner, room_across, HEADING_ON_PAGES, Rgb::BLACK))?;
                top += above;
            }
            for row in drawings.chunks(across) {
                for (column, drawing) in row.iter().enumerate() {
                    let scale = scale(drawing);
                    let left = column as f32 * (width + gap) + (width - scale * drawing.width) / 2.0;
                    page.place(drawing, Point::new(PAGE_MARGIN + left, top), scale)?;
                }
                top += row.iter().map(|drawing| scale(drawing) * drawing.height).fold(0.0, f32::max) + gap;
            }
        }
        document.finish()
    }
}

/// A heading in the middle of a row of this width. A long one is smaller.
fn heading_label(text: &str, corner: Point, width: f32, size: f32, ink: Rgb) -> Label {
    let middle = corner + Point::new(width / 2.0, HEADING_HEIGHT * size / 2.0);
    let label = |size| Label::centred(text, middle, size, ink).bold();
    let share = width / label(size).width();
    label(size * share.min(1.0))
}
