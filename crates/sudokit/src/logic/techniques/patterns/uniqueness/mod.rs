//! Techniques that rely on the puzzle having one solution.
//!
//! If two digits could be exchanged in some cells without changing anything
//! else, the puzzle would have two solutions. So one of these cells holds
//! something else.
//!
//! ```text
//! explainer/   unique rectangles and loops of types 1 to 4, in Sudoku Explainer's order
//! hodoku/      unique rectangles of types 1 to 6, hidden and avoidable ones, in HoDoKu's order
//! bug.rs       bivalue universal graves, of both programs
//! ```

pub(crate) mod bug;
pub(crate) mod explainer;
pub(crate) mod hodoku;
