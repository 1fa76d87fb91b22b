//! Converts the symbols of a board to digits.
//!
//! A layout has split the text into one token for each cell. The meaning of the tokens depends on
//! which of them appear:
//!
//! * Up to 9x9: the digits from 1. Other symbols form a board of characters ("wordoku") if there
//!   are exactly as many different ones as the board has digits.
//! * Larger boards: numbers if any token is longer than one character; otherwise one of `1-9A-G`,
//!   `0-9A-F` and `A-P` (or as far as the board's side requires):
//!
//!   | seen | read as |
//!   |---|---|
//!   | the last symbol of `1-9A-G` | `1-9A-G` |
//!   | `0` and the last symbol of `0-9A-F`, with another character for empty cells | `0-9A-F` |
//!   | no digit | `A-P` |
//!   | anything that two of them could mean without a clash | an error that lists both |
//!
//! Empty cells are `. * _ - ? · •`, `0`, and up to 16x16 also `x` and `X`,
//! unless they are symbols.

use std::collections::BTreeSet;

use crate::base::{Cell, Digit, Error, Position};
use crate::board::alphabet::{Alphabet, LARGEST_DIGIT};
use crate::board::{Geometry, Grid};
use crate::format::{Context, Format, FormatProblem, Record};

/// The text of one cell and the number of its line.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct Token<'a> {
    pub(in crate::format) text: &'a str,
    pub(in crate::format) line: usize,
}

/// How the layout separates cells. Only separated cells can hold numbers of several characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::format) enum Spacing {
    /// One character per cell.
    Dense,
    Blanks,
    Commas,
}

/// Up to this side `x` can be an empty cell. Larger alphabets include the letter.
const LARGEST_SIDE_WITHOUT_X: usize = 16;

/// Whether a character is an empty cell unless it belongs to the alphabet.
pub(in crate::format) fn is_blank_sign(c: char) -> bool {
    matches!(c, '.' | '*' | '_' | '-' | '?' | '·' | '•' | '0')
}

/// Whether a token is an empty cell on a board of digits.
pub(in crate::format) fn is_blank(text: &str) -> bool {
    text.is_empty() || text.chars().all(|c| is_blank_sign(c) || ['x', 'X', ' '].contains(&c))
}

/// Parses a cell in a format that writes `1` to `9`, and `.` or `0` for an empty cell. Any other
/// character is the error.
pub(in crate::format) fn decimal_cell(c: char) -> Result<Option<Digit>, char> {
    let value = if c == '.' { 0 } else { c.to_digit(10).ok_or(c)? };
    Ok(Digit::try_new(value as usize))
}

/// Reads a board whose cells are words of one line.
pub(in crate::format) fn read_words(
    words: &[impl AsRef<str>],
    geometry: &Geometry,
    format: Format,
    context: &Context,
) -> Result<Record, Error> {
    let tokens: Vec<Token<'_>> = words.iter().map(|word| Token { text: word.as_ref(), line: 1 }).collect();
    read(&tokens, geometry, Spacing::Blanks, format, context)
}

/// Reads the digits from the tokens, and detects their alphabet.
pub(in crate::format) fn read(
    tokens: &[Token<'_>],
    geometry: &Geometry,
    spacing: Spacing,
    format: Format,
    context: &Context,
) -> Result<Record, Error> {
    let ascii: Vec<Option<String>> = tokens.iter().map(|token| ascii_digits(token.text)).collect();
    let tokens: Vec<Token<'_>> = tokens
        .iter()
        .zip(&ascii)
        .map(|(token, ascii)| Token { text: ascii.as_deref().unwrap_or(token.text), ..*token })
        .collect();
    let seen = tokens.iter().filter_map(|token| token.text.chars().next()).collect();
    let board = SymbolBoard { tokens, geometry, seen };
    let alphabet = match &context.options.alphabet {
        // A board with one character per cell cannot hold numbers, so use the usual characters.
        Some(numbers) if numbers.as_characters().is_none() && spacing == Spacing::Dense => {
            Alphabet::usual(geometry.side())
        }
        Some(_) => context.alphabet_of(geometry.side(), Alphabet::usual)?,
        None => board.alphabet(spacing)?,
    };
    Ok(Record::new(board.grid(&alphabet)?, format, alphabet))
}

struct SymbolBoard<'a> {
    tokens: Vec<Token<'a>>,
    geometry: &'a Geometry,
    /// The different first characters of the cells.
    seen: BTreeSet<char>,
}

impl SymbolBoard<'_> {
    fn side(&self) -> usize {
        self.geometry.side()
    }

    fn alphabet(&self, spacing: Spacing) -> Result<Alphabet, Error> {
        let side = self.side();
        if self.tokens.iter().any(|token| token.text.chars().nth(1).is_some()) {
            return Ok(Alphabet::decimal(side));
        }
        if side <= LARGEST_DIGIT { self.small() } else { self.large(spacing) }
    }

    fn small(&self) -> Result<Alphabet, Error> {
        let usual = Alphabet::usual(self.side());
        if !self.fits(&usual) {
            // A digit larger than the side or a stray letter among digits is a mistake; reading
            // with this alphabet reports its cell.
            let core = self.core();
            let digits = core.iter().filter(|c| c.is_ascii_digit()).count();
            let is_mistake = digits == core.len() || (core.len() != self.side() && 2 * digits > core.len());
            return if is_mistake { Ok(usual) } else { self.wordoku() };
        }
        let from_zero = Alphabet::from_zero(self.side());
        let zero_may_be_a_digit =
            self.has_zero_and_blank() && self.fits(&from_zero) && self.is_clashless(&from_zero);
        if zero_may_be_a_digit && self.is_clashless(&usual) {
            return Err(ambiguous(&[usual, from_zero]));
        }
        Ok(usual)
    }

    fn large(&self, spacing: Spacing) -> Result<Alphabet, Error> {
        let side = self.side();
        // If lower-case letters are symbols of their own, they are not variants of the capitals.
        let has_small = |alphabet: &Alphabet| {
            alphabet.as_characters().is_some_and(|symbols| symbols.iter().any(char::is_ascii_lowercase))
        };
        let case = |alphabet: Alphabet| {
            if self.is_lowercase() && !has_small(&alphabet) { alphabet.to_lowercase() } else { alphabet }
        };
        let usual = case(Alphabet::usual(side));
        let from_zero = case(Alphabet::from_zero(side));
        let letters = Alphabet::letters(side).map(case).filter(|letters| self.fits(letters));

        let has_digit = self.seen.iter().any(|c| ('1'..='9').contains(c));
        let zero_is_blank = !self.has_zero_and_blank();
        if zero_is_blank && spacing != Spacing::Dense && self.core().iter().all(char::is_ascii_digit) {
            return Ok(Alphabet::numbers());
        }
        if (zero_is_blank && self.core().is_empty()) || (self.fits(&usual) && self.has_last(&usual)) {
            return Ok(usual);
        }
        let shows_zero = !zero_is_blank && self.has_last(&from_zero) && self.fits(&from_zero);
        if shows_zero && self.is_clashless(&from_zero) {
            return Ok(from_zero);
        }
        if let Some(letters) = letters.filter(|_| !has_digit) {
            return Ok(letters);
        }

        let fitting: Vec<Alphabet> =
            [usual, from_zero].into_iter().filter(|alphabet| self.fits(alphabet)).collect();
        let clashless: Vec<Alphabet> =
            fitting.iter().filter(|alphabet| self.is_clashless(alphabet)).cloned().collect();
        match (&clashless[..], &fitting[..]) {
            ([only], _) | ([], [only, ..]) => Ok(only.clone()),
            ([], []) => self.wordoku(),
            _ => Err(ambiguous(&clashless)),
        }
    }

    fn is_clashless(&self, alphabet: &Alphabet) -> bool {
        self.grid(alphabet).is_ok_and(|grid| grid.clashes().is_empty())
    }

    fn grid(&self, alphabet: &Alphabet) -> Result<Grid, Error> {
        let digit = |(cell, token): (Cell, &Token<'_>)| {
            let at = self.geometry.position(cell);
            self.digit(token.text, alphabet, at).map_err(|error| error.at_line(token.line))
        };
        let digits = self.geometry.cells().zip(&self.tokens).map(digit).collect::<Result<Vec<_>, _>>()?;
        Ok(Grid::from_digits(self.geometry.clone(), digits))
    }

    fn digit(&self, text: &str, alphabet: &Alphabet, at: Position) -> Result<Option<Digit>, Error> {
        let side = self.side();
        match alphabet.digit(text) {
            Some(digit) if digit.index() < side => Ok(Some(digit)),
            _ if is_blank(text) || text == "@" => Ok(None),
            _ if text.parse::<usize>().is_ok_and(|number| number > side) && alphabet.digit("1").is_some() => {
                Err(FormatProblem::TooLarge { at, number: text.into(), side }.into())
            }
            _ => {
                let symbol = text.to_owned();
                Err(Error::from(match alphabet.as_characters() {
                    Some(_) => FormatProblem::UnknownSymbol { at, symbol, alphabet: alphabet.to_string() },
                    None => FormatProblem::UnknownNumber { at, symbol, side },
                }))
            }
        }
    }

    fn has_last(&self, alphabet: &Alphabet) -> bool {
        alphabet.as_characters().and_then(|symbols| symbols.last()).is_some_and(|c| self.seen.contains(c))
    }

    /// Whether `0` and another character for empty cells both appear, so that the zero may be a
    /// symbol.
    fn has_zero_and_blank(&self) -> bool {
        self.seen.contains(&'0') && self.seen.iter().any(|&c| c != '0' && self.is_blank(c))
    }

    fn is_blank(&self, c: char) -> bool {
        let may_be_x = self.side() <= LARGEST_SIDE_WITHOUT_X;
        is_blank_sign(c) || c == ' ' || (may_be_x && c.eq_ignore_ascii_case(&'x'))
    }

    fn is_lowercase(&self) -> bool {
        let letters = || self.seen.iter().filter(|c| c.is_ascii_alphabetic() && !self.is_blank(**c));
        letters().next().is_some() && letters().all(char::is_ascii_lowercase)
    }

    /// Whether every character is in the alphabet or means an empty cell. `@` means an empty cell
    /// in alphabets that start with `A`, because it precedes `A` in ASCII.
    fn fits(&self, alphabet: &Alphabet) -> bool {
        let symbols = alphabet.as_characters().unwrap_or_default();
        self.seen
            .iter()
            .all(|c| symbols.contains(c) || self.is_blank(*c) || (*c == '@' && symbols.starts_with(&['A'])))
    }

    /// The symbols that cannot mean an empty cell.
    fn core(&self) -> BTreeSet<char> {
        self.seen.iter().copied().filter(|&c| !self.is_blank(c)).collect()
    }

    /// The alphabet of a board of characters, sorted.
    fn wordoku(&self) -> Result<Alphabet, Error> {
        let (core, side) = (self.core(), self.side());
        if core.len() == side {
            return Alphabet::new(core);
        }
        // One of the characters that usually mean an empty cell may be a symbol.
        for weak in ['x', 'X', '0'].into_iter().filter(|weak| self.seen.contains(weak)) {
            let blank_remains = self.seen.iter().any(|&c| c != weak && self.is_blank(c));
            if core.len() + 1 == side && blank_remains {
                return Alphabet::new(core.into_iter().chain([weak]));
            }
        }
        let found = core.len();
        Err(Error::from(if found < side {
            FormatProblem::TooFewSymbols { found, side }
        } else {
            FormatProblem::TooManySymbols { found, side }
        }))
    }
}

pub(super) fn ambiguous(alphabets: &[Alphabet]) -> Error {
    FormatProblem::Ambiguous { alphabets: alphabets.iter().map(Alphabet::to_string).collect() }.into()
}

/// The text with the decimal digits of any script replaced by `0` to `9`, if it has other digits.
fn ascii_digits(text: &str) -> Option<String> {
    if text.is_ascii() {
        return None;
    }
    let digit = |c: char| decimal_value(c).and_then(|value| char::from_digit(value, 10));
    text.chars().any(|c| digit(c).is_some()).then(|| text.chars().map(|c| digit(c).unwrap_or(c)).collect())
}

/// The value of a decimal digit outside ASCII. In Unicode the ten digits of a script are
/// consecutive, so a table of the zeros is enough.
fn decimal_value(c: char) -> Option<u32> {
    /// Arabic-Indic and its extension, the scripts of India and South East Asia, Tibetan,
    /// Mongolian, full width and bold. Ethiopic has no decimal zero.
    const ZEROS: [u32; 24] = [
        0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66,
        0x0DE6, 0x0E50, 0x0ED0, 0x0F20, 0x1040, 0x17E0, 0x1810, 0x1946, 0x19D0, 0xFF10, 0x1D7CE, 0x1D7F6,
    ];
    ZEROS.iter().find_map(|zero| u32::from(c).checked_sub(*zero).filter(|value| *value < 10))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Options;

    fn alphabet_of(side: usize, symbols: &str) -> Result<String, String> {
        let geometry = Geometry::of_side(side).unwrap();
        let cells: Vec<String> = symbols
            .chars()
            .map(String::from)
            .chain(std::iter::repeat(".".to_owned()))
            .take(side * side)
            .collect();
        let tokens: Vec<Token<'_>> = cells.iter().map(|text| Token { text, line: 1 }).collect();
        read(&tokens, &geometry, Spacing::Dense, Format::Line, &Context::new(Options::default()))
            .map(|record| record.alphabet.to_string())
            .map_err(|error| error.to_string())
    }

    #[test]
    fn alphabets_of_large_boards_are_distinguished() {
        assert_eq!(alphabet_of(16, "123456789ABCDEFG").unwrap(), "1-9A-G");
        assert_eq!(alphabet_of(16, "1G").unwrap(), "1-9A-G");
        assert_eq!(alphabet_of(16, "0123F").unwrap(), "0-9A-F");
        assert_eq!(alphabet_of(16, "ABCP").unwrap(), "A-P");
        assert_eq!(alphabet_of(16, "abcp").unwrap(), "a-p");
        assert_eq!(alphabet_of(16, "12g").unwrap(), "1-9a-g");
        assert_eq!(alphabet_of(16, "").unwrap(), "1-9A-G");
        assert_eq!(alphabet_of(10, "0123456789").unwrap(), "0-9");
        assert_eq!(
            alphabet_of(25, "1X").unwrap_err(),
            "only 2 different symbols appear on this 25x25 board: name all 25"
        );
        assert_eq!(alphabet_of(25, "AX").unwrap(), "A-Y");
    }

    #[test]
    fn lowercase_letters_of_large_boards_are_separate_symbols() {
        assert_eq!(alphabet_of(35, "12z").unwrap(), "1-9a-z");
        assert_eq!(alphabet_of(36, "12a").unwrap(), "1-9A-Za");
    }

    #[test]
    fn ambiguous_alphabets_are_an_error() {
        let message = "these symbols can be read in several ways: choose the alphabet 1-9A-G or 0-9A-F";
        assert_eq!(alphabet_of(16, "123F").unwrap_err(), message);
        assert_eq!(alphabet_of(16, "012E").unwrap_err(), message);
        assert_eq!(
            alphabet_of(9, "0123").unwrap_err(),
            "these symbols can be read in several ways: choose the alphabet 1-9 or 0-8"
        );
        assert_eq!(alphabet_of(9, "00123").unwrap(), "1-9", "two zeros in a row clash as digits");
        assert_eq!(alphabet_of(9, "01239").unwrap(), "1-9");
    }

    #[test]
    fn nine_letters_are_a_board() {
        assert_eq!(alphabet_of(9, "WORDGAMES").unwrap(), "ADEGMORSW");
        assert_eq!(alphabet_of(9, "WORDGAMEX").unwrap(), "ADEGMORWX");
        assert_eq!(
            alphabet_of(9, "WORDGAM").unwrap_err(),
            "only 7 different symbols appear on this 9x9 board: name all 9"
        );
        assert_eq!(
            alphabet_of(4, "ABCDE").unwrap_err(),
            "5 different symbols appear on this 4x4 board, which has only 4 digits"
        );
    }

    #[test]
    fn digits_of_other_scripts_are_read() {
        assert_eq!(alphabet_of(4, "１２٣४").unwrap(), "1-4");
    }

    #[test]
    fn a_digit_that_is_too_large_is_reported_with_its_cell() {
        assert_eq!(
            alphabet_of(4, "1..7").unwrap_err(),
            "line 1: r1c4 holds 7, but the digits of this 4x4 board are 1 to 4"
        );
    }
}
