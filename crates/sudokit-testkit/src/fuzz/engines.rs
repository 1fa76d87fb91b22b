//! Compares all engines: on 4x4 boards with the naive solver, on 9x9 boards with each other.

use crate::naive;
use sudokit::board::Extra;
use sudokit::classic::{Answer, BatchSolver, ClassicSolver, Line81, Masks81};
use sudokit::internal::{GeneralSolver, SearchOutcome};
use sudokit::{Digit, DigitSet, Geometry, Grid, Puzzle, Solution};

/// The maximum number of solutions of a 9x9 board to compare.
const LIMIT: u64 = 5;

/// Boards that need more guesses than this are skipped, because they take too long.
const GUESSES: u64 = 2000;

/// Asserts that all engines find the same solutions, even if the givens clash.
pub fn engines_agree(bytes: &[u8]) {
    let Some((&rules, bytes)) = bytes.split_first() else { return };
    if bytes.len() < 81 {
        on_four(rules, bytes);
    } else {
        on_nine(rules, bytes);
    }
}

fn on_four(rules: u8, bytes: &[u8]) {
    let extras = [Extra::FallingDiagonal, Extra::RisingDiagonal, Extra::Windows, Extra::DisjointGroups];
    let plain = Geometry::of_side(4).expect("4x4 is supported");
    let chosen = extras.into_iter().enumerate().filter(|(i, _)| rules >> i & 1 != 0);
    let board = chosen.fold(plain, |board, (_, extra)| board.with(extra).expect("4x4 boards have boxes"));
    let grid = grid(&board, rules, bytes);
    let expected = naive::solutions(&grid, usize::MAX);
    match Puzzle::try_from(grid) {
        Ok(puzzle) => {
            let mut found: Vec<Vec<Digit>> = puzzle.solve().iter().map(|s| s.digits().to_vec()).collect();
            found.sort();
            assert_eq!(found, expected);
        }
        Err(_) => assert!(expected.is_empty(), "givens that clash have no solution"),
    }
}

fn on_nine(rules: u8, bytes: &[u8]) {
    let grid = grid(&Geometry::of_side(9).expect("9x9 is supported"), rules, bytes);
    // The digits of a `Masks81` may clash; then it has no solution.
    let packed = match Puzzle::try_from(grid.clone()) {
        Ok(puzzle) => Masks81::new(&puzzle).expect("a classic board"),
        Err(_) if grid.limits().is_some() => return,
        Err(_) => {
            let line: Vec<u8> =
                grid.digits().map(|digit| digit.map_or(b'.', |digit| b'0' + digit.get())).collect();
            Masks81::from(&Line81::try_from(&line[..]).expect("digits and dots"))
        }
    };
    let expected = match Puzzle::try_from(grid.clone()) {
        Ok(puzzle) => {
            let mut search = GeneralSolver::new(&puzzle);
            let mut count = 0;
            loop {
                match search.advance_within(GUESSES, &mut sudokit::internal::LowestFirst, &|| false) {
                    SearchOutcome::Solved if count + 1 < LIMIT => count += 1,
                    SearchOutcome::Solved => break LIMIT,
                    SearchOutcome::Exhausted => break count,
                    SearchOutcome::Stopped => return,
                }
            }
        }
        Err(_) => 0,
    };
    let boards = [packed; 3];
    for (mut lanes, mut nine) in
        [(BatchSolver::new(), ClassicSolver::new()), (BatchSolver::portable(), ClassicSolver::portable())]
    {
        let mut answers = [Answer::NONE; 3];
        lanes.solve(&boards, LIMIT, &mut answers);
        for answer in answers.into_iter().chain([nine.solve(&packed, LIMIT)]) {
            assert_eq!(answer.count.counted(), expected);
            if expected > 0 {
                let solved = Grid::from(*answer.solution().expect("one was found"));
                assert!(grid.filled().all(|(cell, digit)| solved.get(cell) == Some(digit)));
                assert!(Solution::try_from(solved).is_ok());
            }
        }
    }
}

/// Builds a grid from bytes: a digit or none for each cell, and limits if the rules say so.
fn grid(board: &Geometry, rules: u8, bytes: &[u8]) -> Grid {
    let (side, cells) = (board.side(), board.len());
    let mut grid = Grid::empty(board.clone());
    for (cell, &byte) in board.cells().zip(bytes) {
        let digit = if side == 4 { usize::from(byte) % 5 } else { usize::from(byte.wrapping_sub(b'0')) };
        grid.set(cell, Digit::try_new(digit).filter(|digit| digit.index() < side));
    }
    if rules & 128 != 0 {
        let all = DigitSet::full(side).bits();
        let limit = |i: usize| {
            DigitSet::from_bits(bytes.get(cells + i).map_or(all, |&byte| all & (u64::from(byte) << 1 | 1)))
        };
        grid = grid.with_limits((0..cells).map(limit).collect::<Vec<_>>());
    }
    grid
}
