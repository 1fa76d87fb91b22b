//! HoDoKu's unique rectangles: types 1 to 6, hidden and avoidable rectangles.
//!
//! ```text
//!  r1   12 . . | 12  .  .     If the four corners held only 1 and 2, these could be
//!  r2   .  . . | .   .  .     swapped, and the puzzle would have two solutions. So
//!  r3   12 . . | 12+ .  .     one of the corners holds another digit.
//! ```
//!
//! There are four differences from [Sudoku Explainer's](super::explainer). There are more types: 5,
//! 6 and the hidden rectangle. A corner may have lost one of the two digits: swapped digits would
//! still be a second solution, as long as no corner is given. For the same reason corners may
//! already be filled, which makes the rectangle *avoidable*. And of all steps of one type the first
//! one wins, whichever rectangle it comes from.
//!
//! Nine searches use the same rectangles, so these are found only once.

mod avoidable_rectangles;
mod corners;
mod types;

use std::ops::ControlFlow;

use crate::board::Candidates;
use crate::logic::techniques::Scan;
use crate::logic::techniques::search::RectangleKind;
use avoidable_rectangles::AvoidableRectangle;
use types::UniqueRectangle;

/// All rectangles of a position, in the order in which they are found.
pub(crate) struct UniqueRectangles {
    /// Rectangles with four empty corners.
    empty: Vec<UniqueRectangle>,
    /// Rectangles with two or three filled corners.
    avoidable: Vec<AvoidableRectangle>,
}

impl UniqueRectangles {
    pub(crate) fn of(candidates: &Candidates) -> Self {
        Self { empty: types::rectangles(candidates), avoidable: avoidable_rectangles::rectangles(candidates) }
    }

    /// Finds the steps of one kind that they allow in their position.
    pub(crate) fn search(&self, kind: RectangleKind, scan: &mut Scan<'_>) -> ControlFlow<()> {
        match kind {
            RectangleKind::Avoidable1 | RectangleKind::Avoidable2 => {
                self.avoidable.iter().try_for_each(|rectangle| rectangle.steps(kind, scan))
            }
            _ => self.empty.iter().try_for_each(|rectangle| rectangle.steps(kind, scan)),
        }
    }
}
