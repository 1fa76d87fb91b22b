//! Finds where the parts of a JSON text begin and end, without parsing their values.

use std::ops::Range;

/// Why the end of a part was not found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum JsonGap {
    /// The end is beyond the view.
    Cut,
    /// This is not JSON.
    Wrong,
}

/// The first position from `start` that is not whitespace.
pub(super) fn after_blanks(text: &[u8], start: usize) -> usize {
    let rest = text.get(start..).unwrap_or_default();
    start + rest.iter().take_while(|byte| matches!(byte, b' ' | b'\n' | b'\r' | b'\t')).count()
}

/// The end of the string that begins here, including its quotes.
pub(super) fn end_of_string(text: &[u8], start: usize) -> Result<usize, JsonGap> {
    if *text.get(start).ok_or(JsonGap::Cut)? != b'"' {
        return Err(JsonGap::Wrong);
    }
    let mut at = start + 1;
    loop {
        at += text[at..].iter().position(|&b| b == b'"' || b == b'\\').ok_or(JsonGap::Cut)?;
        if text[at] == b'"' {
            return Ok(at + 1);
        }
        at += 2;
        if at > text.len() {
            return Err(JsonGap::Cut);
        }
    }
}

/// The end of the value that begins here. Only brackets are counted inside it.
pub(super) fn end_of_value(text: &[u8], start: usize) -> Result<usize, JsonGap> {
    match *text.get(start).ok_or(JsonGap::Cut)? {
        b'"' => end_of_string(text, start),
        b'{' | b'[' => {
            let (mut at, mut depth) = (start, 0_usize);
            loop {
                match *text.get(at).ok_or(JsonGap::Cut)? {
                    b'"' => at = end_of_string(text, at)? - 1,
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => depth -= 1,
                    _ => {}
                }
                at += 1;
                if depth == 0 {
                    return Ok(at);
                }
            }
        }
        _ => {
            let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"+-.".contains(byte);
            let length = text[start..].iter().take_while(is_part).count();
            match (length, start + length == text.len()) {
                (_, true) => Err(JsonGap::Cut),
                (0, _) => Err(JsonGap::Wrong),
                _ => Ok(start + length),
            }
        }
    }
}

/// The next part of a list, after its bracket or after another value.
pub(super) enum ListPart {
    /// The beginning and end of a value.
    Value(usize, usize),
    /// The list ends before this position.
    End(usize),
}

/// The next part of a list. The first one needs no comma.
pub(super) fn next_in_list(text: &[u8], start: usize, is_first: bool) -> Result<ListPart, JsonGap> {
    let mut at = after_blanks(text, start);
    if text.get(at) == Some(&b',') && !is_first {
        at = after_blanks(text, at + 1);
    } else if !is_first && !matches!(text.get(at), Some(b']') | None) {
        return Err(JsonGap::Wrong);
    }
    match text.get(at) {
        None => Err(JsonGap::Cut),
        Some(b']') => Ok(ListPart::End(at + 1)),
        Some(_) => end_of_value(text, at).map(|end| ListPart::Value(at, end)),
    }
}

/// The values of the list under these keys.
pub(super) fn values_in(text: &[u8], path: &[String]) -> Option<Vec<Range<usize>>> {
    let mut at = after_blanks(text, 0);
    for key in path {
        at = member(text, at, key)?;
    }
    at = (text.get(at) == Some(&b'[')).then_some(at + 1)?;
    let mut values = Vec::new();
    loop {
        match next_in_list(text, at, values.is_empty()).ok()? {
            ListPart::Value(start, end) => {
                values.push(start..end);
                at = end;
            }
            ListPart::End(_) => return Some(values),
        }
    }
}

/// The position of a key's value in the object that begins here.
fn member(text: &[u8], start: usize, key: &str) -> Option<usize> {
    let mut at = after_blanks(text, start + 1);
    loop {
        let end = end_of_string(text, at).ok()?;
        let is_key = text[at + 1..end - 1] == *key.as_bytes();
        let value = after_blanks(text, after_blanks(text, end) + 1);
        if is_key {
            return Some(value);
        }
        let comma = after_blanks(text, end_of_value(text, value).ok()?);
        at = (text.get(comma) == Some(&b',')).then(|| after_blanks(text, comma + 1))?;
    }
}

/// The object in a list as one line; `None` if the value is not an object. An object may hold more
/// than its puzzle. Its line ends are only between its parts, where they have no meaning.
pub(super) fn object_line(value: &[u8]) -> Option<Vec<u8>> {
    let lines = value.split(|&byte| byte == b'\n' || byte == b'\r').map(<[u8]>::trim_ascii);
    value.starts_with(b"{").then(|| lines.flatten().chain(b"\n").copied().collect())
}

/// The number of line ends in a text.
pub(super) fn line_ends(text: &[u8]) -> usize {
    let ends = text.split(|&byte| byte == b'\n').count() - 1;
    if !text.contains(&b'\r') {
        return ends;
    }
    ends + text.windows(2).filter(|pair| pair[0] == b'\r' && pair[1] != b'\n').count()
        + usize::from(text.last() == Some(&b'\r'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_value_is_found() {
        let end = |text: &str| end_of_value(text.as_bytes(), 0);
        assert_eq!(end("\"a\\\"b\" "), Ok(6));
        assert_eq!(end("[1, \"]\", {\"a\": []}] "), Ok(19));
        assert_eq!(end("null,"), Ok(4));
        assert_eq!(end("-1.5e+7]"), Ok(7));
        for cut in ["", "\"a", "\"a\\", "[1, [2]", "12", "{\"a\": \"}"] {
            assert_eq!(end(cut), Err(JsonGap::Cut), "{cut}");
        }
        assert_eq!(end(", "), Err(JsonGap::Wrong));
    }

    #[test]
    fn all_line_ends_count() {
        assert_eq!(line_ends(b"a\nb\r\nc\rd\r"), 4);
        assert_eq!(line_ends(b"a\r\n\r\n"), 2);
    }
}
