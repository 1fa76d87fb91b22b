//! A result as a record: one JSON object, or one line of CSV.

use serde_json::{Map, Value};
use sudokit::format;
use sudokit::{Extra, Format, Geometry, Grid, Record};

use crate::input::{Item, Problem};

/// Named values, in order.
#[derive(Default)]
pub struct Row(Map<String, Value>);

impl Row {
    /// Where a puzzle stands, and the puzzle.
    pub fn of(item: &Item, record: &Record) -> Self {
        Self::default()
            .with("source", item.source.as_str())
            .with("line", record.line)
            .with("puzzle", cells(record, &record.grid))
    }

    /// Where something stands that is no puzzle.
    pub fn of_problem(item: &Item, problem: &Problem) -> Self {
        Self::default()
            .with("source", item.source.as_str())
            .with("line", problem.line)
            .with("puzzle", Value::Null)
    }

    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.0.insert(name.to_owned(), value.into());
        self
    }

    /// These values, if they have names.
    #[must_use]
    pub fn with_all(mut self, values: Value) -> Self {
        if let Value::Object(values) = values {
            self.0.extend(values);
        }
        self
    }

    /// A value as CSV shows it: nothing where there is none, lists and names
    /// separated by blanks.
    pub fn field(&self, name: &str) -> String {
        self.0.get(name).map(field).unwrap_or_default()
    }

    pub fn json(&self) -> String {
        serde_json::to_string(&self.0).expect("keys are texts")
    }

    /// The row that [`json`](Self::json) wrote.
    pub fn parse(json: &str) -> Self {
        Self(serde_json::from_str(json).expect("it was written here"))
    }
}

fn field(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(field).collect::<Vec<_>>().join(" "),
        Value::Object(values) => values.keys().cloned().collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// A grid on one line, in the symbols of its record.
pub fn cells(record: &Record, grid: &Grid) -> String {
    let line = format::write(&record.with_grid(grid.clone()), Format::Line);
    line.map(|line| line.trim_end().to_owned()).unwrap_or_default()
}

/// The boxes or regions of a board, as the flags name them, and the rules that
/// add houses.
pub fn board_name(geometry: &Geometry) -> String {
    let regions = geometry.shape().map_or_else(|| geometry.regions().to_string(), |shape| shape.to_string());
    let extras = geometry.extras().iter().filter_map(|extra| match extra {
        Extra::FallingDiagonal => Some(" diagonals"),
        Extra::Windows => Some(" windoku"),
        Extra::DisjointGroups => Some(" disjoint"),
        _ => None,
    });
    std::iter::once(&regions[..]).chain(extras).collect()
}
