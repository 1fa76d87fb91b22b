//! Nishio: a candidate that contradicts itself through one digit (Sudoku Explainer's
//! rule 23).
//!
//! Most candidates do not, and the elimination in a position with that digit alone
//! shows it. A digit whose places have not changed since it gave nothing is not
//! tried again.

use super::ClassicMarks;
use super::complexity::AncestorCounter;
use super::elimination::NoCandidateLeft;
use super::hint::{BestHint, ClassicHint, HintRank, HintSink, removals};
use super::position::{CELLS, ClassicPosition, DIGITS, HOUSE, HOUSES, PLACES_OF, bits, number, single};
use super::propagation::Propagation;
use crate::logic::techniques::chains::explainer::rule::{ChainKind, ChainRule, SideEffects};
use crate::logic::techniques::links::ChainLiteral;

/// The places of each digit when it last gave nothing.
pub(super) struct NishioSearch {
    fruitless: [u128; DIGITS],
}

impl NishioSearch {
    pub(super) fn new() -> Self {
        Self { fruitless: [0; DIGITS] }
    }

    pub(super) fn find(
        &mut self,
        position: &ClassicPosition,
        propagation: &mut Propagation,
        counter: &mut AncestorCounter,
    ) -> Option<ClassicHint> {
        let mut best = BestHint(None);
        for digit in 0..DIGITS {
            let places = places(&position.cells, digit);
            if self.fruitless[digit] != places && !search(position, digit, propagation, counter, &mut best) {
                self.fruitless[digit] = places;
            }
        }
        best.0.map(|(_, found)| found)
    }
}

fn places(marks: &ClassicMarks, digit: usize) -> u128 {
    (0..CELLS).fold(0, |places, cell| places | u128::from(marks[cell] >> digit & 1) << cell)
}

/// Offers the contradictions of one digit. Returns whether there is one.
fn search(
    position: &ClassicPosition,
    digit: usize,
    propagation: &mut Propagation,
    counter: &mut AncestorCounter,
    best: &mut BestHint<ClassicHint>,
) -> bool {
    let alone = ClassicPosition::new(&position.cells.map(|marks| marks & 1 << digit));
    let mut elimination = DigitElimination::default();
    let mut any = false;
    for cell in 0..CELLS {
        if !position.has(cell, digit) || position.cells[cell].is_power_of_two() {
            continue;
        }
        let on = ChainLiteral::on(number(cell, digit));
        for source in [on, on.opposite()] {
            if elimination.suppose(&position.places[digit], cell, source).is_ok() {
                continue;
            }
            propagation.assume(&alone, source, u32::MAX);
            propagation.settle(&alone, SideEffects::Dynamic);
            let Some(clash) = propagation.clash else { continue };
            any = true;
            counter.begin();
            counter.count_clash(propagation, clash);
            let (rule, kind, target) = (ChainRule::Nishio, ChainKind::Contradiction, source.opposite());
            let rank = HintRank::new(rule, kind, counter.claims(), source.index() as u32);
            if best.wants(&rank) {
                let removals = removals(target, &position.cells);
                best.keep(rank, ClassicHint { rule, kind, rank, source, target, house: 0, removals });
            }
        }
    }
    any
}

/// The elimination of [`closure`](super::elimination) for one digit.
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
