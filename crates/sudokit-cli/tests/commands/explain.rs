//! What `explain` says about difficulty: the hardest step is the one with the highest number on
//! the scale, and a rating of the puzzle is shown only where it follows from the steps shown.

use serde_json::Value;

use super::program::{PUZZLE, Program};

/// In the beginner's order, the last technique is not the one with the highest rating.
const X_WING: &str = "...4.1.8...4.37...53.........2..47....96.........7.61.14..........8.9.57.....2..3";

/// Sudoku Explainer has no number for some of its steps in that order.
const W_WING: &str = "..8..9.....9426.1.1......2..1..7..........6..4...9..53...5.2.695...3.17...2......";

const ORDERS: [&str; 3] = ["beginner", "hodoku", "explainer"];
const SCALES: [&str; 2] = ["explainer", "hodoku"];

/// A line such as `12. X-wing (ER 3.2): …`, as the technique and its number.
fn title(line: &str) -> Option<(&str, Option<f64>)> {
    let (_, title) = line.split_once(". ").filter(|(number, _)| number.parse::<usize>().is_ok())?;
    let (name, number) = title.split_once(" (")?;
    let number = number.split_once(')')?.0;
    Some((name, number.split_once(' ')?.1.parse().ok()))
}

#[test]
fn the_hardest_step_has_the_highest_number_that_is_shown() {
    let program = Program::new();
    for puzzle in [X_WING, W_WING, PUZZLE] {
        for (order, scale) in ORDERS.iter().flat_map(|order| SCALES.map(|scale| (order, scale))) {
            let output = program.run(&format!("explain --order {order} --scale {scale} {puzzle}")).out;
            let steps: Vec<(&str, Option<f64>)> = output.lines().filter_map(title).collect();
            assert!(steps.len() > 40, "{output}");
            let highest = steps.iter().filter_map(|(_, number)| *number).fold(0.0, f64::max);
            let (_, hardest) = output.split_once("Hardest step").unwrap();
            let (_, hardest) = hardest.split_once(": ").unwrap();
            let (name, number) = hardest.split_once(" (").unwrap();
            let number: f64 =
                number.split([' ', ',', ')']).find_map(|word| word.parse().ok()).expect("a number");
            assert!((number - highest).abs() < 0.01, "{order} {scale}: {number} of {highest}");
            assert!(steps.contains(&(name, Some(number))), "{order} {scale}: {name} {number}");
            let unknown = steps.iter().filter(|(_, number)| number.is_none()).count();
            let is_reported = output.contains(" step has no ") || output.contains(" steps have no ");
            assert_eq!(is_reported, unknown > 0, "{order} {scale}: {output}");
            assert_eq!(
                output.contains("Difficulty of the puzzle: "),
                *order == scale,
                "{order} {scale}: {output}"
            );
        }
    }
}

#[test]
fn rows_say_the_same() {
    let program = Program::new();
    let row = |call: &str| -> Value { serde_json::from_str(&program.run(call).out).unwrap() };
    for puzzle in [X_WING, W_WING, PUZZLE] {
        for (order, scale) in ORDERS.iter().flat_map(|order| SCALES.map(|scale| (order, scale))) {
            let explained = row(&format!("explain --json --order {order} --scale {scale} {puzzle}"));
            let field = if scale == "explainer" { "rating" } else { "score" };
            let steps = explained["steps"].as_array().unwrap();
            let highest = steps.iter().filter_map(|step| step[field].as_f64()).fold(0.0, f64::max);
            assert_eq!(explained["hardest_number"].as_f64(), Some(highest), "{order} {scale}");
            let is_named = |step: &&Value| {
                step["technique"] == explained["hardest"] && step[field].as_f64() == Some(highest)
            };
            assert!(steps.iter().any(|step| is_named(&step)), "{order} {scale}");
            let unknown = steps.iter().filter(|step| step[field].is_null());
            let unknown: std::collections::BTreeSet<&str> =
                unknown.map(|step| step["technique"].as_str().unwrap()).collect();
            let listed = explained["without_number"].as_array().unwrap();
            assert_eq!(
                listed.iter().map(|name| name.as_str().unwrap()).collect::<std::collections::BTreeSet<_>>(),
                unknown
            );
            let rated = row(&format!("rate --json --scale {scale} {puzzle}"));
            for name in ["er", "score", "level"] {
                let expected = if *order == scale { rated.get(name).cloned() } else { None };
                assert_eq!(explained[name], expected.unwrap_or(Value::Null), "{order} {scale} {name}");
            }
            if *order == scale {
                assert_eq!(explained["hardest"], rated["hardest"], "{order}");
            }
        }
    }
}

/// Fewer techniques, or a position of a player, give a path that differs from that of the rating.
#[test]
fn a_path_with_other_techniques_is_not_a_rating() {
    let program = Program::new();
    let position = format!(":0000:x:{}:::", PUZZLE.replacen("53.", "53+4", 1));
    for call in [
        format!("explain --order explainer --not x-wing {PUZZLE}"),
        format!("explain --order explainer --no-uniqueness {PUZZLE}"),
        format!("explain --order explainer {position}"),
    ] {
        let output = program.run(&call).out;
        assert!(
            output.contains("\nHardest step on this path: ")
                && !output.contains("Difficulty of the puzzle: "),
            "{call}: {output}"
        );
        let row: Value = serde_json::from_str(&program.run(&format!("{call} --json")).out).unwrap();
        assert!(row["er"].is_null() && row["level"].is_null(), "{call}");
        assert_eq!(row["hardest_level"], "easy", "{call}");
    }
}

#[test]
fn other_boards_have_no_numbers() {
    let program = Program::new();
    let output = program.run("explain 1.....2..3.....4").out;
    assert!(output.contains("\nHardest step on this path: Hidden single.\n"), "{output}");
    let row: Value = serde_json::from_str(&program.run("explain --json 1.....2..3.....4").out).unwrap();
    assert_eq!(row["hardest"], "hidden-single");
    assert!(row["hardest_number"].is_null() && row["hardest_level"].is_null() && row["level"].is_null());
    let output = program.run("explain --order explainer 1.....2..3.....4").out;
    assert!(output.contains("\nDifficulty of the puzzle: easy.\n"), "{output}");
}
