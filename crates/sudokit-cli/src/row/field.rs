//! The values of rows, and how each is written as JSON and as CSV.

use std::io::Write;

use serde_json::Value;
use sudokit::DigitSet;
use sudokit::classic::Line81;
use sudokit::logic::rate::Rating;

/// A value of a row.
pub trait FieldValue {
    fn json(&self, text: &mut Vec<u8>);
    fn csv(&self, text: &mut Vec<u8>);
}

impl FieldValue for &str {
    fn json(&self, text: &mut Vec<u8>) {
        let is_plain = |byte: u8| byte >= b' ' && byte != b'"' && byte != b'\\';
        if self.bytes().all(is_plain) {
            text.push(b'"');
            text.extend_from_slice(self.as_bytes());
            text.push(b'"');
        } else {
            serde_json::to_writer(text, self).expect("memory can be written to");
        }
    }

    fn csv(&self, text: &mut Vec<u8>) {
        if self.contains([',', '"', '\n', '\r']) {
            text.push(b'"');
            text.extend_from_slice(self.replace('"', "\"\"").as_bytes());
            text.push(b'"');
        } else {
            text.extend_from_slice(self.as_bytes());
        }
    }
}

impl FieldValue for String {
    fn json(&self, text: &mut Vec<u8>) {
        self.as_str().json(text);
    }

    fn csv(&self, text: &mut Vec<u8>) {
        self.as_str().csv(text);
    }
}

/// Null, or nothing.
impl<T: FieldValue> FieldValue for Option<T> {
    fn json(&self, text: &mut Vec<u8>) {
        match self {
            Some(value) => value.json(text),
            None => text.extend_from_slice(b"null"),
        }
    }

    fn csv(&self, text: &mut Vec<u8>) {
        if let Some(value) = self {
            value.csv(text);
        }
    }
}

/// Values that are written in the same way in both formats.
macro_rules! shown {
    ($($type:ty),*) => {$(
        impl FieldValue for $type {
            fn json(&self, text: &mut Vec<u8>) {
                write!(text, "{self}").expect("memory can be written to");
            }

            fn csv(&self, text: &mut Vec<u8>) {
                self.json(text);
            }
        }
    )*};
}

shown!(bool, u8, u16, u32, u64, u128, usize);

/// A number with one decimal.
impl FieldValue for Rating {
    fn json(&self, text: &mut Vec<u8>) {
        write!(text, "{self}").expect("memory can be written to");
    }

    fn csv(&self, text: &mut Vec<u8>) {
        self.json(text);
    }
}

/// A number as in JSON.
impl FieldValue for f64 {
    fn json(&self, text: &mut Vec<u8>) {
        Value::from(*self).json(text);
    }

    fn csv(&self, text: &mut Vec<u8>) {
        self.json(text);
    }
}

/// A list. In CSV, spaces separate the items.
impl<T: FieldValue> FieldValue for Vec<T> {
    fn json(&self, text: &mut Vec<u8>) {
        text.push(b'[');
        for (index, value) in self.iter().enumerate() {
            if index > 0 {
                text.push(b',');
            }
            value.json(text);
        }
        text.push(b']');
    }

    fn csv(&self, text: &mut Vec<u8>) {
        let mut words = Vec::new();
        for (index, value) in self.iter().enumerate() {
            if index > 0 {
                words.push(b' ');
            }
            value.csv(&mut words);
        }
        String::from_utf8_lossy(&words).as_ref().csv(text);
    }
}

/// Any JSON. In CSV, a list is written as its items and an object as its keys, separated by
/// spaces.
impl FieldValue for Value {
    fn json(&self, text: &mut Vec<u8>) {
        serde_json::to_writer(text, self).expect("keys are texts");
    }

    fn csv(&self, text: &mut Vec<u8>) {
        words(self).as_str().csv(text);
    }
}

fn words(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(words).collect::<Vec<_>>().join(" "),
        Value::Object(values) => values.keys().cloned().collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// A plain line, with dots for empty cells.
pub struct PointedLine<'a>(pub &'a Line81);

impl FieldValue for PointedLine<'_> {
    fn json(&self, text: &mut Vec<u8>) {
        text.push(b'"');
        self.csv(text);
        text.push(b'"');
    }

    fn csv(&self, text: &mut Vec<u8>) {
        let point = |symbol: u8| if symbol == b'0' { b'.' } else { symbol };
        text.extend_from_slice(&self.0.symbols().map(point));
    }
}

/// The candidates of every cell, as numbers from 1. In JSON, a list of rows of lists; in CSV,
/// a word for each cell, with commas.
pub struct CandidateLists {
    pub side: usize,
    pub sets: Vec<DigitSet>,
}

impl CandidateLists {
    fn digits(set: DigitSet) -> Vec<usize> {
        set.into_iter().map(|digit| digit.get().into()).collect()
    }
}

impl FieldValue for CandidateLists {
    fn json(&self, text: &mut Vec<u8>) {
        let lists: Vec<Vec<usize>> = self.sets.iter().map(|&set| Self::digits(set)).collect();
        lists.chunks(self.side).map(<[_]>::to_vec).collect::<Vec<_>>().json(text);
    }

    fn csv(&self, text: &mut Vec<u8>) {
        let word =
            |&set: &DigitSet| Self::digits(set).iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        self.sets.iter().map(word).collect::<Vec<_>>().join(" ").csv(text);
    }
}
