//! Why a transform is wrong, or does not fit a board.

use std::fmt;

use crate::base::HouseKind;
use crate::base::error::Problem;

pub(super) enum TransformProblem {
    NoPermutation { what: &'static str, side: usize },
    OtherSide { side: usize, board: usize },
    TornBoxes { what: &'static str, length: usize },
    TornHouse(HouseKind),
    UnknownPart(String),
    RepeatedPart(String),
}

impl Problem for TransformProblem {}

impl fmt::Display for TransformProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPermutation { what, side } => {
                write!(f, "the {what} of a transform are the numbers from 1 to {side}, each once")
            }
            Self::OtherSide { side, board } => {
                write!(f, "this transform is for {side}x{side} boards, and the board is {board}x{board}")
            }
            Self::TornBoxes { what, length } => write!(
                f,
                "this transform would tear boxes apart: {what} can change places within their group \
                 of {length}, and whole groups with each other"
            ),
            Self::TornHouse(kind) => write!(
                f,
                "this transform would tear a {kind} apart: on this board only turns and mirrors, \
                 and other names for digits, leave the same puzzle"
            ),
            Self::RepeatedPart(word) => {
                write!(f, "a transform has each of its parts once, and '{word}' stands there twice")
            }
            Self::UnknownPart(word) => write!(
                f,
                "'{word}' is no part of a transform: write 'transpose', 'rows 213456789', 'columns …' \
                 and 'digits …' one after another"
            ),
        }
    }
}
