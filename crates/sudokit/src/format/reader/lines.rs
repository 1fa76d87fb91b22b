//! The lines of a stream of bytes.

use std::collections::VecDeque;
use std::io::BufRead;

use super::LONGEST_BLOCK;
use super::window::ByteWindow;
use crate::base::Error;
use crate::format::layouts::cells::{Line, LineEncoding, LineEnd};
use crate::format::problem::FormatProblem;

/// The length limit for a line or a puzzle in memory.
pub(in crate::format) const LONGEST: usize = 1 << 20;

const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// Splits a stream into lines with any line ends, and allows looking ahead. Text that is not UTF-8
/// is read as Latin-1. A line that is too long is skipped. A zero byte ends the text with an error,
/// because no text contains one.
#[derive(Debug)]
pub(in crate::format) struct LineReader<R> {
    /// The bytes after the lines in `seen`.
    pub(super) window: ByteWindow<R>,
    /// The number of the last line that was read.
    pub(super) number: usize,
    /// Whether the last line ended with CR, so that a following LF belongs to it.
    after_return: bool,
    /// The end of the last line. A line without an end takes the end of the line before.
    pub(super) end: LineEnd,
    is_done: bool,
    /// Lines that were peeked, but not yet taken.
    seen: VecDeque<Line>,
    /// The number of the last line that was taken.
    pub(super) last_taken: usize,
    /// The lines taken since this was last cleared, if they are kept.
    pub(super) taken: Vec<Line>,
    pub(super) keeps_taken: bool,
    /// The error after the lines in `seen`.
    pub(super) failure: Option<Error>,
}

impl<R: BufRead> LineReader<R> {
    pub(in crate::format) fn new(reader: R) -> Self {
        Self {
            window: ByteWindow::new(reader),
            number: 0,
            after_return: false,
            end: LineEnd::Feed,
            is_done: false,
            seen: VecDeque::new(),
            last_taken: 0,
            taken: Vec::new(),
            keeps_taken: false,
            failure: None,
        }
    }

    pub(in crate::format) fn next(&mut self) -> Option<Result<Line, Error>> {
        if self.is_done {
            return self.window.take_failure().map(|error| Err(FormatProblem::Io { error }.into()));
        }
        self.number += 1;
        let mut bytes = Vec::new();
        let length = self.read_line(&mut bytes);
        if length == 0 && self.is_done {
            return self.next();
        }
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
        let (text, encoding) = match String::from_utf8(bytes) {
            Ok(text) => (text, LineEncoding::Utf8),
            Err(error) => (error.into_bytes().into_iter().map(char::from).collect(), LineEncoding::Latin1),
        };
        Some(Ok(Line { number: self.number, text, end: self.end, encoding }))
    }

    /// The bytes after the last line.
    pub(super) fn view(&mut self) -> &[u8] {
        if self.after_return && self.window.view().first() == Some(&b'\n') {
            self.window.consume(1);
        }
        if !self.window.view().is_empty() {
            self.after_return = false;
        }
        self.window.view()
    }

    /// Skips bytes of the view that contain this number of line ends.
    pub(super) fn consume(&mut self, bytes: usize, lines: usize) {
        self.window.consume(bytes);
        self.number += lines;
        self.last_taken = self.number;
    }

    /// Whether the next line is completely in memory and not blank.
    pub(super) fn is_next_in_memory(&mut self) -> bool {
        if !self.window.is_in_memory() {
            return false;
        }
        let after_return = self.after_return;
        let view = self.window.view();
        let rest = if after_return { view.strip_prefix(b"\n").unwrap_or(view) } else { view };
        let end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        end.is_some_and(|end| !rest[..end].trim_ascii().is_empty())
    }

    /// Reads up to the end of the line or of the text, and keeps bytes up to the limit. Returns the
    /// length of the line.
    fn read_line(&mut self, bytes: &mut Vec<u8>) -> usize {
        let mut length = 0;
        loop {
            let view = self.view();
            if view.is_empty() {
                self.is_done = true;
                return length;
            }
            let end = view.iter().position(|b| matches!(b, b'\n' | b'\r'));
            let part = &view[..end.unwrap_or(view.len())];
            if length <= LONGEST {
                bytes.extend_from_slice(&part[..part.len().min(LONGEST + 1 - length)]);
            }
            length += part.len();
            let consumed = part.len() + usize::from(end.is_some());
            let is_return = end.is_some_and(|end| view[end] == b'\r');
            let is_both = is_return && view.get(consumed) == Some(&b'\n');
            // If the next byte is not in memory, it is read with the next line. Until then this
            // line is assumed to end like the one before.
            let is_seen = consumed < view.len();
            self.end = match end {
                None => self.end,
                Some(_) if !is_return => LineEnd::Feed,
                Some(_) if !is_both && (is_seen || self.end == LineEnd::Return) => LineEnd::Return,
                Some(_) => LineEnd::Both,
            };
            self.window.consume(consumed);
            self.after_return = is_return;
            if end.is_some() {
                return length;
            }
        }
    }

    /// A line ahead, if it comes before the end and before a failure.
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
        // A line of tabs alone is a row of empty cells.
        const FEWEST_TABS: usize = 3;
        let is_row = |text: &str| text.matches('\t').count() >= FEWEST_TABS;
        self.text(index).is_some_and(|text| text.trim().is_empty() && !is_row(text))
    }

    /// The index of the first line from `start` that is not blank, or of one too far away to belong
    /// to the same block.
    pub(in crate::format) fn after_blanks(&mut self, start: usize) -> usize {
        let mut index = start;
        while index < start + LONGEST_BLOCK && self.is_blank(index) {
            index += 1;
        }
        index
    }

    /// The lines up to an index. They must have been peeked.
    pub(in crate::format) fn first(&mut self, end: usize) -> &[Line] {
        &self.seen.make_contiguous()[..end]
    }

    pub(in crate::format) fn take(&mut self) -> Option<Line> {
        self.last_taken = self.peek(0)?.number;
        let line = self.seen.pop_front();
        if self.keeps_taken {
            self.taken.extend(line.clone());
        }
        line
    }

    /// Takes the lines up to an index. They must have been peeked.
    pub(in crate::format) fn take_first(&mut self, end: usize) -> impl Iterator<Item = Line> {
        self.last_taken = end.checked_sub(1).map_or(self.last_taken, |last| self.seen[last].number);
        if self.keeps_taken {
            self.taken.extend(self.seen.range(..end).cloned());
        }
        self.seen.drain(..end)
    }

    /// Puts back lines that were taken, in their order.
    pub(in crate::format) fn put_back(&mut self, lines: impl DoubleEndedIterator<Item = Line>) {
        for line in lines.rev() {
            self.last_taken = line.number - 1;
            self.taken.pop();
            self.seen.push_front(line);
        }
    }

    /// Skips to the end of the text.
    pub(in crate::format) fn skip_to_end(&mut self) {
        self.keeps_taken = false;
        while self.take().is_some() {}
    }

    /// Whether every peeked line was also taken.
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
        // The buffer holds "a" and "b", then "c" and a blank line, then "d" without an end.
        let answers: Vec<bool> = std::iter::from_fn(&mut is_next_in_memory).collect();
        assert_eq!(answers, [true, false, false, false, false]);
    }

    #[test]
    fn bytes_that_are_not_utf_8_are_latin_1() {
        assert_eq!(lines(b"5\xB7\xB73"), [Ok("5··3".to_owned())]);
        assert_eq!(lines("\u{FEFF}5·3".as_bytes()), [Ok("5·3".to_owned())]);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped() {
        let text = "x".repeat(LONGEST + 1) + "\nnext";
        assert_eq!(
            lines(text.as_bytes()),
            [
                Err("line 1: this puzzle is longer than 1 MiB, the most that Sudokit reads for one puzzle"
                    .to_owned()),
                Ok("next".to_owned())
            ]
        );
    }

    #[test]
    fn a_zero_byte_ends_the_text() {
        let problem =
            "line 2: this is not text: it contains a zero byte; if it is UTF-16, convert it to UTF-8";
        assert_eq!(lines(b"a\nb\0c\nd"), [Ok("a".to_owned()), Err(problem.to_owned())]);
    }
}
