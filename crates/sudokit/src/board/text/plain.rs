//! The plain texts that can be read without a format: a line with a character for each cell, or a
//! line for each row.
//!
//! ```text
//! 1.....2..3.....4      1...
//!                       ..2.
//!                       .3..
//!                       ...4
//! ```
//!
//! The symbols are the [usual ones](Alphabet::usual) for the board's side; empty cells are `.`,
//! `0`, `_` or `*`. The parser does not guess: it rejects a text that could mean something else.

use crate::base::error::{Detail, problems};
use crate::base::{Cell, Digit, Error, MAX_SIDE, MIN_SIDE, Position};
use crate::board::{Alphabet, Geometry, Grid, Shape};

/// The signs for an empty cell.
const BLANKS: [char; 4] = ['.', '0', '_', '*'];

/// Parses a plain line or a plain grid.
pub(crate) fn parse_plain(text: &str) -> Result<Grid, Error> {
    let rows = Rows::new(text)?;
    let side = rows.side()?;
    let geometry = Geometry::of_side(side).ok_or(PlainProblem::NoUsualBoxes { side })?;
    let alphabet = Alphabet::usual(side);
    let mut first_blank = None;
    let digit = |(cell, (line, symbol)): (Cell, (usize, char))| {
        let at = geometry.position(cell);
        if BLANKS.contains(&symbol) {
            let other = *first_blank.get_or_insert(symbol);
            // Next to another sign for empty cells, 0 may be a digit.
            if (symbol == '0') != (other == '0') {
                return Err(PlainProblem::Blanks { at, symbol, other }.at(line));
            }
            return Ok(None);
        }
        let digit = alphabet.digit(symbol.encode_utf8(&mut [0; 4]));
        let unknown = || PlainProblem::Symbol { at, symbol, alphabet: alphabet.to_string() }.at(line);
        digit.map(Some).ok_or_else(unknown)
    };
    let digits: Vec<Option<Digit>> =
        geometry.cells().zip(rows.cells()).map(digit).collect::<Result<_, _>>()?;
    Ok(Grid::from_digits(geometry, digits))
}

/// The lines of a text, trimmed and with their numbers, without blank lines at the start and the
/// end.
struct Rows<'a>(Vec<(usize, &'a str)>);

impl<'a> Rows<'a> {
    fn new(text: &'a str) -> Result<Self, Error> {
        let mut lines: Vec<(usize, &str)> = (1..).zip(text.lines().map(str::trim)).collect();
        let is_blank = |(_, line): &(usize, &str)| line.is_empty();
        lines.truncate(lines.iter().rposition(|line| !is_blank(line)).map_or(0, |last| last + 1));
        let rows: Vec<_> = lines.into_iter().skip_while(is_blank).collect();
        if rows.is_empty() { Err(PlainProblem::NoPuzzle {}.into()) } else { Ok(Self(rows)) }
    }

    /// The side of a board with these rows.
    fn side(&self) -> Result<usize, Error> {
        let widths: Vec<usize> = self.0.iter().map(|(_, row)| row.chars().count()).collect();
        let (rows, first_line) = (widths.len(), self.0[0].0);
        if let [cells] = widths[..] {
            return side_of_line(cells).ok_or_else(|| PlainProblem::LineLength { cells }.at(first_line));
        }
        if !(MIN_SIDE..=MAX_SIDE).contains(&rows) {
            return Err(PlainProblem::Side { rows }.at(first_line));
        }
        // Most rows probably have the intended width; in a tie, the first row's width wins.
        let votes = |width: usize| widths.iter().filter(|&&other| other == width).count();
        let expected = widths.iter().copied().rev().max_by_key(|&width| votes(width)).unwrap_or(rows);
        match widths.iter().position(|&width| width != expected) {
            Some(row) => {
                let (line, cells) = (self.0[row].0, widths[row]);
                Err(PlainProblem::RowLength { row: row + 1, cells, expected }.at(line))
            }
            None if expected != rows => Err(PlainProblem::RowCount { rows, cells: expected }.at(first_line)),
            None => Ok(rows),
        }
    }

    /// The characters of all rows, with their line numbers.
    fn cells(&self) -> impl Iterator<Item = (usize, char)> {
        self.0.iter().flat_map(|&(line, row)| row.chars().map(move |symbol| (line, symbol)))
    }
}

/// The side of the board on a line of this length. A line of 729 characters is more likely the
/// candidates of a 9x9 board than a board of side 27.
fn side_of_line(cells: usize) -> Option<usize> {
    const CANDIDATES: usize = 729;
    let side = cells.isqrt();
    (side * side == cells && cells != CANDIDATES && Shape::for_side(side).is_some()).then_some(side)
}

problems! {
    enum PlainProblem {
        NoPuzzle {} => "error-no-puzzle";
        LineLength { cells: usize } => "error-plain-line-length";
        RowLength { row: usize, cells: usize, expected: usize } => "error-plain-row-length";
        RowCount { rows: usize, cells: usize } => "error-plain-row-count";
        Side { rows: usize } => "error-plain-side";
        NoUsualBoxes { side: usize } [Detail::Regions] => "error-plain-boxes";
        Symbol { at: Position, symbol: char, alphabet: String } =>
            "error-plain-symbol" (at = at.to_string(), symbol = format!("{symbol:?}"), alphabet);
        Blanks { at: Position, symbol: char, other: char } => "error-plain-blanks"
            (at = at.to_string(), symbol = format!("{symbol:?}"), other = format!("{other:?}"));
    }
}

impl PlainProblem {
    fn at(self, line: usize) -> Error {
        Error::from(self).at_line(line)
    }
}

/// Parsing without the feature `formats`: plain text only.
#[cfg(not(feature = "formats"))]
mod reading {
    use std::str::FromStr;

    use super::parse_plain;
    use crate::base::Error;
    use crate::board::{Grid, Puzzle, Solution};

    /// Parses a line with a character for each cell, or a line for each row. The feature `formats`
    /// adds more formats.
    impl FromStr for Grid {
        type Err = Error;

        fn from_str(text: &str) -> Result<Self, Error> {
            parse_plain(text)
        }
    }

    /// Parses a line with a character for each cell, or a line for each row. The feature `formats`
    /// adds more formats.
    impl FromStr for Puzzle {
        type Err = Error;

        fn from_str(text: &str) -> Result<Self, Error> {
            parse_plain(text)?.try_into()
        }
    }

    /// Parses a line with a character for each cell, or a line for each row. The feature `formats`
    /// adds more formats.
    impl FromStr for Solution {
        type Err = Error;

        fn from_str(text: &str) -> Result<Self, Error> {
            parse_plain(text)?.try_into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(text: &str) -> String {
        parse_plain(text).unwrap_err().to_string()
    }

    #[test]
    fn lines_and_grids_parse() {
        let grid = parse_plain("1.....2..3.....4").unwrap();
        assert_eq!(grid.to_string(), "1...\n..2.\n.3..\n...4");
        for text in [
            "1...\n..2.\n.3..\n...4",
            "\n\n  1000\r\n\t0020  \r\n0300\r\n0004\r\n\r\n",
            "1**_\n.*2.\n_3.*\n***4",
        ] {
            assert_eq!(parse_plain(text).as_ref(), Ok(&grid), "{text:?}");
        }
        assert_eq!(parse_plain(&"z".repeat(61 * 61)).unwrap_err().line(), Some(1), "61 is a prime");
        assert_eq!(parse_plain(&"&".repeat(64 * 64)).unwrap().get(Cell::new(0)), Some(Digit::new(64)));
    }

    #[test]
    fn errors_give_the_place_and_a_remedy() {
        assert_eq!(
            refusal("1.\n.2"),
            "line 1: there are 2 rows; a board has 4 to 64; the feature `formats` of sudokit reads other formats"
        );
        let formats = "the feature `formats` of sudokit reads other formats";
        assert_eq!(refusal(" \n\n"), "there is no puzzle here");
        let length = "a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256";
        assert_eq!(refusal("\n1...x"), format!("line 2: this line has 5 cells; {length}; {formats}"));
        assert_eq!(
            refusal(&".".repeat(729)),
            format!("line 1: this line has 729 cells; {length}; {formats}")
        );
        assert_eq!(
            refusal("\n1...\n..2\n.3..\n...4"),
            format!("line 3: row 2 has 3 cells, expected 4; {formats}")
        );
        assert_eq!(
            refusal("1...\n\n..2.\n.3..\n...4"),
            format!("line 2: row 2 has 0 cells, expected 4; {formats}")
        );
        assert_eq!(
            refusal("1....\n..2..\n.3...\n...4."),
            format!("line 1: there are 4 rows of 5 cells, expected 5 rows; {formats}")
        );
        assert_eq!(
            refusal(&"1......\n".repeat(7)),
            "boards of 7x7 cells have no usual boxes: create a Geometry and use Grid::from_digits"
        );
        assert!(parse_plain(&"1......\n".repeat(7)).unwrap_err().needs_regions());
        assert_eq!(
            refusal("1...\n..2.\n.5..\n...4"),
            format!(
                "line 3: r3c2 holds '5': write 1-4 for a digit, and . 0 _ or * for an empty cell; {formats}"
            )
        );
        assert_eq!(
            refusal("1...........x..4"),
            format!(
                "line 1: r4c1 holds 'x': write 1-4 for a digit, and . 0 _ or * for an empty cell; {formats}"
            )
        );
        assert_eq!(
            refusal("1...\n.02.\n.3..\n...4"),
            format!(
                "line 2: r2c2 is an empty cell written as '0', but other empty cells are written as '.': use only one of them; \
                 {formats}"
            )
        );
    }

    #[cfg(feature = "formats")]
    mod formats {
        use proptest::prelude::*;

        use super::*;
        use crate::base::random::Random;
        use crate::format;

        /// Mostly small boards: the tables of large ones take longer to build than their texts to
        /// parse.
        fn side() -> impl Strategy<Value = usize> {
            let [small, large] = [&[4, 6, 8, 9, 10, 12, 16, 20][..], &[25, 35, 36, 49, 62, 64]];
            prop_oneof![15 => proptest::sample::select(small), 1 => proptest::sample::select(large)]
        }

        /// Random digits, which may clash. Above 9x9 the last symbol appears: without it
        /// `format::parse` considers other alphabets.
        fn grid() -> impl Strategy<Value = Grid> {
            (side(), any::<u64>(), 1..=100_usize).prop_map(|(side, seed, share)| {
                let geometry = Geometry::of_side(side).unwrap();
                let mut random = Random::new(seed, 0, 0);
                let digits = geometry
                    .cells()
                    .map(|_| (random.below(100) < share).then(|| Digit::from_index(random.below(side))));
                let mut grid = Grid::from_digits(geometry.clone(), digits.collect::<Vec<_>>());
                grid.set(Cell::new(random.below(side * side)), Some(Digit::from_index(side - 1)));
                grid
            })
        }

        /// Symbol 36 is a lower-case letter and must not be read as a capital.
        #[test]
        fn boards_with_lower_case_symbols_parse_back() {
            let mut grid = Grid::empty(Geometry::of_side(36).unwrap());
            grid.set(Cell::new(7), Some(Digit::new(36)));
            let text = grid.to_string();
            assert!(text.contains('a'));
            assert_eq!(parse_plain(&text).as_ref(), Ok(&grid));
            assert_eq!(format::parse(&text).map(|record| record.grid), Ok(grid));
        }

        proptest! {
            #![proptest_config(ProptestConfig { cases: 200, max_shrink_iters: 50, ..ProptestConfig::default() })]

            #[test]
            fn both_readers_agree_on_plain_texts(
                grid in grid(),
                blank in proptest::sample::select(&BLANKS[..]),
                indent in " {0,3}",
            ) {
                let rows = grid.to_string();
                prop_assert_eq!(parse_plain(&rows), Ok(grid.clone()), "{}", rows);
                let indented: String = rows.lines().map(|row| format!("{indent}{row}  \n")).collect();
                for text in [rows.clone(), rows.replace('\n', ""), format!("\n{indented}\n")] {
                    let text = text.replace('.', &blank.to_string());
                    let read = format::parse(&text).map(|record| record.grid);
                    prop_assert_eq!(read.as_ref(), Ok(&grid), "{}", text);
                    prop_assert_eq!(parse_plain(&text), read, "{}", text);
                }
            }
        }
    }
}
