//! Drawings and text as pages of a PDF.
//!
//! A [`PdfDocument`] has pages, and a page has drawings and labels. Text stays text:
//! it can be searched and copied, and its fonts are in the file. Grays are written
//! as grays, so that a printer uses only black ink for them.
//!
//! The file has no date and no random number. Its identifier is a hash of its
//! content: the same pages have the same bytes.

mod embed;
mod painter;

use std::fmt;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Settings, TextStr};

use crate::draw_error::DrawError;
use crate::font::{Faces, Fonts};
use crate::shape::{Drawing, Label, Point};
use embed::EmbeddedFonts;
use painter::{Painter, Placement};

/// The sides of pages, in points. Readers of PDF refuse smaller and larger ones.
const SHORTEST_SIDE: f32 = 3.0;
const LONGEST_SIDE: f32 = 14_400.0;

/// The language of the texts.
const LANGUAGE: &str = "en";

/// A PDF that is being written.
///
/// ```
/// use sudokit_draw::{Drawing, Fonts, Label, PdfDocument, Point, Rgb, Shape, Size, LayerKind};
///
/// let mut square = Drawing::new(100.0, 100.0, Size::Points(100.0));
/// square.layer_mut(LayerKind::Grid).push(Shape::rectangle(Point::new(10.0, 10.0), 80.0, 80.0).filled(Rgb::BLACK));
///
/// let fonts = Fonts::built_in();
/// let mut document = PdfDocument::new("A square", &fonts)?;
/// let mut page = document.page(300.0, 200.0)?;
/// page.place(&square, Point::new(100.0, 50.0), 1.0)?;
/// page.label(&Label::centred("black", Point::new(150.0, 170.0), 12.0, Rgb::BLACK))?;
/// assert!(document.finish()?.starts_with(b"%PDF-1.4"));
/// # Ok::<(), sudokit_draw::DrawError>(())
/// ```
pub struct PdfDocument<'a> {
    title: String,
    subject: String,
    fonts: EmbeddedFonts<'a>,
    pages: Vec<Painter>,
}

impl fmt::Debug for PdfDocument<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PdfDocument")
            .field("title", &self.title)
            .field("pages", &self.pages.len())
            .finish_non_exhaustive()
    }
}

impl<'a> PdfDocument<'a> {
    /// A document without pages. Programs show its title; it is not drawn.
    pub fn new(title: impl Into<String>, fonts: &'a Fonts) -> Result<Self, DrawError> {
        let fonts = EmbeddedFonts::new(fonts.faces()?);
        Ok(Self { title: title.into(), subject: String::new(), fonts, pages: Vec::new() })
    }

    /// Says what there is to see, in sentences.
    pub fn describe(&mut self, subject: impl Into<String>) {
        self.subject = subject.into();
    }

    /// Adds a page of this size in points.
    pub fn page(&mut self, width: f32, height: f32) -> Result<PdfPage<'_, 'a>, DrawError> {
        let is_possible = |side| (SHORTEST_SIDE..=LONGEST_SIDE).contains(&side);
        if !is_possible(width) || !is_possible(height) {
            return Err(DrawError::PageSize { width, height });
        }
        self.pages.push(Painter::new(width, height));
        self.page_at(self.pages.len() - 1).ok_or(DrawError::NoPages)
    }

    /// A page, counted from 0, to add to.
    pub fn page_at(&mut self, index: usize) -> Option<PdfPage<'_, 'a>> {
        Some(PdfPage { painter: self.pages.get_mut(index)?, fonts: &mut self.fonts })
    }

    /// The fonts with their tables.
    pub(crate) const fn faces_mut(&mut self) -> &mut Faces<'a> {
        self.fonts.faces_mut()
    }

    /// Refuses a drawing that a page cannot show.
    pub(crate) fn check(&mut self, drawing: &Drawing) -> Result<(), DrawError> {
        drawing.check()?;
        self.faces_mut().check(drawing)
    }

    /// The number of pages.
    pub const fn page_count(&self) -> usize {
        self.pages.len()
    }

    /// The file.
    pub fn finish(self) -> Result<Vec<u8>, DrawError> {
        if self.pages.is_empty() {
            return Err(DrawError::NoPages);
        }
        let mut pdf = Pdf::with_settings(Settings { pretty: false });
        pdf.set_version(1, 4);
        let mut next = Ref::new(1);
        let [catalogue, tree, info] = [(); 3].map(|()| next.bump());

        let mut writer = pdf.catalog(catalogue);
        writer.pages(tree).lang(TextStr(LANGUAGE));
        if !self.title.is_empty() {
            writer.viewer_preferences().display_doc_title(true);
        }
        writer.finish();
        let mut writer = pdf.document_info(info);
        for (text, key) in [(&self.title, b"Title" as &[u8]), (&self.subject, b"Subject")] {
            if !text.is_empty() {
                writer.pair(Name(key), TextStr(text));
            }
        }
        writer.producer(TextStr("Sudokit"));
        writer.finish();

        let fonts = self.fonts.write(&mut pdf, &mut next)?;
        let pages: Vec<Ref> = self.pages.iter().map(|_| next.bump()).collect();
        let mut writer = pdf.pages(tree);
        writer.count(i32::try_from(pages.len()).unwrap_or(i32::MAX)).kids(pages.iter().copied());
        let mut resources = writer.resources();
        let mut names = resources.fonts();
        for (weight, font) in fonts {
            names.pair(embed::name(weight), font);
        }
        names.finish();
        resources.finish();
        writer.finish();
        for (page, painter) in pages.into_iter().zip(self.pages) {
            let content = next.bump();
            let area = Rect::new(0.0, 0.0, painter::rounded(painter.width), painter::rounded(painter.height));
            pdf.page(page).parent(tree).media_box(area).contents(content);
            let bytes = compressed(&painter.finish());
            pdf.stream(content, &bytes).filter(Filter::FlateDecode);
        }
        let identifier = hash(pdf.as_bytes()).to_be_bytes().to_vec();
        pdf.set_file_id((identifier.clone(), identifier));
        Ok(pdf.finish())
    }
}

/// A page of a [`PdfDocument`]. Coordinates are points from the upper left corner.
pub struct PdfPage<'p, 'a> {
    painter: &'p mut Painter,
    fonts: &'p mut EmbeddedFonts<'a>,
}

impl fmt::Debug for PdfPage<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PdfPage").finish_non_exhaustive()
    }
}

impl PdfPage<'_, '_> {
    /// Draws a drawing with its upper left corner at this point. A unit of the drawing is `scale`
    /// points long.
    pub fn place(&mut self, drawing: &Drawing, corner: Point, scale: f32) -> Result<(), DrawError> {
        drawing.check()?;
        self.fonts.faces_mut().check(drawing)?;
        let [width, height] = [drawing.width * scale, drawing.height * scale];
        let is_length = |length| (0.0..=LONGEST_SIDE).contains(&length);
        if !is_length(scale) || !is_length(width) || !is_length(height) {
            return Err(DrawError::PageSize { width, height });
        }
        if !is_near(corner) {
            return Err(DrawError::FarAway);
        }
        self.painter.drawing(drawing, Placement { corner, scale }, self.fonts)
    }

    /// Writes a label. It is as wide as [`Fonts::width`] says, not as [`Label::width`] says.
    pub fn label(&mut self, label: &Label) -> Result<(), DrawError> {
        if !is_near(label.at) || !(0.0..=LONGEST_SIDE).contains(&label.size) {
            return Err(DrawError::FarAway);
        }
        self.painter.label(label, self.fonts)
    }
}

/// Whether a point is not far from the page.
fn is_near(Point { x, y }: Point) -> bool {
    [x, y].into_iter().all(|coordinate| coordinate.abs() <= LONGEST_SIDE)
}

impl Drawing {
    /// The drawing as a PDF with one page of its size. A pixel is three quarters of a point.
    ///
    /// ```
    /// use sudokit::{Alphabet, Puzzle};
    /// use sudokit_draw::{Fonts, Scene, Size, Theme, View, draw};
    ///
    /// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
    /// let scene = Scene::of(&puzzle.candidates(), &Alphabet::usual(4));
    /// let view = View { theme: Theme::print(), size: Some(Size::Points(200.0)), ..View::default() };
    /// let pdf = draw(&scene, &view).to_pdf(&Fonts::built_in())?;
    /// assert!(pdf.starts_with(b"%PDF-1.4"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg_attr(docsrs, doc(cfg(feature = "pdf")))]
    pub fn to_pdf(&self, fonts: &Fonts) -> Result<Vec<u8>, DrawError> {
        self.check()?;
        let mut document = PdfDocument::new(&self.title, fonts)?;
        document.describe(&self.description);
        let scale = self.points_per_unit();
        document.page(self.width * scale, self.height * scale)?.place(self, Point::default(), scale)?;
        document.finish()
    }
}

fn compressed(bytes: &[u8]) -> Vec<u8> {
    compress_to_vec_zlib(bytes, 6)
}

/// The hash FNV-1a with 128 bits: short, and the same on every machine.
fn hash(bytes: &[u8]) -> u128 {
    const START: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    bytes.iter().fold(START, |hash, &byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME))
}
