//! Unique rectangles with four empty corners: types 1 to 6 and hidden rectangles.
//!
//! Corners that have no candidates besides the two digits are *plain*. The others are *guarded*:
//! one of their other candidates, the guardians, is true.
//!
//! 1. One corner is guarded: it holds neither of the two digits.
//! 2. Two corners of a line are guarded by one digit: cells that see both lose it.
//! 3. The guardians of two corners act as one cell of a naked set in a house of both.
//! 4. One of the two digits must be in one of two guarded corners of a line: neither holds the
//!    other digit.
//! 5. Like 2, with opposite corners or with three.
//! 6. Opposite corners are guarded, and in all rows and columns of the rectangle one of the two
//!    digits has places only at the corners. In the guarded corners it would complete the pattern.
//!
//! *Hidden*: one corner is plain. In the row and the column of the opposite corner, one digit has
//! places only at the corners. If the opposite corner held the other digit, the pattern would be
//! complete.
//!
//! ```text
//!  r1   12  . . | 12+ .  .     Row 3 and column 4 have their 1 at the corners.
//!  r2   .   . . | .   .  .     If r3c4 were 2, r3c1 and r1c4 would be 1, and r1c1,
//!  r3   12+ . . | 12+ .  .     which is plain, would be 2.
//! ```

use std::ops::ControlFlow;

use super::corners::{RectangleSide, SeenRectangles, is_within_limits, line, lines, shared};
use crate::base::{Candidate, Cell, Digit, DigitSet, ones};
use crate::board::Candidates;
use crate::logic::techniques::Scan;
use crate::logic::techniques::patterns::uniqueness::explainer::DeadlyLoop;
use crate::logic::techniques::search::RectangleKind;
use crate::logic::{Escape, LockedSet, SetKind, Step, Technique};

/// Larger sets are too hard to see. The classic board has none, because the two digits of the
/// rectangle do not belong to the set.
const LARGEST_SET: usize = 8;

/// A rectangle with empty corners.
pub(super) struct UniqueRectangle {
    deadly: DeadlyLoop,
    /// The corners with no candidates besides the two digits, in order.
    plain: Vec<Cell>,
    /// The other corners, in order.
    guarded: Vec<Cell>,
}

/// Returns all rectangles with empty corners that begin at one with two candidates.
pub(super) fn rectangles(candidates: &Candidates) -> Vec<UniqueRectangle> {
    let geometry = candidates.geometry();
    let allowed = allowed(candidates);
    let mut seen = SeenRectangles::default();
    let mut rectangles = Vec::new();
    for start in candidates.empty_cells() {
        let both = candidates.marks(start);
        let mut each = both.into_iter();
        let (Some(smaller), Some(larger), None) = (each.next(), each.next(), each.next()) else { continue };
        let digits = [smaller, larger];
        // A corner with one candidate is a single, and is filled first.
        let fits = |cell: Cell| {
            (both - allowed[cell.index()]).is_empty() && candidates.marks(cell).single().is_none()
        };
        for side in RectangleSide::from(start, geometry, fits) {
            for opposite in side.opposite(geometry).filter(|cells| cells.iter().all(|&cell| fits(cell))) {
                let Some(corners) = side.corners(opposite, geometry) else { continue };
                if is_within_limits(candidates, corners, digits) && seen.insert(corners, geometry) {
                    let mut sorted = corners;
                    sorted.sort();
                    let is_plain = |cell: &Cell| (candidates.marks(*cell) - both).is_empty();
                    let (plain, guarded) = sorted.into_iter().partition(is_plain);
                    rectangles.push(UniqueRectangle {
                        deadly: DeadlyLoop { digits, cells: corners.to_vec() },
                        plain,
                        guarded,
                    });
                }
            }
        }
    }
    rectangles
}

/// Returns the digits that each empty cell could hold, judging only by the digits on the board.
fn allowed(candidates: &Candidates) -> Vec<DigitSet> {
    let geometry = candidates.geometry();
    let start = |cell| match candidates.digit(cell) {
        Some(_) => DigitSet::EMPTY,
        None => DigitSet::full(geometry.side()),
    };
    let mut allowed: Vec<DigitSet> = geometry.cells().map(start).collect();
    for (_, cells) in geometry.houses() {
        let placed: DigitSet = cells.iter().filter_map(|&cell| candidates.digit(cell)).collect();
        for cell in cells {
            allowed[cell.index()] = allowed[cell.index()] - placed;
        }
    }
    allowed
}

impl UniqueRectangle {
    /// Emits the steps of this kind that the rectangle allows.
    pub(super) fn steps(&self, kind: RectangleKind, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let geometry = scan.candidates.geometry();
        match (kind, &self.plain[..], &self.guarded[..]) {
            (RectangleKind::Type1, _, &[cell]) => {
                let victims = self.deadly.digits.map(|digit| Candidate { cell, digit });
                self.emit(Technique::UniqueRectangle1, Escape::OneCell, victims, scan)
            }
            (RectangleKind::Type2, [_, _], &[a, b]) if line([a, b], geometry).is_some() => {
                self.one_digit(Technique::UniqueRectangle2, scan)
            }
            (RectangleKind::Type3, [_, _], &[a, b]) => self.sets([a, b], scan),
            (RectangleKind::Type4, [_, _], &[a, b]) => self.locked([a, b], scan),
            (RectangleKind::Type5, [_, _], &[a, b]) if line([a, b], geometry).is_none() => {
                self.one_digit(Technique::UniqueRectangle5, scan)
            }
            (RectangleKind::Type5, [_], _) => self.one_digit(Technique::UniqueRectangle5, scan),
            (RectangleKind::Type6, [_, _], &[a, b]) if line([a, b], geometry).is_none() => {
                self.crossed([a, b], scan)
            }
            (RectangleKind::Hidden, &[a], _) => self.hidden(&[a], scan),
            (RectangleKind::Hidden, &[a, b], _) if line([a, b], geometry).is_none() => {
                self.hidden(&[a, b], scan)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    fn one_digit(&self, technique: Technique, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let candidates = scan.candidates;
        let Some(digit) = self.extras(candidates).single() else { return ControlFlow::Continue(()) };
        let victims = candidates.seen_by_all(&self.guarded, digit);
        self.emit(technique, Escape::OneDigit, victims, scan)
    }

    /// Finds type 3, in every house of both corners.
    fn sets(&self, corners: [Cell; 2], scan: &mut Scan<'_>) -> ControlFlow<()> {
        let candidates = scan.candidates;
        let geometry = candidates.geometry();
        for house in geometry.places(corners[0]).iter().map(|place| usize::from(place.house)) {
            let (_, cells) = geometry.house(house);
            if !cells.contains(&corners[1]) {
                continue;
            }
            let helps = |cell: &Cell| {
                let marks = candidates.marks(*cell);
                !corners.contains(cell) && !marks.is_empty() && (marks & self.both()).is_empty()
            };
            let helpers: Vec<Cell> = cells.iter().copied().filter(helps).collect();
            self.grow(house, &mut corners.to_vec(), self.extras(candidates), &helpers, scan)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds each helper to a set, and then those after it.
    fn grow(
        &self,
        house: usize,
        set: &mut Vec<Cell>,
        digits: DigitSet,
        helpers: &[Cell],
        scan: &mut Scan<'_>,
    ) -> ControlFlow<()> {
        for (i, &helper) in helpers.iter().enumerate() {
            let digits = digits | scan.candidates.marks(helper);
            if digits.len() > LARGEST_SET {
                continue;
            }
            set.push(helper);
            // The two corners count as one cell.
            if digits.len() == set.len() - 1 {
                self.naked_set(house, set, digits, scan)?;
            }
            self.grow(house, set, digits, &helpers[i + 1..], scan)?;
            set.pop();
        }
        ControlFlow::Continue(())
    }

    /// Removes the digits of a set from the rest of its house or, if the set is in a line and a
    /// region, from both.
    fn naked_set(
        &self,
        house: usize,
        set: &[Cell],
        digits: DigitSet,
        scan: &mut Scan<'_>,
    ) -> ControlFlow<()> {
        let candidates = scan.candidates;
        let geometry = candidates.geometry();
        let [row, column, region] = shared(set, geometry);
        let line = row.or(column);
        if line.is_some_and(|line| line != house) {
            return ControlFlow::Continue(());
        }
        let mut victims: Vec<Candidate> = Vec::new();
        for house in [Some(house), line.and(region)].into_iter().flatten() {
            let rest = geometry.house(house).1.iter().filter(|cell| !set.contains(cell));
            let found = rest.flat_map(|&cell| Candidate::each(cell, candidates.marks(cell) & digits));
            let new: Vec<Candidate> = found.filter(|victim| !victims.contains(victim)).collect();
            if new.is_empty() {
                break;
            }
            victims.extend(new);
        }
        let (house, _) = geometry.house(house);
        let helpers = LockedSet { kind: SetKind::Naked, house, cells: set[2..].to_vec(), digits };
        self.emit(Technique::UniqueRectangle3, Escape::Set(helpers), victims, scan)
    }

    /// Finds type 4. The smaller digit is preferred.
    fn locked(&self, corners: [Cell; 2], scan: &mut Scan<'_>) -> ControlFlow<()> {
        let geometry = scan.candidates.geometry();
        let Some(house) = line(corners, geometry) else { return ControlFlow::Continue(()) };
        let [smaller, larger] = self.deadly.digits;
        for (locked, other) in [(smaller, larger), (larger, smaller)] {
            if scan.candidates.seen_by_all(&corners, locked).is_empty() {
                let escape = Escape::Locked { house: geometry.house(house).0, digit: locked };
                let victims = corners.map(|cell| Candidate { cell, digit: other });
                return self.emit(Technique::UniqueRectangle4, escape, victims, scan);
            }
        }
        ControlFlow::Continue(())
    }

    /// Finds type 6. The smaller digit is preferred.
    fn crossed(&self, corners: [Cell; 2], scan: &mut Scan<'_>) -> ControlFlow<()> {
        let candidates = scan.candidates;
        let [one, other] = corners.map(|corner| lines(corner, candidates.geometry()));
        let crossing = [one[0], other[0], one[1], other[1]];
        let is_crossed =
            |digit: &Digit| crossing.into_iter().all(|line| self.is_at_corners(line, *digit, candidates));
        let Some(digit) = self.deadly.digits.into_iter().find(is_crossed) else {
            return ControlFlow::Continue(());
        };
        // The rows are enough to force it from one corner into the other.
        let escape = forced(digit, [one[0], other[0]], candidates);
        let victims = corners.map(|cell| Candidate { cell, digit });
        self.emit(Technique::UniqueRectangle6, escape, victims, scan)
    }

    /// Finds hidden rectangles, from each of these plain corners.
    fn hidden(&self, plain: &[Cell], scan: &mut Scan<'_>) -> ControlFlow<()> {
        let candidates = scan.candidates;
        let DeadlyLoop { digits: [smaller, larger], cells } = &self.deadly;
        for corner in plain {
            let Some(index) = cells.iter().position(|cell| cell == corner) else { continue };
            let cell = cells[(index + 2) % cells.len()];
            let [row, column, _] = lines(cell, candidates.geometry());
            for (digit, other) in [(*smaller, *larger), (*larger, *smaller)] {
                if [row, column].iter().all(|&line| self.is_at_corners(line, digit, candidates)) {
                    let escape = forced(digit, [row, column], candidates);
                    let victim = Candidate { cell, digit: other };
                    self.emit(Technique::HiddenRectangle, escape, [victim], scan)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a digit has two places in a house and both are corners. If it has only one place it
    /// is a single, and forces nothing new.
    fn is_at_corners(&self, house: usize, digit: Digit, candidates: &Candidates) -> bool {
        let (_, cells) = candidates.geometry().house(house);
        let places = candidates.places(house, digit);
        places.count_ones() == 2 && ones(places).all(|place| self.deadly.cells.contains(&cells[place]))
    }

    /// Returns the two digits of the rectangle.
    fn both(&self) -> DigitSet {
        self.deadly.digits.into_iter().collect()
    }

    /// Returns the digits of the guardians.
    fn extras(&self, candidates: &Candidates) -> DigitSet {
        let marks = self.guarded.iter().map(|&cell| candidates.marks(cell));
        marks.fold(DigitSet::EMPTY, |all, marks| all | marks) - self.both()
    }

    /// Emits a step that eliminates those of the victims that are still candidates. It has no
    /// rating in HoDoKu's order.
    fn emit(
        &self,
        technique: Technique,
        escape: Escape,
        victims: impl IntoIterator<Item = Candidate>,
        scan: &mut Scan<'_>,
    ) -> ControlFlow<()> {
        let candidates = scan.candidates;
        let victims: Vec<Candidate> = victims.into_iter().filter(|&victim| candidates.has(victim)).collect();
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        let reason = self.deadly.reason(self.deadly.guardians(candidates), escape);
        scan.emit(Step::remove(technique, reason, victims))
    }
}

/// Returns the escape for a digit that has its last places in these houses at the corners.
fn forced(digit: Digit, houses: [usize; 2], candidates: &Candidates) -> Escape {
    let houses = houses.map(|house| candidates.geometry().house(house).0).to_vec();
    Escape::Forced { digit, houses }
}
