//! The turns and mirrors of a square.

use super::{Orientation, Transform, is_in_order};
use crate::base::names::named;
use crate::board::Shape;

named! {
    /// A turn of the board, clockwise, or a mirror.
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
        /// Left and right change places.
        MirrorH => "mirror-h",
        /// Top and bottom change places.
        MirrorV => "mirror-v",
        /// Mirrored at the diagonal from the top left: rows become columns.
        Diagonal => "diagonal",
        /// Mirrored at the diagonal from the top right.
        Antidiagonal => "antidiagonal",
    }
}

impl Motion {
    /// What it does, in a few words.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Rotate90 => "a quarter turn to the right",
            Self::Rotate180 => "half a turn",
            Self::Rotate270 => "a quarter turn to the left",
            Self::MirrorH => "a swap of left and right",
            Self::MirrorV => "a swap of top and bottom",
            Self::Diagonal => "a mirror at the diagonal from the top left",
            Self::Antidiagonal => "a mirror at the diagonal from the top right",
        }
    }

    /// Where it brings the cell in this row and column of a board.
    #[cfg(any(test, feature = "generate"))]
    pub(crate) const fn image(self, side: usize, row: usize, column: usize) -> (usize, usize) {
        let (orientation, rows, columns) = self.parts();
        let (row, column) = match orientation {
            Orientation::Straight => (row, column),
            Orientation::Transposed => (column, row),
        };
        (rows.image(side, row), columns.image(side, column))
    }

    /// Whether it transposes the board, and what it does to the rows and columns
    /// then.
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
    /// The turn or mirror that this transform is to somebody who sees the rows,
    /// columns, bands and stacks of a board in another order, if it is one.
    ///
    /// The digits do not matter. Of turns and mirrors that are alike in this
    /// sense, the first of [`Motion::ALL`] is named.
    ///
    /// ```
    /// use sudokit::board::Shape;
    /// use sudokit::transform::{Motion, Transform};
    ///
    /// // Rows 1 and 3, 4 and 7, 5 and 8, 6 and 9: upside down, in another order.
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

/// What becomes of rows or columns, but for how they are numbered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LineMapping {
    Kept,
    /// Two and two change places, and two and two blocks: all but the middle
    /// one, where there is one.
    Reversed,
}

impl LineMapping {
    /// Where it brings a line of a board that nobody has numbered otherwise.
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

    /// The two descriptions of a motion, by cells and by rows and columns.
    #[test]
    fn a_motion_is_its_transform() {
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

    /// A motion stays what it is when the board is looked at from another side.
    #[test]
    fn natures_are_the_same_from_every_side() {
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
                    // Who turns the head takes left and right for top and bottom.
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
    fn every_name_is_read_back() {
        for motion in Motion::ALL {
            assert_eq!(motion.name().parse::<Motion>(), Ok(motion));
        }
        assert!("sideways".parse::<Motion>().is_err());
    }
}
