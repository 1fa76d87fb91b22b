//! A box of lines in the middle of the screen, over everything else, and how its
//! text is scrolled.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Wrap};

use crate::{Meaning, Theme};

/// Lines under a title, from the first row that is seen.
#[derive(Debug)]
pub(crate) struct Popup {
    pub(crate) title: String,
    pub(crate) lines: Vec<Line<'static>>,
    /// The first row that is seen, unless the chosen line is elsewhere.
    pub(crate) first: usize,
    /// The line that must be seen.
    pub(crate) chosen: Option<usize>,
}

/// Where a popup was drawn, for the mouse and for scrolling.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PopupArea {
    /// All of it, with its frame.
    pub(crate) room: Rect,
    inner: Rect,
    /// The first row that is seen.
    first: usize,
    /// The first row that is seen at the end of the text.
    last: usize,
    /// The row in which each line begins.
    starts: Vec<usize>,
}

/// More columns are hard to read.
const WIDEST: u16 = 84;

/// The frame with its padding.
const FRAME: u16 = 4;

/// The columns of text in a popup on this area.
pub(crate) fn text_columns(area: Rect) -> usize {
    area.width.min(WIDEST).saturating_sub(FRAME).into()
}

impl Popup {
    /// Draws it into an area, as large as the lines need. What does not fit can be
    /// scrolled to.
    pub(crate) fn draw(self, frame: &mut Frame, theme: Theme, area: Rect) -> PopupArea {
        let Self { title, lines, first, chosen } = self;
        let width = lines.iter().map(Line::width).max().unwrap_or(0).max(title.len()) as u16 + FRAME;
        let width = width.min(area.width).min(WIDEST);
        let columns = width.saturating_sub(FRAME);
        let paragraph = |lines: Vec<Line<'static>>| Paragraph::new(lines).wrap(Wrap { trim: false });
        let starts = lines.iter().scan(0, |row, line| {
            let start = *row;
            *row += paragraph(vec![line.clone()]).line_count(columns);
            Some(start)
        });
        let starts: Vec<usize> = starts.collect();
        let text = paragraph(lines);
        let rows = text.line_count(columns);
        let height = (rows as u16 + 2).min(area.height);
        let room = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width,
            height,
        };
        let seen = usize::from(height.saturating_sub(2));
        let last = rows.saturating_sub(seen);
        let mut first = first.min(last);
        if let Some(start) = chosen.and_then(|line| starts.get(line)) {
            first =
                first.clamp((start + 1).saturating_sub(seen), (*start).max((start + 1).saturating_sub(seen)));
        }
        let mut block = Block::bordered().title(title).padding(Padding::horizontal(1));
        if last > 0 {
            block = block.title_bottom(if first < last { " ↓ more " } else { " ↑ back " });
        }
        let inner = block.inner(room);
        frame.render_widget(Clear, room);
        let text = text.scroll((first as u16, 0));
        frame.render_widget(text.block(block.style(theme.style(Meaning::Text))), room);
        PopupArea { room, inner, first, last, starts }
    }
}

impl PopupArea {
    /// The line of the text at a place of the screen.
    pub(crate) fn line_at(&self, at: Position) -> Option<usize> {
        let row = self.inner.contains(at).then(|| usize::from(at.y - self.inner.y) + self.first)?;
        self.starts.iter().rposition(|&start| start <= row)
    }
}

/// How a text is scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paging {
    LinesDown(usize),
    LinesUp(usize),
    PageDown,
    PageUp,
    Start,
    End,
}

impl Paging {
    /// What a key does to a text, as in other programs that show pages.
    pub(crate) fn of(key: KeyEvent) -> Option<Self> {
        Some(match key.code {
            KeyCode::Down | KeyCode::Char('j') => Self::LinesDown(1),
            KeyCode::Up | KeyCode::Char('k') => Self::LinesUp(1),
            KeyCode::PageDown | KeyCode::Char(' ') => Self::PageDown,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::Home => Self::Start,
            KeyCode::End => Self::End,
            _ => return None,
        })
    }

    /// The row to begin with, where a page has `seen` rows from `first` on and the
    /// last page begins with row `last`. A page repeats one row of the one before,
    /// unless it has only a few.
    pub(crate) fn go(self, first: usize, last: usize, seen: usize) -> usize {
        const FEW: usize = 4;
        let page = if seen > FEW { seen - 1 } else { seen.max(1) };
        let row = match self {
            Self::LinesDown(lines) => first + lines,
            Self::LinesUp(lines) => first.saturating_sub(lines),
            Self::PageDown => first + page,
            Self::PageUp => first.saturating_sub(page),
            Self::Start => 0,
            Self::End => last,
        };
        row.min(last)
    }

    /// The same for a popup.
    pub(crate) fn go_in(self, area: &PopupArea) -> usize {
        self.go(area.first, area.last, area.inner.height.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_overlap_by_a_row_and_end_at_the_end() {
        assert_eq!(Paging::PageDown.go(0, 30, 10), 9);
        assert_eq!(Paging::PageDown.go(27, 30, 10), 30);
        assert_eq!(Paging::PageUp.go(5, 30, 10), 0);
        assert_eq!(Paging::PageDown.go(0, 30, 3), 3, "a small page is turned as a whole");
        assert_eq!(Paging::End.go(3, 30, 10), 30);
        assert_eq!(Paging::LinesDown(3).go(29, 30, 10), 30);
    }
}
