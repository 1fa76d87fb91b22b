//! Techniques that look for one pattern of cells. A family that Sudoku Explainer and HoDoKu search
//! in different ways has a file for each of them.

pub(crate) mod aligned;
pub(crate) mod als;
pub(crate) mod brute_force;
pub(crate) mod coloring;
pub(crate) mod empty_rectangle;
pub(crate) mod fish;
pub(crate) mod locked;
pub(crate) mod locked_sets;
pub(crate) mod singles;
pub(crate) mod strong_links;
pub(crate) mod subsets;
pub(crate) mod sue_de_coq;
pub(crate) mod templates;
pub(crate) mod uniqueness;
pub(crate) mod wings;
