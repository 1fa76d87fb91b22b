//! Rows of fields, as RFC 4180 describes them.
//!
//! ```text
//! 7,53..7....6..195…,"by ""Ann"", 2024"     fields with commas stand in quotes, and quotes are doubled
//! 8,53..7....6..195…,"two
//! lines"                                    so may fields with line ends
//! ```
//!
//! A quote counts only where it begins a field.

use std::borrow::Cow;

/// The signs that usually separate fields, the most common first.
pub(in crate::format) const DELIMITERS: [char; 4] = [',', '\t', ';', '|'];

/// The fields of a row. `Err` is the number of the column, from 1, in which a quote
/// is never closed.
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

/// The field whose quote was opened before this text, and what follows it.
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
                // Whatever stands between the quote and the next field belongs to it.
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
        assert_eq!(row("5\",6\""), Ok("5\"|6\"".to_owned()), "a quote inside a field is a sign like others");
        assert_eq!(row("\"\",\"\"\"\""), Ok("|\"".to_owned()));
        assert_eq!(row("\"a\"b,c"), Ok("ab|c".to_owned()));
        assert_eq!(row(""), Ok(String::new()));
        assert_eq!(row("a,\"b,c"), Err(2));
        assert_eq!(row("\"a\"\""), Err(1));
    }
}
