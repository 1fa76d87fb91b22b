//! Simple colouring: pairs of last places that hang together.
//!
//! ```text
//!  r1   5+ .  .  |  5- .  .     Where a house has two places left for the 5,
//!  r2   .  .  .  |  .  *  .     one of them is it and one is not: they get two
//!  r5   5- .  .  |  .  5+ .     colours, and so do the pairs that begin there.
//! ```
//!
//! All cells of one colour hold the digit and none of the other. So a cell that
//! sees both colours (*, which sees 5- in its region and 5+ in its column) does
//! not hold it: the *trap*. And if two cells of one colour see each other, that
//! colour is the false one: the *wrap*.

use std::ops::ControlFlow;

use super::strong_links::{Pair, pairs};
use super::{Color, Reason, Sink, Step, Technique};
use crate::geometry::HouseOrder;
use crate::{Candidate, Candidates, Cell, CellSet, Digit};

/// Traps and wraps of pairs that hang together.
pub(super) fn simple(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    for digit in Digit::all(geometry.side()) {
        let houses = geometry.full_houses(HouseOrder::RegionsRowsColumns);
        let mut left: Vec<Pair> = pairs(candidates, digit, houses.iter().copied()).collect();
        while let Some(&first) = left.first() {
            let cluster = Cluster::around(first, &mut left);
            // What a lone pair shows is a locked digit.
            if cluster.pairs.len() > 1 && !cluster.wraps(candidates, digit, sink)? {
                cluster.trap(candidates, digit, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Pairs that hang together, and the cells of either colour.
#[derive(Debug)]
struct Cluster {
    pairs: Vec<Pair>,
    colors: [Vec<Cell>; 2],
}

impl Cluster {
    /// Takes all pairs that hang together with the first out of a list. A pair
    /// between cells that have their colours already tells nothing new.
    fn around(first: Pair, left: &mut Vec<Pair>) -> Self {
        let mut cluster = Self { pairs: Vec::new(), colors: [vec![first.cells[0]], Vec::new()] };
        let mut seen: CellSet = [first.cells[0]].into_iter().collect();
        while let Some(next) = left.iter().position(|pair| pair.cells.iter().any(|&cell| seen.contains(cell)))
        {
            let pair = left.remove(next);
            for (from, to) in pair.ends() {
                let color = usize::from(!cluster.colors[0].contains(&from));
                if seen.contains(from) && seen.insert(to) {
                    cluster.colors[1 - color].push(to);
                    cluster.pairs.push(pair);
                }
            }
        }
        cluster
    }

    /// Colours of which two cells see each other; says whether there are any.
    fn wraps(&self, candidates: &Candidates, digit: Digit, sink: &mut Sink<'_>) -> ControlFlow<(), bool> {
        let mut is_found = false;
        for color in &self.colors {
            let clash = color.iter().enumerate().find_map(|(i, &a)| {
                let other = color[i + 1..].iter().find(|&&b| candidates.geometry().sees(a, b));
                other.map(|&b| [a, b])
            });
            if let Some(clash) = clash {
                is_found = true;
                let victims = color.iter().map(|&cell| Candidate { cell, digit }).collect();
                sink(self.step(digit, Color::Clash(clash), victims))?;
            }
        }
        ControlFlow::Continue(is_found)
    }

    /// Cells that see both colours.
    fn trap(&self, candidates: &Candidates, digit: Digit, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let geometry = candidates.geometry();
        let sees_both = |victim: &Candidate| {
            self.colors.iter().all(|color| color.iter().any(|&cell| geometry.sees(cell, victim.cell)))
        };
        let places = candidates.empty_cells().map(|cell| Candidate { cell, digit });
        let victims: Vec<_> = places.filter(|&place| candidates.has(place)).filter(sees_both).collect();
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        sink(self.step(digit, Color::BothSeen, victims))
    }

    fn step(&self, digit: Digit, found: Color, victims: Vec<Candidate>) -> Step {
        let pairs = self.pairs.iter().map(|pair| (pair.house, pair.cells)).collect();
        Step::remove(Technique::SimpleColoring, None, Reason::Coloring { digit, pairs, found }, victims)
    }
}
