//! Aligned pair and triplet exclusion: every way to fill a few cells is tried.
//!
//! ```text
//!  base cells   124  135        excluders (seen by both)   12  23
//!
//!  1 & 3 possible     2 & 1 leaves nothing for 12     4 & 1 possible
//!  1 & 5 possible     2 & 3 leaves nothing for 23     4 & 3 possible
//!  1 & 1 repeats      2 & 5 possible                  4 & 5 possible
//! ```
//!
//! Two or three *base* cells are filled in every way. A way is impossible if two cells that see
//! each other get the same digit, or if a cell that sees them all, an *excluder*, has no candidate
//! left. A candidate that occurs in no possible way is eliminated.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::base::{Candidate, Cell, CellSet, DigitSet};
use crate::board::Candidates;
use crate::logic::techniques::record::records;
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Reason, Span, Technique};

records! {
    ALIGNED_PAIR = ("aligned-pair", Exclusion, Search::AlignedPair, ["find-aligned-cells"])
        .explainer(Span::fixed(62));
    ALIGNED_TRIPLET = ("aligned-triplet", Exclusion, Search::AlignedTriplet, ["find-aligned-cells"])
        .explainer(Span::fixed(75));
}

/// Finds aligned pairs.
pub(crate) fn pairs(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let bases = bases(candidates, 2);
    for (second, first) in promising_pairs(candidates, &bases) {
        scan.check()?;
        let (first, second) = (&bases[first], &bases[second]);
        let excluders: Vec<Cell> = first.excluders.common(&second.excluders).collect();
        exclude(Technique::AlignedPair, &[first.cell, second.cell], excluders, scan)?;
    }
    ControlFlow::Continue(())
}

/// Returns the pairs that eliminate something if they have enough excluders, by the second cell,
/// then by the first. A digit of one cell is impossible if each digit of the other repeats it or
/// uses up an excluder together with it.
fn promising_pairs(candidates: &Candidates, bases: &[AlignedBase]) -> BTreeSet<(usize, usize)> {
    let geometry = candidates.geometry();
    let mut pairs = BTreeSet::new();
    let mut partners: Vec<(Cell, DigitSet)> = Vec::new();
    for (number, base) in bases.iter().enumerate() {
        for digit in base.marks {
            partners.clear();
            partners.extend(base.near.iter().filter_map(|&cell| {
                let pair = candidates.marks(cell);
                pair.contains(digit).then(|| (cell, pair.without(digit)))
            }));
            if partners.is_empty() {
                continue;
            }
            let all = partners.iter().fold(DigitSet::only(digit), |all, (_, partner)| all | *partner);
            for (other, second) in bases.iter().enumerate() {
                if !(second.marks - all).is_empty() || other == number {
                    continue;
                }
                let common = partners.iter().filter(|(cell, _)| geometry.sees(*cell, second.cell));
                let rest = common.fold(second.marks, |rest, (_, partner)| rest - *partner);
                let repeats = DigitSet::only(digit);
                if rest.is_empty() || rest == repeats && geometry.sees(base.cell, second.cell) {
                    pairs.insert((number.max(other), number.min(other)));
                }
            }
        }
    }
    pairs
}

/// Finds aligned triplets. The third cell is itself an excluder of one of the others.
pub(crate) fn triplets(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let bases = bases(scan.candidates, MOST_OF_TRIPLETS);
    let base_cells: CellSet = bases.iter().map(|base| base.cell).collect();
    // Every pair, by the second, then by the first.
    for (number, second) in bases.iter().enumerate() {
        for first in &bases[..number] {
            scan.check()?;
            if first.excluders.common_len(&second.excluders) < FEWEST_EXCLUDERS {
                continue;
            }
            let mut seen: CellSet = [first.cell, second.cell].into_iter().collect();
            for &third in first.near.iter().chain(&second.near) {
                if base_cells.contains(third) && seen.insert(third) {
                    triplet([first.cell, second.cell, third], scan)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Checks the triplet of these cells.
pub(crate) fn triplet(cells: [Cell; 3], scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let geometry = candidates.geometry();
    let is_excluder = |peer: &Cell| {
        (2..=MOST_OF_TRIPLETS).contains(&candidates.marks(*peer).len())
            && cells[1..].iter().all(|&cell| geometry.sees(cell, *peer))
    };
    let excluders = geometry.peers(cells[0]).iter().copied().filter(is_excluder).collect();
    exclude(Technique::AlignedTriplet, &cells, excluders, scan)
}

/// The most candidates that an excluder of triplets can have: as many as three cells can take away.
const MOST_OF_TRIPLETS: usize = 3;

/// With fewer excluders, other techniques find the same steps.
const FEWEST_EXCLUDERS: usize = 2;

/// A cell that may be one of the base cells.
struct AlignedBase {
    cell: Cell,
    marks: DigitSet,
    /// The peers with few candidates, in the order of the cell's houses.
    near: Vec<Cell>,
    /// The same cells as a set.
    excluders: CellSet,
}

/// Returns the cells that have an excluder: a peer with two to `most` candidates.
fn bases(candidates: &Candidates, most: usize) -> Vec<AlignedBase> {
    let geometry = candidates.geometry();
    let sizes: Vec<usize> = geometry.cells().map(|cell| candidates.marks(cell).len()).collect();
    let size = |cell: Cell| sizes[cell.index()];
    geometry
        .cells()
        .filter(|&cell| size(cell) > 1 && geometry.peers(cell).iter().all(|&peer| size(peer) != 1))
        .map(|cell| {
            let is_excluder = |peer: &Cell| (2..=most).contains(&size(*peer));
            let near: Vec<Cell> = geometry.near(cell).iter().copied().filter(is_excluder).collect();
            AlignedBase {
                cell,
                marks: candidates.marks(cell),
                excluders: near.iter().copied().collect(),
                near,
            }
        })
        .filter(|base| !base.near.is_empty())
        .collect()
}

/// Tries every way to fill the cells, and emits the candidates that never occur.
fn exclude(
    technique: Technique,
    cells: &[Cell],
    excluders: Vec<Cell>,
    scan: &mut Scan<'_>,
) -> ControlFlow<()> {
    if excluders.len() < FEWEST_EXCLUDERS {
        return ControlFlow::Continue(());
    }
    let victims = ExclusionCases::impossible(scan.candidates, cells, &excluders);
    scan.eliminate(technique, victims, || Reason::Exclusion { cells: cells.to_vec(), excluders })
}

/// The ways to fill some cells.
struct ExclusionCases<'a> {
    candidates: &'a Candidates,
    cells: &'a [Cell],
    excluders: &'a [Cell],
    /// For each cell, the digits that occur in a possible way.
    possible: &'a mut [DigitSet],
}

impl ExclusionCases<'_> {
    /// Returns the candidates that occur in no possible way.
    fn impossible(candidates: &Candidates, cells: &[Cell], excluders: &[Cell]) -> Vec<Candidate> {
        let mut possible = vec![DigitSet::EMPTY; cells.len()];
        let mut ways = ExclusionCases { candidates, cells, excluders, possible: &mut possible };
        ways.fill(&mut Vec::with_capacity(cells.len()));
        let rest =
            |(&cell, &possible): (&Cell, &DigitSet)| Candidate::each(cell, candidates.marks(cell) - possible);
        cells.iter().zip(&possible).flat_map(rest).collect()
    }

    /// Fills the remaining cells.
    fn fill(&mut self, filled: &mut Vec<Candidate>) {
        let Some(&cell) = self.cells.get(filled.len()) else {
            let digits: DigitSet = filled.iter().map(|candidate| candidate.digit).collect();
            let starves = |&excluder: &Cell| (self.candidates.marks(excluder) - digits).is_empty();
            if !self.excluders.iter().any(starves) {
                for (possible, candidate) in self.possible.iter_mut().zip(filled) {
                    possible.insert(candidate.digit);
                }
            }
            return;
        };
        let geometry = self.candidates.geometry();
        for digit in self.candidates.marks(cell) {
            let repeats = |other: &Candidate| other.digit == digit && geometry.sees(other.cell, cell);
            if !filled.iter().any(repeats) {
                filled.push(Candidate { cell, digit });
                self.fill(filled);
                filled.pop();
            }
        }
    }
}
