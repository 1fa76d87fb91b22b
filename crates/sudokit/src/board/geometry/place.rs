//! Where a house lies, in words that a player can follow on a board that shows
//! the numbers of rows and columns and nothing else.

use super::Geometry;
use crate::base::{Cell, House, HouseKind};

impl Geometry {
    /// A house by its place on the board, with its usual name where the place
    /// does not say it.
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
        let cells = self.house_cells(house).unwrap_or_default();
        let (Some(&first), Some(&last)) = (cells.first(), cells.last()) else { return house.to_string() };
        let at = |cell: Cell| self.position(cell);
        let kind = house.kind;
        let place = match kind {
            HouseKind::Row | HouseKind::Column => return house.to_string(),
            HouseKind::Box | HouseKind::Window => match self.rank(house) {
                Some([row, column]) if row.name(VERTICAL).is_some() && column.name(HORIZONTAL).is_some() => {
                    format!("the {} {kind}", corner(row, column))
                }
                _ => {
                    let (from, to) = (at(first), at(last));
                    let rows = format!("rows {} to {}", from.row + 1, to.row + 1);
                    format!("the {kind} in {rows} and columns {} to {}", from.column + 1, to.column + 1)
                }
            },
            HouseKind::Diagonal => format!("the diagonal from {} to {}", at(first), at(last)),
            HouseKind::DisjointGroup => format!("the cells that lie in their boxes as {} does", at(first)),
            HouseKind::Region | HouseKind::Extra => format!("the {kind} of {}", at(first)),
        };
        format!("{place} ({house})")
    }

    /// The row and the column of a house among those of its kind, which form a
    /// rectangle.
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

/// One of several things in a line.
#[derive(Clone, Copy)]
struct Rank {
    index: usize,
    count: usize,
}

/// The words for the first, the middle and the last of a line.
type PlaceWords = [&'static str; 3];

const VERTICAL: PlaceWords = ["upper", "middle", "lower"];
const HORIZONTAL: PlaceWords = ["left", "middle", "right"];

impl Rank {
    /// The word for a place. A line of more than three has no words.
    fn name(self, [first, middle, last]: PlaceWords) -> Option<&'static str> {
        match (self.index, self.count) {
            (_, 1) => Some(""),
            (0, 2 | 3) => Some(first),
            (1, 3) => Some(middle),
            (1, 2) | (2, 3) => Some(last),
            _ => None,
        }
    }
}

/// `upper middle`, `left`, `central`
fn corner(row: Rank, column: Rank) -> String {
    let words = [row.name(VERTICAL), column.name(HORIZONTAL)].map(Option::unwrap_or_default);
    match words {
        ["middle", "middle"] => "central".to_owned(),
        words => words.join(" ").trim().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Extra, Regions, Shape};
    use super::*;

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
        assert_eq!(groups[4], "the cells that lie in their boxes as r2c2 does (disjoint group 5)");
        let regions: Regions = "aaab\nccab\nccdb\ndddb".parse().unwrap();
        let jigsaw = places(&Geometry::with_regions(regions), HouseKind::Region);
        assert_eq!(jigsaw[1], "the region of r1c4 (region 2)");
    }
}
