//! Transforms of boards: the same houses elsewhere.

use super::problem::TransformProblem;
use super::{Orientation, Transform, image_set};
use crate::base::{Cell, CellSet, Error};
use crate::board::{Extra, Geometry, Regions, Shape};

impl Geometry {
    /// Returns the board after a transform.
    ///
    /// Boxes must become boxes, and the images of other houses must be houses of a known rule. An
    /// [`Extra::Cells`] house can become any other group of cells.
    pub fn transformed(&self, by: &Transform) -> Result<Self, Error> {
        if by.side() != self.side() {
            return Err(TransformProblem::OtherSide { side: by.side(), board: self.side() }.into());
        }
        let regions = match self.regions() {
            Regions::Boxes(shape) => Regions::Boxes(boxes(*shape, by)?),
            Regions::Jigsaw(_) => {
                let sources = self.cells().map(|image| self.position(by.source(image)));
                Regions::jigsaw(sources.map(|source| self.regions().region(source.row, source.column)))?
            }
        };
        if self.extras().is_empty() {
            // Shares the tables if they stay the same, as on the classic board.
            let is_same = regions == *self.regions();
            return Ok(if is_same { self.clone() } else { Self::with_regions(regions) });
        }
        let images = by.images();
        let mut board = Self::with_regions(regions);
        for extra in self.extras() {
            board = board.with(image_of(self, extra, &images, &board)?)?;
        }
        Ok(board)
    }
}

/// The boxes after a transform, or an error if rows or columns of one box end up in different
/// boxes.
fn boxes(shape: Shape, by: &Transform) -> Result<Shape, Error> {
    let image = match by.orientation() {
        Orientation::Straight => shape,
        Orientation::Transposed => {
            Shape::new(shape.columns(), shape.rows()).expect("it has the same number of cells")
        }
    };
    for (part, lines, length) in
        [("rows", by.rows(), image.rows()), ("columns", by.columns(), image.columns())]
    {
        let block = |line: u8| usize::from(line) / length;
        let torn =
            lines.chunks(length).find(|lines| lines.iter().any(|&line| block(line) != block(lines[0])));
        if torn.is_some() {
            return Err(TransformProblem::TornBoxes { part, length }.into());
        }
    }
    Ok(image)
}

/// The rule whose houses are the images of this rule's houses.
fn image_of(board: &Geometry, extra: &Extra, images: &[Cell], target: &Geometry) -> Result<Extra, Error> {
    if let Extra::Cells(cells) = extra {
        return Ok(Extra::Cells(image_set(cells, images).iter().collect()));
    }
    let houses = extra.houses(board.regions())?;
    let wanted: Vec<CellSet> = houses.iter().map(|(_, cells)| image_set(cells, images)).collect();
    let kinds = [extra.clone(), Extra::FallingDiagonal, Extra::RisingDiagonal];
    let found = kinds.into_iter().find(|kind| {
        kind.houses(target.regions()).is_ok_and(|houses| {
            let houses: Vec<CellSet> =
                houses.iter().map(|(_, cells)| cells.iter().copied().collect()).collect();
            houses.len() == wanted.len() && houses.iter().all(|house| wanted.contains(house))
        })
    });
    found.ok_or_else(|| TransformProblem::TornHouse { kind: houses[0].0 }.into())
}
