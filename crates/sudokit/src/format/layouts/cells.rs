//! Splits lines into cells.
//!
//! A block of lines is a board if, without its horizontal rules, it has as many rows as each row
//! has cells. There are five ways to find the cells of a row, tried in this order:
//!
//! ```text
//!  | 5 3 . | . 7 . |     tokens; bars count as spaces
//!  |53 | 7 |   |         one character per cell between bars; a space is an empty cell
//!  | 5 3   |   7   |     the same with a space around every cell
//!  53. .7. ...           one character per cell, spaces ignored
//!  53  7                 one character per cell; a space is an empty cell, and editors
//!                        may have removed the spaces at the end
//! ```
//!
//! The first way requires the right number of tokens in *every* row, so `|   |6  |4  |` is never
//! split at its spaces. Rules are dropped only if the number of rows then fits, because an empty
//! row may be written `---------`.

use super::symbols::{Spacing, Token, is_blank_sign};
use crate::base::{Error, MAX_SIDE, MIN_SIDE};
use crate::board::Shape;
use crate::board::alphabet::{BARS, is_border, is_box_drawing, is_line};
use crate::format::problem::FormatProblem;

/// A line of the text and its number, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::format) struct Line {
    pub(in crate::format) number: usize,
    pub(in crate::format) text: String,
    /// How it ends.
    pub(in crate::format) end: LineEnd,
    /// The encoding of its bytes.
    pub(in crate::format) encoding: LineEncoding,
}

/// The encoding that a line was read in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::format) enum LineEncoding {
    Utf8,
    Latin1,
}

/// How a line ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::format) enum LineEnd {
    Feed,
    Return,
    Both,
}

impl Line {
    /// The line as it was read, including its line end.
    pub(in crate::format) fn bytes(&self) -> Vec<u8> {
        let is_latin = self.encoding == LineEncoding::Latin1;
        let latin = is_latin.then(|| self.text.chars().map(|c| u8::try_from(c).ok()).collect()).flatten();
        let mut bytes: Vec<u8> = latin.unwrap_or_else(|| self.text.clone().into_bytes());
        bytes.extend_from_slice(self.end.as_str().as_bytes());
        bytes
    }
}

impl LineEnd {
    pub(in crate::format) fn as_str(self) -> &'static str {
        match self {
            Self::Feed => "\n",
            Self::Return => "\r",
            Self::Both => "\r\n",
        }
    }
}

/// A board split into cells.
#[derive(Debug)]
pub(in crate::format) struct CellTexts<'a> {
    pub(in crate::format) side: usize,
    /// A token for each cell, row by row.
    pub(in crate::format) tokens: Vec<Token<'a>>,
    /// What separates the cells.
    pub(in crate::format) spacing: Spacing,
    pub(in crate::format) borders: Borders,
    /// The boxes that the borders draw.
    pub(in crate::format) shape: Option<Shape>,
}

/// The characters that draw the borders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::format) enum Borders {
    None,
    /// Rules made of dashes only, and cells between bars.
    Dashes,
    /// Corners drawn as `+`.
    Plus,
    /// Corners drawn as `*`, as in Simple Sudoku.
    Star,
    /// Inner rules only.
    Open,
    /// Unicode box-drawing characters.
    Drawn,
}

/// Whether a line is only a border. It has only line characters, corners and spaces, with three
/// line characters in a row, or two dashes and a `+`, or any Unicode line character.
pub(in crate::format) fn is_rule(text: &str) -> bool {
    let text = text.trim();
    let mut run = 0;
    let has_line = |c: char| {
        run = if is_line(c) { run + 1 } else { 0 };
        run == 3
    };
    let is_drawn = |c: char| is_line(c) && is_box_drawing(c);
    text.chars().all(|c| is_border(c) || c.is_whitespace())
        && (text.contains(is_drawn)
            || (text.contains("--") && text.contains('+'))
            || text.chars().any(has_line))
}

/// Finds the cells of a whole block of lines in which every row shows all its cells.
pub(in crate::format) fn cells(block: &[Line]) -> Option<CellTexts<'_>> {
    let rows = CellRows::new(block);
    let all_lines = CellRows { rows: block.iter().collect(), band: None, ..rows.clone() };
    // Nine lines of nine dashes are a board, not nine rules. (But nine rows between bars and four
    // rules are thirteen lines of thirteen characters.)
    let has_bars = block.iter().any(|line| line.text.contains(BARS));
    let is_square = block.iter().all(|line| line.text.trim().chars().count() == block.len());
    if !has_bars && is_square && block.len() >= MIN_SIDE {
        return all_lines.cells();
    }
    rows.cells().or_else(|| rows.with_rows_of_dashes(block).cells())
}

/// Finds the cells of a block whose rows may have lost their trailing spaces.
///
/// This applies only if no other sign is used for empty cells. At least one row must show more than
/// half of its cells: otherwise two boards below each other would look like one.
pub(in crate::format) fn padded_cells(block: &[Line]) -> Option<CellTexts<'_>> {
    let board = CellRows::new(block);
    let any = |is_so: fn(&str) -> bool| board.rows.iter().any(|row| is_so(&row.text));
    let longest = board.rows.iter().map(|row| row.text.trim_end().chars().count()).max()?;
    let fits = (MIN_SIDE..=MAX_SIDE).contains(&board.side()) && 2 * longest > board.side();
    let has_blanks_alone = any(|row| row.trim_end().contains(' ')) && !any(|row| row.contains(is_blank_sign));
    if board.borders != Borders::None || !fits || !has_blanks_alone {
        return None;
    }
    board.every_row(Spacing::Dense, |row| board.fill(characters(row.text.trim_end()).collect()))
}

/// The error for a block that is not a board.
pub(in crate::format) fn problem(block: &[Line]) -> Error {
    let rows: Vec<&Line> = block.iter().filter(|line| !is_rule(&line.text)).collect();
    let widths: Vec<usize> = rows.iter().map(|row| width(&row.text)).collect();
    // The most common width is the expected one; in a tie, the first.
    let votes = |width: usize| widths.iter().filter(|&&other| other == width).count();
    let most = widths.iter().map(|&width| votes(width)).max().unwrap_or(0);
    let expected = widths.iter().copied().find(|&width| votes(width) == most).unwrap_or(0);
    let other = widths.iter().position(|&width| width != expected);
    let problem = match (&widths[..], other) {
        ([], _) => return FormatProblem::NoPuzzle {}.into(),
        (&[cells], _) => FormatProblem::of_line(cells),
        (_, Some(row)) => FormatProblem::RowLength { row: row + 1, cells: widths[row], expected },
        (_, None) if expected < MIN_SIDE => FormatProblem::Unrecognised {},
        (_, None) => FormatProblem::RowCount { rows: rows.len(), cells: expected },
    };
    Error::from(problem).at_line(rows[other.unwrap_or(0)].number)
}

/// The number of cells that a row seems to have, judged on its own.
pub(in crate::format) fn width(line: &str) -> usize {
    let (tokens, dense) = (tokens_of(line).count(), dense_width(line));
    if line.contains([',', ';']) {
        line.trim_end_matches(['\r', '\n']).split([',', ';']).count()
    } else if line.contains(BARS) {
        let fixed = fixed_width(line);
        if tokens_of(line).all(|token| token.chars().count() == 1) && tokens * 2 > fixed {
            tokens
        } else {
            fixed
        }
    } else if tokens > 1
        && tokens_of(line).any(|token| token.chars().count() > 1 && token.len() * tokens != dense)
    {
        tokens
    } else {
        dense
    }
}

/// The number of cells of a row if spaces only separate them.
pub(in crate::format) fn dense_width(line: &str) -> usize {
    line.chars().filter(|c| !BARS.contains(c) && !c.is_whitespace()).count()
}

/// The number of cells of a row if a space is an empty cell.
pub(in crate::format) fn fixed_width(line: &str) -> usize {
    line.trim().chars().filter(|c| !BARS.contains(c)).count()
}

/// The tokens of a row.
pub(in crate::format) fn tokens_of(line: &str) -> impl Iterator<Item = &str> + Clone {
    line.split(|c: char| c.is_whitespace() || BARS.contains(&c)).filter(|token| !token.is_empty())
}

#[derive(Clone)]
struct CellRows<'a> {
    rows: Vec<&'a Line>,
    borders: Borders,
    /// The number of rows between two rules.
    band: Option<usize>,
}

impl<'a> CellRows<'a> {
    fn new(block: &'a [Line]) -> Self {
        let rows: Vec<&Line> = block.iter().filter(|line| !is_rule(&line.text)).collect();
        let bands: Vec<usize> =
            block.split(|line| is_rule(&line.text)).map(<[Line]>::len).filter(|&length| length > 0).collect();
        let band = bands.first().copied().filter(|first| bands.iter().all(|band| band == first));
        Self { borders: borders(block), rows, band }
    }

    /// Keeps lines of dashes that have bars in the same columns as the other rows: they are empty
    /// rows, not rules.
    fn with_rows_of_dashes(&self, block: &'a [Line]) -> Self {
        let bars = |text: &str| -> Vec<usize> {
            text.chars().enumerate().filter(|(_, c)| BARS.contains(c)).map(|(i, _)| i).collect()
        };
        let pattern = self.rows.first().map(|row| bars(&row.text)).unwrap_or_default();
        let is_row = |line: &&Line| {
            !is_rule(&line.text)
                || (!pattern.is_empty() && bars(&line.text) == pattern && !line.text.contains('+'))
        };
        Self { rows: block.iter().filter(is_row).collect(), band: None, ..*self }
    }

    fn side(&self) -> usize {
        self.rows.len()
    }

    fn cells(&self) -> Option<CellTexts<'a>> {
        if !(MIN_SIDE..=MAX_SIDE).contains(&self.side()) {
            return None;
        }
        self.commas()
            .or_else(|| self.tokens())
            .or_else(|| self.fixed())
            .or_else(|| self.dense())
            .or_else(|| self.wide())
    }

    /// `5,3,,,7,,,,`: an empty field is an empty cell. Tabs also work.
    fn commas(&self) -> Option<CellTexts<'a>> {
        let separator = [',', ';', '\t'].into_iter().find(|&s| self.rows[0].text.contains(s))?;
        if self.borders != Borders::None {
            return None;
        }
        let cut = |row: &'a Line| {
            let text = row.text.trim_matches(' ');
            // A comma after the last cell ends that cell.
            let is_closed = text.split(separator).count() == self.side() + 1;
            let text = text.strip_suffix(separator).filter(|_| is_closed).unwrap_or(text);
            text.split(separator).map(unquoted).collect()
        };
        self.every_row(Spacing::Commas, cut)
    }

    fn tokens(&self) -> Option<CellTexts<'a>> {
        self.every_row(Spacing::Blanks, |row| tokens_of(&row.text).collect())
    }

    /// One character per cell between bars. Trailing spaces may be missing if no bar closes the
    /// row.
    fn fixed(&self) -> Option<CellTexts<'a>> {
        if self.borders == Borders::None {
            return None;
        }
        let is_closed = self.rows.iter().all(|row| row.text.trim_end().ends_with(BARS));
        let cut = |row: &'a Line| -> Vec<&'a str> {
            // Rows may be indented, but spaces are cells: a bar at the left, if any, shows where
            // the row begins.
            let text = row.text.trim_start();
            let text = if text.starts_with(BARS) { text } else { &row.text };
            let text = if is_closed { text.trim_end() } else { text };
            let cells = characters(text).filter(|c| !c.contains(BARS)).collect();
            if is_closed { cells } else { self.fill(cells) }
        };
        if self.has_other_blanks() || self.is_several() {
            return None;
        }
        let one_is_whole =
            |row: &&Line| row.text.trim_end().chars().filter(|c| !BARS.contains(c)).count() >= self.side();
        self.rows.iter().any(one_is_whole).then(|| self.every_row(Spacing::Dense, cut))?
    }

    /// Whether empty cells have a sign of their own and some rows also contain spaces. Then spaces
    /// are not cells.
    fn has_other_blanks(&self) -> bool {
        // Signs that cannot be symbols of an alphabet.
        const SIGNS: [char; 6] = ['.', '*', '_', '-', '·', '•'];
        self.rows.iter().any(|row| row.text.contains(SIGNS))
            && self.rows.iter().any(|row| row.text.trim().contains(' '))
    }

    /// Whether the rows belong to several smaller boards below each other, with separated cells.
    fn is_several(&self) -> bool {
        let cells = tokens_of(&self.rows[0].text).count();
        cells >= MIN_SIDE
            && cells < self.side()
            && self.side().is_multiple_of(cells)
            && self.rows.iter().all(|row| {
                let mut tokens = tokens_of(&row.text);
                tokens.clone().count() == cells && tokens.all(|token| token.chars().count() == 1)
            })
    }

    fn dense(&self) -> Option<CellTexts<'a>> {
        self.every_row(Spacing::Dense, |row| {
            characters(&row.text).filter(|c| !c.contains(BARS) && !c.trim().is_empty()).collect()
        })
    }

    /// `| 5 3   |   7   |`: a space around every cell, and spaces for empty cells.
    fn wide(&self) -> Option<CellTexts<'a>> {
        if self.borders == Borders::None {
            return None;
        }
        let cut = |row: &'a Line| -> Vec<&'a str> {
            let text = row.text.trim();
            let Some(inner) = text.strip_prefix(BARS).and_then(|text| text.strip_suffix(BARS)) else {
                return Vec::new();
            };
            let parts = inner.split(BARS).map(|part| characters(part).collect::<Vec<&str>>());
            let is_wide = |part: &Vec<&str>| part.len() % 2 == 1 && part.iter().step_by(2).all(|c| *c == " ");
            parts.filter(is_wide).flat_map(|part| part.into_iter().skip(1).step_by(2)).collect()
        };
        self.every_row(Spacing::Dense, cut)
    }

    /// Adds the empty cells that an editor removed, and drops spaces after the last cell.
    fn fill(&self, mut cells: Vec<&'a str>) -> Vec<&'a str> {
        while cells.len() > self.side() && cells.last().is_some_and(|cell| cell.trim().is_empty()) {
            cells.pop();
        }
        if cells.len() < self.side() {
            cells.resize(self.side(), " ");
        }
        cells
    }

    fn every_row(&self, spacing: Spacing, cut: impl Fn(&'a Line) -> Vec<&'a str>) -> Option<CellTexts<'a>> {
        let side = self.side();
        let mut tokens = Vec::with_capacity(side * side);
        for row in &self.rows {
            let cells = cut(row);
            if cells.len() != side {
                return None;
            }
            tokens.extend(cells.into_iter().map(|text| Token { text, line: row.number }));
        }
        Some(CellTexts { side, tokens, spacing, borders: self.borders, shape: self.shape(spacing) })
    }

    /// The boxes, if the borders draw them: the same number of rows between rules and of cells
    /// between bars everywhere.
    fn shape(&self, spacing: Spacing) -> Option<Shape> {
        if self.borders == Borders::None {
            return None;
        }
        let row = self.rows[0].text.trim().trim_matches(BARS);
        let parts: Vec<usize> = row
            .split(BARS)
            .map(|part| match spacing {
                Spacing::Dense => part.chars().count(),
                Spacing::Blanks | Spacing::Commas => part.split_whitespace().count(),
            })
            .collect();
        let shape = Shape::new(self.band?, parts[0])?;
        // The last part may have lost its spaces.
        let is_regular = parts.iter().rev().skip(1).all(|&part| part == parts[0]);
        (is_regular && shape.side() == self.side()).then_some(shape)
    }
}

/// The characters of a text, as string slices.
pub(super) fn characters(text: &str) -> impl Iterator<Item = &str> {
    text.char_indices().map(|(i, c)| &text[i..i + c.len_utf8()])
}

/// A field of a comma-separated row, without the spaces and quotes around it.
fn unquoted(field: &str) -> &str {
    let field = field.trim();
    field.strip_prefix('"').and_then(|field| field.strip_suffix('"')).unwrap_or(field)
}

fn borders(block: &[Line]) -> Borders {
    let rules = || block.iter().filter(|line| is_rule(&line.text)).map(|line| &line.text);
    let rows = || block.iter().filter(|line| !is_rule(&line.text)).map(|line| line.text.trim());
    let all = || block.iter().flat_map(|line| line.text.chars());
    if all().any(is_box_drawing) {
        Borders::Drawn
    } else if rows().next().is_none() || (rules().next().is_none() && !all().any(|c| BARS.contains(&c))) {
        Borders::None
    } else if !rows().all(|row| row.starts_with(BARS)) {
        Borders::Open
    } else if rules().any(|rule| rule.trim().starts_with('*')) {
        Borders::Star
    } else if rules().any(|rule| rule.contains(['+', '.', '\''])) {
        Borders::Plus
    } else {
        Borders::Dashes
    }
}
