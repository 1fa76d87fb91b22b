//! Rows of fields, as RFC 4180 describes them.
//!
//! ```text
//! 7,53..7....6..195…,"by ""Ann"", 2024"     fields with commas are quoted, and quotes are doubled
//! 8,53..7....6..195…,"two
//! lines"                                    a quoted field may contain line ends
//! ```
//!
//! A quote has this meaning only at the start of a field.

use std::borrow::Cow;

/// The usual field separators, the most common first.
pub(in crate::format) const DELIMITERS: [char; 4] = [',', '\t', ';', '|'];

/// The fields of a row. `Err` holds the number, from 1, of a column whose quote is never closed.
pub(in crate::format) fn fields(row: &str, delimiter: char) -> Result<Vec<Cow<'_, str>>, usize> {
    let mut fields = Vec::new();
    let mut rest = row;
    loop {
        let (field, after) = match rest.strip_prefix('"') {
            Some(quoted) => quoted_field(quoted, delimiter).ok_or(fields.len() + 1)?,
            None => {
                let end = rest.find(delimiter).unwrap_or(rest.len());
                (Cow::Borrowed(&rest[..end]), &rest[end..])
            }
        };
        fields.push(field);
        match after.strip_prefix(delimiter) {
            Some(after) => rest = after,
            None => return Ok(fields),
        }
    }
}

/// The field whose opening quote precedes this text, and the rest after it.
fn quoted_field(text: &str, delimiter: char) -> Option<(Cow<'_, str>, &str)> {
    let mut field = Cow::Borrowed("");
    let mut rest = text;
    loop {
        let end = rest.find('"')?;
        let (part, after) = (&rest[..end], &rest[end + 1..]);
        if field.is_empty() {
            field = Cow::Borrowed(part);
        } else {
            field += part;
        }
        match after.strip_prefix('"') {
            Some(after) => {
                field += "\"";
                rest = after;
            }
            None => {
                // Text between the closing quote and the next delimiter belongs to the field.
                let end = after.find(delimiter).unwrap_or(after.len());
                field += &after[..end];
                return Some((field, &after[end..]));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_hold_delimiters_quotes_and_line_ends() {
        let row = |text| fields(text, ',').map(|fields| fields.join("|"));
        assert_eq!(row("a,b,,c"), Ok("a|b||c".to_owned()));
        assert_eq!(row("\"a,b\",\"say \"\"hi\"\"\",\"x\ny\""), Ok("a,b|say \"hi\"|x\ny".to_owned()));
        assert_eq!(
            row("5\",6\""),
            Ok("5\"|6\"".to_owned()),
            "a quote inside a field is an ordinary character"
        );
        assert_eq!(row("\"\",\"\"\"\""), Ok("|\"".to_owned()));
        assert_eq!(row("\"a\"b,c"), Ok("ab|c".to_owned()));
        assert_eq!(row(""), Ok(String::new()));
        assert_eq!(row("a,\"b,c"), Err(2));
        assert_eq!(row("\"a\"\""), Err(1));
    }
}
