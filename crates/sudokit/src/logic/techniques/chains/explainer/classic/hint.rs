//! Hints and their ranking: the easiest wins, then the shortest, then the preferred kind, then the
//! one that a cell-by-cell search finds first. The last of these is stored as a number, so hints
//! can be searched in any order.

use super::ClassicMarks;
use super::position::{bits, cell_and_digit};
use crate::logic::techniques::chains::explainer::difficulty::ChainDifficulty;
use crate::logic::techniques::chains::explainer::rule::{ChainKind, ChainRule};
use crate::logic::techniques::links::ChainLiteral;

/// A hint of the classic engine. Its literals number the candidates, nine per cell.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ClassicHint {
    pub(crate) rule: ChainRule,
    pub(crate) kind: ChainKind,
    pub(crate) rank: HintRank,
    /// The start of a chain, or the first of several assumptions.
    pub(crate) source: ChainLiteral,
    /// The conclusion; for a cycle, the last literal before it closes.
    pub(crate) target: ChainLiteral,
    /// The house of a [`ChainKind::Region`].
    pub(crate) house: u8,
    /// The cells and digits of the eliminations.
    pub(crate) removals: Vec<(u8, u8)>,
}

impl ClassicHint {
    /// Creates a hint with one conclusion that is not about a house.
    pub(super) fn new(
        (rule, kind): (ChainRule, ChainKind),
        rank: HintRank,
        [source, target]: [ChainLiteral; 2],
        marks: &ClassicMarks,
    ) -> Self {
        Self { rule, kind, rank, source, target, house: 0, removals: removals(target, marks) }
    }
}

/// Returns the candidates that a true literal eliminates: its own, or all others of its cell.
pub(super) fn removals(literal: ChainLiteral, marks: &ClassicMarks) -> Vec<(u8, u8)> {
    let (cell, digit) = cell_and_digit(literal.node());
    if literal.is_on() {
        bits(marks[cell] & !(1 << digit)).map(|other| (cell as u8, other as u8)).collect()
    } else {
        vec![(cell as u8, digit as u8)]
    }
}

/// The criteria by which hints are compared.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(crate) struct HintRank {
    pub(in crate::logic::techniques::chains::explainer) difficulty: ChainDifficulty,
    pub(super) complexity: u32,
    preference: u8,
    ordinal: u32,
}

impl HintRank {
    pub(super) fn new(rule: ChainRule, kind: ChainKind, complexity: u32, ordinal: u32) -> Self {
        let difficulty = ChainDifficulty::new(rule, kind, complexity as usize);
        Self { difficulty, complexity, preference: kind.preference(), ordinal }
    }
}

/// Sorts hints, the winner first.
pub(super) fn sorted<T>(mut hints: Vec<(HintRank, T)>) -> Vec<(HintRank, T)> {
    hints.sort_by(|(one, _), (other, _)| one.partial_cmp(other).expect("numbers are finite"));
    hints
}

/// Hints with their ranks. Keeps either only the best or all.
pub(super) struct RankedHints<T> {
    pub(super) hints: Vec<(HintRank, T)>,
    keeps_all: bool,
}

impl<T> RankedHints<T> {
    pub(super) const fn all() -> Self {
        Self { hints: Vec::new(), keeps_all: true }
    }

    pub(super) const fn best() -> Self {
        Self { hints: Vec::new(), keeps_all: false }
    }

    /// Returns the rank that a hint must beat, if there is one.
    fn bound(&self) -> Option<&HintRank> {
        self.hints.first().filter(|_| !self.keeps_all).map(|(best, _)| best)
    }

    /// Whether a hint with this rank would be kept.
    pub(super) fn wants(&self, rank: &HintRank) -> bool {
        self.bound().is_none_or(|best| rank < best)
    }

    /// Returns the highest number of claims with which a hint would be kept.
    pub(super) fn most(&self) -> u32 {
        self.bound().map_or(u32::MAX, |best| best.complexity)
    }

    pub(super) fn keep(&mut self, rank: HintRank, hint: T) {
        if !self.keeps_all {
            self.hints.clear();
        }
        self.hints.push((rank, hint));
    }
}
