//! Pictures as files: their formats, and the fonts for them.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use sudokit::{Alphabet, Digit};
use sudokit_draw::{
    DrawError, Drawing, Fonts, Label, LayerKind, Paint, PaperSize, PdfDocument, Point, Rgb, Shape, Size,
    Theme,
};

use crate::status::UsageError;
use crate::texts::text;
use crate::trouble::reason;

/// The option that names the file of a font.
const FONT: &str = "--font";

/// A format of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureFormat {
    Svg,
    Png,
    Pdf,
}

impl PictureFormat {
    pub const ALL: [Self; 3] = [Self::Svg, Self::Png, Self::Pdf];

    pub fn name(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Pdf => "pdf",
        }
    }

    /// The format that the end of a file's name says.
    pub fn of_path(path: &Path) -> Option<Self> {
        let end = end_of(path)?;
        Self::ALL.into_iter().find(|format| format.name() == end)
    }

    /// Whether it is text, which a terminal can show.
    pub fn is_text(self) -> bool {
        self == Self::Svg
    }
}

/// A format of documents with pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DocumentFormat {
    Html,
    Pdf,
}

impl DocumentFormat {
    pub const ALL: [Self; 2] = [Self::Html, Self::Pdf];

    pub fn name(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Pdf => "pdf",
        }
    }

    /// The format that the end of a file's name says.
    pub fn of_path(path: &Path) -> Option<Self> {
        match &end_of(path)?[..] {
            "html" | "htm" => Some(Self::Html),
            "pdf" => Some(Self::Pdf),
            _ => None,
        }
    }
}

/// The end of a file's name, in small letters.
fn end_of(path: &Path) -> Option<String> {
    Some(path.extension()?.to_str()?.to_ascii_lowercase())
}

/// The colours of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PictureTheme {
    #[default]
    Light,
    Dark,
    Print,
}

impl PictureTheme {
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Print];

    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Print => "print",
        }
    }

    /// The theme with some colours of the user's.
    pub fn with(self, paints: &[(Paint, Rgb)]) -> Theme {
        let theme = match self {
            Self::Light => Theme::light(),
            Self::Dark => Theme::dark(),
            Self::Print => Theme::print(),
        };
        paints.iter().fold(theme, |theme, &(paint, colour)| theme.with(paint, colour))
    }
}

/// The size of printed pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

impl Paper {
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    pub fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    pub fn size(self) -> PaperSize {
        match self {
            Self::A4 => PaperSize::A4,
            Self::Letter => PaperSize::LETTER,
        }
    }
}

/// Writes drawings in a format.
pub struct PictureWriter {
    pub format: PictureFormat,
    fonts: Fonts,
}

impl PictureWriter {
    /// A writer with the font of a file, or with the built-in fonts.
    pub fn new(format: PictureFormat, font: Option<&Path>) -> anyhow::Result<Self> {
        Ok(Self { format, fonts: fonts(font)? })
    }

    /// The file of a drawing.
    pub fn write(&self, drawing: &Drawing) -> Result<Vec<u8>, UsageError> {
        let written = match self.format {
            PictureFormat::Svg => return Ok(drawing.to_svg().into_bytes()),
            PictureFormat::Png => drawing.to_png(&self.fonts),
            PictureFormat::Pdf => drawing.to_pdf(&self.fonts),
        };
        written.map_err(|error| advice(&error))
    }

    /// Pages with several drawings, `across` next to each other, below a heading.
    pub fn write_pages(
        &self,
        title: &str,
        heading: Option<Heading>,
        drawings: &[Drawing],
        across: usize,
        paper: Paper,
    ) -> Result<Vec<u8>, UsageError> {
        pages(&self.fonts, title, heading, drawings, across, paper.size()).map_err(|error| advice(&error))
    }
}

/// The text above several boards.
pub struct Heading<'a>(pub &'a str);

impl Heading<'_> {
    /// Its size above boards in one drawing, in which each board has a width of 1000, and on pages,
    /// in points.
    const SIZE: f32 = 60.0;
    const SIZE_ON_PAGES: f32 = 16.0;

    /// Its height as a share of its size.
    const HEIGHT: f32 = 1.8;

    /// A drawing with the heading above it.
    pub fn above(&self, drawing: &Drawing, colour: Rgb) -> Drawing {
        let height = Self::HEIGHT * Self::SIZE;
        let mut both = Drawing::new(drawing.width, drawing.height + height, drawing.size);
        both.paper = drawing.paper;
        both.place(drawing, Point::new(0.0, height), 1.0);
        let label = self.label(Point::default(), drawing.width, Self::SIZE, colour);
        both.layer_mut(LayerKind::Legend).push(Shape::Label(label));
        both
    }

    /// Its label in a row of this width. A long text is smaller.
    fn label(&self, corner: Point, width: f32, size: f32, colour: Rgb) -> Label {
        let middle = corner + Point::new(width / 2.0, Self::HEIGHT * size / 2.0);
        let label = |size| Label::centred(self.0, middle, size, colour).bold();
        let share = width / label(size).width();
        label(size * share.min(1.0))
    }
}

/// Refuses symbols that the fonts cannot write, before a document is made that needs all of them.
pub fn check_symbols(alphabet: &Alphabet, side: usize, fonts: &Fonts) -> Result<(), UsageError> {
    const SIDE: f32 = 100.0;
    let mut drawing = Drawing::new(SIDE, SIDE, Size::Points(SIDE));
    let label = |text| Shape::Label(Label::centred(text, Point::default(), SIDE, Rgb::BLACK));
    let labels = Digit::all(side).map(|digit| label(alphabet.symbol(digit)));
    drawing.layer_mut(LayerKind::Digits).extend(labels);
    drawing.to_pdf(fonts).map(drop).map_err(|error| advice(&error))
}

/// The error, and what to do about it.
pub fn advice(error: &DrawError) -> UsageError {
    let problem = error.to_string();
    UsageError(if error.needs_font() { text!("picture-needs-font", problem) } else { problem })
}

/// The margin of pages with several boards in points, and the distance between boards as a share of
/// the width of a board.
const MARGIN: f32 = 42.0;
const GAP: f32 = 0.07;

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a row has at most 100 boards, and a page fewer rows than points"
)]
fn pages(
    fonts: &Fonts,
    title: &str,
    mut heading: Option<Heading>,
    drawings: &[Drawing],
    across: usize,
    paper: PaperSize,
) -> Result<Vec<u8>, DrawError> {
    let mut document = PdfDocument::new(title, fonts)?;
    let above = if heading.is_some() { Heading::HEIGHT * Heading::SIZE_ON_PAGES } else { 0.0 };
    let (room_across, room_down) = (paper.width - 2.0 * MARGIN, paper.height - 2.0 * MARGIN - above);
    let across = across.min(drawings.len());
    let width = room_across / (across as f32 + (across - 1) as f32 * GAP);
    let gap = GAP * width;
    // If a little more room would be enough for another row, all boards are a little smaller.
    let tallest = drawings.iter().map(|drawing| width / drawing.width * drawing.height).fold(1.0, f32::max);
    let rows = ((room_down + gap) / (tallest + gap)).round().max(1.0);
    let height = (room_down + gap) / rows - gap;
    let scale = |drawing: &Drawing| (width / drawing.width).min(height / drawing.height);
    for drawings in drawings.chunks(across * rows as usize) {
        let mut page = document.page(paper.width, paper.height)?;
        let mut top = MARGIN;
        if let Some(heading) = heading.take() {
            let (corner, size) = (Point::new(MARGIN, top), Heading::SIZE_ON_PAGES);
            // Pages are white with every theme.
            page.label(&heading.label(corner, room_across, size, Rgb::BLACK))?;
            top += above;
        }
        for row in drawings.chunks(across) {
            for (column, drawing) in row.iter().enumerate() {
                let scale = scale(drawing);
                let left = column as f32 * (width + gap) + (width - scale * drawing.width) / 2.0;
                page.place(drawing, Point::new(MARGIN + left, top), scale)?;
            }
            top += row.iter().map(|drawing| scale(drawing) * drawing.height).fold(0.0, f32::max) + gap;
        }
    }
    document.finish()
}

/// The fonts of the file of `--font`, or the built-in ones.
pub fn fonts(file: Option<&Path>) -> Result<Fonts, UsageError> {
    file.map_or_else(|| Ok(Fonts::built_in()), read_font)
}

fn read_font(path: &Path) -> Result<Fonts, UsageError> {
    let source = path.display().to_string();
    let problem = match fs::read(path) {
        Ok(bytes) => match Fonts::from_bytes(bytes, None) {
            Ok(fonts) => return Ok(fonts),
            Err(error) => error.to_string(),
        },
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Err(UsageError(text!("error-no-such-file", option = FONT, source)));
        }
        Err(error) => reason(&error),
    };
    Err(UsageError(text!("error-in-option", option = FONT, source, problem)))
}
