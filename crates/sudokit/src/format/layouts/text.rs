//! A puzzle inside another text, such as a field of a table or a JSON string, in any format that
//! can be a text on its own.

use super::line::{is_line, read_line};
use crate::base::Error;
use crate::format::{Context, Options, Record, parse_if_any};

/// Reads the puzzle in such a text, if it has one.
pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Option<Record>, Error> {
    let text = text.trim();
    if is_line(text, context) {
        return read_line(text, context).map(Some);
    }
    let options = Options { format: None, column: None, delimiter: None, ..context.options.clone() };
    // The position of the field is more useful than a line number inside it.
    parse_if_any(text, &options).map_err(Error::without_line)
}
