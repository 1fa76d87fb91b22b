//! The notes of the cursor's box, if the board has no room for them. If there
//! is little room here too, the notes of one cell in words.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};
use sudokit::{Cell, Digit, DigitSet};
use sudokit_game::{Game, NoteKind};

use crate::board::places;
use crate::{Meaning, Theme};

/// The cells around the cursor, enlarged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Zoom<'a> {
    pub(super) game: &'a Game,
    pub(super) theme: Theme,
}

/// A heading and a blank line above it.
const HEADING: u16 = 2;

impl Widget for Zoom<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        match self.shape() {
            Some((width, height)) if width <= area.width && height + HEADING <= area.height => {
                self.draw_box(area, buffer);
            }
            _ => Paragraph::new(self.words()).wrap(Wrap { trim: true }).render(area, buffer),
        }
    }
}

impl Zoom<'_> {
    /// The cells of the cursor's box, where boxes are rectangles.
    fn cells(&self) -> Option<(Vec<Cell>, usize)> {
        let board = self.game.board();
        let shape = board.shape()?;
        let at = board.position(self.game.selection.cursor());
        let (top, left) =
            (at.row / shape.rows() * shape.rows(), at.column / shape.columns() * shape.columns());
        let cells =
            (0..board.side()).map(|i| board.cell(top + i / shape.columns(), left + i % shape.columns()));
        Some((cells.collect(), shape.columns()))
    }

    fn symbol_width(&self) -> u16 {
        let symbols = Digit::all(self.game.board().side()).map(|digit| self.game.alphabet().symbol(digit));
        symbols.map(|symbol| symbol.chars().count() as u16).max().unwrap_or(1)
    }

    /// The columns and rows of a cell, with a line after it.
    fn pitch(&self) -> (u16, u16) {
        let (rows, columns) = places(self.game.board());
        (columns * (self.symbol_width() + 1) + 3, rows + 1)
    }

    fn shape(&self) -> Option<(u16, u16)> {
        let (cells, columns) = self.cells()?;
        let (width, height) = self.pitch();
        Some((columns as u16 * width, cells.len().div_ceil(columns) as u16 * height))
    }

    fn draw_box(&self, area: Rect, buffer: &mut Buffer) {
        let Some((cells, columns)) = self.cells() else { return };
        let at = self.game.board().position(self.game.selection.cursor());
        let heading = format!("Notes around {at}");
        buffer.set_stringn(area.x, area.y + 1, heading, area.width.into(), self.theme.style(Meaning::Muted));
        let (width, height) = self.pitch();
        for (number, cell) in cells.into_iter().enumerate() {
            let (column, row) = ((number % columns) as u16, (number / columns) as u16);
            let place =
                Rect::new(area.x + column * width, area.y + HEADING + row * height, width - 1, height - 1);
            self.draw_cell(cell, place, buffer);
            self.draw_lines(place, (column > 0, row > 0), buffer);
        }
    }

    /// The lines to the left of a cell and above it, where others are.
    fn draw_lines(&self, place: Rect, (has_left, has_above): (bool, bool), buffer: &mut Buffer) {
        let style = self.theme.style(Meaning::Line);
        if has_left {
            for row in place.rows() {
                buffer.set_string(place.x - 1, row.y, "│", style);
            }
        }
        if has_above {
            let line = "─".repeat(place.width.into());
            buffer.set_string(place.x, place.y - 1, &line, style);
            if has_left {
                buffer.set_string(place.x - 1, place.y - 1, "┼", style);
            }
        }
    }

    fn draw_cell(&self, cell: Cell, area: Rect, buffer: &mut Buffer) {
        let (game, theme) = (self.game, self.theme);
        let is_cursor = cell == game.selection.cursor();
        let (rows, columns) = places(game.board());
        let pitch = self.symbol_width() + 1;
        if is_cursor {
            for y in area.rows() {
                buffer.set_string(area.x, y.y, "▌", theme.style(Meaning::Key));
            }
        }
        let left = area.x + 2;
        if let Some(digit) = game.digit(cell) {
            let meaning = if game.puzzle().get(cell).is_some() { Meaning::Given } else { Meaning::Own };
            let (x, y) = (left + columns / 2 * pitch, area.y + rows / 2);
            buffer.set_string(x, y, game.alphabet().symbol(digit), theme.style(meaning));
            return;
        }
        let square = game.square(cell);
        if !square.has_notes() {
            buffer.set_string(
                left + columns / 2 * pitch,
                area.y + rows / 2,
                "·",
                theme.style(Meaning::Muted),
            );
        }
        for digit in square.corner | square.centre {
            let index = digit.index() as u16;
            let (x, y) = (left + index % columns * pitch, area.y + index / columns);
            let is_corner = square.corner.contains(digit);
            let meaning = if is_corner { Meaning::CornerNote } else { Meaning::CentreNote };
            let sign = match (is_corner, square.centre.contains(digit)) {
                (true, true) => "\"",
                (true, false) => "'",
                (false, _) => "",
            };
            let style = self.tinted(cell, digit, theme.style(meaning));
            buffer.set_string(x - 1, y, sign, style);
            buffer.set_string(x, y, game.alphabet().symbol(digit), style);
        }
    }

    fn tinted(&self, cell: Cell, digit: Digit, style: Style) -> Style {
        let tint = self.game.square(cell).tints.get(&digit);
        tint.map_or(style, |&color| style.patch(self.theme.style(Meaning::Tint(color.into()))))
    }

    /// The notes of the cursor's cell in words.
    fn words(&self) -> Vec<Line<'static>> {
        let cell = self.game.selection.cursor();
        let square = self.game.square(cell);
        let at = self.game.board().position(cell);
        let list = |set: DigitSet| {
            let symbols: Vec<String> =
                set.into_iter().map(|digit| self.game.alphabet().symbol(digit)).collect();
            symbols.join(" ")
        };
        let mut lines = vec![Line::styled(format!("{at}"), self.theme.style(Meaning::Muted))];
        if self.game.digit(cell).is_none() {
            for kind in NoteKind::ALL {
                let notes = square.notes(kind);
                if !notes.is_empty() {
                    let text = format!("{} {}", kind.name(), list(notes));
                    lines.push(Line::styled(text, self.theme.style(Meaning::Text)));
                }
            }
        }
        lines
    }
}
