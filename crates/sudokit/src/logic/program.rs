//! The two programs whose search order can be followed.
//!
//! Sudoku Explainer and HoDoKu both know subsets, fish and wings. They scan the board in different
//! orders, so they find different steps first. How they rate a step is a separate matter: see
//! [`Scale`](super::Scale).

/// A program whose search order is followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Program {
    Explainer,
    Hodoku,
}
