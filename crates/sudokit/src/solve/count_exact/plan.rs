//! The plan of a count: the counter, the orientation of the board, and the band that comes first.
//!
//! Bands can be taken in any order and the board can be transposed, so a 9x9 board can be counted
//! in six ways. With a few givens their times differ by a factor of a hundred. The plan with the
//! shortest estimated time is used.

use std::cmp::Reverse;

use super::board::BoxBoard;
use super::cost;
use super::signature::Layout;

/// A board in the layout that suits its counter.
pub(super) struct CountPlan {
    pub board: BoxBoard,
    pub layout: Layout,
    /// The number of digits with givens after band 0; they come first.
    pub later: usize,
    /// The number of digits with givens; those with givens only in band 0 come second.
    pub named: usize,
    /// The estimated time.
    pub seconds: f64,
}

impl CountPlan {
    /// The best plan for a board, if a counter supports its boxes.
    pub fn best(board: &BoxBoard) -> Option<CountPlan> {
        let turned = board.transposed();
        let mut plans = Vec::new();
        for board in [board, &turned] {
            match (Layout::of(board), board.rows, board.columns) {
                (Some(layout), _, 2) => plans.push(CountPlan::new(board, layout, cost::two_bands)),
                (Some(layout), 3, 3) => {
                    let triples = cost::triples(board);
                    let seconds = |plan: &CountPlan| cost::three_bands(plan, triples);
                    plans.extend(
                        (0..3).map(|first| CountPlan::new(&starting_with(board, first), layout, seconds)),
                    );
                }
                _ => {}
            }
        }
        plans.into_iter().min_by(|a, b| a.seconds.total_cmp(&b.seconds))
    }

    /// Renames the digits of a board: those with givens after band 0 come first, then those with
    /// givens only in band 0, then those without.
    fn new(board: &BoxBoard, layout: Layout, seconds: impl Fn(&CountPlan) -> f64) -> CountPlan {
        let given_in = |digit: usize, mut bands: std::ops::Range<usize>| {
            bands.any(|band| board.band(band).iter().any(|given| given.digit == digit))
        };
        let part = |digit: usize| match () {
            () if given_in(digit, 1..board.columns) => 0,
            () if given_in(digit, 0..1) => 1,
            () => 2,
        };
        let mut digits: Vec<usize> = (0..board.size()).collect();
        digits.sort_by_key(|&digit| part(digit));
        let [later, named] = [0, 1].map(|last| digits.iter().filter(|&&digit| part(digit) <= last).count());
        let mut plan = CountPlan { board: board.with_digits(&digits), layout, later, named, seconds: 0.0 };
        plan.seconds = seconds(&plan);
        plan
    }
}

/// A 9x9 board with this band first. The innermost of three loops should be the longest, so the
/// stack with the fewest givens in the other bands comes last.
fn starting_with(board: &BoxBoard, first: usize) -> BoxBoard {
    let bands = [first, (first + 1) % 3, (first + 2) % 3];
    let givens = [board.band(bands[1]), board.band(bands[2])].concat();
    let mut stacks = [0, 1, 2];
    stacks.sort_by_key(|&stack| Reverse(givens.iter().filter(|given| given.stack == stack).count()));
    board.arranged(&bands, &stacks)
}
