//! Symmetries of sudoku, and canonical forms.
//!
//! Swap two rows of a band, two stacks, or the digits 3 and 7; reflect the board in its diagonal.
//! The result looks different, but it is the same puzzle. Every such change, and every sequence of
//! them, is a [`Transform`]. The classic board has 2 · 6⁸ · 9! of them.
//!
//! ```
//! use sudokit::Puzzle;
//! use sudokit::transform::{Motion, Transform};
//!
//! let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
//! let turn = Transform::of(Motion::Rotate90, 4);
//! let turned = puzzle.transformed(&turn)?;
//! assert_eq!(turned.grid(), "...1\n.3..\n..2.\n4...".parse::<Puzzle>()?.grid());
//!
//! let half = turn.then(&turn);
//! assert_eq!(half, Transform::of(Motion::Rotate180, 4));
//! assert_eq!(turn.then(&turn.inverse()), Transform::identity(4));
//! assert_eq!(half.to_string(), "rows 4321 columns 4321");
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! A transform has four parts, applied in this order:
//!
//! ```text
//!              transposed?        rows            columns           digits
//!   a b c        a d g          3 1 2            1 3 2
//!   d e f   ──▶  b e h   ──▶    c f i     ──▶    c i f     ──▶   every digit is
//!   g h i        c f i          a d g            a g d           replaced by its image
//!                               b e h            b h e
//! ```
//!
//! Rows and columns are named by their source: `rows 312` moves the third row to the top. Digits
//! are named by their image: `digits 312` turns every 1 into a 3.
//!
//! Boards, puzzles, solutions, candidates and steps all have a method `transformed`. It returns an
//! error if the result would not be the same puzzle, because the transform tears apart a box or a
//! diagonal.
//!
//! # Canonical forms
//!
//! Two puzzles are equivalent if and only if they have the same canonical form: the smallest of all
//! images, read row by row as a number in which an empty cell is a zero. In the literature this is
//! called the *minlex* form. Puzzles that are not equivalent never share a form.
//!
//! ```
//! # #[cfg(feature = "canonical")] {
//! use sudokit::Puzzle;
//! use sudokit::transform::Transform;
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let scrambled = puzzle.transformed(&Transform::random(puzzle.geometry(), 7, 0))?;
//! let canonical = puzzle.canonical()?;
//! assert_eq!(scrambled.canonical()?.form, canonical.form);
//! assert_eq!(puzzle.transformed(&canonical.transform)?, canonical.form);
//! assert_eq!(canonical.automorphisms, 1);
//!
//! let way = scrambled.way_to(&puzzle)?.expect("they are the same");
//! assert_eq!(scrambled.transformed(&way)?, puzzle);
//! # }
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! There are three forms:
//!
//! | form | of | is |
//! |---|---|---|
//! | [`Solution::canonical`] | a full grid | the smallest of its images |
//! | [`Puzzle::canonical`] | a puzzle alone | the smallest of its images |
//! | [`Puzzle::canonical_by_solution`] | a puzzle and its solution | the smallest image that is part of the solution's form |
//!
//! The third groups puzzles by their solutions: all puzzles with the same solution grid become
//! parts of one form. [`CanonicalKey`] is a form in 36 bytes, for tables and files.
//!
//! An *automorphism* is a transform that maps a board to itself. Automorphisms are counted as
//! position changes, each with a suitable relabelling. (Relabellings of digits that do not occur
//! are not counted.) Most grids have one, the identity; one has 648, and the empty 9x9 board has
//! all 3,359,232.
//!
//! The classic 9x9 board has its own engines; for many boards, use
//! [`Canonizer`](crate::classic::Canonizer). For 4x4 and 6x6 boards all transforms are tried.
//! Larger boards, jigsaws and boards with extra houses have no canonical form here; the result is
//! an [`Error`].

mod board;
#[cfg(feature = "canonical")]
pub(crate) mod canonical;
mod motion;
mod notation;
mod problem;

use crate::base::random::Random;
use crate::base::{Cell, CellSet, Digit, DigitSet, Error, MAX_SIDE};
use crate::board::{Candidates, Geometry, Grid, Progress, Puzzle, Solution};
#[cfg(feature = "canonical")]
pub use canonical::{Automorphisms, Canonical, CanonicalKey};
use motion::LineMapping;
pub use motion::Motion;
use problem::TransformProblem;

/// A symmetry of all boards of one side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Transform {
    orientation: Orientation,
    /// For each row of the image, the row it comes from, after transposing; the same for columns.
    rows: Vec<u8>,
    columns: Vec<u8>,
    /// For each digit, its image, both from 0.
    digits: Vec<u8>,
}

/// Whether a transform swaps rows and columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Orientation {
    /// Rows stay rows.
    #[default]
    Straight,
    /// Rows become columns: the board is reflected in its falling diagonal.
    Transposed,
}

impl Orientation {
    /// Returns the orientation of this transform followed by another.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        if self as u8 == next as u8 { Self::Straight } else { Self::Transposed }
    }
}

impl Transform {
    /// Returns the transform that changes nothing.
    ///
    /// # Panics
    ///
    /// Panics if the side is larger than [`MAX_SIDE`].
    pub fn identity(side: usize) -> Self {
        assert!(side <= MAX_SIDE, "no board is that large");
        let all: Vec<u8> = (0..side as u8).collect();
        Self { orientation: Orientation::Straight, rows: all.clone(), columns: all.clone(), digits: all }
    }

    /// Makes a transform from its parts, all numbers counted from 0: the source of each row and
    /// column, and the image of each digit.
    pub fn new(
        orientation: Orientation,
        rows: Vec<u8>,
        columns: Vec<u8>,
        digits: Vec<u8>,
    ) -> Result<Self, Error> {
        let side = rows.len();
        for (name, part) in [("rows", &rows), ("columns", &columns), ("digits", &digits)] {
            if !is_permutation(part, side) {
                return Err(TransformProblem::NoPermutation { part: name, side }.into());
            }
        }
        Ok(Self { orientation, rows, columns, digits })
    }

    /// Makes a transform from an engine's parts, each of which has every number once.
    #[cfg(feature = "canonical")]
    pub(crate) fn from_engine(
        orientation: Orientation,
        rows: Vec<u8>,
        columns: Vec<u8>,
        digits: Vec<u8>,
    ) -> Self {
        debug_assert!(Self::new(orientation, rows.clone(), columns.clone(), digits.clone()).is_ok());
        Self { orientation, rows, columns, digits }
    }

    /// Returns a rotation or reflection.
    pub fn of(motion: Motion, side: usize) -> Self {
        let (orientation, rows, columns) = motion.parts();
        let lines = |part: LineMapping| narrow((0..side).map(|line| part.image(side, line)));
        Self { orientation, rows: lines(rows), columns: lines(columns), ..Self::identity(side) }
    }

    /// Returns the transform that replaces the digits 1, 2, … by these.
    pub fn relabelling(digits: &[Digit]) -> Result<Self, Error> {
        let images = narrow(digits.iter().map(|digit| digit.index()));
        let Self { orientation, rows, columns, .. } = Self::identity(digits.len());
        Self::new(orientation, rows, columns, images)
    }

    /// Returns the relabelling after which the digits of a grid first appear in the order 1, 2, 3
    /// and so on. Digits that do not occur keep their order.
    ///
    /// ```
    /// use sudokit::Puzzle;
    /// use sudokit::transform::Transform;
    ///
    /// let puzzle: Puzzle = ".4..\n..2.\n.3..\n4...".parse()?;
    /// let normal = Transform::normalizing(puzzle.grid());
    /// assert_eq!(normal.to_string(), "digits 4231");
    /// assert_eq!(puzzle.transformed(&normal)?, ".1..\n..2.\n.3..\n1...".parse()?);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn normalizing(grid: &Grid) -> Self {
        let side = grid.geometry().side();
        let mut order = Vec::with_capacity(side);
        for digit in narrow(grid.digits().flatten().chain(Digit::all(side)).map(Digit::index)) {
            if !order.contains(&digit) {
                order.push(digit);
            }
        }
        Self { digits: inverse(&order), ..Self::identity(side) }
    }

    /// Returns a random transform of a board onto itself: number `index` of a seed, the same on
    /// every machine and in every version.
    ///
    /// On boards with boxes and no extra houses, all transforms are equally likely. On other
    /// boards, the result is a rotation or reflection that keeps all houses, with the digits in any
    /// order.
    ///
    /// ```
    /// use sudokit::transform::Transform;
    /// use sudokit::board::Shape;
    /// use sudokit::Geometry;
    ///
    /// let board = Geometry::new(Shape::new(2, 3).unwrap());
    /// let scrambled = Transform::random(&board, 7, 0);
    /// assert_eq!(board.transformed(&scrambled)?, board);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn random(board: &Geometry, seed: u64, index: u64) -> Self {
        let mut random = Random::new(seed, index, Random::TRANSFORM);
        let side = board.side();
        let place = match board.shape().filter(|_| board.extras().is_empty()) {
            Some(shape) => {
                let transposed = if shape.rows() == shape.columns() { random.below(2) } else { 0 };
                Self {
                    orientation: [Orientation::Straight, Orientation::Transposed][transposed],
                    rows: shuffled_blocks(&mut random, side, shape.rows()),
                    columns: shuffled_blocks(&mut random, side, shape.columns()),
                    digits: Vec::new(),
                }
            }
            None => {
                let motions = Motion::ALL.map(|motion| Self::of(motion, side)).into_iter();
                let mut kept: Vec<Self> = std::iter::once(Self::identity(side))
                    .chain(motions.filter(|motion| board.transformed(motion).as_ref() == Ok(board)))
                    .collect();
                kept.swap_remove(random.below(kept.len()))
            }
        };
        Self { digits: narrow(random.permutation(side)), ..place }
    }

    /// Returns the side of the boards that the transform is for.
    pub fn side(&self) -> usize {
        self.rows.len()
    }

    /// Returns whether rows become columns.
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// Returns, for each row of the image, the row it comes from, counted from 0 and after
    /// transposing.
    pub fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// Returns the same for columns.
    pub fn columns(&self) -> &[u8] {
        &self.columns
    }

    /// Returns the image of a digit.
    ///
    /// # Panics
    ///
    /// Panics if the digit is larger than the side.
    pub fn digit(&self, digit: Digit) -> Digit {
        Digit::from_index(self.digits[digit.index()].into())
    }

    /// Returns the images of the digits.
    pub fn digit_set(&self, digits: DigitSet) -> DigitSet {
        digits.into_iter().map(|digit| self.digit(digit)).collect()
    }

    /// Returns the cell whose content moves to `image`.
    ///
    /// # Panics
    ///
    /// Panics if the board does not have this cell.
    pub fn source(&self, image: Cell) -> Cell {
        let side = self.side();
        let row = usize::from(self.rows[image.index() / side]);
        let column = usize::from(self.columns[image.index() % side]);
        Cell::new(match self.orientation {
            Orientation::Straight => row * side + column,
            Orientation::Transposed => column * side + row,
        })
    }

    /// Returns, for each cell, the cell that its content moves to.
    pub fn images(&self) -> Vec<Cell> {
        let cells = self.side() * self.side();
        let mut images = vec![Cell::new(0); cells];
        for image in (0..cells).map(Cell::new) {
            images[self.source(image).index()] = image;
        }
        images
    }

    /// Returns `true` if the transform changes nothing.
    pub fn is_identity(&self) -> bool {
        self.keeps_places() && is_in_order(&self.digits)
    }

    /// Returns `true` if every cell stays in place, so that at most the digits change.
    pub fn keeps_places(&self) -> bool {
        self.orientation == Orientation::Straight && is_in_order(&self.rows) && is_in_order(&self.columns)
    }

    /// Returns the transform without its relabelling.
    #[must_use]
    pub fn without_relabelling(&self) -> Self {
        Self { digits: (0..self.side() as u8).collect(), ..self.clone() }
    }

    /// Returns this transform followed by another.
    ///
    /// # Panics
    ///
    /// Panics if they are for boards of different sides.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        assert_eq!(self.side(), next.side(), "both are for the same boards");
        // `next` takes its rows from the rows of the first image, or from its columns if `next`
        // transposes.
        let (rows, columns) = match next.orientation {
            Orientation::Straight => (&self.rows, &self.columns),
            Orientation::Transposed => (&self.columns, &self.rows),
        };
        Self {
            orientation: self.orientation.then(next.orientation),
            rows: through(&next.rows, rows),
            columns: through(&next.columns, columns),
            digits: through(&self.digits, &next.digits),
        }
    }

    /// Returns the transform that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let (rows, columns) = (inverse(&self.rows), inverse(&self.columns));
        let (rows, columns) = match self.orientation {
            Orientation::Straight => (rows, columns),
            Orientation::Transposed => (columns, rows),
        };
        Self { orientation: self.orientation, rows, columns, digits: inverse(&self.digits) }
    }
}

impl Grid {
    /// Returns the grid after a transform.
    pub fn transformed(&self, by: &Transform) -> Result<Self, Error> {
        let board = self.geometry().transformed(by)?;
        let sources = board.cells().map(|image| by.source(image));
        let digits = sources.clone().map(|cell| self.get(cell).map(|digit| by.digit(digit)));
        let grid = Self::from_digits(board, digits);
        Ok(match self.limits() {
            None => grid,
            Some(limits) => grid.with_limits(sources.map(|cell| by.digit_set(limits[cell.index()]))),
        })
    }
}

impl Puzzle {
    /// Returns the puzzle after a transform.
    pub fn transformed(&self, by: &Transform) -> Result<Self, Error> {
        self.grid().transformed(by).map(Self::from_engine)
    }
}

impl Solution {
    /// Returns the solution after a transform.
    pub fn transformed(&self, by: &Transform) -> Result<Self, Error> {
        let board = self.geometry().transformed(by)?;
        let digits = board.cells().map(|image| by.digit(self.get(by.source(image)))).collect();
        Ok(Self::from_engine(board, digits))
    }
}

impl Candidates {
    /// Returns the position after a transform. Givens stay givens, placed digits stay placed, and
    /// removed candidates stay removed.
    pub fn transformed(&self, by: &Transform) -> Result<Self, Error> {
        let givens = self.geometry().cells().map(|cell| self.digit(cell).filter(|_| self.is_given(cell)));
        let givens = Grid::from_digits(self.geometry().clone(), givens);
        let givens = match self.limits() {
            None => givens,
            Some(limits) => givens.with_limits(limits.iter().copied()),
        };
        let placed = |cell| Some((cell, self.digit(cell).filter(|_| !self.is_given(cell))?));
        let progress = Progress {
            placed: self.geometry().cells().filter_map(placed).collect(),
            marks: self.geometry().cells().map(|cell| (cell, self.marks(cell))).collect(),
        };
        let puzzle = Puzzle::from_engine(givens.transformed(by)?);
        Ok(progress.transformed(by).candidates(&puzzle))
    }
}

impl Progress {
    /// The same progress in the transformed puzzle.
    pub(crate) fn transformed(&self, by: &Transform) -> Self {
        let images = by.images();
        let image = |cell: &Cell| images[cell.index()];
        Self {
            placed: self.placed.iter().map(|(cell, &digit)| (image(cell), by.digit(digit))).collect(),
            marks: self.marks.iter().map(|(cell, &marks)| (image(cell), by.digit_set(marks))).collect(),
        }
    }
}

/// The images of these cells.
pub(crate) fn image_set(cells: &[Cell], images: &[Cell]) -> CellSet {
    cells.iter().map(|cell| images[cell.index()]).collect()
}

/// Maps each number of the first list through the second.
fn through(first: &[u8], second: &[u8]) -> Vec<u8> {
    first.iter().map(|&number| second[usize::from(number)]).collect()
}

fn inverse(numbers: &[u8]) -> Vec<u8> {
    let mut inverse = vec![0; numbers.len()];
    for (place, &number) in numbers.iter().enumerate() {
        inverse[usize::from(number)] = place as u8;
    }
    inverse
}

/// Whether these are the numbers below `bound`, each once.
fn is_permutation(numbers: &[u8], bound: usize) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.iter().copied().map(usize::from).eq(0..bound)
}

fn is_in_order(numbers: &[u8]) -> bool {
    numbers.iter().copied().map(usize::from).eq(0..numbers.len())
}

/// The numbers below `side` in blocks of `length`: the blocks in random order, and the numbers
/// within each.
fn shuffled_blocks(random: &mut Random, side: usize, length: usize) -> Vec<u8> {
    let blocks = random.permutation(side / length);
    narrow(blocks.into_iter().flat_map(|block| {
        let places = random.permutation(length);
        places.into_iter().map(move |place| block * length + place)
    }))
}

fn narrow(numbers: impl IntoIterator<Item = usize>) -> Vec<u8> {
    numbers.into_iter().map(|number| number as u8).collect()
}
