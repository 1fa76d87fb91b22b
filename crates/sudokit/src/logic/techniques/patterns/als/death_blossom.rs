//! Death blossom: a cell, the *stem*, and a set for each of its candidates, the *petals*.
//!
//! The stem sees all places for its candidate in the petal. If every petal lost a digit that they
//! all share, each would have the stem's candidate, and the stem would have none left. So one of
//! the petals has the digit.

use std::ops::ControlFlow;

use super::AlsPosition;
use crate::base::bits::Bits;
use crate::base::{Candidate, Cell, Digit, DigitSet};
use crate::board::Candidates;
use crate::logic::HodokuLevel::Unfair;
use crate::logic::techniques::record::{on_request, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{AlmostLockedSet, Reason, Technique};

records! {
    DEATH_BLOSSOM = ("death-blossom", AlmostLockedSets, Search::DeathBlossom)
        .hodoku("Death Blossom", on_request(600, Unfair, 360));
}

impl<const W: usize> AlsPosition<W> {
    /// Finds death blossoms, by stem, then by the shared digit of the petals.
    pub(super) fn death_blossom(&self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let candidates = scan.candidates;
        for stem in candidates.empty_cells() {
            scan.check()?;
            let marks = candidates.marks(stem);
            let petals: Vec<Vec<usize>> = marks.into_iter().map(|mark| self.petals(stem, mark)).collect();
            if petals.iter().any(Vec::is_empty) {
                continue;
            }
            for digit in DigitSet::full(candidates.geometry().side()) - marks {
                scan.check()?;
                self.flowers(stem, digit, &petals, scan)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the sets with this candidate in which the stem sees all its places.
    fn petals(&self, stem: Cell, mark: Digit) -> Vec<usize> {
        let takes = |set: &usize| self.excludes(*set, mark, stem);
        (0..self.sets.list.len()).filter(takes).collect()
    }

    /// Whether a set loses a digit if this cell has it.
    fn excludes(&self, set: usize, digit: Digit, cell: Cell) -> bool {
        self.sets.list[set].digits.contains(digit)
            && self.sets.share_of(set, digit).victims.contains(cell.index())
    }

    /// Finds, for each victim of a digit, the smallest petals, one for each candidate of the stem.
    /// Victims of the same petals are emitted together.
    fn flowers(
        &self,
        stem: Cell,
        digit: Digit,
        petals: &[Vec<usize>],
        scan: &mut Scan<'_>,
    ) -> ControlFlow<()> {
        let candidates = scan.candidates;
        let mut done = Bits::<W>::EMPTY;
        for victim in candidates.empty_cells().filter(|&cell| candidates.marks(cell).contains(digit)) {
            if done.contains(victim.index()) {
                continue;
            }
            let smallest = |of_mark: &Vec<usize>| {
                let excluding = of_mark.iter().copied().filter(|&set| self.excludes(set, digit, victim));
                excluding.min_by_key(|&set| self.sets.list[set].digits.len())
            };
            let Some(mut chosen) = petals.iter().map(smallest).collect::<Option<Vec<usize>>>() else {
                continue;
            };
            // A petal may take two candidates from the stem.
            chosen.sort_unstable();
            chosen.dedup();
            let victims = chosen.iter().map(|&petal| self.sets.share_of(petal, digit).victims);
            let Some(cells) = victims.reduce(|all, victims| all.and(&victims)) else { continue };
            done.add(&cells);
            let victims = cells.iter().map(|cell| Candidate { cell: Cell::new(cell), digit }).collect();
            scan.eliminate(Technique::DeathBlossom, victims, || self.blossom(stem, &chosen, candidates))?;
        }
        ControlFlow::Continue(())
    }

    /// Returns the petals and their stem as evidence.
    fn blossom(&self, stem: Cell, petals: &[usize], candidates: &Candidates) -> Reason {
        let geometry = candidates.geometry();
        let mut sets: Vec<AlmostLockedSet> =
            petals.iter().map(|&petal| self.sets.evidence(petal, geometry)).collect();
        let (house, _) = geometry.house(geometry.places(stem)[0].house.into());
        sets.push(AlmostLockedSet { house, cells: vec![stem], digits: candidates.marks(stem) });
        Reason::AlmostLocked { sets }
    }
}
