//! sudoku.coach's codes: `SCv7_32_` and a packed JSON object.
//!
//! The object is packed with zlib and written in base 32 (`0`–`9`, `a`–`v`,
//! five bits each). It holds the given digits, those of the player, and for
//! each cell a number whose bit d is candidate d.

use miniz_oxide::{deflate, inflate};
use serde_json::{Value, json};

use super::json;
use crate::base::{Digit, DigitSet, Error};
use crate::board::Grid;
use crate::board::alphabet::LARGEST_DIGIT;
use crate::format::layouts::line::first_word;
use crate::format::options::Context;
use crate::format::problem::{syntax, unsupported};
use crate::format::writer::{Paint, decimal};
use crate::format::{Alphabet, Format, Record};

const NAME: &str = "sudoku-coach";
const PREFIX: &str = "SCv7_32_";
/// More than any 9x9 board with all its candidates unpacks to.
const LARGEST: usize = 1 << 16;
const LEVEL: u8 = 9;

pub(in crate::format) fn is_coach(text: &str, _: &Context) -> bool {
    text.trim_start().starts_with(PREFIX)
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let damaged = || syntax(NAME, "the packed text is damaged");
    let code = first_word(text).strip_prefix(PREFIX).ok_or_else(damaged)?;
    let packed = from_base_32(code).ok_or_else(damaged)?;
    let text = inflate::decompress_to_vec_zlib_with_limit(&packed, LARGEST).map_err(|_| damaged())?;
    let value = serde_json::from_slice(&text).map_err(|_| damaged())?;
    read_value(&value, context)
}

pub(in crate::format) fn read_value(value: &Value, context: &Context) -> Result<Record, Error> {
    let text = |key: &str| value[key].as_str().unwrap_or_default();
    let givens: Vec<char> = text("givenDigits").chars().collect();
    let side = json::index(&value["gridSize"]).unwrap_or_else(|| givens.len().isqrt());
    if side > LARGEST_DIGIT {
        return Err(unsupported(NAME, format!("a board of {side}x{side} cells")));
    }
    if givens.len() != side * side {
        let problem = format!("there are {} given cells, expected {}", givens.len(), side * side);
        return Err(syntax(NAME, problem));
    }
    let geometry = context.geometry(side, None)?;
    let mut record = Record::new(Grid::empty(geometry.clone()), Format::SudokuCoach, Alphabet::usual(side));
    let digit = |c: char| {
        c.to_digit(10).and_then(|value| Digit::try_new(value as usize)).filter(|d| d.index() < side)
    };
    for (cell, given) in geometry.cells().zip(givens) {
        record.grid.set(cell, digit(given));
    }
    let empty: Vec<_> = geometry.cells().filter(|&cell| record.grid.get(cell).is_none()).collect();
    let placed: Vec<Option<Digit>> = text("userDigits").chars().map(digit).collect();
    let marks: Vec<DigitSet> = text("userCellCandidates")
        .split('-')
        .map(|mask| DigitSet::from_bits(mask.parse::<u64>().unwrap_or(0) >> 1) & DigitSet::full(side))
        .collect();
    for cell in empty {
        let marks = marks.get(cell.index()).copied().unwrap_or_default();
        match placed.get(cell.index()).copied().flatten() {
            Some(digit) => drop(record.progress.placed.insert(cell, digit)),
            None if marks.is_empty() => {}
            None => drop(record.progress.marks.insert(cell, marks)),
        }
    }
    Ok(record)
}

pub(in crate::format) fn write(record: &Record, _: Paint<'_>) -> String {
    let geometry = record.grid.geometry();
    let placed = geometry.cells().map(|cell| record.progress.placed.get(&cell).copied());
    let masks: Vec<String> = geometry
        .cells()
        .map(|cell| (record.progress.marks.get(&cell).copied().unwrap_or_default().bits() << 1).to_string())
        .collect();
    let object = json!({
        "gridSize": geometry.side(),
        "givenDigits": decimal(record.grid.digits(), '0'),
        "userDigits": decimal(placed, '0'),
        "userCellCandidates": masks.join("-"),
    });
    let packed = deflate::compress_to_vec_zlib(object.to_string().as_bytes(), LEVEL);
    format!("{PREFIX}{}\n", to_base_32(&packed))
}

fn from_base_32(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut bits, mut count) = (0, 0);
    for c in text.chars() {
        bits = bits << 5 | c.to_digit(32)?;
        count += 5;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}

fn to_base_32(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let digit = |value: u32| char::from_digit(value & 31, 32).expect("five bits");
    let (mut bits, mut count) = (0_u32, 0);
    for &byte in bytes {
        bits = bits << 8 | u32::from(byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            text.push(digit(bits >> count));
        }
        bits &= (1 << count) - 1;
    }
    if count > 0 {
        text.push(digit(bits << (5 - count)));
    }
    text
}
