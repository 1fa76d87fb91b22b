//! One explanation for each shape of reason, read as a person would.

mod basic;
mod chains;
mod deadly;
mod digits;
mod fish;
mod rectangles;
mod sets;
mod wings;

use super::*;
use crate::base::{Candidate, Cell, Digit, DigitSet, House, HouseKind};
use crate::board::{Geometry, Grid, Puzzle, Regions};
use crate::logic::{
    AlmostLockedSet, Because, Cases, Claim, Color, DeadlyPattern, Escape, Fish, Link, LockedSet, SetKind,
    Technique, Web,
};

/// A position: a 9x9 board without digits, on which these cells can hold only
/// these digits: `r1c1=27`.
fn blank(limits: &str) -> Candidates {
    let mut candidates = ".".repeat(81).parse::<Puzzle>().unwrap().candidates();
    for limit in limits.split_whitespace() {
        let (at, digits) = limit.split_once('=').unwrap();
        let at = cell(at);
        for digit in Digit::all(9).filter(|digit| !digits.contains(&digit.to_string())) {
            candidates.remove(Candidate { cell: at, digit });
        }
    }
    candidates
}

/// The position without a digit in these cells.
fn without(mut candidates: Candidates, symbol: u8, cells: &str) -> Candidates {
    for at in cells.split_whitespace() {
        candidates.remove(Candidate { cell: cell(at), digit: Digit::new(symbol) });
    }
    candidates
}

/// `r4c7`
fn cell(text: &str) -> Cell {
    let (row, column) = text[1..].split_once('c').unwrap();
    Cell::new((row.parse::<usize>().unwrap() - 1) * 9 + column.parse::<usize>().unwrap() - 1)
}

fn cells(text: &str) -> Vec<Cell> {
    text.split_whitespace().map(cell).collect()
}

/// `r4c7=3`
fn at(text: &str) -> Candidate {
    let (place, digit) = text.split_once('=').unwrap();
    Candidate { cell: cell(place), digit: Digit::new(digit.parse().unwrap()) }
}

fn all_at(text: &str) -> Vec<Candidate> {
    text.split_whitespace().map(at).collect()
}

/// `r4c7=3` or `r4c7!3`
fn claim(text: &str) -> Claim {
    match text.split_once('!') {
        Some((place, digit)) => Claim::is_not(at(&format!("{place}={digit}"))),
        None => Claim::is(at(text)),
    }
}

fn digits(text: &str) -> DigitSet {
    text.bytes().map(|symbol| Digit::new(symbol - b'0')).collect()
}

fn house(kind: HouseKind, number: usize) -> House {
    House { kind, index: number - 1 }
}

fn row(number: usize) -> House {
    house(HouseKind::Row, number)
}

fn column(number: usize) -> House {
    house(HouseKind::Column, number)
}

fn link(text: &str, because: Because, from: &[usize]) -> Link {
    Link { claim: claim(text), because, from: from.to_vec() }
}

fn removing(technique: Technique, reason: Reason, victims: &str) -> Step {
    Step::remove(technique, reason, all_at(victims))
}

fn placing(technique: Technique, reason: Reason, placed: &str) -> Step {
    Step { placements: all_at(placed), ..removing(technique, reason, "") }
}

/// The sentences that come after the technique, a line each; `-` before the moves.
fn explained(candidates: &Candidates, step: &Step) -> String {
    let alphabet = Alphabet::usual(candidates.geometry().side());
    let explanation = step.explain(candidates, &alphabet);
    let mut text = format!("{}\n", explanation.nudge);
    for sentence in [Reveal::Pattern, Reveal::Proof].into_iter().flat_map(|level| explanation.level(level)) {
        text += &format!("{sentence}\n");
    }
    for sentence in &explanation.moves {
        text += &format!("- {sentence}\n");
    }
    text
}

/// The explanation of the first step of a technique in a position.
fn first(technique: Technique, candidates: &Candidates) -> String {
    explained(candidates, &technique.find_first(candidates).unwrap())
}

/// The position of a puzzle before the first step of a technique.
fn before(technique: Technique, puzzle: &str) -> Candidates {
    let candidates = puzzle.parse::<Puzzle>().unwrap().candidates();
    let mut solver = crate::logic::LogicSolver::in_order(crate::logic::Order::Explainer, candidates);
    while solver.next_step().unwrap().technique != technique {
        solver.next();
    }
    solver.candidates().clone()
}

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const POINTING: &str = "200831040000000090000000503470009000008405200000600014807000000050000000030516008";

#[test]
fn levels_are_cumulative() {
    let candidates = EASY.parse::<Puzzle>().unwrap().candidates();
    let step = Technique::HiddenSingle.find_first(&candidates).unwrap();
    let explanation = step.explain(&candidates, &Alphabet::usual(9));
    let counts: Vec<usize> = Reveal::ALL.iter().map(|&level| explanation.up_to(level).len()).collect();
    assert!(counts.is_sorted() && counts[0] == 1 && counts[1] == 2, "{counts:?}");
    assert_eq!("proof".parse::<Reveal>().unwrap(), Reveal::Proof);
    assert_eq!(
        "all".parse::<Reveal>().unwrap_err().to_string(),
        "there is no level of explanation 'all': use nudge, technique, pattern, proof or move"
    );
}

#[test]
fn highlights_name_every_victim_and_every_link() {
    let links =
        vec![link("r2c3=9", Because::House(column(3)), &[1]), link("r2c7!9", Because::House(row(2)), &[0])];
    let step = removing(Technique::XCycle, Reason::Loop(links), "r2c5=9");
    let explanation = step.explain(&blank(""), &Alphabet::usual(9));
    let highlight = |role, text| Highlight { role, spot: Spot::Candidate(at(text)) };
    assert_eq!(
        explanation.highlights,
        [highlight(Role::Off, "r2c7=9"), highlight(Role::On, "r2c3=9"), highlight(Role::Victim, "r2c5=9")]
    );
    assert_eq!(
        explanation.arrows,
        [
            Arrow { from: at("r2c3=9"), to: at("r2c7=9"), inference: Inference::Weak },
            Arrow { from: at("r2c7=9"), to: at("r2c3=9"), inference: Inference::Strong },
        ]
    );
}

#[test]
fn sentences_and_links_name_claims_by_number() {
    let web = |start: &str| {
        let links = vec![
            link(start, Because::Assumed, &[]),
            link("r5c5!9", Because::House(row(5)), &[0]),
            link("r5c9!9", Because::House(row(5)), &[0]),
            link("r8c9=9", Because::House(column(9)), &[1, 2]),
        ];
        Web { links }
    };
    let webs = vec![web("r5c1=9"), web("r5c2=9")];
    let reason = Reason::Cases { cases: Cases::Places(row(5), Digit::new(9)), webs };
    let step = placing(Technique::RegionForcingChain, reason, "r8c9=9");
    let explanation = step.explain(&blank(""), &Alphabet::usual(9));
    assert_eq!(explanation.claims.len(), 8);
    let links: Vec<_> = explanation.links.iter().map(|link| (link.from, link.to)).collect();
    assert_eq!(links, [(0, 1), (0, 2), (1, 3), (2, 3), (4, 5), (4, 6), (5, 7), (6, 7)]);
    let claims: Vec<&[usize]> = explanation.proof.iter().map(|sentence| &sentence.claims[..]).collect();
    assert_eq!(claims, [&[0][..], &[1], &[2], &[3], &[4], &[5], &[6], &[7], &[3, 7]]);
    assert!(explanation.proof[6].text.starts_with("(7) From (5): r5c9 is not 9"));
}

/// Every step on the way through puzzles of several boards and alphabets.
#[test]
fn every_step_of_every_board_is_explained() {
    for side in [4, 6, 9, 12, 16] {
        let puzzle = crate::generate::Generator::new(Geometry::of_side(side).unwrap())
            .seed(side as u64)
            .puzzle(0)
            .unwrap();
        for alphabet in [Alphabet::usual(side), Alphabet::numbers(), Alphabet::letters(side).unwrap()] {
            let mut solver = crate::logic::LogicSolver::new(puzzle.candidates());
            loop {
                let position = solver.candidates().clone();
                let Some(step) = solver.next() else { break };
                let explanation = step.explain(&position, &alphabet);
                for sentence in explanation.up_to(Reveal::Move) {
                    assert!(sentence.ends_with(['.', '?']) && !sentence.contains("  "), "{sentence}");
                }
            }
        }
    }
}
