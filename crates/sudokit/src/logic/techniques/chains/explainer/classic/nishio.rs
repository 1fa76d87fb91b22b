//! Nishio (rule 23): a candidate that contradicts itself through one digit.
//!
//! Most candidates do not, and the elimination on a board with that digit alone
//! shows it. A digit whose places have not changed since it gave nothing is not
//! tried again.

use super::causes::mark;
use super::complexity::AncestorCounter;
use super::elimination::Contradiction;
use super::position::{CELLS, ClassicPosition, DIGITS, HOUSE, HOUSES, SEATS, bits, single};
use super::propagation::{Propagation, SideEffects};
use super::ranking::{BestHint, HintRank, HintSink};
use super::{ClassicHint, ClassicMarks, Kind, Node, Side};

/// The places of each digit when it last gave nothing.
pub(super) struct Nishio {
    barren: [u128; DIGITS],
}

impl Nishio {
    pub(super) fn new() -> Self {
        Self { barren: [0; DIGITS] }
    }

    pub(super) fn find(
        &mut self,
        board: &ClassicPosition,
        run: &mut Propagation,
        census: &mut AncestorCounter,
    ) -> Option<ClassicHint> {
        let mut best = BestHint(None);
        for digit in 0..DIGITS {
            let places = places(&board.cells, digit);
            if self.barren[digit] != places && !search(board, digit, run, census, &mut best) {
                self.barren[digit] = places;
            }
        }
        best.0.map(|(_, found)| found)
    }
}

fn places(marks: &ClassicMarks, digit: usize) -> u128 {
    (0..CELLS).fold(0, |places, cell| places | u128::from(marks[cell] >> digit & 1) << cell)
}

/// Offers the contradictions of one digit; says whether there is one.
fn search(
    board: &ClassicPosition,
    digit: usize,
    run: &mut Propagation,
    census: &mut AncestorCounter,
    best: &mut BestHint<ClassicHint>,
) -> bool {
    let alone = ClassicPosition::new(&board.cells.map(|marks| marks & 1 << digit));
    let mut spread = DigitElimination::default();
    let mut any = false;
    for cell in 0..CELLS {
        if !board.has(cell, digit) || board.cells[cell].is_power_of_two() {
            continue;
        }
        for side in [Side::On, Side::Off] {
            if spread.suppose(&board.places[digit], cell, side).is_ok() {
                continue;
            }
            let source = Node { cell: cell as u8, digit: digit as u8, side };
            run.assume(&alone, source, u32::MAX);
            run.settle(&alone, SideEffects::Dynamic);
            let Some(clash) = run.clash else { continue };
            any = true;
            census.begin();
            census.count_clash(run, clash);
            let ordinal = u32::from(mark(cell, digit)) * 2 + side as u32;
            let rank = HintRank::new(7.5, census.nodes(), Kind::Contradiction, ordinal);
            if best.wants(&rank) {
                let found =
                    ClassicHint::new(&rank, Kind::Contradiction, source, source.opposite(), &board.cells);
                best.keep(rank, found);
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
    fn suppose(&mut self, places: &[u16; HOUSES], cell: usize, side: Side) -> Result<(), Contradiction> {
        self.places = *places;
        self.singles.clear();
        self.done = 0;
        match side {
            Side::On => self.singles.push(cell as u8),
            Side::Off => self.strike(cell)?,
        }
        while let Some(cell) = self.singles.pop() {
            let cell = cell as usize;
            if self.done >> cell & 1 == 1 {
                continue;
            }
            self.done |= 1 << cell;
            for seat in SEATS[cell] {
                for place in bits(self.places[seat.house()] & !seat.bit()) {
                    self.strike(HOUSE[seat.house()][place] as usize)?;
                }
            }
        }
        Ok(())
    }

    fn strike(&mut self, cell: usize) -> Result<(), Contradiction> {
        for seat in SEATS[cell] {
            let places = self.places[seat.house()] & !seat.bit();
            self.places[seat.house()] = places;
            if single(places) {
                self.singles.push(HOUSE[seat.house()][places.trailing_zeros() as usize]);
            } else if places == 0 {
                return Err(Contradiction);
            }
        }
        Ok(())
    }
}
