//! The candidates that remain after each assumption of a position, followed to the depth of a rule
//! in any order. They show which assumptions can have conclusions.

use super::cases;
use super::elimination::{DeepElimination, NONE_LEFT, Remaining, remaining};
use super::position::{
    CANDIDATES, ClassicPosition, HOUSE, HousePlace, PLACES_OF, bits, cell_and_digit, double, number, single,
};
use crate::logic::Truth;
use crate::logic::techniques::StopCheck;
use crate::logic::techniques::chains::explainer::rule::ChainRule;
use crate::logic::techniques::links::ChainLiteral;

/// The candidates that each assumption leaves.
pub(super) struct RemainingSets {
    all: Remaining,
    /// The rule to whose depth the assumptions were followed last time.
    rule: Option<ChainRule>,
    /// The remaining candidates by literal.
    remaining: Vec<Remaining>,
}

impl RemainingSets {
    pub(super) fn new() -> Self {
        Self { all: NONE_LEFT, rule: None, remaining: vec![NONE_LEFT; 2 * CANDIDATES] }
    }

    pub(super) fn forget(&mut self) {
        self.rule = None;
    }

    /// Follows every assumption of a position.
    pub(super) fn read<const W: usize>(
        &mut self,
        position: &ClassicPosition,
        rule: ChainRule,
        eliminator: &mut DeepElimination<W>,
        stop: &StopCheck<'_>,
    ) {
        let before = self.all;
        self.all = remaining(&position.cells);
        let known = self.rule.replace(rule) == Some(rule);
        if !rule.is_dynamic() {
            eliminator.statics(position, |source, remaining| *self.at(source) = remaining);
            return;
        }
        let removed = known.then(|| removed_between(&before, &self.all)).flatten();
        eliminator.enter(position);
        for truth in [Truth::Is, Truth::IsNot] {
            for cell in cases::open_cells(position) {
                if stop() {
                    return;
                }
                for digit in bits(position.cells[cell]) {
                    let source = ChainLiteral::new(number(cell, digit), truth);
                    if let Some(partner) = partner(position, source) {
                        *self.at(source) = *self.of(partner);
                        continue;
                    }
                    let remaining = self.at(source);
                    if !removed.as_ref().is_some_and(|removed| take_off(removed, remaining, rule)) {
                        *remaining = eliminator.follow(source, rule, stop);
                    }
                }
            }
        }
    }

    fn at(&mut self, source: ChainLiteral) -> &mut Remaining {
        &mut self.remaining[source.index()]
    }

    pub(super) fn of(&self, source: ChainLiteral) -> &Remaining {
        &self.remaining[source.index()]
    }

    pub(super) fn contradict(&self, source: ChainLiteral) -> bool {
        *self.of(source) == NONE_LEFT
    }

    /// Whether all of these assumptions remove a common candidate.
    pub(super) fn agree(&self, sources: &[ChainLiteral]) -> bool {
        self.union(sources) != self.all
    }

    /// Returns the candidates that at least one of these assumptions leaves.
    pub(super) fn union(&self, sources: &[ChainLiteral]) -> Remaining {
        let mut union = NONE_LEFT;
        for &source in sources {
            for (all, some) in union.iter_mut().zip(self.of(source)) {
                *all |= some;
            }
        }
        union
    }

    /// Returns the candidates that no conclusion removes.
    pub(super) fn conclusions(&self, position: &ClassicPosition, rule: ChainRule) -> Remaining {
        let mut left = self.all;
        let mut meet = |union: &Remaining| left.iter_mut().zip(union).for_each(|(left, some)| *left &= some);
        for cell in cases::open_cells(position) {
            for digit in bits(position.cells[cell]) {
                let on = ChainLiteral::on(number(cell, digit));
                if rule.is_dynamic() {
                    meet(&self.union(&[on, on.opposite()]));
                }
                cases::regions(position, on.node(), &mut |cases| meet(&self.union(cases.sources())));
            }
            meet(&self.union(cases::cell(position, cell).sources()));
        }
        left
    }
}

/// Returns the other one of a pair. It is true exactly if the source is removed, so both leave the
/// same candidates.
fn partner(position: &ClassicPosition, source: ChainLiteral) -> Option<ChainLiteral> {
    if source.is_on() {
        return None;
    }
    let (cell, digit) = cell_and_digit(source.node());
    if double(position.cells[cell]) {
        let other = position.cells[cell] & !(1 << digit);
        return Some(ChainLiteral::on(number(cell, other.trailing_zeros() as usize)));
    }
    let pairs = PLACES_OF[cell].into_iter().map(|at| (at, position.places[digit][at.house()]));
    let (at, places) = pairs.into_iter().find(|&(_, places)| double(places))?;
    let other = HOUSE[at.house()][(places & !at.bit()).trailing_zeros() as usize] as usize;
    (!single(position.cells[other])).then(|| ChainLiteral::on(number(other, digit)))
}

/// Returns the candidates removed from one position to the next, or `None` if a cell has been
/// filled or candidates have come back.
fn removed_between(before: &Remaining, after: &Remaining) -> Option<Vec<(u8, u8)>> {
    let mut removed = Vec::new();
    for (cell, (&before, &after)) in before.iter().zip(after).enumerate() {
        if after & !before != 0 || (after == 0) != (before == 0) {
            return None;
        }
        removed.extend(bits(before & !after).map(|digit| (cell as u8, digit as u8)));
    }
    Some(removed)
}

/// Takes removed candidates out of the set that an assumption left. Returns whether the assumption
/// need not be followed again, because no single appears: each candidate was gone already, or
/// leaves two candidates in its cell and two places in its houses.
fn take_off(removed: &[(u8, u8)], remaining: &mut Remaining, rule: ChainRule) -> bool {
    if *remaining == NONE_LEFT {
        return true;
    }
    removed.iter().all(|&(cell, digit)| {
        let cell = cell as usize;
        if remaining[cell] >> digit & 1 == 0 {
            return true;
        }
        remaining[cell] &= !(1 << digit);
        let has = |&other: &u8| remaining[other as usize] >> digit & 1 == 1;
        let two_places =
            |at: HousePlace| HOUSE[at.house()].iter().filter(|other| has(other)).nth(1).is_some();
        rule == ChainRule::Dynamic
            && remaining[cell].count_ones() >= 2
            && PLACES_OF[cell].into_iter().all(two_places)
    })
}
