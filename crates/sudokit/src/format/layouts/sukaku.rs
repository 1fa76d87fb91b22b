//! Candidates on one line. Each cell takes as many characters as the board has digits; each
//! character is the digit or means "not this one".
//!
//! ```text
//! ....5....  ..3......  12.4.....   5, 3, then 1, 2 or 4
//! ```

use sudokit_text::phrase;

use super::line::{first_word, is_row};
use super::pencilmarks::Note;
use super::symbols::is_blank_sign;
use super::{mark_alphabet, pencilmarks};
use crate::base::{Digit, DigitSet, Error, MAX_SIDE, MIN_SIDE};
use crate::board::Shape;
use crate::format::{Alphabet, Context, Format, FormatProblem, Paint, Record, SymbolCharacters, syntax};

/// The side of a board with this number of candidates. 64, 729 and 4096 characters can also be a
/// line of a whole board; the characters show which it is.
fn side_of(candidates: usize) -> Option<usize> {
    (MIN_SIDE..=MAX_SIDE).find(|side| side.pow(3) == candidates && Shape::for_side(*side).is_some())
}

/// The candidates, whether written without spaces or as one group for each cell.
fn joined(text: &str) -> String {
    let groups: Vec<&str> = text.split_whitespace().collect();
    let side = groups.first().map_or(0, |group| group.chars().count());
    // Saturates because a word of 70,000 letters would overflow on a 32-bit machine.
    let is_grouped =
        groups.len() == side.saturating_mul(side) && groups.iter().all(|group| group.chars().count() == side);
    if is_grouped { groups.concat() } else { first_word(text).to_owned() }
}

/// Whether each digit appears only at its own position, and every cell has a digit. This does not
/// happen in a line of a whole board.
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

/// The symbols of the digits: those that the caller names, or those that the positions show.
fn alphabet(characters: &[char], side: usize, context: &Context) -> Option<Alphabet> {
    match &context.options.alphabet {
        Some(_) => context.alphabet_of(side, Alphabet::usual).ok(),
        None => mark_alphabet::of_places(characters, side),
    }
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let text = joined(text);
    let characters: Vec<char> = text.chars().collect();
    let side = side_of(characters.len())
        .ok_or_else(|| syntax("sukaku", phrase!("syntax-sukaku", found = characters.len())))?;
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
                let expected = symbols[place];
                return Err(FormatProblem::CandidatePlace { at, symbol: c, expected }.into());
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
