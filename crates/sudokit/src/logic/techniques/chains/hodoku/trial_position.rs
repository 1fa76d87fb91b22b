//! A trial position, as HoDoKu keeps it for its nets: with queues of singles.
//!
//! When a cell has only one candidate left, or a digit only one place in a house, it is added to a
//! queue. Nothing is ever undone: a wrong assumption leads to cells and houses without candidates,
//! and HoDoKu continues regardless. Its counts are then slightly wrong too. The nets depend on
//! them, so they are copied.

use crate::base::bits::words;
use crate::base::{Cell, ones};
use crate::logic::techniques::links::Numbering;

/// A position with queues of singles. Candidates are identified by their numbers.
pub(super) struct TrialPosition<'a> {
    nodes: &'a Numbering,
    /// For each candidate, the start of its slots, and a final entry with the total.
    first_slot: Vec<u32>,
    /// The [slots](Numbering::slots) of the candidates, one candidate after another.
    slots: Vec<u16>,
    start: TrialState,
    state: TrialState,
    naked: Vec<u16>,
    hidden: Vec<u16>,
}

#[derive(Clone)]
struct TrialState {
    present: Vec<u64>,
    /// For each cell, the number of candidates left.
    left: Vec<u8>,
    /// For each cell, the candidate that was placed there.
    placed: Vec<Option<u16>>,
    /// For each house and each digit, the number of places that HoDoKu counts.
    free: Vec<u8>,
}

impl TrialState {
    fn copy_from(&mut self, other: &Self) {
        self.present.copy_from_slice(&other.present);
        self.left.copy_from_slice(&other.left);
        self.placed.copy_from_slice(&other.placed);
        self.free.copy_from_slice(&other.free);
    }
}

impl<'a> TrialPosition<'a> {
    pub(super) fn new(nodes: &'a Numbering) -> Self {
        let (geometry, position) = (nodes.geometry(), nodes.position());
        let mut present = vec![0; nodes.words];
        let (mut first_slot, mut slots) = (vec![0], Vec::new());
        for number in 0..nodes.candidates.len() {
            words::insert(&mut present, number);
            slots.extend(nodes.slots(number).map(|slot| slot as u16));
            first_slot.push(slots.len() as u32);
        }
        let houses = 0..geometry.houses().len();
        let places = houses.flat_map(|house| position.places_of_digits(house));
        let start = TrialState {
            present,
            left: geometry.cells().map(|cell| position.marks(cell).len() as u8).collect(),
            placed: vec![None; geometry.len()],
            free: places.map(|places| places.count_ones() as u8).collect(),
        };
        let state = start.clone();
        Self { nodes, first_slot, slots, start, state, naked: Vec::new(), hidden: Vec::new() }
    }

    /// Returns to the original position. When HoDoKu tries moves there, no singles are queued,
    /// because it would have used them.
    pub(super) fn start_again(&mut self) {
        self.state.copy_from(&self.start);
        self.naked.clear();
        self.hidden.clear();
    }

    /// Returns the queued candidates that were the last of their cell when queued, if the cell is
    /// still empty.
    pub(super) fn naked(&self) -> impl Iterator<Item = usize> + '_ {
        self.naked.iter().map(|&number| usize::from(number)).filter(|&number| self.is_open(number))
    }

    /// Returns the queued candidates that are the last of a house, if the cell is still empty.
    pub(super) fn hidden(&self) -> impl Iterator<Item = usize> + '_ {
        let open =
            self.hidden.iter().map(|&number| usize::from(number)).filter(|&number| self.is_open(number));
        open.filter(|&number| self.slots(number).iter().any(|&slot| self.free(slot) == 1))
    }

    fn is_open(&self, number: usize) -> bool {
        self.state.placed[self.cell(number).index()].is_none()
    }

    fn cell(&self, number: usize) -> Cell {
        self.nodes.candidates[number].cell
    }

    /// Returns the slots of a candidate.
    pub(super) fn slots(&self, number: usize) -> &[u16] {
        &self.slots[self.first_slot[number] as usize..self.first_slot[number + 1] as usize]
    }

    /// Returns the number of places that HoDoKu counts in a slot.
    pub(super) fn free(&self, slot: u16) -> u8 {
        self.state.free[usize::from(slot)]
    }

    /// Returns the candidates left in a cell: bit `i` is the `i`-th of its original candidates.
    pub(super) fn left(&self, cell: Cell) -> u64 {
        words::part(&self.state.present, self.nodes.numbers(cell))
    }

    /// Removes a candidate, if it is there.
    pub(super) fn delete(&mut self, number: usize) {
        if !words::contains(&self.state.present, number) {
            return;
        }
        words::remove(&mut self.state.present, number);
        let cell = self.cell(number);
        let left = &mut self.state.left[cell.index()];
        *left -= 1;
        match *left {
            0 => return,
            1 => {
                let last = self.nodes.numbers(cell).start + self.left(cell).trailing_zeros() as usize;
                self.naked.push(last as u16);
            }
            _ => (),
        }
        let Self { nodes, first_slot, slots, state, hidden, .. } = self;
        for &slot in &slots[first_slot[number] as usize..first_slot[number + 1] as usize] {
            let free = &mut state.free[usize::from(slot)];
            *free -= 1;
            match *free {
                0 => forget_one(hidden, nodes.in_slot(slot)),
                1 => hidden.extend(last(nodes.in_slot(slot), &state.present)),
                _ => (),
            }
        }
    }

    /// Places a candidate, even if its cell is filled.
    pub(super) fn place(&mut self, number: usize) {
        let cell = self.cell(number);
        if self.state.placed[cell.index()].replace(number as u16) == Some(number as u16) {
            return;
        }
        let first = self.nodes.numbers(cell).start;
        let old = self.left(cell);
        for other in ones(old) {
            words::remove(&mut self.state.present, first + other);
        }
        self.state.left[cell.index()] = 0;
        for index in 0..self.state.present.len() {
            for bit in ones(self.nodes.seen_by(number)[index] & self.state.present[index]) {
                self.delete(index * 64 + bit);
            }
        }
        let Self { nodes, first_slot, slots, state, hidden, .. } = self;
        for other in ones(old).map(|other| first + other) {
            for &slot in &slots[first_slot[other] as usize..first_slot[other + 1] as usize] {
                let free = &mut state.free[usize::from(slot)];
                *free -= 1;
                if *free == 1 && other != number {
                    hidden.extend(last(nodes.in_slot(slot), &state.present));
                }
            }
        }
    }
}

/// Returns the last place for a digit in a house, unless the count was wrong and it has no place.
fn last(slot: &[u64], present: &[u64]) -> Option<u16> {
    words::each(words::common(slot, present)).next().map(|last| last as u16)
}

/// Removes the first queued single of a house in which the digit has no place left.
fn forget_one(queue: &mut Vec<u16>, slot: &[u64]) {
    if let Some(first) = queue.iter().position(|&queued| words::contains(slot, queued.into())) {
        queue.remove(first);
    }
}
