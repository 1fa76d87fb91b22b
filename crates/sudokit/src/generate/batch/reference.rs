//! A reference implementation, with loops over cells and houses and one proof for each clue, and
//! tests that compare the lanes with it.

use super::grids::{DRAWN, guesses};
use super::{BatchDraft, BatchGenerator, CellMask, DugPuzzle};
use crate::base::Control;
use crate::base::random::Random;
use crate::solve::{ClassicSolver, Count, Masks81};

const ALL_DIGITS: u16 = 0x1ff;

/// The 27 houses.
fn houses() -> Vec<[usize; 9]> {
    let row = |i: usize| std::array::from_fn(|j| 9 * i + j);
    let column = |i: usize| std::array::from_fn(|j| 9 * j + i);
    let block = |i: usize| std::array::from_fn(|j| 27 * (i / 3) + 3 * (i % 3) + 9 * (j / 3) + j % 3);
    (0..9).map(row).chain((0..9).map(column)).chain((0..9).map(block)).collect()
}

/// A random grid.
fn grid(random: &mut Random) -> [u8; 81] {
    'start: loop {
        let random = &mut random.branch();
        let mut cells = [ALL_DIGITS; 81];
        for block in [0, 4, 8] {
            let mut digits: [usize; 9] = std::array::from_fn(|i| i);
            random.shuffle(&mut digits);
            for (cell, digit) in houses()[18 + block].into_iter().zip(digits) {
                cells[cell] = 1 << digit;
            }
        }
        for rest in 0.. {
            close(&mut cells);
            let is_dead =
                |house: &[usize; 9]| house.iter().fold(0, |digits, &cell| digits | cells[cell]) != ALL_DIGITS;
            if cells.contains(&0) || houses().iter().any(is_dead) {
                continue 'start;
            }
            if cells.iter().all(|cell| cell.is_power_of_two()) {
                return cells.map(|cell| cell.trailing_zeros() as u8 + 1);
            }
            let mut guessed: Vec<usize> = Vec::new();
            while guessed.is_empty() {
                for cell in random.several::<DRAWN>(81) {
                    let is_free = !guessed.iter().any(|&other| see(cell, other));
                    if cells[cell].count_ones() > 1 && is_free && guessed.len() < guesses(rest) {
                        let candidates = (0..9).map(|i| 1 << i).filter(|bit| cells[cell] & bit != 0);
                        let candidates: Vec<u16> = candidates.collect();
                        cells[cell] = candidates[random.below(candidates.len())];
                        guessed.push(cell);
                    }
                }
            }
        }
    }
}

fn see(cell: usize, other: usize) -> bool {
    houses().iter().any(|house| house.contains(&cell) && house.contains(&other))
}

/// Applies naked singles, hidden singles and locked candidates until nothing changes.
fn close(cells: &mut [u16; 81]) {
    let houses = houses();
    loop {
        let before = *cells;
        for house in &houses {
            for &cell in house {
                if cells[cell].is_power_of_two() {
                    house
                        .iter()
                        .filter(|&&other| other != cell)
                        .for_each(|&other| cells[other] &= !cells[cell]);
                }
            }
            for digit in (0..9).map(|i| 1 << i) {
                let places: Vec<usize> =
                    house.iter().copied().filter(|&cell| cells[cell] & digit != 0).collect();
                if let [cell] = places[..] {
                    cells[cell] = digit;
                }
                for other in houses.iter().filter(|other| places.iter().all(|place| other.contains(place))) {
                    if !places.is_empty() && other != house {
                        other
                            .iter()
                            .filter(|cell| !places.contains(cell))
                            .for_each(|&cell| cells[cell] &= !digit);
                    }
                }
            }
        }
        if *cells == before {
            return;
        }
    }
}

/// The puzzle of a draft.
fn dig(draft: &BatchDraft, solver: &mut ClassicSolver) -> DugPuzzle {
    let mut random = draft.random.clone();
    let solution = draft.solution.unwrap_or_else(|| grid(&mut random));
    let mut given: CellMask = (1 << 81) - 1;
    if draft.goal < 81 {
        let mut order: Vec<usize> = (0..81).collect();
        random.shuffle(&mut order);
        for cell in order {
            let fewer = given & !(1 << cell);
            if given.count_ones() as usize > draft.goal && is_unique(&solution, fewer, solver) {
                given = fewer;
            }
        }
    }
    DugPuzzle { solution, given, random }
}

fn is_unique(solution: &[u8; 81], given: CellMask, solver: &mut ClassicSolver) -> bool {
    let masks =
        std::array::from_fn(
            |cell| if given >> cell & 1 != 0 { 1 << (solution[cell] - 1) } else { ALL_DIGITS },
        );
    solver.solve(&Masks81::from_masks(masks), 2).count == Count::Exactly(1)
}

fn dig_all(drafts: &[BatchDraft], generator: &mut BatchGenerator) -> Vec<DugPuzzle> {
    let dug = generator.dig(&mut drafts.iter().cloned(), &Control::new());
    assert_eq!(dug.len(), drafts.len());
    dug.into_iter().map(|dug| dug.expect("every draft becomes a puzzle")).collect()
}

fn drafts(seed: u64, count: usize, goal: impl Fn(usize) -> usize) -> Vec<BatchDraft> {
    let draft = |number| BatchDraft {
        random: Random::new(seed, number as u64, 0),
        goal: goal(number),
        solution: None,
    };
    (0..count).map(draft).collect()
}

/// Everything about the puzzles, and the next number of each random stream.
fn summary(dug: &[DugPuzzle]) -> Vec<([u8; 81], CellMask, usize)> {
    dug.iter().map(|dug| (dug.solution, dug.given, dug.random.clone().below(1 << 30))).collect()
}

fn assert_matches_reference(drafts: &[BatchDraft], generator: &mut BatchGenerator) {
    let mut solver = ClassicSolver::new();
    for (draft, dug) in drafts.iter().zip(dig_all(drafts, generator)) {
        assert_eq!(summary(&[dug]), summary(&[dig(draft, &mut solver)]), "{draft:?}");
    }
}

#[test]
fn minimal_puzzles_match_the_reference() {
    assert_matches_reference(&drafts(1, 2000, |_| 0), &mut BatchGenerator::new());
}

#[test]
fn puzzles_with_a_goal_match_the_reference() {
    assert_matches_reference(&drafts(2, 1500, |number| 20 + number % 63), &mut BatchGenerator::new());
}

#[test]
fn grids_match_the_reference() {
    assert_matches_reference(&drafts(3, 2000, |_| 81), &mut BatchGenerator::new());
}

#[test]
fn puzzles_of_a_grid_match_the_reference() {
    let mut drafts = drafts(4, 200, |number| if number % 2 == 0 { 0 } else { 30 });
    for (number, draft) in drafts.iter_mut().enumerate() {
        let random = &mut Random::new(5, number as u64 / 8, 0);
        draft.solution = Some(grid(random));
    }
    assert_matches_reference(&drafts, &mut BatchGenerator::new());
}

#[test]
fn every_machine_makes_the_same_puzzles() {
    let drafts = drafts(6, 300, |number| if number % 3 == 0 { number % 82 } else { 0 });
    let [fast, portable] = [BatchGenerator::new(), BatchGenerator::portable()]
        .map(|mut generator| dig_all(&drafts, &mut generator));
    assert_eq!(summary(&fast), summary(&portable));
}

#[test]
fn other_lanes_make_no_difference() {
    let drafts = drafts(7, 100, |number| [0, 0, 25, 81][number % 4]);
    let mut generator = BatchGenerator::new();
    let together = summary(&dig_all(&drafts, &mut generator));
    for size in [1, 3, 16] {
        let apart = drafts.chunks(size).flat_map(|drafts| summary(&dig_all(drafts, &mut generator)));
        let apart: Vec<_> = apart.collect();
        assert_eq!(apart, together, "{size} at a time");
    }
}
