//! Positions with known winning hints. Each occurred while solving a puzzle, so the easier chain
//! rules must find nothing in it.

use std::fs;
use std::path::PathBuf;

use super::position::{HOUSE, PLACES_OF};
use super::{ChainRule, ClassicChainEngine, ClassicHint, ClassicMarks, ClassicTriplet};
use crate::base::Candidate;
use crate::logic::Technique;
use crate::logic::techniques::NEVER;

/// The searches of the engine, from easy to hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum ClassicRule {
    Simple,
    AlignedTriplet,
    Harder(ChainRule),
}

impl ClassicRule {
    fn find(self, engine: &mut ClassicChainEngine, marks: &ClassicMarks) -> Option<WinningHint> {
        match self {
            Self::Simple => engine.find(marks, ChainRule::Simple, NEVER).map(WinningHint::Chain),
            Self::AlignedTriplet => engine.aligned_triplet(marks).map(WinningHint::Triplet),
            Self::Harder(rule) => engine.find(marks, rule, NEVER).map(WinningHint::Chain),
        }
    }
}

/// A hint that the engine finds.
#[derive(Debug, PartialEq)]
enum WinningHint {
    Chain(ClassicHint),
    Triplet(ClassicTriplet),
}

const RULES: [(&str, ClassicRule); 10] = [
    ("Chains", ClassicRule::Simple),
    ("AlignedTriplet", ClassicRule::AlignedTriplet),
    ("Nishio", ClassicRule::Harder(ChainRule::Nishio)),
    ("Multiple", ClassicRule::Harder(ChainRule::Multiple)),
    ("Dynamic", ClassicRule::Harder(ChainRule::Dynamic)),
    ("DynamicPlus", ClassicRule::Harder(ChainRule::DynamicPlus)),
    ("Nested2", ClassicRule::Harder(ChainRule::Nested2)),
    ("Nested3", ClassicRule::Harder(ChainRule::Nested3)),
    ("Nested4", ClassicRule::Harder(ChainRule::Nested4)),
    ("Nested5", ClassicRule::Harder(ChainRule::Nested5)),
];

/// A step in text form: `7.1 Forcing Chain [8] | r4c4=9 | r4c4-4`.
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

impl From<WinningHint> for WinningStep {
    fn from(winner: WinningHint) -> Self {
        let number = |Candidate { cell, digit }| (cell.index() as u8, digit.index() as u8);
        let (rating, nodes, placement, mut removals) = match winner {
            WinningHint::Chain(hint) => {
                let placement = hint.placement().map(number);
                (hint.rating(), hint.rank.complexity, placement, hint.removals)
            }
            WinningHint::Triplet(triplet) => {
                let rating = Technique::AlignedTriplet.ratings().unwrap().from;
                (rating, 0, None, triplet.removals)
            }
        };
        removals.sort_unstable();
        Self { rating: rating.to_string(), nodes, placement, removals }
    }
}

/// Parses `r4c4=9` or `r4c4-259`.
fn candidates(text: &str) -> impl Iterator<Item = (u8, u8)> {
    let bytes = text.as_bytes();
    let cell = (bytes[1] - b'1') * 9 + bytes[3] - b'1';
    bytes[5..].iter().map(move |digit| (cell, digit - b'1'))
}

/// Parses 81 groups of digits, with a dot for a filled cell.
fn marks(text: &str) -> ClassicMarks {
    let mut marks = [0; 81];
    for (marks, group) in marks.iter_mut().zip(text.split_whitespace()) {
        *marks = group.bytes().filter(u8::is_ascii_digit).fold(0, |all, digit| all | 1 << (digit - b'1'));
    }
    marks
}

fn place(marks: &mut ClassicMarks, cell: usize, digit: u8) {
    for at in PLACES_OF[cell] {
        HOUSE[at.house()].iter().for_each(|&peer| marks[peer as usize] &= !(1 << digit));
    }
    marks[cell] = 0;
}

/// Runs a rule and all easier ones.
fn check(engine: &mut ClassicChainEngine, marks: &ClassicMarks, rule: ClassicRule, expected: &WinningStep) {
    for (name, easier) in RULES {
        if easier < rule {
            assert_eq!(easier.find(engine, marks), None, "{name} in {marks:?}");
        }
    }
    assert_eq!(rule.find(engine, marks).map(WinningStep::from).as_ref(), Some(expected), "{marks:?}");
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
fn state_from_earlier_positions_changes_nothing() {
    let positions: Vec<ClassicMarks> = include_str!("positions.txt").split("\n\n").map(board_of).collect();
    let mut warm = ClassicChainEngine::new();
    for marks in positions.iter().chain(positions.iter().rev()) {
        for (_, rule) in &RULES[..5] {
            let cold = rule.find(&mut ClassicChainEngine::new(), marks);
            assert_eq!(rule.find(&mut warm, marks), cold, "{rule:?} in {marks:?}");
        }
    }
}

fn board_of(position: &str) -> ClassicMarks {
    marks(position.split_once('\n').expect("a step and a board").1)
}

#[test]
fn meaningless_boards_do_not_panic() {
    let mut engine = ClassicChainEngine::new();
    let clash = std::array::from_fn(|cell| if cell % 2 == 0 { 1 } else { 3 });
    for marks in [[0; 81], [1; 81], [3; 81], clash] {
        for (_, rule) in RULES {
            rule.find(&mut engine, &marks);
        }
    }
    for (_, rule) in &RULES[..5] {
        rule.find(&mut engine, &[511; 81]);
    }
}

/// Every chain step in 150 puzzles.
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

/// Returns the rule for a name in the traces.
fn rule_of(name: &str) -> Option<ClassicRule> {
    match name {
        "Aligned Triplet Exclusion" => Some(ClassicRule::AlignedTriplet),
        "Nishio Forcing Chains" => Some(ClassicRule::Harder(ChainRule::Nishio)),
        "Cell Forcing Chains" | "Region Forcing Chains" => Some(ClassicRule::Harder(ChainRule::Multiple)),
        _ if name.ends_with("(+ Forcing Chains)") => Some(ClassicRule::Harder(ChainRule::Nested2)),
        _ if name.ends_with("(+ Multiple Forcing Chains)") => Some(ClassicRule::Harder(ChainRule::Nested3)),
        _ if name.ends_with("(+)") => Some(ClassicRule::Harder(ChainRule::DynamicPlus)),
        _ if name.starts_with("Dynamic") => Some(ClassicRule::Harder(ChainRule::Dynamic)),
        _ if name.contains("Cycle") || name.contains("Chain") || name == "Turbot Fish" => {
            Some(ClassicRule::Simple)
        }
        _ => None,
    }
}
