//! Conflict analysis to the first unique implication point (UIP).
//!
//! Every literal on the trail has an antecedent: it is a decision, or it follows from earlier
//! literals. Going back from the end of the trail, each literal involved in the conflict is
//! replaced by those it follows from, until only one is left from after the last decision: the
//! first UIP.
//!
//! ```text
//!  decision 1 ── a ── b      decision 2 ── c ── d ─┬─ e ─┐
//!                │                   ╭─────────────┴─ f ─┴─ no place for 4
//!                ╰───────────────────╯
//!  e, f  →  d, a  →  the nogood: a and d cannot both be true; d is the first UIP
//! ```
//!
//! The search backjumps to where `a` was assigned, perhaps many decisions earlier. There the nogood
//! excludes `d`, under every decision that implies `a`.

use super::Decision;
use super::branching::Activity;
use super::literal::{Antecedent, Conflict, Lit, VARIABLES_PER_CELL};
use super::nogoods::{Nogood, NogoodStore};
use super::propagation::Propagator;

/// The tables of the analysis, reused for every conflict.
#[derive(Clone, Debug)]
pub(super) struct ConflictAnalysis {
    /// For each variable, its index on the trail.
    trail_index: Vec<usize>,
    /// The length of the trail that the table covers.
    indexed: usize,
    /// For each variable, whether it is involved in the conflict.
    seen: Vec<bool>,
}

/// Marks a variable that is not on the trail.
const UNASSIGNED: usize = usize::MAX;

impl ConflictAnalysis {
    pub(super) fn new(propagator: &Propagator) -> Self {
        let variables = VARIABLES_PER_CELL * propagator.constraints.cells;
        Self { trail_index: vec![UNASSIGNED; variables], indexed: 0, seen: vec![false; variables] }
    }

    /// Adapts to a trail that was cut to this length.
    pub(super) fn undo(&mut self, length: usize) {
        self.indexed = self.indexed.min(length);
    }

    /// Learns a nogood from a conflict. Its first literal is the UIP, the only one from after the
    /// last decision. The returned level is the number of decisions that the others depend on.
    /// Bumps the activity of the constraints involved.
    pub(super) fn learn(
        &mut self,
        conflict: Conflict,
        propagator: &Propagator,
        decisions: &[Decision],
        nogoods: &NogoodStore,
        activity: &mut Activity,
    ) -> (Nogood, usize) {
        self.index_trail(propagator);
        let (root, last_decision) = (decisions[0].trail_len, decisions[decisions.len() - 1].trail_len);
        let mut causes = match conflict {
            Conflict::Constraint(constraint) => {
                activity.bump(constraint);
                propagator.constraints.options(constraint as usize).map(Lit::excluded).collect()
            }
            Conflict::Nogood(nogood) => nogoods.literals(nogood).to_vec(),
        };
        let mut involved = Vec::new();
        let mut current_level = 0;
        let mut end = propagator.trail.len();
        let uip = loop {
            for literal in causes.drain(..) {
                if self.is_new(literal, root) {
                    self.seen[literal.variable()] = true;
                    involved.push(literal);
                    current_level += usize::from(self.trail_index[literal.variable()] >= last_decision);
                }
            }
            let is_seen = |(literal, _): &(Lit, Antecedent)| self.seen[literal.variable()];
            end = propagator.trail[..end].iter().rposition(is_seen).expect("a conflict has causes");
            let (literal, antecedent) = propagator.trail[end];
            current_level -= 1;
            if current_level == 0 {
                break literal;
            }
            if let Antecedent::Constraint(constraint) = antecedent {
                activity.bump(constraint);
            }
            collect_causes(literal, antecedent, propagator, nogoods, &mut causes);
        };
        let mut literals = involved.clone();
        literals.retain(|&literal| {
            let index = self.trail_index[literal.variable()];
            index < last_decision && {
                // Minimisation: a literal that follows from others of the nogood is redundant.
                let antecedent = propagator.trail[index].1;
                causes.clear();
                collect_causes(literal, antecedent, propagator, nogoods, &mut causes);
                antecedent == Antecedent::Decision || causes.iter().any(|&cause| self.is_new(cause, root))
            }
        });
        for literal in involved {
            self.seen[literal.variable()] = false;
        }
        self.nogood(uip, literals, decisions)
    }

    fn index_trail(&mut self, propagator: &Propagator) {
        for (index, (literal, _)) in propagator.trail.iter().enumerate().skip(self.indexed) {
            self.trail_index[literal.variable()] = index;
        }
        self.indexed = propagator.trail.len();
    }

    /// Whether a literal depends on a decision and is not involved yet.
    fn is_new(&self, literal: Lit, root: usize) -> bool {
        let index = self.trail_index[literal.variable()];
        index != UNASSIGNED && index >= root && !self.seen[literal.variable()]
    }

    fn nogood(&self, uip: Lit, mut literals: Vec<Lit>, decisions: &[Decision]) -> (Nogood, usize) {
        let trail_index = |literal: &Lit| self.trail_index[literal.variable()];
        literals.sort_unstable_by_key(|literal| std::cmp::Reverse(trail_index(literal)));
        let level =
            |literal| decisions.partition_point(|decision| decision.trail_len <= trail_index(literal));
        let mut levels: Vec<usize> = literals.iter().map(level).collect();
        levels.dedup();
        literals.insert(0, uip);
        let backjump_level = levels.first().copied().unwrap_or(0);
        (Nogood { literals, lbd: levels.len() + 1 }, backjump_level)
    }
}

/// The literals that a literal follows from.
fn collect_causes(
    literal: Lit,
    antecedent: Antecedent,
    propagator: &Propagator,
    nogoods: &NogoodStore,
    causes: &mut Vec<Lit>,
) {
    let is_other = |other: &Lit| *other != literal.negated();
    match antecedent {
        Antecedent::Decision => {}
        Antecedent::Placement(candidate) => causes.push(Lit::placed(candidate)),
        Antecedent::Constraint(constraint) => {
            let options = propagator.constraints.options(constraint as usize);
            causes.extend(options.map(Lit::excluded).filter(is_other));
        }
        Antecedent::Nogood(nogood) => {
            causes.extend(nogoods.literals(nogood).iter().copied().filter(is_other));
        }
    }
}
