//! Avoidable rectangles: some corners are filled, and none of them is a given.
//!
//! ```text
//!  r1   1 . . | 2  .  .     The 1 and both 2s were placed, not given. A 1 in the
//!  r2   . . . | .  .  .     fourth corner would complete a rectangle whose digits
//!  r3   2 . . | 1+ .  .     can be swapped: two solutions. So it is not 1 (type 1).
//! ```
//!
//! In type 2, two corners are empty. Each has the digit that would complete the rectangle, and both
//! have the same other digit. One of them holds that other digit.

use std::ops::ControlFlow;

use super::corners::{RectangleSide, SeenRectangles, is_within_limits};
use crate::base::{Candidate, Cell};
use crate::board::Candidates;
use crate::logic::techniques::Scan;
use crate::logic::techniques::patterns::uniqueness::explainer::DeadlyLoop;
use crate::logic::techniques::search::RectangleKind;
use crate::logic::{Escape, Technique};

/// A rectangle with filled corners.
pub(super) struct AvoidableRectangle {
    deadly: DeadlyLoop,
    /// The empty corners, with the digits that would complete the rectangle.
    open: Vec<Candidate>,
}

/// Returns all rectangles in which the side in one region is filled, and the opposite side has at
/// most one filled corner.
pub(super) fn rectangles(candidates: &Candidates) -> Vec<AvoidableRectangle> {
    let geometry = candidates.geometry();
    let placed_digit = |cell: Cell| candidates.digit(cell).filter(|_| !candidates.is_given(cell));
    let mut seen = SeenRectangles::default();
    let mut rectangles = Vec::new();
    for start in geometry.cells() {
        let Some(first) = placed_digit(start) else { continue };
        for side in RectangleSide::from(start, geometry, |cell| placed_digit(cell).is_some()) {
            let Some(second) = placed_digit(side.cells[1]) else { continue };
            for opposite in side.opposite(geometry) {
                let needed = [second, first];
                let corners = [0, 1].map(|i| Candidate { cell: opposite[i], digit: needed[i] });
                let is_open =
                    |corner: Candidate| candidates.marks(corner.cell).len() == 2 && candidates.has(corner);
                let is_filled = |corner: Candidate| placed_digit(corner.cell) == Some(corner.digit);
                let open = match corners {
                    [third, fourth] if is_filled(third) && is_open(fourth) => vec![fourth],
                    [third, fourth] if is_open(third) && is_filled(fourth) => vec![third],
                    [third, fourth] if is_open(third) && is_open(fourth) => vec![third, fourth],
                    _ => continue,
                };
                let Some(corners) = side.corners(opposite, geometry) else { continue };
                if is_within_limits(candidates, corners, needed) && seen.insert(corners, geometry) {
                    let digits = [first.min(second), first.max(second)];
                    rectangles.push(AvoidableRectangle {
                        deadly: DeadlyLoop { digits, cells: corners.to_vec() },
                        open,
                    });
                }
            }
        }
    }
    rectangles
}

impl AvoidableRectangle {
    /// Emits the step of this kind, if the rectangle has one.
    pub(super) fn steps(&self, kind: RectangleKind, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let candidates = scan.candidates;
        // Each empty corner has one other candidate.
        let others = |&Candidate { cell, digit }: &Candidate| {
            Candidate::each(cell, candidates.marks(cell).without(digit))
        };
        let guardians: Vec<Candidate> = self.open.iter().flat_map(others).collect();
        let (technique, escape, victims) = match (kind, &self.open[..], &guardians[..]) {
            (RectangleKind::Avoidable1, &[corner], _) => {
                (Technique::AvoidableRectangle1, Escape::OneCell, vec![corner])
            }
            (RectangleKind::Avoidable2, [_, _], &[one, other]) if one.digit == other.digit => {
                let victims = candidates.seen_by_all(&[one.cell, other.cell], one.digit);
                (Technique::AvoidableRectangle2, Escape::OneDigit, victims)
            }
            _ => return ControlFlow::Continue(()),
        };
        scan.eliminate(technique, victims, || self.deadly.reason(guardians, escape))
    }
}
