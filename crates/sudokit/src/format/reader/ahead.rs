//! Lines read, but not yet understood.

use std::collections::VecDeque;
use std::io::BufRead;

use super::{LONGEST_BLOCK, PlainLine};
use crate::error::Error;
use crate::format::layout::Line;
use crate::format::lines::Lines;

/// A stream of lines that can be looked at before they are taken.
#[derive(Debug)]
pub(super) struct Ahead<R> {
    lines: Lines<R>,
    seen: VecDeque<Line>,
    last_taken: usize,
    /// What went wrong behind them.
    failure: Option<Error>,
}

impl<R: BufRead> Ahead<R> {
    pub(super) fn new(reader: R) -> Self {
        Self { lines: Lines::new(reader), seen: VecDeque::new(), last_taken: 0, failure: None }
    }

    /// A line ahead, if there is one before the end or a failure.
    pub(super) fn peek(&mut self, index: usize) -> Option<&Line> {
        while self.seen.len() <= index && self.failure.is_none() {
            match self.lines.next()? {
                Ok(line) => self.seen.push_back(line),
                Err(error) => self.failure = Some(error),
            }
        }
        self.seen.get(index)
    }

    pub(super) fn text(&mut self, index: usize) -> Option<&str> {
        self.peek(index).map(|line| &line.text[..])
    }

    pub(super) fn is_blank(&mut self, index: usize) -> bool {
        // Tabs alone are a row of empty cells between them.
        const FEWEST_TABS: usize = 3;
        let is_row = |text: &str| text.matches('\t').count() >= FEWEST_TABS;
        self.text(index).is_some_and(|text| text.trim().is_empty() && !is_row(text))
    }

    /// The index of the first line from here that is not blank, or of one so
    /// far away that it has nothing to do with this one.
    pub(super) fn after_blanks(&mut self, start: usize) -> usize {
        let mut index = start;
        while index < start + LONGEST_BLOCK && self.is_blank(index) {
            index += 1;
        }
        index
    }

    /// The lines up to an index; they must have been looked at.
    pub(super) fn first(&mut self, end: usize) -> &[Line] {
        &self.seen.make_contiguous()[..end]
    }

    pub(super) fn take(&mut self) -> Option<Line> {
        self.last_taken = self.peek(0)?.number;
        self.seen.pop_front()
    }

    /// Takes so many lines that were looked at.
    pub(super) fn take_first(&mut self, end: usize) -> impl Iterator<Item = Line> {
        self.last_taken = end.checked_sub(1).map_or(self.last_taken, |last| self.seen[last].number);
        self.seen.drain(..end)
    }

    /// Puts lines back that were taken, in their order.
    pub(super) fn put_back(&mut self, lines: impl DoubleEndedIterator<Item = Line>) {
        for line in lines.rev() {
            self.seen.push_front(line);
        }
    }

    /// Whether no line has been looked at that was not taken.
    pub(super) fn is_empty(&self) -> bool {
        self.seen.is_empty() && self.failure.is_none()
    }

    /// The number of the line after those.
    pub(super) fn next_number(&self) -> usize {
        self.lines.next_number()
    }

    /// Whether nothing was looked at, and there is more without waiting.
    pub(super) fn has_more(&self) -> bool {
        self.is_empty() && self.lines.has_more()
    }

    /// Whether nothing was looked at, and the next line is whole in memory and
    /// not blank.
    pub(super) fn is_next_in_memory(&mut self) -> bool {
        self.has_more() && self.lines.is_next_in_memory()
    }

    /// Takes plain lines that nobody has looked at.
    pub(super) fn take_plain(&mut self, most: usize, lines: &mut Vec<PlainLine>) {
        self.lines.take_plain(most, lines);
    }

    /// The number of the last line that was taken.
    pub(super) fn last_taken(&self) -> usize {
        self.last_taken
    }

    /// What went wrong behind the last line.
    pub(super) fn take_failure(&mut self) -> Option<Error> {
        self.failure.take()
    }
}
