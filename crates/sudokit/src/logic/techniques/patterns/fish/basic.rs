//! Basic fish: rows and columns without fins. Lines and crossing lines are the items and places of
//! a [locked set](super::super::locked_sets).
//!
//! Sudoku Explainer starts with the first lines, whatever the digit, and looks only where a fish of
//! this size is not the larger of two halves: the remaining lines form a smaller fish in the other
//! direction. HoDoKu goes from digit to digit.

use std::ops::ControlFlow;

use crate::base::{Candidate, Digit, Places, ones};
use crate::board::Candidates;
use crate::logic::techniques::patterns::locked_sets;
use crate::logic::techniques::patterns::locked_sets::{LockedItem, LockedItems};
use crate::logic::techniques::{Fins, FishKind, FishShape, Scan};
use crate::logic::{Fish, Program, Reason, Technique};

/// The base lines and the crossing lines of a fish, by the number of the first of each.
#[derive(Clone, Copy)]
struct FishLines {
    base: usize,
    cover: usize,
}

impl FishLines {
    /// Returns rows as the base, then columns as the base.
    fn both(side: usize) -> [Self; 2] {
        [Self { base: 0, cover: side }, Self { base: side, cover: 0 }]
    }

    /// Collects the lines in which the digit has two to `size` places. Returns the number of lines
    /// in which it has any.
    fn open(self, candidates: &Candidates, digit: Digit, size: usize, items: &mut Vec<LockedItem>) -> usize {
        let mut open = 0;
        items.clear();
        for number in 0..candidates.geometry().side() {
            let places = candidates.places(self.base + number, digit);
            open += usize::from(places != 0);
            if (2..=size).contains(&(places.count_ones() as usize)) {
                items.push(LockedItem { number, places });
            }
        }
        open
    }

    /// Emits a fish, if it eliminates anything.
    fn emit(self, size: usize, digit: Digit, fish: LockedItems, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let candidates = scan.candidates;
        let Some(technique) = Technique::fish(FishKind { size, shape: FishShape::Basic, fins: Fins::None })
        else {
            return ControlFlow::Continue(());
        };
        let names = |first: usize, lines: Places| {
            ones(lines).map(|line| candidates.geometry().house(first + line).0).collect()
        };
        scan.eliminate(technique, self.victims(candidates, digit, fish), || {
            let (base, cover) = (names(self.base, fish.items), names(self.cover, fish.places));
            Reason::Fish(Fish { digit, base, cover, fins: Vec::new() })
        })
    }

    /// Returns the rest of the cover, cell by cell.
    fn victims(self, candidates: &Candidates, digit: Digit, fish: LockedItems) -> Vec<Candidate> {
        let rest_of = |line: usize| {
            let (_, cells) = candidates.geometry().house(self.cover + line);
            let rest = candidates.places(self.cover + line, digit) & !fish.items;
            ones(rest).map(|place| Candidate { cell: cells[place], digit })
        };
        let mut victims: Vec<Candidate> = ones(fish.places).flat_map(rest_of).collect();
        victims.sort();
        victims
    }
}

/// Finds all fish of this size, by base lines, columns first, and then by digits.
pub(crate) fn by_lines(size: usize, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let side = candidates.geometry().side();
    let mut items = Vec::with_capacity(side);
    let [rows, columns] = FishLines::both(side);
    for lines in [columns, rows] {
        let mut found: Vec<(LockedItems, Digit)> = Vec::new();
        for digit in Digit::all(side) {
            if lines.open(candidates, digit, size, &mut items) < 2 * size {
                continue;
            }
            let _ = locked_sets::sets(size, Program::Explainer, &items, &mut |set| {
                found.push((set, digit));
                ControlFlow::Continue(())
            });
        }
        found.sort_by_key(|(set, digit)| (set.items, *digit));
        for (set, digit) in found {
            lines.emit(size, digit, set, scan)?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds all fish of this size, by digits and then by base lines, rows first.
pub(crate) fn by_digits(size: usize, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let side = candidates.geometry().side();
    let mut items = Vec::with_capacity(side);
    for digit in scan.dirty_digits() {
        for lines in FishLines::both(side) {
            if lines.open(candidates, digit, size, &mut items) > size {
                locked_sets::sets(size, Program::Hodoku, &items, &mut |set| {
                    lines.emit(size, digit, set, scan)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
