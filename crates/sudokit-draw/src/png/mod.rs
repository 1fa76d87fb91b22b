//! Shapes as pixels.
//!
//! Each shape is filled or stroked on one sheet of pixels, the lowest first. The
//! outline of a glyph is read once and then moved to all its places: a board shows
//! the same nine digits up to 700 times.
//!
//! A drawing for the screen has a width in pixels. A drawing for paper is drawn with
//! 300 pixels an inch, the resolution of print, and says so in the file.

mod encode;

use std::collections::BTreeMap;

use tiny_skia::{FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Stroke, StrokeDash, Transform};
use ttf_parser::OutlineBuilder;

use crate::colour::Rgb;
use crate::draw_error::DrawError;
use crate::font::{Face, Faces, Fonts, Glyph};
use crate::shape::{Drawing, Label, Path, Pen, Segment, Shape, Size};

/// The number of pixels of an inch on paper, and of a metre.
const PER_INCH: f32 = 300.0;
const PER_METRE: u32 = 11_811;

/// The most pixels of a side, and of a picture. Beyond, a picture needs more memory than many
/// computers have.
const LONGEST_SIDE: u32 = 20_000;
const MOST_PIXELS: u64 = 100_000_000;

impl Drawing {
    /// The drawing as a PNG file.
    ///
    /// Its width is that of [`Drawing::size`]: this many pixels, or a length on paper with 300
    /// pixels an inch. A side has at most 20000 pixels and the picture 100 million. The same
    /// drawing has the same bytes on every machine.
    ///
    /// ```
    /// use sudokit::{Alphabet, Puzzle};
    /// use sudokit_draw::{Fonts, Scene, Size, View, draw};
    ///
    /// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
    /// let scene = Scene::of(&puzzle.candidates(), &Alphabet::usual(4));
    /// let view = View { size: Some(Size::Pixels(400.0)), ..View::default() };
    /// let png = draw(&scene, &view).to_png(&Fonts::built_in())?;
    /// assert!(png.starts_with(b"\x89PNG"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg_attr(docsrs, doc(cfg(feature = "png")))]
    pub fn to_png(&self, fonts: &Fonts) -> Result<Vec<u8>, DrawError> {
        self.check()?;
        let mut faces = fonts.faces()?;
        faces.check(self)?;
        let mut raster = Raster::new(self, faces)?;
        for shape in self.shapes() {
            match shape {
                Shape::Label(label) => raster.write(label)?,
                _ => raster.draw(shape),
            }
        }
        let too_large = DrawError::Pixels { width: raster.pixels.width(), height: raster.pixels.height() };
        let resolution = match self.size {
            Size::Pixels(_) => None,
            Size::Points(_) => Some(PER_METRE),
        };
        encode::file(&raster.pixels, resolution).map_err(|_| too_large)
    }
}

/// The whole number of pixels of a length, at least 1.
#[expect(clippy::cast_sign_loss, reason = "lengths are positive")]
fn whole(length: f32) -> u32 {
    length.round().max(1.0) as u32
}

/// A picture that is being painted.
struct Raster<'a> {
    pixels: Pixmap,
    /// The pixels of a unit.
    scale: f32,
    faces: Faces<'a>,
    /// The outlines of glyphs, in units of their font. Blanks have none.
    outlines: [BTreeMap<char, Option<tiny_skia::Path>>; 2],
}

impl<'a> Raster<'a> {
    /// A picture of the drawing's paper.
    fn new(drawing: &Drawing, faces: Faces<'a>) -> Result<Self, DrawError> {
        let width = match drawing.size {
            Size::Pixels(pixels) => pixels,
            Size::Points(points) => points / 72.0 * PER_INCH,
        };
        let width = width.round().max(1.0);
        let scale = width / drawing.width;
        let (width, height) = (whole(width), whole(drawing.height * scale));
        let too_large = DrawError::Pixels { width, height };
        if width.max(height) > LONGEST_SIDE || u64::from(width) * u64::from(height) > MOST_PIXELS {
            return Err(too_large);
        }
        let mut pixels = Pixmap::new(width, height).ok_or(too_large)?;
        let Rgb { red, green, blue } = drawing.paper;
        pixels.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
        Ok(Self { pixels, scale, faces, outlines: [BTreeMap::new(), BTreeMap::new()] })
    }

    fn draw(&mut self, shape: &Shape) {
        let (Shape::Path { fill, pen, .. }
        | Shape::Rectangle { fill, pen, .. }
        | Shape::Circle { fill, pen, .. }) = shape
        else {
            return;
        };
        let Some(path) = shape.contour().and_then(|path| traced(&path)) else { return };
        let place = Transform::from_scale(self.scale, self.scale);
        if let Some(colour) = fill {
            self.pixels.fill_path(&path, &paint(*colour), FillRule::Winding, place, None);
        }
        if let Some(pen) = pen.filter(|pen| pen.width > 0.0) {
            self.pixels.stroke_path(&path, &paint(pen.colour), &stroke(pen), place, None);
        }
    }

    fn write(&mut self, label: &Label) -> Result<(), DrawError> {
        let line = self.faces.line(label)?;
        if label.size <= 0.0 {
            return Ok(());
        }
        let paint = paint(label.colour);
        let unit = self.faces.face(label.weight).0.unit * label.size * self.scale;
        let mut x = line.start.x;
        for glyph in line.glyphs {
            let (face, weight) = self.faces.face(label.weight);
            let outlines = &mut self.outlines[weight as usize];
            let outline = outlines.entry(glyph.character).or_insert_with(|| outline(face, glyph));
            if let Some(path) = outline {
                // Glyphs grow upwards.
                let (left, down) = (x * self.scale, line.start.y * self.scale);
                let place = Transform::from_row(unit * line.stretch, 0.0, 0.0, -unit, left, down);
                self.pixels.fill_path(path, &paint, FillRule::Winding, place, None);
            }
            x += glyph.advance * line.stretch * label.size;
        }
        Ok(())
    }
}

/// The outline of a glyph in units of its font. A blank has none.
fn outline(face: &Face, glyph: Glyph) -> Option<tiny_skia::Path> {
    let mut tracer = Tracer::default();
    face.tables.outline_glyph(glyph.id, &mut tracer)?;
    tracer.0.finish()
}

/// Takes the lines and curves of a glyph.
#[derive(Default)]
struct Tracer(PathBuilder);

impl OutlineBuilder for Tracer {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}

/// A path for the painter. A path without a length or with coordinates that are not numbers has
/// none.
fn traced(path: &Path) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    for segment in path.segments() {
        match *segment {
            Segment::Move(to) => builder.move_to(to.x, to.y),
            Segment::Line(to) => builder.line_to(to.x, to.y),
            Segment::Curve(first, second, to) => {
                builder.cubic_to(first.x, first.y, second.x, second.y, to.x, to.y);
            }
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn paint(Rgb { red, green, blue }: Rgb) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}

fn stroke(pen: Pen) -> Stroke {
    let dashes = pen.dashes();
    let (line_cap, line_join) = match dashes {
        None => (LineCap::Round, LineJoin::Round),
        Some(_) => (LineCap::Butt, LineJoin::Miter),
    };
    let dash = dashes.and_then(|dashes| StrokeDash::new(dashes.to_vec(), 0.0));
    Stroke { width: pen.width, line_cap, line_join, dash, ..Stroke::default() }
}
