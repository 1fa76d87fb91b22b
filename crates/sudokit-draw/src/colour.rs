//! Colours.

use std::fmt;
use std::str::FromStr;

/// A colour in sRGB.
///
/// ```
/// use sudokit_draw::Rgb;
///
/// let blue: Rgb = "#1d54f1".parse().unwrap();
/// assert_eq!((blue, blue.to_string().as_str()), (Rgb::new(0x1d, 0x54, 0xf1), "#1d54f1"));
/// assert_eq!("#fff".parse(), Ok(Rgb::WHITE));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rgb {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
}

impl Rgb {
    /// Black.
    pub const BLACK: Self = Self::gray(0);
    /// White.
    pub const WHITE: Self = Self::gray(255);

    /// The colour with these parts.
    pub const fn new(red: u8, green: u8, blue: u8) -> Self {
        Self { red, green, blue }
    }

    /// A gray: 0 is black, 255 is white.
    pub const fn gray(light: u8) -> Self {
        Self::new(light, light, light)
    }

    /// The colour of a number such as `0x1d54f1`, which has two digits for each part.
    pub const fn hex(number: u32) -> Self {
        Self::new((number >> 16) as u8, (number >> 8) as u8, number as u8)
    }

    /// Whether it is black, white or a gray between them.
    pub const fn is_gray(self) -> bool {
        self.red == self.green && self.green == self.blue
    }

    /// The mixture with this many of a hundred parts of the other colour.
    #[must_use]
    pub fn mixed(self, other: Self, percent: u8) -> Self {
        let part = |own: u8, other: u8| {
            let sum = u32::from(own) * (100 - u32::from(percent)) + u32::from(other) * u32::from(percent);
            ((sum + 50) / 100) as u8
        };
        Self::new(part(self.red, other.red), part(self.green, other.green), part(self.blue, other.blue))
    }
}

/// Writes `#rrggbb`.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

/// Reads `#rrggbb` or `#rgb`.
impl FromStr for Rgb {
    type Err = ColourError;

    fn from_str(text: &str) -> Result<Self, ColourError> {
        let digits = text.trim().strip_prefix('#').ok_or(ColourError)?;
        if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(ColourError);
        }
        let number = u32::from_str_radix(digits, 16).map_err(|_| ColourError)?;
        match digits.len() {
            6 => Ok(Self::hex(number)),
            3 => {
                let part = |shift: u32| ((number >> shift & 0xf) * 17) as u8;
                Ok(Self::new(part(8), part(4), part(0)))
            }
            _ => Err(ColourError),
        }
    }
}

/// A text that is not a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColourError;

impl fmt::Display for ColourError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(crate::texts::TEXTS.fixed("draw-colour-syntax"))
    }
}

impl std::error::Error for ColourError {}
