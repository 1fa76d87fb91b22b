//! The difficulty of a puzzle, on the scale that was chosen.
//!
//! Both scales give numbers to puzzles on the classic board. On every other board, a puzzle
//! has only a level, which does not depend on the scale.

use sudokit::logic::Scale;
use sudokit::logic::rate::{BoardGrade, Explainer, Grade, Hodoku, HodokuGrade, Level, Rating, Unrated};
use sudokit::{Control, Puzzle};
use sudokit_text::{Phrase, Value, phrase};

/// Rates puzzles. It keeps its tables from one puzzle to the next.
pub struct PuzzleRater {
    scale: Scale,
    explainer: Box<Explainer>,
    hodoku: Box<Hodoku>,
}

/// The difficulty of a puzzle.
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
        // Ctrl-C ends the program while no control listens for it.
        self.set_control(&Control::new());
        grade
    }

    fn set_control(&mut self, control: &Control) {
        self.explainer.set_control(control);
        self.hodoku.set_control(control);
    }
}

impl PuzzleGrade {
    /// `ER 7.2 (expert)`, `HoDoKu 1052 (unfair)` or `hard`.
    pub fn words(&self) -> Value {
        match self {
            Self::Explainer(grade) => explainer_grade(grade).into(),
            Self::Hodoku(grade) => hodoku_grade(grade).into(),
            Self::Board(grade) => grade.level.name().into(),
        }
    }

    /// The level, as rows name it.
    pub fn level(&self) -> &'static str {
        match self {
            Self::Explainer(grade) => Level::of(grade.er).name(),
            Self::Hodoku(grade) => grade.level.name(),
            Self::Board(grade) => grade.level.name(),
        }
    }

    /// Sudoku Explainer's rating, if that is the scale.
    pub fn er(&self) -> Option<Rating> {
        match self {
            Self::Explainer(grade) => Some(grade.er),
            Self::Hodoku(_) | Self::Board(_) => None,
        }
    }

    /// HoDoKu's score, if that is the scale.
    pub fn score(&self) -> Option<u32> {
        match self {
            Self::Hodoku(grade) => Some(grade.score),
            Self::Explainer(_) | Self::Board(_) => None,
        }
    }
}

/// `ER 7.2 (expert)`
pub fn explainer_grade(grade: &Grade) -> Phrase {
    phrase!("grade-explainer", er = grade.er.to_string(), level = Level::of(grade.er).name())
}

/// `HoDoKu 1052 (unfair)`
pub fn hodoku_grade(grade: &HodokuGrade) -> Phrase {
    phrase!("grade-hodoku", score = grade.score.to_string(), level = grade.level.name())
}
