//! Layouts that belong to no particular program: a line, a grid, a frame, pencil marks, a table.
//!
//! ```text
//! lines ─cells─▶ cells as text ─symbols─▶ digits and Alphabet ─▶ Record
//! ```

pub(super) mod cells;
pub(super) mod csv;
pub(super) mod frame;
pub(super) mod grid_block;
pub(super) mod house_rules;
pub(super) mod line;
mod mark_alphabet;
pub(super) mod named_board;
pub(super) mod pencilmarks;
pub(super) mod plain_board;
pub(super) mod pretty;
pub(super) mod sukaku;
pub(super) mod symbols;
pub(super) mod table;
pub(super) mod text;
pub(super) mod variant;

pub use named_board::board_name;
pub use pencilmarks::draw;
pub use plain_board::{can_write_plain, write_plain};
