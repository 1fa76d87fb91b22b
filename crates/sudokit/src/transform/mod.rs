//! The symmetries of sudoku as values, and canonical forms.
//!
//! Exchange two rows of a band, two stacks, the digits 3 and 7; mirror the
//! board at its diagonal: what comes out looks different and is the same
//! puzzle. Every such change, and every sequence of them, is a [`Transform`].
//! On the classic board there are 2 · 6⁸ · 9! of them.
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
//! A transform is made of four parts, done in this order:
//!
//! ```text
//!              transposed?        rows            columns           digits
//!   a b c        a d g          3 1 2            1 3 2
//!   d e f   ──▶  b e h   ──▶    c f i     ──▶    c i f     ──▶   every digit is
//!   g h i        c f i          a d g            a g d           exchanged for its image
//!                               b e h            b h e
//! ```
//!
//! Rows are named by where they come from: `rows 312` puts the third row on
//! top. Digits are named by what becomes of them: `digits 312` makes a 3 of
//! every 1.
//!
//! Boards, puzzles, solutions, candidates and steps all have a method
//! `transformed`. It refuses what would not be the same puzzle any more: a
//! transform that tears a box apart, or a diagonal.
//!
//! # Canonical forms
//!
//! Two puzzles are the same except for symmetries if, and only if, they have the
//! same canonical form: the smallest of all images, read row by row as a number in
//! which an empty cell is a zero. In the literature this is the *minlex* form. It
//! is exact: no two different puzzles share one.
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
//! | [`Puzzle::canonical_by_solution`] | a puzzle and its solution | the image that is part of the solution's form; the smallest, if there are several |
//!
//! The third groups puzzles by their solutions: all puzzles of one grid become
//! parts of one form. [`CanonicalKey`] is a form in 36 bytes, for tables and files.
//!
//! An *automorphism* is a transform that maps a board to itself. Automorphisms are
//! counted as position changes, each with its relabelling. (Digits that do not
//! occur could be relabelled as well; that is not counted.) Most grids have one,
//! the identity; one has 648, and the empty 9x9 board has all 3,359,232.
//!
//! The classic 9x9 board has its own engines; for many boards, use
//! [`Canonizer`](crate::classic::Canonizer). For 4x4 and 6x6 all transforms are
//! tried. Larger boards, jigsaws and boards with other houses have no canonical
//! form here: that is an [`Error`].

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

/// A symmetry of boards of one side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Transform {
    orientation: Orientation,
    /// For each row of the image, the row that it comes from; likewise columns.
    /// The board was transposed before.
    rows: Vec<u8>,
    columns: Vec<u8>,
    /// For each digit, what becomes of it, both from 0.
    digits: Vec<u8>,
}

/// Whether rows become columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Orientation {
    /// Rows stay rows.
    #[default]
    Straight,
    /// Rows become columns: the board is mirrored at its falling diagonal.
    Transposed,
}

impl Orientation {
    /// The one after the other.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        if self as u8 == next as u8 { Self::Straight } else { Self::Transposed }
    }
}

impl Transform {
    /// The transform that changes nothing.
    ///
    /// # Panics
    ///
    /// If the side is larger than [`MAX_SIDE`].
    pub fn identity(side: usize) -> Self {
        assert!(side <= MAX_SIDE, "no board is that large");
        let all: Vec<u8> = (0..side as u8).collect();
        Self { orientation: Orientation::Straight, rows: all.clone(), columns: all.clone(), digits: all }
    }

    /// The transform of these parts, all numbers from 0: the source of each
    /// row and column, and the image of each digit.
    pub fn new(
        orientation: Orientation,
        rows: Vec<u8>,
        columns: Vec<u8>,
        digits: Vec<u8>,
    ) -> Result<Self, Error> {
        let side = rows.len();
        for (what, part) in [("rows", &rows), ("columns", &columns), ("digits", &digits)] {
            if !is_permutation(part, side) {
                return Err(TransformProblem::NoPermutation { what, side }.into());
            }
        }
        Ok(Self { orientation, rows, columns, digits })
    }

    /// Parts of which an engine knows that each number occurs once.
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

    /// A turn or a mirror.
    pub fn of(motion: Motion, side: usize) -> Self {
        let (orientation, rows, columns) = motion.parts();
        let lines = |part: LineMapping| narrow((0..side).map(|line| part.image(side, line)));
        Self { orientation, rows: lines(rows), columns: lines(columns), ..Self::identity(side) }
    }

    /// Another name for every digit: these, for the digits from 1.
    pub fn relabelling(digits: &[Digit]) -> Result<Self, Error> {
        let images = narrow(digits.iter().map(|digit| digit.index()));
        let Self { orientation, rows, columns, .. } = Self::identity(digits.len());
        Self::new(orientation, rows, columns, images)
    }

    /// The relabelling after which the digits of a grid appear in order: the
    /// first is a 1, the next that differs a 2. Digits that do not appear keep
    /// their order.
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

    /// A random transform of a board onto itself: number `index` of a seed, the
    /// same everywhere and for ever.
    ///
    /// On boards of boxes without other houses, all that there are, equally
    /// likely. On others, those turns and mirrors that keep all houses, with
    /// the digits in any order.
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

    /// The side of the boards that it is for.
    pub fn side(&self) -> usize {
        self.rows.len()
    }

    /// Whether rows become columns.
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// For each row of the image, the row that it comes from, counted from 0,
    /// after the board was transposed or not.
    pub fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// The same for columns.
    pub fn columns(&self) -> &[u8] {
        &self.columns
    }

    /// What becomes of a digit.
    ///
    /// # Panics
    ///
    /// If the digit is larger than the side.
    pub fn digit(&self, digit: Digit) -> Digit {
        Digit::from_index(self.digits[digit.index()].into())
    }

    /// What becomes of digits.
    pub fn digit_set(&self, digits: DigitSet) -> DigitSet {
        digits.into_iter().map(|digit| self.digit(digit)).collect()
    }

    /// Where the content of a cell of the image comes from.
    ///
    /// # Panics
    ///
    /// If the board has no such cell.
    pub fn source(&self, image: Cell) -> Cell {
        let side = self.side();
        let row = usize::from(self.rows[image.index() / side]);
        let column = usize::from(self.columns[image.index() % side]);
        Cell::new(match self.orientation {
            Orientation::Straight => row * side + column,
            Orientation::Transposed => column * side + row,
        })
    }

    /// For each cell, where its content goes.
    pub fn images(&self) -> Vec<Cell> {
        let cells = self.side() * self.side();
        let mut images = vec![Cell::new(0); cells];
        for image in (0..cells).map(Cell::new) {
            images[self.source(image).index()] = image;
        }
        images
    }

    /// Whether it changes nothing.
    pub fn is_identity(&self) -> bool {
        self.keeps_places() && is_in_order(&self.digits)
    }

    /// Whether every cell stays where it is, so that at most the digits change.
    pub fn keeps_places(&self) -> bool {
        self.orientation == Orientation::Straight && is_in_order(&self.rows) && is_in_order(&self.columns)
    }

    /// The same change of places, with the digits left as they are.
    #[must_use]
    pub fn without_relabelling(&self) -> Self {
        Self { digits: (0..self.side() as u8).collect(), ..self.clone() }
    }

    /// This transform, and then another.
    ///
    /// # Panics
    ///
    /// If they are for boards of different sides.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        assert_eq!(self.side(), next.side(), "both are for the same boards");
        // The other takes its rows from the image of this one, and if it turns
        // rows to columns, from its columns.
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

    /// The transform that undoes this one.
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
    /// The grid after a transform, on the board after it.
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
    /// The same puzzle, looked at another way.
    pub fn transformed(&self, by: &Transform) -> Result<Self, Error> {
        self.grid().transformed(by).map(Self::from_engine)
    }
}

impl Solution {
    /// The solution of the transformed puzzle.
    pub fn transformed(&self, by: &Transform) -> Result<Self, Error> {
        let board = self.geometry().transformed(by)?;
        let digits = board.cells().map(|image| by.digit(self.get(by.source(image)))).collect();
        Ok(Self::from_engine(board, digits))
    }
}

impl Candidates {
    /// The position after a transform: what was given is given, what was placed
    /// is placed, what was ruled out stays so.
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
    /// What the player did with the transformed puzzle.
    pub(crate) fn transformed(&self, by: &Transform) -> Self {
        let images = by.images();
        let image = |cell: &Cell| images[cell.index()];
        Self {
            placed: self.placed.iter().map(|(cell, &digit)| (image(cell), by.digit(digit))).collect(),
            marks: self.marks.iter().map(|(cell, &marks)| (image(cell), by.digit_set(marks))).collect(),
        }
    }
}

/// The images of some cells.
pub(crate) fn image_set(cells: &[Cell], images: &[Cell]) -> CellSet {
    cells.iter().map(|cell| images[cell.index()]).collect()
}

/// What each number becomes by the one list and then the other.
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

/// Whether these are the numbers below a bound, each once.
fn is_permutation(numbers: &[u8], bound: usize) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.iter().copied().map(usize::from).eq(0..bound)
}

fn is_in_order(numbers: &[u8]) -> bool {
    numbers.iter().copied().map(usize::from).eq(0..numbers.len())
}

/// The numbers below the side, in blocks of a length: the blocks in random
/// order, and those of each block.
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
