//! The two programs that we follow: in whose way a search looks at the board.
//!
//! Sudoku Explainer and HoDoKu both know subsets, fish and wings, but go through the
//! board in different ways, and so find other steps first. How hard a step is called is
//! another question: that is a [`Scale`](super::Scale).

/// A program whose way to look is followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Program {
    Explainer,
    Hodoku,
}
