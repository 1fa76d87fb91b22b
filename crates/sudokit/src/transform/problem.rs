//! Errors in transforms, and transforms that do not fit a board.

use crate::base::HouseKind;
use crate::base::error::problems;

problems! {
    pub(super) enum TransformProblem {
        NoPermutation { part: &'static str, side: usize } => "error-permutation";
        OtherSide { side: usize, board: usize } => "error-transform-side";
        TornBoxes { part: &'static str, length: usize } => "error-torn-boxes";
        TornHouse { kind: HouseKind } => "error-torn-house" (kind = kind.key());
        RepeatedPart { word: String } => "error-transform-repeated";
        UnknownPart { word: String } => "error-transform-part";
    }
}
