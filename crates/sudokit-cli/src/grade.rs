//! How hard a puzzle is, on the scale that was chosen.
//!
//! Both scales are numbers for the classic board. On every other board there is one answer,
//! whatever the scale: a level in a word.

use sudokit::logic::Scale;
use sudokit::logic::rate::{BoardGrade, Explainer, Grade, Hodoku, HodokuGrade, Level, Rating, Unrated};
use sudokit::{Control, Puzzle};

/// A rater keeps its tables from one puzzle to the next.
pub struct PuzzleRater {
    scale: Scale,
    explainer: Box<Explainer>,
    hodoku: Box<Hodoku>,
}

/// What a rater says of a puzzle.
pub enum PuzzleGrade {
    Explainer(Grade),
    Hodoku(HodokuGrade),
    /// On a board other than the classic one.
    Board(BoardGrade),
}

impl PuzzleRater {
    pub fn new(scale: Scale) -> Self {
        Self { scale, explainer: Box::default(), hodoku: Box::default() }
    }

    pub fn rate(&mut self, puzzle: &Puzzle, control: &Control) -> Result<PuzzleGrade, Unrated> {
        self.set_control(control);
        let grade = match self.scale {
            _ if !puzzle.geometry().is_classic() => self.explainer.rate_board(puzzle).map(PuzzleGrade::Board),
            Scale::Explainer => self.explainer.rate(puzzle).map(PuzzleGrade::Explainer),
            Scale::Hodoku => self.hodoku.rate(puzzle).map(PuzzleGrade::Hodoku),
        };
        // Ctrl-C ends the program again.
        self.set_control(&Control::new());
        grade
    }

    fn set_control(&mut self, control: &Control) {
        self.explainer.set_control(control);
        self.hodoku.set_control(control);
    }
}

impl PuzzleGrade {
    /// `ER 7.2, expert`, `HoDoKu 1052, unfair` or `hard`.
    pub fn words(&self) -> String {
        match self {
            Self::Explainer(grade) => format!("ER {}, {}", grade.er, Level::of(grade.er)),
            Self::Hodoku(grade) => grade.to_string(),
            Self::Board(grade) => grade.to_string(),
        }
    }

    /// The word alone.
    pub fn level(&self) -> &'static str {
        match self {
            Self::Explainer(grade) => Level::of(grade.er).name(),
            Self::Hodoku(grade) => grade.level.name(),
            Self::Board(grade) => grade.level.name(),
        }
    }

    /// Sudoku Explainer's rating, if it is on that scale.
    pub fn er(&self) -> Option<Rating> {
        match self {
            Self::Explainer(grade) => Some(grade.er),
            Self::Hodoku(_) | Self::Board(_) => None,
        }
    }

    /// HoDoKu's score, if it is on that scale.
    pub fn score(&self) -> Option<u32> {
        match self {
            Self::Hodoku(grade) => Some(grade.score),
            Self::Explainer(_) | Self::Board(_) => None,
        }
    }
}
