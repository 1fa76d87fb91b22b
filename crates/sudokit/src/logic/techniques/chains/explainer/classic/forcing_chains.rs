//! Forcing chains: conclusions from assumptions that cannot all be false (Sudoku Explainer's rules
//! 24 to 30).
//!
//! A claim that follows in every case is true; an assumption that contradicts itself is false. The
//! rules differ in how far each assumption is followed, so they share this search. It goes through
//! the case splits of a position, skips those that the quick elimination shows to have no common
//! conclusion, and counts the claims of the others.

use super::cases::ClassicCases;
use super::complexity::AncestorCounter;
use super::elimination::{DeepElimination, Remaining};
use super::helpers::AssumptionFollower;
use super::hint::{ClassicHint, HintRank, RankedHints};
use super::position::{CANDIDATES, CELLS, ClassicPosition, bits, cell_and_digit, number};
use super::propagation::Propagation;
use super::remaining::RemainingSets;
use super::{ChainSearches, ClassicMarks, cases};
use crate::logic::Truth;
use crate::logic::techniques::StopCheck;
use crate::logic::techniques::chains::explainer::rule::ChainRule;
use crate::logic::techniques::links::{ChainLiteral, MadeByLiteral};

/// The propagations computed in one position, by their assumption.
pub(super) type Propagations = MadeByLiteral<Box<Propagation>>;

/// The search, with its state from one position to the next.
pub(super) struct ForcingChains<const W: usize> {
    /// The candidates that assumptions left in the last positions, by rule.
    remaining: [Option<RemainingSets>; ChainRule::COUNT],
    elimination: DeepElimination<W>,
    pub(super) propagations: Propagations,
    counter: AncestorCounter,
    /// The searches for nested chains.
    nested: ChainSearches<W>,
}

impl<const W: usize> ForcingChains<W> {
    pub(super) fn new() -> Self {
        Self {
            remaining: [const { None }; ChainRule::COUNT],
            elimination: DeepElimination::new(),
            propagations: Propagations::default(),
            counter: AncestorCounter::new(),
            nested: ChainSearches::new(),
        }
    }

    pub(super) fn forget(&mut self) {
        self.remaining.iter_mut().flatten().for_each(RemainingSets::forget);
    }

    /// Returns the winning hint of a rule.
    pub(super) fn find(
        &mut self,
        position: &ClassicPosition,
        rule: ChainRule,
        stop: &StopCheck<'_>,
    ) -> Option<ClassicHint> {
        let (rank, CaseHint { cases, target }) =
            self.search(position, rule, RankedHints::best(), stop).pop()?;
        let literals = [cases.sources()[0], target];
        let hint = ClassicHint::new((rule, cases.kind), rank, literals, &position.cells);
        Some(ClassicHint { house: cases.house, ..hint })
    }

    /// Returns the wanted hints of a rule.
    pub(super) fn search(
        &mut self,
        position: &ClassicPosition,
        rule: ChainRule,
        wanted: RankedHints<CaseHint>,
        stop: &StopCheck<'_>,
    ) -> Vec<(HintRank, CaseHint)> {
        let remaining = self.remaining[rule as usize].get_or_insert_with(RemainingSets::new);
        remaining.read(position, rule, &mut self.elimination, stop);
        let follower = AssumptionFollower::new(position, rule, &mut self.nested, stop);
        let (propagations, counter) = (&mut self.propagations, &mut self.counter);
        let mut search = CaseSearch { follower, propagations, counter, remaining, wanted };
        search.all();
        search.wanted.hints
    }
}

/// A conclusion and the cases it follows from.
#[derive(Clone, Copy)]
pub(super) struct CaseHint {
    pub(super) cases: ClassicCases,
    pub(super) target: ChainLiteral,
}

/// The search through the cases of one position.
struct CaseSearch<'a, const W: usize> {
    follower: AssumptionFollower<'a, W>,
    propagations: &'a mut Propagations,
    counter: &'a mut AncestorCounter,
    /// Shows which cases may have a common conclusion.
    remaining: &'a RemainingSets,
    wanted: RankedHints<CaseHint>,
}

impl<const W: usize> CaseSearch<'_, W> {
    /// Searches all cases.
    fn all(&mut self) {
        self.propagations.clear(2 * CANDIDATES);
        let position = self.follower.position;
        let is_dynamic = self.follower.rule.is_dynamic();
        if is_dynamic {
            self.contradictions();
        }
        for cell in cases::open_cells(position) {
            if (self.follower.stop)() {
                return;
            }
            let size = position.cells[cell].count_ones();
            if size == 2 && !is_dynamic {
                continue;
            }
            for digit in bits(position.cells[cell]) {
                let on = ChainLiteral::on(number(cell, digit));
                if is_dynamic && size >= 3 {
                    self.filtered(cases::either(on));
                }
                cases::regions(position, on.node(), &mut |cases| self.filtered(cases));
            }
            self.filtered(cases::cell(position, cell));
        }
    }

    /// Searches the assumptions that contradict themselves. They come first: with only two
    /// branches, they set a low bound for all others.
    fn contradictions(&mut self) {
        let position = self.follower.position;
        for cell in cases::open_cells(position) {
            if (self.follower.stop)() {
                return;
            }
            for digit in bits(position.cells[cell]) {
                let on = ChainLiteral::on(number(cell, digit));
                for source in [on, on.opposite()] {
                    if self.remaining.contradict(source) {
                        self.contradiction(source);
                    }
                }
            }
        }
    }

    /// Searches cases that may have a common conclusion. Each propagation can rule this out, so the
    /// next one is computed only if it does not.
    fn filtered(&mut self, cases: ClassicCases) {
        if !self.remaining.agree(cases.sources()) {
            return;
        }
        let mut common = CommonConclusions::new(self.follower.position);
        for &source in cases.sources() {
            match self.propagations.find(source) {
                Some(propagation) => common.meet_propagation(propagation),
                None => common.meet_remaining(self.remaining.of(source)),
            }
        }
        for &source in cases.sources() {
            if common.is_empty() {
                return;
            }
            if self.propagations.find(source).is_none() {
                common.meet_propagation(self.propagate(source));
            }
        }
        if !common.is_empty() {
            self.cases(cases, &common);
        }
    }

    /// Returns the propagation from an assumption.
    fn propagate(&mut self, source: ChainLiteral) -> &Propagation {
        let Self { follower, propagations, wanted, .. } = self;
        propagations.get_or_make(source, |propagation| follower.follow(propagation, source, wanted.most()))
    }

    /// Examines an assumption that may contradict itself.
    fn contradiction(&mut self, source: ChainLiteral) {
        self.propagate(source);
        let propagation = self.propagations.of(source);
        let Some(clash) = propagation.clash else { return };
        self.counter.begin();
        self.counter.count_clash(propagation, clash);
        let cases = ClassicCases::contradiction(source);
        self.offer(CaseHint { cases, target: source.opposite() }, cases.ordinal(source, 0));
    }

    /// Offers the common conclusions of some cases.
    fn cases(&mut self, cases: ClassicCases, common: &CommonConclusions) {
        let first = cases.sources()[0];
        for (truth, common) in [(Truth::Is, &common.ons), (Truth::IsNot, &common.offs)] {
            if *common == [0; CELLS] {
                continue;
            }
            for index in 0.. {
                let Some(target) = self.propagations.of(first).claim(truth, index) else { break };
                let (cell, digit) = cell_and_digit(target.node());
                if common[cell] >> digit & 1 == 0 || self.least(&cases, target) > self.wanted.most() {
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

    /// Returns a lower bound for the claims of a conclusion.
    fn least(&self, cases: &ClassicCases, target: ChainLiteral) -> u32 {
        cases.sources().iter().map(|&source| self.propagations.of(source).least(target)).sum()
    }

    /// Offers a hint whose claims have just been counted.
    fn offer(&mut self, hint: CaseHint, ordinal: u32) {
        let complexity = self.counter.claims + self.follower.nested_chains.claims(&self.counter.nested);
        let rank = HintRank::new(self.follower.rule, hint.cases.kind, complexity, ordinal);
        if self.wanted.wants(&rank) {
            self.wanted.keep(rank, hint);
        }
    }
}

/// The common conclusions of some cases, as far as known.
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

    /// An assumption leaves at most these candidates: all others are removed, and a candidate is
    /// true if it is alone in its cell.
    fn meet_remaining(&mut self, remaining: &Remaining) {
        self.ons.iter_mut().zip(remaining).for_each(|(ons, &remaining)| *ons &= held(remaining));
        self.offs.iter_mut().zip(remaining).for_each(|(offs, remaining)| *offs &= !remaining);
    }

    fn is_empty(&self) -> bool {
        self.ons.iter().zip(&self.offs).fold(0, |all, (on, off)| all | on | off) == 0
    }
}

/// Returns the digits that may be true in a cell with these candidates left: the only one, or any
/// digit if the assumption contradicts itself.
const fn held(remaining: u16) -> u16 {
    let only = if remaining & remaining.wrapping_sub(1) == 0 { remaining } else { 0 };
    if remaining == 0 { 511 } else { only }
}
