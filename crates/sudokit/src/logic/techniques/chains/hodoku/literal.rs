//! A node and whether it holds, as one small number.

use crate::logic::Truth;

/// A candidate or a group of candidates, by its number in
/// [`Nodes`](super::nodes::Nodes), together with a truth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Literal(u16);

impl Literal {
    /// The node holds: of a group, that one of its cells does.
    pub(super) const fn on(node: usize) -> Self {
        Self(node as u16 * 2)
    }

    /// The node does not hold.
    pub(super) const fn off(node: usize) -> Self {
        Self(node as u16 * 2 + 1)
    }

    /// The two literals of a node have neighbouring indices.
    pub(super) const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn node(self) -> usize {
        self.0 as usize / 2
    }

    pub(super) const fn is_on(self) -> bool {
        self.0 & 1 == 0
    }

    pub(super) const fn truth(self) -> Truth {
        if self.is_on() { Truth::Is } else { Truth::IsNot }
    }

    pub(super) const fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }
}
