//! `SudokuPad`'s links and codes.
//!
//! ```text
//! fpuzzles…  fpuz…   an f-puzzles object, packed
//! scl…  ctc…         SudokuPad's own object, zipped and packed
//! scf…               one character for a digit and the number of empty cells after it
//! ```
//!
//! Zipped means JSON with short keys (`ce` for `cells`), bare words for common values and nothing
//! at all for an empty cell: `[{v:5},,,{v:7}]`. Every cell value in the object is a given.
//!
//! A link is written with an f-puzzles object, because that holds all boards. SudokuPad shows the
//! givens, notes, regions, diagonals and extra regions of such an object, and ignores the digits of
//! a player, limits on candidates and disjoint groups. What it ignores is not written.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use sudokit_text::phrase;

use super::{fpuzzles, json, lz_string};
use crate::base::{Digit, Error};
use crate::board::{Extra, Grid, Progress, Regions};
use crate::format::catalogue::ReadLine;
use crate::format::layouts::line::first_word;
use crate::format::{ChosenBoard, Context, Format, Paint, Record, check_count, syntax, unsupported};

const NAME: &str = "sudokupad";

/// The prefixes of codes, and the functions that read the rest.
const CODES: [(&str, ReadLine); 5] = [
    ("fpuzzles", fpuzzles::read_payload),
    ("fpuz", fpuzzles::read_payload),
    ("scl", read_own),
    ("ctc", read_own),
    ("scf", read_short),
];

fn code(text: &str) -> Option<(&str, ReadLine)> {
    CODES.iter().find_map(|(prefix, read)| Some((text.trim().strip_prefix(prefix)?, *read)))
}

/// Whether the text is a code. A word such as `scf` alone is too short to be certain.
pub(in crate::format) fn is_sudokupad(text: &str, _: &Context) -> bool {
    code(text).is_some_and(|(payload, _)| payload.len() > 10 && !first_word(payload).is_empty())
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let (payload, read) = code(text).ok_or_else(|| syntax(NAME, phrase!("syntax-sudokupad")))?;
    Ok(Record { format: Format::SudokuPad, ..read(payload, context)? })
}

/// Whether `SudokuPad` shows this rule of an f-puzzles object.
pub(in crate::format) fn can_show(rule: &Extra) -> bool {
    !matches!(rule, Extra::Windows | Extra::DisjointGroups)
}

/// Writes a link. `SudokuPad` also reads a code in the path, but base 64 contains slashes: some
/// servers merge two slashes of a path, and some refuse the escape of a slash there.
pub(in crate::format) fn write(record: &Record, _: Paint<'_>) -> String {
    let grid = Grid::from_digits(record.grid.geometry().clone(), record.grid.digits());
    let progress = Progress { placed: BTreeMap::new(), ..record.progress.clone() };
    let object = fpuzzles::object(&Record { grid, progress, ..record.clone() }, can_show);
    let packed = lz_string::pack(&object.to_string());
    let escaped = packed.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
    format!("https://sudokupad.app/?puzzleid=fpuzzles{escaped}\n")
}

/// Reads the program's own object, zipped or not.
fn read_own(payload: &str, context: &Context) -> Result<Record, Error> {
    let text = lz_string::unpack(payload);
    let value = text.and_then(|text| serde_json::from_str(&text).ok().or_else(|| Unzip::document(&text)));
    read_value(&value.ok_or_else(|| syntax(NAME, phrase!("syntax-packed")))?, context)
}

/// Reads `digit + 10 * empty cells after it`, as `0`–`9`, `A`–`Z`, `a`–`z`. One of the program's
/// own samples decodes to more cells than the board has, so the excess is dropped.
fn read_short(payload: &str, context: &Context) -> Result<Record, Error> {
    const SIDE: usize = 9;
    let mut digits = Vec::new();
    for c in first_word(payload).chars() {
        let value = match c {
            '0'..='9' => c as usize - '0' as usize,
            'A'..='Z' => c as usize - 'A' as usize + 10,
            'a'..='z' => c as usize - 'a' as usize + 36,
            _ => return Err(syntax(NAME, phrase!("syntax-character", character = c))),
        };
        digits.push(Digit::try_new(value % 10));
        digits.resize(digits.len() + value / 10, None);
    }
    let geometry = context.geometry(SIDE, None)?;
    digits.truncate(geometry.len());
    check_count(NAME, "syntax-cells", digits.len(), geometry.len())?;
    Ok(Record::decimal(Grid::from_digits(geometry, digits), Format::SudokuPad))
}

pub(in crate::format) fn read_value(value: &Value, context: &Context) -> Result<Record, Error> {
    let rows = value["cells"].as_array().ok_or_else(|| syntax(NAME, phrase!("syntax-cells-not-list")))?;
    let side = rows.len();
    let cells = json::square(rows).ok_or_else(|| unsupported(NAME, phrase!("unsupported-shape")))?;
    refuse_other_rules(value)?;
    let ChosenBoard { geometry, overruled } =
        context.board(regions(value, side, context)?, diagonals(value, side))?;
    let mut record = Record::decimal(Grid::empty(geometry.clone()), Format::SudokuPad);
    record.overruled = overruled;
    for (cell, content) in geometry.cells().zip(cells) {
        let digit = json::digit(&content["value"], side).map_err(|text| {
            let at = geometry.position(cell).to_string();
            syntax(NAME, phrase!("syntax-digit-at", at, text, side))
        })?;
        record.grid.set(cell, digit);
        let marks = json::digits(&content["pencilMarks"], side) | json::digits(&content["centremarks"], side);
        record.note(cell, marks);
    }
    Ok(record)
}

/// Fails if the object has other rules: cages with cells, unless they are hidden, and the entries
/// of `global`.
fn refuse_other_rules(value: &Value) -> Result<(), Error> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let is_rule = |cage: &Value| {
        !list(&cage["cells"]).is_empty() && cage["hidden"] != true && cage["style"] != "extraregion"
    };
    if list(&value["cages"]).iter().any(is_rule) {
        return Err(unsupported(NAME, phrase!("unsupported-cages")));
    }
    match list(&value["global"]).first() {
        Some(rule) => Err(unsupported(NAME, phrase!("unsupported-rule", rule = rule.to_string()))),
        None => Ok(()),
    }
}

fn regions(value: &Value, side: usize, context: &Context) -> Result<Regions, Error> {
    let mut label = vec![None; side * side];
    for (number, region) in value["regions"].as_array().into_iter().flatten().enumerate() {
        for cell in region.as_array().into_iter().flatten() {
            if let Some((row, column)) = json::pair(cell).filter(|&(row, column)| row.max(column) < side) {
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

/// Finds the diagonals. The only sign of one is a line from corner to corner.
fn diagonals(value: &Value, side: usize) -> Vec<Extra> {
    let is_diagonal_colour =
        |line: &Value| line["color"].as_str().is_some_and(|colour| colour.eq_ignore_ascii_case("#34BBE6"));
    let ends = |line: &Value| match &line["wayPoints"].as_array()?[..] {
        [first, last] => Some([json::pair(first)?, json::pair(last)?]),
        _ => None,
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

/// A parser for zipped JSON.
struct Unzip<'a> {
    rest: &'a str,
    depth: usize,
}

/// The short keys, and their long forms.
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

impl Unzip<'_> {
    /// The nesting limit, the same as in `serde_json`, to protect the stack.
    const DEEPEST: usize = 128;

    fn document(text: &str) -> Option<Value> {
        let mut unzip = Unzip { rest: text, depth: 0 };
        let value = unzip.value()?;
        unzip.rest.trim_start().is_empty().then_some(value)
    }

    /// The next character that is not whitespace.
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    fn take(&mut self, c: char) -> bool {
        let is_next = self.peek() == Some(c);
        self.rest = &self.rest[usize::from(is_next)..];
        is_next
    }

    fn value(&mut self) -> Option<Value> {
        self.depth += 1;
        if self.depth > Self::DEEPEST {
            return None;
        }
        let value = match self.peek()? {
            '{' => self.object(),
            '[' => self.array(),
            '\'' | '"' => self.string().map(Value::String),
            _ => self.bare(),
        };
        self.depth -= 1;
        value
    }

    fn object(&mut self) -> Option<Value> {
        self.take('{');
        let mut object = Map::new();
        while !self.take('}') {
            let key = match self.peek()? {
                '\'' | '"' => self.string()?,
                _ => self.word(":,}]").to_owned(),
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

    /// Parses a list. Nothing between two commas is an empty object.
    fn array(&mut self) -> Option<Value> {
        self.take('[');
        let mut items = Vec::new();
        loop {
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

    /// Parses a string in quotes of either kind.
    fn string(&mut self) -> Option<String> {
        let mut characters = self.rest.chars();
        let quote = characters.next()?;
        let mut text = String::new();
        loop {
            text.push(match characters.next()? {
                c if c == quote => break,
                // The meaning of an escape does not matter in the texts of a puzzle.
                '\\' => characters.next()?,
                c => c,
            });
        }
        self.rest = characters.as_str();
        Some(text)
    }

    fn word(&mut self, ends: &str) -> &str {
        let end = self.rest.find(|c| ends.contains(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word.trim()
    }

    fn bare(&mut self) -> Option<Value> {
        Some(match self.word(",}]") {
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
    fn zipped_text_is_unzipped() {
        let text = "{id:'x',ce:[[{v:5},,],[,,]],ca:[{v:'it\\'s'}],o:[{r:t,c2:#F,c1:a0b0c0,w:0.5}]}";
        let expected = serde_json::json!({
            "id": "x",
            "cells": [[{"value": 5}, {}, {}], [{}, {}, {}]],
            "cages": [{"value": "it's"}],
            "overlays": [{"rounded": true, "backgroundColor": "#FFFFFF", "borderColor": "#a0b0c0", "width": 0.5}],
        });
        assert_eq!(Unzip::document(text), Some(expected));
    }

    #[test]
    fn damaged_text_is_an_error() {
        for text in ["", "{", "[1,", "{a}", "'open", &"[".repeat(100_000)] {
            assert_eq!(Unzip::document(text), None, "{}", &text[..text.len().min(10)]);
        }
    }
}
