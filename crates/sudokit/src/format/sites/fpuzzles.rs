//! f-puzzles: a JSON object, alone or packed into a link.
//!
//! `grid` has an object for each cell: a `value`, which is `given` or placed by the player, and
//! pencil marks of the player or the setter. Keys of the object name rules. This module reads and
//! writes the rules in the table below. A puzzle with any other rule is an error that names the
//! rule.
//!
//! | key | rule |
//! |---|---|
//! | `diagonal-`, `diagonal+` | the falling and the rising diagonal |
//! | `disjointgroups` | disjoint groups |
//! | `extraregion` | houses of any cells |
//! | `region` of the cells | a jigsaw |

use serde_json::{Map, Value, json};
use sudokit_text::phrase;

use super::{json, lz_string};
use crate::base::{Cell, Digit, DigitSet, Error};
use crate::board::{Extra, Grid, Regions, Shape};
use crate::format::{ChosenBoard, Context, Format, Paint, Record, syntax, unsupported};

const NAME: &str = "fpuzzles";

const RULES: [(&str, Extra); 3] = [
    ("diagonal-", Extra::FallingDiagonal),
    ("diagonal+", Extra::RisingDiagonal),
    ("disjointgroups", Extra::DisjointGroups),
];

/// Reads the puzzle in a packed payload.
pub(in crate::format) fn read_payload(payload: &str, context: &Context) -> Result<Record, Error> {
    let text = lz_string::unpack(payload).ok_or_else(|| syntax(NAME, phrase!("syntax-packed")))?;
    let value = serde_json::from_str(&text)
        .map_err(|error| syntax(NAME, phrase!("syntax-packed-json", problem = json::problem(&error))))?;
    read_value(&value, context)
}

pub(in crate::format) fn read_value(value: &Value, context: &Context) -> Result<Record, Error> {
    let rows = value["grid"].as_array().ok_or_else(|| syntax(NAME, phrase!("syntax-fpuzzles-grid")))?;
    let side = rows.len();
    let cells = json::square(rows).ok_or_else(|| syntax(NAME, phrase!("syntax-fpuzzles-square")))?;
    if let Some(size) = json::index(&value["size"]).filter(|size| *size != side) {
        return Err(syntax(NAME, phrase!("syntax-fpuzzles-size", size, side)));
    }
    let ChosenBoard { geometry, overruled } = board(value, &cells, side, context)?;
    let mut record = Record::decimal(Grid::empty(geometry.clone()), Format::Fpuzzles);
    record.overruled = overruled;
    let mut limits = vec![DigitSet::full(side); cells.len()];
    for (cell, content) in geometry.cells().zip(cells) {
        let digit = json::digit(&content["value"], side).map_err(|text| {
            let at = geometry.position(cell).to_string();
            syntax(NAME, phrase!("syntax-digit-at", at, text, side))
        })?;
        let marks = json::digits(&content["centerPencilMarks"], side)
            | json::digits(&content["cornerPencilMarks"], side);
        let limit = json::digits(&content["givenPencilMarks"], side);
        if !limit.is_empty() {
            limits[cell.index()] = limit;
        }
        if content["given"] == true {
            record.grid.set(cell, digit);
        } else {
            record.place(cell, digit);
        }
        record.note(cell, marks);
    }
    record.grid = record.grid.with_limits(limits);
    for key in ["title", "author"] {
        if let Some(text) = value[key].as_str().filter(|text| !text.is_empty()) {
            record.comments.push(text.to_owned());
        }
    }
    Ok(record)
}

fn board(value: &Value, cells: &[&Value], side: usize, context: &Context) -> Result<ChosenBoard, Error> {
    let mut extras = Vec::new();
    let is_on = |value: &Value| match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(list) => !list.is_empty(),
        Value::String(text) => !text.is_empty(),
        _ => true,
    };
    for (key, value) in value.as_object().into_iter().flatten().filter(|(_, value)| is_on(value)) {
        match &key[..] {
            // Appearance or text, not rules.
            "size"
            | "title"
            | "author"
            | "ruleset"
            | "grid"
            | "solution"
            | "highlightConflicts"
            | "successMessage"
            | "text"
            | "circle"
            | "rectangle"
            | "line"
            | "cage"
            | "disabledlogic"
            | "truecandidatesoptions" => {}
            "extraregion" => {
                for region in value.as_array().into_iter().flatten() {
                    extras.push(Extra::Cells(named_cells(&region["cells"], side)?));
                }
            }
            _ => {
                let rule = RULES.iter().find(|(name, _)| name == key).map(|(_, rule)| rule.clone());
                extras.push(rule.ok_or_else(|| unsupported(NAME, phrase!("unsupported-rule", rule = key)))?);
            }
        }
    }

    let usual = Shape::for_side(side).map(Regions::Boxes);
    let has_regions = cells.iter().any(|cell| cell.get("region").is_some());
    let regions = match usual {
        Some(usual) if !has_regions => usual,
        usual => {
            // A cell without a region belongs to its usual box.
            let region = |(index, cell): (usize, &&Value)| {
                let usual = usual.as_ref().map(|usual| usual.region(index / side, index % side));
                json::index(&cell["region"]).or(usual)
            };
            Regions::jigsaw(cells.iter().enumerate().map(region))?
        }
    };
    let plain = context.options.regions.is_none() && context.options.shape.is_none();
    if plain || has_regions {
        context.board(regions, extras)
    } else {
        let asked = context.geometry(side, None)?;
        context.board(asked.regions().clone(), extras)
    }
}

/// Parses cells by name: `["R1C1", …]`.
fn named_cells(value: &Value, side: usize) -> Result<Vec<Cell>, Error> {
    let cell = |name: &Value| {
        let (row, column) = name.as_str()?.strip_prefix('R')?.split_once('C')?;
        let on_board = |text: &str| text.parse::<usize>().ok()?.checked_sub(1).filter(|index| *index < side);
        Some(Cell::new(on_board(row)? * side + on_board(column)?))
    };
    let names = value.as_array().map(Vec::as_slice).unwrap_or_default();
    names
        .iter()
        .map(|name| {
            cell(name).ok_or_else(|| syntax(NAME, phrase!("syntax-fpuzzles-cell", name = name.to_string())))
        })
        .collect()
}

pub(in crate::format) fn write(record: &Record, _: Paint<'_>) -> String {
    format!("https://f-puzzles.com/?load={}\n", lz_string::pack(&object(record, |_| true).to_string()))
}

/// The object of a puzzle, with those of its rules that `has_rule` accepts.
pub(super) fn object(record: &Record, has_rule: fn(&Extra) -> bool) -> Value {
    let geometry = record.grid.geometry();
    let side = geometry.side();
    let cells: Vec<Value> = geometry.cells().map(|cell| content(record, cell)).collect();
    let rows: Vec<&[Value]> = cells.chunks(side).collect();
    let mut object = json!({ "size": side, "grid": rows });
    for extra in geometry.extras().iter().filter(|extra| has_rule(extra)) {
        if let Some((name, _)) = RULES.iter().find(|(_, rule)| rule == extra) {
            object[*name] = Value::Bool(true);
        } else if let Extra::Cells(cells) = extra {
            let names: Vec<String> =
                cells.iter().map(|&cell| geometry.position(cell).to_string().to_ascii_uppercase()).collect();
            let region = json!({ "cells": names });
            match object.get_mut("extraregion").and_then(Value::as_array_mut) {
                Some(regions) => regions.push(region),
                None => object["extraregion"] = json!([region]),
            }
        }
    }
    object
}

fn content(record: &Record, cell: Cell) -> Value {
    let geometry = record.grid.geometry();
    let list = |set: DigitSet| -> Vec<u8> { set.into_iter().map(Digit::get).collect() };
    let mut content = Map::new();
    if let Some(digit) = record.grid.get(cell) {
        content.insert("value".into(), digit.get().into());
        content.insert("given".into(), true.into());
    } else if let Some(digit) = record.progress.placed.get(&cell) {
        content.insert("value".into(), digit.get().into());
    }
    if let Some(&marks) = record.progress.marks.get(&cell) {
        content.insert("centerPencilMarks".into(), list(marks).into());
    }
    if let Some(limits) = record.grid.limits().filter(|_| record.grid.get(cell).is_none()) {
        content.insert("givenPencilMarks".into(), list(limits[cell.index()]).into());
    }
    let is_usual = geometry.shape() == Shape::for_side(geometry.side());
    if geometry.shape().is_none() || !is_usual {
        let at = geometry.position(cell);
        content.insert("region".into(), geometry.regions().region(at.row, at.column).into());
    }
    Value::Object(content)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Options;

    #[test]
    fn broken_objects_in_links_are_refused() {
        let context = Context::new(Options::default());
        let problem = |text: &str| read_payload(&lz_string::pack(text), &context).unwrap_err().to_string();
        assert_eq!(problem("{"), "invalid fpuzzles text: the packed text is not JSON: it is incomplete");
        assert_eq!(
            problem("{\n\"grid\" 5}"),
            "invalid fpuzzles text: the packed text is not JSON: expected `:` in column 8"
        );
        assert_eq!(problem("{}"), "invalid fpuzzles text: the value of grid is not a list of rows");
    }
}
