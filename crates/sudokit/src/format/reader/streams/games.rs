//! The games of an OpenSudoku file, tag by tag.

use sudokit_text::phrase;

use super::{StreamGap, StreamKind, StreamPart};
use crate::base::Error;
use crate::board::Line81;
use crate::format::sites::{opensudoku, xml};
use crate::format::{Context, Record, syntax};

/// Recognises the beginning of a file of games, and returns where its content begins.
pub(super) fn opened(text: &[u8]) -> Result<(StreamKind, usize), StreamGap> {
    let mut at = 0;
    loop {
        let Tag { start, end, kind } = next_tag(text, at)?;
        match kind {
            // Entity declarations need the complete XML reader.
            TagKind::Declaration | TagKind::Closing => return Err(StreamGap::Wrong),
            TagKind::Remark => at = end,
            TagKind::Element => {
                let name = name_of(&text[start..end]);
                let is_empty = text[..end].ends_with(b"/>");
                let root = str::from_utf8(name).ok().filter(|name| !is_empty && opensudoku::is_root(name));
                let root = root.ok_or(StreamGap::Wrong)?;
                return Ok((StreamKind::Games(root.to_owned()), end));
            }
        }
    }
}

pub(super) fn next_part(text: &[u8], start: usize, root: &str) -> Result<StreamPart, StreamGap> {
    let mut at = start;
    loop {
        let Tag { start, end, kind } = next_tag(text, at)?;
        let tag = &text[start..end];
        match kind {
            TagKind::Closing if name_of(&tag[1..]) == root.as_bytes() => return Ok(StreamPart::End(end)),
            TagKind::Element if is_game(tag) => return Ok(StreamPart::Puzzle(start, end, end)),
            _ => at = end,
        }
    }
}

/// Something between `<` and `>`.
struct Tag {
    start: usize,
    end: usize,
    kind: TagKind,
}

enum TagKind {
    Element,
    Closing,
    /// A comment, a CDATA section, or a processing instruction.
    Remark,
    /// `<!DOCTYPE …>`
    Declaration,
}

/// The next tag from this position.
fn next_tag(text: &[u8], from: usize) -> Result<Tag, StreamGap> {
    let start = from + text[from..].iter().position(|&byte| byte == b'<').ok_or(StreamGap::Cut)?;
    let tag = &text[start..];
    let up_to = |end: &[u8]| {
        let place = tag.windows(end.len()).position(|part| part == end);
        place.map(|place| start + place + end.len()).ok_or(StreamGap::Cut)
    };
    const LONGEST_OPENING: usize = 9;
    if tag.len() < LONGEST_OPENING && !tag.contains(&b'>') {
        return Err(StreamGap::Cut);
    }
    let (end, kind) = if tag.starts_with(b"<!--") {
        (up_to(b"-->")?, TagKind::Remark)
    } else if tag.starts_with(b"<![CDATA[") {
        (up_to(b"]]>")?, TagKind::Remark)
    } else if tag.starts_with(b"<?") {
        (up_to(b"?>")?, TagKind::Remark)
    } else if tag.starts_with(b"<!") {
        (up_to(b">")?, TagKind::Declaration)
    } else {
        let kind = if tag.starts_with(b"</") { TagKind::Closing } else { TagKind::Element };
        (start + end_of_tag(tag)?, kind)
    };
    Ok(Tag { start, end, kind })
}

/// The end of a tag. Brackets in quotes do not count.
fn end_of_tag(tag: &[u8]) -> Result<usize, StreamGap> {
    let mut quote = None;
    for (index, &byte) in tag.iter().enumerate() {
        match (byte, quote) {
            (b'"' | b'\'', None) => quote = Some(byte),
            (byte, Some(open)) if byte == open => quote = None,
            (b'>', None) => return Ok(index + 1),
            _ => {}
        }
    }
    Err(StreamGap::Cut)
}

fn name_of(tag: &[u8]) -> &[u8] {
    let name = &tag[1..];
    let end = name.iter().position(|byte| byte.is_ascii_whitespace() || b"/>".contains(byte));
    &name[..end.unwrap_or(name.len())]
}

fn is_game(tag: &[u8]) -> bool {
    let name = name_of(tag);
    let has_data = || tag.windows(5).any(|part| part == b"data=" || part == b"data ");
    (name == b"game" || name == b"sudoku") && has_data()
}

/// The digits of a game that contains nothing else.
pub(super) fn plain(tag: &[u8]) -> Option<Line81> {
    const DATA: &[u8] = b" data=\"";
    if tag.contains(&b'\'') || tag.windows(10).any(|part| part == b"cells_data") {
        return None;
    }
    let start = tag.windows(DATA.len()).position(|part| part == DATA)? + DATA.len();
    let symbols = tag[start..].first_chunk::<81>()?;
    (tag.get(start + symbols.len()) == Some(&b'"')).then(|| Line81::new(*symbols))?
}

pub(super) fn read(tag: &[u8], context: &Context) -> Result<Record, Error> {
    let mut text: String = match str::from_utf8(tag) {
        Ok(text) => text.to_owned(),
        Err(_) => tag.iter().copied().map(char::from).collect(),
    };
    if !text.ends_with("/>") {
        text.truncate(text.len() - 1);
        text += "/>";
    }
    let mut games = xml::read_games(&text, context);
    games.pop().unwrap_or_else(|| Err(empty()))
}

pub(super) fn empty() -> Error {
    opensudoku::no_game()
}

pub(super) fn broken(root: &str) -> Error {
    syntax("xml", phrase!("syntax-xml-end", root))
}
