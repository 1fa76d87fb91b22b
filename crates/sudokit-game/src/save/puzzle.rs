//! A puzzle of any kind, as text: regions, extra houses, symbols, givens and
//! limits. No common format contains them all.

use serde::{Deserialize, Serialize};
use sudokit::board::{Extra, Regions, Shape};
use sudokit::{Alphabet, Digit, DigitSet, Geometry, Grid, Puzzle};

use super::cells::{cell, check, name};
use super::{SaveError, damaged};
use crate::checked;
use crate::texts::text;

#[derive(Serialize, Deserialize)]
pub(super) struct SavedPuzzle {
    regions: SavedRegions,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    extras: Vec<SavedExtra>,
    alphabet: Alphabet,
    /// Row by row; 0 is an empty cell.
    givens: Vec<u8>,
    /// The candidates of the cells, if the puzzle has them besides its givens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    limits: Option<Vec<DigitSet>>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SavedRegions {
    /// `3x3`
    Boxes(String),
    /// The number of the region of each cell, row by row.
    Jigsaw(Vec<usize>),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedExtra {
    FallingDiagonal,
    RisingDiagonal,
    Windows,
    DisjointGroups,
    Cells(Vec<String>),
}

impl SavedPuzzle {
    pub(super) fn new(puzzle: &Puzzle, alphabet: &Alphabet) -> Self {
        let board = puzzle.geometry();
        Self {
            regions: SavedRegions::new(board),
            extras: board.extras().iter().map(|extra| SavedExtra::new(extra, board)).collect(),
            alphabet: alphabet.clone(),
            givens: puzzle.grid().digits().map(|digit| digit.map_or(0, Digit::get)).collect(),
            limits: puzzle.grid().limits().map(<[DigitSet]>::to_vec),
        }
    }

    pub(super) fn read(&self) -> Result<(Puzzle, Alphabet), SaveError> {
        let mut board = Geometry::with_regions(self.regions.read()?);
        for extra in &self.extras {
            board = board.with(extra.read(&board)?).map_err(damaged)?;
        }
        let symbols = self.alphabet.as_characters().map_or(board.side(), <[char]>::len);
        if symbols < board.side() {
            return Err(damaged(text!("save-few-symbols", digits = board.side(), symbols)));
        }
        if self.givens.len() != board.len() {
            return Err(damaged(text!("save-givens", cells = board.len(), givens = self.givens.len())));
        }
        let given = |&number: &u8| match checked::digit(&board, number.into()) {
            None if number != 0 => Err(damaged(text!("save-no-digit", digit = number.to_string()))),
            digit => Ok(digit),
        };
        let givens: Vec<Option<Digit>> = self.givens.iter().map(given).collect::<Result<_, _>>()?;
        let mut grid = Grid::from_digits(board.clone(), givens);
        if let Some(limits) = &self.limits {
            check(limits.iter().copied().flatten(), &board)?;
            if limits.len() != board.len() {
                return Err(damaged(text!("save-limits", cells = board.len(), limits = limits.len())));
            }
            grid = grid.with_limits(limits.iter().copied());
        }
        Ok((Puzzle::try_from(grid).map_err(damaged)?, self.alphabet.clone()))
    }
}

impl SavedRegions {
    fn new(board: &Geometry) -> Self {
        match board.shape() {
            Some(shape) => Self::Boxes(shape.to_string()),
            None => {
                let positions = board.cells().map(|cell| board.position(cell));
                Self::Jigsaw(positions.map(|at| board.regions().region(at.row, at.column)).collect())
            }
        }
    }

    fn read(&self) -> Result<Regions, SaveError> {
        match self {
            Self::Boxes(shape) => shape.parse::<Shape>().map(Regions::Boxes).map_err(damaged),
            Self::Jigsaw(labels) => Regions::jigsaw(labels).map_err(damaged),
        }
    }
}

impl SavedExtra {
    fn new(extra: &Extra, board: &Geometry) -> Self {
        match extra {
            Extra::FallingDiagonal => Self::FallingDiagonal,
            Extra::RisingDiagonal => Self::RisingDiagonal,
            Extra::Windows => Self::Windows,
            Extra::DisjointGroups => Self::DisjointGroups,
            Extra::Cells(cells) => Self::Cells(cells.iter().map(|&cell| name(cell, board)).collect()),
            // A rule that the library adds needs a name above.
            other => unreachable!("saved games have no name for {other:?}"),
        }
    }

    fn read(&self, board: &Geometry) -> Result<Extra, SaveError> {
        Ok(match self {
            Self::FallingDiagonal => Extra::FallingDiagonal,
            Self::RisingDiagonal => Extra::RisingDiagonal,
            Self::Windows => Extra::Windows,
            Self::DisjointGroups => Extra::DisjointGroups,
            Self::Cells(names) => {
                let cells = names.iter().map(|name| cell(name, board));
                Extra::Cells(cells.collect::<Result<_, _>>()?)
            }
        })
    }
}
