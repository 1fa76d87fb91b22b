//! HoDoKu's singles, in the order in which they appear.
//!
//! HoDoKu does not search for singles but queues them. When a candidate is removed, a cell may have
//! only one candidate left, or a house only one place for a digit. Each kind is appended to its own
//! queue and taken from the front. So the first single is the one that appeared first, and that
//! depends on the order in which candidates were removed.
//!
//! ```text
//!  placed, removed ──▶ naked   r3c7=8  r8c8=4  …   the oldest first
//!                  └─▶ hidden  r4c8=2  r1c6=7  …
//! ```
//!
//! A queued single is out of date if its cell has been filled since.

use std::collections::VecDeque;

use super::techniques::patterns::singles;
use super::{Step, Technique};
use crate::base::{Candidate, Cell, Digit};
use crate::board::{Candidates, Grid, Puzzle};

/// The queues of singles.
#[derive(Clone, Debug)]
pub(crate) struct HodokuSingles {
    naked: VecDeque<Candidate>,
    hidden: VecDeque<Candidate>,
}

impl HodokuSingles {
    /// Collects the singles of a position, in the order in which they appear if its digits are
    /// placed from the first cell on and its other candidates are then removed.
    pub(crate) fn of(position: &Candidates) -> Self {
        let geometry = position.geometry();
        let mut singles = Self { naked: VecDeque::new(), hidden: VecDeque::new() };
        let empty = Puzzle::try_from(Grid::empty(geometry.clone())).expect("an empty board breaks no rule");
        let mut candidates = empty.candidates();
        let filled = geometry.cells().filter_map(|cell| Some((cell, position.digit(cell)?)));
        for (cell, digit) in filled {
            singles.place(&mut candidates, Candidate { cell, digit });
        }
        for cell in position.empty_cells() {
            for digit in candidates.marks(cell) - position.marks(cell) {
                singles.remove(&mut candidates, Candidate { cell, digit });
            }
        }
        singles
    }

    /// Applies a step and queues the singles it creates.
    pub(crate) fn apply(&mut self, candidates: &mut Candidates, step: &Step) {
        for &candidate in &step.eliminations {
            self.remove(candidates, candidate);
        }
        for &candidate in &step.placements {
            self.place(candidates, candidate);
        }
    }

    fn remove(&mut self, candidates: &mut Candidates, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        if !candidates.has(candidate) {
            return;
        }
        candidates.remove(candidate);
        self.queue_cell(candidates, cell);
        let geometry = candidates.geometry();
        for place in geometry.places(cell) {
            let house = usize::from(place.house);
            let places = candidates.places(house, digit);
            if places == 0 {
                let cells = geometry.house(house).1;
                let is_there = |note: &Candidate| note.digit == digit && cells.contains(&note.cell);
                let noted = self.hidden.iter().position(is_there);
                noted.map(|number| self.hidden.remove(number));
            } else {
                self.queue_house(candidates, house, digit, None);
            }
        }
    }

    fn place(&mut self, candidates: &mut Candidates, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        let before = candidates.marks(cell);
        let geometry = candidates.geometry().clone();
        // The cell itself still counts as a place for the digit, so no house of the cell has its
        // last place elsewhere.
        for &peer in geometry.peers(cell) {
            let victim = Candidate { cell: peer, digit };
            if candidates.has(victim) {
                candidates.remove(victim);
                self.queue_cell(candidates, peer);
                for place in geometry.places(peer) {
                    self.queue_house(candidates, place.house.into(), digit, Some(cell));
                }
            }
        }
        candidates.place(candidate);
        for other in before.without(digit) {
            for place in geometry.places(cell) {
                self.queue_house(candidates, place.house.into(), other, None);
            }
        }
    }

    /// Queues the last candidate of a cell.
    fn queue_cell(&mut self, candidates: &Candidates, cell: Cell) {
        if let Some(digit) = candidates.marks(cell).single() {
            self.naked.push_back(Candidate { cell, digit });
        }
    }

    /// Queues the last place for a digit in a house, unless it is the cell `unless`.
    fn queue_house(&mut self, candidates: &Candidates, house: usize, digit: Digit, unless: Option<Cell>) {
        if candidates.singles(house).contains(digit) {
            let place = singles::only(candidates.places(house, digit));
            let cell = candidates.geometry().house(house).1[place];
            if Some(cell) != unless {
                self.hidden.push_back(Candidate { cell, digit });
            }
        }
    }

    /// Returns the oldest naked single that is the last empty cell of a house.
    pub(crate) fn full_house(&self, candidates: &Candidates) -> Option<Step> {
        let open = self.naked.iter().filter(|note| candidates.has(**note));
        let mut full = open.filter_map(|&note| {
            let mut houses = candidates.geometry().places(note.cell).iter().map(|place| place.house.into());
            let house = houses.find(|&house| candidates.empty_places(house).is_power_of_two())?;
            Some(singles::place_in(Technique::FullHouse, candidates, house, note))
        });
        full.next()
    }

    /// Returns the oldest naked single.
    pub(crate) fn naked_single(&mut self, candidates: &Candidates) -> Option<Step> {
        oldest(&mut self.naked, candidates).map(singles::naked_single)
    }

    /// Returns the oldest hidden single. If it is no longer a hidden single, drops it and returns
    /// nothing this time.
    pub(crate) fn hidden_single(&mut self, candidates: &Candidates) -> Option<Step> {
        let note = oldest(&mut self.hidden, candidates)?;
        let mut houses = candidates.geometry().places_regions_first(note.cell);
        let is_last = |house: usize| candidates.places(house, note.digit).is_power_of_two();
        let Some(house) = houses.find(|place| is_last(place.house.into())) else {
            self.hidden.pop_front();
            return None;
        };
        Some(singles::place_in(Technique::HiddenSingle, candidates, house.house.into(), note))
    }
}

/// Drops queued singles whose cell is filled, and returns the first whose cell is empty.
fn oldest(notes: &mut VecDeque<Candidate>, candidates: &Candidates) -> Option<Candidate> {
    while let Some(&note) = notes.front() {
        if candidates.digit(note.cell).is_none() {
            return Some(note);
        }
        notes.pop_front();
    }
    None
}
