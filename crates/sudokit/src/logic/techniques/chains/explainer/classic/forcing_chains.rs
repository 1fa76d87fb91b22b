//! Forcing chains: conclusions from assumptions that cannot all be wrong (Sudoku
//! Explainer's rules 24 to 30).
//!
//! What follows in every case is true; what contradicts itself is false. The rules
//! differ in how far each assumption is followed, so they share this search. It goes
//! through the case splits of a position, skips those that the quick elimination
//! shows to have nothing in common, and counts the claims of the others.

use super::cases::ClassicCases;
use super::complexity::AncestorCounter;
use super::elimination::{DeepElimination, Remaining};
use super::helpers::{AssumptionFollower, NestedSearch};
use super::hint::{BestHint, ClassicHint, HintRank, HintSink, removals};
use super::position::{CANDIDATES, CELLS, ClassicPosition, bits, cell_and_digit, number};
use super::propagation::Propagation;
use super::remaining::RemainingSets;
use super::{ClassicMarks, cases};
use crate::logic::Truth;
use crate::logic::techniques::chains::explainer::rule::{ChainRule, SideEffects};
use crate::logic::techniques::links::ChainLiteral;

/// The search, with what it remembers from one position to the next.
pub(super) struct ForcingChains<const W: usize> {
    /// What the assumptions of the last positions left, by rule.
    remaining: [Option<RemainingSets>; ChainRule::COUNT],
    elimination: DeepElimination<W>,
    propagations: Box<Propagations>,
    nested: NestedSearch<W>,
}

impl<const W: usize> ForcingChains<W> {
    pub(super) fn new() -> Self {
        Self {
            remaining: [const { None }; ChainRule::COUNT],
            elimination: DeepElimination::new(),
            propagations: Box::new(Propagations::new()),
            nested: NestedSearch::new(),
        }
    }

    pub(super) fn forget(&mut self) {
        self.remaining.iter_mut().flatten().for_each(RemainingSets::forget);
    }

    /// The winning hint of a rule.
    pub(super) fn find(
        &mut self,
        position: &ClassicPosition,
        rule: ChainRule,
        counter: &mut AncestorCounter,
    ) -> Option<ClassicHint> {
        let remaining = self.remaining[rule as usize].get_or_insert_with(RemainingSets::new);
        remaining.read(position, rule, &mut self.elimination);
        let follower = AssumptionFollower::new(position, rule, &mut self.nested);
        let propagations = &mut self.propagations;
        let mut search = CaseSearch { position, follower, propagations, counter, sink: BestHint(None) };
        search.all(remaining);
        search.sink.0.map(|(rank, CaseHint { cases, target })| ClassicHint {
            rule,
            kind: cases.kind,
            rank,
            source: cases.sources()[0],
            target,
            house: cases.house,
            removals: removals(target, &position.cells),
        })
    }
}

/// A source without a propagation.
const NONE: u16 = u16::MAX;

/// The propagations made in one position, found again by their assumption.
pub(super) struct Propagations {
    made: Vec<Box<Propagation>>,
    used: usize,
    /// By literal.
    slots: [u16; 2 * CANDIDATES],
}

impl Propagations {
    pub(super) fn new() -> Self {
        Self { made: Vec::new(), used: 0, slots: [NONE; 2 * CANDIDATES] }
    }

    fn clear(&mut self) {
        self.used = 0;
        self.slots = [NONE; 2 * CANDIDATES];
    }

    /// The propagation from an assumption, if it has been made.
    fn find(&self, source: ChainLiteral) -> Option<&Propagation> {
        let slot = self.slots[source.index()];
        (slot != NONE).then(|| &*self.made[slot as usize])
    }

    /// A propagation that has been made.
    pub(super) fn of(&self, source: ChainLiteral) -> &Propagation {
        &self.made[self.slots[source.index()] as usize]
    }

    /// Makes the propagation from an assumption unless it is there.
    fn make<const W: usize>(
        &mut self,
        position: &ClassicPosition,
        source: ChainLiteral,
        most: u32,
        follower: &mut AssumptionFollower<W>,
    ) {
        let slot = &mut self.slots[source.index()];
        if *slot != NONE {
            return;
        }
        *slot = self.used as u16;
        if self.used == self.made.len() {
            self.made.push(Box::new(Propagation::new(position)));
        }
        let propagation = &mut self.made[self.used];
        self.used += 1;
        propagation.assume(position, source, follower.limit(most));
        follower.follow(position, propagation);
    }
}

/// A conclusion and the cases it follows from.
#[derive(Clone, Copy)]
pub(super) struct CaseHint {
    pub(super) cases: ClassicCases,
    pub(super) target: ChainLiteral,
}

/// The search through the cases of one position.
pub(super) struct CaseSearch<'a, const W: usize, S> {
    pub(super) position: &'a ClassicPosition,
    pub(super) follower: AssumptionFollower<'a, W>,
    pub(super) propagations: &'a mut Propagations,
    pub(super) counter: &'a mut AncestorCounter,
    pub(super) sink: S,
}

impl<const W: usize, S: HintSink<CaseHint>> CaseSearch<'_, W, S> {
    /// Searches all cases. `remaining` shows which may have conclusions.
    pub(super) fn all(&mut self, remaining: &RemainingSets) {
        self.propagations.clear();
        let position = self.position;
        let is_dynamic = self.follower.rule.side_effects() == SideEffects::Dynamic;
        if is_dynamic {
            self.contradictions(remaining);
        }
        for cell in cases::open_cells(position) {
            let size = position.cells[cell].count_ones();
            if size == 2 && !is_dynamic {
                continue;
            }
            for digit in bits(position.cells[cell]) {
                let on = ChainLiteral::on(number(cell, digit));
                if is_dynamic && size >= 3 {
                    self.filtered(remaining, cases::either(on));
                }
                cases::regions(position, on.node(), &mut |cases| self.filtered(remaining, cases));
            }
            self.filtered(remaining, cases::cell(position, cell));
        }
    }

    /// Searches the assumptions that contradict themselves. They come first: with
    /// two branches only, they set a low bound for all others.
    fn contradictions(&mut self, remaining: &RemainingSets) {
        let position = self.position;
        for cell in cases::open_cells(position) {
            for digit in bits(position.cells[cell]) {
                let on = ChainLiteral::on(number(cell, digit));
                for source in [on, on.opposite()] {
                    if remaining.contradict(source) {
                        self.contradiction(source);
                    }
                }
            }
        }
    }

    /// Searches cases that may have conclusions in common. Each propagation can show
    /// that they have not, so the next one is made only if it does not.
    fn filtered(&mut self, remaining: &RemainingSets, cases: ClassicCases) {
        if !remaining.agree(cases.sources()) {
            return;
        }
        let mut common = CommonConclusions::new(self.position);
        for &source in cases.sources() {
            match self.propagations.find(source) {
                Some(propagation) => common.meet_propagation(propagation),
                None => common.meet_remaining(remaining.of(source)),
            }
        }
        for &source in cases.sources() {
            if common.is_empty() {
                return;
            }
            if self.propagations.find(source).is_none() {
                self.propagations.make(self.position, source, self.sink.most(), &mut self.follower);
                common.meet_propagation(self.propagations.of(source));
            }
        }
        if !common.is_empty() {
            self.cases(cases, &common);
        }
    }

    /// An assumption that may contradict itself.
    fn contradiction(&mut self, source: ChainLiteral) {
        self.propagations.make(self.position, source, self.sink.most(), &mut self.follower);
        let propagation = self.propagations.of(source);
        let Some(clash) = propagation.clash else { return };
        self.counter.begin();
        self.counter.count_clash(propagation, clash);
        let cases = ClassicCases::contradiction(source);
        self.offer(CaseHint { cases, target: source.opposite() }, cases.ordinal(source, 0));
    }

    /// Offers the conclusions that cases have in common.
    fn cases(&mut self, cases: ClassicCases, common: &CommonConclusions) {
        let first = cases.sources()[0];
        for (truth, common) in [(Truth::Is, &common.ons), (Truth::IsNot, &common.offs)] {
            if *common == [0; CELLS] {
                continue;
            }
            for index in 0.. {
                let Some(target) = self.propagations.of(first).claim(truth, index) else { break };
                let (cell, digit) = cell_and_digit(target.node());
                if common[cell] >> digit & 1 == 0 || self.least(&cases, target) > self.sink.most() {
                    continue;
                }
                self.counter.begin();
                for &source in cases.sources() {
                    self.counter.count(self.propagations.of(source), target);
                }
                self.offer(CaseHint { cases, target }, cases.ordinal(target, index));
            }
        }
    }

    /// The fewest claims a conclusion can have.
    fn least(&self, cases: &ClassicCases, target: ChainLiteral) -> u32 {
        cases.sources().iter().map(|&source| self.propagations.of(source).least(target)).sum()
    }

    /// Offers a hint whose claims have just been counted.
    fn offer(&mut self, hint: CaseHint, ordinal: u32) {
        let complexity = self.counter.claims() + self.follower.nested_chains.claims(self.counter.nested());
        let rank = HintRank::new(self.follower.rule, hint.cases.kind, complexity, ordinal);
        if self.sink.wants(&rank) {
            self.sink.keep(rank, hint);
        }
    }
}

/// The conclusions that cases have in common, as far as is known.
struct CommonConclusions {
    ons: ClassicMarks,
    offs: ClassicMarks,
}

impl CommonConclusions {
    fn new(position: &ClassicPosition) -> Self {
        Self { ons: position.cells, offs: position.cells }
    }

    fn meet_propagation(&mut self, propagation: &Propagation) {
        self.ons.iter_mut().zip(&propagation.holding).for_each(|(ons, holding)| *ons &= holding);
        self.offs.iter_mut().zip(&propagation.open.cells).for_each(|(offs, open)| *offs &= !open);
    }

    /// An assumption leaves at most this: what is gone is gone, and a candidate
    /// holds if it is alone in its cell.
    fn meet_remaining(&mut self, remaining: &Remaining) {
        self.ons.iter_mut().zip(remaining).for_each(|(ons, &remaining)| *ons &= held(remaining));
        self.offs.iter_mut().zip(remaining).for_each(|(offs, remaining)| *offs &= !remaining);
    }

    fn is_empty(&self) -> bool {
        self.ons.iter().zip(&self.offs).fold(0, |all, (on, off)| all | on | off) == 0
    }
}

/// What may hold in a cell with these candidates left: the only one, or anything if
/// the assumption contradicts itself.
const fn held(remaining: u16) -> u16 {
    let only = if remaining & remaining.wrapping_sub(1) == 0 { remaining } else { 0 };
    if remaining == 0 { 511 } else { only }
}
