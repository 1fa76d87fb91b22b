//! Remote pair: a chain of cells with the same two candidates.
//!
//! ```text
//!  45 ─ 45 ─ 45 ─ 45      Neighbours see each other, so 4 and 5 alternate. Cells
//!   4    5    4    5      that are three, five, … apart differ: one is 4 and
//!   5    4    5    4      one is 5, and a cell that sees both is neither.
//! ```

use std::ops::ControlFlow;

use super::alternating_chain::DigitSight;
use super::ranking::{EliminationRank, rank, sort_by_digit};
use crate::base::{Candidate, Cell, Digit};
use crate::board::Candidates;
use crate::logic::HodokuLevel::Hard;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Reason, Step, Technique};

records! {
    REMOTE_PAIR = ("remote-pair", Chains, Search::RemotePair)
        .hodoku("Remote Pair", by_default(200, Hard, 110));
}

/// A shorter chain is a naked pair.
const SHORTEST: usize = 4;

/// HoDoKu's limit.
const LONGEST: usize = 10;

/// Finds remote pairs, the best first.
pub(crate) fn remote_pair(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let two: Vec<Cell> = candidates.empty_cells().filter(|&cell| candidates.marks(cell).len() == 2).collect();
    let mut hits: Vec<RemotePair> = Vec::new();
    for &start in &two {
        scan.check()?;
        let marks = candidates.marks(start);
        let alike: Vec<Cell> = two.iter().copied().filter(|&cell| candidates.marks(cell) == marks).collect();
        if alike.len() >= SHORTEST && has_victims(candidates, &alike) {
            let search = RemotePairSearch { candidates, sight: DigitSight::new(candidates), alike };
            for digit in marks {
                search.extend(&mut vec![start], digit, &mut hits);
            }
        }
    }
    hits.sort_by_key(|hit| hit.rank);
    for RemotePair { cells, victims, .. } in hits {
        let mut marks = candidates.marks(cells[0]).into_iter();
        let (Some(first), Some(second)) = (marks.next(), marks.next()) else { continue };
        let digits = [first, second];
        let reason = Reason::Alternating { digits, cells };
        scan.emit(Step::remove(Technique::RemotePair, reason, victims))?;
    }
    ControlFlow::Continue(())
}

/// Whether another cell with one of the digits sees two of these cells.
fn has_victims(candidates: &Candidates, alike: &[Cell]) -> bool {
    let marks = candidates.marks(alike[0]);
    candidates.empty_cells().any(|cell| {
        let sees = |other: &&Cell| candidates.geometry().sees(cell, **other);
        !(candidates.marks(cell) & marks).is_empty()
            && candidates.marks(cell) != marks
            && alike.iter().filter(sees).count() > 1
    })
}

/// A chain of cells that eliminates something.
struct RemotePair {
    rank: EliminationRank,
    cells: Vec<Cell>,
    victims: Vec<Candidate>,
}

struct RemotePairSearch<'a> {
    candidates: &'a Candidates,
    sight: DigitSight<'a>,
    /// The cells with these two candidates.
    alike: Vec<Cell>,
}

impl RemotePairSearch<'_> {
    /// Extends a chain in every way. Its ends must rule the digit out somewhere.
    fn extend(&self, row: &mut Vec<Cell>, digit: Digit, hits: &mut Vec<RemotePair>) {
        let [start, end] = [row[0], row[row.len() - 1]].map(|cell| Candidate { cell, digit });
        if row.len() >= SHORTEST && row.len().is_multiple_of(2) && self.sight.sees_any(start, end) {
            self.note(row, hits);
        }
        if row.len() == LONGEST {
            return;
        }
        for &next in &self.alike {
            if self.candidates.geometry().sees(end.cell, next) && !row.contains(&next) {
                row.push(next);
                self.extend(row, digit, hits);
                row.pop();
            }
        }
    }

    /// Keeps the shortest chain for each set of eliminations.
    fn note(&self, row: &[Cell], hits: &mut Vec<RemotePair>) {
        let mut victims = Vec::new();
        for digit in self.candidates.marks(row[0]) {
            let at = |cell: Cell| Candidate { cell, digit };
            for (i, &one) in row.iter().enumerate() {
                for &other in row[i..].iter().skip(3).step_by(2) {
                    victims.extend(self.sight.seen(at(one), at(other)));
                }
            }
        }
        sort_by_digit(&mut victims);
        victims.dedup();
        match hits.iter_mut().find(|hit| hit.victims == victims) {
            Some(hit) if hit.cells.len() > row.len() => hit.cells = row.to_vec(),
            Some(_) => {}
            None => {
                hits.push(RemotePair { rank: rank(victims.iter().copied()), cells: row.to_vec(), victims });
            }
        }
    }
}
