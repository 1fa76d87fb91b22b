//! XY-wing and XYZ-wing: a pivot and two pincers.
//!
//! ```text
//!  XY-wing                  XYZ-wing
//!  12 . . | 13 . *          123 . . | 13 . .      If the pivot (12) is 1, one
//!  .  . . | .  . .          *   23 .| .  . .      pincer is 3; if it is 2, the
//!  23 . * | *  . .          .   .  .| .  . .      other is. So 3 is ruled out
//!                                                 where both are seen (*).
//! ```
//!
//! The pivot has two or three candidates, the pincers, which it sees, two each.
//! In an XYZ-wing the pivot itself may be the 3, so a victim must see it as well.

use std::ops::ControlFlow;

use super::{Reason, Sink, Step, Technique};
use crate::rate::Rating;
use crate::{Candidate, Candidates, Cell, Digit};

/// XY-wings.
pub(super) fn xy(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    wings(2, candidates, &mut |pivot, pincers, digit| {
        let victims = victims(candidates, &pincers, digit);
        emit(Technique::XyWing, 42, Reason::Wing { pivot, pincers, digit }, victims, sink)
    })
}

/// XYZ-wings.
pub(super) fn xyz(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    wings(3, candidates, &mut |pivot, pincers, digit| {
        let victims = victims(candidates, &[pincers[0], pincers[1], pivot], digit);
        emit(Technique::XyzWing, 44, Reason::Wing { pivot, pincers, digit }, victims, sink)
    })
}

/// Calls `found` with every pivot of this many candidates, its pincers and the
/// digit that one of the cells holds.
fn wings(
    size: usize,
    candidates: &Candidates,
    found: &mut dyn FnMut(Cell, [Cell; 2], Digit) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    for pivot in geometry.cells() {
        let middle = candidates.marks(pivot);
        if middle.len() != size {
            continue;
        }
        let near = geometry.near(pivot);
        for (i, &first) in near.iter().enumerate() {
            let one = candidates.marks(first);
            // The cheaper test first: most peers fail it.
            if (middle - one).single().is_none() || one.len() != 2 {
                continue;
            }
            for &second in &near[i + 1..] {
                let two = candidates.marks(second);
                let is_wing = two.len() == 2
                    && (middle | one | two).len() == 3
                    && (middle & one & two).len() == size - 2;
                if is_wing && let Some(digit) = (one & two).single() {
                    found(pivot, [first, second], digit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates of a digit that all these cells see.
pub(super) fn victims(candidates: &Candidates, cells: &[Cell], digit: Digit) -> Vec<Candidate> {
    let geometry = candidates.geometry();
    let Some((&first, others)) = cells.split_first() else { return Vec::new() };
    geometry
        .peers(first)
        .iter()
        .map(|&cell| Candidate { cell, digit })
        .filter(|&victim| {
            candidates.has(victim) && others.iter().all(|&other| geometry.sees(other, victim.cell))
        })
        .collect()
}

fn emit(
    technique: Technique,
    tenths: u16,
    reason: Reason,
    victims: Vec<Candidate>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if victims.is_empty() {
        return ControlFlow::Continue(());
    }
    sink(Step::remove(technique, Rating::tenths(tenths), reason, victims))
}
