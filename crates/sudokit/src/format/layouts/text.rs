//! A puzzle inside another text, such as a field of a table or a string of JSON:
//! in any format that is a text of its own.

use super::line::{is_line, read_line};
use crate::base::Error;
use crate::format::{Context, Options, Record, parse_with};

/// The puzzle that a text inside another one holds.
pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let text = text.trim();
    if is_line(text, context) {
        return read_line(text, context);
    }
    let options = Options { format: None, column: None, delimiter: None, ..context.options.clone() };
    // Where the text stands says more than the line inside it.
    parse_with(text, &options).map_err(Error::without_line)
}
