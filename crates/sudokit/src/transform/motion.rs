//! The rotations and reflections of a square.

use super::{Orientation, Transform, is_in_order};
use crate::base::names::named;
use crate::base::texts::TEXTS;
use crate::board::Shape;

named! {
    /// A rotation of the board (clockwise) or a reflection.
    ///
    /// ```
    /// use sudokit::transform::Motion;
    ///
    /// assert_eq!("mirror-h".parse::<Motion>()?, Motion::MirrorH);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Motion: "motion" {
        /// A quarter turn to the right.
        Rotate90 => "rotate90",
        /// Half a turn.
        Rotate180 => "rotate180",
        /// A quarter turn to the left.
        Rotate270 => "rotate270",
        /// Swaps left and right.
        MirrorH => "mirror-h",
        /// Swaps top and bottom.
        MirrorV => "mirror-v",
        /// Reflects in the diagonal from the top left: rows become columns.
        Diagonal => "diagonal",
        /// Reflects in the diagonal from the top right.
        Antidiagonal => "antidiagonal",
    }
}

impl Motion {
    /// Returns a short description.
    pub fn about(self) -> &'static str {
        TEXTS.fixed(&format!("motion-about-{}", self.name()))
    }

    /// The image of the cell in this row and column.
    #[cfg(any(test, feature = "generate"))]
    pub(crate) const fn image(self, side: usize, row: usize, column: usize) -> (usize, usize) {
        let (orientation, rows, columns) = self.parts();
        let (row, column) = match orientation {
            Orientation::Straight => (row, column),
            Orientation::Transposed => (column, row),
        };
        (rows.image(side, row), columns.image(side, column))
    }

    /// Whether the motion transposes the board, and what it then does to rows and columns.
    pub(super) const fn parts(self) -> (Orientation, LineMapping, LineMapping) {
        use LineMapping::{Kept, Reversed};
        use Orientation::{Straight, Transposed};
        match self {
            Self::Rotate90 => (Transposed, Kept, Reversed),
            Self::Rotate180 => (Straight, Reversed, Reversed),
            Self::Rotate270 => (Transposed, Reversed, Kept),
            Self::MirrorH => (Straight, Kept, Reversed),
            Self::MirrorV => (Straight, Reversed, Kept),
            Self::Diagonal => (Transposed, Kept, Kept),
            Self::Antidiagonal => (Transposed, Reversed, Reversed),
        }
    }
}

impl Transform {
    /// Returns the rotation or reflection that equals this transform up to the order of rows,
    /// columns, bands and stacks, if there is one.
    ///
    /// Digits are ignored. If several motions are equivalent in this sense, returns the first in
    /// [`Motion::ALL`].
    ///
    /// ```
    /// use sudokit::board::Shape;
    /// use sudokit::transform::{Motion, Transform};
    ///
    /// // Swaps rows 1 and 3, 4 and 7, 5 and 8, 6 and 9: upside down, in another order.
    /// let rows = Transform::parse("rows 321789456", 9)?;
    /// assert_eq!(rows.nature(Shape::new(3, 3).unwrap()), Some(Motion::MirrorV));
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn nature(&self, shape: Shape) -> Option<Motion> {
        if self.orientation == Orientation::Straight {
            let rows = LineMapping::of(&self.rows, shape.rows())?;
            let columns = LineMapping::of(&self.columns, shape.columns())?;
            let parts = (self.orientation, rows, columns);
            return Motion::ALL.into_iter().find(|motion| motion.parts() == parts);
        }
        let twice = self.then(self);
        match twice.nature(shape) {
            _ if twice.keeps_places() => Some(Motion::Diagonal),
            Some(Motion::Rotate180) => Some(Motion::Rotate90),
            _ => None,
        }
    }
}

/// The image of rows or columns, up to their numbering.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LineMapping {
    Kept,
    /// Lines are swapped in pairs, and so are blocks, except for the middle one if there is one.
    Reversed,
}

impl LineMapping {
    /// The image of a line in the original numbering.
    pub(super) const fn image(self, side: usize, line: usize) -> usize {
        match self {
            Self::Kept => line,
            Self::Reversed => side - 1 - line,
        }
    }

    fn of(lines: &[u8], length: usize) -> Option<Self> {
        let source = |line: usize| usize::from(lines[line]);
        let side = lines.len();
        if is_in_order(lines) {
            return Some(Self::Kept);
        }
        let is_mutual = (0..side).all(|line| source(source(line)) == line);
        let fixed_blocks = (0..side / length).filter(|block| source(block * length) / length == *block);
        let fixed_lines = (0..side).filter(|&line| source(line) == line);
        let middle_blocks = side / length % 2;
        let is_reversed = is_mutual
            && fixed_blocks.count() == middle_blocks
            && fixed_lines.count() == middle_blocks * (length % 2);
        is_reversed.then_some(Self::Reversed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Cell;
    use crate::board::Geometry;

    #[test]
    fn every_motion_has_a_description() {
        let expected = [
            "a quarter turn to the right",
            "half a turn",
            "a quarter turn to the left",
            "a swap of left and right",
            "a swap of top and bottom",
            "a reflection at the diagonal from the top left",
            "a reflection at the diagonal from the top right",
        ];
        assert_eq!(Motion::ALL.map(Motion::about), expected);
    }

    /// The two descriptions of a motion, by cells and by lines, agree.
    #[test]
    fn motions_match_their_transforms() {
        for motion in Motion::ALL {
            for side in [4, 9] {
                let images = Transform::of(motion, side).images();
                for (index, image) in images.into_iter().enumerate() {
                    let (row, column) = motion.image(side, index / side, index % side);
                    assert_eq!(image, Cell::new(row * side + column), "{motion}");
                }
            }
        }
    }

    /// The nature of a motion does not depend on how the board is viewed.
    #[test]
    fn natures_are_the_same_from_every_view() {
        for side in [4, 9, 16] {
            let board = Geometry::of_side(side).unwrap();
            let shape = board.shape().unwrap();
            for motion in Motion::ALL {
                let expected = match motion {
                    Motion::Rotate270 => Motion::Rotate90,
                    Motion::Antidiagonal => Motion::Diagonal,
                    other => other,
                };
                for seed in 0..20 {
                    let view = Transform::random(&board, seed, 0);
                    let seen = view.then(&Transform::of(motion, side)).then(&view.inverse());
                    // A transposed view swaps the two mirrors.
                    let expected = match (expected, view.orientation()) {
                        (Motion::MirrorH, Orientation::Transposed) => Motion::MirrorV,
                        (Motion::MirrorV, Orientation::Transposed) => Motion::MirrorH,
                        (other, _) => other,
                    };
                    assert_eq!(seen.nature(shape), Some(expected), "{motion} of {side}x{side}");
                }
            }
        }
    }

    #[test]
    fn names_parse_back() {
        for motion in Motion::ALL {
            assert_eq!(motion.name().parse::<Motion>(), Ok(motion));
        }
        assert!("sideways".parse::<Motion>().is_err());
    }
}
