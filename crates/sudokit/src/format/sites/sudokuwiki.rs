//! `SudokuWiki`'s codes: two characters for each cell of a 9x9 board.
//!
//! ```text
//! S9B  base 36   1–9 a given, 10–18 a placed digit, 18 + bits of the candidates
//! v1   base 32   bits of the candidates, then one bit that marks a clue
//! ```
//!
//! A cell shows all its candidates even if the player made no notes. The reader keeps marks only if
//! they differ from what the digits on the board allow.

use sudokit_text::phrase;

use crate::base::{Digit, DigitSet, Error};
use crate::board::Grid;
use crate::format::layouts::line::first_word;
use crate::format::layouts::pencilmarks;
use crate::format::layouts::pencilmarks::Note;
use crate::format::{Alphabet, Context, Format, Paint, Record, syntax};

const NAME: &str = "sudokuwiki";
const PREFIX: &str = "S9B";
const SIDE: usize = 9;
const LENGTH: usize = 2 * SIDE * SIDE;
const FIRST_PLACED: u32 = 10;
const BEFORE_CANDIDATES: u32 = 18;

/// The values of the cells, two digits in this base each.
fn values(code: &str, base: u32) -> Option<Vec<u32>> {
    let digits: Vec<u32> =
        code.chars().map(|c| c.to_digit(base).filter(|_| !c.is_ascii_uppercase())).collect::<Option<_>>()?;
    (digits.len() == LENGTH).then(|| digits.chunks(2).map(|pair| pair[0] * base + pair[1]).collect())
}

fn s9b(text: &str) -> Option<Vec<u32>> {
    values(first_word(text).strip_prefix(PREFIX)?, 36)
}

pub(in crate::format) fn is_s9b(text: &str, _: &Context) -> bool {
    s9b(text).is_some()
}

pub(in crate::format) fn read_s9b(text: &str, context: &Context) -> Result<Record, Error> {
    let values = s9b(text).ok_or_else(|| syntax(NAME, phrase!("syntax-sudokuwiki")))?;
    let mut record = context.empty(SIDE, Format::SudokuWiki)?;
    let mut shown = vec![DigitSet::EMPTY; values.len()];
    for (cell, value) in record.grid.geometry().cells().zip(values) {
        let digit = |value: u32| Digit::try_new(value as usize);
        if value < FIRST_PLACED {
            record.grid.set(cell, digit(value));
        } else if value <= BEFORE_CANDIDATES {
            record.place(cell, digit(value + 1 - FIRST_PLACED));
        } else {
            let bits = u64::from(value - BEFORE_CANDIDATES);
            if bits >> SIDE != 0 {
                let at = record.grid.geometry().position(cell);
                return Err(syntax(NAME, phrase!("syntax-sudokuwiki-candidates", at = at.to_string())));
            }
            shown[cell.index()] = DigitSet::from_bits(bits);
        }
    }
    pencilmarks::keep_shown(&mut record, &shown);
    Ok(record)
}

/// Whether this is a v1 code. It contains letters; 162 digits are two puzzles in a row.
pub(in crate::format) fn is_v1(text: &str, _: &Context) -> bool {
    let word = first_word(text);
    values(word, 32).is_some() && word.contains(|c: char| c.is_ascii_alphabetic())
}

pub(in crate::format) fn read_v1(text: &str, context: &Context) -> Result<Record, Error> {
    const CLUE: u32 = 1;
    let values = values(first_word(text), 32)
        .ok_or_else(|| syntax("sudokuwiki-v1", phrase!("syntax-sudokuwiki-v1")))?;
    let geometry = context.geometry(SIDE, None)?;
    let sets: Vec<DigitSet> = values
        .iter()
        .map(|value| DigitSet::from_bits(u64::from(value >> CLUE)) & DigitSet::full(SIDE))
        .collect();
    // A single candidate that is not a clue is a solved cell or a last candidate. The rule for
    // pencil marks decides.
    let notes: Vec<Note> = sets.iter().map(|&set| Note::Set(set)).collect();
    let guessed = pencilmarks::record(&geometry, &notes, Format::SudokuWikiV1, Alphabet::usual(SIDE));
    let givens = values.iter().zip(&sets).map(|(value, set)| set.single().filter(|_| value & CLUE != 0));
    let mut record = Record { grid: Grid::from_digits(geometry, givens), ..guessed.clone() };
    record.place_all(&guessed.grid);
    pencilmarks::keep_shown(&mut record, &sets);
    Ok(record)
}

pub(in crate::format) fn write_s9b(record: &Record, _: Paint<'_>) -> String {
    let open = record.filled_in().open_digits();
    let mut text = String::from(PREFIX);
    for (cell, open) in record.grid.geometry().cells().zip(open) {
        let shown = record.progress.marks.get(&cell).copied().unwrap_or(open);
        let value = match (record.grid.get(cell), record.progress.placed.get(&cell)) {
            (Some(digit), _) => digit.get().into(),
            (None, Some(digit)) => u32::from(digit.get()) + FIRST_PLACED - 1,
            (None, None) if shown.is_empty() => 0,
            (None, None) => shown.bits() as u32 + BEFORE_CANDIDATES,
        };
        let base_36 = |value: u32| char::from_digit(value, 36).expect("below 36");
        text.extend([base_36(value / 36), base_36(value % 36)]);
    }
    text + "\n"
}
