//! The houses of a board, as tables.
//!
//! All differences between kinds of sudoku are here: the size of the board and which cells form a
//! house. Jigsaw, diagonal, windoku and disjoint-group boards are other tables, not other code.

#[cfg(feature = "logic")]
mod crossings;
mod extra;
mod place;
mod problem;
mod regions;
#[cfg(feature = "logic")]
mod relations;
mod shape;

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use crate::base::bits::words;
use crate::base::{Cell, CellSet, Digit, DigitSet, Error, House, HouseKind, Position};
#[cfg(feature = "logic")]
pub(crate) use crossings::{Cover, Crossings};
pub use extra::Extra;
pub use regions::{Jigsaw, Regions};
#[cfg(feature = "logic")]
pub(crate) use relations::HouseOrder;
#[cfg(feature = "logic")]
use relations::HouseRelations;
pub use shape::Shape;

/// A board: its size and its houses.
///
/// ```
/// use sudokit::board::{Extra, Regions, Shape};
/// use sudokit::{Cell, Geometry};
///
/// let board = Geometry::new(Shape::new(3, 3).unwrap());
/// assert_eq!(board.side(), 9);
/// assert_eq!(board.houses().count(), 27);
/// assert_eq!(board.peers(Cell::new(0)).len(), 20);
///
/// let x = board.with(Extra::FallingDiagonal)?.with(Extra::RisingDiagonal)?;
/// assert_eq!(x.peers(Cell::new(0)).len(), 26);
///
/// let jigsaw = Geometry::with_regions("AAAB ACBB CCDB CDDD".parse::<Regions>()?);
/// assert_eq!(jigsaw.houses().nth(8).unwrap().0.to_string(), "region 1");
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// Clones share the tables. Boards are equal if their houses are equal, and are ordered by side
/// first.
#[derive(Clone)]
pub struct Geometry(Arc<HouseTables>);

struct HouseTables {
    regions: Regions,
    /// Sorted, without duplicates.
    extras: Vec<Extra>,
    houses: Vec<(House, Vec<Cell>)>,
    /// For each cell, its range of `places` and of `peers`.
    ranges: Vec<(Range<u32>, Range<u32>)>,
    places: Vec<Place>,
    peers: Vec<Cell>,
    /// For each cell, a row of bits: the cells that share a house with it.
    sight: Vec<u64>,
    #[cfg(feature = "logic")]
    relations: HouseRelations,
}

/// The place of a cell in a house that contains every digit. Smaller extra houses have no places.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The number of the house in [`Geometry::houses`].
    pub(crate) house: u16,
    /// The index of the cell within the house.
    pub(crate) index: u8,
}

impl Geometry {
    /// Returns the plain board with boxes of this shape.
    pub fn new(shape: Shape) -> Self {
        Self::with_regions(Regions::Boxes(shape))
    }

    /// Returns the board with these regions, rows and columns, and no other houses.
    pub fn with_regions(regions: Regions) -> Self {
        // Nearly every puzzle uses the classic board, so its tables are built once.
        static CLASSIC: OnceLock<Geometry> = OnceLock::new();
        let build = |regions| {
            let houses = extra::number(plain_houses(&regions));
            Self::build(regions, Vec::new(), houses)
        };
        if regions.is_classic() { CLASSIC.get_or_init(|| build(regions)).clone() } else { build(regions) }
    }

    /// Returns the usual board of this side, with boxes as square as possible, or `None` if the
    /// side is prime, below 4 or above 64.
    pub fn of_side(side: usize) -> Option<Self> {
        Shape::for_side(side).map(Self::new)
    }

    /// Returns the classic board: 9x9 with 3x3 boxes.
    #[expect(clippy::missing_panics_doc, reason = "9x9 is usual")]
    pub fn classic() -> Self {
        Self::of_side(9).expect("9x9 is usual")
    }

    /// Returns this board with more houses.
    pub fn with(&self, extra: Extra) -> Result<Self, Error> {
        let mut extras = self.0.extras.clone();
        extras.push(extra);
        extras.sort();
        extras.dedup();
        let mut houses = plain_houses(&self.0.regions);
        for extra in &extras {
            houses.extend(extra.houses(&self.0.regions)?);
        }
        Ok(Self::build(self.0.regions.clone(), extras, extra::number(houses)))
    }

    fn build(regions: Regions, extras: Vec<Extra>, houses: Vec<(House, Vec<Cell>)>) -> Self {
        let side = regions.side();
        let cells = side * side;

        let mut places_of = vec![Vec::new(); cells];
        for (number, (_, members)) in houses.iter().enumerate() {
            for (index, cell) in members.iter().enumerate() {
                places_of[cell.index()].push(Place { house: number as u16, index: index as u8 });
            }
        }

        let mut ranges = Vec::with_capacity(cells);
        let (mut places, mut peers, mut near) = (Vec::new(), Vec::new(), Vec::new());
        let width = cells.div_ceil(64);
        let mut sight = vec![0; cells * width];
        for (index, own) in places_of.into_iter().enumerate() {
            let cell = Cell::new(index);
            let (first_place, first_peer) = (places.len() as u32, peers.len() as u32);
            let mut around = CellSet::from_iter([cell]);
            let by_house = regions_first(&own).flat_map(|place| &houses[usize::from(place.house)].1);
            near.extend(by_house.copied().filter(|&peer| around.insert(peer)));
            around.remove(cell);
            sight[index * width..][..around.words().len()].copy_from_slice(around.words());
            places.extend(own.into_iter().filter(|place| houses[usize::from(place.house)].1.len() == side));
            peers.extend(around.iter());
            ranges.push((first_place..places.len() as u32, first_peer..peers.len() as u32));
        }
        #[cfg(feature = "logic")]
        let relations = HouseRelations::new(&houses, side, near);
        Self(Arc::new(HouseTables {
            regions,
            extras,
            houses,
            ranges,
            places,
            peers,
            sight,
            #[cfg(feature = "logic")]
            relations,
        }))
    }

    /// Returns the number of rows, which is also the number of columns and digits.
    pub fn side(&self) -> usize {
        self.0.regions.side()
    }

    /// Returns the number of cells.
    pub fn len(&self) -> usize {
        self.0.ranges.len()
    }

    /// Returns `false`: every board has cells.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// Returns the cells, row by row.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Cell> + DoubleEndedIterator + Clone + use<> {
        (0..self.len()).map(Cell::new)
    }

    /// Returns the cell in this row and column, counted from 0.
    ///
    /// # Panics
    ///
    /// Panics if the board does not have this row or column.
    pub fn cell(&self, row: usize, column: usize) -> Cell {
        let side = self.side();
        assert!(row < side && column < side, "no cell there");
        Cell::new(row * side + column)
    }

    /// Returns the cell at this position, if it is on the board.
    pub fn cell_at(&self, Position { row, column }: Position) -> Option<Cell> {
        let side = self.side();
        (row < side && column < side).then(|| self.cell(row, column))
    }

    /// Returns the row and column of a cell.
    pub fn position(&self, cell: Cell) -> Position {
        Position { row: cell.index() / self.side(), column: cell.index() % self.side() }
    }

    /// Returns the houses: rows, columns, regions, then any others.
    pub fn houses(&self) -> impl ExactSizeIterator<Item = (House, &[Cell])> + Clone {
        self.0.houses.iter().map(|(house, cells)| (*house, &cells[..]))
    }

    /// Returns the other cells of the cell's houses in ascending order, without duplicates.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        let range = &self.0.ranges[cell.index()].1;
        &self.0.peers[range.start as usize..range.end as usize]
    }

    /// Returns the digits of the cell's peers, which the cell cannot hold.
    pub fn digits_around(&self, cell: Cell, digit_of: impl Fn(Cell) -> Option<Digit>) -> DigitSet {
        self.peers(cell).iter().filter_map(|&peer| digit_of(peer)).collect()
    }

    /// Returns `true` if two different cells share a house, so that they cannot hold the same
    /// digit.
    pub fn sees(&self, a: Cell, b: Cell) -> bool {
        words::contains(self.sight(a), b.index())
    }

    /// The peers of a cell, as one bit for each cell of the board.
    pub(crate) fn sight(&self, cell: Cell) -> &[u64] {
        let words = self.len().div_ceil(64);
        &self.0.sight[cell.index() * words..][..words]
    }

    /// Returns the cells of a house, if the board has it.
    ///
    /// ```
    /// use sudokit::Geometry;
    ///
    /// let board = Geometry::of_side(4).unwrap();
    /// assert_eq!(board.house_cells("box 1".parse()?).unwrap(), [0, 1, 4, 5].map(sudokit::Cell::new));
    /// assert_eq!(board.house_cells("diagonal 1".parse()?), None);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn house_cells(&self, house: House) -> Option<&[Cell]> {
        self.houses().find(|(other, _)| *other == house).map(|(_, cells)| cells)
    }

    /// Returns the regions of the board.
    pub fn regions(&self) -> &Regions {
        &self.0.regions
    }

    /// Returns the rules that add other houses.
    pub fn extras(&self) -> &[Extra] {
        &self.0.extras
    }

    /// Returns the shape of the boxes, or `None` for a jigsaw.
    pub fn shape(&self) -> Option<Shape> {
        self.0.regions.shape()
    }

    /// Returns `true` if this is the classic board.
    pub fn is_classic(&self) -> bool {
        self.0.regions.is_classic() && self.0.extras.is_empty()
    }

    pub(crate) fn places(&self, cell: Cell) -> &[Place] {
        let range = &self.0.ranges[cell.index()].0;
        &self.0.places[range.start as usize..range.end as usize]
    }
}

/// The places of a cell, with the region moved before the row. `places` lists row, column, region,
/// then others.
fn regions_first(places: &[Place]) -> impl Iterator<Item = Place> + '_ {
    [2, 0, 1].into_iter().chain(3..places.len()).map(|i| places[i])
}

/// Rows, columns and regions.
fn plain_houses(regions: &Regions) -> Vec<(HouseKind, Vec<Cell>)> {
    let side = regions.side();
    let at = |row: usize, column: usize| Cell::new(row * side + column);
    let rows = (0..side).map(|row| (0..side).map(|column| at(row, column)).collect());
    let columns = (0..side).map(|column| (0..side).map(|row| at(row, column)).collect());
    let mut members = vec![Vec::with_capacity(side); side];
    for row in 0..side {
        for column in 0..side {
            members[regions.region(row, column)].push(at(row, column));
        }
    }
    let region = match regions {
        Regions::Boxes(_) => HouseKind::Box,
        Regions::Jigsaw(_) => HouseKind::Region,
    };

    rows.map(|cells| (HouseKind::Row, cells))
        .chain(columns.map(|cells| (HouseKind::Column, cells)))
        .chain(members.into_iter().map(|cells| (region, cells)))
        .collect()
}

impl PartialEq for Geometry {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
            || (self.0.regions == other.0.regions && self.0.extras == other.0.extras)
    }
}

impl Eq for Geometry {}

impl Hash for Geometry {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.regions.hash(state);
        self.0.extras.hash(state);
    }
}

impl Ord for Geometry {
    fn cmp(&self, other: &Self) -> Ordering {
        if Arc::ptr_eq(&self.0, &other.0) {
            return Ordering::Equal;
        }
        (&self.0.regions, &self.0.extras).cmp(&(&other.0.regions, &other.0.extras))
    }
}

impl PartialOrd for Geometry {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Geometry").field("regions", &self.0.regions).field("extras", &self.0.extras).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::base::{MAX_SIDE, MIN_SIDE};

    fn board(side: usize) -> Geometry {
        Geometry::of_side(side).unwrap()
    }

    #[test]
    fn every_house_of_every_usual_board_has_each_cell_once() {
        for side in (MIN_SIDE..=MAX_SIDE).filter(|&side| Shape::for_side(side).is_some()) {
            let geometry = board(side);
            assert_eq!(geometry.houses().len(), 3 * side);
            for (house, cells) in geometry.houses() {
                let distinct: CellSet = cells.iter().copied().collect();
                assert_eq!(distinct.len(), side, "{house} of side {side}");
            }
        }
    }

    #[test]
    fn peers_are_exactly_the_cells_that_share_a_house() {
        for geometry in [board(6), board(9).with(Extra::Windows).unwrap()] {
            for a in geometry.cells() {
                for b in geometry.cells() {
                    let share = a != b
                        && geometry.houses().any(|(_, cells)| cells.contains(&a) && cells.contains(&b));
                    assert_eq!(geometry.peers(a).contains(&b), share);
                }
            }
        }
    }

    #[test]
    fn windows_leave_one_row_and_column_around_each() {
        for (side, windows) in [(4, 1), (9, 4), (16, 9)] {
            let geometry = board(side).with(Extra::Windows).unwrap();
            let found: Vec<_> =
                geometry.houses().filter(|(house, _)| house.kind == HouseKind::Window).collect();
            assert_eq!(found.len(), windows, "side {side}");
            for (_, cells) in found {
                assert_eq!(cells.len(), side);
                for &cell in cells {
                    let Position { row, column } = geometry.position(cell);
                    assert!((1..side - 1).contains(&row) && (1..side - 1).contains(&column));
                }
            }
        }
    }

    #[test]
    fn disjoint_groups_take_one_cell_of_every_box() {
        let geometry = board(6).with(Extra::DisjointGroups).unwrap();
        let first = geometry.houses().find(|(house, _)| house.kind == HouseKind::DisjointGroup).unwrap().1;
        let names: Vec<_> = first.iter().map(|&c| geometry.position(c).to_string()).collect();
        assert_eq!(names, ["r1c1", "r1c4", "r3c1", "r3c4", "r5c1", "r5c4"]);
    }

    #[test]
    fn boards_are_equal_if_their_houses_are() {
        let boxes: Regions = "aabb aabb ccdd ccdd".parse().unwrap();
        assert_eq!(Geometry::with_regions(boxes), board(4));
        assert_ne!(board(4), board(4).with(Extra::FallingDiagonal).unwrap());
        let diagonal = board(4).with(Extra::FallingDiagonal).unwrap();
        assert_eq!(diagonal, diagonal.with(Extra::FallingDiagonal).unwrap());
    }

    #[test]
    fn equal_boards_have_equal_hashes() {
        let boxes: Regions = "aabb aabb ccdd ccdd".parse().unwrap();
        let jigsaw: Regions = "aaab acbb ccdb cddd".parse().unwrap();
        let boards = [Geometry::with_regions(boxes), board(4), Geometry::with_regions(jigsaw)];
        let with_more = |extra: Extra| board(4).with(extra).unwrap();
        let diagonals = [Extra::FallingDiagonal, Extra::RisingDiagonal].map(with_more);
        let different: HashSet<Geometry> = boards.into_iter().chain(diagonals).collect();
        assert_eq!(different.len(), 4);
    }

    #[test]
    fn boards_are_ordered_by_side_then_boxes_then_extras() {
        let regions = |text: &str| Geometry::with_regions(text.parse::<Regions>().unwrap());
        let ordered = [
            regions("AAAA BBBB CCCC DDDD"),
            board(4),
            board(4).with(Extra::FallingDiagonal).unwrap(),
            board(4).with(Extra::Windows).unwrap(),
            regions("AAAB ACBB CCDB CDDD"),
            regions("AABB AABC DDBC DDCC"),
            regions("AAABB AACBB DCCCB DDCEE DDEEE"),
            board(6),
            board(9),
        ];
        assert!(ordered.is_sorted_by(|a, b| a < b), "{ordered:?}");
        assert_eq!(board(4).cmp(&regions("AABB AABB CCDD CCDD")), Ordering::Equal);
    }

    #[test]
    fn a_position_off_the_board_has_no_cell() {
        let at = |row, column| board(4).cell_at(Position { row, column });
        assert_eq!(at(3, 2), Some(Cell::new(14)));
        assert_eq!([at(4, 0), at(0, 4)], [None; 2]);
    }

    #[test]
    fn jigsaws_are_shown_as_letters() {
        let jigsaw: Regions = "AAAB ACBB CCDB CDDD".parse().unwrap();
        assert_eq!(
            format!("{:?}", Geometry::with_regions(jigsaw)),
            "Geometry { regions: Jigsaw(AAAB ACBB CCDB CDDD), extras: [] }"
        );
        assert_eq!(format!("{:?}", board(6)), "Geometry { regions: Shape(2x3), extras: [] }");
    }
}
