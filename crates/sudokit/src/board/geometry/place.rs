//! Descriptions of where a house is, for a player who sees only the numbers of rows and columns.

use sudokit_text::{Phrase, Value, phrase};

use super::Geometry;
use crate::base::texts::TEXTS;
use crate::base::{Coordinates, House, HouseKind};

impl Geometry {
    /// Describes where a house is on the board, and adds its name if the description does not
    /// contain it.
    ///
    /// ```
    /// use sudokit::Geometry;
    /// use sudokit::board::Extra;
    ///
    /// let board = Geometry::classic().with(Extra::FallingDiagonal)?;
    /// let place = |name: &str| board.place_of(name.parse().unwrap());
    /// assert_eq!(place("row 4"), "row 4");
    /// assert_eq!(place("box 2"), "the upper middle box (box 2)");
    /// assert_eq!(place("diagonal 1"), "the diagonal from r1c1 to r9c9 (diagonal 1)");
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn place_of(&self, house: House) -> String {
        TEXTS.value(&self.place_phrase(house, Coordinates::Numbers))
    }

    /// The same for a template, with cells and rows in a notation.
    pub(crate) fn place_phrase(&self, house: House, coordinates: Coordinates) -> Value {
        let name = || coordinates.house(house);
        let cells = self.house_cells(house).unwrap_or_default();
        let (Some(&first), Some(&last)) = (cells.first(), cells.last()) else { return name().into() };
        let [from, to] = [first, last].map(|cell| self.position(cell));
        let [first, last] = [from, to].map(|position| coordinates.cell(position));
        let position = match house.kind {
            HouseKind::Row | HouseKind::Column => return name().into(),
            HouseKind::Box | HouseKind::Window => match self.corner(house) {
                Some(corner) => phrase!("place-box", kind = house.kind.key(), corner),
                None => phrase!(
                    "place-rows",
                    kind = house.kind.key(),
                    from = coordinates.row(from.row),
                    to = coordinates.row(to.row),
                    left = from.column + 1,
                    right = to.column + 1,
                ),
            },
            HouseKind::Diagonal => phrase!("place-diagonal", first, last),
            HouseKind::DisjointGroup => phrase!("place-disjoint-group", first),
            HouseKind::Region => phrase!("place-region", first),
            HouseKind::Extra => phrase!("place-extra", first),
        };
        phrase!("place", position, house = name()).into()
    }

    /// Where a house is among those of its kind, if there are words for that.
    fn corner(&self, house: House) -> Option<Phrase> {
        let [row, column] = self.rank(house)?;
        let (row, column) =
            (row.name(["upper", "middle", "lower"])?, column.name(["left", "middle", "right"])?);
        Some(phrase!("corner", row, column))
    }

    /// The row and the column of a house in the rectangle formed by the houses of its kind.
    fn rank(&self, house: House) -> Option<[Rank; 2]> {
        let starts = self.houses().filter(|(other, _)| other.kind == house.kind);
        let starts: Vec<_> = starts.filter_map(|(_, cells)| Some(self.position(*cells.first()?))).collect();
        let own = starts.get(house.index)?;
        let rank = |own: usize, all: &mut dyn Iterator<Item = usize>| {
            let all: std::collections::BTreeSet<usize> = all.collect();
            Rank { index: all.range(..own).count(), count: all.len() }
        };
        Some([
            rank(own.row, &mut starts.iter().map(|at| at.row)),
            rank(own.column, &mut starts.iter().map(|at| at.column)),
        ])
    }
}

/// A position in a line of `count` things.
#[derive(Clone, Copy)]
struct Rank {
    index: usize,
    count: usize,
}

impl Rank {
    /// The key of a place in the message `corner`. There are no words for the places in a line
    /// of more than three.
    fn name(self, [first, middle, last]: [&'static str; 3]) -> Option<&'static str> {
        match (self.index, self.count) {
            (_, 1) => Some("alone"),
            (0, 2 | 3) => Some(first),
            (1, 3) => Some(middle),
            (1, 2) | (2, 3) => Some(last),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Extra, Regions, Shape};
    use super::*;
    use crate::base::Cell;

    fn places(board: &Geometry, kind: HouseKind) -> Vec<String> {
        let houses = board.houses().map(|(house, _)| house).filter(|house| house.kind == kind);
        houses.map(|house| board.place_of(house)).collect()
    }

    #[test]
    fn boxes_are_named_by_their_place() {
        let nine = places(&Geometry::classic(), HouseKind::Box);
        assert_eq!(nine[0], "the upper left box (box 1)");
        assert_eq!(nine[4], "the central box (box 5)");
        assert_eq!(nine[7], "the lower middle box (box 8)");
        let six = places(&Geometry::new(Shape::new(2, 3).unwrap()), HouseKind::Box);
        assert_eq!(six[3], "the middle right box (box 4)");
        let four = places(&Geometry::of_side(4).unwrap(), HouseKind::Box);
        assert_eq!(four[2], "the lower left box (box 3)");
        let sixteen = places(&Geometry::of_side(16).unwrap(), HouseKind::Box);
        assert_eq!(sixteen[5], "the box in rows 5 to 8 and columns 5 to 8 (box 6)");
    }

    #[test]
    fn other_houses_are_named_by_their_cells() {
        let board = Geometry::classic();
        let windows = places(&board.with(Extra::Windows).unwrap(), HouseKind::Window);
        assert_eq!(windows[1], "the upper right window (window 2)");
        let rising = places(&board.with(Extra::RisingDiagonal).unwrap(), HouseKind::Diagonal);
        assert_eq!(rising, ["the diagonal from r9c1 to r1c9 (diagonal 1)"]);
        let groups = places(&board.with(Extra::DisjointGroups).unwrap(), HouseKind::DisjointGroup);
        assert_eq!(groups[4], "the cells at the same place in their boxes as r2c2 (disjoint group 5)");
        let regions: Regions = "aaab\nccab\nccdb\ndddb".parse().unwrap();
        let jigsaw = places(&Geometry::with_regions(regions), HouseKind::Region);
        assert_eq!(jigsaw[1], "the region of r1c4 (region 2)");
        let knights = Extra::Cells([1, 11, 21].map(Cell::new).to_vec());
        let extra = places(&board.with(knights).unwrap(), HouseKind::Extra);
        assert_eq!(extra, ["the extra house of r1c2 (extra house 1)"]);
    }
}
