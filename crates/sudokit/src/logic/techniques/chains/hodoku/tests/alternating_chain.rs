//! Chains found HoDoKu's way: all of them, depth first.

use std::ops::ControlFlow;

use super::super::alternating_chain::LengthLimits;
use super::super::ranking::rank;
use super::super::{turbot_fish, x_chain, xy_chain};
use crate::base::{Candidate, Cell, Digit};
use crate::board::{Candidates, Puzzle};
use crate::logic::techniques::Scan;
use crate::logic::{LogicSolver, Program, Step, Technique};

/// The nodes of a chain.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NodeSource {
    /// The last places for a digit.
    DigitSight,
    /// Cells with two candidates.
    Cells,
}

/// A slow reference implementation of the search.
struct DepthFirstSearch<'a> {
    candidates: &'a Candidates,
    kind: NodeSource,
    length: LengthLimits,
    chain: Vec<Candidate>,
    /// The eliminations found, in order.
    found: Vec<Vec<Candidate>>,
}

#[derive(Clone, Copy)]
struct PlainLink {
    to: Candidate,
    is_strong: bool,
}

impl<'a> DepthFirstSearch<'a> {
    /// Returns the best of all possible eliminations.
    fn best(candidates: &'a Candidates, kind: NodeSource, length: LengthLimits) -> Option<Vec<Candidate>> {
        let mut plain = Self { candidates, kind, length, chain: Vec::new(), found: Vec::new() };
        for cell in candidates.empty_cells() {
            for digit in candidates.marks(cell) {
                plain.chain = vec![Candidate { cell, digit }];
                plain.extend();
            }
        }
        // The first of those that are equal.
        plain.found.into_iter().min_by_key(|victims| rank(victims.iter().copied()))
    }

    fn links(&self, from: Candidate) -> Vec<PlainLink> {
        let geometry = self.candidates.geometry();
        let marks = self.candidates.marks(from.cell);
        let mut links = Vec::new();
        if self.kind == NodeSource::Cells {
            if marks.len() != 2 {
                return links;
            }
            let other = marks.without(from.digit).into_iter();
            links.extend(other.map(|digit| PlainLink { to: Candidate { digit, ..from }, is_strong: true }));
        }
        for place in geometry.places(from.cell) {
            let places = self.candidates.places(place.house.into(), from.digit);
            let (_, cells) = geometry.house(place.house.into());
            for to in crate::base::ones(places & !(1 << place.index)) {
                let (cell, is_strong) = (cells[to], places.count_ones() == 2);
                let is_linked = match self.kind {
                    NodeSource::DigitSight => true,
                    NodeSource::Cells => self.candidates.marks(cell).len() == 2,
                };
                if is_linked {
                    let is_strong = is_strong && self.kind == NodeSource::DigitSight;
                    links.push(PlainLink { to: Candidate { cell, ..from }, is_strong });
                }
            }
        }
        links
    }

    /// Extends the chain by one link, in every way.
    fn extend(&mut self) {
        let (start, from) = (self.chain[0], self.chain[self.chain.len() - 1]);
        let must_be_strong = self.chain.len() % 2 == 1;
        for link in self.links(from) {
            let is_inside = link.to.cell == from.cell;
            if must_be_strong && !link.is_strong || !must_be_strong && is_inside {
                continue;
            }
            let is_back = link.to == start && must_be_strong;
            if !is_inside && !is_back && self.chain.iter().any(|at| at.cell == link.to.cell) {
                continue;
            }
            self.chain.push(link.to);
            if must_be_strong && link.to.digit == start.digit && self.chain.len() > self.length.shortest {
                self.test([start.cell, link.to.cell], start.digit);
            }
            if !is_back && self.chain.len() <= self.length.longest {
                self.extend();
            }
            self.chain.pop();
        }
    }

    fn test(&mut self, ends: [Cell; 2], digit: Digit) {
        let victims = self.candidates.seen_by_all(&ends, digit);
        if !victims.is_empty() {
            self.found.push(victims);
        }
    }
}

/// Positions in which easy techniques find nothing more.
fn positions() -> impl Iterator<Item = Candidates> {
    let easy = [
        Technique::HiddenSingle,
        Technique::NakedSingle,
        Technique::Pointing,
        Technique::Claiming,
        Technique::NakedPair,
    ];
    let puzzles =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/steps/puzzles.csv")).lines().skip(1);
    puzzles.map(move |line| {
        let puzzle: Puzzle = line.split(',').next().unwrap().parse().unwrap();
        let mut solver = LogicSolver::new(puzzle.candidates()).with_only(easy);
        solver.by_ref().for_each(drop);
        solver.candidates().clone()
    })
}

#[test]
fn the_best_chain_is_that_of_the_reference() {
    let searches = [
        (Technique::TurbotFish, NodeSource::DigitSight, LengthLimits::TURBOT),
        (Technique::XChain, NodeSource::DigitSight, LengthLimits::ANY),
        (Technique::XyChain, NodeSource::Cells, LengthLimits::ANY),
    ];
    let mut found = [0; 3];
    for position in positions() {
        for (number, (technique, kind, length)) in searches.into_iter().enumerate() {
            let mut own = None;
            let mut sink = |step: Step| {
                own = Some(step.eliminations);
                ControlFlow::Break(())
            };
            let scan = &mut Scan::new(Program::Hodoku, &position, &mut sink);
            let _ = match technique {
                Technique::TurbotFish => turbot_fish(scan),
                Technique::XChain => x_chain(scan),
                _ => xy_chain(scan),
            };
            let best = DepthFirstSearch::best(&position, kind, length);
            assert_eq!(own, best, "{technique} in {position:?}");
            found[number] += usize::from(best.is_some());
        }
    }
    assert!(found.iter().all(|&found| found > 10), "{found:?}");
}
