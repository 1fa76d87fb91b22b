//! The plain line: a 9x9 board as 81 characters, the one text that engines take
//! without the help of a format.

use super::{Geometry, Grid};
use crate::base::Digit;

/// As many characters as a 9x9 board has cells.
const LENGTH: usize = 81;

/// A line that says what the cells of a 9x9 board hold in the one way that
/// needs no thought.
///
/// ```
/// use sudokit::classic::PlainLine;
///
/// let line = [b'.'; 81];
/// assert!(PlainLine::new(line).is_some());
/// assert!(PlainLine::new([b'x'; 81]).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlainLine([u8; LENGTH]);

impl PlainLine {
    /// This line, if it is plain.
    pub fn new(symbols: [u8; LENGTH]) -> Option<Self> {
        let mut is_known = true;
        let mut has_point = false;
        let mut has_zero = false;
        for symbol in symbols {
            is_known &= matches!(symbol, b'0'..=b'9' | b'.');
            has_point |= symbol == b'.';
            has_zero |= symbol == b'0';
        }
        (is_known && !(has_point && has_zero)).then_some(Self(symbols))
    }

    /// Its characters: digits, and points or zeros.
    pub const fn symbols(&self) -> &[u8; LENGTH] {
        &self.0
    }

    /// The line as text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }

    /// Whether no cell is empty.
    pub fn is_full(&self) -> bool {
        !self.0.iter().any(|symbol| matches!(symbol, b'.' | b'0'))
    }
}

/// The digits of the line on a classic board. They may clash.
impl From<&PlainLine> for Grid {
    fn from(line: &PlainLine) -> Self {
        // Points and zeros come before the one.
        let digit = |symbol: &u8| symbol.checked_sub(b'1').map(|index| Digit::from_index(index.into()));
        Self::from_engine(Geometry::classic(), line.0.iter().map(digit).collect())
    }
}
