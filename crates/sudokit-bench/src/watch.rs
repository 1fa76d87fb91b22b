//! The time to show any step of a long search.
//!
//! A search is explored to its end, or up to a number of steps. Then random steps are shown, and
//! each frame is compared with the frame of a watch that only goes forward.

use std::cell::Cell;

use sudokit::generate::Generator;
use sudokit::watch::{Frame, Method, Watch};
use sudokit::{Geometry, Grid, Puzzle};

use crate::Outcome;
use crate::clock::time;

/// Textbook backtracking needs 138 million steps for this one.
const SLOW: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// Textbook backtracking needs 12 million steps for this one, which has 17 clues.
const LONG: &str = "1...6..7.7.2......4..8.....3....4....6.....9....2...........4.2.5..9..........6..";

/// Hard for people, easy for a search.
const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The maximum number of steps to explore.
const STEPS: u64 = 1 << 28;

/// The number of random steps to show.
const SEEKS: usize = 64;

pub fn run() -> Outcome {
    println!("search  steps  explore_ms  ns_a_step  median_seek_ms  worst_seek_ms  worst_back_ms");
    for (name, text) in [("backtrack_long", LONG), ("backtrack_slow", SLOW)] {
        report(name, &text.parse()?, Method::Backtrack)?;
    }
    report("search_hard", &HARD.parse()?, Method::Search)?;
    for (side, given) in [(16, 20), (25, 42), (36, 55)] {
        report(&format!("search_{side}"), &sparse(side, given)?, Method::Search)?;
    }
    report("logic_hard", &HARD.parse()?, Method::Logic)
}

/// Returns a full board with this percentage of its cells given. Plain backtracking fails on it.
fn sparse(side: usize, given: usize) -> Result<Puzzle, Box<dyn std::error::Error>> {
    let board = Geometry::of_side(side).ok_or("the board has no boxes")?;
    let full = Generator::new(board.clone()).clues(board.len()..=board.len());
    let full = full.puzzle(0).ok_or("the board could not be filled")?;
    let digits = full.grid().digits().enumerate();
    let givens = digits.map(|(at, digit)| digit.filter(|_| at * 7919 % 100 < given));
    Ok(Puzzle::try_from(Grid::from_digits(board, givens))?)
}

fn report(name: &str, puzzle: &Puzzle, method: Method) -> Outcome {
    let mut watch = Watch::new(puzzle, method);
    let explore = time(|| {
        watch.explore(STEPS);
    });
    let steps = watch.explored();
    let (mut seeks, mut backs) = (Vec::new(), Vec::new());
    let mut shown: Vec<Frame> = Vec::new();
    for number in numbers(steps + 1) {
        let took = time(|| {
            watch.seek(number);
        });
        seeks.push(took.as_secs_f64() * 1e3);
        shown.push(watch.frame());
        let took = time(|| {
            watch.back();
        });
        backs.push(took.as_secs_f64() * 1e3);
        shown.push(watch.frame());
    }
    seeks.sort_by(f64::total_cmp);
    backs.sort_by(f64::total_cmp);
    shown.sort_by_key(|frame| frame.number);
    compare(name, puzzle, method, &shown)?;
    let explore = explore.as_secs_f64() * 1e3;
    println!(
        "{name}  {steps}  {explore:.1}  {:.1}  {:.3}  {:.3}  {:.3}",
        explore * 1e6 / steps as f64,
        seeks[SEEKS / 2],
        seeks[SEEKS - 1],
        backs[SEEKS - 1],
    );
    Ok(())
}

/// Compares frames, in order, with the frames of a watch that only goes forward.
fn compare(name: &str, puzzle: &Puzzle, method: Method, frames: &[Frame]) -> Outcome {
    let mut straight = Watch::new(puzzle, method);
    for frame in frames {
        straight.seek(frame.number);
        if straight.frame() != *frame {
            return Err(format!("{name}: step {} differs when shown directly", frame.number).into());
        }
    }
    Ok(())
}

/// Pseudo-random numbers below a limit (`SplitMix64`), as many as there are seeks.
fn numbers(limit: u64) -> impl Iterator<Item = u64> {
    let state = Cell::new(0_u64);
    std::iter::repeat_with(move || {
        state.set(state.get().wrapping_add(0x9E37_79B9_7F4A_7C15));
        let mixed = (state.get() ^ state.get() >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ mixed >> 31) % limit
    })
    .take(SEEKS)
}
