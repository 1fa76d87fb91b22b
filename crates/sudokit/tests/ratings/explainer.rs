//! Ratings and whole paths, compared with Sudoku Explainer's.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use sudokit::logic::rate::Explainer;
use sudokit::logic::{LogicSolver, Order, Step};
use sudokit::{Candidate, Cell, DigitSet, Puzzle};

fn shared(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/rating").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// `7.1 | r4c4=9 | r4c4-48`
fn line(step: &Step, puzzle: &Puzzle) -> String {
    let position = |cell: Cell| puzzle.geometry().position(cell);
    let placed: Vec<String> =
        step.placements.iter().map(|placed| format!("{}={}", position(placed.cell), placed.digit)).collect();
    let mut removed: BTreeMap<Cell, DigitSet> = BTreeMap::new();
    for Candidate { cell, digit } in &step.eliminations {
        removed.entry(*cell).or_default().insert(*digit);
    }
    let removed: Vec<String> = removed
        .into_iter()
        .map(|(cell, digits)| {
            let digits: String = digits.into_iter().map(|digit| digit.to_string()).collect();
            format!("{}-{digits}", position(cell))
        })
        .collect();
    let rating = step.rating.expect("every step of this solver is rated");
    format!("{rating} | {} | {}", placed.join(" "), removed.join(" ")).trim_end().to_owned()
}

/// Returns `7.1 | r4c4=9 | r4c4-4` for `28 7.1 Forcing Chain [8] | r4c4=9 | r4c4-4`.
fn expected(trace: &str) -> String {
    let mut parts = trace.splitn(3, '|');
    let (head, placed, removed) = (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
    let rating = head.split_whitespace().nth(1).unwrap();
    format!("{rating} | {} | {}", placed.trim(), removed.trim()).trim_end().to_owned()
}

/// Rates every puzzle of a text with lines `puzzle,er,ep,ed`, and returns their number.
fn compare(text: &str) -> usize {
    let mut explainer = Explainer::new();
    let lines = text.lines().skip(1);
    let different: Vec<String> = lines
        .clone()
        .filter_map(|line| {
            let (puzzle, expected) = line.split_once(',').unwrap();
            let puzzle: Puzzle = puzzle.parse().unwrap();
            let grade =
                explainer.rate(&puzzle).map(|grade| format!("{},{},{}", grade.er, grade.ep, grade.ed));
            (grade.as_deref() != Ok(expected)).then(|| format!("{line}: {grade:?}"))
        })
        .collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
    lines.count()
}

#[test]
fn our_puzzles_match_sudoku_explainers_ratings() {
    assert_eq!(compare(include_str!("explainer.csv")), 841);
}

#[test]
#[ignore = "needs ../shared/data"]
fn public_puzzles_match_sudoku_explainers_ratings() {
    assert_eq!(compare(&shared("explainer.csv")), 649);
    assert_eq!(compare(&shared("explainer_hard.csv")), 11);
}

#[test]
#[ignore = "needs ../shared/data"]
fn every_step_matches_sudoku_explainer() {
    let traces = shared("explainer_traces.txt");
    let mut steps = 0;
    for trace in traces.split("\n\n") {
        let mut lines = trace.lines().filter(|line| !line.starts_with('#'));
        let Some(puzzle) = lines.next() else { continue };
        let puzzle: Puzzle = puzzle.parse().unwrap();
        let mut solver = LogicSolver::in_order(Order::Explainer, puzzle.candidates());
        for recorded in lines {
            let step = solver.next().unwrap_or_else(|| panic!("no step for {recorded}"));
            assert_eq!(line(&step, &puzzle), expected(recorded), "{recorded}\nof {:?}", puzzle.grid());
            steps += 1;
        }
    }
    assert!(steps > 10_000, "{steps}");
}
