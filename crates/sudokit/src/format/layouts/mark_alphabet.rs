//! Detects the symbols of a board of candidates.
//!
//! Nearly every digit is a candidate somewhere, so a board of candidates shows its whole alphabet.

use std::collections::BTreeSet;

use super::symbols::{Token, ambiguous, is_blank_sign};
use crate::base::Error;
use crate::board::alphabet::LARGEST_DIGIT;
use crate::format::{Alphabet, FormatProblem};

/// Characters that mark candidates and are not candidates themselves.
pub(super) const SIGNS: &str = "*#@-+";

/// The alphabet of a board of pencil marks. Up to 9x9, letters next to digits are marks, but
/// letters in a cell without digits are symbols.
pub(super) fn of_marks(tokens: &[Token<'_>], side: usize) -> Result<Alphabet, Error> {
    let decimal = Alphabet::decimal(side);
    let texts = tokens.iter().map(|token| token.text).filter(|text| !text.chars().all(is_blank_sign));
    let mut seen = BTreeSet::new();
    let mut is_decimal = true;
    for text in texts {
        let inner = text.trim_start_matches('(').trim_end_matches(')');
        if side > LARGEST_DIGIT {
            for symbol in inner.split(',').filter(|symbol| !symbol.is_empty()) {
                let mut characters = symbol.chars();
                let first = characters.next();
                // Only numbers have several characters.
                if characters.next().is_some() {
                    return Ok(decimal);
                }
                is_decimal &= first.is_some_and(|c| ('1'..='9').contains(&c));
                seen.extend(first);
            }
        } else {
            let symbols = || inner.chars().filter(|&c| !SIGNS.contains(c) && (c == '0' || !is_blank_sign(c)));
            is_decimal &= symbols().next().is_none() || symbols().any(|c| ('1'..='9').contains(&c));
            is_decimal &= symbols().all(|c| c != '0');
            seen.extend(symbols());
        }
    }
    let digits = seen.iter().filter(|c| c.is_ascii_digit()).count();
    // A stray letter among digits is a mistake; the reader reports its cell later.
    let is_mistake =
        side <= LARGEST_DIGIT && !seen.contains(&'0') && seen.len() != side && 2 * digits > seen.len();
    if is_decimal || is_mistake { Ok(decimal) } else { of_symbols(&seen, side) }
}

/// The alphabet that contains these symbols.
fn of_symbols(seen: &BTreeSet<char>, side: usize) -> Result<Alphabet, Error> {
    if seen.len() == side {
        return Alphabet::new(seen.iter().copied());
    }
    let is_large = side > LARGEST_DIGIT;
    let is_lowercase = seen.iter().all(|c| !c.is_ascii_uppercase());
    let has_small = |alphabet: &Alphabet| {
        alphabet.as_characters().is_some_and(|symbols| symbols.iter().any(char::is_ascii_lowercase))
    };
    let case = |alphabet: Alphabet| {
        if is_lowercase && !has_small(&alphabet) { alphabet.to_lowercase() } else { alphabet }
    };
    let (usual, from_zero) = (case(Alphabet::usual(side)), case(Alphabet::from_zero(side)));
    let letters = Alphabet::letters(side).filter(|_| is_large).map(case);
    let fits = |alphabet: &Alphabet| {
        alphabet.as_characters().is_some_and(|symbols| seen.iter().all(|c| symbols.contains(c)))
    };
    let has_digit = seen.iter().any(char::is_ascii_digit);
    if let Some(letters) = letters.filter(|letters| !has_digit && fits(letters)) {
        return Ok(letters);
    }
    match (fits(&usual), fits(&from_zero)) {
        (true, true) => Err(ambiguous(&[usual, from_zero])),
        (true, false) => Ok(usual),
        (false, true) => Ok(from_zero),
        (false, false) if seen.len() < side => {
            Err(FormatProblem::TooFewSymbols { found: seen.len(), side }.into())
        }
        (false, false) => Err(FormatProblem::TooManySymbols { found: seen.len(), side }.into()),
    }
}

/// The alphabet of candidates in groups of `side` characters, with each candidate at the position
/// of its digit. Each position has one symbol, which appears at no other position. A zero is a
/// symbol if it appears at only one position and another character means "not this one".
pub(super) fn of_places(characters: &[char], side: usize) -> Option<Alphabet> {
    let zeros = || characters.iter().enumerate().filter(|(_, c)| **c == '0').map(|(index, _)| index % side);
    let has_other_blank = characters.iter().any(|&c| c != '0' && is_blank_sign(c));
    let zero_is_symbol =
        has_other_blank && zeros().next().is_some_and(|first| zeros().all(|place| place == first));
    let is_symbol = |c: char| if c == '0' { zero_is_symbol } else { !is_blank_sign(c) };
    let mut symbols: Vec<Option<char>> = vec![None; side];
    for group in characters.chunks(side) {
        for (symbol, &c) in symbols.iter_mut().zip(group).filter(|(_, c)| is_symbol(**c)) {
            if *symbol.get_or_insert(c) != c {
                return None;
            }
        }
    }
    if let Some(symbols) = symbols.iter().copied().collect::<Option<Vec<char>>>() {
        return Alphabet::new(symbols).ok();
    }
    // Some digit is not a candidate anywhere, so try the known alphabets.
    let known = [Some(Alphabet::usual(side)), Some(Alphabet::from_zero(side)), Alphabet::letters(side)];
    known.into_iter().flatten().find(|alphabet| {
        let known = alphabet.as_characters_of(side);
        symbols.iter().zip(known).all(|(symbol, known)| symbol.is_none_or(|symbol| symbol == known))
    })
}
