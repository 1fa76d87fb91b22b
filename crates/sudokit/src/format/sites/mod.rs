//! The formats of programs and web sites, one file for each.

pub(super) mod coach;
pub(super) mod fpuzzles;
pub(super) mod gnome;
pub(super) mod hodoku;
pub(super) mod json;
pub(super) mod ksudoku;
pub(super) mod link;
mod lz_string;
pub(super) mod opensudoku;
pub(super) mod pzpr;
pub(super) mod sdk;
pub(super) mod simple_sudoku;
pub(super) mod sudokupad;
pub(super) mod sudokuwiki;
pub(super) mod tatham;
pub(super) mod xml;
