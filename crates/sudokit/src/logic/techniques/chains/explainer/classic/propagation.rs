//! Propagation: the consequences of one assumption, in Sudoku Explainer's order, with the cause of
//! each claim.
//!
//! There are two queues, for true candidates and for removed candidates. True candidates are
//! processed first. Then one removed candidate is taken out of the position; if it was one of a
//! pair, the other one is true. Every claim keeps its parents, because the number of claims behind
//! a conclusion determines its difficulty.
//!
//! Rules that are not dynamic take nothing out of the position. For a single digit, as in Nishio,
//! the position contains only that digit.

use std::ops::ControlFlow;

use super::ClassicMarks;
use super::causes::{
    Ancestors, HelperRemoval, Leftover, LinkScope, PlacedNode, PropagationClash, RemovalCause, bit,
};
use super::position::{
    CANDIDATES, CELLS, ClassicPosition, DIGITS, HOUSE, PLACES_OF, bits, cell_and_digit, double, number,
};
use crate::logic::Truth;
use crate::logic::techniques::chains::explainer::rule::ChainRule;
use crate::logic::techniques::links::ChainLiteral;

/// The claims that follow from one assumption.
pub(super) struct Propagation {
    source: ChainLiteral,
    /// The true candidates, and the removed ones, in the order in which they were found.
    holders: Vec<PlacedNode>,
    pub(super) offs: Vec<u16>,
    pub(super) clash: Option<PropagationClash>,
    pub(super) holding: ClassicMarks,
    /// Candidates that are not known to be removed, and those still in the position.
    pub(super) open: ClassicPosition,
    pub(super) work: ClassicPosition,
    /// The index of the true candidate in each cell.
    holder_at: [u8; CELLS],
    causes: [RemovalCause; CANDIDATES],
    /// The numbers of candidates whose removal another one needed.
    numbers: [u8; CANDIDATES],
    needed: u8,
    pub(super) helpers: Vec<HelperRemoval>,
    next_on: usize,
    next_off: usize,
    /// Claims with more claims behind them than this are not useful.
    limit: u32,
    /// The number of useful claims that wait in the queues.
    waiting: usize,
}

/// Marks a removed candidate that no other has needed yet.
const NEVER: u8 = u8::MAX;

impl Default for Propagation {
    fn default() -> Self {
        Self {
            source: ChainLiteral::on(0),
            holders: Vec::new(),
            offs: Vec::new(),
            clash: None,
            holding: [0; CELLS],
            open: ClassicPosition::new(&[0; CELLS]),
            work: ClassicPosition::new(&[0; CELLS]),
            holder_at: [0; CELLS],
            causes: [RemovalCause::Assumed; CANDIDATES],
            numbers: [NEVER; CANDIDATES],
            needed: 0,
            helpers: Vec::new(),
            next_on: 0,
            next_off: 0,
            limit: 0,
            waiting: 0,
        }
    }
}

impl Propagation {
    /// Starts from an assumption. Claims with more than `limit` claims behind them are not wanted,
    /// so the propagation may end when only such claims are left.
    pub(super) fn assume(&mut self, position: &ClassicPosition, source: ChainLiteral, limit: u32) {
        self.source = source;
        self.holders.clear();
        self.offs.clear();
        self.clash = None;
        self.holding = [0; CELLS];
        self.open.clone_from(position);
        self.work.clone_from(position);
        self.needed = 0;
        self.helpers.clear();
        self.next_on = 0;
        self.next_off = 0;
        self.limit = limit;
        self.waiting = 0;
        let (cell, digit) = cell_and_digit(source.node());
        if source.is_on() {
            let cause = Leftover { gone: 0, scope: LinkScope::Cell, earlier: 0 };
            self.push_on(cell, digit, cause, Ancestors::default());
        } else {
            self.push_off(cell, digit, RemovalCause::Assumed, 1);
        }
    }

    /// Follows the assumption until nothing is left to do, or up to a contradiction.
    pub(super) fn settle(&mut self, position: &ClassicPosition, rule: ChainRule) {
        while self.clash.is_none() && self.waiting > 0 {
            if let Some(&PlacedNode { candidate, ancestors, .. }) = self.holders.get(self.next_on) {
                self.next_on += 1;
                self.clash = self.rule_out(candidate, ancestors.least.into()).break_value();
            } else if let Some(&off) = self.offs.get(self.next_off) {
                self.next_off += 1;
                self.waiting -= usize::from(self.least_off(off) <= self.limit);
                self.clash = self.take_leftovers(position, off).break_value();
                if rule.is_dynamic() {
                    let (cell, digit) = cell_and_digit(off.into());
                    self.work.remove(cell, digit);
                }
            } else {
                return;
            }
        }
    }

    /// Removes the candidates that a true candidate rules out: first the others of its cell, then
    /// the same digit in its block, row and column.
    fn rule_out(&mut self, on: u16, least: u32) -> ControlFlow<PropagationClash> {
        let (cell, digit) = cell_and_digit(on.into());
        self.waiting -= usize::from(least <= self.limit);
        for other in bits(self.open.cells[cell] & !(1 << digit)) {
            self.rule_out_one(cell, other, on, least + 1)?;
        }
        for at in PLACES_OF[cell] {
            for place in bits(self.open.places[digit][at.house()] & !at.bit()) {
                self.rule_out_one(HOUSE[at.house()][place] as usize, digit, on, least + 1)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn rule_out_one(
        &mut self,
        cell: usize,
        digit: usize,
        holder: u16,
        least: u32,
    ) -> ControlFlow<PropagationClash> {
        if self.holding[cell] >> digit & 1 == 1 {
            let candidate = number(cell, digit) as u16;
            return ControlFlow::Break(PropagationClash::Off { candidate, holder });
        }
        self.push_off(cell, digit, RemovalCause::Ruled(self.next_on as u16 - 1), least);
        ControlFlow::Continue(())
    }

    /// Finds the candidates that are true when one is removed: the other one of each pair it was
    /// in.
    fn take_leftovers(&mut self, position: &ClassicPosition, off: u16) -> ControlFlow<PropagationClash> {
        let (cell, digit) = cell_and_digit(off.into());
        let digits = self.work.cells[cell];
        if double(digits) {
            let other = (digits & !(1 << digit)).trailing_zeros() as usize;
            let earlier = position.cells[cell] & !digits;
            self.leave(cell, other, Leftover { gone: off, scope: LinkScope::Cell, earlier })?;
        }
        for at in PLACES_OF[cell] {
            let house = at.house();
            let places = self.work.places[digit][house];
            if double(places) {
                let other = HOUSE[house][(places & !at.bit()).trailing_zeros() as usize] as usize;
                let earlier = position.places[digit][house] & !places;
                self.leave(other, digit, Leftover { gone: off, scope: LinkScope::House(at.house), earlier })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn leave(&mut self, cell: usize, digit: usize, cause: Leftover) -> ControlFlow<PropagationClash> {
        if !self.open.has(cell, digit) {
            return ControlFlow::Break(PropagationClash::On { candidate: number(cell, digit) as u16, cause });
        }
        if self.holding[cell] >> digit & 1 == 0 {
            let mut ancestors = Ancestors::default();
            cause.parents(number(cell, digit), &mut |off| self.add_parent(&mut ancestors, off.node()));
            self.push_on(cell, digit, cause, ancestors);
        }
        ControlFlow::Continue(())
    }

    /// Adds a removed candidate, with all its ancestors, to the ancestors of a candidate that needs
    /// it.
    fn add_parent(&mut self, ancestors: &mut Ancestors, off: usize) {
        if self.numbers[off] == NEVER && self.needed < NEVER {
            self.numbers[off] = self.needed;
            self.needed += 1;
        }
        ancestors.offs |= bit(self.numbers[off] as usize);
        match self.causes[off] {
            RemovalCause::Assumed => {}
            RemovalCause::Ruled(holder) => ancestors.add(&self.holders[holder as usize].ancestors),
            RemovalCause::Helper(helper) => ancestors.add(&self.helpers[helper as usize].ancestors),
        }
        ancestors.least = ancestors.least.max(self.least_off(off as u16) as u16);
    }

    fn push_on(&mut self, cell: usize, digit: usize, cause: Leftover, mut ancestors: Ancestors) {
        let index = self.holders.len();
        ancestors.ons |= bit(index);
        let counted = ancestors.ons.count_ones() + ancestors.offs.count_ones();
        ancestors.least = (ancestors.least + 1).max(counted as u16);
        self.waiting += usize::from(u32::from(ancestors.least) <= self.limit);
        self.holder_at[cell] = index as u8;
        self.holders.push(PlacedNode { candidate: number(cell, digit) as u16, cause, ancestors });
        self.holding[cell] |= 1 << digit;
    }

    fn push_off(&mut self, cell: usize, digit: usize, cause: RemovalCause, least: u32) {
        let off = number(cell, digit);
        self.waiting += usize::from(least <= self.limit);
        self.open.remove(cell, digit);
        self.causes[off] = cause;
        self.numbers[off] = NEVER;
        self.offs.push(off as u16);
    }

    /// Lets a technique remove candidates, by column and then by row, if it depends on the
    /// assumption.
    pub(super) fn help(&mut self, needs: Vec<u16>, nested: Option<u32>, mut removals: Vec<(u8, u8)>) {
        if needs.is_empty() {
            return;
        }
        removals.sort_unstable_by_key(|&(cell, digit)| (cell % 9, cell / 9, digit));
        let mut ancestors = Ancestors::default();
        for &need in &needs {
            self.add_parent(&mut ancestors, need.into());
        }
        let cause = RemovalCause::Helper(self.helpers.len() as u16);
        self.helpers.push(HelperRemoval { needs, nested, ancestors });
        for (cell, digit) in removals {
            let (cell, digit) = (cell as usize, digit as usize);
            if self.open.has(cell, digit) {
                self.push_off(cell, digit, cause, u32::from(ancestors.least) + 1);
            }
        }
    }

    /// Returns the claim with this index among those with this truth.
    pub(super) fn claim(&self, truth: Truth, index: usize) -> Option<ChainLiteral> {
        let found = match truth {
            Truth::Is => self.holders.get(index).map(|holder| holder.candidate),
            Truth::IsNot => self.offs.get(index).copied(),
        };
        found.map(|number| ChainLiteral::new(number.into(), truth))
    }

    /// Returns a lower bound for the number of claims behind a claim, including itself.
    pub(super) fn least(&self, claim: ChainLiteral) -> u32 {
        if claim.is_on() {
            return u32::from(self.holder(claim.node()).ancestors.least);
        }
        self.least_off(claim.node() as u16)
    }

    fn least_off(&self, off: u16) -> u32 {
        let before = match self.causes[off as usize] {
            RemovalCause::Assumed => 0,
            RemovalCause::Ruled(holder) => self.holders[holder as usize].ancestors.least,
            RemovalCause::Helper(helper) => self.helpers[helper as usize].ancestors.least,
        };
        u32::from(before) + 1
    }

    fn holder(&self, on: usize) -> &PlacedNode {
        &self.holders[self.holder_at[on / DIGITS] as usize]
    }

    /// Whether all these candidates are known to be removed.
    pub(super) fn are_gone(&self, candidates: &[(u8, u8)]) -> bool {
        candidates.iter().all(|&(cell, digit)| !self.open.has(cell.into(), digit.into()))
    }

    /// Returns why a candidate is true, unless it was assumed.
    pub(super) fn leftover(&self, on: usize) -> Option<Leftover> {
        (self.source != ChainLiteral::on(on)).then(|| self.holder(on).cause)
    }

    /// Visits the claims that a claim follows from.
    pub(super) fn parents(&self, claim: ChainLiteral, visit: &mut impl FnMut(ChainLiteral)) {
        if claim.is_on() {
            if let Some(cause) = self.leftover(claim.node()) {
                cause.parents(claim.node(), visit);
            }
            return;
        }
        match self.causes[claim.node()] {
            RemovalCause::Assumed => {}
            RemovalCause::Ruled(holder) => {
                visit(ChainLiteral::on(self.holders[holder as usize].candidate.into()));
            }
            RemovalCause::Helper(helper) => {
                let needs = self.helpers[helper as usize].needs.iter();
                needs.for_each(|&need| visit(ChainLiteral::off(need.into())));
            }
        }
    }

    /// Returns the nested chain that a claim follows from, if there is one.
    pub(super) fn nested(&self, claim: ChainLiteral) -> Option<u32> {
        match self.causes[claim.node()] {
            RemovalCause::Helper(helper) if !claim.is_on() => self.helpers[helper as usize].nested,
            _ => None,
        }
    }
}
