//! A group of cells in which no digit may stand twice.

use std::fmt;

use super::{Cell, Digit};

/// What kind of group a house is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// A row, from left to right.
    Row,
    /// A column, from top to bottom.
    Column,
    /// A rectangular box.
    Box,
    /// A region of any other form, as on jigsaw boards.
    Region,
    /// One of the two long diagonals.
    Diagonal,
    /// A window of windoku: a box that lies across four others.
    Window,
    /// All cells that stand at the same place of their boxes.
    DisjointGroup,
    /// Any other group of cells that a puzzle names.
    Extra,
}

impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
            Self::Region => "region",
            Self::Diagonal => "diagonal",
            Self::Window => "window",
            Self::DisjointGroup => "disjoint group",
            Self::Extra => "extra house",
        })
    }
}

/// The name of a house: its kind and its number, shown from 1 (`box 5`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct House {
    /// What kind of group it is.
    pub kind: HouseKind,
    /// Which of its kind, from 0.
    pub index: usize,
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.index + 1)
    }
}

/// Two cells of a house with the same digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The two cells, in order.
    pub cells: (Cell, Cell),
    /// The digit that both hold.
    pub digit: Digit,
    /// A house that holds both.
    pub house: House,
}
