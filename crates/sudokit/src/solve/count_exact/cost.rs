//! The estimated time of a count, from the numbers of signatures.
//!
//! ```text
//!     stack of a 9x9 board       digit 5 takes another column in each band: 6 ways, fewer if given;
//!       . . .   5 in column 1    a way uses room in three of the nine columns of boxes;
//!       . 5 .                    no column of a box takes more than three digits
//!       . . .
//! ```
//!
//! The ways to arrange all digits of a stack are counted exactly, digit by digit, by the room that
//! is left. Their product over the stacks is the number of (pairs of) signatures, without regard to
//! symmetry. Dividing by the number of symmetries would give the number of classes if no signature
//! were symmetric itself. The correction for that, and the nanoseconds, are measured.
#![allow(clippy::cast_precision_loss, reason = "an estimate needs no precision")]

use super::board::{BoxBoard, Given};
use super::plan::CountPlan;

/// The expected number of distinct things in random draws.
fn expected_distinct(things: f64, draws: f64) -> f64 {
    if things > 0.0 { things * -(-draws / things).exp_m1() } else { 0.0 }
}

/// The number of ways to choose one move for every digit of every stack such that the moves of a
/// stack together fill the room. Moves and room have four bits for each column.
fn arrangements(board: &BoxBoard, room: u64, moves: impl Fn(usize, usize) -> Vec<u64>) -> f64 {
    let guard = 0x8888_8888_8888_8888;
    let stack = |stack: usize| {
        let mut states = vec![(room | guard, 1.0)];
        for digit in 0..board.size() {
            let moves = moves(stack, digit);
            let mut next: Vec<(u64, f64)> = Vec::with_capacity(states.len() * moves.len());
            for &(room, ways) in &states {
                let rooms = moves.iter().map(|used| room.wrapping_sub(*used));
                next.extend(rooms.filter(|room| room & guard == guard).map(|room| (room, ways)));
            }
            next.sort_unstable_by_key(|&(room, _)| room);
            next.dedup_by(|from, into| {
                let same = from.0 == into.0;
                if same {
                    into.1 += from.1;
                }
                same
            });
            states = next;
        }
        states.iter().map(|&(_, ways)| ways).sum::<f64>()
    };
    (0..board.rows).map(stack).product()
}

/// The number of signatures of one band that fit its own givens and those of the other bands.
fn signatures(board: &BoxBoard, own: &[Given], others: &[Given]) -> f64 {
    let room = (0..board.columns).map(|column| (board.rows as u64) << (4 * column)).sum();
    arrangements(board, room, |stack, digit| {
        let here = |given: &&Given| given.digit == digit && given.stack == stack;
        let may = |&column: &usize| {
            own.iter().filter(here).all(|given| given.column == column)
                && others.iter().filter(here).all(|given| given.column != column)
        };
        (0..board.columns).filter(may).map(|column| 1 << (4 * column)).collect()
    })
}

/// The number of triples of signatures, one for each band of a 9x9 board. It does not depend on the
/// order of bands, stacks and digits.
pub(super) fn triples(board: &BoxBoard) -> f64 {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let bands = [0, 1, 2].map(|band| board.band(band));
    arrangements(board, 0x3_3333_3333, |stack, digit| {
        let here = |given: &&Given| given.digit == digit && given.stack == stack;
        let may = |order: &&[usize; 3]| {
            let mut columns = bands.iter().zip(*order);
            columns.all(|(givens, column)| givens.iter().filter(here).all(|given| given.column == *column))
        };
        let used = |order: &[usize; 3]| (0..3).map(|band| 1 << (4 * (3 * band + order[band]))).sum();
        ORDERS.iter().filter(may).map(used).collect()
    })
}

fn factorial(number: usize) -> f64 {
    (1..=number).map(|factor| factor as f64).product()
}

/// The number of permutations of columns and stacks that keep these givens in place.
fn exchanges(board: &BoxBoard, givens: &[Given]) -> f64 {
    let free = |stack: usize| {
        let taken = |column: &usize| givens.iter().any(|g| (g.stack, g.column) == (stack, *column));
        (0..board.columns).filter(|column| !taken(column)).count()
    };
    let columns: f64 = (0..board.rows).map(|stack| factorial(free(stack))).product();
    columns * factorial((0..board.rows).filter(|&stack| free(stack) == board.columns).count())
}

/// The number of classes of signatures under symmetries. The second term accounts for signatures
/// that are symmetric themselves (measured on 9x9: 44 classes for a ratio of 10, 900 for 544, 23914
/// for 20417).
fn classes(signatures: f64, symmetries: f64) -> f64 {
    let ratio = signatures / symmetries;
    ratio + 17.0 * ratio.sqrt()
}

/// A rough number of solutions: the number for the empty board, divided by the number of digits for
/// each given. This is the average over random givens if there are few; with many givens it is too
/// large.
pub(super) fn solutions(board: &BoxBoard) -> f64 {
    let grids = match (board.rows.min(board.columns), board.rows.max(board.columns)) {
        (2, 2) => 288.0,
        (2, 3) => 2.8e7,
        (2, 4) => 2.9e16,
        (2, 5) => 1.9e38,
        (3, 3) => 6.7e21,
        // Unknown, so the search goes first.
        _ => 0.0,
    };
    let givens = board.givens.iter().flatten().count();
    grids / (board.size() as f64).powf(givens as f64)
}

/// The estimated seconds of [`super::two_bands::total`].
pub(super) fn two_bands(CountPlan { board, named, .. }: &CountPlan) -> f64 {
    let bands = [board.band(0), board.band(1)];
    let leaves = signatures(board, &bands[0], &bands[1]) / factorial(board.size() - named);
    let classes = classes(leaves, exchanges(board, &bands.concat())).min(2.5 * leaves);
    // The time for one signature of a band without givens, and the factor for each given.
    let (whole, share): (f64, f64) = match board.rows {
        ..=2 => (0.5e-6, 1.0),
        3 => (2e-6, 0.8),
        4 => (150e-6, 0.6),
        5 => (2.0, 0.5),
        _ => (f64::INFINITY, 1.0),
    };
    let band = |givens: &Vec<Given>| {
        let mut digits: Vec<usize> = givens.iter().map(|given| given.digit).collect();
        digits.sort_unstable();
        digits.dedup();
        let free = (0..board.rows).filter(|&stack| givens.iter().all(|given| given.stack != stack)).count();
        let flips = if digits.is_empty() { 1.0 } else { 2_f64.powf(free as f64) };
        let own = signatures(board, givens, &[]) / factorial(board.size() - digits.len()) / flips;
        expected_distinct(1.5 * own, classes) * (whole * share.powf(givens.len() as f64)).max(0.5e-6)
    };
    20e-6 + 0.5e-6 * leaves + 0.3e-6 * classes + bands.iter().map(band).sum::<f64>()
}

/// The estimated seconds of [`super::three_bands::total`]. `triples` is the result of [`triples`].
pub(super) fn three_bands(CountPlan { board, later, named, .. }: &CountPlan, triples: f64) -> f64 {
    let bands = [0, 1, 2].map(|band| board.band(band));
    let others = [&bands[1][..], &bands[2]].concat();
    let all = signatures(board, &bands[0], &others);
    if all == 0.0 {
        return TABLES;
    }
    let leaves = all / factorial(board.size() - named);
    // Without the givens of band 0 there are more signatures. The ones it allows fall into some of
    // their classes.
    let keys = signatures(board, &[], &others) / factorial(board.size() - later);
    let exchanges = exchanges(board, &others);
    // A band with many givens cannot be filled with all signatures; about this many remain.
    let fillable = leaves * 0.8_f64.powf(bands[0].len() as f64);
    let classes = expected_distinct(classes(keys, exchanges), fillable);
    let visits = if exchanges > 1.0 { keys.min(leaves * exchanges) } else { 0.0 };
    let pairs = classes * triples / all;
    let tables: f64 =
        (0..3).filter(|&band| !bands[..band].contains(&bands[band])).map(|band| table(&bands[band])).sum();
    TABLES + tables + 250e-9 * leaves + 600e-9 * visits + 500e-9 * classes + 4e-9 * pairs
}

/// The seconds for the partitions and everything else that does not depend on the givens.
const TABLES: f64 = 0.01;

/// The seconds for the table of one band: the renaming, the search for rows that fit the givens,
/// and counting the fillings one by one.
fn table(givens: &[Given]) -> f64 {
    let in_stack = |stack: usize| givens.iter().filter(|given| given.stack == stack).count() as f64;
    let share = [0, 1, 2].map(|stack| 3_f64.powf(-in_stack(stack)));
    let partitions = share.map(|share| (1680.0 * share).max(1.0));
    let leaders = partitions[0].min(3_f64.powf(in_stack(1) + in_stack(2)));
    let row_orders = match (0..3).filter(|&row| givens.iter().any(|given| given.row == row)).count() {
        0 => 6.0,
        1 => 2.0,
        _ => 1.0,
    };
    let rows = leaders * (216.0 * share[0] / row_orders).max(1.0) * 56.0;
    let fillings = rows * (216.0 * share[1] * share[1]).max(0.1) * (216.0 * share[2] * share[2]).max(0.1);
    4e-9 * partitions[0] * (partitions[1] + partitions[2]) + 8e-9 * rows + 0.9e-9 * fillings
}
