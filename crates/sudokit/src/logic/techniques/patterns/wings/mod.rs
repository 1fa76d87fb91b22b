//! XY-wing and XYZ-wing: a pivot and two pincers.
//!
//! ```text
//!  XY-wing                  XYZ-wing
//!  12 . . | 13 . *          123 . . | 13 . .      If the pivot (12) is 1, one
//!  .  . . | .  . .          *   23 .| .  . .      pincer is 3; if it is 2, the
//!  23 . * | *  . .          .   .  .| .  . .      other is. So cells that see
//!                                                 both (*) are not 3.
//! ```
//!
//! The pivot has two or three candidates. The pincers, which it sees, have two each. In an XYZ-wing
//! the pivot itself may be the 3, so a victim must see it as well.
//!
//! Sudoku Explainer looks around each pivot, regions first. HoDoKu goes through all cells with two
//! candidates, three at a time.

mod w_wing;

use std::ops::ControlFlow;

use crate::base::{Cell, Digit, DigitSet};
use crate::board::{Candidates, Geometry};
use crate::logic::HodokuLevel::Hard;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Program, Reason, Span, Technique};
pub(crate) use w_wing::{W_WING, w_wing};

records! {
    XY_WING = ("xy-wing", Wings, Search::XyWing)
        .explainer(Span::fixed(42))
        .hodoku("XY-Wing", by_default(270, Hard, 160));
    XYZ_WING = ("xyz-wing", Wings, Search::XyzWing)
        .explainer(Span::fixed(44))
        .hodoku("XYZ-Wing", by_default(280, Hard, 180));
}

/// Finds XY-wings.
pub(crate) fn xy(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let Scan { candidates, program, .. } = *scan;
    let found = &mut |pivot, pincers: [Cell; 2], digit| {
        let victims = candidates.seen_by_all(&pincers, digit);
        scan.eliminate(Technique::XyWing, victims, || Reason::Wing { pivot, pincers, digit })
    };
    match program {
        Program::Explainer => by_pivot(2, Geometry::near, candidates, found),
        Program::Hodoku => by_cells(candidates, found),
    }
}

/// Finds XYZ-wings.
pub(crate) fn xyz(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let Scan { candidates, program, .. } = *scan;
    let around = match program {
        Program::Explainer => Geometry::near,
        Program::Hodoku => Geometry::peers,
    };
    by_pivot(3, around, candidates, &mut |pivot, pincers, digit| {
        let victims = candidates.seen_by_all(&[pincers[0], pincers[1], pivot], digit);
        scan.eliminate(Technique::XyzWing, victims, || Reason::Wing { pivot, pincers, digit })
    })
}

/// Receives a pivot, its pincers and the digit that one of the cells holds.
type WingSink<'a> = dyn FnMut(Cell, [Cell; 2], Digit) -> ControlFlow<()> + 'a;

/// Finds all wings whose pivot has `size` candidates, by pivots and then by the cells around them.
fn by_pivot(
    size: usize,
    around: fn(&Geometry, Cell) -> &[Cell],
    candidates: &Candidates,
    found: &mut WingSink<'_>,
) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    for pivot in geometry.cells() {
        let middle = candidates.marks(pivot);
        if middle.len() != size {
            continue;
        }
        let around = around(geometry, pivot);
        for (i, &first) in around.iter().enumerate() {
            let one = candidates.marks(first);
            // The cheaper test comes first, because most peers fail it.
            if (middle - one).single().is_none() || one.len() != 2 {
                continue;
            }
            for &second in &around[i + 1..] {
                if let Some(digit) = common(middle, [one, candidates.marks(second)]) {
                    found(pivot, [first, second], digit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds all wings of three cells with two candidates, by their cells. Each of the three may be the
/// pivot.
fn by_cells(candidates: &Candidates, found: &mut WingSink<'_>) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    let two: Vec<(Cell, DigitSet)> = candidates
        .empty_cells()
        .map(|cell| (cell, candidates.marks(cell)))
        .filter(|(_, marks)| marks.len() == 2)
        .collect();
    for (i, &(first, one)) in two.iter().enumerate() {
        for (j, &(second, other)) in two.iter().enumerate().skip(i + 1) {
            // Only the third digit is missing, which is in the third cell.
            let Some(shared) = (one & other).single() else { continue };
            let rest = (one | other).without(shared);
            for &(third, marks) in &two[j + 1..] {
                if marks != rest {
                    continue;
                }
                let cells = [(first, one), (second, other), (third, marks)];
                for [pivot, a, b] in [[0, 1, 2], [1, 0, 2], [2, 0, 1]].map(|order| order.map(|i| cells[i])) {
                    let is_joint = geometry.sees(pivot.0, a.0) && geometry.sees(pivot.0, b.0);
                    if is_joint && let Some(digit) = common(pivot.1, [a.1, b.1]) {
                        found(pivot.0, [a.0, b.0], digit)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the digit that the pivot or a pincer holds, if their candidates form a wing.
fn common(middle: DigitSet, [one, two]: [DigitSet; 2]) -> Option<Digit> {
    let is_wing = one.len() == 2
        && two.len() == 2
        && (middle | one | two).len() == 3
        && (middle & one & two).len() == middle.len() - 2;
    if is_wing { (one & two).single() } else { None }
}
