//! A search that restarts must find the same solutions as a plain search, each once.

use super::*;
use crate::base::Cell;
use crate::board::{Extra, Grid, Line81};
#[cfg(feature = "generate")]
use crate::generate::Generator;

/// The sorted solutions of a search that learns after `plain` conflicts, has `unit` conflicts in a
/// run of length 1, and keeps `capacity` nogoods.
fn solutions(puzzle: &Puzzle, plain: u64, unit: u64, capacity: usize) -> Vec<Vec<Digit>> {
    let mut search = GeneralSolver::new(puzzle);
    search.restarts = Restarts::short(plain, unit);
    let mut found = Vec::new();
    loop {
        // One decision at a time, to limit the nogoods as soon as learning starts.
        match search.advance_within(search.decided + 1, &mut LowestFirst, &|| false) {
            SearchOutcome::Solved => found.push(search.solution().digits().to_vec()),
            SearchOutcome::Exhausted => break,
            SearchOutcome::Stopped => {}
        }
        if let Some(learning) = &mut search.learning {
            learning.nogoods.capacity = learning.nogoods.capacity.min(capacity);
        }
    }
    found.sort();
    found
}

fn assert_restarts_make_no_difference(puzzle: &Puzzle, expected: Option<usize>) {
    let plain = solutions(puzzle, u64::MAX, 1, 0);
    assert!(plain.windows(2).all(|pair| pair[0] != pair[1]), "a plain search finds each once");
    assert!(expected.is_none_or(|count| count == plain.len()), "{} solutions", plain.len());
    for conflicts in [1, 2, 3, 5, 8, 13, 30, 100] {
        for unit in [1, 4, 50] {
            for capacity in [0, 5, 1000] {
                let learned = solutions(puzzle, conflicts, unit, capacity);
                assert_eq!(
                    learned, plain,
                    "{conflicts} conflicts, unit {unit}, capacity {capacity}\n{puzzle:?}"
                );
            }
        }
    }
}

fn puzzle(line: &str) -> Puzzle {
    let line = Line81::new(line.as_bytes().try_into().unwrap()).unwrap();
    Puzzle::try_from(Grid::from(&line)).unwrap()
}

fn blank(geometry: Geometry) -> Puzzle {
    Puzzle::try_from(Grid::empty(geometry)).unwrap()
}

fn board(side: usize) -> Geometry {
    Geometry::of_side(side).unwrap()
}

#[test]
fn each_4x4_grid_is_found_once() {
    assert_restarts_make_no_difference(&blank(board(4)), Some(288));
    let houses = board(4).with(Extra::FallingDiagonal).unwrap();
    let houses = houses.with(Extra::Cells(vec![Cell::new(0), Cell::new(7), Cell::new(13)])).unwrap();
    assert_restarts_make_no_difference(&blank(houses), None);
}

const HARD: [&str; 3] = [
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
];

#[test]
fn restarts_find_the_one_solution_of_hard_puzzles() {
    for text in HARD {
        assert_restarts_make_no_difference(&puzzle(text), Some(1));
    }
}

/// In such puzzles the search can restart between the first two solutions.
#[test]
fn restarts_find_all_solutions_of_hard_puzzles_without_a_given() {
    for text in HARD {
        let puzzle = puzzle(text);
        for (cell, _) in puzzle.grid().filled() {
            let fewer = puzzle.without(cell);
            if fewer.solve().count(100).counted() < 100 {
                assert_restarts_make_no_difference(&fewer, None);
            }
        }
    }
}

/// The puzzle with a wrong digit that the search takes a long time to refute.
#[cfg(feature = "generate")]
fn spoiled(puzzle: &Puzzle) -> Puzzle {
    let solution = puzzle.solve().unique().unwrap();
    let candidates = puzzle.candidates();
    let (cell, digit) = puzzle
        .geometry()
        .cells()
        .find_map(|cell| {
            let wrong = candidates.open(cell).into_iter().find(|&digit| digit != solution.get(cell))?;
            Some((cell, wrong))
        })
        .unwrap();
    let grid = puzzle.grid();
    let digits =
        grid.digits().enumerate().map(|(at, old)| if at == cell.index() { Some(digit) } else { old });
    Puzzle::try_from(Grid::from_digits(puzzle.geometry().clone(), digits)).unwrap()
}

#[cfg(feature = "generate")]
#[test]
fn unsolvable_boards_are_exhausted() {
    for side in [9, 16] {
        let puzzle = spoiled(&Generator::new(board(side)).puzzle(1).unwrap());
        assert_restarts_make_no_difference(&puzzle, Some(0));
    }
}

/// With so few givens, the plain search gives up on some of these boards.
#[cfg(feature = "generate")]
#[test]
fn large_boards_with_few_givens_are_solved() {
    let full = Generator::new(board(25)).clues(625..=625);
    let mut learning = 0;
    for index in 0..4 {
        let grid = full.puzzle(index).unwrap();
        let digits = grid.grid().digits().enumerate();
        let givens = digits.map(|(at, digit)| digit.filter(|_| at * 7919 % 100 < 42));
        let puzzle = Puzzle::try_from(Grid::from_digits(grid.geometry().clone(), givens)).unwrap();
        let mut search = GeneralSolver::new(&puzzle);
        assert_eq!(search.advance(&|| false), SearchOutcome::Solved);
        learning += usize::from(search.learning.is_some());
        let solution = search.solution();
        assert!(puzzle.grid().filled().all(|(cell, digit)| solution.get(cell) == digit));
        let checked = Grid::from_digits(grid.geometry().clone(), solution.digits().iter().copied().map(Some));
        assert!(Solution::try_from(checked).is_ok());
    }
    assert_ne!(learning, 0, "no board is hard enough to make the search learn");
}

/// Trying the lowest digits first leads into a part of the tree without a solution, and leaving it
/// takes minutes.
#[test]
fn irregular_boards_with_few_givens_are_solved_soon() {
    let boards = [
        "AAAAABBB ACCBBBDB AACCDDDB ECCCDDDF ECEGDFFF EEEGHFHF EGEGHHHF GGGGHHHF",
        "AAABBBCCC ADABBBCCC ADABBEEEC ADAEBEFCC DDDEEEFFF DGHHHEFFF DGGGHFFII DGHHHHIII GGGGHIIII",
    ];
    for regions in boards {
        let board = Geometry::with_regions(regions.parse().unwrap());
        let board = board.with(Extra::FallingDiagonal).unwrap().with(Extra::RisingDiagonal).unwrap();
        let mut grid = Grid::empty(board);
        for given in [None, Some(Digit::new(5))] {
            grid.set(Cell::new(0), given);
            let checks = std::cell::Cell::new(0);
            let stop = || checks.replace(checks.get() + 1) > 600;
            let mut search = GeneralSolver::new(&Puzzle::try_from(grid.clone()).unwrap());
            assert_eq!(search.advance(&stop), SearchOutcome::Solved, "{regions}");
            let first = search.solution();
            assert!(given.is_none_or(|digit| first.get(Cell::new(0)) == digit));
            assert_eq!(search.advance(&stop), SearchOutcome::Solved, "{regions}");
            assert_ne!(search.solution(), first);
        }
    }
}
