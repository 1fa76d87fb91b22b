//! Files that begin with `{` or `[`: boards as JSON.
//!
//! | keys | source |
//! |---|---|
//! | none: `[[5, 3, 0, …], …]`, `["53..7…", …]` | any program |
//! | `puzzle`, `quizzes`, `question` …: a text, or rows | this program, and other tables |
//! | `board` | Sugoku |
//! | `newboard` | Dosuku |
//! | `cells`, `time_elapsed` | GNOME Sudoku |
//! | `grid` | f-puzzles |
//! | `givenDigits` | sudoku.coach |

use serde_json::Value;
use sudokit_text::{Phrase, phrase};

use super::{coach, fpuzzles, gnome, sudokupad};
use crate::base::{Digit, DigitSet, Error, MAX_SIDE, MIN_SIDE, Position};
use crate::format::layouts::table::{PUZZLE_NAMES, puzzle_rank};
use crate::format::layouts::{named_board, symbols, text};
use crate::format::{Column, Context, Format, FormatProblem, Record, lacking, syntax, unsupported};

const NAME: &str = "json";

/// Keys of boards that are not names of table columns.
const OTHER_KEYS: [&str; 1] = ["value"];

/// Whether a key shows which program wrote an object.
pub(in crate::format) fn names_program(key: &str) -> bool {
    ["cells", "givenDigits", "newboard"].contains(&key)
}

/// Whether a text is neither JSON nor the beginning of it.
pub(in crate::format) fn is_broken(text: &str) -> bool {
    serde_json::from_str::<Value>(text.trim_end_matches(',')).is_err_and(|error| !error.is_eof())
}

/// The path of keys to the list of puzzles in a document, if it has one.
pub(in crate::format) fn list_path(text: &str) -> Option<Vec<String>> {
    let value: Value = serde_json::from_str(text).ok()?;
    if let Some(list) = value.as_array() {
        return is_list(list).then(Vec::new);
    }
    if let Some((key, _)) =
        of_known_key(&value).filter(|(_, value)| value.as_array().is_some_and(|list| is_list(list)))
    {
        return Some(vec![key.to_owned()]);
    }
    value["newboard"]["grids"].is_array().then(|| ["newboard", "grids"].map(str::to_owned).into())
}

/// Reads the puzzles of a document.
pub(in crate::format) fn read(text: &str, context: &Context) -> Vec<Result<Record, Error>> {
    // A list with one object per line may have lost its brackets.
    let value: Value = match serde_json::from_str(text.trim_end().trim_end_matches(',')) {
        Ok(value) => value,
        Err(error) => return vec![Err(syntax(NAME, problem(&error)).at_line(error.line().max(1)))],
    };
    if let Some(list) = value.as_array() {
        return list_of(list, context).unwrap_or_else(|| vec![board(&value, context)]);
    }
    let named = of_known_key(&value).and_then(|(_, value)| value.as_array());
    if let Some(puzzles) = named.and_then(|list| list_of(list, context)) {
        return puzzles;
    }
    if let Some(grids) = value["newboard"]["grids"].as_array() {
        return grids.iter().map(|grid| board(&grid["value"], context)).collect();
    }
    vec![read_one(&value, context)]
}

/// Why a text is not JSON, without its line, which an error has already.
pub(in crate::format) fn problem(error: &serde_json::Error) -> Phrase {
    let sentence = error.to_string();
    match sentence.split_once(" at line ") {
        _ if error.is_eof() => phrase!("syntax-json-incomplete"),
        Some((problem, _)) => phrase!("syntax-json", problem, column = error.column()),
        None => phrase!("syntax-json", problem = sentence, column = error.column()),
    }
}

/// Reads the puzzles of a list, unless its values are the rows of one board.
fn list_of(list: &[Value], context: &Context) -> Option<Vec<Result<Record, Error>>> {
    is_list(list).then(|| list.iter().map(|value| read_one(value, context)).collect())
}

/// Whether the values of a list are puzzles rather than the rows of one board.
fn is_list(list: &[Value]) -> bool {
    let is_board = |value: &Value| value[0].is_array() || value.is_object();
    let is_row = |value: &Value| value.as_str().is_none_or(|row| row.chars().count() == list.len());
    list.first().is_some_and(is_board) || !list.iter().all(is_row)
}

/// Reads the puzzle of a value.
pub(in crate::format) fn read_one(value: &Value, context: &Context) -> Result<Record, Error> {
    let has = |key: &str| value.get(key).is_some();
    if !value.is_object() {
        puzzle(value, context)
    } else if let Some(Column::Name(key)) = &context.options.column {
        let named = value.get(key).ok_or_else(|| {
            let columns = value.as_object().into_iter().flat_map(|object| object.keys().cloned());
            Error::from(FormatProblem::NoColumn { asked: key.clone(), columns: columns.collect() })
        })?;
        keyed_puzzle(value, key, named, context)
    } else if has("cells") && (has("time_elapsed") || has("difficulty_category")) {
        gnome::read_save(value, context)
    } else if has("cells") {
        sudokupad::read_value(value, context)
    } else if has("grid") && has_objects(&value["grid"]) {
        fpuzzles::read_value(value, context)
    } else if has("givenDigits") {
        coach::read_value(value, context)
    } else {
        let (key, found) = of_known_key(value).ok_or_else(|| no_puzzle(value))?;
        keyed_puzzle(value, key, found, context)
    }
}

/// The key that most likely holds the puzzle, and its value.
fn of_known_key(value: &Value) -> Option<(&str, &Value)> {
    let keys = value.as_object()?.iter().map(|(key, value)| (key.as_str(), value));
    let ranked = keys.filter_map(|found| Some((puzzle_rank(found.0)?, found)));
    let best = ranked.min_by_key(|(rank, _)| *rank).map(|(_, found)| found);
    let other = || OTHER_KEYS.iter().find_map(|key| Some((*key, value.get(*key)?)));
    best.or_else(other).filter(|(_, value)| !value.is_null())
}

/// Reads the puzzle under a key of an object, on the board that another key names.
fn keyed_puzzle(object: &Value, key: &str, found: &Value, context: &Context) -> Result<Record, Error> {
    if let Some(rule) = variant_rule(object) {
        return Err(unsupported(NAME, phrase!("unsupported-rule", rule)));
    }
    let name = object.as_object().and_then(|object| {
        let index = named_board::column_of(object.keys().map(String::as_str), key)?;
        object.values().nth(index)?.as_str()
    });
    context.read_named(name, |context| puzzle(found, context))
}

/// Names of rules that Sudokit does not support, as keys of objects use them, without signs
/// between their words.
const VARIANT_RULES: [&str; 53] = [
    "antiking",
    "antiknight",
    "arrow",
    "arrows",
    "betweenline",
    "betweenlines",
    "cage",
    "cages",
    "clone",
    "clones",
    "consecutive",
    "difference",
    "differences",
    "dots",
    "even",
    "evenodd",
    "germanwhispers",
    "greaterthan",
    "inequalities",
    "inequality",
    "killer",
    "killercage",
    "killercages",
    "kropki",
    "kropkidots",
    "lines",
    "littlekiller",
    "littlekillers",
    "littlekillersum",
    "littlekillersums",
    "lockout",
    "lockouts",
    "maximum",
    "minimum",
    "nonconsecutive",
    "odd",
    "oddeven",
    "palindrome",
    "palindromes",
    "quadruple",
    "quadruples",
    "ratio",
    "ratios",
    "regionsumlines",
    "renban",
    "sandwich",
    "sandwiches",
    "sandwichsum",
    "sandwichsums",
    "thermo",
    "thermometer",
    "thermometers",
    "thermos",
];

/// The key of a rule that Sudokit does not support, if an object has one. Its value is `true`, or
/// lists something: a number or a text is a note about the puzzle, such as its number of arrows.
fn variant_rule(object: &Value) -> Option<&str> {
    let is_rule = |key: &str| {
        let name: String = key.chars().filter(|c| c.is_alphanumeric()).collect();
        VARIANT_RULES.contains(&&*name.to_ascii_lowercase())
    };
    let is_on = |value: &Value| match value {
        Value::Bool(is_on) => *is_on,
        Value::Array(list) => !list.is_empty(),
        Value::Object(object) => !object.is_empty(),
        _ => false,
    };
    let mut keys = object.as_object()?.iter();
    keys.find(|(key, value)| is_on(value) && is_rule(key)).map(|(key, _)| key.as_str())
}

/// The error for an object without a puzzle.
fn no_puzzle(value: &Value) -> Error {
    let keys: Vec<&str> =
        value.as_object().into_iter().flat_map(|object| object.keys().map(String::as_str)).collect();
    let problem = match &keys[..] {
        [] => phrase!("syntax-json-empty"),
        keys if keys.contains(&PUZZLE_NAMES[0]) => phrase!("syntax-json-null"),
        keys => phrase!("syntax-json-keys", keys = shortened(keys)),
    };
    lacking(problem)
}

/// The first few of these names, and the number of others.
fn shortened(names: &[&str]) -> sudokit_text::Value {
    const MOST: usize = 12;
    let mut shown: Vec<sudokit_text::Value> =
        names.iter().take(MOST).map(|&key| phrase!("syntax-json-key", key).into()).collect();
    if names.len() > MOST {
        shown.push(phrase!("syntax-json-more-keys", n = names.len() - MOST).into());
    }
    shown.into()
}

/// Reads a puzzle from a text in any format, or from rows.
fn puzzle(value: &Value, context: &Context) -> Result<Record, Error> {
    match value {
        Value::String(text) => {
            let record = text::read(text, context)?.ok_or(FormatProblem::NoPuzzle {})?;
            Ok(Record { format: Format::Json, comments: Vec::new(), line: 1, ..record })
        }
        _ => board(value, context),
    }
}

/// Reads a board from rows of numbers, symbols or nulls, or from rows that are texts.
fn board(value: &Value, context: &Context) -> Result<Record, Error> {
    let rows = value.as_array().ok_or_else(|| syntax(NAME, phrase!("syntax-json-not-rows")))?;
    let side = rows.len();
    let mut cells: Vec<String> = Vec::with_capacity(side * side);
    for (number, row) in rows.iter().enumerate() {
        let cell = |(column, value): (usize, &Value)| match value {
            Value::Bool(_) | Value::Object(_) | Value::Array(_) => {
                let at = Position { row: number, column }.to_string();
                Err(syntax(NAME, phrase!("syntax-json-cell", at, value = value.to_string())))
            }
            _ => Ok(word(value)),
        };
        let row: Vec<String> = match row {
            Value::Array(row) => row.iter().enumerate().map(cell).collect::<Result<_, _>>()?,
            Value::String(row) => row.chars().map(String::from).collect(),
            _ => return Err(syntax(NAME, phrase!("syntax-json-row", row = number + 1))),
        };
        if row.len() != side {
            let (row, cells) = (number + 1, row.len());
            return Err(syntax(NAME, phrase!("error-row-length", row, cells, expected = side)));
        }
        cells.extend(row);
    }
    let geometry = context.geometry(side, None)?;
    symbols::read_words(&cells, &geometry, Format::Json, context)
}

/// The cells of rows that form a square board.
pub(in crate::format) fn square(rows: &[Value]) -> Option<Vec<&Value>> {
    let is_row = |row: &Value| row.as_array().is_some_and(|row| row.len() == rows.len());
    let is_square = (MIN_SIDE..=MAX_SIDE).contains(&rows.len()) && rows.iter().all(is_row);
    is_square.then(|| rows.iter().filter_map(Value::as_array).flatten().collect())
}

/// Whether some cell of a board is an object, as in f-puzzles.
fn has_objects(grid: &Value) -> bool {
    let rows = grid.as_array().into_iter().flatten().filter_map(Value::as_array);
    rows.flatten().any(Value::is_object)
}

/// The text of a cell.
fn word(value: &Value) -> String {
    match value {
        Value::String(text) => text.trim().to_owned(),
        Value::Null | Value::Bool(_) | Value::Object(_) | Value::Array(_) => String::new(),
        Value::Number(number) => number.to_string(),
    }
}

/// Parses a whole number from 0.
pub(in crate::format) fn index(value: &Value) -> Option<usize> {
    match value {
        Value::Number(number) => number.as_u64().and_then(|n| n.try_into().ok()),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    }
}

/// Parses two whole numbers, such as a row and a column.
pub(in crate::format) fn pair(value: &Value) -> Option<(usize, usize)> {
    Some((index(&value[0])?, index(&value[1])?))
}

/// Parses a digit. A missing value, 0 and the empty text are an empty cell. The error is the text
/// that is not a digit.
pub(in crate::format) fn digit(value: &Value, side: usize) -> Result<Option<Digit>, String> {
    let text = word(value);
    if symbols::is_blank(&text) {
        return Ok(None);
    }
    index(value).and_then(|value| Digit::on_board(value, side)).map(Some).ok_or(text)
}

/// Parses the digits of a list and ignores anything else.
pub(in crate::format) fn digits(value: &Value, side: usize) -> DigitSet {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().filter_map(|value| digit(value, side).ok().flatten()).collect()
}
