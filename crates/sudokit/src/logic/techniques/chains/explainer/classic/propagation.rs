//! What follows from one assumption, in the order a patient player finds it,
//! with the reason of each find.
//!
//! Two queues: candidates that hold, and candidates that are gone. Those that
//! hold are worked off first; then one that is gone is taken off the board, and
//! may leave a pair of which the other now holds. Every node keeps its parents,
//! because the number of nodes behind a conclusion is its difficulty.
//!
//! In a static run nothing is taken off the board. In a run over one digit only,
//! as in Nishio, the board is simply given without the others.

use std::ops::ControlFlow;

use super::causes::{
    Ancestors, HelperRemoval, Leftover, LinkScope, Mark, PlacedNode, PropagationClash, RemovalCause, bit,
    cell_and_digit, mark,
};
use super::position::{CANDIDATES, CELLS, ClassicPosition, DIGITS, HOUSE, SEATS, bits, double};
use super::{ClassicMarks, Node, Side};

/// Whether candidates that are gone leave the board for the rest of the run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SideEffects {
    Static,
    Dynamic,
}

/// The nodes that follow from one assumption.
pub(super) struct Propagation {
    source: Node,
    /// In the order they were found.
    pub(super) ons: Vec<Mark>,
    pub(super) offs: Vec<Mark>,
    pub(super) clash: Option<PropagationClash>,
    pub(super) holding: ClassicMarks,
    /// Candidates that are not known to be gone, and those still on the board.
    pub(super) open: ClassicPosition,
    pub(super) work: ClassicPosition,
    holders: Vec<PlacedNode>,
    /// The number of the candidate that holds in each cell.
    holder_at: [u8; CELLS],
    causes: [RemovalCause; CANDIDATES],
    /// The numbers of candidates some other needed gone.
    numbers: [u8; CANDIDATES],
    needed: u8,
    pub(super) helps: Vec<HelperRemoval>,
    next_on: usize,
    next_off: usize,
    /// Nodes with more nodes behind them than this are of no use to anybody.
    limit: u32,
    /// Nodes of use that wait in the queues.
    waiting: usize,
}

/// Not needed by any candidate yet.
const NEVER: u8 = u8::MAX;

impl Propagation {
    pub(super) fn new(board: &ClassicPosition) -> Self {
        Self {
            source: Node::on(0, 0),
            ons: Vec::new(),
            offs: Vec::new(),
            clash: None,
            holding: [0; CELLS],
            open: board.clone(),
            work: board.clone(),
            holders: Vec::new(),
            holder_at: [0; CELLS],
            causes: [RemovalCause::Assumed; CANDIDATES],
            numbers: [NEVER; CANDIDATES],
            needed: 0,
            helps: Vec::new(),
            next_on: 0,
            next_off: 0,
            limit: 0,
            waiting: 0,
        }
    }

    /// Takes up an assumption. Nodes with more than `limit` nodes behind them are
    /// not wanted: the run may end when only such nodes are left to follow.
    pub(super) fn assume(&mut self, board: &ClassicPosition, source: Node, limit: u32) {
        self.source = source;
        self.ons.clear();
        self.offs.clear();
        self.clash = None;
        self.holding = [0; CELLS];
        self.open.clone_from(board);
        self.work.clone_from(board);
        self.holders.clear();
        self.needed = 0;
        self.helps.clear();
        self.next_on = 0;
        self.next_off = 0;
        self.limit = limit;
        self.waiting = 0;
        let (cell, digit) = (source.cell as usize, source.digit as usize);
        match source.side {
            Side::On => {
                let reason = Leftover { gone: 0, scope: LinkScope::Cell, earlier: 0 };
                self.push_on(cell, digit, reason, Ancestors::default());
            }
            Side::Off => self.push_off(cell, digit, RemovalCause::Assumed, 1),
        }
    }

    /// Follows the assumption until nothing is left to do, or to a contradiction.
    pub(super) fn settle(&mut self, board: &ClassicPosition, effects: SideEffects) {
        while self.clash.is_none() && self.waiting > 0 {
            if let Some(&on) = self.ons.get(self.next_on) {
                self.next_on += 1;
                self.clash = self.rule_out(on).break_value();
            } else if let Some(&off) = self.offs.get(self.next_off) {
                self.next_off += 1;
                self.waiting -= usize::from(self.least(off, Side::Off) <= self.limit);
                self.clash = self.take_leftovers(board, off).break_value();
                if effects == SideEffects::Dynamic {
                    let (cell, digit) = cell_and_digit(off);
                    self.work.remove(cell, digit);
                }
            } else {
                return;
            }
        }
    }

    /// What goes when a candidate holds: first its cell mates, then the same
    /// digit in block, row and column.
    fn rule_out(&mut self, on: Mark) -> ControlFlow<PropagationClash> {
        let (cell, digit) = cell_and_digit(on);
        let least = u32::from(self.holders[self.next_on - 1].ancestors.least);
        self.waiting -= usize::from(least <= self.limit);
        for other in bits(self.open.cells[cell] & !(1 << digit)) {
            self.rule_out_one(cell, other, on, least + 1)?;
        }
        for seat in SEATS[cell] {
            for place in bits(self.open.places[digit][seat.house()] & !seat.bit()) {
                self.rule_out_one(HOUSE[seat.house()][place] as usize, digit, on, least + 1)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn rule_out_one(
        &mut self,
        cell: usize,
        digit: usize,
        holder: Mark,
        least: u32,
    ) -> ControlFlow<PropagationClash> {
        if self.holding[cell] >> digit & 1 == 1 {
            return ControlFlow::Break(PropagationClash::Off { mark: mark(cell, digit), holder });
        }
        self.push_off(cell, digit, RemovalCause::Ruled(self.next_on as u16 - 1), least);
        ControlFlow::Continue(())
    }

    /// What holds when a candidate goes: the other one of a pair it stood in.
    fn take_leftovers(&mut self, board: &ClassicPosition, off: Mark) -> ControlFlow<PropagationClash> {
        let (cell, digit) = cell_and_digit(off);
        let digits = self.work.cells[cell];
        if double(digits) {
            let other = (digits & !(1 << digit)).trailing_zeros() as usize;
            let earlier = board.cells[cell] & !digits;
            self.leave(cell, other, Leftover { gone: off, scope: LinkScope::Cell, earlier })?;
        }
        for seat in SEATS[cell] {
            let house = seat.house();
            let places = self.work.places[digit][house];
            if double(places) {
                let other = HOUSE[house][(places & !seat.bit()).trailing_zeros() as usize] as usize;
                let earlier = board.places[digit][house] & !places;
                self.leave(
                    other,
                    digit,
                    Leftover { gone: off, scope: LinkScope::House(seat.house), earlier },
                )?;
            }
        }
        ControlFlow::Continue(())
    }

    fn leave(&mut self, cell: usize, digit: usize, reason: Leftover) -> ControlFlow<PropagationClash> {
        if !self.open.has(cell, digit) {
            return ControlFlow::Break(PropagationClash::On { mark: mark(cell, digit), reason });
        }
        if self.holding[cell] >> digit & 1 == 0 {
            let mut ancestors = Ancestors::default();
            reason.parents(mark(cell, digit), &mut |off| self.add_parent(&mut ancestors, off));
            self.push_on(cell, digit, reason, ancestors);
        }
        ControlFlow::Continue(())
    }

    /// Adds an absence, with all that stands behind it, to the ancestors of a
    /// candidate that needs it.
    fn add_parent(&mut self, ancestors: &mut Ancestors, off: Mark) {
        if self.numbers[off as usize] == NEVER && self.needed < NEVER {
            self.numbers[off as usize] = self.needed;
            self.needed += 1;
        }
        ancestors.offs |= bit(self.numbers[off as usize] as usize);
        match self.causes[off as usize] {
            RemovalCause::Assumed => {}
            RemovalCause::Ruled(holder) => ancestors.add(&self.holders[holder as usize].ancestors),
            RemovalCause::Helped(help) => ancestors.add(&self.helps[help as usize].ancestors),
        }
        ancestors.least = ancestors.least.max(self.least(off, Side::Off) as u16);
    }

    fn push_on(&mut self, cell: usize, digit: usize, reason: Leftover, mut ancestors: Ancestors) {
        let number = self.holders.len();
        ancestors.ons |= bit(number);
        let counted = ancestors.ons.count_ones() + ancestors.offs.count_ones();
        ancestors.least = (ancestors.least + 1).max(counted as u16);
        self.waiting += usize::from(u32::from(ancestors.least) <= self.limit);
        self.holder_at[cell] = number as u8;
        self.holders.push(PlacedNode { reason, ancestors });
        self.holding[cell] |= 1 << digit;
        self.ons.push(mark(cell, digit));
    }

    fn push_off(&mut self, cell: usize, digit: usize, cause: RemovalCause, least: u32) {
        let off = mark(cell, digit);
        self.waiting += usize::from(least <= self.limit);
        self.open.remove(cell, digit);
        self.causes[off as usize] = cause;
        self.numbers[off as usize] = NEVER;
        self.offs.push(off);
    }

    /// Lets a technique remove candidates.
    pub(super) fn help(&mut self, needs: Vec<Mark>, nested: Option<u32>, removals: &[(u8, u8)]) {
        let mut ancestors = Ancestors::default();
        for &need in &needs {
            self.add_parent(&mut ancestors, need);
        }
        let cause = RemovalCause::Helped(self.helps.len() as u16);
        self.helps.push(HelperRemoval { needs, nested, ancestors });
        for &(cell, digit) in removals {
            let (cell, digit) = (cell as usize, digit as usize);
            if self.open.has(cell, digit) {
                self.push_off(cell, digit, cause, u32::from(ancestors.least) + 1);
            }
        }
    }

    /// The fewest nodes there can be behind a node, itself included.
    pub(super) fn least(&self, mark: Mark, side: Side) -> u32 {
        let before = match side {
            Side::On => return u32::from(self.holder(mark).ancestors.least),
            Side::Off => match self.causes[mark as usize] {
                RemovalCause::Assumed => 0,
                RemovalCause::Ruled(holder) => self.holders[holder as usize].ancestors.least,
                RemovalCause::Helped(help) => self.helps[help as usize].ancestors.least,
            },
        };
        u32::from(before) + 1
    }

    fn holder(&self, on: Mark) -> &PlacedNode {
        &self.holders[self.holder_at[on as usize / DIGITS] as usize]
    }

    /// Whether a candidate of the position is known to be gone.
    pub(super) fn gone(&self, mark: Mark) -> bool {
        let (cell, digit) = cell_and_digit(mark);
        !self.open.has(cell, digit)
    }

    /// Why a candidate holds, if it was not assumed.
    pub(super) fn leftover(&self, on: Mark) -> Option<Leftover> {
        (!self.source.is(on, Side::On)).then(|| self.holder(on).reason)
    }

    pub(super) fn cause(&self, off: Mark) -> RemovalCause {
        self.causes[off as usize]
    }
}
