//! Boards and their symbols.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::text::texts;
use crate::base::error::problems;
use crate::base::{Cell, Error, Position};
use crate::board::{Alphabet, Board81, Extra, Geometry, Line81, Regions, Shape};

texts! {
    /// The 81 characters.
    Line81: "a line of 81 cells", line => line;
    /// A line of 81 characters, with `.` for an empty cell.
    ///
    /// ```
    /// use sudokit::classic::Board81;
    ///
    /// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let board: Board81 = line.parse()?;
    /// assert_eq!(serde_json::to_value(board)?, line);
    /// assert_eq!(serde_json::from_value::<Board81>(line.into())?, board);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Board81: "a line of 81 cells", board => board;
    /// The `Display` form: `"1-9A-G"`.
    Alphabet: "an alphabet such as 1-9", alphabet => alphabet;
    /// The `Display` form: `"2x3"`.
    Shape: "the shape of a box, such as 3x3", shape => shape;
    /// The shape of the boxes, or a jigsaw as rows of letters: `"2x3"`, `"AAAB ACBB CCDB CDDD"`.
    ///
    /// ```
    /// use sudokit::board::Regions;
    ///
    /// let jigsaw: Regions = serde_json::from_str(r#""AAAB ACBB CCDB CDDD""#)?;
    /// assert_eq!(jigsaw.shape(), None);
    /// assert_eq!(serde_json::to_string(&Regions::Boxes("2x3".parse()?))?, r#""2x3""#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Regions: "the shape of a box, or rows of letters",
        regions => regions.shape().map_or_else(|| regions.to_string(), |shape| shape.to_string()),
        |text| match text.parse() {
            Ok(shape) => Ok(Regions::Boxes(shape)),
            // A shape is one word; a jigsaw has one word for each row.
            Err(error) if text.split_whitespace().nth(1).is_none() => Err(error),
            Err(_) => text.parse(),
        };
}

/// A rule that adds houses, with its cells by name.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum NamedExtra {
    FallingDiagonal,
    RisingDiagonal,
    Windows,
    DisjointGroups,
    Cells(Vec<Position>),
}

impl NamedExtra {
    pub(super) fn all(board: &Geometry) -> Vec<Self> {
        let name = |extra: &Extra| match extra {
            Extra::FallingDiagonal => Self::FallingDiagonal,
            Extra::RisingDiagonal => Self::RisingDiagonal,
            Extra::Windows => Self::Windows,
            Extra::DisjointGroups => Self::DisjointGroups,
            Extra::Cells(cells) => Self::Cells(cells.iter().map(|&cell| board.position(cell)).collect()),
        };
        board.extras().iter().map(name).collect()
    }

    fn read(self, side: usize) -> Result<Extra, Error> {
        let cell = |at: Position| {
            let is_on_board = at.row < side && at.column < side;
            if is_on_board {
                Ok(Cell::new(at.row * side + at.column))
            } else {
                Err(SavedBoardProblem::Cell { at, side })
            }
        };
        Ok(match self {
            Self::FallingDiagonal => Extra::FallingDiagonal,
            Self::RisingDiagonal => Extra::RisingDiagonal,
            Self::Windows => Extra::Windows,
            Self::DisjointGroups => Extra::DisjointGroups,
            Self::Cells(names) => Extra::Cells(names.into_iter().map(cell).collect::<Result<_, _>>()?),
        })
    }
}

/// The board with these regions and rules.
pub(super) fn board(regions: Regions, extras: Vec<NamedExtra>) -> Result<Geometry, Error> {
    let side = regions.side();
    extras.into_iter().try_fold(Geometry::with_regions(regions), |board, extra| board.with(extra.read(side)?))
}

/// The regions or, if there are other houses, an object that also lists the rules that add them.
///
/// ```
/// use sudokit::board::Extra;
/// use sudokit::{Cell, Geometry};
///
/// let board = Geometry::of_side(9).unwrap();
/// assert_eq!(serde_json::to_string(&board)?, r#""3x3""#);
///
/// let board = board.with(Extra::Windows)?.with(Extra::Cells(vec![Cell::new(0), Cell::new(80)]))?;
/// let text = r#"{"regions":"3x3","extras":["windows",{"cells":["r1c1","r9c9"]}]}"#;
/// assert_eq!(serde_json::to_string(&board)?, text);
/// assert_eq!(serde_json::from_str::<Geometry>(text)?, board);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Serialize for Geometry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.extras().is_empty() {
            return self.regions().serialize(serializer);
        }
        BoardFields { regions: self.regions().clone(), extras: NamedExtra::all(self) }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Geometry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(BoardVisitor)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFields {
    regions: Regions,
    #[serde(default)]
    extras: Vec<NamedExtra>,
}

struct BoardVisitor;

impl<'de> Visitor<'de> for BoardVisitor {
    type Value = Geometry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the regions of a board, or an object with its regions and extras")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Geometry, E> {
        Regions::deserialize(de::value::StrDeserializer::new(text)).map(Geometry::with_regions)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Geometry, A::Error> {
        let BoardFields { regions, extras } = BoardFields::deserialize(MapAccessDeserializer::new(map))?;
        board(regions, extras).map_err(de::Error::custom)
    }
}

problems! {
    enum SavedBoardProblem {
        Cell { at: Position, side: usize } => "error-saved-cell" (at = at.to_string(), side);
    }
}
