//! The bytes that were read but not yet used, in one piece.
//!
//! Most of the time that is the buffer of the reader itself. Where a puzzle
//! lies across the end of that buffer, its beginning is kept and more is put
//! behind it, until the whole puzzle can be seen at once.

use std::io::{self, BufRead, ErrorKind};

/// A view of the next bytes of a reader, which can be made longer.
#[derive(Debug)]
pub(super) struct ByteWindow<R> {
    reader: R,
    /// Bytes that were taken from the reader, but not yet used.
    kept: Vec<u8>,
    /// How many of the kept bytes have been used.
    used: usize,
    /// How many bytes the buffer of the reader holds, as far as is known.
    buffered: usize,
    is_done: bool,
    failure: Option<io::Error>,
}

impl<R: BufRead> ByteWindow<R> {
    pub(super) fn new(reader: R) -> Self {
        Self { reader, kept: Vec::new(), used: 0, buffered: 0, is_done: false, failure: None }
    }

    /// The next bytes: none at the end of the text, and after a failure.
    pub(super) fn view(&mut self) -> &[u8] {
        if !self.kept.is_empty() {
            return &self.kept[self.used..];
        }
        self.fill()
    }

    /// The buffer of the reader, with something in it unless the text has ended.
    fn fill(&mut self) -> &[u8] {
        while self.buffered == 0 && !self.is_done {
            match self.reader.fill_buf() {
                Ok(buffer) => {
                    self.buffered = buffer.len();
                    self.is_done = buffer.is_empty();
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failure = Some(error);
                    self.is_done = true;
                }
            }
        }
        // A full buffer is handed out again without reading.
        if self.is_done { &[] } else { self.reader.fill_buf().unwrap_or_default() }
    }

    /// Goes past bytes of the view.
    pub(super) fn consume(&mut self, count: usize) {
        if self.kept.is_empty() {
            self.reader.consume(count);
            self.buffered -= count;
        } else {
            self.used += count;
            if self.used == self.kept.len() {
                self.kept.clear();
                self.used = 0;
            }
        }
    }

    /// Makes the view longer, up to the next line end or by a buffer. Says
    /// whether the text had more.
    pub(super) fn grow(&mut self) -> bool {
        if self.kept.is_empty() {
            let seen = self.fill().to_vec();
            self.reader.consume(seen.len());
            self.buffered = 0;
            self.kept = seen;
        } else {
            self.kept.drain(..self.used);
            self.used = 0;
        }
        let buffer = self.fill();
        let end = buffer.iter().position(|&byte| byte == b'\n').map_or(buffer.len(), |end| end + 1);
        let piece = buffer[..end].to_vec();
        self.kept.extend_from_slice(&piece);
        self.reader.consume(end);
        self.buffered -= end;
        end > 0
    }

    /// Whether there is something to see without waiting for more text.
    pub(super) fn is_in_memory(&self) -> bool {
        !self.kept.is_empty() || self.buffered > 0
    }

    /// Whether more bytes than this can be seen without waiting.
    pub(super) fn has_more_than(&self, count: usize) -> bool {
        self.kept.len() - self.used + self.buffered > count
    }

    /// What ended the text too early.
    pub(super) fn take_failure(&mut self) -> Option<io::Error> {
        self.failure.take()
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn the_view_grows_line_by_line() {
        let mut window = ByteWindow::new(BufReader::with_capacity(4, &b"ab\ncdef\ng"[..]));
        assert_eq!(window.view(), b"ab\nc");
        window.consume(3);
        assert_eq!(window.view(), b"c");
        assert!(window.grow());
        assert_eq!(window.view(), b"cdef\n");
        window.consume(5);
        assert!(!window.is_in_memory());
        assert_eq!(window.view(), b"g");
        assert!(!window.grow());
        assert_eq!(window.view(), b"g");
        window.consume(1);
        assert!(window.view().is_empty() && !window.grow());
    }
}
