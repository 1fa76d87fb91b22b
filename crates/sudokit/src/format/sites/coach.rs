//! sudoku.coach's codes: `SCv7_32_` and a packed JSON object.
//!
//! The object is compressed with zlib and encoded in base 32 (`0`–`9`, `a`–`v`, five bits each). It
//! holds the givens, the player's digits, and for each cell a number whose bit d represents
//! candidate d.

use miniz_oxide::{deflate, inflate};
use serde_json::{Value, json};
use sudokit_text::phrase;

use super::json;
use crate::base::{DigitSet, Error};
use crate::board::alphabet::LARGEST_DIGIT;
use crate::format::layouts::line::first_word;
use crate::format::layouts::symbols::decimal_cell;
use crate::format::{Context, Format, Paint, Record, check_count, decimal, syntax, unsupported};

const NAME: &str = "sudoku-coach";
const PREFIX: &str = "SCv7_32_";
/// More than any 9x9 board with all its candidates unpacks to.
const LARGEST: usize = 1 << 16;
const LEVEL: u8 = 9;

pub(in crate::format) fn is_coach(text: &str, _: &Context) -> bool {
    text.trim_start().starts_with(PREFIX)
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let damaged = || syntax(NAME, phrase!("syntax-packed"));
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
        return Err(unsupported(NAME, phrase!("unsupported-side", side)));
    }
    check_count(NAME, "syntax-cells", givens.len(), side * side)?;
    let mut record = context.empty(side, Format::SudokuCoach)?;
    let digit = |c: char| decimal_cell(c).ok().flatten().filter(|digit| digit.index() < side);
    let cells = record.grid.geometry().cells();
    for (cell, given) in cells.clone().zip(givens) {
        record.grid.set(cell, digit(given));
    }
    for (cell, placed) in cells.clone().zip(text("userDigits").chars()) {
        record.place(cell, digit(placed));
    }
    for (cell, mask) in cells.zip(text("userCellCandidates").split('-')) {
        let mask = mask.parse::<u64>().unwrap_or(0) >> 1;
        record.note(cell, DigitSet::from_bits(mask) & DigitSet::full(side));
    }
    Ok(record)
}

pub(in crate::format) fn write(record: &Record, _: Paint<'_>) -> String {
    let geometry = record.grid.geometry();
    let placed = geometry.cells().map(|cell| record.progress.placed.get(&cell).copied());
    let masks: Vec<String> =
        geometry.cells().map(|cell| (record.marks(cell).bits() << 1).to_string()).collect();
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
    let digits: Vec<u32> = text.chars().map(|c| c.to_digit(32)).collect::<Option<_>>()?;
    Some(regroup(&digits, 5, 8).into_iter().map(|byte| byte as u8).collect())
}

fn to_base_32(bytes: &[u8]) -> String {
    // Zeros pad the last digit.
    let padded: Vec<u32> = bytes.iter().copied().chain([0]).map(u32::from).collect();
    let digits = regroup(&padded, 8, 5).into_iter().take((bytes.len() * 8).div_ceil(5));
    digits.map(|digit| char::from_digit(digit, 32).expect("five bits")).collect()
}

/// Splits the bits of numbers into numbers of another width. Drops an incomplete number at the end.
fn regroup(numbers: &[u32], width: u32, new_width: u32) -> Vec<u32> {
    let mut regrouped = Vec::new();
    let (mut bits, mut count) = (0, 0);
    for number in numbers {
        bits = bits << width | number;
        count += width;
        while count >= new_width {
            count -= new_width;
            regrouped.push(bits >> count);
            bits &= (1 << count) - 1;
        }
    }
    regrouped
}
