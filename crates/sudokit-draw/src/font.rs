//! Fonts: the forms and widths of letters.
//!
//! An SVG names fonts, and the program that shows it has them. Pixels and pages need
//! the letters themselves. [`Fonts`] holds two font files, one for regular and one
//! for bold text. The built-in ones are Noto Sans, whose widths are those that
//! [`Label::width`] expects.
//!
//! ```text
//!  Fonts ──faces()──▶ Faces ──line(label)──▶ TextLine ─┬─ png: outline of each glyph
//!  bytes              tables                 glyphs    └─ pdf: number of each glyph
//! ```

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use ttf_parser::GlyphId;

use crate::draw_error::{CharacterFault, DrawError, DrawnText, FontFault};
use crate::script;
use crate::shape::{Anchor, Drawing, Label, Point, Shape, Weight};

/// The fonts of pictures and pages: one for regular and one for bold text.
///
/// ```
/// use sudokit_draw::{Fonts, Weight};
///
/// let fonts = Fonts::built_in();
/// assert!(fonts.has('ł', Weight::Bold) && !fonts.has('数', Weight::Bold));
/// assert_eq!(fonts.width("12", Weight::Regular)?, 2.0 * fonts.width("1", Weight::Regular)?);
///
/// let error = Fonts::from_bytes(b"not a font".to_vec(), None).unwrap_err();
/// assert_eq!(error.to_string(), "this is not a font in the format TrueType or OpenType");
/// # Ok::<(), sudokit_draw::DrawError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Fonts {
    regular: FontFile,
    bold: Option<FontFile>,
    origin: FontOrigin,
}

/// The bytes of a font file. Copies share them.
type FontFile = Arc<Cow<'static, [u8]>>;

/// Where fonts are from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FontOrigin {
    BuiltIn,
    Caller,
}

impl Fonts {
    /// Noto Sans, which has Latin, Greek and Cyrillic letters.
    pub fn built_in() -> Self {
        let file = |bytes| FontFile::new(Cow::Borrowed(bytes));
        let (regular, bold) = (file(ttf_noto_sans::REGULAR), Some(file(ttf_noto_sans::BOLD)));
        Self { regular, bold, origin: FontOrigin::BuiltIn }
    }

    /// The fonts of these files in the format TrueType or OpenType. Without a bold font, all text
    /// is regular. Of a collection of fonts, the first is used.
    pub fn from_bytes(regular: Vec<u8>, bold: Option<Vec<u8>>) -> Result<Self, DrawError> {
        let file = |bytes| FontFile::new(Cow::Owned(bytes));
        let fonts = Self { regular: file(regular), bold: bold.map(file), origin: FontOrigin::Caller };
        fonts.faces()?;
        Ok(fonts)
    }

    /// Whether a character can be drawn.
    pub fn has(&self, c: char, weight: Weight) -> bool {
        self.width(c.encode_utf8(&mut [0; 4]), weight).is_ok()
    }

    /// The width of a text of size 1. Fails if the text cannot be drawn.
    pub fn width(&self, text: &str, weight: Weight) -> Result<f32, DrawError> {
        let mut faces = self.faces()?;
        let glyphs = faces.glyphs(text, weight).map_err(|bad| bad.within(DrawnText::of(text)))?;
        Ok(width(&glyphs))
    }

    /// The same fonts, with their tables found.
    pub(crate) fn faces(&self) -> Result<Faces<'_>, DrawError> {
        let regular = Face::new(&self.regular)?;
        let bold = self.bold.as_ref().map(|bold| Face::new(bold)).transpose()?;
        let (model, missing) = match self.origin {
            FontOrigin::BuiltIn => (None, CharacterFault::NotInBuiltInFont),
            FontOrigin::Caller => {
                let model = [Face::new(ttf_noto_sans::REGULAR)?, Face::new(ttf_noto_sans::BOLD)?];
                (Some(model), CharacterFault::NotInFont)
            }
        };
        Ok(Faces { regular, bold, model, missing })
    }
}

impl DrawnText {
    /// The beginning of a text.
    pub(crate) fn of(text: &str) -> Self {
        const LONGEST: usize = 30;
        let mut start: String = text.chars().take(LONGEST).map(script::drawn).collect();
        if text.chars().nth(LONGEST).is_some() {
            start.push('…');
        }
        Self::Other(start)
    }
}

/// A character that cannot be drawn, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BadCharacter {
    character: char,
    reason: CharacterFault,
}

impl BadCharacter {
    /// The error about it.
    pub(crate) const fn within(self, text: DrawnText) -> DrawError {
        DrawError::Character { text, character: self.character, reason: self.reason }
    }
}

/// Two fonts with their tables.
pub(crate) struct Faces<'a> {
    regular: Face<'a>,
    bold: Option<Face<'a>>,
    /// The built-in fonts, if others are used: a label has the width that it has in them.
    model: Option<[Face<'a>; 2]>,
    /// What is wrong with characters that are not there.
    missing: CharacterFault,
}

/// A line of text as glyphs.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TextLine {
    /// The left end of its baseline.
    pub(crate) start: Point,
    /// The glyphs from left to right.
    pub(crate) glyphs: Vec<Glyph>,
    /// How many times wider than high the letters are drawn.
    pub(crate) stretch: f32,
}

/// A character in a font.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Glyph {
    pub(crate) character: char,
    pub(crate) id: GlyphId,
    /// The distance to the next character, as a share of the font's size.
    pub(crate) advance: f32,
}

/// How far letters of another font are stretched or squeezed.
const LEAST_STRETCH: f32 = 0.25;
const MOST_STRETCH: f32 = 4.0;

impl<'a> Faces<'a> {
    /// The font for text of this weight, and its weight.
    pub(crate) fn face(&self, weight: Weight) -> (&Face<'a>, Weight) {
        match (&self.bold, weight) {
            (Some(bold), Weight::Bold) => (bold, Weight::Bold),
            _ => (&self.regular, Weight::Regular),
        }
    }

    fn face_mut(&mut self, weight: Weight) -> &mut Face<'a> {
        match (&mut self.bold, weight) {
            (Some(bold), Weight::Bold) => bold,
            _ => &mut self.regular,
        }
    }

    /// Refuses a drawing with a text that cannot be drawn.
    pub(crate) fn check(&mut self, drawing: &Drawing) -> Result<(), DrawError> {
        for shape in drawing.shapes() {
            if let Shape::Label(label) = shape {
                let is_title = label.text == drawing.title;
                let text = |text: &str| if is_title { DrawnText::Title } else { DrawnText::of(text) };
                self.glyphs(&label.text, label.weight).map_err(|bad| bad.within(text(&label.text)))?;
            }
        }
        Ok(())
    }

    /// The glyphs of a text.
    pub(crate) fn glyphs(&mut self, text: &str, weight: Weight) -> Result<Vec<Glyph>, BadCharacter> {
        let missing = self.missing;
        let face = self.face_mut(weight);
        let glyph = |c: char| {
            let character = script::drawn(c);
            let glyph = match script::fault(character) {
                None => face.glyph(character).ok_or(missing),
                Some(reason) => Err(reason),
            };
            glyph.map_err(|reason| BadCharacter { character, reason })
        };
        text.chars().map(glyph).collect()
    }

    /// A label of a picture as glyphs.
    ///
    /// Pictures are laid out with the widths of the built-in fonts, so a text of several letters in
    /// another font is stretched or squeezed to that width.
    pub(crate) fn line(&mut self, label: &Label) -> Result<TextLine, DrawError> {
        let glyphs = self.glyphs_of(label)?;
        let own = width(&glyphs);
        let stretch = if glyphs.len() < 2 || own <= 0.0 {
            1.0
        } else {
            let target = self.model_width(label).min(label.weight.width(&label.text));
            (target / own).clamp(LEAST_STRETCH, MOST_STRETCH)
        };
        // The table of a label has whole thousandths of the widths.
        let stretch = if (stretch - 1.0).abs() < 0.002 { 1.0 } else { stretch };
        Ok(TextLine::new(label, glyphs, stretch))
    }

    /// A label as glyphs, as wide as the font makes it.
    #[cfg(feature = "pdf")]
    pub(crate) fn natural_line(&mut self, label: &Label) -> Result<TextLine, DrawError> {
        Ok(TextLine::new(label, self.glyphs_of(label)?, 1.0))
    }

    fn glyphs_of(&mut self, label: &Label) -> Result<Vec<Glyph>, DrawError> {
        let glyphs = self.glyphs(&label.text, label.weight);
        glyphs.map_err(|bad| bad.within(DrawnText::of(&label.text)))
    }

    /// The width of a label of size 1 in the built-in font. Infinite if that lacks a character.
    fn model_width(&mut self, label: &Label) -> f32 {
        let face = match &mut self.model {
            Some(model) => &mut model[label.weight as usize],
            None => self.face_mut(label.weight),
        };
        let advance = |c| face.glyph(script::drawn(c)).map_or(f32::INFINITY, |glyph| glyph.advance);
        label.text.chars().map(advance).sum()
    }
}

impl TextLine {
    fn new(label: &Label, glyphs: Vec<Glyph>, stretch: f32) -> Self {
        let width = width(&glyphs) * stretch * label.size;
        let left = match label.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::End => width,
        };
        Self { start: label.at - Point::new(left, 0.0), glyphs, stretch }
    }
}

/// The width of glyphs of size 1.
pub(crate) fn width(glyphs: &[Glyph]) -> f32 {
    glyphs.iter().map(|glyph| glyph.advance).sum()
}

/// A font with its tables.
pub(crate) struct Face<'a> {
    /// The tables of the file.
    pub(crate) tables: ttf_parser::Face<'a>,
    /// The unit of its coordinates as a share of the font's size.
    pub(crate) unit: f32,
    /// The glyphs of the characters that were asked for.
    glyphs: BTreeMap<char, Option<Glyph>>,
}

/// No glyph reaches further from its place than this many times the size of the font. Only glyphs
/// of damaged fonts do.
const FARTHEST: f32 = 8.0;

impl<'a> Face<'a> {
    fn new(bytes: &'a [u8]) -> Result<Self, DrawError> {
        use ttf_parser::FaceParsingError::{FaceIndexOutOfBounds, UnknownMagic};
        let fault = |error| match error {
            UnknownMagic | FaceIndexOutOfBounds => FontFault::Unknown,
            _ => FontFault::Damaged,
        };
        let tables = ttf_parser::Face::parse(bytes, 0).map_err(|error| DrawError::Font(fault(error)))?;
        let is_inside = |record: ttf_parser::TableRecord| {
            u64::from(record.offset) + u64::from(record.length) <= bytes.len() as u64
        };
        let found = tables.tables();
        if !tables.raw_face().table_records.into_iter().all(is_inside)
            || found.hmtx.is_none()
            || found.cmap.is_none()
        {
            return Err(DrawError::Font(FontFault::Damaged));
        }
        if found.glyf.is_none() && found.cff.is_none() {
            return Err(DrawError::Font(FontFault::NoOutlines));
        }
        let unit = 1.0 / f32::from(tables.units_per_em());
        Ok(Self { tables, unit, glyphs: BTreeMap::new() })
    }

    /// The name of the font for PDF: letters, digits and hyphens.
    #[cfg(feature = "pdf")]
    pub(crate) fn name(&self) -> Option<String> {
        const LONGEST: usize = 60;
        let names = self.tables.names().into_iter();
        let mut names = names.filter(|name| name.name_id == ttf_parser::name_id::POST_SCRIPT_NAME);
        let name = names.find_map(|name| name.to_string())?;
        let is_fine = |c: &char| c.is_ascii_alphanumeric() || *c == '-';
        Some(name.chars().filter(is_fine).take(LONGEST).collect()).filter(|name: &String| !name.is_empty())
    }

    /// A length in thousandths of the font's size.
    #[cfg(feature = "pdf")]
    pub(crate) fn thousandths(&self, units: impl Into<f32>) -> f32 {
        (units.into() * self.unit * 1000.0).round()
    }

    /// The glyph of a character, if the font has it.
    fn glyph(&mut self, character: char) -> Option<Glyph> {
        if let Some(&known) = self.glyphs.get(&character) {
            return known;
        }
        let glyph = self.find(character);
        self.glyphs.insert(character, glyph);
        glyph
    }

    fn find(&self, character: char) -> Option<Glyph> {
        let known = |c| self.tables.glyph_index(c).filter(|id| id.0 != 0);
        // Fonts may lack the blank at which no line is broken.
        let blank = || if character.is_whitespace() { known(' ') } else { None };
        let id = known(character).or_else(blank)?;
        let advance = f32::from(self.tables.glyph_hor_advance(id)?) * self.unit;
        // Letters of a coloured font are images and have no outline.
        if !character.is_whitespace() {
            let bounds = self.tables.glyph_bounding_box(id)?;
            let sides = [bounds.x_min, bounds.x_max, bounds.y_min, bounds.y_max];
            if sides.iter().any(|&side| f32::from(side).abs() * self.unit > FARTHEST) {
                return None;
            }
        }
        (advance <= FARTHEST).then_some(Glyph { character, id, advance })
    }
}
