//! Where the parts of a board are on the screen.

use ratatui::layout::{Margin, Position, Rect, Size};
use ratatui::text::Span;
use sudokit::{Alphabet, Candidate, Cell, Digit, Geometry};
use sudokit_draw::Scene;

use super::axis::Axis;
use super::sizes::{Gaps, Raster, Sizes};
use super::window::Window;
use super::{Form, TooSmall};

/// A board's place on the screen: the largest form that fits.
///
/// ```
/// use ratatui::layout::{Position, Rect};
/// use sudokit::{Alphabet, Cell, Puzzle};
/// use sudokit_draw::Scene;
/// use sudokit_tui::{Form, Layout};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let scene = Scene::of(&puzzle.candidates(), &Alphabet::usual(4));
/// let layout = Layout::fit(&scene, Rect::new(0, 0, 80, 24)).unwrap();
/// assert_eq!(layout.form(), Form::Notes);
///
/// let area = layout.area_of(Cell::new(5));
/// assert_eq!(layout.cell_at(area.as_position()), Some(Cell::new(5)));
///
/// let none = Layout::fit(&scene, Rect::new(0, 0, 8, 3)).unwrap_err();
/// assert_eq!(
///     none.to_string(),
///     "This board needs at least 11 columns and 7 rows. The screen has 8 columns and 3 rows."
/// );
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    geometry: Geometry,
    form: Form,
    gaps: (Gaps, Gaps),
    /// Blank columns and rows between a cell and the lines around it.
    padding: u16,
    pub(super) columns: Axis,
    pub(super) rows: Axis,
    cell: Size,
    /// The number of columns that the widest symbol takes.
    pub(super) symbol: u16,
    raster: Raster,
    pub(super) labels: Labels,
    area: Rect,
    window: Option<Window>,
}

/// Whether rows and columns have their numbers at the edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Labels {
    Shown,
    Hidden,
}

impl Layout {
    /// The largest form of the board that fits into the area, with the numbers
    /// of rows and columns where there is room for them, at its upper left.
    pub fn fit(scene: &Scene, area: Rect) -> Result<Self, TooSmall> {
        let mut smallest = area.as_size();
        for layout in Self::all(scene) {
            if layout.fits(area.as_size()) {
                return Ok(layout.moved_to(area.as_position()));
            }
            smallest = layout.area.as_size();
        }
        Err(TooSmall { needs: smallest, has: area.as_size() })
    }

    /// All forms of a board, largest first, each with and without labels.
    pub(crate) fn all(scene: &Scene) -> impl Iterator<Item = Self> {
        Sizes::of(scene.geometry())
            .flat_map(|sizes| [Labels::Shown, Labels::Hidden].map(|labels| Self::new(scene, sizes, labels)))
    }

    /// The smallest form, with a window that shows a part of it.
    pub(crate) fn through_window(scene: &Scene, area: Rect) -> Option<Self> {
        let whole = Self::smallest_with_labels(scene)?;
        let window = Window::new(&whole, scene, area)?;
        let area = window.area();
        Some(Self { area, window: Some(window), ..whole })
    }

    /// The smallest area in which a window shows a part of the board, if there is
    /// one.
    pub(crate) fn smallest_window(scene: &Scene) -> Option<Size> {
        Window::smallest(&Self::smallest_with_labels(scene)?)
    }

    fn smallest_with_labels(scene: &Scene) -> Option<Self> {
        Self::all(scene).filter(|layout| layout.labels == Labels::Shown).last()
    }

    /// Whether all columns are visible.
    pub(crate) fn has_all_columns(&self) -> bool {
        self.window.as_ref().is_none_or(|window| window.width() == self.frame().width)
    }

    /// Whether it fits into a room of this size.
    pub(crate) const fn fits(&self, room: Size) -> bool {
        self.area.width <= room.width && self.area.height <= room.height
    }

    fn new(scene: &Scene, sizes: Sizes, labels: Labels) -> Self {
        let geometry = scene.geometry().clone();
        let (side, symbol) = (geometry.side(), symbol_width(scene.geometry(), scene.alphabet()));
        let (width, height) = sizes.cell(&geometry, symbol);
        let (left, top) = match labels {
            Labels::Shown => (side.to_string().len() as u16 + 1, 1),
            Labels::Hidden => (0, 0),
        };
        let regions = geometry.regions();
        let is_border = |gaps: Gaps, boundary: usize, region: &dyn Fn(usize, usize) -> usize| {
            gaps == Gaps::All
                || boundary == 0
                || boundary == side
                || (0..side).any(|other| region(boundary - 1, other) != region(boundary, other))
        };
        let by_column = |column: usize, row: usize| regions.region(row, column);
        let by_row = |row: usize, column: usize| regions.region(row, column);
        let columns = (0..=side).map(|boundary| is_border(sizes.gaps.0, boundary, &by_column));
        let rows = (0..=side).map(|boundary| is_border(sizes.gaps.1, boundary, &by_row));
        let columns = Axis::new(left, width, sizes.gap, columns);
        let rows = Axis::new(top, height, sizes.gap, rows);
        let area = Rect::new(0, 0, columns.end, rows.end);
        Self {
            form: sizes.form,
            gaps: sizes.gaps,
            padding: sizes.gap / 2,
            columns,
            rows,
            cell: Size::new(width, height),
            symbol,
            raster: sizes.raster(&geometry, symbol),
            labels,
            area,
            window: None,
            geometry,
        }
    }

    /// The same at another place.
    #[must_use]
    pub(crate) fn moved_to(mut self, to: Position) -> Self {
        if let Some(window) = &mut self.window {
            window.move_to(to);
        } else {
            self.columns.shift(to.x.wrapping_sub(self.area.x));
            self.rows.shift(to.y.wrapping_sub(self.area.y));
        }
        (self.area.x, self.area.y) = (to.x, to.y);
        self
    }

    /// The form in which the board is drawn.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// Whether there is room for a line between all cells.
    pub(crate) fn is_lined(&self) -> bool {
        self.gaps == (Gaps::All, Gaps::All)
    }

    /// Whether there is room for a line between all columns.
    pub(super) fn has_column_lines(&self) -> bool {
        self.gaps.0 == Gaps::All
    }

    /// Whether there is room for a line between all rows.
    pub(super) fn has_row_lines(&self) -> bool {
        self.gaps.1 == Gaps::All
    }

    /// Whether rows and columns have numbers.
    pub(crate) fn has_labels(&self) -> bool {
        self.labels == Labels::Shown
    }

    /// The area of the board, with its labels.
    pub const fn area(&self) -> Rect {
        self.area
    }

    /// Where the whole board begins, in its own coordinates.
    pub(super) fn origin(&self) -> Position {
        if self.window.is_some() { Position::ORIGIN } else { self.area.as_position() }
    }

    /// The visible part of the board, if it is not the whole board.
    pub(super) const fn window(&self) -> Option<&Window> {
        self.window.as_ref()
    }

    /// The area of a cell, without the lines around it.
    pub fn area_of(&self, cell: Cell) -> Rect {
        let at = self.geometry.position(cell);
        let (x, y) = (self.columns.starts[at.column], self.rows.starts[at.row]);
        Rect::new(x, y, self.cell.width, self.cell.height)
    }

    /// The same with the blank columns and rows up to the lines.
    pub(super) fn ground_of(&self, cell: Cell) -> Rect {
        self.area_of(cell).outer(Margin::new(self.padding, self.padding))
    }

    /// The cell at this position. Lines and labels belong to no cell.
    pub fn cell_at(&self, position: Position) -> Option<Cell> {
        let position = match &self.window {
            Some(window) => window.inside(position)?,
            None => position,
        };
        Some(self.geometry.cell(self.rows.at(position.y)?, self.columns.at(position.x)?))
    }

    /// The place of a note and its sign, in forms that have one for each.
    pub fn area_of_note(&self, Candidate { cell, digit }: Candidate) -> Option<Rect> {
        let Raster { columns, pitch, leading, margin } = self.raster;
        let (area, index) = (self.area_of(cell), digit.index() as u16);
        self.form.has_places().then(|| {
            let (x, y) = (margin + index % columns * pitch, index / columns * leading);
            Rect::new(area.x + x, area.y + y, pitch, 1)
        })
    }

    /// Whether there is room for a sign before each note.
    pub(super) const fn has_signs(&self) -> bool {
        self.raster.pitch > self.symbol
    }

    /// The note that has its place here, written or not.
    pub fn candidate_at(&self, position: Position) -> Option<Candidate> {
        let cell = self.cell_at(position)?;
        Digit::all(self.geometry.side())
            .map(|digit| Candidate { cell, digit })
            .find(|&candidate| self.area_of_note(candidate).is_some_and(|area| area.contains(position)))
    }

    /// The area within the lines around the board, including these lines.
    pub(crate) fn frame(&self) -> Rect {
        let (across, along) = (self.columns.span(), self.rows.span());
        Rect::new(across.start, along.start, across.end - across.start, along.end - along.start)
    }
}

/// The number of columns that the widest symbol of a board takes.
pub(crate) fn symbol_width(board: &Geometry, alphabet: &Alphabet) -> u16 {
    let symbols = Digit::all(board.side()).map(|digit| alphabet.symbol(digit));
    symbols.map(|symbol| Span::raw(symbol).width() as u16).max().unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use sudokit::board::Regions;

    use super::*;

    fn scene(side: usize) -> Scene {
        Scene::new(Geometry::of_side(side).unwrap(), Alphabet::usual(side))
    }

    fn fit(scene: &Scene, width: u16, height: u16) -> Layout {
        Layout::fit(scene, Rect::new(0, 0, width, height)).unwrap()
    }

    #[test]
    fn the_largest_form_that_fits_is_taken() {
        let table = [
            (9, (200, 60), Form::Notes, (140, 58)),
            (9, (120, 40), Form::Notes, (102, 38)),
            (9, (100, 40), Form::Notes, (100, 37)),
            (9, (80, 40), Form::Notes, (75, 38)),
            (9, (80, 37), Form::Notes, (73, 37)),
            (9, (80, 32), Form::Notes, (69, 32)),
            (9, (80, 31), Form::Notes, (67, 31)),
            (9, (80, 30), Form::Dense, (75, 29)),
            (9, (60, 30), Form::Dense, (57, 29)),
            (9, (80, 24), Form::Dense, (75, 23)),
            (9, (60, 24), Form::Dense, (57, 23)),
            (9, (60, 22), Form::Dense, (55, 22)),
            (9, (80, 20), Form::Chart, (75, 20)),
            (9, (60, 20), Form::Chart, (57, 20)),
            (9, (60, 18), Form::Chart, (57, 14)),
            (9, (40, 20), Form::Compact, (39, 20)),
            (9, (40, 19), Form::Compact, (37, 19)),
            (9, (40, 14), Form::Tight, (33, 14)),
            (9, (40, 13), Form::Tight, (31, 13)),
            (9, (24, 15), Form::Slim, (24, 14)),
            (4, (40, 18), Form::Notes, (35, 18)),
            (4, (40, 15), Form::Notes, (35, 14)),
            (6, (80, 24), Form::Notes, (69, 20)),
            (8, (60, 24), Form::Dense, (59, 22)),
            (16, (200, 60), Form::Dense, (180, 50)),
            (16, (80, 24), Form::Tight, (56, 22)),
            (16, (80, 21), Form::Tight, (53, 21)),
            (25, (120, 40), Form::Tight, (84, 32)),
            (25, (80, 40), Form::Slim, (59, 32)),
        ];
        for (side, (width, height), form, (columns, rows)) in table {
            let layout = fit(&scene(side), width, height);
            let found = (layout.form(), layout.area().width, layout.area().height);
            assert_eq!(found, (form, columns, rows), "{side} in {width}x{height}");
        }
    }

    #[test]
    fn a_cell_is_found_at_its_place() {
        let jigsaw: Regions = "AAABB AACBB DCCCB DDCEE DDEEE".parse().unwrap();
        let jigsaw = Scene::new(Geometry::with_regions(jigsaw), Alphabet::usual(5));
        for scene in [scene(4), scene(9), scene(16), jigsaw] {
            for (width, height) in [(200, 90), (80, 31), (80, 24), (80, 22)] {
                let layout = fit(&scene, width, height);
                let mut seen = 0;
                for cell in scene.geometry().cells() {
                    for at in layout.ground_of(cell).positions() {
                        assert_eq!(layout.cell_at(at), Some(cell));
                        seen += 1;
                    }
                }
                let found = layout.area().positions().filter(|&at| layout.cell_at(at).is_some()).count();
                assert_eq!(seen, found, "cells do not overlap, and lines are not cells");
            }
        }
    }

    #[test]
    fn a_note_is_found_at_its_place() {
        let scene = scene(9);
        let layout = fit(&scene, 80, 40);
        for cell in scene.geometry().cells() {
            for digit in Digit::all(9) {
                let candidate = Candidate { cell, digit };
                let area = layout.area_of_note(candidate).unwrap();
                assert_eq!(area.intersection(layout.area_of(cell)), area);
                assert!(area.positions().all(|at| layout.candidate_at(at) == Some(candidate)));
            }
        }
        let compact = fit(&scene, 40, 20);
        assert_eq!(compact.area_of_note(Candidate { cell: Cell::new(0), digit: Digit::new(1) }), None);
    }

    #[test]
    fn every_board_has_a_smallest_form_and_no_smaller_one() {
        for side in [4, 6, 9, 16, 25, 64] {
            let too_small = Layout::fit(&scene(side), Rect::new(0, 0, 1, 1)).unwrap_err();
            let Size { width, height } = too_small.needs;
            assert!(Layout::fit(&scene(side), Rect::new(3, 2, width, height)).is_ok());
            assert!(Layout::fit(&scene(side), Rect::new(3, 2, width - 1, height)).is_err());
            assert!(Layout::fit(&scene(side), Rect::new(3, 2, width, height - 1)).is_err());
        }
    }
}
