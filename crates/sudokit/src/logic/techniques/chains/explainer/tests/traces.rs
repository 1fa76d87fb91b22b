//! Complete solutions printed by Sudoku Explainer, with the size of each chain.

use std::fs;
use std::path::PathBuf;

use super::{RULES, assert_right, hints, rule_named};
use crate::base::{Candidate, Digit};
use crate::board::{Candidates, Geometry, Puzzle, Solution};
use crate::logic::techniques::NEVER;

/// A line of a trace: `24 7.1 Forcing Chain [8] |  | r2c3-9`.
struct Traced<'a> {
    rating: &'a str,
    rule: Option<usize>,
    claims: Option<usize>,
    placement: Option<Candidate>,
    removals: Vec<Candidate>,
}

impl<'a> Traced<'a> {
    fn read(geometry: &Geometry, line: &'a str) -> Self {
        let mut parts = line.split('|').map(str::trim);
        let (head, placement, removals) =
            (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
        let mut words = head.splitn(3, ' ').skip(1);
        let (rating, name) = (words.next().unwrap(), words.next().unwrap());
        let claims = name.split_once('[').map(|(_, count)| count.trim_end_matches(']').parse().unwrap());
        Self {
            rating,
            rule: rule_named(name),
            claims,
            placement: candidates(geometry, placement).first().copied(),
            removals: removals.split_whitespace().flat_map(|word| candidates(geometry, word)).collect(),
        }
    }
}

/// Parses `r4c8=2` and `r4c8-28`: digits of a cell.
fn candidates(geometry: &Geometry, text: &str) -> Vec<Candidate> {
    let number = |symbol: u8| usize::from(symbol - b'0');
    let bytes = text.as_bytes();
    let [_, row, _, column, _, digits @ ..] = bytes else { return Vec::new() };
    let cell = geometry.cell(number(*row) - 1, number(*column) - 1);
    digits.iter().map(|&digit| Candidate { cell, digit: Digit::new(digit - b'0') }).collect()
}

#[test]
#[ignore = "needs ../shared/data"]
fn every_chain_of_the_traces_is_found_first() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let path = path.join("../../../shared/data/rating/explainer_traces.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut current: Option<(Candidates, Solution)> = None;
    let mut checked = [0; RULES.len()];
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if !line.contains('|') {
            let puzzle: Puzzle = line.parse().unwrap();
            current = Some((puzzle.candidates(), puzzle.solve().unique().unwrap()));
            continue;
        }
        let (position, solution) = current.as_mut().unwrap();
        let traced = Traced::read(position.geometry(), line);
        if let Some(rule) = traced.rule {
            compare(position, solution, &traced, rule, line);
            checked[rule] += 1;
        }
        for &removed in &traced.removals {
            position.remove(removed);
        }
        if let Some(placed) = traced.placement {
            position.place(placed);
        }
    }
    assert_eq!(checked, [617, 44, 243, 363, 45, 2, 0, 0, 0]);
}

/// Asserts that the first hint of the rule is the traced one, and that easier rules find none.
fn compare(position: &Candidates, solution: &Solution, traced: &Traced<'_>, rule: usize, line: &str) {
    for &easier in &RULES[..rule] {
        assert!(hints(easier, position).is_empty(), "{easier:?} finds something before {line}");
    }
    let hints = hints(RULES[rule], position);
    let first = hints.first().unwrap_or_else(|| panic!("not found: {line}"));
    let proof = first.hint.prove(position, NEVER).unwrap();
    assert_right(&proof.step, position, solution);
    assert_eq!(proof.step.rating.unwrap().to_string(), traced.rating, "{line}");
    assert_eq!(Some(proof.complexity), traced.claims, "{line}");
    assert_eq!(proof.step.placements.first().copied(), traced.placement, "{line}");
    assert_eq!(proof.step.eliminations, traced.removals, "{line}");
}
