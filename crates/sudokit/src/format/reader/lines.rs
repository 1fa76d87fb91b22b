//! The lines of a stream of bytes.

use std::collections::VecDeque;
use std::io::{BufRead, ErrorKind};

use super::LONGEST_BLOCK;
use crate::base::Error;
use crate::board::Line81;
use crate::format::layouts::cells::Line;
use crate::format::problem::FormatProblem;

/// The longest line, and the longest puzzle, that is read into memory.
pub(in crate::format) const LONGEST: usize = 1 << 20;

const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// Cuts a stream into lines, whichever line ends it has. Text that is not
/// UTF-8 is taken for Latin-1; a line that is too long is passed over; a zero
/// byte ends it all, because no text has one. Lines can be looked at before they
/// are taken.
#[derive(Debug)]
pub(in crate::format) struct LineReader<R> {
    reader: R,
    /// The number of the last line that was read.
    pub(super) number: usize,
    /// The last line ended with CR, so that a LF belongs to it.
    after_return: bool,
    is_done: bool,
    /// The next line begins in the buffer: to go on means no waiting.
    pub(super) has_more: bool,
    /// Lines that were looked at, but not yet taken.
    seen: VecDeque<Line>,
    /// The number of the last line that was taken.
    pub(super) last_taken: usize,
    /// What went wrong behind those seen.
    pub(super) failure: Option<Error>,
}

impl<R: BufRead> LineReader<R> {
    pub(in crate::format) fn new(reader: R) -> Self {
        Self {
            reader,
            number: 0,
            after_return: false,
            is_done: false,
            has_more: false,
            seen: VecDeque::new(),
            last_taken: 0,
            failure: None,
        }
    }

    pub(in crate::format) fn next(&mut self) -> Option<Result<Line, Error>> {
        if self.is_done {
            return None;
        }
        self.number += 1;
        let mut bytes = Vec::new();
        let length = match self.read_line(&mut bytes) {
            Ok(0) if self.is_done => return None,
            Ok(length) => length,
            Err(error) => {
                self.is_done = true;
                return Some(Err(FormatProblem::Io { error }.into()));
            }
        };
        if bytes.contains(&0) {
            self.is_done = true;
            return Some(Err(Error::from(FormatProblem::Binary {}).at_line(self.number)));
        }
        if length > LONGEST {
            return Some(Err(Error::from(FormatProblem::TooLong {}).at_line(self.number)));
        }
        if self.number == 1 && bytes.starts_with(BYTE_ORDER_MARK) {
            bytes.drain(..BYTE_ORDER_MARK.len());
        }
        let text = String::from_utf8(bytes)
            .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect());
        Some(Ok(Line { number: self.number, text }))
    }

    /// Takes plain lines, as long as they lie whole in the buffer.
    pub(in crate::format) fn take_plain(&mut self, most: usize, lines: &mut Vec<Line81>) {
        // A failure comes again, when the line is read the long way.
        let Ok(buffer) = self.reader.fill_buf() else { return };
        let mut rest = buffer;
        if self.after_return && rest.first() == Some(&b'\n') {
            self.after_return = false;
            rest = &rest[1..];
        }
        while lines.len() < most
            && let Some((line, after)) = rest.split_first_chunk()
            && let [b'\n', after @ ..] | [b'\r', b'\n', after @ ..] = after
            && let Some(line) = Line81::new(*line)
        {
            lines.push(line);
            self.number += 1;
            self.after_return = false;
            rest = after;
        }
        let consumed = buffer.len() - rest.len();
        self.has_more = !rest.is_empty();
        self.reader.consume(consumed);
    }

    /// Whether the next line lies whole in the buffer, and is not blank.
    pub(super) fn is_next_in_memory(&mut self) -> bool {
        if !self.has_more {
            return false;
        }
        let Ok(buffer) = self.reader.fill_buf() else { return false };
        let rest = if self.after_return { buffer.strip_prefix(b"\n").unwrap_or(buffer) } else { buffer };
        let end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        end.is_some_and(|end| !rest[..end].trim_ascii().is_empty())
    }

    /// Reads up to the end of the line or of the text, keeping what may be kept;
    /// says how long it was.
    fn read_line(&mut self, bytes: &mut Vec<u8>) -> std::io::Result<usize> {
        let mut length = 0;
        loop {
            let buffer = match self.reader.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                self.is_done = true;
                return Ok(length);
            }
            if std::mem::take(&mut self.after_return) && buffer[0] == b'\n' {
                self.reader.consume(1);
                continue;
            }
            let end = buffer.iter().position(|b| matches!(b, b'\n' | b'\r'));
            let part = &buffer[..end.unwrap_or(buffer.len())];
            if length <= LONGEST {
                bytes.extend_from_slice(&part[..part.len().min(LONGEST + 1 - length)]);
            }
            length += part.len();
            let consumed = part.len() + usize::from(end.is_some());
            self.after_return = end.is_some_and(|end| buffer[end] == b'\r');
            self.has_more = buffer.len() > consumed;
            self.reader.consume(consumed);
            if end.is_some() {
                return Ok(length);
            }
        }
    }

    /// A line ahead, if there is one before the end or a failure.
    pub(in crate::format) fn peek(&mut self, index: usize) -> Option<&Line> {
        while self.seen.len() <= index && self.failure.is_none() {
            match self.next()? {
                Ok(line) => self.seen.push_back(line),
                Err(error) => self.failure = Some(error),
            }
        }
        self.seen.get(index)
    }

    pub(in crate::format) fn text(&mut self, index: usize) -> Option<&str> {
        self.peek(index).map(|line| &line.text[..])
    }

    pub(in crate::format) fn is_blank(&mut self, index: usize) -> bool {
        // Tabs alone are a row of empty cells between them.
        const FEWEST_TABS: usize = 3;
        let is_row = |text: &str| text.matches('\t').count() >= FEWEST_TABS;
        self.text(index).is_some_and(|text| text.trim().is_empty() && !is_row(text))
    }

    /// The index of the first line from here that is not blank, or of one so
    /// far away that it has nothing to do with this one.
    pub(in crate::format) fn after_blanks(&mut self, start: usize) -> usize {
        let mut index = start;
        while index < start + LONGEST_BLOCK && self.is_blank(index) {
            index += 1;
        }
        index
    }

    /// The lines up to an index; they must have been looked at.
    pub(in crate::format) fn first(&mut self, end: usize) -> &[Line] {
        &self.seen.make_contiguous()[..end]
    }

    pub(in crate::format) fn take(&mut self) -> Option<Line> {
        self.last_taken = self.peek(0)?.number;
        self.seen.pop_front()
    }

    /// Takes the lines up to an index; they must have been looked at.
    pub(in crate::format) fn take_first(&mut self, end: usize) -> impl Iterator<Item = Line> {
        self.last_taken = end.checked_sub(1).map_or(self.last_taken, |last| self.seen[last].number);
        self.seen.drain(..end)
    }

    /// Puts lines back that were taken, in their order.
    pub(in crate::format) fn put_back(&mut self, lines: impl DoubleEndedIterator<Item = Line>) {
        for line in lines.rev() {
            self.seen.push_front(line);
        }
    }

    /// Whether no line has been looked at that was not taken.
    pub(in crate::format) fn is_empty(&self) -> bool {
        self.seen.is_empty() && self.failure.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Result<String, String>> {
        let mut lines = LineReader::new(std::io::BufReader::with_capacity(3, bytes));
        std::iter::from_fn(|| lines.next())
            .map(|line| line.map(|line| line.text).map_err(|error| error.to_string()))
            .collect()
    }

    #[test]
    fn all_line_ends_are_the_same() {
        let expected: Vec<Result<String, String>> = ["a", "", "b"].map(|line| Ok(line.to_owned())).into();
        for text in ["a\n\nb", "a\r\n\r\nb\r\n", "a\r\rb\r", "a\r\n\nb\n"] {
            assert_eq!(lines(text.as_bytes()), expected, "{text:?}");
        }
    }

    #[test]
    fn a_line_is_in_memory_when_its_end_is() {
        let mut lines = LineReader::new(std::io::BufReader::with_capacity(4, &b"a\nb\nc\n \nd"[..]));
        let mut is_next_in_memory = || lines.next().map(|_| lines.is_next_in_memory());
        // The buffer holds "a", "b", then "c" and a blank line, then "d" without an end.
        let answers: Vec<bool> = std::iter::from_fn(&mut is_next_in_memory).collect();
        assert_eq!(answers, [true, false, false, false, false]);
    }

    #[test]
    fn bytes_that_are_no_utf_8_are_latin_1() {
        assert_eq!(lines(b"5\xB7\xB73"), [Ok("5··3".to_owned())]);
        assert_eq!(lines("\u{FEFF}5·3".as_bytes()), [Ok("5·3".to_owned())]);
    }

    #[test]
    fn a_line_too_long_is_passed_over_and_the_next_one_read() {
        let text = "x".repeat(LONGEST + 1) + "\nnext";
        assert_eq!(
            lines(text.as_bytes()),
            [
                Err("line 1: a single puzzle or document takes more than 1 MiB here; that is refused"
                    .to_owned()),
                Ok("next".to_owned())
            ]
        );
    }

    #[test]
    fn a_zero_byte_ends_the_text() {
        let problem = "line 2: this is not text: it holds a zero byte (UTF-16 must be saved as UTF-8)";
        assert_eq!(lines(b"a\nb\0c\nd"), [Ok("a".to_owned()), Err(problem.to_owned())]);
    }
}
