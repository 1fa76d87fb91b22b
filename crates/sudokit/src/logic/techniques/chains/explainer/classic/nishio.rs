//! Nishio: a candidate that contradicts itself through one digit (Sudoku Explainer's rule 23).
//!
//! Most candidates do not. Elimination in a position with only that digit shows it. A digit whose
//! places have not changed since it last yielded nothing is not tried again.

use super::complexity::AncestorCounter;
use super::elimination::NoCandidateLeft;
use super::hint::{ClassicHint, HintRank, RankedHints};
use super::position::{
    CELLS, ClassicPosition, DIGITS, HOUSE, HOUSES, PLACES_OF, bits, cell_set, number, single,
};
use super::propagation::Propagation;
use crate::logic::techniques::chains::explainer::rule::{ChainKind, ChainRule};
use crate::logic::techniques::links::ChainLiteral;

/// The search, with the places of each digit when it last yielded nothing.
pub(super) struct NishioSearch {
    fruitless: [u128; DIGITS],
    propagation: Propagation,
    counter: AncestorCounter,
}

impl NishioSearch {
    pub(super) fn new() -> Self {
        Self { fruitless: [0; DIGITS], propagation: Propagation::default(), counter: AncestorCounter::new() }
    }

    pub(super) fn forget(&mut self) {
        self.fruitless = [0; DIGITS];
    }

    pub(super) fn find(&mut self, position: &ClassicPosition) -> Option<ClassicHint> {
        let mut best = RankedHints::best();
        for digit in 0..DIGITS {
            let places = cell_set((0..CELLS).filter(|&cell| position.has(cell, digit)));
            if self.fruitless[digit] != places && !self.search(position, digit, &mut best) {
                self.fruitless[digit] = places;
            }
        }
        best.hints.pop().map(|(_, found)| found)
    }

    /// Offers the contradictions of one digit. Returns whether there are any.
    fn search(
        &mut self,
        position: &ClassicPosition,
        digit: usize,
        best: &mut RankedHints<ClassicHint>,
    ) -> bool {
        let Self { propagation, counter, .. } = self;
        let alone = ClassicPosition::new(&position.cells.map(|marks| marks & 1 << digit));
        let mut elimination = DigitElimination::default();
        let mut any = false;
        for cell in 0..CELLS {
            if !position.has(cell, digit) || single(position.cells[cell]) {
                continue;
            }
            let on = ChainLiteral::on(number(cell, digit));
            for source in [on, on.opposite()] {
                if elimination.suppose(&position.places[digit], cell, source).is_ok() {
                    continue;
                }
                propagation.assume(&alone, source, u32::MAX);
                propagation.settle(&alone, ChainRule::Nishio);
                let Some(clash) = propagation.clash else { continue };
                any = true;
                counter.begin();
                counter.count_clash(propagation, clash);
                let kind = (ChainRule::Nishio, ChainKind::Contradiction);
                let rank = HintRank::new(kind.0, kind.1, counter.claims, source.index() as u32);
                if best.wants(&rank) {
                    let hint = ClassicHint::new(kind, rank, [source, source.opposite()], &position.cells);
                    best.keep(rank, hint);
                }
            }
        }
        any
    }
}

/// The [elimination](super::elimination) for one digit.
#[derive(Default)]
struct DigitElimination {
    places: [u16; HOUSES],
    singles: Vec<u8>,
    done: u128,
}

impl DigitElimination {
    fn suppose(
        &mut self,
        places: &[u16; HOUSES],
        cell: usize,
        source: ChainLiteral,
    ) -> Result<(), NoCandidateLeft> {
        self.places = *places;
        self.singles.clear();
        self.done = 0;
        if source.is_on() {
            self.singles.push(cell as u8);
        } else {
            self.remove(cell)?;
        }
        while let Some(cell) = self.singles.pop() {
            let cell = cell as usize;
            if self.done >> cell & 1 == 1 {
                continue;
            }
            self.done |= 1 << cell;
            for at in PLACES_OF[cell] {
                for place in bits(self.places[at.house()] & !at.bit()) {
                    self.remove(HOUSE[at.house()][place] as usize)?;
                }
            }
        }
        Ok(())
    }

    fn remove(&mut self, cell: usize) -> Result<(), NoCandidateLeft> {
        for at in PLACES_OF[cell] {
            let places = self.places[at.house()] & !at.bit();
            self.places[at.house()] = places;
            if single(places) {
                self.singles.push(HOUSE[at.house()][places.trailing_zeros() as usize]);
            } else if places == 0 {
                return Err(NoCandidateLeft);
            }
        }
        Ok(())
    }
}
