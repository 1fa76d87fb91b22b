//! A contiguous view of the bytes that were read but not yet used.
//!
//! Usually this is the buffer of the underlying reader. If a puzzle crosses the end of that buffer,
//! the window keeps its beginning and appends more bytes until the whole puzzle is visible.

use std::io::{self, BufRead, ErrorKind};

/// A view of the next bytes of a reader. The view can grow.
#[derive(Debug)]
pub(super) struct ByteWindow<R> {
    reader: R,
    /// Bytes taken from the reader but not yet used.
    kept: Vec<u8>,
    /// The number of kept bytes that were used.
    used: usize,
    /// The number of bytes in the reader's buffer, as far as known.
    buffered: usize,
    is_done: bool,
    failure: Option<io::Error>,
}

impl<R: BufRead> ByteWindow<R> {
    pub(super) fn new(reader: R) -> Self {
        Self { reader, kept: Vec::new(), used: 0, buffered: 0, is_done: false, failure: None }
    }

    /// The next bytes. Empty at the end of the text and after a failure.
    pub(super) fn view(&mut self) -> &[u8] {
        if !self.kept.is_empty() {
            return &self.kept[self.used..];
        }
        self.fill()
    }

    /// The reader's buffer. It is empty only at the end of the text.
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
        // A buffer that is not empty is returned again without reading.
        if self.is_done { &[] } else { self.reader.fill_buf().unwrap_or_default() }
    }

    /// Skips bytes of the view.
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

    /// Extends the view up to the next line end or by one buffer. Returns `false` at the end of the
    /// text.
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

    /// Whether any bytes are available without waiting for more text.
    pub(super) fn is_in_memory(&self) -> bool {
        !self.kept.is_empty() || self.buffered > 0
    }

    /// Whether more than `count` bytes are available without waiting.
    pub(super) fn has_more_than(&self, count: usize) -> bool {
        self.kept.len() - self.used + self.buffered > count
    }

    /// The I/O error that ended the text early.
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
