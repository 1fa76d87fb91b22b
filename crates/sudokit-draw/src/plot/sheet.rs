//! A sheet that is filled from top to bottom.
//!
//! A unit is a pixel of a picture at its usual width. On a small picture, the same number of units
//! would be too small to read, so a small picture has a narrower sheet, with fewer units.

use crate::colour::Rgb;
use crate::shape::{Anchor, Drawing, Label, LayerKind, Path, Pen, Point, Shape, Size, Weight};
use crate::theme::{Paint, Theme};
use crate::view::View;

/// The usual width of a sheet, and the smallest.
const WIDTH: f32 = 720.0;
const NARROWEST: f32 = 320.0;

/// Around everything.
pub(super) const MARGIN: f32 = 24.0;

/// The distance between the lines of a paragraph, as a share of the size of its letters.
const LEADING: f32 = 1.4;

/// The room above a section that is not the first one.
const SECTION_GAP: f32 = 26.0;

/// The usual width of lines, and the largest, which only very small pictures have.
const THIN: f32 = 1.0;
const THICK: f32 = 3.0;

/// How many of a hundred parts of a bar's colour are the colour of the paper: a large area of a
/// colour looks stronger than letters in it.
const SOFTENING: u8 = 25;

/// What follows a text that was cut.
const CUT: char = '…';

/// How a text looks: the size, the weight and the colour of its letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lettering {
    Headline,
    Title,
    /// Sentences, and the labels and counts of bars.
    Plain,
    /// The numbers of lines, and counts where there is little room.
    Small,
}

impl Lettering {
    pub(super) const fn size(self) -> f32 {
        match self {
            Self::Headline => 23.0,
            Self::Title => 16.0,
            Self::Plain => 12.5,
            Self::Small => 10.5,
        }
    }

    const fn weight(self) -> Weight {
        match self {
            Self::Headline | Self::Title => Weight::Bold,
            Self::Plain | Self::Small => Weight::Regular,
        }
    }

    const fn paint(self) -> Paint {
        match self {
            Self::Headline | Self::Title => Paint::Given,
            Self::Plain | Self::Small => Paint::Label,
        }
    }

    /// The width of a text.
    pub(super) fn width(self, text: &str) -> f32 {
        self.weight().width(text) * self.size()
    }

    /// The text, cut where the room ends.
    pub(super) fn fitted(self, text: &str, room: f32) -> String {
        if self.width(text) <= room {
            return text.to_owned();
        }
        let mut fitted = CUT.to_string();
        for letter in text.chars() {
            fitted.insert(fitted.len() - CUT.len_utf8(), letter);
            if self.width(&fitted) > room {
                fitted.remove(fitted.len() - CUT.len_utf8() - letter.len_utf8());
                break;
            }
        }
        fitted
    }

    /// The text in lines that fit into the room.
    fn lines(self, text: &str, room: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace().map(|word| self.fitted(word, room)) {
            match lines.last_mut() {
                Some(line) if self.width(line) + self.width(" ") + self.width(&word) <= room => {
                    *line += " ";
                    *line += &word;
                }
                _ => lines.push(word),
            }
        }
        lines
    }
}

/// A drawing that grows downwards.
pub(super) struct PlotSheet<'a> {
    theme: &'a Theme,
    drawing: Drawing,
    /// The width of lines, in units.
    thickness: f32,
    /// How far down it is used.
    y: f32,
}

impl<'a> PlotSheet<'a> {
    pub(super) fn new(view: &'a View) -> Self {
        let theme = &view.theme;
        let size = view.size.unwrap_or(Size::Pixels(WIDTH));
        let readable = Lettering::Small.size() / theme.smallest_text();
        let mut drawing = Drawing::new((readable * size.points()).clamp(NARROWEST, WIDTH), 0.0, size);
        drawing.paper = theme.colour(Paint::Paper);
        let thickness = (theme.thinnest_line() / drawing.points_per_unit()).clamp(THIN, THICK);
        Self { theme, drawing, thickness, y: MARGIN }
    }

    /// The right end of the room between the margins.
    pub(super) fn right(&self) -> f32 {
        self.drawing.width - MARGIN
    }

    /// How far down the sheet is used.
    pub(super) const fn y(&self) -> f32 {
        self.y
    }

    /// The width of lines.
    pub(super) const fn thickness(&self) -> f32 {
        self.thickness
    }

    /// Uses more of the sheet.
    pub(super) fn skip(&mut self, height: f32) {
        self.y += height;
    }

    /// Leaves room before the next section.
    pub(super) fn skip_to_section(&mut self) {
        if self.y > MARGIN {
            self.y += SECTION_GAP;
        }
    }

    /// Writes a paragraph.
    pub(super) fn write(&mut self, text: &str, lettering: Lettering) {
        for line in lettering.lines(text, self.right() - MARGIN) {
            let height = LEADING * lettering.size();
            self.label(
                LayerKind::Legend,
                line,
                Point::new(MARGIN, self.y + height / 2.0),
                Anchor::Start,
                lettering,
            );
            self.y += height;
        }
    }

    /// Adds a label whose digits have their middle at this height.
    pub(super) fn label(
        &mut self,
        layer: LayerKind,
        text: impl Into<String>,
        at: Point,
        anchor: Anchor,
        lettering: Lettering,
    ) {
        let label =
            Label::centred(text, at, lettering.size(), self.colour(lettering.paint())).anchored(anchor);
        self.add(layer, Shape::Label(Label { weight: lettering.weight(), ..label }));
    }

    /// Adds a line behind the bars.
    pub(super) fn line(&mut self, from: Point, to: Point) {
        self.thin_line(LayerKind::Grid, from, to, Paint::Shade);
    }

    /// Adds a line in front of the bars.
    pub(super) fn axis(&mut self, from: Point, to: Point) {
        self.thin_line(LayerKind::Nodes, from, to, Paint::Frame);
    }

    fn thin_line(&mut self, layer: LayerKind, from: Point, to: Point, paint: Paint) {
        let pen = Pen::new(self.colour(paint), self.thickness);
        self.add(layer, Shape::path(Path::line(from, to)).drawn(pen));
    }

    /// Adds a bar between two corners.
    pub(super) fn bar(&mut self, [low, high]: [Point; 2]) {
        let colour = self.colour(Paint::Found).mixed(self.colour(Paint::Paper), SOFTENING);
        let size = high - low;
        self.add(LayerKind::Nodes, Shape::rectangle(low, size.x, size.y).filled(colour));
    }

    /// Covers the lines behind a count.
    pub(super) fn clear(&mut self, [low, high]: [Point; 2]) {
        let (size, colour) = (high - low, self.colour(Paint::Paper));
        self.add(LayerKind::Grid, Shape::rectangle(low, size.x, size.y).filled(colour));
    }

    fn add(&mut self, layer: LayerKind, shape: Shape) {
        self.drawing.layer_mut(layer).push(shape);
    }

    fn colour(&self, paint: Paint) -> Rgb {
        self.theme.colour(paint)
    }

    /// The drawing, which ends below what is used.
    pub(super) fn finish(mut self) -> Drawing {
        self.drawing.grow(self.y + MARGIN);
        self.drawing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_or_broken() {
        let text = "Alternating inference chain";
        let width = Lettering::Plain.width(text);
        assert_eq!(Lettering::Plain.fitted(text, width), text);
        assert_eq!(Lettering::Plain.fitted(text, width - 1.0), "Alternating inference ch…");
        assert_eq!(Lettering::Plain.fitted(text, 0.0), "…");
        assert_eq!(Lettering::Plain.lines(text, width - 1.0), ["Alternating inference", "chain"]);
        assert_eq!(Lettering::Plain.lines(" ", width), [""; 0]);
    }
}
