//! The program `sudoku` from outside: what commands print, and what a person at a
//! terminal sees.

mod commands;
mod data_folder;
#[cfg(unix)]
mod screen;
