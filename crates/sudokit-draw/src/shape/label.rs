//! A line of text.
//!
//! The width of a label must be known where the drawing is made, and there is no
//! font there. So the widths of Noto Sans are in a table. A file in another font
//! stretches its text to this width.

use super::Point;
use crate::colour::Rgb;

/// A line of text.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// Where its baseline begins, ends or has its middle.
    pub at: Point,
    /// The text.
    pub text: String,
    /// The size of the font in units.
    pub size: f32,
    /// What is at `at`.
    pub anchor: Anchor,
    /// How strong the lines are.
    pub weight: Weight,
    /// The colour.
    pub colour: Rgb,
}

/// What is at the place of a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// How strong the lines of letters are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// As in a book.
    Regular,
    /// As in a heading.
    Bold,
}

/// Half of the height of a digit, as a share of the font's size: 0.71 to 0.73 in the usual fonts.
/// A baseline this much below a point centres a digit at it.
const HALF_DIGIT: f32 = 0.357;

impl Label {
    /// Text in regular weight whose middle is at a point.
    pub fn centred(text: impl Into<String>, centre: Point, size: f32, colour: Rgb) -> Self {
        let at = centre + Point::new(0.0, HALF_DIGIT * size);
        Self { at, text: text.into(), size, anchor: Anchor::Middle, weight: Weight::Regular, colour }
    }

    /// The same text in bold.
    #[must_use]
    pub fn bold(self) -> Self {
        Self { weight: Weight::Bold, ..self }
    }

    /// The same text with its end or its start at the point.
    #[must_use]
    pub fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    /// The same text, smaller if it is wider than this. Its middle stays where it is.
    #[must_use]
    pub(crate) fn fitting(self, room: f32) -> Self {
        let size = self.size * (room / self.width()).min(1.0);
        let up = Point::new(0.0, HALF_DIGIT * (size - self.size));
        Self { size, at: self.at + up, ..self }
    }

    /// The same text elsewhere.
    #[must_use]
    pub(crate) fn moved_by(self, way: Point) -> Self {
        Self { at: self.at + way, ..self }
    }

    /// Its width in units.
    pub fn width(&self) -> f32 {
        self.weight.width(&self.text) * self.size
    }

    /// The corners of a rectangle around it. Letters may reach a little below.
    pub(crate) fn bounds(&self) -> [Point; 2] {
        let width = self.width();
        let left = match self.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::End => width,
        };
        let corner = self.at - Point::new(left, 2.0 * HALF_DIGIT * self.size);
        [corner, corner + Point::new(width, 2.0 * HALF_DIGIT * self.size)]
    }
}

impl Weight {
    /// The width of a text of size 1.
    pub fn width(self, text: &str) -> f32 {
        let table = match self {
            Self::Regular => &REGULAR,
            Self::Bold => &BOLD,
        };
        let thousandths: u32 = text.chars().map(|c| u32::from(advance(table, c))).sum();
        thousandths as f32 / 1000.0
    }
}

/// The width of a character in thousandths of the font's size.
fn advance(table: &[u16; 95], c: char) -> u16 {
    match c {
        ' '..='~' => table[c as usize - ' ' as usize],
        '\u{a0}' => table[0],
        // Chinese, Japanese and Korean characters and emoji are as wide as high.
        '\u{1100}'.. => 1000,
        // The widest of the small Latin, Greek and Cyrillic letters are a little wider.
        _ => 620,
    }
}

/// The advance widths of Noto Sans Regular, from the blank to `~`.
const REGULAR: [u16; 95] = [
    260, 269, 408, 646, 572, 831, 732, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572, 572, 572,
    572, 572, 572, 572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 730, 556, 519, 728, 741, 339,
    273, 619, 524, 907, 760, 781, 605, 781, 622, 549, 556, 731, 600, 930, 586, 566, 572, 329, 372, 329, 572,
    444, 580, 561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 479,
    361, 618, 508, 786, 529, 510, 470, 380, 551, 380, 572,
];

/// The same of Noto Sans Bold.
const BOLD: [u16; 95] = [
    260, 286, 472, 646, 572, 901, 750, 266, 339, 339, 545, 572, 285, 322, 285, 413, 572, 572, 572, 572, 572,
    572, 572, 572, 572, 572, 285, 285, 572, 572, 572, 477, 897, 690, 672, 637, 740, 560, 549, 724, 765, 389,
    331, 664, 565, 943, 813, 796, 628, 796, 660, 551, 579, 756, 650, 967, 667, 624, 579, 331, 413, 331, 572,
    411, 607, 604, 633, 514, 633, 591, 387, 633, 657, 305, 305, 620, 305, 982, 657, 619, 633, 633, 454, 497,
    434, 657, 569, 856, 578, 569, 488, 394, 551, 394, 572,
];
