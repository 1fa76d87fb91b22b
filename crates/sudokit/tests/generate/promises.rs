//! Properties of all generated puzzles: they depend on the seed alone, impossible options are
//! refused, and the stop signal is respected.

use proptest::prelude::*;
use std::sync::atomic::{AtomicU32, Ordering};
use sudokit::generate::{CluePattern, GenerateError, Generated, Generator, StopReason, Symmetry};
use sudokit::logic::rate::{HodokuLevel, Level, Rating};
use sudokit::logic::{Order, Technique};
use sudokit::{Control, Grid};
use sudokit_testkit::budget;

use super::families::{a_pattern, a_solution, board, diagonals, group, nine, on, only_solution, rating};

#[test]
fn every_puzzle_has_one_solution() {
    for side in [4, 6, 8, 9, 10, 12, 15, 16] {
        let generator = Generator::new(board(side)).seed(99);
        for index in 0..budget(2, 500) {
            let puzzle = generator.puzzle(index).unwrap();
            assert!(puzzle.solve().unique().is_ok(), "side {side}, puzzle {index}");
        }
    }
}

#[test]
fn a_puzzle_depends_on_seed_and_index_alone() {
    for recipe in [
        nine(),
        nine().minimal(),
        nine().clues(22..=23),
        nine().level(Level::Hard),
        nine().symmetry(Symmetry::Random),
        on(6),
    ] {
        let mut all = Vec::new();
        recipe.worker().make_all(0..40, &mut all);
        let mut maker = recipe.worker();
        for index in [39, 3, 17, 0] {
            assert_eq!(maker.make(index), all[index as usize]);
        }
        let mut some = Vec::new();
        maker.make_all(15..22, &mut some);
        assert_eq!(some, all[15..22]);
        let other = recipe.clone().seed(12).puzzle(0).unwrap();
        assert_ne!(other, all[0].as_ref().unwrap().puzzle);
    }
}

/// If these puzzles change, every seed has a new meaning. That requires a new version of the
/// stream, and a line in the change log.
#[test]
fn the_stream_is_version_2() {
    let recipes = [
        nine(),
        nine().minimal(),
        nine().clues(20..=20),
        nine().symmetry(Symmetry::Random),
        nine().level(Level::Expert),
        nine().needs(Technique::XWing),
        nine().pattern(a_pattern()),
        Generator::new(diagonals()),
        on(4),
        on(6).minimal(),
    ];
    let lines = recipes.iter().map(|recipe| cells(recipe.puzzle(3).unwrap().grid()));
    assert_eq!(lines.collect::<Vec<_>>(), GOLDEN);
    assert_eq!(cells(nine().minimal().puzzle(u64::MAX).unwrap().grid()), GOLDEN_LAST);
}

const GOLDEN: [&str; 10] = [
    "2.8.3...6...71...85....837...62.7.4...3...6.......58.1.....4....2.87.1.93..95.284",
    "2.8.3...6....1....5....837...6..7.4...3...6.......5........4....2.87.1.93..9..2..",
    ".....5.......2.73...........5.4....62...1.9...3...8.....1.9..4....3....58......61",
    "..37.56......2....4.28.35.97.9.3.1.6.8.6.7.5.1.6.5.4.23.15.68.7....8......52.43..",
    "2.8.3...6....1....5....837...6..7.4...3...6.......5........4....2.87.1.93..9..2..",
    "27......6...7....85...483....6.9..4...34..6.7.....5........4....25..31..3..9..2..",
    "..5.3.4...1.....9.9..6.8..2..6...9..3.......1..4...8..8..3.4..5.2.....6...7.5.2..",
    ".3..5....9..36.5.8.85..73..1....54.95.......1.2.91.675............5.68...5912..63",
    ".1.22....2.3...1",
    "..2..4..31..1..5...6....2........4..",
];
const GOLDEN_LAST: &str = "4...1.2..97.4.....2..6..8..7..53.....4...........8.53........72.........8.592.4..";

fn cells(grid: &Grid) -> String {
    grid.digits().map(|digit| digit.map_or(".".to_owned(), |digit| digit.to_string())).collect()
}

#[test]
fn impossible_options_are_refused_immediately() {
    let sentence = |recipe: Generator| recipe.check().unwrap_err().to_string();
    let pattern = |text: &str| text.parse::<CluePattern>().unwrap();
    let rows = |rows: [&str; 9]| pattern(&rows.join("\n"));
    assert_sentences(&[
        (
            sentence(nine().clues(16..=16)),
            "no 9x9 puzzle with 16 clues has exactly one solution: at least 17 are needed",
        ),
        (
            sentence(on(4).clues(0..=3)),
            "no 4x4 puzzle with 3 clues has exactly one solution: at least 4 are needed",
        ),
        (
            sentence(nine().clues(26..=27).symmetry(Symmetry::Rotate90)),
            "no pattern of 26 clues has the symmetry rotate90: allow other numbers of clues",
        ),
        (sentence(nine().pattern(pattern(&"x".repeat(16)))), "the pattern is 4x4, but the board is 9x9"),
        (
            sentence(nine().pattern(a_pattern()).symmetry(Symmetry::Full)),
            "a pattern already sets where every clue is: leave out the symmetry",
        ),
        (
            sentence(nine().pattern(rows([
                "xxxxxxxxx",
                ".........",
                ".........",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
            ]))),
            "no puzzle of this pattern has exactly one solution: rows 2 and 3 have no clue, \
             so they can be swapped in any solution",
        ),
        (
            sentence(nine().pattern(pattern(&format!("{}{}", "x".repeat(16), ".".repeat(65))))),
            "no 9x9 puzzle with 16 clues has exactly one solution: at least 17 are needed",
        ),
        (
            sentence(on(16).rating(Rating::tenths(30)..=Rating::tenths(40))),
            "the scales of Sudoku Explainer and HoDoKu are for 9x9 boards without extra houses: \
             name a level or techniques instead",
        ),
        (
            sentence(nine().rating(Rating::tenths(21)..=Rating::tenths(22))),
            "no step has this rating, so no puzzle can have it: the nearest ratings are 2.0 and 2.3",
        ),
        (
            sentence(nine().needs(Technique::XWing).without(group("fish"))),
            "x-wing is both required and excluded: remove it from one of the two lists",
        ),
        (
            sentence(nine().needs(Technique::XWing).level(Level::Easy)),
            "x-wing is rated at least 3.2, which is above the requested difficulty: \
             allow harder puzzles, or leave it out",
        ),
        (
            sentence(nine().needs(Technique::AlsXz).hodoku_level(HodokuLevel::Hard)),
            "als-xz has the HoDoKu level Unfair and 300 points, which is above the requested difficulty: \
             allow harder puzzles, or leave it out",
        ),
        (
            sentence(nine().needs(Technique::AlsXz).hodoku_score(0..=299)),
            "als-xz has the HoDoKu level Unfair and 300 points, which is above the requested difficulty: \
             allow harder puzzles, or leave it out",
        ),
        (sentence(nine().needs(Technique::NakedSet)), "naked-set only occurs on boards larger than 9x9"),
        (
            sentence(nine().rating(Rating::tenths(130)..=Rating::tenths(140))),
            "no known puzzle is rated above 11.9: allow a lower rating",
        ),
        (
            sentence(
                nine().needs(Technique::Swordfish).order(Order::Hodoku).needs(Technique::DirectPointing),
            ),
            "direct-pointing does not occur in the order hodoku: choose another order, or leave it out",
        ),
    ]);
}

#[test]
fn impossible_patterns_and_clues_are_refused() {
    let sentence = |recipe: Generator| recipe.check().unwrap_err().to_string();
    let rows = |rows: [&str; 9]| rows.join("\n").parse::<CluePattern>().unwrap();
    assert_sentences(&[
        (
            sentence(nine().pattern(a_pattern()).clues(30..=30)),
            "a pattern already sets where every clue is: leave out the number of clues",
        ),
        (
            sentence(nine().pattern(rows(["x..xxxxxx"; 9]))),
            "no puzzle of this pattern has exactly one solution: columns 2 and 3 have no clue, \
             so they can be swapped in any solution",
        ),
    ]);
    #[expect(clippy::reversed_empty_ranges, reason = "this is the mistake")]
    let none = 30..=20;
    assert_sentences(&[(
        sentence(nine().clues(none)),
        "there is no number from 30 to 20: write the smaller number of clues first",
    )]);
    let refusal = |text: &str| text.parse::<CluePattern>().unwrap_err().to_string();
    assert_sentences(&[
        (
            refusal("x.."),
            "the pattern has 3 cells; a board is a square of 4x4 to 64x64 cells: write . for an empty cell and x \
             for a clue",
        ),
        (
            refusal("x"),
            "the pattern has 1 cell; a board is a square of 4x4 to 64x64 cells: write . for an empty cell and x \
             for a clue",
        ),
    ]);
}

#[test]
fn a_search_without_a_puzzle_says_why() {
    let sentence = |why| GenerateError { why, nearest: None }.to_string();
    assert_sentences(&[
        (sentence(StopReason::Stopped), "the search was stopped before it found such a puzzle"),
        (sentence(StopReason::GaveUp), "no such puzzle was found after many tries"),
        (sentence(StopReason::Impossible), "no such puzzle can exist"),
    ]);
}

fn assert_sentences(sentences: &[(String, &str)]) {
    for (sentence, expected) in sentences {
        assert_eq!(sentence, expected);
    }
}

#[test]
fn a_request_out_of_reach_returns_the_nearest_puzzle() {
    let recipe = nine().rating(Rating::tenths(110)..=Rating::tenths(119)).tireless();
    let mut worker = recipe.worker();
    worker.set_control(&after(20_000));
    let Err(GenerateError { why, nearest }) = worker.make(0) else { panic!("found after all") };
    assert_eq!(why, StopReason::Stopped);
    let nearest = nearest.expect("some puzzle was tried");
    assert_eq!(only_solution(&nearest.puzzle), Some(nearest.solution));
    assert_eq!(nearest.grade.expect("a rating was requested").er, rating(&nearest.puzzle));
}

#[test]
fn puzzles_have_the_grids_of_their_numbers() {
    let recipe = nine().minimal();
    let grids = recipe.worker().solutions(0..50);
    let mut made = Vec::new();
    recipe.worker().make_all(0..50, &mut made);
    assert!(made.into_iter().zip(grids).all(|(made, grid)| made.unwrap().solution == grid));
}

/// Whether nothing was found for this reason, not even a close puzzle.
fn is_missed(made: Result<Generated, GenerateError>, why: StopReason) -> bool {
    made.is_err_and(|missed| missed.why == why && missed.nearest.is_none())
}

/// A control that stops after this many checks.
fn after(checks: u32) -> Control {
    let left = AtomicU32::new(checks);
    Control::new().stop_when(move || {
        left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_err()
    })
}

#[test]
fn a_stopped_worker_reports_it() {
    let recipe = nine().minimal();
    let mut made = Vec::new();
    let mut worker = recipe.worker();
    worker.set_control(&after(0));
    worker.make_all(0..3, &mut made);
    assert_eq!(made.len(), 3);
    assert!(made.into_iter().all(|made| is_missed(made, StopReason::Stopped)));
    assert_eq!(worker.solutions(0..3), []);
}

/// A stopped proof proves nothing: whenever the signal comes, the returned puzzle has one solution.
#[test]
fn the_nearest_has_one_solution_whenever_the_signal_comes() {
    for checks in [10_u32, 300, 1000, 2500] {
        for recipe in
            [on(16).needs(Technique::NakedSet), on(12).clues(0..=40), on(6).pattern(a_sparse_pattern())]
        {
            let recipe = recipe.tireless();
            let mut worker = recipe.worker();
            worker.set_control(&after(checks));
            let made = worker.make(1);
            let nearest = made.map(Box::new).or_else(|missed| missed.nearest.ok_or(()));
            if let Ok(nearest) = nearest {
                assert_eq!(only_solution(&nearest.puzzle), Some(nearest.solution));
            }
        }
    }
}

fn a_sparse_pattern() -> CluePattern {
    "x..... .x..x. ..x... x..x.. .x.... ..x..x".parse().unwrap()
}

#[test]
fn a_pattern_that_leaves_two_solutions_is_given_up() {
    // All givens of the pattern are there, but they leave a second solution.
    let recipe = nine().solution(a_solution()).pattern(a_pattern());
    assert!(is_missed(recipe.worker().make(0), StopReason::GaveUp));
}

fn small_recipe() -> impl Strategy<Value = Generator> {
    let side = prop_oneof![Just(4_usize), Just(6), Just(9), Just(10)];
    let clues = proptest::option::of((0..60_usize, 0..20_usize));
    let symmetry = proptest::sample::select(Symmetry::ALL.to_vec());
    let level = proptest::option::of(proptest::sample::select(vec![Level::Easy, Level::Medium, Level::Hard]));
    let needs =
        proptest::option::weighted(0.2, proptest::sample::select(vec!["naked-pair", "pointing", "wings"]));
    let mask = proptest::option::weighted(0.2, proptest::collection::vec(any::<bool>(), 100));
    let flags = (any::<bool>(), any::<u64>());
    (side, clues, symmetry, level, needs, mask, flags).prop_map(
        |(side, clues, symmetry, level, needs, mask, (minimal, seed))| {
            let mut recipe = Generator::new(board(side)).seed(seed).symmetry(symmetry);
            if let Some((least, more)) = clues {
                recipe = recipe.clues(least..=least + more);
            }
            if minimal {
                recipe = recipe.minimal();
            }
            if let Some(level) = level {
                recipe = recipe.level(level);
            }
            if let Some(needs) = needs {
                recipe = recipe.needs(group(needs));
            }
            if let Some(mask) = mask {
                let cells = mask.iter().take(side * side).map(|&is_given| if is_given { 'x' } else { '.' });
                recipe = recipe.pattern(cells.collect::<String>().parse().unwrap());
            }
            recipe
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(75, 1500)))]

    /// Any combination gives an error, or a puzzle with one solution, or ends in time.
    #[test]
    fn any_options_give_a_valid_result(recipe in small_recipe(), index in any::<u64>()) {
        let mut worker = recipe.worker();
        worker.set_control(&after(3000));
        let made = worker.make(index);
        if recipe.check().is_err() {
            prop_assert_eq!(made.unwrap_err().why, StopReason::Impossible);
            return Ok(());
        }
        match made {
            Ok(made) => {
                prop_assert!(made.symmetry.holds(made.puzzle.grid()));
                prop_assert_eq!(only_solution(&made.puzzle), Some(made.solution));
            }
            Err(GenerateError { nearest: Some(nearest), .. }) => {
                prop_assert_eq!(only_solution(&nearest.puzzle), Some(nearest.solution));
            }
            Err(GenerateError { nearest: None, .. }) => {}
        }
    }
}
