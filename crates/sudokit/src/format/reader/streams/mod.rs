//! Documents of many puzzles, read one puzzle at a time: a JSON list, or the games of an OpenSudoku
//! file. A document may be larger than memory, and may be all on one line.

mod games;
mod list;

use std::io::BufRead;

use super::Reader;
use super::json_text::{line_ends, object_line};
use super::lines::LONGEST;
use super::plain::{PlainBatch, PlainFind, PlainRow, PlainScan, RowTexts, ScanEnd, View, scan_each};
use crate::base::Error;
use crate::board::Line81;
use crate::format::{Context, Format, FormatProblem, Read, Record};

/// A document that is being read.
#[derive(Clone, Debug)]
pub(in crate::format) struct Stream {
    kind: StreamKind,
    /// Whether a puzzle has been read.
    has_puzzle: bool,
}

#[derive(Clone, Debug)]
enum StreamKind {
    /// Between the brackets of a list.
    List,
    /// Inside the element of this name.
    Games(String),
}

/// The next part of a document.
enum StreamPart {
    /// The start and end of a puzzle, and the position where the next part begins.
    Puzzle(usize, usize, usize),
    /// The document ends before this position.
    End(usize),
}

/// Why there is no next part.
enum StreamGap {
    /// It is beyond the view.
    Cut,
    /// The document is broken here.
    Wrong,
}

impl Stream {
    /// The format of its puzzles.
    pub(super) fn layout(&self) -> Format {
        match self.kind {
            StreamKind::List => Format::Json,
            StreamKind::Games(_) => Format::OpenSudoku,
        }
    }

    /// Records that a puzzle was read.
    pub(super) fn note_puzzle(&mut self) {
        self.has_puzzle = true;
    }

    fn next_part(&self, text: &[u8], start: usize, is_first: bool) -> Result<StreamPart, StreamGap> {
        match &self.kind {
            StreamKind::List => list::next_part(text, start, is_first),
            StreamKind::Games(root) => games::next_part(text, start, root),
        }
    }

    /// The puzzle of a part, if it is plain.
    fn plain(&self, part: &[u8]) -> Option<Line81> {
        match self.kind {
            StreamKind::List => list::plain(part),
            StreamKind::Games(_) => games::plain(part),
        }
    }

    fn read(&self, part: &[u8], context: &Context) -> Result<Record, Error> {
        match self.kind {
            StreamKind::List => list::read(part, context),
            StreamKind::Games(_) => games::read(part, context),
        }
    }

    /// Whether a part may hold more than its puzzle.
    fn is_object(&self, part: &[u8]) -> bool {
        matches!(self.kind, StreamKind::List) && part.starts_with(b"{")
    }

    /// The error for a document that is broken or ends too early.
    fn broken(&self, gap: &StreamGap) -> Error {
        match &self.kind {
            StreamKind::List => list::broken(gap),
            StreamKind::Games(root) => games::broken(root),
        }
    }

    /// Reads plain puzzles from a view.
    pub(super) fn scan(&self, view: View<'_>, most: usize, batch: &mut PlainBatch) -> PlainScan {
        scan_each(view, most, batch, |view, at, count| {
            let (start, end, next) = match self.next_part(view.bytes, at, !self.has_puzzle && count == 0) {
                Ok(StreamPart::Puzzle(start, end, next)) => (start, end, next),
                Err(StreamGap::Cut) => return Err(view.unfinished()),
                _ => return Err(ScanEnd::Other),
            };
            let puzzle = self.plain(&view.bytes[start..end]).ok_or(ScanEnd::Other)?;
            let lines = (line_ends(&view.bytes[at..start]), line_ends(&view.bytes[start..next]));
            let row = self.is_object(&view.bytes[start..end]).then_some(PlainRow::Value(start..end));
            Ok(PlainFind { puzzle, layout: None, row, lines, next })
        })
    }
}

impl<R: BufRead> Reader<R> {
    /// Starts to read a document, if one begins here.
    pub(super) fn open_stream(&mut self) {
        let may_be_document = match self.context.options.format.map(|format| format.entry().read) {
            None => self.table.is_none(),
            Some(read) => matches!(read, Read::Document),
        };
        if self.stream.is_some() || !may_be_document || !self.ahead.is_empty() {
            return;
        }
        let Some(bracket) = self.first_sign() else { return };
        let mut is_end = false;
        loop {
            let view = self.ahead.view();
            let opened = match bracket {
                b'[' => list::opened(view),
                _ => games::opened(view),
            };
            match opened {
                Ok((kind, bytes)) => {
                    let lines = line_ends(&view[..bytes]);
                    self.ahead.consume(bytes, lines);
                    self.stream = Some(Stream { kind, has_puzzle: false });
                    return;
                }
                Err(StreamGap::Cut) if !is_end && view.len() < LONGEST => {
                    is_end = !self.ahead.window.grow();
                }
                Err(_) => return,
            }
        }
    }

    /// The first character from here that is not whitespace, if it is the bracket of a document.
    fn first_sign(&mut self) -> Option<u8> {
        const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();
        loop {
            let is_start = self.ahead.number == 0;
            let view = self.ahead.view();
            let mark = if is_start && view.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
            let blanks = view[mark..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            match view.get(mark + blanks) {
                Some(&bracket @ (b'[' | b'<')) => return Some(bracket),
                Some(_) => return None,
                None => {
                    let is_long = view.len() > LONGEST;
                    if is_long || !self.ahead.window.grow() {
                        return None;
                    }
                }
            }
        }
    }

    /// Reads the next puzzle of the current document; `None` at its end.
    pub(super) fn next_of_stream(&mut self) -> Option<Result<Record, Error>> {
        let mut is_end = false;
        loop {
            let stream = self.stream.as_ref()?;
            let number = self.ahead.number + 1;
            let view = self.ahead.view();
            match stream.next_part(view, 0, !stream.has_puzzle) {
                Ok(StreamPart::Puzzle(start, end, next)) => {
                    self.is_json = matches!(stream.kind, StreamKind::List);
                    let line = number + line_ends(&view[..start]);
                    let lines = line_ends(&view[..next]);
                    let record = stream.read(&view[start..end], &self.context);
                    if self.row_texts == RowTexts::Kept {
                        let part = &view[start..end];
                        let line = object_line(part).filter(|_| stream.is_object(part));
                        self.kept = line.or_else(|| record.is_err().then(|| [part, b"\n"].concat()));
                    }
                    self.ahead.consume(next, lines);
                    self.stream.as_mut()?.has_puzzle = true;
                    return Some(match record {
                        Ok(record) => Ok(Record { line, ..record }),
                        Err(error) => Err(error.without_line().at_line(line)),
                    });
                }
                Ok(StreamPart::End(end)) => {
                    let lines = line_ends(&view[..end]);
                    let problem = (!stream.has_puzzle).then(|| Err(stream.empty().at_line(number)));
                    self.ahead.consume(end, lines);
                    self.stream = None;
                    return problem;
                }
                Err(StreamGap::Cut) if !is_end && view.len() < LONGEST => {
                    is_end = !self.ahead.window.grow();
                }
                Err(gap) => {
                    let error = if is_end || matches!(gap, StreamGap::Wrong) {
                        stream.broken(&gap)
                    } else {
                        FormatProblem::TooLong {}.into()
                    };
                    self.skip_line();
                    self.stream = None;
                    return Some(Err(error.at_line(number)));
                }
            }
        }
    }

    /// Skips the rest of a line.
    fn skip_line(&mut self) {
        loop {
            let view = self.ahead.view();
            let end = view.iter().position(|&byte| byte == b'\n');
            let bytes = end.map_or(view.len(), |end| end + 1);
            let is_over = end.is_some() || view.is_empty();
            self.ahead.consume(bytes, usize::from(end.is_some()));
            if is_over {
                return;
            }
        }
    }
}

impl Stream {
    /// The error for a document without a puzzle.
    fn empty(&self) -> Error {
        match self.kind {
            StreamKind::List => FormatProblem::NoPuzzle {}.into(),
            StreamKind::Games(_) => games::empty(),
        }
    }
}
