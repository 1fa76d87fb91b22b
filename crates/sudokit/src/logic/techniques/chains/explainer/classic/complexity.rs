//! The complexity of a hint: the number of claims behind its conclusion.
//!
//! The conclusion and all its ancestors count once each. The claims of each chain nested in them are
//! added. The branches of a hint are counted separately and added. A nested chain that several
//! branches use counts only once.

use super::causes::PropagationClash;
use super::position::CANDIDATES;
use super::propagation::Propagation;
use crate::logic::techniques::links::ChainLiteral;

/// Counts the claims of one hint after another.
pub(super) struct AncestorCounter {
    /// For each literal, the last branch that contains it.
    seen: [u32; 2 * CANDIDATES],
    branch: u32,
    todo: Vec<ChainLiteral>,
    /// The nested chains that the branches use.
    pub(super) nested: Vec<u32>,
    /// The claims of all branches, without the claims of nested chains.
    pub(super) claims: u32,
}

impl AncestorCounter {
    pub(super) fn new() -> Self {
        Self { seen: [0; 2 * CANDIDATES], branch: 0, todo: Vec::new(), nested: Vec::new(), claims: 0 }
    }

    /// Starts counting another hint.
    pub(super) fn begin(&mut self) {
        self.claims = 0;
        self.nested.clear();
    }

    /// Adds a branch that ends in a claim of a propagation.
    pub(super) fn count(&mut self, propagation: &Propagation, claim: ChainLiteral) {
        self.start();
        self.visit(claim);
        self.finish(propagation);
    }

    /// Adds the two branches of a contradiction. The claim that would have come last is not in the
    /// propagation, but its parents are.
    pub(super) fn count_clash(&mut self, propagation: &Propagation, clash: PropagationClash) {
        self.start();
        let claim = clash.new_claim();
        self.is_new(claim);
        clash.parents(&mut |parent| self.visit(parent));
        self.finish(propagation);
        self.count(propagation, claim.opposite());
    }

    fn start(&mut self) {
        self.branch = self.branch.wrapping_add(1);
        if self.branch == 0 {
            self.seen = [0; 2 * CANDIDATES];
            self.branch = 1;
        }
    }

    /// Counts a claim unless this branch already has it.
    fn is_new(&mut self, claim: ChainLiteral) -> bool {
        let seen = &mut self.seen[claim.index()];
        let is_new = *seen != self.branch;
        *seen = self.branch;
        self.claims += u32::from(is_new);
        is_new
    }

    fn visit(&mut self, claim: ChainLiteral) {
        if self.is_new(claim) {
            self.todo.push(claim);
        }
    }

    fn finish(&mut self, propagation: &Propagation) {
        while let Some(claim) = self.todo.pop() {
            let nested = propagation.nested(claim);
            self.nested.extend(nested.filter(|nested| !self.nested.contains(nested)));
            propagation.parents(claim, &mut |parent| self.visit(parent));
        }
    }
}
