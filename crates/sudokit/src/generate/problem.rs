//! Why no puzzle can be generated as asked for.

use std::fmt;

use crate::base::error::Problem;
use crate::logic::{Rating, Score};

pub(super) enum GenerateProblem {
    Clues { clues: usize, cells: usize },
    FewClues { clues: usize, fewest: usize, side: usize },
    SymmetricClues { clues: String, symmetry: &'static str },
    PatternSize(usize),
    OtherPattern { side: usize, board: usize },
    FreeLines(String),
    PatternWith(&'static str),
    OtherBoardRated,
    NoSuchRating(String),
    NeededAndNot(String),
    NeededTooHard { name: String, rating: Rating },
    NeededAbove { name: String, score: Score },
    NeededOnLarge(String),
}

impl Problem for GenerateProblem {}

impl fmt::Display for GenerateProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clues { clues, cells } => {
                write!(f, "a puzzle of {clues} clues does not fit a board of {cells} cells")
            }
            Self::FewClues { clues, fewest, side } => write!(
                f,
                "no {side}x{side} puzzle with {clues} clues has exactly one solution: \
                 at least {fewest} are needed"
            ),
            Self::SymmetricClues { clues, symmetry } => {
                write!(f, "no pattern of {clues} clues has the symmetry {symmetry}: allow other numbers")
            }
            Self::PatternSize(signs) => write!(
                f,
                "the pattern has {signs} cells; a board is a square of 4x4 to 64x64 cells: \
                 write . for an empty cell and x for a clue"
            ),
            Self::OtherPattern { side, board } => {
                write!(f, "the pattern is {side}x{side}, but the board is {board}x{board}")
            }
            Self::FreeLines(lines) => write!(
                f,
                "no puzzle of this pattern has exactly one solution: {lines} have no clue, \
                 and could change places in any solution"
            ),
            Self::PatternWith(what) => {
                write!(f, "a pattern says where every clue stands: it does not go together with {what}")
            }
            Self::OtherBoardRated => f.write_str(
                "the scales of Sudoku Explainer and HoDoKu are for 9x9 boards without extra houses: \
                 name a level or techniques instead",
            ),
            Self::NoSuchRating(near) => {
                write!(f, "no step is rated so, and then no puzzle is: the nearest ratings are {near}")
            }
            Self::NeededAndNot(name) => {
                write!(f, "{name} cannot be needed and not be used: leave it out of one of the two")
            }
            Self::NeededTooHard { name, rating } => write!(
                f,
                "{name} is rated {rating} or more, which is above what was asked for: \
                 allow harder puzzles, or leave it out"
            ),
            Self::NeededAbove { name, score: Score { level, points } } => write!(
                f,
                "{name} is {level} to HoDoKu and counts {points}, which is above what was asked for: \
                 allow harder puzzles, or leave it out"
            ),
            Self::NeededOnLarge(name) => write!(f, "{name} only occurs on boards larger than 9x9"),
        }
    }
}
