//! Hints, and which of them wins: the easiest, then the shortest, then the
//! preferred kind, then the one that a search cell by cell meets first. With the
//! last of these written down as a number, hints may be searched in any order.

use super::ClassicMarks;
use super::position::{bits, cell_and_digit};
use crate::logic::techniques::chains::explainer::difficulty::ChainDifficulty;
use crate::logic::techniques::chains::explainer::rule::{ChainKind, ChainRule};
use crate::logic::techniques::links::ChainLiteral;

/// A hint of the classic engine. Its literals number the candidates nine to a cell.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ClassicHint {
    pub(crate) rule: ChainRule,
    pub(crate) kind: ChainKind,
    pub(crate) rank: HintRank,
    /// Where the search was: the start of a chain, the first of several
    /// assumptions.
    pub(crate) source: ChainLiteral,
    /// The conclusion; of a cycle the last literal before it closes.
    pub(crate) target: ChainLiteral,
    /// The house of a [`ChainKind::Region`].
    pub(crate) house: u8,
    /// Cells and digits.
    pub(crate) removals: Vec<(u8, u8)>,
}

/// What goes when a literal is true: the candidate, or all others of its cell.
pub(super) fn removals(literal: ChainLiteral, marks: &ClassicMarks) -> Vec<(u8, u8)> {
    let (cell, digit) = cell_and_digit(literal.node());
    if literal.is_on() {
        bits(marks[cell] & !(1 << digit)).map(|other| (cell as u8, other as u8)).collect()
    } else {
        vec![(cell as u8, digit as u8)]
    }
}

/// What hints are compared by.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(crate) struct HintRank {
    difficulty: ChainDifficulty,
    complexity: u32,
    preference: u8,
    ordinal: u32,
}

impl HintRank {
    pub(super) fn new(rule: ChainRule, kind: ChainKind, complexity: u32, ordinal: u32) -> Self {
        let difficulty = ChainDifficulty::new(rule, kind, complexity as usize);
        Self { difficulty, complexity, preference: kind.preference(), ordinal }
    }

    pub(in crate::logic::techniques::chains::explainer) const fn difficulty(&self) -> ChainDifficulty {
        self.difficulty
    }

    pub(super) const fn complexity(&self) -> u32 {
        self.complexity
    }
}

/// Sorts hints, the winner first.
pub(super) fn sorted<T>(mut hints: Vec<(HintRank, T)>) -> Vec<(HintRank, T)> {
    hints.sort_by(|(one, _), (other, _)| one.partial_cmp(other).expect("numbers are finite"));
    hints
}

/// Where hints go: only the best is kept, or all are.
pub(super) trait HintSink<T> {
    /// Whether a hint of this rank would be kept.
    fn wants(&self, rank: &HintRank) -> bool;

    /// The most claims a hint may have to be kept.
    fn most(&self) -> u32;

    fn keep(&mut self, rank: HintRank, hint: T);
}

/// The best hint so far.
pub(super) struct BestHint<T>(pub(super) Option<(HintRank, T)>);

impl<T> HintSink<T> for BestHint<T> {
    fn wants(&self, rank: &HintRank) -> bool {
        self.0.as_ref().is_none_or(|(best, _)| rank < best)
    }

    fn most(&self) -> u32 {
        self.0.as_ref().map_or(u32::MAX, |(best, _)| best.complexity)
    }

    fn keep(&mut self, rank: HintRank, hint: T) {
        self.0 = Some((rank, hint));
    }
}

impl<T> HintSink<T> for Vec<(HintRank, T)> {
    fn wants(&self, _rank: &HintRank) -> bool {
        true
    }

    fn most(&self) -> u32 {
        u32::MAX
    }

    fn keep(&mut self, rank: HintRank, hint: T) {
        self.push((rank, hint));
    }
}
