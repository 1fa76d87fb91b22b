//! A result as a row of named values: one JSON object, or one line of CSV.

use serde_json::{Map, Value};
use sudokit::board::Extra;
use sudokit::format::{Format, Record};
use sudokit::{Geometry, Grid, format};

use crate::input::Item;
use crate::output::Look;

/// Named values, in order.
#[derive(Default)]
pub struct Row(Map<String, Value>);

impl Row {
    /// A puzzle, and where it was read.
    pub fn of(item: &Item) -> Self {
        Self::default()
            .with("source", item.source.name.as_str())
            .with("line", item.record.line)
            .with("puzzle", cells(&item.record, &item.record.grid))
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

    /// The row as a line of JSON, or of CSV.
    pub fn text(&self, look: Look) -> String {
        if look.is_csv() {
            let field = |column| self.0.get(column).map(field).unwrap_or_default();
            csv_line(look.columns.split(',').map(field))
        } else {
            serde_json::to_string(&self.0).expect("keys are texts") + "\n"
        }
    }
}

fn csv_line(fields: impl Iterator<Item = String>) -> String {
    // Rows are short: the usual buffer of 8 KiB would cost more than writing them.
    let mut writer = csv::WriterBuilder::new().buffer_capacity(256).from_writer(Vec::new());
    writer.write_record(fields).expect("memory can be written to");
    let bytes = writer.into_inner().expect("memory can be written to");
    String::from_utf8(bytes).expect("fields are texts")
}

/// A value as CSV shows it: nothing for null, and lists and names separated by
/// blanks.
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
