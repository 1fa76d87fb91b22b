//! Removes clues.

use std::slice;

use super::{Edit, Edited, Ended};
use crate::base::random::Random;
use crate::base::{Cell, CellSet, WorkProgress};
use crate::generate::dig::{DigLimits, dig, without};
use crate::generate::prover::{ProofEffort, Prover};
use crate::logic::rate::{Explainer, Unrated};
use crate::solve::NotUnique;

/// The number of orders in which the clues are tried until few enough are left. On larger boards
/// each takes a long time.
const ORDERS: u64 = 100;
const ORDERS_ON_LARGE_BOARDS: u64 = 1;

impl Edit<'_> {
    /// Removes redundant clues until none is left. The seed determines which of them are kept.
    pub fn minimize(&self) -> Result<Edited, NotUnique> {
        self.reduce(0).map(|edited| match edited.end {
            Ended::Short => Edited { end: Ended::Done, ..edited },
            Ended::Done | Ended::Stopped => edited,
        })
    }

    /// Removes redundant clues until `clues` are left. Some of the remaining clues may still be
    /// redundant.
    pub fn reduce(&self, clues: usize) -> Result<Edited, NotUnique> {
        let solution = self.puzzle.solve().control(&self.control).unique()?;
        let orders = match clues {
            // Every order ends when no clue can be removed.
            0 => 1,
            _ if self.puzzle.geometry().side() <= 9 => ORDERS,
            _ => ORDERS_ON_LARGE_BOARDS,
        };
        let mut prover = self.prover(solution);
        let mut best = self.given();
        let mut end = Ended::Done;
        // The first order that reaches the number is used.
        for order in 0..orders {
            if best.len() <= clues || end == Ended::Stopped {
                break;
            }
            let mut given = self.given();
            let groups = self.groups(&mut Random::new(self.seed, 0, order));
            end = self.drop_groups(&mut prover, &mut given, &groups, clues);
            if given.len() < best.len() {
                best = given;
            }
        }
        Ok(Edited::new(&prover, &best, end_at(best.len(), clues, end)))
    }

    /// Removes clues as long as Sudoku Explainer's rating (ER) stays the same, until `clues` are
    /// left. If more are left at the end, each of them is needed for the rating or the solution.
    ///
    /// ```
    /// use sudokit::Puzzle;
    /// use sudokit::generate::Edit;
    /// use sudokit::logic::rate::Explainer;
    ///
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let fewer = Edit::new(&puzzle).reduce_rated(0).unwrap().puzzle;
    /// assert!(fewer.clues() < puzzle.clues());
    /// let mut rater = Explainer::new();
    /// assert_eq!(rater.rate(&fewer).unwrap().er, rater.rate(&puzzle).unwrap().er);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn reduce_rated(&self, clues: usize) -> Result<Edited, Unrated> {
        let mut rater = Explainer::new();
        rater.set_control(&self.control);
        let er = rater.rate(self.puzzle)?.er;
        let solution = self.puzzle.solve().control(&self.control).unique().map_err(Unrated::NotUnique)?;
        let prover = self.prover(solution);
        let mut given = self.given();
        let groups = self.groups(&mut Random::new(self.seed, 0, 0));
        // The rating can rise and fall, so a clue that had to stay may be redundant after others
        // are removed.
        loop {
            let before = given.len();
            for (done, group) in groups.iter().enumerate() {
                self.control.report(WorkProgress::CluesTried { done, of: groups.len() });
                if self.control.is_stopped() || given.len() < group.len() + clues || !given.contains(group[0])
                {
                    continue;
                }
                let fewer = without(&given, slice::from_ref(group));
                // The rater also checks that there is one solution.
                if rater.rate(&prover.puzzle(&fewer)).is_ok_and(|grade| grade.er == er) {
                    given = fewer;
                }
            }
            if given.len() == before || self.control.is_stopped() {
                break;
            }
        }
        let end = if self.control.is_stopped() { Ended::Stopped } else { Ended::Done };
        // 0 means as few as possible.
        let end = if clues == 0 { end } else { end_at(given.len(), clues, end) };
        Ok(Edited::new(&prover, &given, end))
    }

    /// Removes groups until `clues` cells are left, or no group can be removed, or the stop signal
    /// comes. Limited proofs come first, because they remove most groups quickly; full proofs
    /// follow.
    pub(super) fn drop_groups(
        &self,
        prover: &mut Prover,
        given: &mut CellSet,
        groups: &[Vec<Cell>],
        clues: usize,
    ) -> Ended {
        let depth = DigLimits { goal: clues, patience: usize::MAX };
        let mut rest = groups.to_vec();
        for effort in [ProofEffort::Usual, ProofEffort::Full] {
            prover.effort = effort;
            let dug = dig(prover, given, &rest, depth, &self.control);
            // A stopped proof proves nothing.
            if dug.is_none() || self.control.is_stopped() {
                return Ended::Stopped;
            }
            rest.retain(|group| given.contains(group[0]));
        }
        Ended::Done
    }
}

/// The result of a reduction that left this many clues, compared with the request.
fn end_at(left: usize, wanted: usize, end: Ended) -> Ended {
    match end {
        _ if left <= wanted => Ended::Done,
        Ended::Stopped => Ended::Stopped,
        Ended::Done | Ended::Short => Ended::Short,
    }
}
