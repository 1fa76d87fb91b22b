//! What was read: a puzzle with the text around it, or why it is not a puzzle.

use std::sync::Arc;

use sudokit::board::{Clash, Coordinates, HouseKind};
use sudokit::format::{Format, Record};
use sudokit::{Alphabet, Puzzle};

use super::{Place, Source};
use crate::command::own_format;
use crate::output::Look;
use crate::row::{self, Row};

/// A puzzle that was read.
pub struct Item {
    pub source: Arc<Source>,
    pub record: Record,
    /// The text that it was read from with its line end, if that is one line, or one row
    /// of a table: with everything else that stands there. Plain puzzles have it only if
    /// texts are kept.
    pub text: Option<Vec<u8>>,
}

/// What was read: a puzzle, or not.
pub type Entry = Result<Item, Refusal>;

/// What was read with its puzzle, if it is a legal one.
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
                    if other.is_some() { format!("{clashes}; {ONLY_BOXES}") } else { clashes }
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

    /// Something about the text that may not be as it was meant.
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
        is_odd.then(|| format!("the x in column {column} is read as an empty cell"))
    }
}

/// What a puzzle whose givens clash may have been meant as.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OtherBoard {
    /// No puzzle, but the regions of one.
    RegionMap,
    /// A puzzle on a board with other boxes.
    OtherBoxes,
}

pub const REGION_MAP: &str =
    "this looks like a region map, not a puzzle; --jigsaw FILE reads puzzles with these regions";
pub const ONLY_BOXES: &str =
    "its rows and columns are right: if it has other boxes, --box or --jigsaw FILE names them";

/// What may have been meant, if it shows.
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

/// What is not a legal puzzle, and why.
pub struct Refusal {
    pub source: Arc<Source>,
    /// The line of the text, if the text is wrong.
    pub line: Option<usize>,
    /// The digits, if it has any.
    pub record: Option<Box<Record>>,
    /// Whether its text is one line.
    is_line: bool,
    /// All of its text, with its line end, if that is known.
    pub text: Option<Vec<u8>>,
    /// What is wrong, without the place.
    pub problem: String,
}

impl Refusal {
    pub fn new(source: Arc<Source>, problem: impl Into<String>) -> Self {
        Self { source, line: None, record: None, is_line: false, text: None, problem: problem.into() }
    }

    /// The same, about this line of the text, which may be all of it.
    pub fn at_line(self, line: Option<usize>, is_line: bool, text: Option<Vec<u8>>) -> Self {
        Self { line, is_line, text, ..self }
    }

    /// Whether the puzzle would have been a line.
    pub fn is_line(&self) -> bool {
        self.is_line
    }

    /// `list.txt: line 3: …`
    pub fn sentence(&self, naming: Coordinates) -> String {
        let line = self.line.map(|line| format!("line {line}: ")).unwrap_or_default();
        format!("{}: {line}{}", self.source.name, naming.sentence(&self.problem))
    }

    /// The row of what should have been a puzzle.
    pub fn row(&self, look: Look) -> Vec<u8> {
        let puzzle = self.record.as_ref().map(|record| row::board(look, record, &record.grid));
        let status = if puzzle.is_some() { "clash" } else { "unreadable" };
        Row::new(look).with_line(&self.source.name, self.line, &puzzle, status).failed(&self.problem)
    }
}
