//! How many nodes stand behind a conclusion: the node itself and all its
//! ancestors, each counted once, and each chain nested in them once more with
//! its own nodes.
//!
//! The branches of a hint are counted one by one and added up. A nested chain
//! that several branches use is counted once for all of them.

use super::Side;
use super::causes::{Mark, PropagationClash, RemovalCause};
use super::position::CANDIDATES;
use super::propagation::Propagation;

/// Counts the nodes of one hint after the other.
pub(super) struct AncestorCounter {
    seen: [[u32; CANDIDATES]; 2],
    branch: u32,
    todo: Vec<(Mark, Side)>,
    nested: Vec<u32>,
    nodes: u32,
}

impl AncestorCounter {
    pub(super) fn new() -> Self {
        Self { seen: [[0; CANDIDATES]; 2], branch: 0, todo: Vec::new(), nested: Vec::new(), nodes: 0 }
    }

    /// Starts with another hint.
    pub(super) fn begin(&mut self) {
        self.nodes = 0;
        self.nested.clear();
    }

    /// The nodes of all branches, without those of nested chains.
    pub(super) fn nodes(&self) -> u32 {
        self.nodes
    }

    /// The nested chains met on the way.
    pub(super) fn nested(&self) -> &[u32] {
        &self.nested
    }

    /// Adds a branch that ends in a node of a run.
    pub(super) fn count(&mut self, run: &Propagation, mark: Mark, side: Side) {
        self.start();
        self.visit(mark, side);
        self.finish(run);
    }

    /// Adds the two branches of a contradiction. The node that would have been
    /// found last is in no list: its parents are.
    pub(super) fn count_clash(&mut self, run: &Propagation, clash: PropagationClash) {
        self.start();
        match clash {
            PropagationClash::Off { mark, holder } => {
                self.mark(mark, Side::Off);
                self.visit(holder, Side::On);
                self.finish(run);
                self.count(run, mark, Side::On);
            }
            PropagationClash::On { mark, reason } => {
                self.mark(mark, Side::On);
                reason.parents(mark, &mut |parent| self.visit(parent, Side::Off));
                self.finish(run);
                self.count(run, mark, Side::Off);
            }
        }
    }

    fn start(&mut self) {
        self.branch = self.branch.wrapping_add(1);
        if self.branch == 0 {
            self.seen = [[0; CANDIDATES]; 2];
            self.branch = 1;
        }
    }

    /// Counts a node unless this branch has it already.
    fn mark(&mut self, mark: Mark, side: Side) -> bool {
        let seen = &mut self.seen[side as usize][mark as usize];
        let fresh = *seen != self.branch;
        *seen = self.branch;
        self.nodes += u32::from(fresh);
        fresh
    }

    fn visit(&mut self, mark: Mark, side: Side) {
        if self.mark(mark, side) {
            self.todo.push((mark, side));
        }
    }

    fn finish(&mut self, run: &Propagation) {
        while let Some((mark, side)) = self.todo.pop() {
            match side {
                Side::On => {
                    if let Some(reason) = run.leftover(mark) {
                        reason.parents(mark, &mut |parent| self.visit(parent, Side::Off));
                    }
                }
                Side::Off => match run.cause(mark) {
                    RemovalCause::Assumed => {}
                    RemovalCause::Ruled(holder) => self.visit(run.ons[holder as usize], Side::On),
                    RemovalCause::Helped(help) => {
                        let help = &run.helps[help as usize];
                        help.needs.iter().for_each(|&need| self.visit(need, Side::Off));
                        self.nested.extend(help.nested.filter(|nested| !self.nested.contains(nested)));
                    }
                },
            }
        }
    }
}
