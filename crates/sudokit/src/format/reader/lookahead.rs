//! Lines that were read, but not yet understood.

use std::collections::VecDeque;
use std::io::BufRead;

use super::LONGEST_BLOCK;
use super::lines::LineReader;
use crate::base::Error;
use crate::format::layouts::cells::Line;

/// A stream of lines that can be looked at before they are taken.
#[derive(Debug)]
pub(in crate::format) struct LineLookahead<R> {
    /// Those that nobody has looked at.
    pub(super) unseen: LineReader<R>,
    seen: VecDeque<Line>,
    /// The number of the last line that was taken.
    pub(super) last_taken: usize,
    /// What went wrong behind those seen.
    pub(super) failure: Option<Error>,
}

impl<R: BufRead> LineLookahead<R> {
    pub(in crate::format) fn new(reader: R) -> Self {
        Self { unseen: LineReader::new(reader), seen: VecDeque::new(), last_taken: 0, failure: None }
    }

    /// A line ahead, if there is one before the end or a failure.
    pub(in crate::format) fn peek(&mut self, index: usize) -> Option<&Line> {
        while self.seen.len() <= index && self.failure.is_none() {
            match self.unseen.next()? {
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

    /// Takes so many lines that were looked at.
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
