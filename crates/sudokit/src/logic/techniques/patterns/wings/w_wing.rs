//! W-wing: two equal pairs of candidates, connected by the last two places for one digit.
//!
//! ```text
//!       c1 c2 c3   c4 c5 c6   c7 c8 c9
//!  r1   45  .  . |  .  .  * |  .  .  .     In row 9 the 4 has two places left.
//!  ...                                     If it is in r9c1, r1c1 is 5; if it is
//!  r5    *  .  . |  .  . 45 |  .  .  .     in r9c6, r5c6 is 5. So one of the two
//!  ...                                     cells is 5, and a cell that sees both
//!  r9    4  .  . |  .  .  4 |  .  .  .     (*) is not.
//! ```

use std::ops::ControlFlow;

use crate::base::{Candidate, Cell, Digit};
use crate::logic::HodokuLevel::Hard;
use crate::logic::techniques::chains::hodoku::chain_builder::ChainBuilder;
use crate::logic::techniques::patterns::strong_links::pairs;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Claim, Technique};

records! {
    W_WING = ("w-wing", Wings, Search::WWing).hodoku("W-Wing", by_default(260, Hard, 150));
}

/// Finds W-wings by their cells, then by digit, each with its first connection.
pub(crate) fn w_wing(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let two: Vec<Cell> = candidates.empty_cells().filter(|&cell| candidates.marks(cell).len() == 2).collect();
    for (i, &first) in two.iter().enumerate() {
        scan.check()?;
        let marks = candidates.marks(first);
        // Two that see each other are a naked pair.
        let twins = two[i + 1..].iter().filter(|&&second| {
            candidates.marks(second) == marks && !candidates.geometry().sees(first, second)
        });
        for &second in twins {
            for digit in marks {
                let others = marks.without(digit);
                let Some(tied) = others.first() else { continue };
                if !candidates.seen_by_all(&[first, second], digit).is_empty() {
                    wing([first, second], digit, tied, scan)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digit is in one of two cells if the `tied` one cannot be in both.
fn wing([first, second]: [Cell; 2], digit: Digit, tied: Digit, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let geometry = candidates.geometry();
    // In HoDoKu, a place that sees both cells counts only for the first.
    let fits = |&(a, b): &(Cell, Cell)| {
        geometry.sees(first, a) && geometry.sees(second, b) && !geometry.sees(first, b)
    };
    let tie = pairs(candidates, tied, 0..geometry.houses().len())
        .find_map(|pair| pair.ends().into_iter().find(fits));
    let Some((a, b)) = tie else { return ControlFlow::Continue(()) };
    let at = |cell: Cell, digit: Digit| Candidate { cell, digit };
    let claims = [
        Claim::is_not(at(first, digit)),
        Claim::is(at(first, tied)),
        Claim::is_not(at(a, tied)),
        Claim::is(at(b, tied)),
        Claim::is_not(at(second, tied)),
        Claim::is(at(second, digit)),
    ];
    ChainBuilder::chain(candidates, claims).emit(Technique::WWing, scan.sink)
}
