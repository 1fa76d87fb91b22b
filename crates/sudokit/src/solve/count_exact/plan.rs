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
    pub method: BandMethod,
    /// About how long it takes.
    pub seconds: f64,
}

/// A counter and its parameters.
pub(super) enum BandMethod {
    TwoBands { layout: Layout, named: usize },
    ThreeBands { layout: Layout, later: usize, named: usize },
}

impl CountPlan {
    /// The best plan for a board, if there is one for such boxes.
    pub fn best(board: &BoxBoard) -> Option<CountPlan> {
        let turned = board.transposed();
        let mut plans = Vec::new();
        for board in [board, &turned] {
            match (Layout::of(board), board.rows, board.columns) {
                (Some(layout), _, 2) => plans.push(CountPlan::two_bands(board, layout)),
                (Some(layout), 3, 3) => {
                    let triples = cost::triples(board);
                    plans.extend((0..3).map(|first| CountPlan::three_bands(board, layout, first, triples)));
                }
                _ => {}
            }
        }
        plans.into_iter().min_by(|a, b| a.seconds.total_cmp(&b.seconds))
    }

    fn two_bands(board: &BoxBoard, layout: Layout) -> CountPlan {
        let (board, [_, named]) = renamed(board);
        CountPlan {
            seconds: cost::two_bands(&board, named),
            board,
            method: BandMethod::TwoBands { layout, named },
        }
    }

    fn three_bands(board: &BoxBoard, layout: Layout, first: usize, triples: f64) -> CountPlan {
        let board = board.with_bands(&[first, (first + 1) % 3, (first + 2) % 3]);
        // The innermost of three loops should be the longest: the stack with
        // the fewest givens comes last.
        let givens = [1, 2].map(|band| board.band(band)).concat();
        let mut stacks = [0, 1, 2];
        stacks.sort_by_key(|&stack| Reverse(givens.iter().filter(|given| given.stack == stack).count()));
        let (board, [later, named]) = renamed(&board.with_stacks(&stacks));
        let seconds = cost::three_bands(&board, later, named, triples);
        CountPlan { board, method: BandMethod::ThreeBands { layout, later, named }, seconds }
    }
}

/// The board with its digits in three parts: those with givens after band 0,
/// those with givens in band 0 only, those without. Also returns where the first
/// and the second part end.
fn renamed(board: &BoxBoard) -> (BoxBoard, [usize; 2]) {
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
    let ends = [0, 1].map(|last| digits.iter().filter(|&&digit| part(digit) <= last).count());
    (board.with_digits(&digits), ends)
}
