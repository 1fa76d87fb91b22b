//! `Display` and `Debug` for boards.

use std::fmt::{self, Formatter};

use super::{Pen, draw, rows};
use crate::base::{Cell, Digit, DigitSet};
use crate::board::alphabet::{LARGEST_DIGIT, usual_symbol};
use crate::board::{Candidates, Geometry, Grid, Puzzle, Shape, Solution};

/// Writes a line for each row, in the [usual symbols](crate::Alphabet::usual) and with `.` for
/// empty cells. The alternate form `{:#}` draws the regions as well. Extra houses and limits are
/// not shown.
///
/// ```
/// use sudokit::Grid;
///
/// let grid: Grid = "1.....2..3.....4".parse()?;
/// assert_eq!(grid.to_string(), "1...\n..2.\n.3..\n...4");
/// assert_eq!(format!("{grid:#}"), "\
/// +-----+-----+
/// | 1 . | . . |
/// | . . | 2 . |
/// +-----+-----+
/// | . 3 | . . |
/// | . . | . 4 |
/// +-----+-----+");
/// # Ok::<(), sudokit::Error>(())
/// ```
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        display(f, self.geometry(), |cell| self.get(cell))
    }
}

/// Displays the puzzle like a [`Grid`]: a line for each row, or with `{:#}` a drawing.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.grid().fmt(f)
    }
}

/// Displays the solution like a [`Grid`]: a line for each row, or with `{:#}` a drawing.
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        display(f, self.geometry(), |cell| Some(self.get(cell)))
    }
}

impl Grid {
    /// Returns the grid as one line, with a symbol for each cell and `.` for empty ones. Regions,
    /// extra houses and limits are not included.
    ///
    /// ```
    /// use sudokit::Grid;
    ///
    /// let grid: Grid = "1...\n..2.\n.3..\n...4".parse()?;
    /// assert_eq!(grid.to_line(), "1.....2..3.....4");
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn to_line(&self) -> String {
        self.digits().map(symbol).collect()
    }
}

impl Puzzle {
    /// Returns the puzzle as one line; see [`Grid::to_line`].
    pub fn to_line(&self) -> String {
        self.grid().to_line()
    }
}

impl Solution {
    /// Returns the solution as one line; see [`Grid::to_line`].
    pub fn to_line(&self) -> String {
        self.digits().iter().map(|&digit| symbol(Some(digit))).collect()
    }
}

/// Draws the candidates of each cell as numbers, separated by commas on boards larger than 9x9. A
/// single candidate is in parentheses, to distinguish it from a digit on the board; `()` is an
/// empty cell without candidates.
///
/// ```
/// use sudokit::Puzzle;
///
/// let puzzle: Puzzle = "1.....2..3.....4".parse()?;
/// assert_eq!(puzzle.candidates().to_string(), "\
/// +---------+---------+
/// | 1   24  | 34  (3) |
/// | 34  (4) | 2   13  |
/// +---------+---------+
/// | 24  3   | (1) 12  |
/// | (2) 12  | 13  4   |
/// +---------+---------+");
/// # Ok::<(), sudokit::Error>(())
/// ```
impl fmt::Display for Candidates {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&pencil_marks(self, |_, digit| digit.to_string()))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        debug(f, "Grid", &plain(self.geometry(), |cell| self.get(cell)), self.geometry(), self.limits())
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        debug(
            f,
            "Puzzle",
            &plain(self.geometry(), |cell| self.get(cell)),
            self.geometry(),
            self.grid().limits(),
        )
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        debug(f, "Solution", &plain(self.geometry(), |cell| Some(self.get(cell))), self.geometry(), None)
    }
}

/// Draws the same as `Display`, with `+` before digits that are not givens.
impl fmt::Debug for Candidates {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let digit_text = |cell, digit: Digit| {
            let sign = if self.is_given(cell) { "" } else { "+" };
            format!("{sign}{digit}")
        };
        debug(f, "Candidates", &pencil_marks(self, digit_text), self.geometry(), self.limits())
    }
}

fn display(f: &mut Formatter<'_>, geometry: &Geometry, digit: impl Fn(Cell) -> Option<Digit>) -> fmt::Result {
    if f.alternate() {
        let texts: Vec<String> = geometry.cells().map(|cell| symbol(digit(cell)).to_string()).collect();
        f.write_str(&picture(geometry, &texts))
    } else {
        f.write_str(&plain(geometry, digit))
    }
}

/// A line for each row, without a final line break.
fn plain(geometry: &Geometry, digit: impl Fn(Cell) -> Option<Digit>) -> String {
    rows(geometry, "", |cell| symbol(digit(cell)))
}

fn symbol(digit: Option<Digit>) -> char {
    digit.map_or('.', usual_symbol)
}

/// The board with walls around its regions, without a final line break.
fn picture(geometry: &Geometry, texts: &[String]) -> String {
    let mut picture = draw(geometry, Pen::Plain, texts, &|_, text| text.to_owned());
    picture.truncate(picture.trim_end().len());
    picture
}

/// Draws the candidates of empty cells, and the given text for filled ones.
fn pencil_marks(candidates: &Candidates, digit_text: impl Fn(Cell, Digit) -> String) -> String {
    let geometry = candidates.geometry();
    let text = |cell| match (candidates.digit(cell), candidates.marks(cell)) {
        (Some(digit), _) => digit_text(cell, digit),
        (None, marks) if marks.len() > 1 => numbers(marks, geometry.side()),
        (None, marks) => format!("({})", numbers(marks, geometry.side())),
    };
    picture(geometry, &geometry.cells().map(text).collect::<Vec<_>>())
}

/// The digits as numbers, without separators while every number has one character.
fn numbers(digits: DigitSet, side: usize) -> String {
    let separator = if side > LARGEST_DIGIT { "," } else { "" };
    digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(separator)
}

/// Writes the type's name, then in parentheses the drawing and what it does not show: unusual
/// regions, extra houses, limits.
fn debug(
    f: &mut Formatter<'_>,
    name: &str,
    text: &str,
    geometry: &Geometry,
    limits: Option<&[DigitSet]>,
) -> fmt::Result {
    let indented = |text: &str| text.lines().map(|line| format!("  {line}\n")).collect::<String>();
    write!(f, "{name}(\n{}", indented(text))?;
    let usual = Shape::for_side(geometry.side());
    if usual.is_none() || geometry.shape() != usual {
        writeln!(f, "  regions: {:?}", geometry.regions())?;
    }
    if !geometry.extras().is_empty() {
        writeln!(f, "  extras: {:?}", geometry.extras())?;
    }
    if let Some(limits) = limits {
        let sets: Vec<String> = limits.iter().map(|&limit| numbers(limit, geometry.side())).collect();
        write!(f, "  limits:\n{}", indented(&picture(geometry, &sets)))?;
    }
    f.write_str(")")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Candidate;
    use crate::board::{Extra, Regions};

    fn jigsaw(letters: &str) -> Geometry {
        Geometry::with_regions(letters.parse::<Regions>().unwrap())
    }

    /// A grid with a digit in about every third cell.
    fn sparse(geometry: &Geometry) -> Grid {
        let side = geometry.side();
        let digits = geometry.cells().map(|cell| {
            let number = cell.index() * 7 % (3 * side);
            (number < side).then(|| Digit::from_index(number))
        });
        Grid::from_digits(geometry.clone(), digits.collect::<Vec<_>>())
    }

    #[test]
    fn display_is_a_square_of_symbols_for_every_side() {
        for side in 4..=64 {
            let grid = sparse(&Geometry::with_regions(Regions::Boxes(Shape::new(1, side).unwrap())));
            let text = grid.to_string();
            assert_eq!(text.lines().count(), side);
            assert!(text.lines().all(|line| line.chars().count() == side), "{text}");
            assert!(!text.ends_with('\n'));
        }
        let largest = sparse(&Geometry::of_side(64).unwrap()).to_string();
        assert!(['1', 'A', 'a', '@', '&', '.'].iter().all(|&symbol| largest.contains(symbol)), "{largest}");
    }

    #[test]
    fn the_picture_of_a_jigsaw_shows_its_regions() {
        let grid = sparse(&jigsaw("AAAB ACBB CCDB CDDD"));
        assert_eq!(
            format!("{grid:#}"),
            "\
+-----------+---+
| 1   .   3 | . |
|   +---+---+   |
| . | . | .   2 |
+---+   +---+   |
| .   4 | . | . |
|   +---+   +---+
| 1 | .   3   . |
+---+-----------+"
        );
    }

    #[test]
    fn a_usual_board_is_shown_as_its_rows_only() {
        let puzzle: Puzzle = "1.....2..3.....4".parse().unwrap();
        assert_eq!(format!("{puzzle:?}"), "Puzzle(\n  1...\n  ..2.\n  .3..\n  ...4\n)");
        assert_eq!(format!("{:?}", puzzle.grid()), "Grid(\n  1...\n  ..2.\n  .3..\n  ...4\n)");
        assert_eq!(puzzle.to_string(), puzzle.grid().to_string());
        assert_eq!(format!("{puzzle:#}"), format!("{:#}", puzzle.grid()));
        let solution = "1243342143122134".parse::<Solution>().unwrap();
        assert_eq!(solution.to_string(), "1243\n3421\n4312\n2134");
        assert_eq!(format!("{solution:#}").lines().nth(1), Some("| 1 2 | 4 3 |"));
        assert_eq!(format!("{solution:?}"), "Solution(\n  1243\n  3421\n  4312\n  2134\n)");
    }

    #[test]
    fn debug_shows_regions_extras_and_limits() {
        let board = jigsaw("AAAB ACBB CCDB CDDD").with(Extra::FallingDiagonal).unwrap();
        let mut limits = vec![DigitSet::full(4); 16];
        limits[15] = DigitSet::from([2, 3].map(Digit::new));
        let mut grid = Grid::empty(board);
        grid.set(Cell::new(0), Some(Digit::new(1)));
        assert_eq!(
            format!("{:?}", grid.with_limits(limits)),
            "\
Grid(
  1...
  ....
  ....
  ....
  regions: Jigsaw(AAAB ACBB CCDB CDDD)
  extras: [FallingDiagonal]
  limits:
  +-------------------+------+
  | 1     234    234  | 234  |
  |     +------+------+      |
  | 234 | 234  | 1234   1234 |
  +-----+      +------+      |
  | 234   1234 | 234  | 1234 |
  |     +------+      +------+
  | 234 | 1234   1234   23   |
  +-----+--------------------+
)"
        );
    }

    #[test]
    fn debug_distinguishes_placed_digits_from_givens() {
        let puzzle: Puzzle = "1.....2..3.....4".parse().unwrap();
        let given = puzzle.without(Cell::new(15)).candidates();
        let mut placed = given.clone();
        placed.place(Candidate::new(Cell::new(15), Digit::new(4)));
        assert_eq!(placed.to_string(), puzzle.candidates().to_string());
        assert_eq!(
            format!("{placed:?}"),
            "\
Candidates(
  +---------+---------+
  | 1   24  | 34  (3) |
  | 34  (4) | 2   13  |
  +---------+---------+
  | 24  3   | (1) 12  |
  | (2) 12  | 13  +4  |
  +---------+---------+
)"
        );
    }

    #[test]
    fn candidates_of_large_boards_are_separated_by_commas() {
        let mut candidates =
            Puzzle::try_from(Grid::empty(Geometry::of_side(16).unwrap())).unwrap().candidates();
        for digit in Digit::all(16).filter(|digit| ![1, 12].contains(&digit.get())) {
            candidates.remove(Candidate::new(Cell::new(0), digit));
        }
        candidates.place(Candidate::new(Cell::new(1), Digit::new(16)));
        let text = candidates.to_string();
        let words: Vec<&str> = text.lines().nth(1).unwrap().split_whitespace().take(4).collect();
        assert_eq!(words, ["|", "1,12", "16", "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"]);
    }

    #[test]
    fn a_cell_without_candidates_is_a_pair_of_parentheses() {
        let puzzle: Puzzle = "123. .... .... ...4".replace(' ', "\n").parse().unwrap();
        let text = puzzle.candidates().to_string();
        assert_eq!(text.lines().nth(1), Some("| 1   2   | 3   ()  |"));
    }

    #[cfg(feature = "formats")]
    mod formats {
        use super::*;
        use crate::board::Alphabet;
        use crate::format::{self, Format, Options, Record};

        #[test]
        fn the_drawing_of_boxes_is_the_framed_format() {
            for shape in ["2x2", "3x2", "1x5", "3x3", "4x4", "6x6", "8x8"] {
                let grid = sparse(&Geometry::new(shape.parse().unwrap()));
                let alphabet = Alphabet::usual(grid.geometry().side());
                let framed =
                    format::write(&Record::new(grid.clone(), Format::Framed, alphabet), Format::Framed);
                assert_eq!(Ok(format!("{grid:#}\n")), framed);
            }
        }

        #[test]
        fn drawings_parse_back() {
            let jigsaws = [
                "AAAB ACBB CCDB CDDD",
                "AAABB AACBB DCCCB DDCEE DDEEE",
                "AAABBBCCC AAABBBCCC DAABBCCEE DDAFBFCEE DDFFFFFEE DDGFHFIEE DDGGHHIIE GGGHHHIII GGGHHHIII",
            ];
            let boxes = ["3x2", "2x3", "3x3", "4x4"].map(|shape| Geometry::new(shape.parse().unwrap()));
            for geometry in boxes.into_iter().chain(jigsaws.map(jigsaw)) {
                let grid = sparse(&geometry);
                let regions = geometry.shape().is_none().then(|| geometry.regions().clone());
                let options = Options { regions, ..Options::default() };
                let picture = format!("{grid:#}");
                let read = format::parse_with(&picture, &options).map(|record| record.grid);
                assert_eq!(read.as_ref(), Ok(&grid), "{picture}");
            }
        }

        #[test]
        fn pencil_marks_parse_back() {
            let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
            let empty = Grid::empty(Geometry::of_side(16).unwrap());
            for puzzle in [easy.parse::<Puzzle>().unwrap(), empty.try_into().unwrap()] {
                let mut candidates = puzzle.candidates();
                for cell in candidates.empty_cells().step_by(5).collect::<Vec<_>>() {
                    if let Some(digit) = candidates.marks(cell).first() {
                        candidates.remove(Candidate::new(cell, digit));
                    }
                }
                let text = candidates.to_string();
                let read = text.parse::<Puzzle>().unwrap_or_else(|error| panic!("{error} in\n{text}"));
                assert_eq!(read.candidates().to_string(), text);
                assert_eq!(read.clues(), puzzle.clues());
            }
        }
    }
}
