//! The shapes of a page as operators.
//!
//! PDF has the same lines and curves as a drawing, but y grows upwards. Coordinates
//! are points with two decimals: a hundredth is smaller than any dot of a printer.
//! An operator that sets a colour, a line or a font is written only if it changes
//! something, because most shapes look like the one before.

use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Settings, Str};

use super::embed::{CodedText, EmbeddedFonts, LabelOwner, name};
use crate::colour::Rgb;
use crate::draw_error::DrawError;
use crate::shape::{Drawing, Label, Path, Pen, Point, Segment, Shape, Weight};

/// A number with two decimals.
type Hundredths = i32;

fn hundredths(number: f32) -> Hundredths {
    (number * 100.0).round() as Hundredths
}

/// The number as it is written.
pub(super) fn rounded(value: f32) -> f32 {
    number(hundredths(value))
}

fn number(hundredths: Hundredths) -> f32 {
    (f64::from(hundredths) / 100.0) as f32
}

/// Where a drawing is on its page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    pub(super) corner: Point,
    /// The points of a unit.
    pub(super) scale: f32,
}

/// A page that is being written, and what its last operators set.
pub(super) struct Painter {
    pub(super) width: f32,
    pub(super) height: f32,
    content: Content,
    fill: Rgb,
    stroke: Rgb,
    line_width: Hundredths,
    line: LineState,
    font: Option<(Weight, Hundredths)>,
    stretch: Hundredths,
    text: TextState,
}

/// The gaps, the ends and the corners of lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineState {
    /// What PDF begins with: no gaps, straight ends, pointed corners.
    Initial,
    /// No gaps, round ends and corners.
    Solid,
    /// Dashes and gaps of these lengths, straight ends, pointed corners.
    Dashed([Hundredths; 2]),
}

/// Whether text is being written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TextState {
    No,
    /// The last text began here.
    At([Hundredths; 2]),
}

impl Painter {
    pub(super) fn new(width: f32, height: f32) -> Self {
        let mut content = Content::with_settings(Settings { pretty: false });
        // The longest pointed corner, as in SVG.
        content.set_miter_limit(4.0);
        Self {
            width,
            height,
            content,
            fill: Rgb::BLACK,
            stroke: Rgb::BLACK,
            line_width: 100,
            line: LineState::Initial,
            font: None,
            stretch: 10_000,
            text: TextState::No,
        }
    }

    /// The operators.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.end_text();
        self.content.finish().into_vec()
    }

    /// Draws all of a drawing. Only paper that is not white is painted.
    pub(super) fn drawing(
        &mut self,
        drawing: &Drawing,
        place: Placement,
        fonts: &mut EmbeddedFonts,
    ) -> Result<(), DrawError> {
        if drawing.paper != Rgb::WHITE {
            let paper = Shape::rectangle(Point::default(), drawing.width, drawing.height);
            self.shape(&paper.filled(drawing.paper), place);
        }
        for shape in drawing.shapes() {
            match shape {
                Shape::Label(label) => self.write(&fonts.text(label, LabelOwner::Drawing)?, label, place),
                _ => self.shape(shape, place),
            }
        }
        Ok(())
    }

    fn shape(&mut self, shape: &Shape, place: Placement) {
        let (Shape::Path { fill, pen, .. }
        | Shape::Rectangle { fill, pen, .. }
        | Shape::Circle { fill, pen, .. }) = shape
        else {
            return;
        };
        let pen = pen.filter(|pen| pen.width > 0.0);
        let Some(path) = shape.contour().filter(|path| !path.is_empty()) else { return };
        if fill.is_none() && pen.is_none() {
            return;
        }
        self.end_text();
        if let Some(colour) = *fill {
            self.fill_with(colour);
        }
        if let Some(pen) = pen {
            self.draw_with(pen, place.scale);
        }
        self.trace(&path, place);
        match (fill, pen) {
            (Some(_), Some(_)) => self.content.fill_nonzero_and_stroke(),
            (Some(_), None) => self.content.fill_nonzero(),
            (None, _) => self.content.stroke(),
        };
    }

    /// The coordinates of a point on the page.
    fn at(&self, point: Point, place: Placement) -> [Hundredths; 2] {
        let Point { x, y } = place.corner + point * place.scale;
        [hundredths(x), hundredths(self.height - y)]
    }

    fn trace(&mut self, path: &Path, place: Placement) {
        let at = |painter: &Self, point| painter.at(point, place).map(number);
        if !matches!(path.segments().first(), Some(Segment::Move(_))) {
            let [x, y] = at(self, Point::default());
            self.content.move_to(x, y);
        }
        for segment in path.segments() {
            match *segment {
                Segment::Move(to) => {
                    let [x, y] = at(self, to);
                    self.content.move_to(x, y);
                }
                Segment::Line(to) => {
                    let [x, y] = at(self, to);
                    self.content.line_to(x, y);
                }
                Segment::Curve(first, second, to) => {
                    let [[x1, y1], [x2, y2], [x, y]] = [first, second, to].map(|point| at(self, point));
                    self.content.cubic_to(x1, y1, x2, y2, x, y);
                }
                Segment::Close => {
                    self.content.close_path();
                }
            }
        }
    }

    fn fill_with(&mut self, colour: Rgb) {
        if self.fill != colour {
            self.fill = colour;
            match ink(colour) {
                Ink::Gray(gray) => self.content.set_fill_gray(gray),
                Ink::Colour([red, green, blue]) => self.content.set_fill_rgb(red, green, blue),
            };
        }
    }

    fn draw_with(&mut self, pen: Pen, scale: f32) {
        if self.stroke != pen.colour {
            self.stroke = pen.colour;
            match ink(pen.colour) {
                Ink::Gray(gray) => self.content.set_stroke_gray(gray),
                Ink::Colour([red, green, blue]) => self.content.set_stroke_rgb(red, green, blue),
            };
        }
        // A line of width 0 would be as thin as the device can draw it.
        let width = hundredths(pen.width * scale).max(1);
        if self.line_width != width {
            self.line_width = width;
            self.content.set_line_width(number(width));
        }
        let line = match pen.dashes() {
            None => LineState::Solid,
            Some(lengths) => LineState::Dashed(lengths.map(|length| hundredths(length * scale).max(1))),
        };
        if self.line != line {
            let (lengths, cap, join) = match line {
                LineState::Dashed(lengths) => {
                    (lengths.to_vec(), LineCapStyle::ButtCap, LineJoinStyle::MiterJoin)
                }
                _ => (Vec::new(), LineCapStyle::RoundCap, LineJoinStyle::RoundJoin),
            };
            self.line = line;
            self.content.set_dash_pattern(lengths.into_iter().map(number), 0.0);
            self.content.set_line_cap(cap).set_line_join(join);
        }
    }

    /// Writes a label whose coordinates are those of the page.
    pub(super) fn label(&mut self, label: &Label, fonts: &mut EmbeddedFonts) -> Result<(), DrawError> {
        let place = Placement { corner: Point::default(), scale: 1.0 };
        self.write(&fonts.text(label, LabelOwner::Page)?, label, place);
        Ok(())
    }

    fn write(&mut self, text: &CodedText, label: &Label, place: Placement) {
        let size = hundredths(label.size * place.scale);
        if text.codes.is_empty() || size <= 0 {
            return;
        }
        let last = match self.text {
            TextState::At(last) => last,
            TextState::No => {
                self.content.begin_text();
                [0, 0]
            }
        };
        self.fill_with(label.colour);
        if self.font != Some((text.weight, size)) {
            self.font = Some((text.weight, size));
            self.content.set_font(name(text.weight), number(size));
        }
        let stretch = hundredths(text.stretch * 100.0);
        if self.stretch != stretch {
            self.stretch = stretch;
            self.content.set_horizontal_scaling(number(stretch));
        }
        // Differences of rounded places: errors do not add up.
        let start = self.at(text.start, place);
        self.text = TextState::At(start);
        self.content.next_line(number(start[0] - last[0]), number(start[1] - last[1]));
        self.content.show(Str(&text.codes));
    }

    fn end_text(&mut self) {
        if self.text != TextState::No {
            self.text = TextState::No;
            self.content.end_text();
        }
    }
}

/// A colour as PDF has it.
enum Ink {
    Gray(f32),
    Colour([f32; 3]),
}

/// Gray stays gray: a printer would mix a gray that is written as a colour from its colours.
fn ink(Rgb { red, green, blue }: Rgb) -> Ink {
    // Thousandths are enough to find the same 256th again.
    let part = |part: u8| f32::from(((u32::from(part) * 2000 + 255) / 510) as u16) / 1000.0;
    if red == green && green == blue {
        Ink::Gray(part(red))
    } else {
        Ink::Colour([red, green, blue].map(part))
    }
}
