//! Public collections with known answers. They cannot be shipped with the repository: the tests run
//! if the collections are next to it, and are ignored elsewhere.

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use sudokit::classic::{Answer, BatchSolver, Masks81};
use sudokit::format::{Options, Reader, Record};
use sudokit::internal::{GeneralSolver, SearchOutcome};
use sudokit::solve::Count;
use sudokit::{Digit, Grid, Puzzle, Solution};

fn collection(name: &str) -> impl Iterator<Item = Record> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(name);
    let file = File::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Reader::new(BufReader::new(file), Options::default()).map(Result::unwrap)
}

fn puzzles(name: &str) -> impl Iterator<Item = Puzzle> {
    collection(name).map(|record| Puzzle::try_from(record.grid).unwrap())
}

#[test]
#[ignore = "needs ../shared/data"]
fn puzzles_of_the_collections_have_one_solution() {
    for (name, expected) in [
        ("solve/easy.txt", 10_000),
        ("solve/minimal.txt", 10_000),
        ("solve/symmetric.txt", 10_000),
        ("solve/clue17.txt", 10_000),
        ("solve/kaggle3m.txt", 3_500),
        ("solve/magictour.txt", 733),
        ("solve/hardest11.txt", 3_000),
        ("solve/top95.txt", 95),
        ("solve/norvig_hardest.txt", 11),
    ] {
        let mut count = 0;
        for puzzle in puzzles(name) {
            assert_eq!(puzzle.solve().count(2), Count::Exactly(1), "{name}: {puzzle:?}");
            count += 1;
        }
        assert_eq!(count, expected, "{name}");
    }
}

/// Tests all engines on every puzzle, also with a clue dropped or changed, so that it has one
/// solution, several or none.
#[test]
#[ignore = "needs ../shared/data"]
fn all_engines_agree_on_the_collections() {
    const BATCH: usize = 997;
    for name in
        ["easy", "minimal", "symmetric", "clue17", "kaggle3m", "magictour", "hardest11", "many_solutions"]
    {
        let puzzles: Vec<Puzzle> = puzzles(&format!("solve/{name}.txt")).collect();
        let (dropped, changed) = (
            puzzles.iter().enumerate().map(with_clue_dropped),
            puzzles.iter().enumerate().map(with_clue_changed),
        );
        let all: Vec<Puzzle> = puzzles.iter().cloned().chain(dropped).chain(changed).collect();
        for batch in all.chunks(BATCH) {
            sudokit_testkit::conformance::check_batch(in_lanes, batch);
        }
        // The general engine is slower, so it gets only some of the puzzles.
        for puzzle in all.iter().step_by(37) {
            let mut search = GeneralSolver::new(puzzle);
            let listed =
                (0..5).take_while(|_| search.advance(&|| false) == SearchOutcome::Solved).count() as u64;
            assert_eq!(puzzle.solve().count(5).counted(), listed, "{name}: {puzzle:?}");
        }
    }
}

fn in_lanes(puzzles: &[Masks81], limit: u64) -> Vec<Answer> {
    let mut answers = vec![Answer::NONE; puzzles.len()];
    BatchSolver::new().solve(puzzles, limit, &mut answers);
    answers
}

fn with_clue_dropped((number, puzzle): (usize, &Puzzle)) -> Puzzle {
    let (cell, _) = puzzle.grid().filled().nth(number % puzzle.clues()).unwrap();
    puzzle.without(cell)
}

/// Replaces the digit of one clue by the next one that does not clash.
fn with_clue_changed((number, puzzle): (usize, &Puzzle)) -> Puzzle {
    let (cell, digit) = puzzle.grid().filled().nth(number * 7 % puzzle.clues()).unwrap();
    let others = (1..9).map(|step| Digit::from_index((digit.index() + step) % 9));
    let mut changed = others.filter_map(|other| {
        let mut grid = puzzle.grid().clone();
        grid.set(cell, Some(other));
        Puzzle::try_from(grid).ok()
    });
    changed.next().unwrap_or_else(|| puzzle.clone())
}

#[test]
#[ignore = "needs ../shared/data"]
fn puzzles_with_many_solutions_have_several() {
    assert!(puzzles("solve/many_solutions.txt").all(|puzzle| puzzle.solve().count(2) == Count::AtLeast(2)));
}

#[test]
#[ignore = "needs ../shared/data"]
fn large_boards_are_read_and_solved() {
    for (name, side) in [
        ("large/gecode16.txt", 16),
        ("large/acs16_35.txt", 16),
        ("large/acs16_40.txt", 16),
        ("large/acs25_35.txt", 25),
        ("large/acs25_40.txt", 25),
        ("large/acs25_45.txt", 25),
        ("large/acs25_50.txt", 25),
    ] {
        for puzzle in puzzles(name) {
            assert_eq!(puzzle.geometry().side(), side, "{name}");
            let solution = puzzle.solve().first().unwrap();
            assert!(Solution::try_from(Grid::from(&solution)).is_ok());
            assert!(puzzle.grid().filled().all(|(cell, digit)| solution.get(cell) == digit));
        }
    }
    assert_eq!(puzzles("large/gen36_55.txt").count(), 5);
}
