//! Symbols for digits.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::base::error::problems;
use crate::base::{Digit, Error, MAX_SIDE, MIN_SIDE};

/// The symbols of a board, in the order of their digits.
///
/// Most boards use `1` to `9`, then `A`, `B`, …, but any distinct symbols form an alphabet. Large
/// boards often use numbers.
///
/// ```
/// use sudokit::{Alphabet, Digit};
///
/// let hex: Alphabet = "0-9A-F".parse()?;
/// assert_eq!(hex.symbol(Digit::new(16)), "F");
/// assert_eq!(Alphabet::usual(16).to_string(), "1-9A-G");
/// assert_eq!(Alphabet::numbers().symbol(Digit::new(16)), "16");
///
/// let word: Alphabet = "WORDGAMES".parse()?;
/// assert_eq!(word.symbol(Digit::new(1)), "W");
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Alphabet {
    /// `None` means decimal numbers, for boards of any side.
    characters: Option<Arc<[char]>>,
}

/// `1`–`9`, `A`–`Z`, `a`–`z` and three more: enough for every board.
const USUAL: &str = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@$&";

/// The [usual](Alphabet::usual) symbol of a digit.
pub(crate) fn usual_symbol(digit: Digit) -> char {
    USUAL.as_bytes()[digit.index()].into()
}

/// The largest number with one decimal digit, and so the side of the largest board whose numbers
/// all have one.
pub(crate) const LARGEST_DIGIT: usize = 9;

/// Characters that puzzle texts use to separate cells, for empty cells, to start remarks and around
/// documents.
const TAKEN: &str = ",;#%<>[]{}()\"_·•";

impl Alphabet {
    /// Returns the usual alphabet for a board of this side: `1`–`9`, then `A`–`Z`, `a`–`z`, `@`,
    /// `$`, `&`.
    pub fn usual(side: usize) -> Self {
        Self::characters(USUAL.chars().take(side))
    }

    /// Like [`usual`](Self::usual), but starting with `0`, as on hexadecimal boards.
    pub fn from_zero(side: usize) -> Self {
        Self::characters("0".chars().chain(USUAL.chars()).take(side))
    }

    /// Returns the letters from `A`, or `None` if the side is larger than 26.
    pub fn letters(side: usize) -> Option<Self> {
        (side <= 26).then(|| Self::characters(('A'..='Z').take(side)))
    }

    /// Returns the alphabet of decimal numbers from 1.
    pub const fn numbers() -> Self {
        Self { characters: None }
    }

    /// Returns the usual symbols up to side 9, and numbers for larger boards.
    pub fn decimal(side: usize) -> Self {
        if side <= LARGEST_DIGIT { Self::usual(side) } else { Self::numbers() }
    }

    /// Makes an alphabet of any distinct symbols, in the order of their digits.
    pub fn new(symbols: impl IntoIterator<Item = char>) -> Result<Self, Error> {
        let symbols: Vec<char> = symbols.into_iter().collect();
        for (i, &symbol) in symbols.iter().enumerate() {
            let is_taken = TAKEN.contains(symbol) || is_border(symbol);
            if symbol.is_whitespace() || symbol.is_control() || is_taken {
                return Err(AlphabetProblem::Taken { symbol }.into());
            }
            if symbols[..i].contains(&symbol) {
                return Err(AlphabetProblem::Repeats { symbol }.into());
            }
        }
        if !(MIN_SIDE..=MAX_SIDE).contains(&symbols.len()) {
            return Err(AlphabetProblem::Size { symbols: symbols.len() }.into());
        }
        Ok(Self::characters(symbols))
    }

    fn characters(symbols: impl IntoIterator<Item = char>) -> Self {
        Self { characters: Some(symbols.into_iter().collect()) }
    }

    /// The alphabet in lower case.
    #[cfg(feature = "formats")]
    pub(crate) fn to_lowercase(&self) -> Self {
        let lower = |symbols: &[char]| symbols.iter().map(char::to_ascii_lowercase).collect();
        Self { characters: self.as_characters().map(lower) }
    }

    /// Returns the symbol of a digit.
    ///
    /// # Panics
    ///
    /// Panics if the alphabet does not have that many symbols.
    pub fn symbol(&self, digit: Digit) -> String {
        match self.as_characters() {
            None => digit.to_string(),
            Some(symbols) => symbols[digit.index()].to_string(),
        }
    }

    /// Returns the digit with this symbol.
    pub fn digit(&self, symbol: &str) -> Option<Digit> {
        let Some(symbols) = self.as_characters() else { return Digit::try_new(symbol.parse().ok()?) };
        let mut characters = symbol.chars();
        let (first, None) = (characters.next()?, characters.next()) else { return None };
        symbols.iter().position(|&symbol| symbol == first).map(Digit::from_index)
    }

    /// Returns the symbols, or `None` if the alphabet consists of numbers.
    pub fn as_characters(&self) -> Option<&[char]> {
        self.characters.as_deref()
    }

    /// One character for each digit of a board; numbers become the usual symbols.
    #[cfg(feature = "formats")]
    pub(crate) fn as_characters_of(&self, side: usize) -> Vec<char> {
        self.as_characters().map_or_else(|| USUAL.chars().take(side).collect(), <[char]>::to_vec)
    }

    /// The sign for an empty cell: `preferred`, or `.` if `preferred` is a symbol. A dot never is.
    #[cfg(any(test, feature = "formats"))]
    pub(crate) fn blank(&self, preferred: char) -> char {
        let is_symbol = self.as_characters().is_some_and(|symbols| symbols.contains(&preferred));
        if is_symbol { '.' } else { preferred }
    }
}

/// Parses `numbers`, ranges such as `1-9A-G`, or the symbols themselves.
impl FromStr for Alphabet {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        if ["numbers", "decimal"].contains(&text) {
            return Ok(Self::numbers());
        }
        let characters: Vec<char> = text.chars().collect();
        let mut symbols = Vec::new();
        let mut rest = &characters[..];
        while let [first, tail @ ..] = rest {
            let (last, tail) = match tail {
                ['-', last, tail @ ..]
                    if first < last && first.is_ascii_alphanumeric() && last.is_ascii_alphanumeric() =>
                {
                    (last, tail)
                }
                _ => (first, tail),
            };
            symbols.extend(*first..=*last);
            rest = tail;
        }
        Self::new(symbols)
    }
}

/// Writes the form that [`FromStr`] reads; runs of four or more symbols become ranges.
impl fmt::Display for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(symbols) = self.as_characters() else {
            return f.write_str("numbers");
        };
        for run in symbols.chunk_by(|&a, &b| {
            u32::from(b) == u32::from(a) + 1 && a.is_ascii_alphanumeric() && b.is_ascii_alphanumeric()
        }) {
            match run {
                [first, _, _, .., last] => write!(f, "{first}-{last}")?,
                _ => run.iter().try_for_each(|symbol| write!(f, "{symbol}"))?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Alphabet({self})")
    }
}

pub(crate) const BARS: [char; 6] = ['|', '│', '┃', '║', '!', '¦'];

/// Whether a character is part of a horizontal line.
pub(crate) fn is_line(c: char) -> bool {
    matches!(c, '-' | '=' | '─' | '━' | '═' | '╌' | '┄' | '┈' | '—' | '–')
}

pub(crate) fn is_box_drawing(c: char) -> bool {
    ('\u{2500}'..='\u{257F}').contains(&c)
}

/// Whether a character is part of a border, so that it cannot be a symbol.
pub(crate) fn is_border(c: char) -> bool {
    is_line(c) || is_box_drawing(c) || BARS.contains(&c) || "+*.:'".contains(c)
}

problems! {
    enum AlphabetProblem {
        Repeats { symbol: char } => "error-alphabet-twice";
        Taken { symbol: char } => "error-alphabet-taken" (symbol = format!("{symbol:?}"));
        Size { symbols: usize } => "error-alphabet-size";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn display_parses_back() {
        for side in MIN_SIDE..=MAX_SIDE {
            for alphabet in [Alphabet::usual(side), Alphabet::from_zero(side), Alphabet::numbers()] {
                assert_eq!(alphabet.to_string().parse(), Ok(alphabet));
            }
        }
        let odd = Alphabet::new("ZYXABCDEW".chars()).unwrap();
        assert_eq!(odd.to_string(), "ZYXA-EW");
        assert_eq!(odd.to_string().parse(), Ok(odd));
    }

    #[test]
    fn errors_say_what_is_wrong() {
        let refusal = |text: &str| text.parse::<Alphabet>().unwrap_err().to_string();
        assert_eq!(refusal("ABCA"), "the alphabet has 'A' twice; its symbols must differ");
        assert_eq!(
            refusal("ABC|D"),
            "the alphabet has '|', which puzzle texts use as a separator, a border, an empty cell or the start of \
             a comment: choose another symbol"
        );
        for symbol in [' ', '#', '=', '.'] {
            let refusal = refusal(&format!("AB{symbol}CD"));
            assert!(refusal.starts_with(&format!("the alphabet has {symbol:?}, ")), "{refusal}");
        }
        assert_eq!(refusal("ABC"), "the alphabet has 3 symbols; a board needs 4 to 64");
        assert_eq!(refusal("A"), "the alphabet has 1 symbol; a board needs 4 to 64");
    }

    #[test]
    fn the_blank_is_never_a_symbol() {
        assert_eq!(Alphabet::usual(9).blank('0'), '0');
        assert_eq!(Alphabet::from_zero(16).blank('0'), '.');
    }
}
