//! A group of cells in which no digit may appear twice.

use std::fmt;
use std::str::FromStr;

use super::error::problems;
use super::names::named;
use super::{Cell, Digit, Error, index_of};

named! {
    /// The kind of a house.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[non_exhaustive]
    pub enum HouseKind: "kind of house" open {
        /// A row, from left to right.
        Row => "row",
        /// A column, from top to bottom.
        Column => "column",
        /// A rectangular box.
        Box => "box",
        /// A region of any other shape, as on jigsaw boards.
        Region => "region",
        /// One of the two long diagonals.
        Diagonal => "diagonal",
        /// A window of windoku: an extra box that overlaps four of the others.
        Window => "window",
        /// All cells at the same place within their boxes.
        DisjointGroup => "disjoint group",
        /// Any other group of cells that a puzzle defines.
        Extra => "extra house",
    }
}

impl HouseKind {
    /// The name by which templates choose: `disjoint-group`.
    pub(crate) fn key(self) -> String {
        self.name().replace(' ', "-")
    }
}

/// The name of a house: its kind and its number, displayed from 1 (`box 5`).
///
/// [`Geometry::house_cells`](crate::board::Geometry::house_cells) returns its cells.
///
/// ```
/// use sudokit::board::HouseKind;
/// use sudokit::{Geometry, House};
///
/// let house: House = "box 5".parse()?;
/// assert_eq!(house, House::new(HouseKind::Box, 4));
///
/// let board = Geometry::of_side(9).unwrap();
/// assert_eq!(board.house_cells(house).unwrap()[0], board.cell(3, 3));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct House {
    /// The kind of house.
    pub kind: HouseKind,
    /// The number within its kind, from 0.
    pub index: usize,
}

impl House {
    /// Returns the house of this kind and number, counted from 0.
    pub const fn new(kind: HouseKind, index: usize) -> Self {
        Self { kind, index }
    }
}

/// Parses the kind and the number from 1, as displayed: `disjoint group 3`.
impl FromStr for House {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let house = || {
            let (kind, number) = text.trim().rsplit_once(' ')?;
            Some((kind, index_of(number)?))
        };
        let (kind, index) = house().ok_or_else(|| HouseProblem::Name { text: text.into() })?;
        Ok(Self { kind: kind.parse()?, index })
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.index + 1)
    }
}

/// Two cells of a house with the same digit.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clash {
    /// The two cells, in ascending order.
    pub cells: (Cell, Cell),
    /// The digit that both cells hold.
    pub digit: Digit,
    /// A house that contains both cells.
    pub house: House,
}

problems! {
    enum HouseProblem {
        Name { text: String } => "error-house";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parsing_reverses_display() {
        for &kind in HouseKind::ALL {
            for index in [0, 8, 63] {
                let house = House::new(kind, index);
                assert_eq!(house.to_string().parse(), Ok(house));
            }
        }
        assert_eq!(" Disjoint Group 12 ".parse(), Ok(House::new(HouseKind::DisjointGroup, 11)));
    }

    #[test]
    fn errors_for_invalid_houses_give_an_example() {
        for text in ["", "box", "5", "box 0", "box five"] {
            assert_eq!(
                text.parse::<House>().unwrap_err().to_string(),
                format!("'{text}' is not a house: write its kind and its number from 1, such as box 5")
            );
        }
        assert_eq!(
            "block 5".parse::<House>().unwrap_err().to_string(),
            "there is no kind of house 'block': use row, column, box, region, diagonal, window, disjoint group \
             or extra house"
        );
    }
}
