//! What was read: a puzzle with the text around it, or why there is none.

use std::sync::Arc;

use sudokit::Puzzle;
use sudokit::board::Clash;
use sudokit::classic::Line81;
use sudokit::format::Record;

use super::{Place, Source};
use crate::output::Look;
use crate::row::{self, Row};

/// A puzzle that was read.
pub struct Item {
    pub source: Arc<Source>,
    pub record: Record,
    pub text: SourceText,
}

/// The text that a puzzle was read from.
pub enum SourceText {
    /// Just the puzzle.
    Plain(Line81),
    /// A line, or a row of a table, that also holds other things.
    Line(String),
    /// Several lines, or a part of one.
    Other,
}

/// What was read: a puzzle, or not.
pub type Entry = Result<Item, Refusal>;

impl Item {
    pub fn place(&self) -> Place<'_> {
        Place { source: &self.source.name, line: self.record.line }
    }

    /// The puzzle, unless its givens clash.
    pub fn puzzle(&self) -> Result<Puzzle, Refusal> {
        Puzzle::try_from(self.record.grid.clone()).map_err(|error| {
            let Record { grid, alphabet, line, .. } = &self.record;
            let clashes = Clash::summary(error.clashes(), grid.geometry(), |digit| alphabet.symbol(digit));
            Refusal {
                line: Some(*line),
                record: Some(Box::new(self.record.clone())),
                ..Refusal::new(Arc::clone(&self.source), clashes)
            }
        })
    }
}

/// What is not a legal puzzle, and why.
pub struct Refusal {
    pub source: Arc<Source>,
    /// The line of the text, if the text is wrong.
    pub line: Option<usize>,
    /// The digits, if it has any.
    record: Option<Box<Record>>,
    /// What is wrong, without the place.
    pub problem: String,
}

impl Refusal {
    pub fn new(source: Arc<Source>, problem: impl Into<String>) -> Self {
        Self { source, line: None, record: None, problem: problem.into() }
    }

    /// The same, about a line of the text.
    pub fn at_line(self, line: Option<usize>) -> Self {
        Self { line, ..self }
    }

    /// `list.txt: line 3: …`
    pub fn sentence(&self) -> String {
        let line = self.line.map(|line| format!("line {line}: ")).unwrap_or_default();
        format!("{}: {line}{}", self.source.name, self.problem)
    }

    /// The row of what should have been a puzzle.
    pub fn row(&self, look: Look) -> Vec<u8> {
        let puzzle = self.record.as_ref().map(|record| row::board(look, record, &record.grid));
        let status = if puzzle.is_some() { "clash" } else { "unreadable" };
        Row::new(look).with_line(&self.source.name, self.line, &puzzle, status).failed(&self.problem)
    }
}
