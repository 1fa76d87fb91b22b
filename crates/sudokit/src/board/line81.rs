//! The plain line: a 9x9 board as 81 characters, the only text that engines accept directly.

use std::fmt;
use std::str::FromStr;

use super::{Geometry, Grid};
use crate::base::error::{Detail, problems};
use crate::base::{Digit, Error};

/// The number of cells of a 9x9 board.
const LENGTH: usize = 81;

/// A classic 9x9 board as text: 81 characters, a digit for a given, and either `.` or `0` for every
/// empty cell. The digits may clash.
///
/// ```
/// use sudokit::classic::Line81;
///
/// let line: Line81 =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(line.symbols()[..3], *b"53.");
/// assert_eq!(line.to_string().len(), 81);
///
/// let error = "53..7".parse::<Line81>().unwrap_err();
/// assert_eq!(error.to_string(), "a plain line has 81 characters, this one has 5");
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line81([u8; LENGTH]);

impl Line81 {
    /// Returns the line if it is plain. Otherwise the error of `TryFrom` says what is wrong.
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

    /// Returns the characters: digits, and either dots or zeros.
    pub const fn symbols(&self) -> &[u8; LENGTH] {
        &self.0
    }

    /// Returns the line as text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }

    /// Returns the number of filled cells.
    pub fn clues(&self) -> usize {
        self.0.iter().filter(|symbol| !matches!(symbol, b'.' | b'0')).count()
    }

    /// Returns `true` if no cell is empty.
    pub fn is_full(&self) -> bool {
        self.clues() == LENGTH
    }

    /// Wraps the symbols of a board, which are digits and dots.
    pub(super) const fn from_board(symbols: [u8; LENGTH]) -> Self {
        Self(symbols)
    }
}

impl TryFrom<[u8; LENGTH]> for Line81 {
    type Error = Error;

    fn try_from(symbols: [u8; LENGTH]) -> Result<Self, Error> {
        Self::new(symbols).ok_or_else(|| {
            let unknown = symbols.iter().position(|symbol| !matches!(symbol, b'0'..=b'9' | b'.'));
            match unknown {
                Some(index) => {
                    Line81Problem::Symbol { symbol: symbols[index].into(), column: index + 1 }.into()
                }
                None => Line81Problem::Mixed {}.into(),
            }
        })
    }
}

impl TryFrom<&[u8]> for Line81 {
    type Error = Error;

    fn try_from(line: &[u8]) -> Result<Self, Error> {
        let symbols: [u8; LENGTH] =
            line.try_into().map_err(|_| Line81Problem::Length { length: line.len() })?;
        Self::try_from(symbols)
    }
}

/// Parses a line of 81 characters with nothing around it.
impl FromStr for Line81 {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self, Error> {
        Self::try_from(line.as_bytes())
    }
}

/// Puts the digits of the line on a classic board. They may clash.
impl From<&Line81> for Grid {
    fn from(line: &Line81) -> Self {
        // Dots and zeros come before `1` in ASCII.
        let digit = |symbol: &u8| symbol.checked_sub(b'1').map(|index| Digit::from_index(index.into()));
        Self::from_engine(Geometry::classic(), line.0.iter().map(digit).collect())
    }
}

impl AsRef<str> for Line81 {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for Line81 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Line81 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line81({self})")
    }
}

problems! {
    enum Line81Problem {
        Length { length: usize } [Detail::Syntax] => "error-line-of-81-length";
        Symbol { symbol: char, column: usize } [Detail::Syntax] =>
            "error-line-of-81-symbol" (symbol = format!("{symbol:?}"), column);
        Mixed {} [Detail::Syntax] => "error-line-of-81-mixed";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_say_what_is_wrong() {
        let problem = |line: &str| line.parse::<Line81>().unwrap_err().to_string();
        let blank = ".".repeat(81);
        assert_eq!(problem(&blank[1..]), "a plain line has 81 characters, this one has 80");
        assert_eq!(problem(&blank.replacen("..", ".x", 1)), "'x' in column 2 is neither a digit nor `.`");
        assert_eq!(
            problem(&blank.replacen('.', "0", 1)),
            "empty cells are written as `.` or as `0`, not as both"
        );
        assert_eq!(blank.parse::<Line81>().unwrap().to_string(), blank);
    }
}
