//! Entries of an input: puzzles with the text around them, and texts that are not puzzles.

use std::sync::{Arc, LazyLock};

use sudokit::board::{Clash, Coordinates, HouseKind};
use sudokit::format::{Format, Record};
use sudokit::{Alphabet, Puzzle};

use super::{Place, Source};
use crate::command::own_format;
use crate::output::Look;
use crate::row::{self, Row};
use crate::texts::text;

/// A puzzle that was read.
pub struct Item {
    pub source: Arc<Source>,
    pub record: Record,
    /// The whole line or row of a table that it was read from, with its line end. Plain
    /// puzzles have it only if texts are kept.
    pub text: Option<Vec<u8>>,
}

/// A puzzle, or a text that is not one.
pub type Entry = Result<Item, Refusal>;

/// An entry with its puzzle, if that is legal.
pub fn read_puzzle(entry: Entry) -> Result<(Item, Puzzle), Refusal> {
    let item = entry?;
    let puzzle = item.puzzle()?;
    Ok((item, puzzle))
}

impl Item {
    pub fn place(&self) -> Place<'_> {
        Place { source: &self.source.name, line: self.record.line }
    }

    /// The puzzle, unless its givens clash.
    pub fn puzzle(&self) -> Result<Puzzle, Refusal> {
        Puzzle::try_from(self.record.grid.clone()).map_err(|error| {
            let Record { grid, alphabet, line, .. } = &self.record;
            let problem = match other_board(&self.record, error.clashes()) {
                Some(OtherBoard::RegionMap) => REGION_MAP.to_owned(),
                other => {
                    let clashes =
                        Clash::summary(error.clashes(), grid.geometry(), |digit| alphabet.symbol(digit));
                    if other.is_some() { text!("error-clashes-other-boxes", clashes) } else { clashes }
                }
            };
            Refusal {
                line: Some(*line),
                record: Some(Box::new(self.record.clone())),
                is_line: own_format(&self.record).is_line(),
                text: self.text.clone(),
                ..Refusal::new(Arc::clone(&self.source), problem)
            }
        })
    }

    /// A note about a possible mistake in the text.
    pub fn doubt(&self) -> Option<String> {
        let text = String::from_utf8_lossy(self.text.as_deref()?);
        let is_plain = matches!(self.record.format, Format::Line | Format::Sdm)
            && self.record.alphabet == Alphabet::usual(self.record.grid.geometry().side());
        let word = text.split_whitespace().next().filter(|_| is_plain)?;
        let is_cross = |c: char| c.eq_ignore_ascii_case(&'x');
        let crosses = word.chars().filter(|&c| is_cross(c)).count();
        let empty = self.record.grid.geometry().len() - self.record.grid.filled().count();
        let column = word.chars().position(is_cross)? + 1;
        let is_odd = crosses < empty || crosses == 1;
        is_odd.then(|| text!("note-x-is-empty", column))
    }
}

/// The board that the author of a puzzle with clashing givens may have meant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OtherBoard {
    /// The regions of a puzzle.
    RegionMap,
    /// A puzzle on a board with different boxes.
    OtherBoxes,
}

pub static REGION_MAP: LazyLock<String> = LazyLock::new(|| text!("error-region-map"));
pub static ONLY_BOXES: LazyLock<String> = LazyLock::new(|| text!("error-other-boxes"));

/// The board that the author may have meant, if the digits show it.
pub fn other_board(record: &Record, clashes: &[Clash]) -> Option<OtherBoard> {
    let is_box = |clash: &Clash| matches!(clash.house.kind, HouseKind::Box | HouseKind::Region);
    if record.region_map().is_some() {
        Some(OtherBoard::RegionMap)
    } else if !clashes.is_empty() && clashes.iter().all(is_box) {
        Some(OtherBoard::OtherBoxes)
    } else {
        None
    }
}

/// A text that is not a legal puzzle, and why.
pub struct Refusal {
    pub source: Arc<Source>,
    /// The line of the text, if the problem is in the text.
    pub line: Option<usize>,
    /// The digits, if it has any.
    pub record: Option<Box<Record>>,
    /// Whether the text is one line.
    is_line: bool,
    /// The whole text with its line end, if it is known.
    pub text: Option<Vec<u8>>,
    /// The problem, without the place.
    pub problem: String,
}

impl Refusal {
    pub fn new(source: Arc<Source>, problem: impl Into<String>) -> Self {
        Self { source, line: None, record: None, is_line: false, text: None, problem: problem.into() }
    }

    /// Adds the place and the text. `is_line` says that the text is only this line.
    pub fn at_line(self, line: Option<usize>, is_line: bool, text: Option<Vec<u8>>) -> Self {
        Self { line, is_line, text, ..self }
    }

    /// Whether the puzzle should have been a line.
    pub fn is_line(&self) -> bool {
        self.is_line
    }

    /// `list.txt: line 3: …`
    pub fn sentence(&self, naming: Coordinates) -> String {
        let (source, problem) = (&self.source.name, naming.sentence(&self.problem));
        match self.line {
            Some(line) => text!("error-in-source-line", source, line, problem),
            None => text!("error-in-source", source, problem),
        }
    }

    /// A row in place of the puzzle.
    pub fn row(&self, look: Look) -> Vec<u8> {
        let puzzle = self.record.as_ref().map(|record| row::board(look, record, &record.grid));
        let status = if puzzle.is_some() { "clash" } else { "unreadable" };
        Row::new(look).with_line(&self.source.name, self.line, &puzzle, status).failed(&self.problem)
    }
}
