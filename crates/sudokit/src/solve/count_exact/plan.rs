//! The plan of a count: the counter, the orientation of the board, the band that
//! comes first.
//!
//! Bands may be taken in any order and the board may be turned, so a 9x9 board
//! can be counted in six ways. With a few givens they differ by a factor of a
//! hundred, and the cheapest is chosen by its estimated time.

use std::cmp::Reverse;

use super::board::BoxBoard;
use super::cost;
use super::signature::Layout;

/// A board brought into the layout that suits its counter.
pub(super) struct CountPlan {
    pub board: BoxBoard,
    pub layout: Layout,
    /// The first digits have givens after band 0.
    pub later: usize,
    /// All digits with givens: those, and then the others of band 0.
    pub named: usize,
    /// About how long it takes.
    pub seconds: f64,
}

impl CountPlan {
    /// The best plan for a board, if there is one for such boxes.
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
                        (0..3).map(|first| CountPlan::new(&begun_with(board, first), layout, seconds)),
                    );
                }
                _ => {}
            }
        }
        plans.into_iter().min_by(|a, b| a.seconds.total_cmp(&b.seconds))
    }

    /// Names the digits of a board: those with givens after band 0 come first,
    /// then those with givens in band 0 only, then those without.
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

/// A 9x9 board with this band first. The innermost of three loops should be the
/// longest: the stack with the fewest givens in the other bands comes last.
fn begun_with(board: &BoxBoard, first: usize) -> BoxBoard {
    let bands = [first, (first + 1) % 3, (first + 2) % 3];
    let givens = [board.band(bands[1]), board.band(bands[2])].concat();
    let mut stacks = [0, 1, 2];
    stacks.sort_by_key(|&stack| Reverse(givens.iter().filter(|given| given.stack == stack).count()));
    board.arranged(&bands, &stacks)
}
