//! Why a transform is wrong, or does not fit a board.

use crate::base::HouseKind;
use crate::base::error::problems;

problems! {
    pub(super) enum TransformProblem {
        NoPermutation { what: &'static str, side: usize } =>
            "the {what} of a transform are the numbers from 1 to {side}, each once";
        OtherSide { side: usize, board: usize } =>
            "this transform is for {side}x{side} boards, and the board is {board}x{board}";
        TornBoxes { what: &'static str, length: usize } =>
            "this transform would tear boxes apart: {what} can change places within their group of {length}, \
             and whole groups with each other";
        TornHouse { kind: HouseKind } =>
            "this transform would tear a {kind} apart: on this board only turns and mirrors, and other names \
             for digits, leave the same puzzle";
        RepeatedPart { word: String } => "a transform has each of its parts once, and '{word}' stands there twice";
        UnknownPart { word: String } =>
            "'{word}' is no part of a transform: write 'transpose', 'rows 213456789', 'columns …' and 'digits …' \
             one after another";
    }
}
