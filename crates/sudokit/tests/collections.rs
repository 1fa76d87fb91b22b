//! Public collections with known answers. They are not ours to ship: the tests
//! run where they stand beside the repository, and are ignored elsewhere.

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use sudokit::format::{Options, Reader};
use sudokit::{Count, Grid, Puzzle, Record, Solution};

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

#[test]
#[ignore = "needs ../shared/data"]
fn puzzles_with_many_solutions_have_several() {
    assert!(puzzles("solve/many_solutions.txt").all(|puzzle| puzzle.solve().count(2) == Count::AtLeast(2)));
}

#[test]
#[ignore = "needs ../shared/data"]
fn large_boards_are_read_and_the_easy_ones_solved() {
    for (name, side) in [("large/gecode16.txt", 16), ("large/acs16_45.txt", 16), ("large/acs25_50.txt", 25)] {
        for puzzle in puzzles(name) {
            assert_eq!(puzzle.geometry().side(), side, "{name}");
            if side == 16 {
                let solution = puzzle.solve().first().unwrap();
                assert!(Solution::try_from(Grid::from(&solution)).is_ok());
            }
        }
    }
    assert_eq!(puzzles("large/gen36_55.txt").count(), 5);
}
