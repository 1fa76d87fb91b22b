//! The notes of the cursor's box, if the board has no room for them. If there is
//! little room here too, shows the notes of one cell in words.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};
use sudokit::{Candidate, Cell, Digit, DigitSet};
use sudokit_game::{Game, NoteKind, checked};

use super::Mode;
use crate::board::{places, raised, symbol_width};
use crate::texts::text;
use crate::{Meaning, Theme};

/// The cells around the cursor, enlarged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Zoom<'a> {
    pub(super) game: &'a Game,
    pub(super) theme: Theme,
}

/// A heading and a blank line above it.
const HEADING: u16 = 2;

/// The columns before the notes of a cell.
const NOTES_LEFT: u16 = 2;

impl Widget for Zoom<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if self.draw_box(area, buffer).is_none() {
            self.draw_words(area, buffer);
        }
    }
}

impl Zoom<'_> {
    /// Draws the notes of the cursor's cell in words.
    pub(super) fn draw_words(&self, area: Rect, buffer: &mut Buffer) {
        let notes = NoteKind::ALL.map(|kind| (kind, self.notes(kind)));
        self.paragraph(notes).render(area, buffer);
    }

    /// The rows that the words need if the cell has all notes, so that nothing
    /// moves when the cursor does.
    pub(super) fn rows_of_words(&self, width: u16) -> u16 {
        let all = DigitSet::full(self.game.board().side());
        self.paragraph([(NoteKind::Centre, all)]).line_count(width.max(1)) as u16
    }

    /// Draws the cells of the cursor's box, if boxes are rectangles and there is
    /// room for them.
    fn draw_box(&self, area: Rect, buffer: &mut Buffer) -> Option<()> {
        let cells = self.cells(area)?;
        let heading = text!("play-zoom", cell = self.cursor());
        buffer.set_stringn(area.x, area.y + 1, heading, area.width.into(), self.theme.style(Meaning::Muted));
        let first = cells.first().map_or(area, |(_, place)| *place);
        for (cell, place) in cells {
            self.draw_cell(cell, place, buffer);
            self.draw_lines(place, (place.x > first.x, place.y > first.y), buffer);
        }
        Some(())
    }

    /// The cells of the cursor's box and their places, if there is room for them.
    fn cells(&self, area: Rect) -> Option<Vec<(Cell, Rect)>> {
        let board = self.game.board();
        let shape = board.shape()?;
        let at = board.position(self.game.selection.cursor());
        let (top, left) = (at.row - at.row % shape.rows(), at.column - at.column % shape.columns());
        // The columns and rows of a cell, with a line after it.
        let (rows, columns) = places(board);
        let (width, height) = (columns * self.note_pitch() + 3, rows + 1);
        let is_room = shape.columns() as u16 * width <= area.width
            && shape.rows() as u16 * height + HEADING <= area.height;
        let cell = |(row, column): (usize, usize)| {
            let (x, y) = (area.x + column as u16 * width, area.y + HEADING + row as u16 * height);
            (board.cell(top + row, left + column), Rect::new(x, y, width - 1, height - 1))
        };
        let positions = (0..board.side()).map(|i| (i / shape.columns(), i % shape.columns()));
        is_room.then(|| positions.map(cell).collect())
    }

    /// The candidate whose note has this place.
    pub(super) fn candidate_at(&self, area: Rect, at: Position) -> Option<Candidate> {
        let (_, columns) = places(self.game.board());
        let (cell, place) = self.cells(area)?.into_iter().find(|(_, place)| place.contains(at))?;
        let column = (at.x - place.x).saturating_sub(NOTES_LEFT) / self.note_pitch();
        let index = usize::from((at.y - place.y) * columns + column.min(columns - 1));
        Some(Candidate { cell, digit: checked::digit(self.game.board(), index + 1)? })
    }

    /// The distance between notes in a row.
    fn note_pitch(&self) -> u16 {
        symbol_width(self.game.board(), self.game.alphabet()) + 1
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
        let (pitch, left) = (self.note_pitch(), area.x + NOTES_LEFT);
        if is_cursor {
            for y in area.rows() {
                buffer.set_string(area.x, y.y, "▌", theme.style(Meaning::Key));
            }
        }
        let mut put_in_the_middle = |text: String, meaning: Meaning| {
            buffer.set_string(left + columns / 2 * pitch, area.y + rows / 2, text, theme.style(meaning));
        };
        if let Some(digit) = game.digit(cell) {
            let meaning = if game.given(cell).is_some() { Meaning::Given } else { Meaning::Own };
            return put_in_the_middle(game.alphabet().symbol(digit), meaning);
        }
        let square = game.square(cell);
        if !square.has_notes() {
            return put_in_the_middle("·".to_owned(), Meaning::Muted);
        }
        for digit in square.corner | square.centre {
            let index = digit.index() as u16;
            let (x, y) = (left + index % columns * pitch, area.y + index / columns);
            let symbol = game.alphabet().symbol(digit);
            if square.corner.contains(digit) {
                let style = self.tinted(cell, digit, theme.style(Meaning::CornerNote));
                buffer.set_string(x - 1, y, raised(&symbol).unwrap_or_else(|| symbol.clone()), style);
            }
            if square.centre.contains(digit) {
                let style = self.tinted(cell, digit, theme.style(Meaning::CentreNote));
                buffer.set_string(x, y, symbol, style);
            }
        }
    }

    fn tinted(&self, cell: Cell, digit: Digit, style: Style) -> Style {
        let tint = self.game.square(cell).tints.get(&digit);
        tint.map_or(style, |&color| style.patch(self.theme.style(Meaning::Tint(color.into()))))
    }

    /// The notes of a kind in the cursor's cell.
    fn notes(&self, kind: NoteKind) -> DigitSet {
        let cell = self.game.selection.cursor();
        match self.game.digit(cell) {
            Some(_) => DigitSet::EMPTY,
            None => self.game.square(cell).notes(kind),
        }
    }

    /// `r1c3 centre 4 5 6`
    fn paragraph(&self, notes: impl IntoIterator<Item = (NoteKind, DigitSet)>) -> Paragraph<'static> {
        let mut line = Line::from(self.theme.span(Meaning::Muted, self.cursor()));
        for (kind, digits) in notes.into_iter().filter(|(_, digits)| !digits.is_empty()) {
            let symbols: Vec<String> =
                digits.into_iter().map(|digit| self.game.alphabet().symbol(digit)).collect();
            let text = format!(" {} {}", Mode::Note(kind).name(), symbols.join(" "));
            line.push_span(self.theme.span(Meaning::Text, text));
        }
        Paragraph::new(line).wrap(Wrap { trim: true })
    }

    /// The same without words, for a line that shows keys as well: `r1c3 456`.
    /// Corner notes are small.
    pub(super) fn in_brief(&self) -> Option<String> {
        let gap = if symbol_width(self.game.board(), self.game.alphabet()) > 1 { " " } else { "" };
        let list = |kind: NoteKind| {
            let symbols = self.notes(kind).into_iter().map(|digit| self.game.alphabet().symbol(digit));
            let small = |symbol: String| raised(&symbol).unwrap_or(symbol);
            let symbols = symbols.map(|symbol| if kind == NoteKind::Corner { small(symbol) } else { symbol });
            symbols.collect::<Vec<_>>().join(gap)
        };
        let lists: Vec<String> =
            NoteKind::ALL.map(list).into_iter().filter(|list| !list.is_empty()).collect();
        (!lists.is_empty()).then(|| format!("{} {}", self.cursor(), lists.join(" ")))
    }

    /// The name of the cursor's cell.
    fn cursor(&self) -> String {
        let at = self.game.board().position(self.game.selection.cursor());
        self.game.settings.coordinates.cell(at)
    }
}
