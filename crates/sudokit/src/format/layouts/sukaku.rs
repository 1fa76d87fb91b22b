//! Candidates on one line: as many characters for each cell as it has digits,
//! each the digit or a sign for "not this one".
//!
//! ```text
//! ....5....  ..3......  12.4.....   5, 3, then 1, 2 or 4
//! ```

use super::line::{first_word, is_row};
use super::pencilmarks::Note;
use super::symbols::is_blank_sign;
use super::{mark_alphabet, pencilmarks};
use crate::base::{Digit, DigitSet, Error, MAX_SIDE, MIN_SIDE};
use crate::board::Shape;
use crate::format::{Alphabet, Context, Format, FormatProblem, Paint, Record, SymbolCharacters, syntax};

/// The side of a board with this number of candidates. 64, 729 and 4096 are also lines of
/// whole boards: the characters themselves show which it is.
fn side_of(candidates: usize) -> Option<usize> {
    (MIN_SIDE..=MAX_SIDE).find(|side| side.pow(3) == candidates && Shape::for_side(*side).is_some())
}

/// The candidates, whether in one piece or in a group for each cell.
fn joined(text: &str) -> String {
    let groups: Vec<&str> = text.split_whitespace().collect();
    let side = groups.first().map_or(0, |group| group.chars().count());
    // A word of 70,000 letters would be too much for a machine of 32 bits.
    let is_grouped =
        groups.len() == side.saturating_mul(side) && groups.iter().all(|group| group.chars().count() == side);
    if is_grouped { groups.concat() } else { first_word(text).to_owned() }
}

/// Whether each digit stands at its own place only, and every cell has one. In a
/// line of a whole board that does not happen.
pub(in crate::format) fn is_sukaku(text: &str, context: &Context) -> bool {
    if is_row(text)
        || side_of(first_word(text).chars().count()).is_none() && !text.contains(char::is_whitespace)
    {
        return false;
    }
    let characters: Vec<char> = joined(text).chars().collect();
    let Some(side) = side_of(characters.len()) else { return false };
    if context.expected_side().is_some_and(|expected| expected != side) {
        return false;
    }
    let Some(alphabet) = alphabet(&characters, side, context) else { return false };
    let symbols = alphabet.as_characters_of(side);
    characters.chunks(side).all(|cell| {
        cell.iter().zip(&symbols).all(|(&c, &symbol)| c == symbol || is_blank_sign(c))
            && cell.iter().zip(&symbols).any(|(c, symbol)| c == symbol)
    })
}

/// The symbols of the digits: those that the caller names, or those that the places show.
fn alphabet(characters: &[char], side: usize, context: &Context) -> Option<Alphabet> {
    match &context.options.alphabet {
        Some(_) => context.alphabet_of(side, Alphabet::usual).ok(),
        None => mark_alphabet::of_places(characters, side),
    }
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let text = joined(text);
    let characters: Vec<char> = text.chars().collect();
    let side = side_of(characters.len()).ok_or_else(|| {
        let found = characters.len();
        syntax("sukaku", format!("there are {found} characters, expected 729 for a 9x9 board"))
    })?;
    let geometry = context.geometry(side, None)?;
    let alphabet = match alphabet(&characters, side, context) {
        Some(alphabet) => alphabet,
        None => context.alphabet_of(side, Alphabet::usual)?,
    };
    let symbols = alphabet.as_characters_of(side);
    let mut notes = Vec::with_capacity(side * side);
    for (cell, group) in geometry.cells().zip(characters.chunks(side)) {
        let mut set = DigitSet::EMPTY;
        for (place, &c) in group.iter().enumerate() {
            if c == symbols[place] {
                set.insert(Digit::from_index(place));
            } else if !is_blank_sign(c) {
                let at = geometry.position(cell);
                let expected = format!("'{}' or an empty sign at that place", symbols[place]);
                return Err(FormatProblem::UnknownSymbol { at, symbol: c.into(), alphabet: expected }.into());
            }
        }
        notes.push(Note::Set(set));
    }
    Ok(pencilmarks::record(&geometry, &notes, Format::Sukaku, alphabet))
}

pub(in crate::format) fn write(record: &Record, _: Paint<'_>) -> String {
    let side = record.grid.geometry().side();
    let characters = SymbolCharacters::new(record, '.');
    let mut text: String = record
        .grid
        .open_digits()
        .into_iter()
        .flat_map(|set| Digit::all(side).map(move |digit| set.contains(digit).then_some(digit)))
        .map(|digit| characters.get(digit))
        .collect();
    text.push('\n');
    text
}
