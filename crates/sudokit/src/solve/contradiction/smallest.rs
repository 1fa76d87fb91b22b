//! The smallest contradiction, with proof.
//!
//! A contradiction contains a clue of every correction set (see `clues`). So the smallest one is
//! found among the smallest sets that do so, the smallest *hitting sets*. A tree lists them. Each
//! node takes a correction set that contains none of the chosen clues, and has a branch for each of
//! its clues:
//!
//! ```text
//!                    c or f?
//!                 c ╱       ╲ f, not c
//!             a or d?        a or d?
//!           a ╱   ╲ d
//!   a c satisfiable:   no correction set is left, and c d is unsatisfiable:
//!   b or e?            a contradiction of two clues
//! ```
//!
//! When all known correction sets are hit, the chosen clues are tried. If they have a solution, it
//! gives a new correction set, and the node branches on that. A branch is cut if it cannot lead to
//! fewer clues than the best contradiction so far: correction sets without a common clue need one
//! clue each. When the tree is exhausted, nothing smaller exists. In the literature this is the
//! smallest minimal unsatisfiable subset by implicit hitting sets.

use super::clues::{ClueSolver, Interrupted};
use super::{Minimality, irreducible};
use crate::base::{Cell, CellSet};

/// Work after which the search gives up: half a second on a 9x9 board, a few seconds on a large
/// one.
const MOST_WORK: u64 = 1 << 30;

/// The smallest contradiction found, starting with `best`, and what is known about its size.
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
    /// How small it is known to be.
    minimality: Minimality,
}

impl HittingSetTree<'_> {
    /// Looks for a contradiction smaller than the best one, made of the chosen clues and some of
    /// the allowed ones.
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

    /// The clues to branch on.
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
        // A clue that hits many correction sets leads to a contradiction soon.
        let hits = |cell: Cell| unhit.iter().filter(|(_, correction)| correction.contains(cell)).count();
        cells.sort_by_cached_key(|&cell| std::cmp::Reverse(hits(cell)));
        Branches::Of(cells)
    }

    fn count_work(&mut self) -> Result<(), Interrupted> {
        if self.solver.work() > MOST_WORK {
            return Err(Interrupted);
        }
        // A node reads the words of all correction sets a few times.
        let words = self.solver.cells.len().div_ceil(64);
        self.solver.count_work((4 * words * self.solver.corrections.len()) as u64)
    }
}

enum Branches {
    /// No branch leads to a smaller contradiction.
    None,
    /// The chosen clues hit every correction set.
    AllHit,
    /// Every contradiction below this node contains one of these clues.
    Of(Vec<Cell>),
}
