//! Sue de Coq: two or three cells where a line crosses a region.
//!
//! ```text
//!       c1    c2    c3     c4  c5  c6   c7  c8  c9
//!  r1   1245  1245  .   |  .   12  .  | x   .   x       x: not 1, 2
//!  r2   .     .     45  |                               y: not 4, 5
//!  r3   y     .     y   |
//! ```
//!
//! Two cells with four candidates have two too many. But a cell of the line takes one of 1 and 2,
//! and a cell of the region one of 4 and 5: four cells for four digits. So 1 and 2 are removed from
//! the rest of the line, 4 and 5 from the rest of the region, and a digit of neither cell from
//! both.
//!
//! There may be several such cells in the line and in the region, with further digits of their own,
//! as long as there are as many cells as digits in total.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::base::{Candidate, Cell, DigitSet, Places, ones};
use crate::board::Candidates;
use crate::logic::HodokuLevel::Unfair;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Reason, Technique};

records! {
    SUE_DE_COQ = ("sue-de-coq", AlmostLockedSets, Search::SueDeCoq)
        .hodoku("Sue de Coq", by_default(500, Unfair, 250));
}

/// The maximum number of cells used from a crossing.
const MOST_IN_CROSSING: usize = 3;

/// Returns the maximum number of cells used from a line or a region: all on boards up to 9x9, on
/// larger ones as many as can be tried within a second.
const fn most_in_house(side: usize) -> usize {
    match side {
        0..=9 => side,
        10..=16 => 4,
        17..=36 => 3,
        _ => 2,
    }
}

/// Finds Sue de Coq: rows, then columns; in each, the regions in order.
pub(crate) fn sue_de_coq(parts: &mut HouseCellGroups, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let Scan { candidates, dirty, .. } = *scan;
    let geometry = candidates.geometry();
    let side = geometry.side();
    let mut open = Vec::with_capacity(side);
    let mut middles = Vec::new();
    for line in 0..2 * side {
        for region in 2 * side..3 * side {
            let common = geometry.meet(line, region) & candidates.empty_places(line);
            if common.count_ones() < 2 || !(dirty.has_house(line) || dirty.has_house(region)) {
                continue;
            }
            scan.check()?;
            collect_empty_cells(candidates, line, common, &mut open);
            middles.clear();
            grow(
                &open,
                GroupLimits { cells: MOST_IN_CROSSING, excess: side },
                CellGroup::default(),
                &mut middles,
            );
            middles.retain(|middle| middle.size > 1 && middle.excess > 1);
            if middles.is_empty() {
                continue;
            }
            parts.list(candidates, line);
            parts.list(candidates, region);
            let crossing = LineRegionCrossing { candidates, parts, line, region };
            for middle in &middles {
                scan.check()?;
                crossing.around(middle, scan)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Some cells of a house.
#[derive(Clone, Copy, Default, Debug)]
struct CellGroup {
    places: Places,
    digits: DigitSet,
    /// The number of cells.
    size: usize,
    /// The number of digits beyond the number of cells.
    excess: usize,
}

impl CellGroup {
    /// Returns how many of these digits it must take, because it has that many more cells than
    /// other digits.
    fn takes(&self, digits: DigitSet) -> usize {
        (self.digits & digits).len().saturating_sub(self.excess)
    }

    /// Whether this group in the line takes a digit from the middle cells and leaves one for the
    /// region to take.
    fn takes_from(&self, middle: &Self) -> bool {
        self.excess < middle.size
            && self.places & middle.places == 0
            && (1..middle.excess).contains(&self.takes(middle.digits))
    }
}

/// An empty cell of a house.
#[derive(Clone, Copy, PartialEq, Eq)]
struct EmptyCell {
    /// Its index in the house.
    place: usize,
    marks: DigitSet,
}

/// Finds the empty cells of a house at these places.
fn collect_empty_cells(candidates: &Candidates, house: usize, places: Places, open: &mut Vec<EmptyCell>) {
    let (_, cells) = candidates.geometry().house(house);
    open.clear();
    for place in ones(candidates.empty_places(house) & places) {
        open.push(EmptyCell { place, marks: candidates.marks(cells[place]) });
    }
}

/// The limits of a group: its cells, and its digits beyond that number.
#[derive(Clone, Copy)]
struct GroupLimits {
    cells: usize,
    excess: usize,
}

/// Lists all groups of some cells, each group before those that extend it: 1, 1 2, 1 2 3, 1 3, 2, …
fn grow(open: &[EmptyCell], limits: GroupLimits, chosen: CellGroup, list: &mut Vec<CellGroup>) {
    for (number, cell) in open.iter().enumerate() {
        let rest = &open[number + 1..];
        let size = chosen.size + 1;
        let new = cell.marks - chosen.digits;
        // One more cell, and its new digits.
        let excess = (chosen.excess + new.len()).saturating_sub(1);
        let part =
            CellGroup { places: chosen.places | 1 << cell.place, digits: chosen.digits | new, size, excess };
        if excess <= limits.excess {
            list.push(part);
        }
        // Each following cell may reduce the excess by one.
        if size < limits.cells && excess <= limits.excess + rest.len() {
            grow(rest, limits, part, list);
        }
    }
}

/// For each line and region, the groups of cells that may take digits from a crossing. They are
/// listed when first needed, and again when the house has changed.
///
/// The cells of the crossing must make up for the excess of the groups in both houses. Each house
/// must take part, or it would be a naked set. So the excess of each is less than the number of
/// cells in the crossing.
#[derive(Default)]
pub(crate) struct HouseCellGroups(Vec<ListedGroups>);

/// The groups of a house, and the cells from which they were built.
#[derive(Default)]
struct ListedGroups {
    open: Vec<EmptyCell>,
    parts: Vec<CellGroup>,
}

impl HouseCellGroups {
    /// Lists the groups of a house.
    fn list(&mut self, candidates: &Candidates, house: usize) {
        let side = candidates.geometry().side();
        if self.0.len() != 3 * side {
            self.0.clear();
            self.0.resize_with(3 * side, ListedGroups::default);
        }
        let mut open = Vec::with_capacity(side);
        collect_empty_cells(candidates, house, Places::MAX, &mut open);
        let listed = &mut self.0[house];
        if listed.open != open {
            listed.parts.clear();
            let limits = GroupLimits { cells: most_in_house(side), excess: MOST_IN_CROSSING - 1 };
            grow(&open, limits, CellGroup::default(), &mut listed.parts);
            listed.open = open;
        }
    }

    /// Returns the listed groups of a house.
    fn of(&self, house: usize) -> &[CellGroup] {
        &self.0[house].parts
    }
}

/// A line and a region, by their numbers.
struct LineRegionCrossing<'a> {
    candidates: &'a Candidates,
    parts: &'a HouseCellGroups,
    line: usize,
    region: usize,
}

impl LineRegionCrossing<'_> {
    /// Looks for cells of the line and of the region that take the excess digits of the middle
    /// cells.
    fn around(&self, middle: &CellGroup, scan: &mut Scan<'_>) -> ControlFlow<()> {
        for line in self.parts.of(self.line).iter().filter(|line| line.takes_from(middle)) {
            let missing = middle.excess - line.takes(middle.digits);
            let inside = self.in_region(middle.places | line.places);
            let taken = line.digits & middle.digits;
            for region in self.parts.of(self.region) {
                let is_spread = (region.digits & taken).is_empty()
                    && region.places & inside == 0
                    && region.takes(middle.digits) == missing;
                if is_spread {
                    self.conclude([middle, line, region], scan)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Converts places in the line to places in the region, as far as they are in it.
    fn in_region(&self, places: Places) -> Places {
        let geometry = self.candidates.geometry();
        let (line, region) = (geometry.house(self.line).1, geometry.house(self.region).1);
        ones(places & geometry.meet(self.line, self.region))
            .filter_map(|place| region.iter().position(|&cell| cell == line[place]))
            .fold(0, |all, place| all | 1 << place)
    }

    /// Eliminates the digits of the three groups everywhere else: first in the region, then in the
    /// line.
    fn conclude(&self, [middle, line, region]: [&CellGroup; 3], scan: &mut Scan<'_>) -> ControlFlow<()> {
        let geometry = self.candidates.geometry();
        let shared = line.digits & region.digits;
        let of_region = ((middle.digits | region.digits) - line.digits) | shared;
        let of_line = ((middle.digits | line.digits) - region.digits) | shared;
        let mut victims = Vec::new();
        for (house, inside, digits) in [
            (self.region, region.places | self.in_region(middle.places), of_region),
            (self.line, line.places | middle.places, of_line),
        ] {
            let (_, cells) = geometry.house(house);
            for place in ones(self.candidates.empty_places(house) & !inside) {
                let cell = cells[place];
                victims.extend(Candidate::each(cell, self.candidates.marks(cell) & digits));
            }
        }
        // A candidate in both the line and the region may occur twice.
        let mut seen = BTreeSet::new();
        victims.retain(|&victim| seen.insert(victim));
        scan.eliminate(Technique::SueDeCoq, victims, || self.reason([middle, line, region]))
    }

    /// Digits that the line takes belong to the line, all others to the region.
    fn reason(&self, [middle, line, region]: [&CellGroup; 3]) -> Reason {
        let geometry = self.candidates.geometry();
        let houses = [self.line, self.region].map(|number| geometry.house(number));
        let cells_of = |(_, cells): (_, &[Cell]), part: &CellGroup| -> Vec<Cell> {
            ones(part.places).map(|place| cells[place]).collect()
        };
        let cells = [cells_of(houses[0], middle), cells_of(houses[0], line), cells_of(houses[1], region)];
        let others = (middle.digits - line.digits) | region.digits;
        let in_line = line.digits.into_iter().map(|digit| (digit, houses[0].0));
        let in_region = others.into_iter().map(|digit| (digit, houses[1].0));
        Reason::Spread { cells: cells.concat(), places: in_line.chain(in_region).collect() }
    }
}
