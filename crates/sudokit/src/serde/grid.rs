//! Grids, puzzles and solutions: a line, or an object if the line does not show the whole board.
//!
//! ```text
//! "1.....2..3.....4"                                      the usual board
//! {"line": "1.....2..3.....4",
//!  "regions": "AAAB ACBB CCDB CDDD",                      if they are not the usual boxes
//!  "extras": ["falling-diagonal", {"cells": ["r1c1"]}],   if there are other houses
//!  "limits": [[1], [2, 4], …]}                            if empty cells are limited
//! ```

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::{NamedExtra, board};
use crate::base::error::problems;
use crate::base::{Digit, DigitSet, Error, MAX_SIDE, MIN_SIDE, Position};
use crate::board::{Alphabet, Geometry, Grid, Puzzle, Regions, Shape, Solution};

/// A line in the [usual symbols](Alphabet::usual), with `.` for an empty cell. If that does not
/// show the whole board, an object with the line, the regions, the rules that add houses and the
/// limits of the cells.
///
/// Deserialising also accepts any other text that `FromStr` reads.
///
/// ```
/// use sudokit::board::Extra;
/// use sudokit::{Geometry, Grid};
///
/// let board = Geometry::of_side(4).unwrap();
/// assert_eq!(serde_json::to_string(&Grid::empty(board.clone()))?, r#""................""#);
///
/// let grid = Grid::empty(board.with(Extra::FallingDiagonal)?);
/// let text = r#"{"line":"................","extras":["falling-diagonal"]}"#;
/// assert_eq!(serde_json::to_string(&grid)?, text);
/// assert_eq!(serde_json::from_str::<Grid>(text)?, grid);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let board = self.geometry();
        let is_usual = board.shape().is_some() && board.shape() == Shape::for_side(board.side());
        if is_usual && board.extras().is_empty() && self.limits().is_none() {
            return serializer.serialize_str(&self.to_line());
        }
        let fields = GridFields {
            line: self.to_line(),
            regions: (!is_usual).then(|| board.regions().clone()),
            extras: NamedExtra::all(board),
            limits: self.limits().map(<[DigitSet]>::to_vec),
        };
        fields.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(GridVisitor)
    }
}

/// The same as a [`Grid`]. Deserialising fails if the digits clash.
///
/// ```
/// use sudokit::Puzzle;
///
/// let puzzle: Puzzle = serde_json::from_str(r#""1.....2..3.....4""#)?;
/// assert_eq!(serde_json::to_string(&puzzle)?, r#""1.....2..3.....4""#);
///
/// let problem = serde_json::from_str::<Puzzle>(r#""11..............""#).unwrap_err();
/// assert_eq!(problem.to_string(), "r1c1 and r1c2 are both 1");
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for Puzzle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.grid().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Puzzle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Grid::deserialize(deserializer)?.try_into().map_err(de::Error::custom)
    }
}

/// The same as a [`Grid`]. Deserialising fails if it is not full and valid.
impl Serialize for Solution {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Grid::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Solution {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Grid::deserialize(deserializer)?.try_into().map_err(de::Error::custom)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GridFields {
    line: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    regions: Option<Regions>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    extras: Vec<NamedExtra>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    limits: Option<Vec<DigitSet>>,
}

impl GridFields {
    fn read(self) -> Result<Grid, Error> {
        let cells = self.line.chars().count();
        let usual = || Shape::for_side(side_of(cells)?).map(Regions::Boxes);
        let regions = self.regions.or_else(usual).ok_or(SavedGridProblem::NoRegions { cells })?;
        let board = board(regions, self.extras)?;
        if cells != board.len() {
            return Err(SavedGridProblem::Cells { cells, side: board.side() }.into());
        }
        let alphabet = Alphabet::usual(board.side());
        let digit = |(cell, symbol)| {
            let at = board.position(cell);
            digit_of(symbol, &alphabet).map_err(|symbol| SavedGridProblem::Symbol {
                at,
                symbol,
                alphabet: alphabet.to_string(),
            })
        };
        let digits: Vec<Option<Digit>> =
            board.cells().zip(self.line.chars()).map(digit).collect::<Result<_, _>>()?;
        let grid = Grid::from_digits(board.clone(), digits);
        match self.limits {
            None => Ok(grid),
            Some(limits) if limits.len() == cells => Ok(grid.with_limits(limits)),
            Some(limits) => Err(SavedGridProblem::Limits { limits: limits.len(), cells }.into()),
        }
    }
}

/// The digit of a character, or `None` for a dot. A character that is not a symbol is the error.
fn digit_of(symbol: char, alphabet: &Alphabet) -> Result<Option<Digit>, char> {
    if symbol == '.' {
        return Ok(None);
    }
    alphabet.digit(symbol.encode_utf8(&mut [0; 4])).map(Some).ok_or(symbol)
}

/// The side of a board of this many cells.
fn side_of(cells: usize) -> Option<usize> {
    let side = cells.isqrt();
    (side * side == cells && (MIN_SIDE..=MAX_SIDE).contains(&side)).then_some(side)
}

/// The usual board with the digits of a line, if it uses the usual symbols. Then no other alphabet
/// is guessed.
fn read_line(text: &str) -> Option<Grid> {
    let board = Geometry::of_side(side_of(text.len())?)?;
    let alphabet = Alphabet::usual(board.side());
    let digits = text.chars().map(|symbol| digit_of(symbol, &alphabet)).collect::<Result<Vec<_>, _>>();
    Some(Grid::from_digits(board, digits.ok()?))
}

struct GridVisitor;

impl<'de> Visitor<'de> for GridVisitor {
    type Value = Grid;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a board as text, or an object with its line and its regions, extras and limits")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Grid, E> {
        read_line(text).map_or_else(|| text.parse().map_err(E::custom), Ok)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Grid, A::Error> {
        GridFields::deserialize(MapAccessDeserializer::new(map))?.read().map_err(de::Error::custom)
    }
}

problems! {
    enum SavedGridProblem {
        NoRegions { cells: usize } => "error-saved-regions";
        Cells { cells: usize, side: usize } => "error-saved-cells";
        Symbol { at: Position, symbol: char, alphabet: String } =>
            "error-saved-symbol" (at = at.to_string(), symbol = format!("{symbol:?}"), alphabet);
        Limits { limits: usize, cells: usize } => "error-saved-limits";
    }
}
