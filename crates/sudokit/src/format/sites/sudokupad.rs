//! `SudokuPad`'s codes.
//!
//! ```text
//! fpuzzles…  fpuz…   an f-puzzles object, packed
//! scl…  ctc…         SudokuPad's own object, zipped and packed
//! scf…               a character for a digit and the empty cells after it
//! ```
//!
//! Zipped means JSON with short keys (`ce` for `cells`), bare words for common
//! values and nothing at all for an empty cell: `[{v:5},,,{v:7}]`. In the
//! object, every value of a cell is a given.

use serde_json::{Map, Value};

use super::{fpuzzles, json, lz_string};
use crate::base::{Digit, DigitSet, Error, MAX_SIDE, MIN_SIDE};
use crate::board::{Extra, Grid, Regions};
use crate::format::layouts::line::first_word;
use crate::format::{Alphabet, Context, Format, Record, syntax, unsupported};

const NAME: &str = "sudokupad";

enum Code<'a> {
    Fpuzzles(&'a str),
    Own(&'a str),
    Short(&'a str),
}

fn code(text: &str) -> Option<Code<'_>> {
    let text = text.trim();
    let after = |prefixes: &[&str]| prefixes.iter().find_map(|prefix| text.strip_prefix(prefix));
    if let Some(payload) = after(&["fpuzzles", "fpuz"]) {
        Some(Code::Fpuzzles(payload))
    } else if let Some(payload) = after(&["scl", "ctc"]) {
        Some(Code::Own(payload))
    } else {
        after(&["scf"]).map(Code::Short)
    }
}

/// A word such as `scf` alone is not enough to go by.
pub(in crate::format) fn is_sudokupad(text: &str, _: &Context) -> bool {
    code(text).is_some_and(|code| {
        let (Code::Fpuzzles(payload) | Code::Own(payload) | Code::Short(payload)) = code;
        payload.len() > 10 && !first_word(payload).is_empty()
    })
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    match code(text) {
        Some(Code::Fpuzzles(payload)) => fpuzzles::read_payload(payload, context),
        Some(Code::Own(payload)) => {
            let damaged = || syntax(NAME, "the packed text is damaged");
            let text = lz_string::unpack(payload).ok_or_else(damaged)?;
            let value = match serde_json::from_str(&text) {
                Ok(value) => value,
                Err(_) => {
                    Unzip { text: text.chars().collect(), at: 0, depth: 0 }.document().ok_or_else(damaged)?
                }
            };
            read_value(&value, context)
        }
        Some(Code::Short(payload)) => read_short(first_word(payload), context),
        None => Err(syntax(NAME, "expected a code that begins with fpuzzles, scl or scf")),
    }
}

/// `digit + 10 * empty cells after it`, as `0`–`9`, `A`–`Z`, `a`–`z`. A sample
/// of the program's decodes to more cells than the board has: the rest is cut.
fn read_short(code: &str, context: &Context) -> Result<Record, Error> {
    const SIDE: usize = 9;
    let mut digits = Vec::new();
    for c in code.chars() {
        let value = match c {
            '0'..='9' => c as usize - '0' as usize,
            'A'..='Z' => c as usize - 'A' as usize + 10,
            'a'..='z' => c as usize - 'a' as usize + 36,
            _ => return Err(syntax(NAME, format!("'{c}' does not belong into an scf code"))),
        };
        digits.push(Digit::try_new(value % 10));
        digits.resize(digits.len() + value / 10, None);
    }
    let geometry = context.geometry(SIDE, None)?;
    if digits.len() < geometry.len() {
        let problem = format!("the code has {} cells, expected {}", digits.len(), geometry.len());
        return Err(syntax(NAME, problem));
    }
    digits.truncate(geometry.len());
    Ok(Record::new(Grid::from_digits(geometry, digits), Format::SudokuPad, Alphabet::usual(SIDE)))
}

pub(in crate::format) fn read_value(value: &Value, context: &Context) -> Result<Record, Error> {
    let rows = value["cells"].as_array().ok_or_else(|| syntax(NAME, "cells is not a list of rows"))?;
    let side = rows.len();
    let is_square = rows.iter().all(|row| row.as_array().is_some_and(|row| row.len() == side));
    if !is_square || !(MIN_SIDE..=MAX_SIDE).contains(&side) {
        return Err(unsupported(NAME, "a board that is not a square of 4x4 to 64x64 cells"));
    }
    refuse_other_rules(value)?;
    let geometry = context.board(&regions(value, side, context)?, &diagonals(value, side))?;
    let mut grid = Grid::empty(geometry.clone());
    let mut marks = Vec::new();
    for (cell, content) in geometry.cells().zip(rows.iter().filter_map(Value::as_array).flatten()) {
        let at = geometry.position(cell);
        let digit = json::digit(&content["value"], side)
            .map_err(|problem| syntax(NAME, format!("{at}: {problem}")))?;
        grid.set(cell, digit);
        let set: DigitSet =
            json::digits(&content["pencilMarks"], side) | json::digits(&content["centremarks"], side);
        if digit.is_none() && !set.is_empty() {
            marks.push((cell, set));
        }
    }
    let alphabet = Alphabet::decimal(side);
    let mut record = Record::new(grid, Format::SudokuPad, alphabet);
    record.progress.marks.extend(marks);
    Ok(record)
}

/// Cages with cells are rules, unless they are hidden; so are the words of
/// `global`.
fn refuse_other_rules(value: &Value) -> Result<(), Error> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let is_rule = |cage: &Value| {
        !list(&cage["cells"]).is_empty() && cage["hidden"] != true && cage["style"] != "extraregion"
    };
    if list(&value["cages"]).iter().any(is_rule) {
        return Err(unsupported(NAME, "cages"));
    }
    match list(&value["global"]).first() {
        Some(rule) => Err(unsupported(NAME, format!("the rule {rule}"))),
        None => Ok(()),
    }
}

fn regions(value: &Value, side: usize, context: &Context) -> Result<Regions, Error> {
    let mut label = vec![None; side * side];
    for (number, region) in value["regions"].as_array().into_iter().flatten().enumerate() {
        for cell in region.as_array().into_iter().flatten() {
            let (Some(row), Some(column)) = (json::index(&cell[0]), json::index(&cell[1])) else { continue };
            if row < side && column < side {
                label[row * side + column] = Some(number);
            }
        }
    }
    if label.iter().all(Option::is_some) {
        Regions::jigsaw(label)
    } else {
        Ok(context.geometry(side, None)?.regions().clone())
    }
}

/// A diagonal is a line from corner to corner; nothing else names it.
fn diagonals(value: &Value, side: usize) -> Vec<Extra> {
    let is_diagonal_colour =
        |line: &Value| line["color"].as_str().is_some_and(|colour| colour.eq_ignore_ascii_case("#34BBE6"));
    let ends = |line: &Value| -> Option<[(usize, usize); 2]> {
        let point = |i: usize| {
            let point = &line["wayPoints"][i];
            Some((json::index(&point[0])?, json::index(&point[1])?))
        };
        (line["wayPoints"].as_array()?.len() == 2).then_some([point(0)?, point(1)?])
    };
    let mut extras = Vec::new();
    for line in value["lines"].as_array().into_iter().flatten().filter(|line| is_diagonal_colour(line)) {
        match ends(line) {
            Some([(0, 0), end] | [end, (0, 0)]) if end == (side, side) => extras.push(Extra::FallingDiagonal),
            Some([a, b]) if [(0, side), (side, 0)].contains(&a) && b == (a.1, a.0) => {
                extras.push(Extra::RisingDiagonal);
            }
            _ => {}
        }
    }
    extras
}

/// Reads zipped JSON.
struct Unzip {
    text: Vec<char>,
    at: usize,
    depth: usize,
}

/// The short keys, and what they stand for.
const KEYS: [(&str, &str); 25] = [
    ("c", "color"),
    ("ca", "cages"),
    ("ct", "center"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("a", "arrows"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("w", "width"),
    ("h", "height"),
    ("v", "value"),
    ("vd", "videos"),
    ("l", "lines"),
    ("r", "rounded"),
    ("re", "regions"),
    ("fs", "fontSize"),
    ("th", "thickness"),
    ("hl", "headLength"),
    ("wp", "wayPoints"),
    ("t", "title"),
    ("te", "text"),
    ("d", "duration"),
    ("d2", "d"),
];

impl Unzip {
    /// As deep as `serde_json` goes, for the same reason: the stack is finite.
    const DEEPEST: usize = 128;

    fn document(&mut self) -> Option<Value> {
        let value = self.value()?;
        self.skip_blanks();
        (self.at == self.text.len()).then_some(value)
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn take(&mut self, c: char) -> bool {
        self.skip_blanks();
        let is_next = self.peek() == Some(c);
        self.at += usize::from(is_next);
        is_next
    }

    fn value(&mut self) -> Option<Value> {
        self.skip_blanks();
        self.depth += 1;
        if self.depth > Self::DEEPEST {
            return None;
        }
        let value = match self.peek()? {
            '{' => self.object(),
            '[' => self.array(),
            quote @ ('\'' | '"') => self.string(quote).map(Value::String),
            _ => self.bare(),
        };
        self.depth -= 1;
        value
    }

    fn object(&mut self) -> Option<Value> {
        self.at += 1;
        let mut object = Map::new();
        while !self.take('}') {
            self.skip_blanks();
            let key = match self.peek()? {
                quote @ ('\'' | '"') => self.string(quote)?,
                _ => self.word(":,}]"),
            };
            self.take(':').then_some(())?;
            let value = self.value()?;
            let long = KEYS.iter().find(|(short, _)| *short == key).map_or(&key[..], |(_, long)| long);
            object.insert(long.to_owned(), value);
            if !self.take(',') {
                self.take('}').then_some(())?;
                break;
            }
        }
        Some(Value::Object(object))
    }

    /// Nothing between two commas is an empty object.
    fn array(&mut self) -> Option<Value> {
        self.at += 1;
        let mut items = Vec::new();
        loop {
            self.skip_blanks();
            items.push(match self.peek()? {
                ',' | ']' => Value::Object(Map::new()),
                _ => self.value()?,
            });
            if !self.take(',') {
                self.take(']').then_some(())?;
                return Some(Value::Array(items));
            }
        }
    }

    fn string(&mut self, quote: char) -> Option<String> {
        self.at += 1;
        let mut text = String::new();
        loop {
            let c = self.peek()?;
            self.at += 1;
            if c == quote {
                return Some(text);
            }
            // What an escape means is of no interest in a puzzle's words.
            text.push(if c == '\\' {
                self.at += 1;
                *self.text.get(self.at - 1)?
            } else {
                c
            });
        }
    }

    fn word(&mut self, ends: &str) -> String {
        let start = self.at;
        while self.peek().is_some_and(|c| !ends.contains(c)) {
            self.at += 1;
        }
        self.text[start..self.at].iter().collect::<String>().trim().to_owned()
    }

    fn bare(&mut self) -> Option<Value> {
        let word = self.word(",}]");
        Some(match &word[..] {
            "" => Value::Object(Map::new()),
            "t" => Value::Bool(true),
            "f" => Value::Bool(false),
            "#0" => "#000000".into(),
            "#F" => "#FFFFFF".into(),
            hex if hex.len() == 6 && hex.chars().all(|c| c.is_ascii_hexdigit()) => format!("#{hex}").into(),
            other => serde_json::from_str(other).ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zipped_text_unfolds() {
        let text = "{id:'x',ce:[[{v:5},,],[,,]],ca:[{v:'it\\'s'}],o:[{r:t,c2:#F,c1:a0b0c0,w:0.5}]}";
        let mut unzip = Unzip { text: text.chars().collect(), at: 0, depth: 0 };
        let expected = serde_json::json!({
            "id": "x",
            "cells": [[{"value": 5}, {}, {}], [{}, {}, {}]],
            "cages": [{"value": "it's"}],
            "overlays": [{"rounded": true, "backgroundColor": "#FFFFFF", "borderColor": "#a0b0c0", "width": 0.5}],
        });
        assert_eq!(unzip.document(), Some(expected));
    }

    #[test]
    fn damaged_text_is_no_value() {
        for text in ["", "{", "[1,", "{a}", "'open", &"[".repeat(100_000)] {
            let mut unzip = Unzip { text: text.chars().collect(), at: 0, depth: 0 };
            assert_eq!(unzip.document(), None, "{}", &text[..text.len().min(10)]);
        }
    }
}
