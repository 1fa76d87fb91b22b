//! Contradictions and repairs are correct and complete.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use proptest::prelude::*;
use sudokit::board::{Extra, Regions};
use sudokit::generate::Generator;
use sudokit::solve::{Contradiction, Count, Minimality};
use sudokit::{Alphabet, Candidate, Cell, Control, Digit, DigitSet, Geometry, Grid, Puzzle};
use sudokit_testkit::{budget, naive, strategies};

/// The grid with only the clues in these cells. A clue is a digit or a limit.
fn part(grid: &Grid, cells: &[Cell]) -> Grid {
    let full = DigitSet::full(grid.geometry().side());
    let limits = grid.geometry().cells().map(|cell| match (grid.get(cell), grid.limits()) {
        _ if !cells.contains(&cell) => full,
        (Some(digit), _) => DigitSet::only(digit),
        (None, limits) => limits.map_or(full, |limits| limits[cell.index()]),
    });
    Grid::empty(grid.geometry().clone()).with_limits(limits.collect::<Vec<_>>())
}

/// The grid with the clue in one cell replaced.
fn changed(grid: &Grid, cell: Cell, clue: DigitSet) -> Grid {
    let all: Vec<Cell> = grid.geometry().cells().collect();
    let whole = part(grid, &all);
    let full = vec![DigitSet::full(grid.geometry().side()); grid.geometry().len()];
    let mut limits = whole.limits().map_or(full, <[_]>::to_vec);
    limits[cell.index()] = clue;
    Grid::empty(grid.geometry().clone()).with_limits(limits)
}

fn clue_cells(grid: &Grid) -> Vec<Cell> {
    let full = DigitSet::full(grid.geometry().side());
    let is_limited = |cell: Cell| grid.limits().is_some_and(|limits| limits[cell.index()] != full);
    grid.geometry().cells().filter(|&cell| grid.get(cell).is_some() || is_limited(cell)).collect()
}

/// Returns the number of solutions, up to two.
type Counter = fn(&Grid) -> usize;

fn count_naively(grid: &Grid) -> usize {
    naive::solutions(grid, 2).len()
}

fn count_by_engine(grid: &Grid) -> usize {
    let puzzle = Puzzle::try_from(grid.clone()).expect("limits do not clash");
    puzzle.solve().count(2).counted() as usize
}

/// Checks the contradiction and the repairs of a grid. Returns `None` if the grid has a solution.
fn check(grid: &Grid, count: Counter) -> Result<Option<Contradiction>, TestCaseError> {
    let contradiction = grid.contradiction(&Control::new());
    prop_assert_eq!(contradiction.is_none(), count(&part(grid, &clue_cells(grid))) > 0);
    let Some(first) = contradiction else { return Ok(None) };
    prop_assert_eq!(first.minimality(), Minimality::Irreducible);
    let smallest = first.clone().smallest(&Control::new());
    prop_assert!(smallest.cells().len() <= first.cells().len());
    for contradiction in [&first, &smallest] {
        let cells = contradiction.cells();
        prop_assert!(cells.is_sorted() && cells.iter().all(|cell| clue_cells(grid).contains(cell)));
        prop_assert_eq!(count(&part(grid, cells)), 0, "it is a contradiction");
        for dropped in cells {
            let rest: Vec<Cell> = cells.iter().copied().filter(|cell| cell != dropped).collect();
            prop_assert!(count(&part(grid, &rest)) > 0, "it is irreducible");
        }
        check_repairs(grid, contradiction, count)?;
    }
    Ok(Some(smallest))
}

/// Tries every change of every clue.
fn check_repairs(grid: &Grid, contradiction: &Contradiction, count: Counter) -> Result<(), TestCaseError> {
    let repairs = contradiction.repairs(&Control::new());
    let (mut changes, mut suspects) = (Vec::new(), Vec::new());
    let every = DigitSet::full(grid.geometry().side());
    for cell in clue_cells(grid) {
        let without = count(&changed(grid, cell, every));
        if without > 0 {
            suspects.push(cell);
        }
        let Some(from) = grid.get(cell) else { continue };
        for to in every.into_iter().filter(|&to| to != from) {
            if count(&changed(grid, cell, DigitSet::only(to))) == 1 {
                changes.push((cell, from, Some(to)));
            }
        }
        if without == 1 {
            changes.push((cell, from, None));
        }
    }
    let found: Vec<_> = repairs.changes.iter().map(|change| (change.cell, change.from, change.to)).collect();
    prop_assert_eq!(found, changes);
    prop_assert_eq!(repairs.suspects, suspects);
    prop_assert!(repairs.is_complete);
    Ok(())
}

/// The size of the smallest contradiction, found by trying all sets of clues.
fn smallest_size(grid: &Grid) -> usize {
    let cells = clue_cells(grid);
    let sets = 0..1_u32 << cells.len();
    let mut sizes: Vec<(u32, u32)> = sets.map(|set| (set.count_ones(), set)).collect();
    sizes.sort_unstable();
    let is_contradiction = |set: u32| {
        let chosen: Vec<Cell> = cells
            .iter()
            .enumerate()
            .filter(|(index, _)| set >> index & 1 != 0)
            .map(|(_, &cell)| cell)
            .collect();
        count_naively(&part(grid, &chosen)) == 0
    };
    let smallest = sizes.into_iter().find(|&(_, set)| is_contradiction(set));
    smallest.expect("all clues together are a contradiction").0 as usize
}

proptest! {
    // The naive solver is slow with limits on a 5x5 board.
    #![proptest_config(ProptestConfig::with_cases(budget(15, 1000)))]

    #[test]
    fn small_contradictions_match_the_naive_solver(puzzle in strategies::small_puzzle()) {
        prop_assume!(puzzle.geometry().side() < 6);
        if let Some(smallest) = check(puzzle.grid(), count_naively)? {
            prop_assert_eq!(smallest.minimality(), Minimality::Smallest);
            if clue_cells(puzzle.grid()).len() <= 10 {
                prop_assert_eq!(smallest.cells().len(), smallest_size(puzzle.grid()));
            }
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(100, 3000)))]

    #[test]
    fn no_set_of_clues_on_a_4x4_board_is_smaller(grid in strategies::agreeing_grid(Geometry::of_side(4).unwrap())) {
        let smallest = check(&grid, count_naively)?;
        if let Some(smallest) = smallest.filter(|_| clue_cells(&grid).len() <= 10) {
            prop_assert_eq!(smallest.cells().len(), smallest_size(&grid));
            prop_assert_eq!(smallest.minimality(), Minimality::Smallest);
        }
    }

    #[test]
    fn clashes_are_contradictions(grid in strategies::grid(Geometry::of_side(4).unwrap())) {
        let smallest = check(&grid, count_naively)?;
        if !grid.clashes().is_empty() {
            prop_assert_eq!(smallest.map(|smallest| smallest.cells().len()), Some(2));
        }
    }
}

/// A puzzle with one misread clue: one grid for each wrong digit in a cell.
fn misread(board: Geometry, seed: u64) -> impl Iterator<Item = Grid> {
    let puzzle = Generator::new(board).seed(seed).puzzle(0).expect("a puzzle");
    let clues: Vec<(Cell, Digit)> = puzzle.grid().filled().collect();
    let (cell, right) = clues[seed as usize * 7 % clues.len()];
    let side = puzzle.geometry().side();
    Digit::all(side).filter(move |&digit| digit != right).map(move |digit| {
        let mut grid = puzzle.grid().clone();
        grid.set(cell, Some(digit));
        grid
    })
}

fn jigsaw() -> Geometry {
    let regions = "AAABBBCCC AAABBBCCC DAABBCCEE DDAFBFCEE DDFFFFFEE DDGFHFIEE DDGGHHIIE GGGHHHIII GGGHHHIII";
    Geometry::with_regions(regions.parse::<Regions>().expect("nine regions of nine cells"))
}

#[test]
fn misread_clues_of_9x9_boards_are_found() {
    let classic = Geometry::of_side(9).unwrap();
    let diagonals = classic.clone().with(Extra::FallingDiagonal).unwrap();
    let mut contradictions = 0;
    for board in [classic, diagonals, jigsaw()] {
        for seed in 0..budget(2, 50) {
            for grid in misread(board.clone(), seed) {
                let Some(smallest) = check(&grid, count_by_engine).unwrap() else { continue };
                assert_eq!(smallest.minimality(), Minimality::Smallest);
                contradictions += 1;
            }
        }
    }
    assert!(contradictions > 30, "{contradictions} of 48 puzzles have no solution");
}

#[test]
fn a_misread_clue_of_a_large_board_is_found() {
    let grids = misread(Geometry::of_side(16).unwrap(), 1).take(3);
    for grid in grids {
        let contradiction = grid.contradiction(&Control::new()).expect("it has no solution");
        assert_eq!(contradiction.minimality(), Minimality::Irreducible);
        assert_eq!(count_by_engine(&part(&grid, contradiction.cells())), 0);
        let repairs = contradiction.repairs(&Control::new());
        assert!(repairs.changes.iter().any(|change| change.to.is_some()));
    }
}

fn misread_without_a_clash() -> Grid {
    let mut grids = misread(Geometry::of_side(16).unwrap(), 1);
    let is_unsolvable = |grid: &Grid| grid.clashes().is_empty() && count_by_engine(grid) == 0;
    grids.find(is_unsolvable).expect("some wrong digit does not clash")
}

#[test]
fn a_stopped_search_still_returns_a_contradiction() {
    let grid = misread_without_a_clash();
    for checks in [0, 1, 2, 5, 20] {
        let left = Arc::new(AtomicU32::new(checks));
        let control = Control::new().stop_when(move || {
            left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_err()
        });
        let Some(first) = grid.contradiction(&control) else { continue };
        let smallest = first.smallest(&control);
        assert_eq!(count_by_engine(&part(&grid, smallest.cells())), 0);
        // Changes found before the stop are correct.
        let all = smallest.repairs(&Control::new()).changes;
        assert!(smallest.repairs(&control).changes.iter().all(|change| all.contains(change)));
    }
}

#[test]
fn a_board_that_cannot_be_filled_needs_no_clues() {
    // Cells 0, 1, 4, 5, 6 and 7 all see each other, but there are only four digits.
    let blank = Geometry::of_side(4).unwrap();
    let cells = |numbers: [usize; 4]| Extra::Cells(numbers.map(Cell::new).to_vec());
    let board = [[0, 1, 6, 7], [0, 5, 2, 7], [0, 1, 10, 11], [4, 5, 2, 3]]
        .into_iter()
        .fold(blank, |board, numbers| board.with(cells(numbers)).unwrap());
    let mut grid = Grid::empty(board);
    assert_eq!(count_naively(&grid), 0);
    grid.set(Cell::new(15), Some(Digit::new(1)));
    let contradiction = grid.contradiction(&Control::new()).expect("the board cannot be filled");
    assert!(contradiction.cells().is_empty());
    let sentence = contradiction.sentence(&Alphabet::usual(4));
    assert_eq!(sentence, "this board cannot be filled, even without any clue");
}

fn sentences(text: &str) -> [String; 2] {
    let grid: Grid = text.parse().unwrap();
    let alphabet = Alphabet::usual(grid.geometry().side());
    let contradiction = grid.contradiction(&Control::new()).expect("it has no solution");
    let contradiction = contradiction.smallest(&Control::new());
    let repairs = contradiction.repairs(&Control::new());
    [contradiction.sentence(&alphabet), contradiction.repair_sentence(&repairs, &alphabet)]
}

#[test]
fn sentences_name_clues_and_changes() {
    assert_eq!(
        sentences("1...\n..2.\n.3..\n..14"),
        [
            "at least one of these 3 clues is wrong: r3c2=3, r4c3=1 and r4c4=4 \
             (no smaller group of clues contradicts itself)",
            "any one of these changes gives the puzzle exactly one solution: change r3c2 from 3 to 1, or leave it \
             empty; change r4c3 from 1 to 3, or leave it empty",
        ]
    );
    assert_eq!(
        sentences("12..\n..3.\n....\n..4."),
        [
            "at least one of these 3 clues is wrong: r1c1=1, r1c2=2 and r2c3=3 \
             (no smaller group of clues contradicts itself)",
            "no change of a single clue gives the puzzle exactly one solution; if you leave out the clue in r1c1, \
             r1c2 or r2c3, the puzzle has several solutions",
        ]
    );
    assert_eq!(
        sentences("11..\n..33\n....\n..4."),
        [
            "at least one of these 2 clues is wrong: r1c1=1 and r1c2=1 \
             (no smaller group of clues contradicts itself)",
            "no change of a single clue leads to a solution: at least two clues are wrong",
        ]
    );
}

#[test]
fn deciding_clues_leave_one_solution() {
    let generator = Generator::new(Geometry::of_side(9).unwrap()).minimal().seed(4);
    for index in 0..3 {
        let puzzle = generator.puzzle(index).unwrap();
        let first = puzzle.grid().filled().next().unwrap().0;
        let puzzle = puzzle.without(first);
        let found = puzzle.solve().deciding_clues().expect("nothing stops it");
        assert!(!found.is_empty());
        let candidates = puzzle.candidates();
        for cell in puzzle.geometry().cells() {
            for digit in candidates.open(cell) {
                let mut grid = puzzle.grid().clone();
                grid.set(cell, Some(digit));
                let is_unique = Puzzle::try_from(grid).unwrap().solve().count(2) == Count::Exactly(1);
                assert_eq!(is_unique, found.contains(&Candidate { cell, digit }));
            }
        }
    }
    let stopped = Control::new().stop_when(|| true);
    let blank = Puzzle::try_from(Grid::empty(Geometry::of_side(16).unwrap())).unwrap();
    assert_eq!(blank.solve().control(&stopped).deciding_clues(), None);
}

#[test]
fn a_contradiction_that_was_not_reduced_in_time_names_no_clues() {
    let grid = misread_without_a_clash();
    // The first check comes after several searches.
    let control = Control::new().stop_when(|| true);
    let contradiction = grid.contradiction(&control).expect("it has no solution");
    assert_eq!(contradiction.minimality(), Minimality::Unknown);
    let alphabet = Alphabet::usual(16);
    assert_eq!(
        contradiction.sentence(&alphabet),
        "some of the 108 clues contradict each other, but the search was stopped before it was clear which"
    );
    let repairs = contradiction.repairs(&control);
    assert!(!repairs.is_complete);
    assert!(contradiction.repair_sentence(&repairs, &alphabet).ends_with(" in time"));
}
