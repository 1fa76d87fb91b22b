//! Positions with known winners. Each was reached on the way through a puzzle, so
//! the easier chain rules must find nothing in it.

use std::fs;
use std::path::PathBuf;

use super::position::{HOUSE, SEATS};
use super::{ClassicChainEngine, ClassicHint, ClassicMarks, Rule};

const RULES: [(&str, Rule); 10] = [
    ("Chains", Rule::Chains),
    ("AlignedTriplet", Rule::AlignedTriplet),
    ("Nishio", Rule::Nishio),
    ("Multiple", Rule::Multiple),
    ("Dynamic", Rule::Dynamic),
    ("DynamicPlus", Rule::DynamicPlus),
    ("Nested2", Rule::Nested2),
    ("Nested3", Rule::Nested3),
    ("Nested4", Rule::Nested4),
    ("Nested5", Rule::Nested5),
];

/// A step as it is written down: `7.1 Forcing Chain [8] | r4c4=9 | r4c4-4`.
#[derive(Debug, PartialEq)]
struct WinningStep {
    rating: String,
    nodes: u32,
    placement: Option<(u8, u8)>,
    removals: Vec<(u8, u8)>,
}

impl WinningStep {
    fn read(text: &str) -> (String, Self) {
        let [head, placement, removals] = text.split('|').collect::<Vec<_>>()[..] else {
            panic!("three parts: {text}");
        };
        let (head, nodes) = head.trim().trim_end_matches(']').split_once('[').unwrap_or((head, "0"));
        let words: Vec<&str> = head.split_whitespace().collect();
        let at = words.iter().rposition(|word| word.parse::<f64>().is_ok()).expect("a rating");
        let name = [&words[..at], &words[at + 1..]].concat().join(" ");
        let mut removals: Vec<_> = removals.split_whitespace().flat_map(candidates).collect();
        removals.sort_unstable();
        let placement =
            Some(placement.trim()).filter(|text| !text.is_empty()).and_then(|text| candidates(text).next());
        let nodes = nodes.parse().expect("a number of nodes");
        (name, Self { rating: words[at].to_owned(), nodes, placement, removals })
    }
}

impl From<ClassicHint> for WinningStep {
    fn from(found: ClassicHint) -> Self {
        let tenths = ((found.difficulty + 0.05) * 10.0).floor() / 10.0;
        let mut removals = found.removals;
        removals.sort_unstable();
        Self { rating: format!("{tenths:.1}"), nodes: found.complexity, placement: found.placement, removals }
    }
}

/// `r4c4=9` or `r4c4-259`.
fn candidates(text: &str) -> impl Iterator<Item = (u8, u8)> {
    let bytes = text.as_bytes();
    let cell = (bytes[1] - b'1') * 9 + bytes[3] - b'1';
    bytes[5..].iter().map(move |digit| (cell, digit - b'1'))
}

/// 81 groups of digits, a dot for a filled cell.
fn marks(text: &str) -> ClassicMarks {
    let mut marks = [0; 81];
    for (marks, group) in marks.iter_mut().zip(text.split_whitespace()) {
        *marks = group.bytes().filter(u8::is_ascii_digit).fold(0, |all, digit| all | 1 << (digit - b'1'));
    }
    marks
}

fn place(marks: &mut ClassicMarks, cell: usize, digit: u8) {
    for seat in SEATS[cell] {
        HOUSE[seat.house()].iter().for_each(|&peer| marks[peer as usize] &= !(1 << digit));
    }
    marks[cell] = 0;
}

/// Asks for a rule and all easier ones.
fn check(engine: &mut ClassicChainEngine, marks: &ClassicMarks, rule: Rule, expected: &WinningStep) {
    for (name, easier) in RULES {
        if easier < rule {
            assert_eq!(engine.find(marks, easier), None, "{name} in {marks:?}");
        }
    }
    assert_eq!(engine.find(marks, rule).map(WinningStep::from).as_ref(), Some(expected), "{marks:?}");
}

#[test]
fn known_winners() {
    let mut engine = ClassicChainEngine::new();
    for position in include_str!("positions.txt").split("\n\n") {
        let (head, board) = position.split_once('\n').expect("a step and a board");
        let (name, step) = WinningStep::read(head);
        let (_, rule) = *RULES.iter().find(|(known, _)| *known == name).expect("a rule");
        check(&mut engine, &marks(board), rule, &step);
    }
}

#[test]
fn a_remembered_position_changes_nothing() {
    let positions: Vec<ClassicMarks> = include_str!("positions.txt").split("\n\n").map(board_of).collect();
    let mut warm = ClassicChainEngine::new();
    for marks in positions.iter().chain(positions.iter().rev()) {
        for rule in [Rule::Chains, Rule::AlignedTriplet, Rule::Nishio, Rule::Multiple, Rule::Dynamic] {
            assert_eq!(
                warm.find(marks, rule),
                ClassicChainEngine::new().find(marks, rule),
                "{rule:?} in {marks:?}"
            );
        }
    }
}

fn board_of(position: &str) -> ClassicMarks {
    marks(position.split_once('\n').expect("a step and a board").1)
}

#[test]
fn boards_without_meaning_are_no_danger() {
    let mut engine = ClassicChainEngine::new();
    let clash = std::array::from_fn(|cell| if cell % 2 == 0 { 1 } else { 3 });
    for marks in [[0; 81], [1; 81], [3; 81], clash] {
        for (_, rule) in RULES {
            engine.find(&marks, rule);
        }
    }
    for rule in [Rule::Chains, Rule::AlignedTriplet, Rule::Nishio, Rule::Multiple, Rule::Dynamic] {
        engine.find(&[511; 81], rule);
    }
}

/// Every step of 150 puzzles that a chain makes.
#[test]
#[ignore = "needs ../shared/data"]
fn traced_puzzles() {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/rating/explainer_traces.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut engine = ClassicChainEngine::new();
    let mut marks = [0; 81];
    let mut compared = 0;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if !line.contains('|') {
            marks = [511; 81];
            for (cell, given) in line.bytes().enumerate().filter(|(_, given)| *given != b'0') {
                place(&mut marks, cell, given - b'1');
            }
            engine.forget();
            continue;
        }
        let (name, step) = WinningStep::read(line.split_once(' ').expect("a number first").1);
        if let Some(rule) = rule_of(&name) {
            check(&mut engine, &marks, rule, &step);
            compared += 1;
        }
        step.removals.iter().for_each(|&(cell, digit)| marks[cell as usize] &= !(1 << digit));
        if let Some((cell, digit)) = step.placement {
            place(&mut marks, cell as usize, digit);
        }
    }
    assert_eq!(compared, 1315);
}

/// The rule behind a name of the traces.
fn rule_of(name: &str) -> Option<Rule> {
    match name {
        "Aligned Triplet Exclusion" => Some(Rule::AlignedTriplet),
        "Nishio Forcing Chains" => Some(Rule::Nishio),
        "Cell Forcing Chains" | "Region Forcing Chains" => Some(Rule::Multiple),
        _ if name.ends_with("(+ Forcing Chains)") => Some(Rule::Nested2),
        _ if name.ends_with("(+ Multiple Forcing Chains)") => Some(Rule::Nested3),
        _ if name.ends_with("(+)") => Some(Rule::DynamicPlus),
        _ if name.starts_with("Dynamic") => Some(Rule::Dynamic),
        _ if name.contains("Cycle") || name.contains("Chain") || name == "Turbot Fish" => Some(Rule::Chains),
        _ => None,
    }
}
