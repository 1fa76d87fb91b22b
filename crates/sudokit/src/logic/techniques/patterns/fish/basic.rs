//! Basic fish: rows and columns without fins. Lines and crossing lines are the items
//! and places of a [locked set](super::super::locked_sets).
//!
//! Sudoku Explainer wants the first lines first, whatever the digit, and looks
//! only where a fish of this size is not the larger half of two: the lines that
//! are left over form a smaller one the other way round. HoDoKu goes from digit
//! to digit.

use std::ops::ControlFlow;

use crate::base::{Candidate, Digit, Places, ones};
use crate::board::Candidates;
use crate::logic::techniques::patterns::locked_sets;
use crate::logic::techniques::patterns::locked_sets::{LockedItem, LockedItems, SetOrder};
use crate::logic::techniques::{Dirty, FishKind, Sink};
use crate::logic::{Fish, Reason, Step, Technique};

/// Which lines are the base of a fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum BaseLines {
    Columns,
    Rows,
}

impl BaseLines {
    /// The numbers of the first base house and the first cover house.
    fn houses(self, side: usize) -> (usize, usize) {
        match self {
            Self::Columns => (side, 0),
            Self::Rows => (0, side),
        }
    }
}

/// All fish of this size, by base lines and then by digits.
pub(crate) fn by_lines(size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let side = candidates.geometry().side();
    let mut items = Vec::with_capacity(side);
    for base in [BaseLines::Columns, BaseLines::Rows] {
        let mut found: Vec<(LockedItems, Digit)> = Vec::new();
        for digit in Digit::all(side) {
            if open_lines(candidates, base, digit, size, &mut items) < 2 * size {
                continue;
            }
            let _ = locked_sets::sets(size, SetOrder::ByHighest, &items, &mut |set| {
                found.push((set, digit));
                ControlFlow::Continue(())
            });
        }
        found.sort_by_key(|(set, digit)| (set.items, *digit));
        for (set, digit) in found {
            emit(size, candidates, base, digit, set, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// All fish of this size, by digits and then by base lines.
pub(crate) fn by_digits(
    size: usize,
    candidates: &Candidates,
    dirty: Dirty<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let side = candidates.geometry().side();
    let mut items = Vec::with_capacity(side);
    for digit in dirty.digits(side) {
        for base in [BaseLines::Rows, BaseLines::Columns] {
            if open_lines(candidates, base, digit, size, &mut items) > size {
                locked_sets::sets(size, SetOrder::ByLowest, &items, &mut |set| {
                    emit(size, candidates, base, digit, set, sink)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Collects the lines in which the digit has up to `size` places, but not one.
/// Returns in how many lines it has any.
fn open_lines(
    candidates: &Candidates,
    base: BaseLines,
    digit: Digit,
    size: usize,
    items: &mut Vec<LockedItem>,
) -> usize {
    let side = candidates.geometry().side();
    let (first, _) = base.houses(side);
    let mut open = 0;
    items.clear();
    for number in 0..side {
        let places = candidates.places(first + number, digit);
        open += usize::from(places != 0);
        if (2..=size).contains(&(places.count_ones() as usize)) {
            items.push(LockedItem { number, places });
        }
    }
    open
}

/// Emits a fish, if it rules anything out.
fn emit(
    size: usize,
    candidates: &Candidates,
    base: BaseLines,
    digit: Digit,
    fish: LockedItems,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let victims = victims(candidates, base, digit, fish);
    let Some(technique) = Technique::fish(FishKind::basic(size)).filter(|_| !victims.is_empty()) else {
        return ControlFlow::Continue(());
    };
    let geometry = candidates.geometry();
    let (first_base, first_cover) = base.houses(geometry.side());
    let houses =
        |first: usize, lines: Places| ones(lines).map(|line| geometry.house(first + line).0).collect();
    let (base, cover) = (houses(first_base, fish.items), houses(first_cover, fish.places));
    let reason = Reason::Fish(Fish { digit, base, cover, fins: Vec::new() });
    sink(Step::remove(technique, reason, victims).rated())
}

/// The rest of the cover, cell by cell.
fn victims(candidates: &Candidates, base: BaseLines, digit: Digit, fish: LockedItems) -> Vec<Candidate> {
    let geometry = candidates.geometry();
    let (_, first) = base.houses(geometry.side());
    let mut victims: Vec<Candidate> = ones(fish.places)
        .flat_map(|line| {
            let (_, cells) = geometry.house(first + line);
            let rest = candidates.places(first + line, digit) & !fish.items;
            ones(rest).map(|place| Candidate { cell: cells[place], digit })
        })
        .collect();
    victims.sort();
    victims
}
