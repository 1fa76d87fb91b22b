//! Why a drawing cannot be written as pixels or pages.
//!
//! An SVG leaves fonts and sizes to the program that shows it, so it can always be
//! written. Pixels and pages need the outline of every letter and memory for every
//! pixel. What they cannot show is refused before anything is written, because a
//! picture with a missing letter looks right until someone reads it.

use std::fmt;

use crate::texts::{TEXTS, text};

/// Why a drawing cannot be written as pixels or pages.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum DrawError {
    /// The file of a font cannot be used.
    Font(FontFault),
    /// A text has a character that cannot be drawn.
    Character {
        /// The text.
        text: DrawnText,
        /// The first such character.
        character: char,
        /// Why it cannot be drawn.
        reason: CharacterFault,
    },
    /// The picture would have too many pixels.
    Pixels {
        /// The width in pixels.
        width: u32,
        /// The height in pixels.
        height: u32,
    },
    /// A page, or a picture on it, is smaller or larger than a page can be.
    PageSize {
        /// The width in points.
        width: f32,
        /// The height in points.
        height: f32,
    },
    /// A document has no page.
    NoPages,
    /// The margins of pages leave no room for text.
    NoRoom,
    /// The width, the height or the size of the picture is not a positive number.
    NoSize,
    /// A shape is far outside of the picture, or a coordinate is not a number.
    FarAway,
}

/// Why the file of a font cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FontFault {
    /// It is not a font, or of another format.
    Unknown,
    /// A part is missing or wrong.
    Damaged,
    /// Its letters are pixels.
    NoOutlines,
    /// Its outlines have cubic curves. Only pixels can be made of them.
    NotTrueType,
}

/// Which text of a picture or page has a character that cannot be drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum DrawnText {
    /// The title.
    Title,
    /// Another text, of which this is the beginning.
    Other(String),
}

/// Why a character cannot be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum CharacterFault {
    /// The fonts of this crate do not have it.
    NotInBuiltInFont,
    /// The font that the caller chose does not have it.
    NotInFont,
    /// It changes the character before it: an accent, a joiner, the variant of an emoji.
    Mark,
    /// Its script runs from right to left.
    RightToLeft,
    /// Letters of its script change with their neighbours.
    Joined,
}

impl DrawError {
    /// Whether another font might help.
    ///
    /// ```
    /// use sudokit_draw::{Drawing, Fonts, Label, LayerKind, Point, Rgb, Shape, Size};
    ///
    /// let mut drawing = Drawing::new(100.0, 100.0, Size::Points(72.0));
    /// let label = Label::centred("数独", Point::new(50.0, 50.0), 20.0, Rgb::BLACK);
    /// drawing.layer_mut(LayerKind::Digits).push(Shape::Label(label));
    /// # #[cfg(feature = "png")]
    /// assert!(drawing.to_png(&Fonts::built_in()).unwrap_err().needs_font());
    /// ```
    pub const fn needs_font(&self) -> bool {
        use CharacterFault::{NotInBuiltInFont, NotInFont};
        matches!(self, Self::Character { reason: NotInBuiltInFont | NotInFont, .. })
    }
}

/// Names the text.
impl fmt::Display for DrawnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Title => f.write_str(TEXTS.fixed("draw-the-title")),
            Self::Other(text) => f.write_str(&text!("draw-the-text", text = text)),
        }
    }
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Font(FontFault::Unknown) => text!("draw-font-unknown"),
            Self::Font(FontFault::Damaged) => text!("draw-font-damaged"),
            Self::Font(FontFault::NoOutlines) => text!("draw-font-no-outlines"),
            Self::Font(FontFault::NotTrueType) => text!("draw-font-not-true-type"),
            Self::Character { text, character, reason } => {
                let (place, character) = (text.to_string(), *character);
                let code = format!("U+{:04X}", u32::from(character));
                match reason {
                    CharacterFault::NotInBuiltInFont => {
                        text!("draw-not-in-built-in-font", place, character, code)
                    }
                    CharacterFault::NotInFont => text!("draw-not-in-font", place, character, code),
                    CharacterFault::Mark => text!("draw-mark", place, code),
                    CharacterFault::RightToLeft => text!("draw-right-to-left", place, character, code),
                    CharacterFault::Joined => text!("draw-joined", place, character, code),
                }
            }
            Self::Pixels { width, height } => {
                text!("draw-pixels", width = *width, height = *height)
            }
            Self::PageSize { width, height } => {
                let whole = |points: &f32| format!("{points:.0}");
                text!("draw-page-size", width = whole(width), height = whole(height))
            }
            Self::NoPages => text!("draw-no-pages"),
            Self::NoRoom => text!("draw-no-room"),
            Self::NoSize => text!("draw-no-size"),
            Self::FarAway => text!("draw-far-away"),
        })
    }
}

impl std::error::Error for DrawError {}
