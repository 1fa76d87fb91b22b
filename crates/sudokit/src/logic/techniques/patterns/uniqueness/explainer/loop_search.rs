//! The search for deadly loops.
//!
//! The search starts at a cell with two candidates and goes to cells that have both of them, each
//! time through a house of another kind than the last. Cells with further candidates are guarded.
//! Two of them are always allowed, more only if they all have the same single further candidate.

use super::DeadlyLoop;
use crate::base::{Cell, DigitSet, Places, ones};
use crate::board::Candidates;
use crate::logic::techniques::StopCheck;

/// A loop has at least four cells.
const SHORTEST: usize = 4;

/// The number of cells in a loop that may have any guardians.
const FREE_CELLS: i32 = 2;

/// Calls `found` with every deadly loop. Most are found several times, from different cells and in
/// both directions.
pub(super) fn for_each_loop(
    candidates: &Candidates,
    stop: &StopCheck<'_>,
    found: &mut dyn FnMut(&DeadlyLoop),
) {
    let geometry = candidates.geometry();
    let mut visits = vec![[HouseVisit::Open; 2]; geometry.houses().len()];
    for start in geometry.cells() {
        if !geometry.is_classic() && stop() {
            return;
        }
        let digits = candidates.marks(start);
        let mut each = digits.into_iter();
        if let (Some(first), Some(second), None) = (each.next(), each.next(), each.next()) {
            let deadly = DeadlyLoop { digits: [first, second], cells: Vec::new() };
            let mut search = LoopSearch { candidates, digits, deadly, visits: &mut visits, found };
            if search.has_partners(start) {
                search.visit(start, None, DigitSet::EMPTY, FREE_CELLS);
            }
        }
    }
}

/// Whether the loop passes through a house.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HouseVisit {
    Open,
    Done,
}

struct LoopSearch<'a> {
    candidates: &'a Candidates,
    digits: DigitSet,
    deadly: DeadlyLoop,
    /// For each house, whether it contains an even and whether it contains an odd cell of the loop.
    /// If the digits can be swapped, no house has two of the same parity.
    visits: &'a mut [[HouseVisit; 2]],
    found: &'a mut dyn FnMut(&DeadlyLoop),
}

impl LoopSearch<'_> {
    /// Continues from a cell that was reached through the `via`-th house of the last one.
    ///
    /// `extra` collects the further candidates of all cells tried from here, even of those that the
    /// loop then does not use. So whether a third guarded cell is allowed depends on the order of
    /// the houses. A plain search would find a few more loops, but Sudoku Explainer does not.
    fn visit(&mut self, cell: Cell, via: Option<usize>, mut extra: DigitSet, free: i32) {
        let geometry = self.candidates.geometry();
        self.mark(cell, HouseVisit::Done);
        self.deadly.cells.push(cell);
        for (kind, place) in geometry.places_regions_first(cell).enumerate() {
            if via == Some(kind) {
                continue;
            }
            let house = usize::from(place.house);
            let (_, cells) = geometry.house(house);
            for next in ones(self.both(house)).map(|place| cells[place]) {
                if next == self.deadly.cells[0] && self.deadly.cells.len() >= SHORTEST {
                    if self.is_deadly() {
                        (self.found)(&self.deadly);
                    }
                } else if !self.deadly.cells.contains(&next) {
                    let further = self.candidates.marks(next) - self.digits;
                    extra |= further;
                    let is_allowed = further.is_empty() || extra.len() == 1 || free > 0;
                    if is_allowed && self.is_new(next) && self.has_partners(next) {
                        self.visit(next, Some(kind), extra, free - i32::from(!further.is_empty()));
                    }
                }
            }
        }
        self.deadly.cells.pop();
        self.mark(cell, HouseVisit::Open);
    }

    /// Marks the houses of the next cell, or of the last one.
    fn mark(&mut self, cell: Cell, visit: HouseVisit) {
        let parity = self.deadly.cells.len() % 2;
        for place in self.candidates.geometry().places(cell) {
            self.visits[usize::from(place.house)][parity] = visit;
        }
    }

    /// Whether no house of a cell has been visited with the same parity.
    fn is_new(&self, cell: Cell) -> bool {
        let parity = self.deadly.cells.len() % 2;
        let mut places = self.candidates.geometry().places(cell).iter();
        places.all(|place| self.visits[usize::from(place.house)][parity] == HouseVisit::Open)
    }

    /// Whether each house of a cell has another cell with both digits. If not, no loop passes
    /// through the cell, and most cells need no visit.
    fn has_partners(&self, cell: Cell) -> bool {
        let mut places = self.candidates.geometry().places(cell).iter();
        places.all(|place| !self.both(usize::from(place.house)).is_power_of_two())
    }

    /// Returns the places of a house that have both digits.
    fn both(&self, house: usize) -> Places {
        let [first, second] = self.deadly.digits;
        self.candidates.places(house, first) & self.candidates.places(house, second)
    }

    /// Whether the two digits could be swapped along the whole loop: each house with a cell of the
    /// loop has two, one of each parity. Houses with fewer cells than digits must not be touched.
    fn is_deadly(&self) -> bool {
        let geometry = self.candidates.geometry();
        let cells = &self.deadly.cells;
        let is_balanced = |&cell: &Cell| {
            let mut places = geometry.places(cell).iter();
            places.all(|place| self.visits[usize::from(place.house)] == [HouseVisit::Done; 2])
        };
        let mut small = geometry.houses().filter(|(_, members)| members.len() < geometry.side());
        cells.iter().all(is_balanced)
            && small.all(|(_, members)| !members.iter().any(|member| cells.contains(member)))
    }
}
