//! A node and whether it holds, as one small number.

use crate::logic::Truth;

/// A candidate or a group of candidates, by its number in
/// [`NumberedCandidates`](super::numbering::Nodes), together with a truth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct ChainLiteral(u16);

impl ChainLiteral {
    /// The node holds: of a group, that one of its cells does.
    pub(crate) const fn on(node: usize) -> Self {
        Self(node as u16 * 2)
    }

    /// The node does not hold.
    pub(crate) const fn off(node: usize) -> Self {
        Self(node as u16 * 2 + 1)
    }

    /// The two literals of a node have neighbouring indices.
    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn node(self) -> usize {
        self.0 as usize / 2
    }

    pub(crate) const fn is_on(self) -> bool {
        self.0 & 1 == 0
    }

    pub(crate) const fn truth(self) -> Truth {
        if self.is_on() { Truth::Is } else { Truth::IsNot }
    }

    pub(crate) const fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }
}
