//! A value that a cell can hold.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use super::error::problems;
use super::{Error, MAX_SIDE, index_of};

/// A value from 1 to the side of the board.
///
/// A digit is a number, not a symbol. An [`Alphabet`](crate::Alphabet) decides how it is written
/// (`7`, `G`, `16`).
///
/// ```
/// use sudokit::Digit;
///
/// let seven = Digit::new(7);
/// assert_eq!(seven.get(), 7);
/// assert_eq!(seven.index(), 6);
/// assert_eq!(seven.to_string(), "7");
/// assert!(Digit::try_new(0).is_none());
///
/// assert_eq!("7".parse(), Ok(seven));
/// assert_eq!(Digit::try_from(7_u8), Ok(seven));
/// assert_eq!(u8::from(seven), 7);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// Returns the digit with this value.
    ///
    /// # Panics
    ///
    /// Panics if the value is 0 or larger than [`MAX_SIDE`].
    pub const fn new(value: u8) -> Self {
        match Self::try_new(value as usize) {
            Some(digit) => digit,
            None => panic!("a digit is a number from 1 to 64"),
        }
    }

    /// Returns the digit with this value, or `None` if it is outside 1..=[`MAX_SIDE`].
    pub const fn try_new(value: usize) -> Option<Self> {
        if value > MAX_SIDE {
            return None;
        }
        match NonZeroU8::new(value as u8) {
            Some(value) => Some(Self(value)),
            None => None,
        }
    }

    /// The digit with this value, or `None` if a board of this side does not have it.
    #[cfg(feature = "formats")]
    pub(crate) fn on_board(value: usize, side: usize) -> Option<Self> {
        Self::try_new(value).filter(|digit| digit.index() < side)
    }

    /// The smallest digit.
    #[cfg(feature = "generate")]
    pub(crate) const ONE: Self = Self(NonZeroU8::MIN);

    /// Converts an engine's cell value (0 = empty) without a range check.
    #[inline]
    pub(crate) const fn from_engine(value: u8) -> Option<Self> {
        match NonZeroU8::new(value) {
            Some(value) => Some(Self(value)),
            None => None,
        }
    }

    /// Returns the digit with this index: index 0 is digit 1.
    ///
    /// # Panics
    ///
    /// Panics if the index is [`MAX_SIDE`] or more.
    pub const fn from_index(index: usize) -> Self {
        match Self::try_new(index + 1) {
            Some(digit) => digit,
            None => panic!("a digit's index is a number from 0 to 63"),
        }
    }

    /// Returns the value, from 1.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Returns the value minus 1, for use as an index.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Returns the digits 1 to `side`.
    pub fn all(side: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..side).map(Self::from_index)
    }
}

impl TryFrom<usize> for Digit {
    type Error = Error;

    fn try_from(value: usize) -> Result<Self, Error> {
        Self::try_new(value).ok_or_else(|| DigitProblem::Value { text: value.to_string() }.into())
    }
}

impl TryFrom<u8> for Digit {
    type Error = Error;

    fn try_from(value: u8) -> Result<Self, Error> {
        usize::from(value).try_into()
    }
}

/// Like [`Digit::get`].
impl From<Digit> for u8 {
    fn from(digit: Digit) -> Self {
        digit.get()
    }
}

/// Returns the value, from 1. [`Digit::index`] counts from 0.
impl From<Digit> for usize {
    fn from(digit: Digit) -> Self {
        digit.get().into()
    }
}

/// Parses a decimal number.
impl FromStr for Digit {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let digit = index_of(text).filter(|&index| index < MAX_SIDE).map(Self::from_index);
        digit.ok_or_else(|| DigitProblem::Value { text: text.into() }.into())
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digit({self})")
    }
}

problems! {
    enum DigitProblem {
        Value { text: String } => "error-digit";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parsing_reverses_display() {
        for digit in Digit::all(MAX_SIDE) {
            assert_eq!(digit.to_string().parse(), Ok(digit));
            assert_eq!(Digit::try_from(u8::from(digit)), Ok(digit));
            assert_eq!(Digit::try_from(usize::from(digit)), Ok(digit));
        }
    }

    #[test]
    fn errors_for_invalid_digits_give_the_range() {
        let sentence = |text: &str| format!("'{text}' is not a digit: a digit is a number from 1 to 64");
        for text in ["", "0", "65", "-1", "+1", " 1", "A", "18446744073709551615", "18446744073709551616"] {
            assert_eq!(text.parse::<Digit>().unwrap_err().to_string(), sentence(text));
        }
        assert_eq!(Digit::try_from(0_u8).unwrap_err().to_string(), sentence("0"));
        assert_eq!(Digit::try_from(65_usize).unwrap_err().to_string(), sentence("65"));
    }
}
