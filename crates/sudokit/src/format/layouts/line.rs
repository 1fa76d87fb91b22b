//! A puzzle on one line.
//!
//! ```text
//! line    53..7....6..195....98....6.8...6...34..8.3..1…   one character per cell, a space, any text
//! sdm     530070000600195000098000060800060003400803001…   the same, with 0 for an empty cell
//! values  5 3 0 0 7 0 0 0 0 6 …  or  5;3;0;0;7;…           one number per cell
//! sized   my puzzle;2;3;0,1,0,…                            a name, the box's rows and columns, the numbers
//! ```

use sudokit_text::phrase;

use super::cells::characters;
use super::sukaku;
use super::symbols::{self, Spacing, Token, is_blank_sign};
use crate::base::{Error, MAX_SIDE, MIN_SIDE};
use crate::board::alphabet::BARS;
use crate::board::{Regions, Shape};
use crate::format::{
    ChosenBoard, Context, Format, FormatProblem, Paint, Record, SymbolCharacters, SymbolWords, check_count,
    syntax,
};

/// The side of a board with this many cells, if it is a side with usual boxes or the one that the
/// caller expects.
pub(in crate::format) fn side_of(cells: usize, context: &Context) -> Option<usize> {
    let side = cells.isqrt();
    let is_usual = Shape::for_side(side).is_some();
    let is_side = (MIN_SIDE..=MAX_SIDE).contains(&side) && side * side == cells;
    (is_side && (is_usual || context.expected_side() == Some(side))).then_some(side)
}

/// The text up to the first space, comma, semicolon or comment.
pub(in crate::format) fn first_word(text: &str) -> &str {
    split_word(text).0
}

/// The first word and the rest after it. A line number and the quotes around the word are not part
/// of it.
pub(in crate::format) fn split_word(text: &str) -> (&str, &str) {
    let is_end = |c: char| c.is_whitespace() || ",;#".contains(c);
    let text = unnumbered(text.trim_start());
    let quoted = text.strip_prefix('"').and_then(|text| text.split_once('"'));
    if let Some((word, rest)) = quoted.filter(|(word, rest)| !word.contains(is_end) && !rest.contains('"')) {
        return (word, rest);
    }
    text.split_at(text.find(is_end).unwrap_or(text.len()))
}

/// The line without its number: `12: 53..7…`, `12. 53..7…` or `12) 53..7…`. A number counts only if
/// a word as long as a board follows.
fn unnumbered(text: &str) -> &str {
    const SMALLEST_BOARD: usize = MIN_SIDE * MIN_SIDE;
    let behind_number = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = behind_number.strip_prefix([':', '.', ')']).filter(|_| behind_number.len() < text.len());
    let line = rest.filter(|rest| rest.starts_with([' ', '\t'])).map(str::trim_start);
    let word = line.and_then(|line| line.split_whitespace().next()).unwrap_or_default();
    line.filter(|_| word.chars().nth(SMALLEST_BOARD - 1).is_some()).unwrap_or(text)
}

/// The text before a puzzle that is not the first word of its line. A full grid does not count as a
/// puzzle here: it may be anything.
pub(in crate::format) fn unknown_prefix<'a>(text: &'a str, context: &Context) -> Option<&'a str> {
    let is_puzzle = |word: &&str| {
        word.len() > MAX_SIDE
            && side_of(word.len(), context).is_some()
            && word.contains(is_blank_sign)
            && word.contains(|c: char| c.is_ascii_digit())
            && word.chars().all(|c| c.is_ascii_digit() || is_blank_sign(c))
    };
    let text = text.trim();
    let word = text.split_whitespace().skip(1).find(is_puzzle)?;
    text.split_once(word).map(|(prefix, _)| prefix.trim_end())
}

/// Whether a line is a row between bars rather than a puzzle.
pub(in crate::format) fn is_row(text: &str) -> bool {
    text.contains(BARS)
}

pub(in crate::format) fn is_line(text: &str, context: &Context) -> bool {
    !is_row(first_word(text))
        && side_of(first_word(text).chars().count(), context).is_some()
        && !sukaku::is_sukaku(text, context)
}

pub(in crate::format) fn read_line(text: &str, context: &Context) -> Result<Record, Error> {
    let word = first_word(text);
    let count = word.chars().count();
    // If the first word does not have the right length, spaces may be empty cells.
    let (cells, count) = match side_of(count, context) {
        Some(_) => (word, count),
        None => (text, text.chars().count()),
    };
    let side = side_of(count, context).ok_or_else(|| FormatProblem::of_line(word.chars().count()))?;
    let tokens: Vec<Token<'_>> = characters(cells).map(|text| Token { text, line: 1 }).collect();
    let geometry = context.geometry(side, None)?;
    let mut record = symbols::read(&tokens, &geometry, Spacing::Dense, Format::Line, context)?;
    if cells.contains('0') && record.alphabet.digit("0").is_none() {
        record.format = Format::Sdm;
    }
    if let Some((_, comment)) = text.split_once('#') {
        record.comments.push(comment.trim().to_owned());
    }
    Ok(record)
}

/// Writes one character per cell, and `blank` for an empty cell.
pub(in crate::format) fn write_line(record: &Record, blank: char) -> String {
    let characters = SymbolCharacters::new(record, blank);
    record.grid.digits().map(|digit| characters.get(digit)).chain(['\n']).collect()
}

/// The values of a line, with any separator.
fn values(text: &str) -> Vec<&str> {
    let text = text.trim();
    match [';', ','].into_iter().find(|&separator| text.contains(separator)) {
        Some(separator) => {
            let text = text.strip_suffix(separator).unwrap_or(text);
            text.split(separator).map(str::trim).collect()
        }
        None => text.split_whitespace().collect(),
    }
}

pub(in crate::format) fn is_values(text: &str, context: &Context) -> bool {
    if is_row(text) {
        return false;
    }
    let values = values(text);
    side_of(values.len(), context).is_some_and(|side| {
        let longest = side.to_string().len().max(1);
        values.iter().all(|value| value.chars().count() <= longest)
    })
}

pub(in crate::format) fn read_values(text: &str, context: &Context) -> Result<Record, Error> {
    let values = values(text);
    let side = side_of(values.len(), context).ok_or(FormatProblem::of_line(values.len()))?;
    symbols::read_words(&values, &context.geometry(side, None)?, Format::Values, context)
}

pub(in crate::format) fn write_values(record: &Record, _: Paint<'_>) -> String {
    words(record, " ") + "\n"
}

fn words(record: &Record, separator: &str) -> String {
    let words = SymbolWords::new(record, '0');
    let values: Vec<String> = record.grid.geometry().cells().map(|cell| words.get(cell)).collect();
    values.join(separator)
}

/// The name, the box and the values.
fn sized(text: &str) -> Option<(&str, Shape, &str)> {
    let mut parts = text.trim().splitn(4, ';');
    let name = parts.next()?;
    let shape = Shape::new(parts.next()?.trim().parse().ok()?, parts.next()?.trim().parse().ok()?)?;
    let values = parts.next()?;
    // `5;3;0;0;…` is a list of values, not a puzzle called 5.
    (!values.contains(';') && values.contains(',')).then_some((name, shape, values))
}

pub(in crate::format) fn is_sized(text: &str, _: &Context) -> bool {
    !is_row(text) && sized(text).is_some()
}

pub(in crate::format) fn read_sized(text: &str, context: &Context) -> Result<Record, Error> {
    let (name, shape, list) = sized(text).ok_or_else(|| syntax("sized", phrase!("syntax-sized")))?;
    let values = values(list);
    check_count("sized", "syntax-values", values.len(), shape.side().pow(2))?;
    let ChosenBoard { geometry, overruled } = context.board(Regions::Boxes(shape), Vec::new())?;
    let mut record = symbols::read_words(&values, &geometry, Format::Sized, context)?;
    record.overruled = overruled;
    if !name.is_empty() {
        record.comments.push(name.to_owned());
    }
    Ok(record)
}

pub(in crate::format) fn write_sized(record: &Record, _: Paint<'_>) -> String {
    let name = record.comments.first().map_or("", String::as_str).replace(';', ",");
    let shape = record.grid.geometry().shape().expect("only boards with boxes are written as sized");
    format!("{name};{};{};{}\n", shape.rows(), shape.columns(), words(record, ","))
}
