//! Transformed steps: the same reason on a transformed board.

use std::collections::HashMap;

use super::{
    AlmostLockedSet, Because, Cases, Claim, Color, DeadlyPattern, Escape, Fish, Link, LockedSet, Reason,
    Step, Web,
};
use crate::base::{Candidate, Cell, CellSet, Digit, DigitSet, Error, House, HouseKind};
use crate::board::Geometry;
use crate::transform::{Orientation, Transform, image_set};

impl Step {
    /// Returns the same step in the transformed position. `board` is the board of this step.
    ///
    /// ```
    /// use sudokit::logic::check::check;
    /// use sudokit::transform::{Motion, Transform};
    /// use sudokit::logic::Technique;
    /// use sudokit::Puzzle;
    ///
    /// let position = "1.3.\n..2.\n.1..\n...4".parse::<Puzzle>()?.candidates();
    /// let step = Technique::HiddenSingle.find_first(&position).unwrap();
    ///
    /// let turn = Transform::of(Motion::Rotate90, 4);
    /// let turned = step.transformed(&turn, position.geometry())?;
    /// assert!(check(&turned, &position.transformed(&turn)?).is_ok());
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn transformed(&self, by: &Transform, board: &Geometry) -> Result<Self, Error> {
        let target = board.transformed(by)?;
        let mapping = Mapping { by, target, cells: by.images(), houses: house_images(board, by)? };
        let mut step = self.clone();
        step.carry(&mapping);
        Ok(step)
    }
}

/// The images of everything that a step refers to.
struct Mapping<'a> {
    by: &'a Transform,
    target: Geometry,
    cells: Vec<Cell>,
    houses: HashMap<House, House>,
}

impl Mapping<'_> {
    /// Maps each of these parts to its image.
    fn carry(&self, parts: &mut [&mut dyn Carried]) {
        for part in parts {
            part.carry(self);
        }
    }

    /// Maps cells that are sorted by their index, and sorts them again.
    fn carry_sorted(&self, cells: &mut Vec<Cell>) {
        cells.carry(self);
        cells.sort_unstable();
    }

    /// Maps cells that are sorted by their position in the house, and their digits.
    fn carry_set(&self, house: &mut House, cells: &mut Vec<Cell>, digits: &mut DigitSet) {
        self.carry(&mut [house, cells, digits]);
        let order = self.target.house_cells(*house).expect("the image has this house");
        cells.sort_by_key(|cell| order.iter().position(|other| other == cell));
    }
}

/// A part of a step that a transform maps to its image.
trait Carried {
    fn carry(&mut self, to: &Mapping<'_>);
}

impl Carried for Cell {
    fn carry(&mut self, to: &Mapping<'_>) {
        *self = to.cells[self.index()];
    }
}

impl Carried for Digit {
    fn carry(&mut self, to: &Mapping<'_>) {
        *self = to.by.digit(*self);
    }
}

impl Carried for DigitSet {
    fn carry(&mut self, to: &Mapping<'_>) {
        *self = to.by.digit_set(*self);
    }
}

impl Carried for House {
    fn carry(&mut self, to: &Mapping<'_>) {
        *self = to.houses[self];
    }
}

impl Carried for Candidate {
    fn carry(&mut self, to: &Mapping<'_>) {
        to.carry(&mut [&mut self.cell, &mut self.digit]);
    }
}

impl<A: Carried, B: Carried> Carried for (A, B) {
    fn carry(&mut self, to: &Mapping<'_>) {
        to.carry(&mut [&mut self.0, &mut self.1]);
    }
}

/// The order of the elements has a meaning, so it is kept.
impl<T: Carried> Carried for Vec<T> {
    fn carry(&mut self, to: &Mapping<'_>) {
        for part in self {
            part.carry(to);
        }
    }
}

impl<T: Carried> Carried for [T; 2] {
    fn carry(&mut self, to: &Mapping<'_>) {
        for part in self {
            part.carry(to);
        }
    }
}

impl Carried for Step {
    fn carry(&mut self, to: &Mapping<'_>) {
        to.carry(&mut [&mut self.reason, &mut self.placements, &mut self.eliminations]);
    }
}

impl Carried for Reason {
    fn carry(&mut self, to: &Mapping<'_>) {
        match self {
            Self::OnlyDigit | Self::Tried => {}
            Self::OnlyPlace { house } => house.carry(to),
            Self::Templates { digit } => digit.carry(to),
            Self::Intersection { digit, base, cover } => to.carry(&mut [digit, base, cover]),
            Self::LockedSet(set) => set.carry(to),
            Self::Then { first, gone, house } => to.carry(&mut [&mut **first, gone, house]),
            Self::Fish(fish) => fish.carry(to),
            Self::Wing { pivot, pincers, digit } => to.carry(&mut [pivot, pincers, digit]),
            Self::Coloring { digit, clusters, found } => to.carry(&mut [digit, clusters, found]),
            Self::Deadly { pattern, guardians, escape } => to.carry(&mut [pattern, guardians, escape]),
            Self::Exclusion { cells, excluders } => to.carry(&mut [cells, excluders]),
            Self::Alternating { digits, cells } => to.carry(&mut [digits, cells]),
            Self::Spread { cells, places } => to.carry(&mut [cells, places]),
            Self::AlmostLocked { sets } => sets.carry(to),
            Self::Chain(web) | Self::Contradiction { web, clash: _ } => web.carry(to),
            Self::Loop(links) => links.carry(to),
            Self::Cases { cases, webs } => to.carry(&mut [cases, webs]),
        }
    }
}

impl Carried for LockedSet {
    fn carry(&mut self, to: &Mapping<'_>) {
        let Self { kind: _, house, cells, digits } = self;
        to.carry_set(house, cells, digits);
    }
}

impl Carried for AlmostLockedSet {
    fn carry(&mut self, to: &Mapping<'_>) {
        let Self { house, cells, digits } = self;
        to.carry_set(house, cells, digits);
    }
}

impl Carried for Fish {
    fn carry(&mut self, to: &Mapping<'_>) {
        let Self { digit, base, cover, fins } = self;
        to.carry(&mut [digit, base, cover]);
        to.carry_sorted(fins);
    }
}

impl Carried for Color {
    fn carry(&mut self, to: &Mapping<'_>) {
        match self {
            Self::BothSeen => {}
            Self::Clash(cells) => cells.carry(to),
            Self::Touch(pairs) => pairs.carry(to),
            Self::Squeezed(pairs) => pairs.carry(to),
        }
    }
}

impl Carried for DeadlyPattern {
    fn carry(&mut self, to: &Mapping<'_>) {
        match self {
            Self::Loop { digits, cells } => to.carry(&mut [digits, cells]),
            Self::Graveyard => {}
        }
    }
}

impl Carried for Escape {
    fn carry(&mut self, to: &Mapping<'_>) {
        match self {
            Self::OneCell | Self::OneDigit => {}
            Self::Set(set) => set.carry(to),
            Self::Locked { house, digit } => to.carry(&mut [house, digit]),
            Self::Forced { digit, houses } => to.carry(&mut [digit, houses]),
        }
    }
}

impl Carried for Web {
    fn carry(&mut self, to: &Mapping<'_>) {
        self.links.carry(to);
    }
}

impl Carried for Link {
    fn carry(&mut self, to: &Mapping<'_>) {
        let Self { claim: Claim { digit, cells, truth: _ }, because, from: _ } = self;
        digit.carry(to);
        to.carry_sorted(cells);
        match because {
            Because::Assumed | Because::Cell => {}
            Because::House(house) => house.carry(to),
            Because::Step(step) => step.carry(to),
        }
    }
}

impl Carried for Cases {
    fn carry(&mut self, to: &Mapping<'_>) {
        match self {
            Self::Digits(cell) => cell.carry(to),
            Self::Places(house, digit) => to.carry(&mut [house, digit]),
            Self::Either(candidate) => candidate.carry(to),
            Self::Fish { fish, through } => to.carry(&mut [fish, through]),
        }
    }
}

/// Maps each house of a board to its image.
fn house_images(board: &Geometry, by: &Transform) -> Result<HashMap<House, House>, Error> {
    let images = by.images();
    let target = board.transformed(by)?;
    let targets: Vec<(House, CellSet)> =
        target.houses().map(|(house, cells)| (house, cells.iter().copied().collect())).collect();
    let wanted = |kind: HouseKind| match (kind, by.orientation()) {
        (HouseKind::Row, Orientation::Transposed) => HouseKind::Column,
        (HouseKind::Column, Orientation::Transposed) => HouseKind::Row,
        (kind, _) => kind,
    };
    let pairs = board.houses().map(|(house, cells)| {
        let image = image_set(cells, &images);
        // A box of one row and that row are two houses with the same cells. Each maps to a
        // house of its own kind.
        let same = targets.iter().filter(|(_, cells)| *cells == image);
        let found = same.clone().find(|(target, _)| target.kind == wanted(house.kind));
        let (target, _) = found.or(same.clone().next()).expect("every house has an image");
        (house, *target)
    });
    Ok(pairs.collect())
}
