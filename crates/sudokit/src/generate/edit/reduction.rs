//! Dropping clues.

use super::{Edit, Edited, Ended};
use crate::base::random::Random;
use crate::base::{Cell, CellSet};
use crate::board::Solution;
use crate::generate::dig::{DigLimits, dig};
use crate::generate::prover::{Care, Prover};
use crate::rate::{Explainer, Unrated};

/// The number of orders in which the clues are tried until few enough are left.
/// On larger boards each takes long.
const ORDERS: u64 = 100;
const ORDERS_ON_LARGE_BOARDS: u64 = 1;

/// Drops clues until this number is left, in the first order that gets there.
pub(super) fn reduce(edit: Edit, solution: Solution, clues: usize) -> Edited {
    let orders = match clues {
        // Every order ends when no clue can be dropped.
        0 => 1,
        _ if edit.puzzle.geometry().side() <= 9 => ORDERS,
        _ => ORDERS_ON_LARGE_BOARDS,
    };
    let mut prover = edit.prover(solution);
    let mut best = edit.given();
    let mut end = Ended::Done;
    for order in 0..orders {
        if best.len() <= clues || end == Ended::Stopped {
            break;
        }
        let mut given = edit.given();
        let groups = edit.groups(&mut Random::new(edit.seed, 0, order));
        end = drop_groups(edit, &mut prover, &mut given, &groups, clues);
        if given.len() < best.len() {
            best = given;
        }
    }
    let end = end_at(best.len(), clues, end);
    Edited::new(&prover, &best, end)
}

/// How a reduction ended that left this many clues, compared to those wanted.
fn end_at(left: usize, wanted: usize, end: Ended) -> Ended {
    match end {
        _ if left <= wanted => Ended::Done,
        Ended::Stopped => Ended::Stopped,
        Ended::Done | Ended::Short => Ended::Short,
    }
}

/// Drops groups until this number of cells is left, or none can be dropped, or
/// the stop signal comes. First with limited proofs, which quickly drop most, then
/// with full proofs.
pub(super) fn drop_groups(
    edit: Edit,
    prover: &mut Prover,
    given: &mut CellSet,
    groups: &[Vec<Cell>],
    clues: usize,
) -> Ended {
    let depth = DigLimits { goal: clues, patience: usize::MAX };
    let mut rest = groups.to_vec();
    for care in [Care::Usual, Care::Full] {
        prover.take_care(care);
        let dug = dig(prover, given, &rest, depth, edit.stop);
        // A proof that was stopped proves nothing.
        if dug.is_none() || (edit.stop)() {
            return Ended::Stopped;
        }
        rest.retain(|group| given.contains(group[0]));
    }
    Ended::Done
}

/// Drops clues while the rating stays.
pub(super) fn reduce_rated(edit: Edit, clues: usize) -> Result<Edited, Unrated> {
    let mut rater = Explainer::new();
    let er = rater.rate_until(edit.puzzle, edit.stop)?.er;
    let solution = edit.puzzle.solve().stop_when(edit.stop).unique().map_err(Unrated::NotUnique)?;
    let prover = edit.prover(solution);
    let mut given = edit.given();
    let groups = edit.groups(&mut Random::new(edit.seed, 0, 0));
    // A clue that had to stay may be redundant once others are gone: the rating
    // can rise and fall.
    loop {
        let before = given.len();
        for group in &groups {
            if (edit.stop)() || given.len() < group.len() + clues || !given.contains(group[0]) {
                continue;
            }
            let mut fewer = given.clone();
            for &cell in group {
                fewer.remove(cell);
            }
            // The rater also checks that there is one solution.
            if rater.rate_until(&prover.puzzle(&fewer), edit.stop).is_ok_and(|grade| grade.er == er) {
                given = fewer;
            }
        }
        if given.len() == before || (edit.stop)() {
            break;
        }
    }
    let end = if (edit.stop)() { Ended::Stopped } else { Ended::Done };
    // Without a number, as few as possible were wanted.
    let end = if clues == 0 { end } else { end_at(given.len(), clues, end) };
    Ok(Edited::new(&prover, &given, end))
}
