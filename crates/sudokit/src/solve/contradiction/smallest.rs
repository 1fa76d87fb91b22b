//! The smallest contradiction, with proof.
//!
//! A contradiction has a clue of every correction set (see `clues`), so the
//! smallest sets that do so, the smallest *hitting sets*, are where to look for
//! it. A tree lists them. Each node takes a correction set without a clue among
//! those chosen, and has a branch for each clue of it:
//!
//! ```text
//!                    c or f?
//!                 c ╱       ╲ f, not c
//!             a or d?        a or d?
//!           a ╱   ╲ d
//!   a c agree:     no correction set is left, and c d do not agree:
//!   b or e?        a contradiction of two clues
//! ```
//!
//! If all correction sets known so far are hit, the chosen clues are tried. If
//! they agree, their solution gives a new correction set, and the node branches
//! on that. A branch is cut where it cannot lead to fewer clues than the best
//! contradiction so far: correction sets that have no clue in common need one
//! clue each. When nothing is left of the tree, nothing smaller exists. In the
//! literature this is the smallest minimal unsatisfiable subset by implicit
//! hitting sets.

use super::clues::{ClueSolver, Interrupted};
use super::{Minimality, irreducible};
use crate::base::{Cell, CellSet};

/// Work after which the search gives up: half a second on a 9x9 board, some seconds
/// on a large one.
const MOST_WORK: u64 = 1 << 30;

/// The smallest contradiction that was found, `best` at first, and what is known
/// about its size.
pub(super) fn smallest(
    solver: &mut ClueSolver,
    best: CellSet,
    minimality: Minimality,
) -> (CellSet, Minimality) {
    let mut allowed = solver.cells.clone();
    let mut tree = HittingSetTree { solver, best, minimality };
    if tree.search(&mut CellSet::new(), &mut allowed).is_ok() {
        tree.minimality = Minimality::Smallest;
    }
    (tree.best, tree.minimality)
}

struct HittingSetTree<'a> {
    solver: &'a mut ClueSolver,
    /// The smallest contradiction so far.
    best: CellSet,
    /// What is known about its size.
    minimality: Minimality,
}

impl HittingSetTree<'_> {
    /// Looks for a contradiction smaller than the best, of the chosen clues and
    /// some that are allowed.
    fn search(&mut self, chosen: &mut CellSet, allowed: &mut CellSet) -> Result<(), Interrupted> {
        loop {
            self.count_work()?;
            if chosen.len() >= self.best.len() {
                return Ok(());
            }
            match self.next_branches(chosen, allowed) {
                Branches::None => return Ok(()),
                Branches::Of(cells) => return self.branch(&cells, chosen, allowed),
                Branches::AllHit => {
                    if !self.solver.agree_with_most(chosen, allowed)? {
                        self.best = chosen.clone();
                        self.minimality = Minimality::Unknown;
                        irreducible::reduce(self.solver, &mut self.best)?;
                        self.minimality = Minimality::Irreducible;
                        return Ok(());
                    }
                }
            }
        }
    }

    fn branch(
        &mut self,
        cells: &[Cell],
        chosen: &mut CellSet,
        allowed: &mut CellSet,
    ) -> Result<(), Interrupted> {
        for &cell in cells {
            allowed.remove(cell);
            chosen.insert(cell);
            self.search(chosen, allowed)?;
            chosen.remove(cell);
        }
        allowed.extend(cells.iter().copied());
        Ok(())
    }

    /// What to branch on.
    fn next_branches(&mut self, chosen: &CellSet, allowed: &CellSet) -> Branches {
        let corrections = &self.solver.corrections;
        let mut unhit: Vec<(usize, &CellSet)> = corrections
            .iter()
            .filter(|correction| correction.is_disjoint(chosen))
            .map(|correction| (correction.common_len(allowed), correction))
            .collect();
        unhit.sort_by_key(|&(options, _)| options);
        let Some(&(options, smallest)) = unhit.first() else { return Branches::AllHit };
        if options == 0 {
            return Branches::None;
        }
        let mut needed = chosen.len();
        let mut taken = CellSet::new();
        for (_, correction) in &unhit {
            if correction.common(allowed).all(|cell| !taken.contains(cell)) {
                taken.extend(correction.common(allowed));
                needed += 1;
                if needed >= self.best.len() {
                    return Branches::None;
                }
            }
        }
        let mut cells: Vec<Cell> = smallest.common(allowed).collect();
        // A clue that hits many correction sets soon leads to a contradiction.
        let hits = |cell: Cell| unhit.iter().filter(|(_, correction)| correction.contains(cell)).count();
        cells.sort_by_cached_key(|&cell| std::cmp::Reverse(hits(cell)));
        Branches::Of(cells)
    }

    fn count_work(&mut self) -> Result<(), Interrupted> {
        if self.solver.work() > MOST_WORK {
            return Err(Interrupted);
        }
        // A node looks at the words of all correction sets a few times.
        let words = self.solver.cells.len().div_ceil(64);
        self.solver.count_work((4 * words * self.solver.corrections.len()) as u64)
    }
}

enum Branches {
    /// Nothing here leads to a smaller contradiction.
    None,
    /// The chosen clues hit every correction set.
    AllHit,
    /// One of these clues is part of every contradiction here.
    Of(Vec<Cell>),
}
