//! Pictures as files: their formats, and the fonts for them.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use sudokit::{Alphabet, Digit};
use sudokit_draw::{
    DrawError, Drawing, Fonts, Label, LayerKind, Paint, PaperSize, Point, Rgb, Shape, Sheet, Size, Theme,
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

    /// Several drawings on pages.
    pub fn write_pages(&self, title: &str, sheet: Sheet, paper: Paper) -> Result<Vec<u8>, UsageError> {
        sheet.pages(title, paper.size(), &self.fonts).map_err(|error| advice(&error))
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
