//! Fonts inside of a PDF.
//!
//! A page names glyphs by number. The file holds a *subset* of each font, only with
//! the glyphs that occur, and a table from these numbers to characters, so that a
//! reader can search and copy the text. All pages share the subsets.
//!
//! ```text
//!  page: <0001 0002> Tj ─▶ glyph 1, glyph 2 of the subset ─▶ outlines
//!                      └─▶ "4", "7" (ToUnicode)
//! ```

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::writers::{CidFont, FontDescriptor};
use pdf_writer::{Filter, Name, Pdf, Rect, Ref, Str};
use subsetter::GlyphRemapper;
use ttf_parser::{GlyphId, Tag};

use super::{compressed, hash};
use crate::draw_error::{DrawError, FontFault};
use crate::font::{Face, Faces};
use crate::shape::{Label, Point, Weight};

/// The name of a font in the pages.
pub(super) const fn name(weight: Weight) -> Name<'static> {
    match weight {
        Weight::Regular => Name(b"R"),
        Weight::Bold => Name(b"B"),
    }
}

/// Numbers of characters that are the numbers of glyphs.
const IDENTITY: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The fonts of a document, and which of their glyphs occur.
pub(super) struct EmbeddedFonts<'a> {
    faces: Faces<'a>,
    subsets: [Subset; 2],
}

/// The glyphs of a font that occur.
#[derive(Default)]
struct Subset {
    numbers: GlyphRemapper,
    /// The glyphs by their numbers in the subset, with their characters.
    glyphs: BTreeMap<u16, (GlyphId, char)>,
}

/// What a label is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LabelOwner {
    /// A drawing, which knows the width of the label.
    Drawing,
    /// A page. The label has the width that the font gives it.
    Page,
}

/// A text as numbers of glyphs.
pub(super) struct CodedText {
    /// The left end of its baseline.
    pub(super) start: Point,
    /// The font.
    pub(super) weight: Weight,
    /// How many times wider than high the letters are drawn.
    pub(super) stretch: f32,
    /// Two bytes for each glyph.
    pub(super) codes: Vec<u8>,
}

impl<'a> EmbeddedFonts<'a> {
    pub(super) fn new(faces: Faces<'a>) -> Self {
        Self { faces, subsets: Default::default() }
    }

    pub(super) const fn faces_mut(&mut self) -> &mut Faces<'a> {
        &mut self.faces
    }

    /// The numbers of the glyphs of a label, which become part of the subset.
    pub(super) fn text(&mut self, label: &Label, owner: LabelOwner) -> Result<CodedText, DrawError> {
        let line = match owner {
            LabelOwner::Drawing => self.faces.line(label)?,
            LabelOwner::Page => self.faces.natural_line(label)?,
        };
        let (_, weight) = self.faces.face(label.weight);
        let subset = &mut self.subsets[weight as usize];
        let codes = line.glyphs.iter().flat_map(|glyph| subset.number(glyph.id, glyph.character)).collect();
        Ok(CodedText { start: line.start, weight, stretch: line.stretch, codes })
    }

    /// Writes the fonts that occur, and returns their weights and objects.
    pub(super) fn write(&self, pdf: &mut Pdf, next: &mut Ref) -> Result<Vec<(Weight, Ref)>, DrawError> {
        let mut fonts = Vec::new();
        for weight in [Weight::Regular, Weight::Bold] {
            let subset = &self.subsets[weight as usize];
            if !subset.glyphs.is_empty() {
                let (face, _) = self.faces.face(weight);
                fonts.push((weight, subset.write(face, weight, pdf, next)?));
            }
        }
        Ok(fonts)
    }
}

impl Subset {
    /// The number of a glyph in the subset.
    fn number(&mut self, id: GlyphId, character: char) -> [u8; 2] {
        let number = self.numbers.remap(id.0);
        // Of two characters with the same glyph, a reader finds the usual one: the blank, not the
        // blank at which no line is broken.
        let known = self.glyphs.entry(number).or_insert((id, character));
        known.1 = known.1.min(character);
        number.to_be_bytes()
    }

    fn write(&self, face: &Face, weight: Weight, pdf: &mut Pdf, next: &mut Ref) -> Result<Ref, DrawError> {
        let tables = needed_tables(face)?;
        let file =
            subsetter::subset(&tables, 0, &self.numbers).map_err(|_| DrawError::Font(FontFault::Damaged))?;
        let base = self.base_name(face, weight);
        let [font, glyphs, descriptor, data, characters] = [(); 5].map(|()| next.bump());
        pdf.type0_font(font)
            .base_font(Name(base.as_bytes()))
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(glyphs)
            .to_unicode(characters);
        self.write_widths(pdf.cid_font(glyphs), face, &base, descriptor);
        write_descriptor(pdf.font_descriptor(descriptor), face, weight, &base, data);
        let length = i32::try_from(file.len()).unwrap_or(i32::MAX);
        pdf.stream(data, &compressed(&file)).filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
        pdf.cmap(characters, &compressed(&self.characters())).filter(Filter::FlateDecode);
        Ok(font)
    }

    fn write_widths(&self, mut font: CidFont, face: &Face, base: &str, descriptor: Ref) {
        font.subtype(CidFontType::Type2)
            .base_font(Name(base.as_bytes()))
            .system_info(IDENTITY)
            .font_descriptor(descriptor)
            .default_width(0.0)
            .cid_to_gid_map_predefined(Name(b"Identity"));
        let advance = |id| face.tables.glyph_hor_advance(id).unwrap_or_default();
        let widths = self.glyphs.values().map(|&(id, _)| face.thousandths(advance(id)));
        // The numbers are consecutive. Number 0 is the form of unknown characters, which do not occur.
        font.widths().consecutive(1, widths);
    }

    /// The table of characters.
    fn characters(&self) -> Vec<u8> {
        let mut map = UnicodeCmap::new(Name(b"Custom"), IDENTITY);
        for (&number, &(_, character)) in &self.glyphs {
            map.pair(number, character);
        }
        map.finish().into_vec()
    }

    /// The name of the font. Six letters before it tell subsets of a font apart.
    fn base_name(&self, face: &Face, weight: Weight) -> String {
        let own = face.name().unwrap_or_else(|| format!("{weight:?}"));
        let glyphs: Vec<u8> = self.glyphs.values().flat_map(|(id, _)| id.0.to_be_bytes()).collect();
        let mut hash = hash(&glyphs) % 26_u128.pow(6);
        let mut letters = String::new();
        for _ in 0..6 {
            letters.push(char::from(b'A' + (hash % 26) as u8));
            hash /= 26;
        }
        format!("{letters}+{own}")
    }
}

fn write_descriptor(mut descriptor: FontDescriptor, face: &Face, weight: Weight, base: &str, data: Ref) {
    let tables = &face.tables;
    let height = |height: i16| face.thousandths(height);
    let bounds = tables.global_bounding_box();
    let [left, bottom, right, top] = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(height);
    descriptor
        .name(Name(base.as_bytes()))
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(height(tables.ascender()))
        .descent(height(tables.descender()))
        .cap_height(tables.capital_height().map_or(714.0, height))
        // Fonts do not say how wide their stems are; these are usual ones.
        .stem_v(match weight {
            Weight::Regular => 80.0,
            Weight::Bold => 140.0,
        })
        .font_file2(data);
}

/// The tables that PDF needs, as a font file.
///
/// The names of the font and of its glyphs are left out. They would be 6 % of the file of a small
/// board, and the subsetter reads them without care: a damaged one makes it panic. So do damaged
/// fonts with cubic curves, and all fonts with such curves are refused.
fn needed_tables(face: &Face) -> Result<Vec<u8>, DrawError> {
    const NEEDED: [&[u8; 4]; 9] =
        [b"cvt ", b"fpgm", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp", b"prep"];
    const TRUE_TYPE: [u8; 4] = [0, 1, 0, 0];
    if face.tables.tables().glyf.is_none() {
        return Err(DrawError::Font(FontFault::NotTrueType));
    }
    let file = face.tables.raw_face();
    let table = |tag| Some((tag, file.table(Tag::from_bytes(tag))?));
    let tables: Vec<(&[u8; 4], &[u8])> = NEEDED.into_iter().filter_map(table).collect();
    // After the number of tables follow three numbers for a search that nobody does.
    let mut header = [&TRUE_TYPE[..], &[0, tables.len() as u8], &[0; 6]].concat();
    let start = header.len() + 16 * tables.len();
    let mut data = Vec::new();
    for (tag, table) in tables {
        let place = u32::try_from(start + data.len()).map_err(|_| DrawError::Font(FontFault::Damaged))?;
        let length = u32::try_from(table.len()).map_err(|_| DrawError::Font(FontFault::Damaged))?;
        let checksum = 0_u32;
        header.extend_from_slice(tag);
        header.extend([checksum, place, length].into_iter().flat_map(u32::to_be_bytes));
        data.extend_from_slice(table);
        data.resize(data.len().next_multiple_of(4), 0);
    }
    header.extend(data);
    Ok(header)
}
