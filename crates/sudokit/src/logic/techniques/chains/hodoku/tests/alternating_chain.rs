//! Walks as HoDoKu goes them: all of them, depth first.

use std::ops::ControlFlow;

use super::super::alternating_chain::LengthLimits;
use super::super::ranking::rank;
use super::super::{turbot_fish, x_chain, xy_chain};
use crate::base::{Candidate, Cell, Digit};
use crate::board::{Candidates, Puzzle};
use crate::logic::techniques::Scan;
use crate::logic::{LogicSolver, Program, Step, Technique};

/// What walks go through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NodeSource {
    /// Last places of a digit.
    DigitSight,
    /// Cells with two candidates.
    Cells,
}

/// The slow twin of [`search`].
struct DepthFirstSearch<'a> {
    candidates: &'a Candidates,
    kind: NodeSource,
    length: LengthLimits,
    walk: Vec<Candidate>,
    /// What was ruled out, in order.
    found: Vec<Vec<Candidate>>,
}

#[derive(Clone, Copy)]
struct PlainLink {
    to: Candidate,
    is_strong: bool,
}

impl<'a> DepthFirstSearch<'a> {
    /// The best of all that can be ruled out.
    fn best(candidates: &'a Candidates, kind: NodeSource, length: LengthLimits) -> Option<Vec<Candidate>> {
        let mut plain = Self { candidates, kind, length, walk: Vec::new(), found: Vec::new() };
        for cell in candidates.empty_cells() {
            for digit in candidates.marks(cell) {
                plain.walk = vec![Candidate { cell, digit }];
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

    /// Goes on by one link, in all ways.
    fn extend(&mut self) {
        let (start, from) = (self.walk[0], self.walk[self.walk.len() - 1]);
        let must_be_strong = self.walk.len() % 2 == 1;
        for link in self.links(from) {
            let is_inside = link.to.cell == from.cell;
            if must_be_strong && !link.is_strong || !must_be_strong && is_inside {
                continue;
            }
            let is_back = link.to == start && must_be_strong;
            if !is_inside && !is_back && self.walk.iter().any(|at| at.cell == link.to.cell) {
                continue;
            }
            self.walk.push(link.to);
            if must_be_strong && link.to.digit == start.digit && self.walk.len() > self.length.shortest {
                self.test([start.cell, link.to.cell], start.digit);
            }
            if !is_back && self.walk.len() <= self.length.longest {
                self.extend();
            }
            self.walk.pop();
        }
    }

    fn test(&mut self, ends: [Cell; 2], digit: Digit) {
        let victims = self.candidates.seen_by_all(&ends, digit);
        if !victims.is_empty() {
            self.found.push(victims);
        }
    }
}

/// Where nothing easy is left.
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
fn the_best_walk_is_that_of_the_slow_twin() {
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
