//! Boards of all kinds: everything that chains find there is proven and true.

use super::{RULES, assert_right, hints};
use crate::base::Candidate;
use crate::board::{Extra, Geometry, Puzzle, Regions};
use crate::generate::Generator;
use crate::logic::techniques::NEVER;
use crate::logic::techniques::chains::case_split::CaseSplit;
use crate::logic::techniques::chains::explainer::hint::ChainHint;
use crate::logic::techniques::chains::explainer::rule::{ChainRule, LinkTypes};
use crate::logic::techniques::links::CandidateLiteral;

/// Runs these rules on the start of a puzzle and returns the number of hints of each. The first
/// hints are proved and checked.
fn check_hints(puzzle: &Puzzle, rules: &[ChainRule], proved: usize) -> Vec<usize> {
    let position = puzzle.candidates();
    let solution = puzzle.solve().unique().unwrap();
    let count = |rule: &ChainRule| {
        let found = hints(*rule, &position);
        for hint in found.iter().take(proved) {
            let proof = hint.hint.prove(&position, NEVER).unwrap();
            assert_eq!(proof.complexity, hint.complexity, "the proof is as long as the search reported");
            assert_right(&proof.step, &position, &solution);
        }
        found.len()
    };
    rules.iter().map(count).collect()
}

/// Puzzles rated from 8.3 to 9.0 by Sudokit.
const HARD: [&str; 4] = [
    "000002000093007600700000091004021008100050002300480700430000006005800170000200000",
    "905000600003008002000050070010006000590403018000200050050020000600800400004000809",
    "070001060003460008200000400400050010007000600060080004001000003600013500050700020",
    "000600003002070640000283000500000700190706028004000005000867000051090800800001000",
];

#[test]
fn chains_of_hard_puzzles_are_right() {
    for puzzle in HARD {
        let puzzle = puzzle.parse().unwrap();
        let counts = check_hints(&puzzle, &RULES[..5], usize::MAX);
        assert!(counts.iter().sum::<usize>() > 0, "{puzzle:?}");
    }
}

/// On small boards even doubly nested chains take no time.
#[test]
fn chains_of_small_boards_are_right() {
    for (side, rules) in [(4, &RULES[..]), (6, &RULES[..8])] {
        let generator = Generator::new(Geometry::of_side(side).unwrap()).clues(0..=side * 3 / 2).seed(5);
        let mut found = vec![0; rules.len()];
        for number in 0..3 {
            let counts = check_hints(&generator.puzzle(number).unwrap(), rules, usize::MAX);
            found.iter_mut().zip(counts).for_each(|(found, count)| *found += count);
        }
        assert!(found.iter().all(|&found| found > 0), "{side}: {found:?}");
    }
}

#[test]
fn chains_of_boards_with_other_houses_are_right() {
    let nine = Geometry::of_side(9).unwrap();
    let jigsaw: Regions = "AAABB AACBB DCCCB DDCEE DDEEE".parse().unwrap();
    let boards = [
        nine.with(Extra::FallingDiagonal).unwrap().with(Extra::RisingDiagonal).unwrap(),
        nine.with(Extra::Windows).unwrap(),
        nine.with(Extra::Cells(nine.cells().take(30).step_by(7).collect())).unwrap(),
        Geometry::with_regions(jigsaw),
    ];
    for board in boards {
        let puzzle = Generator::new(board).seed(2).puzzle(0).unwrap();
        check_hints(&puzzle, &RULES[..5], 200);
    }
}

#[test]
fn chains_of_large_boards_are_right() {
    let puzzle = Generator::new(Geometry::of_side(16).unwrap()).seed(1).puzzle(0).unwrap();
    let counts = check_hints(&puzzle, &RULES[..4], 20);
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn missing_chains_are_not_proved() {
    let puzzle: Puzzle = HARD[0].parse().unwrap();
    let position = puzzle.candidates();
    let (filled, digit) = puzzle.grid().filled().next().unwrap();
    let conclusion = CandidateLiteral::is(Candidate { cell: filled, digit });
    let split = CaseSplit::Digits(filled);
    let cases = ChainHint::Cases { rule: ChainRule::Multiple, split, conclusion };
    assert_eq!(cases.step(&position, NEVER), None);
    let chain = ChainHint::Chain { links: LinkTypes::X, assumption: conclusion };
    assert_eq!(chain.step(&position, NEVER), None);
}
