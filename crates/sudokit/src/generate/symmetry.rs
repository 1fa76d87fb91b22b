//! Symmetries of the pattern of clues.

use crate::base::Cell;
use crate::base::names::named;
use crate::base::random::Random;
use crate::base::texts::TEXTS;
use crate::board::{Geometry, Grid};
use crate::transform::Motion;

named! {
    /// A symmetry of the pattern of clues.
    ///
    /// ```
    /// use sudokit::generate::Symmetry;
    ///
    /// let symmetry: Symmetry = "rotate180".parse()?;
    /// assert_eq!(symmetry, Symmetry::Rotate180);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    #[non_exhaustive]
    pub enum Symmetry: "symmetry" open {
        /// No symmetry.
        #[default]
        None => "none",
        /// The same after a half turn, as in most newspapers.
        Rotate180 => "rotate180",
        /// The same after a quarter turn.
        Rotate90 => "rotate90",
        /// Left and right are mirror images.
        MirrorH => "mirror-h",
        /// Top and bottom are mirror images.
        MirrorV => "mirror-v",
        /// Left and right, top and bottom are mirror images.
        MirrorHV => "mirror-hv",
        /// Symmetric about the diagonal from the top left.
        Diagonal => "diagonal",
        /// Symmetric about the diagonal from the top right.
        Antidiagonal => "antidiagonal",
        /// Symmetric about both diagonals.
        BothDiagonals => "both-diagonals",
        /// All reflections and rotations.
        Full => "full",
        /// A different one for each puzzle.
        Random => "random",
    }
}

impl Symmetry {
    /// The symmetries that [`Random`](Self::Random) chooses from.
    const PROPER: &[Self] = Self::ALL.split_at(1).1.split_at(9).0;

    /// Returns a one-line description.
    pub fn about(self) -> &'static str {
        TEXTS.fixed(&format!("symmetry-about-{}", self.name()))
    }

    /// This symmetry, or all that [`Random`](Self::Random) chooses from.
    pub(super) fn choices(&self) -> &[Self] {
        if *self == Self::Random { Self::PROPER } else { std::slice::from_ref(self) }
    }

    /// This symmetry, or one drawn at random for [`Random`](Self::Random).
    pub(super) fn drawn(self, random: &mut Random) -> Self {
        match self.choices() {
            [only] => *only,
            choices => choices[random.below(choices.len())],
        }
    }

    /// Motions that generate the symmetry group.
    fn motions(self) -> &'static [Motion] {
        match self {
            Self::None | Self::Random => &[],
            Self::Rotate180 => &[Motion::Rotate180],
            Self::Rotate90 => &[Motion::Rotate90],
            Self::MirrorH => &[Motion::MirrorH],
            Self::MirrorV => &[Motion::MirrorV],
            Self::MirrorHV => &[Motion::MirrorH, Motion::MirrorV],
            Self::Diagonal => &[Motion::Diagonal],
            Self::Antidiagonal => &[Motion::Antidiagonal],
            Self::BothDiagonals => &[Motion::Diagonal, Motion::Antidiagonal],
            Self::Full => &[Motion::Rotate90, Motion::MirrorH],
        }
    }

    /// Returns `true` if the filled cells of a grid have this symmetry.
    ///
    /// ```
    /// use sudokit::Puzzle;
    /// use sudokit::generate::Symmetry;
    ///
    /// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
    /// assert!(Symmetry::Rotate180.holds(puzzle.grid()));
    /// assert!(!Symmetry::MirrorH.holds(puzzle.grid()));
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn holds(self, grid: &Grid) -> bool {
        let is_given = |cell: Cell| grid.get(cell).is_some();
        let orbits = self.orbits(grid.geometry());
        orbits.iter().all(|orbit| orbit.iter().all(|&cell| is_given(cell) == is_given(orbit[0])))
    }

    /// Returns the orbits of the cells of a board: groups of cells that are either all given or all
    /// empty.
    pub fn orbits(self, geometry: &Geometry) -> Vec<Vec<Cell>> {
        let mut is_taken = vec![false; geometry.len()];
        let mut orbits = Vec::new();
        for first in geometry.cells() {
            if std::mem::replace(&mut is_taken[first.index()], true) {
                continue;
            }
            let mut orbit = vec![first];
            let mut next = 0;
            while let Some(&cell) = orbit.get(next) {
                next += 1;
                let at = geometry.position(cell);
                for motion in self.motions() {
                    let (row, column) = motion.image(geometry.side(), at.row, at.column);
                    let image = geometry.cell(row, column);
                    if !std::mem::replace(&mut is_taken[image.index()], true) {
                        orbit.push(image);
                    }
                }
            }
            orbits.push(orbit);
        }
        orbits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symmetry_has_a_description() {
        let abouts: Vec<&str> = Symmetry::ALL.iter().map(|symmetry| symmetry.about()).collect();
        let expected = [
            "no symmetry",
            "the same after half a turn",
            "the same after a quarter turn",
            "left and right are mirror images",
            "top and bottom are mirror images",
            "left and right, top and bottom are mirror images",
            "mirrored at the diagonal from the top left",
            "mirrored at the diagonal from the top right",
            "mirrored at both diagonals",
            "all reflections and turns",
            "a different one for each puzzle",
        ];
        assert_eq!(abouts, expected);
    }

    #[test]
    fn orbits_have_the_sizes_of_their_groups() {
        let board = Geometry::of_side(9).unwrap();
        let sizes = |symmetry: Symmetry| {
            let orbits = symmetry.orbits(&board);
            assert_eq!(orbits.iter().map(Vec::len).sum::<usize>(), 81, "{symmetry}");
            (1..=8).map(|size| orbits.iter().filter(|orbit| orbit.len() == size).count()).collect::<Vec<_>>()
        };
        assert_eq!(sizes(Symmetry::None), [81, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(sizes(Symmetry::Rotate180), [1, 40, 0, 0, 0, 0, 0, 0]);
        assert_eq!(sizes(Symmetry::Rotate90), [1, 0, 0, 20, 0, 0, 0, 0]);
        assert_eq!(sizes(Symmetry::MirrorH), [9, 36, 0, 0, 0, 0, 0, 0]);
        assert_eq!(sizes(Symmetry::MirrorHV), [1, 8, 0, 16, 0, 0, 0, 0]);
        assert_eq!(sizes(Symmetry::Antidiagonal), [9, 36, 0, 0, 0, 0, 0, 0]);
        assert_eq!(sizes(Symmetry::BothDiagonals), [1, 8, 0, 16, 0, 0, 0, 0]);
        assert_eq!(sizes(Symmetry::Full), [1, 0, 0, 8, 0, 0, 0, 6]);
    }

    #[test]
    fn every_name_parses() {
        for &symmetry in Symmetry::ALL {
            assert_eq!(symmetry.name().parse::<Symmetry>().unwrap(), symmetry);
        }
        assert!("sideways".parse::<Symmetry>().is_err());
        assert_eq!(Symmetry::PROPER.len(), 9);
        assert!(!Symmetry::PROPER.contains(&Symmetry::Random));
    }
}
